//! Before a run: what is asked, how long, at which level; and what is wrong with its link.

use leptos::prelude::*;

use super::kept;
use crate::school::assignment::{Assignment, Feedback, Levels, Subject, Wrong};
use crate::school::drill::Level;
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::new_game::{Row, answer};

/// So many questions may be chosen.
const COUNTS: [u32; 2] = [10, 20];

/// Before a run.
#[component]
pub(super) fn Start(
    subject: Subject,
    assignment: Assignment,
    wrong: Vec<Wrong>,
    begin: Callback<Assignment>,
) -> impl IntoView {
    let front = Front::get();
    let usual = Assignment::usual(subject);
    // What a link fixes cannot be chosen.
    let free = assignment == usual && matches!(subject, Subject::Drill(_));
    let chosen = RwSignal::new(assignment);
    let about = match subject {
        Subject::Gate(_) => front.t("practice-gate-about"),
        Subject::Drill(_) | Subject::Lesson => front.t("practice-about"),
    };
    let go = if wrong.is_empty() {
        Id("school-begin")
    } else {
        Id("practice-start-without")
    };
    view! {
        <main class="study done start" data-start="">
            <p class="says">{about}</p>
            <Faults wrong />
            {if free {
                view! { <Choices subject chosen /> }.into_any()
            } else {
                view! { <Facts chosen /> }.into_any()
            }}
            <div class="linkrow">
                <button class="btn go" data-begin="" on:click=move |_| begin.run(chosen.get_untracked())>
                    {front.t_id(go)}
                </button>
            </div>
        </main>
    }
}

/// What is wrong with the link, parameter by parameter.
#[component]
pub(in crate::ui::school) fn Faults(wrong: Vec<Wrong>) -> impl IntoView {
    let front = Front::get();
    let rows: Vec<_> = (wrong.into_iter())
        .map(|wrong| {
            let name = wrong.parameter.clone();
            let said = move || front.words.with(|words| words.assignment_fault(&wrong));
            view! { <li data-wrong=name>{said}</li> }
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <div class="wronglink" role="alert">
                <p>{front.t("practice-wrong")}</p>
                <ul class="faults">{rows}</ul>
            </div>
        }
    })
}

/// How many questions, and at which level.
#[component]
fn Choices(subject: Subject, chosen: RwSignal<Assignment>) -> impl IntoView {
    let front = Front::get();
    let counts = COUNTS.map(|count| {
        let checked = move || chosen.with(|chosen| chosen.count == count);
        let pick = move || chosen.update(|chosen| chosen.count = count);
        answer(Signal::stored(count.to_string()), checked, pick)
    });
    let fit = match subject {
        Subject::Drill(drill) => Some(kept::open(front).held.level(drill)),
        Subject::Gate(_) | Subject::Lesson => None,
    };
    let adaptive = Signal::derive(move || {
        let level = fit.map_or(1, Level::number);
        let args = Args::new().with("level", u64::from(level));
        front
            .words
            .with(|words| words.with(Id("practice-adaptive"), &args))
    });
    let levels = [None].into_iter().chain(Level::ALL.map(Some));
    let levels = levels.map(|level| {
        let levels = level.map_or_else(Levels::default, Levels::only);
        let checked = move || chosen.with(|chosen| chosen.levels == levels);
        let pick = move || chosen.update(|chosen| chosen.levels = levels);
        let label = level.map_or(adaptive, |level| Signal::stored(level.number().to_string()));
        answer(label, checked, pick)
    });
    view! {
        <Row name="count" title=front.t("practice-count") choices=counts.to_vec() />
        <Row name="level" title=front.t("practice-level") choices=levels.collect() />
    }
}

/// What a link asks for.
#[component]
fn Facts(chosen: RwSignal<Assignment>) -> impl IntoView {
    let front = Front::get();
    let facts = move || {
        let asked = chosen.get();
        front.words.with(|words| {
            let number = |id: Id, number: u32| words.with(id, &Args::new().with("count", number));
            let level = Args::new().with("levels", asked.levels.to_string());
            let mut facts = vec![
                number(Id("practice-fact-count"), asked.count),
                words.with(Id("practice-fact-level"), &level),
            ];
            facts.extend(
                asked
                    .pass
                    .map(|pass| number(Id("practice-fact-pass"), pass)),
            );
            facts.extend(
                asked
                    .limit
                    .map(|limit| number(Id("practice-fact-limit"), limit)),
            );
            facts.extend(
                asked
                    .tries
                    .map(|tries| number(Id("practice-fact-tries"), tries)),
            );
            if !asked.hints {
                facts.push(words.of(Id("practice-fact-no-hints")));
            }
            if asked.feedback == Feedback::End {
                facts.push(words.of(Id("practice-fact-end")));
            }
            let facts = facts.into_iter().map(|fact| view! { <li>{fact}</li> });
            facts.collect::<Vec<_>>()
        })
    };
    view! { <ul class="facts" data-facts="">{facts}</ul> }
}
