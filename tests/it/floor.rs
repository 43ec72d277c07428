//! The live-table simulator (the `table` entries of the rule book, EX-MIS-*, EX-STRING-1,
//! EX-CHIP-*, EX-ETIQ-1, EX-SHUF-1).

use std::collections::BTreeSet;
use std::num::NonZeroU8;

use cards_speak::engine::cards::{CardSet, Category, Deck, parse_cards};
use cards_speak::engine::chips::{Chips, RaiseBy, RaiseTo};
use cards_speak::engine::citation::Citation;
use cards_speak::engine::floor::procedure::{
    Checked, Dealer, Duty, FoldGesture, Handling, ProcedureFault, SHUFFLE, ShuffleStep, Spoken,
    check_award_seen, check_burn_card, check_dealer, check_decks, check_fold, check_handling,
    check_new_cards, check_reading, check_shuffle,
};
use cards_speak::engine::floor::{
    Basket, BoardStreet, ButtonGoes, CardOfDeal, CardsIn, Cause, ChipsGo, Conflict, DeckGoes,
    EarlyGoes, Facing, JokerAt, Moment, OldCardGoes, Phase, Reason, Ruling, SIMULATED, ShowWhen,
    Sign, Situation, Spread, Verdict, When, Words, WrongPlace, declare, rule,
};
use cards_speak::engine::hand::{Action, Hand, HandSetup, PlayerSetup, Stakes, Turn, Viewer};
use cards_speak::engine::house::{ExposedHoleCard, HouseRules, Structure};
use cards_speak::engine::rule::{RuleId, Tag};
use cards_speak::engine::seat::Seat;
use proptest::prelude::*;

fn chips(amount: u64) -> Chips {
    Chips::new(amount)
}

fn count(number: u8) -> NonZeroU8 {
    NonZeroU8::new(number).unwrap()
}

fn card(number: u8) -> CardOfDeal {
    CardOfDeal::new(number).unwrap()
}

fn seats(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().copied().map(Seat).collect()
}

fn house() -> HouseRules {
    HouseRules::default()
}

fn always_replace() -> HouseRules {
    HouseRules {
        exposed_hole_card: ExposedHoleCard::ReplaceAndBurn,
        ..house()
    }
}

fn no_burns() -> HouseRules {
    HouseRules {
        burn_cards: false,
        ..house()
    }
}

fn exposed(number: u8, more: u8) -> Situation {
    Situation::Exposed {
        by: Cause::Dealer,
        card: card(number),
        more,
    }
}

fn boxed(cards: u8) -> Situation {
    Situation::Boxed {
        cards: count(cards),
        next_gone: false,
    }
}

fn extra(cards: u8) -> Situation {
    Situation::ExtraCards {
        cards: count(cards),
    }
}

fn joker_in_hand(played_on: bool, looked: bool) -> Situation {
    Situation::Joker {
        found: JokerAt::Hand { played_on, looked },
        next_gone: false,
    }
}

fn burned(cards: u8) -> Situation {
    Situation::Burned {
        street: BoardStreet::Flop,
        cards,
    }
}

fn swept(protected: bool, all_in: bool) -> Situation {
    Situation::SweptIn { protected, all_in }
}

fn at(situation: &Situation, moment: Moment) -> Ruling {
    rule(situation, moment, &house())
}

const MISDEAL: Verdict = Verdict::Misdeal {
    button: ButtonGoes::Stays,
};

/// Asks for a verdict and the deciding rule.
#[track_caller]
fn decides(ruling: &Ruling, verdict: &Verdict, deciding: RuleId) {
    assert_eq!((&ruling.verdict, ruling.rule()), (verdict, deciding));
}

/// All three moments of the deal: a misdeal with none and one acted, `late` with two.
#[track_caller]
fn misdeal_in_time(situation: &Situation, ground: RuleId, late: &Verdict) {
    for moment in [Moment::DEALING, Moment::preflop(0), Moment::preflop(1)] {
        let ruling = at(situation, moment);
        decides(&ruling, &MISDEAL, ground);
        assert!(ruling.rules().contains(&RuleId::Misdeal1));
    }
    for moment in [Moment::preflop(2), Moment::street(0), Moment::OVER] {
        decides(&at(situation, moment), late, RuleId::Misdeal10);
    }
}

// Misdeals

#[test]
fn ex_mis_1_second_card_exposed() {
    let ruling = at(&exposed(2, 0), Moment::DEALING);
    decides(&ruling, &MISDEAL, RuleId::Misdeal2);
    assert_eq!(ruling.conflict(), Some(Conflict(48)));
    assert_eq!(ruling.conflict().unwrap().to_string(), "C-48");

    let exchanged = rule(&exposed(2, 0), Moment::DEALING, &always_replace());
    let exchange = Verdict::Exchange {
        when: When::AfterDeal,
        old: OldCardGoes::Burn,
    };
    decides(&exchanged, &exchange, RuleId::Misdeal11);
    assert_eq!(exchanged.conflict(), Some(Conflict(48)));
}

#[test]
fn ex_mis_2_seventh_card_exposed() {
    for rules in [house(), always_replace()] {
        let ruling = rule(&exposed(7, 0), Moment::DEALING, &rules);
        let exchange = Verdict::Exchange {
            when: When::AfterDeal,
            old: OldCardGoes::Burn,
        };
        decides(&ruling, &exchange, RuleId::Misdeal11);
        assert_eq!(ruling.conflict(), Some(Conflict(50)));
    }
    // Six players, button in seat 6: the seventh card begins the second lap.
    let order = seats(&[1, 2, 3, 4, 5, 6]);
    assert_eq!(card(7).receiver(&order), Some(Seat(1)));
    assert_eq!(card(12).receiver(&order), Some(Seat(6)));
    assert_eq!(card(13).receiver(&order), None);
    assert_eq!(card(1).receiver(&[]), None);
}

#[test]
fn ex_mis_3_two_cards_exposed_one_acted() {
    let ruling = at(&exposed(3, 1), Moment::preflop(1));
    decides(&ruling, &MISDEAL, RuleId::Misdeal3);
    assert!(ruling.rules().contains(&RuleId::Misdeal12));
    assert_eq!(ruling.conflict(), Some(Conflict(49)));
}

#[test]
fn ex_mis_4_button_wrong_one_acted() {
    let ruling = at(&Situation::WrongButton, Moment::preflop(1));
    let misdeal = Verdict::Misdeal {
        button: ButtonGoes::PutRight,
    };
    decides(&ruling, &misdeal, RuleId::Misdeal7);
}

#[test]
fn ex_mis_5_button_wrong_two_acted() {
    for moment in [Moment::preflop(2), Moment::street(1), Moment::OVER] {
        let ruling = at(&Situation::WrongButton, moment);
        let stands = Verdict::Stands {
            button: ButtonGoes::BalancedNextHand,
        };
        decides(&ruling, &stands, RuleId::Irreg1);
        assert_eq!(ruling.conflict(), Some(Conflict(51)));
    }
}

#[test]
fn ex_mis_6_one_boxed_card() {
    let ruling = at(&boxed(1), Moment::DEALING);
    let next = Verdict::NextInstead {
        cards: 1,
        when: When::Now,
    };
    decides(&ruling, &next, RuleId::Irreg6);
}

