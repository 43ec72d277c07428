//! Hands from which one is drawn.

use super::equity::Equity;
use super::rng::SimRng;
use crate::engine::cards::{Card, CardSet, Strength};

/// Two-card hands with weights, for drawing one at random.
///
/// All weights together must stay below 2^32; what goes beyond is not drawn.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    hands: Vec<Weighted>,
}

#[derive(Clone, Copy, Debug)]
struct Weighted {
    cards: CardSet,
    /// The weights of the pool up to and with this one.
    up_to: u32,
}

impl Pool {
    /// A pool with room for so many hands.
    #[must_use]
    pub fn with_capacity(hands: usize) -> Self {
        Self {
            hands: Vec::with_capacity(hands),
        }
    }

    /// Puts a hand in; one of weight 0 is left out.
    pub fn push(&mut self, cards: CardSet, weight: u32) {
        let up_to = self.weight().saturating_add(weight);
        if up_to > self.weight() {
            self.hands.push(Weighted { cards, up_to });
        }
    }

    /// All weights together.
    #[must_use]
    pub fn weight(&self) -> u32 {
        self.hands.last().map_or(0, |last| last.up_to)
    }

    /// Whether there is no hand in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hands.is_empty()
    }

    /// A hand, the likelier the greater its weight; nothing from an empty pool.
    pub(super) fn draw(&self, rng: &mut SimRng) -> Option<CardSet> {
        let ticket = rng.below(self.weight());
        let place = self.hands.partition_point(|hand| hand.up_to <= ticket);
        self.hands.get(place).map(|hand| hand.cards)
    }

    /// What `hole` wins of the hands of the pool, on a board of five cards; each hand of the pool
    /// counts with its weight. None of them may share a card with `hole` or the board.
    #[must_use]
    pub fn beaten_by(&self, hole: [Card; 2], board: &[Card]) -> Equity {
        let board = CardSet::from_slice(board);
        let mine = Strength::of(CardSet::from_slice(&hole).union(board));
        let (mut wins, mut ties, mut losses, mut before) = (0, 0, 0, 0);
        for hand in &self.hands {
            let weight = u64::from(hand.up_to - before);
            before = hand.up_to;
            match mine.cmp(&Strength::of(hand.cards.union(board))) {
                core::cmp::Ordering::Greater => wins += weight,
                core::cmp::Ordering::Equal => ties += weight,
                core::cmp::Ordering::Less => losses += weight,
            }
        }
        Equity::of_two(wins, ties, losses)
    }
}
