//! The values that each house-rule option may have.

use crate::engine::chips::Chips;

/// The five reference documents of the rule book, by their short names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Annotated Czech rules seen from a live card room (000).
    CardRoom,
    /// The rules of a Czech league (001).
    League,
    /// A Slovak overview of the game (002).
    Overview,
    /// How a Polish online room runs the game (003).
    OnlineRoom,
    /// General Czech poker rules (004).
    General,
    /// Nobody's: common practice, or our own completion.
    Practice,
}

/// One value of an option, as it is written and as it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// How the value is written in saved rules and addresses.
    pub name: &'static str,
    /// Who knows it.
    pub sources: &'static [Source],
}

macro_rules! options {
    ($(
        $(#[$doc:meta])*
        $name:ident { $( $(#[$value_doc:meta])* $value:ident $text:literal $sources:expr, )+ }
    )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[$value_doc])* $value, )+
        }

        impl $name {
            /// All values, the default of the rule book first.
            pub const ALL: &[Self] = &[$(Self::$value,)+];
            /// How they are written, in the same order.
            pub const VALUES: &[Value] = &[$(Value { name: $text, sources: &$sources },)+];

            /// How this value is written.
            #[must_use]
            pub const fn name(self) -> &'static str {
                Self::VALUES[self as usize].name
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    )+};
}

use Source::{CardRoom, General, League, OnlineRoom, Overview, Practice};

options! {
    /// How much may be bet or raised (STRUCT-1).
    Structure {
        /// Anything from the minimum to all chips (NOLIM-1).
        NoLimit "no-limit" [League, Overview],
        /// At most the pot (POTLIM-1).
        PotLimit "pot-limit" [League, Overview],
        /// Exactly the prescribed size (LIMIT-1).
        FixedLimit "fixed-limit" [CardRoom, League, Overview, OnlineRoom],
    }

    /// Who deals (SEAT-6). No effect on play.
    WhoDeals {
        /// The program.
        Computer "computer" [OnlineRoom],
        /// Somebody who does not play.
        HouseDealer "house-dealer" [CardRoom, League, General],
        /// The player on the button.
        ButtonPlayer "button-player" [League, Overview],
    }

    /// The largest buy-in of a cash table (BUYIN-3).
    MaxBuyIn {
        /// 100 big blinds.
        HundredBigBlinds "100-big-blinds" [General],
        /// 200 big blinds.
        TwoHundredBigBlinds "200-big-blinds" [General],
        /// No upper bound.
        None "none" [CardRoom, General],
    }

    /// The smallest stack that is dealt in at a cash table (BUYIN-9).
    MinStackToPlay {
        /// Any chips; a short blind is posted all-in.
        AnyChips "any-chips" [Overview, General],
        /// At least one big blind.
        OneBigBlind "one-big-blind" [CardRoom],
    }

    /// What a stack must come to after a top-up (BUYIN-10).
    TopUpFloor {
        /// Half of the smallest buy-in.
        HalfMinBuyIn "half-min-buy-in" [CardRoom],
        /// Anything.
        None "none" [Overview, General],
    }

    /// How suits separate equal ranks in the draw for the button (DRAW-2).
    DrawSuitOrder {
        /// Spades, hearts, diamonds, clubs.
        SpadesHeartsDiamondsClubs "spades-hearts-diamonds-clubs" [General, CardRoom],
        /// Spades, hearts, clubs, diamonds.
        SpadesHeartsClubsDiamonds "spades-hearts-clubs-diamonds" [CardRoom],
    }

    /// What happens to button and blinds when a player has left (BTN-4).
    ButtonRule {
        /// The big blind is placed first; small blind or button may fall on an empty chair.
        DeadButton "dead-button" [General, Overview],
        /// The button goes to the next player.
        MovingButton "moving-button" [CardRoom, League],
    }

    /// How half a big blind becomes chips (BLIND-4).
    SmallBlindRounding {
        /// Down to the smallest chip in play.
        DownToAChip "down-to-a-chip" [Practice],
        /// The exact half; the big blind must be even.
        ExactHalf "exact-half" [CardRoom, League, Overview],
        /// Down to a whole unit of money.
        DownToAWholeUnit "down-to-a-whole-unit" [OnlineRoom],
    }

    /// How a player who missed his big blind comes back (BLIND-18).
    MissedBlind {
        /// Pay a live big blind at once, or wait for the big blind.
        PayOrWait "pay-or-wait" [General],
        /// Pay a live big blind.
        PayToReEnter "pay-to-re-enter" [CardRoom],
        /// A live big blind, and a missed small blind dead into the pot.
        BigLiveSmallDead "big-live-small-dead" [Practice],
    }

    /// How a newcomer comes in (BLIND-20).
    NewPlayerEntry {
        /// Wait for the big blind, or post its amount.
        WaitOrPost "wait-or-post" [General],
        /// At once for nothing, but for the forbidden places.
        AnyTime "any-time" [CardRoom],
    }

    /// How blinds are posted (BLIND-24).
    BlindPosting {
        /// By themselves.
        Automatic "automatic" [Practice],
        /// The player is asked; who refuses sits out.
        Prompt "prompt" [OnlineRoom],
    }

    /// Whether antes are paid (ANTE-1).
    Ante {
        /// Never.
        None "none" [League],
        /// In late levels of a tournament.
        LateTournamentLevels "late-tournament-levels" [League, Overview],
        /// Always.
        Always "always" [Practice],
    }

    /// Who pays the ante (ANTE-3, S-14).
    AntePayer {
        /// Every player his own.
        Everyone "everyone" [Overview],
        /// The big blind one for the whole table.
        BigBlind "big-blind" [Practice],
    }

    /// Whether the player after the big blind may straddle (STRADDLE-1).
    Straddle {
        /// No.
        Off "off" [Overview, OnlineRoom, General],
        /// Yes, at cash tables.
        On "on" [CardRoom, League],
    }

    /// The minimum raise over a straddle (STRADDLE-8).
    StraddleMinRaise {
        /// To twice the straddle.
        TwiceTheStraddle "twice-the-straddle" [Practice],
        /// To the straddle and one big blind.
        StraddlePlusOneBigBlind "straddle-plus-one-big-blind" [Practice],
    }

    /// Who is dealt the first card heads-up (DEAL-3).
    HeadsUpFirstCard {
        /// The player opposite the button; the button is last.
        ButtonLast "button-last" [CardRoom, OnlineRoom, General],
        /// The button, who is the small blind.
        ButtonFirst "button-first" [CardRoom, OnlineRoom],
    }

    /// Whether the fixed-limit cap holds when two players are left (LIMIT-4, S-27).
    HeadsUpCap {
        /// Unlimited in cash games, capped in tournaments.
        ByMode "by-mode" [OnlineRoom],
        /// Two players may raise without end.
        Unlimited "unlimited" [General],
        /// The cap stays.
        Capped "capped" [CardRoom, League, Overview],
        /// Lifted when two are left in the tournament.
        LiftedAtTheEnd "lifted-when-two-are-left-in-the-tournament" [Practice],
    }

    /// The reading of the pot-limit maximum (POTLIM-1).
    PotLimitMax {
        /// Raise by the pot including one's own call.
        PotAfterCall "pot-after-call" [League],
        /// Raise by the pot as it stands when the turn arrives.
        PotBeforeCall "pot-before-call" [League],
        /// Raise by what the other players have put in so far.
        OthersChips "others-chips" [Overview],
    }

    /// The basis of the minimum raise (BET-3).
    MinRaise {
        /// The size of the last full bet or raise.
        LastBetOrRaise "last-bet-or-raise" [CardRoom, League, General],
        /// One big blind, always.
        OneBigBlind "one-big-blind" [Overview, CardRoom],
    }

    /// Where the minimum bet of turn and river is two big blinds (BET-4, S-22).
    LateStreetMinimum {
        /// In fixed limit.
        LimitOnly "limit-only" [League, Overview, OnlineRoom],
        /// In all structures.
        AllStructures "all-structures" [CardRoom],
    }

    /// Where an all-in short of a full raise reopens the betting (ALLIN-7).
    ShortAllInRaise {
        /// Only a full bet or raise reopens it.
        FullBet "full-bet" [CardRoom],
        /// In fixed limit half a bet is enough.
        HalfBetInLimit "half-bet-in-limit" [General],
    }

    /// When all hands are turned up as soon as no betting is left (ALLIN-10).
    AllInFaceUp {
        /// In tournaments.
        Tournaments "tournaments" [CardRoom],
        /// Always.
        Always "always" [Practice],
        /// Never before the showdown.
        Never "never" [Practice],
    }

    /// Who opens the showdown when the last round was checked through (SHOW-5).
    ShowFirstWhenChecked {
        /// The first to act in the round.
        FirstToAct "first-to-act" [CardRoom, OnlineRoom, General],
        /// Who last bet or raised in the whole hand.
        LastAggressorOfHand "last-aggressor-of-hand" [Overview, General],
    }

    /// Who must show at the showdown (SHOW-6).
    LosersShow {
        /// Only the opener must; a beaten hand may be hidden.
        MayMuck "may-muck" [Overview, OnlineRoom],
        /// All remaining players show.
        AllShow "all-show" [CardRoom, League],
        /// Whoever wants to win must show; anybody may hide.
        WinnersOnly "winners-only" [General],
    }

    /// Whether who plays the board must say so (SHOW-12, S-23).
    PlayBoardDeclaration {
        /// No: cards speak.
        NotRequired "not-required" [OnlineRoom, General],
        /// Yes, or he forfeits his share; showing both cards is as good.
        Required "required" [League],
    }

    /// Whether hands mucked at the showdown can be looked up afterwards (SHOW-18).
    HistoryShowsMucked {
        /// Yes; folded hands never.
        Yes "yes" [OnlineRoom],
        /// No.
        No "no" [Overview],
    }

    /// Who gets a chip that cannot be divided (ODD-2).
    OddChip {
        /// The first tied player left of the button.
        FirstLeftOfButton "first-left-of-button" [CardRoom, General],
        /// The nearest tied player counter-clockwise from the button, himself the nearest (S-12).
        NearestCounterClockwise "nearest-counter-clockwise" [Overview],
    }

    /// How several odd chips are given out (ODD-3).
    OddChipsSpread {
        /// One each, in order.
        OneEach "one-each" [CardRoom, General],
        /// The whole remainder to one player.
        AllToOne "all-to-one" [Overview],
    }

    /// A single hole card exposed in the deal; simulator only (MISDEAL-11).
    ExposedHoleCard {
        /// A misdeal if it is the first or second card, otherwise replaced and burned.
        MisdealIfFirstTwo "misdeal-if-first-two" [General],
        /// Always replaced and burned.
        ReplaceAndBurn "replace-and-burn" [CardRoom],
    }

    /// Whether chips may be bought again in a tournament (TOURN-5).
    Rebuys {
        /// Never.
        None "none" [Overview],
        /// In the first levels.
        FirstPhase "first-phase" [Overview],
    }

    /// How the prize pool of a tournament is shared (TOURN-7).
    Payouts {
        /// 50, 30 and 20 percent.
        ThreePlaces "50-30-20" [Practice],
        /// All to the winner.
        WinnerTakesAll "winner-takes-all" [Practice],
        /// 65 and 35 percent.
        TwoPlaces "65-35" [Practice],
        /// The best tenth of the field, by a falling scale.
        BestTenth "best-tenth" [Practice],
        /// A table of the organiser's own.
        Custom "custom" [Practice],
    }

    /// What a tournament's blind levels are counted in (TOURN-8).
    BlindLevels {
        /// Hands.
        Hands "hands" [CardRoom, League],
        /// Minutes.
        Minutes "minutes" [CardRoom, League],
    }
}

/// The size of the small blind (BLIND-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SmallBlindAmount {
    /// Half the big blind, rounded (BLIND-4).
    #[default]
    Derived,
    /// Set by the table: from one chip to the big blind.
    Fixed(Chips),
}

