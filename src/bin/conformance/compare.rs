//! What is compared: strengths, legal actions, pots, stacks.

use std::collections::BTreeMap;
use std::fmt;

use cards_speak::engine::cards::{CardSet, Category, Strength, cards_to_string};
use cards_speak::engine::hand::{Hand, HandState, LegalActions, Status, What};
use cards_speak::engine::seat::Seat;

use crate::record::{Act, Record, Variant};

/// Numbers of another evaluator beside ours: greater there must be greater here, equal equal.
#[derive(Debug, Default)]
pub(crate) struct Scale {
    known: BTreeMap<i64, u16>,
}

impl Scale {
    /// Places a pair of numbers, unless it contradicts one that is there.
    pub(crate) fn check(&mut self, number: i64, own: Strength) -> Result<(), String> {
        let own = own.number();
        let below = self.known.range(..number).next_back();
        let above = self.known.range(number + 1..).next();
        let fits = self.known.get(&number).is_none_or(|&same| same == own)
            && below.is_none_or(|(_, &lower)| lower < own)
            && above.is_none_or(|(_, &higher)| higher > own);
        if !fits {
            let around = (below, self.known.get(&number), above);
            return Err(format!(
                "strength: {number} is {own} here, which contradicts {around:?}"
            ));
        }
        self.known.insert(number, own);
        Ok(())
    }
}

/// The name of a category in the records; a royal flush is a straight flush there.
pub(crate) fn category_name(strength: Strength) -> &'static str {
    match strength.category() {
        Category::RoyalFlush | Category::StraightFlush => "Straight flush",
        Category::FourOfAKind => "Four of a kind",
        Category::FullHouse => "Full house",
        Category::Flush => "Flush",
        Category::Straight => "Straight",
        Category::ThreeOfAKind => "Three of a kind",
        Category::TwoPair => "Two pair",
        Category::Pair => "One pair",
        Category::HighCard => "High card",
    }
}

/// Adds a line unless both are the same.
pub(crate) fn same<T: PartialEq + fmt::Debug>(
    what: &str,
    expected: &T,
    got: &T,
    whys: &mut Vec<String>,
) {
    if expected != got {
        whys.push(format!("{what}: expected {expected:?}, got {got:?}"));
    }
}

/// Compares what a player may do. A fold is always possible (FOLD-2); where a check is free the
/// record may say otherwise.
pub(crate) fn legal(
    at: &str,
    record: &Record,
    act: &Act,
    state: &HandState,
    own: &LegalActions,
    whys: &mut Vec<String>,
) {
    let Some(theirs) = act.legal else { return };
    let std = act.std;
    if !theirs.fold && !theirs.check {
        whys.push(format!("{at} fold: expected false, got true"));
    }
    let check = theirs.check && std.call.is_none();
    same(&format!("{at} check"), &check, &own.check.is_ok(), whys);
    let call = std.call.or(theirs.call);
    let own_call = own.call.as_ref().ok().map(|call| call.pay.get());
    same(&format!("{at} call"), &call, &own_call, whys);

    if std.fl_partial {
        // Rooms differ on what follows a short all-in in fixed limit.
        return;
    }
    let wager = own.wager.as_ref().ok();
    let own_range = wager.map(|wager| (wager.min.get(), wager.max.get()));
    let at = format!("{at} raise");
    match (std.raise_right, theirs.raise) {
        (Some(false), _) => same(&at, &None, &own_range, whys),
        (Some(true), None) => {
            if own_range.is_none() {
                whys.push(format!("{at}: expected some, got none"));
            }
            if let (Some(min), Some((own_min, own_max))) = (std.min_raise, own_range) {
                let at = format!("{at} at least");
                same(&at, &min.min(own_max), &own_min, whys);
            }
        }
        (_, Some((min, max))) => {
            let (min, max) = usual_range(record, act, state, own, (min, max));
            same(&at, &Some((min, max)), &own_range, whys);
        }
        (None, None) if refuses_to_outbid(act, state, own) => {}
        (None, None) => same(&at, &None, &own_range, whys),
    }
}

/// The other engine refuses a raise where nobody else has more than its price. Rooms allow it as
/// long as another has chips left (S-17); over a short blind the record does not say so.
fn refuses_to_outbid(act: &Act, state: &HandState, own: &LegalActions) -> bool {
    let price = act.legal.and_then(|legal| legal.call).unwrap_or(0);
    let bet = state.seat(own.seat).map_or(0, |player| player.bet.get());
    let mut others = state.seats.iter().filter(|other| other.seat != own.seat);
    act.std.call.is_some()
        && others.all(|other| {
            other.status != Status::Active || (other.bet + other.stack).get() <= bet + price
        })
}

