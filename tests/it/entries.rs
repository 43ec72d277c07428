//! Entries of the rule book that no worked example covers, each under its own id.

use cards_speak::engine::cards::{CardSet, Deck, Strength, best_five, parse_cards};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{
    ForcedKind, Hand, HandSetup, HoleCards, PlayerSetup, Stakes, Viewer, What,
};
use cards_speak::engine::house::{
    DrawSuitOrder, HistoryShowsMucked, HouseRules, LateStreetMinimum, LosersShow, OptionKey,
    PlayBoardDeclaration, Structure, WhoDeals,
};
use cards_speak::engine::position::Band;
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::{CashRules, CashTable, draw_beats};

use crate::support::{Play, Table};

fn bands(players: u8, button: u8) -> Vec<Band> {
    let seats: Vec<Seat> = (0..players).map(Seat).collect();
    let clockwise = (1..=players).map(|step| Seat((button + step) % players));
    clockwise
        .map(|seat| Band::of(seat, Seat(button), &seats).unwrap())
        .collect()
}

/// Seat n of the example is seat n - 1.
#[test]
fn ex_pos_1_pos_1_position_names() {
    use Band::{Blinds, Early, Late, Middle};
    assert_eq!(
        bands(10, 0),
        [
            Blinds, Blinds, Early, Early, Early, Middle, Middle, Middle, Late, Late
        ]
    );
}

#[test]
fn pos_2_s_15_short_tables() {
    use Band::{Blinds, Early, Late, Middle};
    assert_eq!(bands(2, 1), [Blinds, Blinds]);
    assert_eq!(bands(3, 2), [Blinds, Blinds, Late]);
    assert_eq!(bands(4, 1), [Blinds, Blinds, Late, Late]);
    assert_eq!(bands(5, 0), [Blinds, Blinds, Middle, Late, Late]);
    assert_eq!(bands(6, 3), [Blinds, Blinds, Early, Middle, Late, Late]);
    assert_eq!(bands(7, 3)[2..5], [Early, Middle, Middle]);
    assert_eq!(bands(9, 8)[2..7], [Early, Early, Middle, Middle, Middle]);
    assert_eq!(Band::of(Seat(4), Seat(0), &[Seat(0), Seat(1)]), None);
}

fn stream(play: &Play) -> Vec<&'static str> {
    let events = play.0.events().iter();
    events
        .map(|event| match event.what {
            What::Started { .. } => "start",
            What::Posted { .. } => "post",
            What::Dealt { .. } => "deal",
            What::Burned => "burn",
            What::BoardDealt { .. } => "board",
            What::Collected { .. } => "collect",
            What::Shown { .. } => "show",
            What::Awarded { .. } => "award",
            What::Ended => "end",
            _ => "act",
        })
        .collect()
}

fn checked_through(table: Table) -> Play {
    let last = table.setup.players.len() as u8 - 1;
    let mut play = table.deal();
    while let Some(seat) = play.0.turn().seat() {
        let act = match play.0.legal() {
            None => "show",
            Some(legal) if legal.check.is_ok() => "check",
            Some(_) => "call",
        };
        assert!(seat.0 <= last);
        play = play.act(seat.0, act);
    }
    play
}

#[test]
fn game_1_game_15_show_9_the_last_player_takes_the_pot_unseen() {
    let play = Table::new(&[100; 3])
        .deal()
        .acts(&[(2, "raise 6"), (0, "fold"), (1, "fold")]);
    assert!(play.is_over());
    assert!(play.0.state().board.is_empty() && play.shown().is_empty());
    assert_eq!(play.net(), [-1, -2, 3]);
    let because = play.reasons(|what| matches!(what, What::Awarded { .. }));
    assert_eq!(because, [Citation::LastPlayer]);
    assert_eq!(because[0].rules()[0], RuleId::Game15);

    let shown = checked_through(
        Table::new(&[100; 2])
            .hole(0, "AsAh")
            .hole(1, "KsKh")
            .board("2c3d7h8sJd"),
    );
    assert_eq!(shown.net(), [2, -2]);
}

