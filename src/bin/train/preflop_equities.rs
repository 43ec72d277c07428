//! What each of the 169 kinds of hands wins against each, over all boards.

use cards_speak::engine::cards::CardSet;
use cards_speak::odds::{Effort, HandClass, Range, Weight, equity};

/// Writes a number of 32 bits, lowest byte first, for each pair of kinds of which the second has
/// the greater number, in order: twice the deals that the first wins, plus those it ties.
pub(crate) fn write(file: &str) -> Result<(), String> {
    let effort = Effort {
        boards: u64::MAX,
        ..Effort::default()
    };
    let ranges: Vec<Range> = HandClass::all().map(range_of).collect();
    let mut bytes = Vec::new();
    for (place, one) in ranges.iter().enumerate() {
        for other in &ranges[place + 1..] {
            let pair = [one.clone(), other.clone()];
            let outcome =
                equity(&pair, &[], CardSet::EMPTY, effort).map_err(|error| error.to_string())?;
            let first = outcome.equities[0];
            let share = u32::try_from(2 * first.wins + first.ties);
            bytes.extend(share.map_err(|error| error.to_string())?.to_le_bytes());
        }
        eprintln!("{} of {}", place + 1, ranges.len());
    }
    std::fs::write(file, bytes).map_err(|error| format!("{file}: {error}"))
}

fn range_of(class: HandClass) -> Range {
    let mut range = Range::empty();
    for combo in class.combos() {
        range.set(combo, Weight::FULL);
    }
    range
}
