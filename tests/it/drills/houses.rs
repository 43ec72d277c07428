//! Showdowns, limits and house rules, judged again by the words of the book.

use cards_speak::engine::hand::{Street, What};
use cards_speak::engine::house::{LosersShow, PotLimitMax};
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Drill, Instance, Term};
use cards_speak::school::question::Answer;

use super::betting::{Plain, number, table};
use super::blinds::term;
use super::pots;

/// Whether there is a duty to show (1), a choice (2), or a claim to be shown for (3).
pub(super) fn duty(instance: &Instance) -> Vec<Answer> {
    let table = table(instance);
    let hand = &table.hand;
    let Term::Seat(you) = *term(&instance.parts[0].prompt, "name") else {
        panic!("nobody is asked")
    };
    let plain = Plain::after_last(hand);
    let left = plain.players.iter().filter(|player| !player.folded);
    if left.count() == 1 {
        return vec![Answer::Pick(2)];
    }
    let Answer::Order(order) = pots::showing(instance).remove(0) else {
        unreachable!()
    };
    // Everybody before has shown or hidden, and nobody after.
    let done: Vec<(Seat, bool)> = hand.events()[..table.end]
        .iter()
        .filter_map(|event| match event.what {
            What::Shown { seat, .. } => Some((seat, true)),
            What::Mucked { seat } => Some((seat, false)),
            _ => None,
        })
        .collect();
    let before = order.iter().take_while(|seat| **seat != you);
    assert!(before.eq(done.iter().map(|(seat, _)| seat)));
    if done.is_empty() || hand.setup().rules.losers_show == LosersShow::AllShow {
        return vec![Answer::Pick(1)];
    }
    let board = &hand.state().board;
    let reading = |seat: Seat| {
        let hole = hand.state().seat(seat).unwrap().hole.cards().unwrap();
        super::plain::best(&[&board[..], &hole[..]].concat()).1
    };
    let wins = pots::counted(instance).0.iter().any(|pot| {
        let mut open = done
            .iter()
            .filter(|(seat, open)| *open && pot.seats.contains(*seat));
        pot.seats.contains(you)
            && pot.seats.len() > 1
            && open.all(|(seat, _)| reading(*seat) <= reading(you))
    });
    vec![Answer::Pick(if wins { 3 } else { 2 })]
}

/// Learners who hide whatever they hold, or show whatever they hold.
pub(super) fn habit(slip: &str, instance: &Instance) -> Option<Answer> {
    let right = duty(instance).remove(0);
    let beaten = slip == "show-though-free" && right == Answer::Pick(2);
    let choice = match slip {
        "hides-a-winner" if right == Answer::Pick(3) => 2,
        _ if beaten => 3,
        _ => return None,
    };
    Some(Answer::Pick(choice))
}

/// Whether the betting may go up, and to what total.
pub(super) fn capped(instance: &Instance) -> Vec<Answer> {
    let plain = Plain::at(&table(instance).hand);
    let least = plain.least(plain.turn().unwrap());
    if instance.parts[0].prompt.id.ends_with("-size") {
        return vec![number(least.unwrap())];
    }
    match least {
        Some(to) => vec![Answer::Pick(1), number(to)],
        None => vec![Answer::Pick(2)],
    }
}

/// Learners who always err in one way about the cap.
pub(super) fn miscounted(slip: &str, instance: &Instance) -> Option<Answer> {
    let hand = &table(instance).hand;
    let plain = Plain::at(hand);
    let right = capped(instance).remove(0);
    let late = plain.street >= Street::Turn;
    match slip {
        "lower-size-late" if late && right != Answer::Pick(1) && right != Answer::Pick(2) => {
            Some(number(plain.high + hand.setup().min_bets[0].get()))
        }
        "one-more-after-the-cap" if right == Answer::Pick(2) => Some(Answer::Pick(1)),
        // Everything that lies higher than the blinds is a raise to them.
        "opening-bet-counted" if right == Answer::Pick(1) && plain.lifts.len() == 3 => {
            (!instance.parts[0].slips.is_empty()).then_some(Answer::Pick(2))
        }
        _ => None,
    }
}

/// The greatest total by the pot, whatever the stack, in the three readings.
fn by_the_pot(plain: &Plain, reading: PotLimitMax) -> u64 {
    let player = plain.player(plain.turn().unwrap());
    // After the call the pot is this big.
    let after = plain.pot() + plain.high - player.bet;
    match reading {
        PotLimitMax::PotAfterCall => plain.high + after,
        PotLimitMax::PotBeforeCall => plain.high + plain.pot(),
        PotLimitMax::OthersChips => plain.high + plain.pot() - player.put,
    }
}

pub(super) fn pot_sized(instance: &Instance) -> Vec<Answer> {
    let hand = &table(instance).hand;
    let plain = Plain::at(hand);
    let player = plain.player(plain.turn().unwrap());
    let most = by_the_pot(&plain, hand.setup().rules.pot_limit_max);
    vec![number(most.min(player.bet + player.stack))]
}

/// Learners who always err in one way about the pot.
pub(super) fn oversized(slip: &str, instance: &Instance) -> Option<Answer> {
    let hand = &table(instance).hand;
    let plain = Plain::at(hand);
    let player = plain.player(plain.turn().unwrap());
    let reading = hand.setup().rules.pot_limit_max;
    let usual = reading == PotLimitMax::PotAfterCall;
    let most = by_the_pot(&plain, reading);
    let short = most > player.bet + player.stack;
    match slip {
        "pot-without-own-call" if usual && !short && plain.high > 0 => {
            Some(number(plain.high + plain.pot()))
        }
        "more-than-the-stack" if short => Some(number(most)),
        "usual-reading" if !usual => Some(number(by_the_pot(&plain, PotLimitMax::PotAfterCall))),
        _ => None,
    }
}

/// The slips of the drills of showdowns and limits, by the plan.
pub(super) fn slips(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::WhoShowsFirst => &[
            "all-in-first",
            "earlier-aggressor",
            "first-of-the-round",
            "first-caller",
            "last-caller",
        ],
        Drill::ShowOrHide => &[
            "hides-though-opening",
            "hides-though-all-show",
            "hides-a-tie",
            "hides-a-side-pot",
            "hides-a-winner",
            "duty-for-a-claim",
            "must-when-all-folded",
            "must-though-beaten",
            "show-though-free",
        ],
        Drill::LimitCap => &[
            "cap-with-two-players",
            "no-cap-with-two-players",
            "usual-cap",
            "opening-bet-counted",
            "first-raise-not-counted",
            "straddle-not-counted",
            "one-more-after-the-cap",
            "lower-size-late",
            "upper-size-early",
            "doubled-bet",
            "by-for-to",
        ],
        Drill::PotLimitMax => &[
            "more-than-the-stack",
            "usual-reading",
            "pot-without-own-call",
            "by-for-to",
            "pot-as-the-total",
            "three-times-the-bet",
            "no-limit-instead",
        ],
        _ => &[],
    }
}
