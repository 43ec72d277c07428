//! Who sits where: the draw, and which table is broken or balanced next.

use super::room::{TableId, TournamentTable};
use super::setup::PlayerId;
use crate::engine::cards::DealRng;
use crate::engine::seat::Seat;

/// How many tables `players` need.
pub(super) fn tables_for(players: usize, seats: u8) -> usize {
    players.div_ceil(usize::from(seats.max(1)))
}

/// Players and seats by lot: the players are dealt round the tables, so that the tables differ by
/// at most one, and at each table the seats are drawn.
pub(super) fn draw(
    players: &[PlayerId],
    tables: usize,
    seats: u8,
    rng: &mut DealRng,
) -> Vec<(PlayerId, TableId, Seat)> {
    let mut order = players.to_vec();
    rng.shuffle(&mut order);
    let mut drawn = Vec::with_capacity(order.len());
    for table in 0..tables {
        let here = order.iter().skip(table).step_by(tables.max(1));
        let mut chairs: Vec<u8> = (0..seats).collect();
        rng.shuffle(&mut chairs);
        let placed = here.zip(chairs);
        drawn.extend(placed.map(|(&player, chair)| (player, TableId(table as u8), Seat(chair))));
    }
    drawn
}

/// The table that is broken next: by the organiser's plan, or the one with the highest number.
pub(super) fn next_to_break(tables: &[TournamentTable], plan: &[TableId]) -> Option<TableId> {
    let at_play = |id: &&TableId| tables.iter().any(|table| table.id == **id);
    let planned = plan.iter().find(at_play).copied();
    planned.or_else(|| tables.iter().map(|table| table.id).max())
}

/// The fullest table at rest and the emptiest table, if they differ by more than one; the table
/// that is to be broken neither gives nor takes.
pub(super) fn unbalanced(
    tables: &[TournamentTable],
    breaking: Option<TableId>,
) -> Option<(TableId, TableId)> {
    let others = || tables.iter().filter(|table| Some(table.id) != breaking);
    let emptiest = others().min_by_key(|table| (table.count(), table.id))?;
    let resting = others().filter(|table| table.at_rest());
    let fullest = resting.max_by_key(|table| (table.count(), table.id))?;
    (fullest.count() > emptiest.count() + 1).then_some((fullest.id, emptiest.id))
}

/// The table that takes the next player of a broken one.
pub(super) fn emptiest(tables: &[TournamentTable]) -> Option<TableId> {
    let table = tables.iter().min_by_key(|table| (table.count(), table.id));
    table.map(|table| table.id)
}
