//! Main pot and side pots.

use serde::{Deserialize, Serialize};

use crate::engine::chips::Chips;
use crate::engine::seat::Seat;

/// A pot in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pot {
    /// What lies in it.
    pub amount: Chips,
    /// Who put in a full share and has not folded: who can win it (POT-3), clockwise by seat.
    pub seats: Vec<Seat>,
}
