//! Main pot and side pots.

use serde::{Deserialize, Serialize};

use crate::engine::chips::Chips;
use crate::engine::seat_set::SeatSet;

/// A pot in the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pot {
    /// What lies in it.
    pub amount: Chips,
    /// Who put in a full share and has not folded: who can win it (POT-3).
    pub seats: SeatSet,
}
