//! What a run comes to: score, time, rules, what is worth another look.

use leptos::prelude::*;

use super::runner::Runner;
use crate::platform;
use crate::school::assignment::{Assignment, Levels, Report, Subject};
use crate::school::drill::{Level, Result};
use crate::school::path::CHAPTERS;
use crate::school::round::{Receipt, Repeat, Sum, gate_drills};
use crate::text::{Args, Id};
use crate::ui::school::rich::rich;

/// From this score on the next level is within reach.
const ENOUGH: u32 = 80;

/// The end of a run.
#[component]
pub(super) fn Summary(again: Callback<Option<Assignment>>) -> impl IntoView {
    let runner = Runner::get();
    let round = runner.round()?;
    let sum = round.sum();
    let mark = |result: Result| match result {
        Result::Right => "right",
        Result::Hinted => "hinted",
        Result::Wrong => "wrong",
    };
    let marks: Vec<_> = (round.given.iter())
        .map(|given| view! { <i data-mark=mark(given.result)></i> })
        .collect();
    let [score, right, asked] = [sum.score, sum.right, sum.asked].map(|figure| figure.to_string());
    let figures = sum.clone();
    let rules = sum.clone();
    let repeats = sum.repeat.clone();
    let passed = sum.passed.map(|passed| passed.to_string());
    Some(view! {
        <main
            class="study done summary"
            data-summary=""
            data-score=score
            data-right=right
            data-asked=asked
            data-passed=passed
        >
            <h2 tabindex="-1">{runner.front.t("practice-done")}</h2>
            <div class="dots" aria-hidden="true">
                {marks}
            </div>
            <Figures sum=figures />
            <ByRule sum=rules />
            <Repeats repeats />
            <Sent />
            <Onward sum again />
        </main>
    })
}

#[component]
fn Figures(sum: Sum) -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let sum = StoredValue::new(sum);
    let lines = move || {
        let sum = sum.get_value();
        words.with(|words| {
            let right = Args::new()
                .with("right", sum.right)
                .with("asked", sum.asked);
            let mut lines = vec![words.with(Id("practice-right-of"), &right)];
            if sum.right > 0 {
                let share = Args::new().with("share", sum.fluency);
                lines.push(words.with(Id("practice-fluency"), &share));
            }
            if sum.hints > 0 {
                lines.push(words.with(Id("practice-hints"), &Args::new().with("count", sum.hints)));
            }
            lines.join(" ")
        })
    };
    let passed = sum.with_value(|sum| sum.passed).map(|passed| {
        let round = runner.round();
        let gate = round.is_some_and(|round| matches!(round.subject, Subject::Gate(_)));
        let id = match (gate, passed) {
            (true, true) => Id("practice-gate-opens"),
            (true, false) => Id("practice-gate-closed"),
            (false, true) => Id("practice-passed"),
            (false, false) => Id("practice-not-passed"),
        };
        view! { <p class="says">{runner.front.t_id(id)}</p> }
    });
    let score = move || {
        let args = Args::new().with("score", sum.with_value(|sum| sum.score));
        words.with(|words| words.with(Id("practice-score"), &args))
    };
    view! {
        <p class="score">{score}</p>
        <p class="says">{lines}</p>
        {passed}
    }
}

/// Each rule with how many of its questions were right.
#[component]
fn ByRule(sum: Sum) -> impl IntoView {
    let runner = Runner::get();
    let rows: Vec<_> = (sum.rules.into_iter())
        .map(|(rule, (asked, right))| {
            view! {
                <li data-by-rule=rule.id()>
                    <a class="idchip" href=["#/rules/", rule.id()].concat()>
                        {rule.id()}
                    </a>
                    <span>{right.to_string()}" / "{asked.to_string()}</span>
                </li>
            }
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section>
                <h3>{runner.front.t("practice-by-rule")}</h3>
                <ul class="byrule">{rows}</ul>
            </section>
        }
    })
}

