//! An opponent of a level and a character.

use super::Bot;
use super::character::Character;
use super::decision::{Budget, Decision};
use super::level::Level;
use super::rng::SimRng;
use crate::engine::hand::TableView;

/// An opponent of a level and a character.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    level: Level,
    character: Character,
}

impl Player {
    /// An opponent.
    #[must_use]
    pub const fn new(level: Level, character: Character) -> Self {
        Self { level, character }
    }
}

impl Bot for Player {
    fn decide(&mut self, view: &TableView, _rng: &mut SimRng, _budget: Budget) -> Decision {
        let _ = (self.level, self.character);
        Decision::passive(view)
    }
}
