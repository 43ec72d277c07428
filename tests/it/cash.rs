//! The cash table: blinds owed, newcomers, absences, seat changes, prompts, straddles, chips.

use std::collections::BTreeSet;

use cards_speak::engine::cards::{Deck, Seed, parse_cards};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{
    Action, ForcedKind, Hand, HandSetup, Stakes, Status, Turn, WagerKind,
};
use cards_speak::engine::house::{
    Ante, AntePayer, AnteSize, BlindPosting, ButtonRule, DrawSuitOrder, HouseRules, MaxBuyIn,
    MinStackToPlay, MissedBlind, NewPlayerEntry, Preset, Rake, SmallBlindAmount,
    SmallBlindRounding, Straddle, StraddleMinRaise, Structure, TopUpFloor,
};
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::{
    CashRules, CashTable, ComeIn, Entry, Positions, Prompt, Straddling, TableError, TableWhat,
    Upcoming,
};
use cards_speak::game::{Game, GameSetup};
use proptest::prelude::*;

fn c(amount: u64) -> Chips {
    Chips::new(amount)
}

fn agreed(seats: u8, house: HouseRules, big_blind: u64) -> CashRules {
    CashRules {
        seats,
        stakes: Stakes::of(&house, c(big_blind)).unwrap(),
        house,
    }
}

/// Players with 50 big blinds at these places; the draw gives one of them the button.
fn table_of(rules: CashRules, at: &[u8], button: u8) -> CashTable {
    let mut table = CashTable::new(rules).unwrap();
    for &seat in at {
        table
            .sit_down(Seat(seat), rules.stakes.big_blind.times(50))
            .unwrap();
    }
    draw(&mut table, at, button);
    table
}

fn draw(table: &mut CashTable, at: &[u8], button: u8) {
    let low = parse_cards("2c3c4c5c6c7c8c9cTcJc").unwrap();
    let ace = parse_cards("As").unwrap()[0];
    let cards: Vec<_> = at
        .iter()
        .zip(low)
        .map(|(&seat, card)| if seat == button { ace } else { card })
        .collect();
    let deck = Deck::arranged(&cards).unwrap();
    assert_eq!(table.draw_for_button(&deck), Ok(Seat(button)));
    table.take_news();
}

/// The usual house, blinds 5/10, ten places.
fn table(at: &[u8], button: u8) -> CashTable {
    table_of(agreed(10, HouseRules::default(), 10), at, button)
}

fn house(change: impl FnOnce(&mut HouseRules)) -> HouseRules {
    let mut house = HouseRules::default();
    change(&mut house);
    house
}

fn deck(number: u64) -> Deck {
    Deck::shuffled(Seed::new([7; 32]).for_hand(number))
}

/// Deals the next hand; everybody folds to the big blind.
fn play(table: &mut CashTable) -> HandSetup {
    let setup = table.next_hand(deck(1)).unwrap();
    table.settle(&folded(setup.clone())).unwrap();
    setup
}

fn folded(setup: HandSetup) -> Hand {
    let mut hand = Hand::deal(setup).unwrap();
    while let Some(seat) = hand.turn().seat() {
        let action = hand
            .legal()
            .map_or(Action::Show, |legal| match legal.check {
                Ok(_) => Action::Check,
                Err(_) => Action::Fold,
            });
        hand.apply(seat, action).unwrap();
    }
    hand
}

fn called_down(setup: HandSetup) -> Hand {
    let mut hand = Hand::deal(setup).unwrap();
    while let Some(seat) = hand.turn().seat() {
        let action = hand
            .legal()
            .map_or(Action::Show, |legal| match legal.check {
                Ok(_) => Action::Check,
                Err(_) => Action::Call,
            });
        hand.apply(seat, action).unwrap();
    }
    hand
}

fn at(button: u8, small_blind: u8, big_blind: u8) -> Positions {
    let (button, small_blind, big_blind) = (Seat(button), Seat(small_blind), Seat(big_blind));
    Positions {
        button,
        small_blind,
        big_blind,
    }
}

fn due(table: &CashTable) -> Positions {
    table.upcoming().unwrap().positions
}

fn posts(hand: &Upcoming, seat: u8) -> Vec<(ForcedKind, u64)> {
    let own = hand.forced.iter().filter(|bet| bet.seat == Seat(seat));
    own.map(|bet| (bet.kind, bet.amount.get())).collect()
}

fn dealt(hand: &Upcoming, seat: u8) -> bool {
    hand.players.iter().any(|player| player.seat == Seat(seat))
}

fn why_waiting(hand: &Upcoming, seat: u8) -> Citation {
    let mut waiting = hand.waiting.iter();
    let notice = waiting.find(|notice| notice.seat == Seat(seat));
    notice.unwrap().because
}

fn why_in(hand: &Upcoming, seat: u8) -> Citation {
    let mut coming = hand.coming_in.iter();
    let notice = coming.find(|notice| notice.seat == Seat(seat));
    notice.unwrap().because
}

fn refusal<T: core::fmt::Debug>(result: Result<T, TableError>) -> Citation {
    *result.unwrap_err().because().unwrap()
}

fn entry(table: &CashTable, seat: u8) -> Entry {
    table.place(Seat(seat)).unwrap().entry
}

/// The same table, but this player has another stack (as if he had bought other amounts).
fn with_stack(table: &CashTable, seat: u8, stack: u64) -> CashTable {
    let mut value = serde_json::to_value(table).unwrap();
    let place = &mut value["places"][usize::from(seat)]["stack"];
    let before = place.as_u64().unwrap();
    *place = stack.into();
    let bought = value["bought_in"].as_u64().unwrap();
    value["bought_in"] = (bought - before + stack).into();
    serde_json::from_value(value).unwrap()
}

fn told(table: &mut CashTable, what: &TableWhat) -> Citation {
    let news = table.take_news();
    let event = news.iter().find(|event| event.what == *what);
    event.unwrap_or_else(|| panic!("{news:?}")).because
}

// ---- stakes ----

#[test]
fn ex_blind_1_blind_4_the_small_blind_is_half_rounded_down() {
    let small = |house: &HouseRules, big| Stakes::of(house, c(big)).map(|of| of.small_blind.get());
    let usual = HouseRules::default();
    // The smallest chip is a whole unit: 1, 2, 7.
    assert_eq!(
        [2, 5, 15].map(|big| small(&usual, big)),
        [Ok(1), Ok(2), Ok(7)]
    );
    // The smallest chip is half a unit: 1, 2.5 and 7.5 units.
    let halves = house(|rules| rules.chips_per_unit = 2);
    assert_eq!(
        [4, 10, 30].map(|big| small(&halves, big)),
        [Ok(2), Ok(5), Ok(15)]
    );
    // Down to a whole unit all the same: 1, 2, 7 units.
    let units = house(|rules| {
        rules.chips_per_unit = 2;
        rules.small_blind_rounding = SmallBlindRounding::DownToAWholeUnit;
    });
    assert_eq!(
        [4, 10, 30].map(|big| small(&units, big)),
        [Ok(2), Ok(4), Ok(14)]
    );
    // The exact half must be payable.
    let exact = house(|rules| rules.small_blind_rounding = SmallBlindRounding::ExactHalf);
    assert_eq!(small(&exact, 2), Ok(1));
    assert!(small(&exact, 5).is_err() && small(&exact, 15).is_err());
}

