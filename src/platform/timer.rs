//! Time.

use wasm_bindgen::prelude::*;

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
