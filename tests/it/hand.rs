//! One hand, rule by rule.

use std::collections::HashSet;
use std::mem::discriminant;

use cards_speak::engine::cards::{Strength, parse_cards};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{Board, Event, ForcedKind, Status, What};
use cards_speak::engine::house::{
    AllInFaceUp, HeadsUpCap, HeadsUpFirstCard, LosersShow, Rake, Structure,
};
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::seat_set::SeatSet;

use crate::support::{Play, Table};

/// Who posts a live post beside his blind is met in all that lies in front of him; before, the
/// others called less, and he could "raise" to less than he had there.
#[test]
fn call_1_two_live_posts_of_one_player_are_met_together() {
    let start = Table::new(&[200, 200, 200])
        .stakes(5, 10, 0)
        .post(1, ForcedKind::LivePost, 8)
        .deal();
    assert_eq!(start.turn(), 2);
    assert_eq!(start.legal(), "fold, call 18, raise 28-200");
    let called = start.acts(&[(2, "call"), (0, "call")]);
    assert_eq!(called.turn(), 1);
    assert_eq!(called.legal(), "fold, check, raise 28-200");
}

/// Four refusals need a limped pot, the others are gathered along one hand or another.
#[test]
fn round_5_every_refusal_names_its_rule_and_changes_nothing() {
    let start = Table::new(&[100, 100, 100]).deal();
    let limped = start.clone().acts(&[(2, "call"), (0, "call")]);
    let flop = limped.clone().act(1, "check");
    let bet = flop.clone().act(0, "bet 10");
    let folded = bet.clone().act(1, "fold");
    let over = folded.clone().act(2, "fold");
    let pot_limit = Table::new(&[100; 3]).structure(Structure::PotLimit).deal();
    let limit = Table::new(&[100; 3])
        .structure(Structure::FixedLimit)
        .deal();
    let capped = limit
        .clone()
        .acts(&[(2, "raise 4"), (0, "raise 6"), (1, "raise 8")]);
    let short = Table::new(&[200, 15, 200])
        .without_blinds(10)
        .flop()
        .acts(&[(0, "bet 10"), (1, "raise 15"), (2, "call")]);
    let alone = Table::new(&[50, 100])
        .deal()
        .acts(&[(1, "call"), (0, "raise 50")]);
    let poor = Table::new(&[100, 100, 30])
        .without_blinds(10)
        .flop()
        .acts(&[(0, "bet 40"), (1, "call")]);
    let showdown = Table::new(&[100; 2])
        .hole(0, "AsAh")
        .hole(1, "KsKh")
        .board("2c3d7h8sJd")
        .deal()
        .acts(&[(1, "call"), (0, "check")])
        .check_to(5)
        .acts(&[(0, "check"), (1, "check")]);

    let cases: [(&Play, u8, &str, RuleId); 19] = [
        (&start, 0, "call", RuleId::Round5),
        (&over, 0, "check", RuleId::Show1),
        (&folded, 1, "call", RuleId::Fold1),
        (&start, 7, "fold", RuleId::Fold1),
        (&bet, 1, "check", RuleId::Check4),
        (&flop, 0, "call", RuleId::Call1),
        (&bet, 1, "bet 20", RuleId::Round9),
        (&flop, 0, "raise 20", RuleId::Round8),
        (&flop, 0, "bet 1", RuleId::Bet1),
        (&bet, 1, "raise 19", RuleId::Bet2),
        (&bet, 1, "raise 99", RuleId::Buyin8),
        (&pot_limit, 2, "raise 8", RuleId::Potlim1),
        (&limit, 2, "raise 5", RuleId::Limit1),
        (&capped, 2, "raise 10", RuleId::Limit5),
        (&short, 0, "raise 50", RuleId::Allin6),
        (&alone, 1, "raise 100", RuleId::Allin9),
        (&poor, 2, "raise 30", RuleId::Allin1),
        (&flop, 0, "muck", RuleId::Show1),
        (&showdown, 1, "check", RuleId::Show7),
    ];
    let mut kinds = HashSet::new();
    for (play, seat, what, rule) in cases {
        let because = play.refused(seat, what);
        assert_eq!(because.rule(), rule, "{seat} {what}: {because:?}");
        kinds.insert(discriminant(&because));
    }
    assert_eq!(kinds.len(), 17);
    let no_board = showdown.refused(1, "play the board");
    assert_eq!(no_board, Citation::NoBoardToPlay);
}

