//! Blind levels (TOURN-8): what is posted, and for how long.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::color_up::chip_of;
use crate::engine::chips::Chips;
use crate::engine::hand::Stakes;
use crate::engine::house::{Ante, AnteSize, HouseRules};

/// One level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The small blind.
    pub small_blind: Chips,
    /// The big blind.
    pub big_blind: Chips,
    /// The ante of each player, or of the big blind for all; nothing for none.
    pub ante: Chips,
    /// Hands or minutes, as the house rule `blindLevels` says.
    pub length: u32,
}

/// The levels of a tournament: a list, and after its end a rule.
///
/// After the last listed level the big blind grows by a third each level, rounded to two digits
/// (S-29) and to the chips in play; small blind and ante keep their ratio to it, rounded down to
/// a chip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Level>", into = "Vec<Level>")]
pub struct LevelTable {
    levels: Vec<Level>,
}

impl LevelTable {
    /// The most levels in a list; after them the rule goes on.
    pub const MOST: usize = 100;
    /// The longest level.
    pub const LONGEST: u32 = 10_000;
    /// The greatest big blind: beyond it blinds stop growing.
    pub const GREATEST: Chips = Chips::new(1 << 48);

    /// The standard table (S-29): ten hands or ten minutes a level, for stacks of 3,000.
    #[must_use]
    pub fn standard() -> Self {
        const LEVELS: [(u64, u64, u64); 13] = [
            (10, 20, 0),
            (15, 30, 0),
            (25, 50, 0),
            (50, 100, 0),
            (75, 150, 15),
            (100, 200, 20),
            (150, 300, 30),
            (200, 400, 40),
            (300, 600, 60),
            (400, 800, 80),
            (600, 1200, 120),
            (800, 1600, 160),
            (1000, 2000, 200),
        ];
        let level = |(small, big, ante)| Level {
            small_blind: Chips::new(small),
            big_blind: Chips::new(big),
            ante: Chips::new(ante),
            length: 10,
        };
        Self {
            levels: LEVELS.into_iter().map(level).collect(),
        }
    }

    /// A table of the organiser's own.
    pub fn new(levels: Vec<Level>) -> Result<Self, LevelError> {
        if levels.is_empty() || levels.len() > Self::MOST {
            return Err(LevelError::Count {
                levels: levels.len(),
            });
        }
        let mut before = Chips::ZERO;
        for (number, level) in (1_u32..).zip(&levels) {
            if level.small_blind.is_zero() || level.small_blind > level.big_blind {
                return Err(LevelError::SmallBlind {
                    level: number,
                    small_blind: level.small_blind,
                    big_blind: level.big_blind,
                });
            }
            if level.big_blind > Self::GREATEST {
                return Err(LevelError::TooGreat { level: number });
            }
            if level.ante > level.big_blind {
                return Err(LevelError::Ante {
                    level: number,
                    ante: level.ante,
                    big_blind: level.big_blind,
                });
            }
            if level.big_blind < before {
                return Err(LevelError::Falling {
                    level: number,
                    big_blind: level.big_blind,
                    before,
                });
            }
            if !(1..=Self::LONGEST).contains(&level.length) {
                return Err(LevelError::Length {
                    level: number,
                    length: level.length,
                });
            }
            before = level.big_blind;
        }
        Ok(Self { levels })
    }

    /// The levels of the list.
    #[must_use]
    pub fn listed(&self) -> &[Level] {
        &self.levels
    }

    /// Level `number`, counted from 1; beyond the list by the rule.
    #[must_use]
    pub fn level(&self, number: u32) -> Level {
        let place = (number.max(1) - 1) as usize;
        if let Some(level) = self.levels.get(place) {
            return *level;
        }
        let Some(&last) = self.levels.last() else {
            // A table is never empty.
            return Level {
                small_blind: Chips::new(1),
                big_blind: Chips::new(1),
                ante: Chips::ZERO,
                length: 1,
            };
        };
        let chip = chip_of(&[last.small_blind, last.big_blind, last.ante]).get();
        let mut big = last.big_blind.get();
        for _ in self.levels.len()..=place {
            let more = two_digits(big.saturating_mul(4) / 3) / chip * chip;
            let next = more.max(big + chip);
            if next > Self::GREATEST.get() {
                break;
            }
            big = next;
        }
        let part = |amount: Chips| {
            if amount.is_zero() {
                return Chips::ZERO;
            }
            let ratio = u128::from(amount.get()) * u128::from(big);
            let grown = ratio
                .checked_div(last.big_blind.get().into())
                .unwrap_or_default();
            let grown = u64::try_from(grown).unwrap_or(big) / chip * chip;
            Chips::new(grown.max(chip))
        };
        Level {
            small_blind: part(last.small_blind),
            big_blind: Chips::new(big),
            ante: part(last.ante),
            length: last.length,
        }
    }

