//! The review as it is kept on the device.

use crate::platform::{self, Kept, Storage};
use crate::school::dealer::Level;
use crate::school::path;
use crate::school::review::{Day, Deck, pattern_of_refusal};
use crate::ui::rooms::front::Front;
use crate::ui::school::dealer;
use crate::ui::school::progress::{Progress, Standing};

const NAME: &str = "review/1";

/// What cannot be read is put aside here.
const DAMAGED: &str = "review/1/damaged";

/// The local day.
pub(in crate::ui::school) fn today() -> Day {
    Day::read(&platform::today()).unwrap_or_default()
}

/// What is kept on this device, and whether something had to be set aside.
pub(in crate::ui::school) fn load() -> (Deck, bool) {
    let Some(text) = Storage::get(NAME) else {
        return (Deck::default(), false);
    };
    if let Ok(deck) = Deck::read(&text) {
        return (deck, false);
    }
    if Storage::set(DAMAGED, &text) == Kept::OnDevice {
        Storage::remove(NAME);
    }
    (Deck::default(), true)
}

/// The same, with what has happened since: lessons done, the dealer school, a refusal at the table.
pub(in crate::ui::school) fn fed(front: Front) -> (Deck, bool) {
    let (mut deck, damaged) = load();
    let before = deck.clone();
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
    if deck != before {
        let _ = keep(&deck);
    }
    (deck, damaged)
}

/// Keeps it.
pub(in crate::ui::school) fn keep(deck: &Deck) -> Kept {
    deck.text()
        .map_or(Kept::InPage, |text| Storage::set(NAME, &text))
}

/// Changes what is kept.
pub(in crate::ui::school) fn change(change: impl FnOnce(&mut Deck)) -> Kept {
    let (mut deck, _) = load();
    change(&mut deck);
    keep(&deck)
}

/// Forgets all of it.
pub(in crate::ui::school) fn forget() {
    Storage::remove(NAME);
    Storage::remove(DAMAGED);
}
