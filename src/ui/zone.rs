//! The felt: seats, bets, board and pots.

use leptos::prelude::*;

use super::chair::Chair;
use super::desk::Why;
use super::parts::{CardView, ChipStack, Side};
use super::seat::SeatView;
use super::snapshot::{PotSlice, Snapshot};
use crate::engine::cards::cards_to_string;
use crate::engine::chips::Chips;
use crate::engine::seat::Seat;
use crate::text::{Args, Id};

/// The felt with all that lies on it.
#[component]
pub(super) fn Zone(
    /// At the game's own table it is the main part of the page.
    #[prop(default = "main")]
    role: &'static str,
    /// What lies over the felt.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let chair = Chair::get();
    let seats = Memo::new(move |_| chair.snap.with(|snap| snap.names.len() as u8));
    view! {
        <div
            class="zone felt"
            role=role
            class:gathering=move || chair.gathering.get()
            data-seats=move || seats.get().to_string()
        >
            <div class="line"></div>
            {move || {
                (1..seats.get()).map(|seat| view! { <SeatView seat=Seat(seat) /> }).collect_view()
            }}
            <Board />
            <Pots />
            {move || (0..seats.get()).map(|seat| view! { <Bet seat=Seat(seat) /> }).collect_view()}
            {children.map(|children| children())}
        </div>
    }
}

/// The community cards, or their places.
#[component]
fn Board() -> impl IntoView {
    let chair = Chair::get();
    let cards = move || {
        chair
            .snap
            .with(|snap| cards_to_string(&snap.view.hand.board))
    };
    let places = (0..5).map(|place| {
        let side = Memo::new(move |_| {
            let card = chair.snap.with(|snap| snap.board(place));
            card.map_or(Side::Empty, |(card, light)| Side::Face(card, light))
        });
        view! { <CardView side /> }
    });
    view! {
        <div
            class="board"
            role="group"
            aria-label=chair.t("ui-board")
            data-board=""
            data-cards=cards
        >
            {places.collect_view()}
        </div>
    }
}

/// The pots in the middle. A tap says who plays for one, and why it has that size.
#[component]
fn Pots() -> impl IntoView {
    let chair = Chair::get();
    let pots = Memo::new(move |_| chair.snap.with(Snapshot::pots));
    let several = move || pots.with(|pots| pots.len() > 1);
    view! {
        <div class="pots" class:multi=several role="group" aria-label=chair.t("ui-pots")>
            {move || pots.get().into_iter().map(|pot| view! { <Pot pot /> }).collect_view()}
        </div>
    }
}

#[component]
fn Pot(pot: PotSlice) -> impl IntoView {
    let chair = Chair::get();
    let label = move || {
        let id = match (pot.several, pot.index) {
            (false, _) => Id("ui-pot"),
            (true, 0) => Id("ui-pot-main"),
            (true, _) => Id("ui-pot-side"),
        };
        let args = Args::new().with("pot", pot.index as u64);
        chair.words.with(|words| words.with(id, &args))
    };
    view! {
        <button
            class="pot"
            aria-haspopup="dialog"
            data-pot=pot.index.to_string()
            data-amount=pot.amount.to_string()
            data-total=pot.shown.to_string()
            data-why=""
            on:click=move |_| chair.wonder(Why::Pot(pot.index))
        >
            <ChipStack amount=Signal::stored(pot.shown) />
            <span class="lbl">{label}</span>
            " "
            <b>{move || chair.words.with(|words| words.chips(pot.shown))}</b>
        </button>
    }
}

/// What lies in front of a seat; at the end what it has gained.
#[component]
fn Bet(seat: Seat) -> impl IntoView {
    let chair = Chair::get();
    let shown = Memo::new(move |_| {
        chair.snap.with(|snap| {
            let player = snap.view.hand.seat(seat)?;
            let gain = snap.view.hand.over && !player.won.is_zero();
            if gain {
                Some((true, player.won))
            } else {
                (!player.bet.is_zero()).then_some((false, player.bet))
            }
        })
    });
    let place = seat.to_string();
    move || {
        let place = place.clone();
        shown.get().map(|(gain, amount)| {
            if gain {
                let text = move || {
                    let args = Args::new().with("amount", amount);
                    chair.words.with(|words| words.with(Id("ui-gain"), &args))
                };
                view! {
                    <span class="bet gain" data-place=place>
                        {text}
                    </span>
                }
                .into_any()
            } else {
                view! { <BetPile place amount /> }.into_any()
            }
        })
    }
}

#[component]
fn BetPile(place: String, amount: Chips) -> impl IntoView {
    let chair = Chair::get();
    view! {
        <span class="bet" data-place=place>
            <ChipStack amount=Signal::stored(amount) />
            {move || chair.words.with(|words| words.chips(amount))}
        </span>
    }
}