#[test]
fn blind_5_the_table_may_set_the_small_blind() {
    let fixed =
        |amount| house(|rules| rules.small_blind_amount = SmallBlindAmount::Fixed(c(amount)));
    assert_eq!(Stakes::of(&fixed(3), c(10)).unwrap().small_blind, c(3));
    assert!(Stakes::of(&fixed(11), c(10)).is_err());
    let mut table = table_of(agreed(6, fixed(3), 10), &[0, 1, 2], 0);
    let forced = play(&mut table).forced;
    assert_eq!((forced[0].amount, forced[1].amount), (c(3), c(10)));
}

#[test]
fn ante_1_ante_2_antes_in_cash_games_only_where_always_paid() {
    let antes = |house: HouseRules| {
        let mut table = table_of(agreed(6, house, 20), &[0, 1, 2], 0);
        let forced = play(&mut table).forced;
        let kinds = [ForcedKind::Ante, ForcedKind::BigBlindAnte];
        let antes = forced.into_iter().filter(|bet| kinds.contains(&bet.kind));
        antes.map(|bet| bet.amount.get()).collect::<Vec<u64>>()
    };
    assert!(antes(HouseRules::default()).is_empty());
    assert!(antes(house(|rules| rules.ante = Ante::LateTournamentLevels)).is_empty());
    assert_eq!(antes(house(|rules| rules.ante = Ante::Always)), [2, 2, 2]);
    let one = house(|rules| {
        rules.ante = Ante::Always;
        rules.ante_size = AnteSize::Fixed(c(20));
        rules.ante_payer = AntePayer::BigBlind;
    });
    assert_eq!(antes(one), [20]);
}

// ---- chips ----

#[test]
fn ex_buyin_1_the_range_of_the_buy_in() {
    let range = |max: MaxBuyIn| {
        let rules = agreed(2, house(|rules| rules.max_buy_in = max), 2);
        move |amount| CashTable::new(rules).unwrap().sit_down(Seat(0), c(amount))
    };
    let usual = range(MaxBuyIn::HundredBigBlinds);
    let (tried, min) = (c(19), c(20));
    assert_eq!(refusal(usual(19)), Citation::BuyInBelow { tried, min });
    assert_eq!((usual(20), usual(200)), (Ok(()), Ok(())));
    let (tried, max) = (c(201), c(200));
    assert_eq!(refusal(usual(201)), Citation::BuyInAbove { tried, max });
    let double = range(MaxBuyIn::TwoHundredBigBlinds);
    assert_eq!(double(400), Ok(()));
    assert_eq!(refusal(double(401)).rule(), RuleId::Buyin3);
    assert_eq!(range(MaxBuyIn::None)(1_000_000), Ok(()));
}

#[test]
fn ex_buyin_2_buyin_10_topping_up_to_half_the_base_buy_in() {
    let mut table = with_stack(&table(&[0, 1, 2], 0), 1, 30);
    let (total, floor) = (c(49), c(50));
    assert_eq!(
        refusal(table.add_chips(Seat(1), c(19))),
        Citation::TopUpBelow { total, floor }
    );
    assert_eq!(table.clone().add_chips(Seat(1), c(20)), Ok(()));
    let mut more = with_stack(&table, 1, 60);
    assert_eq!(more.add_chips(Seat(1), c(1)), Ok(()));
    assert_eq!(more.add_chips(Seat(1), c(939)), Ok(()));
    assert_eq!(
        refusal(more.add_chips(Seat(1), c(1))).rule(),
        RuleId::Buyin3
    );
    // While a hand is running: none.
    table.next_hand(deck(1)).unwrap();
    assert_eq!(
        refusal(table.add_chips(Seat(1), c(50))),
        Citation::NoChipsDuringHand
    );
    let free = house(|rules| rules.top_up_floor = TopUpFloor::None);
    let mut free = with_stack(&table_of(agreed(3, free, 10), &[0, 1, 2], 0), 1, 30);
    assert_eq!(free.add_chips(Seat(1), c(1)), Ok(()));
}

#[test]
fn cash_3_s_26_who_lost_everything_buys_in_again() {
    let mut table = with_stack(&table(&[0, 1, 2], 0), 1, 0);
    assert_eq!(
        why_waiting(&table.upcoming().unwrap(), 1),
        Citation::OutOfChips
    );
    assert_eq!(
        refusal(table.add_chips(Seat(1), c(49))).rule(),
        RuleId::Buyin10
    );
    table.add_chips(Seat(1), c(50)).unwrap();
    let stack = cards_speak::engine::hand::Change {
        from: c(0),
        to: c(50),
    };
    let seat = Seat(1);
    let because = told(&mut table, &TableWhat::ChipsAdded { seat, stack });
    assert_eq!(because.rule(), RuleId::Cash3);
    assert!(dealt(&table.upcoming().unwrap(), 1));
}

#[test]
fn buyin_9_the_least_stack_that_is_dealt_in() {
    for (least, plays) in [
        (MinStackToPlay::AnyChips, true),
        (MinStackToPlay::OneBigBlind, false),
    ] {
        let rules = agreed(4, house(|rules| rules.min_stack_to_play = least), 10);
        let table = with_stack(&table_of(rules, &[0, 1, 2, 3], 0), 2, 9);
        let hand = table.upcoming().unwrap();
        assert_eq!(dealt(&hand, 2), plays);
        if plays {
            assert_eq!(hand.positions, at(0, 1, 2));
        } else {
            let (stack, min) = (c(9), c(10));
            assert_eq!(why_waiting(&hand, 2), Citation::ShortStack { stack, min });
            assert_eq!(hand.positions, at(0, 1, 3));
        }
        assert!(dealt(&with_stack(&table, 2, 10).upcoming().unwrap(), 2));
    }
}

#[test]
fn cash_2_buyin_6_who_plays_leaves_when_the_hand_is_over() {
    let mut table = table(&[0, 1, 2, 3], 0);
    let setup = table.next_hand(deck(1)).unwrap();
    assert_eq!(refusal(table.leave(Seat(1))), Citation::NoLeavingDuringHand);
    assert_eq!(table.leave_after_hand(Seat(1)), Ok(None));
    let because = told(&mut table, &TableWhat::WillLeave { seat: Seat(1) });
    assert_eq!(because.rules(), [RuleId::Cash2, RuleId::Buyin6]);
    table.settle(&folded(setup)).unwrap();
    assert_eq!(table.place(Seat(1)), None);
    assert_eq!(table.taken_out(), c(495));
    // Between hands he goes at once.
    assert_eq!(table.leave_after_hand(Seat(2)), Ok(Some(c(505))));
}

