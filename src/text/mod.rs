//! Words: messages in the player's language, and the referee's sentences made of them.
//!
//! | to have | ask |
//! |---|---|
//! | the language to start in | [`Language::negotiate`] |
//! | the texts of a language | [`Catalog::parse`], those needed later [`Catalog::add`] |
//! | a text of the interface | [`Catalog::message`] |
//! | what happened, was refused, may be done, and why | [`Speaker`] |
//! | what the floor decides, and how it is done at a live table | [`Speaker::ruling`], [`Speaker::procedure`] |
//! | what a bot thought | [`Speaker::thought`] |
//! | what may be done, what it costs and what the cards are worth | [`Speaker::help`] |
//! | the sentences of drills | [`Speaker::drill`] |
//! | the house rules, who says what, and the presets | [`Catalog::house_sheet`], [`Catalog::preset_name`] |
//! | what is wrong with a table, a game, a saved one | [`Speaker::table_fault`] and its like |
//!
//! Every sentence is one whole message of a `.ftl` file; nothing is glued from pieces. What is
//! written on the screen and what is spoken are two [`Voice`]s of the same message: amounts with
//! or without a space between thousands, cards as signs or as words.
//!
//! An id stands in the sources only as a literal, as in `Id("turn-check")`, `message("…")` or
//! `t("…")`: a test reads the sources and demands that each id exists and each is used.

mod args;
mod cards;
mod catalog;
mod citation;
mod drill;
mod event;
mod fault;
mod floor;
mod folded;
mod helper;
mod house;
mod language;
mod legal;
mod number;
mod plural;
mod position;
mod resolve;
mod running;
mod speaker;
mod strength;
mod summary;
mod thought;
mod tournament;

pub use args::{Args, Value};
pub use catalog::{Catalog, CatalogError, Id};
pub use folded::folded;
pub use house::{HouseChoice, HouseLine};
pub use language::Language;
pub use number::{NumberFormat, grouped, signed_tenths, tenths};
pub use plural::{PluralCategory, PluralRule};
pub use resolve::Voice;
pub use running::{Piece, pieces};
pub use speaker::{Explained, Said, Sign, Speaker, SumLine};
pub use summary::{PotResult, Summary};
pub use thought::Thought;
pub use tournament::Entrants;