#[test]
fn ex_mis_7_two_boxed_cards() {
    decides(&at(&boxed(2), Moment::DEALING), &MISDEAL, RuleId::Misdeal4);
    // Found when it is too late for a misdeal they are no cards either.
    let next = Verdict::NextInstead {
        cards: 2,
        when: When::Now,
    };
    decides(&at(&boxed(2), Moment::street(0)), &next, RuleId::Irreg6);
}

#[test]
fn ex_mis_8_one_card_only_two_acted() {
    for last_of_deal in [false, true] {
        let ruling = at(&Situation::OneCard { last_of_deal }, Moment::preflop(2));
        decides(&ruling, &Verdict::FoulHandDead, RuleId::Misdeal10);
        assert_eq!(ruling.verdict.chips(), ChipsGo::Stay);
        assert_eq!(ruling.conflict(), Some(Conflict(55)));
    }
}

#[test]
fn misdeal_1_before_two_have_acted() {
    assert!(Moment::DEALING.misdeal_possible());
    assert!(Moment::preflop(1).misdeal_possible());
    assert!(!Moment::preflop(2).misdeal_possible());
    // Heads-up one fold ends the hand: nothing is left to deal again.
    let over = Moment {
        phase: Phase::Over,
        ..Moment::preflop(1)
    };
    let ruling = at(&extra(2), over);
    assert_eq!(ruling.because, Reason::HandOver);
    assert_eq!(ruling.rule(), RuleId::Misdeal10);
}

#[test]
fn misdeal_2_border_between_second_and_third_card() {
    for (number, void) in [(1, true), (2, true), (3, false), (20, false)] {
        let ruling = at(&exposed(number, 0), Moment::preflop(0));
        assert_eq!(ruling.verdict.basket() == Basket::Misdeal, void, "{number}");
    }
    misdeal_in_time(&exposed(1, 0), RuleId::Misdeal2, &Verdict::STANDS);
    let own = Situation::Exposed {
        by: Cause::Player,
        card: card(1),
        more: 1,
    };
    decides(
        &at(&own, Moment::DEALING),
        &Verdict::STANDS,
        RuleId::Misdeal2,
    );
}

#[test]
fn misdeal_3_and_misdeal_12_many_exposed() {
    misdeal_in_time(&exposed(9, 2), RuleId::Misdeal3, &Verdict::STANDS);
    let many = rule(&exposed(9, 1), Moment::DEALING, &always_replace());
    decides(&many, &MISDEAL, RuleId::Misdeal3);
}

#[test]
fn misdeal_5_extra_cards() {
    misdeal_in_time(&extra(2), RuleId::Misdeal5, &Verdict::FoulHandDead);
}

#[test]
fn misdeal_5_s_7_one_extra_card_is_the_burn() {
    for (rules, goes) in [
        (house(), OldCardGoes::Burn),
        (no_burns(), OldCardGoes::Aside),
    ] {
        let ruling = rule(&extra(1), Moment::preflop(1), &rules);
        decides(&ruling, &Verdict::ExtraBack { goes }, RuleId::Misdeal5);
    }
    decides(
        &at(&extra(1), Moment::preflop(2)),
        &Verdict::FoulHandDead,
        RuleId::Misdeal10,
    );
}

#[test]
fn misdeal_6_out_of_order() {
    let plain = Situation::OutOfOrder {
        exposed_as_burn: false,
    };
    misdeal_in_time(&plain, RuleId::Misdeal6, &Verdict::STANDS);
    let exception = Situation::OutOfOrder {
        exposed_as_burn: true,
    };
    let ruling = at(&exception, Moment::preflop(0));
    decides(&ruling, &Verdict::STANDS, RuleId::Misdeal6);
    // A card left out in mid-deal puts the others out of order; the last one does not.
    let one = |last_of_deal| Situation::OneCard { last_of_deal };
    misdeal_in_time(&one(false), RuleId::Misdeal6, &Verdict::FoulHandDead);
    let ruling = at(&one(true), Moment::preflop(1));
    decides(&ruling, &Verdict::TopCardDue, RuleId::Misdeal6);
}

#[test]
fn misdeal_7_s_7_button_put_right() {
    let ruling = at(&Situation::WrongButton, Moment::DEALING);
    assert_eq!(ruling.verdict.button(), ButtonGoes::PutRight);
    let other = at(&extra(2), Moment::DEALING);
    assert_eq!(other.verdict.button(), ButtonGoes::Stays);
    for ruling in [ruling, other] {
        assert_eq!(ruling.verdict.chips(), ChipsGo::Back);
        assert_eq!(ruling.verdict.deck(), DeckGoes::Redealt);
    }
}

#[test]
fn misdeal_8_wrong_place() {
    for place in [WrongPlace::Empty, WrongPlace::NotEntitled] {
        let situation = Situation::WrongPlace { place };
        misdeal_in_time(&situation, RuleId::Misdeal8, &Verdict::FoulHandDead);
    }
}

#[test]
fn misdeal_9_left_out() {
    let out = |entitled, wants_to_play| Situation::NoCards {
        entitled,
        wants_to_play,
    };
    misdeal_in_time(&out(true, true), RuleId::Misdeal9, &Verdict::STANDS);
    for situation in [out(true, false), out(false, true), out(false, false)] {
        let ruling = at(&situation, Moment::preflop(0));
        decides(&ruling, &Verdict::STANDS, RuleId::Misdeal9);
    }
}

#[test]
fn misdeal_11_when_and_where() {
    let exchange = |moment, rules: &HouseRules| rule(&exposed(3, 0), moment, rules).verdict;
    assert_eq!(
        exchange(Moment::preflop(1), &no_burns()),
        Verdict::Exchange {
            when: When::Now,
            old: OldCardGoes::Aside
        }
    );
    for rules in [house(), always_replace()] {
        let late = rule(&exposed(3, 0), Moment::preflop(2), &rules);
        decides(&late, &Verdict::STANDS, RuleId::Misdeal10);
    }
}

// The deck

#[test]
fn ex_mis_9_two_queens_of_hearts() {
    let two = Situation::TwoAlike {
        card: "Qh".parse().unwrap(),
    };
    for moment in [Moment::street(0), Moment::street(2), Moment::preflop(0)] {
        let ruling = at(&two, moment);
        decides(&ruling, &Verdict::Void, RuleId::Irreg4);
        assert_eq!(ruling.verdict.chips(), ChipsGo::Back);
        assert_eq!(ruling.verdict.deck(), DeckGoes::Replaced);
    }
}

#[test]
fn ex_mis_10_odd_back_in_a_hand() {
    for found in [CardsIn::Hand, CardsIn::Board, CardsIn::Discards] {
        for moment in [Moment::DEALING, Moment::preflop(3), Moment::OVER] {
            let ruling = at(&Situation::OddBack { found }, moment);
            decides(&ruling, &Verdict::Void, RuleId::Irreg2);
        }
    }
}

