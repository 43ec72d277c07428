//! Replays hands of other engines.
fn main() {}
