//! The house-rules sheet in words: every option, its values, and who says what.
//!
//! The texts are among those that are fetched later.

use super::args::Args;
use super::catalog::{Catalog, Id};
use super::number::percent;
use crate::engine::house::{
    AnteSize, HouseRules, Line, OptionKey, Preset, Rake, SmallBlindAmount, Source, Value,
};
use crate::engine::rule::RuleId;

/// A line of the house-rules sheet in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseLine {
    /// The option.
    pub option: OptionKey,
    /// The entry of the rule book that makes it an option.
    pub rule: RuleId,
    /// Its short title: "Raises in a round".
    pub title: String,
    /// What it decides, in one or two sentences.
    pub about: String,
    /// The value in force: "three".
    pub value: String,
    /// Whether that is the rule book's default.
    pub is_default: bool,
    /// The values it may have; empty where it is a number.
    pub choices: Vec<HouseChoice>,
    /// The disagreements of the sources behind it: the n of C-n, and who says what.
    pub conflicts: Vec<(u8, String)>,
}

/// A value that an option may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseChoice {
    /// How [`HouseRules::set`] wants it written.
    pub name: &'static str,
    /// In words.
    pub text: String,
    /// Who of the sources knows it: "the league rules, the card-room rules".
    pub known_to: String,
    /// Whether it is in force.
    pub chosen: bool,
}

impl Catalog {
    /// The whole sheet in words, in the order of the rule book (GAME-6).
    #[must_use]
    pub fn house_sheet(&self, rules: &HouseRules) -> Vec<HouseLine> {
        let lines = rules.sheet();
        lines
            .into_iter()
            .map(|line| self.house_line(rules, &line))
            .collect()
    }

    fn house_line(&self, rules: &HouseRules, line: &Line) -> HouseLine {
        let option = line.option;
        let choice = |value: &Value| HouseChoice {
            name: value.name,
            text: self.house_choice(option, value.name),
            known_to: self.house_sources(value.sources),
            chosen: value.name == line.value,
        };
        let conflict = |&number: &u8| Some((number, self.house_conflict(number)?));
        HouseLine {
            option,
            rule: option.rule(),
            title: self.house_title(option),
            about: self.house_about(option),
            value: self.house_value(rules, option),
            is_default: line.is_default,
            choices: line.values.iter().map(choice).collect(),
            conflicts: line.conflicts.iter().filter_map(conflict).collect(),
        }
    }

    /// The short title of an option: "Raises in a round".
    #[must_use]
    pub fn house_title(&self, option: OptionKey) -> String {
        self.message(title(option).0, &Args::new())
    }

    /// What an option decides, in one or two sentences.
    #[must_use]
    pub fn house_about(&self, option: OptionKey) -> String {
        self.part(title(option), "about", &Args::new())
    }

    /// One of an option's values that have a name, as it is said in a list.
    #[must_use]
    pub fn house_choice(&self, option: OptionKey, name: &str) -> String {
        self.part(title(option), &format!("is-{name}"), &Args::new())
    }

    /// The value in force, as it is said in a list.
    #[must_use]
    pub fn house_value(&self, rules: &HouseRules, option: OptionKey) -> String {
        let count = |count: u64| Args::new().with("count", count);
        let args = match option {
            OptionKey::MaxSeats => count(rules.max_seats.into()),
            OptionKey::MinBuyIn => count(rules.min_buy_in.into()),
            OptionKey::ChipsPerUnit => count(rules.chips_per_unit.into()),
            OptionKey::SmallBlindAmount => match rules.small_blind_amount {
                SmallBlindAmount::Derived => return self.house_choice(option, DERIVED),
                SmallBlindAmount::Fixed(amount) => Args::new().with("amount", amount),
            },
            OptionKey::AnteSize => match rules.ante_size {
                AnteSize::TenthOfBigBlind => return self.house_choice(option, TENTH),
                AnteSize::Fixed(amount) => Args::new().with("amount", amount),
            },
            OptionKey::Rake => return self.rake(rules.rake),
            listed => return self.house_choice(listed, &rules.value(listed)),
        };
        self.part(title(option), "value", &args)
    }

