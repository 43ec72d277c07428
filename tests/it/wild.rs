//! Set-ups, house rules, saved games and messages of any kind: refused with a reason, or played
//! to the end without a panic, a hang or a lost chip. The fuzzer throws bytes at the same
//! attempts (`make fuzz`).

mod attempts;
mod dice;
mod school;

use cards_speak::engine::cards::{DealRng, Deck};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{
    Action, ForcedBet, ForcedKind, Hand, HandSetup, Mode, PlayerSetup, Turn,
};
use cards_speak::engine::house::HouseRules;
use cards_speak::engine::seat::Seat;

use dice::{Bytes, seed};

/// The dice of one attempt.
fn thrown(number: u64) -> DealRng {
    DealRng::new(seed(number))
}

#[test]
fn any_setup_is_refused_with_a_reason_or_played_to_the_end() {
    let count = 200_000;
    let played = (0..count)
        .filter(|&number| attempts::hand_setup(&mut thrown(number)))
        .count();
    let refused = count as usize - played;
    assert!(
        played > 2_000 && refused > 2_000,
        "{played} played, {refused} refused"
    );
}

#[test]
fn any_text_of_house_rules_is_refused_with_a_reason_or_reads_back_as_written() {
    for number in 0..3_000 {
        attempts::house_rules(&mut thrown(1 << 40 | number));
    }
}

#[test]
fn anybody_may_try_anything_in_a_hand() {
    for number in 0..5_000 {
        attempts::action_sequence(&mut thrown(2 << 40 | number));
    }
}

#[test]
fn any_tournament_is_refused_with_a_reason_or_loses_no_chip() {
    let count = 2_000;
    let begun: Vec<usize> = (0..count)
        .filter_map(|number| attempts::tournament_sequence(&mut thrown(3 << 40 | number)))
        .collect();
    let (begun, hands) = (begun.len() as u64, begun.iter().sum::<usize>());
    let refused = count - begun;
    assert!(
        begun > 1_000 && refused > 200 && hands > 10_000,
        "{begun} begun, {refused} refused, {hands} hands"
    );
}

#[test]
fn any_saved_game_is_refused_with_a_reason_or_can_be_played_on() {
    for number in 0..5_000 {
        attempts::saved_game(&mut thrown(4 << 40 | number));
    }
}

#[test]
fn any_link_to_a_hand_is_refused_with_a_reason_or_is_that_hand() {
    for number in 0..3_000 {
        attempts::linked_hand(&mut thrown(6 << 40 | number));
    }
}

#[test]
fn any_message_to_the_worker_is_answered() {
    for number in 0..5_000 {
        attempts::messages(&mut thrown(5 << 40 | number));
    }
}

#[test]
fn any_link_to_a_spot_is_refused_with_a_reason_or_is_that_spot() {
    for number in 0..3_000 {
        school::spot_link(&mut thrown(7 << 40 | number));
    }
}

#[test]
fn any_assignment_is_taken_or_named_parameter_by_parameter() {
    for number in 0..20_000 {
        school::assignment_link(&mut thrown(8 << 40 | number));
    }
}

#[test]
fn any_lesson_is_refused_with_a_reason_or_read() {
    for number in 0..1_000 {
        school::lesson(&mut thrown(9 << 40 | number));
    }
}

/// What the fuzzer begins with.
#[test]
fn the_attempts_come_to_an_end_on_few_bytes_or_none() {
    for bytes in [&b""[..], b"{}", b"{\"raiseCap\":\"4\"}", &[255; 40]] {
        attempts::house_rules_text(bytes);
        attempts::house_rules(&mut Bytes(bytes));
        attempts::hand_setup(&mut Bytes(bytes));
        attempts::action_sequence(&mut Bytes(bytes));
        attempts::tournament_sequence(&mut Bytes(bytes));
        assert!(attempts::saved_text(bytes).is_none());
        attempts::saved_game(&mut Bytes(bytes));
        assert!(!attempts::link_text(bytes));
        attempts::linked_hand(&mut Bytes(bytes));
        attempts::message_bytes(bytes);
        attempts::messages(&mut Bytes(bytes));
        assert!(!school::spot_link_text(bytes));
        school::spot_link(&mut Bytes(bytes));
        school::assignment_link_text(bytes);
        school::assignment_link(&mut Bytes(bytes));
        school::lesson_text(bytes);
        school::lesson(&mut Bytes(bytes));
    }
}

#[test]
fn pot_8_chips_whose_claimants_have_folded_go_to_the_others() {
    // Only two of three have paid an ante, and both fold.
    let player = |seat| PlayerSetup {
        seat: Seat(seat),
        stack: Chips::new(100),
    };
    let ante = |seat| ForcedBet {
        seat: Seat(seat),
        kind: ForcedKind::Ante,
        amount: Chips::new(10),
    };
    let setup = HandSetup {
        rules: HouseRules::default(),
        mode: Mode::Cash,
        button: Seat(2),
        players: vec![player(0), player(1), player(2)],
        forced: vec![ante(0), ante(1)],
        min_bets: [Chips::new(10); 4],
        caps: None,
        smallest_chip: Chips::new(1),
        deck: Deck::ordered(),
    };
    let mut hand = Hand::deal(setup).unwrap();
    hand.apply(Seat(0), Action::Fold).unwrap();
    hand.apply(Seat(1), Action::Fold).unwrap();
    assert_eq!(hand.turn(), Turn::Over);
    assert_eq!(hand.state().seat(Seat(2)).unwrap().stack, Chips::new(120));
}
