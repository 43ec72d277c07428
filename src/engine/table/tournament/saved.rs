//! A tournament as saved data, checked when it is read.

use super::error::TournamentError;
use super::room::TournamentTable;
use super::tournament::{State, Tournament};
use crate::engine::chips::Chips;

impl From<Tournament> for State {
    fn from(tournament: Tournament) -> Self {
        tournament.state
    }
}

impl TryFrom<State> for Tournament {
    type Error = TournamentError;

    fn try_from(state: State) -> Result<Self, TournamentError> {
        state.setup.validate().map_err(TournamentError::Setup)?;
        let tournament = Self { state };
        if tournament.is_sound() {
            Ok(tournament)
        } else {
            Err(TournamentError::Damaged)
        }
    }
}

impl Tournament {
    fn is_sound(&self) -> bool {
        let state = &self.state;
        let entrants = state.entrants.iter().map(|entrant| entrant.id);
        let listed = entrants.eq(state.setup.players.iter().copied());
        let tables = state.tables.iter().enumerate().all(|(at, table)| {
            let twice = state.tables.iter().take(at).any(|t| t.id == table.id);
            !twice && self.table_is_sound(table)
        });
        // Whoever has no final place sits somewhere, and nobody else does.
        let tables_seat = state
            .tables
            .iter()
            .map(TournamentTable::count)
            .sum::<usize>();
        let seated = state.entrants.iter().filter(|entrant| {
            let sits = self.find(entrant.id).is_some();
            sits && (entrant.finish.is_none() || state.over)
        });
        let left = self.players_left() as usize;
        let expected = if state.over { 1 } else { left };
        let chips = self.chips_in_play() == self.chips_bought();
        let small = self.chips_bought() <= Chips::MAX_AT_TABLE;
        let waiting = state.outs.iter().all(|out| self.find(out.player).is_some());
        listed
            && tables
            && tables_seat == expected
            && seated.count() == expected
            && chips
            && small
            && waiting
            && state.clock.level() > 0
    }

    fn table_is_sound(&self, table: &TournamentTable) -> bool {
        let seats = usize::from(self.state.setup.seats_per_table);
        let hand = table.hand().is_none_or(|hand| {
            hand.players.iter().all(|player| {
                let place = table.place(player.seat);
                place.is_some_and(|place| place.stack == player.stack)
            })
        });
        table.places.len() == seats && hand
    }
}