#[test]
fn blind_16_heads_up_order() {
    let play = Table::new(&[100; 2]).deal();
    let posted: Vec<(u8, ForcedKind)> = play
        .0
        .events()
        .iter()
        .filter_map(|event| match event.what {
            What::Posted { seat, kind, .. } => Some((seat.0, kind)),
            _ => None,
        })
        .collect();
    assert_eq!(
        posted,
        [(1, ForcedKind::SmallBlind), (0, ForcedKind::BigBlind)]
    );
    assert_eq!(play.turn(), 1);
    let flop = play.acts(&[(1, "call"), (0, "check")]);
    assert_eq!(flop.turn(), 0);
    assert_eq!(flop.act(0, "check").turn(), 1);
}

#[test]
fn blind_17_a_blind_without_a_chip_left_keeps_its_price_s_9() {
    // The big blind's only chip went to the ante.
    let play = Table::new(&[100, 1, 100, 100]).stakes(5, 10, 1).deal();
    assert_eq!(play.turn(), 2);
    assert_eq!(play.legal(), "fold, call 10, raise 20-99");
    let posted = play
        .reasons(|what| matches!(what, What::Posted { kind, .. } if *kind == ForcedKind::BigBlind));
    let nominal = Chips::new(10);
    let (kind, posted_chips) = (ForcedKind::BigBlind, Chips::ZERO);
    assert_eq!(
        posted,
        [Citation::ForcedShort {
            kind,
            nominal,
            posted: posted_chips
        }]
    );
}

#[test]
fn call_1_a_lone_player_matches_what_was_really_bet_s_9() {
    let play = Table::new(&[100, 6, 100]).stakes(5, 10, 0).deal();
    let lone = play.act(2, "fold");
    // The small blind has 5 in, the big blind 6: one chip, not five.
    assert_eq!(lone.legal(), "fold, call 1");
    assert_eq!(lone.act(0, "call").pot(), 0);
}

#[test]
fn ante_4_short_ante_and_big_blind_ante_s_10() {
    let short = Table::new(&[100, 100, 4]).stakes(5, 10, 10).deal();
    assert_eq!(short.pots(), [(12, vec![0, 1, 2]), (12, vec![0, 1])]);
    let dead = Table::new(&[100, 12, 100])
        .stakes(5, 10, 0)
        .post(1, ForcedKind::BigBlindAnte, 10)
        .deal();
    assert_eq!(dead.pots(), [(2, vec![0, 1, 2])]);
    assert_eq!(dead.0.state().seat(Seat(1)).unwrap().bet, Chips::new(10));
}

#[test]
fn allin_6_short_all_ins_add_up_to_a_full_raise_s_1() {
    let play = Table::new(&[200, 25, 32, 200])
        .without_blinds(10)
        .flop()
        .acts(&[(0, "bet 20"), (1, "raise 25"), (2, "raise 32"), (3, "call")]);
    assert_eq!(play.legal(), "fold, call 12");
    let play = Table::new(&[200, 32, 40, 200])
        .without_blinds(10)
        .flop()
        .acts(&[(0, "bet 20"), (1, "raise 32"), (2, "raise 40"), (3, "call")]);
    assert_eq!(play.legal(), "fold, call 20, raise 60-200");
}

#[test]
fn allin_5_a_short_first_bet_is_no_bet_s_1() {
    let play = Table::new(&[100, 4, 100])
        .without_blinds(10)
        .flop()
        .acts(&[(0, "check"), (1, "bet 4")]);
    assert_eq!(play.legal(), "fold, call 4, raise 14-100");
    let called = play.act(2, "call");
    assert_eq!(called.legal(), "fold, call 4");
    assert_eq!(called.refused(0, "raise 24").rule(), RuleId::Allin6);
}

