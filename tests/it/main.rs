//! All tests in one program.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod agreement;
mod cards;
mod conformance;
mod examples;
mod positions;
mod properties;
mod support;
