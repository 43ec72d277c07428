//! Blinds, button and seats, followed again chair by chair.

use cards_speak::engine::hand::ForcedKind;
use cards_speak::engine::house::SmallBlindRounding;
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::Instance;
use cards_speak::school::question::Answer;

use super::betting::{Plain, number, table};

/// How a prompt goes on after its drill and the word `prompt`.
fn ending(id: &str) -> &str {
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
            let post = all(ForcedKind::LivePost);
            (post > 0).then(|| number(pot - post))
        }
        _ => None,
    }
}
