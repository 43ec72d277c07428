//! The text of the `PokerStars` client, cash games and tournaments, in English. Rooms that write
//! the same kind of text are read too.

mod header;
mod name;
mod read;
mod write;

pub(super) use header::is_header;
pub(super) use read::read;
pub(super) use write::write;
