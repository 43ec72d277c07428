//! The conformance program on the hands of other engines that are kept here, and on bad input.
#![cfg(feature = "tools")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(files: &[&Path]) -> (bool, String) {
    let program = env!("CARGO_BIN_EXE_conformance");
    let Output { status, stdout, .. } = Command::new(program).args(files).output().unwrap();
    (status.success(), String::from_utf8(stdout).unwrap())
}

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

#[test]
fn hands_of_another_engine_agree() {
    let (fine, said) = run(&[&data("oracle.jsonl.xz"), &data("eval7.jsonl.xz")]);
    assert!(fine, "{said}");
    assert!(
        said.ends_with("6977 passed, 0 failed, 23 skipped\n"),
        "{said}"
    );
}

#[test]
fn hands_from_card_rooms_agree() {
    let (fine, said) = run(&[&data("rooms.jsonl")]);
    assert!(fine, "{said}");
    assert!(
        said.ends_with("\n3 passed, 0 failed, 0 skipped\n"),
        "{said}"
    );
}

#[test]
fn bad_lines_fail_with_their_place_and_the_rest_is_read() {
    let bad = data("bad.jsonl");
    let (agrees, said) = run(&[&bad, Path::new("no-such-file.jsonl")]);
    assert!(!agrees);
    let file = bad.display();
    for expected in [
        format!("{file}:1: expected ident"),
        format!("{file}:2: missing field `variant`"),
        format!("{file}:3: AsAsKd2c3c4c5c: As comes twice"),
        format!("{file}:4: AsXdKd2c3c4c5c: 'X' is not a rank"),
        format!("{file}:5: b: the card As is there twice"),
        format!("{file}:6: c: stacks: expected 2 entries, got 1"),
        format!("{file}:8: e: 0 players"),
        format!("{file}:10: invalid value: integer `-3`"),
        format!("{file}:12: i: event 0, seat 1: seat 1 may not bet"),
        format!("{file}:13: liar: final: expected [103, 97], got [102, 98]"),
        "no-such-file.jsonl: ".to_owned(),
        format!("{file}: 1 passed, 13 failed, 0 skipped"),
        "\n1 passed, 14 failed, 0 skipped\n".to_owned(),
    ] {
        assert!(
            said.contains(&expected),
            "{expected:?} is not said in\n{said}"
        );
    }
}
