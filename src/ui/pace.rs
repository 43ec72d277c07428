//! How long things take to be seen.

use crate::engine::word::serde_as_word;

use crate::bots::Pace;
use crate::engine::hand::What;
use crate::text::Id;

/// The pace of the bots and of what happens between decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Speed {
    /// For reading along.
    Slow,
    /// As people play.
    #[default]
    Normal,
    /// For those who know.
    Fast,
    /// Nothing is waited for.
    Instant,
}

serde_as_word!(Speed {
    Slow = "slow",
    Normal = "normal",
    Fast = "fast",
    Instant = "instant",
});

impl Speed {
    /// All, the slowest first, with their names in addresses and their messages.
    pub(super) const ALL: [(Self, &str, Id); 4] = [
        (Self::Slow, "slow", Id("ui-speed-slow")),
        (Self::Normal, "normal", Id("ui-speed-normal")),
        (Self::Fast, "fast", Id("ui-speed-fast")),
        (Self::Instant, "instant", Id("ui-speed-instant")),
    ];

    /// Its name in addresses and attributes.
    pub(super) fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The speed with this name.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, known, _)| *known == name);
        found.map(|(speed, ..)| *speed)
    }

    fn scaled(self, ms: u32) -> u32 {
        match self {
            Self::Slow => ms * 2,
            Self::Normal => ms,
            Self::Fast => ms * 2 / 5,
            Self::Instant => 0,
        }
    }

    /// The bots' pace.
    pub(super) fn pace(self) -> Pace {
        match self {
            Self::Slow => Pace::Slow,
            Self::Normal => Pace::Normal,
            Self::Fast => Pace::Fast,
            Self::Instant => Pace::Instant,
        }
    }

    /// How long gathering bets into the pot takes.
    pub(super) fn collect(self) -> u32 {
        self.scaled(360)
    }

    /// How long to look at an event before the next one.
    pub(super) fn after(self, what: &What, all_in: bool) -> u32 {
        self.scaled(match what {
            What::Started { .. } | What::Burned | What::Ended | What::Raked { .. } => 0,
            What::Posted { .. } => 140,
            What::Dealt { .. } => 70,
            What::Collected { .. } => 120,
            What::BoardDealt { .. } if all_in => 1300,
            What::BoardDealt { .. } => 650,
            What::Folded { .. }
            | What::Checked { .. }
            | What::Mucked { .. }
            | What::Returned { .. } => 300,
            What::Called { .. } | What::Bet { .. } | What::Raised { .. } => 420,
            What::Shown { .. } | What::PlayedBoard { .. } => 700,
            What::Awarded { .. } => 400,
        })
    }
}
