//! What paper shows in the place of the felt: tables as lists of seats, cards as signs, room to
//! write. Everything is plain text, so that it prints in black and white.

use leptos::prelude::*;

use super::answers;
use super::rich::rich;
use super::stage::Round;
use crate::engine::cards::Card;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::platform;
use crate::school::question::{Right, Verb};
use crate::school::spot::{Comparison, Scene};
use crate::text::Id;
use crate::ui::rooms::front::Front;
use crate::ui::snapshot::{Holes, Label, SeatSlice, Snapshot};
use crate::ui::words::Words;

/// Where pupils write who they are.
#[component]
pub(super) fn Names() -> impl IntoView {
    let front = Front::get();
    view! {
        <p class="paper-names">
            <span>{front.t("paper-name")}</span>
            <span>{front.t("paper-day")}</span>
        </p>
    }
}

/// Whether a sheet has its answers, and the button that says so; a link may want them (`key=1`).
#[component]
pub(super) fn WithKey(key: RwSignal<bool>) -> impl IntoView {
    let front = Front::get();
    let label = move || {
        front.text(if key.get() {
            Id("paper-without-answers")
        } else {
            Id("paper-with-answers")
        })
    };
    view! {
        <button class="btn" data-with-key="" on:click=move |_| key.update(|key| *key = !*key)>
            {label}
        </button>
    }
}

/// Whether the address wants the answers.
pub(super) fn wants_key() -> bool {
    platform::query().split('&').any(|pair| pair == "key=1")
}

/// Cards of a table without a hand that do not fit at its seats: any number but two each.
pub(super) fn drawn(scene: &Scene) -> Vec<(Seat, Vec<Card>)> {
    if scene.open.iter().any(|(_, cards)| cards.len() != 2) {
        scene.open.clone()
    } else {
        Vec::new()
    }
}

/// The letter of a statement: `a` for the first.
pub(super) fn letter(number: u8) -> String {
    char::from(b'a' + (number.saturating_sub(1)) % 26).to_string()
}

/// Cards in a row.
pub(super) fn cards(words: &Words, cards: &[Card]) -> AnyView {
    let signs: Vec<String> = cards.iter().map(|card| words.card_signs(*card)).collect();
    said(words, &signs.join(" "))
}

/// A sentence with its rules; red suits are outlined, so that they are told apart without colour.
pub(super) fn said(words: &Words, text: &str) -> AnyView {
    rich(words, &text.replace('♥', "♡").replace('♦', "♢"))
}

/// What a seat did last, or has in front by force; whether it is the button's.
fn marks(words: &Words, slice: &SeatSlice) -> String {
    let label = match slice.label {
        Label::Small => Some(Id("did-small-blind")),
        Label::Big => Some(Id("did-big-blind")),
        Label::Folded | Label::Mucked => Some(Id("did-fold")),
        Label::Checked => Some(Id("did-check")),
        Label::Called => Some(Id("did-call")),
        Label::Bet => Some(Id("did-bet")),
        Label::Raised => Some(Id("did-raise")),
        Label::None | Label::Thinking => None,
    };
    let all_in = (slice.state == "all-in").then_some(Id("ui-all-in"));
    let button = slice.button.then_some(Id("ui-dealer-button"));
    let all = [button, label, all_in].into_iter().flatten();
    let all: Vec<String> = all.map(|id| words.of(id)).collect();
    all.join(", ")
}

