//! All spots and all levels, for people.

use std::fmt::Write as _;

use cards_speak::bots::Level;

use super::litmus::{FILE, Litmus, Outcome};

/// What every level, or one, does in each of the spots.
pub(crate) fn report(level: Option<&str>) -> Result<String, String> {
    let litmus = Litmus::read(FILE)?;
    let one = level.map(|text| {
        let number = text.trim_start_matches('l').parse().ok();
        let level = number.and_then(Level::new);
        level.ok_or_else(|| format!("{text:?} is no level: l1 to l8"))
    });
    let one = one.transpose()?;
    let mut text = String::new();
    for trial in &litmus.spots {
        let _ = writeln!(text, "{}", trial.id);
        for level in Level::all().filter(|level| one.is_none_or(|one| *level == one)) {
            let finding = litmus.ask(trial, level)?;
            if finding.outcome != Outcome::NotAsked {
                let _ = writeln!(text, "  level {level} {finding}");
            }
            match (&trial.known, finding.outcome) {
                (_, Outcome::Violated) => {
                    let _ = writeln!(text, "    {}", trial.means);
                }
                (Some(known), Outcome::Known | Outcome::Unmark) => {
                    let _ = writeln!(text, "    {}", known.reason);
                }
                _ => {}
            }
        }
    }
    Ok(text)
}
