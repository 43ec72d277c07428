//! How long exact odds take.
//!
//! `cargo bench --no-default-features --bench odds`
//!
//! The best and the median of 21 rounds, after one to warm up.
#![allow(clippy::print_stdout, missing_docs)]

use std::hint::black_box;
use std::time::Instant;

use cards_speak::engine::cards::{Card, CardSet, parse_cards};
use cards_speak::odds::{Effort, Outcome, Range, against_range, categories, equity};

const ROUNDS: usize = 21;

fn main() {
    let wide = "22+, A2s+, K5s+:0.5, QTo+, 98s@25%";
    for flop in ["Jd7c2s", "Jd7d2s", "Jd7d2d", "Jd7c2s4h", "Jd7c2s4h9c"] {
        let (range, board) = (range(wide), cards(flop));
        time(&format!("every hand against a range on {flop}"), || {
            against_range(&range, &board, CardSet::EMPTY)
        });
    }
    for (one, other) in [
        ("AsKs", "QhQd"),
        ("AsAh", "KsKh"),
        ("AsKd", "QhJc"),
        ("AKs", "QQ"),
    ] {
        time(&format!("{one} against {other} before the flop"), || {
            versus(&[one, other], "")
        });
    }
    time("three hands before the flop", || {
        versus(&["AsAh", "KsKh", "QdQc"], "")
    });
    time("three hands on the flop", || {
        versus(&["AsAh", "KsKh", "QdQc"], "Jd7c2s")
    });
    time("200,000 deals of two ranges before the flop", || {
        versus(&[wide, "any"], "")
    });
    time("categories of seven cards", || {
        categories(None, &[], CardSet::EMPTY)
    });
}

fn range(text: &str) -> Range {
    text.parse().unwrap_or_else(|_| Range::empty())
}

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap_or_default()
}

fn versus(ranges: &[&str], board: &str) -> Option<Outcome> {
    let ranges: Vec<Range> = ranges.iter().map(|text| range(text)).collect();
    equity(&ranges, &cards(board), CardSet::EMPTY, Effort::default()).ok()
}

fn time<T>(name: &str, work: impl Fn() -> T) {
    black_box(work());
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "{name:46} best {:8.3} ms, median {:8.3} ms",
        times[0],
        times[ROUNDS / 2]
    );
}
