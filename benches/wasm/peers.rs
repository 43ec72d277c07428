//! The contests in wasm, for `measure.mjs` to call. Never part of the bundle.
#![allow(missing_docs, missing_debug_implementations, reason = "a program")]

use cards_speak::engine::cards::Evaluator;
use wasm_bindgen::prelude::wasm_bindgen;

#[path = "../contest/mod.rs"]
mod contest;

use contest::Contest;

/// All contests, by number.
#[wasm_bindgen]
pub struct Contests(Vec<Contest>);

#[wasm_bindgen]
impl Contests {
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "JavaScript has no defaults")]
    pub fn new() -> Self {
        Self(contest::all())
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn name(&self, number: usize) -> String {
        self.0[number].name.into()
    }

    #[must_use]
    pub fn peer(&self, number: usize) -> String {
        self.0[number].peer.into()
    }

    #[must_use]
    pub fn count(&self, number: usize) -> u32 {
        self.0[number].count
    }

    #[must_use]
    pub fn rounds(&self, number: usize) -> u32 {
        self.0[number].rounds
    }

    #[must_use]
    pub fn same(&self, number: usize) -> bool {
        self.0[number].same
    }

    #[must_use]
    pub fn bar(&self, number: usize) -> Option<f64> {
        self.0[number].bar
    }

    #[must_use]
    pub fn ours(&self, number: usize) -> u64 {
        (self.0[number].ours)()
    }

    #[must_use]
    pub fn theirs(&self, number: usize) -> u64 {
        (self.0[number].theirs)()
    }
}

/// The tables of the evaluator, at the first use.
#[wasm_bindgen]
pub fn first_use() {
    let _ = Evaluator::get();
}

/// The tables of the evaluator once more.
#[wasm_bindgen]
pub fn build() {
    let _ = Evaluator::build();
}

fn main() {}
