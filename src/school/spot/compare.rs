//! Hands laid side by side: `7c 7d Th 6s 6d | A 7h Ts | B 6c As | A | A full house · B full house`.

use super::read::Reader;
use super::setup::no_card_twice;
use super::words::category;
use crate::engine::cards::{Card, CardSet, Strength};
use crate::school::fault::{Fault, FaultPlace, Problem};
use crate::school::part::Part;

/// A board and one or more hands, each with a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The common cards, as many as are dealt.
    pub board: Vec<Card>,
    /// The hands by their letters.
    pub hands: Vec<(char, Vec<Card>)>,
}

impl Comparison {
    /// Reads a comparison and checks who is said to win with what.
    pub fn read(
        text: &str,
        line: usize,
        column: usize,
        place: &FaultPlace,
    ) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::new(place);
        let whole = Part::at(text, line, column);
        let mut parts = whole.split(&['|']);
        let board = parts.next().and_then(|part| {
            // A comparison without common cards begins with a hand.
            let lettered = lettered(part);
            lettered.is_none().then(|| reader.cards(part)).flatten()
        });
        let mut comparison = Self {
            board: board.unwrap_or_default(),
            hands: Vec::new(),
        };
        for part in whole.split(&['|']) {
            let stated = lettered(part).filter(|(_, cards)| category(cards.text).is_none());
            if let Some((letter, cards)) = stated {
                let held = reader.cards(cards).unwrap_or_default();
                comparison.hands.push((letter, held));
            } else if part.text == "split" || lone_letter(part.text) {
                let winners = comparison.winners();
                reader.figure(part, "winner", &winners, part.text);
            } else if lettered(part).is_some() {
                comparison.check_kinds(&mut reader, part);
            }
        }
        let all: Vec<Card> = comparison
            .hands
            .iter()
            .flat_map(|(_, cards)| cards)
            .chain(&comparison.board)
            .copied()
            .collect();
        no_card_twice(&mut reader, whole, &all);
        if comparison.hands.is_empty() {
            reader.notation(whole, "board | A two cards | B two cards | A");
        }
        if reader.faults.is_empty() {
            Ok(comparison)
        } else {
            Err(reader.faults)
        }
    }

    /// The cards that a hand can choose from.
    #[must_use]
    pub fn cards_of(&self, letter: char) -> Option<CardSet> {
        let (_, held) = self.hands.iter().find(|(name, _)| *name == letter)?;
        Some(held.iter().chain(&self.board).copied().collect())
    }

    /// What a hand makes, of five to seven cards.
    #[must_use]
    pub fn strength(&self, letter: char) -> Option<Strength> {
        self.cards_of(letter).and_then(Strength::of)
    }

    /// The letter of the winner, or `split`.
    fn winners(&self) -> String {
        let all = self
            .hands
            .iter()
            .map(|(letter, _)| (*letter, self.strength(*letter)));
        let best = all.clone().map(|(_, strength)| strength).max().flatten();
        let mut first = all
            .filter(|(_, strength)| *strength == best)
            .map(|(letter, _)| letter);
        match (first.next(), first.next()) {
            (Some(only), None) => only.to_string(),
            _ => "split".to_owned(),
        }
    }

    /// `A full house · B full house`.
    fn check_kinds(&self, reader: &mut Reader<'_>, line: Part<'_>) {
        for piece in line.split(&['·']) {
            let Some((letter, phrase)) = lettered(piece) else {
                reader.notation(piece, "A full house");
                continue;
            };
            let Some(stated) = category(phrase.text) else {
                reader.notation(phrase, "full house");
                continue;
            };
            let engine = self.strength(letter).map(Strength::category);
            if engine != Some(stated) {
                let engine = format!("{engine:?}");
                reader.fault(
                    piece,
                    Problem::Figure {
                        what: "best".to_owned(),
                        engine,
                        file: phrase.text.to_owned(),
                    },
                );
            }
        }
    }
}

fn lone_letter(text: &str) -> bool {
    text.len() == 1 && text.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// `A 7h Ts` as the letter and what follows.
fn lettered(part: Part<'_>) -> Option<(char, Part<'_>)> {
    let (first, rest) = part.first_word();
    let letter = first.text.chars().next()?;
    (lone_letter(first.text) && !rest.text.is_empty()).then_some((letter, rest))
}
