//! Drawing for the button (DRAW-1, DRAW-2).

use core::cmp::Ordering;

use crate::engine::cards::{Card, Suit};
use crate::engine::house::DrawSuitOrder;

/// How high a suit is in the draw; it matters nowhere else (DRAW-4).
const fn height(suit: Suit, order: DrawSuitOrder) -> u8 {
    match (order, suit) {
        (_, Suit::Spades) => 3,
        (_, Suit::Hearts) => 2,
        (DrawSuitOrder::SpadesHeartsDiamondsClubs, Suit::Diamonds)
        | (DrawSuitOrder::SpadesHeartsClubsDiamonds, Suit::Clubs) => 1,
        (DrawSuitOrder::SpadesHeartsDiamondsClubs, Suit::Clubs)
        | (DrawSuitOrder::SpadesHeartsClubsDiamonds, Suit::Diamonds) => 0,
    }
}

/// Whether the first card beats the second in the draw for the button.
#[must_use]
pub fn draw_beats(one: Card, other: Card, order: DrawSuitOrder) -> bool {
    let by_rank = one.rank().cmp(&other.rank());
    let by_suit = height(one.suit(), order).cmp(&height(other.suit(), order));
    by_rank.then(by_suit) == Ordering::Greater
}
