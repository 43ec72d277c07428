//! The five buttons of the table.

use core::fmt;
use core::str::FromStr;

use crate::engine::hand::{Action, LegalActions, WagerKind};

/// A button of the table: an action without its amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// Give the hand up.
    Fold,
    /// Stay in for nothing.
    Check,
    /// Match the bet.
    Call,
    /// Open the betting.
    Bet,
    /// Go over a bet.
    Raise,
}

impl Verb {
    /// All five, as they are named everywhere: giving up first.
    pub const ALL: [Self; 5] = [Self::Fold, Self::Check, Self::Call, Self::Bet, Self::Raise];

    /// The word in lesson files and in the page's data attributes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Check => "check",
            Self::Call => "call",
            Self::Bet => "bet",
            Self::Raise => "raise",
        }
    }

    /// The verb of a betting action; none of what is done at the showdown.
    #[must_use]
    pub const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Fold => Some(Self::Fold),
            Action::Check => Some(Self::Check),
            Action::Call => Some(Self::Call),
            Action::Bet(_) => Some(Self::Bet),
            Action::Raise(_) => Some(Self::Raise),
            Action::Show | Action::Muck | Action::PlayBoard => None,
        }
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Verb {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let named = Self::ALL.into_iter().find(|verb| verb.name() == text);
        named.ok_or(())
    }
}

/// Some of the five buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Verbs(u8);

impl Verbs {
    /// None of them.
    pub const EMPTY: Self = Self(0);

    /// Those that a player has.
    #[must_use]
    pub fn legal(actions: &LegalActions) -> Self {
        let mut verbs = Self::EMPTY.with(Verb::Fold, true);
        verbs = verbs.with(Verb::Check, actions.check.is_ok());
        verbs = verbs.with(Verb::Call, actions.call.is_ok());
        if let Ok(wager) = &actions.wager {
            let verb = match wager.kind {
                WagerKind::Bet => Verb::Bet,
                WagerKind::Raise => Verb::Raise,
            };
            verbs = verbs.with(verb, true);
        }
        verbs
    }

    /// Whether this one is among them.
    #[must_use]
    pub const fn contains(self, verb: Verb) -> bool {
        self.0 >> verb as u8 & 1 == 1
    }

    /// The same with this one in or out.
    #[must_use]
    pub const fn with(self, verb: Verb, marked: bool) -> Self {
        if marked {
            Self(self.0 | 1 << verb as u8)
        } else {
            Self(self.0 & !(1 << verb as u8))
        }
    }

    /// Those that are in, giving up first.
    pub fn iter(self) -> impl Iterator<Item = Verb> {
        Verb::ALL
            .into_iter()
            .filter(move |&verb| self.contains(verb))
    }
}

impl FromIterator<Verb> for Verbs {
    fn from_iter<I: IntoIterator<Item = Verb>>(verbs: I) -> Self {
        let all = verbs.into_iter();
        all.fold(Self::EMPTY, |verbs, verb| verbs.with(verb, true))
    }
}
