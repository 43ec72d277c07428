//! What the human decides about his seat between two hands.

use serde::{Deserialize, Serialize};

/// A decision about the seat, in force from the next hand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Not to be dealt in (BLIND-18).
    SitOut,
    /// To be dealt in again, and to pay at once what was missed (BLIND-18, BLIND-20).
    SitIn,
    /// To straddle whenever the place allows it, or never (STRADDLE-1).
    Straddle(bool),
}
