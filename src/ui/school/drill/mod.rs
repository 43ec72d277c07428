//! Drills and gates: the list, a run, what it comes to.

pub(super) mod clock;
mod course;
mod judged;
pub(super) mod kept;
mod list;
mod paper;
mod reel;
mod room;
mod runner;
mod sheets;
mod sitting_summary;
mod start;
mod summary;

pub(super) use course::Course;
pub(super) use list::{Drills, skill_name, word};
pub(super) use paper::DrillSheet;
pub(super) use room::Run;
pub(super) use start::Faults;

use leptos::prelude::*;

use self::start::Start;
use crate::platform::{self, Timeout};
use crate::school::assignment::{Assignment, Subject, Wrong};
use crate::school::round::Round;
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::top::Top;

/// What a drill or a gate is called.
fn title(front: Front, subject: Subject) -> Signal<String> {
    Signal::derive(move || {
        front.words.with(|words| match subject {
            Subject::Drill(drill) => words.drill(&drill.title(), false),
            Subject::Gate(chapter) => {
                let args = Args::new().with("number", u64::from(chapter.number));
                words.with(Id("practice-gate-of"), &args)
            }
            Subject::Lesson => String::new(),
        })
    })
}

/// The room of a drill or a gate: before the run, in it, after it.
#[component]
pub(super) fn DrillRoom(
    subject: Subject,
    /// What the address asks for, and what is wrong in it.
    asked: (Assignment, Vec<Wrong>),
) -> impl IntoView {
    let front = Front::get();
    let (assignment, wrong) = &asked;
    let usual = Assignment::usual(subject);
    let under_way = kept::open(front).held.round(subject).filter(|round| {
        // Another link asks for another run.
        let same = round.assignment == *assignment;
        wrong.is_empty() && (same || *assignment == usual)
    });
    let running = RwSignal::new(under_way);
    let focusing = StoredValue::new_local(None::<Timeout>);
    // A run begins by itself only where it was begun before.
    let start = move |assignment: Assignment| {
        let round = Round::begin(
            subject,
            assignment,
            platform::random_bytes(),
            platform::time(),
        );
        running.set(Some(round));
        // The question is there when it is drawn.
        let drawn = || platform::set_focus("#practice [data-prompt]");
        focusing.set_value(Timeout::after(0, drawn));
    };
    let begin = Callback::new(start);
    let again = Callback::new(move |assignment: Option<Assignment>| match assignment {
        Some(assignment) => start(assignment),
        None => running.set(None),
    });
    let (back, name) = match subject {
        Subject::Drill(drill) => ("#/drills", drill.name().to_owned()),
        Subject::Gate(chapter) => ("#/learn", chapter.number.to_string()),
        Subject::Lesson => ("#/learn", String::new()),
    };
    let screen = match subject {
        Subject::Gate(_) => "gate",
        Subject::Drill(_) | Subject::Lesson => "drill",
    };
    let asked = StoredValue::new(asked);
    view! {
        <div class="pg lesson-pg" data-screen=screen data-drill=name>
            <Top title=title(front, subject) back />
            {move || {
                if let Some(round) = running.get() {
                    view! { <Run course=Course::Round(round) lessons=Vec::new() again /> }.into_any()
                } else {
                    let (assignment, wrong) = asked.get_value();
                    view! { <Start subject assignment wrong begin /> }.into_any()
                }
            }}
        </div>
    }
}
