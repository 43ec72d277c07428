//! What an instance is drawn from: the same on every device.

use crate::engine::cards::{Card, DealRng, Deck, Seed};
use crate::engine::chips::Chips;

/// A source of draws.
#[derive(Debug)]
pub(in crate::school) struct Draw(DealRng);

impl Draw {
    pub(in crate::school) fn new(seed: Seed) -> Self {
        Self(DealRng::new(seed))
    }

    /// A number below `bound`; 0 for a bound of 0.
    pub(in crate::school) fn below(&mut self, bound: u64) -> u64 {
        u64::from(self.0.below(u32::try_from(bound).unwrap_or(u32::MAX)))
    }

    /// A number from `from` to `to`, both included.
    pub(in crate::school) fn within(&mut self, from: u64, to: u64) -> u64 {
        from + self.below(to.saturating_sub(from) + 1)
    }

    /// An amount from `from` to `to` that is a multiple of `step`, as `from` and `to` are.
    pub(in crate::school) fn chips(&mut self, from: u64, to: u64, step: u64) -> Chips {
        let step = step.max(1);
        Chips::new(step * self.within(from.div_ceil(step), to / step))
    }

    /// True once in `of` draws.
    pub(in crate::school) fn once_in(&mut self, of: u64) -> bool {
        self.below(of) == 0
    }

    /// One of these.
    pub(in crate::school) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let place = self.below(items.len() as u64) as usize;
        items.get(place).copied()
    }

    /// Some of these, so many, in their order.
    pub(in crate::school) fn some<T: Copy>(&mut self, items: &[T], count: usize) -> Vec<T> {
        let mut places: Vec<usize> = (0..items.len()).collect();
        self.0.shuffle(&mut places);
        places.truncate(count);
        places.sort_unstable();
        places.into_iter().map(|place| items[place]).collect()
    }

    /// Puts items into a random order.
    pub(in crate::school) fn shuffle<T>(&mut self, items: &mut [T]) {
        self.0.shuffle(items);
    }

    /// All cards without these, in a random order.
    pub(in crate::school) fn pack(&mut self, without: &[Card]) -> Vec<Card> {
        let mut cards: Vec<Card> = Card::all().filter(|card| !without.contains(card)).collect();
        self.0.shuffle(&mut cards);
        cards
    }

    /// A deck in a random order.
    pub(in crate::school) fn deck(&mut self) -> Deck {
        let pack = self.pack(&[]);
        Deck::arranged(&pack).unwrap_or_else(|_| Deck::ordered())
    }
}
