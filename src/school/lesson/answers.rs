//! The right answer of a step.

use super::engine::{Moment, set_of, written_seats};
use super::keys::{Faults, Keys, Value, whole};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::Action;
use crate::engine::seat::Seat;
use crate::school::fault::{FaultPlace, Problem};
use crate::school::question::{Figure, Kind, Right, Verbs};
use crate::school::spot::Comparison;

/// What a step is about.
#[derive(Debug)]
pub(super) struct Subject<'a> {
    pub(super) moment: Option<&'a Moment<'a>>,
    pub(super) comparison: Option<&'a Comparison>,
}

/// Reads the right answer of a step; what it is by the engine, where the engine knows.
pub(super) fn right(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    kind: Kind,
    subject: &Subject<'_>,
    choices: usize,
) -> Option<Right> {
    match kind {
        Kind::Act => act(keys, faults, subject),
        Kind::Buttons => buttons(keys, faults, subject),
        Kind::Number => number(keys, faults, subject),
        Kind::Seat => seat(keys, faults, subject),
        // No lesson can name it: only drills ask so.
        Kind::Seats => None,
        Kind::Order if choices > 0 => sort(keys, faults, choices),
        Kind::Order => order(keys, faults, subject),
        Kind::Pick => Some(pick(keys, faults, choices)),
        Kind::Five => five(keys, faults, subject),
        Kind::Pots | Kind::Award => {
            by_the_engine_only(keys, faults);
            let moment = needs_moment(keys, faults, subject)?;
            let pots = moment.pots();
            let payouts = moment.payouts();
            let empty = match kind {
                Kind::Pots => pots.is_empty(),
                _ => payouts.iter().all(Vec::is_empty),
            };
            if empty {
                let wanted = "a mark after which there are pots".to_owned();
                let found = "no pots".to_owned();
                keys.fault(
                    faults,
                    Problem::Value {
                        key: "mark".to_owned(),
                        found,
                        wanted,
                    },
                );
                return None;
            }
            Some(match kind {
                Kind::Pots => Right::Pots(pots),
                _ => Right::Award(payouts),
            })
        }
    }
}

/// A spot with a hand is needed.
fn needs_moment<'a>(
    keys: &Keys<'_, '_>,
    faults: &mut Faults<'_>,
    subject: &Subject<'a>,
) -> Option<&'a Moment<'a>> {
    if subject.moment.is_none() {
        let key = "spot".to_owned();
        keys.fault(faults, Problem::Missing { key });
    }
    subject.moment
}

/// `right` may only be left out, or say `"engine"`.
fn by_the_engine_only(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>) {
    if let Some(value) = keys.get("right")
        && value.get_ref().as_str() != Some("engine")
    {
        keys.wrong(faults, "right", value, "\"engine\"");
    }
}

/// The value of `right`, unless it is left to the engine.
fn stated<'a, 't>(keys: &mut Keys<'a, 't>) -> Option<&'a Value<'t>> {
    let value = keys.get("right")?;
    (value.get_ref().as_str() != Some("engine")).then_some(value)
}

/// A stated answer that differs from the engine's.
fn differs(
    keys: &Keys<'_, '_>,
    faults: &mut Faults<'_>,
    value: &Value<'_>,
    engine: String,
    file: String,
) {
    if engine != file {
        keys.fault_at(faults, value, Problem::WrongRight { engine, file });
    }
}

/// `fold`, `call`, `raise 6`.
pub(super) fn action(text: &str) -> Option<Action> {
    let (verb, amount) = text.split_once(' ').unwrap_or((text, ""));
    let to = || amount.trim().parse().ok().map(Chips::new);
    Some(match (verb, amount) {
        ("fold", "") => Action::Fold,
        ("check", "") => Action::Check,
        ("call", _) => Action::Call,
        ("bet", _) => Action::Bet(to()?),
        ("raise", _) => Action::Raise(RaiseTo(to()?)),
        _ => return None,
    })
}

fn written(action: Action) -> String {
    match action {
        Action::Bet(to) | Action::Raise(RaiseTo(to)) => format!("{} {to}", action.name()),
        other => other.name().to_owned(),
    }
}

