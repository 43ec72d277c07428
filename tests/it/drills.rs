//! Drills: every instance solved again in the plainest way, every slip diagnosed, every text said.

mod betting;
mod blinds;
mod charts;
mod events;
mod hands;
mod houses;
mod plain;
mod pots;
mod rated;
mod shares;
mod sheets;
mod strategy;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use cards_speak::engine::cards::Seed;
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Drill, Instance, Level, Line, Shown, Task, Term};
use cards_speak::school::question::{Answer, Slip};
use cards_speak::text::{Args, Catalog, Language, Speaker, Voice};

/// So many questions of each drill at each level.
const EACH: u32 = 200;

/// Fewer where each takes the count of all boards.
fn each(drill: Drill) -> u32 {
    if drill == Drill::EquityEstimate {
        50
    } else {
        EACH
    }
}

fn run() -> Seed {
    "5eed0007".parse().unwrap()
}

fn tasks(drill: Drill, level: Level) -> impl Iterator<Item = Task> {
    (0..each(drill)).map(move |n| Task::nth(drill, level, run(), n, 0))
}

fn instance(task: Task) -> Instance {
    task.instance()
        .unwrap_or_else(|| panic!("{task:?} has no instance"))
}

/// Two hundred at each level, and the worked examples.
fn instances(drill: Drill) -> Vec<Instance> {
    let levels = Level::ALL.into_iter();
    let drawn = levels.flat_map(|level| tasks(drill, level)).map(instance);
    let examples = drill
        .examples()
        .map(|id| drill.example(id).unwrap_or_else(|| panic!("{id}")));
    drawn.chain(examples).collect()
}

/// The right answers of all parts, found without the drill's code.
fn solved(instance: &Instance) -> Vec<Answer> {
    match instance.task.drill {
        Drill::WhoWins => hands::winners(instance),
        Drill::NameYourFive => hands::five(instance),
        Drill::KickerOrSplit => hands::kicker(instance),
        Drill::LegalActions => betting::buttons(instance),
        Drill::CallPrice => betting::price(instance),
        Drill::MinRaiseTo => betting::least(instance),
        Drill::RoundOver => betting::next(instance),
        Drill::WhoActsFirst => betting::opener(instance),
        Drill::BuildThePots => pots::built(instance),
        Drill::AwardThePots => pots::awarded(instance),
        Drill::ReopenOrNot => betting::reopened(instance),
        Drill::OddChip => pots::shared(instance),
        Drill::WhoShowsFirst => pots::showing(instance),
        Drill::ForcedBets => blinds::before_the_first(instance),
        Drill::TournamentPlacings => events::placings(instance),
        Drill::ChipsAtTheTable => events::chips(instance),
        Drill::MayTheyPlay => blinds::dealt_in(instance),
        Drill::PotLimitMax => houses::pot_sized(instance),
        Drill::LimitCap => houses::capped(instance),
        Drill::HouseSheet => sheets::read(instance),
        Drill::ShowOrHide => houses::duty(instance),
        Drill::BlindsNextHand => blinds::next_hand(instance),
        Drill::ButtonDraw => blinds::drawn(instance),
        Drill::StringBet => told::string_bet(instance),
        Drill::MisdealOrNot => told::misdeal(instance),
        Drill::DealerSteps => told::dealing(instance),
        Drill::WhatHappensNow => told::mended(instance),
        Drill::TrueOrTale => told::known(instance),
        Drill::TableManners => told::manners(instance),
        Drill::PositionNames => strategy::position(instance),
        Drill::CountThePot => strategy::pot(instance),
        Drill::Outs => strategy::outs(instance),
        Drill::PotOdds => strategy::price(instance),
        Drill::EquityEstimate => shares::estimate(instance),
        Drill::OpenOrFold => charts::opening(instance),
        Drill::PushOrFold => charts::all_in(instance),
    }
}

