//! Whole hands a second: six players, 100 big blinds each, random legal play to the end, with every
//! event and its citation.
//!
//! The kind of action is drawn evenly from what is legal (a fold only where there is a bet to
//! call), the size of a wager evenly from its range: the same play by which other engines were
//! measured, so that figures of one run on one machine can be set side by side.

#![allow(
    missing_docs,
    clippy::print_stdout,
    reason = "a program that prints figures"
)]

use std::time::Instant;

use cards_speak::engine::cards::{Deck, Seed};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{
    Action, Hand, HandSetup, LegalActions, PlayerSetup, Stakes, Turn, WagerKind,
};
use cards_speak::engine::house::HouseRules;
use cards_speak::engine::seat::Seat;

const HANDS: u32 = 100_000;
const ROUNDS: usize = 5;

/// A small generator: the bench measures hands, not luck.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

fn choose(legal: &LegalActions, dice: &mut Dice) -> Action {
    let passive = if legal.check.is_ok() {
        Action::Check
    } else {
        Action::Call
    };
    let choices = 1 + u64::from(legal.call.is_ok()) + u64::from(legal.wager.is_ok());
    match (dice.below(choices), &legal.wager) {
        (0, _) => passive,
        (choice, Ok(wager)) if choice + 1 == choices => {
            let span = wager.max.get() - wager.min.get() + 1;
            let to = Chips::new(wager.min.get() + dice.below(span));
            match wager.kind {
                WagerKind::Bet => Action::Bet(to),
                WagerKind::Raise => Action::Raise(RaiseTo(to)),
            }
        }
        _ => Action::Fold,
    }
}

/// Plays one hand; how many events and actions it had.
fn play(setup: HandSetup, dice: &mut Dice) -> (u32, u32) {
    let Ok(mut hand) = Hand::deal(setup) else {
        return (0, 0);
    };
    let mut actions = 0;
    loop {
        let (seat, action) = match (hand.turn(), hand.legal()) {
            (Turn::Act(seat), Some(legal)) => (seat, choose(&legal, dice)),
            (Turn::ShowOrMuck(seat), _) => (seat, Action::Muck),
            _ => return (hand.events().len() as u32, actions),
        };
        if hand.apply(seat, action).is_err() {
            return (hand.events().len() as u32, actions);
        }
        actions += 1;
    }
}

fn main() {
    let stakes = Stakes {
        small_blind: Chips::new(50),
        big_blind: Chips::new(100),
        ante: Chips::ZERO,
    };
    let players: Vec<PlayerSetup> = (0..6)
        .map(|seat| PlayerSetup {
            seat: Seat(seat),
            stack: Chips::new(10_000),
        })
        .collect();
    let deck = Deck::shuffled(Seed::new([7; 32]));
    let mut best = 0.0_f64;
    for round in 0..ROUNDS {
        let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
        let (mut events, mut actions) = (0, 0);
        let start = Instant::now();
        for number in 0..HANDS {
            let button = Seat((number % 6) as u8);
            let rules = HouseRules::default();
            let setup = HandSetup::standard(rules, stakes, button, players.clone(), deck.clone());
            let (happened, acted) = play(setup, &mut dice);
            events += happened;
            actions += acted;
        }
        let rate = f64::from(HANDS) / start.elapsed().as_secs_f64();
        best = best.max(rate);
        if round == 0 {
            let events = f64::from(events) / f64::from(HANDS);
            let actions = f64::from(actions) / f64::from(HANDS);
            println!("{events:.1} events and {actions:.1} actions a hand");
        }
        println!("{:.0} thousand hands a second", rate / 1000.0);
    }
    println!("best: {:.0} thousand hands a second", best / 1000.0);
}