#[test]
fn cash_2_who_has_folded_leaves_and_his_bets_stay_in_the_pot() {
    let mut table = table(&[0, 1, 2, 3], 0);
    let mut hand = Hand::deal(table.next_hand(deck(1)).unwrap()).unwrap();
    let (seat, raise) = (Seat(3), Action::Raise(RaiseTo(c(30))));
    hand.apply(seat, raise).unwrap();
    assert_eq!(
        refusal(table.leave_folded(seat, &hand)),
        Citation::NoLeavingDuringHand
    );
    hand.apply(Seat(0), Action::Raise(RaiseTo(c(100)))).unwrap();
    hand.apply(Seat(1), Action::Fold).unwrap();
    hand.apply(Seat(2), Action::Call).unwrap();
    hand.apply(seat, Action::Fold).unwrap();
    assert_eq!(table.leave_folded(seat, &hand), Ok(c(470)));
    assert_eq!(
        told(
            &mut table,
            &TableWhat::Left {
                seat,
                stack: c(470)
            }
        ),
        Citation::LeftFolded {
            amount: c(470),
            left: c(30)
        }
    );
    assert_eq!(table.left_in_pot(), c(30));
    // His chair can be taken at once; the hand goes on without him.
    table.sit_down(seat, c(200)).unwrap();
    let text = serde_json::to_string(&table).unwrap();
    table.take_news();
    assert_eq!(serde_json::from_str::<CashTable>(&text).unwrap(), table);
    while let Some(turn) = hand.turn().seat() {
        let action = hand.legal().map_or(Action::Show, |_| Action::Check);
        hand.apply(turn, action).unwrap();
    }
    table.settle(&hand).unwrap();
    assert_eq!(table.place(seat).unwrap().stack, c(200));
    assert_eq!(table.on_table() + table.taken_out(), table.bought_in());
}

#[test]
fn rake_1_the_fee_leaves_the_table() {
    let rate = |rate, no_flop_no_drop, cap| {
        let rake = Rake {
            rate,
            cap,
            no_flop_no_drop,
        };
        agreed(3, house(|rules| rules.rake = rake), 100)
    };
    for (rules, called, preflop) in [
        (rate(0, true, None), 0, 0),
        (rate(500, true, None), 15, 0),
        // The uncalled part of the big blind goes back: 50 and 50 are left.
        (rate(500, false, None), 15, 5),
        (rate(500, true, Some(c(4))), 4, 0),
    ] {
        let mut table = table_of(rules, &[0, 1, 2], 0);
        let setup = table.next_hand(deck(1)).unwrap();
        let mut other = table.clone();
        table.settle(&called_down(setup.clone())).unwrap();
        assert_eq!(table.rake(), c(called));
        assert_eq!(table.on_table() + table.rake(), table.bought_in());
        other.settle(&folded(setup)).unwrap();
        assert_eq!(other.rake(), c(preflop));
    }
}

// ---- button and blinds ----

#[test]
fn ex_draw_1_equal_ranks_in_the_draw() {
    let winner = |order: DrawSuitOrder, cards: &str| {
        let rules = agreed(3, house(|rules| rules.draw_suit_order = order), 10);
        let mut table = CashTable::new(rules).unwrap();
        for seat in 0..3 {
            table.sit_down(Seat(seat), c(500)).unwrap();
        }
        let cards = parse_cards(cards).unwrap();
        table.draw_for_button(&Deck::arranged(&cards).unwrap())
    };
    for &order in DrawSuitOrder::ALL {
        assert_eq!(winner(order, "AhAcKs"), Ok(Seat(0)));
    }
    let [diamonds, clubs] = [
        DrawSuitOrder::SpadesHeartsDiamondsClubs,
        DrawSuitOrder::SpadesHeartsClubsDiamonds,
    ];
    assert_eq!(winner(diamonds, "AdAc9s"), Ok(Seat(0)));
    assert_eq!(winner(clubs, "AdAc9s"), Ok(Seat(1)));
}

#[test]
fn ex_btn_1_btn_4_somebody_leaves() {
    for (rule, leaver, then) in [
        (ButtonRule::DeadButton, 2, [at(2, 3, 4), at(3, 4, 5)]),
        (ButtonRule::DeadButton, 3, [at(2, 3, 4), at(3, 4, 5)]),
        (ButtonRule::MovingButton, 2, [at(3, 4, 5), at(4, 5, 1)]),
        (ButtonRule::MovingButton, 3, [at(2, 4, 5), at(4, 5, 1)]),
    ] {
        let rules = agreed(6, house(|rules| rules.button_rule = rule), 10);
        let mut table = table_of(rules, &[1, 2, 3, 4, 5], 1);
        play(&mut table);
        assert_eq!(table.positions(), Some(at(1, 2, 3)));
        table.leave(Seat(leaver)).unwrap();
        table.take_news();
        let setup = play(&mut table);
        assert_eq!(table.positions(), Some(then[0]));
        let small = setup
            .forced
            .iter()
            .any(|bet| bet.kind == ForcedKind::SmallBlind);
        let dead = rule == ButtonRule::DeadButton;
        assert_eq!(small, !(dead && leaver == 3));
        if dead && leaver == 3 {
            let seat = Seat(3);
            let because = told(&mut table, &TableWhat::NoSmallBlind { seat });
            assert_eq!(because.rule(), RuleId::Btn4);
        } else if dead {
            let (from, to) = (Seat(1), Seat(2));
            let because = told(&mut table, &TableWhat::ButtonMoved { from, to });
            assert_eq!(because, Citation::DeadButton { seat: to });
            // The first card goes to the first player left of the empty chair.
            assert_eq!(setup.deal_order().next(), Some(Seat(3)));
        }
        play(&mut table);
        assert_eq!(table.positions(), Some(then[1]));
    }
}

// ---- newcomers ----

#[test]
fn ex_blind_4_blind_20_blind_21_newcomers() {
    // Button 1, small blind 3, big blind 5. Two sit down while this hand is played: seat 4
    // between the blinds (barred by 000 and 004), seat 2 between button and small blind (barred
    // by 004 only; the wider ban holds).
    let mut table = table(&[1, 3, 5, 7, 9], 1);
    let setup = table.next_hand(deck(1)).unwrap();
    assert_eq!(table.positions(), Some(at(1, 3, 5)));
    for seat in [2, 4] {
        assert!(table.positions().unwrap().bars(Seat(seat)));
        table.sit_down(Seat(seat), c(500)).unwrap();
        table.choose_entry(Seat(seat), ComeIn::Post).unwrap();
    }
    table.settle(&folded(setup)).unwrap();
    // Next hand: seat 4 is still between button and big blind, seat 2 posts and plays.
    let next = table.upcoming().unwrap();
    assert_eq!(next.positions, at(3, 5, 7));
    assert_eq!(why_waiting(&next, 4), Citation::Barred);
    assert_eq!(posts(&next, 2), [(ForcedKind::LivePost, 10)]);
    assert_eq!(why_in(&next, 2), Citation::PostedIn { amount: c(10) });
    // Or it waits.
    let mut waits = table.clone();
    waits.choose_entry(Seat(2), ComeIn::Wait).unwrap();
    let amount = c(10);
    assert_eq!(
        why_waiting(&waits.upcoming().unwrap(), 2),
        Citation::NewcomerWaits { amount }
    );
    play(&mut table);
    // The hand after: the button has passed seat 4.
    let after = table.upcoming().unwrap();
    assert_eq!(after.positions, at(5, 7, 9));
    assert_eq!(posts(&after, 4), [(ForcedKind::LivePost, 10)]);
    assert!(dealt(&after, 2) && posts(&after, 2).is_empty());
}

