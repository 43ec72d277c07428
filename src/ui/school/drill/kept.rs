//! Ratings, stars and runs under way, kept on the device.

use crate::platform::{Kept, Storage};
use crate::school::round::Record;

const NAME: &str = "drills/1";

/// What is kept on this device; what cannot be read counts as nothing.
pub(in crate::ui::school) fn load() -> Record {
    Storage::get(NAME)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// Forgets all of it.
pub(in crate::ui::school) fn forget() {
    Storage::remove(NAME);
}

/// Keeps it.
pub(super) fn keep(record: &Record) -> Kept {
    serde_json::to_string(record).map_or(Kept::InPage, |text| Storage::set(NAME, &text))
}
