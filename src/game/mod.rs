//! A game in progress: the table, who plays, the hand, and all that as text to be kept.
//!
//! It knows no time and no page: whoever drives it asks [`Game::turn`], brings decisions to
//! [`Game::act`], and shows [`Game::view`].

mod backup;
mod error;
#[expect(clippy::module_inception, reason = "the type the module is about")]
mod game;
mod players;
mod saved;
mod setup;

pub use backup::{BACKUP_VERSION, Backup, BackupError, Changes};
pub use error::{GameError, LoadError};
pub use game::Game;
pub use players::{Player, PlayerKind};
pub use saved::SAVE_VERSION;
pub use setup::{GameSetup, Opponent};
