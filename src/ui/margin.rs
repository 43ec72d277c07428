//! The referee's margin: everything that happened in this hand, line by line, with its rules.

use leptos::prelude::*;

use super::desk::{Desk, Sheet, Why};
use super::parts::{CardView, Side};
use super::snapshot::{Entry, Light};
use crate::engine::citation::Citation;
use crate::engine::hand::What;
use crate::platform;
use crate::text::Id;

/// The margin at the right of a wide table.
#[component]
pub(super) fn Margin() -> impl IntoView {
    let desk = Desk::get();
    Effect::new(move || {
        desk.log.track();
        platform::scroll_to_end(".ledger ol");
    });
    view! {
        <aside class="ledger" aria-label=desk.t("ui-referee-margin")>
            <header>
                <h2>{desk.t("ui-referee")}</h2>
            </header>
            <Story />
            <footer>
                <span>{desk.t("ui-every-line")}</span>
                <button
                    class="keylink"
                    aria-haspopup="dialog"
                    on:click=move |_| desk.sheet.set(Some(Sheet::Keys))
                >
                    {desk.t("ui-keys-hint")}
                </button>
            </footer>
        </aside>
    }
}

/// The lines themselves.
#[component]
pub(super) fn Story() -> impl IntoView {
    let desk = Desk::get();
    let entries = move || {
        let told = |entry: &&Entry| {
            !matches!(
                entry.event.what,
                What::Burned | What::Ended | What::Dealt { cards: None, .. }
            ) && !matches!(entry.event.because, Citation::Collect { .. })
        };
        desk.log
            .with(|log| log.iter().filter(told).cloned().collect::<Vec<_>>())
    };
    // A list remembers each row that it ever had: each hand has its own.
    let hand = Memo::new(move |_| desk.snap.with(|snap| snap.hand));
    let rows = move || {
        hand.get();
        view! {
            <For each=entries key=|entry| entry.number let:entry>
                <StoryLine entry />
            </For>
        }
    };
    view! {
        <ol tabindex="0" aria-label=desk.t("ui-log") data-log="">
            {rows}
        </ol>
    }
}

/// Whether the referee says more than the event itself.
fn needs_words(entry: &Entry) -> bool {
    matches!(
        entry.event.because,
        Citation::CollectSidePots { .. }
            | Citation::Uncalled { .. }
            | Citation::ShowLastAggressor
            | Citation::ShowFirstToAct
            | Citation::ShowLastAggressorOfHand
            | Citation::BestHand { .. }
            | Citation::Split { .. }
            | Citation::LastPlayer
            | Citation::Unopposed
            | Citation::AllInShortRaise { .. }
            | Citation::ForcedShort { .. }
            | Citation::CallShort { .. }
    )
}

#[component]
fn StoryLine(entry: Entry) -> impl IntoView {
    let desk = Desk::get();
    let Entry { event, .. } = entry.clone();
    if let What::BoardDealt { street, .. } = event.what {
        // The board as it lay then: the events before this one in the log.
        let board = desk.log.with_untracked(|log| {
            let before = log.iter().take_while(|other| other.number <= entry.number);
            before
                .filter_map(|other| match &other.event.what {
                    What::BoardDealt { cards, .. } => Some(cards.iter().copied()),
                    _ => None,
                })
                .flatten()
                .collect::<Vec<_>>()
        });
        let cards = board.into_iter().map(|card| {
            view! { <CardView extra=" xs" side=Signal::stored(Side::Face(card, Light::Plain)) /> }
        });
        let name = match street.index() {
            1 => desk.t("ui-flop"),
            2 => desk.t("ui-turn"),
            _ => desk.t("ui-river"),
        };
        return view! {
            <li class="street">
                {name}
                <span class="mini">{cards.collect_view()}</span>
                <RuleButton entry />
            </li>
        }
        .into_any();
    }
    let names = desk.names();
    let line = {
        let event = event.clone();
        let names = names.clone();
        move || {
            desk.words
                .with(|words| words.event(&event, &names).unwrap_or_default())
        }
    };
    let words = needs_words(&entry);
    let reason = move || {
        let told = desk
            .words
            .with(|words| words.explain(&event.because, &names));
        told.text
    };
    view! {
        <li class="ev">
            <span>{line}</span>
            <RuleButton entry />
        </li>
        {words.then(|| view! { <li class="ref">{reason}</li> })}
    }
    .into_any()
}

/// The rule of a line: a tap asks Why.
#[component]
fn RuleButton(entry: Entry) -> impl IntoView {
    let desk = Desk::get();
    let rule = entry.event.because.rule().id();
    let name = move || {
        desk.words.with(|words| {
            let args = crate::text::Args::new().with("rule", rule);
            words.with(Id("ui-why-rule"), &args)
        })
    };
    let event = entry.event;
    view! {
        <button
            class="rule-id"
            data-why=""
            aria-haspopup="dialog"
            aria-label=name
            on:click=move |_| desk.sheet.set(Some(Sheet::Why(Why::Event(event.clone()))))
        >
            {rule}
        </button>
    }
}
