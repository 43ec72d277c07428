//! Solving by discounted counterfactual regret minimisation.

use super::game::Game;
use super::mixing::{Shares, above};
use super::stretch::{Stretch, stretches};
use super::tree::{Node, NodeId, Side};
use super::walk::{Discount, Figures, Purpose, Walk, scratch_of};

/// How far to go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// The most iterations; each is one pass over the tree for each player.
    pub iterations: u32,
    /// Good enough: what a player could still gain on average, as by [`Solver::exploitability`].
    pub exploitability: f32,
}

/// How far it came.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Iterations so far, those of earlier calls too.
    pub iterations: u32,
    /// What the best answers win more than the strategies do, as by [`Solver::exploitability`].
    pub exploitability: f32,
}

/// After so many iterations it looks for the first time how far it has come.
const FIRST_LOOK: u32 = 8;

/// A game being solved: discounted CFR (Brown and Sandholm, AAAI 2019) in vector form (Johanson,
/// Waugh, Bowling and Zinkevich, IJCAI 2011), the players in turn. The average of its strategies
/// nears an equilibrium, and how near it is can be asked at any time.
///
/// Sums, products, divisions and square roots only, all in a fixed order: the same on every
/// machine.
#[derive(Debug)]
pub struct Solver<G> {
    game: G,
    /// Where the columns of each node begin.
    starts: Vec<usize>,
    stretches: Vec<Stretch>,
    regrets: Vec<f32>,
    sums: Vec<f32>,
    scratch: Vec<f32>,
    iterations: u32,
}

impl<G: Game> Solver<G> {
    /// A game of which nothing is known yet: all actions alike.
    #[must_use]
    pub fn new(game: G) -> Self {
        let hands = Side::BOTH.map(|side| game.range(side).len());
        let mut starts = Vec::with_capacity(game.tree().nodes().len());
        let mut end = 0;
        for node in game.tree().nodes() {
            starts.push(end);
            if let Node::Decision(side, branches) = node {
                end += branches.len() * hands[side.index()];
            }
        }
        let stretches = stretches(game.tree(), &starts);
        Self {
            scratch: vec![0.0; scratch_of(&stretches, hands, game.scratch())],
            regrets: vec![0.0; end],
            sums: vec![0.0; end],
            starts,
            stretches,
            iterations: 0,
            game,
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// How many figures an iteration works on; there are two of four bytes for each.
    #[must_use]
    pub const fn figures(&self) -> usize {
        self.regrets.len()
    }

    /// Goes on until the effort is spent, it is good enough, or `go_on`, asked before each
    /// iteration, says no: the caller has the clock.
    pub fn solve(&mut self, effort: Effort, mut go_on: impl FnMut() -> bool) -> Progress {
        let until = self.iterations.saturating_add(effort.iterations);
        let mut look = self.iterations.max(FIRST_LOOK - 1) + 1;
        while self.iterations < until && go_on() {
            self.iterate();
            if self.iterations == look && look < until {
                let exploitability = self.exploitability();
                if exploitability <= effort.exploitability {
                    return Progress {
                        iterations: self.iterations,
                        exploitability,
                    };
                }
                look = next_look(look, exploitability, effort.exploitability);
            }
        }
        Progress {
            iterations: self.iterations,
            exploitability: self.exploitability(),
        }
    }

    /// One pass for each player.
    pub fn iterate(&mut self) {
        let discount = Discount::after(self.iterations);
        for side in Side::BOTH {
            self.pass(side, Purpose::Learn(discount));
        }
        self.iterations += 1;
    }

    /// How much the best answers to the average strategies win more than these do against each
    /// other, the mean of both players, for an average deal. 0 is an equilibrium.
    pub fn exploitability(&mut self) -> f32 {
        // What one wins the other loses: the two best answers of an equilibrium add up to nothing.
        let sum: f64 = Side::BOTH
            .into_iter()
            .map(|side| self.mean(side, Purpose::BestAnswer))
            .sum();
        float(sum / 2.0)
    }

    /// What the average strategies win for a player, for an average deal.
    pub fn value(&mut self, side: Side) -> f32 {
        float(self.mean(side, Purpose::Value))
    }

    /// What the average strategy wins with each hand of a player, for an average hand of the
    /// other; 0 where none can be dealt beside it.
    pub fn values(&mut self, side: Side) -> Vec<f32> {
        let mut values = self.pass(side, Purpose::Value);
        for (value, beside) in values.iter_mut().zip(self.beside(side)) {
            *value = if beside > 0.0 { *value / beside } else { 0.0 };
        }
        values
    }

    /// How often each action of a decision is taken with a hand, on average; nothing where no
    /// decision is, or for a hand that is not there.
    #[must_use]
    pub fn strategy(&self, node: NodeId, hand: usize) -> Option<Vec<f32>> {
        let Node::Decision(side, branches) = self.game.tree().node(node) else {
            return None;
        };
        let hands = self.game.range(*side).len();
        if hand >= hands {
            return None;
        }
        let start = self.starts[node.index()];
        let column = |action: usize| self.sums[start + action * hands + hand];
        let columns: Vec<f32> = (0..branches.len()).map(column).collect();
        let (mut times, mut plus) = ([0.0], [0.0]);
        let mut shares = Shares {
            times: &mut times,
            plus: &mut plus,
        };
        shares.of(&columns);
        let share = |figure: &f32| above(*figure) * times[0] + plus[0];
        Some(columns.iter().map(share).collect())
    }

    /// What a player wins for an average deal.
    fn mean(&mut self, side: Side, purpose: Purpose) -> f64 {
        let values = self.pass(side, purpose);
        let range = self.game.range(side);
        let deals = dot(range, &self.beside(side));
        if deals > 0.0 {
            dot(range, &values) / deals
        } else {
            0.0
        }
    }

    fn beside(&self, side: Side) -> Vec<f32> {
        let mut beside = vec![0.0; self.game.range(side).len()];
        self.game
            .beside(side, self.game.range(side.other()), &mut beside);
        beside
    }

    fn pass(&mut self, side: Side, purpose: Purpose) -> Vec<f32> {
        let game = &self.game;
        let mut values = vec![0.0; game.range(side).len()];
        let mut walk = Walk {
            game,
            stretches: &self.stretches,
            side,
            figures: Figures {
                regrets: &mut self.regrets,
                sums: &mut self.sums,
                purpose,
            },
        };
        if !self.stretches.is_empty() {
            let reach = game.range(side.other());
            walk.stretch(0, reach, &mut values, &mut self.scratch);
        }
        values
    }
}

/// When to look again, since to look takes nearly as long as an iteration: when it is good enough
/// if it falls with `t^1.5`, as it about does, but not later than after as many iterations again.
#[expect(clippy::cast_precision_loss, reason = "a few thousand iterations")]
fn next_look(iterations: u32, exploitability: f32, enough: f32) -> u32 {
    let power = |t: u32| (t as f32) * (t as f32).sqrt();
    let falls_to = |t: u32| exploitability * power(iterations) / power(t);
    let mut later = iterations + 1..iterations.saturating_mul(2);
    later
        .find(|t| falls_to(*t) <= enough)
        .unwrap_or(iterations.saturating_mul(2))
}

fn dot(one: &[f32], other: &[f32]) -> f64 {
    let products = one.iter().zip(other);
    products.map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a figure for people and stops"
)]
const fn float(exact: f64) -> f32 {
    exact as f32
}
