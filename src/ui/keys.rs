//! The keyboard.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use super::desk::{Desk, Sheet};
use super::sheet::{SheetFrame, close};
use super::words::Words;
use crate::platform;
use crate::text::Id;

/// The keys and what they do: the sheet of `?`.
const KEYS: [(&str, Id); 23] = [
    ("F", Id("key-fold")),
    ("C", Id("key-stay")),
    ("R", Id("key-amount")),
    ("1 … 5", Id("key-presets")),
    ("↑ ↓", Id("key-step")),
    ("Page ↑ ↓", Id("key-page")),
    ("Home, End", Id("key-ends")),
    ("N", Id("key-next")),
    ("Space", Id("key-pause")),
    ("X", Id("key-hurry")),
    ("W", Id("key-why")),
    ("B", Id("key-board")),
    ("H", Id("key-hand")),
    ("P", Id("key-pots")),
    ("O", Id("key-price")),
    ("S", Id("key-stacks")),
    ("L", Id("key-last")),
    ("T", Id("key-turn")),
    ("J", Id("key-log")),
    ("G", Id("key-settings")),
    ("?", Id("key-keys")),
    ("Tab", Id("key-tab")),
    ("Esc", Id("key-esc")),
];

/// What a key went to.
fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Whether the key belongs to a text field.
fn writes(element: &Element) -> bool {
    match element.dyn_ref::<HtmlInputElement>() {
        Some(input) => input.type_() != "range",
        None => {
            matches!(element.tag_name().as_str(), "TEXTAREA" | "SELECT")
                || element.has_attribute("contenteditable")
        }
    }
}

/// Lets a key act.
pub(super) fn handle(desk: Desk, event: &KeyboardEvent) {
    if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    if desk.sheet.with_untracked(Option::is_some) {
        if key == "Escape" {
            event.prevent_default();
            close(desk);
        }
        return;
    }
    let element = target(event);
    let in_field = element.as_ref().is_some_and(writes);
    if in_field && key == "Escape" {
        platform::set_focus("[data-acts]");
        return;
    }
    if moves(desk, &key, element.as_ref(), in_field) {
        event.prevent_default();
        return;
    }
    if in_field || !desk.settings.with_untracked(|settings| settings.keys) {
        return;
    }
    let pressed = element
        .is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A" | "INPUT"));
    if key == " " && pressed {
        return;
    }
    if letter(desk, &key) {
        event.prevent_default();
    }
}

/// Keys that move the amount: from anywhere at the table, the field and the ruler included.
fn moves(desk: Desk, key: &str, element: Option<&Element>, in_field: bool) -> bool {
    let steps = match key {
        "ArrowUp" => 1,
        "ArrowDown" => -1,
        "PageUp" => 10,
        "PageDown" => -10,
        "ArrowRight" if is_range(element) => 1,
        "ArrowLeft" if is_range(element) => -1,
        "Home" | "End" if !in_field => 0,
        _ => return false,
    };
    // Lists scroll and radio buttons move with the same keys.
    let elsewhere = element.is_some_and(|element| {
        matches!(
            element.closest("[data-log], [role=radiogroup]"),
            Ok(Some(_))
        )
    });
    let Some(Ok(wager)) = desk.legal_now().map(|legal| legal.wager) else {
        return false;
    };
    if elsewhere || desk.paused.get_untracked() {
        return false;
    }
    match (key, steps) {
        ("Home", _) => desk.set_amount(wager.min),
        ("End", _) => desk.set_amount(wager.max),
        _ => desk.step(steps),
    }
    true
}

fn is_range(element: Option<&Element>) -> bool {
    element.is_some_and(|element| element.has_attribute("data-ruler"))
}

/// Single keys.
fn letter(desk: Desk, key: &str) -> bool {
    let lower = key.to_ascii_lowercase();
    match lower.as_str() {
        "f" => desk.fold(),
        "c" => desk.stay(),
        "r" => platform::set_focus("[data-amount-input]"),
        "1" | "2" | "3" | "4" | "5" => preset(desk, &lower),
        "n" => desk.next_hand(),
        " " => desk.pause(),
        "x" => desk.hurry(),
        "w" => desk.ask(),
        "o" => desk.ask_price(),
        "b" | "h" | "p" | "s" | "l" | "t" => read(desk, &lower),
        "j" => desk.sheet.set(Some(Sheet::Log)),
        "g" => platform::go("/settings"),
        "?" => desk.sheet.set(Some(Sheet::Keys)),
        _ => return false,
    }
    true
}

fn preset(desk: Desk, key: &str) {
    let Some(Ok(wager)) = desk.legal_now().map(|legal| legal.wager) else {
        return;
    };
    let presets = desk
        .snap
        .with_untracked(|snap| super::amount::presets(&snap.view, &wager));
    let place = key.parse::<usize>().unwrap_or(1) - 1;
    if let Some(preset) = presets.get(place) {
        desk.set_amount(preset.to);
    }
}

/// Reads something out.
fn read(desk: Desk, key: &str) {
    let said = desk.words.with_untracked(|words| {
        desk.snap.with_untracked(|snap| match key {
            "b" => words.read_board(snap),
            "h" => words.read_hand(snap),
            "p" => words.read_pots(snap),
            "s" => words.read_stacks(snap),
            "t" => words.read_turn(snap),
            _ => desk
                .log
                .with_untracked(|log| words.read_last(log, &snap.names)),
        })
    });
    desk.live.say(said);
}

/// The sheet of all keys.
#[component]
pub(super) fn KeysSheet() -> impl IntoView {
    let desk = Desk::get();
    let there = move || desk.words.with(Words::has_more);
    let rows = move || {
        there().then(|| {
            let row = |(key, id)| {
                view! {
                    <dt>
                        <kbd>{key}</kbd>
                    </dt>
                    <dd>{desk.t_id(id)}</dd>
                }
            };
            KEYS.map(row).into_iter().collect_view()
        })
    };
    let note = move || {
        if !there() {
            return String::new();
        }
        desk.text(if desk.settings.with(|settings| settings.keys) {
            Id("ui-keys-note")
        } else {
            Id("ui-keys-off")
        })
    };
    view! {
        <SheetFrame title=desk.t("ui-keys") class="sheet tall" name="keys">
            <dl class="keymap">{rows}</dl>
            <p class="note-s">{note}</p>
        </SheetFrame>
    }
}