fn act(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, subject: &Subject<'_>) -> Option<Right> {
    let value = keys.need(faults, "right")?;
    let Some(action) = value.get_ref().as_str().and_then(action) else {
        keys.wrong(
            faults,
            "right",
            value,
            "\"fold\", \"check\", \"call\", \"bet 4\", \"raise 6\"",
        );
        return None;
    };
    let moment = needs_moment(keys, faults, subject)?;
    let turn = moment.hand.turn().seat();
    let player = moment.seat.or(moment.spot.you()).or(turn)?;
    if turn != Some(player) {
        keys.fault_at(faults, value, Problem::Turn { seat: player, turn });
        return None;
    }
    if let Err(refusal) = moment.hand.check(player, action) {
        let problem = Problem::Illegal {
            seat: player,
            action: written(action),
            because: refusal.because,
        };
        keys.fault_at(faults, value, problem);
        return None;
    }
    // After the right action the page plays on along the spot's own line.
    let next = moment.spot.moves_before(moment.mark);
    if let Some((_, played)) = next.and_then(|place| moment.spot.moves().get(place)) {
        differs(keys, faults, value, written(*played), written(action));
    }
    Some(Right::Act(action))
}

/// A list of buttons.
pub(super) fn verbs(value: &Value<'_>) -> Option<Verbs> {
    let list = value.get_ref().as_array()?;
    list.iter()
        .map(|entry| entry.get_ref().as_str()?.parse().ok())
        .collect()
}

fn buttons(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    subject: &Subject<'_>,
) -> Option<Right> {
    let moment = needs_moment(keys, faults, subject)?;
    let legal = moment.hand.legal();
    let asked = moment.seat.or(moment.hand.turn().seat());
    let engine = legal.filter(|legal| Some(legal.seat) == asked);
    let engine = engine.map(|legal| Verbs::legal(&legal));
    let words = |verbs: Verbs| {
        let names: Vec<&str> = verbs
            .iter()
            .map(super::super::question::Verb::name)
            .collect();
        names.join(", ")
    };
    let Some(value) = stated(keys) else {
        if engine.is_none() {
            let key = "right".to_owned();
            keys.fault(faults, Problem::Missing { key });
        }
        return engine.map(Right::Buttons);
    };
    let Some(file) = verbs(value) else {
        keys.wrong(faults, "right", value, "[\"fold\", \"check\", \"bet\"]");
        return None;
    };
    if let Some(engine) = engine {
        differs(keys, faults, value, words(engine), words(file));
    }
    Some(Right::Buttons(file))
}

/// A figure: a number, or a text such as `"26.7"`.
pub(super) fn figure(faults: &Faults<'_>, value: &Value<'_>) -> Option<Figure> {
    let text = value.get_ref().as_str();
    text.unwrap_or_else(|| faults.raw(value)).parse().ok()
}

fn number(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    subject: &Subject<'_>,
) -> Option<Right> {
    const WHAT: &str = "call, min-raise, max-raise, pot, refund, net, share";
    let what = keys.get("what");
    let mut engine = None;
    if let Some(value) = what {
        let moment = needs_moment(keys, faults, subject)?;
        engine = value
            .get_ref()
            .as_str()
            .and_then(|what| moment.figure(what));
        if engine.is_none() {
            keys.wrong(faults, "what", value, WHAT);
            return None;
        }
    }
    let accept = keys.list(faults, "accept");
    let mut near: Vec<Figure> = Vec::with_capacity(2);
    for value in accept {
        match figure(faults, value) {
            Some(figure) => near.push(figure),
            None => keys.wrong(faults, "accept", value, "[from, to]"),
        }
    }
    let near = match near.as_slice() {
        [] => None,
        [from, to] => Some((*from, *to)),
        _ => {
            let value = accept.first()?;
            keys.wrong(faults, "accept", value, "[from, to]");
            None
        }
    };
    let Some(value) = stated(keys) else {
        if engine.is_none() {
            let key = "right".to_owned();
            keys.fault(faults, Problem::Missing { key });
        }
        return engine.map(|figure| Right::Number {
            figure,
            accept: near,
        });
    };
    let Some(file) = figure(faults, value) else {
        keys.wrong(faults, "right", value, "14, 26.7, -2");
        return None;
    };
    if let Some(engine) = engine {
        differs(keys, faults, value, engine.to_string(), file.to_string());
    }
    Some(Right::Number {
        figure: file,
        accept: near,
    })
}

/// One seat by its number.
pub(super) fn seat_of(value: &Value<'_>) -> Option<Seat> {
    let number = whole(value)?;
    Seat::numbered(u64::try_from(number).ok()?)
}

/// Seats in a list, or a single one.
pub(super) fn seats_of(value: &Value<'_>) -> Option<Vec<Seat>> {
    match value.get_ref().as_array() {
        Some(list) => list.iter().map(seat_of).collect(),
        None => seat_of(value).map(|seat| vec![seat]),
    }
}

