//! What some players have beside the table (`beside.js`).

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Tells the helper what the player sees, as bytes of the worker's protocol, and `stage`:
    /// "act" if he is to act, the rules that decided if the hand is over, or nothing.
    #[wasm_bindgen(js_namespace = cardsSpeak)]
    pub fn beside(view: &[u8], stage: &str);
}
