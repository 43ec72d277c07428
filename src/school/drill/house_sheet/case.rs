//! A case that two houses decide differently (curriculum 3.4).

use super::{NAME, PATTERNS, betting, blinds, cash, events, option_of, showing};
use crate::engine::chips::Chips;
use crate::engine::house::{HouseRules, OptionKey};
use crate::engine::seat::Seat;
use crate::school::drill::{Draw, Line, Term};

/// What comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
    Yes,
    No,
    Chips(Chips),
    Count(u64),
    Seat(Seat),
    /// An empty chair may be meant.
    Chair(Seat),
    Word(&'static str),
}

impl Outcome {
    /// The outcome of a question that is answered by yes or no.
    pub(super) const fn whether(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }

    /// In words.
    pub(super) fn line(self) -> Line {
        match self {
            Self::Yes => Line::of(NAME, "yes"),
            Self::No => Line::of(NAME, "no"),
            Self::Chips(amount) => Line::of(NAME, "amount").with("amount", amount),
            Self::Count(count) => Line::of(NAME, "count").with("count", count),
            Self::Seat(seat) => Line::of(NAME, "player").with("name", seat),
            Self::Chair(seat) => Line::of(NAME, "chair").with("number", u64::from(seat.number())),
            Self::Word(word) => Line::of(NAME, word),
        }
    }
}

/// What comes out under a sheet; none where the table cannot be laid so.
pub(super) type Decides = Box<dyn Fn(&HouseRules) -> Option<Outcome>>;

/// A case with what decides it.
pub(super) struct Case {
    pub(super) option: OptionKey,
    /// What is told.
    pub(super) args: Vec<(&'static str, Term)>,
    /// What all sheets have alike.
    pub(super) base: HouseRules,
    /// Values of the option under which it comes out differently, the usual one first.
    pub(super) values: Vec<String>,
    /// Other answers that seem possible.
    pub(super) others: Vec<Outcome>,
    pub(super) outcome: Decides,
}

impl Case {
    /// A case without figures, under the usual rules but for this option.
    pub(super) fn new(
        option: OptionKey,
        values: &[&str],
        outcome: impl Fn(&HouseRules) -> Option<Outcome> + 'static,
    ) -> Self {
        Self {
            option,
            args: Vec::new(),
            base: HouseRules::default(),
            values: values.iter().map(|value| (*value).to_owned()).collect(),
            others: Vec::new(),
            outcome: Box::new(outcome),
        }
    }

    /// With something that is told.
    pub(super) fn told(mut self, name: &'static str, term: impl Into<Term>) -> Self {
        self.args.push((name, term.into()));
        self
    }

    /// With another line that all sheets have alike.
    pub(super) fn based(mut self, option: OptionKey, value: &str) -> Option<Self> {
        self.base.set(option, value).ok()?;
        Some(self)
    }

    /// The sheet with this value.
    pub(super) fn under(&self, value: &str) -> Option<HouseRules> {
        let mut sheet = self.base;
        sheet.set(self.option, value).ok()?;
        Some(sheet)
    }

    /// The name of its pattern.
    pub(super) fn name(&self) -> &'static str {
        let mut names = PATTERNS.iter().map(|pattern| pattern.name);
        names
            .find(|name| option_of(name) == Some(self.option))
            .unwrap_or_default()
    }
}

/// A case of this option.
pub(super) fn drawn(option: OptionKey, draw: &mut Draw) -> Option<Case> {
    cash::case(option, draw)
        .or_else(|| blinds::case(option, draw))
        .or_else(|| betting::case(option, draw))
        .or_else(|| showing::case(option, draw))
        .or_else(|| events::case(option, draw))
}

/// The case as the rule book works it.
pub(super) fn worked(option: OptionKey) -> Option<Case> {
    match option {
        OptionKey::SmallBlindRounding => blinds::half(Chips::new(500)),
        OptionKey::ButtonRule => Some(blinds::button(5)),
        OptionKey::PotLimitMax => betting::pot_sized(Chips::new(20), Chips::new(10)),
        OptionKey::RaiseCap => betting::capped(Chips::new(2)),
        OptionKey::OddChip => Some(showing::odd_chip(Chips::new(25))),
        _ => None,
    }
}
