//! How many hands of seven cards a second are ranked, beside `pokers`.
//!
//! *In order*: all 18,009,460 hands that hold the two of clubs, card added to
//! card. *Random*: 1,048,576 hands drawn before, turned into what the evaluator
//! wants and ranked one by one.

use std::rc::Rc;

use cards_speak::engine::cards::{Card, CardSet, Deck, Evaluator, Pile, Strength};

use super::Contest;
use super::dice::Dice;

const IN_ORDER: u32 = 18_009_460;
const RANDOM: u32 = 1 << 20;

pub(super) fn contests() -> Vec<Contest> {
    let hands = Rc::new(random_hands());
    let contest = |name, bar, ours: fn(&[[Card; 7]]) -> u64| {
        let (our_hands, their_hands) = (Rc::clone(&hands), Rc::clone(&hands));
        Contest {
            name,
            count: RANDOM,
            rounds: 41,
            same: false,
            peer: "pokers",
            bar,
            ours: Box::new(move || ours(&our_hands)),
            theirs: Box::new(move || random_pokers(&their_hands)),
        }
    };
    vec![
        Contest {
            name: "seven cards, in order",
            count: IN_ORDER,
            rounds: 21,
            same: false,
            peer: "pokers",
            bar: Some(1.0),
            ours: Box::new(|| in_order(Evaluator::get())),
            theirs: Box::new(in_order_pokers),
        },
        contest("seven cards, random", Some(1.0), random),
        contest("random, of_seven", None, of_seven),
        contest("random, Strength::of", None, of_sets),
    ]
}

fn random_hands() -> Vec<[Card; 7]> {
    let mut dice = Dice::new();
    (0..RANDOM).map(|_| dice.cards()).collect()
}

/// Adds up what `$last` makes of all hands of six that hold card 0 with all cards above theirs;
/// `$add` adds a card to a hand.
macro_rules! in_order {
    ($first:expr, $add:expr, $last:expr) => {{
        let (first, add, last) = ($first, $add, $last);
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
                            sum += last(add(five, e), e + 1);
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
        |six: Pile, from: usize| {
            let mut sum = 0;
            let add = |strength: Strength| sum += u64::from(strength.number());
            tables.with_each(six, &piles[from..], add);
            sum
        }
    )
}

fn in_order_pokers() -> u64 {
    in_order!(
        pokers::Hand::default() + pokers::CARDS[0],
        |hand: pokers::Hand, index: usize| hand + pokers::CARDS[index],
        |six: pokers::Hand, from: usize| {
            let last = pokers::CARDS[from..].iter();
            last.map(|&card| u64::from((six + card).evaluate()))
                .sum::<u64>()
        }
    )
}

fn random(hands: &[[Card; 7]]) -> u64 {
    let tables = Evaluator::get();
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
