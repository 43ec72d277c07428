//! Pots counted chip by chip from what each player has put in.

use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{Action, Pot, Street};
use cards_speak::engine::house::{OddChip, OddChipsSpread, ShowFirstWhenChecked};
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Drill, Instance};
use cards_speak::school::question::{Answer, Figure};

use super::betting::{Plain, number, table};

/// The pots, main pot first, and what goes back.
pub(super) fn counted(instance: &Instance) -> (Vec<Pot>, u64) {
    let plain = Plain::after_last(&table(instance).hand);
    let mut put: Vec<(Seat, u64, bool)> = plain
        .players
        .iter()
        .map(|player| (player.seat, player.put, player.folded))
        .collect();
    let most = put.iter().map(|(_, put, _)| *put).max().unwrap();
    let owners: Vec<usize> = (0..put.len())
        .filter(|place| put[*place].1 == most)
        .collect();
    let mut back = 0;
    if let [owner] = owners[..] {
        let next = put
            .iter()
            .map(|(_, put, _)| *put)
            .filter(|put| *put < most)
            .max()
            .unwrap_or(0);
        back = most - next;
        put[owner].1 = next;
    }
    let mut pots: Vec<(u64, Vec<Seat>)> = Vec::new();
    // Chip by chip: whoever has so many in pays one; those still in at that height may win it.
    for height in 1..=most {
        let paid = put.iter().filter(|(_, put, _)| *put >= height).count() as u64;
        let can: Vec<Seat> = put
            .iter()
            .filter(|(_, put, out)| *put >= height && !out)
            .map(|(seat, ..)| *seat)
            .collect();
        match pots.last_mut() {
            _ if paid == 0 => {}
            Some((amount, seats)) if *seats == can || can.is_empty() => *amount += paid,
            _ => pots.push((paid, can)),
        }
    }
    if let Some((amount, _)) = pots.first_mut() {
        *amount += plain.dead;
    }
    let pots = pots.into_iter().map(|(amount, seats)| Pot {
        amount: Chips::new(amount),
        seats: seats.into_iter().collect(),
    });
    (pots.collect(), back)
}

pub(super) fn built(instance: &Instance) -> Vec<Answer> {
    let (pots, back) = counted(instance);
    vec![Answer::Pots(pots), number(back)]
}

/// The payouts of tied hands: each pot in equal parts, what is left by the house's rule.
pub(super) fn shared(instance: &Instance) -> Vec<Answer> {
    let hand = &table(instance).hand;
    let plain = Plain::after_last(hand);
    let (pots, _) = counted(instance);
    let board = &hand.state().board;
    let rules = hand.setup().rules;
    let reading = |seat: Seat| {
        let hole = hand.state().seat(seat).unwrap().hole.cards().unwrap();
        super::plain::best(&[&board[..], &hole[..]].concat()).1
    };
    let payouts = pots.iter().map(|pot| {
        let best = pot.seats.iter().map(reading).max();
        let left: Vec<Seat> = plain
            .round(hand.setup().button)
            .iter()
            .map(|player| player.seat)
            .collect();
        let mut winners: Vec<Seat> = left
            .into_iter()
            .filter(|seat| pot.seats.contains(*seat) && Some(reading(*seat)) == best)
            .collect();
        if rules.odd_chip == OddChip::NearestCounterClockwise {
            winners.reverse();
        }
        let mut paid: Vec<(Seat, u64)> = winners.iter().map(|seat| (*seat, 0)).collect();
        let count = paid.len() as u64;
        let amount = pot.amount.get();
        for share in &mut paid {
            share.1 = amount / count;
        }
        for chip in 0..amount % count {
            let to = if rules.odd_chips_spread == OddChipsSpread::AllToOne {
                0
            } else {
                chip as usize
            };
            paid[to].1 += 1;
        }
        let mut paid: Vec<(Seat, Chips)> = paid
            .into_iter()
            .map(|(seat, share)| (seat, Chips::new(share)))
            .collect();
        paid.sort_unstable();
        paid
    });
    vec![Answer::Award(payouts.collect())]
}

