//! A game as text.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::{GameError, LoadError};
use super::setup::GameSetup;
use super::wish::Wish;
use crate::bots::Notes;
use crate::engine::chips::Chips;
use crate::engine::hand::Action;
use crate::engine::seat::Seat;
use crate::engine::table::CashTable;

/// The version of the form in which games are saved.
pub const SAVE_VERSION: u64 = 1;

/// What is kept of a game: the table as the hand was dealt, and what was decided since.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Saved {
    pub(super) setup: GameSetup,
    pub(super) table: CashTable,
    pub(super) number: u64,
    pub(super) decisions: Vec<(Seat, Action)>,
    #[serde(default)]
    pub(super) notes: Vec<Notes>,
    pub(super) bought: Vec<Chips>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) wishes: Vec<Wish>,
}

/// The version alone: what else there is depends on it.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    version: Option<u64>,
}

/// What is kept of a game, of [`SAVE_VERSION`].
#[derive(Deserialize)]
struct Whole<T> {
    game: T,
}

/// What is kept of a game as text, with its version.
pub(crate) fn to_text(game: &impl Serialize) -> String {
    let mut text = format!("{{\"version\":{SAVE_VERSION},\"game\":");
    // Plain data with text keys: writing it as JSON cannot fail.
    text += &serde_json::to_string(game).unwrap_or_default();
    text.push('}');
    text
}

/// What was kept of a game.
pub(crate) fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, LoadError> {
    let Head { version: found } =
        serde_json::from_str(text).map_err(|error| LoadError::NotJson {
            line: error.line(),
            column: error.column(),
        })?;
    if found != Some(SAVE_VERSION) {
        let expected = SAVE_VERSION;
        return Err(LoadError::Version { found, expected });
    }
    let whole: Whole<T> = serde_json::from_str(text).map_err(|error| field(error.to_string()))?;
    Ok(whole.game)
}

impl Saved {
    pub(super) fn to_text(&self) -> String {
        to_text(self)
    }

    pub(super) fn from_text(text: &str) -> Result<Self, LoadError> {
        let saved: Self = from_text(text)?;
        saved.check()?;
        Ok(saved)
    }

    /// What the types alone do not say.
    fn check(&self) -> Result<(), LoadError> {
        let (you, seats) = (self.setup.you, self.setup.seats);
        if *self.table.rules() != self.setup.cash_rules() {
            return Err(field("the table has other rules than the game"));
        }
        if you.0 >= seats {
            return Err(LoadError::Game(GameError::YourSeat { you, seats }));
        }
        if self.setup.opponents.len() + 1 != usize::from(seats) {
            return Err(field("the opponents are not one for each other place"));
        }
        if self.table.places().count() != usize::from(seats) {
            return Err(field("a player has no place at the table"));
        }
        if self.table.is_playing() {
            return Err(field("the table is not as it was before the hand"));
        }
        Ok(())
    }
}

fn field(reason: impl Into<String>) -> LoadError {
    LoadError::Field {
        reason: reason.into(),
    }
}
