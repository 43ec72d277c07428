//! Tasks for the solver, with what came out. The board is that of published figures of others:
//! Td9d6h, then Qc and 2s; the pot 200, the stacks 900.

use cards_speak::engine::cards::{CardSet, parse_cards};
use cards_speak::odds::{Range, against_range};
use cards_speak::solver::{Effort, Progress, PushFold, Sizes, Solver, Spot, Subgame};

/// What a big blind defends, and what the button opens: some 45% and 48% of hands.
const DEFENDS: &str = "22-JJ, A2s-AJs, K2s+, Q4s+, J6s+, T6s+, 95s+, 85s+, 74s+, 64s+, 53s+, 43s, \
    A2o-ATo, K7o+, Q8o+, J8o+, T8o+, 97o+, 87o, 76o";
const OPENS: &str = "22+, A2s+, K2s+, Q2s+, J4s+, T6s+, 95s+, 85s+, 75s+, 64s+, 54s, A2o+, K6o+, \
    Q8o+, J8o+, T8o+, 98o";

const POT: u64 = 200;

/// A task.
pub(crate) struct Task {
    pub(crate) name: String,
    pub(crate) rounds: u32,
    /// Does it, building included, and says what came out.
    pub(crate) run: Box<dyn Fn() -> String>,
}

/// All of them.
pub(crate) fn all() -> Vec<Task> {
    let one = || sizes(&[66], &[300], false);
    let three = || sizes(&[33, 75], &[300], true);
    let (wide, any) = ([DEFENDS, OPENS], ["any", "any"]);
    let river = "Td9d6hQc2s";
    let mut tasks = Vec::new();
    for (name, ranges, board, sizes, rounds) in [
        ("river, wide, 66 / 3x", wide, river, one(), 21),
        ("river, wide, three sizes", wide, river, three(), 21),
        ("river, any two, three sizes", any, river, three(), 21),
        ("turn, wide, 66 / 3x", wide, "Td9d6hQc", one(), 3),
        (
            "turn with a flush draw, wide, 66 / 3x",
            wide,
            "Td9d6hQh",
            one(),
            3,
        ),
        ("turn, any two, 66 / 3x", any, "Td9d6hQc", one(), 1),
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
            let spot = spot.clone();
            tasks.push(Task {
                name: format!("{name}, {percent}%"),
                rounds,
                run: Box::new(move || solve(&spot, percent / 100.0)),
            });
        }
    }
    tasks.push(Task {
        name: "all-in or fold, 10 big blinds".to_owned(),
        rounds: 5,
        run: Box::new(push_fold),
    });
    tasks.push(Task {
        name: "every hand against a range on a flop".to_owned(),
        rounds: 5,
        run: Box::new(all_equities),
    });
    tasks
}

fn push_fold() -> String {
    let solution = PushFold::new(10.0, [0.5, 1.0], 0.0).solve(Effort {
        iterations: 1000,
        exploitability: 0.0005,
    });
    format!("{:.6} big blinds", solution.exploitability())
}

fn all_equities() -> String {
    let flop = parse_cards("Td9d6h").unwrap_or_default();
    let against = against_range(&range(OPENS), &flop, CardSet::EMPTY);
    format!("{}", against.is_ok())
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
