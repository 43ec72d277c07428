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
    pub(super) fn wins(self, least: f64) -> Holds {
        if self.won < least {
            Holds::No
        } else if self.won - self.ci > 0.0 {
            Holds::Yes
        } else {
            Holds::Unclear
        }
    }
}

/// Whether what is wanted holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Yes,
    No,
    /// The figure would do, but its interval is not clear of 0.
    Unclear,
}

impl From<bool> for Holds {
    fn from(it: bool) -> Self {
        if it { Self::Yes } else { Self::No }
    }
}

impl fmt::Display for Holds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yes => "yes",
            Self::No => "**no**",
            Self::Unclear => "unclear",
        })
    }
}

/// All that is wanted, and whether it holds.
#[derive(Debug, Default)]
pub(super) struct Wanted(Vec<(String, Holds)>);

impl Wanted {
    /// Notes whether something holds and gives it back.
    pub(super) fn note(&mut self, what: String, holds: impl Into<Holds>) -> Holds {
        let holds = holds.into();
        self.0.push((what, holds));
        holds
    }

    /// How much holds, and what does not.
    pub(super) fn summary(&self) -> String {
        let named = |wanted: Holds| -> Vec<&str> {
            let like = self.0.iter().filter(|(_, holds)| *holds == wanted);
            like.map(|(what, _)| what.as_str()).collect()
        };
        let list = |of: &[&str]| {
            if of.is_empty() {
                "none".to_owned()
            } else {
                of.join("; ")
            }
        };
        let (missed, unclear) = (named(Holds::No), named(Holds::Unclear));
        format!(
            "Of {} things wanted, {} hold. Missed ({}): {}. Unclear, the figure would do but its \
             interval reaches 0 ({}): {}.\n",
            self.0.len(),
            self.0.len() - missed.len() - unclear.len(),
            missed.len(),
            list(&missed),
            unclear.len(),
            list(&unclear),
        )
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
         Each figure can be had alone: `arena --a l8 --b station --hands {deep} --duplicate \
         --fair-all-ins` ({hands} hands where level 8 does not play), with `--seats 6` for a table of \
         six ({six} hands, {more} without level 8). Players of other projects are not part \
         of this one; build them outside and seat them by `--b exec:COMMAND` \
         (`docs/bot-protocol.md`).\n",
        deep = form.heads_up(true),
        hands = form.heads_up(false),
        six = form.six_handed(true),
        more = form.six_handed(false),
    )
}
