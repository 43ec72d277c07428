//! The settings: everything that can be set, in one place.

use leptos::prelude::*;

use super::front::Front;
use super::sounds::Sounds;
use super::top::Top;
use crate::engine::cards::parse_cards;
use crate::platform;
use crate::text::{Id, Language};
use crate::ui::pace::Speed;
use crate::ui::parts::{CardView, Side};
use crate::ui::settings::Settings;
use crate::ui::snapshot::Light;

fn yes(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

/// Everything that can be set.
#[component]
pub(super) fn SettingsRoom() -> impl IntoView {
    let front = Front::get();
    let leave = || platform::back("/play");
    let keys = StoredValue::new_local(platform::on_key(move |event| {
        if platform::on_stage("rooms") && event.key() == "Escape" && !event.default_prevented() {
            leave();
        }
    }));
    on_cleanup(move || keys.dispose());
    view! {
        <div class="pg" data-screen="settings">
            <Top title=front.t("ui-settings") />
            <main class="laying settings">
                <div class="rows">
                    <LookRows />
                    <PlayRows />
                </div>
                <Sounds />
                <p>
                    <a href="#/seat" data-seat-room="">
                        {front.t("seat-link")}
                    </a>
                </p>
                <div class="go-row">
                    <button class="btn go" data-done="" on:click=move |_| leave()>
                        {front.t("ui-settings-done")}
                    </button>
                </div>
            </main>
        </div>
    }
}

/// How it looks and reads.
#[component]
fn LookRows() -> impl IntoView {
    view! {
        <LanguageRow />
        <ChoiceRow
            name="theme"
            title=Id("ui-light")
            choices=[
                (None, "system", Id("ui-light-system")),
                (Some("light"), "light", Id("ui-light-day")),
                (Some("dark"), "dark", Id("ui-light-night")),
            ]
            is=|settings, theme| settings.theme.as_deref() == theme
            set=|settings, theme| settings.theme = theme.map(str::to_owned)
        />
        <DeckRow />
        <FeltRow />
        <ChoiceRow
            name="unit"
            title=Id("ui-unit")
            about=Id("ui-unit-about")
            choices=[
                (false, "chips", Id("ui-unit-chips")),
                (true, "blinds", Id("ui-unit-blinds")),
            ]
            is=|settings, blinds| settings.blinds == blinds
            set=|settings, blinds| settings.blinds = blinds
        />
    }
}

/// How it is played, by hand, by ear and with help.
#[component]
fn PlayRows() -> impl IntoView {
    view! {
        <ChoiceRow
            name="speed"
            title=Id("ui-speed")
            choices=Speed::ALL
            is=|settings, speed| settings.speed == speed
            set=|settings, speed| settings.speed = speed
        />
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
        <SwitchRow
            id=Id("ui-set-left")
            about=Id("ui-set-left-about")
            is=|settings| settings.left
            flip=|settings| settings.left = !settings.left
        />
        <ChoiceRow
            name="say"
            title=Id("ui-say")
            about=Id("ui-say-about")
            choices=[
                (false, "full", Id("ui-say-full")),
                (true, "short", Id("ui-say-short")),
            ]
            is=|settings, terse| settings.terse == terse
            set=|settings, terse| settings.terse = terse
        />
        <ChoiceRow
            name="helper"
            title=Id("ui-helper")
            about=Id("ui-helper-about")
            choices=[
                (None, "school", Id("ui-helper-school")),
                (Some(true), "on", Id("ui-helper-on")),
                (Some(false), "off", Id("ui-helper-off")),
            ]
            is=|settings, helper| settings.helper == helper
            set=|settings, helper| settings.helper = helper
        />
    }
}

#[component]
fn LanguageRow() -> impl IntoView {
    let front = Front::get();
    let choices = Language::ALL.iter().map(|&language| {
        let checked = move || yes(front.words.with(|words| words.language() == language));
        view! {
            <button
                role="radio"
                lang=language.code()
                data-value=language.code()
                aria-checked=checked
                on:click=move |_| front.speak(language)
            >
                {language.name()}
            </button>
        }
    });
    view! {
        <div class="rw">
            <b>{front.t("ui-language")}</b>
            <span class="c">
                <span
                    class="seg"
                    role="radiogroup"
                    aria-label=front.t("ui-language")
                    data-set="language"
                >
                    {choices.collect_view()}
                </span>
            </span>
        </div>
    }
}

#[component]
fn DeckRow() -> impl IntoView {
    let front = Front::get();
    let deck = move |colours: u8| {
        let cards = parse_cards("AsKhQdJc").unwrap_or_default();
        let cards = cards.into_iter().map(|card| {
            view! { <CardView side=Signal::stored(Side::Face(card, Light::Plain)) /> }
        });
        let checked = move || yes(front.setting(|settings| settings.deck == colours));
        let name = move || {
            front.text(if colours == 4 {
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
                on:click=move |_| front.change(|settings| settings.deck = colours)
            >
                <span class="pickcards" aria-hidden="true">
                    {cards.collect_view()}
                </span>
            </button>
        }
    };
    view! {
        <div class="rw">
            <b>{front.t("ui-deck")}</b>
            <span class="d">{front.t("ui-deck-about")}</span>
            <span class="c pickdeck" role="radiogroup" aria-label=front.t("ui-deck")>
                {deck(2)}
                {deck(4)}
            </span>
        </div>
    }
}

#[component]
fn FeltRow() -> impl IntoView {
    let front = Front::get();
    let felts = [
        ("pine", "sw-pine"),
        ("slate", "sw-slate"),
        ("plum", "sw-plum"),
        ("umber", "sw-umber"),
    ];
    let choices = felts.map(|(name, class)| {
        let checked = move || yes(front.setting(|settings| settings.felt == name));
        let label = move || match name {
            "pine" => front.text(Id("ui-felt-pine")),
            "slate" => front.text(Id("ui-felt-slate")),
            "plum" => front.text(Id("ui-felt-plum")),
            _ => front.text(Id("ui-felt-umber")),
        };
        view! {
            <button
                class=class
                role="radio"
                aria-checked=checked
                aria-label=label
                data-value=name
                on:click=move |_| {
                    front.change(|settings| name.clone_into(&mut settings.felt));
                }
            ></button>
        }
    });
    view! {
        <div class="rw">
            <b>{front.t("ui-felt")}</b>
            <span class="c swatches" role="radiogroup" aria-label=front.t("ui-felt")>
                {choices.into_iter().collect_view()}
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
    let front = Front::get();
    view! {
        <div class="rw">
            <b>{front.t_id(id)}</b>
            <span class="d">{front.t_id(about)}</span>
            <span class="c">
                <button
                    class="sw"
                    role="switch"
                    aria-label=front.t_id(id)
                    aria-checked=move || yes(front.setting(is))
                    on:click=move |_| front.change(flip)
                ></button>
            </span>
        </div>
    }
}

/// One of a few values, each with its name in attributes and what it is called.
#[component]
fn ChoiceRow<T: Copy + Send + Sync + 'static, const N: usize>(
    name: &'static str,
    title: Id,
    #[prop(optional)] about: Option<Id>,
    choices: [(T, &'static str, Id); N],
    is: fn(&Settings, T) -> bool,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let front = Front::get();
    let choices = choices.map(|(value, name, id)| {
        let checked = move || yes(front.setting(|settings| is(settings, value)));
        view! {
            <button
                role="radio"
                data-value=name
                aria-checked=checked
                on:click=move |_| front.change(|settings| set(settings, value))
            >
                {front.t_id(id)}
            </button>
        }
    });
    view! {
        <div class="rw">
            <b>{front.t_id(title)}</b>
            {about.map(|about| view! { <span class="d">{front.t_id(about)}</span> })}
            <span class="c">
                <span class="seg" role="radiogroup" aria-label=front.t_id(title) data-set=name>
                    {choices.into_iter().collect_view()}
                </span>
            </span>
        </div>
    }
}
