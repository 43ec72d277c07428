//! A hand before it begins: plain data, which may be wrong.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::cards::Deck;
use crate::engine::chips::Chips;
use crate::engine::house::HouseRules;
use crate::engine::seat::Seat;

/// Kinds of forced bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForcedKind {
    /// From every player, into the pot, no part of a bet (ANTE-3, ANTE-4).
    Ante,
    /// One player's ante for the whole table: dead money of the main pot (S-10).
    BigBlindAnte,
    /// A missed small blind, dead in the main pot (BLIND-18, S-18).
    DeadPost,
    /// The small blind (BLIND-2).
    SmallBlind,
    /// The big blind (BLIND-3).
    BigBlind,
    /// A voluntary blind raise (STRADDLE-1).
    Straddle,
    /// A newcomer's or a missed big blind, a bet like any other (BLIND-20, BLIND-22).
    LivePost,
}

impl ForcedKind {
    /// Whether it counts toward the poster's bet.
    #[must_use]
    pub const fn is_live(self) -> bool {
        !matches!(self, Self::Ante | Self::BigBlindAnte | Self::DeadPost)
    }
}

/// A forced bet that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ForcedBet {
    /// From whom.
    pub seat: Seat,
    /// Which.
    pub kind: ForcedKind,
    /// Its full size; a short stack posts what it has (BLIND-17).
    pub amount: Chips,
}

/// A player to be dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerSetup {
    /// The place.
    pub seat: Seat,
    /// Chips before anything is posted.
    pub stack: Chips,
}

/// Everything that determines a hand but the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandSetup {
    /// The house rules.
    pub rules: HouseRules,
    /// The place of the button; it may be empty (dead button).
    pub button: Seat,
    /// The players dealt in, clockwise by seat number.
    pub players: Vec<PlayerSetup>,
    /// The forced bets in the order in which they are posted; the order decides what a short
    /// stack pays first (S-10).
    pub forced: Vec<ForcedBet>,
    /// The minimum bet of each street, in fixed limit the one size: the big blind, and in fixed
    /// limit twice that on turn and river (LIMIT-2, BET-4).
    pub min_bets: [Chips; 4],
    /// Bets and raises allowed on each street, blinds not counted; `None` where there is no cap.
    /// [`HandSetup::standard`] fills it from the house rules (LIMIT-3).
    pub caps: Option<[u8; 4]>,
    /// The deck in dealing order, burn cards included.
    pub deck: Deck,
}

/// What is wrong with a [`HandSetup`], and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum SetupError {
    /// A hand needs at least two players (SEAT-1).
    TooFewPlayers {
        /// How many there are.
        players: usize,
    },
    /// The deck does not reach (SEAT-3): 22 players with burn cards, 23 without.
    TooManyPlayers {
        /// How many there are.
        players: usize,
        /// The most under these rules.
        most: usize,
    },
    /// Places must be different and in clockwise order by number.
    SeatOrder {
        /// The place that is out of order or taken twice.
        seat: Seat,
    },
    /// Places are numbered below [`Seat::MAX`].
    NoSuchSeat {
        /// The place.
        seat: Seat,
    },
    /// A player without chips cannot be dealt in (BUYIN-9).
    EmptyStack {
        /// His place.
        seat: Seat,
    },
    /// More chips than a table may hold ([`Chips::MAX_AT_TABLE`]).
    TooManyChips {
        /// The most.
        most: Chips,
    },
    /// A forced bet from somebody who is not dealt in.
    ForcedFromNobody {
        /// The place.
        seat: Seat,
    },
    /// A forced bet of nothing.
    ForcedOfNothing {
        /// The place.
        seat: Seat,
    },
    /// The minimum bet must be at least one chip (BET-1).
    NoMinimumBet {
        /// On which street (0 to 3).
        street: usize,
    },
    /// A house rule has a value outside its list.
    HouseRule {
        /// The option's name.
        option: String,
        /// The values it may have.
        allowed: String,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFewPlayers { players } => {
                write!(f, "{players} players: a hand needs at least two (SEAT-1)")
            }
            Self::TooManyPlayers { players, most } => {
                write!(
                    f,
                    "{players} players: the deck serves at most {most} (SEAT-3)"
                )
            }
            Self::SeatOrder { seat } => {
                write!(
                    f,
                    "seat {seat} is taken twice or out of order; list seats by number"
                )
            }
            Self::NoSuchSeat { seat } => {
                write!(
                    f,
                    "there is no seat {seat}; seats are numbered 0 to {}",
                    Seat::MAX - 1
                )
            }
            Self::EmptyStack { seat } => {
                write!(
                    f,
                    "seat {seat} has no chips and cannot be dealt in (BUYIN-9)"
                )
            }
            Self::TooManyChips { most } => write!(f, "a table holds at most {most} chips"),
            Self::ForcedFromNobody { seat } => {
                write!(
                    f,
                    "a forced bet is due from seat {seat}, where nobody is dealt in"
                )
            }
            Self::ForcedOfNothing { seat } => {
                write!(f, "the forced bet of seat {seat} is nothing; leave it out")
            }
            Self::NoMinimumBet { street } => {
                write!(
                    f,
                    "the minimum bet of street {street} is nothing; at least 1 (BET-1)"
                )
            }
            Self::HouseRule { option, allowed } => {
                write!(f, "the house rule {option} must be {allowed}")
            }
        }
    }
}

impl core::error::Error for SetupError {}
