//! Practice: drills, gates, the dealer school, the review, a spot laid.

use leptos::prelude::*;

use super::dealer::{DealerRoom, Levels};
use super::drill::{DrillRoom, DrillSheet, Drills};
use super::review::{ProgressRoom, ReviewRoom};
use super::spot::SpotRoom;
use super::teach::TeachRoom;
use crate::school::assignment::{Assignment, Subject};
use crate::school::drill::Drill;
use crate::school::round::gate_drills;
use crate::ui::parts::Sprite;
use crate::ui::rooms::front::{Front, asked_for};
use crate::ui::rooms::place::Place;
use crate::ui::rooms::program::{self, Visits};

/// The program's own place in the page.
pub(super) const STAGE: &str = "practice";

/// Starts the program.
pub fn run() {
    program::start(STAGE, Place::Drills, || view! { <Practice /> });
}

#[component]
fn Practice() -> impl IntoView {
    let front = Front::get();
    // Another language leaves the question where it is.
    let place = Memo::new(move |_| front.place.get());
    let visits = Visits::get();
    view! {
        <Sprite more=include_str!("../rooms/sprite.svg") />
        {move || match place.get() {
            Place::DealerSchool => {
                visits.track();
                view! { <Levels /> }.into_any()
            }
            Place::Dealer(level) => view! { <DealerRoom level /> }.into_any(),
            Place::Drill(name, query) => room(Drill::named(&name).map(Subject::Drill), &query),
            Place::Gate(chapter, query) => {
                let asks = gate_drills(chapter).next();
                room(asks.map(|_| Subject::Gate(chapter)), &query)
            }
            Place::Sheet(of) => match *of {
                Place::Drill(name, query) => sheet(Drill::named(&name).map(Subject::Drill), query),
                Place::Gate(chapter, query) => sheet(Some(Subject::Gate(chapter)), query),
                _ => ().into_any(),
            },
            Place::Teach => view! { <TeachRoom /> }.into_any(),
            Place::Review => view! { <ReviewRoom /> }.into_any(),
            Place::Progress => {
                visits.track();
                view! { <ProgressRoom /> }.into_any()
            }
            Place::Spot(link) => view! { <SpotRoom link /> }.into_any(),
            _ => {
                visits.track();
                view! { <Drills /> }.into_any()
            }
        }}
    }
}

/// A drill or a gate on paper; the list, if there is none such.
fn sheet(subject: Option<Subject>, query: String) -> AnyView {
    match subject {
        Some(subject) => view! { <DrillSheet subject query /> }.into_any(),
        None => view! { <Drills /> }.into_any(),
    }
}

/// The room of a drill or a gate, with what its address asks for; the list, if there is none such.
fn room(subject: Option<Subject>, query: &str) -> AnyView {
    let Some(subject) = subject else {
        Visits::get().track();
        Front::get().missing.set(Some(asked_for()));
        return view! { <Drills /> }.into_any();
    };
    let asked = Assignment::read(query, subject);
    view! { <DrillRoom subject asked /> }.into_any()
}
