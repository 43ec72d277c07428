//! The worked examples of the rule book that concern one hand, under their own names.

use cards_speak::engine::cards::Deck;
use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{
    ForcedKind, Hand, HandSetup, PlayerSetup, SetupError, Stakes, What,
};
use cards_speak::engine::house::{
    HeadsUpCap, HouseRules, LosersShow, MinRaise, OddChip, OddChipsSpread, PotLimitMax,
    ShortAllInRaise, ShowFirstWhenChecked, StraddleMinRaise, Structure,
};
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;

use crate::support::{Play, Table};

// Seats by the names of the examples.
const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;
const D: u8 = 3;
const E: u8 = 4;

fn full_table(players: u8, burn_cards: bool) -> Result<Hand, SetupError> {
    let rules = HouseRules {
        burn_cards,
        ..HouseRules::default()
    };
    let stakes = Stakes {
        small_blind: Chips::new(1),
        big_blind: Chips::new(2),
        ante: Chips::ZERO,
    };
    let players = (0..players).map(|seat| PlayerSetup {
        seat: Seat(seat),
        stack: Chips::new(2),
    });
    let players = players.collect();
    let setup = HandSetup::standard(rules, stakes, Seat(0), players, Deck::ordered());
    Hand::deal(setup)
}

#[test]
fn ex_deck_1_seat_3_burn_1_maximum_table() {
    for (players, burn_cards, used) in [(22, true, 52), (23, false, 51)] {
        let mut hand = full_table(players, burn_cards).unwrap();
        while let Some(seat) = hand.turn().seat() {
            let action = match hand.legal() {
                Some(legal) if legal.check.is_ok() => "check",
                Some(_) => "call",
                None => "show",
            };
            hand = Play(hand).act(seat.0, action).0;
        }
        let board = hand.state().board.len();
        let burned = hand.events().iter().filter(|e| e.what == What::Burned);
        assert_eq!(usize::from(players) * 2 + board + burned.count(), used);
        assert_eq!(board, 5);
    }
    let too_many = |players, most| Err(SetupError::TooManyPlayers { players, most });
    assert_eq!(full_table(23, true), too_many(23, 22));
    assert_eq!(full_table(24, false), too_many(24, 23));
}

/// S is seat 0, B 1, U 2, D the button.
#[test]
fn ex_blind_2_blind_12_13_round_6_big_blind_option() {
    let limped = Table::new(&[100; 4])
        .deal()
        .acts(&[(2, "call"), (3, "call"), (0, "call")]);
    assert_eq!(limped.turn(), 1);
    assert_eq!(limped.legal(), "fold, check, raise 4-100");
    assert_eq!(limped.pot(), 8);

    let checked = limped.clone().act(1, "check");
    assert_eq!(checked.0.state().board.len(), 3);

    let raised = limped.act(1, "raise 6");
    assert_eq!(raised.turn(), 2);
    assert_eq!(raised.legal(), "fold, call 4, raise 10-100");
    let called = raised.acts(&[(2, "call"), (3, "call"), (0, "call")]);
    assert_eq!(called.0.state().board.len(), 3);

    let opened = Table::new(&[100; 4])
        .deal()
        .acts(&[(2, "raise 4"), (3, "fold"), (0, "fold")]);
    assert_eq!(opened.legal(), "fold, call 2, raise 6-100");
    assert_eq!(opened.refused(1, "check").rule(), RuleId::Check4);
}

#[test]
fn ex_blind_3_short_big_blind() {
    let dealt = Table::new(&[100, 6, 100]).stakes(5, 10, 0).deal();
    assert_eq!(dealt.turn(), 2);
    assert_eq!(dealt.legal(), "fold, call 10, raise 20-100");
    let called = dealt.acts(&[(2, "call"), (0, "call")]);
    assert_eq!(called.pots(), [(18, vec![0, 1, 2]), (8, vec![0, 2])]);
    assert_eq!(called.turn(), 0);
    assert_eq!(called.legal(), "fold, check, bet 10-90");
}