#[test]
fn ex_blind_4_blind_22_left_of_the_big_blind_post_or_wait() {
    let mut table = table(&[1, 3, 5, 7, 9], 9);
    play(&mut table);
    table.sit_down(Seat(6), c(500)).unwrap();
    let mut posting = table.clone();
    posting.choose_entry(Seat(6), ComeIn::Post).unwrap();
    let now = posting.upcoming().unwrap();
    assert_eq!(now.positions, at(1, 3, 5));
    assert_eq!(posts(&now, 6), [(ForcedKind::LivePost, 10)]);
    // The post is live: nothing more to pay, and a raise is possible.
    let hand = Hand::deal(posting.next_hand(deck(1)).unwrap()).unwrap();
    assert_eq!(hand.turn(), Turn::Act(Seat(6)));
    let legal = hand.legal().unwrap();
    assert!(legal.check.is_ok());
    let wager = legal.wager.unwrap();
    assert_eq!((wager.kind, wager.min), (WagerKind::Raise, c(20)));
    // He waits: the big blind comes to him in the next hand.
    play(&mut table);
    let next = table.upcoming().unwrap();
    assert_eq!(next.positions, at(3, 5, 6));
    assert_eq!(why_in(&next, 6), Citation::BlindReached);
    assert_eq!(posts(&next, 6), [(ForcedKind::BigBlind, 10)]);
}

#[test]
fn blind_20_any_time_without_payment() {
    let any = house(|rules| rules.new_player_entry = NewPlayerEntry::AnyTime);
    for (rules, plays) in [(any, true), (HouseRules::default(), false)] {
        let mut table = table_of(agreed(10, rules, 10), &[1, 3, 5, 7], 1);
        play(&mut table);
        table.sit_down(Seat(4), c(500)).unwrap();
        table.sit_down(Seat(9), c(500)).unwrap();
        let next = table.upcoming().unwrap();
        assert_eq!(next.positions, at(3, 5, 7));
        assert_eq!(why_waiting(&next, 4), Citation::Barred);
        assert_eq!(dealt(&next, 9), plays);
        assert!(posts(&next, 9).is_empty());
        if plays {
            assert_eq!(why_in(&next, 9), Citation::NewcomerFree);
        }
    }
}

#[test]
fn blind_21_the_button_at_an_empty_chair_bars_it() {
    let mut table = table(&[1, 2, 3, 4, 5], 1);
    play(&mut table);
    table.leave(Seat(2)).unwrap();
    // The chair where the dead button will stand is taken again.
    table.sit_down(Seat(2), c(500)).unwrap();
    table.choose_entry(Seat(2), ComeIn::Post).unwrap();
    let next = table.upcoming().unwrap();
    assert_eq!(next.positions, at(2, 3, 4));
    assert_eq!(why_waiting(&next, 2), Citation::Barred);
    play(&mut table);
    assert!(dealt(&table.upcoming().unwrap(), 2));
}

#[test]
fn seat_1_with_fewer_than_two_the_game_begins_anew() {
    // Everybody but the next big blind leaves; those who come are newcomers without a payment.
    let mut table = table(&[1, 2, 3], 1);
    play(&mut table);
    table.leave(Seat(2)).unwrap();
    table.leave(Seat(3)).unwrap();
    assert_eq!(
        table.upcoming(),
        Err(TableError::TooFewPlayers { with_chips: 1 })
    );
    table.sit_down(Seat(2), c(500)).unwrap();
    let next = table.upcoming().unwrap();
    assert_eq!(next.positions, at(2, 2, 1));
    assert_eq!(why_in(&next, 2), Citation::GameAnew);
    assert_eq!(posts(&next, 2), [(ForcedKind::SmallBlind, 5)]);
}

// ---- absences ----

/// Seats 1 to 6, the big blind passes seat 4; back after the button has gone by.
fn back_in_seat_4(rules: HouseRules) -> CashTable {
    let mut table = table_of(agreed(7, rules, 10), &[1, 2, 3, 4, 5, 6], 1);
    play(&mut table);
    table.sit_out(Seat(4)).unwrap();
    play(&mut table);
    assert_eq!(table.positions(), Some(at(2, 3, 5)));
    let because = told(
        &mut table,
        &TableWhat::MissedBlind {
            seat: Seat(4),
            big: true,
        },
    );
    assert_eq!(because.rule(), RuleId::Blind18);
    // Coming back at once he is between the button and the big blind.
    let mut early = table.clone();
    early.sit_in(Seat(4)).unwrap();
    early.choose_entry(Seat(4), ComeIn::Post).unwrap();
    let hand = early.upcoming().unwrap();
    assert_eq!(hand.positions, at(3, 5, 6));
    assert_eq!(why_waiting(&hand, 4), Citation::Barred);
    play(&mut table);
    table.sit_in(Seat(4)).unwrap();
    assert_eq!(due(&table), at(5, 6, 1));
    table
}

#[test]
fn ex_blind_5_blind_18_a_missed_big_blind() {
    let mut table = back_in_seat_4(HouseRules::default());
    let amount = c(10);
    let waiting = table.upcoming().unwrap();
    assert_eq!(why_waiting(&waiting, 4), Citation::MissedWaits { amount });
    // He pays one big blind, live.
    let mut pays = table.clone();
    pays.choose_entry(Seat(4), ComeIn::Post).unwrap();
    let hand = pays.upcoming().unwrap();
    assert_eq!(posts(&hand, 4), [(ForcedKind::LivePost, 10)]);
    let (live, dead) = (c(10), c(0));
    assert_eq!(why_in(&hand, 4), Citation::MissedPaid { live, dead });
    // Or he waits until the big blind comes to seat 4, and owes nothing else.
    for next in [at(5, 6, 1), at(6, 1, 2), at(1, 2, 3)] {
        let hand = table.upcoming().unwrap();
        assert_eq!(hand.positions, next);
        assert!(!dealt(&hand, 4));
        play(&mut table);
    }
    let hand = table.upcoming().unwrap();
    assert_eq!(hand.positions, at(2, 3, 4));
    assert_eq!(posts(&hand, 4), [(ForcedKind::BigBlind, 10)]);
    play(&mut table);
    assert_eq!(entry(&table, 4), Entry::In);
}

