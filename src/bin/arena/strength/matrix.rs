//! The levels against players by a simple rule.

use std::fmt::Write as _;

use super::matches::Matches;
use super::page::{Cell, with_worst};

/// What a best response wins from always all-in heads-up, by the depth in big blinds: it calls, or
/// goes all-in first, with every hand that wins by it against any two cards.
const OF_ALL_IN: [(u64, f64); 4] = [(10, 47.0), (20, 125.0), (50, 364.0), (100, 764.0)];

/// The part of it that is wanted.
const PART: f64 = 0.8;

/// The other opponents, and what the top level must win from each heads-up.
const OTHERS: [(&str, f64); 10] = [
    ("fold", 74.0),
    ("station", 200.0),
    ("nit", 10.0),
    ("tag", 10.0),
    ("lag", 10.0),
    ("maniac", 10.0),
    ("random", 400.0),
    ("min-raiser", 10.0),
    ("pot-odds", 10.0),
    ("size-teller", 10.0),
];

/// What the top level must win from five of them.
const OF_FIVE: f64 = 10.0;

pub(super) fn tables(matches: &mut Matches) -> Result<String, String> {
    let levels = matches.form.levels();
    let mut text = String::from("Heads-up. Wanted of level 8:\n\n");
    text.push_str(&table(matches, levels, 2)?);
    text.push_str("\nOne of ours at a table with five of them. Wanted of level 8:\n\n");
    let levels = matches.form.levels_of_six();
    text.push_str(&table(matches, levels, 6)?);
    Ok(text)
}

/// An opponent at a depth.
#[derive(Clone, Copy)]
struct Opponent {
    name: &'static str,
    /// In big blinds.
    depth: u64,
    /// What the top level must win heads-up.
    least: f64,
    /// What a best response wins heads-up, where that is known.
    best: Option<f64>,
}

fn opponents() -> Vec<Opponent> {
    let others = OTHERS.iter().map(|&(name, least)| Opponent {
        name,
        depth: 100,
        least,
        best: None,
    });
    let all_in = OF_ALL_IN.iter().map(|&(depth, best)| Opponent {
        name: "shover",
        depth,
        least: PART * best,
        best: Some(best),
    });
    others.chain(all_in).collect()
}

fn table(matches: &mut Matches, levels: &[u8], seats: u8) -> Result<String, String> {
    let opponents = opponents();
    let mut columns: Vec<Vec<Cell>> = Vec::new();
    for level in levels {
        let a = format!("l{level}");
        let play = |of: &Opponent| matches.play(&a, of.name, seats, of.depth);
        columns.push(opponents.iter().map(play).collect::<Result<_, _>>()?);
    }
    let shown: Vec<Vec<String>> = columns.iter().map(|column| with_worst(column)).collect();
    let mut text = String::from("| opponent |");
    for level in levels {
        let _ = write!(text, " level {level} |");
    }
    text.push_str(" wanted | holds |\n|---|");
    text.push_str(&"---:|".repeat(levels.len()));
    text.push_str("---:|---|\n");
    for (place, opponent) in opponents.iter().enumerate() {
        let Opponent { name, depth, .. } = *opponent;
        let at = match opponent.best {
            Some(_) => format!(" at {depth} bb"),
            None => String::new(),
        };
        let _ = write!(text, "| {name}{at} |");
        for (column, shown) in columns.iter().zip(&shown) {
            let _ = write!(text, " {}", shown[place]);
            if let (Some(best), 2) = (opponent.best, seats) {
                let part = 100.0 * column[place].won / best;
                let _ = write!(text, ", {part:.0}% of a best response");
            }
            text.push_str(" |");
        }
        let least = if seats == 2 { opponent.least } else { OF_FIVE };
        if let Some(top) = columns.last().map(|column| column[place]) {
            let what = format!("{name}{at}, {seats} seats");
            let fine = matches.wanted.note(what, top.wins(least));
            let _ = writeln!(text, " {least:+.0} | {fine} |");
        }
    }
    Ok(text)
}
