//! Replays hands of other engines and compares: what each player could do, who won what.
//!
//! `conformance FILE...` reads `.jsonl` or `.jsonl.xz`, prints every mismatch in one line and last
//! how many hands passed, failed and were set aside. The exit status is 1 if any failed. Every hand
//! that agrees is also written in each format of hand histories and read back.
//!
//! Other files are taken for hand histories: every hand must be readable and end as its file says.
#![forbid(unsafe_code)]
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program's purpose is to print"
)]

mod compare;
mod files;
mod record;
mod replay;
mod setup;
mod source;
mod tally;

use std::process::ExitCode;

use tally::Tally;

fn main() -> ExitCode {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() || files.iter().any(|file| file.starts_with('-')) {
        eprintln!("usage: conformance FILE...   (.jsonl, .jsonl.xz, or hand histories)");
        return ExitCode::from(2);
    }
    let mut total = Tally::default();
    for file in &files {
        let mut tally = Tally::default();
        if source::is_neutral(file) {
            match source::read(file) {
                Ok(text) => source::judge(file, &text, &mut tally),
                Err(problem) => tally.fail(&format!("{file}: {problem}")),
            }
        } else {
            files::judge(file, &mut tally);
        }
        println!("{file}: {tally}");
        total.add(&tally);
    }
    for (reason, count) in total.skips() {
        println!("skipped for {reason}: {count}");
    }
    println!("{total}");
    ExitCode::from(u8::from(total.failed() > 0))
}
