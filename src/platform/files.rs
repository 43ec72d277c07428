//! Files of the reader, in and out (`files.js`).

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = cardsSpeak, js_name = files)]
    async fn call(name: &str, one: JsValue, two: JsValue) -> Result<JsValue, JsValue>;
}

/// Offers a text as a file to be kept; whether the browser allows that.
pub async fn save_file(name: &str, text: &str) -> bool {
    let saved = call("save", name.into(), text.into()).await;
    saved.is_ok_and(|saved| saved.is_truthy())
}

/// The files, by name, of an `<input>` or of an event that dropped some.
pub async fn read_files(from: JsValue) -> Vec<(String, Vec<u8>)> {
    let Ok(found) = call("read", from, JsValue::UNDEFINED).await else {
        return Vec::new();
    };
    let file = |file: JsValue| {
        let pair = js_sys::Array::from(&file);
        let bytes: js_sys::Uint8Array = pair.get(1).dyn_into().ok()?;
        Some((pair.get(0).as_string()?, bytes.to_vec()))
    };
    js_sys::Array::from(&found)
        .iter()
        .filter_map(file)
        .collect()
}

/// What the program for hand histories makes of a file; nothing if the program does not come.
pub async fn open_hands(bytes: &[u8]) -> Option<String> {
    let bytes = js_sys::Uint8Array::from(bytes);
    let opened = call("open", bytes.into(), JsValue::UNDEFINED).await;
    opened.ok()?.as_string()
}

/// What the program for hand histories writes; nothing if the program does not come.
pub async fn write_hands(format: &str, hands: &str) -> Option<String> {
    let written = call("write", format.into(), hands.into()).await;
    written.ok()?.as_string()
}
