//! First in, and all-in or fold, by the charts of the curriculum (8.3, 8.4).
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts of cards and shares of a pot are small"
)]

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

/// What all-in and a call are worth more than a fold, by a solver of its own.
fn worth(stack: usize) -> &'static [[f64; 2]] {
    static WORTH: OnceLock<Vec<Vec<[f64; 2]>>> = OnceLock::new();
    let all = WORTH.get_or_init(|| {
        let game = Game::new();
        (2..=15_u8).map(|stack| game.solved(stack.into())).collect()
    });
    &all[stack - 2]
}

/// How likely two kinds of hands meet, and what the row wins of an even pot of 2, less its 1.
struct Game {
    meet: Vec<Vec<f64>>,
    edge: Vec<Vec<f64>>,
    /// How likely each kind is.
    own: Vec<f64>,
}

impl Game {
    fn new() -> Self {
        let odds = PreflopEquities::get();
        let table = |figure: &dyn Fn(HandClass, HandClass) -> f64| -> Vec<Vec<f64>> {
            let row = |one| HandClass::all().map(|other| figure(one, other)).collect();
            HandClass::all().map(row).collect()
        };
        let meet = table(&|one, other| f64::from(odds.deals(one, other)) / (1326.0 * 1225.0));
        let edge = table(&|one, other| {
            let (won, all) = odds.share(one, other);
            f64::from(odds.deals(one, other)) / (1326.0 * 1225.0)
                * (2.0 * won as f64 / all as f64 - 1.0)
        });
        let own = meet.iter().map(|row| row.iter().sum()).collect();
        Self { meet, edge, own }
    }

    /// Both learn from what they regret; their averages come to a solution.
    fn solved(&self, stack: f64) -> Vec<[f64; 2]> {
        let mut regrets = [[[0.0; 2]; HandClass::COUNT]; 2];
        let mut sums = [vec![0.0; HandClass::COUNT], vec![0.0; HandClass::COUNT]];
        for round in 1..=400 {
            for side in 0..2 {
                let gains = self.gains(side, stack, &plays(&regrets[1 - side]));
                let now = plays(&regrets[side]);
                for ((regret, gain), goes) in regrets[side].iter_mut().zip(&gains).zip(now) {
                    regret[0] = (regret[0] - goes * gain).max(0.0);
                    regret[1] = (regret[1] + (1.0 - goes) * gain).max(0.0);
                }
                for (sum, goes) in sums[side].iter_mut().zip(plays(&regrets[side])) {
                    *sum += f64::from(round) * goes;
                }
            }
        }
        let [pushes, calls] = sums.map(|sums| {
            let all = sums.into_iter().map(|sum| sum / (400.0 * 401.0 / 2.0));
            all.collect::<Vec<f64>>()
        });
        let met = product(&self.meet, &pushes);
        let first = self.gains(0, stack, &calls);
        let second = self.gains(1, stack, &pushes);
        (0..HandClass::COUNT)
            .map(|class| [first[class] / self.own[class], second[class] / met[class]])
            .collect()
    }

    /// What each kind gains by all-in or a call over a fold, times how likely the spot is.
    fn gains(&self, side: usize, stack: f64, other: &[f64]) -> Vec<f64> {
        let met = product(&self.meet, other);
        let won = product(&self.edge, other);
        let gain = |class: usize| {
            let played = stack * won[class];
            if side == 0 {
                // Whoever does not call leaves the blind; a fold costs half of one.
                1.5 * self.own[class] - met[class] + played
            } else {
                played + met[class]
            }
        };
        (0..HandClass::COUNT).map(gain).collect()
    }
}

/// How often to go on, by the regrets of a fold and of going on.
fn plays(regrets: &[[f64; 2]; HandClass::COUNT]) -> Vec<f64> {
    let play = |[fold, on]: &[f64; 2]| {
        if fold + on > 0.0 {
            on / (fold + on)
        } else {
            0.5
        }
    };
    regrets.iter().map(play).collect()
}

fn product(rows: &[Vec<f64>], factors: &[f64]) -> Vec<f64> {
    let sum = |row: &Vec<f64>| {
        row.iter()
            .zip(factors)
            .map(|(one, factor)| one * factor)
            .sum()
    };
    rows.iter().map(sum).collect()
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

/// Both solvers come to the same decisions wherever it is not close, and to nearly the same figures:
/// how the hands at the border are mixed moves those of the others a little.
#[test]
fn the_table_of_all_in_or_fold_is_that_of_a_second_solver() {
    for stack in 2..=15 {
        for class in HandClass::all() {
            for (place, call) in [false, true].into_iter().enumerate() {
                let (own, stated) = (
                    worth(stack)[class.index()][place],
                    committed(stack, class, call),
                );
                assert!(stated.abs() < 0.02 || (own > 0.0) == (stated > 0.0));
                assert!(
                    (own - stated).abs() < 0.02 + 0.05 * stated.abs(),
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
