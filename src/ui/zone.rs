//! The felt: seats, bets, board and pots.

use leptos::prelude::*;

use super::desk::{Desk, Sheet, Why};
use super::parts::{CardView, ChipStack, Side};
use super::seat::SeatView;
use super::snapshot::{Phase, PotSlice, Snapshot};
use crate::engine::cards::cards_to_string;
use crate::engine::chips::Chips;
use crate::engine::seat::Seat;
use crate::text::{Args, Id};

/// The felt with all that lies on it.
#[component]
pub(super) fn Zone() -> impl IntoView {
    let desk = Desk::get();
    let seats = Memo::new(move |_| desk.snap.with(|snap| snap.names.len() as u8));
    view! {
        <main
            class="zone felt"
            class:gathering=move || desk.gathering.get()
            data-seats=move || seats.get().to_string()
        >
            <div class="line"></div>
            {move || {
                (1..seats.get()).map(|seat| view! { <SeatView seat=Seat(seat) /> }).collect_view()
            }}
            <Board />
            <Pots />
            {move || (0..seats.get()).map(|seat| view! { <Bet seat=Seat(seat) /> }).collect_view()}
            <PauseBox />
        </main>
    }
}

/// The community cards, or their places.
#[component]
fn Board() -> impl IntoView {
    let desk = Desk::get();
    let cards = move || {
        desk.snap
            .with(|snap| cards_to_string(&snap.view.hand.board))
    };
    let places = (0..5).map(|place| {
        let side = Memo::new(move |_| {
            let card = desk.snap.with(|snap| snap.board(place));
            card.map_or(Side::Empty, |(card, light)| Side::Face(card, light))
        });
        view! { <CardView side /> }
    });
    view! {
        <div
            class="board"
            role="group"
            aria-label=desk.t("ui-board")
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
    let desk = Desk::get();
    let pots = Memo::new(move |_| desk.snap.with(Snapshot::pots));
    let several = move || pots.with(|pots| pots.len() > 1);
    view! {
        <div class="pots" class:multi=several role="group" aria-label=desk.t("ui-pots")>
            {move || pots.get().into_iter().map(|pot| view! { <Pot pot /> }).collect_view()}
        </div>
    }
}

#[component]
fn Pot(pot: PotSlice) -> impl IntoView {
    let desk = Desk::get();
    let label = move || {
        let id = match (pot.several, pot.index) {
            (false, _) => Id("ui-pot"),
            (true, 0) => Id("ui-pot-main"),
            (true, _) => Id("ui-pot-side"),
        };
        let args = Args::new().with("pot", pot.index as u64);
        desk.words.with(|words| words.with(id, &args))
    };
    view! {
        <button
            class="pot"
            aria-haspopup="dialog"
            data-pot=pot.index.to_string()
            data-amount=pot.amount.to_string()
            data-total=pot.shown.to_string()
            data-why=""
            on:click=move |_| desk.sheet.set(Some(Sheet::Why(Why::Pot(pot.index))))
        >
            <ChipStack amount=Signal::stored(pot.shown) />
            <span class="lbl">{label}</span>
            " "
            <b>{move || desk.words.with(|words| words.chips(pot.shown))}</b>
        </button>
    }
}

/// What lies in front of a seat; at the end what it has gained.
#[component]
fn Bet(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let shown = Memo::new(move |_| {
        desk.snap.with(|snap| {
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
                    desk.words.with(|words| words.with(Id("ui-gain"), &args))
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
    let desk = Desk::get();
    view! {
        <span class="bet" data-place=place>
            <ChipStack amount=Signal::stored(amount) />
            {move || desk.words.with(|words| words.chips(amount))}
        </span>
    }
}

/// What stands over the felt while the game is paused.
#[component]
fn PauseBox() -> impl IntoView {
    let desk = Desk::get();
    let title = move || {
        desk.text(if desk.elsewhere.get() {
            Id("ui-elsewhere")
        } else {
            Id("ui-paused")
        })
    };
    let about = move || {
        let hand = desk.snap.with(|snap| snap.hand);
        let args = Args::new().with("hand", hand);
        desk.words.with(|words| {
            if desk.elsewhere.get() {
                words.of(Id("ui-elsewhere-about"))
            } else {
                words.with(Id("ui-paused-about"), &args)
            }
        })
    };
    move || {
        let over = desk.snap.with(|snap| snap.phase == Phase::Over);
        let paused = desk.paused.get() && (!over || desk.elsewhere.get());
        paused.then(|| {
            view! {
                <div class="pausebox">
                    <h2>{title}</h2>
                    <p>{about}</p>
                </div>
            }
        })
    }
}