#[test]
fn game_2_round_1_10_board_1_2_3_5_6_the_steps_of_a_hand() {
    let play = checked_through(Table::new(&[100; 2]).rules(|rules| {
        rules.losers_show = LosersShow::AllShow;
    }));
    let mut steps = vec!["start", "post", "post", "deal", "deal"];
    for _ in 0..4 {
        // Two decisions a round; bets are gathered before the next card.
        steps.extend(["act", "act"]);
        if steps.len() == 7 {
            steps.push("collect");
        }
        if steps.iter().filter(|step| **step == "board").count() < 3 {
            steps.extend(["burn", "board"]);
        }
    }
    steps.extend(["show", "show", "award", "end"]);
    assert_eq!(stream(&play), steps);
    let boards: Vec<usize> = play
        .0
        .events()
        .iter()
        .filter_map(|event| match &event.what {
            What::BoardDealt { cards, .. } => Some(cards.len()),
            _ => None,
        })
        .collect();
    assert_eq!(boards, [3, 1, 1]);
    let reasons = play.reasons(|what| matches!(what, What::BoardDealt { .. }));
    let rules: Vec<RuleId> = reasons.iter().map(Citation::rule).collect();
    assert_eq!(rules, [RuleId::Board1, RuleId::Board2, RuleId::Board3]);
    // BOARD-6: with one player left no street follows.
    let folded = Table::new(&[100; 2]).deal().act(1, "fold");
    assert!(!stream(&folded).contains(&"board"));
}

fn set(cards: &str) -> CardSet {
    CardSet::from_slice(&parse_cards(cards).unwrap())
}

#[test]
fn game_3_board_4_two_one_or_none_of_the_hole_cards() {
    let hole = set("AsKd");
    for (board, used) in [
        ("AhKc2c7d9h", 2),
        ("AhAc7d7h2c", 1),
        ("2s4s6s8s9h", 1),
        ("ThJhQhKhAh", 0),
    ] {
        let five = best_five(hole.union(set(board))).unwrap();
        let own = five.iter().filter(|card| hole.contains(**card)).count();
        assert_eq!(own, used, "{board}");
    }
    // Everybody may use the board: both play it, neither owns it.
    let play = checked_through(
        Table::new(&[100; 2])
            .hole(0, "2c3d")
            .hole(1, "2d3c")
            .board("ThJhQhKhAs"),
    );
    assert_eq!(play.net(), [0, 0]);
}

#[test]
fn game_4_the_pot_is_all_that_was_bet() {
    let play = Table::new(&[100; 3]).deal();
    assert_eq!(play.pot(), 3);
    let play = play.acts(&[(2, "raise 6"), (0, "call"), (1, "fold")]);
    assert_eq!(play.pot(), 14);
    let play = play.acts(&[(0, "bet 10"), (2, "call")]);
    assert_eq!(play.pot(), 34);
    assert_eq!(play.pots(), [(34, vec![0, 2])]);
}

#[test]
fn game_5_rank_4_split_1_3_a_royal_flush_on_the_board_is_shared_by_all() {
    let play = checked_through(
        Table::new(&[100; 3])
            .hole(0, "AsKs")
            .hole(1, "2c3c")
            .hole(2, "AdAc")
            .board("ThJhQhKhAh"),
    );
    assert_eq!(play.net(), [0, 0, 0]);
    let because = play.reasons(|what| matches!(what, What::Awarded { .. }));
    assert_eq!(
        because[0].rules(),
        [RuleId::Rank4, RuleId::Split1, RuleId::Game5]
    );
    // Equal ranks in other suits share as well.
    let play = checked_through(
        Table::new(&[100; 2])
            .hole(0, "AsKs")
            .hole(1, "AcKc")
            .board("2d3d7h8hJd"),
    );
    assert_eq!(play.net(), [0, 0]);
    let because = play.reasons(|what| matches!(what, What::Awarded { .. }));
    assert_eq!(because[0].rule(), RuleId::Split1);
}

