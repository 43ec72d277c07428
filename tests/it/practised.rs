//! Every entry of the rule book is practised in a lesson and in a drill: what practises it is what
//! the lessons, the drills and the dealer school say of themselves. That it is explained in every
//! language, the tests of the texts demand.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cards_speak::engine::cards::Seed;
use cards_speak::engine::rule::RuleId;
use cards_speak::school::dealer;
use cards_speak::school::drill::{Drill, Level, Task};
use cards_speak::school::lesson::Lesson;
use cards_speak::school::path;
use cards_speak::school::practised::practised;

type Rules = BTreeSet<RuleId>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The entries that a text names.
fn named(text: &str) -> Rules {
    let of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let words = text.split(|letter| !of_id(letter));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// What each lesson practises: its entries are those that its texts name.
fn lessons() -> BTreeMap<String, Rules> {
    let lesson = |listed: &path::PathLesson| {
        let file = root().join(format!("public/lessons/{}.toml", listed.id));
        let lesson = Lesson::read(&fs::read_to_string(file).unwrap(), &[]).unwrap();
        let chapter = path::chapter_of(listed.id).unwrap().number;
        let words = format!("public/locales/en/lesson-{chapter:02}/{}.ftl", listed.id);
        let said = named(&fs::read_to_string(root().join(words)).unwrap());
        let rules: Rules = lesson.rules.iter().copied().collect();
        let unsaid: Vec<_> = rules.difference(&said).collect();
        assert_eq!(unsaid, Vec::<&RuleId>::new(), "{}", listed.id);
        (listed.id.to_owned(), rules)
    };
    path::lessons().map(lesson).collect()
}

/// What each level of the dealer school practises: its duties and its mishaps.
fn levels() -> BTreeMap<String, Rules> {
    let level = |level: dealer::Level| {
        let mut rules: Rules = level.rules().iter().copied().collect();
        for seed in 0..12 {
            for deal in dealer::deals(level, seed, &[]).unwrap() {
                for duty in &deal.duties {
                    rules.extend(duty.kind.rules());
                    let staged = duty.staged.iter().map(|staged| &staged.ruling);
                    for part in duty.parts.iter().chain(staged) {
                        rules.extend(&part.question.rules);
                    }
                }
            }
        }
        (level.name().to_owned(), rules)
    };
    dealer::Level::ALL.into_iter().map(level).collect()
}

/// The committed table, taken anew from what practises.
fn table() -> String {
    let mut table = String::new();
    let mut put = |kind: &str, name: &str, rules: &Rules| {
        let ids: Vec<&str> = rules.iter().map(|rule| rule.id()).collect();
        writeln!(table, "{kind} {name} {}", ids.join(" ")).unwrap();
    };
    let lessons = lessons();
    for listed in path::lessons() {
        put("lesson", listed.id, &lessons[listed.id]);
    }
    for drill in Drill::ALL {
        let rules = drill.rules().iter().copied().collect();
        put("drill", drill.name(), &rules);
    }
    let levels = levels();
    for level in dealer::Level::ALL {
        put("dealer", level.name(), &levels[level.name()]);
    }
    table
}

/// Written anew with `PRACTISED=write cargo nextest run --no-default-features -E 'test(practised)'`.
#[test]
fn the_table_is_what_lessons_drills_and_dealer_school_say() {
    let file = root().join("src/school/practised.txt");
    let table = table();
    if std::env::var("PRACTISED").is_ok_and(|wanted| wanted == "write") {
        fs::write(&file, &table).unwrap();
    }
    assert_eq!(fs::read_to_string(file).unwrap(), table);
}

#[test]
fn every_entry_is_practised_in_a_lesson_and_in_a_drill() {
    for &rule in RuleId::ALL {
        let kinds: BTreeSet<&str> = practised(rule).map(|practice| practice.kind).collect();
        assert!(kinds.contains("lesson"), "{} is in no lesson", rule.id());
        assert!(kinds.contains("drill"), "{} is in no drill", rule.id());
    }
    assert_eq!(RuleId::ALL.len(), 289);
    // Every name leads somewhere.
    for practice in RuleId::ALL.iter().flat_map(|rule| practised(*rule)) {
        let there = match practice.kind {
            "lesson" => path::lessons().any(|lesson| lesson.id == practice.name),
            "drill" => Drill::named(practice.name).is_some(),
            _ => dealer::Level::named(practice.name).is_some(),
        };
        assert!(there, "{practice:?}");
    }
}

/// So many questions of each drill at each level are looked at, at most; few where each takes the
/// count of all boards.
const fn questions(drill: Drill) -> u32 {
    match drill {
        Drill::EquityEstimate => 5,
        // Its statements are many, and most of them rare.
        Drill::TrueOrTale => 1_500,
        _ => 300,
    }
}

/// Takes those of the entries away that a question of the drill is about, or a slip in it.
fn ask(drill: Drill, left: &mut Rules) {
    let run: Seed = "5eed0007".parse().unwrap();
    for n in 0..questions(drill) {
        for level in Level::ALL {
            let instance = Task::nth(drill, level, run, n, 0).instance().unwrap();
            for part in &instance.parts {
                let slips = part.question.foreseen.iter();
                let rules = slips.flat_map(|foreseen| &foreseen.rules);
                for rule in part.question.rules.iter().chain(rules) {
                    left.remove(rule);
                }
            }
        }
        if left.is_empty() {
            break;
        }
    }
}

#[test]
fn every_entry_is_what_a_question_of_a_drill_that_lists_it_is_about() {
    let mut unasked: Rules = RuleId::ALL.iter().copied().collect();
    for &drill in Drill::ALL {
        let listed = drill.rules().iter().copied();
        let mut left: Rules = listed.filter(|rule| unasked.contains(rule)).collect();
        let wanted = left.clone();
        ask(drill, &mut left);
        unasked.retain(|rule| !wanted.contains(rule) || left.contains(rule));
    }
    assert_eq!(unasked, Rules::new());
}
