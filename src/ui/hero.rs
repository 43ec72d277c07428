//! The player's own place: plate, cards, and what they make.

use leptos::prelude::*;

use super::chair::Chair;
use super::parts::{CardView, Side};
use super::seat::{DealerButton, Plate, Tag};
use super::snapshot::{Holes, YOU};
use crate::engine::cards::cards_to_string;

/// The player's own place.
#[component]
pub(super) fn Hero() -> impl IntoView {
    let chair = Chair::get();
    let slice = Memo::new(move |_| chair.snap.with(|snap| snap.seat(YOU)));
    let side = move |which: usize| {
        Memo::new(move |_| {
            slice.with(|slice| match slice.holes {
                Holes::None | Holes::Down => Side::Empty,
                Holes::Cards(cards) if slice.state == "folded" => Side::Ghost(cards[which].0),
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
    let makes = move || {
        slice.with(|slice| {
            let Holes::Cards(cards) = slice.holes else {
                return String::new();
            };
            if slice.state == "folded" {
                return String::new();
            }
            chair.words.with(|words| match slice.makes {
                Some(strength) => words.hand_name(strength),
                None => words.hole_name(cards.map(|(card, _)| card)),
            })
        })
    };
    view! {
        <section
            class="hero felt"
            class:now=move || slice.with(|slice| slice.now)
            class:won=move || slice.with(|slice| !slice.won.is_zero())
            aria-label=chair.t("ui-your-place")
            data-seat="0"
            data-place="0"
            data-state=move || slice.with(|slice| slice.state)
            data-stack=move || slice.with(|slice| slice.stack.to_string())
            data-bet=move || slice.with(|slice| slice.bet.to_string())
        >
            <div class="me">
                <Tag slice />
                <Plate slice />
                <DealerButton slice />
            </div>
            <div class="hand" role="group" aria-label=chair.t("ui-your-cards") data-hole="" data-cards=cards>
                <CardView side=first />
                <CardView side=second />
            </div>
            <div class="reads">
                <b>{makes}</b>
            </div>
        </section>
    }
}
