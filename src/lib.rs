//! Cards Speak: Texas Hold'em, played and taught in a browser.
//!
//! The house, from the ground up; a module may use only what stands above it
//! in this list (a test reads the `use` lines).
//!
//! | module | what lives there |
//! |---|---|
//! | [`engine`] | the game: cards, one hand, the table; pure, integer, deterministic |
//! | [`text`] | words: messages in the player's language, the referee's sentences |
#![forbid(unsafe_code)]

pub mod engine;
pub mod text;
