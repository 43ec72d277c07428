//! The bots' worker of the levels that reckon hands out.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::DedicatedWorkerGlobalScope;

/// Answers questions to the bots that come to `scope`.
#[wasm_bindgen]
pub fn serve(scope: &DedicatedWorkerGlobalScope) {
    cards_speak::worker::serve(scope);
}

fn main() {}
