//! The head of every room: where one is, the way back, the languages.

use leptos::prelude::*;

use super::front::Front;
use crate::text::{Args, Id, Language};
use crate::ui::parts::Icon;

/// The head of a room; home has the name of the game, the others a way back to it.
#[component]
pub(in crate::ui) fn Top(
    #[prop(into, optional)] title: Option<Signal<String>>,
    /// Where the way back leads.
    #[prop(default = "#/home")]
    back: &'static str,
) -> impl IntoView {
    let front = Front::get();
    let name = match title {
        None => view! {
            <div class="brand">
                <Icon name="logo" class="logo" />
                <span>"Cards Speak"</span>
            </div>
        }
        .into_any(),
        Some(title) => view! {
            <a class="ibtn" href=back aria-label=front.t("rooms-back")>
                <Icon name="back" />
            </a>
            <h1 tabindex="-1">{title}</h1>
        }
        .into_any(),
    };
    view! {
        <header class="top" class:sub=title.is_some()>
            {name}
            <Languages />
        </header>
        <Missing />
        {move || front.notice.get().map(|id| view! { <p class="notice" role="alert">{front.text(id)}</p> })}
    }
}

/// So many letters of an address are read out.
const MOST_LETTERS: usize = 60;

/// That there is nothing at the address that was asked for. A page around hears of it (embed.js).
#[component]
fn Missing() -> impl IntoView {
    let front = Front::get();
    let told = move |address: String| {
        let mut part: String = address.chars().take(MOST_LETTERS).collect();
        if part.len() < address.len() {
            part.push('…');
        }
        let said = front.said(Id("rooms-no-such-place"), &Args::new().with("part", part));
        view! {
            <p class="notice" role="alert" data-no-such=address>
                {said}
            </p>
        }
    };
    move || front.missing.get().map(told)
}

#[component]
fn Languages() -> impl IntoView {
    let front = Front::get();
    let choices = Language::ALL.iter().map(|&language| {
        let current = move || {
            let is = front.words.with(|words| words.language() == language);
            is.then_some("true")
        };
        view! {
            <button
                lang=language.code()
                title=language.name()
                aria-current=current
                on:click=move |_| front.speak(language)
            >
                {language.code().to_ascii_uppercase()}
            </button>
        }
    });
    view! {
        <div class="langs" role="group" aria-label=front.t("ui-language") data-lang="">
            {choices.collect_view()}
        </div>
    }
}
