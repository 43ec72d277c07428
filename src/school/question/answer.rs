//! What a learner answers.

use super::{Figure, Verbs};
use crate::engine::cards::CardSet;
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Pot};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;

/// Who gets how much of one pot, clockwise by seat number.
pub type Payout = Vec<(Seat, Chips)>;

/// An answer to a question of the same kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The learner acted at the table.
    Act(Action),
    /// The buttons marked as available.
    Buttons(Verbs),
    /// A figure.
    Number(Figure),
    /// A place.
    Seat(Seat),
    /// Nobody, where a place is asked for.
    Nobody,
    /// These places, whatever the order: hands that win, say.
    Seats(SeatSet),
    /// Places one after the other.
    Order(Vec<Seat>),
    /// Statements one after the other, by their numbers in the file.
    Sort(Vec<u8>),
    /// A statement by its number in the file, from 1; the page may show them in another order.
    Pick(u8),
    /// Five cards.
    Five(CardSet),
    /// Main pot and side pots.
    Pots(Vec<Pot>),
    /// The payout of each pot, main pot first.
    Award(Vec<Payout>),
}
