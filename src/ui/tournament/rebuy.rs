//! The answer No to a rebuy.

use leptos::prelude::*;

use crate::game::TournamentGame;
use crate::ui::desk::Desk;

/// A tournament asks whether the player buys again: he may say no, and is out (TOURN-5).
pub(in crate::ui) fn refuse(desk: Desk) -> impl IntoView {
    let asks = Memo::new(move |_| desk.snap.with(|snap| snap.rebuy.is_some()));
    let no = move |_| {
        desk.between_hands(|game: &mut TournamentGame| {
            // Nothing else is refused to whoever is asked.
            let _ = game.answer_rebuy(false);
        });
    };
    move || {
        asks.get().then(|| {
            view! {
                <button class="act quiet p1" data-no-rebuy="" on:click=no>
                    {desk.t("tournament-no-rebuy")}
                </button>
            }
        })
    }
}
