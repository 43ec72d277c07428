//! The referee's line.

use leptos::prelude::*;

use super::desk::{Desk, Line};
use super::snapshot::Phase;

/// One sentence, and Why?
#[component]
pub(super) fn Voice() -> impl IntoView {
    let desk = Desk::get();
    let line = move || {
        if let Some(notice) = desk.notices.with(|notices| notices.first().cloned()) {
            return desk.words.with(|words| words.notice_short(&notice));
        }
        desk.words.with(|words| {
            desk.snap.with(|snap| match desk.line.get() {
                Line::Silent => String::new(),
                Line::Event(event) => {
                    let thinking = match snap.phase {
                        Phase::Bot(seat) => Some(seat),
                        _ => None,
                    };
                    words.event_line(&event, &snap.names, thinking)
                }
                Line::Turn => words.turn_line(snap),
                Line::Price => words.price_line(snap).unwrap_or_default(),
                Line::Refused(refusal) => words.refusal_line(&refusal, &snap.names),
            })
        })
    };
    let asks = move || !desk.notices.with(Vec::is_empty) || desk.why_now().is_some();
    let priced = move || {
        desk.legal().is_some_and(|legal| legal.call.is_ok())
            && desk.notices.with(Vec::is_empty)
            && desk.line.with(|line| *line != Line::Price)
    };
    view! {
        <section class="voiceline" aria-label=desk.t("ui-referee")>
            <p data-referee="" tabindex="-1">
                {line}
            </p>
            {move || {
                priced()
                    .then(|| {
                        view! {
                            <button class="why" data-price="" on:click=move |_| desk.ask_price()>
                                {desk.t("ui-price-ask")}
                            </button>
                        }
                    })
            }}
            <button
                class="why"
                class:gone=move || !asks()
                data-why=""
                aria-haspopup="dialog"
                on:click=move |_| desk.ask()
            >
                {desk.t("ui-why")}
            </button>
        </section>
    }
}
