//! The house-rules sheet (GAME-6): every option, its value in force, and who says what.

use serde::{Deserialize, Serialize};

use super::options::{
    AllInFaceUp, Ante, AntePayer, AnteSize, BlindLevels, BlindPosting, ButtonRule, DrawSuitOrder,
    ExposedHoleCard, HeadsUpCap, HeadsUpFirstCard, HistoryShowsMucked, LateStreetMinimum,
    LosersShow, MaxBuyIn, MinRaise, MinStackToPlay, MissedBlind, NewPlayerEntry, OddChip,
    OddChipsSpread, Payouts, PlayBoardDeclaration, PotLimitMax, Rake, Rebuys, ShortAllInRaise,
    ShowFirstWhenChecked, SmallBlindAmount, SmallBlindRounding, Source, Straddle, StraddleMinRaise,
    Structure, TopUpFloor, Value, WhoDeals,
};
use super::{Allowed, HouseRuleError, HouseRules};
use crate::engine::chips::Chips;
use crate::engine::rule::RuleId;

/// A line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The option.
    pub option: OptionKey,
    /// Its value in force.
    pub value: String,
    /// Whether that is the rule book's default.
    pub is_default: bool,
    /// The values of its list; empty where any number in a range will do.
    pub values: &'static [Value],
    /// The disagreements of the sources behind it, by their numbers C-n.
    pub conflicts: &'static [u8],
}

const ON_OFF: &[Value] = &[
    Value {
        name: "on",
        sources: &[Source::CardRoom, Source::League, Source::OnlineRoom],
    },
    Value {
        name: "off",
        sources: &[Source::CardRoom],
    },
];

const EXEMPTION: &[Value] = &[
    Value {
        name: "on",
        sources: &[Source::General],
    },
    Value {
        name: "off",
        sources: &[Source::CardRoom],
    },
];

const STRADDLE_COUNTS: &[Value] = &[
    Value {
        name: "on",
        sources: &[Source::CardRoom],
    },
    Value {
        name: "off",
        sources: &[Source::Practice],
    },
];

const RAISE_CAPS: &[Value] = &[
    Value {
        name: "3",
        sources: &[
            Source::CardRoom,
            Source::Overview,
            Source::OnlineRoom,
            Source::General,
        ],
    },
    Value {
        name: "4",
        sources: &[Source::League, Source::CardRoom],
    },
];

const SHOWN: &[Value] = &[Value {
    name: "shown",
    sources: &[Source::CardRoom],
}];

fn on_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

fn parse_on_off(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

macro_rules! keys {
    ($(
        $key:ident $name:literal $rule:ident [$($conflict:literal)*]
        $values:expr, |$rules:ident| $get:expr, |$target:ident, $text:ident| $set:expr;
    )+) => {
        /// An option of the house rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the rule book's entry says what each option is")]
        pub enum OptionKey { $( #[serde(rename = $name)] $key, )+ }

        impl OptionKey {
            /// All options, in the order of the rule book.
            pub const ALL: &[Self] = &[$(Self::$key,)+];

            /// The option's name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$key => $name,)+ }
            }

            /// The option that is written so.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|option| option.name() == name)
            }

            /// The entry of the rule book that makes it an option.
            #[must_use]
            pub const fn rule(self) -> RuleId {
                match self { $(Self::$key => RuleId::$rule,)+ }
            }

            /// The same as a list.
            #[must_use]
            pub const fn rules(self) -> &'static [RuleId] {
                match self { $(Self::$key => &[RuleId::$rule],)+ }
            }

            /// The values of its list; empty where any number in a range will do.
            #[must_use]
            pub const fn values(self) -> &'static [Value] {
                match self { $(Self::$key => $values,)+ }
            }

            /// The disagreements of the sources behind it: the n of C-n.
            #[must_use]
            pub const fn conflicts(self) -> &'static [u8] {
                match self { $(Self::$key => &[$($conflict),*],)+ }
            }
        }

        impl HouseRules {
            /// The value in force, as it is written.
            #[must_use]
            pub fn value(&self, option: OptionKey) -> String {
                match option { $(OptionKey::$key => { let $rules = self; $get })+ }
            }

            /// Sets an option by the written form of a value; a value outside its list changes
            /// nothing.
            pub fn set(&mut self, option: OptionKey, value: &str) -> Result<(), HouseRuleError> {
                let before = *self;
                let done: Option<()> = match option {
                    $(OptionKey::$key => { let ($target, $text) = (&mut *self, value); $set })+
                };
                let wrong = || {
                    let allowed = if option.values().is_empty() { Allowed::Number } else { Allowed::Listed };
                    HouseRuleError { option, value: value.to_owned(), allowed }
                };
                let result = done.ok_or_else(wrong).and_then(|()| self.validate());
                if result.is_err() {
                    *self = before;
                }
                result
            }
        }
    };
}

