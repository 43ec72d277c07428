//! The record of a hand: everything that is needed to play it again.

mod record;

pub use record::{HandRecord, ReplayError};
