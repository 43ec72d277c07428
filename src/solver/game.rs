//! What a game must tell for it to be solved.

use super::tree::{Side, Tree};

/// A game of two players in which one wins what the other loses, in vector form: what is hidden
/// is only which hand each was dealt before it began. A hand is a place in a list.
///
/// *Reach* is, for each hand of a player, its weight in his range times the probability with which
/// he plays it up to here. *Values* are, for each hand of the other, what it wins on average
/// against that reach: the sum over all hands that can be dealt beside it.
pub trait Game {
    /// What both see.
    fn tree(&self) -> &Tree;

    /// The weight of each hand of a player at the root.
    fn range(&self, side: Side) -> &[f32];

    /// For each hand of `side` the reach of the other's hands that can be dealt beside it.
    fn beside(&self, side: Side, reach: &[f32], values: &mut [f32]);

    /// What each hand of `side` wins in the leaf with this number against the other's reach.
    fn leaf(&self, number: u32, side: Side, reach: &[f32], values: &mut [f32]);

    /// Takes from a reach of `side` the hands that the outcome with this number excludes.
    fn deal(&self, branch: u32, side: Side, reach: &mut [f32]) {
        let _ = (branch, side, reach);
    }

    /// Adds to the values before an event of chance those after this outcome, times its
    /// probability; hands that it excludes have none. The values after it are not needed again.
    fn gather(&self, branch: u32, side: Side, after: &mut [f32], values: &mut [f32]) {
        let _ = (branch, side);
        for (value, after) in values.iter_mut().zip(after) {
            *value += *after;
        }
    }
}
