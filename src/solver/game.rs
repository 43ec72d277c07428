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

    /// The same for several leaves with no event of chance between them, the reach and the values
    /// of each where it says. `scratch` has as many figures as [`Game::scratch`] asks for.
    fn leaves(
        &self,
        leaves: &[LeafAt],
        side: Side,
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        let _ = scratch;
        let hands = [side, side.other()].map(|side| self.range(side).len());
        for leaf in leaves {
            let [to, from] = leaf.starts(side, hands);
            let reach = &reach[from..from + hands[1]];
            self.leaf(leaf.leaf, side, reach, &mut values[to..to + hands[0]]);
        }
    }

    /// How many figures [`Game::leaves`] needs to work with.
    fn scratch(&self) -> usize {
        0
    }

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

/// A leaf, and where what belongs to it lies: columns of reach and of values, by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct LeafAt {
    /// The game's own number of the leaf.
    pub leaf: u32,
    /// The column of its values.
    pub(super) place: usize,
    /// By the player whose values are asked for, the column with the reach of the other.
    pub(super) reach: [usize; 2],
}

impl LeafAt {
    /// One for which there is one column of each.
    pub(super) const fn alone(leaf: u32) -> Self {
        Self {
            leaf,
            place: 0,
            reach: [0; 2],
        }
    }

    /// Where the values of `side` begin and where the reach of the other does, for columns of so
    /// many hands.
    #[must_use]
    pub const fn starts(&self, side: Side, hands: [usize; 2]) -> [usize; 2] {
        [self.place * hands[0], self.reach[side.index()] * hands[1]]
    }
}
