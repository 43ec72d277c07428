//! How well an opponent plays.

use core::fmt;

use serde::{Deserialize, Serialize};

/// How well an opponent plays: 1 is a beginner, 8 the strongest there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(8);

    /// The level with this number, if it is from 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 8 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All eight, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=8).map(Self)
    }

    /// Whether some of its hands are reckoned out, as only a program with the solver can.
    #[must_use]
    pub const fn reckons(self) -> bool {
        self.skill().push_fold
    }

    /// What the level can do.
    #[must_use]
    pub const fn skill(self) -> Skill {
        let steps = (self.0 - 1) as u32;
        let place = steps as usize;
        Skill {
            rollouts: 60 + steps * 90,
            misjudgement: [290, 205, 150, 110, 76, 46, 20, 1][place],
            reads: steps * 1000 / 7,
            position: steps * 1000 / 7,
            slips: 70 - steps * 10,
            calls: [260, 150, 95, 62, 38, 18, 0, 0][place],
            push_fold: self.0 >= 7,
            endgames: self.0 >= 8,
            adapts: self.0 >= 7,
        }
    }
}

impl Default for Level {
    /// A fair opponent for a first game.
    fn default() -> Self {
        Self(4)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelError {
    /// The number; levels are 1 to 8.
    pub number: u8,
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a level; levels are 1 to 8", self.number)
    }
}

impl core::error::Error for LevelError {}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Self, LevelError> {
        Self::new(number).ok_or(LevelError { number })
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// What a level can do, in figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Hands dealt in thought for one decision.
    pub rollouts: u32,
    /// How far off his judgement of his chances may be, in per mille.
    pub misjudgement: u32,
    /// How much he makes of what the others did, in per mille; 0 takes them to hold anything.
    pub reads: u32,
    /// How much he makes of position, in per mille.
    pub position: u32,
    /// How often he does the second best thing, in per mille.
    pub slips: u32,
    /// How much better, per mille, the weaker of his hands look to him when he should fold them:
    /// he pays to see what the other has.
    pub calls: u32,
    /// Whether he knows how to play all-in or fold with a short stack.
    pub push_fold: bool,
    /// Whether he reckons the end of a hand out.
    pub endgames: bool,
    /// Whether he plays everybody by what everybody has seen of him in this game.
    pub adapts: bool,
}
