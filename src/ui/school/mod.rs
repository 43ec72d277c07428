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

use self::learn::Learn;
use self::lesson::{LessonRoom, OwnRoom};
use self::lesson_sheet::LessonSheet;
use super::parts::Sprite;
use super::rooms::front::Front;
use super::rooms::place::Place;
use super::rooms::program::{self, Visits};
use crate::school::lesson::Lesson;

/// The place of the lessons' program in the page.
const STAGE: &str = "school";

/// Starts the program of the lessons.
pub fn run() {
    program::start(STAGE, Place::Learn, || view! { <School /> });
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
