//! Many hands: seats, button, blinds owed, cash game, tournament.

mod positions;

pub use positions::Positions;
