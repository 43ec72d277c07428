//! What a game refuses, and why a saved one cannot be opened.

use core::fmt;

use crate::engine::chips::Chips;
use crate::engine::hand::SetupError;
use crate::engine::seat::Seat;
use crate::engine::table::TableError;
use crate::engine::table::tournament::{TournamentError, TournamentSetupError};
use crate::history::ReplayError;

/// Why a game cannot begin or go on; it is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The human's place is not one of the table.
    YourSeat {
        /// The place.
        you: Seat,
        /// How many there are, numbered from 0.
        seats: u8,
    },
    /// The hand in progress must be played to its end.
    HandInProgress,
    /// The human has no chips; he has to buy again first.
    NeedsRebuy {
        /// The least he can buy.
        floor: Chips,
        /// The most he can buy, if there is a limit.
        max: Option<Chips>,
    },
    /// The table refuses it.
    Table(TableError),
    /// The hand cannot be dealt.
    Setup(SetupError),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::YourSeat { you, seats } => {
                write!(
                    f,
                    "there is no seat {you}; this game has {seats}, from 0 on"
                )
            }
            Self::HandInProgress => f.write_str("a hand is in progress; play it to its end"),
            Self::NeedsRebuy { floor, .. } => {
                write!(f, "you have no chips; buy at least {floor} (CASH-3, S-26)")
            }
            Self::Table(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for GameError {}

impl From<TableError> for GameError {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl From<SetupError> for GameError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// Why a tournament cannot begin or go on; it is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentGameError {
    /// The hand in progress must be played to its end.
    HandInProgress,
    /// The human has his place, or the tournament is over.
    Finished,
    /// Number 0 of the entry list is the human, and must be its first.
    NoHuman,
    /// The tournament cannot begin.
    Begin(TournamentSetupError),
    /// The tournament refuses it.
    Tournament(TournamentError),
    /// The hand cannot be dealt.
    Setup(SetupError),
}

impl fmt::Display for TournamentGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HandInProgress => f.write_str("a hand is in progress; play it to its end"),
            Self::Finished => f.write_str("your tournament is over; begin another one"),
            Self::NoHuman => f.write_str("the first of the entry list must be number 0, the human"),
            Self::Begin(error) => error.fmt(f),
            Self::Tournament(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for TournamentGameError {}

impl From<TournamentError> for TournamentGameError {
    fn from(error: TournamentError) -> Self {
        Self::Tournament(error)
    }
}

impl From<SetupError> for TournamentGameError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// Why a saved game cannot be opened. The text itself is untouched: keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It is not JSON.
    NotJson {
        /// The line where that shows, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It does not say that it is a game of ours, or of another version.
    Version {
        /// The version it has, if any.
        found: Option<u64>,
        /// The version that can be read.
        expected: u64,
    },
    /// A part of it is missing or has a value that it cannot have.
    Field {
        /// What and why.
        reason: String,
    },
    /// Its game cannot go on.
    Game(GameError),
    /// Its tournament cannot go on.
    Tournament(TournamentGameError),
    /// The hand in it breaks the rules.
    Replay(ReplayError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotJson { line, column } => {
                write!(f, "not a saved game: line {line}, column {column}")
            }
            Self::Version {
                found: Some(found),
                expected,
            } => write!(
                f,
                "a saved game of version {found}; this program reads version {expected}"
            ),
            Self::Version { found: None, .. } => f.write_str("not a saved game: no version"),
            Self::Field { reason } => write!(f, "a damaged saved game: {reason}"),
            Self::Game(error) => write!(f, "a saved game that cannot go on: {error}"),
            Self::Tournament(error) => write!(f, "a saved tournament that cannot go on: {error}"),
            Self::Replay(error) => write!(f, "a saved game against the rules: {error}"),
        }
    }
}

impl core::error::Error for LoadError {}
