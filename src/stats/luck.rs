//! What a hand would have paid without the luck of the last cards.

use super::rate::float;
use crate::engine::cards::{Card, CardSet, Seed};
use crate::engine::chips::Chips;
use crate::engine::hand::{Event, Hand, Pot, What};
use crate::engine::seat::Seat;
use crate::history::{Figures, known_afterwards};
use crate::odds::{Combo, Effort, Range, equity};

/// Exact from the flop on, else 20,000 deals: a standard error of a third of a per cent.
const EFFORT: Effort = Effort {
    boards: 20_000,
    deals: 20_000,
    seed: Seed::new([0; 32]),
};

/// What the player at `seat` won or lost, in chips, if each pot that was decided by cards dealt
/// after the last decision (all-in) counts with his share of all ways to deal them.
///
/// Only pots between hands that may be looked up afterwards (SHOW-18) are counted anew: the rest
/// stands as it was paid, and so does everything in a hand without such a showdown.
#[must_use]
pub fn luck_adjusted(hand: &Hand, seat: Seat) -> f64 {
    let net = signed(Figures::of(hand, seat).net);
    let events = hand.events();
    let board = board_at_last_decision(events);
    if board.len() == 5 {
        return net;
    }
    let known = known_afterwards(hand, seat);
    let mut adjusted = net;
    for (pot, amount, paid) in paid_pots(events, seat) {
        let seats = pot.seats.iter();
        let open = seats.clone().all(|other| known.contains(&other));
        if !open || !pot.seats.contains(seat) || seats.clone().count() < 2 {
            continue;
        }
        let hole = |seat: Seat| hand.state().seat(seat)?.hole.cards();
        let Some(holes) = seats.clone().map(hole).collect::<Option<Vec<_>>>() else {
            continue;
        };
        let Some(ranges) = holes.into_iter().map(just).collect::<Option<Vec<_>>>() else {
            continue;
        };
        let place = seats.clone().position(|other| other == seat);
        let Ok(outcome) = equity(&ranges, &board, CardSet::EMPTY, EFFORT) else {
            continue;
        };
        let share = place.map_or(0.0, |place| outcome.equities[place].fraction());
        adjusted += share * float(amount.get()) - float(paid.get());
    }
    adjusted
}

fn just([one, other]: [Card; 2]) -> Option<Range> {
    Combo::of(one, other).map(Range::just)
}

/// The community cards that lay there when somebody decided for the last time.
fn board_at_last_decision(events: &[Event]) -> Vec<Card> {
    let decides = |event: &Event| {
        matches!(
            event.what,
            What::Posted { .. }
                | What::Folded { .. }
                | What::Checked { .. }
                | What::Called { .. }
                | What::Bet { .. }
                | What::Raised { .. }
        )
    };
    let last = events.iter().rposition(decides).unwrap_or(0);
    let mut board = Vec::new();
    for event in &events[..last] {
        if let What::BoardDealt { cards, .. } = &event.what {
            board.extend(cards);
        }
    }
    board
}

/// Each pot, what it paid in all, and what of it went to `seat`.
fn paid_pots(events: &[Event], seat: Seat) -> Vec<(Pot, Chips, Chips)> {
    let collected = events.iter().rev().find_map(|event| match &event.what {
        What::Collected { pots } => Some(pots.as_slice()),
        _ => None,
    });
    let pots = collected.unwrap_or_default();
    let awards = events.iter().filter_map(|event| match &event.what {
        What::Awarded {
            pot,
            amount,
            shares,
            ..
        } => {
            let own = shares.iter().find(|share| share.seat == seat);
            let paid = own.map_or(Chips::ZERO, |share| share.amount);
            Some((*pots.get(usize::from(*pot))?, *amount, paid))
        }
        _ => None,
    });
    awards.collect()
}

fn signed(net: i64) -> f64 {
    let size = float(net.unsigned_abs());
    if net < 0 { -size } else { size }
}
