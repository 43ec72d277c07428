//! The hands that were played: a list, and each of them step by step.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::export::{Export, Which};
use super::front::{Front, asked_for};
use super::hand_list::HandList;
use super::listed::{self, Listed};
use super::replay::Replay;
use super::top::Top;
use crate::platform;
use crate::text::{Args, Id};

/// The history, open at a hand or at the list.
#[component]
pub(super) fn History(open: Option<String>) -> impl IntoView {
    let front = Front::get();
    let (title, back) = match open {
        Some(_) => (front.t("rooms-history-hand"), "#/history"),
        None => (front.t("rooms-history"), "#/home"),
    };
    let content = match open {
        Some(id) => view! { <OneHand id /> }.into_any(),
        None => view! { <AllHands /> }.into_any(),
    };
    view! {
        <div class="pg" data-screen="history">
            <Top title back />
            {content}
        </div>
    }
}

/// What is said while hands are looked for, or if there is none.
pub(super) fn status(text: Signal<String>) -> AnyView {
    line(text, None)
}

/// What is said of an address of one hand that is not on this device.
pub(super) fn gone(text: Signal<String>) -> AnyView {
    line(text, Some(asked_for()))
}

fn line(text: Signal<String>, no_such: Option<String>) -> AnyView {
    view! {
        <p class="note-s pad" role="status" data-no-such=no_such>
            {text}
        </p>
    }
    .into_any()
}

#[component]
fn OneHand(id: String) -> impl IntoView {
    let front = Front::get();
    let found = RwSignal::new(None);
    spawn_local(async move {
        let kept = platform::one_hand(&id).await;
        let hand = kept.as_ref().and_then(listed::read);
        let _ = found.try_set(Some(hand.map(|(hand, _)| (id, hand))));
    });
    move || match found.get() {
        None => status(front.t("rooms-history-loading")),
        Some(None) => gone(front.t("rooms-history-no-such")),
        Some(Some((id, hand))) => view! { <Replay id=Some(id) hand /> }.into_any(),
    }
}

/// How many hands are added to the list at a time.
const SLICE: usize = 50;

#[component]
fn AllHands() -> impl IntoView {
    let front = Front::get();
    let hands = RwSignal::new(Vec::<Listed>::new());
    let unreadable = RwSignal::new(0_u64);
    let done = RwSignal::new(false);
    let shown = RwSignal::new(Vec::new());
    spawn_local(async move {
        let mut slice = Vec::new();
        let mut wrong = 0;
        platform::each_hand(|kept| {
            match listed::read(kept) {
                Some((hand, played)) => {
                    let link = ["history/", &kept.id].concat();
                    slice.push(Listed::of(link, &hand, &played));
                }
                None => wrong += 1,
            }
            // A list that has been left ends the search.
            slice.len() < SLICE || hands.try_update(|hands| hands.append(&mut slice)).is_some()
        })
        .await;
        let _ = hands.try_update(|hands| hands.append(&mut slice));
        let _ = unreadable.try_set(wrong);
        let _ = done.try_set(true);
    });
    let notice = move || {
        let wrong = unreadable.get();
        (wrong > 0).then(|| {
            let text = front.said(
                Id("rooms-history-unreadable"),
                &Args::new().with("count", wrong),
            );
            view! {
                <p class="notice" role="alert">
                    {text}
                </p>
            }
        })
    };
    view! {
        <main class="history">
            {notice}
            <nav class="linkrow" aria-label=front.t("rooms-ways")>
                <a class="btn" href="#/statistics">
                    {front.t("rooms-stats")}
                </a>
                <a class="btn" href="#/import">
                    {front.t("records-import")}
                </a>
                <a class="btn" href="#/data">
                    {front.t("rooms-data")}
                </a>
            </nav>
            <HandList hands done none=Id("rooms-history-count") shown />
            <Export which=Which::Kept(shown) />
        </main>
    }
}
