//! What a sitting of the review comes to.

use leptos::prelude::*;

use super::runner::Runner;
use crate::school::assignment::Assignment;
use crate::text::{Args, Id};
use crate::ui::school::review::kept;

/// The end of a sitting.
#[component]
pub(super) fn SittingSummary(again: Callback<Option<Assignment>>) -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let sitting = runner
        .course
        .with_untracked(|course| course.sitting().cloned())?;
    let marks: Vec<_> = (sitting.given.iter())
        .map(|reply| {
            let mark = match reply.halves {
                0 => "wrong",
                1 => "hinted",
                _ => "right",
            };
            view! { <i data-mark=mark></i> }
        })
        .collect();
    let right = sitting.given.iter().filter(|reply| reply.halves > 0);
    let right = right.count() as u64;
    let asked = sitting.given.len() as u64;
    let portion = kept::load(runner.front).portion(kept::today());
    let line = move || {
        words.with(|words| {
            let args = Args::new().with("right", right).with("asked", asked);
            words.with(Id("practice-right-of"), &args)
        })
    };
    let done = portion.items == 0;
    let head = if done {
        Id("review-done-for-today")
    } else {
        Id("review-sitting-over")
    };
    let wrong = sitting.given.iter().filter(|reply| reply.halves == 0);
    let mut rules: Vec<_> = wrong
        .flat_map(|reply| reply.rules.iter().copied())
        .collect();
    rules.sort_unstable();
    rules.dedup();
    let rules: Vec<_> = (rules.into_iter())
        .map(|rule| {
            view! {
                <li data-by-rule=rule.id()>
                    <a class="idchip" href=["#/rules/", rule.id()].concat()>
                        {rule.id()}
                    </a>
                </li>
            }
        })
        .collect();
    let rules = (!rules.is_empty()).then(|| {
        view! {
            <section>
                <h3>{runner.front.t("practice-repeat")}</h3>
                <ul class="byrule">{rules}</ul>
            </section>
        }
    });
    Some(view! {
        <main
            class="study done summary"
            data-summary="review"
            data-right=right.to_string()
            data-asked=asked.to_string()
            data-left=portion.items.to_string()
        >
            <h2 tabindex="-1">{runner.front.t_id(head)}</h2>
            <div class="dots" aria-hidden="true">
                {marks}
            </div>
            <p class="says">{line}</p>
            {rules}
            <div class="linkrow">
                <button class="btn" class:go=!done data-again="" on:click=move |_| again.run(None)>
                    {runner.front.t("review-title")}
                </button>
                <a class="btn" href="#/progress" data-progress="">
                    {runner.front.t("review-progress")}
                </a>
                <a class="btn" href="#/learn">
                    {runner.front.t("school-all-lessons")}
                </a>
            </div>
        </main>
    })
}
