//! What is said of an answer.

use crate::engine::citation::Citation;
use crate::engine::rule::RuleId;

/// How an answer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It is right.
    Right,
    /// Legal, but the question wants something else, or the table refuses it: asked again, and no
    /// mistake is counted.
    TakenBack,
    /// It is wrong: a mistake is counted.
    Wrong,
}

/// Which sentence answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Say {
    /// The question's own reckoning: "`.right`" in a lesson. After a wrong answer that nobody
    /// foresaw it says what would have been right.
    Right,
    /// The word for the slip at this place of [`Question::foreseen`](super::Question::foreseen).
    Foreseen(usize),
    /// Allowed, but the question wants its own action.
    WantedElse,
    /// The referee's own reason: a refusal, or why a button is (not) there.
    Why(Box<Citation>),
    /// Pot by pot whether it is right; a pot too many is wrong, one that is missing too.
    Pots(Vec<bool>),
}

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How it counts.
    pub outcome: Outcome,
    /// What is said.
    pub say: Say,
    /// The rules behind it.
    pub rules: Vec<RuleId>,
}

impl Verdict {
    /// Whether a mistake is counted.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.outcome == Outcome::Wrong
    }
}
