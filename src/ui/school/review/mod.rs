//! The review on the screen: what is left for today, a sitting, how it is set, how far one has come.

pub(super) mod kept;
mod progress;
mod room;
mod settings;
pub(super) mod today;

pub(super) use progress::{ProgressRoom, is_faded};
pub(super) use room::ReviewRoom;
