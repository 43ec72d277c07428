//! Hands to be taken along in the formats of other programs.

use std::collections::BTreeSet;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::keeping::Keeping;
use super::listed;
use super::source::Offered;
use crate::history::PlayedHand;
use crate::history::exchange::Written;
use crate::history::file::Format;
use crate::platform;
use crate::text::{Args, Id};

/// Which hands are written.
#[derive(Clone, Copy)]
pub(super) enum Which {
    /// One that is looked at.
    One(Keeping),
    /// Kept ones, by what leads to them.
    Kept(RwSignal<Vec<String>>),
}

impl Which {
    async fn hands(self) -> Vec<PlayedHand> {
        match self {
            Self::One(keeping) => vec![keeping.with(Clone::clone)],
            Self::Kept(links) => {
                let wanted: BTreeSet<String> = links.get_untracked().into_iter().collect();
                let mut hands = Vec::new();
                platform::each_hand(|kept| {
                    if wanted.contains(&["history/", &kept.id].concat()) {
                        hands.extend(listed::read(kept).map(|(hand, _)| hand));
                    }
                    true
                })
                .await;
                // In the order of play.
                hands.reverse();
                hands
            }
        }
    }
}

/// Hands to be written in any of the formats.
#[component]
pub(super) fn Export(which: Which) -> impl IntoView {
    let front = Front::get();
    let offered = RwSignal::new(None);
    let said = RwSignal::new(None::<String>);
    let export = move |format: Format| {
        spawn_local(async move {
            let hands = which.hands().await;
            let count = hands.len();
            let list = serde_json::to_string(&hands).unwrap_or_default();
            let answer = platform::write_hands(format.name(), &list).await;
            let written = answer.map(|answer| serde_json::from_str(&answer));
            let text = match written {
                None => front.text(Id("records-files-missing")),
                Some(Ok(Written::File(ending, text, left_out))) => {
                    let name = ["cards-speak.", &ending].concat();
                    let saved = platform::save_file(&name, &text).await;
                    let _ = offered.try_set((!saved).then_some(text));
                    let args = Args::new()
                        .with("count", (count - left_out) as u64)
                        .with("left", left_out as u64);
                    front.said(Id("records-export-done"), &args)
                }
                Some(_) => front.text(Id("records-export-nothing")),
            };
            let _ = said.try_set(Some(text));
        });
    };
    let one = |format: Format| {
        view! {
            <button class="btn" data-format=format.name() on:click=move |_| export(format)>
                {format.title()}
            </button>
        }
    };
    view! {
        <details class="export" data-export-hands="">
            <summary>{front.t("records-export")}</summary>
            <p class="note-s">{front.t("records-export-about")}</p>
            <div class="linkrow">{Format::ALL.map(one).into_iter().collect_view()}</div>
            <p class="note-s" role="status">
                {move || said.get()}
            </p>
            <Offered text=offered />
        </details>
    }
}
