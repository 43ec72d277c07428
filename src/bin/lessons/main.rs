//! Checks every lesson: its file against the engine, its texts in every language. The exit status
//! is 1 if anything is wrong.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "this program's purpose is to print")]

mod check;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let checked = check::all(Path::new(env!("CARGO_MANIFEST_DIR")));
    for fault in &checked.faults {
        println!("{fault}");
    }
    let missing = checked.missing.len();
    for id in &checked.missing {
        println!("not written yet: {id}");
    }
    println!(
        "{} lessons, {} steps, {} check questions, {} faults, {missing} missing",
        checked.lessons,
        checked.steps,
        checked.checks,
        checked.faults.len(),
    );
    ExitCode::from(u8::from(!checked.faults.is_empty() || missing > 0))
}