#[test]
fn blind_18_s_18_the_three_ways_to_come_back() {
    let under = |missed: MissedBlind| back_in_seat_4(house(|rules| rules.missed_blind = missed));
    // Pay or wait: nothing happens by itself.
    let table = under(MissedBlind::PayOrWait);
    assert!(!dealt(&table.upcoming().unwrap(), 4));
    // Pay to re-enter: he pays on coming back, and may not wait.
    let mut table = under(MissedBlind::PayToReEnter);
    let hand = table.upcoming().unwrap();
    assert_eq!(posts(&hand, 4), [(ForcedKind::LivePost, 10)]);
    let amount = c(10);
    assert_eq!(
        refusal(table.choose_entry(Seat(4), ComeIn::Wait)),
        Citation::NoWaiting { amount }
    );
    // Big live, small dead: both, the dead one into the pot.
    let mut table = under(MissedBlind::BigLiveSmallDead);
    table.choose_entry(Seat(4), ComeIn::Post).unwrap();
    let hand = table.upcoming().unwrap();
    let both = [(ForcedKind::DeadPost, 5), (ForcedKind::LivePost, 10)];
    assert_eq!(posts(&hand, 4), both);
    let (live, dead) = (c(10), c(5));
    assert_eq!(why_in(&hand, 4), Citation::MissedPaid { live, dead });
    let setup = table.next_hand(deck(1)).unwrap();
    let hand = Hand::deal(setup).unwrap();
    let player = hand.state().seat(Seat(4)).unwrap();
    assert_eq!((player.bet, player.stack), (c(10), c(485)));
}

#[test]
fn blind_18_a_missed_small_blind() {
    for (missed, owes) in [
        (MissedBlind::PayOrWait, false),
        (MissedBlind::PayToReEnter, false),
        (MissedBlind::BigLiveSmallDead, true),
    ] {
        let rules = agreed(7, house(|rules| rules.missed_blind = missed), 10);
        let mut table = table_of(rules, &[1, 2, 3, 4, 5, 6], 1);
        play(&mut table);
        // The big blind is paid, the small one is not.
        table.sit_out(Seat(3)).unwrap();
        let setup = play(&mut table);
        assert_eq!(table.positions(), Some(at(2, 3, 4)));
        assert!(
            setup
                .forced
                .iter()
                .all(|bet| bet.kind == ForcedKind::BigBlind)
        );
        let (big, small) = (false, true);
        assert_eq!(entry(&table, 3), Entry::Missed { big, small });
        // He cannot come in on the button, having dodged the small blind.
        table.sit_in(Seat(3)).unwrap();
        table.choose_entry(Seat(3), ComeIn::Post).unwrap();
        let hand = table.upcoming().unwrap();
        assert_eq!(hand.positions, at(3, 4, 5));
        assert_eq!(why_waiting(&hand, 3), Citation::Barred);
        play(&mut table);
        let hand = table.upcoming().unwrap();
        assert!(dealt(&hand, 3));
        assert_eq!(posts(&hand, 3) == [(ForcedKind::DeadPost, 5)], owes);
        assert_eq!(why_in(&hand, 3) == Citation::NothingOwed, !owes);
    }
}

#[test]
fn ex_blind_5_blind_19_a_break_on_the_button() {
    for exempt in [true, false] {
        let rules = house(|rules| rules.button_break_exemption = exempt);
        let mut table = table_of(agreed(7, rules, 10), &[1, 2, 3, 4, 5, 6], 1);
        play(&mut table);
        table.sit_out(Seat(1)).unwrap();
        let orbit = [
            at(2, 3, 4),
            at(3, 4, 5),
            at(4, 5, 6),
            at(5, 6, 2),
            at(6, 2, 3),
        ];
        for positions in orbit {
            if positions == orbit[4] {
                // Between button and big blind he cannot come back.
                let mut early = table.clone();
                early.sit_in(Seat(1)).unwrap();
                early.choose_entry(Seat(1), ComeIn::Post).unwrap();
                assert_eq!(why_waiting(&early.upcoming().unwrap(), 1), Citation::Barred);
            }
            play(&mut table);
            assert_eq!(table.positions(), Some(positions));
        }
        let mut back = table.clone();
        back.sit_in(Seat(1)).unwrap();
        back.choose_entry(Seat(1), ComeIn::Post).unwrap();
        let hand = back.upcoming().unwrap();
        assert_eq!(hand.positions, at(2, 3, 4));
        if exempt {
            assert_eq!(entry(&table, 1), Entry::ButtonBreak { passings: 1 });
            assert!(dealt(&hand, 1) && posts(&hand, 1).is_empty());
            assert_eq!(why_in(&hand, 1), Citation::ButtonBreakBack);
        } else {
            assert_eq!(posts(&hand, 1), [(ForcedKind::LivePost, 10)]);
        }
        // A second passing is a missed blind like any other.
        for _ in 0..5 {
            play(&mut table);
        }
        table.sit_in(Seat(1)).unwrap();
        table.choose_entry(Seat(1), ComeIn::Post).unwrap();
        let hand = table.upcoming().unwrap();
        assert_eq!(posts(&hand, 1), [(ForcedKind::LivePost, 10)]);
    }
}

#[test]
fn blind_18_who_misses_nothing_owes_nothing() {
    let mut table = table(&[1, 2, 3, 4, 5, 6], 1);
    let setup = table.next_hand(deck(1)).unwrap();
    // Asked for during a hand, it holds from the next one on.
    table.sit_out(Seat(6)).unwrap();
    table.settle(&folded(setup)).unwrap();
    let hand = table.upcoming().unwrap();
    assert_eq!(why_waiting(&hand, 6), Citation::SitsOut);
    play(&mut table);
    table.take_news();
    table.sit_in(Seat(6)).unwrap();
    let seat = Seat(6);
    let because = told(&mut table, &TableWhat::SatIn { seat });
    assert_eq!(because, Citation::NothingOwed);
    assert!(dealt(&table.upcoming().unwrap(), 6));
}

// ---- changing places ----

#[test]
fn ex_blind_6_blind_23_changing_places() {
    let mut table = table(&[1, 2, 3, 4, 5, 6, 7, 9], 9);
    play(&mut table);
    assert_eq!(due(&table), at(1, 2, 3));
    table.take_news();
    table.change_seat(Seat(5), Seat(8)).unwrap();
    let (from, to) = (Seat(5), Seat(8));
    let because = told(&mut table, &TableWhat::ChangedSeat { from, to });
    assert_eq!(because, Citation::MovedWaits { hands: 2 });
    assert_eq!(entry(&table, 8), Entry::Moved { distance: 2 });
    // The player of seat 9 moves to the freed seat 5: closer, he plays at once.
    let mut closer = table.clone();
    closer.take_news();
    closer.change_seat(Seat(9), Seat(5)).unwrap();
    let (from, to) = (Seat(9), Seat(5));
    let because = told(&mut closer, &TableWhat::ChangedSeat { from, to });
    assert_eq!(because, Citation::MovedCloser);
    assert!(dealt(&closer.upcoming().unwrap(), 5));
    // Seat 8 sits out while the big blind is in 3 and 4, and plays when it is in 6.
    for (big_blind, hands) in [(3, 2), (4, 1)] {
        let hand = table.upcoming().unwrap();
        assert_eq!(hand.positions.big_blind, Seat(big_blind));
        assert_eq!(why_waiting(&hand, 8), Citation::MovedWaits { hands });
        play(&mut table);
    }
    let hand = table.upcoming().unwrap();
    assert_eq!(hand.positions.big_blind, Seat(6));
    assert_eq!(why_in(&hand, 8), Citation::MovedBack);
    assert!(posts(&hand, 8).is_empty());
}

