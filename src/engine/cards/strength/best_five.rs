//! The five cards that count.

use super::read;
use crate::engine::cards::{Card, CardSet};

/// The five cards that count out of 5, 6 or 7 (RANK-2, RANK-17), as one would read them out.
///
/// Pairs and more come first, side cards follow from high to low, straights run
/// down from the top (5-4-3-2-A). `None` for any other number of cards. Where
/// several cards of one rank would do, which suit is named means nothing (DECK-3);
/// it is always the same.
#[must_use]
pub fn best_five(cards: CardSet) -> Option<[Card; 5]> {
    let reading = read::best(cards)?;
    // With five of a suit among seven cards nothing but a flush or better is best.
    let suit = read::flush_suit(cards);
    let mut left = cards;
    let mut five = [left.iter().next()?; 5];
    for (place, rank) in five.iter_mut().zip(reading.five()) {
        let card = left
            .iter()
            .rev()
            .find(|card| card.rank() == rank && suit.is_none_or(|suit| card.suit() == suit))?;
        left.remove(card);
        *place = card;
    }
    Some(five)
}
