//! The drills of first strategy, solved again by plain counting.

use cards_speak::engine::cards::Card;
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Instance, Part, Table};
use cards_speak::school::question::{Answer, Figure, Right};
use cards_speak::school::spot::Comparison;

use super::betting::{Plain, table};
use super::hands::laid;
use super::plain;

/// A share in tenths of a per cent.
fn tenths(part: u64, whole: u64) -> u64 {
    let share = 1000.0 * part as f64 / whole as f64;
    share.round() as u64
}

fn number(figure: u64) -> Answer {
    Answer::Number(Figure::whole(figure as i64))
}

/// The share as an answer; the drill must have it to the tenth, however much it accepts.
fn share(tenths: u64, part: &Part) -> Answer {
    let wanted = Figure::thousandths(100 * tenths as i64);
    match part.question.right {
        Right::Number { figure, .. } => assert_eq!(figure, wanted),
        _ => panic!("no figure"),
    }
    Answer::Number(wanted)
}

fn unseen(comparison: &Comparison) -> Vec<Card> {
    let seen = |card: &Card| {
        comparison.board.contains(card)
            || comparison.hands.iter().any(|(_, hand)| hand.contains(card))
    };
    Card::all().filter(|card| !seen(card)).collect()
}

/// After each unseen card: what hand A then is, and how it stands against hand B.
fn after_each(comparison: &Comparison) -> Vec<(Card, u8, std::cmp::Ordering)> {
    let best = |hand: usize, card: Card| {
        let cards = [
            &comparison.board[..],
            &comparison.hands[hand].1[..],
            &[card],
        ]
        .concat();
        plain::best(&cards).1
    };
    unseen(comparison)
        .into_iter()
        .map(|card| {
            let (own, other) = (best(0, card), best(1, card));
            (card, own.0, own.cmp(&other))
        })
        .collect()
}

/// How many cards help, and the chance of them.
pub(super) fn outs(instance: &Instance) -> Vec<Answer> {
    let level = instance.task.level.number();
    let comparison = laid(instance);
    let cards = after_each(comparison);
    let help = |place: std::cmp::Ordering| place.is_gt() || level == 5 && place.is_eq();
    let count = cards.iter().filter(|(_, _, place)| help(*place)).count() as u64;
    let all = cards.len() as u64;
    let mut answers = vec![number(count)];
    if let Some(part) = instance.parts.get(1) {
        let two = level == 5 && comparison.board.len() == 3;
        let (missed, pairs) = ((all - count) * (all - count - 1), all * (all - 1));
        answers.push(if two {
            share(tenths(pairs - missed, pairs), part)
        } else {
            share(tenths(count, all), part)
        });
    }
    answers
}

/// Learners who count outs wrongly.
pub(super) fn miscounting(slip: &str, instance: &Instance) -> Option<Answer> {
    let level = instance.task.level.number();
    let cards = after_each(laid(instance));
    let ahead = cards.iter().filter(|(.., place)| place.is_gt());
    let drawn = ahead
        .clone()
        .filter(|(_, kind, _)| matches!(kind, 5 | 6 | 9));
    let (ahead, drawn) = (ahead.count() as u64, drawn.count() as u64);
    match slip {
        "pairs-forgotten" if instance.task.pattern == "pair-and-draw-together" && level < 5 => {
            Some(number(drawn))
        }
        "counted-twice" if instance.task.pattern == "straight-and-flush-together" && level < 5 => {
            let flush = cards
                .iter()
                .filter(|(card, ..)| suited(laid(instance), *card) == 5);
            let straight = cards
                .iter()
                .filter(|(card, ..)| in_a_row(laid(instance), *card));
            Some(number((flush.count() + straight.count()) as u64))
        }
        _ => None,
    }
}

/// Hand A with the board and one more card.
fn with(comparison: &Comparison, card: Card) -> Vec<Card> {
    [&comparison.board[..], &comparison.hands[0].1[..], &[card]].concat()
}

