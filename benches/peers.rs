//! The contests natively. `cargo bench --no-default-features --bench peers`
//!
//! Both take turns, and the best round of each counts: what a neighbour on the machine takes
//! away is no property of the program. Ratios above 1: ours is faster.
#![allow(
    missing_docs,
    clippy::print_stdout,
    reason = "a program that prints figures"
)]

use std::hint::black_box;
use std::time::Instant;

use cards_speak::engine::cards::Evaluator;

mod contest;

fn main() {
    let cold = milliseconds(Evaluator::get);
    let mut warm = [(); 21].map(|()| milliseconds(Evaluator::build));
    warm.sort_by(f64::total_cmp);
    println!(
        "tables of the evaluator: {cold:.1} ms at the first use, {:.1} ms warm",
        warm[10]
    );
    // `cargo bench … -- hands` takes only the contests with that in their name.
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let wanted = wanted.unwrap_or_default();
    for contest in contest::all() {
        if !contest.name.contains(&wanted) {
            continue;
        }
        assert!(
            !contest.same || (contest.ours)() == (contest.theirs)(),
            "{}: the peer did something else",
            contest.name
        );
        let (mut ours, mut theirs) = (f64::MAX, f64::MAX);
        for _ in 0..contest.rounds {
            ours = ours.min(milliseconds(&contest.ours));
            theirs = theirs.min(milliseconds(&contest.theirs));
        }
        let speed = |time| f64::from(contest.count) / time / 1e3;
        let bar = contest
            .bar
            .map_or(String::new(), |bar| format!(" (bar {bar:.2})"));
        println!(
            "{:22} {:8.2} M/s, {} {:8.2} M/s, ratio {:.2}{bar}",
            contest.name,
            speed(ours),
            contest.peer,
            speed(theirs),
            theirs / ours
        );
    }
}

fn milliseconds<T>(work: impl Fn() -> T) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64() * 1e3
}
