//! Prints how much of the rule book is covered, and what is missing. The exit status is 1 if
//! anything is.
#![forbid(unsafe_code)]
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program's purpose is to print"
)]

mod coverage;
mod decides;
#[path = "../../../tests/it/coverage/exercised.rs"]
mod exercised;

use std::path::Path;
use std::process::ExitCode;

use coverage::Coverage;

fn main() -> ExitCode {
    match Coverage::of(Path::new(env!("CARGO_MANIFEST_DIR"))) {
        Ok(coverage) => {
            print!("{coverage}");
            ExitCode::from(u8::from(!coverage.faults().is_empty()))
        }
        Err(problem) => {
            eprintln!("the sources cannot be read: {problem}");
            ExitCode::from(2)
        }
    }
}
