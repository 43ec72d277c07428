//! The dealer school: whole hands from the dealer's place (curriculum 4).
//!
//! The players are bots; the engine runs the same hand silently and knows the next right move at
//! every moment. A hand is a list of duties, each with a question that the engine has answered; in
//! the way of some come mishaps, which the floor has ruled.
//!
//! | to have | ask |
//! |---|---|
//! | the six levels, the 21 duties, the 19 mishaps | [`Level`], [`Kind`], [`Mishap`] |
//! | the hands of a level with their duties | [`deals`] |
//! | a level that is worked through, kept and gone on with | [`Run`] |
//! | points, chips wrong, missed mishaps, the pass mark | [`Report`] |
//! | what cost most, and how long things take | [`dearest`], [`pace`] |
//!
//! Everything is a function of the level, a seed, and how often each mishap was met before.

mod before;
mod betting;
mod deal;
mod declared;
mod duty;
mod game;
mod kind;
mod league;
mod level;
mod middle;
mod mishap;
mod picks;
mod played;
mod report;
mod run;
mod showing;
mod staging;
mod walk;

pub use deal::{Deal, deals};
pub use duty::{Duty, Staged, Then};
pub use kind::Kind;
pub use level::Level;
pub use mishap::Mishap;
pub use report::{PASS, Report, dearest, pace};
pub use run::{Reply, Run, Step, Stop};
