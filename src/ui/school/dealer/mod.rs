//! The dealer school on the screen: its levels, a level in work, its reports.

mod kept;
mod levels;
mod report;
mod room;
mod runner;
mod table;

pub(super) use levels::Levels;
pub(super) use room::DealerRoom;

use crate::school::dealer::Level;

/// Whether a level was passed.
pub(super) fn is_passed(level: Level) -> bool {
    kept::Dealer::load().is_passed(level)
}