#[test]
fn ex_ante_1_reduces_nobodys_call() {
    let dealt = Table::new(&[1000; 6]).stakes(50, 100, 10).deal();
    assert_eq!(dealt.pot(), 210);
    assert!(dealt.legal().starts_with("fold, call 100"));
    let called = dealt.acts(&[(2, "call"), (3, "fold"), (4, "fold"), (5, "fold")]);
    assert!(called.legal().starts_with("fold, call 50"));
    let called = called.act(0, "call");
    assert!(called.legal().starts_with("fold, check"));
}

/// D is seat 4, S 0, B 1, U 2, H 3.
#[test]
fn ex_straddle_1_no_limit() {
    let table = Table::new(&[100; 5]);
    let dealt = table.clone().post(2, ForcedKind::Straddle, 4).deal();
    assert_eq!(dealt.pot(), 7);
    assert_eq!(dealt.turn(), 3);
    assert_eq!(dealt.legal(), "fold, call 4, raise 8-100");
    let dealt = dealt.acts(&[(3, "call"), (4, "call")]);
    assert!(dealt.legal().starts_with("fold, call 3"));
    let dealt = dealt.act(0, "call");
    assert!(dealt.legal().starts_with("fold, call 2"));
    let dealt = dealt.act(1, "call");
    assert_eq!(dealt.turn(), 2);
    assert_eq!(dealt.legal(), "fold, check, raise 8-100");
    assert_eq!(dealt.pot(), 20);

    let other = table
        .rules(|rules| rules.straddle_min_raise = StraddleMinRaise::StraddlePlusOneBigBlind)
        .post(2, ForcedKind::Straddle, 4)
        .deal();
    assert_eq!(other.legal(), "fold, call 4, raise 6-100");
}

#[test]
fn ex_straddle_1_limit() {
    for (counts, last) in [(true, 8), (false, 10)] {
        let mut play = Table::new(&[100; 5])
            .structure(Structure::FixedLimit)
            .rules(|rules| rules.straddle_counts_as_raise = counts)
            .post(2, ForcedKind::Straddle, 4)
            .deal();
        for to in (6..=last).step_by(2) {
            let seat = play.turn();
            play = play.act(seat, &format!("raise {to}"));
        }
        let seat = play.turn();
        let refusal = play.refused(seat, &format!("raise {}", last + 2));
        assert_eq!(refusal.rule(), RuleId::Limit5);
    }
}

fn limit(players: usize, unit: u64) -> Table {
    Table::new(&vec![100; players])
        .structure(Structure::FixedLimit)
        .without_blinds(unit)
}

#[test]
fn ex_limit_1_limit_3_5_6_potlim_2_nolim_2_three_raise_cap() {
    let play = limit(5, 5).flop().act(A, "bet 5");
    assert_eq!(play.legal(), "fold, call 5, raise 10");
    let play = play.act(B, "raise 10");
    assert_eq!(play.legal(), "fold, call 10, raise 15");
    let play = play.act(C, "raise 15");
    assert_eq!(play.legal(), "fold, call 15, raise 20");
    let play = play.act(D, "raise 20");
    assert_eq!(play.legal(), "fold, call 20");
    assert_eq!(play.refused(E, "raise 25"), Citation::Capped { cap: 3 });
    let play = play.act(E, "fold");
    assert_eq!(play.legal(), "fold, call 15");
    let play = play.act(A, "call");
    assert_eq!(play.legal(), "fold, call 10");
    let play = play.act(B, "call");
    assert_eq!(play.legal(), "fold, call 5");
    assert_eq!(play.act(C, "call").pot(), 80);

    let four = Table::new(&[100; 5])
        .structure(Structure::FixedLimit)
        .rules(|rules| rules.raise_cap = 4)
        .without_blinds(5)
        .flop()
        .acts(&[(A, "bet 5"), (B, "raise 10"), (C, "raise 15")])
        .act(D, "raise 20");
    assert_eq!(four.legal(), "fold, call 20, raise 25");

    for structure in [Structure::NoLimit, Structure::PotLimit] {
        Table::new(&[100; 5])
            .structure(structure)
            .without_blinds(5)
            .flop()
            .acts(&[(A, "bet 5"), (B, "raise 10"), (C, "raise 15")])
            .acts(&[(D, "raise 20"), (E, "raise 25")]);
    }
}