#[test]
fn ex_mis_11_odd_back_in_the_stub() {
    for found in [CardsIn::Stub, CardsIn::Burns] {
        for moment in [Moment::DEALING, Moment::preflop(3), Moment::OVER] {
            let ruling = at(&Situation::OddBack { found }, moment);
            decides(&ruling, &Verdict::STANDS, RuleId::Irreg3);
        }
    }
}

#[test]
fn ex_mis_12_acting_with_a_joker() {
    for moment in [Moment::preflop(1), Moment::street(2), Moment::OVER] {
        let ruling = at(&joker_in_hand(true, true), moment);
        decides(&ruling, &Verdict::HandDead, RuleId::Irreg8);
    }
}

#[test]
fn ex_mis_13_card_missing() {
    let missing = Situation::CardsMissing { cards: count(1) };
    for moment in [Moment::OVER, Moment::street(1)] {
        decides(&at(&missing, moment), &Verdict::STANDS, RuleId::Irreg10);
    }
}

#[test]
fn irreg_6_and_irreg_7_when_the_next_card_is_gone() {
    let gone = Situation::Boxed {
        cards: count(1),
        next_gone: true,
    };
    let next = Verdict::NextInstead {
        cards: 1,
        when: When::AfterDeal,
    };
    decides(&at(&gone, Moment::DEALING), &next, RuleId::Irreg7);
    let joker = Situation::Joker {
        found: JokerAt::Deck,
        next_gone: true,
    };
    let ruling = at(&joker, Moment::DEALING);
    decides(&ruling, &next, RuleId::Irreg8);
    assert!(ruling.rules().contains(&RuleId::Irreg7));
}

#[test]
fn irreg_8_joker_is_no_card() {
    let next = Verdict::NextInstead {
        cards: 1,
        when: When::Now,
    };
    for looked in [false, true] {
        let ruling = at(&joker_in_hand(false, looked), Moment::preflop(0));
        decides(&ruling, &next, RuleId::Irreg8);
    }
    let board = Situation::Joker {
        found: JokerAt::Board,
        next_gone: false,
    };
    decides(&at(&board, Moment::street(1)), &next, RuleId::Irreg8);
}

#[test]
fn irreg_9_unseen_joker() {
    let ruling = at(&joker_in_hand(true, false), Moment::street(1));
    decides(&ruling, &Verdict::HandDead, RuleId::Irreg8);
    assert!(ruling.rules().contains(&RuleId::Irreg9));
}

#[test]
fn irreg_15_spoiled_stub() {
    let ruling = at(&Situation::SpoiledStub, Moment::street(2));
    decides(&ruling, &Verdict::RestoreStub, RuleId::Irreg15);
    assert_eq!(ruling.verdict.chips(), ChipsGo::Stay);
    assert_eq!(ruling.conflict(), Some(Conflict(53)));
}

// The board

#[test]
fn ex_mis_14_no_burn_nobody_acted() {
    let ruling = at(&burned(0), Moment::street(0));
    let mend = Verdict::MendBurn {
        burned: 0,
        should: 1,
    };
    decides(&ruling, &mend, RuleId::Irreg12);
}

#[test]
fn ex_mis_15_no_burn_betting_has_begun() {
    for cards in [0, 2] {
        let ruling = at(&burned(cards), Moment::street(1));
        decides(&ruling, &Verdict::STANDS, RuleId::Irreg13);
    }
}

#[test]
fn ex_mis_16_turn_dealt_too_early() {
    for moment in [Moment::street(0), Moment::street(2)] {
        let street = BoardStreet::Turn;
        let ruling = at(&Situation::EarlyStreet { street }, moment);
        let invalid = Verdict::EarlyInvalid {
            street,
            goes: EarlyGoes::AsideUntilRiver,
        };
        decides(&ruling, &invalid, RuleId::Irreg14);
    }
}

#[test]
fn ex_mis_17_four_cards_on_the_flop() {
    let large = Situation::LargeFlop { extra: count(1) };
    for moment in [Moment::street(0), Moment::street(1)] {
        let ruling = at(&large, moment);
        decides(&ruling, &Verdict::NewFlop, RuleId::Irreg16);
        assert_eq!(ruling.because, Reason::LargeFlop { cards: 4 });
        assert_eq!(ruling.verdict.deck(), DeckGoes::StubShuffled);
    }
}

#[test]
fn irreg_12_as_many_burns_as_the_house_burns() {
    let untouched = Moment::street(0);
    for (rules, cards, right) in [
        (house(), 1, true),
        (house(), 2, false),
        (no_burns(), 0, true),
        (no_burns(), 1, false),
    ] {
        let ruling = rule(&burned(cards), untouched, &rules);
        assert_eq!(ruling.rule() == RuleId::Burn1, right);
        assert_eq!(ruling.rule() == RuleId::Irreg12, !right);
    }
}

#[test]
fn irreg_12_s_8_mended_to_the_right_cards() {
    let cards = |text| parse_cards(text).unwrap();
    let right = Spread {
        burned: cards("2c"),
        dealt: cards("3c4c5c"),
        stub: cards("6c7c8c"),
    };
    let forgotten = Spread {
        burned: vec![],
        dealt: cards("2c3c4c"),
        stub: cards("5c6c7c8c"),
    };
    let doubled = Spread {
        burned: cards("2c3c"),
        dealt: cards("4c5c6c"),
        stub: cards("7c8c"),
    };
    for spread in [&right, &forgotten, &doubled] {
        assert_eq!(spread.mended(&house()), right);
    }
    assert_eq!(right.mended(&no_burns()).dealt, cards("2c3c4c"));
    assert_eq!(Spread::default().mended(&house()), Spread::default());
}

#[test]
fn irreg_14_s_8_early_flop_and_river() {
    for (street, goes) in [
        (BoardStreet::Flop, EarlyGoes::BackBeforeFlop),
        (BoardStreet::River, EarlyGoes::BackBeforeRiver),
    ] {
        let ruling = at(&Situation::EarlyStreet { street }, Moment::preflop(2));
        assert_eq!(ruling.verdict, Verdict::EarlyInvalid { street, goes });
    }
}

// Chips and players

#[test]
fn ex_mis_18_chips_of_the_last_hand() {
    let situation = Situation::ForgottenChips {
        amount: chips(15),
        last_hand: seats(&[1, 2, 3, 5]),
        this_hand: seats(&[1, 3, 4, 5]),
    };
    let ruling = at(&situation, Moment::DEALING);
    let only = Verdict::OnlyThese {
        amount: chips(15),
        seats: seats(&[1, 3, 5]),
    };
    decides(&ruling, &only, RuleId::Irreg5);
    let newcomers = seats(&[4]);
    assert_eq!(
        ruling.because,
        Reason::ChipsOfLastHand {
            amount: chips(15),
            newcomers
        }
    );
}

#[test]
fn ex_mis_19_cards_on_the_floor() {
    for moment in [Moment::DEALING, Moment::preflop(1), Moment::street(3)] {
        let ruling = at(&Situation::CardsFell, moment);
        decides(&ruling, &Verdict::STANDS, RuleId::Irreg11);
        assert_eq!(ruling.conflict(), Some(Conflict(52)));
    }
}

