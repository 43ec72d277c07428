//! The form of the file.

use std::collections::BTreeMap;

use cards_speak::bots::{Character, Level};
use serde::Deserialize;

/// All spots.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Litmus {
    /// The beginnings of spots by name: game, table and stacks.
    pub(crate) tables: BTreeMap<String, String>,
    pub(crate) spots: Vec<Trial>,
}

/// One spot, or several that differ in a value.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trial {
    /// Unlike that of all others.
    pub(crate) id: String,
    /// The name of a table.
    pub(crate) table: String,
    /// The lines after those of the table, in the notation of spots. Who is in turn after the last
    /// action is asked. `{1}`, `{2}` … stand for the parts of a value, `{hand}` for a hand.
    #[serde(default)]
    pub(crate) spot: Vec<String>,
    /// What differs between the spots.
    #[serde(default)]
    pub(crate) values: Vec<Vec<String>>,
    /// The cards of whoever is asked, where each spot is asked with several.
    #[serde(default)]
    pub(crate) hands: Hands,
    /// Whom it is asked of.
    #[serde(default)]
    pub(crate) who: Who,
    /// The lowest level that it must hold for.
    pub(crate) from: Level,
    /// With how many kinds of luck each hand is asked.
    #[serde(default = "usual_tries")]
    pub(crate) tries: u32,
    pub(crate) wanted: Wanted,
    /// What it would mean if it did not hold.
    pub(crate) means: String,
    /// Where it is known not to hold yet.
    #[serde(default)]
    pub(crate) known: Option<Known>,
}

const fn usual_tries() -> u32 {
    24
}

/// The hands that stand for `{hand}`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Hands {
    /// None: the spot names the cards.
    #[default]
    Named,
    /// All 169 kinds of starting hands, each as often as it is dealt.
    All,
    /// These.
    These(Vec<String>),
}

/// Whom a spot is asked of.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Who {
    /// A regular player.
    #[default]
    Regular,
    /// All characters in turn.
    Everybody,
}

impl Who {
    /// Who is asked the time of that number.
    pub(crate) const fn at(self, number: u32) -> Character {
        match self {
            Self::Regular => Character::Regular,
            Self::Everybody => Character::ALL[number as usize % Character::ALL.len()],
        }
    }
}

/// What must hold, in per mille.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Wanted {
    /// A measure within bounds, in each of the spots.
    Single {
        of: Measure,
        #[serde(default)]
        least: Option<i64>,
        #[serde(default)]
        most: Option<i64>,
    },
    /// The measure in the first spot less that in the second one within bounds.
    Pair {
        of: Measure,
        #[serde(default)]
        least: Option<i64>,
        #[serde(default)]
        most: Option<i64>,
    },
    /// A measure that rises (or falls) from each spot to the next.
    Monotonic {
        of: Measure,
        direction: Direction,
        /// By so much it may go the wrong way from one to the next.
        #[serde(default)]
        slack: i64,
        /// By so much it must go the right way from the first to the last.
        total: i64,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Direction {
    Rises,
    Falls,
}

/// What is measured: how often something is done, in per mille, or how much is bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Measure {
    Fold,
    Check,
    Call,
    /// A bet or a raise.
    Wager,
    /// A call, a bet or a raise.
    In,
    /// The whole stack, by a call, a bet or a raise.
    AllIn,
    /// The least bet or raise that is allowed, where a larger one is.
    Least,
    /// The average bet or raise beyond a call, in per mille of the pot with the call in it.
    Size,
}

/// Where a spot is known not to hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Known {
    pub(crate) levels: Vec<Level>,
    pub(crate) reason: String,
}

impl Litmus {
    /// Reads the file.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

impl Trial {
    /// Whether it is known not to hold for a level.
    pub(crate) fn is_known(&self, level: Level) -> bool {
        let known = self.known.as_ref();
        known.is_some_and(|known| known.levels.contains(&level))
    }
}
