//! First in, and all-in or fold, by the charts of the curriculum (8.3, 8.4).

use std::sync::OnceLock;

use cards_speak::engine::cards::Card;
use cards_speak::odds::{Combo, HandClass, PreflopEquities, Range};
use cards_speak::school::drill::{Instance, Part, Term};
use cards_speak::school::question::{Answer, Figure, Right};

use super::betting::{Plain, table};

/// What to open with one to nine players behind.
const OPENINGS: [&str; 9] = [
    "22+ A2s+ K2s+ Q2s+ J3s+ T6s+ 95s+ 84s+ 74s+ 63s+ 53s+ 43s A2o+ K8o+ Q8o+ J9o+ T8o+ 98o 87o \
     76o 65o",
    "22+ A2s+ K5s+ Q8s+ J8s+ T8s+ 98s 87s 76s 65s A4o+ KTo+ QTo+ JTo",
    "44+ A2s+ K9s+ Q9s+ J9s+ T9s A8o+ KTo+ QJo",
    "55+ A3s+ K9s+ QTs+ JTs A9o+ KJo+",
    "55+ A7s+ A5s KTs+ QTs+ A9o+ KJo+",
    "66+ A8s+ KTs+ QJs ATo+ KQo",
    "77+ A9s+ KJs+ ATo+ KQo",
    "77+ A9s+ KJs+ ATo+",
    "88+ ATs+ KJs+ ATo+",
];

fn contains(range: &str, cards: [Card; 2]) -> bool {
    let range: Range = range.parse().unwrap();
    range
        .weight(Combo::of(cards[0], cards[1]).unwrap())
        .per_mille()
        > 0
}

fn own(instance: &Instance) -> [Card; 2] {
    let table = table(instance);
    let seat = table.open[0];
    table.hand.state().seat(seat).unwrap().hole.cards().unwrap()
}

fn count(part: &Part) -> u64 {
    let (_, term) = &part.prompt.args[0];
    match term {
        Term::Count(count) => *count,
        term => panic!("{term:?}"),
    }
}

pub(super) fn opening(instance: &Instance) -> Vec<Answer> {
    let plain = Plain::at(&table(instance).hand);
    assert_eq!(plain.turn(), Some(table(instance).open[0]));
    assert_eq!(count(&instance.parts[0]) as usize, plain.able().len() - 1);
    let raises = |part: &Part| contains(OPENINGS[count(part) as usize - 1], own(instance));
    let parts = instance.parts.iter();
    parts
        .map(|part| Answer::Pick(if raises(part) { 1 } else { 2 }))
        .collect()
}

/// Learners who open as if they sat later, or never.
pub(super) fn misplaced(slip: &str, instance: &Instance) -> Option<Answer> {
    let behind = count(&instance.parts[0]) as usize;
    let cards = own(instance);
    let raises = contains(OPENINGS[behind - 1], cards);
    let suited = cards[0].suit() == cards[1].suit();
    let pair = cards[0].rank() == cards[1].rank();
    match slip {
        // Two suits would have to be one for the other slip.
        "later-position" if !raises && (suited || pair) && contains(OPENINGS[0], cards) => {
            Some(Answer::Pick(1))
        }
        "earlier-position" if raises && !suited && !contains(OPENINGS[8], cards) => {
            Some(Answer::Pick(2))
        }
        _ => None,
    }
}

/// The committed table: in thousandths of a big blind, first all-in, then a call.
fn committed(stack: usize, class: HandClass, call: bool) -> f64 {
    let bytes = include_bytes!("../../../src/school/drill/push_or_fold.bin");
    let place = 4 * (HandClass::COUNT * (stack - 2) + class.index()) + if call { 2 } else { 0 };
    f64::from(i16::from_le_bytes([bytes[place], bytes[place + 1]])) / 1000.0
}

/// What all-in and a call are worth more than a fold if both play as the table says: who would
/// gain goes all-in or calls, and who is indifferent does so every second time.
fn worth(stack: usize) -> &'static [[f64; 2]] {
    static WORTH: OnceLock<Vec<Vec<[f64; 2]>>> = OnceLock::new();
    let all = WORTH.get_or_init(|| (2..=15).map(reckoned).collect());
    &all[stack - 2]
}

