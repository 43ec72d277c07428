//! Where files come from: chosen, dropped or pasted.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::front::Front;
use crate::platform;

/// A file with its name; what was pasted has none.
pub(super) type Given = (String, Vec<u8>);

/// Files to be chosen, dropped or pasted.
#[component]
pub(super) fn Source(take: Callback<Vec<Given>>) -> impl IntoView {
    let front = Front::get();
    let pasted = RwSignal::new(String::new());
    let over = RwSignal::new(false);
    let read = move |from: JsValue| {
        spawn_local(async move {
            let files = platform::read_files(from).await;
            if !files.is_empty() {
                let _ = take.try_run(files);
            }
        });
    };
    view! {
        <div
            class="source"
            class:over=over
            data-source=""
            on:dragover=move |event| {
                event.prevent_default();
                over.set(true);
            }
            on:dragleave=move |_| over.set(false)
            on:drop=move |event| {
                event.prevent_default();
                over.set(false);
                read(event.into());
            }
        >
            <label class="note-of">
                <span class="note-s">{front.t("records-source-files")}</span>
                <input
                    type="file"
                    multiple=""
                    data-files=""
                    on:change:target=move |event| read(event.target().into())
                />
            </label>
            <label class="note-of">
                <span class="note-s">{front.t("records-source-paste")}</span>
                <textarea
                    rows="4"
                    spellcheck="false"
                    data-paste=""
                    prop:value=pasted
                    on:input:target=move |event| pasted.set(event.target().value())
                ></textarea>
            </label>
            <div class="linkrow">
                <button
                    class="btn fill"
                    data-open=""
                    disabled=move || pasted.with(|text| text.trim().is_empty())
                    on:click=move |_| {
                        let text = pasted.get_untracked();
                        take.run(vec![(String::new(), text.into_bytes())]);
                        pasted.set(String::new());
                    }
                >
                    {front.t("records-source-open")}
                </button>
            </div>
        </div>
    }
}

/// A text to be copied, where the browser allows no download.
#[component]
pub(super) fn Offered(text: RwSignal<Option<String>>) -> impl IntoView {
    let front = Front::get();
    move || {
        text.get().map(|text| {
            view! {
                <label class="note-of">
                    <span class="note-s">{front.t("records-copy")}</span>
                    <textarea rows="6" readonly="" data-offered="" prop:value=text></textarea>
                </label>
            }
        })
    }
}
