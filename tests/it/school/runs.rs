//! Links to the school and runs of questions: what is read, asked, kept and reported.

use std::collections::BTreeSet;

use cards_speak::engine::chips::Chips;
use cards_speak::engine::seat::Seat;
use cards_speak::school::assignment::{
    Allowed, Assignment, Feedback, Levels, Report, Subject, Wrong,
};
use cards_speak::school::drill::{Drill, Instance, Level, Result, Shown, Skill, Standing};
use cards_speak::school::path::CHAPTERS;
use cards_speak::school::question::{Answer, Figure, Right};
use cards_speak::school::read_kept;
use cards_speak::school::round::{Answered, Receipt, Record, Round, SavedRound, Session};
use cards_speak::school::spot::{chairs_of, hand_turned_to, seat_at};
use cards_speak::text::{Catalog, Language, Speaker};

const RAISES: Subject = Subject::Drill(Drill::MinRaiseTo);

fn level(number: u8) -> Level {
    Level::numbered(number).unwrap()
}

fn read(query: &str) -> Assignment {
    let (assignment, wrong) = Assignment::read(query, RAISES);
    assert_eq!(wrong, []);
    assignment
}

fn begun(subject: Subject, query: &str) -> Round {
    let (assignment, _) = Assignment::read(query, subject);
    Round::begin(subject, assignment, [7; 32], 1_000)
}

/// Answers the question on the screen, right or wrong.
fn answered(round: &Round, result: Result, millis: u32) -> Answered {
    let instance = round.task().unwrap().instance().unwrap();
    let part = &instance.parts[0];
    Answered {
        task: instance.task,
        result,
        points: result.points(),
        hinted: result == Result::Hinted,
        millis,
        seconds: instance.seconds,
        given: "1".to_owned(),
        expected: part.question.right.notation(),
        slip: (result == Result::Wrong).then(|| "doubled-last-total".to_owned()),
        rules: part.question.rules.clone(),
    }
}

fn played(round: &mut Round, results: &[Result]) {
    for (place, result) in results.iter().enumerate() {
        round.ask(|_| level(1)).unwrap();
        let given = answered(round, *result, 1_000 * (place as u32 + 1));
        round.take(given);
    }
}

#[test]
fn a_link_says_all_that_the_curriculum_lists() {
    let asked = read(
        "v=1&seed=5eed0007&slot=17&count=3&level=2-4&only=over-a-raise,over-a-bet&pass=80&tries=2\
         &hints=off&feedback=end&limit=10&lang=cs&theme=dark&ref=7B-week-3&report=ask&cellar=1",
    );
    assert_eq!(asked.seed, Some("5eed0007".parse().unwrap()));
    assert_eq!((asked.slot, asked.count), (17, 3));
    let levels = Levels {
        from: level(2),
        to: level(4),
    };
    assert_eq!((asked.levels, asked.levels.fixed()), (levels, None));
    assert_eq!(asked.only, ["over-a-raise", "over-a-bet"]);
    assert_eq!(
        (asked.pass, asked.tries, asked.limit),
        (Some(80), Some(2), Some(10))
    );
    assert_eq!((asked.hints, asked.feedback), (false, Feedback::End));
    assert_eq!(
        (asked.mark.as_str(), asked.report),
        ("7B-week-3", Some(Report::Ask))
    );
    assert!(!asked.is_fixed());
    assert!(read("seed=7&level=3").is_fixed());
}

#[test]
fn what_is_read_and_written_is_the_same() {
    for query in [
        "v=1",
        "v=1&seed=5eed0007&slot=17&count=3&level=2-4&only=over-a-raise&pass=80&tries=2&hints=off&feedback=end&limit=10&ref=7B&report=auto",
        "v=1&seed=0&level=5",
    ] {
        assert_eq!(read(query).query(RAISES), query);
    }
    assert_eq!(read(""), Assignment::usual(RAISES));
    assert_eq!(read("only=min-raise-to/over-a-bet").only, ["over-a-bet"]);
    assert_eq!(read("ref=a%2Db").mark, "a-b");
}

