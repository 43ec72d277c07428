//! The betting rounds of a hand.

use serde::{Deserialize, Serialize};

/// A betting round, named by the cards that open it (ROUND-1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Street {
    /// After the hole cards.
    #[default]
    Preflop,
    /// After three community cards.
    Flop,
    /// After the fourth.
    Turn,
    /// After the fifth.
    River,
}

impl Street {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Preflop, Self::Flop, Self::Turn, Self::River];

    /// Its name in notation and texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Preflop => "preflop",
            Self::Flop => "flop",
            Self::Turn => "turn",
            Self::River => "river",
        }
    }

    /// 0 before the flop to 3 on the river.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next one; none after the river.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Preflop => Some(Self::Flop),
            Self::Flop => Some(Self::Turn),
            Self::Turn => Some(Self::River),
            Self::River => None,
        }
    }

    /// How many community cards lie on the table during it: 0, 3, 4 or 5.
    #[must_use]
    pub const fn board_len(self) -> usize {
        match self {
            Self::Preflop => 0,
            Self::Flop => 3,
            Self::Turn => 4,
            Self::River => 5,
        }
    }
}