/// What somebody answers to the first part who always errs in this way.
fn erring(slip: &str, instance: &Instance) -> Option<Answer> {
    match instance.task.drill {
        Drill::WhoWins | Drill::KickerOrSplit => hands::erring(slip, instance),
        Drill::NameYourFive
        | Drill::RoundOver
        | Drill::WhoActsFirst
        | Drill::OddChip
        | Drill::WhoShowsFirst => None,
        Drill::LegalActions | Drill::CallPrice | Drill::MinRaiseTo | Drill::ReopenOrNot => {
            betting::erring(slip, instance)
        }
        Drill::BuildThePots => pots::erring(slip, instance),
        Drill::AwardThePots => pots::greedy(slip, instance),
        Drill::ForcedBets => blinds::forced(slip, instance),
        Drill::TournamentPlacings => events::misplaced(slip, instance),
        Drill::ChipsAtTheTable => events::careless(slip, instance),
        Drill::MayTheyPlay => blinds::doorkeeper(slip, instance),
        Drill::PotLimitMax => houses::oversized(slip, instance),
        Drill::LimitCap => houses::miscounted(slip, instance),
        Drill::HouseSheet => sheets::unread(slip, instance),
        Drill::ShowOrHide => houses::habit(slip, instance),
        Drill::BlindsNextHand => blinds::astray(slip, instance),
        Drill::ButtonDraw => blinds::misread(slip, instance),
        Drill::StringBet => told::erring(slip, instance),
        Drill::MisdealOrNot => told::hasty(slip, instance),
        Drill::DealerSteps => told::forgetful(slip, instance),
        Drill::WhatHappensNow => told::careless(slip, instance),
        Drill::TrueOrTale => told::credulous(slip, instance),
        Drill::TableManners => told::lenient(slip, instance),
        Drill::PositionNames => Some(strategy::misnaming(slip, instance)),
        Drill::CountThePot => Some(strategy::misadding(slip, instance)),
        Drill::Outs => strategy::miscounting(slip, instance),
        Drill::PotOdds => strategy::mispricing(slip, instance),
        Drill::EquityEstimate => shares::short_sighted(slip, instance),
        Drill::OpenOrFold => charts::misplaced(slip, instance),
        Drill::PushOrFold => charts::stubborn(slip, instance),
    }
}

/// The slips of each drill, by the plan.
fn slips(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::WhoWins => &[
            "ace-high",
            "around-the-corner",
            "three-pairs",
            "sixth-card",
            "suit",
            "one-winner",
            "split-too-early",
        ],
        Drill::NameYourFive => &[
            "lower-kind",
            "worse-cards",
            "not-the-highest-of-the-suit",
            "pair-for-two-pair",
        ],
        Drill::KickerOrSplit => &["sixth-card", "unused-card", "third-pair", "split-too-early"],
        Drill::LegalActions => &[
            "check-after-a-bet",
            "call-with-nothing-to-call",
            "bet-for-raise",
            "no-check-for-the-blind",
            "raise-when-capped",
            "raise-when-not-reopened",
            "no-fold-though-free",
            "no-call-when-short",
        ],
        Drill::CallPrice => &[
            "own-chips",
            "pot-instead-of-bet",
            "neighbour",
            "ante-taken-off",
            "short-blind",
            "more-than-the-stack",
            "cold-with-chips-in",
        ],
        Drill::MinRaiseTo => &[
            "doubled-last-total",
            "one-big-blind",
            "minus-own-chips",
            "earlier-raise",
            "by-for-to",
            "usual-rule",
        ],
        Drill::RoundOver => &[
            "next-card-too-early",
            "lone-stack",
            "bettor-again",
            "folded-or-all-in",
        ],
        Drill::WhoActsFirst => &[
            "small-blind-heads-up",
            "blind-before-the-flop",
            "folded-or-all-in",
            "last-raiser",
            "button-first",
            "right-instead-of-left",
            "button-dealt-first",
        ],
        Drill::ReopenOrNot => &[
            "yes-because-higher",
            "half-without-the-option",
            "no-though-full",
            "no-though-not-acted",
            "short-total-doubled",
        ],
        Drill::BlindsNextHand | Drill::MayTheyPlay | Drill::ButtonDraw | Drill::ForcedBets => {
            blinds::slips(drill)
        }
        Drill::WhoShowsFirst | Drill::ShowOrHide | Drill::LimitCap | Drill::PotLimitMax => {
            houses::slips(drill)
        }
        Drill::BuildThePots | Drill::OddChip | Drill::AwardThePots => pots::slips(drill),
        Drill::HouseSheet => &["usual", "other-value", "usual-sheet", "other-sheet"],
        Drill::ChipsAtTheTable | Drill::TournamentPlacings => events::slips(drill),
        Drill::PositionNames
        | Drill::CountThePot
        | Drill::Outs
        | Drill::PotOdds
        | Drill::EquityEstimate
        | Drill::OpenOrFold
        | Drill::PushOrFold => strategy::slips(drill),
        told => told::slips(told),
    }
}

