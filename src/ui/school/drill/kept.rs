//! Ratings, stars and runs under way, kept on the device.

use crate::platform::Storage;
use crate::school::round::Record;
use crate::ui::rooms::front::Front;
use crate::ui::school::file::File;

const NAME: &str = "drills/1";

/// What is kept on this device.
pub(in crate::ui::school) fn open(front: Front) -> File<Record> {
    File::open(front, NAME)
}

/// Forgets all of it.
pub(in crate::ui::school) fn forget() {
    Storage::remove(NAME);
}
