//! How long it takes to solve turns and rivers until nobody can gain more than some per cent of the
//! pot.
//!
//! `cargo bench --no-default-features --bench solver --profile tools`
//!
//! The best and the median of the rounds. `benches/wasm/solver.mjs` does the same in Node.
#![allow(clippy::print_stdout, missing_docs)]

mod endgames;

use std::hint::black_box;
use std::time::Instant;

fn main() {
    for task in endgames::all() {
        let mut told = String::new();
        let mut times: Vec<f64> = (0..task.rounds)
            .map(|_| {
                let start = Instant::now();
                told = black_box((task.run)());
                start.elapsed().as_secs_f64() * 1e3
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let (best, median) = (times[0], times[times.len() / 2]);
        let name = task.name;
        println!("{name:43} best {best:8.2} ms, median {median:8.2} ms  {told}");
    }
}
