//! What somebody may hold.

use std::fmt;

use super::combo::Combo;
use super::equity::greatest_divisor;
use super::pool::Pool;
use super::suits::exchanged;
use crate::engine::cards::CardSet;

/// How likely a hand is next to the others of a range, in parts of 1,000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Weight(u16);

impl Weight {
    /// Not in the range.
    pub const NONE: Self = Self(0);

    /// In the range with full weight.
    pub const FULL: Self = Self(1000);

    /// So many parts of 1,000; `None` above 1,000.
    #[must_use]
    pub const fn new(per_mille: u16) -> Option<Self> {
        if per_mille <= 1000 {
            Some(Self(per_mille))
        } else {
            None
        }
    }

    /// The parts of 1,000.
    #[must_use]
    pub const fn per_mille(self) -> u16 {
        self.0
    }
}

/// What somebody may hold: a weight for each of the 1,326 combos.
///
/// # As text
///
/// A range is written as items between commas or white space, as players do: `22+, A2s+, KTs+,
/// QJo, AhKd, 77:0.5`. The empty text is the empty range. Letters may be small or capital.
///
/// | item | means |
/// |---|---|
/// | `any` | all hands |
/// | `77` | the pair, 6 combos |
/// | `77+` | the pair and all higher ones |
/// | `TT-77` | the pairs from one to the other, in either order |
/// | `KTs`, `KTo`, `KT` | suited (4 combos), offsuit (12), or both |
/// | `KTs+` | the lower card from there up to just below the higher one: `KTs`, `KJs`, `KQs` |
/// | `A5s-A2s` | the lower card from one to the other, in either order |
/// | `AhKd` | just these two cards |
///
/// An item may end in a weight, `:` and a number from 0 to 1 with at most three decimals, or `@`
/// and per cent from 0 to 100 with at most one decimal: `77:0.5` and `77@50%` are the same.
/// Without one it counts in full. If items name the same combo, the last one counts, so that
/// `22+, 77:0.5` and `22+, 77:0` do what they say. There is no white space inside an item.
///
/// [`Display`](fmt::Display) writes it so that reading it gives the same range again.
#[derive(Clone, PartialEq, Eq)]
pub struct Range {
    weights: Vec<Weight>,
}

impl Range {
    /// No hand.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            weights: vec![Weight::NONE; Combo::COUNT],
        }
    }

    /// All hands.
    #[must_use]
    pub fn any() -> Self {
        Self {
            weights: vec![Weight::FULL; Combo::COUNT],
        }
    }

    /// Just this hand.
    #[must_use]
    pub fn just(hand: Combo) -> Self {
        let mut range = Self::empty();
        range.set(hand, Weight::FULL);
        range
    }

    /// The weight of a hand.
    #[must_use]
    pub fn weight(&self, hand: Combo) -> Weight {
        self.weights[hand.index()]
    }

    /// Gives a hand this weight.
    pub fn set(&mut self, hand: Combo, weight: Weight) {
        self.weights[hand.index()] = weight;
    }

    /// The hands that have a weight, with it, in the order of their numbers.
    pub fn hands(&self) -> impl Iterator<Item = (Combo, Weight)> + '_ {
        let all = Combo::all().zip(self.weights.iter().copied());
        all.filter(|(_, weight)| *weight > Weight::NONE)
    }

    /// The hands that can be dealt where these cards are gone.
    pub fn without(&self, gone: CardSet) -> impl Iterator<Item = (Combo, Weight)> + '_ {
        self.hands()
            .filter(move |(hand, _)| hand.set().intersection(gone).is_empty())
    }

    /// The same, to draw from.
    #[must_use]
    pub fn pool(&self, gone: CardSet) -> Pool {
        let mut pool = Pool::default();
        for (hand, weight) in self.without(gone) {
            pool.push(hand.set(), weight.per_mille().into());
        }
        pool
    }

    /// The greatest number that divides all its weights; 1 for no hands.
    pub(super) fn unit(&self) -> u64 {
        let weights = self.weights.iter();
        let weights = weights.map(|weight| u64::from(weight.per_mille()));
        weights.fold(0, greatest_divisor).max(1)
    }

    /// Whether it stays the same when two suits are exchanged.
    pub(crate) fn is_alike(&self, one: usize, other: usize) -> bool {
        let mut to = [0, 1, 2, 3];
        to.swap(one, other);
        Combo::all().all(|hand| {
            let like = exchanged(hand.set(), to);
            like.is_some_and(|like| self.weight(like) == self.weight(hand))
        })
    }
}

impl fmt::Debug for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Range({self})")
    }
}
