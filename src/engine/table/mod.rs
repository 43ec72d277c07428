//! Many hands: who sits where with what, the button, buying in and leaving.

mod cash;
mod draw;
mod error;
mod event;
mod positions;
mod rules;
pub mod tournament;

pub use cash::{CashTable, Place};
pub use draw::draw_beats;
pub use error::TableError;
pub use event::{TableEvent, TableWhat};
pub use positions::Positions;
pub use rules::CashRules;
