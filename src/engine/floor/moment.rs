//! When a mishap is noticed.

use serde::{Deserialize, Serialize};

use crate::engine::few;
use crate::engine::hand::{Action, TableView, Turn};
use crate::engine::seat::Seat;

/// What the table is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The hole cards are being dealt.
    #[default]
    Dealing,
    /// A betting round is open.
    Betting,
    /// A betting round is over, the next street has not begun.
    RoundOver,
    /// All betting is over, hands are being shown; the pots still lie in the middle.
    Showdown,
    /// The pots have been pushed; the next hand has not begun.
    Over,
}

/// When a mishap is noticed. What matters is who has acted on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Moment {
    /// What the table is doing.
    pub phase: Phase,
    /// Players who have acted since the deal; blinds are no actions (MISDEAL-1, BLIND-25).
    pub acted: u8,
    /// Players who have acted since the street in question was dealt (IRREG-12).
    pub acted_on_street: u8,
}

impl Moment {
    /// How many players must have acted for play to have begun (MISDEAL-1, S-5).
    pub const PLAY_HAS_BEGUN: u8 = 2;

    /// While the hole cards are being dealt.
    pub const DEALING: Self = Self {
        phase: Phase::Dealing,
        acted: 0,
        acted_on_street: 0,
    };

    /// After the pots have been pushed.
    pub const OVER: Self = Self {
        phase: Phase::Over,
        acted: Self::PLAY_HAS_BEGUN,
        acted_on_street: 0,
    };

    /// In the first betting round, after so many players have acted.
    #[must_use]
    pub const fn preflop(acted: u8) -> Self {
        Self {
            phase: Phase::Betting,
            acted,
            acted_on_street: acted,
        }
    }

    /// In a later betting round, after so many players have acted in it.
    #[must_use]
    pub const fn street(acted_on_street: u8) -> Self {
        Self {
            phase: Phase::Betting,
            acted: Self::PLAY_HAS_BEGUN,
            acted_on_street,
        }
    }

    /// The moment that a hand of the engine is in.
    #[must_use]
    pub fn of(view: &TableView) -> Self {
        let hand = &view.hand;
        let actors = |this_street: bool| {
            let mut seats: Vec<Seat> = hand
                .taken
                .iter()
                .filter(|taken| !this_street || taken.street == hand.street)
                .filter(|taken| !matches!(taken.action, Action::Show | Action::Muck))
                .map(|taken| taken.seat)
                .collect();
            few::sort(&mut seats);
            seats.dedup();
            seats.len() as u8
        };
        Self {
            phase: match view.turn {
                Turn::Act(_) => Phase::Betting,
                Turn::ShowOrMuck(_) => Phase::Showdown,
                Turn::Over => Phase::Over,
            },
            acted: actors(false),
            acted_on_street: actors(true),
        }
    }

    /// Whether a misdeal can still be declared: fewer than two players have acted (MISDEAL-1).
    #[must_use]
    pub fn misdeal_possible(self) -> bool {
        self.acted < Self::PLAY_HAS_BEGUN && !self.is_over()
    }

    /// Whether the cards of the street in question can still be put right: nobody has acted on
    /// them (IRREG-12).
    #[must_use]
    pub fn street_untouched(self) -> bool {
        self.acted_on_street == 0 && !self.is_over()
    }

    /// Whether all betting of the hand is over.
    #[must_use]
    pub const fn betting_over(self) -> bool {
        matches!(self.phase, Phase::Showdown | Phase::Over)
    }

    /// Whether the pots have been pushed.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self.phase, Phase::Over)
    }
}
