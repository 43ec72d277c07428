//! The dealer school on the screen: its levels, a level in work, its reports.

mod kept;
mod levels;
mod report;
mod room;
mod runner;
mod table;

pub(super) use levels::Levels;
pub(super) use room::DealerRoom;
