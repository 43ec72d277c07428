//! Running text on the page: cards in their colours and with their names, rules as links.

use leptos::prelude::*;

use crate::text::{Piece, pieces};
use crate::ui::words::Words;

/// A sentence with its cards and rules.
pub(super) fn rich(words: &Words, text: &str) -> AnyView {
    let piece = |piece: Piece| match piece {
        Piece::Words(words) => words.into_any(),
        Piece::Card(card) => {
            let suit = card.suit().to_string();
            let name = words.card(card);
            let signs = words.card_signs(card);
            view! {
                <span class="inked" data-suit=suit role="img" aria-label=name>
                    {signs}
                </span>
            }
            .into_any()
        }
        Piece::Rule(rule) => view! {
            <a class="rule-id" href=["#/rules/", rule.id()].concat() data-rule=rule.id()>
                {rule.id()}
            </a>
        }
        .into_any(),
    };
    pieces(text)
        .into_iter()
        .map(piece)
        .collect_view()
        .into_any()
}