#[test]
fn a_bad_value_is_named_with_what_is_allowed_and_is_not_guessed() {
    let number = |from, to| Allowed::Number { from, to };
    let patterns: Vec<&str> = Drill::MinRaiseTo
        .patterns()
        .iter()
        .map(|each| each.name)
        .collect();
    for (pair, allowed) in [
        ("seed=x", Allowed::Seed),
        ("seed=", Allowed::Seed),
        ("slot=0", number(1, 99)),
        ("slot=+5", number(1, 99)),
        ("count=101", number(1, 100)),
        ("count=-3", number(1, 100)),
        ("level=0", Allowed::Levels),
        ("level=4-2", Allowed::Levels),
        ("level=6", Allowed::Levels),
        ("only=cellar", Allowed::Names(patterns)),
        ("pass=101", number(0, 100)),
        ("tries=10", number(1, 9)),
        ("hints=maybe", Allowed::Word(vec!["on", "off"])),
        ("feedback=never", Allowed::Word(vec!["each", "end"])),
        ("limit=121", number(1, 120)),
        ("ref=a b", Allowed::Mark),
        ("report=yes", Allowed::Word(vec!["ask", "auto", "off"])),
        ("rules=raiseCap:4", Allowed::Nothing),
    ] {
        let (assignment, wrong) = Assignment::read(pair, RAISES);
        let (parameter, value) = pair.split_once('=').unwrap();
        // A plus is a space.
        let value = value.replace('+', " ");
        let parameter = parameter.to_owned();
        assert_eq!(
            wrong,
            [Wrong {
                parameter,
                value,
                allowed
            }],
            "{pair}"
        );
        assert_eq!(assignment, Assignment::usual(RAISES), "{pair}");
    }
    let gate = Subject::Gate(&CHAPTERS[1]);
    let (_, wrong) = Assignment::read("only=split", gate);
    assert_eq!(wrong[0].allowed, Allowed::Nothing);
    let (lesson, wrong) = Assignment::read("pass=50&ref=a&seed=1&count=3", Subject::Lesson);
    assert_eq!((lesson.pass, lesson.mark.as_str()), (Some(50), "a"));
    let named: Vec<&str> = wrong.iter().map(|wrong| wrong.parameter.as_str()).collect();
    assert_eq!(named, ["seed", "count"]);
}

#[test]
fn what_is_wrong_with_a_link_is_said_in_every_language() {
    let (_, wrong) = Assignment::read(
        "count=500&level=9&only=cellar&ref=%3C&rules=a:b&seed=z&hints=1",
        RAISES,
    );
    assert_eq!(wrong.len(), 7);
    for &language in Language::ALL {
        let path = format!(
            "{}/public/locales/{}/school/practice.ftl",
            env!("CARGO_MANIFEST_DIR"),
            language.code()
        );
        let text = std::fs::read_to_string(path).unwrap();
        let catalog = Catalog::parse(language, &[&text]).unwrap();
        let speaker = Speaker {
            catalog: &catalog,
            names: &[],
            you: None,
        };
        for wrong in &wrong {
            let said = speaker.assignment_fault(wrong);
            assert!(
                said.contains(&format!("{}={}", wrong.parameter, wrong.value)),
                "{said}"
            );
            assert!(!said.contains('{') && !said.contains('$'), "{said}");
        }
    }
    let english = std::fs::read_to_string(format!(
        "{}/public/locales/en/school/practice.ftl",
        env!("CARGO_MANIFEST_DIR")
    ));
    let catalog = Catalog::parse(Language::En, &[&english.unwrap()]).unwrap();
    let speaker = Speaker {
        catalog: &catalog,
        names: &[],
        you: None,
    };
    assert_eq!(
        speaker.assignment_fault(&wrong[0]),
        "“count=500”: a whole number from 1 to 100 is allowed."
    );
}

