//! All tests in one program.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod agreement;
mod arrows;
mod cards;
mod conformance;
mod examples;
mod hand;
mod positions;
mod properties;
mod support;
