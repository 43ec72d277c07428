//! The drills of first strategy, solved again by plain counting.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts of cards and shares of a pot are small"
)]

use cards_speak::engine::cards::Card;
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Drill, Instance, Part, Shown, Table, Term};
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
    if instance.task.level.number() == 5 {
        return None;
    }
    let cards = unseen(laid(instance));
    match (slip, instance.task.pattern) {
        ("pairs-forgotten", "pair-and-draw-together") => {
            let cards = after_each(laid(instance));
            let drawn = |kind: u8| matches!(kind, 5 | 6 | 9);
            let drawn = cards
                .iter()
                .filter(|(_, kind, place)| drawn(*kind) && place.is_gt());
            Some(number(drawn.count() as u64))
        }
        ("counted-twice", "straight-and-flush-together") => {
            let flush = cards
                .iter()
                .filter(|card| suited(laid(instance), **card) == 5);
            let straight = cards.iter().filter(|card| in_a_row(laid(instance), **card));
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

/// What is in the pot at the end of the film, and what of it nobody had matched.
fn gathered(instance: &Instance) -> (Plain, u64) {
    let plain = Plain::after_last(&table(instance).hand);
    let mut bets: Vec<u64> = plain.players.iter().map(|player| player.bet).collect();
    bets.sort_unstable();
    let back = bets[bets.len() - 1] - bets[bets.len() - 2];
    (plain, back)
}

pub(super) fn pot(instance: &Instance) -> Vec<Answer> {
    let (plain, back) = gathered(instance);
    vec![number(plain.pot() - back)]
}

/// Learners who add up wrongly.
pub(super) fn misadding(slip: &str, instance: &Instance) -> Answer {
    let (plain, back) = gathered(instance);
    if slip == "refund-left-in" {
        return number(plain.pot());
    }
    let out = plain.players.iter().filter(|player| player.folded);
    let folded: u64 = out.map(|player| player.put).sum();
    number(plain.pot() - back - folded)
}

/// Those at the table from the left of the button on, the button last.
fn clockwise(instance: &Instance) -> Vec<Seat> {
    let Shown::Scene(scene) = &instance.shown else {
        panic!("no table without a hand")
    };
    let button = scene.button.unwrap().0;
    let chairs = (1..=10).map(|step| Seat((button + step) % 10));
    chairs.filter(|seat| scene.seats.contains(seat)).collect()
}

/// 1 for a blind, 2 early, 3 middle, 4 late.
fn band(place: usize, players: usize) -> u8 {
    let back = players - place;
    match place {
        0 | 1 => 1,
        _ if back <= 2 => 4,
        // Of those between the later half is middle, an odd one with it.
        _ if back - 2 <= (players - 4).div_ceil(2) => 3,
        _ => 2,
    }
}

/// What is asked about, whoever comes in this order.
fn named(instance: &Instance, order: &[Seat]) -> Answer {
    let prompt = &instance.parts[0].prompt;
    let place = |seat: &Seat| order.iter().position(|other| other == seat).unwrap();
    let (_, term) = &prompt.args[0];
    match term {
        Term::Count(number) => Answer::Seat(order[*number as usize - 1]),
        Term::Seat(seat) if prompt.id.ends_with("number-of") => number(place(seat) as u64 + 1),
        Term::Seat(seat) => Answer::Pick(band(place(seat), order.len())),
        Term::Word(word) => {
            let words = ["blinds", "early", "middle", "late"];
            let wanted = words.iter().position(|other| other == word).unwrap() as u8 + 1;
            let mut all = order.iter().enumerate();
            let first = all.find(|(place, _)| band(*place, order.len()) == wanted);
            Answer::Seat(*first.unwrap().1)
        }
        term => panic!("{term:?}"),
    }
}

pub(super) fn position(instance: &Instance) -> Vec<Answer> {
    let order = clockwise(instance);
    // Of a band all seats are right, and no other.
    if let Right::Seat(seats) = &instance.parts[0].question.right
        && seats.len() > 1
    {
        let Answer::Seat(first) = named(instance, &order) else {
            panic!("no seat")
        };
        let of = |seat: &Seat| {
            let place = order.iter().position(|other| other == seat).unwrap();
            band(place, order.len())
        };
        let band: Vec<Seat> = order
            .iter()
            .copied()
            .filter(|seat| of(seat) == of(&first))
            .collect();
        assert_eq!(seats.len(), band.len());
        assert!(band.iter().all(|seat| seats.contains(*seat)));
    }
    vec![named(instance, &order)]
}

/// Learners who count from the wrong place or the wrong way.
pub(super) fn misnaming(slip: &str, instance: &Instance) -> Answer {
    let mut order = clockwise(instance);
    order.rotate_right(1);
    if slip == "counter-clockwise" {
        order.reverse();
    }
    named(instance, &order)
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

/// The slips of the drills of first strategy, and of the table's words.
pub(super) fn slips(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::PositionNames => &[
            "counted-from-the-button",
            "counter-clockwise",
            "empty-chairs-counted",
        ],
        Drill::CountThePot => &["folder-left-out", "raise-on-top", "refund-left-in"],
        Drill::EquityEstimate => &["tie-share-forgotten", "one-card-for-two"],
        Drill::OpenOrFold => &[
            "later-position",
            "earlier-position",
            "suited-for-offsuit",
            "offsuit-for-suited",
        ],
        Drill::PushOrFold => &[
            "folded-for-all-in",
            "folded-for-call",
            "all-in-for-fold",
            "called-for-fold",
            "own-blind-forgotten",
            "own-call-left-out",
        ],
        Drill::PotOdds => &[
            "own-call-left-out",
            "size-of-the-bet",
            "one-card-for-two",
            "two-cards-for-one",
            "given-up",
            "too-dear",
        ],
        Drill::Outs => &[
            "pairs-forgotten",
            "false-outs",
            "still-behind",
            "counted-twice",
            "level-forgotten",
            "count-for-per-cent",
            "two-cards-for-one",
            "one-card-for-two",
            "added",
        ],
        _ => unreachable!("{drill:?}"),
    }
}
