//! The look of the file.

use std::fmt;
use std::thread::available_parallelism;

use super::form::Form;

/// What somebody wins, in big blinds a hundred hands, and half the width of the 95% interval.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub(super) won: f64,
    pub(super) ci: f64,
}

impl Cell {
    /// Whether he wins at least so much, and the interval is clear of 0.
    pub(super) fn wins(self, least: f64) -> bool {
        self.won >= least && self.won - self.ci > 0.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1} ±{:.1}", self.won, self.ci)
    }
}

/// Cells as text, the lowest of them in bold.
pub(super) fn with_worst(cells: &[Cell]) -> Vec<String> {
    let lowest = |one: &(usize, &Cell), other: &(usize, &Cell)| one.1.won.total_cmp(&other.1.won);
    let worst = cells.iter().enumerate().min_by(lowest);
    let worst = worst.map(|(place, _)| place);
    let each = cells.iter().enumerate();
    each.map(|(place, cell)| {
        if Some(place) == worst {
            format!("**{cell}**")
        } else {
            cell.to_string()
        }
    })
    .collect()
}

/// Whether something holds, in a word.
pub(super) const fn holds(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
}

/// Says on standard error what is being done.
pub(super) fn say(what: &str) {
    eprintln!("strength: {what}");
}

/// How busy the machine is, where it says so: the average number of programs that wait.
pub(super) fn load() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().nth(1)?.parse().ok()
}

pub(super) fn head(form: Form, before: Option<f64>) -> String {
    let name = form.name();
    let cores = available_parallelism().map_or(1, usize::from);
    let busy = match before {
        Some(load) if load > 0.7 => format!(
            "The machine had other work (a load of {load:.1} on {cores} cores before it began): \
             the times below are too long. Nothing else depends on it."
        ),
        Some(_) => format!("The machine had {cores} cores and nothing else to do."),
        None => format!("The machine had {cores} cores; whether it was busy is not known."),
    };
    format!(
        "# Strength\n\n\
         What the bots are worth, by `make strength FORM={name}`. Winnings are big blinds a hundred \
         hands with the 95% interval; the worst cell of each column is in bold. \
         Blinds of 50 and 100, stacks of 100 big blinds unless another depth is given, seed 0. The same decks are \
         played from every seat and count as one result, and all-ins before the river pay each \
         player his share of all cards that could come. The same command gives the same figures, \
         times aside.\n\n{busy}\n\n\
         Each figure can be had alone: `arena --a l8 --b station --hands {hands} --duplicate \
         --fair-all-ins`, with `--seats 6` for a table of six ({six} hands). Players of other projects are not part \
         of this one; build them outside and seat them by `--b exec:COMMAND` \
         (`docs/bot-protocol.md`).\n",
        hands = form.heads_up(),
        six = form.six_handed(),
    )
}