#[test]
fn the_same_link_asks_the_same_and_a_slot_only_other_cards() {
    let tasks = |query: &str| {
        let mut round = begun(RAISES, query);
        let mut tasks = Vec::new();
        while let Some(task) = round.ask(|_| level(1)) {
            tasks.push(task);
            let given = answered(&round, Result::Right, 1);
            round.take(given);
        }
        tasks
    };
    let one = tasks("seed=5eed&count=6&level=3");
    assert_eq!(one.len(), 6);
    assert_eq!(one, tasks("seed=5eed&count=6&level=3"));
    let other = tasks("seed=5eed&count=6&level=3&slot=4");
    for (one, other) in one.iter().zip(&other) {
        assert_eq!((one.pattern, one.level), (other.pattern, other.level));
        assert_ne!(one.seed, other.seed);
    }
    // Only the patterns asked for, at the first level that has them at least.
    let only = tasks("seed=5eed&count=8&level=1&only=over-a-re-raise");
    assert!(only.iter().all(|task| task.pattern == "over-a-re-raise"));
    let from = Drill::MinRaiseTo
        .patterns()
        .iter()
        .find(|each| each.name == "over-a-re-raise");
    assert!(
        only.iter()
            .all(|task| task.level.number() == from.unwrap().from)
    );
    assert!(only.iter().all(|task| task.instance().is_some()));
}

#[test]
fn an_adaptive_run_stays_within_its_range() {
    let mut round = begun(RAISES, "level=2-3");
    assert_eq!(round.ask(|_| level(1)).unwrap().level, level(2));
    assert_eq!(round.ask(|_| level(5)).unwrap().level, level(3));
}

#[test]
fn a_gate_asks_eight_at_level_two_of_all_its_drills() {
    let gate = Subject::Gate(&CHAPTERS[1]);
    let mut round = begun(gate, "");
    played(&mut round, &[Result::Right; 6]);
    assert!(!round.is_over());
    played(&mut round, &[Result::Wrong; 2]);
    assert!(round.is_over());
    assert_eq!(round.ask(|_| level(1)), None);
    let drills: BTreeSet<Drill> = round.given.iter().map(|given| given.task.drill).collect();
    assert_eq!(drills.len(), 3);
    assert!(round.given.iter().all(|given| given.task.level == level(2)));
    assert_eq!(round.sum().passed, Some(true));
    let mut record = Record::default();
    record.close(&round);
    assert!(record.is_open(2));
    let mut failed = begun(gate, "");
    played(&mut failed, &[Result::Wrong; 3]);
    played(&mut failed, &[Result::Right; 5]);
    let mut record = Record::default();
    record.close(&failed);
    assert!(!record.is_open(2));
}

#[test]
fn a_run_is_summed_up() {
    let mut round = begun(RAISES, "seed=9&count=5&pass=60&level=1");
    played(
        &mut round,
        &[
            Result::Right,
            Result::Hinted,
            Result::Wrong,
            Result::Right,
            Result::Wrong,
        ],
    );
    let sum = round.sum();
    // Two points and a half of five.
    assert_eq!((sum.score, sum.asked, sum.right, sum.hints), (50, 5, 3, 1));
    assert_eq!(sum.passed, Some(false));
    assert_eq!((sum.millis, sum.median), (15_000, Some(2_000)));
    assert_eq!(sum.fluency, 100);
    assert_eq!(sum.repeat.iter().map(|repeat| repeat.wrong).sum::<u32>(), 2);
    let rules = sum.rules.values().map(|(asked, _)| *asked).max();
    assert!(rules.unwrap() <= 5);
    // Left early, nothing is passed.
    let mut early = begun(RAISES, "seed=9&count=5&pass=60&level=1");
    played(&mut early, &[Result::Right]);
    assert_eq!((early.sum().score, early.sum().passed), (100, Some(false)));
}

