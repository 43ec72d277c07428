//! A lesson file and everything that can be wrong with it (curriculum 6.4 and 6.5).

use std::fs;
use std::path::Path;

use cards_speak::engine::seat::Seat;
use cards_speak::school::fault::{Fault, FaultPlace, Problem};
use cards_speak::school::lesson::Lesson;
use cards_speak::school::question::{Kind, Right};
use cards_speak::text::{Catalog, Language, Speaker};

const FRIDAY: &str = include_str!("../../data/friday.lesson.toml");

fn faults(text: &str) -> Vec<Fault> {
    Lesson::read(text, &["first-hand"]).unwrap_err()
}

fn code(problem: &Problem) -> String {
    let named = serde_json::to_value(problem).unwrap();
    named["code"].as_str().unwrap().to_owned()
}

#[test]
fn a_school_can_write_its_own_lesson() {
    let (lesson, warnings) = Lesson::read_with_warnings(FRIDAY, &["first-hand"]);
    let lesson = lesson.unwrap();
    assert_eq!(warnings, []);
    assert_eq!((lesson.steps.len(), lesson.checks.len()), (3, 2));
    let kinds: Vec<Option<Kind>> = (0..lesson.len())
        .map(|place| {
            lesson
                .step(place)?
                .question
                .as_ref()
                .map(|asked| asked.right.kind())
        })
        .collect();
    assert_eq!(
        kinds,
        [
            Kind::Act,
            Kind::Buttons,
            Kind::Number,
            Kind::Pots,
            Kind::Pick
        ]
        .map(Some)
    );
    let words = lesson.own.as_ref().unwrap();
    let id = "lesson-short-all-in-friday-2.right";
    let english = words.text(id, "en").unwrap();
    assert!(
        english.ends_with("no new right to raise (ALLIN-5)."),
        "{english}"
    );
    // Slovak is not there: English is the first that is.
    assert_eq!(words.text(id, "sk"), Some(english));
    assert_eq!(lesson.text_id(3), "lesson-short-all-in-friday-q1");
    let Some(Right::Pots(pots)) = lesson
        .step(3)
        .map(|step| step.question.clone().unwrap().right)
    else {
        panic!()
    };
    assert_eq!(pots.len(), 1);
    assert_eq!(pots[0].amount.get(), 162);
    assert_eq!(pots[0].seats, [Seat(0), Seat(1)].into_iter().collect());
}

/// Each code with a way to earn it: what is replaced by what, and where the fault is.
const WRONG: &[(&str, &str, &str, usize, usize)] = &[
    ("version = 1\n", "version = 2\n", "version", 2, 11),
    ("minutes = 3\n", "", "missing", 1, 1),
    ("minutes = 3", "minutes = 30", "value", 4, 11),
    ("author =", "autor =", "unknown-key", 6, 1),
    ("\"short-all-in-friday\"", "\"First Hand\"", "id", 3, 6),
    (
        "\"short-all-in-friday\"",
        "\"first-hand\"",
        "id-taken",
        3,
        6,
    ),
    ("[title]\nen =", "[title]\ncz =", "language", 10, 6),
    ("\"ALLIN-6\"]", "\"ALLIN-44\"]", "rule", 5, 21),
    ("mark = \"a\"", "mark = \"d\"", "mark", 39, 8),
    (
        "right = \"bet 30\"",
        "right = \"bet 40\"",
        "wrong-right",
        40,
        9,
    ),
    ("right = \"bet 30\"", "right = \"bet 5\"", "illegal", 40, 9),
    (
        "right = [\"fold\", \"call\"]",
        "right = [\"fold\"]",
        "wrong-right",
        48,
        9,
    ),
    ("right = 14", "right = 15", "wrong-right", 64, 9),
    ("answer = 44", "answer = 14", "wrong-is-right", 69, 10),
    ("{ALLIN-6}", "{amout}", "placeholder", 56, 10),
    (
        "say.en = \"Three queens. Bet 30.\"\n",
        "",
        "language-gap",
        0,
        0,
    ),
    ("kind = \"act\"", "kind = \"acts\"", "value", 37, 8),
    (
        "spot = \"short\"\nmark = \"a\"",
        "spot = \"shot\"\nmark = \"a\"",
        "mark",
        38,
        8,
    ),
    ("2 raise 44", "2 raise 40", "illegal", 26, 20),
    ("pot 148", "pot 150", "figure", 28, 19),
    (
        "What does the call cost?",
        "What does the call cost",
        "",
        0,
        0,
    ),
];

