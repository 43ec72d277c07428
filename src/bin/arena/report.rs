//! The result, for people and for programs.

use serde_json::json;

use super::figures::{Manners, Score};
use super::options::{Options, word_of};

/// A few lines.
pub(crate) fn text(options: &Options, score: &Score) -> String {
    let kind = match (options.duplicate, options.seats) {
        (false, _) => "",
        (true, 2) => ", the same decks from both sides",
        (true, _) => ", the same decks from every seat",
    };
    let manners = |manners: &Manners| {
        format!(
            "{} decisions, median {:.3} ms, 99% within {:.3} ms, faults {}",
            manners.times.len(),
            manners.ms(500),
            manners.ms(990),
            manners.faults
        )
    };
    format!(
        "{a} v {b}: {won:+.2} bb/100, 95% interval ±{ci:.2} ({low:+.2} to {high:+.2})\n\
         {hands} hands, {structure}, {seats} seats, {stack}bb, seed {seed}{kind}\n\
         {a}: {of_a}\n\
         {b}: {of_b}\n",
        a = options.a,
        b = options.b,
        won = score.bb_per_100(),
        ci = score.ci95(),
        low = score.bb_per_100() - score.ci95(),
        high = score.bb_per_100() + score.ci95(),
        hands = score.hands,
        structure = word_of(options.structure),
        seats = options.seats,
        stack = options.stack,
        seed = short(&options.seed.to_string()),
        of_a = manners(&score.a),
        of_b = manners(&score.b),
    )
}

/// One object; times and faults at the top are those of A.
pub(crate) fn json(options: &Options, score: &Score) -> String {
    let thousandths = |number: f64| (number * 1e3).round() / 1e3;
    json!({
        "a": options.a.to_string(),
        "b": options.b.to_string(),
        "seats": options.seats,
        "structure": word_of(options.structure),
        "stack_bb": options.stack,
        "duplicate": options.duplicate,
        "fair_all_ins": options.fair_all_ins,
        "seed": options.seed,
        "hands": score.hands,
        "bb_per_100": thousandths(score.bb_per_100()),
        "ci95": thousandths(score.ci95()),
        "median_ms": thousandths(score.a.ms(500)),
        "p99_ms": thousandths(score.a.ms(990)),
        "faults": score.a.faults,
        "b_median_ms": thousandths(score.b.ms(500)),
        "b_p99_ms": thousandths(score.b.ms(990)),
        "b_faults": score.b.faults,
    })
    .to_string()
}

/// A seed without the zeros in front.
fn short(seed: &str) -> &str {
    let digits = seed.trim_start_matches('0');
    if digits.is_empty() { "0" } else { digits }
}
