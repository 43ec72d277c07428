//! One hand: setup, betting, pots, showdown, events, views, refusals.

mod action;
mod event;
mod legal;
mod pot;
mod refusal;
mod setup;
mod street;
mod view;

pub use action::Action;
pub use event::{Change, Event, Share, What};
pub use legal::{Call, LegalActions, Wager, WagerKind};
pub use pot::Pot;
pub use refusal::Refusal;
pub use setup::{ForcedBet, ForcedKind, HandSetup, PlayerSetup, SetupError};
pub use street::Street;
pub use view::{Betting, HandState, HoleCards, SeatState, Status, TableView, Taken, Turn, Viewer};
