//! A duty of the dealer, and a mishap that comes in its way.

use super::{Kind, Mishap};
use crate::school::drill::{Line, Part};

/// Something to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// Which of the 21.
    pub kind: Kind,
    /// What is asked, one after the other.
    pub parts: Vec<Part>,
    /// What the dealer has been told and cannot see.
    pub facts: Vec<Line>,
    /// How many events of the hand lie on the table when it is asked.
    pub end: usize,
    /// A mishap that happens just then.
    pub staged: Option<Staged>,
}

/// A mishap on the stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staged {
    /// Which of the 19.
    pub mishap: Mishap,
    /// How it shows.
    pub sign: Line,
    /// What is to be ruled.
    pub ruling: Part,
    /// Whether the learner has to notice it by himself. Where not, it is asked at once.
    pub hidden: bool,
    /// What becomes of the hand.
    pub then: Then,
}

/// What becomes of the hand when a mishap is ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The duty that it interrupted is done.
    GoOn,
    /// The ruling was that duty.
    Done,
    /// The cards are dealt again.
    Redeal,
}

impl Duty {
    /// The rule without figures; opening it halves the points.
    #[must_use]
    pub fn hint(&self) -> Line {
        Line::named(&self.kind.message(), "hint")
    }
}
