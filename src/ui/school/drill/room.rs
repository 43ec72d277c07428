//! A run of questions: what is asked, what lies before the learner, what is answered.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::course::Course;
use super::judged::JudgedView;
use super::runner::Runner;
use super::sheets::{HaveRead, SheetsView};
use super::sitting_summary::SittingSummary;
use super::summary::Summary;
use crate::platform::{self, Timeout};
use crate::school::assignment::Assignment;
use crate::school::drill::Shown;
use crate::school::lesson::Lesson;
use crate::school::people;
use crate::text::{Args, Id};
use crate::ui::live::LiveRegion;
use crate::ui::rooms::front::Front;
use crate::ui::school::ask::Ask;
use crate::ui::school::keys::{own_key, press_answer};
use crate::ui::school::laid::{Compared, Meter, Note, TableOf, face};
use crate::ui::school::practice::STAGE;
use crate::ui::school::rich::rich;
use crate::ui::school::stage::Laid;

/// A run or a sitting, from where it stands to its end.
#[component]
pub(in crate::ui::school) fn Run(
    course: Course,
    /// The lessons whose check questions are asked.
    lessons: Vec<Lesson>,
    /// After the end: another run, with this if there is something.
    again: Callback<Option<Assignment>>,
) -> impl IntoView {
    let runner = Runner::new(Front::get(), course, lessons);
    let is_sitting = runner
        .course
        .with_untracked(|course| course.sitting().is_some());
    provide_context(runner);
    provide_context(runner.pupil());
    provide_context(runner.chair);
    let keys = StoredValue::new_local(platform::on_key(move |event| pressed(runner, &event)));
    on_cleanup(move || keys.dispose());
    view! {
        <LiveRegion voices=runner.live />
        {move || {
            if runner.over.get() && is_sitting {
                view! { <SittingSummary again /> }.into_any()
            } else if runner.over.get() {
                view! { <Summary again /> }.into_any()
            } else {
                view! { <Question /> }.into_any()
            }
        }}
    }
}

/// Keys outside of fields: digits pick (a seat by its number), letters too where hands have some;
/// Enter answers or goes on, N is nobody or goes on, M asks for one more like it, H opens the hint.
fn pressed(runner: Runner, event: &KeyboardEvent) {
    let key = own_key(runner.front, STAGE, event);
    let Some(key) = key.filter(|_| !runner.over.get_untracked()) else {
        return;
    };
    let solved = runner.solved.get_untracked();
    match key.as_str() {
        "enter" | "n" if solved => runner.go_on(),
        "enter" => platform::press("#practice [data-ask] [data-hand-in]"),
        "m" if solved => runner.another(),
        "h" => runner.hint(),
        key if press_answer(STAGE, key) => (),
        letter if letter.len() == 1 && letter.as_bytes()[0].is_ascii_lowercase() => {
            let lettered = runner.instance.with_value(|instance| {
                matches!(
                    instance.as_ref().map(|each| &each.shown),
                    Some(Shown::Cards(_))
                )
            });
            if !lettered {
                return;
            }
            let number = letter.as_bytes()[0] - b'a' + 1;
            platform::press(&format!(
                "#practice [data-ask] [data-answer-seat=\"{number}\"]"
            ));
        }
        _ => return,
    }
    event.prevent_default();
}

