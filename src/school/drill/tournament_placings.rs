//! Drill 23: places and prizes.

use super::asking::{Asking, exactly};
use super::instance::{Part, Shown};
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::house::Payouts;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::table::tournament::{Finish, Money, Out, PayoutTable, PlayerId, places};
use crate::school::question::{Answer, Right};
use crate::school::spot::Scene;

const NAME: &str = "tournament-placings";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Events),
    rules: &[
        RuleId::Tourn1,
        RuleId::Tourn2,
        RuleId::Tourn3,
        RuleId::Tourn4,
        RuleId::Tourn5,
        RuleId::Tourn6,
        RuleId::Tourn7,
        RuleId::Tourn10,
        RuleId::Tourn11,
        RuleId::Tourn12,
        RuleId::Allin10,
    ],
    patterns: &[
        Pattern::new("one-after-the-other", 30, 1),
        Pattern::new("two-in-one-hand-different-stacks", 25, 3).doubled(),
        Pattern::new("two-in-one-hand-equal-stacks", 10, 4).doubled(),
        Pattern::new("prize-sum", 20, 2),
        Pattern::new("still-in-with-a-short-blind", 15, 4).doubled(),
    ],
    build,
    // Who goes out, one after the other, and who wins.
    examples: &[("EX-TOURN-1", "423 1")],
    example: |text| {
        let seat = |digit: u8| Seat(digit.wrapping_sub(b'1'));
        let (outs, winner) = text.split_once(' ')?;
        let outs: Vec<Seat> = outs.bytes().map(seat).collect();
        let winner = winner.bytes().next().map(seat)?;
        let mut seats = [&outs[..], &[winner]].concat();
        seats.sort_unstable();
        let mut draw = Draw::new(Seed::new([0; 32]));
        shown(seats, vec![in_order(&outs, winner)?], &mut draw)
    },
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let players = match level.number() {
        1 => 4,
        _ => draw.within(6, 8),
    };
    let seats = chairs(draw, players, true);
    let mut people = seats.clone();
    draw.shuffle(&mut people);
    let winner = people.pop()?;
    let parts = match pattern {
        "one-after-the-other" => vec![in_order(&people, winner)?],
        "prize-sum" => vec![prize(&people, winner, level, draw)?],
        "two-in-one-hand-different-stacks" => {
            // At level 5 it may be three.
            let three = level.number() == 5 && draw.once_in(2);
            people.truncate(if three { 3 } else { 2 });
            vec![in_one_hand(&people, winner, draw)?]
        }
        "two-in-one-hand-equal-stacks" => equal_stacks(&people, level, draw)?,
        _ => vec![short_blind(winner, draw)?],
    };
    shown(seats, parts, draw)
}

fn shown(seats: Vec<Seat>, parts: Vec<Part>, draw: &mut Draw) -> Option<Built> {
    let scene = Scene {
        button: Some(draw.pick(&seats)?),
        seats,
        you: None,
        small_blind: None,
        big_blind: None,
        open: Vec::new(),
        board: Vec::new(),
    };
    Some(Built {
        shown: Shown::Scene(scene),
        parts,
        seconds: 10,
    })
}

/// The places of those who go out in one hand, in the order given; `left` are left before it.
fn finishes(outs: &[(Seat, Chips)], left: u64) -> Vec<Finish> {
    let out = |&(seat, stack): &(Seat, Chips)| Out {
        player: PlayerId(seat.0.into()),
        stack,
        moment: 0,
        decided: true,
    };
    let outs: Vec<Out> = outs.iter().map(out).collect();
    places(&outs, left as u32)
}

/// Everybody in the order of the places: each goes out in a hand of his own.
fn order(outs: &[Seat], winner: Seat) -> Vec<Seat> {
    let mut left = outs.len() as u64 + 1;
    let mut all: Vec<(u32, Seat)> = vec![(1, winner)];
    for &seat in outs {
        let finish = finishes(&[(seat, Chips::new(1))], left);
        all.extend(finish.iter().map(|finish| (finish.place, seat)));
        left -= 1;
    }
    all.sort_unstable();
    all.into_iter().map(|(_, seat)| seat).collect()
}

/// One after the other.
fn in_order(outs: &[Seat], winner: Seat) -> Option<Part> {
    let right = order(outs, winner);
    let upside_down: Vec<Seat> = right.iter().rev().copied().collect();
    let winner_first = [&[winner], outs].concat();
    let rules = [RuleId::Tourn6, RuleId::Tourn2];
    let names = [
        ("outs", Term::Seats(outs.to_vec())),
        ("winner", winner.into()),
    ];
    let mut prompt = Line::of(NAME, "prompt");
    prompt.args.extend(names.iter().cloned());
    Asking::new(NAME, Right::Order(right.clone()), &rules)
        .prompt(prompt)
        .reckoning(Line::of(NAME, "right").with("order", right))
        .slip("not-reversed", Answer::Order(winner_first), &rules, &names)
        .slip("upside-down", Answer::Order(upside_down), &rules, &names)
        .trap("not-reversed")
        .done()
}

