//! What the dealer school says: in each language, with all its figures, and nothing in vain.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cards_speak::engine::seat::Seat;
use cards_speak::school::dealer::{Duty, Kind, Level, Mishap};
use cards_speak::school::drill::{Line, Part};
use cards_speak::school::people;
use cards_speak::text::{Catalog, Language, Speaker, Voice};

use super::hands;

/// The table's words, the floor's, and those of the school.
fn catalog(language: Language) -> Catalog {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("public/locales")
        .join(language.code());
    let mut catalog = Catalog::parse(language, &[]).unwrap();
    for folder in [root.clone(), root.join("later"), root.join("dealer")] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                catalog.add(&fs::read_to_string(&path).unwrap()).unwrap();
            }
        }
    }
    catalog
}

fn lines_of_part(part: &Part) -> Vec<(&Line, usize)> {
    let mut lines = vec![(&part.prompt, 140), (&part.reckoning, 420)];
    lines.extend(part.choices.iter().map(|line| (line, 120)));
    lines.extend(part.slips.iter().map(|word| (&word.line, 240)));
    lines
}

/// Every line of a duty, and how long it may be.
fn lines(duty: &Duty) -> Vec<(&Line, usize)> {
    let mut lines: Vec<_> = duty.parts.iter().flat_map(lines_of_part).collect();
    lines.extend(duty.facts.iter().map(|line| (line, 140)));
    if let Some(staged) = &duty.staged {
        lines.push((&staged.sign, 200));
        lines.extend(lines_of_part(&staged.ruling));
    }
    lines
}

#[test]
fn every_text_of_the_dealer_school_is_said_with_all_its_figures() {
    let names: Vec<(Seat, String)> = (0..10)
        .map(|seat| (Seat(seat), people::name(Seat(seat)).to_owned()))
        .collect();
    let all: Vec<Duty> = Level::ALL
        .into_iter()
        .flat_map(|level| hands(level, if level >= Level::D5 { 240 } else { 90 }))
        .flat_map(|deal| deal.duties)
        .collect();
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: None,
        };
        let mut said: BTreeSet<String> = BTreeSet::new();
        let mut faults: BTreeSet<String> = BTreeSet::new();
        for duty in &all {
            let hint = duty.hint();
            for (line, most) in lines(duty).into_iter().chain([(&hint, 240)]) {
                let new = said.insert(line.id.clone());
                let text = speaker.drill(Voice::Screen, line);
                if text.contains('{') || text.chars().count() > most {
                    faults.insert(format!("{language:?} {}: {text}", line.id));
                }
                if new {
                    let aloud = speaker.drill(Voice::Spoken, line);
                    assert!(!aloud.contains('{') || text.contains('{'), "{aloud}");
                }
            }
        }
        for kind in Kind::ALL {
            assert!(catalog.has(&kind.message()), "{language:?} {kind:?}");
            said.insert([kind.message().as_str(), ".hint"].concat());
        }
        for mishap in Mishap::ALL {
            let id = ["dealer-mishap-", mishap.name()].concat();
            assert!(catalog.has(&id), "{language:?} {id}");
        }
        for level in Level::ALL {
            let id = ["dealer-level-", level.name()].concat();
            assert!(catalog.has(&id) && catalog.has(&[id.as_str(), ".about"].concat()));
        }
        // What is an attribute is said by a duty, a ruling or a mishap.
        let idle: Vec<&str> = catalog
            .ids()
            .filter(|id| id.starts_with("dealer-") && id.contains('.'))
            .filter(|id| !id.starts_with("dealer-level-") && !said.contains(*id))
            .collect();
        assert!(idle.is_empty(), "{language:?}: {idle:?}");
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