#[test]
fn ex_mis_20_unprotected_cards_swept_in() {
    for moment in [Moment::preflop(0), Moment::street(2)] {
        let ruling = at(&swept(false, false), moment);
        decides(&ruling, &Verdict::HandDead, RuleId::Etiq6);
        assert!(ruling.rules().contains(&RuleId::Etiq5));
    }
}

#[test]
fn etiq_6_c_60_all_in_and_protected_hands_are_safe() {
    let all_in = at(&swept(false, true), Moment::street(1));
    decides(&all_in, &Verdict::HandBack, RuleId::Allin4);
    assert_eq!(all_in.conflict(), Some(Conflict(60)));
    for all_in in [false, true] {
        let ruling = at(&swept(true, all_in), Moment::street(1));
        decides(&ruling, &Verdict::HandBack, RuleId::Etiq5);
    }
}

#[test]
fn fold_4_what_touched_the_discards_is_dead() {
    for showdown in [false, true] {
        let ruling = at(&Situation::ThrownIn { showdown }, Moment::street(1));
        decides(&ruling, &Verdict::HandDead, RuleId::Fold4);
        assert_eq!(ruling.rules().contains(&RuleId::Show8), showdown);
    }
}

#[test]
fn ex_etiq_1_fold_out_of_turn() {
    // You (seat 1) have bet; P (seat 2) is to act, Q (seat 3) folds before him.
    let fold = |actor, in_discards| Situation::OutOfTurn {
        actor: Seat(actor),
        turn: Seat(2),
        action: Action::Fold,
        in_discards,
    };
    for in_discards in [false, true] {
        let ruling = at(&fold(3, in_discards), Moment::street(1));
        let turn = Verdict::TurnTo {
            seat: Seat(2),
            hand_dead: in_discards,
        };
        decides(&ruling, &turn, RuleId::Etiq1);
        assert_eq!(ruling.rules().contains(&RuleId::Fold4), in_discards);
    }
    let in_turn = at(&fold(2, false), Moment::street(1));
    decides(&in_turn, &Verdict::STANDS, RuleId::Round5);
}

#[test]
fn ex_etiq_1_the_engine_waits_for_the_turn() {
    let mut hand = dealt(Structure::NoLimit, &[100, 100, 100], 1);
    assert_eq!(Moment::of(&hand.view(Viewer::Everyone)), Moment::preflop(0));
    let Turn::Act(first) = hand.turn() else {
        panic!("somebody acts first");
    };
    let before = hand.state().clone();
    let other = Seat((first.0 + 1) % 3);
    let refusal = hand.apply(other, Action::Fold).map(<[_]>::len).unwrap_err();
    assert_eq!(refusal.because.rule(), RuleId::Round5);
    assert_eq!(hand.state(), &before);
    hand.apply(first, Action::Fold).unwrap();
    hand.apply(other, Action::Call).unwrap();
    let moment = Moment::of(&hand.view(Viewer::Everyone));
    assert_eq!(moment, Moment::preflop(2));
    assert!(!moment.misdeal_possible());
    let Turn::Act(last) = hand.turn() else {
        panic!("the big blind has his option");
    };
    hand.apply(last, Action::Check).unwrap();
    let moment = Moment::of(&hand.view(Viewer::Everyone));
    assert_eq!((moment.acted, moment.acted_on_street), (3, 0));
    assert!(moment.street_untouched());
}

#[test]
fn show_16_and_show_17_show_one_show_all() {
    let shown = |viewer_can_act| Situation::ShownToOne { viewer_can_act };
    let showdown = Moment {
        phase: Phase::Showdown,
        ..Moment::street(2)
    };
    let between = Moment {
        phase: Phase::RoundOver,
        ..Moment::street(2)
    };
    for (viewer_can_act, moment, when, deciding) in [
        (true, Moment::street(1), ShowWhen::Now, RuleId::Show16),
        (false, showdown, ShowWhen::Now, RuleId::Show16),
        (false, Moment::OVER, ShowWhen::Now, RuleId::Show16),
        (false, between, ShowWhen::AfterBetting, RuleId::Show17),
        (
            false,
            Moment::preflop(1),
            ShowWhen::AfterBetting,
            RuleId::Show17,
        ),
    ] {
        let ruling = at(&shown(viewer_can_act), moment);
        decides(&ruling, &Verdict::ShowAll { when }, deciding);
    }
}

#[test]
fn show_10_and_show_11_cards_speak() {
    let cards: CardSet = "9s8h7d6c5c2dKh".parse().unwrap();
    for claimed in Category::ALL {
        let ruling = at(&Situation::Misread { claimed, cards }, Moment::street(2));
        let Verdict::CardsSpeak { strength } = ruling.verdict else {
            panic!("{ruling:?}");
        };
        assert_eq!(strength.category(), Category::Straight);
        assert_eq!(ruling.rules(), [RuleId::Show10, RuleId::Show11]);
        let misread = matches!(ruling.because, Reason::Misread { .. });
        assert_eq!(misread, claimed != Category::Straight);
    }
    let one_card = Situation::Misread {
        claimed: Category::Pair,
        cards: "9s".parse().unwrap(),
    };
    assert_eq!(at(&one_card, Moment::street(2)).rule(), RuleId::Show8);
}

#[test]
fn etiq_7_wrong_award() {
    let award = |went: &[u8], belongs: &[u8], in_time| Situation::WrongAward {
        went_to: seats(went),
        belongs_to: seats(belongs),
        in_time,
    };
    let to_both = Verdict::AwardTo {
        seats: seats(&[2, 4]),
    };
    let ruling = at(&award(&[2], &[2, 4], true), Moment::OVER);
    decides(&ruling, &to_both, RuleId::Etiq7);
    let late = at(&award(&[2], &[4], false), Moment::OVER);
    decides(&late, &Verdict::STANDS, RuleId::Etiq7);
    let right = at(&award(&[4, 2], &[2, 4], false), Moment::OVER);
    decides(&right, &Verdict::STANDS, RuleId::Show10);
}

// Words and chips

/// No limit, blinds 3/6, before the flop, 200 behind.
fn facing_6() -> Facing {
    Facing::no_limit(chips(6), chips(0), chips(200), chips(6))
}

/// No limit, least bet 6, nobody has bet, 200 behind.
fn opening() -> Facing {
    Facing::no_limit(chips(0), chips(0), chips(200), chips(6))
}

/// Fixed limit, unit 10, facing a bet of 10.
fn limit_10() -> Facing {
    Facing::fixed_limit(chips(10), chips(0), chips(200), chips(10), 3)
}

fn call_and(add: u64, back: u64) -> Verdict {
    counts(Action::Call, add, back)
}

fn counts(action: Action, add: u64, back: u64) -> Verdict {
    Verdict::Counts {
        action,
        add: chips(add),
        back: chips(back),
    }
}

fn raise(to: u64) -> Action {
    Action::Raise(RaiseTo(chips(to)))
}

fn raise_to(to: u64) -> Sign {
    Sign::says(Words::RaiseTo {
        to: RaiseTo(chips(to)),
    })
}

fn raise_by(by: u64) -> Sign {
    Sign::says(Words::RaiseBy {
        by: RaiseBy(chips(by)),
    })
}