#[test]
fn ex_limit_2_limit_4_two_and_four_on_the_turn() {
    let table = |players: usize, cap| {
        Table::new(&vec![100; players])
            .structure(Structure::FixedLimit)
            .rules(|rules| rules.heads_up_cap = cap)
            .stakes(1, 2, 0)
    };
    let to_turn = |table: Table| {
        let mut play = table.deal();
        while play.0.state().board.is_empty() {
            let seat = play.turn();
            let passive = if play.legal().contains("check") {
                "check"
            } else {
                "call"
            };
            play = play.act(seat, passive);
        }
        play.check_to(4)
    };
    let bets = [(0, "bet 4"), (1, "raise 8"), (2, "raise 12")];
    let three = to_turn(table(3, HeadsUpCap::Unlimited)).acts(&bets);
    let three = three.act(0, "raise 16");
    assert_eq!(three.legal(), "fold, call 8");

    let raises = [
        (0, "bet 4"),
        (1, "raise 8"),
        (0, "raise 12"),
        (1, "raise 16"),
    ];
    let two = to_turn(table(2, HeadsUpCap::Unlimited)).acts(&raises);
    let two = two.acts(&[(0, "raise 20"), (1, "raise 24"), (0, "raise 28")]);
    assert_eq!(two.legal(), "fold, call 4, raise 32");
    let capped = to_turn(table(2, HeadsUpCap::Capped)).acts(&raises);
    assert_eq!(capped.legal(), "fold, call 4");
    let by_mode = to_turn(table(2, HeadsUpCap::ByMode).tournament(9)).acts(&raises);
    assert_eq!(by_mode.legal(), "fold, call 4");
    let by_mode = to_turn(table(2, HeadsUpCap::ByMode)).acts(&raises);
    assert_eq!(by_mode.legal(), "fold, call 4, raise 20");

    let before = table(3, HeadsUpCap::Unlimited).deal();
    assert_eq!(before.legal(), "fold, call 2, raise 4");
}

#[test]
fn ex_limit_3_limit_1_2_sizes_of_the_rounds() {
    let play = Table::new(&[500; 3])
        .structure(Structure::FixedLimit)
        .stakes(5, 10, 0)
        .deal();
    assert_eq!(play.legal(), "fold, call 10, raise 20");
    let flop = play.acts(&[(2, "call"), (0, "call"), (1, "check")]);
    assert_eq!(flop.legal(), "fold, check, bet 10");
    let bet = flop.clone().act(0, "bet 10");
    let refusal = bet.refused(1, "raise 30");
    let (tried, to) = (Chips::new(30), Chips::new(20));
    assert_eq!(refusal, Citation::NotFixedSize { tried, to });
    let turn = flop.check_to(4);
    assert_eq!(turn.legal(), "fold, check, bet 20");
    assert_eq!(turn.check_to(5).legal(), "fold, check, bet 20");
}

#[test]
fn ex_limit_4_limit_3_pre_flop_cap() {
    for (cap, levels) in [(3, vec![4, 6, 8]), (4, vec![4, 6, 8, 10])] {
        let mut play = Table::new(&[100; 5])
            .structure(Structure::FixedLimit)
            .rules(|rules| rules.raise_cap = cap)
            .deal();
        for to in levels {
            let seat = play.turn();
            play = play.act(seat, &format!("raise {to}"));
        }
        assert!(!play.legal().contains("raise"), "{}", play.legal());
    }
}

