//! What is right.

use super::{Figure, Payout, Verbs};
use crate::engine::cards::{CardSet, Strength};
use crate::engine::hand::{Action, Pot};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;

/// The right answer of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Right {
    /// This action; other legal ones are taken back, without a mistake unless one is foreseen.
    Act(Action),
    /// Exactly these buttons.
    Buttons(Verbs),
    /// This figure.
    Number {
        /// The figure.
        figure: Figure,
        /// Figures that are near enough, from and to; estimates and roundings have them.
        accept: Option<(Figure, Figure)>,
    },
    /// Any of these places; nobody, if there is none.
    Seat(SeatSet),
    /// Exactly these places, whatever the order.
    Seats(SeatSet),
    /// These places in this order.
    Order(Vec<Seat>),
    /// These statements in this order, by their numbers in the file, from 1.
    Sort(Vec<u8>),
    /// This statement of so many, from 1.
    Pick {
        /// The right one.
        choice: u8,
        /// How many there are.
        of: u8,
    },
    /// Any five of these cards with the best strength (RANK-2).
    Five {
        /// Five to seven cards.
        cards: CardSet,
        /// The strength of the best five.
        best: Strength,
    },
    /// These pots, main pot first (POT-2, POT-3).
    Pots(Vec<Pot>),
    /// These payouts, main pot first.
    Award(Vec<Payout>),
}

/// The kinds of questions; a step of a lesson may also ask nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Act with the action bar.
    Act,
    /// Mark the buttons that are available.
    Buttons,
    /// Enter a figure.
    Number,
    /// Pick a seat.
    Seat,
    /// Mark all the seats that fit; only drills ask so.
    Seats,
    /// Pick seats, or statements, one after the other.
    Order,
    /// Pick a statement.
    Pick,
    /// Pick five cards.
    Five,
    /// Build the pots.
    Pots,
    /// Give the pots away.
    Award,
}

impl Kind {
    /// Those that lessons ask.
    pub const ALL: [Self; 9] = [
        Self::Act,
        Self::Buttons,
        Self::Number,
        Self::Seat,
        Self::Order,
        Self::Pick,
        Self::Five,
        Self::Pots,
        Self::Award,
    ];

    /// The word in lesson files and in the page's `data-kind`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Buttons => "buttons",
            Self::Number => "number",
            Self::Seat => "seat",
            Self::Seats => "seats",
            Self::Order => "order",
            Self::Pick => "pick",
            Self::Five => "five",
            Self::Pots => "pots",
            Self::Award => "award",
        }
    }
}

impl Right {
    /// Of which kind the question is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Act(_) => Kind::Act,
            Self::Buttons(_) => Kind::Buttons,
            Self::Number { .. } => Kind::Number,
            Self::Seat(_) => Kind::Seat,
            Self::Seats(_) => Kind::Seats,
            Self::Order(_) | Self::Sort(_) => Kind::Order,
            Self::Pick { .. } => Kind::Pick,
            Self::Five { .. } => Kind::Five,
            Self::Pots(_) => Kind::Pots,
            Self::Award(_) => Kind::Award,
        }
    }
}
