//! The record of a hand: everything that is needed to play it again.

mod played;
mod record;

pub use played::{Figures, PlayedHand, PlayedHandError, known_afterwards, seen_through};
pub use record::{HandRecord, ReplayError};
