//! The tree of a subgame: who may do what, and what becomes of it.

use super::chips;
use super::street::{Move, Next, Round};
use super::subgame::{Spot, SpotError};
use super::tree::{Node, NodeId, Side, Tree};

/// How a subgame ends.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leaf {
    /// This player folds and loses so much.
    Fold(Side, f32),
    /// The cards decide about so much, on the board with this number.
    Showdown(usize, f32),
}

/// The tree of a subgame, and what its numbers mean.
#[derive(Debug, Default)]
pub(super) struct Plan {
    tree: Tree,
    leaves: Vec<Leaf>,
    /// By branch; of branches of chance it says nothing.
    moves: Vec<Move>,
    /// By branch of chance the number of the river.
    rivers: Vec<usize>,
}

impl Plan {
    /// Of a spot in which the players have so many hands and so many rivers may come; solving it
    /// takes no more than `most` bytes for the figures of the decisions.
    pub(super) fn new(
        spot: &Spot,
        hands: [usize; 2],
        rivers: usize,
        most: usize,
    ) -> Result<Self, SpotError> {
        let mut planter = Planter {
            spot,
            hands,
            rivers,
            most,
            room: most / (2 * size_of::<f32>()),
            plan: Self::default(),
        };
        let round = Round::new(spot.pot, spot.stack, spot.min_bet.max(1));
        let board = (spot.board.len() == 5).then_some(0);
        planter.round(round, board, Some(&spot.so_far))?;
        Ok(planter.plan)
    }

    pub(super) const fn tree(&self) -> &Tree {
        &self.tree
    }

    pub(super) fn leaf(&self, number: u32) -> Leaf {
        self.leaves[number as usize]
    }

    /// The number of the river that comes with a branch of chance.
    pub(super) fn river(&self, branch: u32) -> usize {
        self.rivers[branch as usize]
    }

    /// What may be done in a decision, in the order of its branches.
    pub(super) fn moves(&self, node: NodeId) -> &[Move] {
        match self.tree.node(node) {
            Node::Decision(_, branches) => {
                &self.moves[branches.start as usize..branches.end as usize]
            }
            Node::Leaf(_) | Node::Chance(_) => &[],
        }
    }

    /// The decision after these moves.
    pub(super) fn after(&self, moves: &[Move]) -> Option<NodeId> {
        let mut node = self.tree.root()?;
        for step in moves {
            let branch = self.moves(node).iter().position(|action| action == step)?;
            node = self.tree.child(node, branch)?;
        }
        matches!(self.tree.node(node), Node::Decision(..)).then_some(node)
    }
}

/// Grows the tree.
struct Planter<'a> {
    spot: &'a Spot,
    hands: [usize; 2],
    rivers: usize,
    /// Bytes allowed, and how many more figures of each sort that allows.
    most: usize,
    room: usize,
    plan: Plan,
}

impl Planter<'_> {
    /// A street from this moment on. `board` is the number of the board once it is complete;
    /// `so_far` is what is left of the moves that were made, where they lead here.
    fn round(
        &mut self,
        round: Round,
        board: Option<usize>,
        so_far: Option<&[Move]>,
    ) -> Result<NodeId, SpotError> {
        let later = board.is_some() && self.spot.board.len() == 4;
        let mut moves = round.moves(&self.spot.sizes[usize::from(later)]);
        let made = so_far.and_then(|moves| moves.split_first());
        if let Some((size @ Move::To(to), _)) = made {
            // A size of its own.
            if *to <= round.bet() || *to > round.stack {
                return Err(SpotError::Moves);
            }
            moves.push(*size);
            moves.sort_unstable();
            moves.dedup();
        }
        let figures = moves.len() * self.hands[round.turn.index()];
        let left = self.room.checked_sub(figures);
        self.room = left.ok_or(SpotError::TooBig { most: self.most })?;
        let mut children = Vec::with_capacity(moves.len());
        for action in &moves {
            let rest = made.and_then(|(made, rest)| (made == action).then_some(rest));
            children.push(match round.after(*action) {
                Next::Turn(next) => self.round(next, board, rest)?,
                Next::Folded => {
                    let lost = half(round.pot) + chips(round.bets[round.turn.index()]);
                    self.leaf(Leaf::Fold(round.turn, lost))
                }
                Next::Over(bet) => self.over(&round, bet, board)?,
            });
        }
        let first = self.plan.tree.next_branch() as usize;
        self.plan.moves.resize(first, Move::Fold);
        self.plan.moves.extend(moves);
        Ok(self.plan.tree.decision(round.turn, &children))
    }

    /// What comes after a street on which each has put `bet` in.
    fn over(&mut self, round: &Round, bet: u64, board: Option<usize>) -> Result<NodeId, SpotError> {
        let amount = half(round.pot) + chips(bet);
        if let Some(board) = board {
            return Ok(self.leaf(Leaf::Showdown(board, amount)));
        }
        let left = round.stack - bet;
        let next = Round::new(round.pot + 2 * bet, left, round.min_bet);
        let mut children = Vec::with_capacity(self.rivers);
        for river in 0..self.rivers {
            children.push(if left == 0 {
                self.leaf(Leaf::Showdown(river, amount))
            } else {
                self.round(next, Some(river), None)?
            });
        }
        let first = self.plan.tree.next_branch() as usize;
        self.plan.rivers.resize(first, 0);
        self.plan.rivers.extend(0..self.rivers);
        Ok(self.plan.tree.chance(&children))
    }

    fn leaf(&mut self, leaf: Leaf) -> NodeId {
        self.plan.leaves.push(leaf);
        self.plan.tree.leaf(self.plan.leaves.len() as u32 - 1)
    }
}

/// Half of what lies in the middle: dead money is taken off both, so that one wins what the other
/// loses.
const fn half(pot: u64) -> f32 {
    chips(pot) / 2.0
}
