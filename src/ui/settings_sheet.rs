//! The settings sheet.

use leptos::prelude::*;

use super::desk::{Desk, Sheet};
use super::parts::{CardView, Side};
use super::settings::Settings;
use super::sheet::SheetFrame;
use super::snapshot::Light;
use super::tray::SpeedPicker;
use crate::engine::cards::parse_cards;
use crate::text::{Args, Id, Language};

fn yes(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

/// Everything that can be set, and a new game.
#[component]
pub(super) fn SettingsSheet() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <SheetFrame title=desk.t("ui-settings") class="sheet tall" name="settings">
            <div class="rows">
                <LanguageRow />
                <DeckRow />
                <FeltRow />
                <LightRow />
                <div class="rw">
                    <b>{desk.t("ui-speed")}</b>
                    <span class="c">
                        <SpeedPicker />
                    </span>
                </div>
                <SwitchRow
                    id=Id("ui-set-skip")
                    about=Id("ui-set-skip-about")
                    is=|settings| settings.skip
                    flip=|settings| settings.skip = !settings.skip
                />
                <SwitchRow
                    id=Id("ui-set-free-fold")
                    about=Id("ui-set-free-fold-about")
                    is=|settings| settings.free_fold
                    flip=|settings| settings.free_fold = !settings.free_fold
                />
                <SwitchRow
                    id=Id("ui-set-keys")
                    about=Id("ui-set-keys-about")
                    is=|settings| settings.keys
                    flip=|settings| settings.keys = !settings.keys
                />
                <div class="rw">
                    <b>{desk.t("ui-keys")}</b>
                    <span class="c">
                        <button class="btn" on:click=move |_| desk.sheet.set(Some(Sheet::Keys))>
                            {desk.t("ui-keys-show")}
                        </button>
                    </span>
                </div>
                <NewGameRow />
            </div>
        </SheetFrame>
    }
}

#[component]
fn LanguageRow() -> impl IntoView {
    let desk = Desk::get();
    let choices = Language::ALL.iter().map(|&language| {
        let checked = move || yes(desk.words.with(|words| words.language() == language));
        view! {
            <button
                role="radio"
                lang=language.code()
                data-value=language.code()
                aria-checked=checked
                on:click=move |_| desk.speak(language)
            >
                {language.name()}
            </button>
        }
    });
    view! {
        <div class="rw">
            <b>{desk.t("ui-language")}</b>
            <span class="c">
                <span class="seg" role="radiogroup" aria-label=desk.t("ui-language") data-lang="">
                    {choices.collect_view()}
                </span>
            </span>
        </div>
    }
}

#[component]
fn DeckRow() -> impl IntoView {
    let desk = Desk::get();
    let deck = move |colours: u8| {
        let cards = parse_cards("AsKhQdJc").unwrap_or_default();
        let cards = cards.into_iter().map(|card| {
            view! { <CardView side=Signal::stored(Side::Face(card, Light::Plain)) /> }
        });
        let checked = move || yes(desk.settings.with(|settings| settings.deck == colours));
        let name = move || {
            desk.text(if colours == 4 {
                Id("ui-deck-four")
            } else {
                Id("ui-deck-two")
            })
        };
        view! {
            <button
                role="radio"
                aria-checked=checked
                aria-label=name
                data-deck=colours.to_string()
                on:click=move |_| desk.settings.update(|settings| settings.deck = colours)
            >
                <span class="pickcards" aria-hidden="true">
                    {cards.collect_view()}
                </span>
            </button>
        }
    };
    view! {
        <div class="rw">
            <b>{desk.t("ui-deck")}</b>
            <span class="d">{desk.t("ui-deck-about")}</span>
            <span class="c pickdeck" role="radiogroup" aria-label=desk.t("ui-deck")>
                {deck(2)}
                {deck(4)}
            </span>
        </div>
    }
}

