//! The people of the school: a seat has the same name in every language.

use crate::engine::seat::Seat;

/// The names of seats 1 to 10.
pub const NAMES: [&str; 10] = [
    "Adam", "Bea", "Cyril", "Dora", "Emil", "Filip", "Gita", "Hugo", "Ida", "Jan",
];

/// The name of who sits there; nobody beyond the tenth chair has one.
#[must_use]
pub fn name(seat: Seat) -> &'static str {
    NAMES.get(seat.index()).copied().unwrap_or("")
}
