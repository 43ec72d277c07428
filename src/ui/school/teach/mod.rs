//! For teachers: links for pupils, sheets on paper, receipts (curriculum 6).

mod check;
mod task;

use leptos::prelude::*;

use self::check::Check;
use self::task::{Task, What};
use crate::platform;
use crate::school::drill::Drill;
use crate::school::path::{self, CHAPTERS};
use crate::school::round::gate_drills;
use crate::text::Id;
use crate::ui::rooms::embed::{Line, Listed};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::new_game::{Row, answer};
use crate::ui::rooms::top::Top;

/// A choice of words: the parameter, its title, its values, each with what it is called; the first
/// is the usual one and stands in no link.
type Words = (&'static str, Id, [(&'static str, Id); 2]);

const WORDS: [Words; 2] = [
    (
        "feedback",
        Id("teach-feedback"),
        [
            ("", Id("teach-feedback-each")),
            ("end", Id("teach-feedback-end")),
        ],
    ),
    (
        "hints",
        Id("teach-hints"),
        [("", Id("teach-hints-on")), ("off", Id("teach-hints-off"))],
    ),
];

/// Choices that are figures or signs: the parameter, its title, whether a lesson has it.
const FIELDS: [(&str, Id, bool); 5] = [
    ("count", Id("teach-count"), false),
    ("pass", Id("teach-pass"), true),
    ("tries", Id("teach-tries"), false),
    ("limit", Id("teach-limit"), false),
    ("ref", Id("teach-ref"), true),
];

/// The page.
#[component]
pub(super) fn TeachRoom() -> impl IntoView {
    let front = Front::get();
    let task = RwSignal::new(Task::usual());
    view! {
        <div class="pg" data-screen="teach">
            <Top title=front.t("teach-title") back="#/learn" />
            <main class="laying">
                <p class="note-s">{front.t("teach-lead")}</p>
                <Wanted task />
                <Made task />
                <Check />
                <h2>{front.t("teach-more")}</h2>
                <ul class="facts">
                    <li>
                        <a href="#/learn" data-own="">
                            {front.t("teach-own")}
                        </a>
                    </li>
                    <li>
                        <a href="#/embed">{front.t("teach-embed")}</a>
                    </li>
                    <li>
                        <a href="#/house">{front.t("teach-house")}</a>
                    </li>
                    <li>
                        <a href="#/rules">{front.t("teach-rules")}</a>
                    </li>
                </ul>
            </main>
        </div>
    }
}

