//! Whole local days.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A local date, as the number of days since 1970-01-01.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Day(pub i32);

impl Day {
    /// The day of a date, `2026-11-30`; none if it is no date.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('-').map(|part| part.parse::<i32>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        let ranges = (1970..=9999).contains(&year) && (1..=12).contains(&month);
        let number = Self::of(year, month, day);
        // The 31st of a short month is none of its days.
        (ranges && parts.next().is_none() && number.to_string() == text).then_some(number)
    }

    /// The day of year, month and day; the year begins with March, so that a leap day is its last.
    const fn of(year: i32, month: i32, day: i32) -> Self {
        let (year, month) = if month > 2 {
            (year, month - 3)
        } else {
            (year - 1, month + 9)
        };
        let before = year * 365 + year / 4 - year / 100 + year / 400;
        // Days from March to the first of a month, then from the year 0 to 1970.
        Self(before + (153 * month + 2) / 5 + day - 1 - 719_468)
    }

    /// So many days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add_unsigned(days))
    }

    /// The days since another day; 0 if that is still to come.
    #[must_use]
    pub const fn since(self, other: Self) -> u32 {
        if self.0 > other.0 {
            self.0.abs_diff(other.0)
        } else {
            0
        }
    }
}

impl fmt::Display for Day {
    /// The date, `2026-11-30`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0.saturating_add(719_468);
        let era = days.div_euclid(146_097);
        let in_era = days.rem_euclid(146_097);
        let year = (in_era - in_era / 1460 + in_era / 36_524 - in_era / 146_096) / 365;
        let in_year = in_era - (365 * year + year / 4 - year / 100);
        let month = (5 * in_year + 2) / 153;
        let day = in_year - (153 * month + 2) / 5 + 1;
        let (next, month) = if month < 10 {
            (0, month + 3)
        } else {
            (1, month - 9)
        };
        write!(f, "{:04}-{month:02}-{day:02}", era * 400 + year + next)
    }
}