/// The question on the screen.
#[component]
fn Question() -> impl IntoView {
    let runner = Runner::get();
    let kind = move || {
        runner.showing.track();
        runner.part_now(|part| part.question.right.kind().name())
    };
    let asked = move || {
        runner
            .course
            .with(|course| (course.answered() + 1).to_string())
    };
    // A check question is words alone.
    let bare = Memo::new(move |_| {
        runner.showing.track();
        runner.is_check()
    });
    // In a sitting: what comes back, and whether it was wrong a moment ago.
    let card = move || {
        runner.course.with(|course| {
            let item = course.sitting()?.asking?;
            let again = if item.again { " again" } else { "" };
            Some([&item.card.to_string(), again].concat())
        })
    };
    let task = move |of: fn(&crate::school::drill::Task) -> String| {
        runner.showing.track();
        runner
            .instance
            .with_value(|instance| Some(of(instance.as_ref()?.task.as_ref()?)))
    };
    let has_table = Memo::new(move |_| runner.stage.laid.get() != Laid::None);
    let compared = Memo::new(move |_| {
        runner.showing.track();
        runner
            .instance
            .with_value(|instance| match &instance.as_ref()?.shown {
                Shown::Cards(cards) => Some(cards.clone()),
                Shown::Table(_) | Shown::Scene(_) | Shown::Told(_) | Shown::Sheets(_) => None,
            })
    });
    let downcards = move || {
        runner.showing.track();
        runner.instance.with_value(|instance| {
            matches!(
                instance.as_ref().map(|each| &each.shown),
                Some(Shown::Table(table)) if table.open.is_empty()
            )
        })
    };
    view! {
        <main
            class="study drilled"
            class:wide=move || !bare.get()
            class:downcards=downcards
            data-run=""
            data-question=asked
            data-part=move || (runner.part.get() + 1).to_string()
            data-card=card
            data-kind=kind
            data-pattern=move || task(|task| task.pattern.to_owned())
            data-level=move || task(|task| task.level.number().to_string())
            data-of=move || task(|task| task.drill.name().to_owned())
            data-aside=move || runner.aside.get().then_some("")
            data-solved=move || runner.solved.get().to_string()
        >
            <section class="say">
                <Progress />
                <Prompt />
            </section>
            <section class="laid">
                <Captions />
                {move || has_table.get().then(|| view! { <TableOf /> })}
                {move || compared.with(Option::is_some).then(|| view! { <Compared shown=compared.into() lights=true /> })}
                <LaidSheets />
                <OpenCards />
                <Note />
            </section>
            <section class="ask" data-ask="">
                {move || {
                    runner.showing.track();
                    if runner.reads.get() {
                        return Some(view! { <HaveRead /> }.into_any());
                    }
                    untrack(|| runner.asked().map(|asked| view! { <Ask asked /> }.into_any()))
                }}
                <HintView />
                <JudgedView />
                <GoOn />
            </section>
        </main>
    }
}

/// How far the run is, and how much time it has left.
#[component]
fn Progress() -> impl IntoView {
    let runner = Runner::get();
    let all = Signal::derive(move || runner.course.with(Course::len));
    // An answered question stays the one one is at until the next.
    let at = Signal::derive(move || {
        let given = runner.course.with(Course::answered);
        if runner.solved.get() && !runner.aside.get() {
            given.saturating_sub(1)
        } else {
            given.min(all.get().saturating_sub(1))
        }
    });
    let label = Signal::derive(move || {
        runner.front.words.with(|words| {
            if runner.aside.get() {
                return words.of(Id("practice-aside"));
            }
            let args = Args::new()
                .with("step", at.get() as u64 + 1)
                .with("steps", all.get() as u64);
            words.with(Id("school-step-of"), &args)
        })
    });
    let limited = runner.course.with_untracked(|course| {
        let round = course.round();
        round.is_some_and(|round| round.assignment.limit.is_some())
    });
    view! {
        <Meter at all label />
        {limited.then(|| view! { <Left /> })}
    }
}

/// The time that is left.
#[component]
fn Left() -> impl IntoView {
    let runner = Runner::get();
    let left = RwSignal::new(None::<u64>);
    let timer = StoredValue::new_local(None::<Timeout>);
    tick(runner, left, timer);
    let said = move || {
        let left = left.get()?;
        let args = Args::new()
            .with("minutes", left / 60)
            .with("seconds", format!("{:02}", left % 60));
        Some(
            runner
                .front
                .words
                .with(|words| words.with(Id("practice-left"), &args)),
        )
    };
    view! { <p class="over" data-left=move || left.get().map(|left| left.to_string())>{said}</p> }
}

fn tick(
    runner: Runner,
    left: RwSignal<Option<u64>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
) {
    let now = platform::time();
    let Some(Course::Round(round)) = runner.course.try_get_untracked() else {
        return;
    };
    let _ = left.try_set(round.left(now));
    if round.is_late(now) {
        runner.finish();
        return;
    }
    let next = Timeout::after(1000, move || tick(runner, left, timer));
    timer.try_update_value(|timer| *timer = next);
}