/// Those of them that a learner of [`erring`] makes.
fn learners(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::WhoWins => &[
            "sixth-card",
            "split-too-early",
            "ace-high",
            "around-the-corner",
        ],
        Drill::KickerOrSplit => &["sixth-card", "split-too-early"],
        Drill::NameYourFive
        | Drill::RoundOver
        | Drill::WhoActsFirst
        | Drill::OddChip
        | Drill::WhoShowsFirst => &[],
        Drill::BuildThePots => &["refund-left-in"],
        Drill::AwardThePots => &["everything-to-the-best"],
        Drill::ReopenOrNot => &["yes-because-higher", "no-though-not-acted"],
        Drill::StringBet => &["one-chip-raise", "both-motions", "call-though-half"],
        Drill::MisdealOrNot => &["too-late", "misdeal-for-one-card", "not-too-late"],
        Drill::DealerSteps => &["burn-forgotten", "button-first"],
        Drill::WhatHappensNow => &["acted-on-it", "void-though-mendable", "everybody"],
        Drill::TrueOrTale => &["believed", "doubted"],
        Drill::TableManners => &["hint-is-fine", "not-my-pot", "more-than-manners"],
        Drill::LegalActions => &[
            "check-after-a-bet",
            "call-with-nothing-to-call",
            "no-fold-though-free",
            "no-call-when-short",
            "no-check-for-the-blind",
        ],
        Drill::CallPrice => &["own-chips", "pot-instead-of-bet", "more-than-the-stack"],
        Drill::MinRaiseTo => &["doubled-last-total", "by-for-to"],
        Drill::BlindsNextHand => &["moving-button", "nothing-moves"],
        Drill::ButtonDraw => &["other-order", "suit-before-rank"],
        Drill::ShowOrHide => &["show-though-free"],
        Drill::HouseSheet => &["usual", "usual-sheet"],
        Drill::LimitCap => &[
            "lower-size-late",
            "one-more-after-the-cap",
            "opening-bet-counted",
        ],
        Drill::PotLimitMax => &[
            "pot-without-own-call",
            "more-than-the-stack",
            "usual-reading",
        ],
        Drill::MayTheyPlay => &["free-newcomer", "posts-though-barred"],
        Drill::ChipsAtTheTable => &[
            "to-the-whole-minimum",
            "adds-during-the-hand",
            "takes-winnings-off",
        ],
        Drill::TournamentPlacings => &["not-reversed", "out-because-short", "no-shared-place"],
        Drill::ForcedBets => &["ante-left-out", "small-blind-rounded-up", "post-left-out"],
        Drill::PositionNames => &["counted-from-the-button", "counter-clockwise"],
        Drill::CountThePot => &["folder-left-out", "refund-left-in"],
        Drill::Outs => &["pairs-forgotten", "counted-twice"],
        Drill::PotOdds => &["own-call-left-out", "size-of-the-bet"],
        Drill::EquityEstimate => &["one-card-for-two"],
        Drill::OpenOrFold => &["later-position", "earlier-position"],
        Drill::PushOrFold => &[
            "folded-for-all-in",
            "folded-for-call",
            "all-in-for-fold",
            "called-for-fold",
        ],
    }
}

#[test]
fn every_instance_is_solved_alike_by_a_second_solver() {
    for &drill in Drill::ALL {
        for instance in instances(drill) {
            let answers = solved(&instance);
            assert_eq!(answers.len(), instance.parts.len(), "{:?}", instance.task);
            for (part, answer) in instance.parts.iter().zip(&answers) {
                assert!(
                    part.grade(answer).right,
                    "{:?}: {answer:?}, not {:?}\n{:?}",
                    instance.task,
                    part.question.right,
                    instance.shown
                );
            }
        }
    }
}