#[component]
fn FeltRow() -> impl IntoView {
    let desk = Desk::get();
    let felts = [
        ("pine", "sw-pine"),
        ("slate", "sw-slate"),
        ("plum", "sw-plum"),
        ("umber", "sw-umber"),
    ];
    let choices = felts.map(|(name, class)| {
        let checked = move || yes(desk.settings.with(|settings| settings.felt == name));
        let label = move || match name {
            "pine" => desk.text(Id("ui-felt-pine")),
            "slate" => desk.text(Id("ui-felt-slate")),
            "plum" => desk.text(Id("ui-felt-plum")),
            _ => desk.text(Id("ui-felt-umber")),
        };
        view! {
            <button
                class=class
                role="radio"
                aria-checked=checked
                aria-label=label
                data-value=name
                on:click=move |_| {
                    desk.settings.update(|settings| name.clone_into(&mut settings.felt));
                }
            ></button>
        }
    });
    view! {
        <div class="rw">
            <b>{desk.t("ui-felt")}</b>
            <span class="c swatches" role="radiogroup" aria-label=desk.t("ui-felt")>
                {choices.into_iter().collect_view()}
            </span>
        </div>
    }
}

#[component]
fn LightRow() -> impl IntoView {
    let desk = Desk::get();
    let themes = [None, Some("light"), Some("dark")];
    let choices = themes.map(|theme| {
        let checked = move || {
            yes(desk
                .settings
                .with(|settings| settings.theme.as_deref() == theme))
        };
        let label = move || match theme {
            None => desk.text(Id("ui-light-system")),
            Some("light") => desk.text(Id("ui-light-day")),
            Some(_) => desk.text(Id("ui-light-night")),
        };
        view! {
            <button
                role="radio"
                aria-checked=checked
                data-value=theme.unwrap_or("system")
                on:click=move |_| {
                    desk.settings.update(|settings| settings.theme = theme.map(str::to_owned));
                }
            >
                {label}
            </button>
        }
    });
    view! {
        <div class="rw">
            <b>{desk.t("ui-light")}</b>
            <span class="c">
                <span class="seg" role="radiogroup" aria-label=desk.t("ui-light")>
                    {choices.into_iter().collect_view()}
                </span>
            </span>
        </div>
    }
}

#[component]
fn SwitchRow(
    id: Id,
    about: Id,
    is: fn(&Settings) -> bool,
    flip: fn(&mut Settings),
) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <div class="rw">
            <b>{desk.t_id(id)}</b>
            <span class="d">{desk.t_id(about)}</span>
            <span class="c">
                <button
                    class="sw"
                    role="switch"
                    aria-label=desk.t_id(id)
                    aria-checked=move || yes(desk.settings.with(is))
                    on:click=move |_| desk.settings.update(flip)
                ></button>
            </span>
        </div>
    }
}

#[component]
fn NewGameRow() -> impl IntoView {
    let desk = Desk::get();
    let seats = move || desk.settings.with(|settings| settings.seats);
    let more = move |by: i8| {
        desk.settings.update(|settings| {
            settings.seats = settings.seats.saturating_add_signed(by).clamp(2, 10);
        });
    };
    let fewest = move || seats() <= 2;
    let most = move || seats() >= 10;
    let label = move || {
        let args = Args::new().with("seats", seats());
        desk.words.with(|words| words.with(Id("ui-seats"), &args))
    };
    view! {
        <div class="rw">
            <b>{desk.t("ui-new-game")}</b>
            <span class="d" aria-live="polite">
                {label}
            </span>
            <span class="c">
                <button class="btn" aria-label=desk.t("ui-seats-fewer") disabled=fewest on:click=move |_| more(-1)>
                    "−"
                </button>
                <button class="btn" aria-label=desk.t("ui-seats-more") disabled=most on:click=move |_| more(1)>
                    "+"
                </button>
                <button class="btn fill" data-new-game="" on:click=move |_| desk.new_game()>
                    {desk.t("ui-new-game-go")}
                </button>
            </span>
        </div>
        <p class="note-s">{desk.t("ui-new-game-about")}</p>
    }
}
