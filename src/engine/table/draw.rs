//! Draws by cards, for the button and for odd chips (DRAW-1, DRAW-2).

use crate::engine::cards::{Card, Suit};
use crate::engine::house::DrawSuitOrder;

/// How high a card is in a draw: the rank, then the suit, which matters nowhere else (DRAW-4).
pub(super) const fn height(card: Card, order: DrawSuitOrder) -> (u8, u8) {
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

/// Whether the first card beats the second in the draw for the button.
#[must_use]
pub fn draw_beats(one: Card, other: Card, order: DrawSuitOrder) -> bool {
    height(one, order) > height(other, order)
}
