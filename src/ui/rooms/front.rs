//! What every room has: the settings, the words, and where the reader is.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::place::{self, Place};
use crate::platform;
use crate::school::path::chapter_of;
use crate::text::{Args, Id, Language};
use crate::ui::pace::Speed;
use crate::ui::settings::Settings;
use crate::ui::words::Words;

/// The parts of a language's texts that a room needs besides the table's.
pub(in crate::ui) fn part_of(place: &Place) -> &'static [&'static str] {
    match place {
        Place::Home | Place::Tournament | Place::Glossary | Place::Settings => &["rooms"],
        Place::History(_)
        | Place::Statistics
        | Place::Import(_)
        | Place::Data
        | Place::Verify(_) => &["rooms", "records"],
        Place::Embed => &["rooms", "embed", "learn"],
        Place::NewGame | Place::House | Place::Seat => &["rooms", "later"],
        Place::Hand(_) => &["rooms", "later", "records"],
        Place::Rules(_) | Place::RuleGroup(_) => &["rooms", "rules", "learn"],
        Place::Learn => &["rooms", "school", "learn", "review"],
        Place::Review => &[
            "rooms", "school", "drills", "later", "glossary", "checks", "review",
        ],
        // Slips of any drill are told there.
        Place::Progress => &["rooms", "school", "drills", "later", "glossary", "review"],
        Place::Spot(_) => &["rooms", "school", "own", "later", "spot"],
        Place::Lesson(lesson) => lesson_parts(lesson.id),
        Place::Sheet(of) => part_of(of),
        Place::Teach => &["rooms", "school", "embed", "learn", "teach"],
        Place::DealerSchool | Place::Dealer(_) => &["rooms", "school", "later", "dealer"],
        Place::Drills => &["rooms", "school", "drills"],
        // Some drills speak with the words of the floor, the house sheet and the glossary.
        Place::Drill(..) | Place::Gate(..) => &["rooms", "school", "drills", "later", "glossary"],
    }
}

/// A lesson's words are those of its chapter.
fn lesson_parts(id: &str) -> &'static [&'static str] {
    const PARTS: [&[&str]; 14] = [
        &["rooms", "school", "lesson-01"],
        &["rooms", "school", "lesson-02"],
        &["rooms", "school", "lesson-03"],
        &["rooms", "school", "lesson-04"],
        &["rooms", "school", "lesson-05"],
        &["rooms", "school", "lesson-06"],
        &["rooms", "school", "lesson-07"],
        &["rooms", "school", "lesson-08"],
        &["rooms", "school", "lesson-09"],
        &["rooms", "school", "lesson-10"],
        &["rooms", "school", "lesson-11"],
        &["rooms", "school", "lesson-12"],
        &["rooms", "school", "lesson-13"],
        &["rooms", "school", "lesson-14"],
    ];
    let chapter = chapter_of(id).map_or(1, |chapter| usize::from(chapter.number));
    PARTS.get(chapter - 1).copied().unwrap_or(PARTS[0])
}

/// The address of the page if it names no room.
fn missing() -> Option<String> {
    let none = place::read(&platform::hash()).is_none();
    none.then(asked_for)
}

/// The address of the page from its `#` on, without what it asks of the room.
pub(in crate::ui) fn asked_for() -> String {
    let hash = platform::hash();
    let path = hash.split('?').next().unwrap_or_default();
    ["#", path].concat()
}

/// A handle that every part of the rooms has. It lives as long as the page.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Front {
    pub words: RwSignal<Words>,
    pub place: RwSignal<Place>,
    /// Something that the reader should know, such as that a text did not come.
    pub notice: RwSignal<Option<Id>>,
    /// The address that was asked for, if there is nothing there.
    pub missing: RwSignal<Option<String>>,
    /// Where an address leads that is near no room.
    first: StoredValue<Place>,
    settings: RwSignal<Settings>,
    /// The parts of the texts that `words` has.
    parts: RwSignal<&'static [&'static str]>,
}