#[test]
fn allin_9_round_12_s_17_nobody_is_asked_pointlessly() {
    let play = Table::new(&[50, 100])
        .deal()
        .acts(&[(1, "raise 100"), (0, "call")]);
    assert!(play.0.state().board.len() == 5);
    let blind = Table::new(&[100, 1]).stakes(1, 2, 0).deal();
    assert!(blind.0.state().board.len() == 5);
}

#[test]
fn allin_10_face_up_by_the_house_rule() {
    for (value, tournament, up) in [
        (AllInFaceUp::Never, true, false),
        (AllInFaceUp::Always, false, true),
        (AllInFaceUp::Tournaments, true, true),
        (AllInFaceUp::Tournaments, false, false),
    ] {
        let mut table = Table::new(&[50, 50]).rules(|rules| rules.all_in_face_up = value);
        if tournament {
            table = table.tournament(2);
        }
        let play = table.deal().acts(&[(1, "raise 50"), (0, "call")]);
        let first = play.0.events().iter().find_map(|event| match event.what {
            What::Shown { .. } => Some(true),
            What::BoardDealt { .. } => Some(false),
            _ => None,
        });
        assert_eq!(first, Some(up), "{value:?}");
    }
}

#[test]
fn limit_4_two_who_can_still_act_may_raise_on() {
    for (cap, left, on) in [
        (HeadsUpCap::Unlimited, 9, true),
        (HeadsUpCap::Capped, 2, false),
        (HeadsUpCap::ByMode, 2, false),
        (HeadsUpCap::LiftedAtTheEnd, 2, true),
        (HeadsUpCap::LiftedAtTheEnd, 3, false),
    ] {
        let play = Table::new(&[100, 100])
            .tournament(left)
            .structure(Structure::FixedLimit)
            .rules(|rules| rules.heads_up_cap = cap)
            .deal()
            .acts(&[(1, "raise 4"), (0, "raise 6"), (1, "raise 8")]);
        assert_eq!(play.legal().contains("raise"), on);
    }
}

/// A street of more raises than are counted goes on like any other.
#[test]
fn limit_4_two_may_raise_three_hundred_times() {
    let mut play = Table::new(&[2_000, 2_000])
        .structure(Structure::FixedLimit)
        .rules(|rules| rules.heads_up_cap = HeadsUpCap::Unlimited)
        .deal();
    for number in 0..300 {
        let to = 4 + 2 * number;
        assert_eq!(
            play.legal(),
            format!("fold, call {}, raise {to}", if number == 0 { 1 } else { 2 })
        );
        let seat = play.turn();
        play = play.act(seat, &format!("raise {to}"));
    }
    assert_eq!(play.0.state().betting.wagers, u8::MAX);
    assert_eq!(play.legal(), "fold, call 2, raise 604");
}

#[test]
fn deal_3_first_card_heads_up() {
    for (value, first) in [
        (HeadsUpFirstCard::ButtonLast, 0),
        (HeadsUpFirstCard::ButtonFirst, 1),
    ] {
        let table = Table::new(&[100; 2]).rules(|rules| rules.heads_up_first_card = value);
        assert_eq!(table.setup.deal_order().next(), Some(Seat(first)));
        let top = table.setup.deck.get(0).unwrap();
        let play = table.deal();
        let hole = play.0.state().seat(Seat(first)).unwrap().hole.cards();
        assert_eq!(hole.unwrap()[0], top);
    }
}

