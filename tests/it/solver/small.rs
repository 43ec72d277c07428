//! Kuhn's and Leduc poker, and what a best answer wins in them, reckoned hand by hand.

use cards_speak::solver::{Game, Node, NodeId, Side, Solver, Tree};

/// A poker game with one card each, and perhaps one on the board.
#[derive(Debug)]
pub(super) struct Small {
    tree: Tree,
    /// The rank of each card.
    ranks: Vec<u8>,
    range: Vec<f32>,
    leaves: Vec<Leaf>,
    /// The card of each branch of chance, by its number.
    dealt: Vec<(u32, usize)>,
}

#[derive(Clone, Copy, Debug)]
struct Leaf {
    board: Option<usize>,
    /// Who folded.
    folded: Option<Side>,
    /// What each has put in, or the folder.
    amount: f32,
}

impl Small {
    fn new(ranks: &[u8]) -> Self {
        Self {
            tree: Tree::new(),
            range: vec![1.0; ranks.len()],
            ranks: ranks.to_vec(),
            leaves: Vec::new(),
            dealt: Vec::new(),
        }
    }

    /// Three cards, one bet of 1, an ante of 1.
    pub(super) fn kuhn() -> Self {
        let mut game = Self::new(&[0, 1, 2]);
        let after = |game: &mut Self, folded, amount| game.leaf(None, folded, amount);
        let lost = after(&mut game, Some(Side::First), 1.0);
        let called = after(&mut game, None, 2.0);
        let answer = game.tree.decision(Side::First, &[lost, called]);
        let checked = after(&mut game, None, 1.0);
        let check = game.tree.decision(Side::Second, &[checked, answer]);
        let won = after(&mut game, Some(Side::Second), 1.0);
        let called = after(&mut game, None, 2.0);
        let bet = game.tree.decision(Side::Second, &[won, called]);
        game.tree.decision(Side::First, &[check, bet]);
        game
    }

    /// Six cards of three ranks, an ante of 1, a card on the board after the first of two rounds,
    /// bets of 2 and then 4, at most two a round.
    pub(super) fn leduc() -> Self {
        let mut game = Self::new(&[0, 0, 1, 1, 2, 2]);
        game.round(None, 1.0, 0, Side::First, false);
        game
    }

    fn leaf(&mut self, board: Option<usize>, folded: Option<Side>, amount: f32) -> NodeId {
        self.leaves.push(Leaf {
            board,
            folded,
            amount,
        });
        self.tree.leaf(self.leaves.len() as u32 - 1)
    }

    /// What follows where `side` may act; `bets` so far this round, the last not answered yet, or
    /// none and perhaps `checked`. `amount` is what each has put in, the bet to answer aside.
    fn round(
        &mut self,
        board: Option<usize>,
        amount: f32,
        bets: u32,
        side: Side,
        checked: bool,
    ) -> NodeId {
        let bet = if board.is_some() { 4.0 } else { 2.0 };
        let mut children = Vec::new();
        if bets == 0 {
            children.push(if checked {
                self.next(board, amount)
            } else {
                self.round(board, amount, 0, side.other(), true)
            });
        } else {
            children.push(self.leaf(board, Some(side), amount));
            children.push(self.next(board, amount + bet));
        }
        if bets < 2 {
            let matched = if bets == 0 { amount } else { amount + bet };
            children.push(self.round(board, matched, bets + 1, side.other(), false));
        }
        self.tree.decision(side, &children)
    }

    /// The next round, or the showdown.
    fn next(&mut self, board: Option<usize>, amount: f32) -> NodeId {
        if board.is_some() {
            return self.leaf(board, None, amount);
        }
        let cards = 0..self.ranks.len();
        let rounds: Vec<NodeId> = cards
            .clone()
            .map(|card| self.round(Some(card), amount, 0, Side::First, false))
            .collect();
        self.dealt.extend((self.tree.next_branch()..).zip(cards));
        self.tree.chance(&rounds)
    }

    fn card_of(&self, branch: u32) -> usize {
        self.dealt.iter().find(|(b, _)| *b == branch).unwrap().1
    }