/// The other engine's smallest and largest raise by the usual rules: over a short blind both
/// reckon with its nominal size, which the record gives for the smallest only.
fn usual_range(
    record: &Record,
    act: &Act,
    state: &HandState,
    own: &LegalActions,
    (min, max): (u64, u64),
) -> (u64, u64) {
    let Some(usual) = act.std.min_raise else {
        return (min, max);
    };
    let player = state.seat(own.seat);
    let all = player.map_or(0, |player| (player.bet + player.stack).get());
    let max = match record.variant {
        Variant::Nl => max,
        Variant::Fl => usual,
        Variant::Pl => {
            // The pot is what lies in it (S-20), the bet and the call in it are the usual ones.
            let bet = player.map_or(0, |player| player.bet.get());
            let call = act.std.call.or(act.legal.and_then(|legal| legal.call));
            let call = call.unwrap_or(0);
            let pot: u64 = state.seats.iter().map(|seat| seat.invested.get()).sum();
            (bet + call + pot + call).min(all)
        }
    };
    (usual, max)
}

/// Compares the end of the hand.
pub(crate) fn end(record: &Record, hand: &Hand, scale: &mut Scale, whys: &mut Vec<String>) {
    let board = cards_to_string(&hand.state().board);
    same("board", &record.board, &board, whys);
    strengths(record, hand, scale, whys);
    returned(record, hand, whys);
    pots(record, hand, whys);
    stacks(record, hand, whys);
}

fn strengths(record: &Record, hand: &Hand, scale: &mut Scale, whys: &mut Vec<String>) {
    let state = hand.state();
    for (seat, (category, number)) in &record.strength {
        let player = seat.parse().ok().and_then(|seat| state.seat(Seat(seat)));
        let Some(player) = player else {
            whys.push(format!("strength: there is no seat {seat}"));
            continue;
        };
        let Some(hole) = player.hole.cards() else {
            continue;
        };
        let all: CardSet = state.board.iter().chain(&hole).copied().collect();
        let Some(own) = Strength::of(all) else {
            whys.push(format!(
                "seat {seat} strength: expected {category}, got none"
            ));
            continue;
        };
        same(
            &format!("seat {seat} category"),
            &category.as_str(),
            &category_name(own),
            whys,
        );
        if let Err(why) = scale.check(*number, own) {
            whys.push(format!("seat {seat} {why}"));
        }
    }
}

fn returned(record: &Record, hand: &Hand, whys: &mut Vec<String>) {
    let mut own: BTreeMap<String, u64> = BTreeMap::new();
    for event in hand.events() {
        if let What::Returned { seat, amount, .. } = event.what {
            *own.entry(seat.to_string()).or_default() += amount.get();
        }
    }
    same("returned", &record.returned, &own, whys);
}

fn pots(record: &Record, hand: &Hand, whys: &mut Vec<String>) {
    let Some(theirs) = &record.pots else { return };
    let mut own = BTreeMap::new();
    for event in hand.events() {
        if let What::Awarded {
            pot,
            amount,
            shares,
            ..
        } = &event.what
        {
            let won: BTreeMap<String, u64> = shares
                .iter()
                .filter(|share| !share.amount.is_zero())
                .map(|share| (share.seat.to_string(), share.amount.get()))
                .collect();
            own.insert(usize::from(*pot), (amount.get(), won));
        }
    }
    let amounts: Vec<u64> = theirs.iter().map(|pot| pot.amount).collect();
    let own_amounts: Vec<u64> = own.values().map(|(amount, _)| *amount).collect();
    if amounts != own_amounts {
        same("pots", &amounts, &own_amounts, whys);
        return;
    }
    let pots = &hand.state().pots;
    for ((place, (_, own_won)), pot) in own.iter().zip(theirs) {
        if let Some(seats) = &pot.seats {
            let own_seats: Vec<u8> = pots
                .get(*place)
                .map(|pot| pot.seats.iter().map(|seat| seat.0).collect())
                .unwrap_or_default();
            same(&format!("pot {place} seats"), seats, &own_seats, whys);
        }
        if let Some(won) = &pot.won {
            let won: BTreeMap<String, u64> = won
                .iter()
                .filter(|(_, amount)| **amount > 0)
                .map(|(seat, &amount)| (seat.clone(), amount))
                .collect();
            same(&format!("pot {place} won"), &won, own_won, whys);
        }
    }
}

fn stacks(record: &Record, hand: &Hand, whys: &mut Vec<String>) {
    let own: Vec<u64> = hand
        .state()
        .seats
        .iter()
        .map(|player| player.stack.get())
        .collect();
    if let Some(recorded) = &record.final_recorded {
        if record.rake == 0 {
            same("final_recorded", recorded, &own, whys);
            return;
        }
        // The hand is replayed before rake: winners have it more, nobody less.
        let short = own.iter().zip(recorded).zip(&hand.state().seats);
        let mut rake = 0;
        let mut agrees = recorded.len() == own.len();
        for ((&own, &recorded), player) in short {
            let more = own.checked_sub(recorded);
            agrees &= more.is_some_and(|more| more == 0 || !player.won.is_zero());
            rake += more.unwrap_or(0);
        }
        if !agrees || rake != record.rake {
            let rake = record.rake;
            whys.push(format!(
                "final_recorded: expected {recorded:?} and a rake of {rake}, got {own:?}"
            ));
        }
        return;
    }
    match record.final_std.as_ref().or(record.final_.as_ref()) {
        Some(expected) => same("final", expected, &own, whys),
        None => whys.push("there are no final stacks to compare with".to_owned()),
    }
}
