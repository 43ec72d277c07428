//! How many hands of seven cards a second are ranked, against `pokers` in the same run.
//!
//! `cargo bench --no-default-features --bench evaluator`
//!
//! *In order*: all 18,009,460 hands that hold the two of clubs, card added to
//! card. *Random*: 1,048,576 hands drawn before, turned into what the evaluator
//! wants and ranked one by one. Of 21 rounds in which the evaluators take turns:
//! the best of each, and the median of the ratios (above 1, ours is faster).
#![allow(clippy::print_stdout, missing_docs)]

use std::hint::black_box;
use std::time::Instant;

use cards_speak::engine::cards::{Card, CardSet, DealRng, Deck, Evaluator, Pile, Seed, Strength};

const ROUNDS: usize = 21;
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
        // Rounds that follow each other suffer the same neighbours.
        let ratios = our_times
            .iter()
            .zip(&their_times)
            .map(|(ours, theirs)| theirs / ours);
        let ratio = sorted(ratios.collect())[ROUNDS / 2];
        let speed = |times| f64::from(count) / sorted(times)[0] / 1e6;
        let (ours, theirs) = (speed(our_times), speed(their_times));
        println!(
            "{name:22} {ours:5.0} M/s, pokers {theirs:5.0} M/s (best round each); ratio {ratio:.2}"
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

fn sorted(mut numbers: Vec<f64>) -> Vec<f64> {
    numbers.sort_by(f64::total_cmp);
    numbers
}

fn random_hands() -> Vec<[Card; 7]> {
    let mut rng = DealRng::new(Seed::new([9; 32]));
    let mut deck = *Deck::ordered().cards();
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
    let piles = Deck::ordered().cards().map(|card| Pile::EMPTY.with(card));
    in_order!(
        piles[0],
        |pile: Pile, index: usize| pile.and(piles[index]),
        |pile| u64::from(tables.pile(pile).number())
    )
}

fn in_order_pokers() -> u64 {
    in_order!(
        pokers::Hand::default() + pokers::CARDS[0],
        |hand: pokers::Hand, index: usize| hand + pokers::CARDS[index],
        |hand: pokers::Hand| u64::from(hand.evaluate())
    )
}

fn random(tables: &Evaluator, hands: &[[Card; 7]]) -> u64 {
    hands
        .iter()
        .map(|hand| u64::from(tables.seven(hand).number()))
        .sum()
}

fn random_pokers(hands: &[[Card; 7]]) -> u64 {
    hands
        .iter()
        .map(|hand| {
            let hand = hand.iter().fold(pokers::Hand::default(), |hand, &card| {
                hand + pokers::CARDS[usize::from(card.index())]
            });
            u64::from(hand.evaluate())
        })
        .sum()
}

fn of_seven(hands: &[[Card; 7]]) -> u64 {
    hands
        .iter()
        .map(|hand| u64::from(Strength::of_seven(hand).number()))
        .sum()
}

fn of_sets(hands: &[[Card; 7]]) -> u64 {
    let strength = |hand: &[Card; 7]| Strength::of(CardSet::from_slice(hand));
    hands
        .iter()
        .filter_map(strength)
        .map(|strength| u64::from(strength.number()))
        .sum()
}

fn of_six(hands: &[[Card; 7]]) -> u64 {
    let strength = |hand: &[Card; 7]| Strength::of(CardSet::from_slice(&hand[..6]));
    hands
        .iter()
        .filter_map(strength)
        .map(|strength| u64::from(strength.number()))
        .sum()
}
