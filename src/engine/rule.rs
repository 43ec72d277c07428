//! The law of the game by number: every entry of the rule book and how it binds.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How an entry of the rule book binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    /// The engine enforces it.
    Engine,
    /// A house rule: a setting with listed values.
    Option,
    /// Happens only at a live table; taught and simulated.
    Table,
    /// Words, purposes and advice for lessons.
    Teach,
}

/// A text that is not the id of a rule, such as `BLIND-99`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRule(pub String);

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rule {:?}; ids look like BLIND-12", self.0)
    }
}

impl core::error::Error for UnknownRule {}

macro_rules! rules {
    ($($variant:ident $id:literal $tag:ident,)*) => {
        /// The number of an entry in the rule book, written `BLIND-12`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "an id is its own name; the rule book says what it means")]
        pub enum RuleId { $($variant,)* }

        impl RuleId {
            /// All entries, in the order of the rule book.
            pub const ALL: &[RuleId] = &[$(RuleId::$variant,)*];

            const IDS: &[&str] = &[$($id,)*];
            const TAGS: &[Tag] = &[$(Tag::$tag,)*];
        }
    };
}

rules! {
    Game1 "GAME-1" Engine,
    Game2 "GAME-2" Engine,
    Game3 "GAME-3" Engine,
    Game4 "GAME-4" Engine,
    Game5 "GAME-5" Engine,
    Game6 "GAME-6" Option,
    Game7 "GAME-7" Teach,
    Game8 "GAME-8" Teach,
    Game9 "GAME-9" Teach,
    Game10 "GAME-10" Teach,
    Game11 "GAME-11" Teach,
    Game12 "GAME-12" Teach,
    Game13 "GAME-13" Teach,
    Game14 "GAME-14" Teach,
    Game15 "GAME-15" Engine,
    Deck1 "DECK-1" Engine,
    Deck2 "DECK-2" Engine,
    Deck3 "DECK-3" Engine,
    Deck4 "DECK-4" Engine,
    Deck5 "DECK-5" Table,
    Deck6 "DECK-6" Table,
    Seat1 "SEAT-1" Engine,
    Seat2 "SEAT-2" Option,
    Seat3 "SEAT-3" Engine,
    Seat4 "SEAT-4" Engine,
    Seat5 "SEAT-5" Table,
    Seat6 "SEAT-6" Option,
    Pos1 "POS-1" Teach,
    Pos2 "POS-2" Teach,
    Pos3 "POS-3" Teach,
    Pos4 "POS-4" Engine,
    Buyin1 "BUYIN-1" Engine,
    Buyin2 "BUYIN-2" Option,
    Buyin3 "BUYIN-3" Option,
    Buyin4 "BUYIN-4" Engine,
    Buyin5 "BUYIN-5" Table,
    Buyin6 "BUYIN-6" Engine,
    Buyin7 "BUYIN-7" Engine,
    Buyin8 "BUYIN-8" Engine,
    Buyin9 "BUYIN-9" Option,
    Buyin10 "BUYIN-10" Option,
    Draw1 "DRAW-1" Engine,
    Draw2 "DRAW-2" Option,
    Draw3 "DRAW-3" Teach,
    Draw4 "DRAW-4" Engine,
    Btn1 "BTN-1" Engine,
    Btn2 "BTN-2" Engine,
    Btn3 "BTN-3" Engine,
    Btn4 "BTN-4" Option,
    Btn5 "BTN-5" Engine,
    Btn6 "BTN-6" Teach,
    Shuf1 "SHUF-1" Engine,
    Shuf2 "SHUF-2" Table,
    Shuf3 "SHUF-3" Table,
    Shuf4 "SHUF-4" Table,
    Blind1 "BLIND-1" Engine,
    Blind2 "BLIND-2" Engine,
    Blind3 "BLIND-3" Engine,
    Blind4 "BLIND-4" Option,
    Blind5 "BLIND-5" Option,
    Blind6 "BLIND-6" Teach,
    Blind7 "BLIND-7" Engine,
    Blind8 "BLIND-8" Teach,
    Blind9 "BLIND-9" Engine,
    Blind10 "BLIND-10" Engine,
    Blind11 "BLIND-11" Engine,
    Blind12 "BLIND-12" Engine,
    Blind13 "BLIND-13" Engine,
    Blind14 "BLIND-14" Teach,
    Blind15 "BLIND-15" Engine,
    Blind16 "BLIND-16" Engine,
    Blind17 "BLIND-17" Engine,
    Blind18 "BLIND-18" Option,
    Blind19 "BLIND-19" Option,
    Blind20 "BLIND-20" Option,
    Blind21 "BLIND-21" Engine,
    Blind22 "BLIND-22" Engine,
    Blind23 "BLIND-23" Engine,
    Blind24 "BLIND-24" Option,
    Blind25 "BLIND-25" Teach,
    Ante1 "ANTE-1" Option,
    Ante2 "ANTE-2" Option,
    Ante3 "ANTE-3" Engine,
    Ante4 "ANTE-4" Engine,
    Ante5 "ANTE-5" Teach,
    Straddle1 "STRADDLE-1" Option,
    Straddle2 "STRADDLE-2" Engine,
    Straddle3 "STRADDLE-3" Engine,
    Straddle4 "STRADDLE-4" Engine,
    Straddle5 "STRADDLE-5" Engine,
    Straddle6 "STRADDLE-6" Option,
    Straddle7 "STRADDLE-7" Teach,
    Straddle8 "STRADDLE-8" Option,
    Deal1 "DEAL-1" Engine,
    Deal2 "DEAL-2" Engine,
    Deal3 "DEAL-3" Option,
    Deal4 "DEAL-4" Engine,
    Deal5 "DEAL-5" Table,
    Deal6 "DEAL-6" Table,
    Deal7 "DEAL-7" Engine,
    Burn1 "BURN-1" Option,
    Burn2 "BURN-2" Table,
    Board1 "BOARD-1" Engine,
    Board2 "BOARD-2" Engine,
    Board3 "BOARD-3" Engine,
    Board4 "BOARD-4" Engine,
    Board5 "BOARD-5" Engine,
    Board6 "BOARD-6" Engine,
    Board7 "BOARD-7" Teach,
    Struct1 "STRUCT-1" Engine,
    Limit1 "LIMIT-1" Engine,
    Limit2 "LIMIT-2" Engine,
    Limit3 "LIMIT-3" Option,
    Limit4 "LIMIT-4" Option,
    Limit5 "LIMIT-5" Engine,
    Limit6 "LIMIT-6" Engine,
    Limit7 "LIMIT-7" Teach,
    Limit8 "LIMIT-8" Teach,
    Limit9 "LIMIT-9" Teach,
    Potlim1 "POTLIM-1" Option,
    Potlim2 "POTLIM-2" Engine,
    Nolim1 "NOLIM-1" Engine,
    Nolim2 "NOLIM-2" Engine,
    Nolim3 "NOLIM-3" Teach,
    Bet1 "BET-1" Engine,
    Bet2 "BET-2" Engine,
    Bet3 "BET-3" Option,
    Bet4 "BET-4" Option,
    Bet5 "BET-5" Engine,
    Bet6 "BET-6" Teach,
    Call1 "CALL-1" Engine,
    Call2 "CALL-2" Teach,
    Call3 "CALL-3" Teach,
    Raise1 "RAISE-1" Engine,
    Raise2 "RAISE-2" Teach,
    Raise3 "RAISE-3" Engine,
    Check1 "CHECK-1" Engine,
    Check2 "CHECK-2" Engine,
    Check3 "CHECK-3" Engine,
    Check4 "CHECK-4" Engine,
    Check5 "CHECK-5" Table,
    Fold1 "FOLD-1" Engine,
    Fold2 "FOLD-2" Engine,
    Fold3 "FOLD-3" Table,
    Fold4 "FOLD-4" Table,
    Fold5 "FOLD-5" Engine,
    String1 "STRING-1" Table,
    String2 "STRING-2" Table,
    String3 "STRING-3" Table,
    Decl1 "DECL-1" Table,
    Decl2 "DECL-2" Table,
    Chip1 "CHIP-1" Table,
    Chip2 "CHIP-2" Table,
    Chip3 "CHIP-3" Table,
    Round1 "ROUND-1" Engine,
    Round2 "ROUND-2" Engine,
    Round3 "ROUND-3" Engine,
    Round4 "ROUND-4" Engine,
    Round5 "ROUND-5" Engine,
    Round6 "ROUND-6" Engine,
    Round7 "ROUND-7" Engine,
    Round8 "ROUND-8" Engine,
    Round9 "ROUND-9" Engine,
    Round10 "ROUND-10" Engine,
    Round11 "ROUND-11" Engine,
    Round12 "ROUND-12" Engine,
    Round13 "ROUND-13" Engine,
    Round14 "ROUND-14" Teach,
    Allin1 "ALLIN-1" Engine,
    Allin2 "ALLIN-2" Engine,
    Allin3 "ALLIN-3" Engine,
    Allin4 "ALLIN-4" Engine,
    Allin5 "ALLIN-5" Engine,
    Allin6 "ALLIN-6" Engine,
    Allin7 "ALLIN-7" Option,
    Allin8 "ALLIN-8" Teach,
    Allin9 "ALLIN-9" Engine,
    Allin10 "ALLIN-10" Option,
    Allin11 "ALLIN-11" Engine,
    Allin12 "ALLIN-12" Teach,
    Allin13 "ALLIN-13" Teach,
    Allin14 "ALLIN-14" Teach,
    Pot1 "POT-1" Engine,
    Pot2 "POT-2" Engine,
    Pot3 "POT-3" Engine,
    Pot4 "POT-4" Engine,
    Pot5 "POT-5" Engine,
    Pot6 "POT-6" Engine,
    Pot7 "POT-7" Engine,
    Pot8 "POT-8" Engine,
    Pot9 "POT-9" Teach,
    Pot10 "POT-10" Teach,
    Show1 "SHOW-1" Engine,
    Show2 "SHOW-2" Engine,
    Show3 "SHOW-3" Engine,
    Show4 "SHOW-4" Engine,
    Show5 "SHOW-5" Option,
    Show6 "SHOW-6" Option,
    Show7 "SHOW-7" Engine,
    Show8 "SHOW-8" Engine,
    Show9 "SHOW-9" Engine,
    Show10 "SHOW-10" Engine,
    Show11 "SHOW-11" Table,
    Show12 "SHOW-12" Option,
    Show13 "SHOW-13" Teach,
    Show14 "SHOW-14" Engine,
    Show15 "SHOW-15" Engine,
    Show16 "SHOW-16" Table,
    Show17 "SHOW-17" Table,
    Show18 "SHOW-18" Option,
    Show19 "SHOW-19" Engine,
    Rank1 "RANK-1" Engine,
    Rank2 "RANK-2" Engine,
    Rank3 "RANK-3" Engine,
    Rank4 "RANK-4" Engine,
    Rank5 "RANK-5" Engine,
    Rank6 "RANK-6" Engine,
    Rank7 "RANK-7" Engine,
    Rank8 "RANK-8" Engine,
    Rank9 "RANK-9" Engine,
    Rank10 "RANK-10" Engine,
    Rank11 "RANK-11" Engine,
    Rank12 "RANK-12" Engine,
    Rank13 "RANK-13" Engine,
    Rank14 "RANK-14" Engine,
    Rank15 "RANK-15" Engine,
    Rank16 "RANK-16" Teach,
    Rank17 "RANK-17" Engine,
    Split1 "SPLIT-1" Engine,
    Split2 "SPLIT-2" Engine,
    Split3 "SPLIT-3" Engine,
    Odd1 "ODD-1" Engine,
    Odd2 "ODD-2" Option,
    Odd3 "ODD-3" Option,
    Odd4 "ODD-4" Teach,
    Rake1 "RAKE-1" Option,
    Rake2 "RAKE-2" Teach,
    Misdeal1 "MISDEAL-1" Table,
    Misdeal2 "MISDEAL-2" Table,
    Misdeal3 "MISDEAL-3" Table,
    Misdeal4 "MISDEAL-4" Table,
    Misdeal5 "MISDEAL-5" Table,
    Misdeal6 "MISDEAL-6" Table,
    Misdeal7 "MISDEAL-7" Table,
    Misdeal8 "MISDEAL-8" Table,
    Misdeal9 "MISDEAL-9" Table,
    Misdeal10 "MISDEAL-10" Table,
    Misdeal11 "MISDEAL-11" Option,
    Misdeal12 "MISDEAL-12" Table,
    Irreg1 "IRREG-1" Table,
    Irreg2 "IRREG-2" Table,
    Irreg3 "IRREG-3" Table,
    Irreg4 "IRREG-4" Table,
    Irreg5 "IRREG-5" Table,
    Irreg6 "IRREG-6" Table,
    Irreg7 "IRREG-7" Table,
    Irreg8 "IRREG-8" Table,
    Irreg9 "IRREG-9" Table,
    Irreg10 "IRREG-10" Table,
    Irreg11 "IRREG-11" Table,
    Irreg12 "IRREG-12" Table,
    Irreg13 "IRREG-13" Table,
    Irreg14 "IRREG-14" Table,
    Irreg15 "IRREG-15" Table,
    Irreg16 "IRREG-16" Table,
    Tourn1 "TOURN-1" Engine,
    Tourn2 "TOURN-2" Engine,
    Tourn3 "TOURN-3" Engine,
    Tourn4 "TOURN-4" Engine,
    Tourn5 "TOURN-5" Option,
    Tourn6 "TOURN-6" Engine,
    Tourn7 "TOURN-7" Option,
    Tourn8 "TOURN-8" Option,
    Tourn9 "TOURN-9" Teach,
    Tourn10 "TOURN-10" Engine,
    Tourn11 "TOURN-11" Table,
    Tourn12 "TOURN-12" Teach,
    Cash1 "CASH-1" Engine,
    Cash2 "CASH-2" Engine,
    Cash3 "CASH-3" Engine,
    Cash4 "CASH-4" Teach,
    Etiq1 "ETIQ-1" Table,
    Etiq2 "ETIQ-2" Teach,
    Etiq3 "ETIQ-3" Teach,
    Etiq4 "ETIQ-4" Teach,
    Etiq5 "ETIQ-5" Table,
    Etiq6 "ETIQ-6" Table,
    Etiq7 "ETIQ-7" Table,
    Etiq8 "ETIQ-8" Teach,
}

impl RuleId {
    /// The id as written, such as `BLIND-12`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// How the entry binds.
    #[must_use]
    pub const fn tag(self) -> Tag {
        Self::TAGS[self as usize]
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for RuleId {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Self, UnknownRule> {
        let found = Self::ALL.iter().find(|rule| rule.id() == text);
        found.copied().ok_or_else(|| UnknownRule(text.to_owned()))
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
