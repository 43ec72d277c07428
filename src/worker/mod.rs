//! Bots beside the page: what page and worker say to each other, and the two ends.
//!
//! The protocol is text (JSON) and knows no browser; the ends do.

#[cfg(feature = "ui")]
mod client;
mod health;
pub mod protocol;
#[cfg(feature = "worker")]
mod server;

#[cfg(feature = "ui")]
pub use client::{BotClient, WorkerStatus};
pub use health::Health;
#[cfg(feature = "worker")]
pub use server::serve;
