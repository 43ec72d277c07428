//! The worker's end.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::bytes_of;
use super::protocol::{self, Response};

/// Answers questions that come to `scope`, for as long as it lives: the worker's global object, or
/// in the page whatever takes its place (`public/boot.js`).
///
/// It listens first and says that it is ready then: a message sent before would be lost.
pub fn serve(scope: &DedicatedWorkerGlobalScope) {
    let answering = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        say(&answering, &protocol::answer(&bytes_of(&event.data())));
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    say(scope, &Response::ready());
}

/// A page that has gone hears nothing; that is no fault of the worker.
fn say(scope: &DedicatedWorkerGlobalScope, response: &Response) {
    let _ = scope.post_message(&Uint8Array::from(&response.to_bytes()[..]));
}
