//! Words of the notation: seats, amounts, cards, names of hands.

use super::read::Reader;
use crate::engine::cards::{Card, Category, parse_cards};
use crate::engine::chips::Chips;
use crate::engine::seat::Seat;
use crate::school::fault::Problem;
use crate::school::part::Part;

impl Reader<'_> {
    /// A seat by its number.
    pub(super) fn seat(&mut self, part: Part<'_>) -> Option<Seat> {
        let seat = part.text.parse().ok().and_then(Seat::numbered);
        if seat.is_none() {
            self.notation(part, "seat");
        }
        seat
    }

    /// An amount of chips.
    pub(super) fn amount(&mut self, part: Part<'_>) -> Option<Chips> {
        let amount = part.text.parse().ok().map(Chips::new);
        if amount.is_none() {
            self.notation(part, "amount");
        }
        amount
    }

    /// `1:+8` as a seat and a signed amount.
    pub(super) fn signed(&mut self, part: Part<'_>) -> Option<(Seat, i64)> {
        let Some((seat, amount)) = part.halves(':') else {
            self.notation(part, "seat:amount");
            return None;
        };
        let number = amount.text.replace('\u{2212}', "-");
        let Ok(number) = number.trim_start_matches('+').parse() else {
            self.notation(amount, "amount");
            return None;
        };
        Some((self.seat(seat)?, number))
    }

    /// Cards in order.
    pub(super) fn cards(&mut self, part: Part<'_>) -> Option<Vec<Card>> {
        if let Ok(cards) = parse_cards(part.text) {
            return Some(cards);
        }
        let found = part.text.to_owned();
        self.fault(part, Problem::Card { found });
        None
    }
}

/// The kind of hand that a phrase of the plan names: `one pair of kings`, `full house`.
pub(super) fn category(phrase: &str) -> Option<Category> {
    const NAMES: [(&str, Category); 10] = [
        ("high card", Category::HighCard),
        ("one pair", Category::Pair),
        ("two pair", Category::TwoPair),
        ("three of a kind", Category::ThreeOfAKind),
        ("straight flush", Category::StraightFlush),
        ("straight", Category::Straight),
        ("flush", Category::Flush),
        ("full house", Category::FullHouse),
        ("four of a kind", Category::FourOfAKind),
        ("royal flush", Category::RoyalFlush),
    ];
    let named = NAMES.iter().find(|(name, _)| phrase.starts_with(name));
    named.map(|(_, category)| *category)
}