/// A row of values of one parameter; the first stands in no link.
#[component]
fn ValueRow(
    task: RwSignal<Task>,
    name: &'static str,
    title: Id,
    values: Vec<(&'static str, Signal<String>)>,
) -> impl IntoView {
    let front = Front::get();
    let choices = values.into_iter().map(|(value, label)| {
        let checked = move || task.with(|task| task.value(name) == value);
        let pick = move || task.update(|task| task.set(name, value.to_owned()));
        answer(label, checked, pick)
    });
    view! { <Row name title=front.t_id(title) choices=choices.collect() /> }
}

/// What the pupils are to do.
#[component]
fn Wanted(task: RwSignal<Task>) -> impl IntoView {
    let front = Front::get();
    let kinds = [
        (What::Drill, Id("embed-what-drill")),
        (What::Gate, Id("teach-what-gate")),
        (What::Lesson, Id("embed-what-lesson")),
    ];
    let kinds = kinds.map(|(what, id)| {
        let checked = move || task.with(|task| task.what == what);
        let pick = move || task.update(|task| task.what = what);
        answer(front.t_id(id), checked, pick)
    });
    let runs = Memo::new(move |_| task.with(|task| task.what != What::Lesson));
    view! {
        <Row name="what" title=front.t("teach-what") choices=kinds.to_vec() />
        {move || view! { <Which task what=task.with(|task| task.what) /> }}
        {move || runs.get().then(|| view! { <RunRows task /> })}
        {FIELDS
            .into_iter()
            .map(|(name, title, of_lessons)| {
                view! {
                    {move || (of_lessons || runs.get()).then(|| view! { <Field task name title /> })}
                }
            })
            .collect_view()}
    }
}

/// Where the questions come from, their level, and how they are asked.
#[component]
fn RunRows(task: RwSignal<Task>) -> impl IntoView {
    let front = Front::get();
    let seeds = [false, true].map(|same| {
        let checked = move || task.with(|task| task.value("seed").is_empty() != same);
        let pick = move || {
            let seed = if same {
                task::fresh_seed()
            } else {
                String::new()
            };
            task.update(|task| task.set("seed", seed));
        };
        let id = if same {
            Id("teach-seed-same")
        } else {
            Id("teach-seed-any")
        };
        answer(front.t_id(id), checked, pick)
    });
    let usual = Signal::derive(move || {
        front.text(match task.with(|task| task.what) {
            What::Gate => Id("teach-level-gate"),
            What::Drill | What::Lesson => Id("embed-level-adaptive"),
        })
    });
    let levels = ["1", "2", "3", "4", "5"].map(|level| (level, Signal::stored(level.to_owned())));
    let levels = [("", usual)].into_iter().chain(levels).collect();
    let words = WORDS.map(|(name, title, values)| {
        let values = values.map(|(value, id)| (value, front.t_id(id)));
        view! { <ValueRow task name title values=values.to_vec() /> }
    });
    view! {
        <Row name="seed" title=front.t("teach-seed") choices=seeds.to_vec() />
        <ValueRow task name="level" title=Id("embed-level") values=levels />
        {words.into_iter().collect_view()}
    }
}

/// Which drill, chapter or lesson.
#[component]
fn Which(task: RwSignal<Task>, what: What) -> impl IntoView {
    let front = Front::get();
    let words = front.words;
    let titled = move |id: String| {
        Signal::derive(move || words.with(|words| words.of_lesson(&id)).unwrap_or_default())
    };
    let (title, list) = match what {
        What::Drill => {
            let list = Drill::ALL.iter().map(|drill| {
                let title = ["drill-", drill.name()].concat();
                (drill.name(), titled(title))
            });
            (Id("embed-what-drill"), list.collect::<Vec<_>>())
        }
        What::Gate => {
            let list = task::GATES.iter().zip(CHAPTERS);
            let list = list.filter(|(_, chapter)| gate_drills(chapter).next().is_some());
            let list = list.map(|(name, chapter)| {
                let id = format!("school-chapter-{}", chapter.number);
                let title = titled(id);
                let title = move || [name, ". ", &title.get()].concat();
                (*name, Signal::derive(title))
            });
            (Id("teach-what-gate"), list.collect())
        }
        What::Lesson => {
            let list = path::lessons().map(|lesson| {
                let title = ["lesson-", lesson.id].concat();
                (lesson.id, titled(title))
            });
            (Id("embed-what-lesson"), list.collect())
        }
    };
    let chosen = task.with_untracked(Task::chosen);
    let choose = Callback::new(move |name: String| task.update(|task| task.choose(&name)));
    view! { <Listed name="which" title=front.t_id(title) list chosen choose /> }
}

/// A parameter that is written.
#[component]
fn Field(task: RwSignal<Task>, name: &'static str, title: Id) -> impl IntoView {
    let front = Front::get();
    let now = task.with_untracked(|task| task.value(name).to_owned());
    let wrong = move || {
        let wrong = task.with(|task| task.read().1);
        let wrong = wrong.into_iter().find(|wrong| wrong.parameter == name)?;
        Some(front.words.with(|words| words.assignment_fault(&wrong)))
    };
    let usual = move || task.with(|task| task.usual_of(name));
    view! {
        <label class="note-of">
            <span class="note-s">{front.t_id(title)}</span>
            <input
                data-field=name
                autocomplete="off"
                spellcheck="false"
                placeholder=usual
                prop:value=now
                on:input:target=move |event| {
                    let value = event.target().value().trim().to_owned();
                    task.update(|task| task.set(name, value));
                }
            />
        </label>
        <p class="wrong" role="alert">
            {wrong}
        </p>
    }
}

/// The link, one for each pupil, the lines for a page, the sheets.
#[component]
fn Made(task: RwSignal<Task>) -> impl IntoView {
    let front = Front::get();
    let (_, folder) = platform::page_address();
    let folder = StoredValue::new(folder);
    let made = move |of: fn(&Task, &str) -> String| {
        Memo::new(move |_| folder.with_value(|folder| task.with(|task| of(task, folder))))
    };
    let link = made(Task::link);
    let class = RwSignal::new(0_u32);
    let each = Memo::new(move |_| {
        let pupils = class.get();
        folder.with_value(|folder| task.with(|task| task.links(folder, pupils)))
    });
    let runs = Memo::new(move |_| task.with(|task| task.what != What::Lesson));
    let sheet = move |key: bool| {
        move || {
            let pupils = class.get();
            task.with(|task| task.sheet(pupils, key))
        }
    };
    let result = move || {
        front.text(if task.with(Task::has_receipt) {
            Id("teach-receipt")
        } else {
            Id("teach-no-receipt")
        })
    };
    view! {
        <Line name="link" title=front.t("teach-link") text=link />
        <p class="note-s" data-result="">
            {result}
        </p>
        <div class="linkrow">
            <a class="btn" href=move || task.with(Task::address) data-try="" target="_blank" rel="noopener">
                {front.t("teach-try")}
            </a>
            <a class="btn" href=sheet(false) data-sheet="" target="_blank" rel="noopener">
                {front.t("teach-sheet")}
            </a>
            <a class="btn" href=sheet(true) data-sheet-key="" target="_blank" rel="noopener">
                {front.t("teach-sheet-key")}
            </a>
        </div>
        {move || {
            runs.get()
                .then(|| {
                    view! {
                        <label class="note-of">
                            <span class="note-s">{front.t("teach-class")}</span>
                            <input
                                type="number"
                                min="0"
                                max="99"
                                data-field="class"
                                prop:value=class.get_untracked().to_string()
                                on:input:target=move |event| {
                                    let pupils = event.target().value().parse().unwrap_or(0);
                                    class.set(u32::min(pupils, 99));
                                }
                            />
                        </label>
                    }
                })
        }}
        {move || {
            (runs.get() && class.get() > 0)
                .then(|| view! { <Line name="class" title=front.t("teach-links") text=each /> })
        }}
        <Line name="element" title=front.t("embed-element") text=made(Task::element) />
        <Line name="frame" title=front.t("embed-frame") text=made(Task::frame) />
    }
}
