//! The four suits (DECK-1).

use std::fmt;
use std::str::FromStr;

use super::CardError;
use super::text_form::serde_as_text;

/// The suit of a card.
///
/// DECK-3: all suits are equal when hands are compared. `Ord` is only the
/// alphabet, there to sort and to number cards; it must never decide a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Suit {
    Clubs = 0,
    Diamonds = 1,
    Hearts = 2,
    Spades = 3,
}

impl Suit {
    /// All four, in alphabetical order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The suit with this number: 0 clubs, 1 diamonds, 2 hearts, 3 spades.
    #[must_use]
    pub fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// The suit in the lowest two bits of a card's number.
    #[must_use]
    pub(super) const fn at(index: u8) -> Self {
        match index & 3 {
            0 => Self::Clubs,
            1 => Self::Diamonds,
            2 => Self::Hearts,
            _ => Self::Spades,
        }
    }

    /// The number of the suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The letter that stands for the suit: `c`, `d`, `h`, `s`.
    #[must_use]
    pub const fn to_char(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }

    /// The suit a letter stands for; capital letters are understood too.
    #[must_use]
    pub fn from_char(character: char) -> Option<Self> {
        let wanted = character.to_ascii_lowercase();
        Self::ALL.into_iter().find(|suit| suit.to_char() == wanted)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_char(), f)
    }
}

impl FromStr for Suit {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut characters = text.chars();
        let first = characters.next().ok_or(CardError::Empty)?;
        let suit = Self::from_char(first).ok_or(CardError::NotASuit { found: first })?;
        match characters.next() {
            None => Ok(suit),
            Some(_) => Err(CardError::TooLong),
        }
    }
}

serde_as_text!(Suit);
