//! The actions of whoever is to act, by plain buttons, away from a table.

use leptos::prelude::*;

use super::front::Front;
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, LegalActions, Wager, WagerKind};
use crate::text::Id;
use crate::ui::amount;

/// A button that does something.
pub(super) fn button(
    text: Signal<String>,
    name: &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button class="btn" data-act=name on:click=move |_| act()>
            {text}
        </button>
    }
    .into_any()
}

/// Fold, check or call, bet or raise: of whoever is to act.
#[component]
pub(in crate::ui) fn Betting(legal: LegalActions, act: Callback<Action>) -> impl IntoView {
    let front = Front::get();
    let stay = match (legal.check.is_ok(), &legal.call) {
        (false, Ok(call)) => {
            let pay = call.pay;
            let text = move || {
                let amount = front.words.with(|words| words.chips(pay));
                [&front.text(Id("ui-call")), " ", &amount].concat()
            };
            button(Signal::derive(text), "call", move || act.run(Action::Call))
        }
        _ => button(front.t("ui-check"), "check", move || act.run(Action::Check)),
    };
    let push = match legal.wager {
        Ok(wager) => view! { <Push wager act /> }.into_any(),
        // The referee says why not.
        Err(_) => button(front.t("ui-raise"), "raise", move || {
            act.run(Action::Raise(RaiseTo(Chips::ZERO)));
        }),
    };
    view! {
        <div class="linkrow">
            {button(front.t("ui-fold"), "fold", move || act.run(Action::Fold))}
            {stay}
            {push}
        </div>
    }
}

/// A bet or raise of an amount that is typed.
#[component]
fn Push(wager: Wager, act: Callback<Action>) -> impl IntoView {
    let front = Front::get();
    let typed = RwSignal::new(wager.min.get().to_string());
    let bets = wager.kind == WagerKind::Bet;
    let (name, text) = if bets {
        ("bet", front.t("ui-bet"))
    } else {
        ("raise", front.t("ui-raise-to"))
    };
    let push = move || {
        let amount = amount::parse(&typed.get_untracked()).unwrap_or(Chips::ZERO);
        act.run(if bets {
            Action::Bet(amount)
        } else {
            Action::Raise(RaiseTo(amount))
        });
    };
    let bounds = move || {
        front
            .words
            .with(|words| [&words.chips(wager.min), "–", &words.chips(wager.max)].concat())
    };
    view! {
        <label class="raise-to">
            <span class="note-s">{bounds}</span>
            <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                data-sum=""
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
            />
        </label>
        {button(text, name, push)}
    }
}
