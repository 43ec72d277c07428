//! The room of a level: the table from the dealer's place, the duty to do now, what is said of it.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::kept::{self, Dealer};
use super::levels::texts;
use super::report::ReportView;
use super::runner::{Runner, Told, fresh, heading};
use super::table;
use crate::platform;
use crate::school::dealer::{Kind, Level, Run, Step};
use crate::text::{Args, Id};
use crate::ui::live::LiveRegion;
use crate::ui::rooms::front::Front;
use crate::ui::rooms::top::Top;
use crate::ui::school::ask::Ask;
use crate::ui::school::file::File;
use crate::ui::school::keys::{own_key, press_answer};
use crate::ui::school::laid::{Meter, TableOf, face};
use crate::ui::school::practice::STAGE;
use crate::ui::school::rich::rich;

/// The room of a level.
#[component]
pub(in crate::ui::school) fn DealerRoom(level: Level) -> impl IntoView {
    let front = Front::get();
    let mut file = kept::open(front);
    let run = kept::run(&mut file, level).or_else(|| fresh(level, &file.held));
    let (title, _) = texts(level);
    view! {
        <div class="pg lesson-pg" data-screen="dealer" data-dealer-level=level.name()>
            <Top title=front.t_id(title) back="#/dealer" />
            {match run {
                Some(run) => view! { <Worked run file /> }.into_any(),
                None => view! {
                    <main class="learn">
                        <p class="notice" role="alert">{front.t("dealer-not-dealt")}</p>
                    </main>
                }
                .into_any(),
            }}
        </div>
    }
}

/// A level in work.
#[component]
fn Worked(run: Run, file: File<Dealer>) -> impl IntoView {
    let runner = Runner::new(Front::get(), run, file);
    provide_context(runner);
    provide_context(runner.pupil());
    provide_context(runner.chair);
    let keys = StoredValue::new_local(platform::on_key(move |event| pressed(runner, &event)));
    on_cleanup(move || keys.dispose());
    // The report of a hand that was gone through once more is another one than the level's.
    let report = Memo::new(move |_| {
        let replays = runner.replay.with(Option::is_some);
        runner.now(Run::is_between).then_some(replays)
    });
    view! {
        <LiveRegion voices=runner.live />
        {move || {
            if report.get().is_some() {
                view! { <ReportView /> }.into_any()
            } else {
                view! { <DutyRoom /> }.into_any()
            }
        }}
    }
}

/// Keys outside of fields: the number of a seat or a statement, 0 for the tenth, B the bell, H the
/// hint, R reads the table.
fn pressed(runner: Runner, event: &KeyboardEvent) {
    let Some(key) = own_key(runner.front, STAGE, event) else {
        return;
    };
    match key.as_str() {
        "b" => runner.ring(),
        "h" => runner.open_hint(),
        "r" => runner.read_table(),
        "enter" => platform::press("#practice [data-ask] [data-hand-in]"),
        key if press_answer(STAGE, key) => (),
        _ => return,
    }
    event.prevent_default();
}

/// The duty on the screen.
#[component]
fn DutyRoom() -> impl IntoView {
    let runner = Runner::get();
    let duty = move || {
        runner.showing.track();
        runner.now(|run| run.duty().map(|duty| duty.kind.name()))
    };
    let kind = move || {
        runner.showing.track();
        runner.now(|run| run.part().map(|part| part.question.right.kind().name()))
    };
    let step = move || {
        runner.showing.track();
        runner.now(|run| match run.step() {
            Step::Asked(part) => format!("asked-{part}"),
            Step::Ruling => "ruling".to_owned(),
            Step::Objection => "objection".to_owned(),
        })
    };
    let hidden = move || {
        runner.showing.track();
        runner.now(|run| {
            let staged = run.duty().and_then(|duty| duty.staged.as_ref());
            (run.sign().is_some() && staged.is_some_and(|staged| staged.hidden)).then_some("")
        })
    };
    let bets_lie = move || {
        runner.chair.snap.with(|snap| {
            let mut players = snap.view.hand.seats.iter();
            players.any(|player| !player.bet.is_zero() || !player.ante.is_zero())
        })
    };
    let hero = runner
        .run
        .with_untracked(|run| run.level().players() == table::round(run).chairs);
    view! {
        <main
            class="study wide drilled dealt"
            class:downcards=true
            class:uncounted=bets_lie
            data-run=""
            data-duty=duty
            data-kind=kind
            data-step=step
            data-mishap=hidden
            data-hand=move || runner.now(|run| (run.hand() + 1).to_string())
            data-place=move || runner.now(|run| (run.place() + 1).to_string())
            data-replay=move || runner.replay.with(Option::is_some).then_some("")
        >
            <section class="say">
                <Progress />
                <Prompt />
            </section>
            <section class="laid">
                <TableOf hero />
                <Tray />
            </section>
            <section class="ask" data-ask="">
                {move || {
                    runner.showing.track();
                    untrack(|| runner.asked().map(|asked| view! { <Ask asked /> }))
                }}
                <ToldView />
                <HintView />
                <Tools />
            </section>
        </main>
    }
}

/// How far the hand is.
#[component]
fn Progress() -> impl IntoView {
    let runner = Runner::get();
    let at = Signal::derive(move || runner.now(Run::hand));
    let all = Signal::derive(move || runner.now(|run| run.level().hands()));
    let label = Signal::derive(move || {
        let (place, duties) = runner.now(|run| {
            let duties = run.deal().map_or(0, |deal| deal.duties.len());
            (run.place() as u64 + 1, duties as u64)
        });
        runner.front.words.with(|words| {
            if runner.replay.with(Option::is_some) {
                return words.of(Id("dealer-replaying"));
            }
            let hand = Args::new()
                .with("hand", at.get() as u64 + 1)
                .with("hands", all.get() as u64);
            let duty = Args::new().with("duty", place).with("duties", duties);
            [
                words.with(Id("dealer-hand-of"), &hand),
                words.with(Id("dealer-duty-of"), &duty),
            ]
            .join(" · ")
        })
    });
    view! { <Meter at all label /> }
}

