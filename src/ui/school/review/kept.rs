//! The review as it is kept on the device.

use crate::platform::{self, Storage};
use crate::school::dealer::Level;
use crate::school::path;
use crate::school::review::{Day, Deck, pattern_of_refusal};
use crate::ui::rooms::front::Front;
use crate::ui::school::dealer;
use crate::ui::school::file::File;
use crate::ui::school::progress::{Progress, Standing};

const NAME: &str = "review/1";

/// The local day.
pub(in crate::ui::school) fn today() -> Day {
    Day::read(&platform::today()).unwrap_or_default()
}

/// What is kept on this device.
pub(in crate::ui::school) fn load(front: Front) -> Deck {
    File::open(front, NAME).held
}

/// The same, with what has happened since: lessons done, the dealer school, a refusal at the table.
pub(in crate::ui::school) fn fed(front: Front) -> Deck {
    let mut file: File<Deck> = File::open(front, NAME);
    let before = file.held.clone();
    let deck = &mut file.held;
    let progress = Progress::open(front).held;
    for lesson in path::lessons() {
        if progress.standing(lesson.id) == Standing::Done {
            deck.learn(lesson.id);
        }
    }
    if dealer::is_passed(front, Level::D2) {
        deck.learn_duties();
    }
    if let Some(rule) = Storage::get(Storage::REFUSED) {
        Storage::remove(Storage::REFUSED);
        if let Some(card) = rule.parse().ok().and_then(pattern_of_refusal) {
            deck.remind(card, today());
        }
    }
    if file.held != before {
        file.keep();
    }
    file.held
}

/// Changes what is kept.
pub(in crate::ui::school) fn change(front: Front, change: impl FnOnce(&mut Deck)) {
    let mut file: File<Deck> = File::open(front, NAME);
    change(&mut file.held);
    file.keep();
}

/// Forgets all of it.
pub(in crate::ui::school) fn forget() {
    Storage::remove(NAME);
    Storage::remove(&[NAME, "/damaged"].concat());
}
