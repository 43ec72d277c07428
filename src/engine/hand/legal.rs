//! What the player in turn may do, and why not the rest.

use serde::{Deserialize, Serialize};

use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::seat::Seat;

/// What the player in turn may do. Folding is always possible (FOLD-2).
///
/// Of what is not possible it holds the reason, so that a control can stay in its place and say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegalActions {
    /// The player in turn.
    pub seat: Seat,
    /// A check, with its reason.
    pub check: Result<Citation, Citation>,
    /// A call.
    pub call: Result<Call, Citation>,
    /// A bet or a raise.
    pub wager: Result<Wager, Citation>,
}

/// A possible call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// What is to be paid; all the player has, if that is less than the price.
    pub pay: Chips,
    /// The total it makes in front of him on this street.
    pub to: Chips,
    /// Whether it takes all his chips.
    pub all_in: bool,
    /// Why this price.
    pub because: Citation,
}

/// Whether chips open the betting or go over a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WagerKind {
    /// The first bet of the street.
    Bet,
    /// Over a bet; before the flop the blinds are bets.
    Raise,
}

/// A possible bet or raise: every total from `min` to `max` on this street is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wager {
    /// Bet or raise.
    pub kind: WagerKind,
    /// The least total; below the usual minimum only where it is all the player has.
    pub min: Chips,
    /// The greatest total.
    pub max: Chips,
    /// Whether `max` takes all his chips.
    pub max_all_in: bool,
    /// Why not less.
    pub because_min: Citation,
    /// Why not more.
    pub because_max: Citation,
}
