//! STRENGTH.md: what the bots are worth, measured.

mod form;
mod lbr;
mod league;
mod matches;
mod matrix;
mod page;
mod persona;

use std::fmt::Write as _;
use std::thread::{available_parallelism, scope};

use cards_speak::bots::Level;

use super::litmus::{FILE, Litmus, Outcome};
use form::Form;
use matches::Matches;

/// The whole file; the form is its name.
pub(crate) fn page(form: Option<&str>) -> Result<String, String> {
    let form = Form::named(form.unwrap_or("short"))?;
    let load = page::load();
    let mut matches = Matches::new(form);
    let league = league::table(&mut matches)?;
    let matrix = matrix::tables(&mut matches)?;
    let adversary = lbr::table(&mut matches)?;
    let persona = persona::table(form)?;
    let litmus = litmus(form)?;
    let mut text = page::head(form, load);
    for (title, part) in [
        ("Each level against the one below", league),
        ("Against players by a simple rule", matrix),
        ("Against an adversary who knows the strategy", adversary),
        ("Style", persona),
        ("Litmus", litmus),
        ("Time and faults", matches.manners()),
    ] {
        let _ = write!(text, "\n## {title}\n\n{part}");
    }
    Ok(text)
}

/// How many of the litmus spots hold.
fn litmus(form: Form) -> Result<String, String> {
    page::say("litmus");
    let litmus = Litmus::read(FILE)?;
    let mut text = format!(
        "{} spots (`tests/data/litmus.json`), each asked of every level that it must hold for. \
         `arena litmus` prints the figures.\n\n| level | asked | hold | known not to hold | violated |\n\
         |---|---:|---:|---:|---:|\n",
        litmus.spots.len()
    );
    let levels: Vec<Level> = (1..=form.litmus()).filter_map(Level::new).collect();
    let found = outcomes(&litmus, &levels)?;
    for level in levels {
        let count = |wanted: Outcome| {
            let like = |(of, outcome): &&(Level, Outcome)| *of == level && *outcome == wanted;
            found.iter().filter(like).count()
        };
        let (known, violated) = (count(Outcome::Known), count(Outcome::Violated));
        let asked = litmus.spots.len() - count(Outcome::NotAsked);
        let hold = asked - known - violated;
        let _ = writeln!(
            text,
            "| {level} | {asked} | {hold} | {known} | {violated} |"
        );
    }
    Ok(text)
}

/// What was found in each of the spots for each of these levels, in no order.
fn outcomes(litmus: &Litmus, levels: &[Level]) -> Result<Vec<(Level, Outcome)>, String> {
    let threads = available_parallelism().map_or(1, usize::from);
    scope(|all| {
        let started: Vec<_> = (0..threads)
            .map(|number| {
                all.spawn(move || {
                    let mine = litmus.spots.iter().skip(number).step_by(threads);
                    let each =
                        mine.flat_map(|trial| levels.iter().map(move |level| (trial, *level)));
                    each.map(|(trial, level)| Ok((level, litmus.ask(trial, level)?.outcome)))
                        .collect::<Result<Vec<_>, String>>()
                })
            })
            .collect();
        let mut found = Vec::new();
        for thread in started {
            let part = thread.join().map_err(|_| "a thread broke off".to_owned())?;
            found.extend(part?);
        }
        Ok(found)
    })
}
