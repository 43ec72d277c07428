//! The arena program: fair matches, the figures it prints, programs that misbehave.
#![cfg(feature = "tools")]

use std::process::{Command, Output};

use serde_json::Value;

pub(super) fn run(words: &[&str]) -> (bool, String, String) {
    let program = env!("CARGO_BIN_EXE_arena");
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(program).args(words).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.success(), text(stdout), text(stderr))
}

pub(super) fn play(words: &[&str]) -> Value {
    let (fine, said, problem) = run(&[words, &["--json"]].concat());
    assert!(fine, "{problem}");
    serde_json::from_str(&said).unwrap()
}

pub(super) fn figure(result: &Value, name: &str) -> Value {
    assert!(result[name].is_number(), "{name} of {result}");
    result[name].clone()
}

#[test]
fn rules_as_simple_as_these_have_exact_results() {
    // Folding in turn gives up half a big blind and a whole one.
    let folds = play(&[
        "--a",
        "fold",
        "--b",
        "shover",
        "--hands",
        "200",
        "--duplicate",
    ]);
    assert_eq!(figure(&folds, "bb_per_100"), -75.0);
    assert_eq!(figure(&folds, "ci95"), 0.0);
    assert_eq!(figure(&folds, "hands"), 200.0);
    let six = [
        "--a",
        "shover",
        "--b",
        "fold",
        "--seats",
        "6",
        "--hands",
        "60",
        "--duplicate",
    ];
    // From four seats it wins both blinds, from the blinds the other one: 7.5 in six hands.
    let wins = figure(&play(&six), "bb_per_100");
    assert_eq!(wins, 125.0);
}

#[test]
fn the_same_player_on_both_sides_ends_even_in_duplicate() {
    for name in ["l3", "random", "size-teller"] {
        for seats in ["2", "4"] {
            let words = ["--a", name, "--b", name, "--seats", seats, "--hands", "40"];
            let result = play(&[&words[..], &["--duplicate"]].concat());
            assert_eq!(figure(&result, "bb_per_100"), 0.0, "{name}");
            assert_eq!(figure(&result, "ci95"), 0.0, "{name}");
        }
    }
}

#[test]
fn threads_change_nothing_and_seeds_do() {
    let words = [
        "--a", "tag", "--b", "lag", "--hands", "150", "--seed", "c0ffee",
    ];
    let won = |more: &[&str]| figure(&play(&[&words[..], more].concat()), "bb_per_100");
    let alone = won(&["--threads", "1"]);
    assert_eq!(alone, won(&["--threads", "3"]));
    let last = [
        "--a", "tag", "--b", "lag", "--hands", "150", "--seed", "c0ffed",
    ];
    assert_ne!(alone, figure(&play(&last), "bb_per_100"));
}

#[test]
fn everybody_plays_every_structure_without_a_fault() {
    let all = [
        "fold",
        "station",
        "nit",
        "tag",
        "lag",
        "maniac",
        "shover",
        "random",
        "min-raiser",
        "pot-odds",
        "size-teller",
        "l1",
        "l8:firebrand",
        "top",
    ];
    for (place, name) in all.into_iter().enumerate() {
        let structure = ["nl", "pl", "fl"][place % 3];
        let seats = (2 + place % 5).to_string();
        let result = play(&[
            "--a",
            name,
            "--b",
            "random",
            "--structure",
            structure,
            "--seats",
            &seats,
            "--stack",
            "40bb",
            "--hands",
            "30",
        ]);
        assert_eq!(result["a"], name);
        assert_eq!(figure(&result, "faults"), 0.0, "{name}");
        assert_eq!(figure(&result, "b_faults"), 0.0, "{name}");
        assert!(result["p99_ms"].as_f64() >= result["median_ms"].as_f64());
    }
}

#[cfg(unix)]
#[test]
fn a_program_answers_line_by_line() {
    let folds = "exec:while read -r view; do echo '\"fold\"'; done";
    let result = play(&[
        "--a",
        folds,
        "--b",
        "shover",
        "--hands",
        "20",
        "--duplicate",
    ]);
    assert_eq!(figure(&result, "bb_per_100"), -75.0);
    assert_eq!(figure(&result, "faults"), 0.0);
}

