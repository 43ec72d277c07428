//! A deck in a certain order.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::text_form::serde_as_text;
use super::{Card, CardError, CardSet, DealRng, Seed, parse_cards};

/// All 52 cards in an order, the top first: no card is missing, none is there
/// twice, and there is no joker (DECK-1, DECK-4).
///
/// As text it is 104 characters, the top card first.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Deck {
    cards: [Card; Card::COUNT],
}

impl Deck {
    /// The deck that a seed shuffles (SHUF-1); [`DealRng`] has the algorithm.
    #[must_use]
    pub fn shuffled(seed: Seed) -> Self {
        let mut deck = Self::ordered();
        DealRng::new(seed).shuffle(&mut deck.cards);
        deck
    }

    /// The deck by number: `2c` on the top, `As` at the bottom.
    #[must_use]
    pub fn ordered() -> Self {
        Self::on_top_of_the_rest(std::iter::empty(), CardSet::EMPTY)
    }

    /// The deck with these cards on the top, in this order, and the others below them by number.
    pub fn arranged(top: &[Card]) -> Result<Self, DeckError> {
        let mut seen = CardSet::EMPTY;
        for &card in top {
            if !seen.insert(card) {
                return Err(DeckError::Repeated { card });
            }
        }
        Ok(Self::on_top_of_the_rest(top.iter().copied(), seen))
    }

    /// `set` holds exactly the cards of `top`, each of them once.
    fn on_top_of_the_rest(top: impl Iterator<Item = Card>, set: CardSet) -> Self {
        let mut cards = [Card::new(super::Rank::Two, super::Suit::Clubs); Card::COUNT];
        let mut places = cards.iter_mut();
        for (card, place) in top.zip(&mut places) {
            *place = card;
        }
        for (card, place) in CardSet::FULL.difference(set).iter().zip(places) {
            *place = card;
        }
        Self { cards }
    }

    /// All cards, the top first.
    #[must_use]
    pub const fn cards(&self) -> &[Card; Card::COUNT] {
        &self.cards
    }

    /// The card at a place; 0 is the top, 51 the bottom.
    #[must_use]
    pub fn get(&self, place: usize) -> Option<Card> {
        self.cards.get(place).copied()
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({self})")
    }
}

impl FromStr for Deck {
    type Err = DeckError;

    fn from_str(text: &str) -> Result<Self, DeckError> {
        let cards = parse_cards(text).map_err(DeckError::Card)?;
        let deck = Self::arranged(&cards)?;
        if cards.len() == Card::COUNT {
            Ok(deck)
        } else {
            Err(DeckError::Incomplete { cards: cards.len() })
        }
    }
}

serde_as_text!(Deck);

/// Why cards are not a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// The same card a second time.
    Repeated {
        /// The card that came again.
        card: Card,
    },
    /// Fewer than 52 cards where the whole deck was needed.
    Incomplete {
        /// How many there are.
        cards: usize,
    },
    /// Not cards at all.
    Card(CardError),
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Repeated { card } => write!(f, "{card} comes twice; a deck has one of each card"),
            Self::Incomplete { cards } => write!(f, "{cards} cards are not a deck; it has 52"),
            Self::Card(error) => error.fmt(f),
        }
    }
}

impl Error for DeckError {}
