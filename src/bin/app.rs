//! The page: for now a counter that asks the bot worker, to prove the bundle.
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = cardsSpeak, js_name = startWorker)]
    async fn start_worker() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = cardsSpeak, js_name = loadText)]
    async fn load_text(path: &str) -> Result<JsValue, JsValue>;
}

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let (count, set_count) = signal(0);
    let (answer, set_answer) = signal(String::new());
    let (text, set_text) = signal(String::new());
    let worker = StoredValue::new_local(None::<Worker>);
    leptos::task::spawn_local(async move {
        if let Ok(found) = load_text("locales/en.ftl").await {
            set_text.set(found.as_string().unwrap_or_default());
        }
        let Ok(started) = start_worker().await else {
            return;
        };
        let started: Worker = started.unchecked_into();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            set_answer.set(event.data().as_string().unwrap_or_default());
        });
        started.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        worker.set_value(Some(started));
    });
    let ask = move |_| {
        set_count.update(|n| *n += 1);
        worker.with_value(|worker| {
            if let Some(worker) = worker {
                let _ = worker.post_message(&JsValue::from_str(&count.get().to_string()));
            }
        });
    };
    view! {
        <main data-screen="counter">
            <h1>"Cards Speak"</h1>
            <button data-action="ask" on:click=ask>{count}</button>
            <output data-answer=answer>{answer}</output>
            <p>{text}</p>
        </main>
    }
}
