//! What the floor says.

use serde::{Deserialize, Serialize};

use super::reason::{Conflict, Reason};
use super::verdict::Verdict;
use crate::engine::rule::RuleId;

/// A decision of the floor and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruling {
    /// What is done.
    pub verdict: Verdict,
    /// Why: the rule and its figures.
    pub because: Reason,
}

impl Ruling {
    pub(super) const fn new(verdict: Verdict, because: Reason) -> Self {
        Self { verdict, because }
    }

    /// The entries of the rule book behind it, the deciding one first.
    #[must_use]
    pub fn rules(&self) -> &'static [RuleId] {
        self.because.rules()
    }

    /// The deciding entry of the rule book.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.because.rule()
    }

    /// Where the sources disagree about it.
    #[must_use]
    pub const fn conflict(&self) -> Option<Conflict> {
        self.because.conflict()
    }
}
