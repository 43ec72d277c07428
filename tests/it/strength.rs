//! What the bots are worth must not fall: small matches with fixed seeds and wide bounds, and the
//! program that writes STRENGTH.md.
#![cfg(feature = "tools")]

use super::arena::{figure, play, run};

/// What A wins in big blinds a hundred hands.
fn wins(a: &str, b: &str, seats: &str, hands: &str) -> f64 {
    let words = ["--a", a, "--b", b, "--seats", seats, "--hands", hands];
    let result = play(&[&words[..], &["--duplicate", "--fair-all-ins"]].concat());
    assert_eq!(figure(&result, "faults"), 0.0, "{result}");
    figure(&result, "bb_per_100").as_f64().unwrap()
}

/// About half of what `make strength` measures over many more hands.
#[test]
fn the_levels_are_worth_what_they_were() {
    for (a, b, seats, hands, least) in [
        ("l7", "fold", "2", "200", 50.0),
        ("l7", "station", "2", "400", 100.0),
        ("l7", "random", "2", "200", 200.0),
        ("l7", "shover", "2", "400", 200.0),
        ("l7", "nit", "2", "300", 0.0),
        ("l7", "fold", "6", "120", 20.0),
        ("l4", "station", "2", "400", 60.0),
        ("l7", "l2", "2", "600", 0.0),
    ] {
        let won = wins(a, b, seats, hands);
        assert!(won >= least, "{a} v {b}, {seats} seats: {won} bb/100");
    }
}

/// An adversary who knows the strategy takes part like anybody else.
#[test]
fn a_local_best_response_beats_the_weakest() {
    let won = wins("lbr", "l1", "2", "24");
    assert!(won > 0.0, "{won} bb/100");
    let (fine, _, problem) = run(&["--a", "lbr", "--b", "station"]);
    assert!(!fine && problem.contains("l1 to l8"), "{problem}");
    let (fine, _, problem) = run(&["--a", "lbr", "--b", "l1", "--seats", "3"]);
    assert!(!fine && problem.contains("heads-up"), "{problem}");
}

/// Who is all-in for the whole pot before the river wins his share of it, whatever comes.
#[test]
fn fair_all_ins_pay_shares() {
    let words = ["--a", "shover", "--b", "shover", "--hands", "40"];
    let played = play(&words);
    let fair = play(&[&words[..], &["--fair-all-ins"]].concat());
    let width = |result| figure(result, "ci95").as_f64().unwrap();
    assert!(width(&fair) * 2.0 < width(&played), "{fair} {played}");
}

/// A page of next to no hands: every part is there, with a row for everybody.
#[test]
fn the_page_has_all_its_parts() {
    let (fine, page, problem) = run(&["strength", "trial"]);
    assert!(fine, "{problem}");
    let parts = page.lines().filter(|line| line.starts_with("## ")).count();
    assert_eq!(parts, 8, "{page}");
    for row in [
        "| 8 | 7 |",
        "| station |",
        "| shover at 20 bb |",
        "| size-teller |",
        "| 8 | firebrand |",
        "| 10 | 58.",
        "| panics | 0 |",
        "| lbr |",
    ] {
        assert!(page.contains(row), "{row} is missing in\n{page}");
    }
    // The one level that a trial asks: all spots asked hold or are known, none is violated.
    let litmus = page.split("## Litmus").nth(1).unwrap_or_default();
    let row = litmus.lines().find(|line| line.starts_with("| 2 | "));
    let violated = row.and_then(|row| row.split(" | ").nth(4));
    assert_eq!(violated, Some("0"), "{litmus}");
    let (fine, _, problem) = run(&["strength", "long"]);
    assert!(!fine && problem.contains("short or full"), "{problem}");
    let (fine, _, problem) = run(&["litmus", "l9"]);
    assert!(!fine && problem.contains("l1 to l8"), "{problem}");
}
