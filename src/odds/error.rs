//! Questions without an answer.

use std::error::Error;
use std::fmt;

use super::equity::MOST_HANDS;
use crate::engine::cards::{Card, CardSet};

/// Why there is no answer, and what would be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddsError {
    /// So many hands cannot be compared.
    Hands {
        /// How many were given; 2 to 23 can be.
        hands: usize,
    },
    /// A board has no such number of cards.
    Board {
        /// How many were given.
        cards: usize,
        /// How few would do.
        least: usize,
        /// How many would do; 1 and 2 never do.
        most: usize,
    },
    /// The same card a second time.
    Repeated {
        /// The card.
        card: Card,
    },
    /// No hands of these ranges can be dealt together with each other and the known cards.
    NoDeal,
}

impl fmt::Display for OddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hands { hands } => {
                write!(f, "{hands} hands; 2 to {MOST_HANDS} can be compared")
            }
            Self::Board { cards, least, most } => {
                write!(
                    f,
                    "a board of {cards} cards; here it has {least} to {most}, but never 1 or 2"
                )
            }
            Self::Repeated { card } => write!(f, "{card} comes twice; there is one of each card"),
            Self::NoDeal => write!(
                f,
                "the hands and the known cards exclude each other; at least one deal must be left"
            ),
        }
    }
}

impl Error for OddsError {}

/// The known cards as a set, if the board has a length that exists and no card comes twice.
pub(super) fn known(
    board: &[Card],
    others: &[Card],
    least: usize,
    most: usize,
) -> Result<CardSet, OddsError> {
    let cards = board.len();
    if matches!(cards, 1 | 2) || !(least..=most).contains(&cards) {
        return Err(OddsError::Board { cards, least, most });
    }
    let mut seen = CardSet::EMPTY;
    for &card in board.iter().chain(others) {
        if !seen.insert(card) {
            return Err(OddsError::Repeated { card });
        }
    }
    Ok(seen)
}