#[test]
fn ex_limit_5_one_bet_and_three_raises_from_three_players() {
    let three =
        limit(3, 2)
            .flop()
            .acts(&[(A, "bet 2"), (B, "raise 4"), (C, "raise 6"), (A, "raise 8")]);
    assert_eq!(three.legal(), "fold, call 4");
    let mut two = limit(2, 2).flop().act(A, "bet 2");
    for to in (4..=40).step_by(2) {
        let seat = two.turn();
        two = two.act(seat, &format!("raise {to}"));
    }
}

#[test]
fn ex_pl_1_potlim_1_maximum_before_the_flop() {
    for (reading, max) in [
        (PotLimitMax::PotAfterCall, 7),
        (PotLimitMax::PotBeforeCall, 5),
        (PotLimitMax::OthersChips, 5),
    ] {
        let play = Table::new(&[100; 4])
            .structure(Structure::PotLimit)
            .rules(|rules| rules.pot_limit_max = reading)
            .deal();
        assert_eq!(play.pot(), 3);
        assert_eq!(play.legal(), format!("fold, call 2, raise 4-{max}"));
        let refusal = play.refused(2, &format!("raise {}", max + 1));
        assert_eq!(refusal.rule(), RuleId::Potlim1);
    }
}

#[test]
fn ex_pl_2_maximum_on_the_flop() {
    for (reading, first, bet, second) in [
        (PotLimitMax::PotAfterCall, 20, 20, 80),
        (PotLimitMax::PotBeforeCall, 20, 20, 60),
        (PotLimitMax::OthersChips, 10, 10, 30),
    ] {
        let flop = Table::new(&[500; 2])
            .structure(Structure::PotLimit)
            .rules(|rules| rules.pot_limit_max = reading)
            .stakes(10, 10, 0)
            .deal()
            .acts(&[(1, "check"), (0, "check")]);
        assert_eq!(flop.pot(), 20);
        assert_eq!(
            flop.legal(),
            if first == 10 {
                "fold, check, bet 10".to_owned()
            } else {
                format!("fold, check, bet 10-{first}")
            }
        );
        let faced = flop.act(0, &format!("bet {bet}"));
        let range = format!("raise {}-{second}", 2 * bet);
        assert_eq!(faced.legal(), format!("fold, call {bet}, {range}"));
    }
}

#[test]
fn ex_nl_1_bet_2_3_5_minimum_raise() {
    let bet = Table::new(&[100; 3])
        .without_blinds(5)
        .flop()
        .act(A, "bet 5");
    assert_eq!(bet.refused(B, "raise 9").rule(), RuleId::Bet2);
    bet.clone().act(B, "raise 10");
    let raised = bet.act(B, "raise 20");
    assert_eq!(raised.legal(), "fold, call 20, raise 35-100");

    let short = Table::new(&[100, 9, 100])
        .without_blinds(5)
        .flop()
        .act(A, "bet 5");
    short.act(B, "raise 9");

    let other = Table::new(&[100; 3])
        .rules(|rules| rules.min_raise = MinRaise::OneBigBlind)
        .without_blinds(5)
        .flop()
        .acts(&[(A, "bet 5"), (B, "raise 20")]);
    assert_eq!(other.legal(), "fold, call 20, raise 25-100");
}

#[test]
fn ex_call_1_call_1_cold_call() {
    let called = Table::new(&[500; 3]).without_blinds(5).flop().acts(&[
        (A, "bet 50"),
        (B, "raise 100"),
        (C, "call"),
    ]);
    assert!(called.legal().starts_with("fold, call 50"));
    let done = called.act(A, "call");
    // What marks a call as cold stands in the event: nothing was in front of the caller before.
    let calls: Vec<(u8, u64, bool)> = done
        .0
        .events()
        .iter()
        .filter_map(|event| match event.what {
            What::Called { seat, pay, bet, .. } => Some((seat.0, pay.get(), bet.from.is_zero())),
            _ => None,
        })
        .collect();
    assert_eq!(calls, [(C, 100, true), (A, 50, false)]);
}

