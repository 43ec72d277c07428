//! Places at a table.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, numbered clockwise from 0 (SEAT-4); empty places keep their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most places a deck can serve: 23 without burn cards (SEAT-3).
    pub const MAX: usize = 23;

    /// The place with this number, counted from 1 as players count.
    #[must_use]
    pub fn numbered(number: u64) -> Option<Self> {
        let fits = (1..=Self::MAX as u64).contains(&number);
        fits.then(|| Self(number as u8 - 1))
    }

    /// The number of the place, counted from 1 as players count.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0 as u16 + 1
    }

    /// The place as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
