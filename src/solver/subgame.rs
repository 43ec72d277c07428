//! What is left of a hand between two players on the turn or the river.

use std::error::Error;
use std::fmt;

use super::game::{Game, LeafAt};
use super::hands::Hands;
use super::lanes::{Lane, Lanes, plus};
use super::plan::{Leaf, Plan};
use super::rivers::{River, rivers};
use super::showdown::{Showdown, Sums};
use super::street::{Move, Sizes};
use super::tree::{NodeId, Side, Tree};
use crate::engine::cards::{Card, CardSet};
use crate::odds::{Combo, Range};

/// A turn or river to solve, no limit. [`Side::First`] acts first on each street. Amounts are the
/// smallest chips.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Four or five cards.
    pub board: Vec<Card>,
    /// What each may hold as the other sees it, at the beginning of the street.
    pub ranges: [Range; 2],
    /// What lies in the middle at the beginning of the street.
    pub pot: u64,
    /// What the shorter stack has left then.
    pub stack: u64,
    /// The least bet.
    pub min_bet: u64,
    /// The sizes on this street, and on the river after it.
    pub sizes: [Sizes; 2],
    /// What has been done on this street so far, its own sizes beside those above.
    pub so_far: Vec<Move>,
}

/// Why a spot cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpotError {
    /// The board must have four or five different cards.
    Board {
        /// How many different ones it has.
        cards: usize,
    },
    /// No two hands of the ranges can be dealt together.
    NoDeal,
    /// What has been done is against the rules, or the street is over.
    Moves,
    /// It would take more memory than allowed.
    TooBig {
        /// Bytes allowed.
        most: usize,
    },
}

impl fmt::Display for SpotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board { cards } => {
                write!(
                    f,
                    "a board of {cards} different cards; there must be 4 or 5"
                )
            }
            Self::NoDeal => f.write_str("no two hands of the ranges can be dealt together"),
            Self::Moves => f.write_str("these moves are against the rules or end the street"),
            Self::TooBig { most } => write!(f, "it needs more than {most} bytes"),
        }
    }
}

impl Error for SpotError {}

/// A turn or river as a game.
#[derive(Debug)]
pub struct Subgame {
    plan: Plan,
    hands: [Hands; 2],
    /// By the hands of each player, the place of the same cards among the other's.
    same: [Vec<Option<u16>>; 2],
    rivers: Vec<River>,
    /// By river; on the river itself there is one.
    showdowns: Vec<Showdown>,
    here: NodeId,
}

impl Subgame {
    /// Builds it; solving it takes no more than `most` bytes beside what is small.
    pub fn new(spot: &Spot, most: usize) -> Result<Self, SpotError> {
        let board = CardSet::from_slice(&spot.board);
        let cards = board.len();
        if cards != spot.board.len() || !matches!(cards, 4 | 5) {
            return Err(SpotError::Board { cards });
        }
        let hands = [0, 1].map(|side| Hands::new(&spot.ranges[side], board));
        let rivers = if cards == 4 {
            rivers(&hands, &spot.ranges, board)
        } else {
            Vec::new()
        };
        let both = [&hands[0], &hands[1]];
        let showdowns = if cards == 4 {
            let of = |river: &River| {
                let river = CardSet::from_slice(&[river.card()]);
                Showdown::new(both, board.union(river))
            };
            rivers.iter().map(of).collect()
        } else {
            vec![Showdown::new(both, board)]
        };
        let same = [[0, 1], [1, 0]].map(|[own, other]| {
            let combos = hands[own].combos().iter();
            combos.map(|combo| hands[other].place(*combo)).collect()
        });
        let plan = Plan::new(spot, [hands[0].len(), hands[1].len()], rivers.len(), most)?;
        let game = Self {
            here: plan.after(&spot.so_far).ok_or(SpotError::Moves)?,
            plan,
            same,
            rivers,
            showdowns,
            hands,
        };
        if game.meets() {
            Ok(game)
        } else {
            Err(SpotError::NoDeal)
        }
    }

    /// The decision that comes after what has been done so far.
    #[must_use]
    pub const fn here(&self) -> NodeId {
        self.here
    }

    /// What may be done in a decision, in the order of its branches.
    #[must_use]
    pub fn moves(&self, node: NodeId) -> &[Move] {
        self.plan.moves(node)
    }

    /// The card that comes with a branch of chance; it stands for all that are like it.
    #[must_use]
    pub fn card(&self, branch: u32) -> Card {
        self.river(branch).card()
    }

