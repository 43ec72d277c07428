//! The record of one hand.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::cards::Seed;
use crate::engine::hand::{Action, Hand, HandSetup, Refusal, SetupError};
use crate::engine::seat::Seat;

/// Everything that determines one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandRecord {
    /// The number of the hand in its game, from 1.
    pub number: u64,
    /// The seed of its deck, where it was shuffled by one.
    pub seed: Option<Seed>,
    /// What it began with.
    pub setup: HandSetup,
    /// The decisions, in order; all of them if the hand is over.
    pub decisions: Vec<(Seat, Action)>,
}

impl HandRecord {
    /// Plays the hand again.
    pub fn replay(&self) -> Result<Hand, ReplayError> {
        replay(self.setup.clone(), &self.decisions)
    }
}

/// Deals the hand and plays the decisions.
fn replay(setup: HandSetup, decisions: &[(Seat, Action)]) -> Result<Hand, ReplayError> {
    let mut hand = Hand::deal(setup).map_err(ReplayError::Setup)?;
    for (decision, &(seat, action)) in decisions.iter().enumerate() {
        hand.apply(seat, action)
            .map_err(|refusal| ReplayError::Refused { decision, refusal })?;
    }
    Ok(hand)
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReplayError {
    /// The hand cannot begin.
    Setup(SetupError),
    /// A decision was refused; those before it were legal.
    Refused {
        /// Which decision, counted from 0.
        decision: usize,
        /// What was tried, and the rule against it.
        refusal: Refusal,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Refused { decision, refusal } => {
                write!(f, "decision {} was refused: {refusal}", decision + 1)
            }
        }
    }
}

impl core::error::Error for ReplayError {}
