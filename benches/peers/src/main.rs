//! The contests natively: `make bench`, its first part.
//!
//! Both take turns. The speeds are those of the best rounds: what a neighbour on the machine takes
//! away is no property of the program. The ratio is the middle one of all rounds, since a
//! neighbour takes from both who stand side by side in a round. Above 1: ours is faster.
#![allow(
    missing_docs,
    clippy::print_stdout,
    reason = "a program that prints figures"
)]

use std::hint::black_box;
use std::time::Instant;

use cards_speak::engine::cards::Evaluator;

mod arena;
#[path = "../../contest/mod.rs"]
mod contest;

fn main() {
    let cold = milliseconds(Evaluator::get);
    let mut warm = [(); 21].map(|()| milliseconds(Evaluator::build));
    warm.sort_by(f64::total_cmp);
    println!(
        "tables of the evaluator: {cold:.1} ms at the first use, {:.1} ms warm",
        warm[10]
    );
    // An argument such as `hands` takes only the contests with that in their name.
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let wanted = wanted.unwrap_or_default();
    let mut contests = contest::all();
    contests.push(arena::contest());
    for contest in contests {
        if !contest.name.contains(&wanted) {
            continue;
        }
        assert!(
            !contest.same || (contest.ours)() == (contest.theirs)(),
            "{}: the peer did something else",
            contest.name
        );
        let (mut ours, mut theirs) = (f64::MAX, f64::MAX);
        let mut ratios = Vec::new();
        for _ in 0..contest.rounds {
            let (mine, other) = (milliseconds(&contest.ours), milliseconds(&contest.theirs));
            (ours, theirs) = (ours.min(mine), theirs.min(other));
            ratios.push(other / mine);
        }
        ratios.sort_by(f64::total_cmp);
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
            ratios[ratios.len() / 2]
        );
    }
}

fn milliseconds<T>(work: impl Fn() -> T) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64() * 1e3
}
