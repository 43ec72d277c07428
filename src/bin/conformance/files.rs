//! Hand histories: opened and compared with their own results, and what becomes of a hand that is
//! written as one.

use cards_speak::engine::hand::{Hand, Viewer};
use cards_speak::history::file::{self, Format, OpenedHand, Verdict};
use cards_speak::history::{Circumstances, LoggedHand};

use crate::record::Record;
use crate::tally::Tally;

/// Every hand of a file must be readable and end as the file says.
pub(crate) fn judge(file: &str, tally: &mut Tally) {
    let bytes = match std::fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => return tally.fail(&format!("{file}: {error}")),
    };
    let opened = match file::open(&bytes) {
        Ok(opened) => opened,
        Err(trouble) => return tally.fail(&format!("{file}:{trouble}")),
    };
    for hand in opened.hands {
        match hand {
            Err(trouble) => tally.fail(&format!("{file}:{trouble}")),
            Ok(OpenedHand { verdict, place, .. }) => match verdict {
                Verdict::Agrees => tally.pass(),
                Verdict::NotTold => tally.skip("no result"),
                Verdict::Differs(differences) => {
                    let line = place.line;
                    let stacks: Vec<String> = differences
                        .iter()
                        .map(|d| format!("seat {}: {} told, {} played", d.seat, d.told, d.played))
                        .collect();
                    tally.fail(&format!("{file}:{line}: {}", stacks.join("; ")));
                }
            },
        }
    }
}

/// A hand that agrees must come back from every format.
pub(crate) fn check(record: &Record, hand: &Hand, whys: &mut Vec<String>) {
    if !whys.is_empty() {
        return;
    }
    let mut logged = LoggedHand::of(hand, Viewer::Everyone);
    logged.circumstances = Circumstances {
        site: Some("PokerStars".to_owned()),
        number: Some(record.id.clone()),
        table: Some("1".to_owned()),
        places: Some(10),
        ..Circumstances::default()
    };
    for player in &mut logged.players {
        if record.hole[player.seat.index()].contains('?') {
            player.hole = [None; 2];
        }
    }
    for format in Format::ALL {
        if let Err(why) = comes_back(format, &logged, hand) {
            whys.push(format!("{format:?}: {why}"));
        }
    }
}

fn comes_back(format: Format, logged: &LoggedHand, hand: &Hand) -> Result<(), String> {
    let text = file::write(format, std::slice::from_ref(logged));
    let text = text.map_err(|error| format!("cannot be written: {error}"))?;
    let opened = file::open(text.as_bytes()).map_err(|trouble| trouble.to_string())?;
    let [back] =
        <[_; 1]>::try_from(opened.hands).map_err(|hands| format!("{} hands", hands.len()))?;
    let back = back.map_err(|trouble| trouble.to_string())?;
    let mut own = back.hand;
    if format == Format::Stars {
        // Its text has no words for house rules, nor for the full size of a short forced bet.
        own.house = logged.house;
        own.forced.clone_from(&logged.forced);
    }
    if own != *logged {
        return Err(format!("another hand came back: {own:?} is not {logged:?}"));
    }
    let stacks: Vec<_> = hand
        .state()
        .seats
        .iter()
        .map(|player| (player.seat, player.stack))
        .collect();
    if back.stacks != stacks || back.verdict != Verdict::Agrees {
        return Err(format!(
            "{:?}: {:?} instead of {stacks:?}",
            back.verdict, back.stacks
        ));
    }
    Ok(())
}
