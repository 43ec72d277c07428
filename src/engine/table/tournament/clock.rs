//! Where the levels stand (TOURN-8).

use serde::{Deserialize, Serialize};

use super::levels::LevelTable;
use crate::engine::house::BlindLevels;

/// Time that has passed; the engine has no clock of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Elapsed {
    /// Seconds.
    pub seconds: u32,
}

/// What is left of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "in", content = "left", rename_all = "kebab-case")]
pub enum Remaining {
    /// Hands at each table.
    Hands(u32),
    /// Seconds.
    Seconds(u32),
}

/// The level in force and how much of it is over.
///
/// Levels counted in hands pass when the tables have played their hands on average: a hand of
/// the tournament is over when as many hands were settled as there are tables at play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    level: u32,
    /// Hands or seconds of this level.
    done: u32,
    /// Hands settled of the present round over all tables.
    settled: u32,
}

impl Clock {
    pub(super) const fn new() -> Self {
        Self {
            level: 1,
            done: 0,
            settled: 0,
        }
    }

    /// The number of the level in force, from 1.
    #[must_use]
    pub const fn level(&self) -> u32 {
        self.level
    }

    /// What is left of the level.
    #[must_use]
    pub fn remaining(&self, levels: &LevelTable, counted: BlindLevels) -> Remaining {
        let length = levels.level(self.level).length;
        match counted {
            BlindLevels::Hands => Remaining::Hands(length.saturating_sub(self.done)),
            BlindLevels::Minutes => {
                Remaining::Seconds(length.saturating_mul(60).saturating_sub(self.done))
            }
        }
    }

    /// A hand was settled while `tables` were at play; whether a new level begins.
    pub(super) fn hand_settled(&mut self, tables: u32, levels: &LevelTable) -> bool {
        self.settled = self.settled.saturating_add(1);
        if self.settled < tables {
            return false;
        }
        self.settled = 0;
        self.done = self.done.saturating_add(1);
        if self.done < levels.level(self.level).length {
            return false;
        }
        self.done = 0;
        self.level = self.level.saturating_add(1);
        true
    }

    /// Time has passed; whether a new level begins.
    pub(super) fn pass(&mut self, elapsed: Elapsed, levels: &LevelTable) -> bool {
        let before = self.level;
        let mut seconds = u64::from(self.done) + u64::from(elapsed.seconds);
        loop {
            let length = u64::from(levels.level(self.level).length.max(1)) * 60;
            if seconds < length {
                break;
            }
            if self.level as usize >= levels.listed().len() {
                // All further levels are as long as this one.
                let passed = u32::try_from(seconds / length).unwrap_or(u32::MAX);
                self.level = self.level.saturating_add(passed);
                seconds %= length;
                break;
            }
            seconds -= length;
            self.level += 1;
        }
        self.done = u32::try_from(seconds).unwrap_or(u32::MAX);
        self.level != before
    }
}
