//! The address of the page and the languages of its reader.

use wasm_bindgen::prelude::*;

use super::dom::Listener;

#[wasm_bindgen]
extern "C" {
    /// What the page's address says after the `#`, without it, and without what a page around this
    /// one says about its looks (`boot.js`).
    #[wasm_bindgen(js_namespace = cardsSpeak, js_name = address)]
    pub fn hash() -> String;
    /// Writes the part after the `#` into the address without a new entry in the history.
    #[wasm_bindgen(js_namespace = cardsSpeak, js_name = rename)]
    pub fn set_hash(hash: &str);
}

/// The part of the page's address after its `?`; empty if it has none.
#[must_use]
pub fn query() -> String {
    let hash = hash();
    hash.split_once('?')
        .map_or_else(String::new, |(_, query)| query.to_owned())
}

/// The address of the page without the part after the `#`, and the one of the folder it lies in.
#[must_use]
pub fn page_address() -> (String, String) {
    let whole = web_sys::window().and_then(|window| window.location().href().ok());
    let whole = whole.unwrap_or_default();
    let page = whole.split('#').next().unwrap_or_default();
    let folder = page.split('?').next().unwrap_or_default();
    let folder = folder.rfind('/').map_or("", |end| &folder[..=end]);
    (page.to_owned(), folder.to_owned())
}

/// Goes to another place of the page, with an entry in the history.
pub fn go(hash: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Goes back to where the reader comes from; to `hash` if he comes from nowhere.
pub fn back(hash: &str) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    match history {
        Some(history) if history.length().is_ok_and(|length| length > 1) => {
            let _ = history.back();
        }
        _ => go(hash),
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