/// An option whose value comes from an enum of the list.
macro_rules! pick {
    ($rules:ident.$field:ident = $text:ident as $kind:ident) => {
        $kind::ALL
            .iter()
            .find(|value| value.name() == $text)
            .map(|&value| $rules.$field = value)
    };
}

fn number<T: core::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn chips(text: &str) -> Option<Chips> {
    number(text).map(Chips::new)
}

keys! {
    HouseRulesSheet "houseRulesSheet" Game6 []
        SHOWN, |_r| "shown".to_owned(), |_r, t| (t == "shown").then_some(());
    Structure "structure" Struct1 []
        Structure::VALUES, |r| r.structure.name().to_owned(), |r, t| pick!(r.structure = t as Structure);
    MaxSeats "maxSeats" Seat2 [44]
        &[], |r| r.max_seats.to_string(), |r, t| number(t).map(|n| r.max_seats = n);
    WhoDeals "whoDeals" Seat6 [45]
        WhoDeals::VALUES, |r| r.who_deals.name().to_owned(), |r, t| pick!(r.who_deals = t as WhoDeals);
    MinBuyIn "minBuyIn" Buyin2 [42]
        &[], |r| r.min_buy_in.to_string(), |r, t| number(t).map(|n| r.min_buy_in = n);
    MaxBuyIn "maxBuyIn" Buyin3 [42]
        MaxBuyIn::VALUES, |r| r.max_buy_in.name().to_owned(), |r, t| pick!(r.max_buy_in = t as MaxBuyIn);
    MinStackToPlay "minStackToPlay" Buyin9 [38]
        MinStackToPlay::VALUES, |r| r.min_stack_to_play.name().to_owned(),
        |r, t| pick!(r.min_stack_to_play = t as MinStackToPlay);
    TopUpFloor "topUpFloor" Buyin10 [41]
        TopUpFloor::VALUES, |r| r.top_up_floor.name().to_owned(), |r, t| pick!(r.top_up_floor = t as TopUpFloor);
    DrawSuitOrder "drawSuitOrder" Draw2 [13]
        DrawSuitOrder::VALUES, |r| r.draw_suit_order.name().to_owned(),
        |r, t| pick!(r.draw_suit_order = t as DrawSuitOrder);
    ButtonRule "buttonRule" Btn4 [14]
        ButtonRule::VALUES, |r| r.button_rule.name().to_owned(), |r, t| pick!(r.button_rule = t as ButtonRule);
    SmallBlindRounding "smallBlindRounding" Blind4 [11 12]
        SmallBlindRounding::VALUES, |r| r.small_blind_rounding.name().to_owned(),
        |r, t| pick!(r.small_blind_rounding = t as SmallBlindRounding);
    ChipsPerUnit "chipsPerUnit" Blind4 [11 12]
        &[], |r| r.chips_per_unit.to_string(), |r, t| number(t).map(|n| r.chips_per_unit = n);
    SmallBlindAmount "smallBlindAmount" Blind5 [11]
        &[], |r| match r.small_blind_amount {
            SmallBlindAmount::Derived => "derived".to_owned(),
            SmallBlindAmount::Fixed(amount) => amount.to_string(),
        },
        |r, t| match t {
            "derived" => Some(SmallBlindAmount::Derived),
            _ => chips(t).map(SmallBlindAmount::Fixed),
        }.map(|amount| r.small_blind_amount = amount);
    MissedBlind "missedBlind" Blind18 [15]
        MissedBlind::VALUES, |r| r.missed_blind.name().to_owned(), |r, t| pick!(r.missed_blind = t as MissedBlind);
    ButtonBreakExemption "buttonBreakExemption" Blind19 [15]
        EXEMPTION, |r| on_off(r.button_break_exemption), |r, t| parse_on_off(t).map(|on| r.button_break_exemption = on);
    NewPlayerEntry "newPlayerEntry" Blind20 [16 17 59]
        NewPlayerEntry::VALUES, |r| r.new_player_entry.name().to_owned(),
        |r, t| pick!(r.new_player_entry = t as NewPlayerEntry);
    BlindPosting "blindPosting" Blind24 []
        BlindPosting::VALUES, |r| r.blind_posting.name().to_owned(), |r, t| pick!(r.blind_posting = t as BlindPosting);
    Ante "ante" Ante1 [43]
        Ante::VALUES, |r| r.ante.name().to_owned(), |r, t| pick!(r.ante = t as Ante);
    AnteSize "anteSize" Ante2 [43]
        &[], |r| match r.ante_size {
            AnteSize::TenthOfBigBlind => "tenth-of-big-blind".to_owned(),
            AnteSize::Fixed(amount) => amount.to_string(),
        },
        |r, t| match t {
            "tenth-of-big-blind" => Some(AnteSize::TenthOfBigBlind),
            _ => chips(t).filter(|amount| !amount.is_zero()).map(AnteSize::Fixed),
        }.map(|amount| r.ante_size = amount);
    AntePayer "antePayer" Ante2 [43]
        AntePayer::VALUES, |r| r.ante_payer.name().to_owned(), |r, t| pick!(r.ante_payer = t as AntePayer);
    Straddle "straddle" Straddle1 [18]
        Straddle::VALUES, |r| r.straddle.name().to_owned(), |r, t| pick!(r.straddle = t as Straddle);
    StraddleCountsAsRaise "straddleCountsAsRaise" Straddle6 [18]
        STRADDLE_COUNTS, |r| on_off(r.straddle_counts_as_raise),
        |r, t| parse_on_off(t).map(|on| r.straddle_counts_as_raise = on);
    StraddleMinRaise "straddleMinRaise" Straddle8 [5]
        StraddleMinRaise::VALUES, |r| r.straddle_min_raise.name().to_owned(),
        |r, t| pick!(r.straddle_min_raise = t as StraddleMinRaise);
    HeadsUpFirstCard "headsUpFirstCard" Deal3 [19]
        HeadsUpFirstCard::VALUES, |r| r.heads_up_first_card.name().to_owned(),
        |r, t| pick!(r.heads_up_first_card = t as HeadsUpFirstCard);
    BurnCards "burnCards" Burn1 [20]
        ON_OFF, |r| on_off(r.burn_cards), |r, t| parse_on_off(t).map(|on| r.burn_cards = on);
    RaiseCap "raiseCap" Limit3 [1 3]
        RAISE_CAPS, |r| r.raise_cap.to_string(), |r, t| number(t).map(|n| r.raise_cap = n);
    HeadsUpCap "headsUpCap" Limit4 [2]
        HeadsUpCap::VALUES, |r| r.heads_up_cap.name().to_owned(), |r, t| pick!(r.heads_up_cap = t as HeadsUpCap);
    PotLimitMax "potLimitMax" Potlim1 [4]
        PotLimitMax::VALUES, |r| r.pot_limit_max.name().to_owned(), |r, t| pick!(r.pot_limit_max = t as PotLimitMax);
    MinRaise "minRaise" Bet3 [5]
        MinRaise::VALUES, |r| r.min_raise.name().to_owned(), |r, t| pick!(r.min_raise = t as MinRaise);
    LateStreetMinimum "lateStreetMinimum" Bet4 [6 8]
        LateStreetMinimum::VALUES, |r| r.late_street_minimum.name().to_owned(),
        |r, t| pick!(r.late_street_minimum = t as LateStreetMinimum);
    ShortAllInRaise "shortAllInRaise" Allin7 [9 10]
        ShortAllInRaise::VALUES, |r| r.short_all_in_raise.name().to_owned(),
        |r, t| pick!(r.short_all_in_raise = t as ShortAllInRaise);
    AllInFaceUp "allInFaceUp" Allin10 [46]
        AllInFaceUp::VALUES, |r| r.all_in_face_up.name().to_owned(), |r, t| pick!(r.all_in_face_up = t as AllInFaceUp);
    ShowFirstWhenChecked "showFirstWhenChecked" Show5 [28]
        ShowFirstWhenChecked::VALUES, |r| r.show_first_when_checked.name().to_owned(),
        |r, t| pick!(r.show_first_when_checked = t as ShowFirstWhenChecked);
    LosersShow "losersShow" Show6 [29]
        LosersShow::VALUES, |r| r.losers_show.name().to_owned(), |r, t| pick!(r.losers_show = t as LosersShow);
    PlayBoardDeclaration "playBoardDeclaration" Show12 [31]
        PlayBoardDeclaration::VALUES, |r| r.play_board_declaration.name().to_owned(),
        |r, t| pick!(r.play_board_declaration = t as PlayBoardDeclaration);
    HistoryShowsMucked "historyShowsMucked" Show18 [30]
        HistoryShowsMucked::VALUES, |r| r.history_shows_mucked.name().to_owned(),
        |r, t| pick!(r.history_shows_mucked = t as HistoryShowsMucked);
    OddChip "oddChip" Odd2 [35]
        OddChip::VALUES, |r| r.odd_chip.name().to_owned(), |r, t| pick!(r.odd_chip = t as OddChip);
    OddChipsSpread "oddChipsSpread" Odd3 [36]
        OddChipsSpread::VALUES, |r| r.odd_chips_spread.name().to_owned(),
        |r, t| pick!(r.odd_chips_spread = t as OddChipsSpread);
    Rake "rake" Rake1 [56]
        &[], |r| r.rake.written(), |r, t| Rake::read(t).map(|rake| r.rake = rake);
    ExposedHoleCard "exposedHoleCard" Misdeal11 [48 50]
        ExposedHoleCard::VALUES, |r| r.exposed_hole_card.name().to_owned(),
        |r, t| pick!(r.exposed_hole_card = t as ExposedHoleCard);
    Rebuys "rebuys" Tourn5 [41]
        Rebuys::VALUES, |r| r.rebuys.name().to_owned(), |r, t| pick!(r.rebuys = t as Rebuys);
    Payouts "payouts" Tourn7 [58]
        Payouts::VALUES, |r| r.payouts.name().to_owned(), |r, t| pick!(r.payouts = t as Payouts);
    BlindLevels "blindLevels" Tourn8 [58]
        BlindLevels::VALUES, |r| r.blind_levels.name().to_owned(), |r, t| pick!(r.blind_levels = t as BlindLevels);
}

impl HouseRules {
    /// The whole sheet, in the order of the rule book.
    #[must_use]
    pub fn sheet(&self) -> Vec<Line> {
        let usual = Self::default();
        let line = |&option: &OptionKey| {
            let value = self.value(option);
            let is_default = value == usual.value(option);
            Line {
                option,
                value,
                is_default,
                values: option.values(),
                conflicts: option.conflicts(),
            }
        };
        OptionKey::ALL.iter().map(line).collect()
    }
}