#[test]
fn ex_allin_1_allin_1_3_all_in_for_950() {
    let best = |table: Table| {
        table
            .hole(A, "AsAh")
            .hole(B, "KsKh")
            .hole(C, "QsQh")
            .board("2c3d7h8sJd")
            .rules(|rules| rules.losers_show = LosersShow::AllShow)
            .without_blinds(10)
            .flop()
            .act(A, "bet 950")
    };
    let one = best(Table::new(&[950, 2000, 2000])).acts(&[(B, "call"), (C, "fold")]);
    assert_eq!(one.net()[0], 950);
    let two = best(Table::new(&[950, 2000, 2000])).acts(&[(B, "call"), (C, "call")]);
    assert_eq!(two.pots()[0].0, 2850);
    assert_eq!(
        two.check_to(5).acts(&[(B, "check"), (C, "check")]).net()[0],
        1900
    );
    let short = best(Table::new(&[950, 2000, 400])).acts(&[(B, "call"), (C, "call")]);
    assert_eq!(short.pots(), [(1200, vec![A, B, C]), (1100, vec![A, B])]);
    assert_eq!(short.net(), [400 + 950, -950, -400]);
}

fn short_call(a: &str, b: &str, c: &str) -> Play {
    Table::new(&[100, 5, 100])
        .hole(A, a)
        .hole(B, b)
        .hole(C, c)
        .board("2c3d7h8sJd")
        .rules(|rules| rules.losers_show = LosersShow::AllShow)
        .without_blinds(5)
        .flop()
        .acts(&[(A, "bet 20"), (B, "call"), (C, "call")])
}

#[test]
fn ex_allin_2_allin_2_4_pot_4_short_call() {
    let (aces, kings, queens) = ("AsAh", "KsKh", "QsQh");
    let play = short_call(kings, aces, queens);
    assert_eq!(play.pots(), [(15, vec![A, B, C]), (30, vec![A, C])]);
    let later = play.clone().acts(&[(A, "bet 10"), (C, "call")]);
    assert_eq!(later.pots(), [(15, vec![A, B, C]), (50, vec![A, C])]);
    assert_eq!(later.0.state().seat(Seat(B)).unwrap().bet, Chips::ZERO);

    let end = |play: Play| {
        let river = play.check_to(5);
        river.acts(&[(A, "check"), (C, "check")])
    };
    let done = end(play);
    assert_eq!(done.shown(), [A, C, B]);
    assert_eq!(done.net(), [10, 10, -20]);
    assert_eq!(end(short_call(queens, aces, kings)).net(), [-20, 10, 10]);
    assert_eq!(end(short_call(aces, queens, kings)).net(), [25, -5, -20]);
    assert_eq!(end(short_call(kings, queens, aces)).net(), [-20, -5, 25]);
}

/// X is seat 2, Y 0, Z 1.
#[test]
fn ex_allin_3_pocket_aces() {
    let play = Table::new(&[500, 500, 20])
        .hole(2, "AsAh")
        .hole(0, "KsQd")
        .hole(1, "2s9h")
        .board("2c4d7h8sJd")
        .without_blinds(10)
        .flop()
        .acts(&[(0, "bet 300"), (1, "call"), (2, "call")]);
    assert_eq!(play.pots(), [(60, vec![0, 1, 2]), (560, vec![0, 1])]);
    let done = play.clone().check_to(5).acts(&[(0, "check"), (1, "check")]);
    assert_eq!(done.net(), [-300, 260, 40]);
    let done = play.acts(&[(0, "bet 200"), (1, "call")]);
    assert_eq!(done.pots()[1], (960, vec![0, 1]));
    assert_eq!(done.net(), [-500, 460, 40]);
}

fn pseudo_raise(b: u64, table: impl Fn(Table) -> Table) -> Play {
    let all_in = format!("raise {b}");
    table(Table::new(&[200, b, 200]))
        .without_blinds(20)
        .flop()
        .acts(&[(A, "bet 20"), (B, &all_in)])
}