#[test]
fn blind_23_nobody_moves_during_a_hand_or_past_a_small_blind() {
    let mut table = table(&[1, 3, 5, 7], 1);
    let setup = table.next_hand(deck(1)).unwrap();
    assert_eq!(
        refusal(table.change_seat(Seat(7), Seat(8))),
        Citation::NoSeatChangeDuringHand
    );
    table.settle(&folded(setup)).unwrap();
    assert_eq!(
        table.change_seat(Seat(7), Seat(5)),
        Err(TableError::SeatTaken { seat: Seat(5) })
    );
    // Seat 5 has paid the big blind; its small blind would be next.
    table.change_seat(Seat(5), Seat(4)).unwrap();
    let hand = table.upcoming().unwrap();
    assert_eq!(hand.positions, at(3, 5, 7));
    assert_eq!(why_waiting(&hand, 4), Citation::Barred);
}

// ---- prompts and straddles ----

#[test]
fn blind_24_s_19_players_are_asked_and_may_refuse() {
    let asks = house(|rules| rules.blind_posting = BlindPosting::Prompt);
    let mut table = table_of(agreed(6, asks, 10), &[1, 2, 3, 4], 1);
    let asked = |table: &CashTable| -> Vec<(Seat, Prompt)> {
        let open = table.upcoming().unwrap().prompts;
        open.iter()
            .map(|asked| (asked.seat, asked.prompt))
            .collect()
    };
    let (small, big) = (Prompt::SmallBlind, Prompt::BigBlind);
    assert_eq!(asked(&table), [(Seat(2), small), (Seat(3), big)]);
    let seat = Seat(2);
    let open = TableError::PromptOpen {
        seat,
        prompt: small,
    };
    assert_eq!(table.next_hand(deck(1)), Err(open));
    table.answer(seat, small, true).unwrap();
    assert_eq!(
        table.answer(seat, small, true),
        Err(TableError::NotAsked {
            seat,
            prompt: small
        })
    );
    // Seat 3 refuses: he sits out and has missed the blind, which goes to seat 4.
    table.answer(Seat(3), big, false).unwrap();
    let because = told(&mut table, &TableWhat::SatOut { seat: Seat(3) });
    assert_eq!(because.rules(), [RuleId::Blind24, RuleId::Blind18]);
    let missed = Entry::Missed {
        big: true,
        small: false,
    };
    assert_eq!(entry(&table, 3), missed);
    assert_eq!(asked(&table), [(Seat(4), big)]);
    assert_eq!(due(&table), at(1, 2, 4));
    table.answer(Seat(4), big, true).unwrap();
    let text = serde_json::to_string(&table).unwrap();
    let mut loaded: CashTable = serde_json::from_str(&text).unwrap();
    assert_eq!(loaded.next_hand(deck(1)), table.next_hand(deck(1)));
    // By themselves: nobody is asked.
    assert!(asked(&self::table(&[1, 2, 3, 4], 1)).is_empty());
}

fn straddle_house(change: impl FnOnce(&mut HouseRules)) -> HouseRules {
    house(|rules| {
        rules.straddle = Straddle::On;
        change(rules);
    })
}

/// Blinds 1/2, stacks 100; button 0, small blind 1, big blind 2, seat 3 straddles, seat 4.
fn straddled(rules: HouseRules) -> Hand {
    let mut table = table_of(agreed(5, rules, 2), &[0, 1, 2, 3, 4], 0);
    let open = table.upcoming().unwrap().prompts;
    assert_eq!(open.len(), 1);
    assert_eq!(open[0].because, Citation::PromptStraddle { amount: c(4) });
    assert!(table.next_hand(deck(1)).is_err());
    table.answer(Seat(3), Prompt::Straddle, true).unwrap();
    Hand::deal(table.next_hand(deck(1)).unwrap()).unwrap()
}

#[test]
fn ex_straddle_1_straddle_2_3_4_5_8_twice_the_big_blind_and_last_to_act() {
    let mut hand = straddled(straddle_house(|_| {}));
    assert_eq!(hand.state().pot_total(), c(7));
    assert_eq!(hand.turn(), Turn::Act(Seat(4)));
    let legal = hand.legal().unwrap();
    assert_eq!(legal.call.unwrap().pay, c(4));
    assert_eq!(legal.wager.unwrap().min, c(8));
    for (seat, pay) in [(4, 4), (0, 4), (1, 3), (2, 2)] {
        assert_eq!(hand.turn(), Turn::Act(Seat(seat)));
        assert_eq!(hand.legal().unwrap().call.unwrap().pay, c(pay));
        hand.apply(Seat(seat), Action::Call).unwrap();
    }
    // The straddler acts last: he may check or raise.
    assert_eq!(hand.turn(), Turn::Act(Seat(3)));
    assert!(hand.legal().unwrap().wager.is_ok());
    hand.apply(Seat(3), Action::Check).unwrap();
    assert_eq!(hand.state().pot_total(), c(20));
    let plus_one = straddle_house(|rules| {
        rules.straddle_min_raise = StraddleMinRaise::StraddlePlusOneBigBlind;
    });
    let hand = straddled(plus_one);
    let legal = hand.legal().unwrap();
    assert_eq!(legal.wager.unwrap().min, c(6));
}

#[test]
fn ex_straddle_1_straddle_6_whether_it_counts_in_fixed_limit() {
    for (counts, levels) in [(true, &[6, 8][..]), (false, &[6, 8, 10])] {
        let mut hand = straddled(straddle_house(|rules| {
            rules.structure = Structure::FixedLimit;
            rules.straddle_counts_as_raise = counts;
        }));
        for &level in levels {
            let seat = hand.turn().seat().unwrap();
            assert_eq!(hand.legal().unwrap().wager.unwrap().min, c(level));
            hand.apply(seat, Action::Raise(RaiseTo(c(level)))).unwrap();
        }
        assert_eq!(
            hand.legal().unwrap().wager,
            Err(Citation::Capped { cap: 3 })
        );
    }
}

#[test]
fn straddle_1_s_13_off_on_and_with_how_many() {
    let rules = agreed(4, straddle_house(|_| {}), 10);
    // Three players: the button may, and the small blind acts first.
    let mut three = table_of(rules, &[0, 1, 2], 0);
    let open = three.upcoming().unwrap().prompts;
    assert_eq!((open[0].seat, open[0].prompt), (Seat(0), Prompt::Straddle));
    three.choose_straddle(Seat(0), Straddling::Always).unwrap();
    let hand = three.upcoming().unwrap();
    assert!(hand.prompts.is_empty());
    assert_eq!(posts(&hand, 0), [(ForcedKind::Straddle, 20)]);
    let hand = Hand::deal(three.next_hand(deck(1)).unwrap()).unwrap();
    assert_eq!(hand.turn(), Turn::Act(Seat(1)));
    // Who never does is not asked.
    let mut never = table_of(rules, &[0, 1, 2], 0);
    never.choose_straddle(Seat(0), Straddling::Never).unwrap();
    let hand = never.upcoming().unwrap();
    assert!(hand.prompts.is_empty() && posts(&hand, 0).is_empty());
    // STRADDLE-2: exactly two big blinds, or none.
    let short = with_stack(&table_of(rules, &[0, 1, 2], 0), 0, 19);
    assert!(short.upcoming().unwrap().prompts.is_empty());
    // Two players: no straddle.
    let two = table_of(rules, &[0, 1], 0);
    assert!(two.upcoming().unwrap().prompts.is_empty());
    // Off: nobody is asked, and the wish is refused.
    let mut off = table(&[0, 1, 2, 3], 0);
    assert!(off.upcoming().unwrap().prompts.is_empty());
    assert_eq!(
        refusal(off.choose_straddle(Seat(0), Straddling::Always)),
        Citation::NoStraddle
    );
}

