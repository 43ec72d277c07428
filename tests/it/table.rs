//! The cash table: chips in and out, the draw, the button.

use cards_speak::engine::cards::{Deck, Seed, parse_cards};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{Action, ForcedKind, Hand, HandSetup, Stakes, Turn};
use cards_speak::engine::house::{ButtonRule, DrawSuitOrder, HouseRules, MaxBuyIn, MinStackToPlay};
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::{CashRules, CashTable, TableError, TableWhat};

fn rules(seats: u8) -> CashRules {
    CashRules {
        seats,
        stakes: Stakes {
            small_blind: Chips::new(5),
            big_blind: Chips::new(10),
            ante: Chips::ZERO,
        },
        house: HouseRules {
            button_rule: ButtonRule::MovingButton,
            ..HouseRules::default()
        },
    }
}

/// A table with these stacks by seat, the button drawn by the last of them.
fn table(stacks: &[u64]) -> CashTable {
    let mut table = CashTable::new(rules(stacks.len() as u8)).unwrap();
    for (seat, &stack) in (0..).map(Seat).zip(stacks) {
        table.sit_down(seat, Chips::new(stack)).unwrap();
    }
    let top = &parse_cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc").unwrap()[..stacks.len()];
    table
        .draw_for_button(&Deck::arranged(top).unwrap())
        .unwrap();
    table.take_news();
    table
}

fn deck(number: u64) -> Deck {
    Deck::shuffled(Seed::new([3; 32]).for_hand(number))
}

/// Everybody folds to the big blind.
fn fold_around(setup: HandSetup) -> Hand {
    let mut hand = Hand::deal(setup).unwrap();
    while let Turn::Act(seat) = hand.turn() {
        hand.apply(seat, Action::Fold).unwrap();
    }
    hand
}

/// Everybody goes all-in or calls.
fn all_in(setup: HandSetup) -> Hand {
    let mut hand = Hand::deal(setup).unwrap();
    while let Some(seat) = hand.turn().seat() {
        let action = match hand.legal() {
            None => Action::Show,
            Some(legal) => match legal.wager {
                Ok(wager) if wager.kind == cards_speak::engine::hand::WagerKind::Bet => {
                    Action::Bet(wager.max)
                }
                Ok(wager) => Action::Raise(cards_speak::engine::chips::RaiseTo(wager.max)),
                Err(_) if legal.call.is_ok() => Action::Call,
                Err(_) => Action::Check,
            },
        };
        hand.apply(seat, action).unwrap();
    }
    hand
}

fn blind(setup: &HandSetup, kind: ForcedKind) -> Option<Seat> {
    let bet = setup.forced.iter().find(|bet| bet.kind == kind)?;
    Some(bet.seat)
}

fn rule_of<T: core::fmt::Debug>(result: Result<T, TableError>) -> RuleId {
    result.unwrap_err().because().unwrap().rule()
}

#[test]
fn draw_1_the_highest_card_takes_the_button_of_the_first_hand() {
    let mut table = CashTable::new(rules(3)).unwrap();
    for seat in 0..3 {
        table.sit_down(Seat(seat), Chips::new(500)).unwrap();
    }
    assert_eq!(table.next_hand(deck(1)), Err(TableError::ButtonNotDrawn));
    table.take_news();
    let cards = parse_cards("9s Kd Qs").unwrap();
    let drawn = Deck::arranged(&cards).unwrap();
    assert_eq!(table.draw_for_button(&drawn), Ok(Seat(1)));
    let news = table.take_news();
    assert_eq!(news.len(), 4);
    assert!(
        matches!(news[1].what, TableWhat::CardDrawn { seat: Seat(1), card } if card == cards[1])
    );
    assert_eq!(news[3].because, Citation::ButtonWon { by_suit: false });
    assert_eq!(table.next_hand(deck(1)).unwrap().button, Seat(1));
    assert_eq!(table.draw_for_button(&drawn), Err(TableError::ButtonDrawn));
}

#[test]
fn draw_2_suits_separate_equal_ranks() {
    for (order, winner) in [
        (DrawSuitOrder::SpadesHeartsDiamondsClubs, Seat(0)),
        (DrawSuitOrder::SpadesHeartsClubsDiamonds, Seat(1)),
    ] {
        let mut rules = rules(3);
        rules.house.draw_suit_order = order;
        let mut table = CashTable::new(rules).unwrap();
        for seat in 0..3 {
            table.sit_down(Seat(seat), Chips::new(500)).unwrap();
        }
        let drawn = Deck::arranged(&parse_cards("Ad Ac 2s").unwrap()).unwrap();
        assert_eq!(table.draw_for_button(&drawn), Ok(winner));
        let last = table.take_news().pop().unwrap();
        assert_eq!(last.because, Citation::ButtonWon { by_suit: true });
    }
}

