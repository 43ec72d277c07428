//! The report after a hand, and after the level.

use leptos::prelude::*;

use super::runner::Runner;
use crate::school::dealer::{Kind, Level, PASS, Report, Run, Stop, dearest, pace};
use crate::school::drill::Drill;
use crate::text::{Args, Id};
use crate::ui::school::rich::rich;

/// What the hand, or the whole level, was worth.
#[component]
pub(super) fn ReportView() -> impl IntoView {
    let runner = Runner::get();
    let replays = runner.replay.with_untracked(Option::is_some);
    let over = runner.run.with_untracked(Run::is_over);
    let title = if over {
        runner.front.t("dealer-level-done")
    } else {
        runner.front.t("dealer-hand-done")
    };
    let next = move || {
        if replays {
            view! {
                <button class="btn go" data-back="" on:click=move |_| runner.end_replay()>
                    {runner.front.t("dealer-back")}
                </button>
            }
            .into_any()
        } else if over {
            view! {
                <a class="btn go" href="#/dealer" data-levels="">
                    {runner.front.t("dealer-levels")}
                </a>
                <button class="btn" data-again="" on:click=move |_| runner.again()>
                    {runner.front.t("dealer-again")}
                </button>
            }
            .into_any()
        } else {
            view! {
                <button class="btn go" data-next-hand="" on:click=move |_| runner.next_hand()>
                    {runner.front.t("dealer-next-hand")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <main class="study done summary" data-report="" data-over=over.then_some("")>
            <h2 tabindex="-1">{title}</h2>
            {(!replays && over).then(|| view! { <Score /> })}
            {(!replays).then(|| view! { <Stops /> })}
            {(!replays && over).then(|| view! { <Costs /> })}
            <div class="linkrow">{next}</div>
        </main>
    }
}

/// The figures of the level.
#[component]
fn Score() -> impl IntoView {
    let runner = Runner::get();
    let report = runner.run.with_untracked(|run| Report::of(run.stops()));
    let passed = report.is_passed();
    let lines = move || {
        runner.front.words.with(|words| {
            let count =
                |id: Id, count: u32| words.with(id, &Args::new().with("count", u64::from(count)));
            let percent = Args::new().with("percent", u64::from(report.accuracy()));
            let verdict = if passed {
                words.of(Id("dealer-passed"))
            } else {
                let mark = Args::new().with("mark", u64::from(PASS));
                words.with(Id("dealer-not-passed"), &mark)
            };
            [
                verdict,
                count(Id("dealer-chips-wrong"), report.chips_wrong),
                count(Id("dealer-mishaps-missed"), report.missed),
            ]
            .map(|line| view! { <li>{line}</li> })
            .into_iter()
            .chain([view! { <li>{words.with(Id("dealer-accuracy"), &percent)}</li> }])
            .collect::<Vec<_>>()
        })
    };
    view! {
        <ul class="facts" data-passed=passed.to_string()>
            {lines}
        </ul>
    }
}

/// Where the hand stopped, in order; after the last one, where the level did.
#[component]
fn Stops() -> impl IntoView {
    let runner = Runner::get();
    let (hand, over) = runner.run.with_untracked(|run| (run.hand(), run.is_over()));
    let stops: Vec<Stop> = runner.run.with_untracked(|run| {
        let own = run.stops().iter().filter(|stop| stop.is_stop());
        own.filter(|stop| over || stop.hand == hand)
            .cloned()
            .collect()
    });
    if stops.is_empty() {
        return view! { <p class="says">{runner.front.t("dealer-no-stops")}</p> }.into_any();
    }
    let rows = stops.into_iter().map(|stop| view! { <StopRow stop /> });
    view! {
        <section>
            <h3>{runner.front.t("dealer-stops")}</h3>
            <ol class="repeats" data-stops="">
                {rows.collect_view()}
            </ol>
        </section>
    }
    .into_any()
}

#[component]
fn StopRow(stop: Stop) -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let kind = stop.kind;
    let mishap = stop.mishap;
    let (lines, rules) = runner.run.with_untracked(|run| {
        let parts = run.parts_of(&stop).into_iter();
        let lines: Vec<_> = parts.map(|part| part.reckoning.clone()).collect();
        (lines, run.rules_of(&stop))
    });
    let name = move || {
        let id = match mishap {
            Some(mishap) => ["dealer-mishap-", mishap.name()].concat(),
            None => kind.message(),
        };
        words.with(|words| words.of_lesson(&id))
    };
    let text = lines.into_iter().map(|line| {
        let said = move || words.with(|words| rich(words, &words.drill(&line, false)));
        view! { <p>{said}</p> }
    });
    let text = text.collect_view();
    let rules = rules.into_iter().take(3).map(|rule| {
        view! {
            <a class="rule-id" href=["#/rules/", rule.id()].concat()>
                {rule.id()}
            </a>
            " "
        }
    });
    let rules = rules.collect_view();
    view! {
        <li data-stop=kind.name()>
            <b>{name}</b>
            <span>{rules}</span>
            {text}
            <button class="btn" data-replay-from="" on:click=move |_| runner.replay_from(&stop)>
                {runner.front.t("dealer-replay")}
            </button>
        </li>
    }
}

/// What cost most, and how long things took.
#[component]
fn Costs() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let (costs, times) = runner.run.with_untracked(|run| {
        let times = if run.level() >= Level::D3 {
            pace(run.stops())
        } else {
            Vec::new()
        };
        (dearest(run.stops()), times)
    });
    let named = move |kind: Kind| {
        Signal::derive(move || words.with(|words| words.of_lesson(&kind.message())))
    };
    let dear = costs.into_iter().map(|(kind, lost)| {
        let points = move || {
            // Halves are written as decimals of the language.
            let whole = u64::from(lost / 2);
            words.with(|words| {
                let mut figure = words.count(whole);
                if lost % 2 == 1 {
                    figure.push(words.language().decimal());
                    figure.push('5');
                }
                words.with(Id("dealer-lost"), &Args::new().with("points", figure))
            })
        };
        let drill = Drill::named(kind.drill()).map(|drill| {
            view! {
                <a class="btn" href=["#/drill/", drill.name()].concat() data-drill=drill.name()>
                    {runner.front.t("dealer-drill")}
                </a>
            }
        });
        view! {
            <li data-dear=kind.name()>
                <b>{named(kind)}</b>
                <span>{points}</span>
                <p>{drill}</p>
            </li>
        }
    });
    let dear: Vec<_> = dear.collect();
    let times: Vec<_> = times
        .into_iter()
        .map(|(kind, millis)| {
            let seconds = move || {
                let args = Args::new().with("seconds", u64::from(millis.div_ceil(1000)));
                words.with(|words| words.with(Id("dealer-seconds"), &args))
            };
            view! {
                <li>
                    <span>{named(kind)}</span>
                    " "
                    <b>{seconds}</b>
                </li>
            }
        })
        .collect();
    view! {
        {(!dear.is_empty()).then(|| view! {
            <section>
                <h3>{runner.front.t("dealer-dearest")}</h3>
                <ol class="repeats">{dear}</ol>
            </section>
        })}
        {(!times.is_empty()).then(|| view! {
            <section>
                <h3>{runner.front.t("dealer-pace")}</h3>
                <ul class="byrule">{times}</ul>
            </section>
        })}
    }
}
