//! The texts of the bundle.

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
