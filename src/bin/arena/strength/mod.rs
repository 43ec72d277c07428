//! STRENGTH.md: what the bots are worth, measured.

mod conduct;
mod form;
mod lbr;
mod league;
mod matches;
mod matrix;
mod page;
mod parts;
mod persona;
mod push_or_fold;

use std::fmt::Write as _;

use cards_speak::bots::Level;

use super::litmus::{FILE, Litmus, Outcome};
use form::Form;
use matches::Matches;
use parts::in_parts;

/// A part of the file: the word for it, its title, and what writes it.
type Part = (
    &'static str,
    &'static str,
    fn(&mut Matches) -> Result<String, String>,
);

const PARTS: [Part; 8] = [
    ("league", "Each level against the one below", league::table),
    (
        "players",
        "Against players by a simple rule",
        matrix::tables,
    ),
    (
        "adversary",
        "Against an adversary who knows the strategy",
        lbr::table,
    ),
    ("all-in", "All-in or fold", |matches| {
        Ok(push_or_fold::table(matches))
    }),
    ("style", "Style", persona::table),
    ("litmus", "Litmus", litmus),
    ("conduct", "Conduct", conduct::table),
    // The last: it tells of the matches before.
    ("time", "Time and faults", |matches| Ok(matches.manners())),
];

/// The whole file, or one part of it alone; the form is its name.
pub(crate) fn page(form: Option<&str>, only: Option<&str>) -> Result<String, String> {
    let form = Form::named(form.unwrap_or("short"))?;
    let load = page::load();
    let mut matches = Matches::new(form);
    let wanted = |part: &&Part| only.is_none_or(|word| word == part.0);
    let parts: Vec<&Part> = PARTS.iter().filter(wanted).collect();
    if parts.is_empty() {
        let words = PARTS.map(|(word, ..)| word).join(", ");
        return Err(format!("no such part; there are {words}"));
    }
    let mut body = String::new();
    for (_, title, part) in parts {
        let part = part(&mut matches)?;
        let _ = write!(body, "\n## {title}\n\n{part}");
    }
    let head = page::head(form, load);
    Ok(format!("{head}\n{}{body}", matches.wanted.summary()))
}

/// How many of the litmus spots hold.
fn litmus(matches: &mut Matches) -> Result<String, String> {
    page::say("litmus");
    let litmus = Litmus::read(FILE)?;
    let spots = litmus.spots.len();
    let mut text = format!(
        "{spots} spots (`tests/data/litmus.json`), each asked of every level that it must hold for. \
         `arena litmus` prints the figures.\n\n\
         | level | asked | hold | known not to hold | violated | all hold |\n\
         |---|---:|---:|---:|---:|---|\n"
    );
    let levels: Vec<Level> = (1..=matches.form.litmus()).filter_map(Level::new).collect();
    let found = in_parts(spots as u64, |numbers| {
        let mine = &litmus.spots[numbers.start as usize..numbers.end as usize];
        let each = mine
            .iter()
            .flat_map(|trial| levels.iter().map(move |level| (trial, *level)));
        each.map(|(trial, level)| Ok((level, litmus.ask(trial, level)?.outcome)))
            .collect::<Result<Vec<_>, String>>()
    })?;
    for &level in &levels {
        let count = |wanted: Outcome| {
            let like = |(of, outcome): &&(Level, Outcome)| *of == level && *outcome == wanted;
            found.iter().flatten().filter(like).count()
        };
        let (known, violated) = (count(Outcome::Known), count(Outcome::Violated));
        let asked = spots - count(Outcome::NotAsked);
        let hold = asked - known - violated;
        let what = format!("litmus of level {level}");
        let fine = matches.wanted.note(what, hold == asked);
        let _ = writeln!(
            text,
            "| {level} | {asked} | {hold} | {known} | {violated} | {fine} |"
        );
    }
    Ok(text)
}
