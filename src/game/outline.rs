//! What a saved game says about itself.

use serde::Deserialize;

use super::error::LoadError;
use super::saved::from_text;
use super::setup::GameSetup;

/// What a saved game says about itself, without being played again up to where it stands: enough
/// for a page that only leads to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Outline {
    /// What it began with.
    pub setup: GameSetup,
    /// Which hand it stands in, from 1; 0 before the first.
    #[serde(rename = "number")]
    pub hand_number: u64,
}

impl Outline {
    /// Reads it in the text of a saved game. Whether the whole can be read, only
    /// [`Game::load`](super::Game::load) says.
    ///
    /// # Errors
    ///
    /// As far as it reads, those of [`Game::load`](super::Game::load).
    pub fn read(text: &str) -> Result<Self, LoadError> {
        from_text(text)
    }
}
