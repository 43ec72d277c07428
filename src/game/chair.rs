//! A table as one of its players numbers the seats: from himself on, clockwise.

use crate::engine::hand::{ForcedBet, HandSetup, PlayerSetup};
use crate::engine::seat::Seat;

/// Whoever sits here calls his own seat 0 and counts on clockwise.
///
/// In poker nothing hangs on the number of a seat, only on who sits left of whom: a hand whose
/// seats are all moved on by as many places is the same hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chair {
    at: Seat,
    seats: u8,
}

impl Chair {
    /// The chair at a seat of a table with so many.
    pub(super) const fn new(at: Seat, seats: u8) -> Self {
        Self { at, seats }
    }

    /// What a seat of the table is called from here.
    pub(super) const fn local(self, seat: Seat) -> Seat {
        Seat((seat.0 + self.seats - self.at.0) % self.seats)
    }

    /// Where a seat that is called so from here is at the table.
    pub(super) const fn at_table(self, seat: Seat) -> Seat {
        Seat((seat.0 + self.at.0) % self.seats)
    }

    /// The same hand with the seats called as from here.
    pub(super) fn local_hand(self, setup: &HandSetup) -> HandSetup {
        let mut players: Vec<PlayerSetup> = setup
            .players
            .iter()
            .map(|player| PlayerSetup {
                seat: self.local(player.seat),
                ..*player
            })
            .collect();
        players.sort_by_key(|player| player.seat);
        let forced = setup.forced.iter().map(|bet| ForcedBet {
            seat: self.local(bet.seat),
            ..*bet
        });
        HandSetup {
            button: self.local(setup.button),
            players,
            forced: forced.collect(),
            ..setup.clone()
        }
    }
}
