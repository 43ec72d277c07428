//! Cards without order.

use std::fmt;
use std::str::FromStr;

use super::card::{Card, CardError, parse_cards};
use super::text_form::serde_as_text;

/// A set of cards: the bit of a card is its number.
///
/// As text it is its cards in the order of their numbers: `2c5hAs`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// All 52 cards (DECK-1).
    pub const FULL: Self = Self((1 << 52) - 1);

    /// The set of the cards in a slice; a card that comes twice counts once.
    #[must_use]
    pub fn from_slice(cards: &[Card]) -> Self {
        cards.iter().copied().collect()
    }

    /// Puts a card in; `true` if it was not there.
    pub fn insert(&mut self, card: Card) -> bool {
        let before = *self;
        self.0 |= 1 << card.index();
        before != *self
    }

    /// Takes a card out; `true` if it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let before = *self;
        self.0 &= !(1 << card.index());
        before != *self
    }

    /// Whether the card is in.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// How many cards are in, 0 to 52.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards that are in either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that are in both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are in this set and not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set as 52 bits; bit n is the card with number n.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of 52 bits; bits above them are dropped.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::FULL.0)
    }

    /// Its cards in the order of their numbers.
    #[must_use]
    pub const fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

/// The cards of a [`CardSet`] in the order of their numbers.
#[derive(Clone, Debug)]
pub struct CardSetIter(u64);

impl Iterator for CardSetIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        // An empty set has 64 trailing zeros, which no card has as its number.
        let card = Card::from_index(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for CardSetIter {
    fn next_back(&mut self) -> Option<Card> {
        let index = 63_u32.checked_sub(self.0.leading_zeros())?;
        self.0 &= !(1 << index);
        Card::from_index(index as u8)
    }
}

impl ExactSizeIterator for CardSetIter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl IntoIterator for &CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cards);
        set
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for CardSet {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut set = Self::EMPTY;
        for card in parse_cards(text)? {
            if !set.insert(card) {
                return Err(CardError::Repeated { card });
            }
        }
        Ok(set)
    }
}

serde_as_text!(CardSet);
