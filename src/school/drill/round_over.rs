//! Drill 7: is the round over?

use super::asking::Asking;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, example, from_street, poster, setup, shown_until, step};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, ForcedKind, Hand, Stakes, Status, Street, Turn};
use crate::engine::house::HouseRules;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Answer, Right};

const NAME: &str = "round-over";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Betting),
    rules: &[
        RuleId::Round5,
        RuleId::Round6,
        RuleId::Round9,
        RuleId::Round10,
        RuleId::Round12,
        RuleId::Check2,
        RuleId::Raise3,
        RuleId::Board5,
        RuleId::Board6,
        RuleId::Game15,
        RuleId::Allin4,
        RuleId::Allin9,
    ],
    patterns: &[
        Pattern::new("all-checked", 12, 1),
        Pattern::new("bet-and-all-answered", 15, 1),
        Pattern::new("checker-still-to-answer", 15, 3).doubled(),
        Pattern::new("raise-comes-back-to-the-bettor", 15, 2),
        Pattern::new("big-blind-not-yet-heard", 12, 3).doubled(),
        Pattern::new("short-all-in-to-be-answered", 8, 4).doubled(),
        Pattern::new("only-one-with-chips-run-out", 8, 4).doubled(),
        Pattern::new("one-player-left", 8, 3).doubled(),
        Pattern::new("bettor-asked-to-raise-himself", 7, 3),
    ],
    build,
    examples: &[
        (
            "EX-BLIND-2",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 1\nstacks 100 each\n\
             play 4 call 2, 1 call 2, 2 call 1, [a]",
        ),
        (
            "EX-ALLIN-5",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 1:20 2:30 3:100\n\
             start flop · in pot 0 each\nplay 1 bet 20, 2 raise 30, 3 call 30, [a]",
        ),
    ],
    example: |text| {
        let hand = example(text)?;
        let last = hand.state().taken.last()?.seat;
        let events = hand.events();
        let acted = |event: &crate::engine::hand::Event| matches!(event.what, crate::engine::hand::What::Called { seat, .. } if seat == last);
        let end = events.iter().rposition(acted)? + 1;
        asked(hand, end, "")
    },
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let (players, least, most) = match level.number() {
        1 => (draw.within(2, 3), 1, 3),
        2 => (4, 3, 6),
        3 | 4 => (draw.within(3, 5), 2, 9),
        _ => (draw.within(6, 9), 8, 14),
    };
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::ZERO,
    };
    let shorts = pattern.contains("all-in") || pattern.contains("run-out");
    let mut stacks: Vec<(Seat, Chips)> = Vec::new();
    for &seat in &seats {
        let short = shorts && draw.once_in(2);
        stacks.push((
            seat,
            if short {
                draw.chips(20, 80, 5)
            } else {
                draw.chips(200, 500, 5)
            },
        ));
    }
    let setup = setup(draw, HouseRules::default(), stakes, button, &stacks);
    let preflop =
        pattern == "big-blind-not-yet-heard" || (pattern == "one-player-left" && draw.once_in(2));
    let mut hand = if preflop {
        Hand::deal(setup).ok()?
    } else {
        let street = draw.pick(&[Street::Flop, Street::Turn])?;
        from_street(setup, street, Chips::new(10))?
    };
    let mood = Mood {
        wager: match pattern {
            "all-checked" => 0,
            "big-blind-not-yet-heard" => 5,
            _ => 30,
        },
        fold: if pattern == "one-player-left" { 75 } else { 25 },
        all_in: if shorts { 40 } else { 0 },
        step: 5,
        most: 200,
    };
    // The two easy patterns also stop before the last answer, so that "nobody" is not always right.
    let early = draw.once_in(3);
    let street = hand.state().street;
    for count in 1..=most {
        let end = step(&mut hand, mood, draw)?;
        let going = hand.state().street == street && matches!(hand.turn(), Turn::Act(_));
        if count >= least && fits(pattern, &hand, street, early) && !(going && draw.once_in(4)) {
            return asked(hand, end, pattern);
        }
        if !going {
            return None;
        }
    }
    None
}

/// Who acts next in the round of the last action.
fn next(hand: &Hand, street: Street) -> Option<Seat> {
    match hand.turn() {
        Turn::Act(seat) if hand.state().street == street => Some(seat),
        _ => None,
    }
}

/// What was done in the round.
#[derive(Clone, Debug)]
struct Round {
    /// Who bet or raised, in order.
    lifts: Vec<Seat>,
    /// Who checked.
    checked: Vec<Seat>,
    /// Who is still in, and who of them has chips.
    left: Vec<Seat>,
    able: Vec<Seat>,
}

fn round(hand: &Hand, street: Street) -> Round {
    let state = hand.state();
    let taken = || {
        state
            .taken
            .iter()
            .filter(move |taken| taken.street == street)
    };
    let lifts = taken().filter(|taken| matches!(taken.action, Action::Bet(_) | Action::Raise(_)));
    let checked = taken().filter(|taken| taken.action == Action::Check);
    let folded = |seat: &Seat| {
        state
            .taken
            .iter()
            .any(|taken| taken.seat == *seat && taken.action == Action::Fold)
    };
    let left: Vec<Seat> = state
        .seats
        .iter()
        .map(|player| player.seat)
        .filter(|seat| !folded(seat))
        .collect();
    let all_in = |seat: &Seat| {
        state
            .taken
            .iter()
            .any(|taken| taken.seat == *seat && taken.all_in)
            || state
                .seat(*seat)
                .is_some_and(|player| player.status == Status::AllIn)
    };
    Round {
        lifts: lifts.map(|taken| taken.seat).collect(),
        checked: checked.map(|taken| taken.seat).collect(),
        able: left.iter().copied().filter(|seat| !all_in(seat)).collect(),
        left,
    }
}

