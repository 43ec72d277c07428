//! Time.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// A call in the future; dropping it takes it back.
#[derive(Debug)]
pub struct Timeout {
    id: i32,
    _call: Closure<dyn FnMut()>,
}

impl Timeout {
    /// Calls `then` once, `ms` milliseconds from now. `None` outside of a page.
    #[must_use]
    pub fn after(ms: u32, then: impl FnOnce() + 'static) -> Option<Self> {
        let call = Closure::once(then);
        let id = web_sys::window()?
            .set_timeout_with_callback_and_timeout_and_arguments_0(
                call.as_ref().unchecked_ref(),
                i32::try_from(ms).unwrap_or(i32::MAX),
            )
            .ok()?;
        Some(Self { id, _call: call })
    }
}

impl Drop for Timeout {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            window.clear_timeout_with_handle(self.id);
        }
    }
}

/// Lets the page draw and answer its reader before what comes next.
pub async fn breathe() {
    let soon = js_sys::Promise::new(&mut |done, _| {
        let set = web_sys::window().and_then(|window| {
            window
                .set_timeout_with_callback_and_timeout_and_arguments_0(&done, 0)
                .ok()
        });
        if set.is_none() {
            let _ = done.call0(&JsValue::NULL);
        }
    });
    let _ = JsFuture::from(soon).await;
}
