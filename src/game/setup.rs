//! What a game begins with.

use serde::{Deserialize, Serialize};

use crate::bots::{Character, Level};
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::hand::Stakes;
use crate::engine::house::HouseRules;
use crate::engine::seat::Seat;
use crate::engine::table::CashRules;

/// Everything that determines a game but the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GameSetup {
    /// The seed of all decks and all bots.
    pub seed: Seed,
    /// Places at the table, all of them taken: 2 to 10.
    pub seats: u8,
    /// Blinds and antes.
    pub stakes: Stakes,
    /// What everybody buys in for, and a bot that has lost it buys again.
    pub buy_in: Chips,
    /// The place of the human.
    pub you: Seat,
    /// The house rules.
    pub rules: HouseRules,
    /// How well the opponents play that are not named below.
    pub level: Level,
    /// The opponents, clockwise from the human's left; those missing are chosen by the game.
    pub opponents: Vec<Opponent>,
}

/// An opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// His name.
    pub name: String,
    /// How well he plays.
    pub level: Level,
    /// In which style.
    pub character: Character,
}

impl Default for GameSetup {
    /// Six at a no-limit table of 5/10 with 1,000 each.
    fn default() -> Self {
        Self {
            seed: Seed::new([0; 32]),
            seats: 6,
            stakes: Stakes {
                small_blind: Chips::new(5),
                big_blind: Chips::new(10),
                ante: Chips::ZERO,
            },
            buy_in: Chips::new(1000),
            you: Seat(0),
            rules: HouseRules::default(),
            level: Level::default(),
            opponents: Vec::new(),
        }
    }
}

impl GameSetup {
    /// The agreements of the table.
    #[must_use]
    pub fn cash_rules(&self) -> CashRules {
        CashRules {
            seats: self.seats,
            stakes: self.stakes,
            house: self.rules,
        }
    }
}
