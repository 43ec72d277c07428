//! All tests in one program.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod bots;
mod cards;
mod floor;
mod game;
mod positions;
mod table;
mod text;
mod worker;