#[test]
fn straddle_1_a_refused_straddle_is_none() {
    let rules = agreed(4, straddle_house(|_| {}), 10);
    let mut table = table_of(rules, &[0, 1, 2, 3], 0);
    table.answer(Seat(3), Prompt::Straddle, false).unwrap();
    let setup = table.next_hand(deck(1)).unwrap();
    assert_eq!(setup.forced.len(), 2);
    assert!(!table.place(Seat(3)).unwrap().sitting_out);
}

// ---- saved tables ----

#[test]
fn a_saved_table_is_checked() {
    let mut table = table(&[1, 3, 5], 1);
    play(&mut table);
    table.take_news();
    let text = serde_json::to_string(&table).unwrap();
    assert_eq!(serde_json::from_str::<CashTable>(&text).unwrap(), table);
    for (from, to) in [
        ("\"bought_in\":1500", "\"bought_in\":1501"),
        ("\"seats\":10", "\"seats\":9"),
        ("\"big_blind\":5", "\"big_blind\":11"),
        ("\"big_blind\":5", "\"big_blind\":1"),
        ("\"drawn\":1", "\"drawn\":null"),
        ("\"entry\":\"in\"", "\"entry\":\"moved 10\""),
        ("\"entry\":\"in\"", "\"entry\":\"moved +1\""),
        ("\"entry\":\"in\"", "\"entry\":\"missed\""),
        ("\"entry\":\"in\"", "\"entry\":\"button-break 2\""),
        ("\"left_in_pot\":0", "\"left_in_pot\":1"),
        ("\"gone\":[]", "\"gone\":[1]"),
        (
            "\"answers\":[]",
            "\"answers\":[{\"seat\":10,\"prompt\":\"straddle\",\"yes\":true}]",
        ),
    ] {
        assert!(text.contains(from), "{from}: {text}");
        let damaged = text.replacen(from, to, 1);
        assert!(serde_json::from_str::<CashTable>(&damaged).is_err(), "{to}");
    }
    // A table saved before places knew of entries: everybody is in.
    let mut old = serde_json::to_value(&table).unwrap();
    for seat in [1, 3, 5] {
        let stack = old["places"][seat]["stack"].clone();
        old["places"][seat] = serde_json::json!({ "stack": stack });
    }
    assert_eq!(serde_json::from_value::<CashTable>(old).unwrap(), table);
}

// ---- many hands, many comings and goings ----

/// Luck of the tests.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

/// A person at a place, as the test keeps book.
#[derive(Clone, Copy, Default)]
struct Person {
    id: u64,
    /// Hands in a row in which he was present and the big blind was not his.
    present: u8,
    /// Hands dealt in since his last big blind or live post.
    unpaid: u8,
}

struct Walk {
    table: CashTable,
    luck: Luck,
    people: Vec<Person>,
    ids: u64,
    last_big_blind: Option<u64>,
    hands: u64,
    /// The reasons met, by name.
    met: BTreeSet<String>,
}

impl Walk {
    fn new(rules: CashRules, seed: u64) -> Self {
        Self {
            table: CashTable::new(rules).unwrap(),
            luck: Luck(seed | 1),
            people: vec![Person::default(); usize::from(rules.seats)],
            ids: 0,
            last_big_blind: None,
            hands: 0,
            met: BTreeSet::new(),
        }
    }

    fn seat(&mut self) -> Seat {
        let seats = u64::from(self.table.rules().seats);
        Seat(self.luck.below(seats) as u8)
    }

    /// Something that a player may do at any time; what is refused changes nothing.
    fn step(&mut self) {
        let seat = self.seat();
        let other = self.seat();
        let before = self.table.clone();
        let amount = self
            .table
            .rules()
            .stakes
            .big_blind
            .times(5 + self.luck.below(60));
        let done = match self.luck.below(9) {
            0 | 1 => {
                let done = self.table.sit_down(seat, amount);
                if done.is_ok() {
                    self.ids += 1;
                    let id = self.ids;
                    self.people[seat.index()] = Person {
                        id,
                        ..Person::default()
                    };
                }
                done
            }
            2 if self.luck.one_in(3) => self.table.leave_after_hand(seat).map(drop),
            3 => self.table.sit_out(seat),
            4 | 5 => self.table.sit_in(seat),
            6 => {
                let choice = if self.luck.one_in(2) {
                    ComeIn::Post
                } else {
                    ComeIn::Wait
                };
                self.table.choose_entry(seat, choice)
            }
            7 if self.luck.one_in(2) => {
                let done = self.table.change_seat(seat, other);
                if done.is_ok() {
                    let id = self.people[seat.index()].id;
                    self.people[other.index()] = Person {
                        id,
                        ..Person::default()
                    };
                    if self.last_big_blind == Some(id) {
                        self.last_big_blind = None;
                    }
                }
                done
            }
            8 => self.table.add_chips(seat, amount),
            _ => Ok(()),
        };
        if done.is_err() {
            assert_eq!(self.table, before);
        }
        self.check();
    }

    fn check(&mut self) {
        let table = &mut self.table;
        let parts = table.on_table() + table.taken_out() + table.rake() + table.left_in_pot();
        assert_eq!(parts, table.bought_in());
        table.take_news();
        let text = serde_json::to_string(table).unwrap();
        let loaded: CashTable = serde_json::from_str(&text).unwrap();
        assert_eq!(loaded, *table);
        assert_eq!(loaded.upcoming(), table.upcoming());
    }

    fn ready(&self) -> Vec<Seat> {
        let least = self.table.rules().min_stack();
        let places = self.table.places();
        let ready = places.filter(|(_, place)| !place.sitting_out && place.stack >= least);
        ready.map(|(seat, _)| seat).collect()
    }

    fn hand(&mut self) {
        if self.table.button().is_none() {
            let deck = deck(self.luck.below(1000));
            if self.table.draw_for_button(&deck).is_err() {
                return;
            }
        }
        while self.ready().len() >= 2 {
            let open = self.table.upcoming().unwrap().prompts;
            let Some(first) = open.first() else { break };
            let yes = !self.luck.one_in(5);
            self.table.answer(first.seat, first.prompt, yes).unwrap();
            self.check();
        }
        // Where two can play they do.
        if self.ready().len() < 2 {
            assert!(matches!(
                self.table.upcoming(),
                Err(TableError::TooFewPlayers { .. })
            ));
            return;
        }
        let upcoming = self.table.upcoming().unwrap();
        self.judge(&upcoming);
        self.hands += 1;
        let setup = self.table.next_hand(deck(self.hands)).unwrap();
        assert_eq!(setup.forced, upcoming.forced);
        self.check();
        self.play(setup);
    }

