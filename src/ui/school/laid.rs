//! What lies before the learner: the felt, hands side by side, how far it is.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::pupil::Pupil;
use super::stage::Laid;
use crate::engine::cards::{Card, CardSet, best_five};
use crate::engine::seat::Seat;
use crate::school::spot::Comparison;
use crate::ui::hero::Hero;
use crate::ui::parts::{CardView, Side};
use crate::ui::snapshot::{Light, Snapshot};
use crate::ui::zone::Zone;

/// How far one has come: which of how many.
#[component]
pub(super) fn Meter(
    /// From 0.
    at: Signal<usize>,
    all: Signal<usize>,
    label: Signal<String>,
) -> impl IntoView {
    let bars = move || {
        let here = at.get();
        let bar = |place: usize| {
            let class = match place.cmp(&here) {
                std::cmp::Ordering::Less => "on",
                std::cmp::Ordering::Equal => "at",
                std::cmp::Ordering::Greater => "",
            };
            view! { <i class=class></i> }
        };
        (0..all.get()).map(bar).collect_view()
    };
    view! {
        <div class="prog">
            <div class="meter" aria-hidden="true">
                {bars}
            </div>
            <span>{label}</span>
        </div>
    }
}

/// The felt with the learner's own place.
#[component]
pub(super) fn TableOf() -> impl IntoView {
    let pupil = Pupil::get();
    let tapped = move |event: MouseEvent| {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let seat = target.and_then(|target| target.closest("[data-seat]").ok().flatten());
        let place = seat.and_then(|seat| seat.get_attribute("data-seat")?.parse().ok());
        if let Some(place) = place {
            pupil.stage.tapped(Seat(place));
        }
    };
    let street = move || pupil.chair.snap.with(Snapshot::street);
    let turn = move || {
        let round = pupil.stage.round.get();
        pupil.chair.snap.with(|snap| {
            let turn = snap.turn().map(|place| round.seat(place).0 + 1);
            turn.map_or_else(String::new, |seat| seat.to_string())
        })
    };
    view! {
        <div
            class="tbl lesson-tbl"
            class:scene=move || pupil.stage.laid.get() == Laid::Scene
            data-table=""
            data-street=street
            data-turn-seat=turn
            data-motion="off"
            on:click=tapped
        >
            <div class="lesson-felt felt">
                <Zone role="group" />
                <Hero />
            </div>
        </div>
    }
}

/// A card face up.
pub(super) fn face(card: Card) -> impl IntoView {
    view! { <CardView side=Signal::stored(Side::Face(card, Light::Plain)) /> }
}

/// Hands laid side by side; when the question is answered, what each makes.
#[component]
pub(super) fn Compared(
    shown: Signal<Option<Comparison>>,
    /// Whether the answer lights the cards that count and dims the others.
    lights: bool,
) -> impl IntoView {
    let pupil = Pupil::get();
    let words = pupil.front.words;
    move || {
        shown.get().map(|whole| {
            let best = whole
                .hands
                .iter()
                .map(|(letter, _)| whole.strength(*letter))
                .max()
                .flatten();
            let wins = |letter: char| best.is_some() && whole.strength(letter) == best;
            let fives: Vec<(char, CardSet)> = (whole.hands.iter())
                .filter(|(letter, _)| wins(*letter))
                .filter_map(|(letter, _)| {
                    let five = best_five(whole.cards_of(*letter)?)?;
                    Some((*letter, five.into_iter().collect()))
                })
                .collect();
            let card = |card: Card, counts: bool| {
                let side = Signal::derive(move || {
                    let light = match (lights && pupil.solved.get(), counts) {
                        (false, _) => Light::Plain,
                        (true, true) => Light::Lit,
                        (true, false) => Light::Dim,
                    };
                    Side::Face(card, light)
                });
                view! { <CardView side /> }
            };
            let board: Vec<_> = (whole.board.iter())
                .map(|each| card(*each, fives.iter().any(|(_, five)| five.contains(*each))))
                .collect();
            let rows = whole
                .hands
                .iter()
                .enumerate()
                .map(|(place, (letter, held))| {
                    let strength = whole.strength(*letter);
                    let five = fives.iter().find(|(name, _)| name == letter);
                    let five = five.map_or(CardSet::EMPTY, |(_, five)| *five);
                    let won = !five.is_empty();
                    let makes = move || {
                        let strength = strength.filter(|_| pupil.solved.get())?;
                        Some(words.with(|words| words.hand_name(strength)))
                    };
                    let cards: Vec<_> = held
                        .iter()
                        .map(|each| card(*each, five.contains(*each)))
                        .collect();
                    view! {
                        <div
                            class="held"
                            class:won=move || lights && won && pupil.solved.get()
                            data-held=letter.to_string()
                            on:click=move |_| pupil.stage.picked(Seat(place as u8))
                        >
                            <b>{letter.to_string()}</b>
                            <span class="mini">{cards}</span>
                            <span>{makes}</span>
                        </div>
                    }
                });
            view! {
                <div class="felt-card felt compared">
                    <div class="mini big" role="group" aria-label=pupil.front.t("ui-board")>
                        {board}
                    </div>
                    {rows.collect_view()}
                </div>
            }
        })
    }
}

/// What the referee was asked about the table.
#[component]
pub(super) fn Note() -> impl IntoView {
    let pupil = Pupil::get();
    move || {
        pupil.stage.note.get().map(|told| {
            let rules = told.rules.iter().map(|rule| {
                view! {
                    " "
                    <a class="rule-id" href=["#/rules/", rule.id()].concat()>
                        {rule.id()}
                    </a>
                }
            });
            view! { <p class="says" data-note="">{told.text.clone()} {rules.collect_view()}</p> }
        })
    }
}
