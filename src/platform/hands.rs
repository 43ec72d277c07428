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

/// A hand as it is kept.
#[derive(Clone, Debug)]
pub struct KeptHand {
    /// What no other hand has.
    pub id: String,
    /// When it was kept, in milliseconds since 1970.
    pub at: u64,
    /// The hand.
    pub text: String,
}

impl KeptHand {
    #[expect(clippy::cast_sign_loss, reason = "a time before 1970 becomes 1970")]
    fn read(row: &JsValue) -> Option<Self> {
        if !js_sys::Array::is_array(row) {
            return None;
        }
        let row = js_sys::Array::from(row);
        Some(Self {
            id: row.get(0).as_string()?,
            at: row.get(1).as_f64()? as u64,
            text: row.get(2).as_string()?,
        })
    }
}

fn place(answer: Result<JsValue, JsValue>) -> Kept {
    match answer.ok().and_then(|place| place.as_string()).as_deref() {
        Some("device") => Kept::OnDevice,
        _ => Kept::InPage,
    }
}

/// Keeps the text of a hand under an id that no other hand has; what is there already stays.
/// `at` is the time, in milliseconds since 1970.
pub async fn keep_hand(id: &str, at: f64, text: &str) -> Kept {
    place(call("add", id.into(), at.into(), text.into()).await)
}

/// At most `count` hands, the newest first.
pub async fn newest_hands(count: u32) -> Vec<KeptHand> {
    let none = JsValue::UNDEFINED;
    let Ok(found) = call("newest", count.into(), none.clone(), none).await else {
        return Vec::new();
    };
    let rows = js_sys::Array::from(&found);
    rows.iter().filter_map(|row| KeptHand::read(&row)).collect()
}

/// One hand.
pub async fn one_hand(id: &str) -> Option<KeptHand> {
    let none = JsValue::UNDEFINED;
    let found = call("one", id.into(), none.clone(), none).await.ok()?;
    KeptHand::read(&found)
}

/// Puts another text in the place of a hand's.
pub async fn replace_hand(id: &str, text: &str) -> Kept {
    place(call("replace", id.into(), text.into(), JsValue::UNDEFINED).await)
}
