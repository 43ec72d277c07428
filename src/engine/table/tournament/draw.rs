//! The draw for the button of a table.

use crate::engine::cards::{Card, Deck, Seed};
use crate::engine::house::DrawSuitOrder;
use crate::engine::seat::Seat;
use crate::engine::table::draw::height;

/// Who got the button by which card.
#[derive(Clone, Copy, Debug)]
pub(super) struct ButtonDraw {
    pub(super) seat: Seat,
    pub(super) card: Card,
    /// Whether another drew the same rank.
    pub(super) by_suit: bool,
}

/// One card each from a shuffled deck; the highest takes the button (DRAW-1).
pub(super) fn button(seats: &[Seat], seed: Seed, order: DrawSuitOrder) -> Option<ButtonDraw> {
    let deck = Deck::shuffled(seed);
    let drawn = || seats.iter().copied().zip(deck.cards().iter().copied());
    let (seat, card) = drawn().max_by_key(|&(_, card)| height(card, order))?;
    let same_rank = drawn().filter(|(_, other)| other.rank() == card.rank());
    Some(ButtonDraw {
        seat,
        card,
        by_suit: same_rank.count() > 1,
    })
}
