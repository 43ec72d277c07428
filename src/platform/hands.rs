//! The hands that were played, kept by `hands.js`.

use wasm_bindgen::prelude::*;

use super::storage::Kept;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = cardsSpeak, js_name = hands)]
    async fn call(
        name: &str,
        one: JsValue,
        two: JsValue,
        three: JsValue,
    ) -> Result<JsValue, JsValue>;
}

/// Keeps the text of a hand under an id that no other hand has; what is there already stays.
/// `at` is the time, in milliseconds since 1970.
pub async fn keep_hand(id: &str, at: f64, text: &str) -> Kept {
    let kept = call("add", id.into(), at.into(), text.into()).await;
    match kept.ok().and_then(|place| place.as_string()).as_deref() {
        Some("device") => Kept::OnDevice,
        _ => Kept::InPage,
    }
}

/// When they were kept, in milliseconds since 1970, and the texts of at most `count` hands, the
/// newest first.
pub async fn newest_hands(count: u32) -> Vec<(u64, String)> {
    let none = JsValue::UNDEFINED;
    let Ok(found) = call("newest", count.into(), none.clone(), none).await else {
        return Vec::new();
    };
    let pair = |pair: JsValue| {
        let pair = js_sys::Array::from(&pair);
        Some((pair.get(0).as_f64()? as u64, pair.get(1).as_string()?))
    };
    js_sys::Array::from(&found)
        .iter()
        .filter_map(pair)
        .collect()
}

/// Puts another text in the place of a hand's.
pub async fn replace_hand(id: &str, text: &str) {
    let _ = call("replace", id.into(), text.into(), JsValue::UNDEFINED).await;
}
