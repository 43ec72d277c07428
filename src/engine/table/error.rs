//! What a table refuses, and what would be right.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::upcoming::Prompt;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::SetupError;
use crate::engine::house::HouseRuleError;
use crate::engine::seat::Seat;

/// Why the table refused something; it is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum TableError {
    /// A table has at least 2 places, and no more than the house rules allow (SEAT-1, SEAT-2).
    Places {
        /// What was asked for.
        seats: u8,
        /// The most.
        most: u8,
    },
    /// A house rule is outside its range.
    House {
        /// Which, and what it may be.
        reason: HouseRuleError,
    },
    /// The least buy-in must be at least one chip and at most the greatest.
    BuyInRange {
        /// The least.
        min: Chips,
        /// The greatest.
        max: Option<Chips>,
    },
    /// There is no such place.
    NoSuchSeat {
        /// What was asked for.
        seat: Seat,
        /// How many places there are, numbered from 0.
        seats: u8,
    },
    /// Somebody sits there.
    SeatTaken {
        /// The place.
        seat: Seat,
    },
    /// Nobody sits there.
    SeatEmpty {
        /// The place.
        seat: Seat,
    },
    /// A rule of the game is against it.
    Refused {
        /// Who tried.
        seat: Seat,
        /// The rule, and what would be right.
        because: Citation,
    },
    /// The hand in progress must be settled first.
    HandInProgress,
    /// There is no hand to settle.
    NoHand,
    /// The hand to be settled is not over.
    HandNotOver,
    /// The hand to be settled was not dealt at this table.
    OtherHand,
    /// The button must be drawn first (DRAW-1).
    ButtonNotDrawn,
    /// The button has been drawn; from then on it moves (BTN-2).
    ButtonDrawn,
    /// A hand needs two players who are present with chips enough to be dealt in (SEAT-1).
    TooFewPlayers {
        /// How many there are.
        with_chips: usize,
    },
    /// A player must answer before the hand can be dealt (BLIND-24, STRADDLE-1).
    PromptOpen {
        /// Who.
        seat: Seat,
        /// What he is asked.
        prompt: Prompt,
    },
    /// This player is not asked this.
    NotAsked {
        /// Who answered.
        seat: Seat,
        /// What.
        prompt: Prompt,
    },
    /// More chips than a table may hold.
    TooManyChips {
        /// The most.
        most: Chips,
    },
    /// The stakes or the house rules do not make a hand.
    Setup {
        /// What is wrong.
        reason: SetupError,
    },
}

impl TableError {
    /// The rule against it, if it is one of the rule book that a player can ask about.
    #[must_use]
    pub const fn because(&self) -> Option<&Citation> {
        match self {
            Self::Refused { because, .. } => Some(because),
            _ => None,
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Places { seats, most } => {
                write!(f, "{seats} places; this table has 2 to {most} (SEAT-2)")
            }
            Self::House { reason } => reason.fmt(f),
            Self::BuyInRange {
                min,
                max: Some(max),
            } => write!(
                f,
                "a buy-in from {min} to {max} is none; from at least 1 up (BUYIN-2)"
            ),
            Self::BuyInRange { .. } => f.write_str("the least buy-in is nothing (BUYIN-2)"),
            Self::NoSuchSeat { seat, seats } => {
                write!(
                    f,
                    "there is no seat {seat}; this table has {seats}, from 0 on"
                )
            }
            Self::SeatTaken { seat } => write!(f, "seat {seat} is taken; choose an empty one"),
            Self::SeatEmpty { seat } => write!(f, "nobody sits in seat {seat}; sit down first"),
            Self::Refused { seat, because } => {
                write!(f, "seat {seat}: the rule {} is against it", because.rule())
            }
            Self::HandInProgress => f.write_str("a hand is in progress; settle it first"),
            Self::NoHand => f.write_str("no hand was dealt; begin with the next hand"),
            Self::HandNotOver => f.write_str("the hand is not over; play it to its end"),
            Self::OtherHand => f.write_str("this hand was not dealt at this table"),
            Self::ButtonNotDrawn => f.write_str("draw for the button first (DRAW-1)"),
            Self::ButtonDrawn => f.write_str("the button was drawn already; now it moves (BTN-2)"),
            Self::TooFewPlayers { with_chips } => {
                write!(
                    f,
                    "{with_chips} ready to play: a hand needs two players with chips (SEAT-1)"
                )
            }
            Self::PromptOpen { seat, prompt } => {
                write!(f, "seat {seat} has to answer first: {prompt}")
            }
            Self::NotAsked { seat, prompt } => {
                write!(
                    f,
                    "seat {seat} is not asked this: {prompt}; see what the coming hand asks"
                )
            }
            Self::TooManyChips { most } => write!(f, "a table holds at most {most} chips"),
            Self::Setup { reason } => reason.fmt(f),
        }
    }
}

impl core::error::Error for TableError {}

impl From<SetupError> for TableError {
    fn from(reason: SetupError) -> Self {
        Self::Setup { reason }
    }
}