#[test]
fn each_slip_is_diagnosed_and_nothing_else_is() {
    for &drill in Drill::ALL {
        let mut met: BTreeSet<&str> = BTreeSet::new();
        let mut erred: BTreeMap<&str, u32> = BTreeMap::new();
        for instance in instances(drill) {
            for part in &instance.parts {
                assert_eq!(part.slips.len(), part.question.foreseen.len());
                for (foreseen, word) in part.question.foreseen.iter().zip(&part.slips) {
                    let Slip::Exactly(answer) = &foreseen.slip else {
                        panic!("{:?} is no single answer", foreseen.slip);
                    };
                    let judged = part.grade(answer);
                    assert!(!judged.right, "{:?}: {}", instance.task, word.id);
                    let others = part.question.foreseen.iter();
                    let alone = others.filter(|other| other.slip == foreseen.slip).count() == 1;
                    assert_eq!(judged.slip, alone.then_some(word.id), "{:?}", instance.task);
                    assert_eq!(judged.say.len(), if alone { 2 } else { 1 });
                    if alone {
                        met.insert(word.id);
                    }
                }
            }
            for &slip in learners(drill) {
                let Some(answer) = erring(slip, &instance) else {
                    continue;
                };
                let judged = instance.parts[0].grade(&answer);
                if judged.slip == Some(slip) {
                    *erred.entry(slip).or_default() += 1;
                } else if !judged.right {
                    // Only where another slip gives the same answer.
                    let also = instance.parts[0].question.foreseen.iter();
                    let count = also
                        .filter(|foreseen| foreseen.slip.covers(&answer))
                        .count();
                    assert!(count > 0, "{:?} {slip}: {answer:?}", instance.task);
                }
            }
        }
        let wanted: BTreeSet<&str> = slips(drill).iter().copied().collect();
        assert_eq!(met, wanted, "{drill:?}");
        for &slip in learners(drill) {
            let times = erred.get(slip).copied().unwrap_or_default();
            assert!(times >= 10, "{drill:?} {slip}: {times}");
        }
    }
}

#[test]
fn patterns_come_by_their_weights_and_levels_keep_to_theirs() {
    const MANY: u32 = 2_000;
    for &drill in Drill::ALL {
        for level in Level::ALL {
            let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
            for n in 0..MANY {
                *counts
                    .entry(Task::nth(drill, level, run(), n, 0).pattern)
                    .or_default() += 1;
            }
            let all: u32 = drill
                .patterns()
                .iter()
                .map(|pattern| pattern.weight_at(level))
                .sum();
            for pattern in drill.patterns() {
                let weight = pattern.weight_at(level);
                let count = counts.get(pattern.name).copied().unwrap_or_default();
                if weight == 0 {
                    assert_eq!(count, 0, "{drill:?} {level:?} {}", pattern.name);
                    continue;
                }
                // Within five standard errors.
                let share = f64::from(weight) / f64::from(all);
                let error = (f64::from(MANY) * share * (1.0 - share)).sqrt();
                let off = (f64::from(count) - f64::from(MANY) * share).abs();
                assert!(
                    off <= 5.0 * error + 1e-9,
                    "{drill:?} {level:?} {}: {count}",
                    pattern.name
                );
            }
            if level.number() < 3 {
                let marked = |pattern: &&_| -> bool {
                    let pattern: &cards_speak::school::drill::Pattern = pattern;
                    pattern.from <= level.number()
                };
                assert_eq!(counts.len(), drill.patterns().iter().filter(marked).count());
            }
        }
        let at_three: u32 = drill.patterns().iter().map(|pattern| pattern.weight).sum();
        // One pattern for each of the forty options, all alike.
        let whole = if drill == Drill::HouseSheet { 40 } else { 100 };
        assert_eq!(at_three, whole, "{drill:?}");
    }
}

#[test]
fn the_same_task_is_the_same_question_and_slots_keep_the_pattern() {
    for &drill in Drill::ALL {
        for level in Level::ALL {
            let task = Task::nth(drill, level, run(), 3, 0);
            assert_eq!(instance(task), instance(task));
            let other = Task::nth(drill, level, run(), 3, 17);
            assert_eq!(other.pattern, task.pattern);
            assert_ne!(other.seed, task.seed);
        }
        let first = drill.patterns()[0].name;
        let task = |seed| Task {
            drill,
            pattern: first,
            level: Level::ALL[0],
            seed,
        };
        let different =
            (0..20).filter(|seed| instance(task(*seed)).shown != instance(task(99)).shown);
        assert!(different.count() >= 18, "{drill:?}");
        assert_eq!(Drill::named(drill.name()), Some(drill));
        assert!(
            Task {
                pattern: "no-such-pattern",
                ..task(1)
            }
            .instance()
            .is_none()
        );
    }
}

