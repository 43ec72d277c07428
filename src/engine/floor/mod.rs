//! The floor: who is called to the table when something went wrong.
//!
//! A computer dealer makes none of these mistakes and its players cannot mumble; a live table
//! knows them all. The floor is asked three kinds of questions and answers each with the entry
//! of the rule book that decides it:
//!
//! | question | ask |
//! |---|---|
//! | this happened and was noticed now: what is done? | [`rule`] |
//! | he said this and moved those chips: what does it count as? | [`declare`] |
//! | is this how it is done at a live table? | [`procedure`] |
//!
//! Pure and total: any [`Situation`] at any [`Moment`] has a [`Ruling`]. Rulings are typed, not
//! told: sentences are made of [`Verdict`], [`Reason`] and the situation itself.

mod declaration;
mod mend;
mod moment;
pub mod procedure;
mod reason;
mod referee;
mod ruling;
mod simulated;
mod situation;
mod verdict;

pub use declaration::{Facing, Sign, Words, declare};
pub use mend::Spread;
pub use moment::{Moment, Phase};
pub use reason::{Conflict, Reason};
pub use referee::rule;
pub use ruling::Ruling;
pub use simulated::SIMULATED;
pub use situation::{BoardStreet, CardOfDeal, CardsIn, Cause, JokerAt, Situation, WrongPlace};
pub use verdict::{
    Basket, ButtonGoes, ChipsGo, DeckGoes, EarlyGoes, OldCardGoes, ShowWhen, Verdict, When,
};
