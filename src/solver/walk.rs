//! One pass over the tree for one player, all hands at once.
//!
//! In wasm four figures at a time: each is reckoned as it would be alone, so that the results are
//! the same everywhere.

use super::game::Game;
use super::mixing::Shares;
use super::stretch::{Decision, Event, Stretch};
use super::tree::Side;

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

/// A pass. The reach and the values of the places of a stretch are columns with a row for each hand.
pub(super) struct Walk<'a, G> {
    pub(super) game: &'a G,
    pub(super) stretches: &'a [Stretch],
    pub(super) side: Side,
    pub(super) figures: Figures<'a>,
}

/// What is known of the decisions: figures in columns, one for each action, with a row for each hand.
pub(super) struct Figures<'a> {
    pub(super) regrets: &'a mut [f32],
    pub(super) sums: &'a mut [f32],
    pub(super) purpose: Purpose,
}

impl<G: Game> Walk<'_, G> {
    /// The values at the beginning of the stretch with this number, for each hand of the player
    /// against this reach of the other. `scratch` is as long as [`scratch_of`] says.
    pub(super) fn stretch(
        &mut self,
        number: usize,
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        let stretches = self.stretches;
        let stretch = &stretches[number];
        let (reaches, rest) = scratch.split_at_mut(stretch.places * reach.len());
        let (worth, rest) = rest.split_at_mut(stretch.places * values.len());
        reaches[..reach.len()].copy_from_slice(reach);
        for decision in &stretch.decisions {
            if decision.side != self.side {
                self.figures.share_out(decision, reach.len(), reaches, rest);
            }
        }
        self.game
            .leaves(&stretch.leaves, self.side, reaches, worth, rest);
        for event in &stretch.events {
            let from = event.reach[self.side.index()] * reach.len();
            let to = event.place * values.len();
            let reach = &reaches[from..from + reach.len()];
            self.event(event, reach, &mut worth[to..to + values.len()], rest);
        }
        for decision in stretch.decisions.iter().rev() {
            if decision.side == self.side {
                self.figures.choose(decision, values.len(), worth, rest);
            } else {
                add_up(decision, values.len(), worth);
            }
        }
        values.copy_from_slice(&worth[..values.len()]);
    }

    /// Chance decides: the values of all its outcomes.
    fn event(&mut self, event: &Event, reach: &[f32], values: &mut [f32], scratch: &mut [f32]) {
        let (dealt, rest) = scratch.split_at_mut(reach.len());
        let (after, rest) = rest.split_at_mut(values.len());
        values.fill(0.0);
        for (branch, stretch) in event.branches.clone().zip(event.first..) {
            dealt.copy_from_slice(reach);
            self.game.deal(branch, self.side.other(), dealt);
            self.stretch(stretch, dealt, after, rest);
            self.game.gather(branch, self.side, after, values);
        }
    }
}

impl Figures<'_> {
    /// The other decides: his reach is shared out among his actions.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn share_out(
        &mut self,
        decision: &Decision,
        hands: usize,
        reaches: &mut [f32],
        scratch: &mut [f32],
    ) {
        let actions = decision.children.len();
        let columns = decision.columns..decision.columns + actions * hands;
        let (before, after) = reaches.split_at_mut(decision.children.start * hands);
        let reach = &before[decision.reach * hands..][..hands];
        let after = &mut after[..actions * hands];
        let mut shares = Shares::in_scratch(hands, scratch);
        let sums = &mut self.sums[columns.clone()];
        let figures = match self.purpose {
            Purpose::Learn(_) => &self.regrets[columns],
            Purpose::Value | Purpose::BestAnswer => &*sums,
        };
        shares.of(figures);
        let columns = figures.chunks_exact(hands.max(1));
        for (column, out) in columns.zip(after.chunks_exact_mut(hands.max(1))) {
            for ((out, reach), share) in out.iter_mut().zip(reach).zip(shares.column(column)) {
                *out = reach * share;
            }
        }
        if let Purpose::Learn(discount) = self.purpose {
            for (sum, reach) in sums.iter_mut().zip(after) {
                *sum = *sum * discount.sum + *reach;
            }
        }
    }

    /// The player himself decides: what he wins by his strategy, or by the best action.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn choose(
        &mut self,
        decision: &Decision,
        hands: usize,
        worth: &mut [f32],
        scratch: &mut [f32],
    ) {
        let actions = decision.children.len();
        let columns = decision.columns..decision.columns + actions * hands;
        let (before, after) = worth.split_at_mut(decision.children.start * hands);
        let values = &mut before[decision.place * hands..][..hands];
        let of_children = after[..actions * hands].chunks_exact(hands.max(1));
        if let Purpose::BestAnswer = self.purpose {
            values.fill(f32::NEG_INFINITY);
            for of_child in of_children {
                for (value, of_child) in values.iter_mut().zip(of_child) {
                    *value = if *of_child > *value {
                        *of_child
                    } else {
                        *value
                    };
                }
            }
            return;
        }
        let mut shares = Shares::in_scratch(hands, scratch);
        let figures = match self.purpose {
            Purpose::Learn(_) => &mut self.regrets[columns],
            Purpose::Value | Purpose::BestAnswer => &mut self.sums[columns],
        };
        shares.of(figures);
        values.fill(0.0);
        for (of_child, own) in of_children.clone().zip(figures.chunks_exact(hands.max(1))) {
            let products = of_child.iter().zip(shares.column(own));
            for (value, (of_child, share)) in values.iter_mut().zip(products) {
                *value += of_child * share;
            }
        }
        if let Purpose::Learn(discount) = self.purpose {
            for (of_child, own) in of_children.zip(figures.chunks_exact_mut(hands.max(1))) {
                for ((regret, of_child), value) in own.iter_mut().zip(of_child).zip(&*values) {
                    let kept = if *regret > 0.0 {
                        discount.gain
                    } else {
                        discount.loss
                    };
                    *regret = *regret * kept + (of_child - value);
                }
            }
        }
    }
}

/// The other has decided: what is won after his actions together.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn add_up(decision: &Decision, hands: usize, worth: &mut [f32]) {
    let (before, after) = worth.split_at_mut(decision.children.start * hands);
    let values = &mut before[decision.place * hands..][..hands];
    let after = &after[..decision.children.len() * hands];
    let mut of_children = after.chunks_exact(hands.max(1));
    if let Some(first) = of_children.next() {
        values.copy_from_slice(first);
    }
    for of_child in of_children {
        for (value, of_child) in values.iter_mut().zip(of_child) {
            *value += of_child;
        }
    }
}

/// How many figures a pass needs beside the columns, for players with so many hands and a game
/// whose leaves need so many.
pub(super) fn scratch_of(stretches: &[Stretch], hands: [usize; 2], of_leaves: usize) -> usize {
    let most = hands[0].max(hands[1]);
    let mut needs = vec![0; stretches.len()];
    for (number, stretch) in stretches.iter().enumerate().rev() {
        let after = stretch.events.iter().flat_map(|event| {
            let after = needs[event.first..].iter().take(event.branches.len());
            after.map(|need| 2 * most + need)
        });
        let inside = after.max().unwrap_or(0).max(2 * most).max(of_leaves);
        needs[number] = stretch.places * (hands[0] + hands[1]) + inside;
    }
    needs.first().copied().unwrap_or(0)
}