#[component]
fn Prompt() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let text = move || {
        runner.showing.track();
        let prompt = runner.part_now(|part| part.prompt.clone())?;
        Some(words.with(|words| rich(words, &words.drill(&prompt, false))))
    };
    view! {
        <p class="prompt" data-prompt="" tabindex="-1">
            {text}
        </p>
    }
}

/// What is told in words.
#[component]
fn Captions() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    move || {
        runner.showing.track();
        let captions = runner
            .instance
            .with_value(|instance| match &instance.as_ref()?.shown {
                Shown::Told(told) => Some(told.captions.clone()),
                Shown::Sheets(sheets) => Some(vec![sheets.case.clone()]),
                Shown::Cards(_) | Shown::Table(_) | Shown::Scene(_) => None,
            })?;
        if captions.is_empty() {
            return None;
        }
        let lines = captions.into_iter().map(|line| {
            let said = move || words.with(|words| rich(words, &words.drill(&line, false)));
            view! { <li>{said}</li> }
        });
        Some(view! { <ol class="captions" data-captions="">{lines.collect_view()}</ol> })
    }
}

/// The sheets of the house, where they are what is shown.
#[component]
fn LaidSheets() -> impl IntoView {
    let runner = Runner::get();
    move || {
        runner.showing.track();
        let laid = runner
            .instance
            .with_value(|instance| match &instance.as_ref()?.shown {
                Shown::Sheets(sheets) => Some(sheets.clone()),
                _ => None,
            })?;
        Some(view! { <SheetsView laid /> })
    }
}

/// Cards that lie open before the seats of a table without a hand.
#[component]
fn OpenCards() -> impl IntoView {
    let runner = Runner::get();
    move || {
        runner.showing.track();
        let open = runner
            .instance
            .with_value(|instance| match &instance.as_ref()?.shown {
                Shown::Scene(scene) => Some(scene.open.clone()),
                Shown::Cards(_) | Shown::Table(_) | Shown::Told(_) | Shown::Sheets(_) => None,
            })?;
        if open.iter().all(|(_, cards)| cards.len() == 2) {
            return None;
        }
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

/// The hint, once it is open.
#[component]
fn HintView() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    move || {
        runner.hinted.get().then(|| {
            runner.showing.track();
            let hint = runner
                .instance
                .with_value(|instance| instance.as_ref()?.hint.clone());
            let text = hint.map(|hint| words.with(|words| rich(words, &words.drill(&hint, false))));
            view! {
                <p class="says hint" tabindex="-1" data-hint-text="">
                    {text}
                </p>
            }
        })
    }
}

/// What can be done beside answering: the hint before, the next question after.
#[component]
fn GoOn() -> impl IntoView {
    let runner = Runner::get();
    let allowed = runner.course.with_untracked(Course::hints);
    let last = move || {
        runner
            .course
            .with(|course| course.answered() >= course.len())
    };
    let before = move || {
        runner.showing.track();
        let hints = allowed && runner.has_hint();
        view! {
            <div class="beside">
                {hints.then(|| view! {
                    <button
                        class="btn"
                        data-hint=""
                        disabled=move || runner.hinted.get()
                        on:click=move |_| runner.hint()
                    >
                        {runner.front.t("practice-hint")}
                    </button>
                })}
                <button class="btn" data-end="" on:click=move |_| runner.finish()>
                    {runner.front.t("practice-end")}
                </button>
            </div>
        }
    };
    let after = move || {
        let go = move || {
            let id = if last() {
                Id("practice-to-the-end")
            } else {
                Id("practice-next")
            };
            runner.front.text(id)
        };
        // A check question is there only once.
        let has_more = !runner.is_check();
        view! {
            <div class="foot two">
                {has_more.then(|| view! {
                    <button class="btn" data-another="" on:click=move |_| runner.another()>
                        {runner.front.t("practice-another")}
                    </button>
                })}
                <button class="btn go" data-go-on="" on:click=move |_| runner.go_on()>
                    {go}
                </button>
            </div>
        }
    };
    move || {
        if runner.solved.get() {
            after().into_any()
        } else {
            before().into_any()
        }
    }
}
