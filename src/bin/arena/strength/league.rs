//! The levels among themselves.

use std::fmt::Write as _;

use super::matches::Matches;
use super::page::with_worst;

/// What a level must win from the one below it.
const STEP: f64 = 10.0;

pub(super) fn table(matches: &mut Matches) -> Result<String, String> {
    let (mut two, mut six) = (Vec::new(), Vec::new());
    for level in 2..=8 {
        let (a, b) = (format!("l{level}"), format!("l{}", level - 1));
        two.push(matches.play(&a, &b, 2, 100)?);
        six.push(matches.play(&a, &b, 6, 100)?);
    }
    let mut text = format!(
        "Wanted: at least {STEP:+} with the interval clear of 0.\n\n\
         | level | against | heads-up | holds | one at a table of six | holds |\n\
         |---|---|---:|---|---:|---|\n"
    );
    let shown = with_worst(&two).into_iter().zip(with_worst(&six));
    for (place, (of_two, of_six)) in shown.enumerate() {
        let (level, below) = (place + 2, place + 1);
        let what = |seats| format!("level {level} against {below}, {seats} seats");
        let two = matches.wanted.note(what(2), two[place].wins(STEP));
        let six = matches.wanted.note(what(6), six[place].wins(STEP));
        let _ = writeln!(
            text,
            "| {level} | {below} | {of_two} | {two} | {of_six} | {six} |",
        );
    }
    Ok(text)
}
