//! Walks a record's events through the engine.

use std::collections::BTreeMap;

use cards_speak::engine::cards::cards_to_string;
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{Action, ForcedKind, Hand, Turn, What};
use cards_speak::engine::seat::Seat;

use crate::compare::{self, Scale, same};
use crate::files;
use crate::record::{Act, Deed, Happening, Record};
use crate::setup;

/// What came of a line.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// Everything is the same.
    Agrees,
    /// The recorded path breaks the usual rules, as this tag says: it cannot be followed.
    SetAside(&'static str),
    /// The mismatches.
    Differs(Vec<String>),
}

/// Tags of paths that the usual rules do not allow.
const DISPUTED: [&str; 5] = [
    "x_call_price",
    "x_min_raise",
    "x_raise_right",
    "x_fl_partial",
    "x_allin_player_folds",
];

/// Replays a hand and compares it.
pub(crate) fn judge(record: &Record, scale: &mut Scale) -> Verdict {
    let mut whys = Vec::new();
    let followed = follow(record, scale, &mut whys);
    let stopped = match followed {
        Ok(()) => None,
        Err(Stop::Path(why)) => {
            let tag = DISPUTED.into_iter().find(|tag| record.has_tag(tag));
            if let (Some(tag), true) = (tag, whys.is_empty()) {
                return Verdict::SetAside(tag);
            }
            Some(why)
        }
        Err(Stop::Record(why)) => Some(why),
    };
    whys.extend(stopped);
    if whys.is_empty() {
        Verdict::Agrees
    } else {
        Verdict::Differs(whys)
    }
}

/// Why a hand cannot be followed to its end.
enum Stop {
    /// The record's path parts from the engine's.
    Path(String),
    /// The record itself is wrong.
    Record(String),
}

fn follow(record: &Record, scale: &mut Scale, whys: &mut Vec<String>) -> Result<(), Stop> {
    let setup = setup::of(record).map_err(Stop::Record)?;
    let mut hand = Hand::deal(setup).map_err(|error| Stop::Record(error.to_string()))?;
    posted(record, &hand, whys);
    let mut board = String::new();
    for (place, event) in record.events.iter().enumerate() {
        match event {
            Happening::Act(act) => {
                let at = format!("event {place}, seat {}", act.seat);
                show_or_muck(record, &mut hand);
                act_on(record, &mut hand, act, &board, &at, whys)?;
            }
            Happening::Board { cards } => board += cards,
            Happening::Show { seat, cards } => {
                let known = record.hole.get(usize::from(*seat));
                let known = known.ok_or_else(|| Stop::Record(format!("no seat {seat}")))?;
                if let Some(cards) = cards
                    && !known.contains('?')
                {
                    same(&format!("seat {seat} shows"), known, cards, whys);
                }
            }
            Happening::Ante { .. }
            | Happening::Blind { .. }
            | Happening::Post(_)
            | Happening::Muck { .. } => {}
        }
    }
    show_or_muck(record, &mut hand);
    if hand.turn() != Turn::Over {
        let turn = hand.turn();
        return Err(Stop::Path(format!("the hand goes on: {turn:?}")));
    }
    compare::end(record, &hand, scale, whys);
    files::check(record, &hand, whys);
    Ok(())
}

/// The forced bets must have been posted as recorded.
fn posted(record: &Record, hand: &Hand, whys: &mut Vec<String>) {
    type Posted = BTreeMap<(u8, &'static str), u64>;
    let mut theirs = Posted::new();
    let mut ours = Posted::new();
    let mut add = |seat, kind, amount| {
        if amount > 0 {
            *theirs.entry((seat, kind)).or_default() += amount;
        }
    };
    for event in &record.events {
        match event {
            Happening::Ante { seat, amount } => add(*seat, "ante", *amount),
            Happening::Blind { seat, amount } => add(*seat, "blind", *amount),
            Happening::Post(post) => {
                add(post.seat, "live post", post.live);
                add(post.seat, "dead post", post.dead);
            }
            _ => {}
        }
    }
    for event in hand.events() {
        if let What::Posted {
            seat, kind, amount, ..
        } = event.what
            && !amount.is_zero()
        {
            let kind = match kind {
                ForcedKind::Ante | ForcedKind::BigBlindAnte => "ante",
                ForcedKind::SmallBlind | ForcedKind::BigBlind | ForcedKind::Straddle => "blind",
                ForcedKind::LivePost => "live post",
                ForcedKind::DeadPost => "dead post",
            };
            *ours.entry((seat.0, kind)).or_default() += amount.get();
        }
    }
    same("posted", &theirs, &ours, whys);
}

fn act_on(
    record: &Record,
    hand: &mut Hand,
    act: &Act,
    board: &str,
    at: &str,
    whys: &mut Vec<String>,
) -> Result<(), Stop> {
    let seat = Seat(act.seat);
    let action = match (act.deed, act.to) {
        (Deed::Fold, _) => Action::Fold,
        (Deed::Check, _) => Action::Check,
        (Deed::Call, _) => Action::Call,
        // Over a blind of which nothing was posted; the usual rules have a bet to call there.
        (Deed::Bet, Some(to)) if act.std.call.is_some() => Action::Raise(RaiseTo(Chips::new(to))),
        (Deed::Bet, Some(to)) => Action::Bet(Chips::new(to)),
        (Deed::Raise, Some(to)) => Action::Raise(RaiseTo(Chips::new(to))),
        (Deed::Bet | Deed::Raise, None) => {
            return Err(Stop::Record(format!("{at}: missing field `to`")));
        }
    };
    if hand.turn() != Turn::Act(seat) {
        // Nobody could answer that check; it need not be asked (S-17).
        if act.deed == Deed::Check && record.has_tag("pk_pointless_check") {
            return Ok(());
        }
        let turn = hand.turn();
        return Err(Stop::Path(format!("{at}: it is {turn:?}")));
    }
    same(
        &format!("{at} board"),
        &board,
        &cards_to_string(&hand.state().board).as_str(),
        whys,
    );
    let Some(legal) = hand.legal() else {
        return Err(Stop::Path(format!("{at}: nothing is legal")));
    };
    compare::legal(at, record, act, hand.state(), &legal, whys);
    if let (Deed::Call, Some(amount), Ok(call)) = (act.deed, act.amount, &legal.call)
        && call.pay.get() != amount
    {
        let pay = call.pay;
        return Err(Stop::Path(format!(
            "{at} calls: expected {amount}, got {pay}"
        )));
    }
    let applied = hand.apply(seat, action);
    applied
        .map(drop)
        .map_err(|refusal| Stop::Path(format!("{at}: {refusal}")))
}

/// At the showdown players do what the record says.
fn show_or_muck(record: &Record, hand: &mut Hand) {
    while let Turn::ShowOrMuck(seat) = hand.turn() {
        let action = if shows(record, seat) {
            Action::Show
        } else {
            Action::Muck
        };
        if hand.apply(seat, action).is_err() {
            return;
        }
    }
}

fn shows(record: &Record, seat: Seat) -> bool {
    let key = seat.to_string();
    let pots = record.pots.iter().flatten();
    let won = pots
        .filter_map(|pot| pot.won.as_ref()?.get(&key))
        .any(|&amount| amount > 0);
    let logged = record.events.iter().find_map(|event| match event {
        Happening::Show { seat: by, .. } if *by == seat.0 => Some(true),
        Happening::Muck { seat: by } if *by == seat.0 => Some(false),
        _ => None,
    });
    let known = record.hole.get(seat.index());
    won || logged.unwrap_or_else(|| known.is_some_and(|cards| !cards.contains('?')))
}
