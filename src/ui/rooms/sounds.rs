//! What is to be heard at the table: kept under a name of its own, which `sound.js` reads.

use leptos::prelude::*;

use super::front::Front;
use super::new_game::{Row, answer};
use crate::platform::Storage;
use crate::text::Id;

/// The name under which it is kept: what is to be heard, a space, how loud from 0 to 100.
const NAME: &str = "sound/1";
/// What can be chosen.
const HEARD: [(&str, Id); 3] = [
    ("off", Id("rooms-sound-off")),
    ("turn", Id("rooms-sound-turn")),
    ("all", Id("rooms-sound-all")),
];

/// The choice of sounds, and how loud they are.
#[component]
pub(super) fn Sounds() -> impl IntoView {
    let front = Front::get();
    let kept = Storage::get(NAME).unwrap_or_default();
    let (heard, loud) = kept.split_once(' ').unwrap_or(("turn", "60"));
    let heard = RwSignal::new(heard.to_owned());
    let loud = RwSignal::new(loud.to_owned());
    let keep = move || {
        let text = [&heard.get_untracked(), " ", &loud.get_untracked()].concat();
        let _ = Storage::set(NAME, &text);
    };
    let choices = HEARD.map(|(name, id)| {
        let pick = move || {
            name.clone_into(&mut heard.write());
            keep();
        };
        answer(
            front.t_id(id),
            move || heard.with(|heard| heard == name),
            pick,
        )
    });
    view! {
        <section class="sounds">
            <Row name="sound" title=front.t("rooms-sound") choices=choices.to_vec() />
            <input
                type="range"
                max="100"
                step="10"
                aria-label=front.t("rooms-volume")
                data-volume=""
                prop:value=loud
                on:input:target=move |event| {
                    loud.set(event.target().value());
                    keep();
                }
            />
        </section>
    }
}
