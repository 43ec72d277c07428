//! A taken place at a cash table.

use serde::{Deserialize, Serialize};

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
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
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

/// What a player does where he may either pay or wait (BLIND-18, BLIND-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComeIn {
    /// He waits until the big blind reaches his chair.
    #[default]
    Wait,
    /// He pays and comes in as soon as his chair allows it.
    Post,
}

/// Whether a player straddles when he may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Straddling {
    /// He wants to be asked each time.
    #[default]
    Ask,
    /// Always.
    Always,
    /// Never.
    Never,
}
