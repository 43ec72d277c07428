//! A hand that is in the address itself.

use leptos::prelude::*;

use super::front::{Front, asked_for};
use super::replay::Replay;
use super::top::Top;
use crate::history::{LinkError, PlayedHand};
use crate::text::{Args, Id};

/// The replay of a linked hand, or what is wrong with the link.
#[component]
pub(super) fn LinkedHand(hand: Result<PlayedHand, LinkError>) -> impl IntoView {
    let front = Front::get();
    let content = match hand {
        Ok(hand) => view! { <Replay id=None hand /> }.into_any(),
        Err(error) => {
            let said = move || {
                front.words.with(|words| match &error {
                    LinkError::Form { .. } => words.of(Id("rooms-hand-form")),
                    LinkError::Damaged { letter } => {
                        let args = Args::new().with("letter", *letter as u64);
                        words.with(Id("rooms-hand-damaged"), &args)
                    }
                    LinkError::Refused(error) => {
                        let args = Args::new().with("reason", words.replay_error(error));
                        words.with(Id("rooms-hand-refused"), &args)
                    }
                })
            };
            view! {
                <p class="notice" role="alert" data-no-such=asked_for()>
                    {said}
                </p>
            }
            .into_any()
        }
    };
    view! {
        <div class="pg" data-screen="history">
            <Top title=front.t("rooms-hand-linked") />
            {content}
        </div>
    }
}
