//! A run of questions, and what it is worth.

use super::pattern::drawn;
use super::{Draw, Drill, Level, Result, Task};
use crate::engine::cards::Seed;

impl Task {
    /// The question number `n` (from 0) of a run: its seed comes from the run's seed and `n`, its
    /// pattern is drawn by the weights of the level.
    ///
    /// With a pupil's number (`slot`, 0 for none) cards and sums differ, the patterns do not.
    #[must_use]
    pub fn nth(drill: Drill, level: Level, run: Seed, n: u32, slot: u32) -> Self {
        let own = run.for_hand(u64::from(n));
        let mut draw = Draw::new(own);
        let pattern = drawn(drill.patterns(), level, &mut draw);
        let shared = own.for_hand(u64::from(slot));
        let (seed, _) = shared.bytes().split_at(8);
        Self {
            drill,
            pattern: pattern.map_or(drill.patterns()[0].name, |pattern| pattern.name),
            level,
            seed: seed
                .iter()
                .fold(0, |seed, byte| seed << 8 | u64::from(*byte)),
        }
    }
}

/// An answer as it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// Right, with a hint, or wrong.
    pub result: Result,
    /// What it is worth, in hundredths of a point.
    pub points: u32,
    /// The level of the question.
    pub level: Level,
    /// How long it took, in milliseconds; a pause of the page does not count.
    pub millis: u32,
    /// The target time, in seconds.
    pub seconds: u32,
}

impl Given {
    /// Whether it is right within the target time.
    #[must_use]
    pub fn is_fluent(&self) -> bool {
        self.result != Result::Wrong && self.millis <= self.seconds.saturating_mul(1000)
    }
}

/// The score of a run, 0 to 100, rounded; a hint halves a point. 0 of no answers.
#[must_use]
pub fn score(answers: &[Given]) -> u32 {
    let points = answers.iter().map(|given| given.points).sum();
    share(points, 100 * answers.len() as u32)
}

/// The share of right answers that came within the target time, 0 to 100, rounded.
#[must_use]
pub fn fluency(answers: &[Given]) -> u32 {
    let right = answers.iter().filter(|given| given.result != Result::Wrong);
    let fluent = answers.iter().filter(|given| given.is_fluent());
    share(fluent.count() as u32, right.count() as u32)
}

fn share(part: u32, of: u32) -> u32 {
    if of == 0 {
        0
    } else {
        (200 * part + of) / (2 * of)
    }
}

/// The two stars of a drill at one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stars {
    /// Of the last 20 answers at the level 18 are right, without a hint.
    pub sure: bool,
    /// And of these 15 came within the target time.
    pub fluent: bool,
}

/// The stars at a level, by all answers so far, the oldest first.
#[must_use]
pub fn stars(answers: &[Given], level: Level) -> Stars {
    let at_level = answers.iter().rev().filter(|given| given.level == level);
    let last: Vec<&Given> = at_level.take(20).collect();
    let right = |given: &&&Given| given.result == Result::Right;
    let sure = last.iter().filter(right).count() >= 18;
    let fluent = last
        .iter()
        .filter(|given| right(given) && given.is_fluent());
    Stars {
        sure,
        fluent: sure && fluent.count() >= 15,
    }
}
