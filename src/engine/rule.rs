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
    ($($variant:ident $id:literal $tag:ident $title:literal,)*) => {
        /// The number of an entry in the rule book, written `BLIND-12`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "an id is its own name; the rule book says what it means")]
        pub enum RuleId { $($variant,)* }

        impl RuleId {
            /// All entries, in the order of the rule book.
            pub const ALL: &[RuleId] = &[$(RuleId::$variant,)*];

            const IDS: &[&str] = &[$($id,)*];
            const TAGS: &[Tag] = &[$(Tag::$tag,)*];
            /// By themselves, so that a page that names none does not carry them.
            const TITLES: &[&str] = &[$($title,)*];
        }
    };
}

rules! {
    Game1 "GAME-1" Engine "Two ways to win a hand",
    Game2 "GAME-2" Engine "The steps of a hand",
    Game3 "GAME-3" Engine "Best five of seven",
    Game4 "GAME-4" Engine "What the pot is",
    Game5 "GAME-5" Engine "Equal hands share",
    Game6 "GAME-6" Option "House-rules sheet",
    Game7 "GAME-7" Teach "Manual for the staff",
    Game8 "GAME-8" Teach "Players against each other",
    Game9 "GAME-9" Teach "Simple, but explain it",
    Game10 "GAME-10" Teach "The best-known poker game",
    Game11 "GAME-11" Teach "Prizes of the great events",
    Game12 "GAME-12" Teach "Figures of the boom years",
    Game13 "GAME-13" Teach "Where stud begins",
    Game14 "GAME-14" Teach "Other poker games",
    Game15 "GAME-15" Engine "One player left ends the hand",
    Deck1 "DECK-1" Engine "Fifty-two cards",
    Deck2 "DECK-2" Engine "Order of the ranks",
    Deck3 "DECK-3" Engine "Suits are equal",
    Deck4 "DECK-4" Engine "No jokers",
    Deck5 "DECK-5" Table "Two decks in turn",
    Deck6 "DECK-6" Table "New cards are checked",
    Seat1 "SEAT-1" Engine "At least two players",
    Seat2 "SEAT-2" Option "Seats at a table",
    Seat3 "SEAT-3" Engine "As many as the deck serves",
    Seat4 "SEAT-4" Engine "Seats run clockwise",
    Seat5 "SEAT-5" Table "The dealer's place",
    Seat6 "SEAT-6" Option "Who deals",
    Pos1 "POS-1" Teach "Early, middle and late",
    Pos2 "POS-2" Teach "Positions at short tables",
    Pos3 "POS-3" Teach "Why acting last is good",
    Pos4 "POS-4" Engine "Positions hold all hand",
    Buyin1 "BUYIN-1" Engine "Money for chips",
    Buyin2 "BUYIN-2" Option "Smallest buy-in",
    Buyin3 "BUYIN-3" Option "Largest buy-in",
    Buyin4 "BUYIN-4" Engine "Stacks in plain view",
    Buyin5 "BUYIN-5" Table "Chips stay on the table",
    Buyin6 "BUYIN-6" Engine "No chips off the table",
    Buyin7 "BUYIN-7" Engine "No chips during a hand",
    Buyin8 "BUYIN-8" Engine "Table stakes",
    Buyin9 "BUYIN-9" Option "Stack needed to be dealt in",
    Buyin10 "BUYIN-10" Option "Floor for topping up",
    Draw1 "DRAW-1" Engine "High card gets the button",
    Draw2 "DRAW-2" Option "Suits break ties in the draw",
    Draw3 "DRAW-3" Teach "Suit order is local custom",
    Draw4 "DRAW-4" Engine "Suits count only in the draw",
    Btn1 "BTN-1" Engine "The nominal dealer",
    Btn2 "BTN-2" Engine "The button moves on",
    Btn3 "BTN-3" Engine "Roles follow each other",
    Btn4 "BTN-4" Option "Dead or moving button",
    Btn5 "BTN-5" Engine "Everyone gets button and blinds",
    Btn6 "BTN-6" Teach "Looks of the button",
    Shuf1 "SHUF-1" Engine "A shuffle before each hand",
    Shuf2 "SHUF-2" Table "Half a minute to shuffle",
    Shuf3 "SHUF-3" Table "Moves of a live shuffle",
    Shuf4 "SHUF-4" Table "The cut",
    Blind1 "BLIND-1" Engine "Two forced bets",
    Blind2 "BLIND-2" Engine "Who posts the blinds",
    Blind3 "BLIND-3" Engine "The big blind is the minimum bet",
    Blind4 "BLIND-4" Option "Half a big blind, rounded",
    Blind5 "BLIND-5" Option "Small blind of another size",
    Blind6 "BLIND-6" Teach "Not always twice the small blind",
    Blind7 "BLIND-7" Engine "Paid before seeing cards",
    Blind8 "BLIND-8" Teach "What blinds are for",
    Blind9 "BLIND-9" Engine "Blinds move with the button",
    Blind10 "BLIND-10" Engine "A blind is part of the bet",
    Blind11 "BLIND-11" Engine "The small blind completes",
    Blind12 "BLIND-12" Engine "Big-blind option",
    Blind13 "BLIND-13" Engine "The big blind may check",
    Blind14 "BLIND-14" Teach "Live blind",
    Blind15 "BLIND-15" Engine "Heads-up blinds",
    Blind16 "BLIND-16" Engine "Heads-up order",
    Blind17 "BLIND-17" Engine "A short blind keeps its price",
    Blind18 "BLIND-18" Option "Missed blinds",
    Blind19 "BLIND-19" Option "A break on the button",
    Blind20 "BLIND-20" Option "How newcomers come in",
    Blind21 "BLIND-21" Engine "No entry before the big blind",
    Blind22 "BLIND-22" Engine "A posted blind is live",
    Blind23 "BLIND-23" Engine "Changing seats",
    Blind24 "BLIND-24" Option "Asked to post",
    Blind25 "BLIND-25" Teach "When a hand begins",
    Ante1 "ANTE-1" Option "Whether antes are paid",
    Ante2 "ANTE-2" Option "Size of the ante",
    Ante3 "ANTE-3" Engine "Everyone antes before the deal",
    Ante4 "ANTE-4" Engine "An ante is no bet",
    Ante5 "ANTE-5" Teach "What antes are for",
    Straddle1 "STRADDLE-1" Option "Straddle allowed",
    Straddle2 "STRADDLE-2" Engine "Twice the big blind",
    Straddle3 "STRADDLE-3" Engine "A straddle is a raise",
    Straddle4 "STRADDLE-4" Engine "The straddler acts last",
    Straddle5 "STRADDLE-5" Engine "Left of the straddler begins",
    Straddle6 "STRADDLE-6" Option "Straddle and the raise cap",
    Straddle7 "STRADDLE-7" Teach "What a straddle buys",
    Straddle8 "STRADDLE-8" Option "Raising a straddle",
    Deal1 "DEAL-1" Engine "Two cards, one at a time",
    Deal2 "DEAL-2" Engine "First card left of the button",
    Deal3 "DEAL-3" Option "First card heads-up",
    Deal4 "DEAL-4" Engine "Hole cards are private",
    Deal5 "DEAL-5" Table "Cards stay on the table",
    Deal6 "DEAL-6" Table "Lifting cards to look",
    Deal7 "DEAL-7" Engine "No showing before the showdown",
    Burn1 "BURN-1" Option "Burn cards",
    Burn2 "BURN-2" Table "Burn cards stay closed",
    Board1 "BOARD-1" Engine "The flop",
    Board2 "BOARD-2" Engine "The turn",
    Board3 "BOARD-3" Engine "The river",
    Board4 "BOARD-4" Engine "Community cards serve all",
    Board5 "BOARD-5" Engine "Bets are gathered each round",
    Board6 "BOARD-6" Engine "No street for one player",
    Board7 "BOARD-7" Teach "Counting the cards",
    Struct1 "STRUCT-1" Engine "Three betting structures",
    Limit1 "LIMIT-1" Engine "One bet size",
    Limit2 "LIMIT-2" Engine "Lower and upper limit",
    Limit3 "LIMIT-3" Option "Raises per round",
    Limit4 "LIMIT-4" Option "The cap between two players",
    Limit5 "LIMIT-5" Engine "At the cap: call or fold",
    Limit6 "LIMIT-6" Engine "The bet is no raise",
    Limit7 "LIMIT-7" Teach "The word cap",
    Limit8 "LIMIT-8" Teach "Caps in other games",
    Limit9 "LIMIT-9" Teach "Names of limit games",
    Potlim1 "POTLIM-1" Option "Pot-limit maximum",
    Potlim2 "POTLIM-2" Engine "No raise cap in pot limit",
    Nolim1 "NOLIM-1" Engine "Anything up to the stack",
    Nolim2 "NOLIM-2" Engine "No raise cap in no limit",
    Nolim3 "NOLIM-3" Teach "The favourite structure",
    Bet1 "BET-1" Engine "Smallest bet",
    Bet2 "BET-2" Engine "Raise at least as much",
    Bet3 "BET-3" Option "Basis of the minimum raise",
    Bet4 "BET-4" Option "Minimum on turn and river",
    Bet5 "BET-5" Engine "All-ins have no minimum",
    Bet6 "BET-6" Teach "Why raises have a minimum",
    Call1 "CALL-1" Engine "Match the highest bet",
    Call2 "CALL-2" Teach "Not just the neighbour's bet",
    Call3 "CALL-3" Teach "Cold call",
    Raise1 "RAISE-1" Engine "A raise lifts the price",
    Raise2 "RAISE-2" Teach "Re-raise",
    Raise3 "RAISE-3" Engine "No raising yourself",
    Check1 "CHECK-1" Engine "Check without a bet",
    Check2 "CHECK-2" Engine "A check keeps all rights",
    Check3 "CHECK-3" Engine "No check before the flop",
    Check4 "CHECK-4" Engine "No check after a bet",
    Check5 "CHECK-5" Table "Signs for a check",
    Fold1 "FOLD-1" Engine "Out, and the bets stay",
    Fold2 "FOLD-2" Engine "Folding at any turn",
    Fold3 "FOLD-3" Table "How to fold at a table",
    Fold4 "FOLD-4" Table "The discards are dead",
    Fold5 "FOLD-5" Engine "Folded cards stay hidden",
    String1 "STRING-1" Table "No string bets",
    String2 "STRING-2" Table "One motion or an amount said",
    String3 "STRING-3" Table "A call is only a call",
    Decl1 "DECL-1" Table "Words bind",
    Decl2 "DECL-2" Table "Clearly and in turn",
    Chip1 "CHIP-1" Table "One silent chip",
    Chip2 "CHIP-2" Table "A bet and a half",
    Chip3 "CHIP-3" Table "Too few chips",
    Round1 "ROUND-1" Engine "Four betting rounds",
    Round2 "ROUND-2" Engine "First to act before the flop",
    Round3 "ROUND-3" Engine "Choices of the first player",
    Round4 "ROUND-4" Engine "Choices of those after him",
    Round5 "ROUND-5" Engine "Clockwise and in turn",
    Round6 "ROUND-6" Engine "The big blind gets his turn",
    Round7 "ROUND-7" Engine "First to act after the flop",
    Round8 "ROUND-8" Engine "Opening a later round",
    Round9 "ROUND-9" Engine "Facing a bet",
    Round10 "ROUND-10" Engine "When a round ends",
    Round11 "ROUND-11" Engine "Match it or go all-in",
    Round12 "ROUND-12" Engine "No betting for one stack",
    Round13 "ROUND-13" Engine "Later rounds follow the first",
    Round14 "ROUND-14" Teach "Say who begins",
    Allin1 "ALLIN-1" Engine "All-in for a call",
    Allin2 "ALLIN-2" Engine "All-in when short",
    Allin3 "ALLIN-3" Engine "No more than you put in",
    Allin4 "ALLIN-4" Engine "All-in needs no decision",
    Allin5 "ALLIN-5" Engine "Full bet rule",
    Allin6 "ALLIN-6" Engine "A short all-in reopens nothing",
    Allin7 "ALLIN-7" Option "Where the full bet rule holds",
    Allin8 "ALLIN-8" Teach "Pseudo raise",
    Allin9 "ALLIN-9" Engine "Nobody left to bet with",
    Allin10 "ALLIN-10" Option "All-in hands face up",
    Allin11 "ALLIN-11" Engine "Unmatched chips go back",
    Allin12 "ALLIN-12" Teach "Bright side of an all-in",
    Allin13 "ALLIN-13" Teach "Dark side of an all-in",
    Allin14 "ALLIN-14" Teach "Chips, not hands won",
    Pot1 "POT-1" Engine "Main pot and side pot",
    Pot2 "POT-2" Engine "Side pots after the round",
    Pot3 "POT-3" Engine "Pay in to win it",
    Pot4 "POT-4" Engine "Later bets go to the side",
    Pot5 "POT-5" Engine "Several side pots",
    Pot6 "POT-6" Engine "One winner of several pots",
    Pot7 "POT-7" Engine "Best hand among the entitled",
    Pot8 "POT-8" Engine "The rest goes to the others",
    Pot9 "POT-9" Teach "What a side pot is for",
    Pot10 "POT-10" Teach "No share without paying in",
    Show1 "SHOW-1" Engine "Showdown",
    Show2 "SHOW-2" Engine "Last aggressor shows first",
    Show3 "SHOW-3" Engine "Bettor or last raiser",
    Show4 "SHOW-4" Engine "The rest clockwise",
    Show5 "SHOW-5" Option "First to show after checks",
    Show6 "SHOW-6" Option "Who must show",
    Show7 "SHOW-7" Engine "Show a winner, hide a loser",
    Show8 "SHOW-8" Engine "Both cards to win",
    Show9 "SHOW-9" Engine "Winning without showing",
    Show10 "SHOW-10" Engine "Cards speak",
    Show11 "SHOW-11" Table "The dealer reads hands",
    Show12 "SHOW-12" Option "Saying \"I play the board\"",
    Show13 "SHOW-13" Teach "Playing the board",
    Show14 "SHOW-14" Engine "Side pots first",
    Show15 "SHOW-15" Engine "Deepest side pot first",
    Show16 "SHOW-16" Table "Show one, show all",
    Show17 "SHOW-17" Table "Showing after the betting",
    Show18 "SHOW-18" Option "Mucked hands in the history",
    Show19 "SHOW-19" Engine "Award, less the fee",
    Rank1 "RANK-1" Engine "Order of hands",
    Rank2 "RANK-2" Engine "The best five count",
    Rank3 "RANK-3" Engine "Royal flush",
    Rank4 "RANK-4" Engine "Royal flush on the board",
    Rank5 "RANK-5" Engine "Straight flush",
    Rank6 "RANK-6" Engine "The low straight flush",
    Rank7 "RANK-7" Engine "Four of a kind",
    Rank8 "RANK-8" Engine "Full house",
    Rank9 "RANK-9" Engine "Flush",
    Rank10 "RANK-10" Engine "Straight",
    Rank11 "RANK-11" Engine "The ace, high or low",
    Rank12 "RANK-12" Engine "Three of a kind",
    Rank13 "RANK-13" Engine "Two pair",
    Rank14 "RANK-14" Engine "One pair",
    Rank15 "RANK-15" Engine "High card",
    Rank16 "RANK-16" Teach "Kicker",
    Rank17 "RANK-17" Engine "No sixth card",
    Split1 "SPLIT-1" Engine "Ties split the pot",
    Split2 "SPLIT-2" Engine "Each pot by itself",
    Split3 "SPLIT-3" Engine "Suits break no tie",
    Odd1 "ODD-1" Engine "Change into small chips first",
    Odd2 "ODD-2" Option "Who gets the odd chip",
    Odd3 "ODD-3" Option "Several odd chips",
    Odd4 "ODD-4" Teach "Odd chip in stud",
    Rake1 "RAKE-1" Option "The house fee",
    Rake2 "RAKE-2" Teach "Rake or drop",
    Misdeal1 "MISDEAL-1" Table "Until two have acted",
    Misdeal2 "MISDEAL-2" Table "One of the first two exposed",
    Misdeal3 "MISDEAL-3" Table "Two cards exposed",
    Misdeal4 "MISDEAL-4" Table "Two cards boxed",
    Misdeal5 "MISDEAL-5" Table "Two cards too many",
    Misdeal6 "MISDEAL-6" Table "Dealt out of order",
    Misdeal7 "MISDEAL-7" Table "Button in the wrong place",
    Misdeal8 "MISDEAL-8" Table "Dealt to the wrong place",
    Misdeal9 "MISDEAL-9" Table "A player left out",
    Misdeal10 "MISDEAL-10" Table "Too late for a misdeal",
    Misdeal11 "MISDEAL-11" Option "One exposed hole card",
    Misdeal12 "MISDEAL-12" Table "More than one exposed",
    Irreg1 "IRREG-1" Table "Wrong button, noticed late",
    Irreg2 "IRREG-2" Table "Odd back in play",
    Irreg3 "IRREG-3" Table "Odd back in the stub",
    Irreg4 "IRREG-4" Table "Two cards alike",
    Irreg5 "IRREG-5" Table "Chips of the last hand",
    Irreg6 "IRREG-6" Table "A boxed card",
    Irreg7 "IRREG-7" Table "Boxed, and the next one gone",
    Irreg8 "IRREG-8" Table "A joker is no card",
    Irreg9 "IRREG-9" Table "Playing without looking",
    Irreg10 "IRREG-10" Table "A card missing",
    Irreg11 "IRREG-11" Table "Cards on the floor",
    Irreg12 "IRREG-12" Table "Wrong burn, in time",
    Irreg13 "IRREG-13" Table "Wrong burn, too late",
    Irreg14 "IRREG-14" Table "Dealt too early",
    Irreg15 "IRREG-15" Table "A spoiled stub",
    Irreg16 "IRREG-16" Table "A flop too large",
    Tourn1 "TOURN-1" Engine "Equal chips for the entry",
    Tourn2 "TOURN-2" Engine "One player has it all",
    Tourn3 "TOURN-3" Engine "Zero chips or victory",
    Tourn4 "TOURN-4" Engine "Chips are not sold back",
    Tourn5 "TOURN-5" Option "Rebuys in the first phase",
    Tourn6 "TOURN-6" Engine "Places",
    Tourn7 "TOURN-7" Option "Prizes",
    Tourn8 "TOURN-8" Option "Rising blinds",
    Tourn9 "TOURN-9" Teach "Why blinds rise",
    Tourn10 "TOURN-10" Engine "A short blind is all-in",
    Tourn11 "TOURN-11" Table "The dealer does not play",
    Tourn12 "TOURN-12" Teach "Tournaments in short",
    Cash1 "CASH-1" Engine "Chips are money",
    Cash2 "CASH-2" Engine "Leave when you like",
    Cash3 "CASH-3" Engine "Buy in again",
    Cash4 "CASH-4" Teach "Cash games in short",
    Etiq1 "ETIQ-1" Table "Act in turn",
    Etiq2 "ETIQ-2" Teach "Hide that you will fold",
    Etiq3 "ETIQ-3" Teach "Harm of an early fold",
    Etiq4 "ETIQ-4" Teach "The spoiled bluff",
    Etiq5 "ETIQ-5" Table "Protect your cards",
    Etiq6 "ETIQ-6" Table "Unprotected and gone",
    Etiq7 "ETIQ-7" Table "Point out a wrong award",
    Etiq8 "ETIQ-8" Teach "Courtesy in short",
}

impl RuleId {
    /// The id as written, such as `BLIND-12`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// What the entry is about, in a few words.
    #[must_use]
    pub const fn title(self) -> &'static str {
        Self::TITLES[self as usize]
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
