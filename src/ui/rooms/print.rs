//! A page on paper: the button that prints it, and its address, which only paper shows.

use leptos::prelude::*;

use super::front::Front;
use crate::platform;

/// Prints what is on the screen; stands at the end of what is printed.
#[component]
pub(in crate::ui) fn Print() -> impl IntoView {
    let front = Front::get();
    let (page, _) = platform::page_address();
    let address = [&page, "#", &platform::hash()].concat();
    view! {
        <button class="btn print" data-print="" on:click=|_| platform::print()>
            {front.t("rooms-print")}
        </button>
        <p class="paper-foot">{address}</p>
    }
}
