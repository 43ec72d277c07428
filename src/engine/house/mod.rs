//! House rules: every option of the rule book, its values, presets, and the sheet that shows them.

mod options;
mod preset;
mod sheet;
mod written;

use core::fmt;

use serde::{Deserialize, Serialize};

use super::chips::Chips;

pub use options::{
    AllInFaceUp, Ante, AntePayer, AnteSize, BlindLevels, BlindPosting, ButtonRule, DrawSuitOrder,
    ExposedHoleCard, HeadsUpCap, HeadsUpFirstCard, HistoryShowsMucked, LateStreetMinimum,
    LosersShow, MaxBuyIn, MinRaise, MinStackToPlay, MissedBlind, NewPlayerEntry, OddChip,
    OddChipsSpread, Payouts, PlayBoardDeclaration, PotLimitMax, Rake, Rebuys, ShortAllInRaise,
    ShowFirstWhenChecked, SmallBlindAmount, SmallBlindRounding, Source, Straddle, StraddleMinRaise,
    Structure, TopUpFloor, Value, WhoDeals,
};
pub use preset::{Deviation, Preset};
pub use sheet::{Line, OptionKey};

/// The house rules in force at a table. The default is the rule book's.
///
/// As text it is the options that depart from the default, by their names and written values:
/// `{"raiseCap": "4"}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// STRUCT-1: how much may be bet or raised.
    pub structure: Structure,
    /// SEAT-2: places at the table, 2 to 10.
    pub max_seats: u8,
    /// SEAT-6.
    pub who_deals: WhoDeals,
    /// BUYIN-2: the smallest buy-in in big blinds, at least 1.
    pub min_buy_in: u16,
    /// BUYIN-3.
    pub max_buy_in: MaxBuyIn,
    /// BUYIN-9.
    pub min_stack_to_play: MinStackToPlay,
    /// BUYIN-10.
    pub top_up_floor: TopUpFloor,
    /// DRAW-2.
    pub draw_suit_order: DrawSuitOrder,
    /// BTN-4.
    pub button_rule: ButtonRule,
    /// BLIND-4.
    pub small_blind_rounding: SmallBlindRounding,
    /// BLIND-4: how many smallest chips make a whole unit of money, at least 1.
    pub chips_per_unit: u32,
    /// BLIND-5.
    pub small_blind_amount: SmallBlindAmount,
    /// BLIND-18.
    pub missed_blind: MissedBlind,
    /// BLIND-19: one passing of the blinds is free for who stops playing on the button.
    pub button_break_exemption: bool,
    /// BLIND-20.
    pub new_player_entry: NewPlayerEntry,
    /// BLIND-24.
    pub blind_posting: BlindPosting,
    /// ANTE-1.
    pub ante: Ante,
    /// ANTE-2.
    pub ante_size: AnteSize,
    /// ANTE-3, S-14.
    pub ante_payer: AntePayer,
    /// STRADDLE-1.
    pub straddle: Straddle,
    /// STRADDLE-6: whether a straddle uses up one of the limited raises.
    pub straddle_counts_as_raise: bool,
    /// STRADDLE-8.
    pub straddle_min_raise: StraddleMinRaise,
    /// DEAL-3.
    pub heads_up_first_card: HeadsUpFirstCard,
    /// BURN-1: whether a card is burned before each street.
    pub burn_cards: bool,
    /// LIMIT-3: raises a round after the opening bet, 3 or 4; before the flop the big blind opens.
    pub raise_cap: u8,
    /// LIMIT-4.
    pub heads_up_cap: HeadsUpCap,
    /// POTLIM-1.
    pub pot_limit_max: PotLimitMax,
    /// BET-3.
    pub min_raise: MinRaise,
    /// BET-4.
    pub late_street_minimum: LateStreetMinimum,
    /// ALLIN-7.
    pub short_all_in_raise: ShortAllInRaise,
    /// ALLIN-10.
    pub all_in_face_up: AllInFaceUp,
    /// SHOW-5.
    pub show_first_when_checked: ShowFirstWhenChecked,
    /// SHOW-6.
    pub losers_show: LosersShow,
    /// SHOW-12.
    pub play_board_declaration: PlayBoardDeclaration,
    /// SHOW-18.
    pub history_shows_mucked: HistoryShowsMucked,
    /// ODD-2.
    pub odd_chip: OddChip,
    /// ODD-3.
    pub odd_chips_spread: OddChipsSpread,
    /// RAKE-1.
    pub rake: Rake,
    /// MISDEAL-11, in the simulator.
    pub exposed_hole_card: ExposedHoleCard,
    /// TOURN-5.
    pub rebuys: Rebuys,
    /// TOURN-7.
    pub payouts: Payouts,
    /// TOURN-8.
    pub blind_levels: BlindLevels,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            structure: Structure::default(),
            max_seats: 10,
            who_deals: WhoDeals::default(),
            min_buy_in: 10,
            max_buy_in: MaxBuyIn::default(),
            min_stack_to_play: MinStackToPlay::default(),
            top_up_floor: TopUpFloor::default(),
            draw_suit_order: DrawSuitOrder::default(),
            button_rule: ButtonRule::default(),
            small_blind_rounding: SmallBlindRounding::default(),
            chips_per_unit: 1,
            small_blind_amount: SmallBlindAmount::default(),
            missed_blind: MissedBlind::default(),
            button_break_exemption: true,
            new_player_entry: NewPlayerEntry::default(),
            blind_posting: BlindPosting::default(),
            ante: Ante::default(),
            ante_size: AnteSize::default(),
            ante_payer: AntePayer::default(),
            straddle: Straddle::default(),
            straddle_counts_as_raise: true,
            straddle_min_raise: StraddleMinRaise::default(),
            heads_up_first_card: HeadsUpFirstCard::default(),
            burn_cards: true,
            raise_cap: 3,
            heads_up_cap: HeadsUpCap::default(),
            pot_limit_max: PotLimitMax::default(),
            min_raise: MinRaise::default(),
            late_street_minimum: LateStreetMinimum::default(),
            short_all_in_raise: ShortAllInRaise::default(),
            all_in_face_up: AllInFaceUp::default(),
            show_first_when_checked: ShowFirstWhenChecked::default(),
            losers_show: LosersShow::default(),
            play_board_declaration: PlayBoardDeclaration::default(),
            history_shows_mucked: HistoryShowsMucked::default(),
            odd_chip: OddChip::default(),
            odd_chips_spread: OddChipsSpread::default(),
            rake: Rake::default(),
            exposed_hole_card: ExposedHoleCard::default(),
            rebuys: Rebuys::default(),
            payouts: Payouts::default(),
            blind_levels: BlindLevels::default(),
        }
    }
}

