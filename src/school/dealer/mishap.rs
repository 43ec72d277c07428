//! The 19 mishaps that are staged (curriculum 4.4).

use serde::{Deserialize, Serialize};

use super::Level;

macro_rules! mishaps {
    ($($mishap:ident $name:literal $from:ident;)*) => {
        /// A mishap, in the order of the table.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the names are those of the table of mishaps")]
        pub enum Mishap { $($mishap,)* }

        impl Mishap {
            /// All 19.
            pub const ALL: &[Self] = &[$(Self::$mishap,)*];

            /// Its name in texts and in what is kept.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$mishap => $name,)* }
            }

            /// The first level that stages it.
            #[must_use]
            pub const fn from(self) -> Level {
                match self { $(Self::$mishap => Level::$from,)* }
            }
        }
    };
}

mishaps! {
    SecondCard "second-card" D3;
    LaterCard "later-card" D3;
    TwoCards "two-cards" D3;
    WrongChair "wrong-chair" D4;
    WrongButton "wrong-button" D4;
    BoxedCard "boxed-card" D3;
    NoBurn "no-burn" D3;
    FourFlop "four-flop" D3;
    EarlyStreet "early-street" D3;
    FalseDeck "false-deck" D4;
    OutOfTurn "out-of-turn" D5;
    WordsAndChips "words-and-chips" D5;
    IllegalRaise "illegal-raise" D3;
    ThrownAway "thrown-away" D4;
    Misread "misread" D3;
    SweptIn "swept-in" D4;
    OnTheFloor "on-the-floor" D3;
    OldChips "old-chips" D4;
    ChipsMoved "chips-moved" D4;
}

impl Mishap {
    /// Those of a level, how often each comes in proportion: the less often a learner has met it,
    /// the more (`met` is by place in [`Mishap::ALL`]).
    #[must_use]
    pub fn weights(level: Level, met: &[u32]) -> Vec<(Self, u64)> {
        let staged = Self::ALL.iter().zip(met.iter().copied().chain([0; 32]));
        staged
            .filter(|(mishap, _)| mishap.from() <= level)
            .map(|(mishap, met)| (*mishap, 60 / (1 + u64::from(met.min(59)))))
            .collect()
    }
}
