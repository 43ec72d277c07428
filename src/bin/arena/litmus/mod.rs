//! Litmus spots: what nobody who plays poker does, as data, asked of every level.
//!
//! `tests/data/litmus.json` has the spots, docs/litmus.md says how one is written. The tests ask
//! them, and `arena litmus` prints what every level does in each.

mod ask;
mod file;
mod verdict;

pub(crate) use file::Litmus;
pub(crate) use verdict::Outcome;

/// The spots of the project.
pub(crate) const FILE: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/data/litmus.json"
));