#[track_caller]
fn told(signs: &[Sign], facing: &Facing, verdict: &Verdict, deciding: RuleId) {
    decides(&declare(signs, facing), verdict, deciding);
}

#[test]
fn ex_string_1_call_and_raise_100() {
    let signs = [Sign::says(Words::Call), raise_by(100)];
    told(&signs, &facing_6(), &call_and(6, 0), RuleId::String3);
    // "I see your ten and raise you twenty", with the chips.
    let signs = [Sign::says(Words::Call), raise_by(20), Sign::puts(3, 30)];
    told(&signs, &limit_10(), &call_and(0, 20), RuleId::String3);
    // A plain call.
    let signs = [Sign::says(Words::Call), Sign::puts(1, 50)];
    told(&signs, &facing_6(), &call_and(0, 44), RuleId::Decl1);
}

#[test]
fn ex_chip_1_one_chip_is_a_call() {
    let chip = Sign::puts(1, 50);
    told(&[chip], &facing_6(), &call_and(0, 44), RuleId::Chip1);
    let said = [Sign::says(Words::Raise), chip];
    told(&said, &facing_6(), &counts(raise(50), 0, 0), RuleId::Decl1);
    // The word after the chip is too late.
    let late = [chip, Sign::says(Words::Raise)];
    told(&late, &facing_6(), &call_and(0, 44), RuleId::Chip1);
}

#[test]
fn ex_chip_2_bet_and_a_half() {
    let fifteen = [Sign::puts(3, 15)];
    let ruling = declare(&fifteen, &limit_10());
    decides(&ruling, &counts(raise(20), 5, 0), RuleId::Chip2);
    assert_eq!(ruling.conflict(), Some(Conflict(9)));
    let fourteen = [Sign::puts(5, 14)];
    told(&fourteen, &limit_10(), &call_and(0, 4), RuleId::Chip2);
    // Unit 20, facing 20, 30 in: 10 to add.
    let unit_20 = Facing::fixed_limit(chips(20), chips(0), chips(200), chips(20), 3);
    let thirty = [Sign::puts(3, 30)];
    told(&thirty, &unit_20, &counts(raise(40), 10, 0), RuleId::Chip2);
    let more = [Sign::puts(6, 35)];
    let ruling = declare(&more, &limit_10());
    decides(&ruling, &counts(raise(20), 0, 15), RuleId::Limit1);
}

#[test]
fn ex_chip_3_too_few_chips() {
    told(
        &[Sign::puts(4, 4)],
        &facing_6(),
        &call_and(2, 0),
        RuleId::Chip3,
    );
    told(
        &[Sign::puts(2, 4)],
        &opening(),
        &counts(Action::Bet(chips(6)), 2, 0),
        RuleId::Chip3,
    );
    // The missing chips may follow.
    let two_motions = [Sign::puts(4, 4), Sign::puts(2, 2)];
    told(&two_motions, &facing_6(), &call_and(0, 0), RuleId::Call1);
}

#[test]
fn chip_1_s_16_one_chip_opens() {
    told(
        &[Sign::puts(1, 50)],
        &opening(),
        &counts(Action::Bet(chips(50)), 0, 0),
        RuleId::Chip1,
    );
}

#[test]
fn chip_1_option_of_the_big_blind() {
    let option = Facing::no_limit(chips(6), chips(6), chips(194), chips(6));
    let check = |back| counts(Action::Check, 0, back);
    told(&[Sign::puts(1, 50)], &option, &check(50), RuleId::Chip1);
    told(&[Sign::puts(2, 2)], &option, &check(2), RuleId::Chip2);
    told(
        &[Sign::puts(2, 14)],
        &option,
        &counts(raise(20), 0, 0),
        RuleId::String2,
    );
}

#[test]
fn string_1_and_string_2_several_motions() {
    let motions = [Sign::puts(4, 20), Sign::puts(6, 30)];
    told(
        &motions,
        &opening(),
        &counts(Action::Bet(chips(20)), 0, 30),
        RuleId::String1,
    );
    let after_call = [Sign::puts(2, 6), Sign::puts(6, 30)];
    told(&after_call, &facing_6(), &call_and(0, 30), RuleId::String1);
    let announced = [raise_to(50), Sign::puts(4, 20), Sign::puts(6, 30)];
    let ruling = declare(&announced, &facing_6());
    decides(&ruling, &counts(raise(50), 0, 0), RuleId::Decl1);
    assert!(ruling.rules().contains(&RuleId::String2));
    // "Raise" without an amount: one motion.
    let unnamed = [
        Sign::says(Words::Raise),
        Sign::puts(4, 20),
        Sign::puts(6, 30),
    ];
    told(
        &unnamed,
        &facing_6(),
        &counts(raise(20), 0, 30),
        RuleId::String1,
    );
    told(
        &[Sign::puts(5, 40)],
        &facing_6(),
        &counts(raise(40), 0, 0),
        RuleId::String2,
    );
}

#[test]
fn decl_1_words_bind() {
    let bet = |to| Action::Bet(chips(to));
    // With a free check "fold" is a fold.
    told(
        &[Sign::says(Words::Fold)],
        &opening(),
        &counts(Action::Fold, 0, 0),
        RuleId::Decl1,
    );
    told(
        &[Sign::says(Words::AllIn)],
        &facing_6(),
        &counts(raise(200), 200, 0),
        RuleId::Decl1,
    );
    told(
        &[Sign::says(Words::BetOf { amount: chips(30) })],
        &opening(),
        &counts(bet(30), 30, 0),
        RuleId::Decl1,
    );
    told(
        &[raise_by(20), Sign::puts(1, 20)],
        &facing_6(),
        &counts(raise(26), 6, 0),
        RuleId::Decl1,
    );
    // Too little is made up, too much cut down.
    told(
        &[raise_to(9)],
        &facing_6(),
        &counts(raise(12), 12, 0),
        RuleId::Decl1,
    );
    told(
        &[raise_to(900)],
        &facing_6(),
        &counts(raise(200), 200, 0),
        RuleId::Nolim1,
    );
    // "Bet" against a bet: the amount decides.
    let bets = |amount| {
        [Sign::says(Words::BetOf {
            amount: chips(amount),
        })]
    };
    told(
        &bets(20),
        &facing_6(),
        &counts(raise(20), 20, 0),
        RuleId::String2,
    );
    told(&bets(8), &facing_6(), &call_and(6, 0), RuleId::Chip2);
}

#[test]
fn decl_1_all_in_for_less_is_a_call() {
    let short = Facing::no_limit(chips(60), chips(0), chips(40), chips(60));
    told(
        &[Sign::says(Words::AllIn)],
        &short,
        &call_and(40, 0),
        RuleId::Decl1,
    );
    told(&[Sign::puts(9, 40)], &short, &call_and(0, 0), RuleId::Call1);
}

