//! Clockwise orders around the table.

use crate::engine::seat::Seat;

/// `seats` (ascending by number) clockwise, beginning left of `from`, which may be an empty place;
/// `from` itself, if it is one of them, comes last.
pub(super) fn clockwise_after(seats: &[Seat], from: Seat) -> impl Iterator<Item = Seat> + '_ {
    let start = seats.iter().position(|&seat| seat > from).unwrap_or(0);
    seats[start..].iter().chain(&seats[..start]).copied()
}
