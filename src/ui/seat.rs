//! A seat: plate, label, cards, dealer button.

use leptos::prelude::*;

use super::chair::Chair;
use super::parts::{CardView, Side};
use super::snapshot::{Holes, Label, SeatSlice};
use crate::engine::cards::cards_to_string;
use crate::engine::seat::Seat;
use crate::text::Id;

/// The place of another player.
#[component]
pub(super) fn SeatView(seat: Seat) -> impl IntoView {
    let chair = Chair::get();
    let slice = Memo::new(move |_| chair.snap.with(|snap| snap.seat(seat)));
    let shown = Memo::new(move |_| slice.with(|slice| matches!(slice.holes, Holes::Cards(_))));
    let side = move |which: usize| {
        Memo::new(move |_| {
            slice.with(|slice| match slice.holes {
                Holes::None => Side::None,
                Holes::Down => Side::Back,
                Holes::Cards(cards) => Side::Face(cards[which].0, cards[which].1),
            })
        })
    };
    let (first, second) = (side(0), side(1));
    let cards = move || {
        slice.with(|slice| match slice.holes {
            Holes::Cards(cards) => cards_to_string(&cards.map(|(card, _)| card)),
            Holes::None | Holes::Down => String::new(),
        })
    };
    let stack = move || slice.with(|slice| slice.stack.to_string());
    let bet = move || slice.with(|slice| slice.bet.to_string());
    view! {
        <div
            class="seat"
            class:now=move || slice.with(|slice| slice.now)
            class:won=move || slice.with(|slice| !slice.won.is_zero())
            class:shown=move || shown.get()
            role="group"
            tabindex="0"
            aria-label=move || slice.with(|slice| slice.name.clone())
            data-seat=seat.to_string()
            data-place=seat.to_string()
            data-state=move || slice.with(|slice| slice.state)
            data-stack=stack
            data-bet=bet
        >
            <Tag slice />
            <span class="inbet">{move || slice.with(|slice| chair.figure(slice.bet))}</span>
            <span class="holes" data-hole="" data-cards=cards>
                <CardView side=first extra=" tuck" />
                <CardView side=second extra=" tuck" />
            </span>
            <Plate slice />
            <DealerButton slice />
        </div>
    }
}

/// The label: the last action of this street, or a blind.
#[component]
pub(super) fn Tag(slice: Memo<SeatSlice>) -> impl IntoView {
    let chair = Chair::get();
    let label = Memo::new(move |_| slice.with(|slice| slice.label));
    move || match label.get() {
        Label::None => ().into_any(),
        Label::Small => view! {
            <span class="tag">
                <span class="blind sb">{chair.t("did-small-blind")}</span>
            </span>
        }
        .into_any(),
        Label::Big => view! {
            <span class="tag">
                <span class="blind bb">{chair.t("did-big-blind")}</span>
            </span>
        }
        .into_any(),
        Label::Thinking => view! { <span class="tag">"…"</span> }.into_any(),
        other => {
            let text = move || match other {
                Label::Folded => chair.text(Id("did-fold")),
                Label::Checked => chair.text(Id("did-check")),
                Label::Called => chair.text(Id("did-call")),
                Label::Bet => chair.text(Id("did-bet")),
                Label::Raised => chair.text(Id("did-raise")),
                _ => chair.text(Id("did-muck")),
            };
            view! { <span class="tag">{text}</span> }.into_any()
        }
    }
}

/// The plate: name and stack; all-in, or the name of a shown hand in the stack's place.
#[component]
pub(super) fn Plate(slice: Memo<SeatSlice>) -> impl IntoView {
    let chair = Chair::get();
    let name = move || {
        slice.with(|slice| {
            if slice.name.is_empty() && slice.state != "empty" {
                chair.text(Id("ui-you"))
            } else {
                slice.name.clone()
            }
        })
    };
    let other = move || slice.with(|slice| !slice.name.is_empty());
    let stack = move || {
        let slice = slice.get();
        if slice.state == "empty" {
            return ().into_any();
        }
        if let Some(makes) = slice.makes.filter(|_| other()) {
            return chair
                .words
                .with(|words| words.hand_short(makes.category()))
                .into_any();
        }
        if slice.state == "all-in" && slice.won.is_zero() {
            return view! { <span class="allin">{chair.t("did-all-in")}</span> }.into_any();
        }
        chair.stack(slice.stack).into_any()
    };
    view! {
        <div class="plate">
            <span class="nm">{name}</span>
            <span class="st-k">{stack}</span>
        </div>
    }
}

/// The dealer button, where it lies.
#[component]
pub(super) fn DealerButton(slice: Memo<SeatSlice>) -> impl IntoView {
    let chair = Chair::get();
    let here = Memo::new(move |_| slice.with(|slice| slice.button));
    move || {
        here.get().then(|| {
            view! {
                <span class="dbtn" role="img" aria-label=chair.t("ui-dealer-button")>
                    "D"
                </span>
            }
        })
    }
}
