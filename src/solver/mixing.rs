//! Columns of figures, one for each action, with a row for each hand: how a mixed strategy is made.

/// A figure, or 0 if it is below. (`f32::max` is a call for each single figure in wasm.)
#[inline]
pub(super) const fn above(figure: f32) -> f32 {
    if figure > 0.0 { figure } else { 0.0 }
}

/// What to take of figures that may be below zero, for each hand: the share of each action among
/// those above zero is its figure times `times` plus `plus`.
pub(super) struct Shares<'a> {
    pub(super) times: &'a mut [f32],
    pub(super) plus: &'a mut [f32],
}

impl<'a> Shares<'a> {
    /// For so many hands, nothing known yet.
    pub(super) fn in_scratch(hands: usize, scratch: &'a mut [f32]) -> Self {
        let (times, rest) = scratch.split_at_mut(hands);
        let (plus, _) = rest.split_at_mut(hands);
        Self { times, plus }
    }

    /// Of these columns: regrets make the strategy of regret matching (Hart and Mas-Colell 2000),
    /// sums of strategies their average. Where nothing is above zero all actions are alike.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn of(&mut self, columns: &[f32]) {
        let hands = self.times.len();
        let even = even_share(columns.len() / hands.max(1));
        self.times.fill(0.0);
        for column in columns.chunks_exact(hands.max(1)) {
            for (sum, figure) in self.times.iter_mut().zip(column) {
                *sum += above(*figure);
            }
        }
        for (times, plus) in self.times.iter_mut().zip(self.plus.iter_mut()) {
            let some = *times > 0.0;
            *plus = if some { 0.0 } else { even };
            *times = if some { 1.0 / *times } else { 0.0 };
        }
    }

    /// The share of each figure of one column.
    pub(super) fn column<'b>(&'b self, column: &'b [f32]) -> impl Iterator<Item = f32> + 'b {
        let factors = self.times.iter().zip(self.plus.iter());
        column
            .iter()
            .zip(factors)
            .map(|(figure, (times, plus))| above(*figure) * times + plus)
    }
}

/// The share of each of so many actions that are alike.
#[expect(clippy::cast_precision_loss, reason = "a handful of actions")]
fn even_share(actions: usize) -> f32 {
    1.0 / actions.max(1) as f32
}
