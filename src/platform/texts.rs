//! The texts of the bundle, and what the browser knows about letters.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = cardsSpeak, js_name = loadText)]
    async fn load_text_js(path: &str) -> Result<JsValue, JsValue>;
}

/// A text of the bundle, such as `locales/en.ftl`; the error says what the browser said.
pub async fn load_text(path: &str) -> Result<String, String> {
    match load_text_js(path).await {
        Ok(text) => Ok(text.as_string().unwrap_or_default()),
        Err(error) => Err(js_sys::Error::from(error).message().into()),
    }
}

/// The capital form of a letter. The browser has the tables of all scripts, 8 kB that the wasm
/// need not have.
#[must_use]
pub fn upper(letter: char) -> String {
    js_sys::JsString::from(letter).to_upper_case().into()
}
