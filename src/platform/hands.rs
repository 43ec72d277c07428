//! The hands that were played, kept by `hands.js`.

use std::collections::BTreeSet;

use wasm_bindgen::prelude::*;

use super::dom::{elapsed, now};
use super::storage::Kept;
use super::timer::breathe;

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

/// How many hands are fetched at once.
const SLICE: u32 = 100;
/// How long the page may be kept from anything else, in milliseconds.
const PATIENCE_MS: u32 = 12;

/// Calls `then` with every hand, the newest first, as long as it gives `true`. The page stays
/// alive meanwhile.
pub async fn each_hand(mut then: impl FnMut(&KeptHand) -> bool) {
    let mut met = BTreeSet::new();
    let mut skip = 0;
    let mut since = now();
    loop {
        let none = JsValue::UNDEFINED;
        let found = call("newest", SLICE.into(), skip.into(), none).await;
        let rows = found.map_or_else(|_| js_sys::Array::new(), |rows| js_sys::Array::from(&rows));
        for row in rows.iter() {
            // A hand that has been kept since moves the others on: they come twice.
            if let Some(hand) = KeptHand::read(&row)
                && met.insert(hand.id.clone())
                && !then(&hand)
            {
                return;
            }
            if elapsed(since) > PATIENCE_MS {
                breathe().await;
                since = now();
            }
        }
        if rows.length() < SLICE {
            return;
        }
        skip += SLICE;
    }
}

/// Keeps hands; those that are there already stay, or are written over if they are to be.
pub async fn put_hands(hands: &[KeptHand], over: bool) -> Kept {
    let rows = js_sys::Array::new();
    for hand in hands {
        // A time is far below 2^53.
        let at = u32::try_from(hand.at / 1000).map_or(0.0, f64::from) * 1000.0;
        let at = at + f64::from((hand.at % 1000) as u16);
        rows.push(&js_sys::Array::of3(
            &hand.id.as_str().into(),
            &at.into(),
            &hand.text.as_str().into(),
        ));
    }
    place(call("put", rows.into(), over.into(), JsValue::UNDEFINED).await)
}

/// Forgets all hands.
pub async fn clear_hands() {
    let none = JsValue::UNDEFINED;
    let _ = call("clear", none.clone(), none.clone(), none).await;
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
