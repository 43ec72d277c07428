//! The strength of a hand: one number to compare, and the words behind it (RANK-1 to RANK-17).

mod best_five;
mod dense;
mod read;
mod reading;
mod table;

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

pub use best_five::best_five;
pub use reading::Reading;
pub use table::{Evaluator, Pile};

use super::{Card, CardSet};

/// The kinds of hands, the weakest first (RANK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Category {
    /// Five cards that are nothing better (RANK-15).
    HighCard = 0,
    /// Two of one rank (RANK-14).
    Pair,
    /// Two of one rank and two of another (RANK-13).
    TwoPair,
    /// Three of one rank (RANK-12).
    ThreeOfAKind,
    /// Five in sequence (RANK-10, RANK-11).
    Straight,
    /// Five of one suit (RANK-9).
    Flush,
    /// Three of one rank and two of another (RANK-8).
    FullHouse,
    /// Four of one rank (RANK-7).
    FourOfAKind,
    /// Five in sequence of one suit, below the royal flush (RANK-5, RANK-6).
    StraightFlush,
    /// Ace, king, queen, jack, ten of one suit (RANK-3).
    RoyalFlush,
}

impl Category {
    /// All ten, the weakest first.
    pub const ALL: [Self; 10] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
        Self::RoyalFlush,
    ];
}

/// How strong five cards are: greater wins, equal splits (RANK-2).
///
/// The 2,598,960 hands of five cards fall into 7,462 classes that nothing can
/// tell apart, since suits are equal (DECK-3, RANK-17). The number of the class
/// is the strength: 0 is seven-high, 7,461 the royal flush.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Strength(u16);

impl Strength {
    /// How many strengths there are.
    pub const COUNT: u16 = dense::COUNT;

    /// The weakest: seven, five, four, three, two.
    pub const LEAST: Self = Self(0);

    /// The strongest: a royal flush (RANK-3).
    pub const GREATEST: Self = Self(Self::COUNT - 1);

    /// The strength of the best five of 5, 6 or 7 cards (RANK-2).
    ///
    /// `None` for any other number of cards. Works without tables, some twenty
    /// million hands a second; for more there is [`Evaluator`].
    #[must_use]
    pub fn of(cards: CardSet) -> Option<Self> {
        read::best(cards).map(|reading| Self(dense::number(reading)))
    }

    /// The strength of the best five of seven different cards (RANK-2), by the tables of [`Evaluator`].
    ///
    /// The first call takes the milliseconds to build them; a single showdown
    /// is better off with [`Strength::of`]. If a card comes twice the answer
    /// means nothing; it is the caller's to deal from one deck.
    #[must_use]
    #[inline]
    pub fn of_seven(cards: &[Card; 7]) -> Self {
        Evaluator::get().seven(cards)
    }

    /// The number of the class, 0 to 7,461.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The strength with this number, if it is below 7,462.
    #[must_use]
    pub const fn from_number(number: u16) -> Option<Self> {
        if number < Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The kind of hand (RANK-1).
    #[must_use]
    pub fn category(self) -> Category {
        dense::category(self.0)
    }

    /// The ranks that make the hand what it is, to be put into words.
    #[must_use]
    pub fn ranks(self) -> Reading {
        dense::reading(self.0)
    }
}

impl From<Strength> for u16 {
    fn from(strength: Strength) -> Self {
        strength.0
    }
}

impl TryFrom<u16> for Strength {
    type Error = StrengthError;

    fn try_from(number: u16) -> Result<Self, StrengthError> {
        Self::from_number(number).ok_or(StrengthError { number })
    }
}

/// A number that is no strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrengthError {
    /// The number; 7,461 is the greatest.
    pub number: u16,
}

impl fmt::Display for StrengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not a strength; it is a number from 0 to 7461",
            self.number
        )
    }
}

impl Error for StrengthError {}
