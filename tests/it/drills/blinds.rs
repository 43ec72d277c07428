//! Blinds, button and seats, followed again chair by chair.

use cards_speak::engine::hand::ForcedKind;
use cards_speak::engine::house::SmallBlindRounding;
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Drill, Instance, Line, Shown, Term};
use cards_speak::school::question::Answer;
use cards_speak::school::spot::Scene;

use super::betting::{Plain, number, table};

/// How a prompt goes on after its drill and the word `prompt`.
pub(super) fn ending(id: &str) -> &str {
    let (_, name) = id.rsplit_once('.').unwrap();
    name.strip_prefix("prompt").unwrap()
}

/// Pot, prices and the smallest raise before anybody acts.
pub(super) fn before_the_first(instance: &Instance) -> Vec<Answer> {
    let hand = &table(instance).hand;
    let plain = Plain::before(hand);
    let opener = plain.turn().unwrap();
    let missing = |seat: Seat| {
        let player = plain.player(seat);
        (plain.high - player.bet).min(player.stack)
    };
    let blind = |kind| {
        let mut forced = hand.setup().forced.iter();
        missing(forced.find(|bet| bet.kind == kind).unwrap().seat)
    };
    let answer = |id: &str| match ending(id) {
        "" => plain.pot(),
        "-price" => missing(opener),
        "-small" => blind(ForcedKind::SmallBlind),
        "-big" => blind(ForcedKind::BigBlind),
        "-raise" => plain.least(opener).unwrap(),
        _ => panic!("{id}"),
    };
    let parts = instance.parts.iter();
    parts.map(|part| number(answer(&part.prompt.id))).collect()
}

/// Learners who always err in one way before the first action.
pub(super) fn forced(slip: &str, instance: &Instance) -> Option<Answer> {
    let hand = &table(instance).hand;
    let setup = hand.setup();
    let all = |kind| {
        let forced = setup.forced.iter().filter(move |bet| bet.kind == kind);
        forced.map(|bet| bet.amount.get()).sum::<u64>()
    };
    let pot = Plain::before(hand).pot();
    let rounds = setup.rules.small_blind_rounding == SmallBlindRounding::DownToAChip;
    match slip {
        "ante-left-out" if pot > all(ForcedKind::Ante) => {
            // A short ante is another matter.
            let least = setup.players.iter().map(|player| player.stack.get()).min();
            let ante = all(ForcedKind::Ante);
            let each = ante / setup.players.len() as u64;
            (ante > 0 && least > Some(each)).then(|| number(pot - ante))
        }
        "small-blind-rounded-up" => {
            let (small, big) = (all(ForcedKind::SmallBlind), all(ForcedKind::BigBlind));
            (rounds && small > 0 && 2 * small < big).then(|| number(pot + 1))
        }
        "post-left-out" => {
            let live = all(ForcedKind::LivePost);
            (live > 0).then(|| number(pot - live))
        }
        _ => None,
    }
}

pub(super) fn scene(instance: &Instance) -> &Scene {
    match &instance.shown {
        Shown::Scene(scene) => scene,
        _ => panic!("no table without a hand"),
    }
}

/// What is filled in by this name.
pub(super) fn term<'a>(line: &'a Line, name: &str) -> &'a Term {
    let mut args = line.args.iter();
    &args.find(|(known, _)| *known == name).unwrap().1
}

/// The next chair to the left at which one of these sits.
fn left(chairs: &[Seat], from: Seat) -> Seat {
    let mut chair = from;
    loop {
        chair = Seat((chair.0 + 1) % 10);
        if chairs.contains(&chair) {
            return chair;
        }
    }
}

/// Button, small blind (or nobody) and big blind, hand after hand: chair by chair.
fn moved(instance: &Instance, moving: bool) -> [Answer; 3] {
    let scene = scene(instance);
    let prompt = &instance.parts[0].prompt;
    let Term::Seats(gone) = term(prompt, "names") else {
        panic!("nobody is named")
    };
    let hands = if *term(prompt, "when") == Term::Word("next") {
        1
    } else {
        2
    };
    let here: Vec<Seat> = scene
        .seats
        .iter()
        .copied()
        .filter(|seat| !gone.contains(seat))
        .collect();
    let (mut button, mut small, mut big) = (
        scene.button.unwrap(),
        scene.small_blind.unwrap(),
        scene.big_blind.unwrap(),
    );
    for _ in 0..hands {
        if here.len() == 2 {
            big = left(&here, big);
            button = left(&here, big);
            small = button;
        } else if moving {
            button = left(&here, button);
            small = left(&here, button);
            big = left(&here, small);
        } else {
            (button, small, big) = (small, big, left(&here, big));
        }
    }
    let posts = here.contains(&small);
    [
        Answer::Seat(big),
        if posts {
            Answer::Seat(small)
        } else {
            Answer::Nobody
        },
        Answer::Seat(button),
    ]
}

pub(super) fn next_hand(instance: &Instance) -> Vec<Answer> {
    let moving = instance.parts[0].prompt.id.ends_with("moving");
    moved(instance, moving).to_vec()
}

