//! The bots' worker.
fn main() {}
