//! Shares of the pot, counted again board by board.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts of cards and shares of a pot are small"
)]

use cards_speak::engine::cards::{Card, CardSet};
use cards_speak::odds::{Combo, Effort, HandClass, PreflopEquities, Range, equity};
use cards_speak::school::drill::{Drill, Instance};
use cards_speak::school::question::{Answer, Figure, Right};
use cards_speak::school::spot::Comparison;

use super::hands::laid;
use super::plain;

/// The unseen cards.
fn left(comparison: &Comparison) -> Vec<Card> {
    let held = comparison.hands.iter().flat_map(|(_, hand)| hand);
    let seen: Vec<Card> = held.chain(&comparison.board).copied().collect();
    Card::all().filter(|card| !seen.contains(card)).collect()
}

/// What hand A gets of the pot, in tenths of a per cent: all boards after the flop; before it the
/// table of the kinds of hands, or deals at random, which come near only.
fn tenths(comparison: &Comparison) -> f64 {
    let hands: Vec<[Card; 2]> = comparison
        .hands
        .iter()
        .map(|(_, hand)| [hand[0], hand[1]])
        .collect();
    if !comparison.board.is_empty() {
        return 1000.0 * counted(comparison);
    }
    if let [one, other] = hands[..] {
        let classes = (HandClass::of(one), HandClass::of(other));
        let (won, all) = PreflopEquities::get().share(classes.0, classes.1);
        return 1000.0 * won as f64 / all as f64;
    }
    let ranges: Vec<Range> = hands
        .iter()
        .map(|[one, other]| Range::just(Combo::of(*one, *other).unwrap()))
        .collect();
    let effort = Effort {
        boards: 0,
        deals: 20_000,
        ..Effort::default()
    };
    let outcome = equity(&ranges, &[], CardSet::EMPTY, effort).unwrap();
    1000.0 * outcome.equities[0].fraction()
}

fn counted(comparison: &Comparison) -> f64 {
    let left = left(comparison);
    let pairs = left.iter().enumerate().flat_map(|(place, one)| {
        let others = left[place + 1..].iter();
        others.map(move |other| vec![*one, *other])
    });
    let boards: Vec<Vec<Card>> = if comparison.board.len() == 4 {
        left.iter().map(|card| vec![*card]).collect()
    } else {
        pairs.collect()
    };
    let share = |more: &Vec<Card>| {
        let hands = comparison.hands.iter();
        let bests: Vec<_> = hands
            .map(|(_, hand)| plain::best(&[&comparison.board[..], hand, more].concat()).1)
            .collect();
        let best = bests.iter().max().unwrap();
        if bests[0] == *best {
            1.0 / bests.iter().filter(|other| *other == best).count() as f64
        } else {
            0.0
        }
    };
    boards.iter().map(share).sum::<f64>() / boards.len() as f64
}

pub(super) fn estimate(instance: &Instance) -> Vec<Answer> {
    let comparison = laid(instance);
    let tenths = tenths(comparison);
    let Right::Number { figure, .. } = instance.parts[0].question.right else {
        panic!("no figure")
    };
    // Suits move the figure of a kind of hand by some points; 20,000 deals are exact to one.
    let most = match (comparison.board.len(), comparison.hands.len()) {
        (0, 2) => 45.0,
        (0, _) => 15.0,
        _ => 0.51,
    };
    let stated = figure.in_thousandths() as f64 / 100.0;
    assert!(
        (stated - tenths).abs() <= most,
        "{:?}: {stated} {tenths}",
        instance.shown
    );
    vec![Answer::Number(Figure::thousandths(
        100 * tenths.round() as i64,
    ))]
}

/// Learners who take the chance of one card for that of two.
pub(super) fn short_sighted(_: &str, instance: &Instance) -> Option<Answer> {
    let comparison = laid(instance);
    if instance.task.pattern != "draw-against-pair" || comparison.board.len() != 3 {
        return None;
    }
    let best = |hand: usize, more: &[Card]| {
        plain::best(&[&comparison.board[..], &comparison.hands[hand].1[..], more].concat()).1
    };
    if best(0, &[]) >= best(1, &[]) {
        return None;
    }
    let left = left(comparison);
    let ahead = left
        .iter()
        .filter(|card| best(0, &[**card]) > best(1, &[**card]));
    let tenths = (1000.0 * ahead.count() as f64 / left.len() as f64).round();
    Some(Answer::Number(Figure::thousandths(100 * tenths as i64)))
}

/// Full points for the figure itself, none for one that is off by 25.
#[test]
fn an_estimate_is_worth_less_by_its_error() {
    let instance = Drill::EquityEstimate.example("flush-and-aces").unwrap();
    let judged = |figure: i64| {
        let answer = Answer::Number(Figure::thousandths(figure));
        let judged = instance.parts[0].grade(&answer);
        (judged.right, judged.points)
    };
    assert_eq!(judged(45_600), (true, 100));
    assert_eq!(judged(50_600), (true, 80));
    assert_eq!(judged(33_100), (false, 50));
    assert_eq!(judged(70_600), (false, 0));
    assert_eq!(judged(0), (false, 0));
}
