//! The deal checked: what was promised before a hand, and the deck dealt again from its seed.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::history::{gone, status};
use super::listed;
use super::top::Top;
use crate::engine::cards::{Card, Deck, Seed};
use crate::platform;
use crate::text::{Args, Id};
use crate::ui::parts::{CardView, Side};
use crate::ui::saved;
use crate::ui::snapshot::Light;

/// What a deal is checked by.
#[derive(Clone, Default)]
struct Claim {
    /// The number of the hand, if it is one of this device.
    number: Option<u64>,
    /// What was promised before the hand; empty if nobody says so.
    commitment: String,
    /// What was shown after it; empty while it is played.
    seed: String,
    /// The deck of the hand as it is kept.
    deck: Option<Deck>,
}

impl Claim {
    /// The hand that is on the player's own table.
    fn now() -> Self {
        let game = saved::own().filter(|game| game.hand_number() > 0);
        game.map_or_else(Self::default, |game| Self {
            number: Some(game.hand_number()),
            commitment: game.commitment(),
            seed: game
                .revealed_seed()
                .map_or_else(String::new, |seed| seed.to_string()),
            deck: None,
        })
    }
}

/// The deal checked, of a hand that was kept or of any seed.
#[component]
pub(super) fn Verify(open: Option<String>) -> impl IntoView {
    let front = Front::get();
    let claim = RwSignal::new(None::<Option<Claim>>);
    let back = if open.is_some() {
        "#/history"
    } else {
        "#/home"
    };
    match open {
        None => claim.set(Some(Some(Claim::now()))),
        Some(id) => spawn_local(async move {
            let kept = platform::one_hand(&id).await;
            let hand = kept.as_ref().and_then(listed::read);
            let found = hand.and_then(|(hand, _)| {
                let seed = hand.record.seed?;
                Some(Claim {
                    number: Some(hand.record.number),
                    commitment: seed.commitment_hex(),
                    seed: seed.to_string(),
                    deck: Some(hand.record.setup.deck),
                })
            });
            let _ = claim.try_set(Some(found));
        }),
    }
    let content = move || match claim.get() {
        None => status(front.t("rooms-history-loading")),
        Some(None) => gone(front.t("records-verify-none")),
        Some(Some(claim)) => view! { <Check claim /> }.into_any(),
    };
    view! {
        <div class="pg" data-screen="verify">
            <Top title=front.t("records-verify") back />
            <main class="stats">
                <p>{front.t("records-verify-about")}</p>
                {content}
            </main>
        </div>
    }
}

#[component]
fn Check(claim: Claim) -> impl IntoView {
    let front = Front::get();
    let number = claim.number;
    let about = move || {
        let args = Args::new().with("hand", number?);
        Some(front.said(Id("records-verify-hand"), &args))
    };
    let running = claim.seed.is_empty() && number.is_some();
    let commitment = RwSignal::new(claim.commitment);
    let seed = RwSignal::new(claim.seed);
    let deck = claim.deck;
    let field = move |title: Id, name: &'static str, value: RwSignal<String>| {
        view! {
            <label class="note-of">
                <span class="note-s">{front.t_id(title)}</span>
                <input
                    type="text"
                    class="code"
                    autocomplete="off"
                    spellcheck="false"
                    data-verify=name
                    prop:value=value
                    on:input:target=move |event| value.set(event.target().value())
                />
            </label>
        }
    };
    let result = move || {
        let text = seed.get();
        match text.trim() {
            "" => None,
            text => Some(match text.parse::<Seed>() {
                Err(_) => said(front.t("records-verify-no-seed"), false),
                Ok(seed) => found(seed, commitment.get().trim(), deck.as_ref()),
            }),
        }
    };
    view! {
        <p>{about}</p>
        {field(Id("records-verify-commitment"), "commitment", commitment)}
        {field(Id("records-verify-seed"), "seed", seed)}
        {running.then(|| view! { <p class="note-s">{front.t("records-verify-running")}</p> })}
        <div role="status" class="verdicts">
            {result}
        </div>
        <h2>{front.t("records-verify-yourself")}</h2>
        <p>{front.t("records-verify-yourself-about")}</p>
        <p>
            <code>
                "python3 tools/verify-deal/verify_deal.py "
                {move || seed.get().trim().to_owned()}
            </code>
        </p>
    }
}

/// What a seed comes to, beside what was claimed.
fn found(seed: Seed, commitment: &str, kept: Option<&Deck>) -> AnyView {
    let front = Front::get();
    let deck = Deck::shuffled(seed);
    let promised = (!commitment.is_empty()).then(|| {
        let holds = commitment.eq_ignore_ascii_case(&seed.commitment_hex());
        let text = if holds {
            front.t("records-verify-promised")
        } else {
            front.t("records-verify-broken")
        };
        said(text, holds)
    });
    let same = kept.map(|kept| {
        let same = *kept == deck;
        let text = if same {
            front.t("records-verify-same")
        } else {
            front.t("records-verify-other")
        };
        said(text, same)
    });
    let cards = (0..Card::COUNT).filter_map(|place| deck.get(place));
    let cards = cards.map(|card| {
        let side = Signal::stored(Side::Face(card, Light::Plain));
        view! { <CardView side /> }
    });
    view! {
        {promised}
        {same}
        <p class="note-s">{front.t("records-verify-deck")}</p>
        <div class="mini deck" data-dealt=deck.to_string()>
            {cards.collect_view()}
        </div>
    }
    .into_any()
}

fn said(text: Signal<String>, holds: bool) -> AnyView {
    view! {
        <p class="verdict" class:holds=holds data-holds=holds.to_string()>
            {text}
        </p>
    }
    .into_any()
}
