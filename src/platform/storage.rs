//! Keeping texts under a name, on this device where the browser allows it.

use std::collections::BTreeSet;

use wasm_bindgen::prelude::*;

use super::dom::Listener;

#[wasm_bindgen]
extern "C" {
    /// What could not be stored on the device: it lives as long as the page, and all programs of
    /// the page share it (`boot.js`).
    #[wasm_bindgen(js_namespace = ["cardsSpeak", "memory"], js_name = get)]
    fn remembered(key: &str) -> Option<String>;
    #[wasm_bindgen(js_namespace = ["cardsSpeak", "memory"], js_name = set)]
    fn remember(key: &str, value: &str);
    #[wasm_bindgen(js_namespace = ["cardsSpeak", "memory"], js_name = delete)]
    fn forget(key: &str);
}

/// Where something was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// On this device: it survives a reload.
    OnDevice,
    /// In this page only: the browser allows no storage, or it is full.
    InPage,
}

/// The browser's local storage, with the page's memory in its place where that is denied.
#[derive(Clone, Copy, Debug, Default)]
pub struct Storage;

impl Storage {
    /// All names of this game begin so, lest they meet those of others on the same host.
    const PREFIX: &str = "cards-speak/";

    /// Under this name the table keeps the rule of the last refusal, for the review.
    pub const REFUSED: &str = "refused/1";

    fn device() -> Option<web_sys::Storage> {
        // In a sandboxed frame the getter itself throws.
        web_sys::window()?.local_storage().ok()?
    }

    /// What was put under `name`.
    #[must_use]
    pub fn get(name: &str) -> Option<String> {
        let key = Self::key(name);
        remembered(&key).or_else(|| Self::device()?.get_item(&key).ok()?)
    }

    /// Puts `value` under `name`.
    #[must_use]
    pub fn set(name: &str, value: &str) -> Kept {
        let key = Self::key(name);
        let stored = Self::device().is_some_and(|device| device.set_item(&key, value).is_ok());
        if stored {
            forget(&key);
            return Kept::OnDevice;
        }
        remember(&key, value);
        Kept::InPage
    }

    /// Forgets what was put under `name`.
    pub fn remove(name: &str) {
        let key = Self::key(name);
        if let Some(device) = Self::device() {
            let _ = device.remove_item(&key);
        }
        forget(&key);
    }

    /// All that is kept, by name.
    #[must_use]
    pub fn all() -> Vec<(String, String)> {
        let named = |key: String| {
            let name = key.strip_prefix(Self::PREFIX)?.to_owned();
            let value = Self::get(&name)?;
            Some((name, value))
        };
        Self::keys().into_iter().filter_map(named).collect()
    }

    /// Forgets all.
    pub fn clear() {
        for key in Self::keys() {
            if let Some(name) = key.strip_prefix(Self::PREFIX) {
                Self::remove(name);
            }
        }
    }

    /// All keys of the device and of the page, those of others on the same host among them.
    fn keys() -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        if let Some(device) = Self::device() {
            let count = device.length().unwrap_or(0);
            keys.extend((0..count).filter_map(|place| device.key(place).ok()?));
        }
        let boot = js_sys::Reflect::get(&js_sys::global(), &"cardsSpeak".into());
        let memory = boot.and_then(|boot| js_sys::Reflect::get(&boot, &"memory".into()));
        if let Ok(memory) = memory.and_then(JsCast::dyn_into::<js_sys::Map>) {
            let own = js_sys::Array::from(&memory.keys());
            keys.extend(own.iter().filter_map(|key| key.as_string()));
        }
        keys
    }

    /// Calls `then` with the name whenever another tab has put something under one.
    #[must_use]
    pub fn on_change(mut then: impl FnMut(&str) + 'static) -> Option<Listener> {
        Listener::on_window("storage", move |event: web_sys::StorageEvent| {
            let key = event.key().unwrap_or_default();
            if let Some(name) = key.strip_prefix(Self::PREFIX) {
                then(name);
            }
        })
    }

    fn key(name: &str) -> String {
        [Self::PREFIX, name].concat()
    }
}
