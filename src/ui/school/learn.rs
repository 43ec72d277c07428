//! The page Learn: chapters, lessons, how they stand, and the next thing.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::drill::kept;
use super::progress::{Progress, Standing};
use super::review::today::Today;
use crate::platform;
use crate::school::fault::Fault;
use crate::school::lesson::Lesson;
use crate::school::path::{self, CHAPTERS, Chapter, PathLesson};
use crate::school::round::{Record, gate_drills};
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::top::Top;
use crate::ui::words::Words;

/// The page Learn.
#[component]
pub(super) fn Learn(own: RwSignal<Option<Lesson>>) -> impl IntoView {
    let front = Front::get();
    let progress = StoredValue::new(Progress::open(front).held);
    let record = StoredValue::new(kept::open(front).held);
    let next = progress.with_value(Progress::next);
    let begins = next.map(|next| progress.with_value(|kept| kept.standing(next.id)));
    let label = match begins {
        Some(Standing::Begun) => Id("school-next-go-on"),
        _ => Id("school-next"),
    };
    let go = if begins == Some(Standing::Begun) {
        Id("ui-go-on")
    } else {
        Id("school-begin")
    };
    let next = next.map(|next| {
        view! {
            <section class="felt-card felt nextup">
                <p>{front.t_id(label)}</p>
                <h2>{move || title(front, next)}</h2>
                <p>{move || goal(front, next)}</p>
                <a class="btn go" href=["#/lesson/", next.id].concat() data-next-lesson=next.id>
                    {front.t_id(go)}
                </a>
            </section>
        }
    });
    // Whoever has done nothing yet is asked once whether he needs it all.
    let first = begins == Some(Standing::New)
        && progress.with_value(Progress::is_empty)
        && record.with_value(Record::is_empty);
    let all_done = next
        .is_none()
        .then(|| view! { <p class="says">{front.t("school-all-done")}</p> });
    view! {
        <div class="pg" data-screen="learn">
            <Top title=front.t("school-learn") />
            <main class="learn">
                {first.then(|| view! { <Before /> })}
                <Today /> {next} {all_done}
                <div class="linkrow">
                    <a class="btn" href="#/drills" data-drills="">
                        {front.t("practice-drills")}
                    </a>
                    <a class="btn" href="#/dealer" data-dealer="">
                        {front.t("school-dealer")}
                    </a>
                </div>
                {CHAPTERS
                    .iter()
                    .map(|chapter| view! { <ChapterView chapter progress record /> })
                    .collect_view()}
                <OwnFile own />
            </main>
        </div>
    }
}

fn title(front: Front, lesson: &PathLesson) -> String {
    let id = ["lesson-", lesson.id].concat();
    front
        .words
        .with(|words| words.of_lesson(&id))
        .unwrap_or_default()
}

fn goal(front: Front, lesson: &PathLesson) -> String {
    let id = ["lesson-", lesson.id, ".goal"].concat();
    front
        .words
        .with(|words| words.of_lesson(&id))
        .unwrap_or_default()
}

#[component]
fn ChapterView(
    chapter: &'static Chapter,
    progress: StoredValue<Progress>,
    record: StoredValue<Record>,
) -> impl IntoView {
    let front = Front::get();
    let name = move || {
        let id = format!("school-chapter-{}", chapter.number);
        front
            .words
            .with(|words| words.of_lesson(&id))
            .unwrap_or_default()
    };
    let lessons = chapter.lessons.iter().map(|lesson| {
        let standing = progress.with_value(|kept| kept.standing(lesson.id));
        let state = match standing {
            Standing::New => Id("school-state-new"),
            Standing::Begun => Id("school-state-begun"),
            Standing::Done => Id("school-state-done"),
        };
        let minutes = move || {
            let args = Args::new().with("minutes", u64::from(lesson.minutes));
            front.words.with(|words| words.with(Id("school-minutes"), &args))
        };
        view! {
            <li>
                <a href=["#/lesson/", lesson.id].concat() data-state=standing.name() data-open=lesson.id>
                    <i class="mark" role="img" aria-label=front.t_id(state)></i>
                    <b>{move || title(front, lesson)}</b>
                    <span class="mins">{minutes}</span>
                    <span class="goal">{move || goal(front, lesson)}</span>
                </a>
            </li>
        }
    });
    view! {
        <section class="chapter" data-chapter=chapter.number.to_string()>
            <h2>
                <span>{chapter.number.to_string()}</span>
                {name}
            </h2>
            <ol>{lessons.collect_view()}</ol>
            {gate_drills(chapter).next().map(|_| view! { <GateRow chapter record /> })}
        </section>
    }
}