#[test]
fn limit_5_capped_raise_is_a_call() {
    let capped = Facing::fixed_limit(chips(40), chips(0), chips(200), chips(10), 3);
    for signs in [
        vec![Sign::says(Words::Raise), Sign::puts(10, 50)],
        vec![Sign::puts(10, 50)],
    ] {
        told(&signs, &capped, &call_and(0, 10), RuleId::Limit5);
    }
    let own_bet = Facing {
        wager: Err(Citation::NotReopened {
            grown: chips(4),
            full: chips(6),
        }),
        ..Facing::no_limit(chips(10), chips(6), chips(100), chips(6))
    };
    told(&[raise_to(40)], &own_bet, &call_and(4, 0), RuleId::Allin6);
}

#[test]
fn decl_2_and_etiq_1_only_in_turn_and_clearly() {
    let nothing = |back| Verdict::NotTaken { back: chips(back) };
    let early = facing_6().out_of_turn();
    let signs = [raise_to(50), Sign::puts(3, 50)];
    let ruling = declare(&signs, &early);
    decides(&ruling, &nothing(50), RuleId::Etiq1);
    assert!(ruling.rules().contains(&RuleId::Decl2));
    for signs in [vec![], vec![Sign::Waves], vec![Sign::puts(0, 0)]] {
        told(&signs, &opening(), &nothing(0), RuleId::Decl2);
    }
}

#[test]
fn check_5_saying_so_or_tapping() {
    for sign in [Sign::Taps, Sign::says(Words::Check)] {
        let check = counts(Action::Check, 0, 0);
        told(&[sign], &opening(), &check, RuleId::Check5);
        let nothing = Verdict::NotTaken { back: chips(0) };
        told(&[sign], &facing_6(), &nothing, RuleId::Check4);
    }
}

#[test]
fn fold_3_cards_to_the_dealer() {
    let fold = counts(Action::Fold, 0, 0);
    told(&[Sign::ThrowsCards], &facing_6(), &fold, RuleId::Fold3);
    assert_eq!(
        check_fold(FoldGesture::FaceDownToDealer, 2),
        Ok(Duty::FoldToDealer)
    );
    assert_eq!(
        check_fold(FoldGesture::ThrownInAndSaid, 2),
        Ok(Duty::FoldToDealer)
    );
    assert_eq!(check_fold(FoldGesture::FaceUp, 1), Ok(Duty::FoldToDealer));
    for (gesture, deciding) in [
        (FoldGesture::FaceUp, RuleId::Fold5),
        (FoldGesture::ThrownInSilently, RuleId::Fold3),
        (FoldGesture::IntoDiscards, RuleId::Fold3),
    ] {
        broken(check_fold(gesture, 2), deciding);
    }
}

// Procedure

#[track_caller]
fn broken(checked: Checked, deciding: RuleId) {
    assert_eq!(checked.map_err(ProcedureFault::rule), Err(deciding));
}

#[test]
fn ex_shuf_1_live_shuffle_checklist() {
    use ShuffleStep::{Chemmy, Cut, Riffle, Strip};
    let right = [Chemmy, Riffle, Riffle, Strip, Riffle, Cut];
    assert_eq!(SHUFFLE, right);
    assert_eq!(check_shuffle(&right, 30), Ok(Duty::Shuffle));
    broken(check_shuffle(&right, 31), RuleId::Shuf2);
    broken(
        check_shuffle(&[Chemmy, Riffle, Strip, Riffle, Riffle, Cut], 20),
        RuleId::Shuf3,
    );
    broken(check_shuffle(&[Chemmy], 20), RuleId::Shuf3);
    broken(check_shuffle(&right[..5], 20), RuleId::Shuf4);
    broken(
        check_shuffle(&[Chemmy, Riffle, Riffle, Strip, Cut, Riffle], 20),
        RuleId::Shuf4,
    );
    let longer = [right.as_slice(), &[Riffle]].concat();
    broken(check_shuffle(&longer, 20), RuleId::Shuf4);
}

#[test]
fn deck_5_two_decks_change_with_the_dealer() {
    assert_eq!(check_decks(2, true, true), Ok(Duty::TwoDecks));
    assert_eq!(check_decks(2, false, false), Ok(Duty::TwoDecks));
    broken(check_decks(1, false, false), RuleId::Deck5);
    broken(check_decks(2, true, false), RuleId::Deck5);
    broken(check_decks(2, false, true), RuleId::Deck5);
}

#[test]
fn deck_6_new_cards_are_checked_and_mixed() {
    assert_eq!(check_new_cards(true, true, true), Ok(Duty::NewCards));
    broken(check_new_cards(false, true, true), RuleId::Deck6);
    broken(check_new_cards(true, false, true), RuleId::Deck4);
    broken(check_new_cards(true, true, false), RuleId::Deck6);
}

#[test]
fn seat_5_and_tourn_11_the_dealer() {
    let at_centre = Dealer::House { at_centre: true };
    assert_eq!(check_dealer(at_centre, false), Ok(Duty::DealerAtCentre));
    assert_eq!(check_dealer(at_centre, true), Ok(Duty::LeagueDealer));
    assert_eq!(check_dealer(Dealer::Player, false), Ok(Duty::SelfDealt));
    broken(check_dealer(Dealer::Player, true), RuleId::Tourn11);
    let aside = Dealer::House { at_centre: false };
    broken(check_dealer(aside, true), RuleId::Seat5);
}

#[test]
fn burn_2_the_burn_card_stays_face_down() {
    assert_eq!(check_burn_card(false), Ok(Duty::BurnFaceDown));
    broken(check_burn_card(true), RuleId::Burn2);
}

#[test]
fn deal_5_deal_6_etiq_5_buyin_5_handling() {
    assert_eq!(
        check_handling(Handling::LiftsCardsToLook),
        Ok(Duty::CardsInSight)
    );
    assert_eq!(
        check_handling(Handling::ProtectsCards),
        Ok(Duty::CardsProtected)
    );
    assert_eq!(
        check_handling(Handling::StacksChipsOnTable),
        Ok(Duty::ChipsOnTable)
    );
    for (handling, deciding) in [
        (Handling::LeavesCardsUncovered, RuleId::Etiq5),
        (Handling::HoldsCardsUp, RuleId::Deal6),
        (Handling::HidesCards, RuleId::Deal5),
        (Handling::TakesCardsOffTable, RuleId::Deal5),
        (Handling::HandlesChipsOffTable, RuleId::Buyin5),
        (Handling::PocketsChips, RuleId::Buyin6),
        (Handling::AddsChipsInHand, RuleId::Buyin7),
    ] {
        broken(check_handling(handling), deciding);
    }
}

#[test]
fn show_11_the_dealer_reads_shown_hands() {
    assert_eq!(check_reading(true), Ok(Duty::HelpReading));
    broken(check_reading(false), RuleId::Show11);
}

#[test]
fn etiq_7_point_it_out() {
    assert_eq!(check_award_seen(Spoken::AtOnce), Ok(Duty::AwardPointedOut));
    broken(check_award_seen(Spoken::Later), RuleId::Etiq7);
    broken(check_award_seen(Spoken::Never), RuleId::Etiq7);
}

// Everything