fn fits(pattern: &str, hand: &Hand, street: Street, early: bool) -> bool {
    let round = round(hand, street);
    let next = next(hand, street);
    let contested = round.left.len() > 1;
    let over = next.is_none() && contested;
    let state = hand.state();
    let unheard = round
        .able
        .iter()
        .filter_map(|seat| state.seat(*seat))
        .filter(|player| player.matched.is_none() || player.bet < state.betting.bet);
    let last = next.is_some() && unheard.count() == 1;
    match (pattern, next) {
        ("all-checked", Some(_)) => early && last && round.lifts.is_empty(),
        ("bet-and-all-answered", Some(_)) => early && last && round.lifts.len() == 1,
        ("all-checked" | "bet-and-all-answered", None) if early => false,
        ("all-checked", None) => over && round.lifts.is_empty(),
        ("bet-and-all-answered", None) => over && round.lifts.len() == 1 && round.able.len() > 1,
        ("bettor-asked-to-raise-himself", None) => {
            over && round.lifts.len() > 1 && round.able.len() > 1
        }
        ("only-one-with-chips-run-out", None) => over && round.able.len() == 1,
        ("one-player-left", None) => !contested,
        ("checker-still-to-answer", Some(seat)) => {
            round.checked.contains(&seat) && !round.lifts.contains(&seat)
        }
        ("raise-comes-back-to-the-bettor", Some(seat)) => {
            round.lifts.contains(&seat) && round.lifts.len() > 1
        }
        ("big-blind-not-yet-heard", Some(seat)) => {
            poster(hand, ForcedKind::BigBlind) == Some(seat) && round.lifts.is_empty()
        }
        ("short-all-in-to-be-answered", Some(seat)) => {
            let last = round.lifts.last();
            let betting = &hand.state().betting;
            let short = last.is_some_and(|last| !round.able.contains(last));
            let acted = hand
                .state()
                .seat(seat)
                .is_some_and(|player| player.matched.is_some());
            short && acted && betting.bet < betting.level + betting.last_raise
        }
        _ => false,
    }
}

fn asked(hand: Hand, end: usize, pattern: &str) -> Option<Built> {
    let state = hand.state();
    let last = state.taken.last()?;
    let street = last.street;
    let (actor, round) = (last.seat, round(&hand, street));
    let next = next(&hand, street);
    let right: SeatSet = next.into_iter().collect();
    let (line, rules): (Line, &[RuleId]) = match next {
        Some(seat) => {
            let player = state.seat(seat)?;
            let (own, bet) = (player.bet, state.betting.bet);
            if own < bet {
                let line = Line::of(NAME, "right-owes")
                    .with("name", seat)
                    .with("own", own)
                    .with("bet", bet);
                (line, &[RuleId::Round9, RuleId::Round10])
            } else if street == Street::Preflop {
                (
                    Line::of(NAME, "right-option").with("name", seat),
                    &[RuleId::Round6],
                )
            } else {
                (
                    Line::of(NAME, "right-not-heard").with("name", seat),
                    &[RuleId::Round5],
                )
            }
        }
        None if round.left.len() == 1 => (
            Line::of(NAME, "right-one-left").with("name", round.left[0]),
            &[RuleId::Game15, RuleId::Board6],
        ),
        None if round.able.len() < 2 => (
            Line::of(NAME, "right-run-out"),
            &[RuleId::Round12, RuleId::Allin9],
        ),
        None if round.lifts.is_empty() => (
            Line::of(NAME, "right-checked"),
            &[RuleId::Round10, RuleId::Check2],
        ),
        None => (Line::of(NAME, "right-over"), &[RuleId::Round10]),
    };
    let mut asking = Asking::new(NAME, Right::Seat(right), rules).reckoning(line);
    if let Some(seat) = next {
        let args = [("name", Term::Seat(seat))];
        asking = asking.slip(
            "next-card-too-early",
            Answer::Nobody,
            &[RuleId::Round10],
            &args,
        );
    } else if let (1, [lone]) = (round.able.len(), &round.able[..])
        && round.left.len() > 1
    {
        let args = [("name", Term::Seat(*lone))];
        asking = asking.slip("lone-stack", Answer::Seat(*lone), &[RuleId::Round12], &args);
    }
    if let Some(bettor) = round.lifts.last() {
        let args = [("name", Term::Seat(*bettor))];
        asking = asking.otherwise(
            "bettor-again",
            Answer::Seat(*bettor),
            &[RuleId::Raise3],
            &args,
        );
    }
    let seats = &state.seats;
    let place = seats.iter().position(|player| player.seat == actor)?;
    let neighbour = seats[(place + 1) % seats.len()].seat;
    if !round.left.contains(&neighbour) || !round.able.contains(&neighbour) {
        let args = [("name", Term::Seat(neighbour))];
        asking = asking.otherwise(
            "folded-or-all-in",
            Answer::Seat(neighbour),
            &[RuleId::Fold1, RuleId::Allin4],
            &args,
        );
    }
    let trap = match pattern {
        "checker-still-to-answer" | "big-blind-not-yet-heard" | "short-all-in-to-be-answered" => {
            Some("next-card-too-early")
        }
        "only-one-with-chips-run-out" => Some("lone-stack"),
        "bettor-asked-to-raise-himself" => Some("bettor-again"),
        _ => None,
    };
    let asking = match trap {
        Some(trap) => asking.trap(trap),
        None => asking,
    };
    Some(Built {
        shown: shown_until(hand, end, Vec::new()),
        parts: vec![asking.done()?],
        seconds: 7,
    })
}