/// Every line of an instance.
fn lines(instance: &Instance) -> Vec<(&Line, usize)> {
    let mut lines = vec![(&instance.hint, 240)];
    if let Shown::Told(told) = &instance.shown {
        lines.extend(told.captions.iter().map(|line| (line, 240)));
    }
    if let Shown::Sheets(sheets) = &instance.shown {
        lines.push((&sheets.case, 240));
    }
    for part in &instance.parts {
        lines.push((&part.prompt, 140));
        lines.extend(part.choices.iter().map(|line| (line, 120)));
        lines.push((&part.reckoning, 260));
        lines.extend(part.slips.iter().map(|word| (&word.line, 240)));
    }
    lines
}

fn catalog(language: Language) -> Catalog {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("public/locales")
        .join(language.code());
    let mut catalog = Catalog::parse(language, &[]).unwrap();
    for folder in ["", "drills", "later", "glossary"].map(|part| root.join(part)) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                catalog.add(&fs::read_to_string(&path).unwrap()).unwrap();
            }
        }
    }
    catalog
}

/// Written scenes and statements are many and come by chance: more questions of each pattern.
fn written(drill: Drill) -> Vec<Instance> {
    if !matches!(drill, Drill::TableManners | Drill::TrueOrTale) {
        return Vec::new();
    }
    let level = Level::ALL[4];
    let patterns = drill.patterns().iter();
    let tasks = patterns.flat_map(|pattern| {
        (0..400).map(move |seed| Task {
            drill,
            pattern: pattern.name,
            level,
            seed,
        })
    });
    tasks.map(instance).collect()
}

#[test]
fn words_cite_the_entry_that_the_glossary_names() {
    let catalog = catalog(Language::En);
    let mut words: BTreeSet<String> = BTreeSet::new();
    for instance in written(Drill::TrueOrTale) {
        if let Some(word) = told::word(&instance) {
            let entry = catalog.message(&[word, ".rule"].concat(), &Args::new());
            assert_eq!(entry, instance.parts[0].question.rules[0].id(), "{word}");
            words.insert(word.to_owned());
        }
    }
    // The other words are those of the first level.
    assert!(words.len() > 70, "{}", words.len());
}

/// All that a drill can say is there in each language with all its figures; and nothing more is.
#[test]
fn every_text_of_the_drills_is_said_with_all_its_figures() {
    let names: Vec<(Seat, String)> = [
        "Adam", "Bea", "Cyril", "Dora", "Emil", "Filip", "Gita", "Hugo", "Ida", "Jan",
    ]
    .iter()
    .enumerate()
    .map(|(seat, name)| (Seat(seat as u8), (*name).to_owned()))
    .collect();
    let all: Vec<Instance> = Drill::ALL
        .iter()
        .flat_map(|&drill| instances(drill).into_iter().chain(written(drill)))
        .collect();
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: None,
        };
        let mut said: BTreeSet<String> = BTreeSet::new();
        for drill in Drill::ALL {
            let title = drill.title();
            assert!(speaker.drill(Voice::Screen, &title).chars().count() <= 60);
            said.insert(title.id);
        }
        for instance in &all {
            for (line, most) in lines(instance) {
                let new = said.insert(line.id.clone());
                said.extend(line.args.iter().filter_map(|(_, term)| match term {
                    Term::Text(id) => Some(id.clone()),
                    _ => None,
                }));
                let text = speaker.drill(Voice::Screen, line);
                assert!(!text.contains('{'), "{language:?}: {text}");
                assert!(
                    text.chars().count() <= most,
                    "{language:?} {}: {text}",
                    line.id
                );
                if new {
                    assert!(!speaker.drill(Voice::Spoken, line).contains('{'));
                }
            }
        }
        // Words and sentences of other parts are said, too.
        said.retain(|id| id.starts_with("drill-"));
        let there: BTreeSet<String> = catalog
            .ids()
            .filter(|id| id.starts_with("drill-"))
            .map(str::to_owned)
            .collect();
        let idle: Vec<&String> = there.symmetric_difference(&said).collect();
        assert!(idle.is_empty(), "{language:?}: {idle:?}");
    }
}