/// The gate of a chapter: whoever passes it need not do its lessons.
#[component]
fn GateRow(chapter: &'static Chapter, record: StoredValue<Record>) -> impl IntoView {
    let front = Front::get();
    let open = record.with_value(|record| record.is_open(chapter.number));
    let number = chapter.number.to_string();
    let (state, label) = if open {
        ("done", Id("practice-gate-open"))
    } else {
        ("new", Id("practice-gate-shut"))
    };
    view! {
        <ul>
            <li>
                <a href=["#/gate/", &number].concat() data-gate=number data-state=state>
                    <i class="mark star" role="img" aria-label=front.t_id(label)></i>
                    <b>{front.t("practice-gate")}</b>
                    <span class="goal">{front.t("practice-gate-about")}</span>
                </a>
            </li>
        </ul>
    }
}

/// The question before everything.
#[component]
fn Before() -> impl IntoView {
    let front = Front::get();
    view! {
        <section class="before" data-before="">
            <p>{front.t("practice-played")}</p>
            <a class="btn" href="#/gate/1" data-played="">
                {front.t("practice-played-yes")}
            </a>
        </section>
    }
}

/// A lesson of a school's own, from a file: read at once, or everything that is wrong with it.
#[component]
fn OwnFile(own: RwSignal<Option<Lesson>>) -> impl IntoView {
    let front = Front::get();
    let field = NodeRef::<Input>::new();
    let told = RwSignal::new(Vec::<String>::new());
    let open = move |_| {
        let Some(field) = field.get_untracked() else {
            return;
        };
        spawn_local(async move {
            let Some(text) = platform::chosen_text(&field).await else {
                return;
            };
            // The same file, mended, is another choice.
            field.set_value("");
            let taken: Vec<&str> = path::lessons().map(|lesson| lesson.id).collect();
            match Lesson::read(&text, &taken) {
                Ok(lesson) => {
                    let _ = own.try_set(Some(lesson));
                }
                Err(faults) => {
                    let language = front.words.with_untracked(Words::language);
                    // The words for mistakes come only to who makes some.
                    let Ok(words) = Words::load_parts(language, &["own", "later"]).await else {
                        return;
                    };
                    let sentence = |fault: &Fault| words.lesson_fault(fault);
                    let _ = told.try_set(faults.iter().map(sentence).collect());
                    platform::set_focus("[data-faults]");
                }
            }
        });
    };
    let faults = move || {
        let told = told.get();
        (!told.is_empty()).then(|| {
            let each: Vec<_> = told
                .into_iter()
                .map(|fault| view! { <li>{fault}</li> })
                .collect();
            view! { <ol class="faults">{each}</ol> }
        })
    };
    view! {
        <section class="chapter ownfile">
            <h2>{front.t("school-own")}</h2>
            <p>{front.t("school-own-about")}</p>
            <label class="btn">
                {front.t("school-own-choose")}
                <input class="vh" type="file" accept=".toml" node_ref=field data-own-file="" on:change=open />
            </label>
            <div role="alert" tabindex="-1" data-faults="">
                {faults}
            </div>
        </section>
    }
}
