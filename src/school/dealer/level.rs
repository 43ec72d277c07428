//! The six levels of the dealer school (curriculum 4.5).

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::rule::RuleId;
use crate::engine::rule::RuleId::{
    Allin1, Allin4, Allin10, Allin11, Ante3, Ante4, Bet2, Blind1, Blind2, Blind17, Blind18,
    Blind20, Blind21, Board1, Board2, Board3, Board5, Btn1, Btn2, Btn4, Burn1, Call1, Chip1, Chip2,
    Deal1, Deal2, Draw1, Draw2, Etiq1, Etiq7, Game4, Game15, Irreg12, Irreg13, Irreg16, Limit5,
    Limit6, Misdeal1, Misdeal3, Misdeal7, Misdeal10, Misdeal11, Odd1, Odd2, Odd3, Pot1, Pot2, Pot3,
    Pot4, Pot5, Potlim1, Round2, Round5, Round6, Round7, Round10, Seat5, Show2, Show4, Show10,
    Show11, Show14, Show15, Show19, Shuf1, Shuf3, Split2, Straddle2, Straddle4, String1, Tourn6,
    Tourn8, Tourn10, Tourn11,
};

/// A level of the dealer school; each has what those before it have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The first deal: three players, nobody all-in.
    D1,
    /// A whole hand: six players, every action announced, hands read, one pot pushed.
    D2,
    /// All-in: refunds, side pots, the first mishaps.
    D3,
    /// Ties and odd chips: several pots, a dead button, newcomers; slips are let through.
    D4,
    /// Other games: limit and pot limit, straddles, words and chips that must be judged.
    D5,
    /// A night of the league: antes, rising levels, two eliminations.
    D6,
}

impl Level {
    /// All six, the easiest first.
    pub const ALL: [Self; 6] = [Self::D1, Self::D2, Self::D3, Self::D4, Self::D5, Self::D6];

    /// The level with this name, whatever the case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|level| level.name().eq_ignore_ascii_case(name))
    }

    /// Its name in links and texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::D1 => "d1",
            Self::D2 => "d2",
            Self::D3 => "d3",
            Self::D4 => "d4",
            Self::D5 => "d5",
            Self::D6 => "d6",
        }
    }

    /// How many sit at the table.
    #[must_use]
    pub const fn players(self) -> u8 {
        match self {
            Self::D1 => 3,
            Self::D2 | Self::D3 => 6,
            Self::D4 | Self::D5 => 8,
            Self::D6 => 10,
        }
    }

    /// How many hands are dealt.
    #[must_use]
    pub const fn hands(self) -> usize {
        match self {
            Self::D1 => 2,
            Self::D2 | Self::D3 | Self::D4 => 3,
            Self::D5 => 4,
            Self::D6 => 6,
        }
    }

    /// The least and the most mishaps of a hand (curriculum 4.4).
    #[must_use]
    pub const fn mishaps(self) -> (usize, usize) {
        match self {
            Self::D1 | Self::D2 => (0, 0),
            Self::D3 => (0, 1),
            Self::D4 => (1, 1),
            Self::D5 => (1, 2),
            Self::D6 => (2, 2),
        }
    }

    /// Whether a slip that a live table would not notice at once is let through.
    #[must_use]
    pub fn lets_through(self) -> bool {
        self >= Self::D4
    }

    /// The rules in the centre, beside those of the levels before.
    #[must_use]
    pub const fn rules(self) -> &'static [RuleId] {
        match self {
            Self::D1 => &[
                Btn1, Btn2, Blind1, Blind2, Deal1, Deal2, Round2, Round5, Round7, Burn1, Board1,
                Board2, Board3, Seat5, Shuf1,
            ],
            Self::D2 => &[
                Draw1, Draw2, Shuf3, Call1, Bet2, Round6, Round10, Board5, Show2, Show4, Show10,
                Show11, Show19, Game4, Game15,
            ],
            Self::D3 => &[
                Allin1, Allin4, Allin11, Pot1, Pot2, Pot3, Pot4, Show14, Misdeal11, Irreg12,
            ],
            Self::D4 => &[
                Pot5, Show15, Split2, Odd1, Odd2, Odd3, Btn4, Blind17, Blind18, Blind20, Blind21,
                Irreg13, Etiq7,
            ],
            Self::D5 => &[
                Limit5, Limit6, Potlim1, Straddle2, Straddle4, String1, Chip1, Chip2, Etiq1,
                Misdeal1, Misdeal3,
            ],
            Self::D6 => &[
                Ante3, Ante4, Tourn6, Tourn8, Tourn10, Tourn11, Allin10, Irreg16, Misdeal7,
                Misdeal10,
            ],
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
