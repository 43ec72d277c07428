//! Cards that nobody saw.

use crate::engine::cards::{Card, CardSet, DeckError, Strength};
use crate::engine::seat::Seat;

/// Two hole cards as far as they are known.
pub type SeenCards = [Option<Card>; 2];

/// Adds what is seen of a hand to what is known of it, in whatever order its cards are told.
pub(in crate::history) fn see(hole: &mut SeenCards, cards: impl IntoIterator<Item = Option<Card>>) {
    let blank = hole.iter().all(Option::is_none);
    let before = *hole;
    let mut new = cards
        .into_iter()
        .filter(|card| blank || card.is_some() && !before.contains(card));
    for slot in hole.iter_mut().filter(|slot| slot.is_none()) {
        *slot = new.next().flatten();
    }
}

/// The hands to deal so that a hand from elsewhere plays as it did: known cards as they were; for
/// who `stays` to the end of a full board the weakest hand that is left, because an unknown hand
/// that was mucked did not win. Other unknown hands may be anything; they are left out.
pub fn fill_in(
    hole: &[(Seat, SeenCards)],
    board: &[Card],
    stays: impl Fn(Seat) -> bool,
) -> Result<Vec<(Seat, [Card; 2])>, DeckError> {
    let mut used = CardSet::EMPTY;
    let known = hole.iter().flat_map(|(_, cards)| cards.iter().flatten());
    for &card in known.chain(board) {
        if !used.insert(card) {
            return Err(DeckError::Repeated { card });
        }
    }
    let mut filled = Vec::with_capacity(hole.len());
    for &(seat, seen) in hole {
        let cards = match seen {
            [Some(first), Some(second)] => Some([first, second]),
            [None, None] if board.len() < 5 || !stays(seat) => None,
            _ => weakest(used, seen, board),
        };
        let Some(cards) = cards else { continue };
        for card in cards {
            used.insert(card);
        }
        filled.push((seat, cards));
    }
    Ok(filled)
}

/// The weakest hand with what is known of it.
fn weakest(used: CardSet, seen: SeenCards, board: &[Card]) -> Option<[Card; 2]> {
    let rest: Vec<Card> = CardSet::FULL.difference(used).iter().collect();
    let strength =
        |pair: &[Card; 2]| Strength::of(board.iter().chain(pair).copied().collect::<CardSet>());
    match seen {
        [Some(known), _] => {
            let pairs = rest.iter().map(|&other| [known, other]);
            pairs.min_by_key(strength)
        }
        [None, Some(known)] => {
            let pairs = rest.iter().map(|&other| [other, known]);
            pairs.min_by_key(strength)
        }
        [None, None] => {
            let pairs = rest.iter().enumerate().flat_map(|(place, &first)| {
                rest[place + 1..].iter().map(move |&second| [first, second])
            });
            pairs.min_by_key(strength)
        }
    }
}