/// A hand with blinds 3/6 and the button in seat 0.
fn dealt(structure: Structure, stacks: &[u64], seed: u64) -> Hand {
    let rules = HouseRules {
        structure,
        ..house()
    };
    let stakes = Stakes {
        small_blind: chips(3),
        big_blind: chips(6),
        ante: Chips::ZERO,
    };
    let players = stacks.iter().enumerate().map(|(seat, stack)| PlayerSetup {
        seat: Seat(seat as u8),
        stack: chips(*stack),
    });
    let deck = Deck::shuffled(format!("{seed:x}").parse().unwrap());
    let setup = HandSetup::standard(rules, stakes, Seat(0), players.collect(), deck);
    Hand::deal(setup).unwrap()
}

fn every_moment() -> Vec<Moment> {
    let phases = [
        Phase::Dealing,
        Phase::Betting,
        Phase::RoundOver,
        Phase::Showdown,
        Phase::Over,
    ];
    let mut moments = Vec::new();
    for phase in phases {
        for acted in 0..=3 {
            for acted_on_street in 0..=acted {
                moments.push(Moment {
                    phase,
                    acted,
                    acted_on_street,
                });
            }
        }
    }
    moments
}

fn every_situation() -> Vec<Situation> {
    let mut all = vec![
        Situation::WrongButton,
        Situation::SpoiledStub,
        Situation::CardsFell,
        Situation::TwoAlike {
            card: "Qh".parse().unwrap(),
        },
        Situation::CardsMissing { cards: count(1) },
        Situation::LargeFlop { extra: count(255) },
        Situation::ForgottenChips {
            amount: chips(5),
            last_hand: seats(&[1]),
            this_hand: seats(&[2]),
        },
        Situation::Misread {
            claimed: Category::Pair,
            cards: CardSet::FULL,
        },
        Situation::Misread {
            claimed: Category::Pair,
            cards: "AsAhKd9c3c".parse().unwrap(),
        },
    ];
    for by in [Cause::Dealer, Cause::Player] {
        for number in [1, 2, 3, 255] {
            for more in [0, 1, 255] {
                let card = card(number);
                all.push(Situation::Exposed { by, card, more });
            }
        }
    }
    for yes in [false, true] {
        for cards in [1, 2, 255].map(count) {
            all.push(Situation::Boxed {
                cards,
                next_gone: yes,
            });
            all.push(Situation::ExtraCards { cards });
        }
        all.push(Situation::OutOfOrder {
            exposed_as_burn: yes,
        });
        all.push(Situation::OneCard { last_of_deal: yes });
        all.push(Situation::ThrownIn { showdown: yes });
        all.push(Situation::ShownToOne {
            viewer_can_act: yes,
        });
        for also in [false, true] {
            all.push(Situation::NoCards {
                entitled: yes,
                wants_to_play: also,
            });
            all.push(joker_in_hand(yes, also));
            all.push(swept(yes, also));
            all.push(Situation::WrongAward {
                went_to: seats(&[1]),
                belongs_to: seats(if also { &[1] } else { &[2] }),
                in_time: yes,
            });
            all.push(Situation::OutOfTurn {
                actor: Seat(3),
                turn: Seat(if also { 3 } else { 2 }),
                action: Action::Check,
                in_discards: yes,
            });
        }
        for found in [JokerAt::Board, JokerAt::Deck] {
            all.push(Situation::Joker {
                found,
                next_gone: yes,
            });
        }
    }
    for place in [WrongPlace::Empty, WrongPlace::NotEntitled] {
        all.push(Situation::WrongPlace { place });
    }
    for found in [
        CardsIn::Hand,
        CardsIn::Board,
        CardsIn::Discards,
        CardsIn::Burns,
        CardsIn::Stub,
    ] {
        all.push(Situation::OddBack { found });
    }
    for street in BoardStreet::ALL {
        all.push(Situation::EarlyStreet { street });
        for cards in [0, 1, 2, 255] {
            all.push(Situation::Burned { street, cards });
        }
    }
    all
}

fn every_sign() -> Vec<Sign> {
    let mut signs = vec![Sign::Taps, Sign::Waves, Sign::ThrowsCards];
    let words = [
        Words::Check,
        Words::Call,
        Words::Fold,
        Words::AllIn,
        Words::Bet,
        Words::Raise,
    ];
    signs.extend(words.map(Sign::says));
    for amount in [0, 4, 6, 8, 9, 15, 50, 200, u64::MAX] {
        signs.push(raise_to(amount));
        signs.push(raise_by(amount));
        signs.push(Sign::says(Words::BetOf {
            amount: chips(amount),
        }));
        signs.push(Sign::puts(1, amount));
        signs.push(Sign::puts(3, amount));
    }
    signs
}

fn every_facing() -> Vec<Facing> {
    vec![
        facing_6(),
        facing_6().out_of_turn(),
        opening(),
        limit_10(),
        Facing::no_limit(chips(6), chips(6), chips(194), chips(6)),
        Facing::no_limit(chips(60), chips(10), chips(30), chips(60)),
        Facing::no_limit(chips(0), chips(0), chips(4), chips(6)),
        Facing::no_limit(chips(6), chips(0), chips(8), chips(6)),
        Facing::no_limit(chips(0), chips(0), chips(0), chips(0)),
        Facing::fixed_limit(chips(40), chips(30), chips(200), chips(10), 3),
        Facing::fixed_limit(chips(0), chips(0), chips(7), chips(0), 3),
    ]
}

fn all_checked() -> Vec<Checked> {
    use FoldGesture::{FaceDownToDealer, FaceUp, IntoDiscards};
    let mut all = vec![
        check_shuffle(&SHUFFLE, 30),
        check_shuffle(&SHUFFLE, 40),
        check_shuffle(&[], 0),
        check_shuffle(&SHUFFLE[..5], 0),
        check_decks(2, true, true),
        check_new_cards(true, true, true),
        check_dealer(Dealer::House { at_centre: true }, false),
        check_dealer(Dealer::Player, true),
        check_burn_card(true),
        check_reading(true),
        check_award_seen(Spoken::AtOnce),
    ];
    all.extend([FaceDownToDealer, FaceUp, IntoDiscards].map(|gesture| check_fold(gesture, 3)));
    all.extend(
        [
            Handling::LiftsCardsToLook,
            Handling::HoldsCardsUp,
            Handling::TakesCardsOffTable,
            Handling::HandlesChipsOffTable,
            Handling::ProtectsCards,
        ]
        .map(check_handling),
    );
    all
}

#[test]
fn every_table_entry_is_simulated_and_cited() {
    let mut cited = BTreeSet::new();
    let mut deciding = BTreeSet::new();
    let mut note = |rules: &[RuleId]| {
        cited.extend(rules.iter().copied());
        deciding.extend(rules.first().copied());
    };
    for situation in every_situation() {
        for moment in every_moment() {
            for rules in [house(), always_replace(), no_burns()] {
                note(rule(&situation, moment, &rules).rules());
            }
        }
    }
    for facing in every_facing() {
        for first in every_sign() {
            for second in every_sign() {
                note(declare(&[first, second], &facing).rules());
            }
        }
    }
    for checked in all_checked() {
        match checked {
            Ok(duty) => note(duty.rules()),
            Err(fault) => note(fault.rules()),
        }
    }
    let simulated: BTreeSet<RuleId> = SIMULATED.iter().copied().collect();
    assert_eq!(simulated.len(), SIMULATED.len(), "an entry is listed twice");
    let of_the_table: BTreeSet<RuleId> = RuleId::ALL
        .iter()
        .copied()
        .filter(|rule| rule.tag() == Tag::Table || *rule == RuleId::Misdeal11)
        .collect();
    assert_eq!(of_the_table.len(), 57);
    assert_eq!(simulated, of_the_table);
    let silent: Vec<&RuleId> = simulated.difference(&cited).collect();
    assert!(silent.is_empty(), "never cited: {silent:?}");
    // What is cited besides another entry only, never as the deciding one.
    let beside: Vec<&RuleId> = simulated.difference(&deciding).collect();
    assert_eq!(
        beside,
        [&RuleId::Misdeal1, &RuleId::Misdeal12, &RuleId::Irreg9]
    );
}

