//! The levels against players by a simple rule.

use std::fmt::Write as _;

use super::matches::Matches;
use super::page::{Cell, holds, with_worst};

/// The opponents with the depth in big blinds, and what the top level must win from each heads-up.
/// Always all-in: four fifths of what a best response wins.
const OPPONENTS: [(&str, u64, f64); 14] = [
    ("fold", 100, 74.0),
    ("station", 100, 200.0),
    ("nit", 100, 10.0),
    ("tag", 100, 10.0),
    ("lag", 100, 10.0),
    ("maniac", 100, 10.0),
    ("shover", 10, 47.0 * 0.8),
    ("shover", 20, 125.0 * 0.8),
    ("shover", 50, 364.0 * 0.8),
    ("shover", 100, 764.0 * 0.8),
    ("random", 100, 400.0),
    ("min-raiser", 100, 10.0),
    ("pot-odds", 100, 10.0),
    ("size-teller", 100, 10.0),
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

fn table(matches: &mut Matches, levels: &[u8], seats: u8) -> Result<String, String> {
    let mut columns: Vec<Vec<Cell>> = Vec::new();
    for level in levels {
        let mut column = Vec::new();
        for (name, stack, _) in OPPONENTS {
            column.push(matches.play(&format!("l{level}"), name, seats, stack)?);
        }
        columns.push(column);
    }
    let shown: Vec<Vec<String>> = columns.iter().map(|column| with_worst(column)).collect();
    let mut text = String::from("| opponent |");
    for level in levels {
        let _ = write!(text, " level {level} |");
    }
    text.push_str(" wanted | holds |\n|---|");
    text.push_str(&"---:|".repeat(levels.len()));
    text.push_str("---:|---|\n");
    for (place, (name, stack, of_two)) in OPPONENTS.into_iter().enumerate() {
        let depth = if name == "shover" {
            format!(" at {stack} bb")
        } else {
            String::new()
        };
        let _ = write!(text, "| {name}{depth} |");
        for column in &shown {
            let _ = write!(text, " {} |", column[place]);
        }
        let least = if seats == 2 { of_two } else { OF_FIVE };
        let top = columns.last().and_then(|column| column.get(place));
        let fine = top.is_some_and(|cell| cell.wins(least));
        let _ = writeln!(text, " {least:+.0} | {} |", holds(fine));
    }
    Ok(text)
}
