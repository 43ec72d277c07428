//! The room of a lesson: text, table, question, verdict.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::STAGE;
use super::ask::Ask;
use super::drill::Faults;
use super::keys::{own_key, press_answer};
use super::laid::{Compared, Meter, Note, TableOf, face};
use super::player::Player;
use super::rich::rich;
use super::stage::Laid;
use super::verdict::VerdictView;
use crate::platform;
use crate::school::assignment::{Assignment, Subject};
use crate::school::lesson::{Lesson, Setting};
use crate::school::path::{PathLesson, chapter_of, next_after};
use crate::school::people;
use crate::text::{Args, Id};
use crate::ui::live::LiveRegion;
use crate::ui::rooms::front::Front;
use crate::ui::rooms::top::Top;
use crate::ui::words::Words;

/// Loads a lesson and shows it.
#[component]
pub(super) fn LessonRoom(listed: &'static PathLesson) -> impl IntoView {
    let front = Front::get();
    let loaded = RwSignal::new_local(None::<Option<Lesson>>);
    spawn_local(async move {
        let text = platform::load_text(&["lessons/", listed.id, ".toml"].concat()).await;
        let lesson = text.ok().and_then(|text| Lesson::read(&text, &[]).ok());
        let _ = loaded.try_set(Some(lesson));
    });
    let title = Signal::derive(move || {
        let id = ["lesson-", listed.id].concat();
        front
            .words
            .with(|words| words.of_lesson(&id))
            .unwrap_or_default()
    });
    let (_, wrong) = Assignment::read(&platform::query(), Subject::Lesson);
    view! {
        <div class="pg lesson-pg" data-screen="lesson" data-lesson=listed.id>
            <Top title back="#/learn" />
            <Faults wrong />
            {move || match loaded.get() {
                None => ().into_any(),
                Some(None) => view! {
                    <main class="learn">
                        <p class="notice" role="alert">
                            {front.t("school-not-loaded")}
                        </p>
                    </main>
                }
                .into_any(),
                Some(Some(lesson)) => view! { <Taught lesson listed=Some(listed) /> }.into_any(),
            }}
        </div>
    }
}

/// The room of a school's own lesson, which is there already.
#[component]
pub(super) fn OwnRoom(lesson: Lesson, own: RwSignal<Option<Lesson>>) -> impl IntoView {
    let front = Front::get();
    let id = lesson.id.clone();
    let name = id.clone();
    let words = lesson.own.clone();
    let title = Signal::derive(move || {
        let code = front.words.with(|words| words.language().code());
        let id = ["lesson-", &id].concat();
        let title = words.as_ref().and_then(|words| words.text(&id, code));
        title.unwrap_or_default().to_owned()
    });
    // The address is that of Learn already: a way back there leads out of the lesson.
    let leave = move |event: MouseEvent| {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let link = target.and_then(|target| target.closest("a[href='#/learn']").ok().flatten());
        if link.is_some() {
            own.set(None);
        }
    };
    view! {
        <div
            class="pg lesson-pg"
            data-screen="lesson"
            data-lesson=name
            on:click=leave
        >
            <Top title back="#/learn" />
            <Taught lesson listed=None />
        </div>
    }
}

/// A lesson that is being learned.
#[component]
fn Taught(lesson: Lesson, listed: Option<&'static PathLesson>) -> impl IntoView {
    let player = Player::new(Front::get(), lesson);
    provide_context(player);
    provide_context(player.pupil());
    provide_context(player.chair);
    let keys = StoredValue::new_local(platform::on_key(move |event| pressed(player, &event)));
    on_cleanup(move || keys.dispose());
    let done = Memo::new(move |_| player.left.with(Vec::is_empty));
    view! {
        <LiveRegion voices=player.live />
        {move || {
            if done.get() {
                view! { <Done listed /> }.into_any()
            } else {
                view! { <StepRoom /> }.into_any()
            }
        }}
    }
}

/// Keys outside of fields: digits pick (a seat by its number), N is nobody, N or Enter goes on, F, C
/// and R act.
fn pressed(player: Player, event: &KeyboardEvent) {
    let Some(key) = own_key(player.front, STAGE, event) else {
        return;
    };
    match key.as_str() {
        "enter" | "n" if player.solved.get_untracked() => player.go_on(),
        "f" if player.asks_to_act() => player.chair.fold(),
        "c" if player.asks_to_act() => player.chair.stay(),
        "r" if player.asks_to_act() => platform::set_focus("#school [data-amount-input]"),
        key if press_answer(STAGE, key) => (),
        _ => return,
    }
    event.prevent_default();
}

/// The step on the screen.
#[component]
fn StepRoom() -> impl IntoView {
    let player = Player::get();
    let kind = move || {
        player.showing.track();
        player
            .question()
            .map_or("see", |question| question.right.kind().name())
    };
    let step = move || {
        player.showing.track();
        player.place().map(|place| (place + 1).to_string())
    };
    let has_table = Memo::new(move |_| player.stage.laid.get() != Laid::None);
    let compared = Memo::new(move |_| {
        player.showing.track();
        player
            .step(|lesson, step| lesson.comparison_of(step).cloned())
            .flatten()
    });
    let compares = Memo::new(move |_| compared.with(Option::is_some));
    view! {
        <main
            class="study"
            class:wide=move || has_table.get() || compares.get()
            data-run=""
            data-step=step
            data-kind=kind
            data-solved=move || player.solved.get().to_string()
        >
            <section class="say">
                <Progress />
                <Prompt />
            </section>
            <section class="laid">
                {move || has_table.get().then(|| view! { <TableOf /> })}
                {move || compares.get().then(|| view! { <Compared shown=compared.into() lights=false /> })}
                <OpenCards />
                <Note />
            </section>
            <section class="ask" data-ask="">
                {move || {
                    player.showing.track();
                    untrack(|| player.asked().map(|asked| view! { <Ask asked /> }))
                }}
                <VerdictView />
                <GoOn />
            </section>
        </main>
    }
}