#[test]
fn ex_allin_4_allin_5_6_7_full_bet_rule() {
    let limit = |table: Table| table.structure(Structure::FixedLimit);
    let play = pseudo_raise(25, limit);
    assert_eq!(play.legal(), "fold, call 25, raise 40");
    let raised = play.clone().act(C, "raise 40");
    assert_eq!(raised.legal(), "fold, call 20, raise 60");
    let called = play.act(C, "call");
    assert_eq!(called.legal(), "fold, call 5");
    assert_eq!(called.refused(A, "raise 45").rule(), RuleId::Allin6);
    let closed = called.act(A, "call");
    assert_eq!(closed.pots(), [(75, vec![A, B, C])]);

    let full = pseudo_raise(40, limit).act(C, "call");
    assert_eq!(full.legal(), "fold, call 20, raise 60");
    let short = pseudo_raise(39, limit).act(C, "call");
    assert_eq!(short.legal(), "fold, call 19");

    let half = |table: Table| {
        limit(table).rules(|rules| rules.short_all_in_raise = ShortAllInRaise::HalfBetInLimit)
    };
    let below = pseudo_raise(25, half).act(C, "call");
    assert_eq!(below.legal(), "fold, call 5");
    let above = pseudo_raise(30, half).act(C, "call");
    assert_eq!(above.legal(), "fold, call 10, raise 60");
}

#[test]
fn ex_allin_4_in_no_limit_and_pot_limit() {
    for structure in [Structure::NoLimit, Structure::PotLimit] {
        // The example needs chips of earlier rounds in the pot: each put in 20.
        let mut table = Table::new(&[220, 45, 220])
            .structure(structure)
            .without_blinds(20);
        for seat in [A, B, C] {
            table = table.post(seat, ForcedKind::Ante, 20);
        }
        let play = table.flop().acts(&[(A, "bet 20"), (B, "raise 25")]);
        assert!(play.legal().starts_with("fold, call 25, raise 45-"));
        let raised = play.clone().act(C, "raise 45");
        assert!(raised.legal().contains("raise"), "{}", raised.legal());
        let called = play.act(C, "call");
        assert_eq!(called.legal(), "fold, call 5");
    }
}

#[test]
fn ex_allin_5_no_betting_left() {
    let table = Table::new(&[50, 80, 200]).without_blinds(10);
    let acts = [(A, "bet 50"), (B, "raise 80"), (C, "call")];
    let board_up = |play: &Play| {
        let events = play.0.events();
        let first_show = events
            .iter()
            .position(|e| matches!(e.what, What::Shown { .. }));
        let last_board = events
            .iter()
            .rposition(|e| matches!(e.what, What::BoardDealt { .. }));
        (first_show.unwrap(), last_board.unwrap())
    };
    let cash = table.clone().flop().acts(&acts);
    assert_eq!(cash.0.state().board.len(), 5);
    let (show, board) = board_up(&cash);
    assert!(show > board, "in a cash game cards stay closed");

    let tournament = table.tournament(3).flop().acts(&acts);
    let events = tournament.0.events();
    let turn = events
        .iter()
        .position(|e| matches!(&e.what, What::BoardDealt { cards, .. } if cards.len() == 1));
    let shown = events[..turn.unwrap()]
        .iter()
        .filter(|e| matches!(e.what, What::Shown { .. }));
    assert_eq!(shown.count(), 3);
    assert!(tournament.is_over());
}

fn side_pot(a: &str, b: &str, c: &str) -> Play {
    Table::new(&[50, 300, 300, 300])
        .hole(A, a)
        .hole(B, b)
        .hole(C, c)
        .board("2c3d7h8sJd")
        .rules(|rules| rules.losers_show = LosersShow::AllShow)
        .without_blinds(10)
        .flop()
        .acts(&[(A, "bet 50"), (B, "call"), (C, "raise 100"), (D, "fold")])
}

fn checked_down(play: Play) -> Vec<i64> {
    let done = play.check_to(5).acts(&[(B, "check"), (C, "check")]);
    done.net()[..3].to_vec()
}

