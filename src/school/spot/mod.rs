//! Spots: tables in a given set-up, written as lines that people read (curriculum 2.1).
//!
//! A spot is played by the engine up to any of its marks. Every figure that the author states
//! (pot, legal actions, pots, refunds, order of showing, awards, result) is compared with the
//! engine's; one that differs is a fault.

pub(super) mod check;
mod compare;
mod film;
mod house;
mod lines;
mod play;
mod read;
mod scene;
mod setup;
mod words;

pub use compare::Comparison;
pub use film::{Until, chairs_of, hand_turned_to, place_of, seat_at};
pub use play::{Mark, Spot};
pub use scene::Scene;