/// The size of the ante (ANTE-2, S-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AnteSize {
    /// A tenth of the big blind, rounded down to a chip, at least one.
    #[default]
    TenthOfBigBlind,
    /// Set by the table.
    Fixed(Chips),
}

/// The fee of the house (RAKE-1, S-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rake {
    /// Hundredths of a percent of each pot: 500 is 5%. At most 10,000.
    pub rate: u16,
    /// The most taken from one hand.
    pub cap: Option<Chips>,
    /// Nothing is taken from a hand without a flop.
    pub no_flop_no_drop: bool,
}

impl Default for Rake {
    fn default() -> Self {
        Self {
            rate: 0,
            cap: None,
            no_flop_no_drop: true,
        }
    }
}

impl Rake {
    /// As it is written: `500`, `500 max 100`, `500 max 100 preflop too`.
    pub(super) fn written(self) -> String {
        let cap = self.cap.map_or(String::new(), |cap| format!(" max {cap}"));
        let always = if self.no_flop_no_drop {
            ""
        } else {
            " preflop too"
        };
        format!("{}{cap}{always}", self.rate)
    }

    /// Reads the written form.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (text, no_flop_no_drop) = match text.strip_suffix(" preflop too") {
            Some(rest) => (rest, false),
            None => (text, true),
        };
        let (rate, cap) = match text.split_once(" max ") {
            Some((rate, cap)) => (rate, Some(Chips::new(cap.parse().ok()?))),
            None => (text, None),
        };
        Some(Self {
            rate: rate.parse().ok()?,
            cap,
            no_flop_no_drop,
        })
    }
}