    /// The place of a hand of a player; nothing if it is not in his range.
    #[must_use]
    pub fn hand(&self, side: Side, combo: Combo) -> Option<usize> {
        self.hands[side.index()].place(combo).map(usize::from)
    }

    /// The hands of a player, by their places.
    #[must_use]
    pub fn combos(&self, side: Side) -> &[Combo] {
        self.hands[side.index()].combos()
    }

    fn meets(&self) -> bool {
        let mut beside = vec![0.0; self.hands[0].len()];
        self.beside(Side::First, &self.hands[1].weights, &mut beside);
        let mut pairs = beside.iter().zip(&self.hands[0].weights);
        // Sums of floats may miss zero by a little.
        pairs.any(|(beside, weight)| beside * weight > 1e-7)
    }

    /// For each hand of a player the reach of the other's hands beside it, times the amount.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn folds(
        &self,
        side: Side,
        lanes: &Lanes,
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        let [own, theirs] = [side, side.other()].map(|side| self.hands[side.index()].held());
        let (scratch, _) = scratch.as_chunks_mut();
        let rows = &mut scratch[..theirs.len()];
        lanes.reach(reach, rows);
        let mut sums = Sums::NOTHING;
        for (held, row) in theirs.iter().zip(&*rows) {
            sums.add(*held, *row);
        }
        let same = &self.same[side.index()];
        for ((hand, held), same) in own.iter().enumerate().zip(same) {
            let mut beside = sums.beside(*held);
            if let Some(same) = same {
                // Just the same cards have been taken off twice.
                beside = plus(beside, rows[usize::from(*same)]);
            }
            lanes.put(hand, beside, values);
        }
    }

    /// How many hands `side` has, and the other.
    fn lengths(&self, side: Side) -> [usize; 2] {
        [side, side.other()].map(|side| self.hands[side.index()].len())
    }

    fn river(&self, branch: u32) -> &River {
        &self.rivers[self.plan.river(branch)]
    }
}

impl Game for Subgame {
    fn tree(&self) -> &Tree {
        self.plan.tree()
    }

    fn range(&self, side: Side) -> &[f32] {
        &self.hands[side.index()].weights
    }

    fn beside(&self, side: Side, reach: &[f32], values: &mut [f32]) {
        let mut scratch = vec![0.0; self.scratch()];
        let alone = Lane {
            reach: 0,
            values: 0,
            amount: 1.0,
        };
        for lanes in Lanes::all(std::iter::once(alone)) {
            self.folds(side, &lanes, reach, values, &mut scratch);
        }
    }

    fn leaf(&self, number: u32, side: Side, reach: &[f32], values: &mut [f32]) {
        let mut scratch = vec![0.0; self.scratch()];
        self.leaves(&[LeafAt::alone(number)], side, reach, values, &mut scratch);
    }

    fn leaves(
        &self,
        leaves: &[LeafAt],
        side: Side,
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        let hands = self.lengths(side);
        let lane = |leaf: &LeafAt, amount| {
            let [values, reach] = leaf.starts(side, hands);
            Lane {
                reach,
                values,
                amount,
            }
        };
        let folds = leaves
            .iter()
            .filter_map(|leaf| match self.plan.leaf(leaf.leaf) {
                Leaf::Fold(folder, lost) => {
                    Some(lane(leaf, if folder == side { -lost } else { lost }))
                }
                Leaf::Showdown(..) => None,
            });
        for lanes in Lanes::all(folds) {
            self.folds(side, &lanes, reach, values, scratch);
        }
        let showdowns = leaves
            .iter()
            .filter_map(|leaf| match self.plan.leaf(leaf.leaf) {
                Leaf::Fold(..) => None,
                Leaf::Showdown(_, amount) => Some(lane(leaf, amount)),
            });
        // No card comes between them: they all have the same board.
        let board = leaves
            .iter()
            .find_map(|leaf| match self.plan.leaf(leaf.leaf) {
                Leaf::Fold(..) => None,
                Leaf::Showdown(board, _) => Some(&self.showdowns[board]),
            });
        if let Some(showdown) = board {
            for lanes in Lanes::all(showdowns) {
                showdown.values(side, hands, &lanes, reach, values, scratch);
            }
        }
    }

    fn scratch(&self) -> usize {
        Showdown::scratch(Side::BOTH.map(|side| self.hands[side.index()].len()))
    }

    fn deal(&self, branch: u32, side: Side, reach: &mut [f32]) {
        self.river(branch).take_out(side, reach);
    }

    fn gather(&self, branch: u32, side: Side, after: &mut [f32], values: &mut [f32]) {
        self.river(branch).gather(side, after, values);
    }
}
