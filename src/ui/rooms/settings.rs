//! The settings: everything that can be set, in one place.

use leptos::prelude::*;

use super::front::Front;
use super::new_game::{Answer, answer};
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
                    <LanguageRow />
                    <LightRow />
                    <DeckRow />
                    <FeltRow />
                    <UnitRow />
                    <SpeedRow />
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
                    <SayRow />
                    <HelperRow />
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
fn LightRow() -> impl IntoView {
    let front = Front::get();
    let themes = [None, Some("light"), Some("dark")];
    let choices = themes.map(|theme| {
        let checked = move || yes(front.setting(|settings| settings.theme.as_deref() == theme));
        let label = move || match theme {
            None => front.text(Id("ui-light-system")),
            Some("light") => front.text(Id("ui-light-day")),
            Some(_) => front.text(Id("ui-light-night")),
        };
        view! {
            <button
                role="radio"
                aria-checked=checked
                data-value=theme.unwrap_or("system")
                on:click=move |_| {
                    front.change(|settings| settings.theme = theme.map(str::to_owned));
                }
            >
                {label}
            </button>
        }
    });
    view! {
        <div class="rw">
            <b>{front.t("ui-light")}</b>
            <span class="c">
                <span class="seg" role="radiogroup" aria-label=front.t("ui-light")>
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

/// One of a few words.
#[component]
fn WordRow(
    name: &'static str,
    title: Signal<String>,
    #[prop(optional)] about: Option<Signal<String>>,
    choices: Vec<Answer>,
    values: Vec<&'static str>,
) -> impl IntoView {
    let choices = choices.into_iter().zip(values);
    let choices = choices.map(|((text, checked, pick), value)| {
        view! {
            <button
                role="radio"
                data-value=value
                aria-checked=move || yes(checked.get())
                on:click=move |_| pick.run(())
            >
                {text}
            </button>
        }
    });
    view! {
        <div class="rw">
            <b>{title}</b>
            {about.map(|about| view! { <span class="d">{about}</span> })}
            <span class="c">
                <span class="seg" role="radiogroup" aria-label=title data-set=name>
                    {choices.collect_view()}
                </span>
            </span>
        </div>
    }
}

/// The pace of the bots.
#[component]
fn SpeedRow() -> impl IntoView {
    let front = Front::get();
    let choices = Speed::ALL.map(|(speed, _, id)| {
        let checked = move || front.setting(|settings| settings.speed == speed);
        let pick = move || front.change(|settings| settings.speed = speed);
        answer(front.t_id(id), checked, pick)
    });
    let values = Speed::ALL.map(|(_, value, _)| value);
    view! {
        <WordRow
            name="speed"
            title=front.t("ui-speed")
            choices=choices.to_vec()
            values=values.to_vec()
        />
    }
}

/// In what stacks are counted.
#[component]
fn UnitRow() -> impl IntoView {
    let front = Front::get();
    let choices = [(false, Id("ui-unit-chips")), (true, Id("ui-unit-blinds"))];
    let choices = choices.map(|(blinds, id)| {
        let checked = move || front.setting(|settings| settings.blinds == blinds);
        let pick = move || front.change(|settings| settings.blinds = blinds);
        answer(front.t_id(id), checked, pick)
    });
    view! {
        <WordRow
            name="unit"
            title=front.t("ui-unit")
            about=front.t("ui-unit-about")
            choices=choices.to_vec()
            values=vec!["chips", "blinds"]
        />
    }
}

/// How much is announced.
#[component]
fn SayRow() -> impl IntoView {
    let front = Front::get();
    let choices = [(false, Id("ui-say-full")), (true, Id("ui-say-short"))];
    let choices = choices.map(|(terse, id)| {
        let checked = move || front.setting(|settings| settings.terse == terse);
        let pick = move || front.change(|settings| settings.terse = terse);
        answer(front.t_id(id), checked, pick)
    });
    view! {
        <WordRow
            name="say"
            title=front.t("ui-say")
            about=front.t("ui-say-about")
            choices=choices.to_vec()
            values=vec!["full", "short"]
        />
    }
}

/// Where the helper sits.
#[component]
fn HelperRow() -> impl IntoView {
    let front = Front::get();
    let choices = [
        (None, Id("ui-helper-school")),
        (Some(true), Id("ui-helper-on")),
        (Some(false), Id("ui-helper-off")),
    ];
    let choices = choices.map(|(helper, id)| {
        let checked = move || front.setting(|settings| settings.helper == helper);
        let pick = move || front.change(|settings| settings.helper = helper);
        answer(front.t_id(id), checked, pick)
    });
    view! {
        <WordRow
            name="helper"
            title=front.t("ui-helper")
            about=front.t("ui-helper-about")
            choices=choices.to_vec()
            values=vec!["school", "on", "off"]
        />
    }
}
