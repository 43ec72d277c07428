//! Ratings, stars and runs under way, kept on the device.

use crate::school::round::Record;
use crate::ui::rooms::front::Front;
use crate::ui::school::file::File;

/// What is kept on this device.
pub(in crate::ui::school) fn open(front: Front) -> File<Record> {
    File::open(front, "drills/1")
}
