//! Drawing for the button (DRAW-1, DRAW-2).

use core::cmp::Ordering;

use crate::engine::cards::{Card, Suit};
use crate::engine::house::DrawSuitOrder;

impl DrawSuitOrder {
    /// How high a suit stands in the draw, and only there (DRAW-4).
    const fn rank_of(self, suit: Suit) -> u8 {
        match (self, suit) {
            (_, Suit::Spades) => 3,
            (_, Suit::Hearts) => 2,
            (Self::SpadesHeartsDiamondsClubs, Suit::Diamonds)
            | (Self::SpadesHeartsClubsDiamonds, Suit::Clubs) => 1,
            (Self::SpadesHeartsDiamondsClubs, Suit::Clubs)
            | (Self::SpadesHeartsClubsDiamonds, Suit::Diamonds) => 0,
        }
    }
}

/// Whether the first card beats the second in the draw for the button.
#[must_use]
pub fn draw_beats(one: Card, other: Card, order: DrawSuitOrder) -> bool {
    let by_rank = one.rank().cmp(&other.rank());
    let by_suit = order.rank_of(one.suit()).cmp(&order.rank_of(other.suit()));
    by_rank.then(by_suit) == Ordering::Greater
}
