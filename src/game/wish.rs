//! What the human decides about his seat between two hands.

use serde::{Deserialize, Serialize};

use crate::engine::table::Prompt;

/// A decision about the seat, in force from the next hand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Not to be dealt in (BLIND-18).
    SitOut,
    /// To be dealt in again, and to pay at once what was missed (BLIND-18, BLIND-20).
    SitIn,
    /// To be dealt in again when the big blind reaches the place, and to pay nothing before
    /// (BLIND-20).
    SitInOnBigBlind,
    /// To straddle whenever the place allows it, or never (STRADDLE-1).
    Straddle(bool),
    /// To be asked each time whether to straddle.
    AskStraddle,
    /// The answer to a question about the coming hand (BLIND-24, STRADDLE-1).
    Answer {
        /// What was asked.
        prompt: Prompt,
        /// Whether he does it. Who refuses a blind sits out and has missed it (S-19).
        yes: bool,
    },
}
