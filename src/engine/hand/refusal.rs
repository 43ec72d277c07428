//! Actions that the referee refuses.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::action::Action;
use crate::engine::citation::Citation;
use crate::engine::seat::Seat;

/// An action that was refused; the hand is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// Who tried.
    pub seat: Seat,
    /// What was tried.
    pub action: Action,
    /// The rule against it, and what would be right.
    pub because: Citation,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seat, action, rule) = (self.seat, self.action, self.because.rule());
        write!(
            f,
            "seat {seat} may not {action:?}: the rule {rule} is against it"
        )
    }
}

impl core::error::Error for Refusal {}
