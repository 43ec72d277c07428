//! The school: a program of its own, which loads when somebody opens it. Its addresses are those
//! of the rooms ([`rooms::place`](super::rooms)), its front is the same; what it adds is the
//! engine at every step of a lesson.

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
mod player;
mod progress;
mod pupil;
mod rich;
mod spot;
mod spot_fields;
mod stage;
mod verdict;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use self::dealer::{DealerRoom, Levels};
use self::drill::{DrillRoom, Drills};
use self::learn::Learn;
use self::lesson::{LessonRoom, OwnRoom};
use self::spot::SpotRoom;
use super::parts::Sprite;
use super::rooms::front::{Front, part_of};
use super::rooms::place::{self, Place};
use super::settings::Settings;
use super::words::Words;
use crate::platform;
use crate::school::assignment::{Assignment, Subject};
use crate::school::drill::Drill;
use crate::school::lesson::Lesson;
use crate::school::round::gate_drills;

/// The program's own place in the page.
const STAGE: &str = "school";

/// Starts the program.
pub fn run() {
    console_error_panic_hook::set_once();
    spawn_local(async {
        let settings = Settings::load();
        settings.show();
        let place = place::read(&platform::hash()).unwrap_or(Place::Learn);
        match Words::load_parts(settings.language(), part_of(&place)).await {
            Ok(words) => super::mount(STAGE, move || {
                let front = Front::new(settings, words, Some(place));
                provide_context(front);
                provide_context(front.words);
                view! { <School /> }
            }),
            Err(reason) => platform::fail(&reason),
        }
    });
}

#[component]
fn School() -> impl IntoView {
    let front = Front::get();
    let listener = StoredValue::new_local(platform::on_hash(move || {
        if platform::on_stage(STAGE) {
            front.go(Some(place::read(&platform::hash()).unwrap_or(Place::Learn)));
        }
    }));
    on_cleanup(move || listener.dispose());
    // The reader may have gone on while the texts came.
    let now = place::read(&platform::hash());
    if platform::on_stage(STAGE) && now.is_some() && now != Some(front.place.get_untracked()) {
        front.go(now);
    }
    Effect::new(move || {
        let code = front.words.with(|words| words.language().code());
        if platform::on_stage(STAGE) {
            platform::root_attribute("lang", Some(code));
        }
    });
    // Another language leaves the lesson where it is.
    let place = Memo::new(move |_| front.place.get());
    // A school's own lesson lies over the page Learn, which it was opened from.
    let own = RwSignal::new(None::<Lesson>);
    Effect::new(move || {
        place.track();
        own.set(None);
    });
    view! {
        <Sprite more=include_str!("../rooms/sprite.svg") />
        {move || match place.get() {
            Place::Lesson(listed) => view! { <LessonRoom listed /> }.into_any(),
            Place::DealerSchool => view! { <Levels /> }.into_any(),
            Place::Dealer(level) => view! { <DealerRoom level /> }.into_any(),
            Place::Drills => view! { <Drills /> }.into_any(),
            Place::Drill(name, query) => room(Drill::named(&name).map(Subject::Drill), &query),
            Place::Gate(chapter, query) => {
                let asks = gate_drills(chapter).next();
                room(asks.map(|_| Subject::Gate(chapter)), &query)
            }
            Place::Spot(link) => view! { <SpotRoom link /> }.into_any(),
            _ => match own.get() {
                Some(lesson) => view! { <OwnRoom lesson own /> }.into_any(),
                None => view! { <Learn own /> }.into_any(),
            },
        }}
    }
}

/// The room of a drill or a gate, with what its address asks for; the list, if there is none such.
fn room(subject: Option<Subject>, query: &str) -> AnyView {
    let Some(subject) = subject else {
        return view! { <Drills /> }.into_any();
    };
    let asked = Assignment::read(query, subject);
    view! { <DrillRoom subject asked /> }.into_any()
}