#[test]
fn show_6_whoever_wants_to_win_must_show() {
    let play = Table::new(&[100; 2])
        .hole(0, "AsAh")
        .hole(1, "KsKh")
        .board("2c3d7h8sJd")
        .rules(|rules| rules.losers_show = LosersShow::WinnersOnly)
        .deal()
        .acts(&[(1, "call"), (0, "check")])
        .check_to(5)
        .acts(&[(0, "check"), (1, "check")]);
    assert_eq!(play.turn(), 0);
    let gave_up = play.clone().act(0, "muck");
    assert!(gave_up.is_over());
    assert_eq!(gave_up.net(), [-2, 2]);
    assert!(gave_up.shown().is_empty());
    let beaten = play.acts(&[(0, "show"), (1, "muck")]);
    assert_eq!(beaten.net(), [2, -2]);
}

#[test]
fn show_7_a_mucked_hand_stays_among_the_owners_of_the_pot() {
    let play = Table::new(&[100; 2])
        .hole(0, "AsAh")
        .hole(1, "KsKh")
        .board("2c3d7h8sJd")
        .deal()
        .acts(&[(1, "call"), (0, "check")])
        .check_to(5)
        .acts(&[(0, "bet 10"), (1, "call")]);
    assert_eq!(play.legal(), "show, muck");
    let before = play.0.events().len();
    let done = play.act(1, "muck");
    // Nothing is asked or gathered again after a muck.
    assert!(done.is_over());
    assert_eq!(done.0.events().len(), before + 3);
    assert_eq!(Vec::from(done.0.state().pots[0].seats), [Seat(0), Seat(1)]);
    let status = done.0.state().seat(Seat(1)).unwrap().status;
    assert_eq!(status, Status::Mucked);
}

#[test]
fn show_10_who_beats_a_mucked_hand_wins_by_his_cards_not_by_a_fold() {
    let play = Table::new(&[100; 2])
        .hole(0, "AsAh")
        .hole(1, "KsKh")
        .board("2c3d7h8sJd")
        .deal()
        .acts(&[(1, "call"), (0, "check")])
        .check_to(5)
        .acts(&[(0, "bet 10"), (1, "call"), (1, "muck")]);
    let awarded = |event: &&Event| matches!(event.what, What::Awarded { .. });
    let award = play.0.events().iter().find(awarded).unwrap();
    let pair_of_aces = Strength::of(parse_cards("AsAh2c3d7h8sJd").unwrap().into_iter().collect());
    let (strength, second) = (pair_of_aces.unwrap(), None);
    assert_eq!(award.because, Citation::BestHand { strength, second });
}

#[test]
fn show_8_an_uncontested_side_pot_needs_no_showing() {
    // A is all-in with the best hand and opens; B and C built a side pot before C folded. B is
    // beaten in the main pot and alone in the side pot: that one must not make him show.
    let play = Table::new(&[20, 100, 100])
        .hole(0, "AsAh")
        .hole(1, "KsKh")
        .board("2c3d7h8sJd")
        .without_blinds(10)
        .deal()
        .acts(&[(0, "bet 20"), (1, "raise 40"), (2, "call")])
        .acts(&[(1, "check"), (2, "fold")]);
    assert_eq!(play.pots(), [(60, vec![0, 1]), (40, vec![1])]);
    assert_eq!(play.shown(), [0]);
    assert_eq!(play.turn(), 1);
    assert_eq!(play.legal(), "show, muck");
    for (choice, shown) in [("muck", vec![0]), ("show", vec![0, 1])] {
        let done = play.clone().act(1, choice);
        assert!(done.is_over());
        assert_eq!(done.shown(), shown);
        assert_eq!(done.stacks(), [60, 100, 60]);
    }
}

#[test]
fn show_14_side_pots_first() {
    let play = Table::new(&[100, 20, 100])
        .hole(0, "QsQh")
        .hole(1, "AsAh")
        .hole(2, "KsKh")
        .board("2c3d7h8sJd")
        .without_blinds(10)
        .flop()
        .acts(&[(0, "bet 40"), (1, "call"), (2, "call")])
        .check_to(5)
        .acts(&[(0, "check"), (2, "check")]);
    assert_eq!(play.shown(), [0, 2, 1]);
    let order: Vec<u8> = play.awards().iter().map(|(pot, ..)| *pot).collect();
    assert_eq!(order, [1, 0]);
}

