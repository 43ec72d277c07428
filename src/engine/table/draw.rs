//! Drawing for the button (DRAW-1, DRAW-2).

use core::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::engine::cards::{Card, Suit};

/// Which suit is higher where equal ranks are drawn (DRAW-2); it matters nowhere else (DRAW-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawSuitOrder {
    /// Spades, hearts, diamonds, clubs.
    #[default]
    SpadesHeartsDiamondsClubs,
    /// Spades, hearts, clubs, diamonds.
    SpadesHeartsClubsDiamonds,
}

impl DrawSuitOrder {
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
