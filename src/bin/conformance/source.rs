//! Files to lines, lines to verdicts.

use std::fs;
use std::io::BufReader;
use std::path::Path;

use cards_speak::engine::cards::{CardSet, Strength};

use crate::compare::{Scale, category_name};
use crate::record::{Comparison, Line};
use crate::replay::{self, Verdict};
use crate::tally::Tally;

/// Whether a file is in the neutral format, by its name.
pub(crate) fn is_neutral(file: &str) -> bool {
    let name = Path::new(file.strip_suffix(".xz").unwrap_or(file));
    name.extension().is_some_and(|ending| ending == "jsonl")
}

/// The text of a file, unpacked where its name ends in `.xz`.
pub(crate) fn read(file: &str) -> Result<String, String> {
    let packed = fs::File::open(file).map_err(|error| error.to_string())?;
    if Path::new(file).extension().is_none_or(|name| name != "xz") {
        return std::io::read_to_string(packed).map_err(|error| error.to_string());
    }
    let mut bytes = Vec::new();
    lzma_rs::xz_decompress(&mut BufReader::new(packed), &mut bytes)
        .map_err(|error| format!("cannot unpack: {error:?}"))?;
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

/// Judges every line of a file; empty lines are passed over.
pub(crate) fn judge(file: &str, text: &str, tally: &mut Tally) {
    let mut scale = Scale::default();
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let place = format!("{file}:{}", number + 1);
        match serde_json::from_str(line) {
            Err(error) => tally.fail(&format!("{place}: {error}")),
            Ok(Line::Cards(comparison)) => match strength(&comparison, &mut scale) {
                Ok(()) => tally.pass(),
                Err(why) => tally.fail(&format!("{place}: {}: {why}", comparison.cards)),
            },
            Ok(Line::Hand(record)) => match replay::judge(&record, &mut scale) {
                Verdict::Agrees => tally.pass(),
                Verdict::SetAside(tag) => tally.skip(tag),
                Verdict::Differs(whys) => {
                    let why: Vec<String> = whys
                        .iter()
                        .map(|why| format!("{place}: {}: {why}", record.id))
                        .collect();
                    tally.fail(&why.join("\n"));
                }
            },
        }
    }
}

fn strength(comparison: &Comparison, scale: &mut Scale) -> Result<(), String> {
    let cards: CardSet = comparison
        .cards
        .parse()
        .map_err(|error| format!("{error}"))?;
    let own = Strength::of(cards).ok_or("five to seven cards expected")?;
    let category = category_name(own);
    if category != comparison.category {
        let expected = &comparison.category;
        return Err(format!("category: expected {expected}, got {category}"));
    }
    scale.check(comparison.strength, own)
}