#[test]
fn split_2_each_pot_is_split_by_itself() {
    // Seats 0 and 1 tie; seat 1 is all-in for 20, so the side pot is between 0 and 2.
    let play = Table::new(&[100, 20, 100])
        .hole(0, "AsKs")
        .hole(1, "AcKc")
        .hole(2, "QsQh")
        .board("Ad3d7h8hJd")
        .rules(|rules| rules.losers_show = LosersShow::AllShow)
        .without_blinds(10)
        .deal()
        .acts(&[(0, "bet 100"), (1, "call"), (2, "call")]);
    assert_eq!(
        play.awards(),
        [(1, 160, vec![(0, 160)]), (0, 60, vec![(0, 30), (1, 30)])]
    );
}

#[test]
fn seat_4_round_2_3_7_8_clockwise_from_the_left() {
    let play = Table::new(&[100; 4]).deal();
    // The first player may fold, call or raise.
    assert_eq!(play.legal(), "fold, call 2, raise 4-100");
    let mut play = play;
    for (seat, act) in [(2, "call"), (3, "call"), (0, "call"), (1, "check")] {
        assert_eq!(play.turn(), seat);
        play = play.act(seat, act);
    }
    for board in [3, 4, 5] {
        assert_eq!(play.0.state().board.len(), board);
        // There is nothing to match when a later round begins.
        assert_eq!(play.legal(), "fold, check, bet 2-98");
        for seat in 0..4 {
            assert_eq!(play.turn(), seat);
            play = play.act(seat, "check");
        }
    }
}

#[test]
fn pos_4_btn_1_the_button_stays_where_it_is() {
    let play = Table::new(&[100; 4]).deal();
    let because = play.reasons(|what| matches!(what, What::Started { .. }));
    assert_eq!(because, [Citation::Button { seat: Seat(3) }]);
    // The button and the small blind fold: still the left of the button begins.
    let play = play.acts(&[(2, "call"), (3, "fold"), (0, "fold"), (1, "check")]);
    assert_eq!(play.0.state().button, Seat(3));
    assert_eq!(play.turn(), 1);
    assert_eq!(play.act(1, "check").turn(), 2);
}

#[test]
fn buyin_4_every_stack_is_public() {
    let play = Table::new(&[100, 70, 55]).deal().act(2, "raise 10");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let view = play.0.view(viewer);
        let seen: Vec<u64> = view.hand.seats.iter().map(|p| p.stack.get()).collect();
        assert_eq!(seen, play.stacks());
    }
}

#[test]
fn buyin_1_cash_1_money_becomes_chips_one_for_one() {
    let house = HouseRules::default();
    let rules = CashRules {
        seats: 2,
        stakes: Stakes::of(&house, Chips::new(10)).unwrap(),
        house,
    };
    let mut table = CashTable::new(rules).unwrap();
    assert!(table.next_hand(Deck::ordered()).is_err());
    table.sit_down(Seat(0), Chips::new(500)).unwrap();
    assert_eq!(table.bought_in(), Chips::new(500));
    assert_eq!(table.place(Seat(0)).unwrap().stack, Chips::new(500));
    let news = table.take_news();
    let bought = news.iter().map(|event| event.because);
    let bought: Vec<Citation> = bought
        .filter(|because| matches!(because, Citation::BuyIn { .. }))
        .collect();
    assert_eq!(bought[0].rule(), RuleId::Buyin1);
    assert!(bought[0].rules().contains(&RuleId::Cash1));
    table.leave(Seat(0)).unwrap();
    assert_eq!(table.taken_out(), Chips::new(500));
}

#[test]
fn buyin_2_the_least_buy_in_is_set_in_big_blinds() {
    for (min_buy_in, least) in [(10, 100), (40, 400)] {
        let mut house = HouseRules::default();
        house
            .set(OptionKey::MinBuyIn, &format!("{min_buy_in}"))
            .unwrap();
        let rules = CashRules {
            seats: 2,
            stakes: Stakes::of(&house, Chips::new(10)).unwrap(),
            house,
        };
        let mut table = CashTable::new(rules).unwrap();
        assert!(table.sit_down(Seat(0), Chips::new(least - 1)).is_err());
        table.sit_down(Seat(0), Chips::new(least)).unwrap();
    }
}

