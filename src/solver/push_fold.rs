//! All-in or fold before the flop, two players.

use super::cfr::{Effort, Solver};
use super::game::Game;
use super::tree::{Side, Tree};
use crate::odds::{HandClass, PreflopEquities};

const CLASSES: usize = HandClass::COUNT;

/// All-in or fold before the flop: the first goes all-in or folds, the second calls or folds.
/// Hands are the 169 kinds, by their numbers.
///
/// Amounts are in any unit, most often big blinds.
#[derive(Debug)]
pub struct PushFold {
    tree: Tree,
    range: Vec<f32>,
    /// For each kind a row: how likely a hand of each other kind can be dealt beside one of it.
    meets: Vec<f32>,
    /// The same times what a hand of the other kind wins of an even pot of 2, less its 1.
    edges: Vec<f32>,
    /// What the first wins where he folds, where the second folds, and of either stack.
    fold: f32,
    steal: f32,
    all_in: f32,
}

/// The leaves.
const FOLDED: u32 = 0;
const STOLEN: u32 = 1;
const SHOWDOWN: u32 = 2;

impl PushFold {
    /// Both players can lose `stack`, of which they have bet `bets` so far (blinds: what goes
    /// beyond the stack cannot be lost); `dead` lies in the middle (antes, blinds of players who
    /// have folded).
    #[must_use]
    pub fn new(stack: f32, bets: [f32; 2], dead: f32) -> Self {
        let [first, second] = bets.map(|bet| bet.min(stack));
        let mut tree = Tree::new();
        let called = [tree.leaf(STOLEN), tree.leaf(SHOWDOWN)];
        let pushed = tree.decision(Side::Second, &called);
        let folded = tree.leaf(FOLDED);
        tree.decision(Side::First, &[folded, pushed]);
        let table = PreflopEquities::get();
        let combos: Vec<u16> = HandClass::all()
            .map(|class| class.combos().count() as u16)
            .collect();
        let (mut meets, mut edges) = (Vec::new(), Vec::new());
        for (other, theirs) in HandClass::all().zip(&combos) {
            for (own, ours) in HandClass::all().zip(&combos) {
                let meet = f32::from(table.deals(other, own)) / f32::from(theirs * ours);
                let (won, all) = table.share(own, other);
                meets.push(meet);
                edges.push(meet * ratio(2 * won, all) - meet);
            }
        }
        Self {
            tree,
            range: combos.into_iter().map(f32::from).collect(),
            meets,
            edges,
            // Dead money is nobody's: half of it is taken off both for the sum to be nothing.
            fold: -(first + dead / 2.0),
            steal: second + dead / 2.0,
            all_in: stack + dead / 2.0,
        }
    }

    /// Solves it.
    #[must_use]
    pub fn solve(self, effort: Effort) -> PushFoldSolution {
        let mut solver = Solver::new(self);
        let progress = solver.solve(effort, || true);
        PushFoldSolution {
            exploitability: progress.exploitability,
            value: solver.value(Side::First),
            solver,
        }
    }
}

impl Game for PushFold {
    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn range(&self, _: Side) -> &[f32] {
        &self.range
    }

    fn beside(&self, _: Side, reach: &[f32], values: &mut [f32]) {
        add_rows(&self.meets, reach, 1.0, values);
    }

    fn leaf(&self, number: u32, side: Side, reach: &[f32], values: &mut [f32]) {
        let sign = match side {
            Side::First => 1.0,
            Side::Second => -1.0,
        };
        match number {
            FOLDED => add_rows(&self.meets, reach, sign * self.fold, values),
            STOLEN => add_rows(&self.meets, reach, sign * self.steal, values),
            // What a hand wins it wins from either place.
            _ => add_rows(&self.edges, reach, self.all_in, values),
        }
    }
}

/// The sum of the rows, each times a reach, all times a factor.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn add_rows(rows: &[f32], reach: &[f32], factor: f32, values: &mut [f32]) {
    values.fill(0.0);
    for (row, reach) in rows.chunks_exact(CLASSES).zip(reach) {
        let times = reach * factor;
        for (value, figure) in values.iter_mut().zip(row) {
            *value += figure * times;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "seven digits are enough")]
const fn ratio(part: u64, all: u64) -> f32 {
    part as f32 / all as f32
}

/// How to play all-in or fold.
#[derive(Debug)]
pub struct PushFoldSolution {
    solver: Solver<PushFold>,
    exploitability: f32,
    value: f32,
}

impl PushFoldSolution {
    /// How often the first goes all-in with such a hand, 0 to 1.
    #[must_use]
    pub fn pushes(&self, class: HandClass) -> f32 {
        self.second_action(self.solver.game().tree.root(), class)
    }

    /// How often the second calls with such a hand, 0 to 1.
    #[must_use]
    pub fn calls(&self, class: HandClass) -> f32 {
        let tree = &self.solver.game().tree;
        let pushed = tree.root().and_then(|root| tree.child(root, 1));
        self.second_action(pushed, class)
    }

    /// What the players could still gain, the mean of both, in the unit of the amounts.
    #[must_use]
    pub const fn exploitability(&self) -> f32 {
        self.exploitability
    }

    /// What the first wins on average, half of the dead money taken off.
    #[must_use]
    pub const fn value(&self) -> f32 {
        self.value
    }

    fn second_action(&self, node: Option<super::tree::NodeId>, class: HandClass) -> f32 {
        let shares = node.and_then(|node| self.solver.strategy(node, class.index()));
        shares
            .and_then(|shares| shares.get(1).copied())
            .unwrap_or(0.0)
    }
}
