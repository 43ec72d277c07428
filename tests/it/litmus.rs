//! The litmus spots: what nobody who plays poker does, asked of every level.
//!
//! A spot that is marked as known not to hold must not hold: the list cannot grow old.

use std::collections::BTreeSet;

use cards_speak::bots::Level;

use super::asked::{FILE, Litmus, Outcome};

fn litmus() -> Litmus {
    Litmus::read(FILE).unwrap()
}

fn ask(level: u8) {
    let level = Level::new(level).unwrap();
    let litmus = litmus();
    let mut wrong = Vec::new();
    for trial in &litmus.spots {
        let finding = litmus.ask(trial, level).unwrap();
        if matches!(finding.outcome, Outcome::Violated | Outcome::Unmark) {
            wrong.push(format!("{}: {finding}\n    {}", trial.id, trial.means));
        }
    }
    assert!(wrong.is_empty(), "level {level}\n{}", wrong.join("\n"));
}

#[test]
fn level_1_does_nothing_silly() {
    ask(1);
}

#[test]
fn level_2_does_nothing_silly() {
    ask(2);
}

#[test]
fn level_3_does_nothing_silly() {
    ask(3);
}

#[test]
fn level_4_does_nothing_silly() {
    ask(4);
}

#[test]
fn level_5_does_nothing_silly() {
    ask(5);
}

#[test]
fn level_6_does_nothing_silly() {
    ask(6);
}

#[test]
fn level_7_does_nothing_silly() {
    ask(7);
}

// What is marked for it in the file is so where it has its solver.
#[cfg(feature = "solver")]
#[test]
fn level_8_does_nothing_silly() {
    ask(8);
}

#[test]
fn there_are_a_hundred_different_spots_each_with_its_meaning() {
    let litmus = litmus();
    assert!(litmus.spots.len() >= 100, "{}", litmus.spots.len());
    let ids: BTreeSet<&str> = litmus.spots.iter().map(|trial| trial.id.as_str()).collect();
    assert_eq!(ids.len(), litmus.spots.len(), "an id comes twice");
    for trial in &litmus.spots {
        assert!(!trial.means.is_empty(), "{}", trial.id);
        let known = trial.known.as_ref();
        assert!(
            known.is_none_or(|known| !known.reason.is_empty()),
            "{}",
            trial.id
        );
    }
    // A table that nobody sits at has been forgotten.
    let used: BTreeSet<&str> = litmus
        .spots
        .iter()
        .map(|trial| trial.table.as_str())
        .collect();
    assert!(
        litmus
            .tables
            .keys()
            .all(|name| used.contains(name.as_str()))
    );
}
