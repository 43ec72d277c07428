//! The page: listeners that end with their guard, focus, and attributes of the root.

use wasm_bindgen::convert::FromWasmAbi;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, EventTarget, HtmlElement, KeyboardEvent};

/// A listener; dropping it removes it.
#[derive(Debug)]
pub struct Listener {
    target: EventTarget,
    name: &'static str,
    call: JsValue,
    _keep: Box<dyn Keep>,
}

trait Keep: core::fmt::Debug {}
impl<T: ?Sized> Keep for Closure<T> {}

impl Listener {
    fn new<E: FromWasmAbi + 'static>(
        target: EventTarget,
        name: &'static str,
        then: impl FnMut(E) + 'static,
    ) -> Option<Self> {
        let keep = Closure::<dyn FnMut(E)>::new(then);
        let call = keep.as_ref().clone();
        target
            .add_event_listener_with_callback(name, call.unchecked_ref())
            .ok()?;
        Some(Self {
            target,
            name,
            call,
            _keep: Box::new(keep),
        })
    }

    pub(super) fn on_window<E: FromWasmAbi + 'static>(
        name: &'static str,
        then: impl FnMut(E) + 'static,
    ) -> Option<Self> {
        Self::new(web_sys::window()?.into(), name, then)
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self
            .target
            .remove_event_listener_with_callback(self.name, self.call.unchecked_ref());
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Calls `then` for every key that goes down in the page.
#[must_use]
pub fn on_key(then: impl FnMut(KeyboardEvent) + 'static) -> Option<Listener> {
    Listener::new(document()?.into(), "keydown", then)
}

/// Calls `then` whenever the page is hidden or seen again.
#[must_use]
pub fn on_visible(mut then: impl FnMut() + 'static) -> Option<Listener> {
    Listener::new(
        document()?.into(),
        "visibilitychange",
        move |_: web_sys::Event| then(),
    )
}

/// Whether nobody can see the page (another tab is in front).
#[must_use]
pub fn page_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Sets (or removes) an attribute of the root element.
pub fn root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// Whether the program `name` is the one that the page shows (`boot.js`).
#[must_use]
pub fn on_stage(name: &str) -> bool {
    let root = document().and_then(|document| document.document_element());
    root.is_none_or(|root| {
        root.get_attribute("data-program")
            .is_none_or(|shown| shown == name)
    })
}

/// The element of the page that is the program's own (`boot.js`).
#[must_use]
pub fn stage(name: &str) -> Option<HtmlElement> {
    document()?.get_element_by_id(name)?.dyn_into().ok()
}

/// What has the focus.
#[must_use]
pub fn focus() -> Option<Element> {
    document()?.active_element()
}

/// Whether the focus is inside of the first element that `selector` finds.
#[must_use]
pub fn has_focus_in(selector: &str) -> bool {
    focus().is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Whether the focus is nowhere, or inside of the first element that `selector` finds.
#[must_use]
pub fn focus_is_idle(selector: &str) -> bool {
    focus().is_none_or(|element| element.tag_name() == "BODY") || has_focus_in(selector)
}

/// Gives the focus to the first element that `selector` finds.
pub fn set_focus(selector: &str) {
    if let Some(document) = document()
        && let Ok(Some(element)) = document.query_selector(selector)
        && let Ok(element) = element.dyn_into::<HtmlElement>()
    {
        let _ = element.focus();
    }
}

/// Presses the first element that `selector` finds.
pub fn press(selector: &str) {
    if let Some(document) = document()
        && let Ok(Some(element)) = document.query_selector(selector)
        && let Ok(element) = element.dyn_into::<HtmlElement>()
    {
        element.click();
    }
}

/// The text of the file that was chosen in a field, if there is one and it is UTF-8.
pub async fn chosen_text(field: &web_sys::HtmlInputElement) -> Option<String> {
    let file = field.files()?.get(0)?;
    let text = wasm_bindgen_futures::JsFuture::from(file.text())
        .await
        .ok()?;
    text.as_string()
}

/// Whether the pointer rests on the first element that `selector` finds.
#[must_use]
pub fn hovers(selector: &str) -> bool {
    document().is_some_and(|document| {
        matches!(
            document.query_selector(&[selector, ":hover"].concat()),
            Ok(Some(_))
        )
    })
}

/// Scrolls the first element that `selector` finds to its end.
pub fn scroll_to_end(selector: &str) {
    if let Some(document) = document()
        && let Ok(Some(element)) = document.query_selector(selector)
    {
        element.set_scroll_top(element.scroll_height());
    }
}

/// The elements inside of `selector` that the Tab key stops at, in order.
#[must_use]
pub fn tab_stops(selector: &str) -> Vec<HtmlElement> {
    const STOPS: &str = " :is(button, input, select, a[href], [tabindex=\"0\"])";
    let Some(Ok(found)) =
        document().map(|document| document.query_selector_all(&[selector, STOPS].concat()))
    else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|index| found.item(index)?.dyn_into::<HtmlElement>().ok())
        .filter(|element| !element.has_attribute("disabled") && element.tab_index() >= 0)
        .collect()
}

/// The id of the build that the page is of (`boot.js`).
#[must_use]
pub fn build_id() -> String {
    let script = document().and_then(|document| document.query_selector("[data-build]").ok()?);
    let build = script.and_then(|script| script.get_attribute("data-build"));
    build.unwrap_or_default()
}

/// Copies a text for the reader; the error is the browser's, which often refuses it in a frame.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    // Absent on a page that is not secure; a call then fails instead of ending the program.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &JsValue::from_str("clipboard"))?;
    let write = js_sys::Reflect::get(&clipboard, &JsValue::from_str("writeText"))?;
    let write = write.dyn_into::<js_sys::Function>()?;
    let done = write.call1(&clipboard, &JsValue::from_str(text))?;
    wasm_bindgen_futures::JsFuture::from(js_sys::Promise::resolve(&done)).await?;
    Ok(())
}

