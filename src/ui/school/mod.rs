//! The school: two programs of their own, which load when somebody opens them. The lessons
//! ([`run`]) and all that is practised ([`practice`]) share how a question is asked, and nobody who
//! opens a lesson waits for the drills. Their addresses are those of the rooms
//! ([`rooms::place`](super::rooms)), their front is the same; what they add is the engine at every
//! step.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "the player of a lesson is a handle of signals, copied like any of them"
)]

mod answers;
mod ask;
mod dealer;
mod drill;
mod file;
mod keys;
mod laid;
mod learn;
mod lesson;
mod lesson_sheet;
mod paper;
mod player;
pub mod practice;
mod progress;
mod pupil;
mod review;
mod rich;
mod spot;
mod spot_fields;
mod stage;
mod teach;
mod verdict;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use self::learn::Learn;
use self::lesson::{LessonRoom, OwnRoom};
use self::lesson_sheet::LessonSheet;
use super::parts::Sprite;
use super::rooms::front::{Front, part_of};
use super::rooms::place::{self, Place};
use super::settings::Settings;
use super::words::Words;
use crate::platform;
use crate::school::lesson::Lesson;

/// The place of the lessons' program in the page.
const STAGE: &str = "school";

/// Starts the program of the lessons.
pub fn run() {
    start(STAGE, Place::Learn, || view! { <School /> });
}

/// Starts a program in its own place in the page. An address that names none of its rooms leads to
/// the `first`.
fn start<V: IntoView + 'static>(
    stage: &'static str,
    first: Place,
    program: impl FnOnce() -> V + 'static,
) {
    platform::tell_panics();
    spawn_local(async move {
        let settings = Settings::load();
        settings.show();
        let place = place::read(&platform::hash()).unwrap_or_else(|| first.clone());
        match Words::load_parts(settings.language(), part_of(&place)).await {
            Ok(words) => super::mount(stage, move || {
                let front = Front::new(settings, words, Some(place));
                provide_context(front);
                provide_context(front.words);
                follow(front, stage, first, Visits::provide());
                program()
            }),
            Err(reason) => platform::fail(&reason),
        }
    });
}

/// How often the reader has come back from another program. What lists things is drawn anew then,
/// for they may stand otherwise by now; a question stays as it was left.
#[derive(Clone, Copy)]
struct Visits(RwSignal<u32>);

impl Visits {
    fn provide() -> Self {
        let visits = Self(RwSignal::new(0));
        provide_context(visits);
        visits
    }

    fn get() -> Self {
        expect_context()
    }

    /// Draws anew at the next visit.
    fn track(self) {
        self.0.track();
    }
}

/// Goes where the address says, as long as the program is the one that is shown.
fn follow(front: Front, stage: &'static str, first: Place, visits: Visits) {
    let away = StoredValue::new(false);
    let listener = StoredValue::new_local(platform::on_hash(move || {
        let here = platform::on_stage(stage);
        if here && away.get_value() {
            visits.0.update(|visits| *visits += 1);
        }
        away.set_value(!here);
        if here {
            let place = place::read(&platform::hash()).unwrap_or_else(|| first.clone());
            front.go(Some(place));
        }
    }));
    on_cleanup(move || listener.dispose());
    // The reader may have gone on while the texts came.
    let now = place::read(&platform::hash());
    if platform::on_stage(stage) && now.is_some() && now != Some(front.place.get_untracked()) {
        front.go(now);
    }
    Effect::new(move || {
        let code = front.words.with(|words| words.language().code());
        if platform::on_stage(stage) {
            platform::root_attribute("lang", Some(code));
        }
    });
}

#[component]
fn School() -> impl IntoView {
    let front = Front::get();
    // Another language leaves the lesson where it is.
    let place = Memo::new(move |_| front.place.get());
    let visits = Visits::get();
    // A school's own lesson lies over the page Learn, which it was opened from.
    let own = RwSignal::new(None::<Lesson>);
    Effect::new(move || {
        place.track();
        if own.with_untracked(Option::is_some) {
            own.set(None);
        }
    });
    view! {
        <Sprite more=include_str!("../rooms/sprite.svg") />
        {move || match (place.get(), own.get()) {
            (Place::Lesson(listed), _) => view! { <LessonRoom listed /> }.into_any(),
            (Place::Sheet(of), _) => match *of {
                Place::Lesson(listed) => view! { <LessonSheet listed /> }.into_any(),
                _ => ().into_any(),
            },
            (_, Some(lesson)) => view! { <OwnRoom lesson own /> }.into_any(),
            (_, None) => {
                visits.track();
                view! { <Learn own /> }.into_any()
            }
        }}
    }
}
