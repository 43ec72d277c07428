//! Drill 20: which rule of the house?

mod betting;
mod blinds;
mod case;
mod cash;
mod events;
mod showing;

use self::case::{Case, Outcome};
use super::asking::Asking;
use super::instance::{Part, Sheets, Shown};
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::house::{HouseRules, OptionKey};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "house-sheet";
const SECONDS: u32 = 15;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Houses),
    rules: &[
        RuleId::Game6,
        RuleId::Game7,
        RuleId::Seat2,
        RuleId::Seat6,
        RuleId::Buyin2,
        RuleId::Buyin3,
        RuleId::Buyin9,
        RuleId::Buyin10,
        RuleId::Draw2,
        RuleId::Btn4,
        RuleId::Blind4,
        RuleId::Blind5,
        RuleId::Blind6,
        RuleId::Blind18,
        RuleId::Blind19,
        RuleId::Blind20,
        RuleId::Blind24,
        RuleId::Ante1,
        RuleId::Ante2,
        RuleId::Straddle1,
        RuleId::Straddle6,
        RuleId::Straddle8,
        RuleId::Deal3,
        RuleId::Burn1,
        RuleId::Limit3,
        RuleId::Limit4,
        RuleId::Potlim1,
        RuleId::Bet3,
        RuleId::Bet4,
        RuleId::Allin7,
        RuleId::Allin10,
        RuleId::Show5,
        RuleId::Show6,
        RuleId::Show12,
        RuleId::Show18,
        RuleId::Odd2,
        RuleId::Odd3,
        RuleId::Rake1,
        RuleId::Rake2,
        RuleId::Misdeal11,
        RuleId::Tourn5,
        RuleId::Tourn7,
        RuleId::Tourn8,
    ],
    patterns: PATTERNS,
    build,
    examples: &[
        ("EX-BLIND-1", "smallBlindRounding"),
        ("EX-PL-1", "potLimitMax"),
        ("EX-ODD-1", "oddChip"),
        ("EX-BTN-1", "buttonRule"),
        ("EX-LIMIT-4", "raiseCap"),
    ],
    example: |option| {
        let case = case::worked(OptionKey::named(option)?)?;
        let sheet = case.under(case.values.first()?)?;
        outcome(&case, sheet, false, false)
    },
};

macro_rules! patterns {
    ($($name:literal $option:ident,)*) => {
        /// One for each option, all alike.
        const PATTERNS: &[Pattern] = &[$(Pattern::new($name, 1, 1),)*];

        /// The option that a pattern is about.
        fn option_of(pattern: &str) -> Option<OptionKey> {
            match pattern {
                $($name => Some(OptionKey::$option),)*
                _ => None,
            }
        }
    };
}

patterns! {
    "house-rules-sheet" HouseRulesSheet,
    "max-seats" MaxSeats,
    "who-deals" WhoDeals,
    "min-buy-in" MinBuyIn,
    "max-buy-in" MaxBuyIn,
    "min-stack-to-play" MinStackToPlay,
    "top-up-floor" TopUpFloor,
    "draw-suit-order" DrawSuitOrder,
    "button-rule" ButtonRule,
    "small-blind-rounding" SmallBlindRounding,
    "small-blind-amount" SmallBlindAmount,
    "missed-blind" MissedBlind,
    "button-break-exemption" ButtonBreakExemption,
    "new-player-entry" NewPlayerEntry,
    "blind-posting" BlindPosting,
    "ante" Ante,
    "ante-size" AnteSize,
    "straddle" Straddle,
    "straddle-counts-as-raise" StraddleCountsAsRaise,
    "straddle-min-raise" StraddleMinRaise,
    "heads-up-first-card" HeadsUpFirstCard,
    "burn-cards" BurnCards,
    "raise-cap" RaiseCap,
    "heads-up-cap" HeadsUpCap,
    "pot-limit-max" PotLimitMax,
    "min-raise" MinRaise,
    "late-street-minimum" LateStreetMinimum,
    "short-all-in-raise" ShortAllInRaise,
    "all-in-face-up" AllInFaceUp,
    "show-first-when-checked" ShowFirstWhenChecked,
    "losers-show" LosersShow,
    "play-board-declaration" PlayBoardDeclaration,
    "history-shows-mucked" HistoryShowsMucked,
    "odd-chip" OddChip,
    "odd-chips-spread" OddChipsSpread,
    "rake" Rake,
    "exposed-hole-card" ExposedHoleCard,
    "rebuys" Rebuys,
    "payouts" Payouts,
    "blind-levels" BlindLevels,
}

/// Lines that may differ beside the one that is asked about: they bear on no case but their own.
const ASIDE: &[(OptionKey, &str)] = &[
    (OptionKey::WhoDeals, "button-player"),
    (OptionKey::TopUpFloor, "none"),
    (OptionKey::DrawSuitOrder, "spades-hearts-clubs-diamonds"),
    (OptionKey::MissedBlind, "pay-to-re-enter"),
    (OptionKey::BlindPosting, "prompt"),
    (OptionKey::HeadsUpFirstCard, "button-first"),
    (OptionKey::BurnCards, "off"),
    (OptionKey::LosersShow, "all-show"),
    (OptionKey::HistoryShowsMucked, "no"),
    (OptionKey::ExposedHoleCard, "replace-and-burn"),
    (OptionKey::Rebuys, "first-phase"),
    (OptionKey::BlindLevels, "minutes"),
];

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let case = case::drawn(option_of(pattern)?, draw)?;
    let level = level.number();
    if level == 1 || level == 5 || case.values.len() < 2 {
        // Nothing is to be read where the sheet is as usual.
        let last = case.values.len() - 1;
        let value =
            &case.values[draw.within(u64::from(last > 0 && level == 5), last as u64) as usize];
        let mut sheet = case.under(value)?;
        differ(&case, &mut sheet, draw)?;
        return outcome(&case, sheet, level == 1, level == 5);
    }
    which(&case, level, draw)
}

