//! How an answer counts for a card: by what the learner did, never by what he says of it
//! (curriculum 5.2).

use serde::{Deserialize, Serialize};

use crate::school::drill::{Given, Level, Result};

/// The four grades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Wrong, or given up.
    Again,
    /// Right with a hint, or slower than three times the target time.
    Hard,
    /// Right.
    Good,
    /// Right within half the target time without a hint, for the second time running.
    Easy,
}

impl Grade {
    /// The grade of an answer; `quick_before` is the level of the answer before, if that was quick.
    #[must_use]
    pub fn of(given: Given, quick_before: Option<Level>) -> Self {
        let target = u64::from(given.seconds) * 1000;
        let millis = u64::from(given.millis);
        match given.result {
            Result::Wrong => Self::Again,
            Result::Hinted => Self::Hard,
            Result::Right if millis > 3 * target => Self::Hard,
            Result::Right if is_quick(given) && quick_before >= Some(given.level) => Self::Easy,
            Result::Right => Self::Good,
        }
    }

    /// From 1 to 4, as the formulas have it.
    pub(super) const fn number(self) -> f64 {
        match self {
            Self::Again => 1.0,
            Self::Hard => 2.0,
            Self::Good => 3.0,
            Self::Easy => 4.0,
        }
    }
}

/// Whether an answer is right within half the target time, without a hint.
pub(super) fn is_quick(given: Given) -> bool {
    given.result == Result::Right && 2 * u64::from(given.millis) <= 1000 * u64::from(given.seconds)
}