/// Several in one hand, with different stacks before it; the last of them had the best cards.
fn in_one_hand(outs: &[Seat], winner: Seat, draw: &mut Draw) -> Option<Part> {
    let mut stacks: Vec<Chips> = Vec::new();
    for _ in outs {
        stacks.push(draw.chips(100, 2_000, 50));
    }
    let with_stacks: Vec<(Seat, Chips)> = outs.iter().copied().zip(stacks.clone()).collect();
    let finishes = finishes(&with_stacks, outs.len() as u64 + 1);
    if finishes.iter().any(|finish| finish.sharing > 1) {
        return None;
    }
    let rest = finishes.iter().map(|finish| Seat(finish.player.0 as u8));
    let right: Vec<Seat> = core::iter::once(winner).chain(rest).collect();
    // The better cards of those who lose decide nothing.
    let by_cards: Vec<Seat> = core::iter::once(winner)
        .chain(outs.iter().rev().copied())
        .collect();
    let rules = [RuleId::Tourn6];
    let best = *outs.last()?;
    let figures = [
        ("outs", Term::Seats(outs.to_vec())),
        ("stacks", Term::Amounts(stacks)),
        ("winner", winner.into()),
        ("best", best.into()),
    ];
    let mut prompt = Line::of(NAME, "prompt-in-one-hand");
    prompt.args.extend(figures.iter().cloned());
    let mut turned = right.clone();
    turned[1..].reverse();
    let reckoning = Line::of(NAME, "right-in-one-hand").with("order", right.clone());
    Asking::new(NAME, Right::Order(right), &rules)
        .prompt(prompt)
        .reckoning(reckoning)
        .slip("by-the-cards", Answer::Order(by_cards), &rules, &figures)
        .otherwise("short-stack-first", Answer::Order(turned), &rules, &figures)
        .trap("by-the-cards")
        .done()
}

/// Two in one hand with equal stacks: they share the place, and at level 5 the prizes.
fn equal_stacks(people: &[Seat], level: Level, draw: &mut Draw) -> Option<Vec<Part>> {
    let [one, other, ..] = *people else {
        return None;
    };
    let prizes = level.number() == 5;
    let left = if prizes { 3 } else { draw.within(3, 9) };
    let stack = draw.chips(100, 2_000, 50);
    let finishes = finishes(&[(one, stack), (other, stack)], left);
    let finish = finishes.first()?;
    let place = u64::from(finish.place);
    let rules = [RuleId::Tourn6];
    let figures = [
        ("one", Term::Seat(one)),
        ("other", other.into()),
        ("stack", stack.into()),
        ("left", left.into()),
        ("place", place.into()),
    ];
    let mut prompt = Line::of(NAME, "prompt-equal");
    prompt.args.extend(figures.iter().cloned());
    let mut reckoning = Line::of(NAME, "right-equal");
    reckoning.args.extend(figures.iter().cloned());
    let part = Asking::new(NAME, exactly(Chips::new(place)), &rules)
        .prompt(prompt)
        .reckoning(reckoning)
        .figure("no-shared-place", Chips::new(left), &rules, &figures);
    let mut parts = vec![part.done()?];
    if prizes {
        let pool = draw.chips(100, 4_000, 100);
        let table = PayoutTable::of(Payouts::ThreePlaces, &[], 9).ok()?;
        let prize = table.prize(Money(pool.get()), finish.place, finish.sharing, 0);
        let all: Vec<u64> = table
            .prizes(Money(pool.get()))
            .iter()
            .map(|prize| prize.0)
            .collect();
        let rules = [RuleId::Tourn7, RuleId::Tourn6, RuleId::Tourn4];
        let figures = [
            ("pool", Term::Chips(pool)),
            ("name", one.into()),
            ("second", Chips::new(all[1]).into()),
            ("third", Chips::new(all[2]).into()),
            ("prize", Chips::new(prize.0).into()),
        ];
        let mut prompt = Line::of(NAME, "prompt-shared");
        prompt.args.extend(figures.iter().cloned());
        let mut reckoning = Line::of(NAME, "right-shared");
        reckoning.args.extend(figures.iter().cloned());
        let part = Asking::new(NAME, exactly(Chips::new(prize.0)), &rules)
            .prompt(prompt)
            .reckoning(reckoning)
            .figure(
                "better-prize-for-both",
                Chips::new(all[1]),
                &rules,
                &figures,
            );
        parts.push(part.done()?);
    }
    Some(parts)
}

