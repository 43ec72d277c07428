//! Chairs around the table: who sits next, and what lies between.

use crate::engine::seat::Seat;

/// The first of `seats` (ascending by number) to the left of `chair`, around the table.
pub(super) fn next(seats: &[Seat], chair: Seat) -> Option<Seat> {
    clockwise_after(seats, chair).next()
}

/// The first of `seats` to the right of `chair`, around the table.
pub(super) fn previous(seats: &[Seat], chair: Seat) -> Option<Seat> {
    let right = seats.iter().rev().find(|&&seat| seat < chair);
    right.or(seats.last()).copied()
}

/// All `seats` clockwise, the left of `chair` first and `chair` itself last.
pub(super) fn clockwise_after(seats: &[Seat], chair: Seat) -> impl Iterator<Item = Seat> {
    players_after(seats, |&seat| seat, chair).copied()
}

/// All `players` (ascending by `seat`) clockwise, the left of `chair` first.
pub(super) fn players_after<T>(
    players: &[T],
    seat: impl Fn(&T) -> Seat,
    chair: Seat,
) -> impl DoubleEndedIterator<Item = &T> + Clone {
    let start = players.partition_point(|player| seat(player) <= chair);
    let (before, after) = players.split_at(start);
    after.iter().chain(before)
}

/// Whether a way clockwise from one chair to another passes this one; from a chair to itself
/// the way goes all around.
pub(super) fn passes(from: Seat, to: Seat, chair: Seat) -> bool {
    if from < to {
        from < chair && chair < to
    } else {
        chair > from || chair < to
    }
}
