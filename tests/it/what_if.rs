//! Other lines of a hand that was played.

use cards_speak::engine::cards::{Card, Seed};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::chips::RaiseTo;
use cards_speak::engine::hand::{Action, Hand, Turn};
use cards_speak::engine::seat::Seat;
use cards_speak::history::{Fork, HandRecord, WhatIf};

use crate::support::{Play, Table};

/// The record of a hand that was played as this line says.
fn record(table: Table, line: &str) -> HandRecord {
    let setup = table.deal().0.setup().clone();
    let Play(hand) = Play(Hand::deal(setup.clone()).unwrap()).line(line);
    let mut replayed = Hand::deal(setup.clone()).unwrap();
    let mut decisions = Vec::new();
    for one in line.split([',', '|']) {
        let (seat, what) = one.trim().split_once(' ').unwrap();
        let action = match what.split_once(' ') {
            None if what == "fold" => Action::Fold,
            None if what == "check" => Action::Check,
            None if what == "call" => Action::Call,
            None if what == "show" => Action::Show,
            Some(("bet", to)) => Action::Bet(Chips::new(to.parse().unwrap())),
            Some((_, to)) => Action::Raise(RaiseTo(Chips::new(to.parse().unwrap()))),
            None => panic!("{what}"),
        };
        let seat = Seat(seat.parse().unwrap());
        replayed.apply(seat, action).unwrap();
        decisions.push((seat, action));
    }
    assert_eq!(replayed, hand);
    HandRecord {
        number: 7,
        seed: None,
        setup,
        decisions,
    }
}

fn cards(hand: &Hand) -> Vec<(Seat, Option<[Card; 2]>)> {
    let seats = hand.state().seats.iter();
    seats
        .map(|player| (player.seat, player.hole.cards()))
        .collect()
}

const LINE: &str = "1 call, 0 check | 0 check, 1 bet 4, 0 call | 0 check, 1 bet 10, 0 fold";

fn table() -> Table {
    Table::new(&[100, 100])
        .hole(0, "9s9d")
        .hole(1, "QhJh")
        .board("AhKh2c3dQc")
}

#[test]
fn every_decision_can_be_taken_back() {
    let record = record(table(), LINE);
    let mut what_if = WhatIf::new(record.clone()).unwrap();
    for decision in 0..record.decisions.len() {
        let line = what_if.take_back(0, decision).unwrap();
        let hand = what_if.lines()[line].hand();
        assert_eq!(hand.turn(), Turn::Act(record.decisions[decision].0));
        assert_eq!(cards(hand), cards(what_if.lines()[0].hand()));
        assert_eq!(hand.setup(), &record.setup, "the same deck");
    }
    let played = &what_if.lines()[0];
    assert_eq!((played.fork(), played.record()), (None, &record));
}

#[test]
fn another_line_goes_to_its_own_end() {
    let record = record(table(), LINE);
    let mut what_if = WhatIf::new(record).unwrap();
    let line = what_if.take_back(0, 7).unwrap();
    let fork = Fork {
        line: 0,
        decision: 7,
        other_cards: false,
    };
    assert_eq!(what_if.lines()[line].fork(), Some(fork));
    assert_eq!(what_if.lines()[line].net(Seat(0)), None, "not over");
    let before = what_if.lines()[line].hand().clone();
    what_if.act(line, Seat(0), Action::Check).unwrap_err();
    assert_eq!(what_if.lines()[line].hand(), &before, "refused, unchanged");
    what_if.act(line, Seat(0), Action::Call).unwrap();
    what_if.act(line, Seat(0), Action::Check).unwrap();
    what_if.act(line, Seat(1), Action::Check).unwrap();
    // The river gives seat 1 a pair of queens; the nines lose.
    while let Turn::ShowOrMuck(seat) = what_if.lines()[line].hand().turn() {
        what_if.act(line, seat, Action::Show).unwrap();
    }
    assert_eq!(what_if.lines()[line].net(Seat(0)), Some(-16));
    assert_eq!(
        what_if.lines()[0].net(Seat(0)),
        Some(-6),
        "the real hand stands"
    );
    let branch = what_if.take_back(line, 2).unwrap();
    assert_eq!(
        what_if.lines()[branch].fork().map(|fork| fork.line),
        Some(line)
    );
}

#[test]
fn other_cards_come_after_those_that_lie_there() {
    let record = record(table(), LINE);
    let mut what_if = WhatIf::new(record).unwrap();
    let mut turns = Vec::new();
    for number in 0..40 {
        let seed = Seed::new([3; 32]).for_hand(number);
        // Decision 4 is the call on the flop.
        let line = what_if.other_cards(0, 4, seed).unwrap();
        what_if.act(line, Seat(0), Action::Call).unwrap();
        let hand = what_if.lines()[line].hand();
        assert_eq!(cards(hand), cards(what_if.lines()[0].hand()));
        assert_eq!(
            hand.state().board[..3],
            what_if.lines()[0].hand().state().board[..3]
        );
        turns.push(hand.state().board[3]);
    }
    turns.sort_unstable();
    turns.dedup();
    assert!(turns.len() > 20, "{turns:?}");
}

#[test]
fn the_last_cards_many_times() {
    let table = Table::new(&[100, 100])
        .hole(0, "AsKd")
        .hole(1, "QhJh")
        .board("AhKh2c3dQc");
    let line = "1 call, 0 check | 0 check, 1 check | 0 bet 98, 1 call";
    let what_if = WhatIf::new(record(table, line)).unwrap();
    let seed = Seed::new([5; 32]);
    let outcomes = what_if.again(0, 5, 2000, seed, Seat(0)).unwrap();
    assert_eq!((outcomes.deals, outcomes.even), (2000, 0));
    assert_eq!(outcomes.net, i64::from(outcomes.won) * 200 - 200_000);
    // 32 of 44 rivers, four standard errors of 1% around it.
    assert!((1375..1535).contains(&outcomes.won), "{outcomes:?}");
    assert_eq!(what_if.again(0, 5, 2000, seed, Seat(0)).unwrap(), outcomes);
}
