//! Who finishes where (TOURN-6, S-28).

use serde::{Deserialize, Serialize};

use super::setup::PlayerId;
use crate::engine::chips::Chips;

/// A player who lost his last chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Out {
    /// Who.
    pub player: PlayerId,
    /// His chips at the start of the hand in which he lost them.
    pub stack: Chips,
    /// When: each hand has its own moment, all hands of a round of hand-for-hand have one.
    pub moment: u64,
    /// Whether it is settled that he does not buy again.
    pub decided: bool,
}

/// A player's final place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// Who.
    pub player: PlayerId,
    /// The place, 1 is the winner's; of shared places the best.
    pub place: u32,
    /// How many share the places from this one on.
    pub sharing: u32,
    /// Which of them he is, in the order in which they were given here; from 0.
    pub order: u32,
}

/// The places of players who went out at the same moment, when `left` were left before it; the
/// best first.
///
/// Who began the hand with more chips places higher, equal stacks share the place (TOURN-6).
#[must_use]
pub fn places(outs: &[Out], left: u32) -> Vec<Finish> {
    let mut outs = outs.to_vec();
    outs.sort_by_key(|out| core::cmp::Reverse(out.stack));
    let mut next = left.saturating_sub(outs.len() as u32) + 1;
    let mut finishes = Vec::with_capacity(outs.len());
    for equal in outs.chunk_by(|one, other| one.stack == other.stack) {
        let sharing = equal.len() as u32;
        for (order, out) in (0..).zip(equal) {
            finishes.push(Finish {
                player: out.player,
                place: next,
                sharing,
                order,
            });
        }
        next += sharing;
    }
    finishes
}