#[test]
fn ex_pot_1_pot_1_3_6_7_8_side_pot_after_a_raise() {
    let (aces, kings, queens) = ("AsAh", "KsKh", "QsQh");
    let play = side_pot(aces, kings, queens);
    assert_eq!(play.legal(), "fold, call 50, raise 150-300");
    let called = play.act(B, "call");
    assert_eq!(called.pots(), [(150, vec![A, B, C]), (100, vec![B, C])]);
    assert_eq!(checked_down(called), [100, 0, -100]);
    let net = |a, b, c| checked_down(side_pot(a, b, c).act(B, "call"));
    assert_eq!(net(aces, queens, kings), [100, -100, 0]);
    assert_eq!(net(queens, aces, kings), [-50, 150, -100]);
    assert_eq!(net(queens, kings, aces), [-50, -100, 150]);
}

#[test]
fn ex_pot_2_with_a_re_raise() {
    let (aces, kings, queens) = ("AsAh", "KsKh", "QsQh");
    let raised = |a, b, c| side_pot(a, b, c).acts(&[(B, "raise 150"), (C, "call")]);
    let play = raised(aces, queens, kings);
    assert_eq!(play.pots(), [(150, vec![A, B, C]), (200, vec![B, C])]);
    assert_eq!(checked_down(play), [100, -150, 50]);
    assert_eq!(checked_down(raised(queens, aces, kings)), [-50, 200, -150]);
}

/// P1, P2 and P3 are seats 1, 2 and 3; P4, who bets first, is seat 0.
#[test]
fn ex_pot_3_pot_5_allin_11_show_15_several_side_pots() {
    let play = Table::new(&[100, 10, 30, 60])
        .hole(1, "AsAh")
        .hole(2, "KsKh")
        .hole(3, "QsQh")
        .hole(0, "TsTh")
        .board("2c3d7h8sJd")
        .rules(|rules| rules.losers_show = LosersShow::AllShow)
        .without_blinds(10)
        .deal()
        .acts(&[(0, "bet 100"), (1, "call"), (2, "call"), (3, "call")]);
    let returned = play.reasons(|what| matches!(what, What::Returned { .. }));
    let (bet, matched) = (Chips::new(100), Chips::new(60));
    let back = Chips::new(40);
    assert_eq!(returned, [Citation::Uncalled { bet, matched, back }]);
    assert_eq!(
        play.pots(),
        [
            (40, vec![0, 1, 2, 3]),
            (60, vec![0, 2, 3]),
            (60, vec![0, 3])
        ]
    );
    assert_eq!(play.shown(), [0, 3, 2, 1]);
    let order: Vec<u8> = play.awards().iter().map(|(pot, ..)| *pot).collect();
    assert_eq!(order, [2, 1, 0]);
    assert_eq!(play.stacks(), [40, 40, 60, 60]);
}

fn showing(
    change: impl FnOnce(&mut HouseRules),
    turn: &[(u8, &str)],
    river: &[(u8, &str)],
) -> Vec<u8> {
    // Something must be in the pot, or nothing is contested.
    Table::new(&[200; 3])
        .rules(|rules| rules.losers_show = LosersShow::AllShow)
        .rules(change)
        .without_blinds(10)
        .post(A, ForcedKind::DeadPost, 1)
        .deal()
        .check_to(4)
        .acts(turn)
        .acts(river)
        .shown()
}

#[test]
fn ex_show_1_show_1_2_3_4_5_order_on_the_river() {
    let check = [(A, "check"), (B, "check"), (C, "check")];
    let river = |acts: &[(u8, &str)]| showing(|_| {}, &check, acts);
    let bet = [(A, "check"), (B, "bet 10"), (C, "call"), (A, "call")];
    assert_eq!(river(&bet), [B, C, A]);
    let called = [(A, "bet 10"), (B, "call"), (C, "call")];
    assert_eq!(river(&called), [A, B, C]);
    let raised = [(A, "bet 10"), (B, "raise 20"), (C, "call"), (A, "call")];
    assert_eq!(river(&raised), [B, C, A]);
    let again = [
        (A, "bet 10"),
        (B, "raise 20"),
        (C, "raise 30"),
        (A, "call"),
        (B, "call"),
    ];
    assert_eq!(river(&again), [C, A, B]);
    assert_eq!(river(&check), [A, B, C]);

    let turn = [
        (A, "check"),
        (B, "check"),
        (C, "bet 10"),
        (A, "call"),
        (B, "call"),
    ];
    let last = |rules: &mut HouseRules| {
        rules.show_first_when_checked = ShowFirstWhenChecked::LastAggressorOfHand;
    };
    assert_eq!(showing(last, &turn, &check), [C, A, B]);
    assert_eq!(showing(|_| {}, &turn, &check), [A, B, C]);
}

