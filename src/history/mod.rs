//! The record of a hand: everything that is needed to play it again. And hands of files: what
//! other programs wrote, read and written.

pub(crate) mod base64url;
pub mod exchange;
pub mod file;
mod link;
mod logged;
mod ohh;
mod phh;
mod played;
mod question;
mod record;
mod stars;
mod what_if;

pub use link::LinkError;
pub use logged::{
    Circumstances, Deed, LoggedHand, LoggedPlayer, Moment, PlayError, Reason, SeenCards, Showing,
    TournamentNote, Unit, fill_in,
};
use logged::{amount, see};
pub use played::{Figures, FromFile, PlayedHand, PlayedHandError, known_afterwards, seen_through};
pub use question::luck_of_bot;
pub use record::{HandRecord, ReplayError};
pub use what_if::{Fork, Line, Outcomes, Try, WhatIf};
