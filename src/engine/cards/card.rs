//! A card, and cards as text.

use std::error::Error;
use std::fmt;
use std::str::{Chars, FromStr};

use super::text_form::serde_as_text;
use super::{Rank, Suit};

/// One of the 52 cards (DECK-1); a joker cannot be written down (DECK-4).
///
/// Its number is rank x 4 + suit: `2c` is 0, `2d` is 1, `As` is 51. As text it
/// is the character of the rank and the letter of the suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 52;

    /// The card of a rank and a suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(rank.index() * 4 + suit.index())
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::at(self.0 >> 2)
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::at(self.0)
    }

    /// Its number, 0 to 51.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card with this number, if the number is below 52.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 52 { Some(Self(index)) } else { None }
    }

    /// All 52 in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..52).map(Self)
    }

    /// Takes one card off the front of a text; `None` at its end.
    fn take(characters: &mut Chars<'_>) -> Option<Result<Self, CardError>> {
        let first = characters.next()?;
        let Some(rank) = Rank::from_char(first) else {
            return Some(Err(CardError::NotARank { found: first }));
        };
        let Some(second) = characters.next() else {
            return Some(Err(CardError::NoSuit { rank }));
        };
        Some(match Suit::from_char(second) {
            Some(suit) => Ok(Self::new(rank, suit)),
            None => Err(CardError::NotASuit { found: second }),
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

// "Card(51)" would help nobody who reads a failed test.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut characters = text.chars();
        let card = Self::take(&mut characters).ok_or(CardError::Empty)??;
        match characters.next() {
            None => Ok(card),
            Some(_) => Err(CardError::TooLong),
        }
    }
}

serde_as_text!(Card);

/// Cards in the given order as text without spaces: `AsKd`.
#[must_use]
pub fn cards_to_string(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect()
}

/// Reads cards in order, with or without white space between them: `AsKd`, `As Kd`.
///
/// The empty text is no cards. A card may come twice: whether it may is the
/// business of whoever asked ([`CardSet`](super::CardSet) and
/// [`Deck`](super::Deck) refuse it).
pub fn parse_cards(text: &str) -> Result<Vec<Card>, CardError> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let mut characters = word.chars();
        while let Some(card) = Card::take(&mut characters) {
            cards.push(card?);
        }
    }
    Ok(cards)
}

/// Why a text is not a card, or not cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardError {
    /// There is no text at all.
    Empty,
    /// No rank is written so.
    NotARank {
        /// The character in the place of the rank.
        found: char,
    },
    /// The text ends after the rank.
    NoSuit {
        /// The rank that stands alone.
        rank: Rank,
    },
    /// No suit is written so.
    NotASuit {
        /// The character in the place of the suit.
        found: char,
    },
    /// The text goes on where it should end.
    TooLong,
    /// The same card a second time where each can be only once (DECK-1).
    Repeated {
        /// The card that came again.
        card: Card,
    },
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const FORM: &str = "a card is a rank and a suit, like As or Td";
        match self {
            Self::Empty => write!(f, "there is no card; {FORM}"),
            Self::NotARank { found: '1' } => write!(f, "1 is not a rank; a ten is written T"),
            Self::NotARank { found } => {
                write!(f, "{found:?} is not a rank; a rank is one of 23456789TJQKA")
            }
            Self::NoSuit { rank } => write!(f, "{rank} has no suit; {FORM}"),
            Self::NotASuit { found } => write!(
                f,
                "{found:?} is not a suit; a suit is c (clubs), d (diamonds), h (hearts) or s (spades)"
            ),
            Self::TooLong => write!(f, "there is more text than one card; {FORM}"),
            Self::Repeated { card } => write!(f, "{card} comes twice; there is one of each card"),
        }
    }
}

impl Error for CardError {}
