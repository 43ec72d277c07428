//! The 21 duties of a hand (curriculum 4.2).

use serde::{Deserialize, Serialize};

use super::Level;
use crate::engine::rule::RuleId;

macro_rules! kinds {
    ($($kind:ident $name:literal $weight:literal $drill:literal [$($rule:ident)*];)*) => {
        /// A kind of duty, in the order of a hand.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the names are those of the table of duties")]
        pub enum Kind { $($kind,)* }

        impl Kind {
            /// All 21, in the order of a hand.
            pub const ALL: &[Self] = &[$(Self::$kind,)*];

            /// Its name in texts and in what is kept.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $name,)* }
            }

            /// What it is worth when it is right at once, in points.
            #[must_use]
            pub const fn weight(self) -> u32 {
                match self { $(Self::$kind => $weight,)* }
            }

            /// The name of the drill that practises it.
            #[must_use]
            pub const fn drill(self) -> &'static str {
                match self { $(Self::$kind => $drill,)* }
            }

            /// The rules that it follows.
            #[must_use]
            pub const fn rules(self) -> &'static [RuleId] {
                match self { $(Self::$kind => &[$(RuleId::$rule,)*],)* }
            }
        }
    };
}

kinds! {
    NewDeck "new-deck" 1 "dealer-steps" [Deck6 Deck4 Deck5];
    Shuffle "shuffle" 1 "dealer-steps" [Shuf3 Shuf4 Shuf1 Shuf2];
    Draw "draw" 2 "button-draw" [Draw1 Draw2 Draw4];
    Button "button" 3 "blinds-next-hand" [Btn2 Btn1 Btn4];
    DealtIn "dealt-in" 3 "may-they-play" [Blind20 Blind18 Blind21 Buyin9 Seat3];
    Forced "forced" 3 "forced-bets" [Blind2 Blind1 Blind17 Ante3 Ante4 Straddle2 Blind22];
    Laps "laps" 2 "dealer-steps" [Deal2 Deal1 Deal3 Seat5 Shuf1];
    Turn "turn" 1 "who-acts-first" [Round5 Round2 Round7 Blind16];
    Announce "announce" 2 "string-bet" [Call1 Bet2 String1 Chip1 Chip2 Chip3 Decl1];
    Stop "stop" 3 "what-happens-now" [Bet2 Raise3 Allin6 Limit5 Etiq1];
    RoundOver "round-over" 2 "round-over" [Round10 Round6 Round12];
    Refund "refund" 3 "build-the-pots" [Allin11];
    Gather "gather" 4 "build-the-pots" [Board5 Pot1 Pot2 Pot3 Pot4];
    BurnTurn "burn-turn" 1 "dealer-steps" [Burn1 Burn2 Board1 Board2 Board3 Board6];
    TurnUp "turn-up" 1 "house-sheet" [Allin10];
    Showdown "showdown" 3 "who-shows-first" [Show2 Show4 Show5 Show14 Show15];
    Read "read" 2 "name-your-five" [Show10 Show11 Rank1];
    Push "push" 4 "award-the-pots" [Pot7 Split2 Show19];
    OddChips "odd-chips" 3 "odd-chip" [Odd2 Odd1 Odd3];
    Fee "fee" 1 "house-sheet" [Rake1];
    Close "close" 0 "blinds-next-hand" [Btn2 Btn3];
}

impl Kind {
    /// Its number in the table of duties, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// The message of its texts.
    #[must_use]
    pub fn message(self) -> String {
        ["dealer-", self.name()].concat()
    }

    /// The first level that has it.
    #[must_use]
    pub const fn from(self) -> Level {
        match self {
            Self::Button
            | Self::Forced
            | Self::Laps
            | Self::Turn
            | Self::RoundOver
            | Self::BurnTurn
            | Self::Close => Level::D1,
            Self::NewDeck
            | Self::Shuffle
            | Self::Draw
            | Self::Announce
            | Self::Gather
            | Self::Showdown
            | Self::Read
            | Self::Push => Level::D2,
            Self::Stop | Self::Refund | Self::TurnUp => Level::D3,
            Self::DealtIn | Self::OddChips => Level::D4,
            Self::Fee => Level::D5,
        }
    }

    /// Whether a wrong answer would give chips to the wrong player.
    #[must_use]
    pub const fn moves_chips(self) -> bool {
        matches!(
            self,
            Self::Refund | Self::Gather | Self::Push | Self::OddChips
        )
    }
}
