//! Review: what was learned comes back before it is forgotten (curriculum 5.1 to 5.5).
//!
//! A card stands for a kind of case and not for one deal: each time it is shown, a new instance is
//! built. Days are whole local days, and come in from outside: there is no clock in here.
//!
//! | to have | ask |
//! |---|---|
//! | what is kept of all cards | [`Deck`] |
//! | a card for everything that a lesson teaches | [`Deck::learn`] |
//! | a card for a mistake, a refusal, a stop in the dealer school | [`Deck::fail`], [`Deck::remind`] |
//! | what is left for today | [`Deck::portion`] |
//! | a sitting: what is asked, what was answered | [`Sitting`] |
//! | how an answer counts | [`Grade::of`], then [`Deck::grade`] |
//! | when it comes again | [`Memory`] |
//! | a check question of a lesson as it is asked here | [`check_question`] |
//! | the pattern behind a refusal at the table | [`pattern_of_refusal`] |
//! | the message for the page around this one | [`Sitting::report`] |

mod card;
mod check;
mod day;
mod deck;
mod grade;
mod memory;
mod portion;
mod refusal;
mod report;
mod sitting;
mod taught;

pub use card::{Card, CardId, Past};
pub use check::{CheckQuestion, check_question};
pub use day::Day;
pub use deck::{Deck, Habit, Told};
pub use grade::Grade;
pub use memory::{Memory, Wanted};
pub use portion::{Planned, Portion};
pub use refusal::pattern_of_refusal;
pub use sitting::{Item, Reply, Sitting};
pub use taught::{Teaches, lesson_of, teaches};
