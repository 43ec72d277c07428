//! The hands of a player in a subgame.

use crate::engine::cards::{Card, CardSet};
use crate::odds::{Combo, Range};

/// A hand by its place in the list, and the numbers of its cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub(super) hand: u16,
    pub(super) cards: [u8; 2],
}

/// The hands that a player may hold.
#[derive(Debug)]
pub(super) struct Hands {
    combos: Vec<Combo>,
    held: Vec<Held>,
    /// Their weights, 1 for the greatest.
    pub(super) weights: Vec<f32>,
    /// By the number of the combo its place, if it is there.
    places: Vec<Option<u16>>,
}

impl Hands {
    /// The hands of a range that can be dealt beside a board.
    pub(super) fn new(range: &Range, board: CardSet) -> Self {
        let mut hands = Self {
            combos: Vec::new(),
            held: Vec::new(),
            weights: Vec::new(),
            places: vec![None; Combo::COUNT],
        };
        for (combo, weight) in range.without(board) {
            let hand = hands.combos.len() as u16;
            let cards = combo.cards().map(Card::index);
            hands.places[combo.index()] = Some(hand);
            hands.held.push(Held { hand, cards });
            hands.combos.push(combo);
            hands.weights.push(f32::from(weight.per_mille()) / 1000.0);
        }
        hands
    }

    pub(super) const fn len(&self) -> usize {
        self.combos.len()
    }

    /// The place of a combo.
    pub(super) fn place(&self, combo: Combo) -> Option<u16> {
        self.places[combo.index()]
    }

    /// All of them, by their places.
    pub(super) fn combos(&self) -> &[Combo] {
        &self.combos
    }

    /// All of them, by their places.
    pub(super) fn held(&self) -> &[Held] {
        &self.held
    }

    /// All of them, with their cards as a set.
    pub(super) fn list(&self) -> impl Iterator<Item = (Held, CardSet)> + '_ {
        let sets = self.combos.iter().map(|combo| combo.set());
        self.held.iter().copied().zip(sets)
    }
}
