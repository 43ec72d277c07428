//! One line on the page Learn: what is left for today.

use leptos::prelude::*;

use super::kept;
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;

/// Today's review; nothing where there is none yet, or none is wanted.
#[component]
pub(in crate::ui::school) fn Today() -> impl IntoView {
    let front = Front::get();
    let deck = kept::fed(front);
    let portion = deck.portion(kept::today());
    let shown = !deck.hidden && (portion.items > 0 || portion.begun);
    let line = move || {
        front.words.with(|words| {
            if portion.items == 0 {
                return words.of(Id("review-done-for-today"));
            }
            let args = Args::new().with("minutes", portion.minutes());
            words.with(Id("review-today"), &args)
        })
    };
    view! {
        {shown.then(|| {
            let state = if portion.items == 0 { "done" } else { "open" };
            view! {
                <a class="btn" href="#/review" data-review=state>
                    {line}
                </a>
            }
        })}
    }
}
