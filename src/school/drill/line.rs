//! Sentences by their ids, with what is filled in; the words are in the texts.

use crate::engine::cards::{Card, Category, Rank, Strength};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::floor::Ruling;
use crate::engine::house::{HouseRules, OptionKey};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

/// What can stand in a sentence of a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// An amount of chips.
    Chips(Chips),
    /// How many.
    Count(u64),
    /// A player, called by name.
    Seat(Seat),
    /// Players, called by name.
    Seats(Vec<Seat>),
    /// Hands laid side by side, by their letters: seat 0 is A.
    Letters(Vec<Seat>),
    /// Amounts one after the other.
    Amounts(Vec<Chips>),
    /// Amounts with a plus between them.
    Sum(Vec<Chips>),
    /// A figure in hundredths, a per cent say; its sign is in the text.
    Decimal(u64),
    /// Cards.
    Cards(Vec<Card>),
    /// A rank.
    Rank(Rank),
    /// The full name of a hand.
    Hand(Strength),
    /// The kind of a hand.
    Kind(Category),
    /// The sentence that says why one hand beats another.
    Decided {
        /// The better hand.
        winner: Strength,
        /// The other.
        loser: Strength,
    },
    /// A word that the sentence only chooses by.
    Word(&'static str),
    /// The number of an entry of the rule book.
    Rule(RuleId),
    /// What the floor decides: the reason, then what is done.
    Ruling(Box<Ruling>),
    /// A line of the house-rules sheet: its title and what it decides.
    House(OptionKey),
    /// The title of such a line alone.
    HouseTitle(OptionKey),
    /// What such a line says on a sheet.
    HouseValue(OptionKey, Box<HouseRules>),
    /// Another text, by its id.
    Text(String),
    /// Another sentence, with what is filled in there.
    Said(Box<Line>),
    /// The referee's reason for or against an action.
    Cited(Box<Citation>),
}

impl Term {
    /// What a line of the house-rules sheet says on this one.
    pub(super) fn house_value(option: OptionKey, sheet: HouseRules) -> Self {
        Self::HouseValue(option, Box::new(sheet))
    }

    /// Another sentence.
    pub(super) fn said(line: Line) -> Self {
        Self::Said(Box::new(line))
    }
}

macro_rules! terms {
    ($($from:ty => $to:ident,)*) => {
        $(impl From<$from> for Term {
            fn from(value: $from) -> Self {
                Self::$to(value)
            }
        })*
    };
}

terms! {
    Chips => Chips,
    u64 => Count,
    Seat => Seat,
    Vec<Seat> => Seats,
    Vec<Card> => Cards,
    Rank => Rank,
    Strength => Hand,
    Category => Kind,
    &'static str => Word,
    RuleId => Rule,
    Box<Ruling> => Ruling,
    OptionKey => House,
    String => Text,
    Box<Citation> => Cited,
}

/// A sentence of a drill: the id of its text, and what is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The id of the text: `drill-call-price.slip-own-chips`.
    pub id: String,
    /// What is filled in, by name.
    pub args: Vec<(&'static str, Term)>,
}

impl Line {
    /// The text of a drill that has this name.
    pub(super) fn of(drill: &str, name: &str) -> Self {
        Self::named(&["drill-", drill].concat(), name)
    }

    /// The text of this message that has this name.
    pub(in crate::school) fn named(message: &str, name: &str) -> Self {
        Self {
            id: [message, ".", name].concat(),
            args: Vec::new(),
        }
    }

    /// The same with one thing more filled in.
    #[must_use]
    pub(in crate::school) fn with(mut self, name: &'static str, term: impl Into<Term>) -> Self {
        self.args.push((name, term.into()));
        self
    }
}
