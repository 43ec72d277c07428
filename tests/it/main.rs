//! All tests in one program.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod cards;
mod positions;
mod tournament;
