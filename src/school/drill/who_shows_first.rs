//! Drill 16: who shows first?

use super::asking::Asking;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, from_street, play_round, setup, show_all, shown_until};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Event, Hand, Stakes, Street, What};
use crate::engine::house::{HouseRules, ShowFirstWhenChecked};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::fault::FaultPlace;
use crate::school::question::{Answer, Right};
use crate::school::spot::{Mark, Spot};

const NAME: &str = "who-shows-first";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Showdown),
    rules: &[
        RuleId::Show1,
        RuleId::Show2,
        RuleId::Show3,
        RuleId::Show4,
        RuleId::Show5,
        RuleId::Show14,
        RuleId::Show15,
    ],
    patterns: &[
        Pattern::new("bet-and-calls", 20, 1),
        Pattern::new("raise", 20, 2),
        Pattern::new("re-raise", 10, 3),
        Pattern::new("checked-through", 20, 3).doubled(),
        Pattern::new("checked-earlier-aggressor-as-bait", 10, 3).doubled(),
        Pattern::new("with-a-side-pot", 20, 4).doubled(),
    ],
    build,
    examples: &[
        (
            "EX-SHOW-1",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 100 each\n\
             start river · in pot 10 each\nplay 1 check, 2 bet 10, 3 call 10, 1 call 10",
        ),
        (
            "EX-POT-3",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 3\nstacks 1:10 2:30 3:60 4:100\n\
             start river · in pot 0 each\nplay 4 bet 100, 1 call 10, 2 call 30, 3 call 60",
        ),
    ],
    example: |text| {
        let spot = Spot::read(text, 1, &FaultPlace::File, Seed::new([0; 32])).ok()?;
        let before = spot.hand_after(spot.moves().len().checked_sub(1)?)?;
        asked(spot.hand_at(Mark::End)?, before.events().len() + 1, "")
    },
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let players = match level.number() {
        1 => draw.within(2, 3),
        2 | 3 => draw.within(3, 4),
        _ => draw.within(3, 5),
    };
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let mut rules = HouseRules::default();
    if level.number() == 5 && draw.once_in(2) {
        rules.show_first_when_checked = ShowFirstWhenChecked::LastAggressorOfHand;
    }
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::ZERO,
    };
    let side = pattern == "with-a-side-pot";
    let mut stacks: Vec<(Seat, Chips)> = Vec::new();
    for &seat in &seats {
        let short = side && draw.once_in(2);
        stacks.push((
            seat,
            if short {
                draw.chips(20, 80, 5)
            } else {
                draw.chips(200, 500, 5)
            },
        ));
    }
    let setup = setup(draw, rules, stakes, button, &stacks);
    let bait = pattern == "checked-earlier-aggressor-as-bait";
    let mood = |wager| Mood {
        wager,
        fold: 10,
        all_in: if side { 40 } else { 0 },
        step: 5,
        most: 200,
    };
    let mut hand = if bait {
        let mut hand = from_street(setup, Street::Turn, Chips::new(10))?;
        play_round(&mut hand, mood(50), draw)?;
        hand
    } else {
        from_street(setup, Street::River, Chips::new(10))?
    };
    if hand.state().street != Street::River {
        return None;
    }
    let end = play_round(
        &mut hand,
        mood(if bait || pattern == "checked-through" {
            0
        } else {
            45
        }),
        draw,
    )?;
    show_all(&mut hand)?;
    let fits = {
        let (lifts, earlier) = (
            lifts(&hand).len(),
            hand.state().betting.hand_aggressor.is_some(),
        );
        let pots = pots(&hand);
        // An all-in before the river is another case (S-6).
        let deep = !hand.state().taken.iter().any(|taken| taken.all_in);
        match pattern {
            "bet-and-calls" => lifts == 1 && pots == 1,
            "raise" => lifts == 2 && pots == 1,
            "re-raise" => lifts == 3 && pots == 1,
            "checked-through" => lifts == 0 && !earlier && pots == 1,
            "checked-earlier-aggressor-as-bait" => lifts == 0 && earlier && pots == 1 && deep,
            _ => lifts > 0 && pots > 1,
        }
    };
    fits.then(|| asked(hand, end, pattern)).flatten()
}

/// Who bet or raised on the river, in order.
fn lifts(hand: &Hand) -> Vec<Seat> {
    let river = hand
        .state()
        .taken
        .iter()
        .filter(|taken| taken.street == Street::River);
    let lifts = river.filter(|taken| matches!(taken.action, Action::Bet(_) | Action::Raise(_)));
    lifts.map(|taken| taken.seat).collect()
}

