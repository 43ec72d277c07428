//! How many hands of seven cards a second are ranked, against `pokers` in the same run.
//!
//! `cargo bench --no-default-features --bench evaluator`
//!
//! *In order*: all 18,009,460 hands that hold the two of clubs, card added to
//! card. *Random*: 1,048,576 hands drawn before, seven numbers each, turned
//! into cards and ranked one by one. Median of seven rounds in which the
//! evaluators take turns.
#![allow(clippy::print_stdout, missing_docs)]

use std::hint::black_box;
use std::time::Instant;

use cards_speak::engine::cards::{Card, CardSet, DealRng, Evaluator, Pile, Seed, Strength};

const ROUNDS: usize = 7;
const IN_ORDER: u32 = 18_009_460;
const RANDOM: u32 = 1 << 20;

fn main() {
    let start = Instant::now();
    let tables = Evaluator::get();
    println!(
        "tables built in {:.2} ms (first use)",
        start.elapsed().as_secs_f64() * 1e3
    );

    let hands = random_hands();
    let contest = |name, count, ours: &dyn Fn() -> u64, theirs: &dyn Fn() -> u64| {
        let (mut our_times, mut their_times) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            our_times.push(seconds(ours));
            their_times.push(seconds(theirs));
        }
        let ours = f64::from(count) / median(our_times) / 1e6;
        let theirs = f64::from(count) / median(their_times) / 1e6;
        println!(
            "{name}: ours {ours:.0} M/s, pokers {theirs:.0} M/s, ratio {:.2}",
            ours / theirs
        );
    };
    contest("in order", IN_ORDER, &|| in_order(tables), &in_order_pokers);
    contest("random", RANDOM, &|| random(tables, &hands), &|| {
        random_pokers(&hands)
    });
    contest("random, of_seven", RANDOM, &|| of_seven(&hands), &|| {
        random_pokers(&hands)
    });
    contest("random, Strength::of", RANDOM, &|| of_sets(&hands), &|| {
        random_pokers(&hands)
    });
    contest("random, six cards", RANDOM, &|| of_six(&hands), &|| {
        random_pokers(&hands)
    });
}

fn seconds(work: &dyn Fn() -> u64) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64()
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn random_hands() -> Vec<[u8; 7]> {
    let mut rng = DealRng::new(Seed::new([9; 32]));
    let mut deck: Vec<u8> = (0..52).collect();
    (0..RANDOM)
        .map(|_| {
            for place in 0..7 {
                let other = place + rng.below(52 - place as u32) as usize;
                deck.swap(place, other);
            }
            std::array::from_fn(|place| deck[place])
        })
        .collect()
}

fn card(index: u8) -> Card {
    Card::from_index(index).unwrap_or(Card::new(
        cards_speak::engine::cards::Rank::Two,
        cards_speak::engine::cards::Suit::Clubs,
    ))
}

/// Calls `$rank` with all hands of seven that hold card 0; `$add` adds a card to a hand.
macro_rules! in_order {
    ($first:expr, $add:expr, $rank:expr) => {{
        let (first, add, rank) = ($first, $add, $rank);
        let mut sum = 0;
        for a in 1..47 {
            let two = add(first, a);
            for b in a + 1..48 {
                let three = add(two, b);
                for c in b + 1..49 {
                    let four = add(three, c);
                    for d in c + 1..50 {
                        let five = add(four, d);
                        for e in d + 1..51 {
                            let six = add(five, e);
                            for f in e + 1..52 {
                                sum += rank(add(six, f));
                            }
                        }
                    }
                }
            }
        }
        sum
    }};
}

fn in_order(tables: &Evaluator) -> u64 {
    in_order!(
        Pile::EMPTY.with(card(0)),
        |pile: Pile, index: u8| pile.with(card(index)),
        |pile| u64::from(tables.pile(pile).number())
    )
}

fn in_order_pokers() -> u64 {
    in_order!(
        pokers::Hand::default() + pokers::CARDS[0],
        |hand: pokers::Hand, index: u8| hand + pokers::CARDS[usize::from(index)],
        |hand: pokers::Hand| u64::from(hand.evaluate())
    )
}

fn random(tables: &Evaluator, hands: &[[u8; 7]]) -> u64 {
    hands
        .iter()
        .map(|hand| u64::from(tables.seven(&hand.map(card)).number()))
        .sum()
}

fn random_pokers(hands: &[[u8; 7]]) -> u64 {
    hands
        .iter()
        .map(|hand| {
            let hand = hand.iter().fold(pokers::Hand::default(), |hand, &card| {
                hand + pokers::CARDS[usize::from(card)]
            });
            u64::from(hand.evaluate())
        })
        .sum()
}

fn of_seven(hands: &[[u8; 7]]) -> u64 {
    hands
        .iter()
        .map(|hand| u64::from(Strength::of_seven(&hand.map(card)).number()))
        .sum()
}

fn of_sets(hands: &[[u8; 7]]) -> u64 {
    let strength = |hand: &[u8; 7]| Strength::of(CardSet::from_slice(&hand.map(card)));
    hands
        .iter()
        .filter_map(strength)
        .map(|strength| u64::from(strength.number()))
        .sum()
}

fn of_six(hands: &[[u8; 7]]) -> u64 {
    let strength = |hand: &[u8; 7]| Strength::of(CardSet::from_slice(&hand.map(card)[..6]));
    hands
        .iter()
        .filter_map(strength)
        .map(|strength| u64::from(strength.number()))
        .sum()
}
