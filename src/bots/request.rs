//! A question to a bot as data, answered the same in a worker, in the page and in a test.

use serde::{Deserialize, Serialize};

use super::Bot;
use super::character::Character;
use super::decision::{Budget, Decision};
use super::level::Level;
use super::notes::Notes;
use super::player::Player;
use super::think_time::{Pace, think_time};
use crate::engine::cards::Seed;
use crate::engine::hand::TableView;
use crate::odds::SimRng;

/// A question to a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotRequest {
    /// The number of the question, unlike those before it.
    pub id: u64,
    /// What the bot sees.
    pub view: TableView,
    /// How well it plays.
    pub level: Level,
    /// In which style.
    pub character: Character,
    /// What everybody has seen of the players in this game, by seat number; may be too short.
    pub notes: Vec<Notes>,
    /// Its luck in this decision.
    pub seed: Seed,
}

impl BotRequest {
    /// The decision; always a legal one for the view.
    #[must_use]
    pub fn answer(&self, budget: Budget) -> Decision {
        let mut rng = SimRng::new(self.seed);
        Player::new(self.level, self.character)
            .knowing(&self.notes)
            .decide(&self.view, &mut rng, budget)
    }

    /// For how many milliseconds the decision should seem to take.
    #[must_use]
    pub fn think_time(&self, decision: &Decision, pace: Pace) -> u32 {
        let mut rng = SimRng::new(self.seed.for_hand(0));
        think_time(decision, &self.view, &mut rng, pace)
    }
}