#[test]
fn seat_2_no_more_places_than_the_house_allows() {
    for (max_seats, places) in [("10", 10), ("6", 6)] {
        let mut house = HouseRules::default();
        house.set(OptionKey::MaxSeats, max_seats).unwrap();
        let rules = |seats| CashRules {
            seats,
            stakes: Stakes::of(&house, Chips::new(10)).unwrap(),
            house,
        };
        assert!(CashTable::new(rules(places)).is_ok());
        assert!(CashTable::new(rules(places + 1)).is_err());
    }
}

#[test]
fn buyin_8_nobody_loses_more_than_his_stack() {
    let play = Table::new(&[100, 40]).deal();
    let refusal = play.refused(1, "raise 41");
    assert_eq!(refusal.rule(), RuleId::Buyin8);
    let done = play.acts(&[(1, "raise 40"), (0, "call")]);
    assert!(done.is_over());
    assert!(done.stacks()[0] >= 60);
}

#[test]
fn draw_4_suits_count_in_the_draw_only() {
    let cards = parse_cards("AsAh").unwrap();
    for &order in DrawSuitOrder::ALL {
        assert!(draw_beats(cards[0], cards[1], order));
    }
    let strength = |own: &str| Strength::of(set(own).union(set("KdQd9c7c2h"))).unwrap();
    assert_eq!(strength("As3s"), strength("Ah3h"));
}

#[test]
fn blind_1_2_3_7_deal_1_2_blinds_first_then_cards_from_the_left() {
    let table = Table::new(&[100; 3]);
    let deck = table.setup.deck.clone();
    let play = table.deal();
    let steps = ["start", "post", "post", "deal", "deal", "deal"];
    assert_eq!(stream(&play), steps);
    let posted: Vec<(u8, u64)> = play
        .0
        .events()
        .iter()
        .filter_map(|event| match event.what {
            What::Posted { seat, amount, .. } => Some((seat.0, amount.get())),
            _ => None,
        })
        .collect();
    assert_eq!(posted, [(0, 1), (1, 2)]);
    // The big blind is the least bet.
    assert_eq!(play.0.state().min_bets[0], Chips::new(2));
    for seat in 0..3 {
        let first = usize::from(seat);
        let own = play.0.state().seat(Seat(seat)).unwrap().hole.cards();
        let expected = [first, first + 3].map(|place| deck.get(place).unwrap());
        assert_eq!(own, Some(expected));
    }
}

#[test]
fn blind_10_11_the_small_blind_completes() {
    let play = Table::new(&[100; 3]).deal();
    assert_eq!(play.0.state().seat(Seat(0)).unwrap().bet, Chips::new(1));
    let limped = play.clone().act(2, "call");
    assert_eq!(limped.legal(), "fold, call 1, raise 4-100");
    assert_eq!(limped.refused(0, "check").rules()[2], RuleId::Blind11);
    let raised = play.act(2, "raise 6");
    assert_eq!(raised.legal(), "fold, call 5, raise 10-100");
}

#[test]
fn deal_4_7_fold_5_cards_stay_hidden() {
    let play = Table::new(&[100; 3]).deal();
    let hidden = |play: &Play, viewer| -> Vec<bool> {
        let view = play.0.view(viewer);
        let seats = view.hand.seats.iter();
        seats.map(|p| p.hole == HoleCards::Down).collect()
    };
    assert_eq!(hidden(&play, Viewer::Seat(Seat(1))), [true, false, true]);
    assert_eq!(hidden(&play, Viewer::Spectator), [true, true, true]);
    // Nobody may show before the showdown, and who folds never does.
    assert_eq!(play.refused(2, "show"), Citation::NotShowdown);
    let folded = play.act(2, "fold");
    assert_eq!(folded.refused(2, "show"), Citation::NotInHand);
    assert!(folded.shown().is_empty());
    let over = folded.acts(&[(0, "call"), (1, "check")]).check_to(5);
    let over = over.acts(&[(0, "check"), (1, "check")]);
    let looked_up = over.0.looked_up(Viewer::Spectator);
    assert_eq!(looked_up.hand.seats[2].hole, HoleCards::Down);
}