#[test]
fn btn_2_and_btn_3_the_button_moves_and_roles_follow() {
    let mut table = table(&[1000; 4]);
    let mut last: Option<HandSetup> = None;
    for number in 1..=9 {
        let setup = table.next_hand(deck(number)).unwrap();
        if let Some(last) = last {
            assert_eq!(Some(setup.button), blind(&last, ForcedKind::SmallBlind));
            assert_eq!(
                blind(&setup, ForcedKind::SmallBlind),
                blind(&last, ForcedKind::BigBlind)
            );
            let moved = table.take_news().pop().unwrap();
            assert_eq!(moved.because.rule(), RuleId::Btn2);
        }
        table.settle(&fold_around(setup.clone())).unwrap();
        last = Some(setup);
    }
}

#[test]
fn s_2_from_three_to_two_nobody_posts_the_big_blind_twice_running() {
    for leaver in 0..3 {
        let mut table = table(&[1000; 3]);
        let first = table.next_hand(deck(1)).unwrap();
        let big = blind(&first, ForcedKind::BigBlind);
        table.settle(&fold_around(first)).unwrap();
        table.leave(Seat(leaver)).unwrap();
        table.take_news();
        let second = table.next_hand(deck(2)).unwrap();
        assert_ne!(blind(&second, ForcedKind::BigBlind), big);
        assert_eq!(blind(&second, ForcedKind::SmallBlind), Some(second.button));
        for event in table.take_news() {
            assert_eq!(event.because.rule(), RuleId::Btn4);
        }
    }
}

#[test]
fn blind_15_heads_up_the_button_posts_the_small_blind() {
    let mut table = table(&[1000, 1000]);
    for number in 1..=4 {
        let setup = table.next_hand(deck(number)).unwrap();
        assert_eq!(blind(&setup, ForcedKind::SmallBlind), Some(setup.button));
        assert_eq!(setup.button, Seat((number % 2) as u8));
        table.settle(&fold_around(setup)).unwrap();
    }
}

#[test]
fn btn_4_under_a_dead_button_the_small_blind_may_be_missing() {
    let mut agreed = rules(4);
    agreed.house.button_rule = ButtonRule::DeadButton;
    let mut table = CashTable::new(agreed).unwrap();
    for seat in 0..4 {
        table.sit_down(Seat(seat), Chips::new(500)).unwrap();
    }
    let drawn = Deck::arranged(&parse_cards("Ac 2c 3c 4c").unwrap()).unwrap();
    table.draw_for_button(&drawn).unwrap();
    let first = table.next_hand(deck(1)).unwrap();
    assert_eq!(blind(&first, ForcedKind::BigBlind), Some(Seat(2)));
    table.settle(&fold_around(first)).unwrap();
    table.leave(Seat(2)).unwrap();
    let second = table.next_hand(deck(2)).unwrap();
    assert_eq!(second.button, Seat(1));
    assert_eq!(blind(&second, ForcedKind::SmallBlind), None);
    assert_eq!(blind(&second, ForcedKind::BigBlind), Some(Seat(3)));
}

#[test]
fn buyin_2_and_buyin_3_bound_what_a_player_brings() {
    let mut table = CashTable::new(rules(6)).unwrap();
    assert_eq!(
        rule_of(table.sit_down(Seat(0), Chips::new(99))),
        RuleId::Buyin2
    );
    assert_eq!(
        rule_of(table.sit_down(Seat(0), Chips::new(1001))),
        RuleId::Buyin3
    );
    assert_eq!(table.on_table(), Chips::ZERO);
    table.sit_down(Seat(0), Chips::new(100)).unwrap();
    table.sit_down(Seat(1), Chips::new(1000)).unwrap();
    assert_eq!(
        table.sit_down(Seat(1), Chips::new(500)),
        Err(TableError::SeatTaken { seat: Seat(1) })
    );
    assert_eq!(
        table.sit_down(Seat(6), Chips::new(500)),
        Err(TableError::NoSuchSeat {
            seat: Seat(6),
            seats: 6
        })
    );
    let mut open = rules(6);
    open.house.max_buy_in = MaxBuyIn::None;
    let mut table = CashTable::new(open).unwrap();
    table.sit_down(Seat(0), Chips::new(1_000_000)).unwrap();
}

#[test]
fn buyin_7_no_chips_are_added_during_a_hand() {
    let mut table = table(&[500, 500, 500]);
    let setup = table.next_hand(deck(1)).unwrap();
    assert_eq!(
        rule_of(table.add_chips(Seat(0), Chips::new(100))),
        RuleId::Buyin7
    );
    table.settle(&fold_around(setup)).unwrap();
    table.add_chips(Seat(0), Chips::new(100)).unwrap();
    let told = table.take_news().pop().unwrap();
    assert_eq!(told.because.rule(), RuleId::Buyin7);
}

