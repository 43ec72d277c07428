//! What the player can do in a line that is not over.

use leptos::prelude::*;

use super::betting::{Betting, button};
use super::front::Front;
use super::what_if::Lines;
use crate::engine::hand::{Action, Turn};

/// What the player can do in a line that is not over, by buttons.
#[component]
pub(super) fn Acts(lines: Lines) -> impl IntoView {
    let front = Front::get();
    let wrong = RwSignal::new(None::<String>);
    let act = Callback::new(move |action: Action| {
        let refused = lines.act(action).err().map(|refusal| {
            front.words.with_untracked(|words| {
                lines
                    .names
                    .with_value(|names| words.refused(&refusal.because, names, lines.you))
            })
        });
        wrong.set(refused);
    });
    let hand = Memo::new(move |_| lines.hand());
    let said = move || {
        hand.with(|hand| {
            front.words.with(|words| {
                lines
                    .names
                    .with_value(|names| words.turn_of(hand, names, lines.you))
            })
        })
    };
    let buttons = move || {
        hand.with(|hand| match hand.turn() {
            Turn::Act(seat) if seat == lines.you => hand
                .legal()
                .map(|legal| view! { <Betting legal act /> }.into_any()),
            Turn::ShowOrMuck(seat) if seat == lines.you => Some(showing(act)),
            _ => None,
        })
    };
    view! {
        <div class="acts-of" data-acts="">
            <p role="status">{said}</p>
            {buttons}
            <p class="wrong" role="alert">
                {move || wrong.get()}
            </p>
        </div>
    }
}

fn showing(act: Callback<Action>) -> AnyView {
    let front = Front::get();
    view! {
        <div class="linkrow">
            {button(front.t("ui-show"), "show", move || act.run(Action::Show))}
            {button(front.t("ui-muck"), "muck", move || act.run(Action::Muck))}
        </div>
    }
    .into_any()
}