#[test]
fn rake_1_show_19_in_proportion_with_cap_and_without_a_flop_none() {
    let table = Table::new(&[100; 2]).rules(|rules| {
        rules.losers_show = LosersShow::AllShow;
        rules.rake = Rake {
            rate: 500,
            cap: Some(Chips::new(3)),
            no_flop_no_drop: true,
        };
    });
    let folded = table.clone().deal().acts(&[(1, "raise 50"), (0, "fold")]);
    assert_eq!(folded.0.state().rake, Chips::ZERO);
    let flop = table.deal().acts(&[(1, "raise 20"), (0, "call")]);
    let small = flop.clone().acts(&[(0, "bet 2"), (1, "fold")]);
    assert_eq!(small.0.state().rake, Chips::new(2));
    let large = flop.acts(&[(0, "bet 80"), (1, "call")]);
    assert_eq!(large.0.state().rake, Chips::new(3));
    // What is awarded is the pot less the fee.
    let paid: u64 = large.awards().iter().map(|(_, amount, _)| amount).sum();
    assert_eq!(paid, 200 - 3);
}

#[test]
fn a_set_of_seats_lists_them_clockwise_and_knows_no_others() {
    let set: SeatSet = [Seat(7), Seat(0), Seat(22), Seat(7)].into_iter().collect();
    assert_eq!(Vec::from(set), [Seat(0), Seat(7), Seat(22)]);
    assert_eq!(set.len(), 3);
    assert!(set.contains(Seat(22)) && !set.contains(Seat(1)));
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,7,22]");
    assert_eq!(serde_json::from_str::<SeatSet>("[22,7,0]").unwrap(), set);
    // There are 23 places.
    assert!(serde_json::from_str::<SeatSet>("[23]").is_err());
    let none: SeatSet = [Seat(23), Seat(255)].into_iter().collect();
    assert!(none.is_empty() && !none.contains(Seat(23)));
    assert_eq!(none, SeatSet::EMPTY);
}

#[test]
fn the_next_of_a_set_of_seats_is_the_first_to_the_left() {
    let set: SeatSet = [Seat(2), Seat(7), Seat(22)].into_iter().collect();
    let next = |chair| set.next_after(Seat(chair)).unwrap().0;
    assert_eq!(
        [0, 2, 5, 7, 21, 22, 23, 255].map(next),
        [2, 7, 7, 22, 22, 2, 2, 2]
    );
    assert_eq!(SeatSet::only(Seat(4)).next_after(Seat(4)), Some(Seat(4)));
    assert_eq!(SeatSet::EMPTY.next_after(Seat(4)), None);
    assert!(set.has_several() && !SeatSet::only(Seat(4)).has_several());
    assert_eq!(SeatSet::only(Seat(23)), SeatSet::EMPTY);
    assert_eq!(
        set.without(Seat(7)).iter().collect::<Vec<_>>(),
        [Seat(2), Seat(22)]
    );
}

#[test]
fn a_board_is_written_as_the_list_of_its_cards_and_has_five_at_most() {
    let cards = parse_cards("2c3d7h8sJdQd").unwrap();
    let board: Board = cards.iter().copied().take(3).collect();
    let text = serde_json::to_string(&board).unwrap();
    assert_eq!(text, r#"["2c","3d","7h"]"#);
    assert_eq!(text, serde_json::to_string(&cards[..3]).unwrap());
    assert_eq!(serde_json::from_str::<Board>(&text).unwrap(), board);
    assert_eq!(board[..], cards[..3]);
    // A sixth card is left out where cards are laid, and refused where they are read.
    assert_eq!(cards.iter().copied().collect::<Board>()[..], cards[..5]);
    let six = serde_json::to_string(&cards).unwrap();
    let refused = serde_json::from_str::<Board>(&six).unwrap_err();
    assert!(
        refused
            .to_string()
            .starts_with("6 community cards; there are at most 5")
    );
}
