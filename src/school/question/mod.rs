//! A question with its answer, and what is said of any other answer (curriculum 2.1).
//!
//! Lessons, drills and gates all ask [`Question`]s: they differ in where these come from. A
//! question knows what is right and which slips are foreseen; [`Question::grade`] gives the
//! [`Verdict`] on an answer, and never words.

mod answer;
mod figure;
mod grade;
mod notation;
mod right;
mod slip;
mod verbs;
mod verdict;

pub use answer::{Answer, Payout};
pub use figure::{Figure, FigureError};
pub use right::{Kind, Right};
pub use slip::{Foreseen, Slip};
pub use verbs::{Verb, Verbs};
pub use verdict::{Outcome, Say, Verdict};

use crate::engine::rule::RuleId;

/// A question that can be graded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is right.
    pub right: Right,
    /// The slips that have a word of their own, the most particular first.
    pub foreseen: Vec<Foreseen>,
    /// The rules that it practises: those of every verdict whose slip names none of its own.
    pub rules: Vec<RuleId>,
}