/// Learners who always err in one way about the next hand.
pub(super) fn astray(slip: &str, instance: &Instance) -> Option<Answer> {
    let moving = instance.parts[0].prompt.id.ends_with("moving");
    match slip {
        "moving-button" if !moving => Some(moved(instance, true)[0].clone()),
        "nothing-moves" => scene(instance).big_blind.map(Answer::Seat),
        _ => None,
    }
}

/// Everybody's card as a number: the rank first, then the place of its suit from below.
fn draws(instance: &Instance, clubs_before_diamonds: bool) -> Vec<(usize, Seat)> {
    let from_below = if clubs_before_diamonds {
        "dchs"
    } else {
        "cdhs"
    };
    let open = scene(instance).open.iter();
    open.map(|(seat, cards)| {
        let written = cards[0].to_string();
        let (rank, suit) = written.split_at(1);
        let rank = "23456789TJQKA".find(rank).unwrap();
        (4 * rank + from_below.find(suit).unwrap(), *seat)
    })
    .collect()
}

pub(super) fn drawn(instance: &Instance) -> Vec<Answer> {
    let other = instance.parts[0].prompt.id.ends_with("-other");
    let (_, seat) = *draws(instance, other).iter().max().unwrap();
    vec![Answer::Seat(seat)]
}

/// Learners who always err in one way in the draw.
pub(super) fn misread(slip: &str, instance: &Instance) -> Option<Answer> {
    let other = instance.parts[0].prompt.id.ends_with("-other");
    let seat = match slip {
        "other-order" => draws(instance, !other).iter().max()?.1,
        "suit-before-rank" => {
            let draws = draws(instance, other);
            draws.iter().max_by_key(|(card, _)| (card % 4, *card))?.1
        }
        _ => return None,
    };
    Some(Answer::Seat(seat))
}

/// Dealt in free (1), pays or waits (2), not dealt in yet (3): chairs counted to the left.
pub(super) fn dealt_in(instance: &Instance) -> Vec<Answer> {
    let scene = scene(instance);
    let prompt = &instance.parts[0].prompt;
    let Term::Seat(who) = *term(prompt, "name") else {
        panic!("nobody is named")
    };
    let (button, big) = (scene.button.unwrap(), scene.big_blind.unwrap());
    let steps = |from: Seat, to: Seat| (to.0 + 10 - from.0) % 10;
    let barred = steps(button, who) < steps(button, big);
    let pick = match ending(&prompt.id) {
        "-moved" => {
            let chair = |name| match *term(prompt, name) {
                Term::Count(number) => Seat(number as u8 - 1),
                _ => panic!("no chair"),
            };
            // The hands until the big blind comes to a chair.
            let hands = |chair: Seat| {
                let others = scene.seats.iter().filter(|seat| **seat != who);
                let before = others.filter(|seat| steps(big, **seat) < steps(big, chair));
                before.count()
            };
            if hands(chair("to")) > hands(chair("from")) {
                3
            } else {
                1
            }
        }
        _ if barred => 3,
        "-break" | "-newcomer-house" => 1,
        _ => 2,
    };
    vec![Answer::Pick(pick)]
}

/// Learners who let everybody in free, or make everybody pay.
pub(super) fn doorkeeper(slip: &str, instance: &Instance) -> Option<Answer> {
    let right = dealt_in(instance).remove(0);
    let prompt = ending(&instance.parts[0].prompt.id);
    match slip {
        "free-newcomer" if prompt == "-newcomer" => Some(Answer::Pick(1)),
        "posts-though-barred" if right == Answer::Pick(3) && prompt != "-moved" => {
            Some(Answer::Pick(2))
        }
        _ => None,
    }
}

/// The slips of the drills of blinds, button and seats, by the plan.
pub(super) fn slips(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::BlindsNextHand => &[
            "moving-button",
            "dead-button",
            "absent",
            "one-hand-only",
            "nothing-moves",
            "counter-clockwise",
            "small-blind-for-the-empty-chair",
        ],
        Drill::MayTheyPlay => &[
            "free-newcomer",
            "any-time-but-barred",
            "posts-though-barred",
            "free-though-missed",
            "barred-though-passed",
            "usual-rule",
            "pays-after-the-break",
            "second-passing",
            "waits-though-closer",
            "plays-though-farther",
            "pays-though-moved",
        ],
        Drill::ButtonDraw => &[
            "other-order",
            "pair-before-rank",
            "suit-before-rank",
            "first-of-the-equal",
        ],
        Drill::ForcedBets => &[
            "ante-left-out",
            "full-ante-in-the-pot",
            "full-blind-in-the-pot",
            "straddle-left-out",
            "post-left-out",
            "small-blind-though-nobody",
            "small-blind-rounded-up",
            "ante-taken-off",
            "short-blind",
            "blind-for-straddle",
            "own-chips-forgotten",
            "by-for-to",
            "straddle-plus-blind",
        ],
        _ => &[],
    }
}
