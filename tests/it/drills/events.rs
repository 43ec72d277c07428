//! Chips at the table, places and prizes, reckoned again from the figures of the question.

use cards_speak::school::drill::{Instance, Line, Term};
use cards_speak::school::question::Answer;

use super::betting::number;
use super::blinds::{ending, term};

/// A figure of the question.
fn figure(line: &Line, name: &str) -> u64 {
    match term(line, name) {
        Term::Chips(amount) => amount.get(),
        Term::Count(count) => *count,
        _ => panic!("{name} is no figure"),
    }
}

/// Whether a wish is granted, and the amount.
pub(super) fn chips(instance: &Instance) -> Vec<Answer> {
    let line = &instance.parts[0].prompt;
    let get = |name| figure(line, name);
    let half_up = |amount: u64| amount / 2 + amount % 2;
    let pick = Answer::Pick;
    match ending(&line.id) {
        id @ ("-range" | "-range-open") => {
            let (big, amount) = (get("big"), get("amount"));
            let most = (id == "-range").then(|| big * get("times"));
            match most {
                _ if amount < 10 * big => vec![pick(2), number(10 * big)],
                Some(most) if amount > most => vec![pick(3), number(most)],
                _ => vec![pick(1)],
            }
        }
        "-top-up" => vec![number(half_up(get("base")) - get("stack"))],
        "-leaves" => vec![number(get("stack"))],
        "-adding-between" | "-short" => vec![pick(1)],
        "-leaving-folded" => vec![pick(1), number(get("before") - get("put"))],
        "-broke" => {
            let base = figure(&instance.parts[1].prompt, "base");
            vec![pick(1), number(half_up(base))]
        }
        "-adding" | "-taking-off" | "-leaving" | "-short-house" | "-broke-tournament" => {
            vec![pick(2)]
        }
        id => panic!("{id}"),
    }
}

/// Learners who always err in one way about chips.
pub(super) fn careless(slip: &str, instance: &Instance) -> Option<Answer> {
    let line = &instance.parts[0].prompt;
    match (slip, ending(&line.id)) {
        ("to-the-whole-minimum", "-top-up") => {
            Some(number(figure(line, "base") - figure(line, "stack")))
        }
        ("adds-during-the-hand", "-adding") | ("takes-winnings-off", "-taking-off") => {
            Some(Answer::Pick(1))
        }
        _ => None,
    }
}