/// How many pots two or more could win.
fn pots(hand: &Hand) -> usize {
    let collected = |event: &Event| match &event.what {
        What::Collected { pots } => Some(pots.iter().filter(|pot| pot.seats.len() > 1).count()),
        _ => None,
    };
    hand.events().iter().rev().find_map(collected).unwrap_or(0)
}

fn asked(hand: Hand, end: usize, pattern: &str) -> Option<Built> {
    let later = hand.events().get(end..)?;
    let order: Vec<Seat> = later
        .iter()
        .filter_map(|event| match event.what {
            What::Shown { seat, .. } => Some(seat),
            _ => None,
        })
        .collect();
    if order.len() < 2 {
        return None;
    }
    let state = hand.state();
    let lifts = lifts(&hand);
    let bait = state.betting.hand_aggressor.filter(|_| lifts.is_empty());
    let option = state.rules.show_first_when_checked == ShowFirstWhenChecked::LastAggressorOfHand;
    let clockwise: Vec<Seat> = hand
        .setup()
        .deal_order()
        .filter(|seat| order.contains(seat))
        .collect();
    let side = pots(&hand) > 1;
    let (reckoning, rules): (&str, &[RuleId]) = match (lifts.last(), bait) {
        _ if side => ("right-side", &[RuleId::Show14, RuleId::Show15]),
        (Some(_), _) => ("right-bet", &[RuleId::Show2, RuleId::Show3, RuleId::Show4]),
        (None, Some(_)) if option => ("right-option", &[RuleId::Show5]),
        _ => ("right-checked", &[RuleId::Show5]),
    };
    let said = |seat: Seat| [("name", Term::Seat(seat))];
    let line = Line::of(NAME, reckoning)
        .with("name", order[0])
        .with("order", order.clone());
    let mut asking = Asking::new(NAME, Right::Order(order.clone()), rules)
        .prompt(Line::of(
            NAME,
            if option { "prompt-option" } else { "prompt" },
        ))
        .reckoning(line);
    if side {
        let all_in: Vec<Seat> = clockwise
            .iter()
            .copied()
            .filter(|seat| was_all_in(&hand, *seat))
            .collect();
        let rest = clockwise
            .iter()
            .copied()
            .filter(|seat| !all_in.contains(seat));
        let wrong: Vec<Seat> = all_in.iter().copied().chain(rest).collect();
        if let Some(first) = all_in.first() {
            asking = asking.slip(
                "all-in-first",
                Answer::Order(wrong),
                &[RuleId::Show14],
                &said(*first),
            );
        }
    }
    if let Some(bait) = bait.filter(|_| !option)
        && let Some(wrong) = from(&clockwise, bait)
    {
        asking = asking.otherwise(
            "earlier-aggressor",
            Answer::Order(wrong),
            &[RuleId::Show5],
            &said(bait),
        );
    }
    let first = state
        .taken
        .iter()
        .find(|taken| taken.street == Street::River)?
        .seat;
    if let Some(&last) = lifts.last() {
        asking = after_a_bet(asking, &clockwise, first, last);
    }
    let asking = match pattern {
        "checked-earlier-aggressor-as-bait" if !option => asking.trap("earlier-aggressor"),
        _ => asking,
    };
    Some(Built {
        parts: vec![asking.done()?],
        shown: shown_until(hand, end, Vec::new()),
        seconds: 8,
    })
}

/// Everybody clockwise from this seat.
fn from(clockwise: &[Seat], seat: Seat) -> Option<Vec<Seat>> {
    let place = clockwise.iter().position(|other| *other == seat)?;
    Some([&clockwise[place..], &clockwise[..place]].concat())
}

/// The slips after a bet: `first` acted first in the round, `last` bet or raised last.
fn after_a_bet(mut asking: Asking, clockwise: &[Seat], first: Seat, last: Seat) -> Asking {
    let order = from(clockwise, last).unwrap_or_default();
    let callers = order.get(1..).unwrap_or_default();
    let wrong = [
        ("first-of-the-round", Some(first)),
        ("first-caller", callers.first().copied()),
        ("last-caller", callers.last().copied()),
    ];
    for (id, seat) in wrong {
        if let Some(seat) = seat
            && let Some(order) = from(clockwise, seat)
        {
            let name = [("name", Term::Seat(seat))];
            asking = asking.otherwise(id, Answer::Order(order), &[RuleId::Show2], &name);
        }
    }
    asking
}

fn was_all_in(hand: &Hand, seat: Seat) -> bool {
    hand.state()
        .taken
        .iter()
        .any(|taken| taken.seat == seat && taken.all_in)
}
