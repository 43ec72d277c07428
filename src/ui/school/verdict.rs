//! What is said of an answer.

use leptos::prelude::*;

use super::answers;
use super::player::{Player, Told};
use super::rich::rich;
use crate::school::question::{Outcome, Right, Say};
use crate::text::{Args, Id};
use crate::ui::words::Words;

/// The first words of a verdict.
const fn heading(told: &Told) -> Id {
    match told.verdict.outcome {
        Outcome::Right => Id("school-right"),
        Outcome::TakenBack => Id("school-taken-back"),
        Outcome::Wrong if told.shown => Id("school-shown"),
        Outcome::Wrong => Id("school-wrong"),
    }
}

/// The sentence of a verdict, with its cards and rules still in signs.
fn sentence(player: Player, told: &Told) -> String {
    let words = player.front.words;
    let right = || player.words(".right");
    match &told.verdict.say {
        Say::Right => right().unwrap_or_default(),
        Say::Foreseen(place) => {
            let own = player.words(&format!(".wrong-{}", place + 1));
            own.or_else(right).unwrap_or_default()
        }
        Say::WantedElse => {
            let Some(Right::Act(wanted)) = player.question().map(|question| question.right) else {
                return String::new();
            };
            words.with(|words| {
                let action = answers::action(words, wanted);
                words.with(Id("school-wanted"), &Args::new().with("action", action))
            })
        }
        Say::Why(because) => {
            let names = player.stage.names.get();
            words.with(|words| {
                let told = words.explain(because, &names);
                let rules: Vec<&str> = told.rules.iter().map(|rule| rule.id()).collect();
                [&told.text, " (", &rules.join(", "), ")"].concat()
            })
        }
        Say::Pots(pots) => words.with(|words| {
            let each = pots.iter().enumerate().map(|(place, right)| {
                let args = Args::new().with("pot", words.pot_name(place));
                let id = if *right {
                    Id("school-pot-right")
                } else {
                    Id("school-pot-wrong")
                };
                words.with(id, &args)
            });
            let each: Vec<String> = each.collect();
            let reckoning = right().unwrap_or_default();
            [&each.join(" "), " ", &reckoning].concat()
        }),
    }
}

/// The right answer in words, after a second mistake.
fn answer(player: Player, told: &Told) -> Option<String> {
    let place = player.place().filter(|_| told.shown)?;
    let right = player.question()?.right;
    let you = player.you();
    Some(player.front.words.with(|words| {
        let answer = player
            .lesson
            .with_value(|lesson| answers::right(words, lesson, place, &right, you));
        words.with(Id("school-answer"), &Args::new().with("answer", answer))
    }))
}

/// Everything that is said of the last answer, for the ear.
pub(super) fn spoken(player: Player) -> String {
    let Some(told) = player.told.get() else {
        return String::new();
    };
    let sentence = sentence(player, &told);
    let answer = answer(player, &told);
    player.front.words.with(|words: &Words| {
        let heading = words.of(heading(&told));
        let all: Vec<String> = [Some(heading), answer, Some(sentence)]
            .into_iter()
            .flatten()
            .collect();
        words.read_aloud(&all.join(" "))
    })
}

/// The verdict on the last answer.
#[component]
pub(super) fn VerdictView() -> impl IntoView {
    let player = Player::get();
    let words = player.front.words;
    move || {
        player.told.get().map(|told| {
            let outcome = match told.verdict.outcome {
                Outcome::Right => "right",
                Outcome::TakenBack => "taken-back",
                Outcome::Wrong if told.shown => "shown",
                Outcome::Wrong => "wrong",
            };
            let say = match &told.verdict.say {
                Say::Foreseen(place) => format!("wrong-{}", place + 1),
                Say::Right => "right".to_owned(),
                Say::WantedElse => "wanted".to_owned(),
                Say::Why(_) => "referee".to_owned(),
                Say::Pots(_) => "pots".to_owned(),
            };
            let sentence = sentence(player, &told);
            let answer = answer(player, &told);
            view! {
                <div class="verdict" tabindex="-1" data-verdict=outcome data-feedback=say>
                    <b>{words.with(|words| words.of(heading(&told)))}</b>
                    " "
                    {answer.map(|answer| view! { <span>{words.with(|words| rich(words, &answer))} " "</span> })}
                    <span>{words.with(|words| rich(words, &sentence))}</span>
                </div>
            }
        })
    }
}