/// Selects the text of the first field that `selector` finds, and gives it the focus.
pub fn select(selector: &str) {
    if let Some(document) = document()
        && let Ok(Some(element)) = document.query_selector(selector)
        && let Ok(field) = element.dyn_into::<web_sys::HtmlInputElement>()
    {
        field.select();
    }
}

/// Milliseconds since 1970, for spans of time.
#[must_use]
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// The same as a whole number, to be kept.
#[must_use]
#[expect(clippy::cast_sign_loss, reason = "a time before 1970 becomes 1970")]
pub fn time() -> u64 {
    now() as u64
}

/// Whole milliseconds since a time that [`now`] gave.
#[must_use]
#[expect(clippy::cast_sign_loss, reason = "a number below zero becomes zero")]
pub fn elapsed(since: f64) -> u32 {
    (now() - since) as u32
}

/// The local date, `2026-11-30`.
#[must_use]
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{year:04}-{month:02}-{day:02}")
}

/// Prints the page, where the browser lets it.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}

/// Says that something has ended, to the edge of the page (`boot.js`); the text is the message
/// for the page around this one, as JSON.
pub fn report(message: &str) {
    let Ok(detail) = js_sys::JSON::parse(message) else {
        return;
    };
    let told = web_sys::CustomEventInit::new();
    told.set_detail(&detail);
    let event = web_sys::CustomEvent::new_with_event_init_dict("cards-speak/result", &told);
    if let (Some(document), Ok(event)) = (document(), event) {
        let _ = document.dispatch_event(&event);
    }
}

#[wasm_bindgen]
extern "C" {
    /// Covers the page with "the game stopped, try again" (`public/boot.js`).
    #[wasm_bindgen(js_namespace = cardsSpeak)]
    pub fn fail(reason: &str);
}

/// From now on a panic says in the browser's console what went wrong and where.
pub fn tell_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