/// How many cards of the suit of this one there then are.
fn suited(comparison: &Comparison, card: Card) -> usize {
    let cards = with(comparison, card);
    cards
        .iter()
        .filter(|other| other.suit() == card.suit())
        .count()
}

/// Whether five ranks then stand in a row.
fn in_a_row(comparison: &Comparison, card: Card) -> bool {
    let cards = with(comparison, card);
    let has = |rank: u8| cards.iter().any(|card| card.rank().index() == rank % 13);
    (12..22).any(|low| (low..low + 5).all(has))
}

/// The hand of a player, and those of the others.
fn holes(table: &Table, seat: Seat) -> (Vec<Card>, Vec<Card>) {
    let state = table.hand.state();
    let cards = |own: bool| {
        let seats = state
            .seats
            .iter()
            .filter(|player| (player.seat == seat) == own);
        seats
            .flat_map(|player| player.hole.cards().unwrap())
            .collect()
    };
    (cards(true), cards(false))
}

/// The price of a call, and whether the chance is worth it.
pub(super) fn price(instance: &Instance) -> Vec<Answer> {
    let table = table(instance);
    let plain = Plain::at(&table.hand);
    let seat = plain.turn().unwrap();
    let call = plain.price(seat) - plain.player(seat).bet;
    let last = plain.pot() + call;
    let mut answers = vec![share(tenths(call, last), &instance.parts[0])];
    if instance.parts.len() > 1 {
        let (won, all) = hits(table, seat);
        // In halves of a deal.
        answers.push(Answer::Pick(if won * last > 2 * call * all {
            1
        } else {
            2
        }));
    }
    answers
}

/// Twice the deals won, a tie counted once, and all deals. A closed hand loses to a straight or
/// better and to nothing else.
fn hits(table: &Table, seat: Seat) -> (u64, u64) {
    let board = table.hand.state().board.to_vec();
    let (own, other) = holes(table, seat);
    let open = table.open.len() == 2;
    let seen = if open {
        [&own[..], &other[..]].concat()
    } else {
        own.clone()
    };
    let left: Vec<Card> = Card::all()
        .filter(|card| !seen.contains(card) && !board.contains(card))
        .collect();
    let best = |hole: &[Card], more: &[Card]| plain::best(&[hole, &board[..], more].concat()).1;
    let worth = |more: &[Card]| {
        if open {
            1 + best(&own, more).cmp(&best(&other, more)) as i8
        } else {
            2 * i8::from(best(&own, more).0 >= 5)
        }
    };
    let deals: Vec<Vec<Card>> = if board.len() == 4 {
        left.iter().map(|card| vec![*card]).collect()
    } else {
        let pairs = left.iter().enumerate();
        let pairs = pairs.flat_map(|(place, one)| {
            left[place + 1..]
                .iter()
                .map(move |other| vec![*one, *other])
        });
        pairs.collect()
    };
    let won: i64 = deals.iter().map(|more| i64::from(worth(more))).sum();
    (won as u64, deals.len() as u64)
}

/// Learners who reckon the price wrongly.
pub(super) fn mispricing(slip: &str, instance: &Instance) -> Option<Answer> {
    let plain = Plain::at(&table(instance).hand);
    let seat = plain.turn()?;
    let call = plain.price(seat) - plain.player(seat).bet;
    let of = match slip {
        "own-call-left-out" => plain.pot(),
        _ => plain.pot() - call,
    };
    Some(Answer::Number(Figure::thousandths(
        100 * tenths(call, of) as i64,
    )))
}

#[test]
fn the_fixed_outs_of_the_curriculum() {
    use cards_speak::school::drill::Drill;
    let counts = [12, 10, 14, 8, 2, 8, 6, 15, 9];
    assert_eq!(Drill::Outs.examples().count(), counts.len());
    for (id, count) in Drill::Outs.examples().zip(counts) {
        let instance = Drill::Outs.example(id).unwrap();
        assert!(instance.parts[0].grade(&number(count)).right, "{id}");
    }
}