    fn rake(&self, rake: Rake) -> String {
        let option = OptionKey::Rake;
        if rake.rate == 0 {
            return self.house_choice(option, "none");
        }
        let args = Args::new().with("percent", percent(self.language(), rake.rate.into()));
        let name = match (rake.no_flop_no_drop, rake.cap) {
            (true, None) => "value",
            (true, Some(_)) => "value-cap",
            (false, None) => "value-always",
            (false, Some(_)) => "value-always-cap",
        };
        let args = match rake.cap {
            Some(cap) => args.with("cap", cap),
            None => args,
        };
        self.part(title(option), name, &args)
    }

    /// What an option says where it is neither a number nor one of a list.
    pub(super) fn house_usual(&self, option: OptionKey) -> Option<String> {
        match option {
            OptionKey::SmallBlindAmount => Some(self.house_choice(option, DERIVED)),
            OptionKey::AnteSize => Some(self.house_choice(option, TENTH)),
            _ => None,
        }
    }

    /// Who says what where the sources disagree about an option; `number` is the n of C-n.
    #[must_use]
    pub fn house_conflict(&self, number: u8) -> Option<String> {
        Some(self.message(conflict(number)?.0, &Args::new()))
    }

    /// One of the sources: "the card-room rules".
    #[must_use]
    pub fn house_source(&self, source: Source) -> String {
        let id = match source {
            Source::CardRoom => Id("house-source-card-room"),
            Source::League => Id("house-source-league"),
            Source::Overview => Id("house-source-overview"),
            Source::OnlineRoom => Id("house-source-online-room"),
            Source::General => Id("house-source-general"),
            Source::Practice => Id("house-source-practice"),
        };
        self.message(id.0, &Args::new())
    }

    fn house_sources(&self, sources: &[Source]) -> String {
        let names: Vec<String> = sources
            .iter()
            .map(|source| self.house_source(*source))
            .collect();
        names.join(", ")
    }

    /// The name of a preset: "Live card room".
    #[must_use]
    pub fn preset_name(&self, preset: Preset) -> String {
        self.message(preset_id(preset).0, &Args::new())
    }

    /// What a preset is like, in one line.
    #[must_use]
    pub fn preset_about(&self, preset: Preset) -> String {
        self.part(preset_id(preset), "about", &Args::new())
    }

    /// An attribute of a message.
    fn part(&self, id: Id, attribute: &str, args: &Args) -> String {
        self.message(&format!("{}.{attribute}", id.0), args)
    }
}

/// The small blind that follows from the big blind, as it is written.
const DERIVED: &str = "derived";
/// The ante that follows from the big blind, as it is written.
const TENTH: &str = "tenth-of-big-blind";

const fn preset_id(preset: Preset) -> Id {
    match preset {
        Preset::School => Id("preset-school"),
        Preset::LiveCardRoom => Id("preset-live-card-room"),
        Preset::OnlineRoom => Id("preset-online-room"),
        Preset::League => Id("preset-league"),
    }
}

