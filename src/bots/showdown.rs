//! Show or muck.

use super::decision::{Decision, Holding, PerMille, Plan, Reason};
use crate::engine::cards::{Card, CardSet, Strength};
use crate::engine::hand::{Action, HoleCards, TableView};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;

/// Shows whatever wins or shares a pot against what has been shown, and mucks the rest.
pub(super) fn show_or_muck(view: &TableView, seat: Seat) -> Decision {
    let hand = &view.hand;
    let strength = |cards: [Card; 2]| {
        let board = CardSet::from_slice(&hand.board);
        Strength::of(board.union(CardSet::from_slice(&cards)))
    };
    let mine = hand.seat(seat).and_then(|me| me.hole.cards());
    let mine = mine.and_then(strength);
    // The best that lies face up among those who can win the pot.
    let best_of = |seats: SeatSet| {
        let up = hand
            .seats
            .iter()
            .filter(|other| other.seat != seat && other.is_in() && seats.contains(other.seat));
        let shown = up.filter_map(|other| match other.hole {
            HoleCards::Up(cards) => strength(cards),
            _ => None,
        });
        shown.max()
    };
    let pots = hand.pots.iter().filter(|pot| pot.seats.contains(seat));
    let wins = pots.map(|pot| best_of(pot.seats)).any(|best| mine >= best);
    Decision {
        action: if wins { Action::Show } else { Action::Muck },
        reason: Reason {
            holding: Holding::Nothing,
            equity: None,
            price: PerMille(0),
            opponents: 0,
            plan: Plan::Showdown,
        },
    }
}
