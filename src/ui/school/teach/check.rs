//! Receipts of pupils, checked.

use leptos::prelude::*;

use crate::school::assignment::Assignment;
use crate::school::round::Receipt;
use crate::text::Id;
use crate::ui::rooms::front::Front;

/// Whether the letters of a receipt belong to its figures.
#[component]
pub(super) fn Check() -> impl IntoView {
    let front = Front::get();
    let fields = [(); 4].map(|()| RwSignal::new(String::new()));
    let [link, score, day, letters] = fields;
    let verdict = move || {
        let (score, letters) = (score.get(), letters.get());
        if fields.iter().any(|field| field.with(String::is_empty)) {
            return None;
        }
        let asked = link.with(|link| Assignment::asked_by(link));
        let belongs = asked.is_some_and(|asked| {
            let day = day.get();
            let score = score.trim().parse();
            score.is_ok_and(|score| {
                let receipt = Receipt {
                    asked: &asked,
                    score,
                    day: day.trim(),
                };
                receipt.matches(&letters)
            })
        });
        Some(if belongs {
            ("right", Id("practice-check-right"))
        } else {
            ("wrong", Id("practice-check-wrong"))
        })
    };
    let names = [
        ("link", Id("practice-check-link")),
        ("score", Id("practice-check-score")),
        ("day", Id("practice-check-day")),
        ("letters", Id("practice-check-letters")),
    ];
    let rows = names.into_iter().zip(fields).map(|((name, id), field)| {
        view! {
            <label class="note-of">
                <span class="note-s">{front.t_id(id)}</span>
                <input
                    data-check=name
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=move || field.get()
                    on:input=move |event| field.set(event_target_value(&event))
                />
            </label>
        }
    });
    view! {
        <section data-receipts="">
            <h2>{front.t("practice-check")}</h2>
            <p class="note-s">{front.t("teach-code")}</p>
            {rows.collect_view()}
            <p role="status" data-checked=move || verdict().map(|(name, _)| name)>
                {move || verdict().map(|(_, id)| front.text(id))}
            </p>
        </section>
    }
}