    fn hands(&mut self, count: u64) {
        for _ in 0..count {
            for _ in 0..self.luck.below(4) {
                self.step();
            }
            self.hand();
        }
    }

    fn judge(&mut self, hand: &Upcoming) {
        let rules = *self.table.rules();
        let at = hand.positions;
        for notice in hand.coming_in.iter().chain(&hand.waiting) {
            let name = format!("{:?}", notice.because);
            let name = name.split(' ').next().unwrap_or_default();
            self.met.insert(name.to_owned());
        }
        let occupied = self.table.places().count();
        assert_eq!(hand.players.len() + hand.waiting.len(), occupied);
        let first = self.table.positions().is_none();
        let anew =
            |notice: &cards_speak::engine::table::Notice| notice.because == Citation::GameAnew;
        let anew = first || hand.coming_in.iter().any(anew);
        let pays = |seat: Seat| {
            let live = [ForcedKind::BigBlind, ForcedKind::LivePost];
            let mut forced = hand.forced.iter();
            forced.any(|bet| bet.seat == seat && live.contains(&bet.kind))
        };
        let dead = rules.house.button_rule == ButtonRule::DeadButton;
        for seat in (0..rules.seats).map(Seat) {
            let person = &mut self.people[seat.index()];
            let is_dealt = hand.players.iter().any(|player| player.seat == seat);
            let Some(place) = self.table.place(seat).copied() else {
                continue;
            };
            let present = !place.sitting_out && place.stack >= rules.min_stack();
            assert!(present || !is_dealt);
            person.present = if present && at.big_blind != seat {
                person.present + 1
            } else {
                0
            };
            if dead {
                // The big blind comes to everybody within an orbit.
                assert!(person.present <= rules.seats, "{hand:?}");
            }
            if pays(seat) || anew {
                person.unpaid = 0;
            } else if is_dealt {
                person.unpaid += 1;
            }
            if dead && !rules.house.button_break_exemption {
                assert!(person.unpaid <= rules.seats, "{hand:?}");
            }
            if is_dealt && !anew && place.entry != Entry::In && seat != at.big_blind {
                assert!(!at.bars(seat), "{hand:?}");
                let owes = match place.entry {
                    Entry::Newcomer => rules.house.new_player_entry == NewPlayerEntry::WaitOrPost,
                    Entry::Missed { big, .. } => big,
                    _ => false,
                };
                assert_eq!(pays(seat), owes, "{hand:?}");
            }
        }
        let big_blind = self.people[at.big_blind.index()].id;
        assert_ne!(Some(big_blind), self.last_big_blind, "{hand:?}");
        self.last_big_blind = Some(big_blind);
    }

    fn play(&mut self, setup: HandSetup) {
        let mut hand = Hand::deal(setup).unwrap();
        while let Some(seat) = hand.turn().seat() {
            let action = match hand.legal() {
                None => Action::Show,
                Some(legal) => match (self.luck.below(6), legal.wager, legal.check) {
                    (0, Ok(wager), _) => {
                        let range = wager.max.get() - wager.min.get() + 1;
                        let to = c(wager.min.get() + self.luck.below(range));
                        match wager.kind {
                            WagerKind::Bet => Action::Bet(to),
                            WagerKind::Raise => Action::Raise(RaiseTo(to)),
                        }
                    }
                    (_, _, Ok(_)) => Action::Check,
                    (1..=3, _, _) => Action::Fold,
                    _ => Action::Call,
                },
            };
            hand.apply(seat, action).unwrap();
            if self.luck.one_in(6) {
                self.step();
            }
            let folded = hand.state().seat(seat).unwrap().status == Status::Folded;
            if folded && self.luck.one_in(20) && self.table.leave_folded(seat, &hand).is_ok() {
                self.check();
            }
        }
        self.table.settle(&hand).unwrap();
        self.check();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn blind_18_to_23_btn_5_many_hands_with_comings_and_goings(
        seed in any::<u64>(),
        seats in 2_u8..=10,
        preset in 0_usize..4,
        dead in any::<bool>(),
        exempt in any::<bool>(),
        free in any::<bool>(),
        prompts in any::<bool>(),
        least in any::<bool>(),
        missed in 0_usize..3,
    ) {
        let mut house = Preset::ALL[preset].rules();
        house.button_rule = if dead { ButtonRule::DeadButton } else { ButtonRule::MovingButton };
        house.button_break_exemption = exempt;
        house.new_player_entry = NewPlayerEntry::ALL[usize::from(free)];
        house.blind_posting = BlindPosting::ALL[usize::from(prompts)];
        house.min_stack_to_play = MinStackToPlay::ALL[usize::from(least)];
        house.missed_blind = MissedBlind::ALL[missed];
        let mut walk = Walk::new(agreed(seats, house, 10), seed);
        walk.hands(80);
    }
}

#[test]
fn the_comings_and_goings_meet_every_reason() {
    let mut met = BTreeSet::new();
    let mut hands = 0;
    for seed in 1..60 {
        let turn = seed as usize;
        let house = house(|rules| {
            rules.missed_blind = MissedBlind::ALL[turn % 3];
            rules.new_player_entry = NewPlayerEntry::ALL[turn % 2];
            rules.button_rule = ButtonRule::ALL[turn / 2 % 2];
            rules.min_stack_to_play = MinStackToPlay::ALL[turn / 4 % 2];
        });
        let mut walk = Walk::new(agreed(2 + seed as u8 % 9, house, 10), seed * 0x9E37_79B9);
        walk.hands(100);
        met.extend(walk.met);
        hands += walk.hands;
    }
    assert!(hands > 2000, "{hands}");
    for reason in [
        "BlindReached",
        "PostedIn",
        "NewcomerFree",
        "MissedPaid",
        "NothingOwed",
        "ButtonBreakBack",
        "MovedBack",
        "GameAnew",
        "Barred",
        "NewcomerWaits",
        "MissedWaits",
        "MovedWaits",
        "SitsOut",
        "ShortStack",
        "OutOfChips",
    ] {
        assert!(met.contains(reason), "{reason} is not in {met:?}");
    }
}

#[test]
fn a_game_under_every_preset_goes_on_and_is_saved() {
    for preset in Preset::ALL {
        let setup = GameSetup {
            rules: preset.rules(),
            ..GameSetup::default()
        };
        let mut game = Game::new(setup).unwrap();
        for _ in 0..8 {
            game.start_hand().unwrap();
            let loaded = Game::load(&game.save()).unwrap();
            assert_eq!(loaded.view(), game.view());
            while let Some(seat) = game.turn().seat() {
                let legal = game.hand().unwrap().legal();
                let action = legal.map_or(Action::Show, |legal| match legal.check {
                    Ok(_) => Action::Check,
                    Err(_) => Action::Fold,
                });
                game.act(seat, action).unwrap();
            }
        }
        let loaded = Game::load(&game.save()).unwrap();
        assert_eq!(loaded.table(), game.table());
    }
}
