//! Many hands: who sits where with what, the button, the blinds, buying in and leaving.

mod buying;
mod cash;
mod draw;
mod dues;
mod error;
mod event;
mod form;
mod missed;
mod place;
mod positions;
mod presence;
mod rules;
pub mod tournament;
mod upcoming;

pub use cash::CashTable;
pub use draw::draw_beats;
pub use error::TableError;
pub use event::{TableEvent, TableWhat};
pub use place::{ComeIn, Entry, Place, Straddling};
pub use positions::Positions;
pub use rules::CashRules;
pub use upcoming::{Notice, Prompt, Question, Upcoming};
