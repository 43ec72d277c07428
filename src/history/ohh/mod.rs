//! Open Hand History (`.ohh`): JSON, an object with the key `ohh` for each hand, an empty line
//! between hands.
//!
//! Amounts of actions are what the action put in. Fields of our own begin with an underscore, and
//! are written only where the standard's cannot say it: `_forced`, `_min_bet`, `_big_bet`,
//! `_smallest_chip`, `_house_rules`, `_level`, `_buy_in`, `_time_zone`.

mod json;
mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use crate::history::file::Posted;

/// Actions of posting.
const POSTS: [(&str, Posted); 6] = [
    ("Post Ante", Posted::Ante),
    ("Post SB", Posted::SmallBlind),
    ("Post BB", Posted::BigBlind),
    ("Straddle", Posted::Straddle),
    ("Post Dead", Posted::Dead),
    ("Post Extra Blind", Posted::Other),
];