/// The message of an option; what else is said about it are its attributes.
const fn title(option: OptionKey) -> Id {
    match option {
        OptionKey::HouseRulesSheet => Id("house-sheet"),
        OptionKey::Structure => Id("house-structure"),
        OptionKey::MaxSeats => Id("house-max-seats"),
        OptionKey::WhoDeals => Id("house-who-deals"),
        OptionKey::MinBuyIn => Id("house-min-buy-in"),
        OptionKey::MaxBuyIn => Id("house-max-buy-in"),
        OptionKey::MinStackToPlay => Id("house-min-stack"),
        OptionKey::TopUpFloor => Id("house-top-up-floor"),
        OptionKey::DrawSuitOrder => Id("house-draw-suits"),
        OptionKey::ButtonRule => Id("house-button"),
        OptionKey::SmallBlindRounding => Id("house-small-blind-rounding"),
        OptionKey::ChipsPerUnit => Id("house-chips-per-unit"),
        OptionKey::SmallBlindAmount => Id("house-small-blind-amount"),
        OptionKey::MissedBlind => Id("house-missed-blind"),
        OptionKey::ButtonBreakExemption => Id("house-button-break"),
        OptionKey::NewPlayerEntry => Id("house-newcomer"),
        OptionKey::BlindPosting => Id("house-blind-posting"),
        OptionKey::Ante => Id("house-ante"),
        OptionKey::AnteSize => Id("house-ante-size"),
        OptionKey::AntePayer => Id("house-ante-payer"),
        OptionKey::Straddle => Id("house-straddle"),
        OptionKey::StraddleCountsAsRaise => Id("house-straddle-counts"),
        OptionKey::StraddleMinRaise => Id("house-straddle-raise"),
        OptionKey::HeadsUpFirstCard => Id("house-first-card"),
        OptionKey::BurnCards => Id("house-burn-cards"),
        OptionKey::RaiseCap => Id("house-raise-cap"),
        OptionKey::HeadsUpCap => Id("house-heads-up-cap"),
        OptionKey::PotLimitMax => Id("house-pot-limit"),
        OptionKey::MinRaise => Id("house-min-raise"),
        OptionKey::LateStreetMinimum => Id("house-late-streets"),
        OptionKey::ShortAllInRaise => Id("house-short-all-in"),
        OptionKey::AllInFaceUp => Id("house-all-in-face-up"),
        OptionKey::ShowFirstWhenChecked => Id("house-show-first"),
        OptionKey::LosersShow => Id("house-losers-show"),
        OptionKey::PlayBoardDeclaration => Id("house-play-board"),
        OptionKey::HistoryShowsMucked => Id("house-history-mucked"),
        OptionKey::OddChip => Id("house-odd-chip"),
        OptionKey::OddChipsSpread => Id("house-odd-chips"),
        OptionKey::Rake => Id("house-rake"),
        OptionKey::ExposedHoleCard => Id("house-exposed-card"),
        OptionKey::Rebuys => Id("house-rebuys"),
        OptionKey::Payouts => Id("house-payouts"),
        OptionKey::BlindLevels => Id("house-blind-levels"),
    }
}

/// The disagreements that an option settles.
const fn conflict(number: u8) -> Option<Id> {
    Some(match number {
        1 => Id("conflict-1"),
        2 => Id("conflict-2"),
        3 => Id("conflict-3"),
        4 => Id("conflict-4"),
        5 => Id("conflict-5"),
        6 => Id("conflict-6"),
        8 => Id("conflict-8"),
        9 => Id("conflict-9"),
        10 => Id("conflict-10"),
        11 => Id("conflict-11"),
        12 => Id("conflict-12"),
        13 => Id("conflict-13"),
        14 => Id("conflict-14"),
        15 => Id("conflict-15"),
        16 => Id("conflict-16"),
        17 => Id("conflict-17"),
        18 => Id("conflict-18"),
        19 => Id("conflict-19"),
        20 => Id("conflict-20"),
        28 => Id("conflict-28"),
        29 => Id("conflict-29"),
        30 => Id("conflict-30"),
        31 => Id("conflict-31"),
        35 => Id("conflict-35"),
        36 => Id("conflict-36"),
        38 => Id("conflict-38"),
        41 => Id("conflict-41"),
        42 => Id("conflict-42"),
        43 => Id("conflict-43"),
        44 => Id("conflict-44"),
        45 => Id("conflict-45"),
        46 => Id("conflict-46"),
        48 => Id("conflict-48"),
        50 => Id("conflict-50"),
        56 => Id("conflict-56"),
        58 => Id("conflict-58"),
        59 => Id("conflict-59"),
        _ => return None,
    })
}