/// A house rule outside its list of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseRuleError {
    /// The option.
    pub option: OptionKey,
    /// What it was set to.
    pub value: String,
    /// What it may be.
    pub allowed: Allowed,
}

/// What the value of a house rule may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "allowed", rename_all = "kebab-case")]
pub enum Allowed {
    /// A number in a range.
    Between {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// A number.
    Number,
    /// One of the option's listed values.
    Listed,
    /// Exactly half of an odd big blind is no number of chips.
    EvenBigBlind {
        /// The odd one.
        big_blind: Chips,
    },
}

impl HouseRuleError {
    /// The values of its list, as they are written.
    #[must_use]
    pub fn listed(&self) -> String {
        let names: Vec<&str> = self
            .option
            .values()
            .iter()
            .map(|value| value.name)
            .collect();
        names.join(", ")
    }
}

impl fmt::Display for HouseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (option, rule) = (self.option.name(), self.option.rule());
        write!(f, "{option} is {:?}; allowed: ", self.value)?;
        match self.allowed {
            Allowed::Between { least, most } => write!(f, "{least} to {most}")?,
            Allowed::Number => f.write_str("a number")?,
            Allowed::Listed => f.write_str(&self.listed())?,
            Allowed::EvenBigBlind { big_blind } => write!(
                f,
                "down-to-a-chip, or an even big blind instead of {big_blind}"
            )?,
        }
        write!(f, " ({rule})")
    }
}

impl core::error::Error for HouseRuleError {}

impl HouseRules {
    /// Says which number is outside its range, if one is. Values from a list cannot be.
    pub fn validate(&self) -> Result<(), HouseRuleError> {
        let numbers = [
            (OptionKey::MaxSeats, u64::from(self.max_seats), 2, 10),
            (OptionKey::MinBuyIn, self.min_buy_in.into(), 1, 10_000),
            (OptionKey::RaiseCap, self.raise_cap.into(), 3, 4),
            (OptionKey::Rake, self.rake.rate.into(), 0, 10_000),
            (
                OptionKey::ChipsPerUnit,
                self.chips_per_unit.into(),
                1,
                1_000_000,
            ),
        ];
        for (option, value, least, most) in numbers {
            if !(least..=most).contains(&value) {
                let (value, allowed) = (value.to_string(), Allowed::Between { least, most });
                return Err(HouseRuleError {
                    option,
                    value,
                    allowed,
                });
            }
        }
        Ok(())
    }

    /// The small blind that goes with a big blind (BLIND-4, BLIND-5, S-4): at least one chip and
    /// at most the big blind.
    pub fn small_blind(&self, big_blind: Chips) -> Result<Chips, HouseRuleError> {
        let most = big_blind.get();
        if let SmallBlindAmount::Fixed(amount) = self.small_blind_amount {
            if (1..=most).contains(&amount.get()) {
                return Ok(amount);
            }
            return Err(HouseRuleError {
                option: OptionKey::SmallBlindAmount,
                value: amount.to_string(),
                allowed: Allowed::Between { least: 1, most },
            });
        }
        let unit = u64::from(self.chips_per_unit.max(1));
        let half = match self.small_blind_rounding {
            SmallBlindRounding::DownToAChip => most / 2,
            SmallBlindRounding::DownToAWholeUnit => most / 2 / unit * unit,
            SmallBlindRounding::ExactHalf if most.is_multiple_of(2) => most / 2,
            SmallBlindRounding::ExactHalf => {
                return Err(HouseRuleError {
                    option: OptionKey::SmallBlindRounding,
                    value: self.small_blind_rounding.name().to_owned(),
                    allowed: Allowed::EvenBigBlind { big_blind },
                });
            }
        };
        Ok(Chips::new(half.max(1)))
    }

    /// The ante that goes with a big blind, where antes are paid (ANTE-2, S-14).
    #[must_use]
    pub fn ante_amount(&self, big_blind: Chips) -> Chips {
        match self.ante_size {
            AnteSize::TenthOfBigBlind => Chips::new((big_blind.get() / 10).max(1)),
            AnteSize::Fixed(amount) => amount,
        }
    }
}
