//! Opponents: what they see is a [`TableView`], what they give back is a [`Decision`] with its reason.
//!
//! A bot decides by integers, a seed and an amount of work, never by a clock: the same question
//! has the same answer on every machine.
//!
//! | to have | ask |
//! |---|---|
//! | a decision for a question, wherever it is asked | [`BotRequest::answer`] |
//! | an opponent of a level and a character | [`Player::new`] |
//! | the style of a character in figures, and what comes of it | [`Character::style`], [`Character::habits`] |
//! | what it takes the others to hold | [`BotRequest::assumed`] |
//! | how long a human would have thought | [`think_time`] |

mod assumed;
mod character;
mod decision;
mod endgame;
mod holding;
mod level;
mod notes;
mod player;
mod preflop;
mod push_fold;
mod range;
mod request;
mod showdown;
mod spot;
mod think_time;

pub use assumed::Assumed;
pub use character::{Character, Habits, Style};
pub use decision::{Budget, Decision, Holding, PerMille, Plan, Reason, legal_or_passive};
pub use level::{Level, LevelError, Skill};
pub use notes::Notes;
pub use player::Player;
pub use preflop::starting_hand;
pub use request::BotRequest;
pub use think_time::{Pace, think_time};

use crate::engine::hand::TableView;
pub use crate::odds::SimRng;

/// An opponent.
pub trait Bot {
    /// Decides for the player whose view it is, who must be in turn.
    ///
    /// The same view, the same state of the generator and the same budget give the same decision.
    fn decide(&mut self, view: &TableView, rng: &mut SimRng, budget: Budget) -> Decision;
}
