//! The address of the page and the languages of its reader.

use wasm_bindgen::prelude::*;

use super::dom::Listener;

/// What the page's address says after the `#`, without it.
#[must_use]
pub fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Writes the part after the `#` into the address without a new entry in the history.
pub fn set_hash(hash: &str) {
    if let Some(window) = web_sys::window()
        && let Ok(history) = window.history()
    {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&["#", hash].concat()));
    }
}

/// Goes to another place of the page, with an entry in the history.
pub fn go(hash: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Loads the page anew, at another place: nothing that it had in hand stays.
pub fn begin_anew(hash: &str) {
    set_hash(hash);
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Calls `then` whenever the part after the `#` changes.
#[must_use]
pub fn on_hash(then: impl Fn() + 'static) -> Option<Listener> {
    Listener::on_window("hashchange", move |_: web_sys::Event| then())
}

/// The languages the reader has set in the browser, such as `cs-CZ`, the dearest first.
#[must_use]
pub fn languages() -> Vec<String> {
    web_sys::window().map_or_else(Vec::new, |window| {
        let all = window.navigator().languages();
        all.iter().filter_map(|code| code.as_string()).collect()
    })
}