#[test]
fn struct_1_one_spot_in_three_structures() {
    for (structure, raise) in [
        (Structure::NoLimit, "raise 4-100"),
        (Structure::PotLimit, "raise 4-7"),
        (Structure::FixedLimit, "raise 4"),
    ] {
        let play = Table::new(&[100; 4]).structure(structure).deal();
        assert_eq!(play.legal(), format!("fold, call 2, {raise}"));
    }
}

#[test]
fn nolim_1_bet_1_from_one_big_blind_to_the_stack() {
    let flop = Table::new(&[100; 2])
        .deal()
        .acts(&[(1, "call"), (0, "check")]);
    for board in [3, 4, 5] {
        let street = flop.clone().check_to(board);
        assert_eq!(street.legal(), "fold, check, bet 2-98");
        let seat = street.turn();
        assert_eq!(street.refused(seat, "bet 1").rule(), RuleId::Bet1);
        street.act(seat, "bet 98");
    }
}

#[test]
fn bet_4_where_the_minimum_doubles() {
    for (structure, value, least) in [
        (Structure::NoLimit, LateStreetMinimum::LimitOnly, 2),
        (Structure::NoLimit, LateStreetMinimum::AllStructures, 4),
        (Structure::FixedLimit, LateStreetMinimum::LimitOnly, 4),
    ] {
        let flop = Table::new(&[100; 2])
            .structure(structure)
            .rules(|rules| rules.late_street_minimum = value)
            .deal()
            .acts(&[(1, "call"), (0, "check")]);
        let min = |play: &Play| play.0.legal().unwrap().wager.unwrap().min.get();
        assert_eq!(min(&flop), 2);
        assert_eq!(min(&flop.clone().check_to(4)), least);
        assert_eq!(min(&flop.check_to(5)), least);
    }
}

#[test]
fn raise_1_3_round_4_9_11_who_raised_is_not_asked_again() {
    let play = Table::new(&[100; 4]).deal().act(2, "raise 6");
    // Everybody after a raise folds, matches it or raises again.
    assert_eq!(play.legal(), "fold, call 6, raise 10-100");
    let called = play.clone().acts(&[(3, "call"), (0, "call"), (1, "call")]);
    assert_eq!(called.0.state().board.len(), 3);
    // Against a re-raise he may raise again.
    let again = play.acts(&[(3, "raise 20"), (0, "fold"), (1, "fold")]);
    assert_eq!(again.turn(), 2);
    assert_eq!(again.legal(), "fold, call 14, raise 34-100");
    // A bet on the flop leaves the same three choices.
    let bet = called.act(0, "bet 10");
    assert_eq!(bet.legal(), "fold, call 10, raise 20-94");
}

#[test]
fn round_11_allin_1_2_match_the_bet_or_put_in_everything() {
    let play = Table::new(&[100, 100, 30]).deal();
    let play = play.acts(&[(2, "call"), (0, "raise 50"), (1, "fold")]);
    assert_eq!(play.legal(), "fold, call 28");
    let called = play.act(2, "call");
    assert_eq!(called.pots(), [(62, vec![0, 2])]);
    // A raise short of the minimum is possible with all chips only.
    let short = Table::new(&[100, 100, 3]).deal();
    assert_eq!(short.legal(), "fold, call 2, raise 3");
}

#[test]
fn check_1_2_4_a_check_keeps_all_rights_until_somebody_bets() {
    let flop = Table::new(&[100; 3])
        .deal()
        .acts(&[(2, "call"), (0, "call"), (1, "check")]);
    let bet = flop.acts(&[(0, "check"), (1, "bet 10"), (2, "fold")]);
    assert_eq!(bet.turn(), 0);
    assert_eq!(bet.legal(), "fold, call 10, raise 20-98");
    assert_eq!(bet.refused(0, "check").rule(), RuleId::Check4);
}

