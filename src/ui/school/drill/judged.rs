//! What is said of an answer in a drill.

use leptos::prelude::*;

use super::runner::{Runner, Told};
use crate::text::{Args, Id};
use crate::ui::school::rich::rich;
use crate::ui::words::Words;

/// The sentences on an answer, in order: pot by pot, the slip, the reckoning.
fn sentences(words: &Words, told: &Told, spoken: bool) -> Vec<String> {
    let pots = told.judged.pots.iter().enumerate().map(|(place, right)| {
        let args = Args::new().with("pot", words.pot_name(place));
        let id = if *right {
            Id("school-pot-right")
        } else {
            Id("school-pot-wrong")
        };
        words.with(id, &args)
    });
    let lines = told.judged.say.iter().map(|line| words.drill(line, spoken));
    pots.chain(lines).collect()
}

const fn heading(told: &Told) -> Id {
    if told.judged.right {
        Id("school-right")
    } else {
        Id("school-wrong")
    }
}

/// Everything that is said of the last answer, for the ear.
pub(super) fn spoken(runner: Runner) -> String {
    let Some(told) = runner.told.get() else {
        return String::new();
    };
    runner.front.words.with(|words| {
        let mut all = vec![words.of(heading(&told))];
        all.extend(sentences(words, &told, true));
        all.join(" ")
    })
}

/// The judgement on the last answer.
#[component]
pub(super) fn JudgedView() -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    move || {
        runner.told.get().map(|told| {
            let outcome = if told.judged.right { "right" } else { "wrong" };
            let said = words.with(|words| {
                let each = sentences(words, &told, false).into_iter();
                each.map(|sentence| view! { " " <span>{rich(words, &sentence)}</span> }).collect::<Vec<_>>()
            });
            // Those that stand in a sentence already are links there.
            let told_there = words.with(|words| sentences(words, &told, false).join(" "));
            // Those of a check question are all of its lesson's.
            let listed = told.judged.rules.iter().filter(|_| !runner.is_check());
            let rules = listed.filter(|rule| !told_there.contains(rule.id()));
            let rules: Vec<_> = rules
                .map(|rule| {
                    view! {
                        " "
                        <a class="rule-id" href=["#/rules/", rule.id()].concat() data-rule=rule.id()>
                            {rule.id()}
                        </a>
                    }
                })
                .collect();
            view! {
                <div class="verdict" tabindex="-1" data-verdict=outcome data-slip=told.judged.slip>
                    <b>{words.with(|words| words.of(heading(&told)))}</b>
                    {said}
                    {rules}
                </div>
            }
        })
    }
}