/// The view names the legal actions, and nobody else's cards.
#[cfg(unix)]
#[test]
fn a_program_sees_what_it_may_do_and_no_more() {
    let folder = std::env::temp_dir().join(format!("arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let seen = folder.join("seen.jsonl");
    let program = format!(
        "exec:while read -r view; do echo \"$view\" >> {}; echo '\"call\"'; done",
        seen.display()
    );
    let result = play(&["--a", &program, "--b", "min-raiser", "--hands", "10"]);
    let views = std::fs::read_to_string(&seen).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(views.lines().count() > 20);
    let mut calls_refused = 0;
    for line in views.lines() {
        let view: Value = serde_json::from_str(line).unwrap();
        assert!(view["hand_number"].is_u64());
        assert_eq!(view["viewer"]["seat"], view["turn"]["act"]);
        let legal = &view["legal"];
        assert_eq!(legal["seat"], view["viewer"]["seat"]);
        calls_refused += u32::from(legal["call"].get("Err").is_some());
        for seat in view["hand"]["seats"].as_array().unwrap() {
            let own = seat["seat"] == view["viewer"]["seat"];
            assert_eq!(seat["hole"].get("known").is_some(), own, "{seat}");
        }
    }
    // A call where there is nothing to call is a fault, and a check in its place.
    assert_eq!(figure(&result, "faults"), calls_refused);
}

#[cfg(unix)]
#[test]
fn what_is_wrong_or_late_is_counted_and_checked_or_folded() {
    let like_folding = |program: &str, limit: &str| {
        let result = play(&[
            "--a",
            program,
            "--b",
            "shover",
            "--hands",
            "6",
            "--duplicate",
            "--limit-ms",
            limit,
        ]);
        assert_eq!(figure(&result, "bb_per_100"), -75.0, "{program}");
        assert_eq!(figure(&result, "faults"), 6.0, "{program}");
    };
    like_folding(
        "exec:while read -r view; do echo 'all of it!'; done",
        "1000",
    );
    like_folding(
        "exec:while read -r view; do echo '{\"raise\":1}'; done",
        "1000",
    );
    like_folding("exec:exit 1", "1000");
    like_folding("exec:sleep 3", "20");
}

/// An answer that comes too late is not taken for that to the next question.
#[cfg(unix)]
#[test]
fn a_late_answer_is_passed_over() {
    let program = "exec:read -r view; sleep 0.6; echo '\"call\"'; while read -r view; do echo '\"fold\"'; done";
    let result = play(&[
        "--a",
        program,
        "--b",
        "shover",
        "--hands",
        "4",
        "--duplicate",
        "--limit-ms",
        "400",
    ]);
    assert_eq!(figure(&result, "bb_per_100"), -75.0);
    assert_eq!(figure(&result, "faults"), 1.0);
}

#[cfg(unix)]
#[test]
fn the_example_of_the_manual_plays_without_a_fault() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/example_bot.py");
    let program = format!("exec:python3 '{path}'");
    for structure in ["nl", "fl"] {
        let result = play(&[
            "--a",
            &program,
            "--b",
            "random",
            "--hands",
            "100",
            "--structure",
            structure,
            "--limit-ms",
            "10000",
        ]);
        assert_eq!(figure(&result, "faults"), 0.0);
    }
}

#[test]
fn wrong_words_are_told_what_would_be_right() {
    for (words, expected) in [
        (&["--a", "l9", "--b", "l1"][..], "l1 to l8"),
        (&["--a", "l1"], "--b is missing"),
        (&["--a", "l1", "--b", "l2", "--seats", "11"], "from 2 to 10"),
        (
            &["--a", "l1", "--b", "l2", "--structure", "no"],
            "nl, pl, fl",
        ),
        (
            &["--a", "l1", "--b", "l2", "--seed", "xyz"],
            "0123456789abcdef",
        ),
        (&["--a", "l1", "--b", "l2", "--hands"], "needs a value"),
        (&["--c", "l1"], "not an option"),
    ] {
        let (fine, _, problem) = run(words);
        assert!(!fine && problem.contains(expected), "{words:?}: {problem}");
    }
    let (fine, said, _) = run(&["--help"]);
    assert!(fine && said.contains("--duplicate"));
}

/// More questions than a pipe holds, and nobody who takes them out of it.
#[test]
fn a_program_that_never_reads_does_not_hold_up_the_match() {
    let words = [
        "--a",
        "exec:exec sleep 60",
        "--b",
        "station",
        "--hands",
        "120",
    ];
    let result = play(&[&words[..], &["--limit-ms", "1"]].concat());
    let faults = result["faults"].as_u64().unwrap();
    assert!(faults >= 100, "{result}");
    assert_eq!(figure(&result, "hands"), 120.0);
}