impl Front {
    /// The front of a program at an address; what is near none of its rooms leads to the `first`.
    pub(in crate::ui) fn new(settings: Settings, words: Words, first: Place) -> Self {
        let at = place::nearest(&platform::hash(), &first);
        Self {
            words: RwSignal::new(words),
            notice: RwSignal::new(None),
            missing: RwSignal::new(missing()),
            first: StoredValue::new(first),
            settings: RwSignal::new(settings),
            parts: RwSignal::new(part_of(&at)),
            place: RwSignal::new(at),
        }
    }

    /// The front of this page.
    pub(in crate::ui) fn get() -> Self {
        expect_context()
    }

    /// Whether nothing is to wait for the eye.
    pub(in crate::ui) fn is_instant(self) -> bool {
        let speed = |settings: &Settings| settings.speed == Speed::Instant;
        self.settings.with_untracked(speed)
    }

    /// Whether single keys act; Enter always does.
    pub(in crate::ui) fn keys_act(self) -> bool {
        self.settings.with_untracked(|settings| settings.keys)
    }

    /// A setting, now.
    pub(super) fn setting<T>(self, of: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with(of)
    }

    /// Changes a setting: it counts at once, here and at the table.
    pub(super) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.with_untracked(|settings| {
            settings.show();
            let _ = settings.save();
        });
    }

    /// A text, now.
    pub(in crate::ui) fn text(self, id: Id) -> String {
        self.words.with(|words| words.of(id))
    }

    /// A text with arguments, now.
    pub(super) fn said(self, id: Id, args: &Args) -> String {
        self.words.with(|words| words.with(id, args))
    }

    /// A text without arguments that follows the language.
    pub(in crate::ui) fn t(self, id: &'static str) -> Signal<String> {
        self.t_id(Id(id))
    }

    /// The same of an id from a list.
    pub(in crate::ui) fn t_id(self, id: Id) -> Signal<String> {
        Signal::derive(move || self.text(id))
    }

    /// Copies a text and says whether it could.
    pub(in crate::ui) fn copy(text: String, said: RwSignal<Option<Id>>) {
        spawn_local(async move {
            let done = platform::copy(&text).await.is_ok();
            let _ = said.try_set(Some(if done {
                Id("rooms-copied")
            } else {
                Id("rooms-copy-refused")
            }));
        });
    }

    /// Where the address of the page leads.
    fn here(self) -> Place {
        let hash = platform::hash();
        self.first.with_value(|first| place::nearest(&hash, first))
    }

    /// The reader has gone to the address that the page has now.
    pub(in crate::ui) fn go(self) {
        let settings = Settings::load();
        settings.show();
        let language = settings.language();
        self.settings.set(settings);
        self.notice.set(None);
        self.missing.set(missing());
        self.enter(self.here(), language);
    }

    /// The settings on the device may be others now: they count from now on.
    pub(super) fn read_settings(self) {
        let settings = Settings::load();
        settings.show();
        let language = settings.language();
        self.settings.set(settings);
        if self.words.with_untracked(Words::language) != language {
            self.enter(self.place.get_untracked(), language);
        }
    }

    /// Another language, at once.
    pub(in crate::ui) fn speak(self, language: Language) {
        self.settings
            .update(|settings| settings.lang = Some(language.code().to_owned()));
        let _ = self.settings.with_untracked(Settings::save);
        self.enter(self.place.get_untracked(), language);
    }

    /// Shows a place in a language as soon as its texts are there.
    fn enter(self, place: Place, language: Language) {
        let parts = part_of(&place);
        let has = self.words.with_untracked(Words::language) == language
            && parts
                .iter()
                .all(|part| self.parts.get_untracked().contains(part));
        if has {
            self.place.set(place);
            return;
        }
        spawn_local(async move {
            match Words::load_parts(language, parts).await {
                Ok(words) => {
                    // The reader may have gone on, or chosen another language, in the meantime.
                    if self.here() == place
                        && self.settings.with_untracked(Settings::language) == language
                    {
                        self.words.set(words);
                        self.parts.set(parts);
                        self.place.set(place);
                    }
                }
                Err(_) => self.notice.set(Some(Id("ui-notice-no-texts-about"))),
            }
        });
    }
}
