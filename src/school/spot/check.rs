//! The figures that a spot states, against the engine's.

use super::lines::Lines;
use super::play::{Mark, Spot};
use super::read::Reader;
use super::words::category;
use crate::engine::cards::{CardSet, Strength};
use crate::engine::chips::Chips;
use crate::engine::hand::{Event, Hand, Pot, SeatState, WagerKind, What};
use crate::engine::seat::Seat;
use crate::school::fault::Problem;
use crate::school::part::Part;

/// Compares every stated figure.
pub(super) fn figures(reader: &mut Reader<'_>, lines: &Lines<'_>, spot: &Spot) {
    for parts in lines.all("at") {
        for part in parts {
            at(reader, spot, *part);
        }
    }
    let Some(end) = spot.hand_at(Mark::End) else {
        return;
    };
    if let Some(line) = lines.one("pots") {
        let pots = gathered(&end);
        reader.figure(line, "pots", &written_pots(&pots), &normal(line.text));
    }
    if let Some(line) = lines.one("back") {
        amounts(reader, line, "back", &returned(&end));
    }
    if let Some(line) = lines.one("shows") {
        let shown: Vec<String> = shown(&end)
            .into_iter()
            .map(|seat| seat.number().to_string())
            .collect();
        reader.figure(line, "shows", &shown.join(" "), &normal(line.text));
    }
    if let Some(line) = lines.one("best") {
        best(reader, &end, line);
    }
    if let Some(line) = lines.one("wins") {
        let won = end
            .state()
            .seats
            .iter()
            .filter(|player| !player.won.is_zero());
        let won: Vec<(Seat, i64)> = won.map(|player| (player.seat, whole(player.won))).collect();
        amounts(reader, line, "wins", &won);
    }
    if let Some(line) = lines.one("net") {
        amounts(reader, line, "net", &net(&end));
    }
}

fn whole(amount: Chips) -> i64 {
    i64::try_from(amount.get()).unwrap_or(i64::MAX)
}

/// One space between words.
fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `a seat 4 · pot 3 · fold, call 2, raise 4-100`.
fn at(reader: &mut Reader<'_>, spot: &Spot, line: Part<'_>) {
    let (letter, rest) = line.first_word();
    let hand = Mark::named(letter.text).and_then(|mark| spot.hand_at(mark));
    let Some(hand) = hand else {
        let known: Vec<String> = spot.letters().map(String::from).collect();
        let problem = Problem::Mark {
            found: letter.text.to_owned(),
            known: known.join(", "),
        };
        reader.fault(letter, problem);
        return;
    };
    for piece in rest.split(&['·']) {
        let (first, rest) = piece.first_word();
        match first.text {
            "seat" => {
                let turn = hand
                    .turn()
                    .seat()
                    .map_or_else(|| "none".to_owned(), |seat| seat.number().to_string());
                reader.figure(rest, "seat", &turn, rest.text);
            }
            "pot" => {
                let pot = hand.state().pot_total().to_string();
                reader.figure(rest, "pot", &pot, rest.text);
            }
            _ => reader.figure(piece, "actions", &legal(&hand), &normal(piece.text)),
        }
    }
}

/// The legal actions as the notation writes them.
fn legal(hand: &Hand) -> String {
    let Some(legal) = hand.legal() else {
        return "none".to_owned();
    };
    let mut actions = vec!["fold".to_owned()];
    if legal.check.is_ok() {
        actions.push("check".to_owned());
    }
    if let Ok(call) = &legal.call {
        actions.push(format!("call {}", call.pay));
    }
    if let Ok(wager) = &legal.wager {
        let verb = match wager.kind {
            WagerKind::Bet => "bet",
            WagerKind::Raise => "raise",
        };
        actions.push(if wager.min == wager.max {
            format!("{verb} {}", wager.min)
        } else {
            format!("{verb} {}-{}", wager.min, wager.max)
        });
    }
    actions.join(", ")
}

/// The pots as they were gathered last.
pub(in crate::school) fn gathered(hand: &Hand) -> Vec<Pot> {
    let collected = hand
        .events()
        .iter()
        .rev()
        .find_map(|event| match &event.what {
            What::Collected { pots } => Some(pots.clone()),
            _ => None,
        });
    collected.unwrap_or_default()
}

/// `main 40 (1 2 3 4) · side1 60 (1 2 4) · side2 60 (1 2)`.
pub(in crate::school) fn written_pots(pots: &[Pot]) -> String {
    let several = pots.len() > 2;
    let written = pots.iter().enumerate().map(|(place, pot)| {
        let name = match (place, several) {
            (0, _) => "main".to_owned(),
            (_, false) => "side".to_owned(),
            (place, true) => format!("side{place}"),
        };
        let seats: Vec<String> = pot
            .seats
            .iter()
            .map(|seat| seat.number().to_string())
            .collect();
        format!("{name} {} ({})", pot.amount, seats.join(" "))
    });
    written.collect::<Vec<_>>().join(" · ")
}

fn returned(hand: &Hand) -> Vec<(Seat, i64)> {
    let returned = |event: &Event| match event.what {
        What::Returned { seat, amount, .. } => Some((seat, whole(amount))),
        _ => None,
    };
    hand.events().iter().filter_map(returned).collect()
}

/// Who showed, in order.
pub(in crate::school) fn shown(hand: &Hand) -> Vec<Seat> {
    let shown = |event: &Event| match event.what {
        What::Shown { seat, .. } => Some(seat),
        _ => None,
    };
    hand.events().iter().filter_map(shown).collect()
}

/// What each player has won or lost so far.
pub(in crate::school) fn net(hand: &Hand) -> Vec<(Seat, i64)> {
    let before = &hand.setup().players;
    let players = hand.state().seats.iter().zip(before);
    players
        .map(|(player, before)| (player.seat, whole(player.stack) - whole(before.stack)))
        .collect()
}

/// `1:+8 2:-6` against the engine's; a seat that is not stated is nothing.
fn amounts(reader: &mut Reader<'_>, line: Part<'_>, what: &str, engine: &[(Seat, i64)]) {
    let stated: Vec<Part<'_>> = line.words().collect();
    let stated: Vec<(Seat, i64)> = stated
        .into_iter()
        .filter_map(|part| reader.signed(part))
        .collect();
    let with_signs = what == "net";
    let written = |list: &[(Seat, i64)]| {
        let each = list.iter().filter(|(_, amount)| *amount != 0);
        let each = each.map(|(seat, amount)| {
            let sign = if with_signs && *amount > 0 { "+" } else { "" };
            format!("{}:{sign}{amount}", seat.number())
        });
        each.collect::<Vec<_>>().join(" ")
    };
    reader.figure(line, what, &written(engine), &written(&stated));
}

/// `1 two pair · 2 one pair of aces`: the kinds of hands.
fn best(reader: &mut Reader<'_>, hand: &Hand, line: Part<'_>) {
    for piece in line.split(&['·']) {
        let (seat, phrase) = piece.first_word();
        let (Some(seat), Some(stated)) = (reader.seat(seat), category(phrase.text)) else {
            reader.notation(piece, "1 two pair");
            continue;
        };
        let player = hand.state().seat(seat);
        let engine = player.and_then(|player| strength(hand, player));
        let engine = engine.map(Strength::category);
        if engine != Some(stated) {
            let engine = format!("{engine:?}");
            reader.figure(piece, "best", &engine, phrase.text);
        }
    }
}

fn strength(hand: &Hand, player: &SeatState) -> Option<Strength> {
    let hole = player.hole.cards()?;
    let cards: CardSet = hand.state().board.iter().copied().chain(hole).collect();
    Strength::of(cards)
}
