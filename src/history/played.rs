//! A hand as one of its players keeps it.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::record::{HandRecord, ReplayError};
use super::what_if::Try;
use crate::bots::{Character, Level, Notes};
use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::hand::{Event, Hand, Status, Viewer, What};
use crate::engine::seat::Seat;

/// The form of the text; a newer one has a higher number.
const VERSION: u32 = 1;

/// A hand that was played to its end, and what its player thinks of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedHand {
    version: u32,
    /// What is needed to play it again.
    pub record: HandRecord,
    /// Whose hand it is.
    pub you: Seat,
    /// What the others are called.
    pub names: Vec<(Seat, String)>,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// Whether the player has marked it.
    #[serde(default)]
    pub starred: bool,
    /// What the player has written about it.
    #[serde(default)]
    pub note: String,
    /// How the others play, where they are bots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<(Seat, Level, Character)>,
    /// What everybody had seen of the players before it, by seat number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Notes>,
    /// The other lines that the player has tried, in the order in which they were begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<Try>,
    /// What the file told that the hand comes from, if it was not played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<FromFile>,
}

/// What is kept of a hand of a file beside the hand itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FromFile {
    /// All that was told, as Poker Hand History.
    pub phh: String,
    /// Whose cards are known; the others are made up.
    pub known: Vec<Seat>,
    /// Whether a player of the file keeps it: it is his hand then.
    pub own: bool,
    /// Digits after the decimal point of amounts.
    #[serde(default)]
    pub decimals: u8,
    /// The currency by its ISO 4217 code; none for chips of no value in money.
    #[serde(default)]
    pub currency: Option<String>,
}

/// What a list says about a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// What the player has won or lost, in chips.
    pub net: i64,
    /// All that was paid out, returned bets not counted.
    pub pot: Chips,
    /// Whether the player was in a showdown.
    pub showdown: bool,
    /// The player's cards.
    pub hole: Option<[Card; 2]>,
    /// The community cards.
    pub board: Vec<Card>,
}

impl PlayedHand {
    /// A hand without mark and note.
    #[must_use]
    pub const fn new(record: HandRecord, you: Seat, names: Vec<(Seat, String)>, at: u64) -> Self {
        Self {
            version: VERSION,
            record,
            you,
            names,
            at,
            starred: false,
            note: String::new(),
            bots: Vec::new(),
            notes: Vec::new(),
            tries: Vec::new(),
            file: None,
        }
    }

    /// The hand as text (JSON), to be kept.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The hand that was kept.
    pub fn from_text(text: &str) -> Result<Self, PlayedHandError> {
        let hand: Self =
            serde_json::from_str(text).map_err(|error| PlayedHandError::Unreadable {
                line: error.line(),
                column: error.column(),
            })?;
        if hand.version != VERSION {
            return Err(PlayedHandError::Version {
                found: hand.version,
                known: VERSION,
            });
        }
        Ok(hand)
    }

    /// Plays the hand again and says how it went.
    pub fn figures(&self) -> Result<Figures, ReplayError> {
        Ok(self.figures_of(&self.record.replay()?))
    }

    /// How the hand went that was played again.
    #[must_use]
    pub fn figures_of(&self, played: &Hand) -> Figures {
        let mut figures = Figures::of(played, self.you);
        if !self.known(played).contains(&self.you) {
            figures.hole = None;
        }
        figures
    }

    /// Whose cards the player may look up once the hand is over.
    #[must_use]
    pub fn known(&self, played: &Hand) -> Vec<Seat> {
        match &self.file {
            Some(file) => file.known.clone(),
            None => known_afterwards(played, self.you),
        }
    }

    /// Whether it says something about its player: not the hand of somebody in a file.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.file.as_ref().is_none_or(|file| file.own)
    }
}

impl Figures {
    /// How a hand that is over went for the player at `you`.
    #[must_use]
    pub fn of(hand: &Hand, you: Seat) -> Self {
        let mut began = Chips::ZERO;
        let mut pot = Chips::ZERO;
        let mut shown = 0;
        for event in hand.events() {
            match &event.what {
                What::Started { stacks, .. } => {
                    let own = stacks.iter().find(|(seat, _)| *seat == you);
                    began = own.map_or(Chips::ZERO, |(_, stack)| *stack);
                }
                What::Awarded { amount, .. } => pot = Chips::new(pot.get() + amount.get()),
                What::Shown { .. } | What::Mucked { .. } | What::PlayedBoard { .. } => shown += 1,
                _ => {}
            }
        }
        let own = hand.state().seat(you);
        let signed = |chips: Chips| i64::try_from(chips.get()).unwrap_or(i64::MAX);
        Self {
            net: own.map_or(0, |own| signed(own.stack)) - signed(began),
            pot,
            showdown: shown > 1 && own.is_some_and(|own| own.status != Status::Folded),
            hole: own.and_then(|own| own.hole.cards()),
            board: hand.state().board.to_vec(),
        }
    }
}

/// Whose cards the player may look up in a finished hand: his own, those that were shown, and those
/// mucked at the showdown where the house rules say so; folded ones never (SHOW-18).
#[must_use]
pub fn known_afterwards(hand: &Hand, you: Seat) -> Vec<Seat> {
    let seats = hand.looked_up(Viewer::Seat(you)).hand.seats;
    let known = seats.iter().filter(|player| player.hole.cards().is_some());
    known.map(|player| player.seat).collect()
}

/// The events of a hand for somebody who knows the cards of `eyes` from the deal on.
#[must_use]
pub fn seen_through(hand: &Hand, eyes: &[Seat]) -> Vec<Event> {
    let seen = |event: &Event| match event.what {
        What::Dealt { seat, .. } if eyes.contains(&seat) => event.clone(),
        _ => event.seen_by(Viewer::Spectator),
    };
    hand.events().iter().map(seen).collect()
}

/// Why a text is not a hand that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayedHandError {
    /// The text is damaged, or something else.
    Unreadable {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
    },
    /// A form that this version of the game does not know.
    Version {
        /// The form of the text.
        found: u32,
        /// The form that can be read.
        known: u32,
    },
}

impl fmt::Display for PlayedHandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { line, column } => {
                write!(f, "not a hand that was kept: line {line}, column {column}")
            }
            Self::Version { found, known } => {
                write!(f, "a hand of form {found}, this game reads form {known}")
            }
        }
    }
}

impl core::error::Error for PlayedHandError {}
