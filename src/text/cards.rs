//! Cards in words and signs.

use super::args::Args;
use super::catalog::{Catalog, Id};
use super::speaker::Speaker;
use crate::engine::cards::{Card, Rank, Suit};

/// A rank as it is printed on a card.
pub(super) const fn sign(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "2",
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::Five => "5",
        Rank::Six => "6",
        Rank::Seven => "7",
        Rank::Eight => "8",
        Rank::Nine => "9",
        Rank::Ten => "10",
        Rank::Jack => "J",
        Rank::Queen => "Q",
        Rank::King => "K",
        Rank::Ace => "A",
    }
}

const fn suit_sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

const fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// Cards as they are written in a line: `K♠ J♠`.
pub(super) fn signs(cards: &[Card]) -> String {
    let mut written = String::new();
    for card in cards {
        if !written.is_empty() {
            written.push(' ');
        }
        written.push_str(sign(card.rank()));
        written.push(suit_sign(card.suit()));
    }
    written
}

/// The message that names a card.
pub(super) fn card(card: Card) -> (Id, Args) {
    let args = Args::new()
        .with("rank", card.rank())
        .with_key("suit", suit_key(card.suit()));
    (Id("card"), args)
}

impl Catalog {
    /// A card in words: "ace of spades".
    #[must_use]
    pub fn card(&self, of: Card) -> String {
        let (id, args) = card(of);
        self.message(id.0, &args)
    }

    /// Cards in words, as they are read out: "ace of spades, ten of hearts".
    #[must_use]
    pub fn cards(&self, cards: &[Card]) -> String {
        let words: Vec<String> = cards.iter().map(|card| self.card(*card)).collect();
        words.join(", ")
    }

    /// Two hole cards as players call them: "Ace-queen suited", "Pair of nines".
    #[must_use]
    pub fn hole_name(&self, cards: [Card; 2]) -> String {
        let [one, two] = cards;
        let high = one.rank().max(two.rank());
        let low = one.rank().min(two.rank());
        let id = if high == low {
            Id("hole-pair")
        } else if one.suit() == two.suit() {
            Id("hole-suited")
        } else {
            Id("hole-offsuit")
        };
        let args = Args::new().with("high", high).with("low", low);
        self.message(id.0, &args)
    }
}

impl Speaker<'_> {
    /// Cards as they are written in a line: `K♠ J♠`.
    #[must_use]
    pub fn signs(&self, cards: &[Card]) -> String {
        signs(cards)
    }
}
