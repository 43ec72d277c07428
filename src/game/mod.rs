//! A game in progress: the table, who plays, the hand, and all that as text to be kept.
//!
//! It knows no time and no page: whoever drives it asks [`Game::turn`], brings decisions to
//! [`Game::act`], and shows [`Game::view`]. A [`Game`] is a cash game, a [`TournamentGame`] a
//! tournament at one table or at many.

mod backup;
mod chair;
mod entrants;
mod error;
#[expect(clippy::module_inception, reason = "the type the module is about")]
mod game;
mod outline;
mod players;
mod saved;
mod session;
mod setup;
mod tournament;
mod wish;

pub use backup::{BACKUP_VERSION, Backup, BackupError, Changes};
pub use error::{GameError, LoadError, TournamentGameError};
pub use game::Game;
pub use outline::Outline;
pub use players::{Player, PlayerKind};
pub use saved::SAVE_VERSION;
pub(crate) use saved::{from_text as saved_from_text, to_text as saved_to_text};
pub use session::Session;
pub use setup::{GameSetup, Opponent};
pub use tournament::TournamentGame;
pub use wish::Wish;