#[test]
fn buyin_10_a_top_up_comes_to_half_the_least_buy_in_and_not_above_the_most() {
    let mut table = table(&[100, 1000, 1000]);
    // The short player loses most of it: a small top-up of a tiny stack is refused.
    let mut short = table.clone();
    let setup = short.next_hand(deck(1)).unwrap();
    short.settle(&all_in(setup)).unwrap();
    if short.place(Seat(0)).unwrap().stack.is_zero() {
        assert_eq!(
            rule_of(short.add_chips(Seat(0), Chips::new(49))),
            RuleId::Buyin10
        );
        short.add_chips(Seat(0), Chips::new(50)).unwrap();
    }
    assert_eq!(
        rule_of(table.add_chips(Seat(0), Chips::new(901))),
        RuleId::Buyin3
    );
    assert_eq!(
        rule_of(table.add_chips(Seat(1), Chips::new(1))),
        RuleId::Buyin3
    );
    table.add_chips(Seat(0), Chips::new(900)).unwrap();
    assert_eq!(table.on_table(), Chips::new(3000));
    assert_eq!(table.bought_in(), Chips::new(3000));
}

#[test]
fn cash_3_who_lost_everything_buys_in_again() {
    let mut table = table(&[500, 500]);
    let mut number = 0;
    let loser = loop {
        number += 1;
        let setup = table.next_hand(deck(number)).unwrap();
        table.settle(&all_in(setup)).unwrap();
        let found = table.places().find(|(_, place)| place.stack.is_zero());
        if let Some((seat, _)) = found {
            break seat;
        }
    };
    let news = table.take_news();
    let busted = news
        .iter()
        .find(|event| event.what == TableWhat::Busted { seat: loser });
    assert!(busted.unwrap().because.rules().contains(&RuleId::Cash3));
    assert_eq!(
        table.next_hand(deck(99)),
        Err(TableError::TooFewPlayers { with_chips: 1 })
    );
    table.add_chips(loser, Chips::new(500)).unwrap();
    let told = table.take_news().pop().unwrap();
    assert_eq!(told.because.rule(), RuleId::Cash3);
    table.next_hand(deck(99)).unwrap();
    assert_eq!(table.bought_in(), Chips::new(1500));
}

#[test]
fn cash_2_and_buyin_6_who_plays_leaves_only_between_hands() {
    let mut table = table(&[500, 500, 500]);
    let setup = table.next_hand(deck(1)).unwrap();
    assert_eq!(rule_of(table.leave(Seat(0))), RuleId::Cash2);
    table.settle(&fold_around(setup)).unwrap();
    let stack = table.place(Seat(0)).unwrap().stack;
    assert_eq!(table.leave(Seat(0)), Ok(stack));
    assert_eq!(table.taken_out() + table.on_table(), table.bought_in());
    assert_eq!(
        table.leave(Seat(0)),
        Err(TableError::SeatEmpty { seat: Seat(0) })
    );
}

#[test]
fn buyin_9_below_one_big_blind_a_player_waits_where_the_house_says_so() {
    let mut agreed = rules(3);
    agreed.house.min_stack_to_play = MinStackToPlay::OneBigBlind;
    agreed.house.top_up_floor = cards_speak::engine::house::TopUpFloor::None;
    let table = CashTable::new(agreed).unwrap();
    assert_eq!(table.rules().min_stack(), Chips::new(10));
    assert_eq!(table.rules().top_up_floor(), Chips::new(10));
}

#[test]
fn only_the_hand_of_the_table_is_settled_and_only_at_its_end() {
    let mut table = table(&[500, 500, 500]);
    let other = fold_around(table.clone().next_hand(deck(1)).unwrap());
    assert_eq!(table.settle(&other), Err(TableError::NoHand));
    let setup = table.next_hand(deck(1)).unwrap();
    assert_eq!(table.next_hand(deck(2)), Err(TableError::HandInProgress));
    let hand = Hand::deal(setup).unwrap();
    assert_eq!(table.settle(&hand), Err(TableError::HandNotOver));
}

#[test]
fn a_table_as_text_is_the_same_table_and_a_damaged_one_is_refused() {
    let mut table = table(&[500, 600, 700]);
    let setup = table.next_hand(deck(1)).unwrap();
    let text = serde_json::to_string(&table).unwrap();
    table.take_news();
    assert_eq!(serde_json::from_str::<CashTable>(&text).unwrap(), table);
    table.settle(&fold_around(setup)).unwrap();
    let text = serde_json::to_string(&table).unwrap();
    assert_eq!(serde_json::from_str::<CashTable>(&text).unwrap(), table);
    for (from, to) in [
        ("\"bought_in\":1800", "\"bought_in\":1801"),
        ("\"seats\":3", "\"seats\":4"),
        ("\"drawn\":2", "\"drawn\":3"),
    ] {
        assert!(text.contains(from), "{text}");
        let damaged = text.replacen(from, to, 1);
        assert!(serde_json::from_str::<CashTable>(&damaged).is_err(), "{to}");
    }
}
