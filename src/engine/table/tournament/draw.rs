//! Draws by cards: the button of a table, and the race for odd chips.

use crate::engine::cards::{Card, Deck, Seed, Suit};
use crate::engine::house::DrawSuitOrder;
use crate::engine::seat::Seat;

/// How high a card is in a draw: the rank, then the suit (DRAW-2).
pub(super) fn height(card: Card, order: DrawSuitOrder) -> (u8, u8) {
    let suit = match (order, card.suit()) {
        (_, Suit::Spades) => 3,
        (_, Suit::Hearts) => 2,
        (DrawSuitOrder::SpadesHeartsDiamondsClubs, Suit::Diamonds)
        | (DrawSuitOrder::SpadesHeartsClubsDiamonds, Suit::Clubs) => 1,
        (DrawSuitOrder::SpadesHeartsDiamondsClubs, Suit::Clubs)
        | (DrawSuitOrder::SpadesHeartsClubsDiamonds, Suit::Diamonds) => 0,
    };
    (card.rank().index(), suit)
}

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
