//! The thirteen ranks (DECK-1, DECK-2).

use std::fmt;
use std::str::FromStr;

use super::CardError;
use super::text_form::serde_as_text;

/// The rank of a card, from two up to the ace (DECK-2).
///
/// `Ord` is the order of single cards. That the ace is also the bottom of the
/// straight five-four-three-two-ace is a matter of [`Strength`](super::Strength) (RANK-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Rank {
    Two = 0,
    Three = 1,
    Four = 2,
    Five = 3,
    Six = 4,
    Seven = 5,
    Eight = 6,
    Nine = 7,
    Ten = 8,
    Jack = 9,
    Queen = 10,
    King = 11,
    Ace = 12,
}

impl Rank {
    /// All thirteen, from the two to the ace.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The rank with this number: 0 is the two, 12 the ace.
    #[must_use]
    pub fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// Like [`Rank::from_index`] for numbers known to be in range; anything greater is the ace.
    ///
    /// It keeps [`Card::rank`](super::Card::rank) free of a branch that could panic.
    #[must_use]
    pub(super) const fn at(index: u8) -> Self {
        match index {
            0 => Self::Two,
            1 => Self::Three,
            2 => Self::Four,
            3 => Self::Five,
            4 => Self::Six,
            5 => Self::Seven,
            6 => Self::Eight,
            7 => Self::Nine,
            8 => Self::Ten,
            9 => Self::Jack,
            10 => Self::Queen,
            11 => Self::King,
            _ => Self::Ace,
        }
    }

    /// The number of the rank: 0 for the two, 12 for the ace.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The character that stands for the rank: `2` to `9`, `T`, `J`, `Q`, `K`, `A`.
    #[must_use]
    pub const fn to_char(self) -> char {
        match self {
            Self::Two => '2',
            Self::Three => '3',
            Self::Four => '4',
            Self::Five => '5',
            Self::Six => '6',
            Self::Seven => '7',
            Self::Eight => '8',
            Self::Nine => '9',
            Self::Ten => 'T',
            Self::Jack => 'J',
            Self::Queen => 'Q',
            Self::King => 'K',
            Self::Ace => 'A',
        }
    }

    /// The rank a character stands for; small letters are understood too.
    #[must_use]
    pub fn from_char(character: char) -> Option<Self> {
        let wanted = character.to_ascii_uppercase();
        Self::ALL.into_iter().find(|rank| rank.to_char() == wanted)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_char(), f)
    }
}

impl FromStr for Rank {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut characters = text.chars();
        let first = characters.next().ok_or(CardError::Empty)?;
        let rank = Self::from_char(first).ok_or(CardError::NotARank { found: first })?;
        match characters.next() {
            None => Ok(rank),
            Some(_) => Err(CardError::TooLong),
        }
    }
}

serde_as_text!(Rank);