    /// What `side` wins.
    fn wins(&self, leaf: u32, side: Side, own: usize, other: usize) -> f32 {
        let leaf = self.leaves[leaf as usize];
        if let Some(folded) = leaf.folded {
            return if folded == side {
                -leaf.amount
            } else {
                leaf.amount
            };
        }
        let pair = |card: usize| {
            leaf.board
                .is_some_and(|b| self.ranks[b] == self.ranks[card])
        };
        let worth = |card: usize| (pair(card), self.ranks[card]);
        match worth(own).cmp(&worth(other)) {
            std::cmp::Ordering::Less => -leaf.amount,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => leaf.amount,
        }
    }
}

impl Game for Small {
    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn range(&self, _: Side) -> &[f32] {
        &self.range
    }

    fn beside(&self, _: Side, reach: &[f32], values: &mut [f32]) {
        let all: f32 = reach.iter().sum();
        for (value, own) in values.iter_mut().zip(reach) {
            *value = all - own;
        }
    }

    fn leaf(&self, number: u32, side: Side, reach: &[f32], values: &mut [f32]) {
        for (own, value) in values.iter_mut().enumerate() {
            let others = reach.iter().enumerate().filter(|(other, _)| *other != own);
            let won = others.map(|(other, reach)| reach * self.wins(number, side, own, other));
            *value = won.sum();
        }
    }

    fn deal(&self, branch: u32, _: Side, reach: &mut [f32]) {
        reach[self.card_of(branch)] = 0.0;
    }

    fn gather(&self, branch: u32, _: Side, after: &mut [f32], values: &mut [f32]) {
        let gone = self.card_of(branch);
        // Two cards are in the hands, any of the others may come.
        let chance = 1.0 / (self.ranks.len() as f32 - 2.0);
        for (own, value) in values.iter_mut().enumerate() {
            if own != gone {
                *value += after[own] * chance;
            }
        }
    }
}

/// What the best answers gain on the average strategies, the mean of both players: one hand after
/// the other, without anything of the solver but the strategy.
pub(super) fn gain(solver: &Solver<Small>) -> f32 {
    let game = solver.game();
    let cards = 0..game.ranks.len();
    let deals = (cards.len() * (cards.len() - 1)) as f32;
    let best: f32 = Side::BOTH
        .into_iter()
        .map(|side| {
            let of_each = cards.clone().map(|own| {
                let others = cards.clone().filter(|&other| other != own);
                let held: Vec<_> = others.map(|other| (other, 1.0)).collect();
                best_answer(solver, game.tree.root().unwrap(), side, own, &held)
            });
            of_each.sum::<f32>() / deals
        })
        .sum();
    best / 2.0
}

/// What the best answer wins with one card against these, each with its weight.
fn best_answer(
    solver: &Solver<Small>,
    node: NodeId,
    side: Side,
    own: usize,
    held: &[(usize, f32)],
) -> f32 {
    let game = solver.game();
    let next = |child, held: &[_]| best_answer(solver, child, side, own, held);
    match game.tree.node(node) {
        Node::Leaf(leaf) => held
            .iter()
            .map(|&(other, weight)| weight * game.wins(*leaf, side, own, other))
            .sum(),
        Node::Chance(branches) => {
            let mut sum = 0.0;
            for (branch, &child) in branches.clone().zip(game.tree.children(branches)) {
                let card = game.card_of(branch);
                if card != own {
                    let left = held.iter().copied().filter(|&(other, _)| other != card);
                    let left = left.map(|(other, weight)| (other, weight / 4.0));
                    sum += next(child, &left.collect::<Vec<_>>());
                }
            }
            sum
        }
        Node::Decision(who, branches) => {
            let children = game.tree.children(branches).iter().enumerate();
            let values = children.map(|(action, &child)| {
                let mut held = held.to_vec();
                if *who != side {
                    for (other, weight) in &mut held {
                        *weight *= solver.strategy(node, *other).unwrap()[action];
                    }
                }
                next(child, &held)
            });
            if *who == side {
                values.fold(f32::NEG_INFINITY, f32::max)
            } else {
                values.sum()
            }
        }
    }
}
