//! One pass over the tree for one player, all hands at once.
//!
//! In wasm four figures at a time: each is reckoned as it would be alone, so that the results are
//! the same everywhere.

use super::game::Game;
use super::mixing::Shares;
use super::tree::{Node, NodeId, Side, Tree};

/// What a pass is for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose {
    /// To learn: both play by their regrets, those of the player change.
    Learn(Discount),
    /// To know what the player's average strategy wins against the other's.
    Value,
    /// To know what the best answer to the other's average strategy wins.
    BestAnswer,
}

/// How much of what has been gathered so far still counts (discounted CFR).
#[derive(Clone, Copy, Debug)]
pub(super) struct Discount {
    /// Of regrets above zero.
    pub(super) gain: f32,
    /// Of regrets below zero.
    pub(super) loss: f32,
    /// Of the sums of strategies.
    pub(super) sum: f32,
}

impl Discount {
    /// After so many iterations: `t^1.5 / (t^1.5 + 1)`, `1/2` and `(t / (t + 1))^3`.
    #[expect(clippy::cast_precision_loss, reason = "a few thousand iterations")]
    pub(super) fn after(iterations: u32) -> Self {
        let t = iterations as f32;
        let power = t * t.sqrt();
        let part = t / (t + 1.0);
        Self {
            gain: power / (power + 1.0),
            loss: 0.5,
            sum: part * part * part,
        }
    }
}

/// A pass. Figures of a decision are columns, one for each action, from `starts` on.
pub(super) struct Walk<'a, G> {
    pub(super) game: &'a G,
    pub(super) tree: &'a Tree,
    pub(super) starts: &'a [usize],
    pub(super) regrets: &'a mut [f32],
    pub(super) sums: &'a mut [f32],
    pub(super) side: Side,
    pub(super) purpose: Purpose,
}

impl<G: Game> Walk<'_, G> {
    /// The values of this node for each hand of the player against this reach of the other.
    /// `scratch` is as long as [`scratch_of`] says.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn node(
        &mut self,
        node: NodeId,
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        match self.tree.node(node) {
            Node::Leaf(number) => self.game.leaf(*number, self.side, reach, values),
            Node::Chance(branches) => {
                let (dealt, rest) = scratch.split_at_mut(reach.len());
                let (after, rest) = rest.split_at_mut(values.len());
                values.fill(0.0);
                for (branch, &child) in branches.clone().zip(self.tree.children(branches)) {
                    dealt.copy_from_slice(reach);
                    self.game.deal(branch, self.side.other(), dealt);
                    self.node(child, dealt, after, rest);
                    self.game.gather(branch, self.side, after, values);
                }
            }
            Node::Decision(side, branches) => {
                let children = self.tree.children(branches);
                let start = self.starts[node.index()];
                if *side == self.side {
                    self.own(start, children, reach, values, scratch);
                } else {
                    self.others(start, children, reach, values, scratch);
                }
            }
        }
    }

    /// The other decides: his reach is shared out among his actions.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn others(
        &mut self,
        start: usize,
        children: &[NodeId],
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        let hands = reach.len();
        let end = start + children.len() * hands;
        let (reaches, rest) = scratch.split_at_mut(children.len() * hands);
        let (times, rest) = rest.split_at_mut(hands);
        let (plus, rest) = rest.split_at_mut(hands);
        let mut shares = Shares { times, plus };
        let sums = &mut self.sums[start..end];
        let figures = match self.purpose {
            Purpose::Learn(_) => &self.regrets[start..end],
            Purpose::Value | Purpose::BestAnswer => &*sums,
        };
        shares.of(figures);
        let columns = figures.chunks_exact(hands.max(1));
        for (column, out) in columns.zip(reaches.chunks_exact_mut(hands.max(1))) {
            for ((out, reach), share) in out.iter_mut().zip(reach).zip(shares.column(column)) {
                *out = reach * share;
            }
        }
        if let Purpose::Learn(discount) = self.purpose {
            for (sum, reach) in sums.iter_mut().zip(&*reaches) {
                *sum = *sum * discount.sum + reach;
            }
        }
        let (of_child, rest) = rest.split_at_mut(values.len());
        values.fill(0.0);
        for (&child, reach) in children.iter().zip(reaches.chunks_exact(hands.max(1))) {
            self.node(child, reach, of_child, rest);
            for (value, more) in values.iter_mut().zip(&*of_child) {
                *value += more;
            }
        }
    }

    /// The player himself decides.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn own(
        &mut self,
        start: usize,
        children: &[NodeId],
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        let hands = values.len();
        let end = start + children.len() * hands;
        let (of_children, rest) = scratch.split_at_mut(children.len() * hands);
        for (&child, out) in children
            .iter()
            .zip(of_children.chunks_exact_mut(hands.max(1)))
        {
            self.node(child, reach, out, rest);
        }
        let columns = of_children.chunks_exact(hands.max(1));
        if let Purpose::BestAnswer = self.purpose {
            values.fill(f32::NEG_INFINITY);
            for column in columns {
                for (value, of_child) in values.iter_mut().zip(column) {
                    *value = value.max(*of_child);
                }
            }
            return;
        }
        let (times, rest) = rest.split_at_mut(hands);
        let (plus, _) = rest.split_at_mut(hands);
        let mut shares = Shares { times, plus };
        let figures = match self.purpose {
            Purpose::Learn(_) => &mut self.regrets[start..end],
            Purpose::Value | Purpose::BestAnswer => &mut self.sums[start..end],
        };
        shares.of(figures);
        values.fill(0.0);
        for (column, own) in columns.clone().zip(figures.chunks_exact(hands.max(1))) {
            for ((value, of_child), share) in values.iter_mut().zip(column).zip(shares.column(own))
            {
                *value += of_child * share;
            }
        }
        if let Purpose::Learn(discount) = self.purpose {
            for (column, own) in columns.zip(figures.chunks_exact_mut(hands.max(1))) {
                for ((regret, of_child), value) in own.iter_mut().zip(column).zip(&*values) {
                    let kept = regret.max(0.0) * discount.gain + regret.min(0.0) * discount.loss;
                    *regret = kept + (of_child - value);
                }
            }
        }
    }
}

/// How many figures a pass needs beside the columns, for players with so many hands.
pub(super) fn scratch_of(tree: &Tree, hands: [usize; 2]) -> usize {
    let most = hands[0].max(hands[1]);
    let mut needs: Vec<usize> = Vec::with_capacity(tree.nodes().len());
    for node in tree.nodes() {
        let (own, branches) = match node {
            Node::Leaf(_) => (0, 0..0),
            Node::Chance(branches) => (2 * most, branches.clone()),
            Node::Decision(_, branches) => ((branches.len() + 3) * most, branches.clone()),
        };
        let children = tree.children(&branches).iter();
        let deepest = children.map(|child| needs[child.index()]).max();
        needs.push(own + deepest.unwrap_or(0));
    }
    needs.last().copied().unwrap_or(0)
}
