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
use crate::ui::rooms::front::Front;

/// Whether a level was passed.
pub(super) fn is_passed(front: Front, level: Level) -> bool {
    kept::open(front).held.is_passed(level)
}
