//! Button and blinds from hand to hand.

use cards_speak::engine::house::ButtonRule::{self, DeadButton, MovingButton};
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::Positions;

fn seats(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().copied().map(Seat).collect()
}

fn at(button: u8, small_blind: u8, big_blind: u8) -> Positions {
    let (button, small_blind, big_blind) = (Seat(button), Seat(small_blind), Seat(big_blind));
    Positions {
        button,
        small_blind,
        big_blind,
    }
}

fn walk(start: Positions, playing: &[u8], rule: ButtonRule, hands: usize) -> Vec<Positions> {
    let playing = seats(playing);
    let next = |last: &Positions| last.next(&playing, rule);
    std::iter::successors(Some(start), next)
        .skip(1)
        .take(hands)
        .collect()
}

#[test]
fn btn_2_3_blind_9_roles_follow_each_other() {
    for rule in [DeadButton, MovingButton] {
        let walked = walk(at(1, 2, 3), &[1, 2, 3, 4, 5], rule, 3);
        assert_eq!(walked, [at(2, 3, 4), at(3, 4, 5), at(4, 5, 1)]);
    }
}

#[test]
fn ex_btn_1_small_blind_leaves() {
    assert_eq!(
        walk(at(1, 2, 3), &[1, 3, 4, 5], DeadButton, 2),
        [at(2, 3, 4), at(3, 4, 5)]
    );
    assert_eq!(
        walk(at(1, 2, 3), &[1, 3, 4, 5], MovingButton, 1),
        [at(3, 4, 5)]
    );
}

#[test]
fn ex_btn_1_big_blind_leaves() {
    // The chair of seat 3 is empty: no small blind, then the button stands there.
    assert_eq!(
        walk(at(1, 2, 3), &[1, 2, 4, 5], DeadButton, 2),
        [at(2, 3, 4), at(3, 4, 5)]
    );
    assert_eq!(
        walk(at(1, 2, 3), &[1, 2, 4, 5], MovingButton, 1),
        [at(2, 4, 5)]
    );
}

#[test]
fn btn_4_s_2_three_become_two() {
    // Button 1, small blind 2, big blind 3; whoever leaves, seat 3 does not pay again.
    for rule in [DeadButton, MovingButton] {
        assert_eq!(
            walk(at(1, 2, 3), &[1, 3], rule, 2),
            [at(3, 3, 1), at(1, 1, 3)]
        );
        assert_eq!(walk(at(1, 2, 3), &[2, 3], rule, 1), [at(3, 3, 2)]);
        assert_eq!(walk(at(1, 2, 3), &[1, 2], rule, 1), [at(2, 2, 1)]);
    }
}

#[test]
fn btn_4_two_become_three() {
    // Heads-up, seat 1 has the button, seat 4 the big blind; seat 6 joins on the left of seat 4.
    assert_eq!(
        walk(at(1, 1, 4), &[1, 4, 6], DeadButton, 2),
        [at(1, 4, 6), at(4, 6, 1)]
    );
    // Seat 2 joins between them: seat 1 pays the big blind, so the button cannot be his.
    assert_eq!(walk(at(1, 1, 4), &[1, 2, 4], DeadButton, 1), [at(2, 4, 1)]);
}

#[test]
fn btn_5_everybody_pays_the_big_blind_once_an_orbit() {
    for rule in [DeadButton, MovingButton] {
        let walked = walk(at(0, 1, 2), &[0, 1, 2, 5, 7, 9], rule, 6);
        let mut paid: Vec<Seat> = walked.iter().map(|positions| positions.big_blind).collect();
        paid.sort_unstable();
        assert_eq!(paid, seats(&[0, 1, 2, 5, 7, 9]));
    }
}

#[test]
fn draw_1_first_positions() {
    assert_eq!(
        Positions::first(&seats(&[1, 3, 5]), Seat(3)),
        Some(at(3, 5, 1))
    );
    assert_eq!(
        Positions::first(&seats(&[1, 3]), Seat(3)),
        Some(at(3, 3, 1))
    );
    assert_eq!(Positions::first(&seats(&[1]), Seat(1)), None);
}