/// What is to be done, what is to be seen, what is asked.
#[component]
fn Prompt() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let name = move || {
        runner.showing.track();
        let id = runner.now(|run| {
            let ruling = run.step() == Step::Ruling;
            let message = run.duty().map(|duty| duty.kind.message())?;
            Some(if ruling {
                "dealer-ruling".to_owned()
            } else {
                message
            })
        })?;
        words.with(|words| words.of_lesson(&id))
    };
    let sign = move || {
        runner.showing.track();
        let sign = runner.now(|run| run.sign().cloned())?;
        Some(view! {
            <p class="says sign" data-sign="">
                {words.with(|words| rich(words, &words.drill(&sign, false)))}
            </p>
        })
    };
    let facts = move || {
        runner.showing.track();
        let facts = runner.now(|run| run.duty().map(|duty| duty.facts.clone()))?;
        (!facts.is_empty()).then(|| {
            let each = facts.iter().map(|line| {
                view! { <li>{words.with(|words| rich(words, &words.drill(line, false)))}</li> }
            });
            view! { <ul class="told" data-facts="">{each.collect_view()}</ul> }
        })
    };
    let text = move || {
        runner.showing.track();
        let line = runner.now(|run| run.part().map(|part| part.prompt.clone()))?;
        Some(words.with(|words| rich(words, &words.drill(&line, false))))
    };
    view! {
        <p class="over">{name}</p>
        {sign} {facts}
        <p class="prompt" data-prompt="" tabindex="-1">
            {text}
        </p>
    }
}

/// The dealer's place: cards of the draw, the burn pile, the folded hands.
#[component]
fn Tray() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let drawn = move || {
        runner.showing.track();
        let drawn = runner.now(|run| {
            let draws = run.duty().is_some_and(|duty| duty.kind == Kind::Draw);
            run.deal().filter(|_| draws).map(|deal| deal.drawn.clone())
        })?;
        let rows = drawn.into_iter().map(|(seat, card)| {
            view! {
                <div class="held">
                    <b>{crate::school::people::name(seat)}</b>
                    <span class="mini">{face(card)}</span>
                </div>
            }
        });
        Some(view! { <div class="felt-card felt compared drawn">{rows.collect_view()}</div> })
    };
    let piles = move || {
        runner.showing.track();
        let (burned, folded) = runner.now(table::piles);
        words.with(|words| {
            let burned = Args::new().with("cards", burned);
            let folded = Args::new().with("hands", folded);
            let mut said = runner.now(|run| table::gathered(words, run));
            said.push(words.with(Id("dealer-burned"), &burned));
            said.push(words.with(Id("dealer-folded"), &folded));
            said.join(" · ")
        })
    };
    view! {
        {drawn}
        <p class="note-s" data-piles="" aria-label=runner.front.t("dealer-place")>
            {piles}
        </p>
    }
}

/// What is said of the last thing that was done.
#[component]
fn ToldView() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    move || {
        runner.told.get().map(|told| match told {
            Told::Judged { shown, judged } => {
                let verdict = match (judged.right, shown) {
                    (true, _) => "right",
                    (false, true) => "shown",
                    (false, false) => "wrong",
                };
                let head = words.with(|words| words.of(heading(shown, &judged)));
                let lines: Vec<_> = judged
                    .say
                    .iter()
                    .map(|line| {
                        words.with(|words| view! { " " {rich(words, &words.drill(line, false))} })
                    })
                    .collect();
                view! {
                    <div class="verdict" data-verdict=verdict data-slip=judged.slip>
                        <b>{head}</b>
                        {lines}
                    </div>
                }
                .into_any()
            }
            Told::Said { name, id, sign } => {
                let sign = sign.map(|sign| {
                    words.with(|words| view! { " " {rich(words, &words.drill(&sign, false))} })
                });
                view! {
                    <div class="verdict" data-verdict=name>
                        <b>{runner.front.t_id(id)}</b>
                        {sign}
                    </div>
                }
                .into_any()
            }
        })
    }
}

/// The rule, once it is opened.
#[component]
fn HintView() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    move || {
        runner.hint.get().map(|line| {
            view! {
                <p class="says hint" data-hint-text="">
                    {words.with(|words| rich(words, &words.drill(&line, false)))}
                </p>
            }
        })
    }
}

/// The bell, the hint, the table aloud.
#[component]
fn Tools() -> impl IntoView {
    let runner = Runner::get();
    let ruling = move || {
        runner.showing.track();
        runner.now(|run| run.step() == Step::Ruling)
    };
    let replays = move || runner.replay.with(Option::is_some);
    view! {
        <div class="beside">
            <button class="btn" data-bell="" disabled=ruling on:click=move |_| runner.ring()>
                {runner.front.t("dealer-bell")}
            </button>
            <button
                class="btn"
                data-hint=""
                disabled=move || ruling() || runner.hint.with(Option::is_some)
                on:click=move |_| runner.open_hint()
            >
                {runner.front.t("dealer-hint")}
            </button>
            <button class="btn" data-read-table="" on:click=move |_| runner.read_table()>
                {runner.front.t("dealer-read-table")}
            </button>
            {move || replays().then(|| view! {
                <button class="btn" data-back="" on:click=move |_| runner.end_replay()>
                    {runner.front.t("dealer-back")}
                </button>
            })}
        </div>
    }
}
