//! Running text of lessons: cards and rules that stand in a sentence.

use super::cards::{sign, signs};
use super::catalog::Catalog;
use crate::engine::cards::{Card, Rank, Suit};
use crate::engine::rule::RuleId;

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Words(String),
    /// A card, written `A♠` or `10♦`.
    Card(Card),
    /// A rule by its number.
    Rule(RuleId),
}

/// Cuts a sentence at its cards and rules.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut words = String::new();
    let mut rest = text;
    let mut inside_word = false;
    while let Some(first) = rest.chars().next() {
        let found = if inside_word { None } else { named(rest) };
        let Some((piece, length)) = found else {
            words.push(first);
            inside_word = first.is_alphanumeric();
            rest = &rest[first.len_utf8()..];
            continue;
        };
        if !words.is_empty() {
            pieces.push(Piece::Words(std::mem::take(&mut words)));
        }
        pieces.push(piece);
        rest = &rest[length..];
    }
    if !words.is_empty() {
        pieces.push(Piece::Words(words));
    }
    pieces
}

/// The card or the rule that a text begins with, and how long its name is.
fn named(text: &str) -> Option<(Piece, usize)> {
    if let Some((card, length)) = card(text) {
        return Some((Piece::Card(card), length));
    }
    let is_id = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
    let length = text.find(|sign| !is_id(sign)).unwrap_or(text.len());
    let rule: RuleId = text[..length].parse().ok()?;
    Some((Piece::Rule(rule), length))
}

fn card(text: &str) -> Option<(Card, usize)> {
    let rank = Rank::ALL
        .into_iter()
        .find(|rank| text.starts_with(sign(*rank)))?;
    let written = sign(rank).len();
    let suit = match text[written..].chars().next()? {
        '♣' => Suit::Clubs,
        '♦' => Suit::Diamonds,
        '♥' => Suit::Hearts,
        '♠' => Suit::Spades,
        _ => return None,
    };
    Some((Card::new(rank, suit), written + '♠'.len_utf8()))
}

impl Catalog {
    /// A card as it is written in a line: `A♠`.
    #[must_use]
    pub fn card_signs(&self, card: Card) -> String {
        signs(&[card])
    }

    /// A sentence for the ear: cards as words, the numbers of rules left out.
    #[must_use]
    pub fn read_aloud(&self, text: &str) -> String {
        let mut said = String::with_capacity(text.len());
        let mut last_is_card = false;
        for piece in pieces(text) {
            match piece {
                Piece::Words(words) => {
                    // Cards that stand side by side are a list.
                    let between = last_is_card && words.trim().is_empty();
                    said.push_str(if between { ", " } else { &words });
                    last_is_card = false;
                }
                Piece::Card(card) => {
                    said.push_str(&self.card(card));
                    last_is_card = true;
                }
                Piece::Rule(_) => last_is_card = false,
            }
        }
        // What is left of "(ALLIN-5)" and "(POT-1, POT-2)".
        let mut plain = String::with_capacity(said.len());
        let mut rest = said.as_str();
        while let Some((before, after)) = rest.split_once('(') {
            plain.push_str(before);
            let inner = after.find(')').map(|end| &after[..end]);
            match inner {
                Some(inner) if inner.chars().all(|sign| !sign.is_alphanumeric()) => {
                    while plain.ends_with([' ', '\u{A0}']) {
                        plain.pop();
                    }
                    rest = &after[inner.len() + 1..];
                }
                _ => {
                    plain.push('(');
                    rest = after;
                }
            }
        }
        plain.push_str(rest);
        plain
    }
}
