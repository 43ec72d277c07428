//! STRENGTH.md: what the bots are worth, measured.

mod form;
mod lbr;
mod league;
mod matches;
mod matrix;
mod page;
mod persona;

use std::fmt::Write as _;

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
    let litmus = litmus()?;
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
fn litmus() -> Result<String, String> {
    page::say("litmus");
    let litmus = Litmus::read(FILE)?;
    let mut text = format!(
        "{} spots (`tests/data/litmus.json`), each asked of every level that it must hold for. \
         `arena litmus` prints the figures.\n\n| level | asked | hold | known not to hold | violated |\n\
         |---|---:|---:|---:|---:|\n",
        litmus.spots.len()
    );
    for level in Level::all() {
        let (mut asked, mut known, mut violated) = (0, 0, 0);
        for trial in &litmus.spots {
            let outcome = litmus.ask(trial, level)?.outcome;
            asked += u32::from(outcome != Outcome::NotAsked);
            known += u32::from(outcome == Outcome::Known);
            violated += u32::from(outcome == Outcome::Violated);
        }
        let hold = asked - known - violated;
        let _ = writeln!(
            text,
            "| {level} | {asked} | {hold} | {known} | {violated} |"
        );
    }
    Ok(text)
}
