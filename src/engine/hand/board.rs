//! Community cards.

use core::fmt;
use core::ops::Deref;

use serde::{Deserialize, Serialize};

use super::street::Street;
use crate::engine::cards::{Card, Rank, Suit};

/// Community cards in the order in which they came, at most five (BOARD-1 to BOARD-3).
///
/// They lie in the value itself: every street of every hand makes one. As text it is their list.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Board {
    len: u8,
    /// From `len` on the same card everywhere, so that equal boards are equal.
    cards: [Card; Self::MOST],
}

impl Board {
    /// The most cards of a board.
    pub const MOST: usize = Street::River.board_len();

    /// No card.
    pub const EMPTY: Self = Self {
        len: 0,
        cards: [Card::new(Rank::Two, Suit::Clubs); Self::MOST],
    };

    /// Lays a card beside the others; a sixth is left out.
    pub fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }
}

impl Deref for Board {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<'a> IntoIterator for &'a Board {
    type Item = &'a Card;
    type IntoIter = core::slice::Iter<'a, Card>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Extend<Card> for Board {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

impl FromIterator<Card> for Board {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut board = Self::EMPTY;
        board.extend(cards);
        board
    }
}

impl From<Board> for Vec<Card> {
    fn from(board: Board) -> Self {
        board.to_vec()
    }
}

impl TryFrom<Vec<Card>> for Board {
    type Error = TooManyCards;

    fn try_from(cards: Vec<Card>) -> Result<Self, TooManyCards> {
        if cards.len() > Self::MOST {
            return Err(TooManyCards { cards: cards.len() });
        }
        Ok(cards.into_iter().collect())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deref().fmt(f)
    }
}

/// More cards than a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCards {
    /// How many there are.
    pub cards: usize,
}

impl fmt::Display for TooManyCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cards, most) = (self.cards, Board::MOST);
        write!(f, "{cards} community cards; there are at most {most}")
    }
}

impl core::error::Error for TooManyCards {}
