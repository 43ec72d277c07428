//! Cards, decks, shuffles and the strength of hands.
//!
//! | to have | ask |
//! |---|---|
//! | a card, or cards from text | [`Card`], [`parse_cards`] |
//! | cards without order | [`CardSet`] |
//! | the order of a hand's deck, and the proof of it | [`Seed`], [`Deck::shuffled`] |
//! | which hand wins | [`Strength::of`] |
//! | which of a million hands win | [`Evaluator`], [`Pile`] |
//! | why it wins | [`Strength::ranks`], [`best_five`] |

mod card;
mod card_set;
mod deck;
mod rank;
mod seed;
mod shuffle;
mod strength;
mod suit;
mod text_form;

pub use card::{Card, CardError, cards_to_string, parse_cards};
pub use card_set::{CardSet, CardSetIter};
pub use deck::{Deck, DeckError};
pub use rank::Rank;
pub use seed::{Seed, SeedError};
pub use shuffle::DealRng;
pub use strength::{Category, Evaluator, Pile, Reading, Strength, StrengthError, best_five};
pub use suit::Suit;
