//! Figures about a player.

use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::Hand;
use cards_speak::engine::seat::Seat;
use cards_speak::stats::{Deeds, Rate, Tally, luck_adjusted};

use crate::support::{Play, Table};

const NOTHING: Rate = Rate { times: 0, of: 0 };
const NO: Rate = Rate { times: 0, of: 1 };
const YES: Rate = Rate { times: 1, of: 1 };

/// The hand with all cards shown that may be.
fn over(mut play: Play) -> Hand {
    while !play.is_over() {
        let seat = play.turn();
        play = play.act(seat, "show");
    }
    play.0
}

fn deeds(hand: &Hand, seat: u8) -> Deeds {
    Deeds::of(hand, Seat(seat)).unwrap()
}

#[test]
fn a_limped_pot() {
    let hand = over(
        Table::new(&[100, 100, 100, 100])
            .hole(0, "2c7d")
            .hole(1, "KsKh")
            .hole(3, "AsAh")
            .board("Ad8h3s4s5c")
            .deal()
            .line("2 fold, 3 call, 0 call, 1 check | 0 check, 1 bet 4, 3 raise 12, 0 fold, 1 call")
            .line("1 check, 3 bet 10, 1 call | 1 check, 3 check"),
    );
    let button = deeds(&hand, 3);
    assert_eq!(button.voluntary, YES);
    assert_eq!(button.raised_first, NO);
    assert_eq!(button.three_bet, NOTHING);
    assert_eq!(button.aggression, Rate { times: 2, of: 2 });
    assert_eq!(button.to_showdown, YES);
    assert_eq!(button.won_showdown, YES);
    assert_eq!(button.net, 26);
    let big_blind = deeds(&hand, 1);
    assert_eq!(big_blind.voluntary, NO, "to check costs nothing");
    assert_eq!(big_blind.aggression, Rate { times: 1, of: 3 });
    assert_eq!((big_blind.to_showdown, big_blind.won_showdown), (YES, NO));
    let small_blind = deeds(&hand, 0);
    assert_eq!(small_blind.voluntary, YES, "half a call is a call");
    assert_eq!(
        small_blind.aggression, NO,
        "a check says nothing, a fold does"
    );
    assert_eq!(
        (small_blind.to_showdown, small_blind.won_showdown),
        (NO, NOTHING)
    );
    let early = deeds(&hand, 2);
    assert_eq!((early.voluntary, early.to_showdown), (NO, NOTHING));
    assert_eq!(Deeds::of(&hand, Seat(9)), None);
}

#[test]
fn who_raises_again_and_who_could() {
    let hand = over(
        Table::new(&[100, 100, 100, 30])
            .deal()
            .line("2 raise 6, 3 fold, 0 raise 18, 1 fold, 2 raise 40, 0 fold"),
    );
    let first = deeds(&hand, 2);
    assert_eq!((first.raised_first, first.three_bet), (YES, NOTHING));
    assert_eq!(first.net, 20);
    assert_eq!(deeds(&hand, 3).three_bet, NO);
    assert_eq!(deeds(&hand, 0).three_bet, YES);
    assert_eq!(deeds(&hand, 1).three_bet, NOTHING, "two had raised");

    let all_in = over(
        Table::new(&[100, 100, 100, 30])
            .deal()
            .line("2 raise 40, 3 call, 0 fold, 1 fold"),
    );
    assert_eq!(deeds(&all_in, 3).three_bet, NOTHING, "he could only call");
}

#[test]
fn a_walk_says_nothing_about_the_big_blind() {
    let hand = over(Table::new(&[100, 100, 100]).deal().line("2 fold, 0 fold"));
    let walked = deeds(&hand, 1);
    assert_eq!((walked.voluntary, walked.raised_first), (NOTHING, NOTHING));
    assert_eq!(walked.net, 1);
}

