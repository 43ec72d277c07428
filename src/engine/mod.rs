//! The game engine: pure, integer, deterministic, total. No web, no clock, no input or output.
//!
//! A [`hand::HandSetup`] (plain data, may be wrong) becomes a `Hand` or a typed error;
//! `Hand::apply` is the only way to change it, and every event and refusal carries a
//! [`citation::Citation`]: the rule and the numbers behind it.

pub mod cards;
pub mod chips;
mod circle;
pub mod citation;
pub(crate) mod few;
pub mod floor;
pub mod hand;
pub mod house;
pub mod position;
pub mod rule;
pub mod seat;
pub mod seat_set;
pub mod table;
pub(crate) mod word;
