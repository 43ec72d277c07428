//! The game engine: pure, integer, deterministic, total. No web, no clock, no input or output.

pub mod cards;
