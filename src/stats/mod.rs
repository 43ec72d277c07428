//! Figures about a player, from the hands that were played.
//!
//! Everything is read from events, nothing is counted while playing. A share is never a bare per
//! cent: [`Rate`] has the number of cases and the range in which the true value may well lie.
//!
//! | to have | ask |
//! |---|---|
//! | what a player did in one hand | [`Deeds`] |
//! | what he does over many | [`Tally`] |
//! | the same by position, structure and number of players, and the course of the winnings | [`Report`] |
//! | what he would have won without the luck of the last cards | [`luck_adjusted`] |

mod deeds;
mod luck;
mod rate;
mod report;
mod tally;

pub use deeds::Deeds;
pub use luck::luck_adjusted;
pub use rate::Rate;
pub use report::{Balance, Company, PLACES, Report, place};
pub use tally::{Tally, Winnings};
