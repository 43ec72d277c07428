//! The arrows of the house: a room may use only rooms below it, and only some rooms the web.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the ground up.
const ROOMS: [&str; 14] = [
    "engine", "odds", "solver", "bots", "history", "game", "stats", "school", "text", "worker",
    "platform", "ui", "bin", "lib",
];

const WEB_ROOMS: [&str; 4] = ["worker", "platform", "ui", "bin"];

const WEB: [&str; 6] = [
    "leptos",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "gloo",
];

const NOT_IN_THE_ENGINE: [&str; 10] = [
    "f32",
    "f64",
    "HashMap",
    "HashSet",
    "Instant",
    "SystemTime",
    "println",
    "eprintln",
    "print",
    "dbg",
];

/// The source without comments and the contents of strings and character literals.
fn code_of(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("r\"") || rest.starts_with("r#") && raw_hashes(rest) > 0 {
            let close = format!("\"{}", "#".repeat(raw_hashes(rest)));
            let start = rest.find('"').unwrap_or(0) + 1;
            let end = rest[start..].find(&close);
            end.map_or(rest.len(), |end| start + end + close.len())
        } else if first == '"' {
            quoted(rest)
        } else if first == '\'' {
            // A character, or a lifetime.
            match rest.char_indices().nth(2) {
                Some((place, '\'')) if !rest.starts_with("'\\") => place + 1,
                _ if rest.starts_with("'\\") => rest[2..].find('\'').map_or(2, |end| end + 3),
                _ => 0,
            }
        } else {
            0
        };
        if skip == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.push(' ');
            rest = &rest[skip..];
        }
    }
    code
}

/// How many `#` open the raw string that begins here; none if it is a raw identifier.
fn raw_hashes(text: &str) -> usize {
    let after = text[1..].trim_start_matches('#');
    let hashes = text.len() - 1 - after.len();
    if after.starts_with('"') { hashes } else { 0 }
}

fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (place, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return place + 1,
            _ => {}
        }
    }
    text.len()
}

/// Words and the single characters between them, white space left out.
fn tokens(code: &str) -> Vec<&str> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = if is_word(first) {
            rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        tokens.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    tokens
}

/// The names that follow `a::` at `place`: one, or those at the top of `{a, b::{c, d}}`.
fn names_after<'a>(tokens: &[&'a str], place: usize) -> Vec<&'a str> {
    if tokens.get(place..place + 2) != Some(&[":", ":"]) {
        return Vec::new();
    }
    let mut names = Vec::new();
    let mut depth = 0;
    let mut fresh = true;
    for &token in &tokens[place + 2..] {
        match token {
            "{" => depth += 1,
            "}" => depth -= 1,
            "," if depth == 1 => fresh = true,
            _ if fresh && depth <= 1 => {
                names.push(token);
                fresh = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

/// The module path of a file below `src`: `engine/hand/mod.rs` is `engine`, `hand`.
fn modules(path: &str) -> Vec<&str> {
    let path = path.trim_end_matches(".rs");
    let path = path.trim_end_matches("/mod").trim_end_matches("/main");
    path.split('/').collect()
}

/// What is wrong with this source at this place below `src`.
fn violations(path: &str, source: &str) -> Vec<String> {
    let own = modules(path);
    let room = own[0];
    let Some(level) = ROOMS.iter().position(|&name| name == room) else {
        return vec![format!("{path}: the room {room} is not on the list")];
    };
    let code = code_of(source);
    let tokens = tokens(&code);
    let mut wrong = Vec::new();
    for (place, &token) in tokens.iter().enumerate() {
        let mut used = Vec::new();
        match token {
            "crate" if room != "bin" => used = names_after(&tokens, place + 1),
            "cards_speak" => used = names_after(&tokens, place + 1),
            "super" if room != "bin" => {
                let before = tokens[..place].rsplit(|&t| t != "super" && t != ":");
                let ups = before.take(1).flatten().filter(|&&t| t == "super").count() + 1;
                if ups >= own.len() {
                    used = names_after(&tokens, place + 1);
                }
            }
            _ => {}
        }
        for name in used {
            match ROOMS.iter().position(|&other| other == name) {
                Some(other) if other > level => {
                    wrong.push(format!("{path}: {room} uses {name}, which stands above it"));
                }
                _ => {}
            }
        }
        let is_web = WEB.contains(&token) || token.starts_with("gloo_");
        if is_web && !WEB_ROOMS.contains(&room) {
            wrong.push(format!("{path}: {token} outside {WEB_ROOMS:?}"));
        }
        if room == "engine" {
            let is_time = token == "std" && names_after(&tokens, place + 1).contains(&"time");
            if NOT_IN_THE_ENGINE.contains(&token) || is_time {
                wrong.push(format!("{path}: {token} in the engine"));
            }
        }
    }
    wrong
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|name| name == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_arrow_runs_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 30);
    let mut wrong = Vec::new();
    for file in files {
        let path = file.strip_prefix(&root).unwrap();
        let path = path.to_str().unwrap().replace('\\', "/");
        wrong.extend(violations(&path, &fs::read_to_string(&file).unwrap()));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn planted_arrows_are_found() {
    for (path, source) in [
        ("engine/hand/hand.rs", "use crate::bots::Bot;"),
        ("engine/hand/hand.rs", "use super::super::super::ui::x;"),
        ("engine/mod.rs", "fn f() { super::text::say() }"),
        ("odds/mod.rs", "use crate::{engine::cards::Card, bots};"),
        ("odds.rs", "let x = crate :: game :: y();"),
        ("history/mod.rs", "use crate::game::Game;"),
        ("stats/x.rs", "use cards_speak::school;"),
        ("text/mod.rs", "use leptos::prelude::*;"),
        ("game/mod.rs", "let now = js_sys::Date::now();"),
        ("game/mod.rs", "gloo_timers::sleep()"),
        ("engine/chips.rs", "let half: f64 = 0.5;"),
        ("engine/chips.rs", "use std::collections::HashMap;"),
        ("engine/chips.rs", "use std::{fmt, time::Duration};"),
        ("engine/chips.rs", "println!(\"{x}\");"),
        ("engine/chips.rs", "let a = '\"'; let b: f32; let c = '\"';"),
        ("kitchen/mod.rs", ""),
    ] {
        assert_eq!(violations(path, source).len(), 1, "{path}: {source}");
    }
}

#[test]
fn right_arrows_and_mere_words_pass() {
    for (path, source) in [
        (
            "engine/hand/hand.rs",
            "use super::street; use super::super::chips::Chips;",
        ),
        (
            "engine/mod.rs",
            "// crate::bots, leptos, f64\n/* f32 */ let a = \"leptos f64\";",
        ),
        (
            "engine/mod.rs",
            "let a = r#\"crate::ui \" f64\"#; let b: &'static str;",
        ),
        ("engine/mod.rs", "let quote = '\\''; let other = 'f';"),
        ("engine/rule.rs", "let text = crate::engine::text_form;"),
        (
            "bots/mod.rs",
            "use crate::{engine::{ui, text}, odds, solver};",
        ),
        ("game/mod.rs", "use crate::history::Record;"),
        ("ui/mod.rs", "use crate::platform; use leptos::prelude::*;"),
        ("worker/mod.rs", "use wasm_bindgen::JsValue;"),
        (
            "bin/conformance/main.rs",
            "use crate::ui; use super::text; use cards_speak::engine;",
        ),
        ("lib.rs", "pub mod ui;"),
    ] {
        assert_eq!(violations(path, source), [""; 0], "{path}: {source}");
    }
}
