//! A decision and what was thought.

use serde::{Deserialize, Serialize};

use crate::engine::chips::RaiseTo;
use crate::engine::hand::{Action, TableView, Turn, WagerKind};

/// How much work may go into a decision. Work, not time: the decision is the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Budget {
    /// The most hands that are dealt in thought.
    pub rollouts: u32,
}

impl Budget {
    /// For the bots' own worker.
    pub const FULL: Self = Self { rollouts: 2000 };
    /// For the page itself, which must not stutter.
    pub const SMALL: Self = Self { rollouts: 200 };
}

impl Default for Budget {
    fn default() -> Self {
        Self::FULL
    }
}

/// Parts of a thousand.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PerMille(pub u16);

/// What a bot wants to do, and what it thought; to be shown after the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// What it does.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

/// What a bot thought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What it held.
    pub holding: Holding,
    /// Its chance to win against what the others may hold, ties by their share; nothing if it
    /// did not reckon.
    pub equity: Option<PerMille>,
    /// The chance that a call needs to pay: price / (pot + price). Zero if there is nothing to pay.
    pub price: PerMille,
    /// How many could still answer.
    pub opponents: u8,
    /// What it was about.
    pub plan: Plan,
}

/// What a hand is worth at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holding {
    /// Before the flop: among the best so many of all starting hands.
    Start {
        /// 10 is the best hundredth.
        top: PerMille,
    },
    /// Nothing yet, and little to hope for.
    Nothing,
    /// High cards that may pair.
    Overcards,
    /// One card short of a straight in one place only.
    Gutshot,
    /// One card short of a straight at both ends, or in two places.
    StraightDraw,
    /// One card short of a flush.
    FlushDraw,
    /// A pair below the top card of the board.
    LowPair,
    /// A pair of the highest card of the board, or a pair above the board.
    TopPair,
    /// Two pairs, at least one of them with an own card.
    TwoPair,
    /// Three of a kind with an own card.
    ThreeOfAKind,
    /// A straight.
    Straight,
    /// A flush.
    Flush,
    /// A full house or better.
    Monster,
}

/// What an action is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// Bet or raise to be called by worse.
    Value,
    /// Bet or raise to make better hands fold.
    Bluff,
    /// Bet or raise with a hand that can still improve.
    SemiBluff,
    /// Put all chips in because the stack is short.
    ShortStack,
    /// Only check or call with a strong hand.
    Trap,
    /// The price is right.
    PriceIsRight,
    /// The price is too high.
    TooDear,
    /// Nothing to pay, nothing to bet.
    FreeCard,
    /// Steal or open the pot from a good place.
    Open,
    /// A beaten hand is hidden, a winning one shown.
    Showdown,
    /// No time to think: check, or else fold.
    NoTime,
}

impl Decision {
    /// Without a thought: check, or else fold; at the showdown, show.
    #[must_use]
    pub fn passive(view: &TableView) -> Self {
        let free = view.legal.as_ref().is_some_and(|legal| legal.check.is_ok());
        let action = match view.turn {
            Turn::ShowOrMuck(_) => Action::Show,
            Turn::Act(_) | Turn::Over if free => Action::Check,
            Turn::Act(_) | Turn::Over => Action::Fold,
        };
        Self {
            action,
            reason: Reason {
                holding: Holding::Nothing,
                equity: None,
                price: PerMille(0),
                opponents: 0,
                plan: Plan::NoTime,
            },
        }
    }
}

/// The action if it is legal for the player in turn, or the nearest passive one.
///
/// An amount beyond the bounds becomes the bound; a fold where a check is free becomes a check.
#[must_use]
pub fn legal_or_passive(view: &TableView, action: Action) -> Action {
    if let Turn::ShowOrMuck(_) = view.turn {
        return match action {
            Action::Muck => Action::Muck,
            _ => Action::Show,
        };
    }
    let Some(legal) = &view.legal else {
        return Action::Fold;
    };
    let check_or = |otherwise| {
        if legal.check.is_ok() {
            Action::Check
        } else {
            otherwise
        }
    };
    let call = if legal.call.is_ok() {
        Action::Call
    } else {
        Action::Fold
    };
    match action {
        Action::Bet(to) | Action::Raise(RaiseTo(to)) => match &legal.wager {
            Ok(wager) => {
                let to = to.max(wager.min).min(wager.max);
                match wager.kind {
                    WagerKind::Bet => Action::Bet(to),
                    WagerKind::Raise => Action::Raise(RaiseTo(to)),
                }
            }
            Err(_) => check_or(call),
        },
        Action::Call => check_or(call),
        Action::Check | Action::Fold | Action::Show | Action::Muck | Action::PlayBoard => {
            check_or(Action::Fold)
        }
    }
}
