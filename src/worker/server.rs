//! The worker's end.

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::protocol::{self, Response};

/// Answers questions for as long as the worker lives.
///
/// It listens first and says that it is ready then: a message sent before would be lost.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // What is no text is no request; the answer says so.
        let text = event.data().as_string().unwrap_or_default();
        say(&answering, &protocol::answer(&text));
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    say(&scope, &Response::ready());
}

/// A page that has gone hears nothing; that is no fault of the worker.
fn say(scope: &DedicatedWorkerGlobalScope, response: &Response) {
    let _ = scope.post_message(&JsValue::from_str(&response.to_text()));
}
