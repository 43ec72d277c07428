//! What the table shows beside the view.

use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Event, Refusal};
use crate::engine::table::Question;
use crate::ui::address::Wrong;
use crate::ui::saved::Trouble;

/// What the referee's line says.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::ui) enum Line {
    /// Nothing yet.
    Silent,
    /// What happened last.
    Event(Event),
    /// What the player may do.
    Turn,
    /// Why something is not possible.
    Refused(Refusal),
    /// What a call costs and what it plays for.
    Price,
}

/// Something that the player should know once.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::ui) enum Notice {
    /// The address asks for something that cannot be.
    Wrong(Wrong),
    /// It is not the game that was wanted.
    Trouble(Trouble),
    /// The browser keeps nothing.
    NotKept,
    /// The texts of a language cannot be loaded.
    NoTexts,
    /// The bots' program cannot be loaded: they check or fold.
    NoBots,
}

/// What can be asked Why.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::ui) enum Why {
    /// A reason.
    Because(Citation),
    /// Something that happened.
    Event(Event),
    /// A pot.
    Pot(usize),
}

/// What was chosen ahead of the turn; it is dropped when the price changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Ahead {
    /// Check where that is free, else fold.
    CheckOrFold,
    /// Check, or call for this much.
    Stay(Chips),
}

/// The one sheet that may lie over the table.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::ui) enum Sheet {
    Why(Why),
    Keys,
    Log,
    FreeFold,
    Notices,
    /// What the player is asked before a hand.
    Asked(Question),
    /// What the program of a tournament adds to the table.
    #[cfg(feature = "tournament")]
    More,
}
