//! House rules: the options of the rule book that a hand obeys, each with its listed values.

use serde::{Deserialize, Serialize};

use super::chips::Chips;

/// How much may be bet or raised (STRUCT-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Structure {
    /// Anything from the minimum to all chips (NOLIM-1).
    #[default]
    NoLimit,
    /// At most the pot (POTLIM-1).
    PotLimit,
    /// Exactly the prescribed size (LIMIT-1).
    FixedLimit,
}

/// The basis of the minimum raise (BET-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MinRaise {
    /// The size of the last full bet or raise.
    #[default]
    LastBetOrRaise,
    /// One big blind, always.
    OneBigBlind,
}

/// The minimum raise over a straddle (STRADDLE-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StraddleMinRaise {
    /// To twice the straddle.
    #[default]
    TwiceTheStraddle,
    /// To the straddle and one big blind.
    StraddlePlusOneBigBlind,
}

/// The reading of the pot-limit maximum (POTLIM-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PotLimitMax {
    /// Raise by the pot including one's own call.
    #[default]
    PotAfterCall,
    /// Raise by the pot as it stands when the turn arrives.
    PotBeforeCall,
    /// Raise by what the other players have put in so far.
    OthersChips,
}

/// Whether the fixed-limit cap holds when two players are left (LIMIT-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeadsUpCap {
    /// Two players may raise without end.
    #[default]
    Unlimited,
    /// The cap stays.
    Capped,
}

/// Where an all-in short of a full raise reopens the betting (ALLIN-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShortAllInRaise {
    /// Only a full bet or raise reopens it.
    #[default]
    FullBet,
    /// In fixed limit half a bet is enough.
    HalfBetInLimit,
}

/// Whose cards are turned up when no betting is left (ALLIN-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AllInFaceUp {
    /// Nobody's before the showdown (the default in cash games).
    #[default]
    Never,
    /// Everybody's at once (the default in tournaments).
    Always,
}

/// Who opens the showdown when the last round was checked through (SHOW-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShowFirstWhenChecked {
    /// The first to act in the round.
    #[default]
    FirstToAct,
    /// Who last bet or raised in the whole hand.
    LastAggressorOfHand,
}

/// Who must show at the showdown (SHOW-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LosersShow {
    /// Only the opener must; a beaten hand may be hidden.
    #[default]
    MayMuck,
    /// All remaining players show.
    AllShow,
    /// Whoever wants to win must show; anybody may hide.
    WinnersOnly,
}

/// Who gets a chip that cannot be divided (ODD-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OddChip {
    /// The first tied player left of the button.
    #[default]
    FirstLeftOfButton,
    /// The nearest tied player counter-clockwise from the button, himself the nearest (S-12).
    NearestCounterClockwise,
}

/// How several odd chips are given out (ODD-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OddChipsSpread {
    /// One each, in order.
    #[default]
    OneEach,
    /// The whole remainder to one player.
    AllToOne,
}

/// Who is dealt the first card heads-up (DEAL-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeadsUpFirstCard {
    /// The player opposite the button; the button is last.
    #[default]
    ButtonLast,
    /// The button, who is the small blind.
    ButtonFirst,
}

/// The fee of the house (RAKE-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
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

/// The house rules that bind a hand. The default is the rule book's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// How much may be bet or raised.
    pub structure: Structure,
    /// BET-3.
    pub min_raise: MinRaise,
    /// STRADDLE-8.
    pub straddle_min_raise: StraddleMinRaise,
    /// STRADDLE-6: whether a straddle uses up one of the limited raises.
    pub straddle_counts_as_raise: bool,
    /// POTLIM-1.
    pub pot_limit_max: PotLimitMax,
    /// LIMIT-3: raises a round after the opening bet, 3 or 4; before the flop the big blind opens.
    pub raise_cap: u8,
    /// LIMIT-4.
    pub heads_up_cap: HeadsUpCap,
    /// ALLIN-7.
    pub short_all_in_raise: ShortAllInRaise,
    /// ALLIN-10.
    pub all_in_face_up: AllInFaceUp,
    /// BURN-1: whether a card is burned before each street.
    pub burn_cards: bool,
    /// DEAL-3.
    pub heads_up_first_card: HeadsUpFirstCard,
    /// SHOW-5.
    pub show_first_when_checked: ShowFirstWhenChecked,
    /// SHOW-6.
    pub losers_show: LosersShow,
    /// ODD-2.
    pub odd_chip: OddChip,
    /// ODD-3.
    pub odd_chips_spread: OddChipsSpread,
    /// RAKE-1.
    pub rake: Rake,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            structure: Structure::default(),
            min_raise: MinRaise::default(),
            straddle_min_raise: StraddleMinRaise::default(),
            straddle_counts_as_raise: true,
            pot_limit_max: PotLimitMax::default(),
            raise_cap: 3,
            heads_up_cap: HeadsUpCap::default(),
            short_all_in_raise: ShortAllInRaise::default(),
            all_in_face_up: AllInFaceUp::default(),
            burn_cards: true,
            heads_up_first_card: HeadsUpFirstCard::default(),
            show_first_when_checked: ShowFirstWhenChecked::default(),
            losers_show: LosersShow::default(),
            odd_chip: OddChip::default(),
            odd_chips_spread: OddChipsSpread::default(),
            rake: Rake::default(),
        }
    }
}
