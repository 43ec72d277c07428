//! Chips at the table, places and prizes, reckoned again from the figures of the question.

use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Drill, Instance, Line, Term};
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

fn named(line: &Line, name: &str) -> Vec<Seat> {
    match term(line, name) {
        Term::Seats(seats) => seats.clone(),
        Term::Seat(seat) => vec![*seat],
        _ => panic!("{name} is nobody"),
    }
}

fn amounts(line: &Line, name: &str) -> Vec<u64> {
    match term(line, name) {
        Term::Amounts(amounts) => amounts.iter().map(|amount| amount.get()).collect(),
        _ => panic!("{name} are no amounts"),
    }
}

/// Places, prizes, and who is out.
pub(super) fn placings(instance: &Instance) -> Vec<Answer> {
    let line = &instance.parts[0].prompt;
    match ending(&line.id) {
        "" => {
            let mut order = named(line, "outs");
            order.push(named(line, "winner")[0]);
            order.reverse();
            vec![Answer::Order(order)]
        }
        "-in-one-hand" => {
            let stacks = amounts(line, "stacks");
            let mut outs: Vec<(u64, Seat)> = stacks.into_iter().zip(named(line, "outs")).collect();
            outs.sort_unstable();
            let mut order: Vec<Seat> = outs.into_iter().map(|(_, seat)| seat).collect();
            order.push(named(line, "winner")[0]);
            order.reverse();
            vec![Answer::Order(order)]
        }
        "-equal" => {
            let mut answers = vec![number(figure(line, "left") - 1)];
            if let Some(part) = instance.parts.get(1) {
                // Half of fifty per cent.
                answers.push(number(figure(&part.prompt, "pool") / 4));
            }
            answers
        }
        "-prize" => {
            let who = named(line, "name")[0];
            let outs = named(line, "outs");
            let after = outs.iter().rev().take_while(|seat| **seat != who).count();
            let place = if outs.contains(&who) { after + 1 } else { 0 };
            let percent = amounts(line, "plan").get(place).copied().unwrap_or(0);
            vec![number(figure(line, "pool") * percent / 100)]
        }
        "-short" => vec![Answer::Pick(1)],
        "-nothing-left" => vec![Answer::Pick(2)],
        id => panic!("{id}"),
    }
}

/// Learners who always err in one way about places.
pub(super) fn misplaced(slip: &str, instance: &Instance) -> Option<Answer> {
    let line = &instance.parts[0].prompt;
    match (slip, ending(&line.id)) {
        ("not-reversed", "") => {
            let order = [named(line, "winner"), named(line, "outs")].concat();
            Some(Answer::Order(order))
        }
        ("out-because-short", "-short") => Some(Answer::Pick(2)),
        ("no-shared-place", "-equal") => Some(number(figure(line, "left"))),
        _ => None,
    }
}

/// The slips of the drills of chips, places and prizes, by the plan.
pub(super) fn slips(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::ChipsAtTheTable => &[
            "below-the-range",
            "above-the-range",
            "least-is-enough",
            "greatest-is-allowed",
            "one-big-blind",
            "ten-times",
            "to-the-whole-minimum",
            "minimum-on-top",
            "half-of-the-stack",
            "half-minimum-on-top",
            "adds-during-the-hand",
            "waits-for-nothing",
            "takes-winnings-off",
            "only-the-winnings",
            "leaves-with-cards",
            "kept-though-folded",
            "takes-the-bet-along",
            "not-dealt-though-any-chips",
            "dealt-below-the-house-rule",
            "again-in-a-tournament",
            "out-of-a-cash-game",
            "whole-minimum-again",
        ],
        Drill::TournamentPlacings => &[
            "not-reversed",
            "upside-down",
            "by-the-cards",
            "short-stack-first",
            "no-shared-place",
            "better-prize-for-both",
            "one-place-off",
            "equal-parts",
            "counted-from-the-first-out",
            "out-because-short",
            "in-without-chips",
        ],
        _ => &[],
    }
}