/// A table: a line for each seat in the order of their numbers, then the board and the pots.
pub(super) fn table(words: &Words, snap: &Snapshot, round: Round, chips: bool) -> AnyView {
    let seats = (0..round.chairs).map(|seat| (Seat(seat), round.place(Seat(seat))));
    let slices: Vec<(Seat, SeatSlice)> = seats
        .map(|(seat, place)| (seat, snap.seat(place)))
        .filter(|(_, slice)| slice.state != "empty" || slice.button)
        .collect();
    let bets = chips && slices.iter().any(|(_, slice)| !slice.bet.is_zero());
    let open = slices
        .iter()
        .any(|(_, slice)| matches!(slice.holes, Holes::Cards(_)));
    let rows = slices.iter().map(|(seat, slice)| {
        let name = match (slice.state, slice.name.is_empty()) {
            ("empty", _) => String::new(),
            (_, true) => words.of(Id("ui-you")),
            (_, false) => slice.name.clone(),
        };
        let held = match slice.holes {
            Holes::Cards(held) => Some(cards(words, &held.map(|(card, _)| card))),
            Holes::None | Holes::Down => None,
        };
        let bet = (!slice.bet.is_zero()).then(|| words.chips(slice.bet));
        view! {
            <tr>
                <td>{seat.number().to_string()}</td>
                <th scope="row">{name}</th>
                <td>{marks(words, slice)}</td>
                {chips.then(|| view! { <td class="n">{words.chips(slice.stack)}</td> })}
                {bets.then(|| view! { <td class="n">{bet}</td> })}
                {open.then(|| view! { <td>{held}</td> })}
            </tr>
        }
    });
    let rows: Vec<_> = rows.collect();
    let hand = &snap.view.hand;
    let board = (!hand.board.is_empty()).then(|| {
        view! { <p class="paper-board">{words.of(Id("ui-board"))}": "{cards(words, &hand.board)}</p> }
    });
    let pots = hand.pots.iter().enumerate().filter(|_| chips);
    let pots: Vec<String> = pots
        .filter(|(_, pot)| !pot.amount.is_zero())
        .map(|(place, pot)| [&words.pot_name(place), ": ", &words.chips(pot.amount)].concat())
        .collect();
    let pots = (!pots.is_empty()).then(|| view! { <p class="paper-board">{pots.join(" · ")}</p> });
    let head = |id: Id| view! { <th scope="col">{words.of(id)}</th> };
    view! {
        <table class="paper-seats">
            <thead>
                <tr>
                    {head(Id("paper-seat"))} {head(Id("paper-player"))} <td></td>
                    {chips.then(|| head(Id("paper-stack")))} {bets.then(|| head(Id("paper-bet")))}
                    {open.then(|| head(Id("paper-cards")))}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {board}
        {pots}
    }
    .into_any()
}

/// Cards that lie open before seats, any number.
pub(super) fn open(words: &Words, open: &[(Seat, Vec<Card>)]) -> AnyView {
    let rows = open.iter().map(|(seat, held)| {
        let name = answers::seat(words, *seat, None);
        view! { <p class="paper-board">{name}": "{cards(words, held)}</p> }
    });
    rows.collect::<Vec<_>>().into_any()
}

/// Hands side by side, with the common cards.
pub(super) fn compared(words: &Words, laid: &Comparison) -> AnyView {
    let board = (!laid.board.is_empty()).then(|| {
        view! { <p class="paper-board">{words.of(Id("ui-board"))}": "{cards(words, &laid.board)}</p> }
    });
    let hands = laid.hands.iter().map(|(letter, held)| {
        view! { <p class="paper-board">{letter.to_string()}": "{cards(words, held)}</p> }
    });
    let hands: Vec<_> = hands.collect();
    view! { {board} {hands} }.into_any()
}

/// Where the answer is written: boxes to tick, or lines.
pub(super) fn room(words: &Words, right: &Right, choices: &[(u8, String)]) -> AnyView {
    let boxes = |all: Vec<(String, AnyView)>| {
        let all = all.into_iter().map(|(sign, text)| {
            view! { <li><i class="paper-box"></i> {sign} " " {text}</li> }
        });
        view! { <ul class="paper-boxes">{all.collect::<Vec<_>>()}</ul> }.into_any()
    };
    let lines = |count: usize| {
        let all: Vec<_> = (0..count)
            .map(|_| view! { <p class="paper-line"></p> })
            .collect();
        all.into_any()
    };
    match right {
        Right::Buttons(_) => {
            let verbs =
                Verb::ALL.map(|verb| (String::new(), words.of(answers::verb(verb)).into_any()));
            boxes(verbs.into())
        }
        Right::Pick { .. } | Right::Sort(_) => {
            let all = choices.iter().map(|(number, text)| {
                let sign = [&letter(*number), ")"].concat();
                (sign, said(words, text))
            });
            boxes(all.collect())
        }
        Right::Pots(_) | Right::Award(_) => lines(3),
        _ => lines(1),
    }
}

/// The rules behind an answer that what is said of it does not name.
pub(super) fn rules(rules: &[RuleId], said: &str) -> String {
    let ids = rules.iter().map(|rule| rule.id());
    let ids: Vec<&str> = ids.filter(|id| !said.contains(id)).collect();
    ids.join(", ")
}