    /// What is posted on level `number` under these house rules: whether there are antes
    /// (ANTE-1), and of what size (ANTE-2, S-14).
    #[must_use]
    pub fn stakes(&self, number: u32, rules: &HouseRules) -> Stakes {
        let level = self.level(number);
        let listed = match rules.ante_size {
            AnteSize::TenthOfBigBlind => level.ante,
            AnteSize::Fixed(amount) => amount,
        };
        let ante = match rules.ante {
            Ante::None => Chips::ZERO,
            Ante::LateTournamentLevels if level.ante.is_zero() => Chips::ZERO,
            Ante::Always if level.ante.is_zero() => rules.ante_amount(level.big_blind),
            Ante::LateTournamentLevels | Ante::Always => listed,
        };
        Stakes {
            small_blind: level.small_blind,
            big_blind: level.big_blind,
            ante,
        }
    }
}

impl Default for LevelTable {
    fn default() -> Self {
        Self::standard()
    }
}

impl TryFrom<Vec<Level>> for LevelTable {
    type Error = LevelError;

    fn try_from(levels: Vec<Level>) -> Result<Self, LevelError> {
        Self::new(levels)
    }
}

impl From<LevelTable> for Vec<Level> {
    fn from(table: LevelTable) -> Self {
        table.levels
    }
}

/// The nearest number with two digits before its zeros.
fn two_digits(number: u64) -> u64 {
    let mut step = 1;
    while number / step >= 100 {
        step *= 10;
    }
    (number + step / 2) / step * step
}

/// Why levels are not a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum LevelError {
    /// A table lists 1 to [`LevelTable::MOST`] levels.
    Count {
        /// How many there are.
        levels: usize,
    },
    /// The small blind is from one chip to the big blind (BLIND-4, BLIND-5).
    SmallBlind {
        /// On which level.
        level: u32,
        /// What it is.
        small_blind: Chips,
        /// The most.
        big_blind: Chips,
    },
    /// The big blind is at most [`LevelTable::GREATEST`].
    TooGreat {
        /// On which level.
        level: u32,
    },
    /// An ante is at most one big blind.
    Ante {
        /// On which level.
        level: u32,
        /// What it is.
        ante: Chips,
        /// The most.
        big_blind: Chips,
    },
    /// Blinds rise, they never fall (TOURN-8).
    Falling {
        /// On which level.
        level: u32,
        /// What it is.
        big_blind: Chips,
        /// The big blind of the level before.
        before: Chips,
    },
    /// A level lasts 1 to [`LevelTable::LONGEST`] hands or minutes.
    Length {
        /// On which level.
        level: u32,
        /// What it is.
        length: u32,
    },
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { levels } => {
                write!(f, "{levels} levels; list 1 to {}", LevelTable::MOST)
            }
            Self::SmallBlind {
                level,
                small_blind,
                big_blind,
            } => write!(
                f,
                "level {level}: a small blind of {small_blind}; from 1 to the big blind of {big_blind} (BLIND-5)"
            ),
            Self::TooGreat { level } => write!(
                f,
                "level {level}: a big blind is at most {}",
                LevelTable::GREATEST
            ),
            Self::Ante {
                level,
                ante,
                big_blind,
            } => write!(
                f,
                "level {level}: an ante of {ante}; at most the big blind of {big_blind} (ANTE-2)"
            ),
            Self::Falling {
                level,
                big_blind,
                before,
            } => write!(
                f,
                "level {level}: the big blind falls from {before} to {big_blind}; at least {before} (TOURN-8)"
            ),
            Self::Length { level, length } => write!(
                f,
                "level {level} lasts {length}; 1 to {} hands or minutes",
                LevelTable::LONGEST
            ),
        }
    }
}

impl core::error::Error for LevelError {}