fn mucking(losers_show: LosersShow) -> Play {
    Table::new(&[200; 3])
        .hole(B, "AsTd")
        .hole(C, "KsTc")
        .hole(A, "7s2d")
        .board("Ah7c2sKd9h")
        .rules(|rules| rules.losers_show = losers_show)
        .without_blinds(10)
        .deal()
        .check_to(5)
        .acts(&[(A, "check"), (B, "bet 10"), (C, "call"), (A, "call")])
}

#[test]
fn ex_show_2_show_6_7_mucking() {
    let play = mucking(LosersShow::MayMuck);
    assert_eq!(play.shown(), [B]);
    assert_eq!((play.turn(), play.legal()), (C, "show, muck".to_owned()));
    let hidden = play.clone().act(C, "muck");
    assert!(hidden.is_over());
    assert_eq!(hidden.shown(), [B, A]);
    assert_eq!(hidden.awards(), [(0, 30, vec![(A, 30)])]);
    assert_eq!(play.act(C, "show").shown(), [B, C, A]);

    let all = mucking(LosersShow::AllShow);
    assert!(all.is_over());
    assert_eq!(all.shown(), [B, C, A]);
}

#[test]
fn ex_odd_1_odd_2_who_gets_the_odd_chip() {
    for (odd_chip, first, second) in [
        (OddChip::FirstLeftOfButton, 13, 12),
        (OddChip::NearestCounterClockwise, 12, 13),
    ] {
        // SB is seat 0, the cutoff 2; a folder leaves the odd chip behind.
        let play = Table::new(&[100; 4])
            .hole(0, "AsKd")
            .hole(2, "AhKc")
            .board("2c3d7h8sJd")
            .rules(|rules| rules.odd_chip = odd_chip)
            .without_blinds(1)
            .post(1, ForcedKind::DeadPost, 1)
            .flop()
            .acts(&[(0, "bet 12"), (1, "fold"), (2, "call"), (3, "fold")])
            .check_to(5)
            .acts(&[(0, "check"), (2, "check")]);
        assert_eq!(play.awards()[0].1, 25);
        assert_eq!(play.stacks()[0], 88 + first);
        assert_eq!(play.stacks()[2], 88 + second);
    }
}

#[test]
fn ex_odd_2_odd_3_three_way_tie() {
    for (spread, shares) in [
        (OddChipsSpread::OneEach, [17, 17, 16]),
        (OddChipsSpread::AllToOne, [18, 16, 16]),
    ] {
        // SB is seat 0, middle position 3, the button 4.
        let play = Table::new(&[100; 5])
            .hole(0, "AsKd")
            .hole(3, "AhKc")
            .hole(4, "AdKh")
            .board("2c3d7h8sJd")
            .rules(|rules| rules.odd_chips_spread = spread)
            .without_blinds(1)
            .post(1, ForcedKind::DeadPost, 2)
            .flop()
            .acts(&[(0, "bet 16"), (1, "fold"), (2, "fold")])
            .acts(&[(3, "call"), (4, "call")])
            .check_to(5)
            .acts(&[(0, "check"), (3, "check"), (4, "check")]);
        let awards = play.awards();
        let won: Vec<u64> = awards[0].2.iter().map(|(_, amount)| *amount).collect();
        assert_eq!(awards[0].1, 50);
        assert_eq!(won, shares);
    }
}