fn reckoned(stack: usize) -> Vec<[f64; 2]> {
    let odds = PreflopEquities::get();
    let plays = |class, call| {
        let worth = committed(stack, class, call);
        if worth.abs() < 0.0015 {
            0.5
        } else {
            f64::from(u8::from(worth > 0.0))
        }
    };
    let one = |own: HandClass| {
        let (mut pushed, mut called, mut met, mut pushes) = (0.0, 0.0, 0.0, 0.0);
        for other in HandClass::all() {
            let deals = f64::from(odds.deals(own, other));
            let (won, all) = odds.share(own, other);
            let edge = stack as f64 * (2.0 * won as f64 / all as f64 - 1.0);
            let (calls, goes) = (plays(other, true), plays(other, false));
            met += deals;
            pushed += deals * (calls * edge + (1.0 - calls));
            pushes += deals * goes;
            called += deals * goes * edge;
        }
        [pushed / met + 0.5, called / pushes + 1.0]
    };
    HandClass::all().map(one).collect()
}

/// The stack that both can lose, in big blinds, and whether the small blind is to act.
fn stakes(instance: &Instance) -> (usize, bool) {
    let hand = &table(instance).hand;
    let setup = hand.setup();
    let stacks = setup.players.iter().map(|player| player.stack.get());
    let stack = stacks.min().unwrap() / setup.min_bets[0].get();
    (stack as usize, hand.state().taken.is_empty())
}

pub(super) fn all_in(instance: &Instance) -> Vec<Answer> {
    let (stack, first) = stakes(instance);
    let class = HandClass::of(own(instance));
    let worth = worth(stack)[class.index()][usize::from(!first)];
    let mut answers = vec![Answer::Pick(if worth > 0.0 { 1 } else { 2 })];
    if instance.parts.len() > 1 {
        let share = 1000.0 * (stack as f64 - 1.0) / (2.0 * stack as f64);
        let wanted = Figure::thousandths(100 * share.round() as i64);
        match instance.parts[1].question.right {
            Right::Number { figure, .. } => assert_eq!(figure, wanted),
            _ => panic!("no figure"),
        }
        answers.push(Answer::Number(wanted));
    }
    answers
}

/// Learners who always fold, or never.
pub(super) fn stubborn(slip: &str, instance: &Instance) -> Option<Answer> {
    let (stack, first) = stakes(instance);
    let class = HandClass::of(own(instance));
    let worth = worth(stack)[class.index()][usize::from(!first)];
    if worth.abs() < 0.03 {
        return None;
    }
    match (slip, first, worth > 0.0) {
        ("folded-for-all-in", true, true) | ("folded-for-call", false, true) => {
            Some(Answer::Pick(2))
        }
        ("all-in-for-fold", true, false) | ("called-for-fold", false, false) => {
            Some(Answer::Pick(1))
        }
        _ => None,
    }
}

/// Nobody could gain more than what counts as close by playing otherwise: the table is a solution.
/// (Who is indifferent does not mix by halves there; hence some hundredths.)
#[test]
fn the_table_of_all_in_or_fold_is_its_own_best_answer() {
    for stack in 2..=15 {
        for class in HandClass::all() {
            for (place, call) in [false, true].into_iter().enumerate() {
                let (own, stated) = (
                    worth(stack)[class.index()][place],
                    committed(stack, class, call),
                );
                assert!(
                    (own - stated).abs() < 0.02,
                    "{stack} {class} {call}: {own} {stated}"
                );
            }
        }
    }
}

/// The figures of the plan, in hundredths of a big blind.
#[test]
fn the_table_of_all_in_or_fold_has_the_figures_of_the_plan() {
    let class = |name: &str| {
        HandClass::all()
            .find(|class| class.to_string() == name)
            .unwrap()
    };
    let pushes = [
        ("A2o", 82),
        ("22", 82),
        ("K2o", 12),
        ("98o", 13),
        ("97o", 3),
        ("72o", -49),
    ];
    let calls = [
        ("K9o", 136),
        ("A2o", 96),
        ("22", 56),
        ("JTo", 48),
        ("K4o", -13),
        ("87s", -64),
    ];
    for (rows, call) in [(pushes, false), (calls, true)] {
        for (name, hundredths) in rows {
            let stated = 100.0 * committed(10, class(name), call);
            assert!(
                (stated - f64::from(hundredths)).abs() <= 0.55,
                "{name}: {stated}"
            );
        }
    }
}
