//! What a tournament refuses, and what would be right.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::room::TableId;
use super::setup::{PlayerId, TournamentSetupError};
use crate::engine::citation::Citation;

/// Why the tournament refused something; it is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum TournamentError {
    /// The tournament is over (TOURN-2).
    Over,
    /// There is no such table, or it was broken.
    NoSuchTable {
        /// What was asked for.
        table: TableId,
    },
    /// There is no such player, or he is out.
    NoSuchPlayer {
        /// Who was asked for.
        player: PlayerId,
    },
    /// The hand in progress at this table must be settled first.
    HandInProgress {
        /// Where.
        table: TableId,
    },
    /// There is no hand to settle at this table.
    NoHand {
        /// Where.
        table: TableId,
    },
    /// The hand to be settled is not over.
    HandNotOver,
    /// The hand to be settled was not dealt at this table.
    OtherHand,
    /// A hand needs two players with chips (SEAT-1); others will come to this table.
    TooFewPlayers {
        /// Where.
        table: TableId,
    },
    /// A player of this table has lost everything and may buy again: he decides first.
    RebuyUndecided {
        /// Who.
        player: PlayerId,
        /// The rule behind it.
        because: Citation,
    },
    /// The table waits for other tables.
    Waits {
        /// What it waits for.
        because: Citation,
    },
    /// A rule of the game is against it.
    Refused {
        /// Who tried.
        player: PlayerId,
        /// The rule, and what would be right.
        because: Citation,
    },
    /// More chips or money than the tournament can count.
    TooMuch,
    /// Saved data that is no tournament.
    Damaged,
    /// Saved data with a setup that is wrong.
    Setup(TournamentSetupError),
}

impl TournamentError {
    /// The rule behind it, if it is one of the rule book that a player can ask about.
    #[must_use]
    pub const fn because(&self) -> Option<&Citation> {
        match self {
            Self::Refused { because, .. }
            | Self::Waits { because }
            | Self::RebuyUndecided { because, .. } => Some(because),
            _ => None,
        }
    }
}

impl fmt::Display for TournamentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the tournament is over (TOURN-2)"),
            Self::NoSuchTable { table } => write!(f, "table {table} is not at play"),
            Self::NoSuchPlayer { player } => write!(f, "player {player} is not in the game"),
            Self::HandInProgress { table } => {
                write!(f, "table {table} plays a hand; settle it first")
            }
            Self::NoHand { table } => {
                write!(f, "table {table} plays no hand; begin with the next one")
            }
            Self::HandNotOver => f.write_str("the hand is not over; play it to its end"),
            Self::OtherHand => f.write_str("this hand was not dealt at this table"),
            Self::TooFewPlayers { table } => write!(
                f,
                "table {table} has fewer than two players (SEAT-1); play on at the others"
            ),
            Self::RebuyUndecided { player, because } => write!(
                f,
                "player {player} may buy again ({}); let him, or decline",
                because.rule()
            ),
            Self::Waits { because } => write!(
                f,
                "this table waits for the others ({}); play on there",
                because.rule()
            ),
            Self::Refused { player, because } => {
                write!(f, "player {player}: {}: {because:?}", because.rule())
            }
            Self::TooMuch => f.write_str("more chips or money than the tournament can count"),
            Self::Damaged => f.write_str("the saved data is no tournament"),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for TournamentError {}
