//! A lesson on paper: its goal, its tables as lists, steps and questions with room to write, the
//! answers on a page of their own.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::answers;
use super::paper;
use super::player::order;
use super::stage::{self, Round};
use crate::platform;
use crate::school::lesson::{Lesson, Setting, Step};
use crate::school::path::PathLesson;
use crate::school::question::Right;
use crate::text::Id;
use crate::ui::rooms::front::Front;
use crate::ui::rooms::print::Print;
use crate::ui::rooms::top::Top;
use crate::ui::snapshot::Snapshot;
use crate::ui::words::Words;

/// The sheet of a built-in lesson.
#[component]
pub(super) fn LessonSheet(listed: &'static PathLesson) -> impl IntoView {
    let front = Front::get();
    let loaded = RwSignal::new_local(None::<Lesson>);
    spawn_local(async move {
        let text = platform::load_text(&["lessons/", listed.id, ".toml"].concat()).await;
        let lesson = text.ok().and_then(|text| Lesson::read(&text, &[]).ok());
        let _ = loaded.try_set(lesson);
    });
    let text = move |part: &str| {
        let id = ["lesson-", listed.id, part].concat();
        let text = front.words.with(|words| words.of_lesson(&id));
        text.unwrap_or_default()
    };
    let title = Signal::derive(move || text(""));
    let with_key = RwSignal::new(paper::wants_key());
    let sheet = move || {
        loaded.with(|lesson| {
            let lesson = lesson.as_ref()?;
            Some(front.words.with(|words| {
                let key = with_key.get().then(|| key(words, lesson));
                view! { {steps(words, lesson)} {key} }
            }))
        })
    };
    view! {
        <div class="pg" data-screen="sheet" data-lesson=listed.id>
            <Top title back="#/teach" />
            <main class="paper">
                <paper::Names />
                <p class="says">{move || text(".goal")}</p>
                {sheet}
                <div class="linkrow">
                    <paper::WithKey key=with_key /> <Print />
                </div>
            </main>
        </div>
    }
}

/// The statements of a step as they are shown: their numbers in the file, in their order.
fn shown(id: &str, step: &Step) -> Vec<u8> {
    let count = match step.question.as_ref().map(|question| &question.right) {
        Some(Right::Pick { of, .. }) => *of,
        Some(Right::Sort(order)) => order.len() as u8,
        _ => 0,
    };
    order(id, count, step.fixed)
}

/// The same in words, each with its place from 1.
fn choices(words: &Words, id: &str, step: &Step) -> Vec<(u8, String)> {
    let shown = (1..).zip(shown(id, step));
    let choice = |number: u8| words.of_lesson(&format!("{id}.choice-{number}"));
    shown
        .filter_map(|(place, number)| Some((place, choice(number)?)))
        .collect()
}

/// The steps and the check questions, in order. A table that has not changed is not shown again.
fn steps(words: &Words, lesson: &Lesson) -> AnyView {
    let mut before: Option<(Snapshot, Round)> = None;
    let all = (0..lesson.len()).filter_map(|place| {
        let step = lesson.step(place)?;
        let id = lesson.text_id(place);
        let still = stage::still(lesson, step);
        let fresh = still.is_some() && still != before;
        let shown = fresh.then(|| still.as_ref().map(|still| laid(words, lesson, step, still)));
        if still.is_some() {
            before.clone_from(&still);
        }
        let compared = lesson.comparison_of(step);
        let compared = compared.map(|laid| paper::compared(words, laid));
        let figures = words.of_lesson(&[&id, ".table"].concat());
        let figures = figures.map(|text| super::lesson::figures(words, &text));
        let room = step
            .question
            .as_ref()
            .map(|question| paper::room(words, &question.right, &choices(words, &id, step)));
        let check = (place == lesson.steps.len())
            .then(|| view! { <h2>{words.of(Id("paper-checks"))}</h2> });
        let prompt = words.of_lesson(&id).unwrap_or_default();
        Some(view! {
            {check}
            <section class="paper-q" data-paper=id>
                {shown}
                {compared}
                <p class="paper-prompt">
                    <b>{(place + 1).to_string()}"."</b>
                    " "
                    {paper::said(words, &prompt)}
                </p>
                {figures}
                {room}
            </section>
        })
    });
    all.collect::<Vec<_>>().into_any()
}

/// The table of a step.
fn laid(words: &Words, lesson: &Lesson, step: &Step, still: &(Snapshot, Round)) -> AnyView {
    let (snap, round) = still;
    match lesson.setting_of(step) {
        Some((Setting::Scene(scene), _)) => view! {
            {paper::table(words, snap, *round, false)}
            {paper::open(words, &paper::drawn(scene))}
        }
        .into_any(),
        _ => paper::table(words, snap, *round, true),
    }
}

/// The answers with what is said of them, on a page of their own.
fn key(words: &Words, lesson: &Lesson) -> AnyView {
    let all = (0..lesson.len()).filter_map(|place| {
        let step = lesson.step(place)?;
        let question = step.question.as_ref()?;
        let id = lesson.text_id(place);
        let you = lesson.spot_of(step).and_then(|(spot, _)| spot.you());
        let right = answers::right(words, lesson, place, &question.right, you);
        let sign = match &question.right {
            Right::Pick { choice, .. } => {
                let shown = shown(&id, step);
                let place = shown.iter().position(|number| number == choice);
                place.map(|place| [&paper::letter(place as u8 + 1), ") "].concat())
            }
            _ => None,
        };
        let said = words.of_lesson(&[&id, ".right"].concat());
        let said = said.unwrap_or_default();
        Some(view! {
            <p class="paper-a">
                <b>{(place + 1).to_string()}". "{sign}{paper::said(words, &right)}"."</b>
                " "
                {paper::said(words, &said)}
            </p>
        })
    });
    let all: Vec<_> = all.collect();
    view! {
        <section class="paper-key" data-key="">
            <h2>{words.of(Id("paper-answers"))}</h2>
            {all}
            <p class="note-s">{paper::rules(&lesson.rules, "")}</p>
        </section>
    }
    .into_any()
}
