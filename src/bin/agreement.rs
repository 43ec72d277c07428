//! The fingerprint of a thousand random hands, for a test in the browser's machine to call.
//! Never part of the bundle.
#![forbid(unsafe_code)]

#[path = "../../tests/it/agreement/hands.rs"]
mod hands;
#[path = "../../tests/it/support/random.rs"]
mod random;

use wasm_bindgen::prelude::wasm_bindgen;

/// The fingerprint of the first `count` hands.
#[wasm_bindgen]
#[must_use]
pub fn fingerprint(count: u32) -> String {
    hands::fingerprint(count.into())
}

fn main() {}
