//! Tournaments, from a duel to a hundred and eighty players at many tables.
//!
//! A [`TournamentSetup`] (plain data, may be wrong) becomes a [`Tournament`] or a typed error.
//! [`Tournament::next_hand`] gives a table its next hand, [`Tournament::settle`] takes the played
//! hand back; whatever follows from it (eliminations, moves, prizes) is told in events with the
//! referee's reasons. There is no clock inside: time comes in by [`Tournament::pass_time`].

mod buying;
mod clock;
mod color_up;
mod draw;
mod error;
mod event;
mod levels;
mod payouts;
mod progress;
mod rebuys;
mod room;
mod saved;
mod seating;
mod setup;
mod standings;
#[expect(clippy::module_inception, reason = "the type the module is about")]
mod tournament;

pub use clock::{Clock, Elapsed, Remaining};
pub use color_up::{Odd, Race, color_up, smallest_chip};
pub use error::TournamentError;
pub use event::{TournamentEvent, TournamentWhat};
pub use levels::{Level, LevelError, LevelTable};
pub use payouts::{Money, PayoutError, PayoutTable};
pub use rebuys::RebuyTerms;
pub use room::{Place, TableId, TournamentTable};
pub use setup::{PlayerId, TournamentSetup, TournamentSetupError};
pub use standings::{Finish, Out, places};
pub use tournament::Tournament;
