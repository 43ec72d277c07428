//! Small parts: cards, chips, icons. Their drawings are symbols of the sprite.

use leptos::prelude::*;

use super::snapshot::Light;
use super::words::Words;
use crate::engine::cards::{Card, Rank};
use crate::engine::chips::Chips;
use crate::text::Id;

/// The drawings of everything, once in the program; `more` are symbols of its own.
#[component]
pub(super) fn Sprite(#[prop(default = "")] more: &'static str) -> impl IntoView {
    view! {
        <svg
            class="sprite"
            width="0"
            height="0"
            aria-hidden="true"
            inner_html=[include_str!("sprite.svg"), more].concat()
        />
    }
}

/// An icon of the sprite; whoever shows it gives it a name.
#[component]
pub(super) fn Icon(
    name: &'static str,
    #[prop(default = "ic")] class: &'static str,
) -> impl IntoView {
    view! { <svg class=class aria-hidden="true" inner_html=used("", "i-", name) /> }
}

/// `<use>` of a symbol, in an `<svg>` if it has a class.
fn used(class: &str, group: &str, name: &str) -> String {
    let inner = ["<use href=\"#", group, name, "\"></use>"];
    if class.is_empty() {
        return inner.concat();
    }
    let around = ["<svg class=\"", class, "\" aria-hidden=\"true\">"];
    [&around.concat(), &inner.concat(), "</svg>"].concat()
}

/// One side of a card, or its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// No card and no place.
    None,
    /// An empty place.
    Empty,
    Back,
    Face(Card, Light),
    /// A folded card that its owner still sees.
    Ghost(Card),
}

impl Side {
    fn card(self) -> Option<Card> {
        match self {
            Self::Face(card, _) | Self::Ghost(card) => Some(card),
            Self::None | Self::Empty | Self::Back => None,
        }
    }

    fn class(self, extra: &str) -> String {
        let court = self
            .card()
            .is_some_and(|card| card.rank() > Rank::Ten && card.rank() < Rank::Ace);
        let state = match self {
            Self::None => " none",
            Self::Empty => " empty",
            Self::Back => " back",
            Self::Ghost(_) => " ghost",
            Self::Face(_, Light::Plain) => "",
            Self::Face(_, Light::Lit) => " lit",
            Self::Face(_, Light::Dim) => " dim",
        };
        ["card", extra, state, if court { " is-court" } else { "" }].concat()
    }

    fn drawing(self) -> String {
        let Some(card) = self.card() else {
            return match self {
                Self::Back => used("bkg", "", "back"),
                _ => String::new(),
            };
        };
        let (rank, suit) = names(card);
        let mut drawing = used("rk", "r-", &rank);
        drawing += &used("st", "s-", &suit);
        drawing += &used("pip", "s-", &suit);
        if matches!(card.rank(), Rank::Jack | Rank::Queen | Rank::King) {
            drawing += &used("court", "e-", &rank);
        }
        drawing
    }
}

/// The signs of rank and suit, as the sprite names them.
fn names(card: Card) -> (String, String) {
    let both = card.to_string();
    let (rank, suit) = both.split_at(1);
    (rank.to_owned(), suit.to_owned())
}

/// A card, its back or its place; the root provides the words. The element stays; what it shows changes.
#[component]
pub(super) fn CardView(
    #[prop(into)] side: Signal<Side>,
    /// More classes, with a space in front.
    #[prop(default = "")]
    extra: &'static str,
) -> impl IntoView {
    let words: RwSignal<Words> = expect_context();
    let drawing = Memo::new(move |_| match side.get() {
        Side::Face(card, _) => Side::Face(card, Light::Plain),
        other => other,
    });
    let suit = move || drawing.get().card().map(|card| names(card).1);
    let name = move || match side.get() {
        Side::None | Side::Empty => None,
        Side::Back => Some(words.with(|words| words.of(Id("ui-card-down")))),
        Side::Face(card, _) | Side::Ghost(card) => Some(words.with(|words| words.card(card))),
    };
    let role = move || {
        let seen = !matches!(drawing.get(), Side::None | Side::Empty);
        seen.then_some("img")
    };
    view! {
        <span
            class=move || side.get().class(extra)
            data-suit=suit
            role=role
            aria-label=name
            inner_html=move || drawing.get().drawing()
        ></span>
    }
}

/// At most three chips of an amount, the largest first: a picture, the figure stands beside it.
#[component]
pub(super) fn ChipStack(#[prop(into)] amount: Signal<Chips>) -> impl IntoView {
    const VALUES: [(u64, &str); 7] = [
        (5000, "v5000"),
        (1000, "v1000"),
        (500, "v500"),
        (100, "v100"),
        (25, "v25"),
        (5, "v5"),
        (1, "v1"),
    ];
    let drawing = move || {
        let mut rest = amount.get().get();
        let mut chips = Vec::with_capacity(3);
        for (value, class) in VALUES {
            while rest >= value && chips.len() < 3 {
                rest -= value;
                chips.push(used(class, "", "chip-side"));
            }
        }
        chips.concat()
    };
    view! {
        <span class="stacks" aria-hidden="true">
            <span class="stack" inner_html=drawing></span>
        </span>
    }
}