#[test]
fn every_mistake_has_its_code_and_its_place() {
    for (right, wrong, expected, line, column) in WRONG {
        let text = FRIDAY.replacen(right, wrong, 1);
        assert!(text != FRIDAY, "{right} is not in the file");
        let (lesson, warnings) = Lesson::read_with_warnings(&text, &["first-hand"]);
        if *line == 0 {
            assert!(lesson.is_ok(), "{wrong}");
            let codes: Vec<String> = warnings.iter().map(|fault| code(&fault.problem)).collect();
            assert!(
                codes.iter().all(|code| code == expected),
                "{wrong}: {codes:?}"
            );
            assert_eq!(codes.is_empty(), expected.is_empty(), "{wrong}");
            continue;
        }
        let faults = lesson.unwrap_err();
        let found = faults
            .iter()
            .find(|fault| code(&fault.problem) == *expected)
            .unwrap_or_else(|| panic!("{wrong}: {faults:?}"));
        assert_eq!(
            (found.line, found.column),
            (*line, *column),
            "{wrong}: {found}"
        );
    }
}

#[test]
fn what_is_no_lesson_is_said_first() {
    let all = |text: &str| -> Vec<String> {
        faults(text)
            .iter()
            .map(|fault| code(&fault.problem))
            .collect()
    };
    assert_eq!(all(""), ["format"]);
    assert_eq!(all("format = \"cards-speak-lesson\"\n"), ["missing"]);
    assert_eq!(all("title = \"no end\n"), ["toml"]);
    assert_eq!(all(&"#".repeat(300_000)), ["size"]);
    let toml = faults("format = \"cards-speak-lesson\"\nid = 'x\n");
    assert_eq!((toml[0].line, toml[0].place.clone()), (2, FaultPlace::File));
}

#[test]
fn all_mistakes_are_listed_at_once() {
    let text = FRIDAY
        .replace("pot 148", "pot 150")
        .replace("right = 14", "right = 15")
        .replace("\"ALLIN-6\"]", "\"ALLIN-44\"]")
        .replace("[[check]]\nkind = \"pots\"", "[[chek]]\nkind = \"pots\"");
    let codes: Vec<String> = faults(&text)
        .iter()
        .map(|fault| code(&fault.problem))
        .collect();
    for expected in ["figure", "rule", "unknown-key", "checks"] {
        assert!(
            codes.iter().any(|code| code == expected),
            "{expected}: {codes:?}"
        );
    }
    let unknown = faults(&text)
        .into_iter()
        .find_map(|fault| match fault.problem {
            Problem::UnknownKey { key, meant } => Some((key, meant)),
            _ => None,
        });
    assert_eq!(unknown, Some(("chek".to_owned(), Some("check".to_owned()))));
    let rule = faults(&text)
        .into_iter()
        .find_map(|fault| match fault.problem {
            Problem::Rule { last, .. } => last,
            _ => None,
        });
    assert_eq!(rule.as_deref(), Some("ALLIN-14"));
}

#[test]
fn long_texts_and_too_few_questions() {
    let long = FRIDAY.replace("Three queens. Bet 30.", &"a".repeat(121));
    let found = faults(&long);
    assert_eq!(
        found[0].problem,
        Problem::TooLong {
            key: "say.en".to_owned(),
            length: 121,
            most: 120
        }
    );
    let one = FRIDAY.rsplit_once("[[check]]").unwrap().0;
    assert_eq!(faults(one)[0].problem, Problem::Checks { count: 1 });
}

/// The texts that a page has which reads a school's own lesson.
fn catalog(language: Language) -> Catalog {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("public/locales")
        .join(language.code());
    let mut sources = Vec::new();
    for part in ["", "own", "later"] {
        for entry in fs::read_dir(folder.join(part)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                sources.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    Catalog::parse(language, &sources).unwrap()
}

#[test]
fn every_mistake_is_told_in_every_language() {
    let mut all: Vec<Fault> = WRONG
        .iter()
        .flat_map(|(right, wrong, ..)| {
            let text = FRIDAY.replacen(right, wrong, 1);
            let (lesson, warnings) = Lesson::read_with_warnings(&text, &["first-hand"]);
            warnings.into_iter().chain(lesson.err().unwrap_or_default())
        })
        .collect();
    for text in ["", "title = \"no end\n", &"#".repeat(300_000)] {
        all.extend(faults(text));
    }
    all.extend(faults(FRIDAY.rsplit_once("[[check]]").unwrap().0));
    assert!(all.len() > 20);
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &[],
            you: None,
        };
        for fault in &all {
            let told = speaker.lesson_fault(fault);
            assert!(!told.contains(['{', '}', '$']), "{language:?}: {told}");
            let has_line = !matches!(
                fault.problem,
                Problem::Checks { .. }
                    | Problem::Size { .. }
                    | Problem::LanguageGap { .. }
                    | Problem::Unpractised { .. }
            );
            assert!(
                !has_line || told.contains(&fault.line.to_string()),
                "{told}"
            );
        }
    }
    let english = catalog(Language::En);
    let speaker = Speaker {
        catalog: &english,
        names: &[],
        you: None,
    };
    let pot = faults(&FRIDAY.replace("pot 148", "pot 150"));
    assert_eq!(
        speaker.lesson_fault(&pot[0]),
        "Line 28, spot “short”, “pot”: 148 by the engine, 150 in the file."
    );
}