#[test]
fn a_result_has_the_fields_of_the_message() {
    let mut round = begun(
        RAISES,
        "seed=5eed0007&slot=17&count=2&level=3&pass=80&ref=7B-week-3",
    );
    played(&mut round, &[Result::Right, Result::Wrong]);
    let record = Record::default();
    let report = round.report(Session {
        content: "c3f1a9",
        record: &record,
    });
    let field = |name: &str| report[name].clone();
    assert_eq!(field("kind"), "drill");
    assert_eq!(field("id"), "min-raise-to");
    assert_eq!(field("content"), "c3f1a9");
    assert_eq!(field("ref"), "7B-week-3");
    assert_eq!(field("run").as_str().unwrap().len(), 12);
    assert_eq!(
        (field("slot"), field("level"), field("count")),
        (17.into(), 3.into(), 2.into())
    );
    assert_eq!(
        (field("score"), field("right"), field("passed")),
        (50.into(), 1.into(), false.into())
    );
    assert_eq!(
        (field("seconds"), field("median")),
        (3.0.into(), 1.0.into())
    );
    assert_eq!(field("complete"), true);
    assert_eq!(report["items"].as_array().unwrap().len(), 2);
    let wrong = &report["items"][1];
    assert_eq!(wrong["slip"], "doubled-last-total");
    assert_eq!((&wrong["n"], &wrong["result"]), (&2.into(), &0.into()));
    assert_eq!(report["mistakes"]["BET-2"], 1);
    assert_eq!(report["skills"]["betting"]["word"], "finding the way");
}

#[test]
fn a_run_is_kept_with_the_question_on_the_screen() {
    let mut round = begun(RAISES, "count=5&ref=a");
    played(&mut round, &[Result::Hinted, Result::Wrong]);
    round.ask(|_| level(3)).unwrap();
    round.hinted = true;
    let mut record = Record::default();
    record.keep(&round);
    let text = serde_json::to_string(&record).unwrap();
    let back: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(back.round(RAISES), Some(round.clone()));
    assert_eq!(back.round(Subject::Drill(Drill::WhoWins)), None);
    // What does not exist any more is not guessed.
    let other = text.replace("\"min-raise-to\",\"pattern\"", "\"cellar\",\"pattern\"");
    assert_ne!(other, text);
    let (other, aside) = read_kept::<Record>(&other);
    assert_eq!(other.round(RAISES), None);
    assert!(aside.unwrap().contains("cellar"));
    assert_eq!(SavedRound::from(&round).round(RAISES), Some(round));
    assert!(serde_json::from_str::<Record>("{\"drills\":{\"who-wins\":{}}}").is_ok());
}

