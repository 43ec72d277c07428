//! Reads and writes the hand histories of other programs for the rooms: `public/files.js` calls it.

use cards_speak::history::exchange;
use wasm_bindgen::prelude::wasm_bindgen;

/// A file of hands: what is in it, as JSON of [`exchange::Opened`].
#[must_use]
#[wasm_bindgen]
pub fn open(bytes: &[u8]) -> String {
    exchange::open(bytes)
}

/// Hands, a JSON list of the texts of kept ones, in a format; the answer is JSON of
/// [`exchange::Written`].
#[must_use]
#[wasm_bindgen]
pub fn write(format: &str, hands: &str) -> String {
    exchange::write(format, hands)
}

fn main() {}
