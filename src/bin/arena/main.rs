//! Lets opponents play against each other and says who wins how much, with an interval.
//!
//! `arena --a l8 --b station --hands 20000 --duplicate`; `arena --help` lists everything.
//! docs/bot-protocol.md says how a program of your own takes part.
#![forbid(unsafe_code)]
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program's purpose is to print"
)]

mod contestant;
mod external;
mod figures;
mod lbr;
mod litmus;
mod litmus_report;
mod options;
mod play;
mod report;
mod rule_bot;
mod strength;

use std::process::ExitCode;

use options::{Options, USAGE};

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    if given.iter().any(|word| word == "--help" || word == "-h") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    if given.first().is_some_and(|word| word == "litmus") {
        return told(litmus_report::report(given.get(1).map(String::as_str)));
    }
    if given.first().is_some_and(|word| word == "strength") {
        let word = |place: usize| given.get(place).map(String::as_str);
        return told(strength::page(word(1), word(2)));
    }
    let options = match Options::read(&given) {
        Ok(options) => options,
        Err(problem) => {
            eprintln!("arena: {problem}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match play::play(&options) {
        Ok(score) if options.json => println!("{}", report::json(&options, &score)),
        Ok(score) => print!("{}", report::text(&options, &score)),
        Err(problem) => {
            eprintln!("arena: {problem}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Prints what came of it.
fn told(result: Result<String, String>) -> ExitCode {
    match result {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("arena: {problem}");
            ExitCode::FAILURE
        }
    }
}
