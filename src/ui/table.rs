//! The table screen: its frame and its parts.

use leptos::prelude::*;

use super::actions::Actions;
use super::bar::Bar;
use super::desk::{Desk, Notice};
use super::hero::Hero;
use super::live::LiveRegion;
use super::margin::Margin;
use super::pace::Speed;
use super::parts::Sprite;
use super::saved::Trouble;
use super::sheet::Sheets;
use super::snapshot::{Phase, Snapshot};
use super::tray::{Award, Tray};
use super::voice::Voice;
use super::zone::Zone;
use crate::text::{Args, Id};

/// The table, with everything that can be done at it.
#[component]
pub(super) fn TableScreen() -> impl IntoView {
    let desk = Desk::get();
    let over = Memo::new(move |_| desk.snap.with(|snap| snap.phase == Phase::Over));
    let hand = move || desk.snap.with(|snap| snap.hand.to_string());
    let street = move || desk.snap.with(Snapshot::street);
    let turn = move || {
        desk.snap.with(|snap| {
            snap.turn()
                .map_or_else(String::new, |seat| seat.to_string())
        })
    };
    let button = move || desk.snap.with(|snap| snap.view.hand.button.to_string());
    // A page around hears of it (embed.js).
    let wrong = move || {
        desk.notices.with(|notices| {
            let parts = notices.iter().filter_map(|notice| match notice {
                Notice::Wrong(wrong) => Some(wrong.part.as_str()),
                Notice::Trouble(Trouble::Refused) => Some(""),
                _ => None,
            });
            let parts: Vec<&str> = parts.collect();
            (!parts.is_empty()).then(|| parts.join("&"))
        })
    };
    view! {
        <Sprite />
        <div
            class="tbl"
            class:paused=move || desk.paused.get()
            data-screen="table"
            data-table=""
            data-hand=hand
            data-street=street
            data-turn=turn
            data-button-seat=button
            data-wrong=wrong
            data-speed=move || desk.speed().name()
            data-motion=move || if desk.speed() == Speed::Instant { "off" } else { "on" }
        >
            <div class="tbl-grid" inert=move || desk.sheet.with(Option::is_some)>
                <div class="felt-bg"></div>
                <div class="bar-bg"></div>
                {move || {
                    if over.get() {
                        view! { <Award /> }.into_any()
                    } else {
                        view! {
                            <Voice />
                            <Tray />
                        }
                            .into_any()
                    }
                }}
                <Actions />
                <Hero />
                <Zone>
                    <PauseBox />
                </Zone>
                <Bar />
                <Margin />
            </div>
            <Sheets />
            <LiveRegion voices=desk.live />
        </div>
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
