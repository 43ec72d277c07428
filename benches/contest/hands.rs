//! Whole hands a second: six players, 100 big blinds each, random legal play to the end, with every
//! event and its citation, beside a bare core without any.
//!
//! The kind of action is drawn evenly from what is legal (a fold only where there is a bet to
//! call), the size of a wager evenly from its range: the play by which other engines were measured.

use cards_speak::engine::cards::{Deck, Evaluator};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{
    Action, Hand, HandSetup, LegalActions, PlayerSetup, Stakes, Turn, WagerKind,
};
use cards_speak::engine::house::HouseRules;
use cards_speak::engine::seat::Seat;

use super::Contest;
use super::bare_core::{self, BIG_BLIND, CARDS, PLAYERS, STACK};
use super::dice::Dice;

/// Enough that a browser's coarse clock does not blur a round.
const HANDS: u32 = 10_000;

/// The share of a bare core's speed to reach in wasm: 500 of its 2,200 thousand hands a second.
/// Natively `rs_poker` is the measure.
const BAR: Option<f64> = if cfg!(target_family = "wasm") {
    Some(500.0 / 2200.0)
} else {
    None
};

pub(super) fn contest() -> Contest {
    Contest {
        name: "hands with events",
        count: HANDS,
        rounds: 61,
        same: true,
        peer: "bare core",
        bar: BAR,
        ours: Box::new(with_events),
        theirs: Box::new(without_events),
    }
}

/// Depends on who has what after each hand.
fn note(sum: u64, stacks: impl Iterator<Item = u64>) -> u64 {
    stacks.fold(sum, |sum, stack| sum.rotate_left(5) ^ stack)
}

fn with_events() -> u64 {
    let mut dice = Dice::new();
    (0..HANDS).fold(0, |sum, number| {
        let players = (0..PLAYERS as u8).map(|seat| PlayerSetup {
            seat: Seat(seat),
            stack: Chips::new(STACK.into()),
        });
        let stakes = Stakes {
            small_blind: Chips::new(u64::from(BIG_BLIND) / 2),
            big_blind: Chips::new(BIG_BLIND.into()),
            ante: Chips::ZERO,
        };
        let button = Seat((number % PLAYERS as u32) as u8);
        let Ok(deck) = Deck::arranged(&dice.cards::<CARDS>()) else {
            return sum;
        };
        let rules = HouseRules::default();
        let setup = HandSetup::standard(rules, stakes, button, players.collect(), deck);
        let Ok(mut hand) = Hand::deal(setup) else {
            return sum;
        };
        play(&mut hand, &mut dice);
        note(
            sum,
            hand.state().seats.iter().map(|player| player.stack.get()),
        )
    })
}

fn play(hand: &mut Hand, dice: &mut Dice) {
    loop {
        let (seat, action) = match (hand.turn(), hand.legal()) {
            (Turn::Act(seat), Some(legal)) => (seat, choose(&legal, dice)),
            (Turn::ShowOrMuck(seat), _) => (seat, Action::Muck),
            _ => return,
        };
        if hand.apply(seat, action).is_err() {
            return;
        }
    }
}

fn choose(legal: &LegalActions, dice: &mut Dice) -> Action {
    let passive = if legal.check.is_ok() {
        Action::Check
    } else {
        Action::Call
    };
    let choices = 1 + u32::from(legal.call.is_ok()) + u32::from(legal.wager.is_ok());
    match (dice.below(choices), &legal.wager) {
        (0, _) => passive,
        (choice, Ok(wager)) if choice + 1 == choices => {
            let span = wager.max.get() - wager.min.get() + 1;
            let more = dice.below(span as u32);
            let to = Chips::new(wager.min.get() + u64::from(more));
            match wager.kind {
                WagerKind::Bet => Action::Bet(to),
                WagerKind::Raise => Action::Raise(RaiseTo(to)),
            }
        }
        _ => Action::Fold,
    }
}

fn without_events() -> u64 {
    let tables = Evaluator::get();
    let mut dice = Dice::new();
    (0..HANDS).fold(0, |sum, number| {
        let cards = dice.cards();
        let stacks = bare_core::play(number as usize % PLAYERS, &cards, &mut dice, tables);
        note(sum, stacks.into_iter().map(u64::from))
    })
}
