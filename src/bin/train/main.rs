//! Computes the data that is committed because it takes long to compute.
//!
//! `train preflop-equities FILE` writes `src/odds/preflop_equities.bin`: some minutes on one core.
//! `train push-or-fold FILE` writes `src/school/drill/push_or_fold.bin`: some seconds.
#![forbid(unsafe_code)]
#![allow(
    clippy::print_stderr,
    reason = "this program's purpose is to be watched"
)]

mod preflop_equities;
mod push_or_fold;

use std::process::ExitCode;

const USAGE: &str = "usage: train preflop-equities FILE\n       train push-or-fold FILE";

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = given.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["preflop-equities", file] => preflop_equities::write(file),
        ["push-or-fold", file] => push_or_fold::write(file),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("train: {problem}");
            ExitCode::FAILURE
        }
    }
}