#[test]
fn rulings_and_situations_are_data() {
    for situation in every_situation() {
        let json = serde_json::to_string(&situation).unwrap();
        assert_eq!(
            serde_json::from_str::<Situation>(&json).unwrap(),
            situation,
            "{json}"
        );
        for moment in every_moment() {
            let json = serde_json::to_string(&moment).unwrap();
            assert_eq!(serde_json::from_str::<Moment>(&json).unwrap(), moment);
            let ruling = rule(&situation, moment, &house());
            let json = serde_json::to_string(&ruling).unwrap();
            assert_eq!(
                serde_json::from_str::<Ruling>(&json).unwrap(),
                ruling,
                "{json}"
            );
        }
    }
    for facing in every_facing() {
        let json = serde_json::to_string(&facing).unwrap();
        assert_eq!(serde_json::from_str::<Facing>(&json).unwrap(), facing);
        for sign in every_sign() {
            let json = serde_json::to_string(&sign).unwrap();
            assert_eq!(serde_json::from_str::<Sign>(&json).unwrap(), sign);
            let ruling = declare(&[sign], &facing);
            let json = serde_json::to_string(&ruling).unwrap();
            assert_eq!(serde_json::from_str::<Ruling>(&json).unwrap(), ruling);
        }
    }
    for checked in all_checked() {
        let json = serde_json::to_string(&checked).unwrap();
        assert_eq!(serde_json::from_str::<Checked>(&json).unwrap(), checked);
    }
}

#[test]
fn after_the_hand_nothing_is_mended() {
    for situation in every_situation() {
        let ruling = at(&situation, Moment::OVER);
        let repairs = matches!(ruling.verdict.basket(), Basket::Repair | Basket::Misdeal);
        let allowed = matches!(
            ruling.verdict,
            Verdict::ShowAll { .. } | Verdict::AwardTo { .. } | Verdict::TurnTo { .. }
        );
        assert!(!repairs || allowed, "{situation:?}: {ruling:?}");
    }
}

proptest! {
    /// Whatever is said and put, the action is one the engine would take, and chips add up.
    #[test]
    fn chip_3_declarations_are_legal_and_balanced(
        bet in 0_u64..100,
        own in 0_u64..100,
        stack in 1_u64..300,
        full in 1_u64..60,
        limit: bool,
        picks in proptest::collection::vec((0_u8..12, 1_u64..300, 1_u16..5), 0..4),
    ) {
        let own = own.min(bet);
        let (bet, own, stack, full) = (chips(bet), chips(own), chips(stack), chips(full));
        let facing = if limit {
            Facing::fixed_limit(bet, own, stack, full, 3)
        } else {
            Facing::no_limit(bet, own, stack, full)
        };
        // Nobody can put forward more than he has.
        let mut left = stack.get();
        let signs: Vec<Sign> = picks
            .into_iter()
            .map(|(pick, amount, pieces)| match pick {
                0 => Sign::Taps,
                1 => Sign::says(Words::Call),
                2 => Sign::says(Words::Raise),
                3 => Sign::says(Words::AllIn),
                4 => raise_to(amount),
                5 => raise_by(amount),
                6 => Sign::says(Words::Bet),
                7 => Sign::says(Words::BetOf { amount: chips(amount) }),
                _ => {
                    let amount = amount.min(left);
                    left -= amount;
                    Sign::puts(pieces, amount)
                }
            })
            .collect();
        let put: Chips = signs.iter().map(|sign| sign.chips()).sum();
        match declare(&signs, &facing).verdict {
            Verdict::NotTaken { back } => prop_assert_eq!(back, put),
            Verdict::Counts { action, add, back } => {
                prop_assert!(add.is_zero() || back.is_zero());
                let pay = (put + add).checked_sub(back).unwrap();
                prop_assert!(pay <= stack);
                match action {
                    Action::Check => prop_assert!(facing.due().is_zero() && pay.is_zero()),
                    Action::Call => {
                        prop_assert_eq!(pay, facing.due());
                        prop_assert!(!pay.is_zero());
                    }
                    Action::Bet(to) | Action::Raise(RaiseTo(to)) => {
                        let wager = facing.wager.unwrap();
                        prop_assert!(wager.min <= to && to <= wager.max);
                        prop_assert_eq!(own + pay, to);
                        prop_assert_eq!(matches!(action, Action::Bet(_)), bet.is_zero());
                    }
                    other => prop_assert!(false, "{:?}", other),
                }
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }

    /// What words and chips count as at any turn of a hand, the engine takes, and the chips that
    /// stay in front of the player are those it takes.
    #[test]
    fn decl_1_the_engine_takes_every_declaration(
        structure in prop_oneof![
            Just(Structure::NoLimit), Just(Structure::PotLimit), Just(Structure::FixedLimit),
        ],
        stacks in proptest::collection::vec(1_u64..120, 2..6),
        seed: u64,
        picks in proptest::collection::vec((0_u8..8, 1_u64..120, 1_u16..4, 0_u64..40), 1..60),
    ) {
        let mut hand = dealt(structure, &stacks, seed);
        for (pick, amount, pieces, second) in picks {
            let (Turn::Act(seat), Some(legal)) = (hand.turn(), hand.legal()) else {
                break;
            };
            let facing = Facing::of(hand.state(), &legal).unwrap();
            let first = amount.min(facing.stack.get());
            let second = second.min(facing.stack.get() - first);
            let puts = [Sign::puts(pieces, first), Sign::puts(pieces, second)];
            let word = match pick {
                0 => Some(Words::Call),
                1 => Some(Words::Raise),
                2 => Some(Words::AllIn),
                3 => Some(Words::RaiseTo { to: RaiseTo(chips(amount)) }),
                4 => Some(Words::BetOf { amount: chips(amount) }),
                _ => None,
            };
            let signs: Vec<Sign> = word.map(Sign::says).into_iter().chain(puts).collect();
            let Verdict::Counts { action, add, back } = declare(&signs, &facing).verdict else {
                panic!("chips always count");
            };
            let taken = hand.state().taken.len();
            prop_assert!(hand.apply(seat, action).is_ok(), "{signs:?} {facing:?} {action:?}");
            let paid = hand.state().taken[taken].paid;
            let pay = (chips(first + second) + add).checked_sub(back);
            prop_assert_eq!(Some(paid), pay, "{:?} {:?} {:?}", signs, facing, action);
        }
    }
}