#[test]
fn check_3_before_the_flop_only_the_big_blind_checks() {
    let mut play = Table::new(&[100; 4]).deal();
    for seat in [2, 3, 0] {
        let because = play.refused(seat, "check");
        assert!(because.rules().contains(&RuleId::Check3));
        play = play.act(seat, "call");
    }
    play.act(1, "check");
}

#[test]
fn fold_1_2_folding_is_always_possible_and_leaves_the_bets() {
    let flop = Table::new(&[100; 3])
        .deal()
        .acts(&[(2, "call"), (0, "call"), (1, "check")]);
    // Even where a check is free.
    let folded = flop.clone().act(0, "fold");
    assert_eq!(folded.pot(), 6);
    let because = folded.reasons(|what| matches!(what, What::Folded { .. }));
    let left_behind = Chips::new(2);
    assert_eq!(because, [Citation::Fold { left_behind }]);
    let over = folded.acts(&[(1, "bet 10"), (2, "fold")]);
    assert_eq!(over.net(), [-2, 4, -2]);
    assert_eq!(over.refused(0, "check"), Citation::HandOver);
}

#[test]
fn round_13_later_rounds_follow_the_rules_of_the_first() {
    let mut play = Table::new(&[100; 3])
        .deal()
        .acts(&[(2, "call"), (0, "call"), (1, "check")]);
    for board in [3, 4, 5] {
        assert_eq!(play.0.state().board.len(), board);
        let bet = play.clone().act(0, "bet 5");
        assert_eq!(bet.legal(), "fold, call 5, raise 10-98");
        let raised = bet.act(1, "raise 15");
        assert_eq!(raised.legal(), "fold, call 15, raise 25-98");
        play = play.acts(&[(0, "check"), (1, "check"), (2, "check")]);
    }
}

#[test]
fn pot_2_side_pots_are_formed_when_the_round_ends() {
    let play = Table::new(&[100, 20, 100])
        .without_blinds(10)
        .deal()
        .acts(&[(0, "bet 50"), (1, "call")]);
    assert!(play.0.state().pots.is_empty());
    let done = play.act(2, "call");
    assert_eq!(done.pots(), [(60, vec![0, 1, 2]), (60, vec![0, 2])]);
}

#[test]
fn ex_odd_3_odd_1_change_first() {
    // 25 in chips of 5; what the smallest chip in play can divide is divided.
    for (chip, first, second) in [(1, 13, 12), (5, 15, 10)] {
        let mut table = Table::new(&[100; 4])
            .hole(0, "AsKd")
            .hole(2, "AhKc")
            .board("2c3d7h8sJd")
            .without_blinds(5)
            .post(1, ForcedKind::DeadPost, 5);
        table.setup.smallest_chip = Chips::new(chip);
        let play = table
            .flop()
            .acts(&[(0, "bet 10"), (1, "fold"), (2, "call"), (3, "fold")])
            .check_to(5)
            .acts(&[(0, "check"), (2, "check")]);
        assert_eq!(play.awards(), [(0, 25, vec![(0, first), (2, second)])]);
        let because = play.reasons(|what| matches!(what, What::Awarded { .. }));
        assert!(because[0].rules().contains(&RuleId::Odd1));
    }
}

#[test]
fn odd_1_s_14_what_the_smallest_chip_cannot_pay_falls_back_to_ones() {
    // A pot of 25 and a smallest chip of 10, or none at all: nothing is lost.
    for chip in [10, 0, 1_000_000] {
        let mut table = Table::new(&[100; 2])
            .hole(0, "AsKd")
            .hole(1, "AhKc")
            .board("2c3d7h8sJd")
            .without_blinds(5)
            .post(1, ForcedKind::DeadPost, 5);
        table.setup.smallest_chip = Chips::new(chip);
        let play = table.flop().acts(&[(0, "bet 10"), (1, "call")]).check_to(5);
        let play = play.acts(&[(0, "check"), (1, "check")]);
        assert_eq!(play.awards(), [(0, 25, vec![(0, 13), (1, 12)])]);
    }
}

