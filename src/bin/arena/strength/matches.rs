//! Matches, and what was seen of each level in all of them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::form::Form;
use super::page::{self, Cell, Wanted};
use crate::contestant::Name;
use crate::figures::Manners;
use crate::options::Options;
use crate::play;

/// Plays matches and remembers how everybody behaved.
pub(super) struct Matches {
    pub(super) form: Form,
    pub(super) wanted: Wanted,
    manners: BTreeMap<String, Manners>,
}

impl Matches {
    pub(super) fn new(form: Form) -> Self {
        Self {
            form,
            wanted: Wanted::default(),
            manners: BTreeMap::new(),
        }
    }

    /// A match of `a` against `b` in all other seats, the same decks from every seat.
    pub(super) fn play(&mut self, a: &str, b: &str, seats: u8, stack: u64) -> Result<Cell, String> {
        let adversary = a == "lbr";
        let deep = [a, b].contains(&"l8");
        let options = Options {
            seats,
            stack,
            hands: match (adversary, seats) {
                (true, _) => self.form.adversary(),
                (false, 2) => self.form.heads_up(deep),
                (false, _) => self.form.six_handed(deep),
            },
            duplicate: true,
            fair_all_ins: true,
            ..Options::between(a.parse::<Name>()?, b.parse::<Name>()?)
        };
        page::say(&format!("{a} v {b}, {seats} seats, {stack}bb"));
        let score = play::play(&options)?;
        for (name, manners) in [(a, &score.a), (b, &score.b)] {
            self.manners
                .entry(name.to_owned())
                .or_default()
                .add(manners);
        }
        Ok(Cell {
            won: score.bb_per_100(),
            ci: score.ci95(),
        })
    }

    /// How long the levels thought, and what anybody did wrong.
    pub(super) fn manners(&mut self) -> String {
        let mut text = String::from(
            "All decisions of the matches above, on the machine that made this file.\n\n\
             | who | decisions | median ms | 99% within ms | faults |\n|---|---:|---:|---:|---:|\n",
        );
        for (name, manners) in &self.manners {
            let (median, late) = (manners.ms(500), manners.ms(990));
            let _ = writeln!(
                text,
                "| {name} | {} | {median:.3} | {late:.3} | {} |",
                manners.times.len(),
                manners.faults
            );
            self.wanted
                .note(format!("no fault of {name}"), manners.faults == 0);
        }
        text
    }
}