/// What a place is paid.
fn prize(outs: &[Seat], winner: Seat, level: Level, draw: &mut Draw) -> Option<Part> {
    let plan = if level.number() > 2 && draw.once_in(3) {
        Payouts::TwoPlaces
    } else {
        Payouts::ThreePlaces
    };
    let table = PayoutTable::of(plan, &[], outs.len() + 1).ok()?;
    let entry = if level.number() < 4 {
        draw.chips(50, 200, 50).get()
    } else {
        20 * draw.within(1, 50)
    };
    let pool = Money(entry * (outs.len() as u64 + 1));
    let order = order(outs, winner);
    let paid = table.places() as u64;
    // Now and then the first place that is not paid.
    let unpaid = u64::from(draw.once_in(4));
    let place = draw.within(1, paid + unpaid);
    let name = *order.get(place as usize - 1)?;
    let prizes: Vec<u64> = table.prizes(pool).iter().map(|prize| prize.0).collect();
    let of = |place: u64| {
        let prize = prizes.get((place as usize).wrapping_sub(1)).copied();
        Chips::new(prize.unwrap_or(0))
    };
    let prize = table.prize(pool, place as u32, 1, 0);
    let percents: Vec<Chips> = (1..=paid as u32)
        .map(|place| Chips::new(u64::from(table.share(place)) / 100))
        .collect();
    let percent = percents
        .get(place as usize - 1)
        .copied()
        .unwrap_or(Chips::ZERO);
    let rules = [RuleId::Tourn7, RuleId::Tourn6, RuleId::Tourn4];
    let figures = [
        ("name", Term::Seat(name)),
        ("place", place.into()),
        ("pool", Chips::new(pool.0).into()),
        ("percent", percent.into()),
        ("prize", Chips::new(prize.0).into()),
    ];
    let prompt = Line::of(NAME, "prompt-prize")
        .with("outs", outs.to_vec())
        .with("pool", Chips::new(pool.0))
        .with("plan", Term::Amounts(percents))
        .with("name", name);
    let line = if place > paid {
        "right-unpaid"
    } else {
        "right-prize"
    };
    let mut reckoning = Line::of(NAME, line);
    reckoning.args.extend(figures.iter().cloned());
    let in_equal_parts = Chips::new(pool.0 / paid);
    // Counted from the first to go out.
    let backwards = outs
        .iter()
        .position(|seat| *seat == name)
        .map(|at| of(at as u64 + 1));
    let mut asking = Asking::new(NAME, exactly(Chips::new(prize.0)), &rules)
        .prompt(prompt)
        .reckoning(reckoning)
        .figure("one-place-off", of(place + 1), &rules, &figures)
        .figure("equal-parts", in_equal_parts, &rules, &figures);
    if let Some(backwards) = backwards.map(super::asking::number) {
        asking = asking.otherwise("counted-from-the-first-out", backwards, &rules, &figures);
    }
    asking.done()
}

/// Whether somebody is out who cannot pay the whole blind.
fn short_blind(who: Seat, draw: &mut Draw) -> Option<Part> {
    let big = draw.chips(100, 2_000, 50);
    let stack = if draw.once_in(3) {
        Chips::ZERO
    } else {
        draw.chips(5, big.get() - 5, 5)
    };
    // Out is who has lost his last chip (TOURN-3).
    let out = stack.is_zero();
    let rules = [RuleId::Tourn10, RuleId::Tourn3];
    let figures = [
        ("name", Term::Seat(who)),
        ("stack", stack.into()),
        ("big", big.into()),
    ];
    let (prompt, line, slip) = if out {
        ("prompt-nothing-left", "right-out", "in-without-chips")
    } else {
        ("prompt-short", "right-in", "out-because-short")
    };
    let mut prompt = Line::of(NAME, prompt);
    prompt.args.extend(figures.iter().cloned());
    let mut reckoning = Line::of(NAME, line);
    reckoning.args.extend(figures.iter().cloned());
    let choice = if out { 2 } else { 1 };
    Asking::new(NAME, Right::Pick { choice, of: 2 }, &rules)
        .prompt(prompt)
        .choices(vec![Line::of(NAME, "in"), Line::of(NAME, "out")])
        .reckoning(reckoning)
        .slip(slip, Answer::Pick(3 - choice), &rules, &figures)
        .done()
}