/// The payouts after the fee, which pot is decided first, and the result of the first winner.
pub(super) fn awarded(instance: &Instance) -> Vec<Answer> {
    let hand = &table(instance).hand;
    let rate = u64::from(hand.setup().rules.rake.rate);
    let (pots, back) = counted(instance);
    let less = |amount: u64| amount - amount * rate / 10_000;
    let mut answers = shared(instance);
    if rate > 0 {
        let Answer::Award(payouts) = &mut answers[0] else {
            unreachable!()
        };
        for (payout, pot) in payouts.iter_mut().zip(&pots) {
            assert_eq!(payout.len(), 1);
            payout[0].1 = Chips::new(less(pot.amount.get()));
        }
    }
    answers.push(Answer::Pick(pots.len() as u8));
    if instance.parts.len() > 2 {
        let Answer::Award(payouts) = &answers[0] else {
            unreachable!()
        };
        let winner = payouts[0][0].0;
        let all = payouts.iter().flatten().filter(|(seat, _)| *seat == winner);
        let won: u64 = all.map(|(_, share)| share.get()).sum();
        let plain = Plain::after_last(hand);
        let most = plain.players.iter().map(|player| player.put).max().unwrap();
        let put = plain.player(winner).put;
        let put = if put == most { put - back } else { put };
        answers.push(Answer::Number(Figure::whole(
            won.cast_signed() - put.cast_signed(),
        )));
    }
    answers
}

/// Learners who give everything to the best hand, whoever is entitled.
pub(super) fn greedy(slip: &str, instance: &Instance) -> Option<Answer> {
    let hand = &table(instance).hand;
    let board = &hand.state().board;
    let reading = |seat: Seat| {
        let hole = hand.state().seat(seat).unwrap().hole.cards().unwrap();
        super::plain::best(&[&board[..], &hole[..]].concat()).1
    };
    let (pots, _) = counted(instance);
    let best = pots[0].seats.iter().max_by_key(|seat| reading(*seat))?;
    let alone = pots[0]
        .seats
        .iter()
        .filter(|seat| reading(*seat) == reading(best))
        .count()
        == 1;
    let plain = alone && hand.setup().rules.rake.rate == 0;
    (plain && slip == "everything-to-the-best")
        .then(|| Answer::Award(pots.iter().map(|pot| vec![(best, pot.amount)]).collect()))
}

/// The order of showing: pot by pot from the side in, in each of them from the last aggressor of
/// the round, or from the first to act, clockwise.
pub(super) fn showing(instance: &Instance) -> Vec<Answer> {
    let hand = &table(instance).hand;
    let plain = Plain::after_last(hand);
    let (pots, _) = counted(instance);
    let taken = &hand.state().taken;
    let is_lift = |action: Action| matches!(action, Action::Bet(_) | Action::Raise(_));
    let mut river = taken.iter().filter(|taken| taken.street == Street::River);
    let last = river
        .rfind(|taken| is_lift(taken.action))
        .map(|taken| taken.seat);
    let option =
        hand.setup().rules.show_first_when_checked == ShowFirstWhenChecked::LastAggressorOfHand;
    let whole = taken
        .iter()
        .rfind(|taken| is_lift(taken.action))
        .map(|taken| taken.seat);
    let acted = taken
        .iter()
        .find(|taken| taken.street == Street::River)
        .map(|taken| taken.seat);
    let first = last.or(whole.filter(|_| option)).or(acted);
    let mut order: Vec<Seat> = plain
        .round(hand.setup().button)
        .iter()
        .map(|player| player.seat)
        .collect();
    if let Some(first) = first {
        let place = order.iter().position(|seat| *seat == first).unwrap();
        order.rotate_left(place);
    }
    let mut shown: Vec<Seat> = Vec::new();
    for pot in pots.iter().rev().filter(|pot| pot.seats.len() > 1) {
        for seat in &order {
            if pot.seats.contains(*seat) && !shown.contains(seat) {
                shown.push(*seat);
            }
        }
    }
    vec![Answer::Order(shown)]
}

/// Learners who always err in one way.
pub(super) fn erring(slip: &str, instance: &Instance) -> Option<Answer> {
    let (mut pots, back) = counted(instance);
    match slip {
        "refund-left-in" if back > 0 => {
            pots.last_mut()?.amount += Chips::new(back);
            Some(Answer::Pots(pots))
        }
        _ => None,
    }
}

/// The slips of the drills of pots.
pub(super) fn slips(drill: Drill) -> &'static [&'static str] {
    match drill {
        Drill::BuildThePots => &[
            "refund-left-in",
            "folder-entitled",
            "folders-chips-left-out",
            "layers-from-zero",
            "one-player-missing",
            "nothing-back",
        ],
        Drill::OddChip => &[
            "button-side",
            "all-to-one",
            "without-change",
            "one-for-two-pots",
            "higher-suit",
            "default-instead",
        ],
        Drill::AwardThePots => &[
            "everything-to-the-best",
            "second-best-though-not-entitled",
            "fee-forgotten",
            "main-pot-first",
            "collected-for-net",
        ],
        _ => unreachable!("{drill:?}"),
    }
}