#[test]
fn ratings_stars_and_tries_are_counted_once() {
    let mut record = Record::default();
    assert_eq!(record.level(Drill::MinRaiseTo), level(1));
    assert_eq!(
        (record.word(Skill::Betting), record.stars(Drill::MinRaiseTo)),
        (None, None)
    );
    let mut round = begun(RAISES, "seed=1&level=1&count=20&tries=1");
    for _ in 0..20 {
        round.ask(|_| level(1)).unwrap();
        let given = answered(&round, Result::Right, 1_000);
        record.count(&round, &given, "2026-11-30");
        round.take(given);
    }
    let (at, stars) = record.stars(Drill::MinRaiseTo).unwrap();
    assert_eq!((at, stars.sure, stars.fluent), (level(1), true, true));
    let rating = record.rating(Skill::Betting);
    assert!(rating.tenths() > 10_000 && rating.answers() == 20);
    let word = record.word(Skill::Betting).unwrap();
    assert_eq!((word.day.as_str(), word.refresh), ("2026-11-30", false));
    assert!(word.standing > Standing::Starting);
    assert!(record.has_tries(&round));
    record.close(&round);
    assert!(!record.has_tries(&round));
    let looked_at = begun(RAISES, "seed=2&level=1&tries=1");
    record.close(&looked_at);
    assert!(record.has_tries(&looked_at));
    // The same seed again moves nothing.
    let mut again = begun(RAISES, "seed=1&level=1&count=20&tries=1");
    again.ask(|_| level(1)).unwrap();
    let given = answered(&again, Result::Wrong, 1_000);
    record.count(&again, &given, "2026-12-01");
    assert_eq!(record.rating(Skill::Betting), rating);
    // A word that was reached stays; two words below it is worth a refresh.
    let mut free = begun(RAISES, "count=100&level=1");
    for _ in 0..40 {
        free.ask(|_| level(1)).unwrap();
        let given = answered(&free, Result::Wrong, 1_000);
        record.count(&free, &given, "2026-12-02");
        free.take(given);
    }
    let later = record.word(Skill::Betting).unwrap();
    assert_eq!(later.standing, word.standing);
    assert_eq!(later.refresh, word.standing >= Standing::Steady);
    assert_eq!(record.slips(Drill::MinRaiseTo, "doubled-last-total"), 40);
    assert_eq!(record.answers(Drill::MinRaiseTo), 20);
}

#[test]
fn a_run_with_a_limit_ends_in_time() {
    let round = begun(RAISES, "limit=2");
    assert_eq!(round.left(1_000), Some(120));
    assert_eq!(round.left(61_000), Some(60));
    assert!(!round.is_late(120_000));
    assert!(round.is_late(121_000));
    assert!(!begun(RAISES, "").is_late(u64::MAX));
}

#[test]
fn a_receipt_belongs_to_its_figures() {
    let receipt = Receipt {
        asked: "drill/min-raise-to?v=1&seed=7",
        score: 85,
        day: "2026-11-30",
    };
    let letters = receipt.letters();
    let link = "https://school.example/poker/#/drill/min-raise-to?lang=cs&seed=07";
    assert_eq!(Assignment::asked_by(link).as_deref(), Some(receipt.asked));
    assert_eq!(
        Assignment::asked_by("#/gate/2?v=1").as_deref(),
        Some("gate/2?v=1")
    );
    for none in [
        "#/drill/cellar",
        "#/drill/min-raise-to?count=0",
        "#/play",
        "min-raise-to",
    ] {
        assert_eq!(Assignment::asked_by(none), None, "{none}");
    }
    assert_eq!(letters.len(), 14);
    assert!(receipt.matches(&letters.to_lowercase().replace('-', " ")));
    for other in [
        Receipt {
            score: 86,
            ..receipt.clone()
        },
        Receipt {
            day: "2026-12-01",
            ..receipt.clone()
        },
        Receipt {
            asked: "drill/min-raise-to?v=1&seed=8",
            ..receipt.clone()
        },
    ] {
        assert!(!other.matches(&letters));
    }
}

#[test]
fn answers_have_a_notation() {
    let seats = |seats: &[u8]| seats.iter().map(|seat| Seat(*seat)).collect();
    assert_eq!(Answer::Number(Figure::whole(130)).notation(), "130");
    assert_eq!(Answer::Seats(seats(&[0, 2])).notation(), "1+3");
    assert_eq!(Answer::Nobody.notation(), "-");
    assert_eq!(Answer::Order(vec![Seat(2), Seat(0)]).notation(), "3,1");
    let award = vec![vec![(Seat(0), Chips::new(20)), (Seat(2), Chips::new(10))]];
    assert_eq!(Right::Award(award).notation(), "1:20+3:10");
    // Every right answer of a drill is met by itself, and says something.
    for drill in Drill::ALL {
        let mut round = begun(Subject::Drill(*drill), "count=3&level=2");
        while let Some(task) = round.ask(|_| level(2)) {
            let instance = task.instance().unwrap();
            for part in &instance.parts {
                assert!(
                    !part.question.right.notation().is_empty(),
                    "{}",
                    drill.name()
                );
            }
            let given = answered(&round, Result::Right, 1);
            round.take(given);
        }
    }
}

