//! A taken place at a cash table.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::word::serde_as_word;

use crate::engine::chips::Chips;

/// A taken place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The chips in front of the player; every stack is public (BUYIN-4).
    pub stack: Chips,
    /// He asked not to be dealt in from the next hand on.
    #[serde(default)]
    pub sitting_out: bool,
    /// He asked to leave when the hand he plays is over (CASH-2).
    #[serde(default)]
    pub leaving: bool,
    /// How he comes into the game.
    #[serde(default)]
    pub entry: Entry,
    /// What he does where he may either pay or wait for the big blind.
    #[serde(default)]
    pub come_in: ComeIn,
    /// Whether he straddles when he may (STRADDLE-1).
    #[serde(default)]
    pub straddle: Straddling,
}

impl Place {
    /// The place of somebody who has just bought in.
    pub(super) fn of_newcomer(stack: Chips) -> Self {
        Self {
            stack,
            sitting_out: false,
            leaving: false,
            entry: Entry::Newcomer,
            come_in: ComeIn::default(),
            straddle: Straddling::default(),
        }
    }
}

/// Where a player stands with the blinds when he is to be dealt in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Entry {
    /// He is in the game and owes nothing.
    #[default]
    In,
    /// He has not been dealt in yet (BLIND-20).
    Newcomer,
    /// Blinds went by while he was away (BLIND-18).
    Missed {
        /// The big blind.
        big: bool,
        /// The small blind.
        small: bool,
    },
    /// He stopped playing on the button: one passing of the blinds is free (BLIND-19).
    ButtonBreak {
        /// How often the big blind has passed his chair since: once at most.
        passings: u8,
    },
    /// He moved farther from the big blind and waits until it is as near as before (BLIND-23).
    Moved {
        /// The hands there were until his own big blind.
        distance: u8,
    },
}

/// In text an entry is a few words: `in`, `missed big small`, `moved 3`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::In => f.write_str("in"),
            Self::Newcomer => f.write_str("newcomer"),
            Self::Missed { big, small } => {
                f.write_str("missed")?;
                f.write_str(if *big { " big" } else { "" })?;
                f.write_str(if *small { " small" } else { "" })
            }
            Self::ButtonBreak { passings } => write!(f, "button-break {passings}"),
            Self::Moved { distance } => write!(f, "moved {distance}"),
        }
    }
}

impl From<Entry> for String {
    fn from(entry: Entry) -> Self {
        entry.to_string()
    }
}

impl TryFrom<String> for Entry {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let entry = match (word, rest.parse()) {
            ("in", _) => Some(Self::In),
            ("newcomer", _) => Some(Self::Newcomer),
            ("missed", _) => Some(Self::Missed {
                big: rest.starts_with("big"),
                small: rest.ends_with("small"),
            }),
            ("button-break", Ok(passings)) => Some(Self::ButtonBreak { passings }),
            ("moved", Ok(distance)) => Some(Self::Moved { distance }),
            _ => None,
        };
        // Written again it must be the same: nothing is left over and nothing is missing.
        let same = entry.filter(|entry| entry.to_string() == text);
        same.ok_or_else(|| format!("nobody comes in as \"{text}\""))
    }
}

/// What a player does where he may either pay or wait (BLIND-18, BLIND-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ComeIn {
    /// He waits until the big blind reaches his chair.
    #[default]
    Wait,
    /// He pays and comes in as soon as his chair allows it.
    Post,
}

serde_as_word!(ComeIn {
    Wait = "wait",
    Post = "post",
});

/// Whether a player straddles when he may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Straddling {
    /// He wants to be asked each time.
    #[default]
    Ask,
    /// Always.
    Always,
    /// Never.
    Never,
}

serde_as_word!(Straddling {
    Ask = "ask",
    Always = "always",
    Never = "never",
});