/// Seats by the engine, where `what` asks for them; the error: it asks for what there is not.
fn seats_by_engine(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    subject: &Subject<'_>,
) -> Result<Option<Vec<Seat>>, ()> {
    let Some(value) = keys.get("what") else {
        return Ok(None);
    };
    let moment = needs_moment(keys, faults, subject).ok_or(())?;
    let what = value.get_ref().as_str();
    if let Some(seats) = what.and_then(|what| moment.seats(what)) {
        return Ok(Some(seats));
    }
    keys.wrong(faults, "what", value, "turn, opener, shows, winners");
    Err(())
}

fn seat(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, subject: &Subject<'_>) -> Option<Right> {
    let engine = seats_by_engine(keys, faults, subject).ok()?;
    // Of an order only the first is asked for.
    let engine = engine.map(|seats| set_of(&seats[..seats.len().min(1)]));
    let Some(value) = stated(keys) else {
        if engine.is_none() {
            let key = "right".to_owned();
            keys.fault(faults, Problem::Missing { key });
        }
        return engine.map(Right::Seat);
    };
    let nobody = value.get_ref().as_str() == Some("nobody");
    let seats = if nobody {
        Some(Vec::new())
    } else {
        seats_of(value)
    };
    let Some(seats) = seats else {
        keys.wrong(faults, "right", value, "2, [7, 8], \"nobody\"");
        return None;
    };
    let file = set_of(&seats);
    if let Some(engine) = engine {
        let all: Vec<Seat> = engine.iter().collect();
        differs(
            keys,
            faults,
            value,
            written_seats(&all),
            written_seats(&seats),
        );
    }
    Some(Right::Seat(file))
}

fn order(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, subject: &Subject<'_>) -> Option<Right> {
    let engine = seats_by_engine(keys, faults, subject).ok()?;
    let Some(value) = stated(keys) else {
        if engine.is_none() {
            let key = "right".to_owned();
            keys.fault(faults, Problem::Missing { key });
        }
        return engine.map(Right::Order);
    };
    let Some(file) = seats_of(value) else {
        keys.wrong(faults, "right", value, "[2, 3, 1]");
        return None;
    };
    if let Some(engine) = engine {
        differs(
            keys,
            faults,
            value,
            written_seats(&engine),
            written_seats(&file),
        );
    }
    Some(Right::Order(file))
}

/// Statements in the order of the file, unless another one is stated.
fn sort(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, choices: usize) -> Option<Right> {
    let Some(value) = keys.get("right") else {
        return Some(Right::Sort((1..=choices as u8).collect()));
    };
    let list = value
        .get_ref()
        .as_array()
        .map(|list| list.iter().map(whole));
    let numbers: Option<Vec<i64>> = list.and_then(Iterator::collect);
    let order: Option<Vec<u8>> = numbers.map(|numbers| {
        let each = numbers
            .into_iter()
            .map(|number| u8::try_from(number).unwrap_or(0));
        each.collect()
    });
    let whole_list = |order: &Vec<u8>| {
        order.len() == choices && (1..=choices as u8).all(|number| order.contains(&number))
    };
    if let Some(order) = order.filter(whole_list) {
        return Some(Right::Sort(order));
    }
    keys.wrong(faults, "right", value, "each statement once");
    None
}

fn pick(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, choices: usize) -> Right {
    let most = i64::try_from(choices).unwrap_or(4);
    let choice = keys.number(faults, "right", (1, most)).unwrap_or(1);
    Right::Pick {
        choice: u8::try_from(choice).unwrap_or(1),
        of: choices as u8,
    }
}

fn five(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, subject: &Subject<'_>) -> Option<Right> {
    by_the_engine_only(keys, faults);
    let letter = keys.text(faults, "hand").unwrap_or("A");
    let letter = letter.chars().next().unwrap_or('A');
    let Some(comparison) = subject.comparison else {
        let key = "cards".to_owned();
        keys.fault(faults, Problem::Missing { key });
        return None;
    };
    let cards = comparison.cards_of(letter);
    let best = comparison.strength(letter);
    if let (Some(cards), Some(best)) = (cards, best) {
        return Some(Right::Five { cards, best });
    }
    let known: Vec<String> = comparison
        .hands
        .iter()
        .map(|(letter, _)| letter.to_string())
        .collect();
    let problem = Problem::Mark {
        found: letter.to_string(),
        known: known.join(", "),
    };
    faults.add(0, &FaultPlace::File, problem);
    None
}
