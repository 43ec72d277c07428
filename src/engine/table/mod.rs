//! Many hands: seats, button, blinds owed, cash game, tournament.

mod positions;
pub mod tournament;

pub use positions::Positions;
