//! One hand: setup, betting, pots, showdown, events, views, refusals.

mod action;
mod betting;
mod board;
mod collect;
mod event;
mod fold;
#[expect(clippy::module_inception, reason = "the type the module is about")]
mod hand;
mod legal;
mod pot;
mod refusal;
mod setup;
mod showdown;
mod standing;
mod street;
mod view;

pub use action::Action;
pub use board::{Board, TooManyCards};
pub use event::{Change, Event, Share, What};
pub use hand::Hand;
pub use legal::{Call, LegalActions, Wager, WagerKind};
pub use pot::Pot;
pub use refusal::Refusal;
pub use setup::{ForcedBet, ForcedKind, HandSetup, Mode, PlayerSetup, SetupError, Stakes};
pub use street::Street;
pub use view::{
    Betting, HandState, HoleCards, LastRound, SeatState, Status, TableView, Taken, Turn, Viewer,
};
