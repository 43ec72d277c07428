//! In which style an opponent plays.

use crate::engine::word::serde_as_word;

/// The style of an opponent; how well he plays is his [`Level`](super::Level).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Plays few hands and bets them: tight and aggressive.
    #[default]
    Regular,
    /// Waits for the best hands and hardly ever bluffs: very tight.
    Rock,
    /// Plays many hands and presses: loose and aggressive.
    Hunter,
    /// Plays many hands, calls much, raises little: loose and passive.
    Caller,
    /// Raises and bluffs at every opportunity: very loose and very aggressive.
    Firebrand,
    /// Plays few hands and rarely raises: tight and passive.
    Cautious,
    /// Sets traps: calls with strong hands early and raises late.
    Trapper,
    /// Plays a little of everything.
    Allrounder,
}

serde_as_word!(Character {
    Regular = "regular",
    Rock = "rock",
    Hunter = "hunter",
    Caller = "caller",
    Firebrand = "firebrand",
    Cautious = "cautious",
    Trapper = "trapper",
    Allrounder = "allrounder",
});

impl Character {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Regular,
        Self::Rock,
        Self::Hunter,
        Self::Caller,
        Self::Firebrand,
        Self::Cautious,
        Self::Trapper,
        Self::Allrounder,
    ];

    /// The last part of the id of its name among the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Regular => "regular",
            Self::Rock => "rock",
            Self::Hunter => "hunter",
            Self::Caller => "caller",
            Self::Firebrand => "firebrand",
            Self::Cautious => "cautious",
            Self::Trapper => "trapper",
            Self::Allrounder => "allrounder",
        }
    }

    /// What his play comes to at a table of six with regular players, by the figures that
    /// trackers count; `arena strength short style` measures it.
    #[must_use]
    pub const fn habits(self) -> Habits {
        let [vpip, pfr, aggression] = match self {
            Self::Regular => [260, 170, 470],
            Self::Rock => [160, 100, 425],
            Self::Hunter => [385, 255, 500],
            Self::Caller => [540, 80, 225],
            Self::Firebrand => [575, 385, 500],
            Self::Cautious => [230, 60, 300],
            Self::Trapper => [250, 130, 410],
            Self::Allrounder => [290, 180, 445],
        };
        Habits {
            vpip,
            pfr,
            aggression,
        }
    }

    /// The style in figures.
    #[must_use]
    pub const fn style(self) -> Style {
        match self {
            Self::Regular => Style::new(230, 180, 1000, 1000, 1000, 60),
            Self::Rock => Style::new(140, 100, 800, 350, 900, 50),
            Self::Hunter => Style::new(340, 270, 1250, 1500, 1050, 40),
            Self::Caller => Style::new(470, 80, 450, 350, 1500, 100),
            Self::Firebrand => Style::new(560, 420, 1700, 2300, 1250, 20),
            Self::Cautious => Style::new(190, 60, 500, 300, 1000, 150),
            Self::Trapper => Style::new(260, 140, 850, 900, 1100, 450),
            Self::Allrounder => Style::new(280, 190, 950, 900, 1050, 120),
        }
    }
}

/// What a style comes to, per mille.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// Hands in which he puts chips in of his own will before the flop.
    pub vpip: u32,
    /// Hands that he raises before the flop.
    pub pfr: u32,
    /// Bets and raises of all his bets, raises, calls and folds after the flop.
    pub aggression: u32,
}

/// A style in figures, per mille: what he aims at. What comes of it beside others are [`Habits`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Hands in which he puts chips in of his own will before the flop (VPIP).
    pub vpip: u32,
    /// Hands that he raises before the flop (PFR).
    pub pfr: u32,
    /// How often he bets and raises, next to a regular player's 1,000.
    pub aggression: u32,
    /// How often he bluffs, next to a regular player's 1,000.
    pub bluff: u32,
    /// How readily he calls, next to a regular player's 1,000.
    pub call: u32,
    /// How often he only checks or calls with a strong hand to set a trap.
    pub trap: u32,
}

impl Style {
    const fn new(vpip: u32, pfr: u32, aggression: u32, bluff: u32, call: u32, trap: u32) -> Self {
        Self {
            vpip,
            pfr,
            aggression,
            bluff,
            call,
            trap,
        }
    }
}
