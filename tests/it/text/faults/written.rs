//! What is said about cards, decks, seeds and rules that nobody can read.

use cards_speak::engine::cards::{Card, CardError, Deck, DeckError, Rank, Seed, SeedError};
use cards_speak::engine::rule::{RuleId, UnknownRule};
use cards_speak::text::{Language, Speaker};

use super::super::{assert_all, catalog};
use super::clear;

fn cards() -> Vec<CardError> {
    vec![
        CardError::Empty,
        CardError::NotARank { found: '1' },
        CardError::NotARank { found: 'X' },
        CardError::NoSuit { rank: Rank::Ten },
        CardError::NotASuit { found: 'x' },
        CardError::TooLong,
        CardError::Repeated {
            card: "As".parse().unwrap(),
        },
    ]
}

fn decks() -> Vec<DeckError> {
    let card = "Td".parse().unwrap();
    vec![
        DeckError::Repeated { card },
        DeckError::Incomplete { cards: 1 },
        DeckError::Incomplete { cards: 3 },
        DeckError::Incomplete { cards: 51 },
        DeckError::Card(CardError::TooLong),
    ]
}

fn seeds() -> Vec<SeedError> {
    vec![
        SeedError::Empty,
        SeedError::NotHexadecimal { found: 'g' },
        SeedError::TooLong { digits: 65 },
    ]
}

#[test]
fn what_cannot_be_read_has_its_sentence_in_each_language() {
    assert_all(&cards(), "src/engine/cards/card.rs", "CardError");
    assert_all(&decks(), "src/engine/cards/deck.rs", "DeckError");
    assert_all(&seeds(), "src/engine/cards/seed.rs", "SeedError");
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &[],
            you: None,
        };
        for fault in cards() {
            clear(&speaker.card_fault(&fault));
        }
        for fault in decks() {
            clear(&speaker.deck_fault(&fault));
        }
        for fault in seeds() {
            clear(&speaker.seed_fault(&fault));
        }
        clear(&speaker.rule_fault(&UnknownRule("BLIND-99".to_owned())));
    }
}

#[test]
fn what_cannot_be_read_is_told_with_the_right_form() {
    let catalog = catalog(Language::En);
    let speaker = Speaker {
        catalog: &catalog,
        names: &[],
        you: None,
    };
    let card = |text: &str| speaker.card_fault(&text.parse::<Card>().unwrap_err()).text;
    assert_eq!(card("10s"), "1 is not a rank. A ten is written T.");
    assert_eq!(
        card("Ax"),
        "“x” is not a suit. The suits are c (clubs), d (diamonds), h (hearts) and s (spades)."
    );
    let deck = speaker.deck_fault(&"AsAs".parse::<Deck>().unwrap_err());
    assert_eq!(
        deck.spoken,
        "The deck has one of each card, and this one is there twice: ace of spades."
    );
    assert_eq!(deck.rules, [RuleId::Deck1]);
    let seed = speaker.seed_fault(&"xyz".parse::<Seed>().unwrap_err());
    assert_eq!(
        seed.text,
        "“z” cannot stand in a seed. It is 1 to 64 of the digits 0 to 9 and a to f."
    );
}