/// What is worth another look, with what was said of it.
#[component]
fn Repeats(repeats: Vec<Repeat>) -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let rows: Vec<_> = (repeats.into_iter())
        .map(|repeat| {
            let instance = repeat.last.task.instance();
            let slip = repeat.last.slip.clone();
            let line = instance.and_then(|instance| {
                let mut slips = instance.parts.iter().flat_map(|part| &part.slips);
                let known = slips.find(|word| Some(word.id) == slip.as_deref());
                let known = known.map(|word| word.line.clone());
                known.or_else(|| instance.parts.last().map(|part| part.reckoning.clone()))
            });
            let said = move || {
                let line = line.as_ref()?;
                Some(words.with(|words| rich(words, &words.drill(line, false))))
            };
            let times = move || {
                let args = Args::new().with("count", repeat.wrong);
                words.with(|words| words.with(Id("practice-times"), &args))
            };
            let more = [
                "#/drill/",
                repeat.drill.name(),
                "?only=",
                repeat.pattern,
                "&count=5",
            ];
            view! {
                <li data-repeat=repeat.pattern data-slip=repeat.last.slip.clone()>
                    <p>{said}</p>
                    <a class="btn" href=more.concat()>
                        {runner.front.t("practice-more-of-it")}
                    </a>
                    <span class="note-s">{times}</span>
                </li>
            }
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section>
                <h3>{runner.front.t("practice-repeat")}</h3>
                <ol class="repeats">{rows}</ol>
            </section>
        }
    })
}

/// The receipt of a run that a link asked for, and the button that sends the result.
#[component]
fn Sent() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let round = runner.round()?;
    let assigned = round.assignment.seed.is_some() || !round.assignment.mark.is_empty();
    let asked = round.assignment.asked(round.subject);
    let day = platform::today();
    let receipt = assigned.then(|| {
        let receipt = Receipt {
            asked: &asked,
            score: round.sum().score,
            day: &day,
        };
        let letters = receipt.letters();
        let shown = letters.clone();
        view! {
            <section class="receipt" data-receipt=letters>
                <h3>{runner.front.t("practice-receipt")}</h3>
                <p><code>{shown}</code></p>
                <p class="note-s">{["#/", &asked].concat()}" · "{day.clone()}</p>
                <p class="note-s">{runner.front.t("practice-receipt-about")}</p>
            </section>
        }
    });
    let counts = runner.counts.get_value();
    let tries =
        (!counts).then(|| view! { <p class="note-s">{runner.front.t("practice-tries-used")}</p> });
    let sent = RwSignal::new(false);
    let send = (counts && round.assignment.report == Some(Report::Ask)).then(|| {
        let label = move || {
            let id = if sent.get() {
                Id("practice-sent")
            } else {
                Id("practice-send")
            };
            words.with(|words| words.of(id))
        };
        view! {
            <button
                class="btn"
                data-send=""
                disabled=move || sent.get()
                on:click=move |_| {
                    runner.send();
                    sent.set(true);
                }
            >
                {label}
            </button>
        }
    });
    Some(view! { {receipt} {tries} {send} })
}

/// Again, the next level, the other drills; after a gate the next one.
#[component]
fn Onward(sum: Sum, again: Callback<Option<Assignment>>) -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let round = runner.round()?;
    let highest = round.given.iter().map(|given| given.task.level).max();
    let next = highest
        .filter(|_| sum.score >= ENOUGH && matches!(round.subject, Subject::Drill(_)))
        .and_then(|level| Level::numbered(level.number() + 1));
    let asked = StoredValue::new(round.assignment.clone());
    let next = next.map(|level| {
        let label = move || {
            let args = Args::new().with("level", u64::from(level.number()));
            words.with(|words| words.with(Id("practice-next-level"), &args))
        };
        let go = move |_| {
            let assignment = Assignment {
                levels: Levels::only(level),
                seed: None,
                ..asked.get_value()
            };
            again.run(Some(assignment));
        };
        view! {
            <button class="btn" data-next-level=level.number().to_string() on:click=go>
                {label}
            </button>
        }
    });
    let (others, back) = match round.subject {
        Subject::Gate(_) => ("#/learn", Id("school-all-lessons")),
        Subject::Drill(_) | Subject::Lesson => ("#/drills", Id("practice-all")),
    };
    let gate = match round.subject {
        Subject::Gate(chapter) => CHAPTERS
            .iter()
            .find(|other| other.number > chapter.number && gate_drills(other).next().is_some()),
        Subject::Drill(_) | Subject::Lesson => None,
    };
    let gate = gate.filter(|_| sum.passed == Some(true)).map(|chapter| {
        view! {
            <a class="btn go" href=["#/gate/", &chapter.number.to_string()].concat() data-next-gate=chapter.number.to_string()>
                {runner.front.t("practice-gate-next")}
            </a>
        }
    });
    Some(view! {
        <div class="linkrow">
            {gate}
            <button class="btn go" data-again="" on:click=move |_| again.run(Some(asked.get_value()))>
                {runner.front.t("practice-again")}
            </button>
            {next}
            <a class="btn" href=others>
                {runner.front.t_id(back)}
            </a>
        </div>
    })
}
