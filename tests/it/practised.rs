//! Every entry of the rule book is practised in a lesson and in a drill: what practises it is what
//! the lessons, the drills and the dealer school say of themselves. That it is explained in every
//! language, the tests of the texts demand.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cards_speak::engine::rule::RuleId;
use cards_speak::school::dealer;
use cards_speak::school::drill::Drill;
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
