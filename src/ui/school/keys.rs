//! Keys outside of fields, alike in all rooms with questions.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::platform;
use crate::ui::rooms::front::Front;

/// The key of an event in small letters, if it is the room's: not one that is typed, held with
/// others, off by the settings, or a control's own Enter.
pub(super) fn own_key(front: Front, stage: &str, event: &KeyboardEvent) -> Option<String> {
    let held = event.ctrl_key() || event.alt_key() || event.meta_key();
    if held || event.default_prevented() || !platform::on_stage(stage) {
        return None;
    }
    let element: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let tag = element.map_or_else(String::new, |element| element.tag_name());
    let key = event.key().to_ascii_lowercase();
    let own = match (tag.as_str(), key.as_str()) {
        ("INPUT" | "SELECT" | "TEXTAREA", _) | ("BUTTON" | "A", "enter") => false,
        (_, "enter") => true,
        _ => front.keys_act(),
    };
    own.then_some(key)
}

/// Answers by a key: a digit, 0 for the tenth, presses the seat of this number, or where none is
/// asked for, the answer at this place; N is nobody. Whether the key is one of these.
pub(super) fn press_answer(stage: &str, key: &str) -> bool {
    let number = match key {
        "0" => "10",
        "n" => {
            platform::press(&format!(
                "#{stage} [data-ask] [data-answer-seat=\"nobody\"]"
            ));
            return true;
        }
        "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => key,
        _ => return false,
    };
    platform::press(&format!(
        "#{stage} [data-ask] [data-answer-seat=\"{number}\"], \
         #{stage} [data-ask] :is(.answers, .marks, .five):not(:has([data-answer-seat])) > \
         :nth-child({number})"
    ));
    true
}
