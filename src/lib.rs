//! Cards Speak: Texas Hold'em, played and taught in a browser.
//!
//! The house, from the ground up; a module may use only what stands above it
//! in this list (a test reads the `use` lines).
//!
//! | module | what lives there |
//! |---|---|
//! | [`engine`] | the game: cards, one hand, the table; pure, integer, deterministic |
//! | [`odds`] | how often hands and ranges win, outs, kinds of hands |
//! | [`solver`] | games solved: all-in or fold before the flop, what is left of a hand on turn and river |
//! | [`bots`] | opponents: levels, characters, decisions with their reasons |
//! | [`history`] | the record of a hand, and playing it again; hand histories of other programs |
//! | [`game`] | a game in progress: table, opponents, hand, saving and loading |
//! | [`stats`] | figures about a player, from his hands |
//! | [`school`] | questions and their grading, spots on the real engine, lessons as data |
//! | [`text`] | words: messages in the player's language, the referee's sentences |
//! | [`worker`] | bots beside the page: the protocol and its two ends |
//! | `platform` | every browser interface behind a small safe wrapper |
//! | `ui` | the page, in Leptos |
#![forbid(unsafe_code)]

pub mod bots;
pub mod engine;
pub mod game;
pub mod history;
pub mod odds;
#[cfg(feature = "ui")]
pub mod platform;
pub mod school;
pub mod solver;
pub mod stats;
pub mod text;
#[cfg(feature = "ui")]
pub mod ui;
pub mod worker;
