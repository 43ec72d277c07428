//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::engine::chips::{Chips, RaiseTo};

/// A decision of the player in turn. All-in is an amount, not a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Give the hand up (FOLD-1).
    Fold,
    /// Stay in for nothing (CHECK-1).
    Check,
    /// Match the highest bet, or put in all chips (CALL-1, ALLIN-1).
    Call,
    /// Open the betting with this amount (BET-1).
    Bet(Chips),
    /// Raise to this total on the street (RAISE-1).
    Raise(RaiseTo),
    /// Turn both cards up at the showdown (SHOW-8).
    Show,
    /// Hide a beaten hand (SHOW-7).
    Muck,
    /// Say "I play the board" where the house rules demand it, without showing (SHOW-12, S-23).
    PlayBoard,
}

impl Action {
    /// The verb, as it is written in saved games.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Check => "check",
            Self::Call => "call",
            Self::Bet(_) => "bet",
            Self::Raise(_) => "raise",
            Self::Show => "show",
            Self::Muck => "muck",
            Self::PlayBoard => "play-board",
        }
    }
}
