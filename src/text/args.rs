//! The arguments of a message.

use std::borrow::Cow;

use crate::engine::cards::{Card, Category, Rank, Strength};
use crate::engine::chips::Chips;
use crate::engine::table::tournament::Money;

/// What can stand in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A name, or a text that is ready.
    Text(String),
    /// A word that a text only chooses by.
    Word(&'static str),
    /// How many.
    Number(u64),
    /// An amount of chips: written with a space between thousands, spoken without.
    Amount(Chips),
    /// A rank; a text asks for the form it needs: `RANK($high, form: "plural")`.
    Rank(Rank),
    /// Cards: written as signs, spoken as words.
    Cards(Vec<Card>),
    /// The name of a hand.
    Hand(Strength),
}

macro_rules! values {
    ($($from:ty => |$value:ident| $to:expr,)*) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Self {
                $to
            }
        })*
    };
}

values! {
    String => |text| Self::Text(text),
    &str => |text| Self::Text(text.to_owned()),
    u8 => |number| Self::Number(u64::from(number)),
    u32 => |number| Self::Number(u64::from(number)),
    u64 => |number| Self::Number(number),
    Money => |money| Self::Number(money.0),
    Chips => |amount| Self::Amount(amount),
    Rank => |rank| Self::Rank(rank),
    Card => |card| Self::Cards(vec![card]),
    [Card; 2] => |cards| Self::Cards(cards.to_vec()),
    &[Card] => |cards| Self::Cards(cards.to_vec()),
    Strength => |strength| Self::Hand(strength),
    Category => |category| Self::Word(category_key(category)),
}

impl Value {
    /// As a number, where it is one.
    pub(super) const fn number(&self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Amount(amount) => Some(amount.get()),
            _ => None,
        }
    }

    /// The key that a text chooses by.
    pub(super) fn key(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Word(word) => Some(word),
            Self::Rank(rank) => Some(rank_key(*rank)),
            Self::Number(_) | Self::Amount(_) | Self::Cards(_) | Self::Hand(_) => None,
        }
    }
}

/// Ranks as keys of variants.
pub(super) const fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

/// Kinds of hands as keys of variants.
const fn category_key(category: Category) -> &'static str {
    match category {
        Category::HighCard => "high-card",
        Category::Pair => "pair",
        Category::TwoPair => "two-pair",
        Category::ThreeOfAKind => "three",
        Category::Straight => "straight",
        Category::Flush => "flush",
        Category::FullHouse => "full-house",
        Category::FourOfAKind => "four",
        Category::StraightFlush => "straight-flush",
        Category::RoyalFlush => "royal-flush",
    }
}

/// The arguments of a message, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(Cow<'static, str>, Value)>);

impl Args {
    /// No arguments.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// These and one more; the last of a name counts.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Self {
        self.0.push((name.into(), value.into()));
        self
    }

    /// These, and a word that the text chooses by.
    #[must_use]
    pub(super) fn with_key(mut self, name: &'static str, key: &'static str) -> Self {
        self.0.push((name.into(), Value::Word(key)));
        self
    }

    /// The argument of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        let found = self.0.iter().rev().find(|(given, _)| given == name);
        found.map(|(_, value)| value)
    }
}