#[test]
fn rake_1_s_14_the_fee_is_rounded_down_to_the_smallest_chip() {
    for (chip, fee) in [(1, 7), (5, 5), (25, 0)] {
        let mut table = Table::new(&[100; 2])
            .rules(|rules| {
                rules.rake.rate = 500;
                rules.losers_show = LosersShow::AllShow;
            })
            .without_blinds(5);
        table.setup.smallest_chip = Chips::new(chip);
        let play = table.flop().acts(&[(0, "bet 75"), (1, "call")]);
        let play = play.check_to(5).acts(&[(0, "check"), (1, "check")]);
        assert_eq!(play.0.state().rake, Chips::new(fee));
    }
}

// ---- options ----

#[test]
fn game_6_the_sheet_lists_every_option_in_force() {
    let mut rules = HouseRules::default();
    rules.set(OptionKey::HouseRulesSheet, "shown").unwrap();
    assert!(rules.set(OptionKey::HouseRulesSheet, "hidden").is_err());
    let sheet = rules.sheet();
    assert_eq!(sheet.len(), OptionKey::ALL.len());
    assert!(sheet.iter().all(|line| line.is_default));
}

#[test]
fn seat_6_who_deals_changes_nothing_in_the_play() {
    let stream = |who| {
        let players = (0..3).map(|seat| PlayerSetup {
            seat: Seat(seat),
            stack: Chips::new(100),
        });
        let rules = HouseRules {
            who_deals: who,
            ..HouseRules::default()
        };
        let stakes = Stakes::of(&rules, Chips::new(2)).unwrap();
        let players = players.collect();
        let setup = HandSetup::standard(rules, stakes, Seat(2), players, Deck::ordered());
        Hand::deal(setup).unwrap().events().to_vec()
    };
    let usual = stream(WhoDeals::Computer);
    assert_eq!(stream(WhoDeals::HouseDealer), usual);
    assert_eq!(stream(WhoDeals::ButtonPlayer), usual);
    // What it changes is the sheet.
    let mut rules = HouseRules::default();
    for value in OptionKey::WhoDeals.values() {
        rules.set(OptionKey::WhoDeals, value.name).unwrap();
        assert_eq!(rules.value(OptionKey::WhoDeals), value.name);
    }
}

#[test]
fn show_12_s_23_playing_the_board_may_have_to_be_declared() {
    for (value, share) in [
        (PlayBoardDeclaration::NotRequired, 0),
        (PlayBoardDeclaration::Required, -2),
    ] {
        let play = Table::new(&[100; 2])
            .hole(0, "2c3d")
            .hole(1, "2d3c")
            .board("ThJhQhKhAs")
            .rules(|rules| rules.play_board_declaration = value)
            .deal()
            .acts(&[(1, "call"), (0, "check")])
            .check_to(5)
            .acts(&[(0, "check"), (1, "check")]);
        if value == PlayBoardDeclaration::NotRequired {
            assert!(play.is_over());
            assert_eq!(play.net(), [share, -share]);
            continue;
        }
        // Who throws his cards in forfeits his share; who declares has it.
        assert_eq!(play.turn(), 0);
        let thrown = play.clone().act(0, "muck");
        assert!(thrown.is_over());
        assert_eq!(thrown.net(), [share, -share]);
        let said = play.acts(&[(0, "play the board"), (1, "play the board")]);
        assert_eq!(said.net(), [0, 0]);
    }
}

#[test]
fn show_18_mucked_hands_may_be_looked_up_afterwards() {
    for (value, known) in [
        (HistoryShowsMucked::Yes, true),
        (HistoryShowsMucked::No, false),
    ] {
        let play = Table::new(&[100; 2])
            .hole(0, "AsAh")
            .hole(1, "KsKh")
            .board("2c3d7h8sJd")
            .rules(|rules| rules.history_shows_mucked = value)
            .deal()
            .acts(&[(1, "call"), (0, "check")])
            .check_to(5)
            .acts(&[(0, "bet 10"), (1, "call"), (1, "muck")]);
        let seen = play.0.looked_up(Viewer::Spectator).hand.seats[1].hole;
        assert_eq!(seen.cards().is_some(), known);
        let during = play.0.view(Viewer::Spectator).hand.seats[1].hole;
        assert_eq!(during.cards(), None);
    }
}
