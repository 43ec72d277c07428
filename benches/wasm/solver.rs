//! The tasks for the solver in wasm, for `solver.mjs` to call. Never part of the bundle.
#![allow(missing_docs, missing_debug_implementations, reason = "a program")]

use wasm_bindgen::prelude::wasm_bindgen;

#[path = "../endgames/mod.rs"]
mod endgames;

use endgames::Task;

/// All tasks, by number.
#[wasm_bindgen]
pub struct Tasks(Vec<Task>);

#[wasm_bindgen]
impl Tasks {
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "JavaScript has no defaults")]
    pub fn new() -> Self {
        Self(endgames::all())
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn name(&self, number: usize) -> String {
        self.0[number].name.clone()
    }

    #[must_use]
    pub fn rounds(&self, number: usize) -> u32 {
        self.0[number].rounds
    }

    #[must_use]
    pub fn run(&self, number: usize) -> String {
        (self.0[number].run)()
    }
}

fn main() {}
