//! The bar: which game, which hand, pause and settings.

use leptos::prelude::*;

use super::desk::{Desk, Sheet};
use super::parts::Icon;
use crate::engine::house::Structure;
use crate::text::{Args, Id};

/// The bar at the top of the table.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let desk = Desk::get();
    let title = move || {
        desk.snap.with(|snap| {
            let [small, big, ante] = snap.stakes;
            let id = match (snap.view.hand.rules.structure, ante.is_zero()) {
                (Structure::NoLimit, true) => Id("ui-game-nl"),
                (Structure::NoLimit, false) => Id("ui-game-nl-ante"),
                (Structure::PotLimit, _) => Id("ui-game-pl"),
                (Structure::FixedLimit, _) => Id("ui-game-fl"),
            };
            let args = Args::new()
                .with("small", small)
                .with("big", big)
                .with("ante", ante);
            desk.words.with(|words| words.with(id, &args))
        })
    };
    let where_in = move || {
        desk.snap.with(|snap| {
            let id = match snap.street() {
                "preflop" => Id("ui-hand-preflop"),
                "flop" => Id("ui-hand-flop"),
                "turn" => Id("ui-hand-turn"),
                "river" => Id("ui-hand-river"),
                _ => Id("ui-hand-showdown"),
            };
            let args = Args::new().with("hand", snap.hand);
            desk.words.with(|words| words.with(id, &args))
        })
    };
    let pause = move || {
        desk.text(if desk.paused.get() {
            Id("ui-go-on")
        } else {
            Id("ui-pause")
        })
    };
    let icon = move || {
        if desk.paused.get() {
            view! { <Icon name="play" /> }
        } else {
            view! { <Icon name="pause" /> }
        }
    };
    view! {
        <header class="bar felt">
            <a class="ibtn brand" href="#/home" aria-label=desk.t("ui-home") data-home="">
                <Icon name="logo" class="logo" />
            </a>
            <h1 class="bar-title grow">
                <b>{title}</b>
                <span>{where_in}</span>
            </h1>
            {more(desk)}
            <a class="ibtn b-learn" href="#/learn" aria-label=desk.t("ui-learn") data-learn="">
                <Icon name="target" />
            </a>
            <button
                class="ibtn b-log"
                aria-label=desk.t("ui-log")
                aria-haspopup="dialog"
                on:click=move |_| desk.sheet.set(Some(Sheet::Log))
            >
                <Icon name="book" />
            </button>
            <button class="ibtn" aria-label=pause data-pause="" on:click=move |_| desk.pause()>
                {icon}
            </button>
            <a class="ibtn" href="#/settings" aria-label=desk.t("ui-settings") data-settings="">
                <Icon name="menu" />
            </a>
        </header>
    }
}

/// What a program adds to the bar.
#[cfg(feature = "tournament")]
fn more(desk: Desk) -> impl IntoView {
    use_context::<super::sheet::More>().map(|more| {
        view! {
            <button
                class="bar-more"
                aria-label=move || more.label.get()
                aria-haspopup="dialog"
                data-more=""
                on:click=move |_| desk.sheet.set(Some(Sheet::More))
            >
                {move || more.line.get()}
            </button>
        }
    })
}

/// Nothing at the table of a cash game, which loads first.
#[cfg(not(feature = "tournament"))]
const fn more(_: Desk) {}
