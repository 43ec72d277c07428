//! The table from the dealer's place: seats around it, nobody at its bottom.

use leptos::prelude::*;

use super::runner::Runner;
use crate::engine::hand::{HandState, HoleCards, Street, Turn, What};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::dealer::{Deal, Kind, Run};
use crate::school::spot::Scene;
use crate::text::{Args, Id};
use crate::ui::school::stage::{Laid, Round, of_scene, snapshot};
use crate::ui::snapshot::Phase;
use crate::ui::words::Words;

/// The most places that the felt has beside the one at its bottom.
const AROUND: u8 = 9;

/// How the chairs lie around the table: the bottom is the dealer's, unless all ten are taken.
pub(super) fn round(run: &Run) -> Round {
    let chairs = run.level().players();
    if chairs > AROUND {
        return Round {
            first: Seat(0),
            chairs,
        };
    }
    Round {
        first: Seat(chairs),
        chairs: chairs + 1,
    }
}

/// Lays the table of the duty that is to be done.
pub(super) fn lay(runner: Runner, run: &Run) {
    let Some(deal) = run.deal() else { return };
    let round = round(run);
    let stage = runner.stage;
    stage.sit(round, &deal.sitting, None);
    let names = stage.names.get_untracked();
    if run.duty().is_some_and(|duty| duty.kind <= Kind::DealtIn) {
        let button = if is_button_placed(run, deal) {
            Some(deal.hand.setup().button)
        } else {
            deal.last_button
        };
        let scene = Scene {
            seats: deal.sitting.clone(),
            you: None,
            button,
            small_blind: None,
            big_blind: None,
            open: Vec::new(),
            board: Vec::new(),
        };
        stage.laid.set(Laid::Scene);
        runner.chair.snap.set(of_scene(&scene, round, names));
        return;
    }
    let end = run.duty().map_or(deal.hand.events().len(), |duty| duty.end);
    let mut table = deal.table(end);
    hide_cards(&mut table);
    let actor = actor(run, deal, end).map(|seat| round.place(seat));
    let phase = match actor {
        Some(place) => Phase::Bot(place),
        None if table.over => Phase::Over,
        None => Phase::Moving,
    };
    let turn = actor.map_or(Turn::Over, Turn::Act);
    turn_round(&mut table, round);
    stage.laid.set(Laid::Hand);
    runner.chair.snap.set(snapshot(table, turn, phase, names));
}

/// The dealer knows no card that does not lie open.
fn hide_cards(table: &mut HandState) {
    for player in &mut table.seats {
        if matches!(player.hole, HoleCards::Known(_)) {
            player.hole = HoleCards::Down;
        }
    }
}

/// Whether the button has been placed for this hand.
fn is_button_placed(run: &Run, deal: &Deal) -> bool {
    let place = deal
        .duties
        .iter()
        .position(|duty| duty.kind == Kind::Button);
    place.is_none_or(|place| place < run.place())
}

/// Who is to act or has just acted, where that is not the question.
fn actor(run: &Run, deal: &Deal, end: usize) -> Option<Seat> {
    if run.duty()?.kind != Kind::Announce {
        return None;
    }
    match deal.hand.events().get(end)?.what {
        What::Folded { seat }
        | What::Checked { seat }
        | What::Called { seat, .. }
        | What::Bet { seat, .. }
        | What::Raised { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Puts everybody where he sits on the screen.
fn turn_round(table: &mut HandState, round: Round) {
    for player in &mut table.seats {
        player.seat = round.place(player.seat);
    }
    table.seats.sort_unstable_by_key(|player| player.seat);
    for taken in &mut table.taken {
        taken.seat = round.place(taken.seat);
    }
    for pot in &mut table.pots {
        pot.seats = pot
            .seats
            .iter()
            .map(|seat| round.place(seat))
            .collect::<SeatSet>();
    }
    if table.button.index() < Seat::MAX {
        table.button = round.place(table.button);
    }
}

/// How many cards were burned before the duty that is to be done, and how many hands are folded.
pub(super) fn piles(run: &Run) -> (u64, u64) {
    let Some(deal) = run.deal() else {
        return (0, 0);
    };
    let end = run.duty().map_or(deal.hand.events().len(), |duty| duty.end);
    let events = &deal.hand.events()[..end];
    let count = |of: fn(&What) -> bool| events.iter().filter(|event| of(&event.what)).count();
    let burned = count(|what| matches!(what, What::Burned));
    let folded = count(|what| matches!(what, What::Folded { .. }));
    (burned as u64, folded as u64)
}

/// The pots that are gathered already; the felt would count the bets that lie before them in.
pub(super) fn gathered(words: &Words, run: &Run) -> Vec<String> {
    let Some(deal) = run.deal() else {
        return Vec::new();
    };
    let end = run.duty().map_or(deal.hand.events().len(), |duty| duty.end);
    let table = deal.table(end);
    let pots = table.pots.iter().enumerate();
    let said = pots.map(|(place, pot)| {
        let args = Args::new()
            .with("pot", words.pot_name(place))
            .with("amount", pot.amount);
        words.with(Id("dealer-table-pot"), &args)
    });
    said.collect()
}

/// The table in sentences, for who cannot see it.
pub(super) fn described(words: &Words, run: &Run) -> String {
    let Some(deal) = run.deal() else {
        return String::new();
    };
    let end = run.duty().map_or(deal.hand.events().len(), |duty| duty.end);
    // The first event seats the players.
    let table = deal.table(end.max(1));
    let mut said = Vec::new();
    if is_button_placed(run, deal) {
        let args = Args::new().with("seat", u64::from(table.button.number()));
        said.push(words.with(Id("dealer-table-button"), &args));
    }
    for player in &table.seats {
        let name = crate::school::people::name(player.seat).to_owned();
        let folded = player.status == crate::engine::hand::Status::Folded;
        said.push(if folded {
            words.with(Id("dealer-table-folded"), &Args::new().with("name", name))
        } else {
            let args = Args::new()
                .with("name", name)
                .with("stack", player.stack)
                .with("bet", player.bet);
            words.with(Id("dealer-table-seat"), &args)
        });
    }
    said.extend(gathered(words, run));
    said.push(if table.street == Street::Preflop {
        words.of(Id("dealer-table-no-board"))
    } else {
        let cards: Vec<String> = table.board.iter().map(|&card| words.card(card)).collect();
        let args = Args::new().with("cards", cards.join(", "));
        words.with(Id("dealer-table-board"), &args)
    });
    said.join(". ")
}
