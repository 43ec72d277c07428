//! The Why sheet: a question, the rule in words about this hand, the sum, the rules' ids.

use leptos::prelude::*;

use super::desk::{Desk, Why};
use super::sheet::SheetFrame;
use super::snapshot::Snapshot;
use crate::engine::citation::Citation;
use crate::engine::hand::What;
use crate::text::SumLine;

/// Answers Why?
#[component]
pub(super) fn WhySheet(why: Why) -> impl IntoView {
    let desk = Desk::get();
    let pot = match why {
        Why::Pot(pot) => Some(pot),
        Why::Because(_) | Why::Event(_) => None,
    };
    let because = match why {
        Why::Because(because) => Some(because),
        Why::Event(event) => Some(event.because),
        Why::Pot(_) => untrack(|| reason_of_pots(desk)),
    };
    let explained = Memo::new(move |_| {
        let names = desk.snap.with(|snap| snap.names.clone());
        let because = because.as_ref()?;
        Some(desk.words.with(|words| words.explain(because, &names)))
    });
    let title = move || match pot {
        Some(pot) => desk.words.with(|words| words.pot_name(pot)),
        None => explained.with(|told| {
            told.as_ref()
                .map_or_else(String::new, |told| told.title.clone())
        }),
    };
    view! {
        <SheetFrame title=Signal::derive(title) name="why">
            {pot.map(|pot| view! { <WhoPlays pot /> })}
            {move || {
                explained
                    .get()
                    .map(|told| {
                        view! {
                            <p class="says">{told.text}</p>
                            {sum(&told.sum)}
                            <div class="linkrow">
                                {told
                                    .rules
                                    .iter()
                                    .map(|rule| {
                                        view! {
                                            <a
                                                class="idchip"
                                                href=["#/rules/", rule.id()].concat()
                                                data-rule=rule.id()
                                            >
                                                {rule.id()}
                                            </a>
                                        }
                                    })
                                    .collect_view()}
                            </div>
                        }
                    })
            }}
        </SheetFrame>
    }
}

/// Why the pots are as they are: the last time that bets were gathered, or else the last bet.
fn reason_of_pots(desk: Desk) -> Option<Citation> {
    desk.log.with(|log| {
        let gathered = |what: &What| matches!(what, What::Collected { .. });
        let paid = |what: &What| {
            matches!(
                what,
                What::Posted { .. } | What::Called { .. } | What::Bet { .. } | What::Raised { .. }
            )
        };
        let last = |is: &dyn Fn(&What) -> bool| {
            let found = log.iter().rev().find(|entry| is(&entry.event.what));
            found.map(|entry| entry.event.because)
        };
        last(&gathered).or_else(|| last(&paid))
    })
}

/// Who can win a pot, and how much is in it.
#[component]
fn WhoPlays(pot: usize) -> impl IntoView {
    let desk = Desk::get();
    let row = move || {
        desk.snap.with(|snap: &Snapshot| {
            let hand = &snap.view.hand;
            let slice = snap.pots().get(pot).copied();
            let several = hand.pots.len() > 1;
            let seats = if let Some(pot) = hand.pots.get(pot).filter(|_| several) {
                Vec::from(pot.seats)
            } else {
                let still = hand.seats.iter().filter(|player| player.is_in());
                still.map(|player| player.seat).collect()
            };
            desk.words.with(|words| {
                (
                    words.everybody(&seats, &snap.names),
                    words.chips(slice.map(|slice| slice.shown).unwrap_or_default()),
                )
            })
        })
    };
    view! {
        <div class="who two">
            <span class="h">{desk.t("ui-plays-for")}</span>
            <span class="h r">{desk.t("ui-pot")}</span>
            <span>{move || row().0}</span>
            <b>{move || row().1}</b>
        </div>
    }
}

/// The sum with named figures.
fn sum(parts: &[SumLine]) -> Option<AnyView> {
    if parts.is_empty() {
        return None;
    }
    let parts = parts.iter().map(|part| {
        let sign = part.sign.symbol();
        let sign = (!sign.is_empty()).then(|| view! { <i>{sign}</i> });
        view! {
            {sign}
            <span>
                {part.figure.clone()}
                <small>{part.label.clone()}</small>
            </span>
        }
    });
    Some(view! { <div class="sum">{parts.collect_view()}</div> }.into_any())
}
