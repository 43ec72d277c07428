//! Five cards as an answer.

use leptos::prelude::*;

use super::HandIn;
use crate::engine::cards::{Card, CardSet};
use crate::school::question::Answer;
use crate::ui::parts::{CardView, Side};
use crate::ui::school::pupil::Pupil;
use crate::ui::snapshot::Light;

/// Five of these cards.
#[component]
pub(super) fn AskFive(cards: CardSet) -> impl IntoView {
    let pupil = Pupil::get();
    let marked = RwSignal::new(CardSet::EMPTY);
    let toggle = move |card: Card| {
        marked.update(|marked| {
            if !marked.remove(card) && marked.len() < 5 {
                marked.insert(card);
            }
        });
    };
    let mut shown: Vec<Card> = cards.iter().collect();
    shown.reverse();
    let each = shown.into_iter().map(|card| {
        let is_marked = move || marked.with(|marked| marked.contains(card));
        let side = Signal::derive(move || {
            let light = if is_marked() {
                Light::Lit
            } else {
                Light::Plain
            };
            Side::Face(card, light)
        });
        view! {
            <button
                class="pickcard"
                data-card=card.to_string()
                aria-pressed=move || if is_marked() { "true" } else { "false" }
                disabled=move || pupil.solved.get()
                on:click=move |_| toggle(card)
            >
                <CardView side />
            </button>
        }
    });
    let hand_in = move |()| {
        let five = marked.get_untracked();
        marked.set(CardSet::EMPTY);
        pupil.answer(Answer::Five(five));
    };
    view! {
        <div class="felt five" role="group" aria-label=pupil.front.t("school-five")>
            {each.collect_view()}
        </div>
        <HandIn
            ready=Signal::derive(move || marked.with(|marked| marked.len() == 5))
            on_press=hand_in
        />
    }
}
