//! Games of two players solved: strategies that nobody can beat, as near as wanted.
//!
//! Floats are the trade's tool here; only such operations are used as give the same result on
//! every machine, so that a decision can rest on them.
//!
//! | to have | ask |
//! |---|---|
//! | a strategy for any game in vector form, and how far it is from the best | [`Solver`], [`Game`], [`Tree`] |
//! | all-in or fold before the flop | [`PushFold`] |
//! | the turn or the river between two ranges | [`Subgame`] |

mod cfr;
mod game;
mod hands;
mod lanes;
mod mixing;
mod plan;
mod push_fold;
mod rivers;
mod showdown;
mod street;
mod stretch;
mod subgame;
mod tree;
mod walk;

pub use cfr::{Effort, Progress, Solver};
pub use game::{Game, LeafAt};
pub use push_fold::{PushFold, PushFoldSolution};
pub use street::{Move, Sizes};
pub use subgame::{Spot, SpotError, Subgame};
pub use tree::{Node, NodeId, Side, Tree};

/// Chips as a figure to reckon with: exact up to sixteen million.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "seven digits are enough")]
pub const fn chips(amount: u64) -> f32 {
    amount as f32
}