/// Another line or two that differ, and do not matter.
fn differ(case: &Case, sheet: &mut HouseRules, draw: &mut Draw) -> Option<()> {
    let free = |line: &&(OptionKey, &str)| line.0 != case.option;
    let free: Vec<(OptionKey, &str)> = ASIDE.iter().filter(free).copied().collect();
    let count = draw.within(1, 2) as usize;
    for (option, value) in draw.some(&free, count) {
        sheet.set(option, value).ok()?;
    }
    Some(())
}

/// What comes out under one sheet.
fn outcome(case: &Case, sheet: HouseRules, named: bool, once: bool) -> Option<Built> {
    let (right, usual) = ((case.outcome)(&sheet)?, (case.outcome)(&case.base)?);
    let mut choices = case.others.clone();
    for value in &case.values {
        choices.push((case.outcome)(&case.under(value)?)?);
    }
    choices.sort_unstable();
    choices.dedup();
    let place = |outcome: Outcome| {
        let place = choices.iter().position(|choice| *choice == outcome)?;
        u8::try_from(place + 1).ok()
    };
    let question = Right::Pick {
        choice: place(right)?,
        of: choices.len() as u8,
    };
    let rule = case.option.rule();
    let prompt = if named {
        Line::of(NAME, "prompt-named").with("option", Term::HouseTitle(case.option))
    } else {
        Line::of(NAME, "prompt")
    };
    let reckoning = Line::of(NAME, "right")
        .with("option", Term::HouseTitle(case.option))
        .with("value", Term::house_value(case.option, sheet))
        .with("outcome", Term::said(right.line()))
        .with("rule", rule);
    let mut asking = Asking::new(NAME, question, &[rule])
        .prompt(prompt)
        .reckoning(reckoning)
        .choices(choices.iter().map(|choice| choice.line()).collect());
    let value = [("value", Term::house_value(case.option, sheet))];
    if usual != right {
        asking = asking.slip(
            "usual",
            Answer::Pick(place(usual)?),
            &[RuleId::Game6, rule],
            &value,
        );
    }
    for other in &case.values {
        let other = case.under(other)?;
        let value = [("value", Term::house_value(case.option, other))];
        let answer = Answer::Pick(place((case.outcome)(&other)?)?);
        asking = asking.otherwise("other-value", answer, &[rule], &value);
    }
    Some(built(case, vec![sheet], once, asking.done()?))
}

/// Under which of several sheets something is right.
fn which(case: &Case, level: u8, draw: &mut Draw) -> Option<Built> {
    let count = if level == 2 { 2 } else { 3 };
    let mut values: Vec<&String> = case.values.iter().collect();
    draw.shuffle(&mut values);
    let (right, other) = (values.first()?, values.get(1)?);
    let mut sheets = vec![case.under(right)?];
    while sheets.len() < count {
        let value = values.get(sheets.len()).unwrap_or(other);
        sheets.push(case.under(value)?);
    }
    if level > 3 {
        for _ in 0..2 {
            let place = draw.below(sheets.len() as u64) as usize;
            differ(case, &mut sheets[place], draw)?;
        }
    }
    let said = (case.outcome)(&sheets[0])?;
    let right = sheets[0];
    draw.shuffle(&mut sheets);
    let outcomes: Option<Vec<Outcome>> = sheets.iter().map(&case.outcome).collect();
    let outcomes = outcomes?;
    // It must be right under one of them only.
    if outcomes.iter().filter(|outcome| **outcome == said).count() != 1 {
        return None;
    }
    let place = outcomes.iter().position(|outcome| *outcome == said)?;
    let letter = |place: usize| Term::Letters(vec![Seat(place as u8)]);
    let choices = (0..count).map(|place| Line::of(NAME, "sheet").with("letter", letter(place)));
    let question = Right::Pick {
        choice: place as u8 + 1,
        of: count as u8,
    };
    let rule = case.option.rule();
    let mut asking = Asking::new(NAME, question, &[rule])
        .prompt(Line::of(NAME, "prompt-which").with("said", Term::said(said.line())))
        .choices(choices.collect())
        .reckoning(
            Line::of(NAME, "right-which")
                .with("letter", letter(place))
                .with("option", Term::HouseTitle(case.option))
                .with("value", Term::house_value(case.option, right))
                .with("rule", rule),
        );
    for (place, (sheet, outcome)) in sheets.iter().zip(&outcomes).enumerate() {
        let usual = sheet.value(case.option) == HouseRules::default().value(case.option);
        let name = if usual { "usual-sheet" } else { "other-sheet" };
        let args = [
            ("letter", letter(place)),
            ("value", Term::house_value(case.option, *sheet)),
            ("outcome", Term::said(outcome.line())),
        ];
        let answer = Answer::Pick(place as u8 + 1);
        asking = asking.slip(name, answer, &[rule], &args);
    }
    Some(built(case, sheets, false, asking.done()?))
}

fn built(case: &Case, sheets: Vec<HouseRules>, once: bool, part: Part) -> Built {
    let mut line = Line::of(NAME, &["case-", case.name()].concat());
    line.args.clone_from(&case.args);
    Built {
        shown: Shown::Sheets(Sheets {
            sheets,
            case: line,
            once,
        }),
        parts: vec![part],
        seconds: SECONDS,
    }
}
