//! What is wrong with a card, a deck, a seed or the number of a rule that somebody has written.

use super::super::args::Args;
use super::super::catalog::Id;
use super::super::speaker::{Said, Speaker};
use crate::engine::cards::{CardError, DeckError, SeedError};
use crate::engine::rule::{RuleId, UnknownRule};

impl Speaker<'_> {
    /// Why a text is not a card, or not cards.
    #[must_use]
    pub fn card_fault(&self, error: &CardError) -> Said {
        let none = Args::new();
        let found = |found: &char| Args::new().with("found", found.to_string());
        let (id, args, rules): (Id, Args, &[RuleId]) = match error {
            CardError::Empty => (Id("wrong-card-none"), none, &[]),
            CardError::NotARank { found: '1' } => (Id("wrong-card-ten"), none, &[RuleId::Deck2]),
            CardError::NotARank { found: rank } => {
                (Id("wrong-card-rank"), found(rank), &[RuleId::Deck2])
            }
            CardError::NoSuit { rank } => (
                Id("wrong-card-no-suit"),
                none.with("found", rank.to_string()),
                &[],
            ),
            CardError::NotASuit { found: suit } => (Id("wrong-card-suit"), found(suit), &[]),
            CardError::TooLong => (Id("wrong-card-long"), none, &[]),
            CardError::Repeated { card } => (
                Id("wrong-card-twice"),
                none.with("cards", *card),
                &[RuleId::Deck1],
            ),
        };
        self.said(id, &args, rules)
    }

    /// Why cards are not a deck.
    #[must_use]
    pub fn deck_fault(&self, error: &DeckError) -> Said {
        match error {
            DeckError::Repeated { card } => self.card_fault(&CardError::Repeated { card: *card }),
            DeckError::Incomplete { cards } => self.said(
                Id("wrong-deck"),
                &Args::new().with("count", *cards as u64),
                &[RuleId::Deck1],
            ),
            DeckError::Card(error) => self.card_fault(error),
        }
    }

    /// Why a text is not the seed of a deal.
    #[must_use]
    pub fn seed_fault(&self, error: &SeedError) -> Said {
        let none = Args::new();
        let (id, args) = match error {
            SeedError::Empty => (Id("wrong-seed-none"), none),
            SeedError::NotHexadecimal { found } => (
                Id("wrong-seed-digit"),
                none.with("found", found.to_string()),
            ),
            SeedError::TooLong { digits } => {
                (Id("wrong-seed-long"), none.with("count", *digits as u64))
            }
        };
        self.said(id, &args, &[])
    }

    /// Why a text is not the number of a rule.
    #[must_use]
    pub fn rule_fault(&self, error: &UnknownRule) -> Said {
        let args = Args::new().with("found", error.0.as_str());
        self.said(Id("wrong-rule"), &args, &[])
    }
}
