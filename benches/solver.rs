//! How long subgames take until nobody can gain more than half a per cent of the pot.
//!
//! `cargo bench --no-default-features --bench solver --profile tools`
//!
//! The board is that of others' published figures: Td9d6h, then Qc and 2s; the pot 200, the
//! stacks 900. Times are the best and the median of the rounds, building included.
#![allow(clippy::print_stdout, missing_docs)]

use std::hint::black_box;
use std::time::Instant;

use cards_speak::engine::cards::{CardSet, parse_cards};
use cards_speak::odds::{Range, against_range};
use cards_speak::solver::{Effort, Progress, PushFold, Sizes, Solver, Spot, Subgame};

/// What a big blind defends, and what the button opens: some 45% and 48% of hands.
const DEFENDS: &str = "22-JJ, A2s-AJs, K2s+, Q4s+, J6s+, T6s+, 95s+, 85s+, 74s+, 64s+, 53s+, 43s, \
    A2o-ATo, K7o+, Q8o+, J8o+, T8o+, 97o+, 87o, 76o";
const OPENS: &str = "22+, A2s+, K2s+, Q2s+, J4s+, T6s+, 95s+, 85s+, 75s+, 64s+, 54s, A2o+, K6o+, \
    Q8o+, J8o+, T8o+, 98o";

const POT: u64 = 200;

fn main() {
    let one = || sizes(&[66], &[300], false);
    let three = || sizes(&[33, 75], &[300], true);
    for (name, ranges, board, sizes, rounds) in [
        (
            "river, wide, 66 / 3x",
            [DEFENDS, OPENS],
            "Td9d6hQc2s",
            one(),
            21,
        ),
        (
            "river, wide, three sizes",
            [DEFENDS, OPENS],
            "Td9d6hQc2s",
            three(),
            21,
        ),
        (
            "river, any two, three sizes",
            ["any", "any"],
            "Td9d6hQc2s",
            three(),
            21,
        ),
        (
            "turn, wide, 66 / 3x",
            [DEFENDS, OPENS],
            "Td9d6hQc",
            one(),
            3,
        ),
        (
            "turn of two suits, wide, 66 / 3x",
            [DEFENDS, OPENS],
            "Td9d6hQh",
            one(),
            3,
        ),
        (
            "turn, any two, 66 / 3x",
            ["any", "any"],
            "Td9d6hQc",
            one(),
            1,
        ),
    ] {
        let spot = Spot {
            board: parse_cards(board).unwrap_or_default(),
            ranges: ranges.map(range),
            pot: POT,
            stack: 900,
            min_bet: 10,
            sizes: [sizes.clone(), sizes],
            so_far: Vec::new(),
        };
        for percent in [2.0, 0.5] {
            let name = format!("{name}, {percent}%");
            time(&name, rounds, || solve(&spot, percent / 100.0));
        }
    }
    time("all-in or fold, 10 big blinds", 5, || {
        let solution = PushFold::new(10.0, [0.5, 1.0], 0.0).solve(Effort {
            iterations: 1000,
            exploitability: 0.0005,
        });
        format!("{:.6} big blinds", solution.exploitability())
    });
    let flop = parse_cards("Td9d6h").unwrap_or_default();
    time("every hand against a range on a flop", 5, || {
        let against = against_range(&range(OPENS), &flop, CardSet::EMPTY);
        black_box(against.is_ok());
        String::new()
    });
}

fn sizes(bets: &[u32], raises: &[u32], all_in: bool) -> Sizes {
    Sizes {
        bets: bets.to_vec(),
        raises: raises.to_vec(),
        all_in,
    }
}

fn range(text: &str) -> Range {
    text.parse().unwrap_or_else(|_| Range::empty())
}

#[expect(clippy::cast_precision_loss, reason = "a small pot")]
fn solve(spot: &Spot, part_of_pot: f32) -> String {
    let pot = POT as f32;
    let effort = Effort {
        iterations: 1000,
        exploitability: part_of_pot * pot,
    };
    match Subgame::new(spot, 32 << 20) {
        Ok(game) => {
            let mut solver = Solver::new(game);
            let Progress {
                iterations,
                exploitability,
            } = solver.solve(effort, || true);
            let bytes = 8 * solver.figures() / 1024;
            let percent = exploitability / pot * 100.0;
            format!("{iterations} iterations, {percent:.2}% of the pot, {bytes} kB")
        }
        Err(error) => error.to_string(),
    }
}

fn time(name: &str, rounds: usize, work: impl Fn() -> String) {
    let mut told = String::new();
    let mut times: Vec<f64> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            told = black_box(work());
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "{name:42} best {:8.2} ms, median {:8.2} ms  {told}",
        times[0],
        times[rounds / 2]
    );
}