/// How far the lesson is.
#[component]
fn Progress() -> impl IntoView {
    let player = Player::get();
    let all = Signal::derive(move || player.all.get());
    let at = Signal::derive(move || all.get() - player.left.with(Vec::len).min(all.get()));
    let label = Signal::derive(move || {
        let args = Args::new()
            .with("step", at.get() as u64 + 1)
            .with("steps", all.get() as u64);
        player
            .front
            .words
            .with(|words| words.with(Id("school-step-of"), &args))
    });
    view! { <Meter at all label /> }
}

/// What is told or asked, and the table of figures of a step that has one.
#[component]
fn Prompt() -> impl IntoView {
    let player = Player::get();
    let words = player.front.words;
    let is_check = move || {
        let steps = player.lesson.with_value(|lesson| lesson.steps.len());
        player.place().is_some_and(|place| place >= steps)
    };
    let text = move || {
        player.showing.track();
        let text = player.words("").unwrap_or_default();
        words.with(|words| rich(words, &text))
    };
    let table = move || {
        player.showing.track();
        let text = player.words(".table")?;
        Some(words.with(|words| figures(words, &text)))
    };
    view! {
        {move || is_check().then(|| view! { <p class="over">{player.front.t("school-check")}</p> })}
        <p class="prompt" data-prompt="" tabindex="-1">
            {text}
        </p>
        {table}
    }
}

/// A table of figures, a line a row, with `|` between its cells.
pub(super) fn figures(words: &Words, text: &str) -> AnyView {
    let rows = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut rows = rows.map(|row| row.split('|').map(str::trim));
    let head = rows.next().into_iter().flatten();
    let head = head.map(|cell| view! { <th scope="col">{rich(words, cell)}</th> });
    let head: Vec<_> = head.collect();
    let body = rows.map(|row| {
        let row = row.map(|cell| {
            let figure =
                cell.starts_with(|sign: char| sign.is_ascii_digit() || "−+–".contains(sign));
            view! { <td class:n=figure>{rich(words, cell)}</td> }
        });
        view! { <tr>{row.collect_view()}</tr> }
    });
    let body: Vec<_> = body.collect();
    view! {
        <div class="figures" tabindex="0" role="region" aria-label=words.of(Id("school-table"))>
            <table>
                <thead>
                    <tr>{head}</tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Cards that lie open before the seats of a table without a hand.
#[component]
fn OpenCards() -> impl IntoView {
    let player = Player::get();
    move || {
        player.showing.track();
        let open = player.step(|lesson, step| match lesson.setting_of(step)?.0 {
            Setting::Scene(scene) => Some(scene.open.clone()),
            Setting::Hand(_) => None,
        });
        let open = open
            .flatten()
            .filter(|open| open.iter().any(|(_, cards)| cards.len() != 2))?;
        let rows = open.into_iter().map(|(seat, cards)| {
            view! {
                <div class="held">
                    <b>{people::name(seat)}</b>
                    <span class="mini">{cards.into_iter().map(face).collect_view()}</span>
                </div>
            }
        });
        Some(view! { <div class="felt-card felt compared drawn">{rows.collect_view()}</div> })
    }
}

/// Goes on when the step is answered.
#[component]
fn GoOn() -> impl IntoView {
    let player = Player::get();
    view! {
        <div class="foot">
            <button
                class="btn go"
                data-go-on=""
                disabled=move || !player.solved.get()
                on:click=move |_| player.go_on()
            >
                {player.front.t("ui-go-on")}
            </button>
        </div>
    }
}

/// All steps and check questions are answered.
#[component]
fn Done(listed: Option<&'static PathLesson>) -> impl IntoView {
    let player = Player::get();
    let next = listed.and_then(|listed| next_after(listed.id));
    platform::set_focus("[data-done] h2");
    let rules: Vec<_> = player.lesson.with_value(|lesson| {
        let rule = |rule: &crate::engine::rule::RuleId| {
            view! {
                <a class="idchip" href=["#/rules/", rule.id()].concat()>
                    {rule.id()}
                </a>
            }
        };
        lesson.rules.iter().map(rule).collect()
    });
    let goal = move || {
        let head = player.lesson.with_value(|lesson| lesson.id.clone());
        player.worded(&["lesson-", &head, ".goal"].concat())
    };
    let chapter = listed
        .and_then(|listed| chapter_of(listed.id))
        .map(|chapter| chapter.number);
    let next = next.map(|next| {
        let same = chapter_of(next.id).map(|chapter| chapter.number) == chapter;
        let label = if same {
            Id("school-next-lesson")
        } else {
            Id("school-next-chapter")
        };
        view! {
            <a class="btn go" href=["#/lesson/", next.id].concat() data-next-lesson=next.id>
                {player.front.t_id(label)}
            </a>
        }
    });
    view! {
        <main class="study done" data-done="">
            <h2 tabindex="-1">{player.front.t("school-done")}</h2>
            <p class="says">{goal}</p>
            <div class="linkrow">{rules}</div>
            <div class="linkrow">
                {next} <a class="btn" href="#/learn">
                    {player.front.t("school-all-lessons")}
                </a>
                <button class="btn" data-again="" on:click=move |_| player.again()>
                    {player.front.t("school-again")}
                </button>
            </div>
        </main>
    }
}
