//! Where and when a hand was played.

use serde::{Deserialize, Serialize};

/// What a file tells beside the hand itself. Nothing here changes how the hand is played, but for
/// the players left in a tournament, which decide the cap between two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Circumstances {
    /// The card room or site.
    pub site: Option<String>,
    /// The number of the hand there.
    pub number: Option<String>,
    /// The table's name or number.
    pub table: Option<String>,
    /// Places at the table.
    pub places: Option<u8>,
    /// The event, as a title.
    pub event: Option<String>,
    /// When the hand began.
    pub began: Moment,
    /// The tournament, if it was one.
    pub tournament: Option<TournamentNote>,
    /// Fields that have no place here, by name, as they stood in the file; only the format that
    /// had them writes them back.
    pub others: Vec<(String, String)>,
}

/// What a file tells of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentNote {
    /// Its number.
    pub number: Option<String>,
    /// The level of the blinds, from 1.
    pub level: Option<u32>,
    /// The buy-in as it was written.
    pub buy_in: Option<String>,
}

/// A date and a time of day, as far as they are known, and the clock they were read from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// Year, month, day.
    pub date: Option<(u16, u8, u8)>,
    /// Hour, minute, second.
    pub time: Option<(u8, u8, u8)>,
    /// The time zone as it was written: `ET`, `UTC`.
    pub zone: Option<String>,
}

impl Moment {
    /// A date, unless there is no such day in any year.
    #[must_use]
    pub fn date_of(year: u64, month: u64, day: u64) -> Option<(u16, u8, u8)> {
        let fits = year <= 9999 && (1..=12).contains(&month) && (1..=31).contains(&day);
        fits.then_some((year as u16, month as u8, day as u8))
    }

    /// A time of day, unless there is none such; a leap second is one.
    #[must_use]
    pub fn time_of(hour: u64, minute: u64, second: u64) -> Option<(u8, u8, u8)> {
        let fits = hour < 24 && minute < 60 && second <= 60;
        fits.then_some((hour as u8, minute as u8, second as u8))
    }
}
