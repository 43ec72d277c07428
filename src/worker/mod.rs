//! Bots beside the page: what page and worker say to each other, and the two ends.
//!
//! The protocol is bytes and knows no browser; the ends do.

#[cfg(feature = "ui")]
mod client;
mod health;
pub mod protocol;
#[cfg(feature = "worker")]
mod server;

#[cfg(feature = "ui")]
pub use client::BotClient;
pub use health::Health;
#[cfg(feature = "worker")]
pub use server::serve;

/// The bytes of a message; none if it is anything else, which no message is.
#[cfg(any(feature = "ui", feature = "worker"))]
fn bytes_of(message: &wasm_bindgen::JsValue) -> Vec<u8> {
    use wasm_bindgen::JsCast;

    let bytes = message.dyn_ref::<js_sys::Uint8Array>();
    bytes.map(js_sys::Uint8Array::to_vec).unwrap_or_default()
}