#[test]
fn a_sum_has_its_interval() {
    let hand = over(Table::new(&[100, 100, 100]).deal().line("2 fold, 0 fold"));
    let mut tally = Tally::default();
    assert_eq!(tally.winnings.per_hundred(), None);
    let blind = Chips::new(2);
    // +1, −1 and 0 chips at a big blind of 2: mean 0, deviation half a big blind.
    for seat in [1, 0, 2] {
        tally.add(&deeds(&hand, seat), blind);
    }
    assert_eq!(tally.hands, 3);
    assert_eq!(tally.voluntary, Rate { times: 0, of: 2 });
    assert_eq!(tally.winnings.net(), 0);
    let (mean, half) = tally.winnings.per_hundred().unwrap();
    assert!(mean.abs() < 1e-9, "{mean}");
    assert!(
        (half - 100.0 * 1.96 * 0.5 / 3_f64.sqrt()).abs() < 0.01,
        "{half}"
    );
}

fn adjusted(hand: &Hand, seat: u8) -> f64 {
    luck_adjusted(hand, Seat(seat))
}

fn near(one: f64, other: f64, by: f64) {
    assert!((one - other).abs() <= by, "{one} is not {other}");
}

#[test]
fn an_all_in_counts_by_its_chances() {
    let hand = over(
        Table::new(&[100, 100])
            .hole(0, "AsKd")
            .hole(1, "QhJh")
            .board("AhKh2c3dQc")
            .deal()
            .line("1 call, 0 check | 0 check, 1 check | 0 bet 98, 1 call"),
    );
    assert_eq!(deeds(&hand, 0).net, 100);
    // 44 rivers: a heart (9, none of them an ace or king) or a ten that is not a heart (3: a
    // straight) wins for seat 1.
    near(adjusted(&hand, 0), 200.0 * 32.0 / 44.0 - 100.0, 1e-6);
    near(adjusted(&hand, 0) + adjusted(&hand, 1), 0.0, 1e-6);
}

#[test]
fn nothing_is_luck_once_the_river_lies_there() {
    let hand = over(
        Table::new(&[100, 100])
            .hole(0, "AsKd")
            .hole(1, "QhJh")
            .board("AhKh2c3dQc")
            .deal()
            .line("1 call, 0 check | 0 check, 1 check | 0 check, 1 check | 0 bet 98, 1 call"),
    );
    near(adjusted(&hand, 0), 100.0, 0.0);
}

#[test]
fn side_pots_count_each_by_its_own() {
    let hand = over(
        Table::new(&[50, 100, 100])
            .hole(0, "AsAd")
            .hole(1, "KsKd")
            .hole(2, "QsQd")
            .board("2c3d7h8sKc")
            .deal()
            .line("2 raise 100, 0 call, 1 call"),
    );
    let sum: f64 = (0..3).map(|seat| adjusted(&hand, seat)).sum();
    near(sum, 0.0, 1e-6);
    assert_eq!(deeds(&hand, 1).net, 150);
    // Aces against both: about two thirds of the main pot of 150.
    near(adjusted(&hand, 0), 150.0 * 0.663 - 50.0, 3.0);
}

#[test]
fn the_same_hands_have_the_same_figures() {
    let hand = over(
        Table::new(&[100, 100, 100])
            .deal()
            .line("2 raise 100, 0 call, 1 fold"),
    );
    near(adjusted(&hand, 0), adjusted(&hand, 0), 0.0);
}

#[test]
fn few_cases_say_little() {
    let of = |times, of| {
        let (low, high) = Rate { times, of }.interval().unwrap();
        (low.round(), high.round())
    };
    // Known values of the score interval.
    assert_eq!(of(3, 10), (11.0, 60.0));
    assert_eq!(of(0, 10), (0.0, 28.0));
    assert_eq!(of(10, 10), (72.0, 100.0));
    assert_eq!(of(300, 1000), (27.0, 33.0));
    assert_eq!(NOTHING.interval(), None);
    assert_eq!(NOTHING.per_cent(), None);
}