#[test]
fn a_hand_seen_from_another_chair_is_the_same_hand() {
    let mut seen = 0;
    for drill in Drill::ALL {
        let mut round = begun(Subject::Drill(*drill), "count=12&level=3");
        while let Some(task) = round.ask(|_| level(3)) {
            let instance: Instance = task.instance().unwrap();
            if let Shown::Table(table) = &instance.shown {
                let hand = &table.hand;
                let chairs = chairs_of(hand.setup());
                for first in (0..chairs).map(Seat) {
                    let turned = hand_turned_to(hand, first).expect("the same hand");
                    assert_eq!(
                        turned.events().len(),
                        hand.events().len(),
                        "{}",
                        drill.name()
                    );
                    let back = turned
                        .turn()
                        .seat()
                        .map(|place| seat_at(place, first, chairs));
                    assert_eq!(back, hand.turn().seat(), "{}", drill.name());
                    assert_eq!(turned.state().board, hand.state().board);
                    seen += 1;
                }
            }
            let given = answered(&round, Result::Right, 1);
            round.take(given);
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_round_that_cannot_be_read_costs_nothing_else() {
    let mut record = Record::default();
    let subjects = [
        RAISES,
        Subject::Drill(Drill::Outs),
        Subject::Gate(&CHAPTERS[1]),
    ];
    let rounds = subjects.map(|subject| {
        let mut round = begun(subject, "seed=7&count=3");
        played(&mut round, &[Result::Right]);
        round.ask(|_| level(1)).unwrap();
        record.count(&round, &round.given[0].clone(), "2026-11-30");
        record.keep(&round);
        round
    });
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(read_kept::<Record>(&text), (record.clone(), None));
    // One round names a question that does not exist any more, another is no round at all.
    let mut kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    kept["rounds"]["min-raise-to"]["asking"]["pattern"] = "no-such-pattern".into();
    kept["rounds"]["gate/2"] = 7.into();
    let damaged = kept["rounds"]["min-raise-to"].clone();
    let (read, aside) = read_kept::<Record>(&kept.to_string());
    let aside: serde_json::Value = serde_json::from_str(&aside.unwrap()).unwrap();
    let wanted = serde_json::json!({ "rounds": { "min-raise-to": damaged, "gate/2": 7 } });
    assert_eq!(aside, wanted);
    assert_eq!(read.round(subjects[0]), None);
    assert_eq!(read.round(subjects[1]).as_ref(), Some(&rounds[1]));
    assert_eq!(read.round(subjects[2]), None);
    assert_eq!(read.answers(Drill::Outs), 1);
    assert_eq!(read.rating(Skill::Strategy), record.rating(Skill::Strategy));
    // A file that was cut off is set aside whole.
    let cut = &text[..text.len() / 2];
    let (read, aside) = read_kept::<Record>(cut);
    assert_eq!((read, aside.as_deref()), (Record::default(), Some(cut)));
}

#[test]
fn an_estimate_counts_by_its_error_and_is_kept_so() {
    let subject = Subject::Drill(Drill::EquityEstimate);
    let mut round = begun(subject, "seed=7&count=2&level=1");
    for points in [88, 30] {
        round.ask(|_| level(1)).unwrap();
        let result = if points > 50 {
            Result::Right
        } else {
            Result::Wrong
        };
        let given = answered(&round, result, 1_000);
        round.take(Answered { points, ..given });
    }
    assert_eq!((round.sum().score, round.sum().right), (59, 1));
    let saved = serde_json::to_string(&SavedRound::from(&round)).unwrap();
    let saved: SavedRound = serde_json::from_str(&saved).unwrap();
    assert_eq!(saved.round(subject), Some(round));
}
