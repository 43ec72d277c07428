//! What is wrong with a file, and where.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::history::PlayError;

/// What is wrong with one hand of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trouble {
    /// Where: the line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Problem {
    /// Something else should stand there.
    Expected {
        /// What.
        expected: Expected,
        /// What stands there, shortened.
        found: String,
    },
    /// Something that this program does not play.
    NotSupported(Unsupported),
    /// The hand is told, but cannot have been played so.
    Play(PlayError),
}

/// What should stand at a place of a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expected {
    /// A hand in one of the three formats.
    Hand,
    /// Text in UTF-8.
    Text,
    /// TOML.
    Toml,
    /// JSON.
    Json,
    /// The field of this name.
    Field(String),
    /// A text.
    String,
    /// A list.
    List,
    /// An object with fields.
    Object,
    /// One entry for each player.
    EntryForEachPlayer,
    /// A whole number in its range.
    Number,
    /// An amount of chips or money.
    Amount,
    /// A card such as `Th`, or `??` where it may be unknown.
    Card,
    /// Two cards.
    TwoCards,
    /// A flop of three, or one card.
    BoardCards,
    /// A player of the hand.
    Player,
    /// A player's place at the table, or the button's.
    Seat,
    /// An action.
    Action,
    /// No limit, pot limit or fixed limit.
    BetLimit,
    /// The line that begins a hand.
    Header,
    /// The line of the table with the button.
    TableLine,
    /// The rest of the hand: the file breaks off.
    RestOfHand,
}

impl Expected {
    /// The name that says what was expected, as it is written in messages.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Hand => "hand",
            Self::Text => "text",
            Self::Toml => "toml",
            Self::Json => "json",
            Self::Field(name) => name,
            Self::String => "string",
            Self::List => "list",
            Self::Object => "object",
            Self::EntryForEachPlayer => "entry-for-each-player",
            Self::Number => "number",
            Self::Amount => "amount",
            Self::Card => "card",
            Self::TwoCards => "two-cards",
            Self::BoardCards => "board-cards",
            Self::Player => "player",
            Self::Seat => "seat",
            Self::Action => "action",
            Self::BetLimit => "bet-limit",
            Self::Header => "header",
            Self::TableLine => "table-line",
            Self::RestOfHand => "rest-of-hand",
        }
    }
}

/// What this program does not play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unsupported {
    /// Another game than Texas hold'em.
    Game {
        /// Its name as the file has it.
        name: String,
    },
    /// A board dealt more than once.
    RunTwice,
    /// A hand that was called off.
    Cancelled,
}

impl Trouble {
    pub(in crate::history) fn expected(at: Place, expected: Expected, found: &str) -> Self {
        Self::at(
            at,
            Problem::Expected {
                expected,
                found: shorten(found),
            },
        )
    }

    pub(in crate::history) fn at(at: Place, problem: Problem) -> Self {
        Self {
            line: at.line,
            column: at.column,
            problem,
        }
    }
}

fn shorten(found: &str) -> String {
    const MOST: usize = 60;
    let line = found.lines().next().unwrap_or("");
    if line.chars().count() <= MOST {
        line.to_owned()
    } else {
        let kept: String = line.chars().take(MOST - 1).collect();
        format!("{kept}…")
    }
}

/// A place in a file: line and column in characters, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The place of a byte of a text.
    pub(crate) fn of(text: &str, byte: usize) -> Self {
        let mut end = byte.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let before = &text[..end];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.line, self.column)?;
        match &self.problem {
            Problem::Expected { expected, found } => {
                write!(f, "expected {}, found {found:?}", expected.name())
            }
            Problem::NotSupported(Unsupported::Game { name }) => {
                write!(f, "{name:?} is not Texas hold'em")
            }
            Problem::NotSupported(Unsupported::RunTwice) => {
                f.write_str("a board that was run more than once")
            }
            Problem::NotSupported(Unsupported::Cancelled) => f.write_str("the hand was cancelled"),
            Problem::Play(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Trouble {}
