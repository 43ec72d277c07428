//! Cards that help.

use super::equity::Equity;
use super::error::{OddsError, known};
use super::runouts::choose;
use crate::engine::cards::{Card, CardSet, Category, Strength};

/// What the next card does for a hand, the others lying open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outs {
    /// Cards after which the hand alone is the best; where it is so already, the cards that keep it
    /// there.
    pub ahead: CardSet,
    /// Cards after which it shares the best place.
    pub level: CardSet,
    /// Cards after which another hand is better.
    pub behind: CardSet,
    /// Whether the hand is alone the best now, before the next card.
    pub is_ahead: bool,
}

/// Sorts all unseen cards by what they would do as the next one for the hand in the place `own`,
/// by the best five of all cards (RANK-2): so a card that helps another hand more is no out.
///
/// The board has 3 or 4 cards. `dead` cards cannot come.
pub fn outs(
    hands: &[[Card; 2]],
    own: usize,
    board: &[Card],
    dead: CardSet,
) -> Result<Outs, OddsError> {
    if hands.len() < 2 || own >= hands.len() {
        return Err(OddsError::Hands { hands: hands.len() });
    }
    let others: Vec<Card> = hands.iter().flatten().copied().chain(dead).collect();
    let seen = known(board, &others, 3, 4)?;
    let shared = CardSet::from_slice(board);
    let mut outs = Outs {
        ahead: CardSet::EMPTY,
        level: CardSet::EMPTY,
        behind: CardSet::EMPTY,
        is_ahead: place_of(hands, own, shared) == Some(core::cmp::Ordering::Greater),
    };
    for card in CardSet::FULL.difference(seen) {
        let mut board = shared;
        board.insert(card);
        let cards = match place_of(hands, own, board) {
            Some(core::cmp::Ordering::Greater) => &mut outs.ahead,
            Some(core::cmp::Ordering::Equal) => &mut outs.level,
            _ => &mut outs.behind,
        };
        cards.insert(card);
    }
    Ok(outs)
}

/// How a hand stands against the best of the others.
fn place_of(hands: &[[Card; 2]], own: usize, board: CardSet) -> Option<core::cmp::Ordering> {
    let strength = |hand: &[Card; 2]| Strength::of(CardSet::from_slice(hand).union(board));
    let mine = hands.get(own).and_then(strength)?;
    let others = hands.iter().enumerate().filter(|(place, _)| *place != own);
    let best = others.filter_map(|(_, hand)| strength(hand)).max()?;
    Some(mine.cmp(&best))
}

/// Which next cards make the best five of a hand one of a higher category (RANK-1), and which:
/// for each category in the order of [`Category::ALL`] its cards. What the board alone improves
/// counts as well.
///
/// The board has 3 or 4 cards. `dead` cards cannot come.
pub fn improvements(
    hole: [Card; 2],
    board: &[Card],
    dead: CardSet,
) -> Result<[CardSet; 10], OddsError> {
    let others: Vec<Card> = hole.into_iter().chain(dead).collect();
    let seen = known(board, &others, 3, 4)?;
    let now = CardSet::from_slice(&hole).union(CardSet::from_slice(board));
    let category = |cards| Strength::of(cards).map(Strength::category);
    let mut by_category = [CardSet::EMPTY; 10];
    for card in CardSet::FULL.difference(seen) {
        let mut then = now;
        then.insert(card);
        if let Some(better) = category(then)
            && Some(better) > category(now)
        {
            for (place, cards) in Category::ALL.into_iter().zip(&mut by_category) {
                if place == better {
                    cards.insert(card);
                }
            }
        }
    }
    Ok(by_category)
}

/// The chance that at least one of `outs` cards comes when `to_come` cards are dealt out of
/// `unseen`: as wins among all sets of cards that may come.
#[must_use]
pub fn chance_of_one(outs: usize, unseen: usize, to_come: usize) -> Equity {
    let (unseen, to_come) = (unseen.min(Card::COUNT), to_come.min(7));
    let all = choose(unseen, to_come);
    let missed = choose(unseen - outs.min(unseen), to_come);
    Equity::of_two(all - missed, 0, missed)
}
