//! The texts: complete, the same in each language, and what the referee says in a whole hand.

mod faults;
mod floor;
mod helper;
mod house;
mod languages;
mod rulebook;
mod slovak_polish;
mod tournament;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use cards_speak::engine::cards::{Card, Category, Deck, Rank, Strength, parse_cards};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{
    Action, Change, Event, ForcedKind, Hand, HandSetup, LegalActions, PlayerSetup, Pot, Refusal,
    Share, Stakes, Street, Taken, Turn, Viewer, WagerKind, What,
};
use cards_speak::engine::house::{AllInFaceUp, HouseRules, LosersShow, Rake, Structure};
use cards_speak::engine::position::Position;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::seat_set::SeatSet;
use cards_speak::engine::table::tournament::Money;
use cards_speak::engine::table::{TableEvent, TableWhat};
use cards_speak::text::{
    Args, Catalog, CatalogError, Explained, Language, PluralRule, Said, Speaker, Value, grouped,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{
    self, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

// ---- what the tests read ----

/// All `.ftl` files of a language: those of the first load, then those of later.
fn sources(language: Language) -> Vec<(String, String)> {
    let mut all = first_sources(language);
    all.extend(later_sources(language));
    all
}

/// The `.ftl` files that are loaded with the page, in the order of their names.
fn first_sources(language: Language) -> Vec<(String, String)> {
    files_of(&Path::new(ROOT).join("public/locales").join(language.code()))
}

/// The `.ftl` files that are loaded when they are needed, part by part in the order of their names.
fn later_sources(language: Language) -> Vec<(String, String)> {
    let folder = Path::new(ROOT).join("public/locales").join(language.code());
    let mut parts: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .collect();
    parts.sort();
    parts.iter().flat_map(|part| files_of(part)).collect()
}

fn files_of(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect()
}

/// The texts that are loaded with the page.
fn first_catalog(language: Language) -> Catalog {
    let files = first_sources(language);
    let texts: Vec<&str> = files.iter().map(|(_, text)| text.as_str()).collect();
    Catalog::parse(language, &texts).unwrap_or_else(|error| panic!("{language:?}: {error}"))
}

/// All texts, added as the page adds them: each load joined to one.
pub(crate) fn catalog(language: Language) -> Catalog {
    let mut catalog = first_catalog(language);
    let texts: Vec<String> = later_sources(language)
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    catalog
        .add(&texts.join("\n"))
        .unwrap_or_else(|error| panic!("{language:?}: {error}"));
    catalog
}

/// The patterns of a language: messages by id and `id.attribute`, terms by `-id`.
fn patterns(language: Language) -> BTreeMap<String, Pattern<String>> {
    patterns_of(sources(language))
}

fn patterns_of(files: Vec<(String, String)>) -> BTreeMap<String, Pattern<String>> {
    let mut found = BTreeMap::new();
    for (file, text) in files {
        let resource =
            parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    for attribute in message.attributes {
                        found.insert(format!("{id}.{}", attribute.id.name), attribute.value);
                    }
                    found.extend(message.value.map(|value| (id, value)));
                }
                Entry::Term(term) => {
                    found.insert(format!("-{}", term.id.name), term.value);
                }
                _ => {}
            }
        }
    }
    found
}

/// What a text uses: arguments, messages, terms.
#[derive(Debug, Default, PartialEq, Eq)]
struct Uses {
    arguments: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
    /// The keys of each choice.
    choices: Vec<(String, Vec<String>)>,
}

fn uses(pattern: &Pattern<String>) -> Uses {
    let mut found = Uses::default();
    look(pattern, &mut found);
    found
}

fn look(pattern: &Pattern<String>, found: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            look_in(expression, found);
        }
    }
}

fn look_in(expression: &Expression<String>, found: &mut Uses) {
    match expression {
        Expression::Inline(inline) => look_at(inline, found),
        Expression::Select { selector, variants } => {
            look_at(selector, found);
            if let InlineExpression::VariableReference { id } = selector {
                let key = |variant: &ast::Variant<String>| match &variant.key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => value.clone(),
                };
                let keys = variants.iter().map(key).collect();
                found.choices.push((id.name.clone(), keys));
            }
            for variant in variants {
                look(&variant.value, found);
            }
        }
    }
}

fn look_at(inline: &InlineExpression<String>, found: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.arguments.insert(id.name.clone());
        }
        InlineExpression::MessageReference { id, attribute } => {
            found.messages.insert(match attribute {
                Some(attribute) => format!("{}.{}", id.name, attribute.name),
                None => id.name.clone(),
            });
        }
        InlineExpression::TermReference { id, .. } => {
            found.terms.insert(format!("-{}", id.name));
        }
        InlineExpression::FunctionReference { id, arguments } => {
            assert_eq!(id.name, "RANK", "the game knows no other function");
            for positional in &arguments.positional {
                look_at(positional, found);
            }
            for named in &arguments.named {
                if let InlineExpression::StringLiteral { value } = &named.value {
                    found.terms.insert(format!("-rank-{value}"));
                }
            }
        }
        InlineExpression::Placeable { expression } => look_in(expression, found),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

/// The arguments of a message, those of the messages in it included.
fn arguments(id: &str, all: &BTreeMap<String, Pattern<String>>) -> BTreeSet<String> {
    let Some(pattern) = all.get(id) else {
        return BTreeSet::new();
    };
    let mut found = uses(pattern);
    for inner in &found.messages {
        found.arguments.extend(arguments(inner, all));
    }
    found.arguments
}

/// All files of the sources.
fn rust_files(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path.display().to_string(), without_comments(&text)));
        }
    }
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| match line.trim_start() {
        comment if comment.starts_with("//") => "",
        _ => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A message that the sources ask for, and the arguments they give, where they stand in the call.
#[derive(Debug)]
struct Asked {
    file: String,
    id: String,
    given: Option<BTreeSet<String>>,
}

/// `Id("…")`, `t("…", …)`, `message("…", …)`, `spoken("…", …)`.
fn asked() -> Vec<Asked> {
    let mut files = Vec::new();
    rust_files(&Path::new(ROOT).join("src"), &mut files);
    let mut found = Vec::new();
    for (file, text) in files {
        for start in ["Id(", "t(", "message(", "spoken("] {
            for (place, _) in text.match_indices(start) {
                let before = text[..place].chars().next_back().unwrap_or(' ');
                if before.is_alphanumeric() || before == '_' {
                    continue;
                }
                let rest = text[place + start.len()..].trim_start();
                let Some(literal) = rest.strip_prefix('"') else {
                    continue;
                };
                let Some((id, after)) = literal.split_once('"') else {
                    continue;
                };
                // The arguments of `Id("…")` stand beside it; inside of `text` sentences are
                // built in many steps, and the tests below go through all of them.
                let call = match start {
                    "Id(" if file.contains("/src/text/") => "",
                    "Id(" => closed(after.trim_start_matches([')', ' '])),
                    _ => closed(after),
                };
                let given = call.contains("Args::new()").then(|| {
                    let parts = call.split("with(").skip(1);
                    parts
                        .filter_map(|part| part.trim_start().strip_prefix('"')?.split('"').next())
                        .map(str::to_owned)
                        .collect()
                });
                found.push(Asked {
                    file: file.clone(),
                    id: id.to_owned(),
                    given,
                });
            }
        }
    }
    found
}

/// Up to the bracket that closes the call.
fn closed(text: &str) -> &str {
    let mut open = 1;
    for (place, character) in text.char_indices() {
        match character {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return &text[..place];
        }
    }
    text
}

// ---- the texts themselves ----

#[test]
fn each_language_has_the_same_messages_with_the_same_arguments() {
    let english = patterns(Language::En);
    for &language in Language::ALL {
        let own = patterns(language);
        let ids = |all: &BTreeMap<String, Pattern<String>>| -> BTreeSet<String> {
            all.keys()
                .filter(|id| !id.starts_with('-'))
                .cloned()
                .collect()
        };
        let (ours, theirs) = (ids(&english), ids(&own));
        let different: Vec<&String> = ours.symmetric_difference(&theirs).collect();
        assert!(different.is_empty(), "{language:?}: {different:?}");
        for id in ids(&english) {
            assert_eq!(
                arguments(&id, &english),
                arguments(&id, &own),
                "{id} in {language:?}"
            );
        }
    }
}

#[test]
fn texts_refer_only_to_texts_that_exist_and_no_term_is_idle() {
    for &language in Language::ALL {
        let all = patterns(language);
        let mut used = BTreeSet::new();
        for (id, pattern) in &all {
            let found = uses(pattern);
            for inner in found.messages.iter().chain(&found.terms) {
                assert!(
                    all.contains_key(inner),
                    "{id} in {language:?} needs {inner}"
                );
            }
            used.extend(found.terms);
        }
        let terms: BTreeSet<String> = all
            .keys()
            .filter(|id| id.starts_with('-'))
            .cloned()
            .collect();
        assert_eq!(used, terms, "{language:?}");
    }
}

/// Until the later texts are there, the page must not need them.
#[test]
fn the_texts_of_the_first_load_are_complete_in_themselves() {
    for &language in Language::ALL {
        let first = patterns_of(first_sources(language));
        let folder = Path::new(ROOT).join("public/locales");
        let more = patterns_of(files_of(&folder.join(language.code()).join("more")));
        for (id, pattern) in &first {
            let found = uses(pattern);
            for inner in found.messages.iter().chain(&found.terms) {
                assert!(first.contains_key(inner), "{id} needs {inner}");
            }
        }
        assert!(!later_sources(language).is_empty());
        for asked in asked() {
            // Rooms, school and tournament are programs that load later, with texts of their own.
            let later = ["/src/ui/rooms/", "/src/ui/school/", "/src/ui/tournament/"];
            let first_load = !later.iter().any(|place| asked.file.contains(place));
            if asked.file.contains("/src/ui/") && first_load {
                // The sheets of the keys and of what is wrong with a link load theirs.
                let of_sheet = more.contains_key(&asked.id);
                assert!(of_sheet || first.contains_key(&asked.id), "{asked:?}");
            }
        }
        let names = names();
        let catalog = first_catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(Seat(0)),
        };
        for citation in reasons() {
            explained(&speaker.because(&citation));
        }
        for event in all_events() {
            speaker.event(&event).iter().for_each(heard);
        }
    }
}

#[test]
fn texts_can_be_added_and_a_bad_one_changes_nothing() {
    let mut catalog = Catalog::parse(Language::En, &["one = 1\n"]).unwrap();
    catalog.add("two = { one } and 2\n").unwrap();
    assert_eq!(catalog.message("two", &Args::new()), "1 and 2");
    let again = catalog.add("three = 3\n\ntwo = 2\n").unwrap_err();
    assert_eq!(again.to_string(), "text 2, line 3: two is there twice");
    assert!(!catalog.has("three"));
    let broken = catalog.add("four = { $x\n").unwrap_err();
    assert!(broken.to_string().starts_with("text 2, line "), "{broken}");
    catalog.add("three = 3\n").unwrap();
    assert_eq!(catalog.ids().count(), 3);
}

#[test]
fn choices_by_number_have_all_plural_forms_of_the_language() {
    for &language in Language::ALL {
        let needed: BTreeSet<&str> = language
            .plural()
            .categories()
            .iter()
            .map(|category| category.name())
            .collect();
        for (id, pattern) in patterns(language) {
            for (argument, keys) in uses(&pattern).choices {
                let keys: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
                if keys.contains("one") || keys.contains("few") || keys.contains("many") {
                    if keys.contains("two") {
                        continue; // ranks
                    }
                    assert!(
                        keys.is_superset(&needed),
                        "{id} in {language:?}: ${argument} needs {needed:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_sources_ask_only_for_messages_that_exist_with_all_their_arguments() {
    let english = patterns(Language::En);
    let asked = asked();
    assert!(asked.len() > 200, "the sources are not read any more");
    for Asked { file, id, given } in asked {
        assert!(english.contains_key(&id), "{file}: no message {id:?}");
        if let Some(given) = given {
            let needed = arguments(&id, &english);
            assert!(
                given.is_superset(&needed),
                "{file}: {id} needs {needed:?}, has {given:?}"
            );
        }
    }
}

#[test]
fn every_message_is_asked_for() {
    let english = patterns(Language::En);
    let mut used: BTreeSet<String> = asked().into_iter().map(|asked| asked.id).collect();
    for pattern in english.values() {
        used.extend(uses(pattern).messages);
    }
    for script in ["embed.js", "offline.js"] {
        let script = fs::read_to_string(Path::new(ROOT).join("public").join(script)).unwrap();
        used.extend(script.split('"').map(str::to_owned));
    }
    // The rule book asks by the id of the entry (tests/it/text/rulebook.rs), the school by those of
    // its lessons (src/bin/lessons/check.rs) and by the numbers of its chapters;
    // drills and the dealer school by the name of what they say (tests/it/drills.rs,
    // tests/it/dealer/said.rs), the glossary by its terms.
    let others = [
        "-",
        "rule-",
        "lesson-",
        "school-chapter-",
        "drill-",
        "dealer-",
        "glossary-",
    ];
    let by_name = |id: &&String| !others.iter().any(|others| id.starts_with(others));
    for id in english.keys().filter(by_name) {
        let (message, _) = id.split_once('.').unwrap_or((id, ""));
        assert!(
            used.contains(id) || used.contains(message),
            "{id} is never asked for"
        );
    }
}

/// Sample arguments: values of every shape that a text may meet, by the argument's name.
fn samples(name: &str) -> Vec<Value> {
    let words = |words: &[&str]| words.iter().map(|word| Value::from(*word)).collect();
    match name {
        "rank" | "high" | "low" | "kicker" | "trips" | "pair" => {
            Rank::ALL.into_iter().map(Value::from).collect()
        }
        "suit" => words(&["clubs", "diamonds", "hearts", "spades"]),
        "kind" => words(&[
            "ante",
            "big-blind-ante",
            "dead-post",
            "small-blind",
            "straddle",
            "live-post",
            "big-blind",
        ]),
        "street" => words(&["flop", "turn", "river"]),
        "group" => words(&["four", "three", "pair", "higher-pair", "lower-pair"]),
        "name" | "names" => words(&["Ondřej"]),
        "when" => words(&["now", "after-deal"]),
        "old" => words(&["burn", "aside"]),
        "goes" => words(&["before-flop", "until-river", "before-river"]),
        "found" => words(&["hand", "board", "discards", "burns", "stub", "deck"]),
        "step" => words(&["chemmy", "riffle", "strip", "cut"]),
        "players" | "pots" | "cap" | "pot" | "place" | "number" | "places" | "left" | "sharing"
        | "tables" | "acted" | "cards" | "seats" | "most" | "seconds" | "opponents" | "count"
        | "should" => [0_u64, 1, 2, 3, 5, 22].map(Value::from).to_vec(),
        _ => [0_u64, 1, 40, 1_234_567]
            .map(|amount| Value::from(Chips::new(amount)))
            .to_vec(),
    }
}

/// Every combination of sample arguments, up to a few hundred.
fn sample_args(names: &BTreeSet<String>, ranks: bool) -> Vec<Vec<(String, Value)>> {
    let mut all = vec![Vec::new()];
    for name in names {
        let values = match name.as_str() {
            "winner" | "loser" if ranks => samples("rank"),
            "winner" | "loser" => Category::ALL.into_iter().map(Value::from).collect(),
            _ => samples(name),
        };
        let mut more = Vec::new();
        for start in &all {
            for value in &values {
                let mut next: Vec<(String, Value)> = start.clone();
                next.push((name.clone(), value.clone()));
                more.push(next);
            }
        }
        all = more;
        all.truncate(3000);
    }
    all
}

fn reference(language: Language) -> FluentBundle<FluentResource> {
    let tag = language.code().parse().unwrap();
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    for (_, text) in sources(language) {
        bundle
            .add_resource(FluentResource::try_new(text).unwrap())
            .unwrap();
    }
    bundle
}

/// Our resolver against the reference implementation, every message, many arguments.
#[test]
fn texts_resolve_as_in_the_reference_implementation() {
    for &language in Language::ALL {
        let ours = catalog(language);
        let all = patterns(language);
        // What RANK does, told to the reference in its own words.
        let mut asking = String::new();
        let mut forms: BTreeSet<String> = BTreeSet::new();
        for pattern in all.values() {
            forms.extend(
                uses(pattern)
                    .terms
                    .into_iter()
                    .filter(|term| term.starts_with("-rank-")),
            );
        }
        for form in &forms {
            for rank in rank_keys() {
                writeln!(asking, "ask{form}-{rank} = {{ {form}(rank: \"{rank}\") }}").unwrap();
            }
        }
        let mut words = BTreeMap::new();
        let mut bundle = reference(language);
        bundle
            .add_resource(FluentResource::try_new(asking).unwrap())
            .unwrap();
        for form in &forms {
            for rank in rank_keys() {
                let message = bundle.get_message(&format!("ask{form}-{rank}")).unwrap();
                let mut errors = Vec::new();
                let word = bundle.format_pattern(message.value().unwrap(), None, &mut errors);
                words.insert((form.clone(), rank.to_owned()), word.into_owned());
            }
        }
        bundle
            .add_function("RANK", move |positional, named| {
                let (Some(FluentValue::String(rank)), Some(FluentValue::String(form))) =
                    (positional.first(), named.get("form"))
                else {
                    return FluentValue::Error;
                };
                let key = (format!("-rank-{form}"), rank.to_string());
                words
                    .get(&key)
                    .map_or(FluentValue::Error, |word| word.clone().into())
            })
            .unwrap();
        bundle.set_formatter(Some(match language {
            Language::En => |value: &FluentValue<'_>, _: &_| written(Language::En, value),
            Language::Cs => |value: &FluentValue<'_>, _: &_| written(Language::Cs, value),
            Language::Sk => |value: &FluentValue<'_>, _: &_| written(Language::Sk, value),
            Language::Pl => |value: &FluentValue<'_>, _: &_| written(Language::Pl, value),
        }));

        let mut compared = 0;
        for id in all.keys().filter(|id| !id.starts_with('-')) {
            let ranks = matches!(
                id.as_str(),
                "decided-ranks" | "decided-card" | "decided-straight"
            );
            for given in sample_args(&arguments(id, &all), ranks) {
                let mut args = Args::new();
                let mut theirs = FluentArgs::new();
                for (name, value) in &given {
                    args = args.with(name.clone(), value.clone());
                    theirs.set(name.clone(), reference_value(value));
                }
                let (message, attribute) = id.split_once('.').unwrap_or((id, ""));
                let message = bundle.get_message(message).unwrap();
                let pattern = match attribute {
                    "" => message.value().unwrap(),
                    name => message.get_attribute(name).unwrap().value(),
                };
                let mut errors = Vec::new();
                let expected = bundle.format_pattern(pattern, Some(&theirs), &mut errors);
                assert!(errors.is_empty(), "{id}: {errors:?}");
                assert_eq!(ours.message(id, &args), expected, "{id} {given:?}");
                compared += 1;
            }
        }
        assert!(compared > 9_000, "{compared}");
    }
}

fn rank_keys() -> [&'static str; 13] {
    [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
        "king", "ace",
    ]
}

fn written(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let digits = format!("{:.0}", number.value);
            Some(grouped(language, digits.parse().unwrap()))
        }
        _ => None,
    }
}

fn reference_value(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Text(text) => text.clone().into(),
        Value::Word(word) => (*word).into(),
        Value::Number(number) => (*number).into(),
        Value::Amount(amount) => amount.get().into(),
        Value::Rank(rank) => rank_keys()[usize::from(rank.index())].into(),
        Value::Cards(_) | Value::Hand(_) => unreachable!("no sample has one"),
    }
}

#[test]
fn what_is_missing_stands_visibly_in_the_text() {
    let texts =
        "hi = Hi { $name }, { other } { -word } { RANK($name, form: \"x\") }\nloop = a { loop }\n";
    let catalog = Catalog::parse(Language::En, &[texts]).unwrap();
    assert_eq!(catalog.message("nothing", &Args::new()), "{nothing}");
    assert_eq!(
        catalog.message("hi", &Args::new()),
        "Hi {$name}, {other} {-word} {RANK()}"
    );
    assert!(catalog.message("loop", &Args::new()).ends_with("{loop}"));
}

#[test]
fn a_broken_text_names_its_line() {
    let broken = Catalog::parse(
        Language::En,
        &["one = 1\n", "two = 2\nthree = { $x\nfour = 4\n"],
    );
    let Err(CatalogError::Syntax { source, line, .. }) = broken else {
        panic!("{broken:?}");
    };
    assert_eq!((source, line), (1, 3));
    let twice = Catalog::parse(Language::En, &["one = 1\n", "two = 2\n\none = 1\n"]).unwrap_err();
    assert_eq!(twice.to_string(), "text 1, line 3: one is there twice");
}

#[test]
fn languages_are_found_by_what_a_browser_wants() {
    assert_eq!(Language::negotiate(&["de-DE", "cs-CZ", "en"]), Language::Cs);
    assert_eq!(Language::negotiate(&["en-GB", "cs"]), Language::En);
    assert_eq!(Language::negotiate(&["CS"]), Language::Cs);
    assert_eq!(Language::negotiate(&["sk-SK", "cs"]), Language::Sk);
    assert_eq!(Language::negotiate(&["de", "pl_PL"]), Language::Pl);
    assert_eq!(Language::negotiate(&["de"]), Language::En);
    for &language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
}

#[test]
fn plural_categories_are_those_of_the_cldr() {
    let row = |rule: PluralRule| -> Vec<&str> {
        [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 112, 122]
            .map(|number| rule.category(number).name())
            .to_vec()
    };
    let other = "other";
    assert_eq!(
        row(PluralRule::OneOther),
        [
            other, "one", other, other, other, other, other, other, other, other, other, other
        ]
    );
    assert_eq!(
        row(PluralRule::OneFewOther),
        [
            other, "one", "few", "few", other, other, other, other, other, other, other, other
        ]
    );
    assert_eq!(
        row(PluralRule::OneFewMany),
        [
            "many", "one", "few", "few", "many", "many", "many", "many", "few", "many", "many",
            "few"
        ]
    );
}

#[test]
fn numbers_have_a_thin_space_between_thousands() {
    assert_eq!(grouped(Language::En, 815), "815");
    assert_eq!(grouped(Language::En, 1240), "1\u{202F}240");
    assert_eq!(grouped(Language::Cs, 1_234_567), "1\u{202F}234\u{202F}567");
    assert_eq!(grouped(Language::Cs, 100_000), "100\u{202F}000");
    let plain = catalog(Language::En).with_number_format(|_, number| format!("<{number}>"));
    let args = Args::new().with("amount", Chips::new(1240));
    assert_eq!(plain.message("event-pot", &args), "Pot <1240>.");
    assert_eq!(plain.spoken("event-pot", &args), "Pot 1240.");
}

// ---- cards and hands ----

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap()
}

fn hole(text: &str) -> [Card; 2] {
    cards(text).try_into().unwrap()
}

fn strength(text: &str) -> Strength {
    Strength::of(cards(text).into_iter().collect()).unwrap()
}

#[test]
fn cards_and_hands_have_names() {
    let (en, cs) = (catalog(Language::En), catalog(Language::Cs));
    let named = [
        ("As", "ace of spades", "pikové eso"),
        ("Qh", "queen of hearts", "srdcová dáma"),
        ("Kd", "king of diamonds", "kárový král"),
        ("Jc", "jack of clubs", "křížový kluk"),
        ("Ts", "ten of spades", "piková desítka"),
    ];
    for (card, english, czech) in named {
        let card = card.parse().unwrap();
        assert_eq!(en.card(card), english);
        assert_eq!(cs.card(card), czech);
    }
    let holes = [
        ("QsAs", "Ace-queen suited", "Eso a dáma v barvě"),
        ("9s9h", "Pair of nines", "Pár devítek"),
        (
            "7h2c",
            "Seven-two offsuit",
            "Sedmička a dvojka, různé barvy",
        ),
    ];
    for (cards, english, czech) in holes {
        assert_eq!(en.hole_name(hole(cards)), english);
        assert_eq!(cs.hole_name(hole(cards)), czech);
    }
    let hands = [
        ("AsKsQsJsTs", "royal flush", "královská postupka"),
        (
            "5s4s3s2sAs",
            "straight flush, five high",
            "čistá postupka do pětky",
        ),
        (
            "KsKhKdKc2s",
            "four kings, two kicker",
            "čtveřice králů, kicker dvojka",
        ),
        (
            "KsKhKdQcQs",
            "full house, kings full of queens",
            "full house, trojice králů a pár dam",
        ),
        ("AsJs9s4s2s", "flush, ace high", "flush, nejvyšší eso"),
        ("Ts9h8d7c6s", "straight, ten high", "postupka do desítky"),
        (
            "JsJhJdAc6s",
            "three jacks, ace kicker",
            "trojice kluků, kicker eso",
        ),
        (
            "KsKh9d9cAs",
            "two pair, kings and nines, ace kicker",
            "dva páry, králové a devítky, kicker eso",
        ),
        (
            "9s9hAd4c2s",
            "pair of nines, ace kicker",
            "pár devítek, kicker eso",
        ),
        (
            "AsJh9d4c2s",
            "ace high, then jack",
            "vysoká karta eso, potom kluk",
        ),
    ];
    for (cards, english, czech) in hands {
        assert_eq!(en.hand_name(strength(cards)), english);
        assert_eq!(cs.hand_name(strength(cards)), czech);
    }
    assert_eq!(en.hand_short(Category::TwoPair), "Two pair");
    assert_eq!(cs.hand_short(Category::TwoPair), "Dva páry");
    assert_eq!(cs.rank(Rank::Jack), "kluk");
}

#[test]
fn what_decides_is_said() {
    let (en, cs) = (catalog(Language::En), catalog(Language::Cs));
    let decided = [
        (
            "Ts9h8d7c6s",
            "KsKh9d9cAs",
            "A straight beats two pair.",
            "Postupka poráží dva páry.",
        ),
        (
            "KsKh9d9cAs",
            "KsKh9d9cJs",
            "The fifth card decides: ace over jack.",
            "Rozhoduje pátá karta: eso je víc než kluk.",
        ),
        (
            "KsKh9d9cAs",
            "QsQh9d9cAs",
            "The higher pair decides: kings over queens.",
            "Rozhoduje vyšší pár: králové jsou víc než dámy.",
        ),
        (
            "KsKh9d9cAs",
            "KsKh8d8cAs",
            "The lower pair decides: nines over eights.",
            "Rozhoduje nižší pár: devítky jsou víc než osmičky.",
        ),
        (
            "JsJhJdAc6s",
            "JsJhJdKc6s",
            "The fourth card decides: ace over king.",
            "Rozhoduje čtvrtá karta: eso je víc než král.",
        ),
        (
            "AsJs9s4s2s",
            "KsJs9s4s2s",
            "The highest card decides: ace over king.",
            "Rozhoduje nejvyšší karta: eso je víc než král.",
        ),
        (
            "Ts9h8d7c6s",
            "5s4h3d2cAs",
            "The higher straight wins: ten high over five high.",
            "Vyhrává vyšší postupka: do desítky je víc než do pětky.",
        ),
        (
            "KsKhKdQcQs",
            "KsKhKd2c2s",
            "The pair decides: queens over twos.",
            "Rozhoduje pár: dámy jsou víc než dvojky.",
        ),
        (
            "KsKhKdQcQs",
            "2s2h2dAcAs",
            "The three of a kind decides: kings over twos.",
            "Rozhoduje trojice: králové jsou víc než dvojky.",
        ),
        (
            "AsAh9d4c3s",
            "AsAh9d4c2s",
            "The fifth card decides: three over two.",
            "Rozhoduje pátá karta: trojka je víc než dvojka.",
        ),
        (
            "AsAh9d4c3s",
            "AsAh9d4c3s",
            "The five cards are equal, so the pot is shared.",
            "Všech pět karet je stejně vysokých, proto se bank dělí.",
        ),
    ];
    for (winner, loser, english, czech) in decided {
        assert_eq!(en.decided(strength(winner), strength(loser)), english);
        assert_eq!(cs.decided(strength(winner), strength(loser)), czech);
    }
}

#[test]
fn places_have_names() {
    let en = catalog(Language::En);
    let labels = |players: u8, button: u8| -> Vec<String> {
        let seats: Vec<Seat> = (0..players).map(Seat).collect();
        let from_button = (0..players).map(|step| Seat((button + step) % players));
        from_button
            .map(|seat| en.position_label(Position::of(seat, Seat(button), &seats).unwrap()))
            .collect()
    };
    assert_eq!(labels(2, 1), ["BTN", "BB"]);
    assert_eq!(labels(3, 0), ["BTN", "SB", "BB"]);
    assert_eq!(labels(4, 0), ["BTN", "SB", "BB", "CO"]);
    assert_eq!(labels(5, 3), ["BTN", "SB", "BB", "UTG", "CO"]);
    assert_eq!(labels(6, 5), ["BTN", "SB", "BB", "UTG", "HJ", "CO"]);
    assert_eq!(labels(7, 0), ["BTN", "SB", "BB", "UTG", "LJ", "HJ", "CO"]);
    assert_eq!(
        labels(10, 0),
        [
            "BTN", "SB", "BB", "UTG", "UTG+1", "UTG+2", "UTG+3", "LJ", "HJ", "CO"
        ]
    );
    assert_eq!(en.position_name(Position::Cutoff), "Cutoff");
    assert_eq!(Position::of(Seat(7), Seat(0), &[Seat(0), Seat(1)]), None);
}

// ---- everything the referee can say ----

fn names() -> Vec<(Seat, String)> {
    let named = ["You", "Katka", "Ondřej", "Zofia", "Marek"];
    (0..).map(Seat).zip(named.map(str::to_owned)).collect()
}

/// One of each reason; the engine's own source says whether one is missing.
#[expect(clippy::too_many_lines, reason = "one line a reason")]
fn reasons() -> Vec<Citation> {
    let c = Chips::new;
    let two_pair = strength("KsKh9d9cAs");
    let mut all = vec![
        Citation::Button { seat: Seat(1) },
        Citation::Deal,
        Citation::Burn,
        Citation::BoardDealt {
            street: Street::Flop,
            players: 3,
            betting: true,
        },
        Citation::BoardDealt {
            street: Street::River,
            players: 2,
            betting: false,
        },
        Citation::Fold { left_behind: c(0) },
        Citation::Fold { left_behind: c(30) },
        Citation::Check,
        Citation::CheckOption { bet: c(10) },
        Citation::Call {
            bet: c(25),
            already: c(0),
            pay: c(25),
        },
        Citation::Call {
            bet: c(25),
            already: c(5),
            pay: c(20),
        },
        Citation::CallShort {
            price: c(380),
            pay: c(120),
        },
        Citation::CallReal {
            bet: c(7),
            pay: c(2),
        },
        Citation::MinBet { min: c(10) },
        Citation::MinRaise {
            bet: c(25),
            by: c(15),
            to: c(40),
        },
        Citation::MinRaiseOneBigBlind {
            bet: c(25),
            by: c(10),
            to: c(35),
        },
        Citation::MinRaiseStraddle {
            bet: c(20),
            by: c(20),
            to: c(40),
        },
        Citation::AllInBet {
            min: c(10),
            amount: c(4),
        },
        Citation::AllInShortRaise {
            bet: c(25),
            to: c(30),
            full: c(40),
        },
        Citation::MaxStack { to: c(1240) },
        Citation::MaxPot {
            bet: c(0),
            by: c(90),
            to: c(90),
        },
        Citation::MaxPot {
            bet: c(25),
            by: c(90),
            to: c(115),
        },
        Citation::FixedSize {
            unit: c(10),
            to: c(10),
            raise: 0,
            cap: Some(3),
        },
        Citation::FixedSize {
            unit: c(10),
            to: c(20),
            raise: 1,
            cap: Some(3),
        },
        Citation::FixedSize {
            unit: c(10),
            to: c(20),
            raise: 1,
            cap: None,
        },
        Citation::HalfBetReopens {
            to: c(16),
            level: c(20),
        },
        Citation::Uncalled {
            bet: c(380),
            matched: c(120),
            back: c(260),
        },
        Citation::Collect { amount: c(90) },
        Citation::CollectSidePots {
            amount: c(1090),
            pots: 3,
        },
        Citation::CollectAntes { amount: c(6) },
        Citation::LastPlayer,
        Citation::ShowLastAggressor,
        Citation::ShowFirstToAct,
        Citation::ShowLastAggressorOfHand,
        Citation::ShowBeats,
        Citation::ShowAll,
        Citation::ShowChosen,
        Citation::Muck,
        Citation::AllInFaceUp,
        Citation::BestHand {
            strength: two_pair,
            second: None,
        },
        Citation::BestHand {
            strength: two_pair,
            second: Some(strength("KsKh9d9cJs")),
        },
        Citation::Split {
            strength: two_pair,
            players: 2,
            share: c(206),
            odd: c(0),
        },
        Citation::Split {
            strength: two_pair,
            players: 3,
            share: c(33),
            odd: c(1),
        },
        Citation::Unopposed,
        Citation::Rake {
            rate: 250,
            pot: c(400),
            taken: c(10),
        },
        Citation::OutOfTurn { turn: Seat(1) },
        Citation::HandOver,
        Citation::NotInHand,
        Citation::NoCheck { price: c(25) },
        Citation::NothingToCall,
        Citation::AlreadyBet { bet: c(25) },
        Citation::NothingToRaise,
        Citation::BelowMinOneBigBlind {
            tried: c(30),
            bet: c(25),
            by: c(10),
            min: c(35),
        },
        Citation::BelowMin {
            tried: c(5),
            bet: c(0),
            by: c(10),
            min: c(10),
        },
        Citation::BelowMin {
            tried: c(30),
            bet: c(25),
            by: c(15),
            min: c(40),
        },
        Citation::AboveStack {
            tried: c(2000),
            max: c(1240),
        },
        Citation::AbovePot {
            tried: c(200),
            max: c(115),
        },
        Citation::NotFixedSize {
            tried: c(30),
            to: c(20),
        },
        Citation::Capped { cap: 3 },
        Citation::NotReopened {
            grown: c(5),
            full: c(15),
        },
        Citation::NobodyToRaise,
        Citation::StackOnlyCalls {
            price: c(380),
            stack: c(120),
        },
        Citation::NotShowdown,
        Citation::OnlyShowOrMuck,
        Citation::PlayBoard,
        Citation::NoBoardToPlay,
        Citation::BuyIn {
            amount: c(1000),
            min: c(100),
            max: Some(c(1000)),
        },
        Citation::BuyIn {
            amount: c(1000),
            min: c(100),
            max: None,
        },
        Citation::TopUp {
            added: c(60),
            total: c(1000),
            floor: c(50),
        },
        Citation::Rebuy {
            amount: c(1000),
            floor: c(50),
        },
        Citation::CashOut { amount: c(1240) },
        Citation::OutOfChips,
        Citation::ButtonDraw,
        Citation::ButtonWon { by_suit: false },
        Citation::ButtonWon { by_suit: true },
        Citation::ButtonMoves {
            from: Seat(0),
            to: Seat(1),
        },
        Citation::BigBlindFirst { big_blind: Seat(1) },
        Citation::BuyInBelow {
            tried: c(5),
            min: c(100),
        },
        Citation::BuyInAbove {
            tried: c(2000),
            max: c(1000),
        },
        Citation::TopUpBelow {
            total: c(5),
            floor: c(50),
        },
        Citation::NoChipsDuringHand,
        Citation::NoLeavingDuringHand,
        Citation::DeadButton { seat: Seat(4) },
        Citation::NoSmallBlind,
        Citation::SitsOut,
        Citation::ShortStack {
            stack: c(7),
            min: c(10),
        },
        Citation::NewcomerWaits { amount: c(10) },
        Citation::NewcomerFree,
        Citation::PostedIn { amount: c(10) },
        Citation::Barred,
        Citation::BlindReached,
        Citation::BlindMissed { big: true },
        Citation::BlindMissed { big: false },
        Citation::MissedWaits { amount: c(15) },
        Citation::MissedPaid {
            live: c(10),
            dead: c(5),
        },
        Citation::MissedPaid {
            live: c(10),
            dead: c(0),
        },
        Citation::MissedPaid {
            live: c(0),
            dead: c(5),
        },
        Citation::NothingOwed,
        Citation::ButtonBreak,
        Citation::ButtonBreakBack,
        Citation::MovedWaits { hands: 1 },
        Citation::MovedCloser,
        Citation::MovedBack,
        Citation::GameAnew,
        Citation::PromptBlind {
            big: true,
            amount: c(10),
        },
        Citation::PromptBlind {
            big: false,
            amount: c(5),
        },
        Citation::PromptStraddle { amount: c(20) },
        Citation::PromptRefused { big: true },
        Citation::PromptRefused { big: false },
        Citation::LeavesAfterHand,
        Citation::LeftFolded {
            amount: c(90),
            left: c(10),
        },
        Citation::NoWaiting { amount: c(10) },
        Citation::NoStraddle,
        Citation::NoSeatChangeDuringHand,
    ];
    for kind in KINDS {
        for heads_up in [false, true] {
            all.push(Citation::Forced {
                kind,
                amount: c(10),
                heads_up,
            });
        }
        all.push(Citation::ForcedShort {
            kind,
            nominal: c(10),
            posted: c(4),
        });
    }
    all
}

/// One of each reason of a tournament; the texts for them are loaded later.
fn tournament_reasons() -> Vec<Citation> {
    let c = Chips::new;
    let level_up = |ante| Citation::LevelUp {
        level: 4,
        small_blind: c(100),
        big_blind: c(200),
        ante: c(ante),
    };
    let together = |players, sharing| Citation::EliminatedTogether {
        place: 5,
        players,
        stack: c(1240),
        sharing,
    };
    vec![
        Citation::TournamentEntry {
            players: 180,
            stack: c(3000),
            entry: Money(1000),
        },
        Citation::TournamentSeat,
        Citation::TournamentButton { by_suit: false },
        Citation::TournamentButton { by_suit: true },
        level_up(0),
        level_up(200),
        Citation::ColorUp { chip: c(100) },
        Citation::MayRebuy { through_level: 4 },
        Citation::TournamentRebuy {
            chips: c(3000),
            through_level: 4,
        },
        Citation::AddOn {
            chips: c(3000),
            through_level: 4,
        },
        Citation::RebuysClosed { through_level: 4 },
        Citation::Eliminated { place: 5, left: 4 },
        Citation::Eliminated { place: 2, left: 1 },
        Citation::Eliminated {
            place: 180,
            left: 179,
        },
        together(2, 1),
        together(2, 2),
        together(7, 7),
        Citation::HandForHand { left: 4, paid: 3 },
        Citation::HandForHandOver { left: 3, paid: 3 },
        Citation::TableBalanced { from: 8, to: 6 },
        Citation::TableBroken {
            left: 18,
            tables: 2,
            seats: 9,
        },
        Citation::FinalTable { players: 9 },
        Citation::TournamentHeadsUp,
        Citation::TournamentWon { chips: c(540_000) },
        Citation::Prize {
            place: 2,
            share: 3050,
            pool: Money(180_000),
            prize: Money(54_900),
        },
        Citation::PrizeShared {
            place: 2,
            sharing: 2,
            pool: Money(180_000),
            prize: Money(45_000),
        },
        Citation::TournamentAbsent,
        Citation::ChipsNotSold,
        Citation::NoRebuys,
        Citation::RebuysOver {
            through_level: 4,
            level: 5,
        },
        Citation::RebuyDuringHand,
        Citation::RebuyStackTooBig {
            stack: c(4000),
            most: c(3000),
        },
        Citation::RebuyLimit { most: 1 },
        Citation::RebuyLimit { most: 3 },
        Citation::AddOnTaken { offered: true },
        Citation::AddOnTaken { offered: false },
    ]
}

/// One of each reason of all.
fn all_reasons() -> Vec<Citation> {
    let mut all = reasons();
    all.extend(tournament_reasons());
    all
}

const KINDS: [ForcedKind; 7] = [
    ForcedKind::Ante,
    ForcedKind::BigBlindAnte,
    ForcedKind::DeadPost,
    ForcedKind::SmallBlind,
    ForcedKind::BigBlind,
    ForcedKind::Straddle,
    ForcedKind::LivePost,
];

/// The variants of an enum, read in the engine's own source.
fn variants(file: &str, name: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
    let (_, body) = text.split_once(&format!("pub enum {name} {{")).unwrap();
    let (body, _) = body.split_once("\n}").unwrap();
    let four = |line: &&str| line.starts_with("    ") && !line.starts_with("     ");
    let name = |line: &str| -> Option<String> {
        let name = variant(line.trim());
        name.starts_with(char::is_uppercase).then_some(name)
    };
    body.lines().filter(four).filter_map(name).collect()
}

/// The name at the start of a variant as it is written.
fn variant(written: &str) -> String {
    written
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}

/// That these are all variants of an enum, so that none is forgotten.
fn assert_all<T: std::fmt::Debug>(sampled: &[T], file: &str, name: &str) {
    let sampled: BTreeSet<String> = sampled
        .iter()
        .map(|sample| variant(&format!("{sample:?}")))
        .collect();
    assert_eq!(sampled, variants(file, name));
}

fn is_refusal(citation: &Citation) -> bool {
    matches!(
        citation,
        Citation::OutOfTurn { .. }
            | Citation::HandOver
            | Citation::NotInHand
            | Citation::NoCheck { .. }
            | Citation::NothingToCall
            | Citation::AlreadyBet { .. }
            | Citation::NothingToRaise
            | Citation::BelowMin { .. }
            | Citation::BelowMinOneBigBlind { .. }
            | Citation::AboveStack { .. }
            | Citation::AbovePot { .. }
            | Citation::NotFixedSize { .. }
            | Citation::Capped { .. }
            | Citation::NotReopened { .. }
            | Citation::NobodyToRaise
            | Citation::StackOnlyCalls { .. }
            | Citation::NotShowdown
            | Citation::OnlyShowOrMuck
            | Citation::NoBoardToPlay
            | Citation::BuyInBelow { .. }
            | Citation::BuyInAbove { .. }
            | Citation::TopUpBelow { .. }
            | Citation::NoChipsDuringHand
            | Citation::NoLeavingDuringHand
            | Citation::NoWaiting { .. }
            | Citation::NoStraddle
            | Citation::NoSeatChangeDuringHand
            | Citation::ChipsNotSold
            | Citation::NoRebuys
            | Citation::RebuysOver { .. }
            | Citation::RebuyDuringHand
            | Citation::RebuyStackTooBig { .. }
            | Citation::RebuyLimit { .. }
            | Citation::AddOnTaken { .. }
            // What a table waits for, when its next hand is asked for.
            | Citation::MayRebuy { .. }
            | Citation::ColorUp { .. }
            | Citation::HandForHand { .. }
            | Citation::FinalTable { .. }
    )
}

/// A finished sentence: no gap, no stray space, an end.
fn sound(text: &str) {
    assert!(!text.contains(['{', '}', '\n']), "{text}");
    assert!(
        !text.contains("  ") && !text.contains(" .") && !text.contains(" ,"),
        "{text}"
    );
    assert!(text.trim() == text && !text.is_empty(), "{text:?}");
}

fn sentence(text: &str) {
    sound(text);
    assert!(text.ends_with(['.', '?']), "{text}");
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{text}");
}

fn for_the_ear(text: &str) {
    sentence(text);
    assert!(
        !text.contains(['\u{202F}', '♠', '♥', '♦', '♣', '×', '−', '=']),
        "{text}"
    );
}

#[test]
fn every_reason_is_explained_in_each_language() {
    assert_all(&all_reasons(), "src/engine/citation.rs", "Citation");

    let names = names();
    for &language in Language::ALL {
        let catalog = catalog(language);
        for you in [None, Some(Seat(0)), Some(Seat(1))] {
            let speaker = Speaker {
                catalog: &catalog,
                names: &names,
                you,
            };
            for citation in all_reasons() {
                explained(&speaker.because(&citation));
                let short = speaker.short(&citation);
                sound(&short);
                let refusal = Refusal {
                    seat: Seat(0),
                    action: Action::Check,
                    because: citation,
                };
                let refused = speaker.refusal(&refusal);
                if is_refusal(&citation) {
                    explained(&refused);
                    assert!(!short.ends_with(['.', '?']), "{short}");
                    assert!(short.chars().count() <= 24, "{short}");
                    assert!(short.split_whitespace().count() <= 4, "{short}");
                }
            }
        }
    }
}

fn explained(said: &Explained) {
    sentence(&said.title);
    assert!(said.title.chars().count() <= 48, "{}", said.title);
    sentence(&said.text);
    for_the_ear(&said.spoken);
    for line in &said.sum {
        sound(&line.label);
        sound(&line.figure);
    }
    assert!(!said.rules.is_empty());
    let rule = said.rules[0].id();
    assert!(
        said.spoken.ends_with(&format!("{rule}.")),
        "{}",
        said.spoken
    );
}

/// One of each event, with its variants.
#[expect(clippy::too_many_lines, reason = "one line an event")]
fn all_events() -> Vec<Event> {
    let c = Chips::new;
    let change = |from: u64, to: u64| Change {
        from: c(from),
        to: c(to),
    };
    let hand = Some(strength("KsKh9d9cAs"));
    let mut all = vec![
        What::Started {
            button: Seat(9),
            stacks: vec![],
        },
        What::Dealt {
            seat: Seat(0),
            cards: Some(hole("AcKd")),
        },
        What::Dealt {
            seat: Seat(1),
            cards: None,
        },
        What::Collected {
            pots: vec![pot(90)],
        },
        What::Collected {
            pots: vec![pot(490), pot(600), pot(1160)],
        },
        What::Burned,
        What::BoardDealt {
            street: Street::Flop,
            cards: cards("Qd9h4c").into_iter().collect(),
        },
        What::BoardDealt {
            street: Street::Turn,
            cards: cards("Ts").into_iter().collect(),
        },
        What::BoardDealt {
            street: Street::River,
            cards: cards("2s").into_iter().collect(),
        },
        What::Raked {
            pot: 0,
            amount: c(5),
        },
        What::Ended,
    ];
    for seat in [Seat(0), Seat(1), Seat(7)] {
        all.push(What::Started {
            button: seat,
            stacks: vec![(seat, c(100))],
        });
        for kind in KINDS {
            for amount in [c(4), c(10)] {
                all.push(What::Posted {
                    seat,
                    kind,
                    nominal: c(10),
                    amount,
                    stack: change(10, 0),
                });
            }
        }
        all.push(What::Folded { seat });
        all.push(What::Checked { seat });
        for left in [0, 1000] {
            let stack = change(1380, left);
            all.push(What::Called {
                seat,
                pay: c(1380),
                bet: change(0, 1380),
                stack,
            });
            for full in [false, true] {
                all.push(What::Bet {
                    seat,
                    bet: change(0, 1380),
                    stack,
                    full,
                });
                all.push(What::Raised {
                    seat,
                    over: c(10),
                    bet: change(0, 1380),
                    stack,
                    full,
                });
            }
        }
        all.push(What::Returned {
            seat,
            amount: c(45),
            stack: change(0, 45),
        });
        for strength in [None, hand] {
            all.push(What::Shown {
                seat,
                cards: hole("AcKd"),
                strength,
            });
            for pot in [0, 1, 2] {
                let share = |seat: Seat| Share {
                    seat,
                    amount: c(1160),
                    odd: c(0),
                    stack: change(0, 1160),
                };
                let award = |seats: &[Seat]| What::Awarded {
                    pot,
                    amount: c(1160),
                    shares: seats.iter().copied().map(share).collect(),
                    strength,
                };
                all.push(award(&[seat]));
                if strength.is_some() {
                    all.push(award(&[Seat(2), seat]));
                    all.push(award(&[Seat(2), seat, Seat(3)]));
                }
            }
        }
        all.push(What::Mucked { seat });
        all.push(What::PlayedBoard {
            seat,
            strength: hand,
        });
    }
    let event = |what| Event {
        what,
        because: Citation::Deal,
    };
    all.into_iter().map(event).collect()
}

fn pot(amount: u64) -> Pot {
    Pot {
        amount: Chips::new(amount),
        seats: SeatSet::EMPTY,
    }
}

#[test]
fn every_event_is_said_in_each_language() {
    let names = names();
    for &language in Language::ALL {
        let catalog = catalog(language);
        for you in [None, Some(Seat(0))] {
            let speaker = Speaker {
                catalog: &catalog,
                names: &names,
                you,
            };
            let mut silent = 0;
            for event in all_events() {
                match speaker.event(&event) {
                    Some(said) => heard(&said),
                    None => silent += 1,
                }
            }
            // A burned card, hidden cards, the end; and to a spectator the cards of a player.
            assert_eq!(silent, if you.is_some() { 3 } else { 4 });
            speaker.narrate(&all_events()).iter().for_each(heard);
        }
    }
}

#[test]
fn what_happens_between_hands_is_said() {
    let names = names();
    let c = Chips::new;
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(Seat(0)),
        };
        for seat in [Seat(0), Seat(1), Seat(7)] {
            let stack = Change {
                from: c(100),
                to: c(1240),
            };
            let card = "As".parse().unwrap();
            for what in [
                TableWhat::SatDown {
                    seat,
                    stack: c(1000),
                },
                TableWhat::ChipsAdded { seat, stack },
                TableWhat::Left {
                    seat,
                    stack: c(1240),
                },
                TableWhat::Busted { seat },
                TableWhat::CardDrawn { seat, card },
                TableWhat::ButtonGiven { seat, card },
                TableWhat::ButtonMoved {
                    from: Seat(3),
                    to: seat,
                },
                TableWhat::SatOut { seat },
                TableWhat::SatIn { seat },
                TableWhat::CameIn { seat },
                TableWhat::MissedBlind { seat, big: true },
                TableWhat::MissedBlind { seat, big: false },
                TableWhat::PausedOnButton { seat },
                TableWhat::ChangedSeat {
                    from: Seat(3),
                    to: seat,
                },
                TableWhat::WillLeave { seat },
                TableWhat::NoSmallBlind { seat },
            ] {
                let because = Citation::OutOfChips;
                heard(&speaker.table_event(&TableEvent { what, because }));
            }
        }
    }
}

fn heard(said: &Said) {
    sound(&said.text);
    assert!(said.text.ends_with('.'), "{}", said.text);
    for_the_ear(&said.spoken);
    assert!(!said.rules.is_empty());
}

#[test]
fn labels_are_single_short_words() {
    for &language in Language::ALL {
        let catalog = catalog(language);
        let actions = [
            Action::Fold,
            Action::Check,
            Action::Call,
            Action::Bet(Chips::new(5)),
            Action::Raise(RaiseTo(Chips::new(5))),
            Action::Show,
            Action::Muck,
            Action::PlayBoard,
        ];
        let mut labels: Vec<String> = KINDS.iter().map(|kind| catalog.posted(*kind)).collect();
        for action in actions {
            for all_in in [false, true] {
                let taken = Taken {
                    street: Street::Flop,
                    seat: Seat(1),
                    action,
                    paid: Chips::new(5),
                    all_in,
                };
                labels.push(catalog.did(&taken));
            }
        }
        for label in labels {
            sound(&label);
            assert!(
                !label.contains(' ') && label.chars().count() <= 9,
                "{label}"
            );
        }
        sound(&catalog.pot_name(0));
        sound(&catalog.pot_name(2));
    }
}

// ---- whole hands ----

fn dealt(stacks: &[u64], hole_cards: &[&str], board: &str, rules: HouseRules) -> Hand {
    let players = (0..).map(Seat).zip(stacks);
    let players = players.map(|(seat, stack)| PlayerSetup {
        seat,
        stack: Chips::new(*stack),
    });
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::ZERO,
    };
    let button = Seat(stacks.len() as u8 - 1);
    let mut setup = HandSetup::standard(rules, stakes, button, players.collect(), Deck::ordered());
    let known: Vec<(Seat, [Card; 2])> = (0..)
        .map(Seat)
        .zip(hole_cards.iter().map(|cards| hole(cards)))
        .collect();
    setup.arrange(&known, &cards(board)).unwrap();
    Hand::deal(setup).unwrap()
}

/// A hand with two all-ins, a side pot, a beaten hand shown and one hidden; and what the referee
/// says to the listener in seat 0 at each of his turns.
fn sample_hand(speaker: &Speaker<'_>) -> (Hand, Vec<String>) {
    let mut hand = dealt(
        &[1240, 120, 1500, 815],
        &["AcKd", "Th8h", "KsJs", "7d2c"],
        "Kh9d4c9s2h",
        HouseRules::default(),
    );
    let mut turns = Vec::new();
    let raise = |to| Action::Raise(RaiseTo(Chips::new(to)));
    let bet = |amount| Action::Bet(Chips::new(amount));
    for action in [
        raise(25),     // Ondřej
        Action::Fold,  // Zofia, on the button
        Action::Call,  // you, small blind
        Action::Call,  // Katka, big blind
        Action::Check, // you
        bet(95),       // Katka, all-in
        Action::Call,  // Ondřej
        Action::Call,  // you
        Action::Check, // you
        bet(200),      // Ondřej
        Action::Call,  // you
        bet(920),      // you, all-in
        Action::Call,  // Ondřej
        Action::Show,  // Ondřej
        Action::Muck,  // Katka
    ] {
        let seat = hand.turn().seat().unwrap();
        if seat == Seat(0) {
            let legal = hand.legal().unwrap();
            turns.push(speaker.turn_line(&legal));
            turns.push(speaker.turn_spoken(&legal, hand.state().pot_total()));
        }
        hand.apply(seat, action).unwrap();
    }
    assert_eq!(hand.turn(), Turn::Over);
    (hand, turns)
}

fn transcript(language: Language) -> Vec<String> {
    let catalog = catalog(language);
    let names = names();
    let you = Some(Seat(0));
    let speaker = Speaker {
        catalog: &catalog,
        names: &names,
        you,
    };
    let (hand, mut lines) = sample_hand(&speaker);
    let seen: Vec<Event> = hand
        .events()
        .iter()
        .map(|event| event.seen_by(Viewer::Seat(Seat(0))))
        .collect();
    lines.extend(speaker.narrate(&seen).into_iter().map(|said| said.spoken));
    for pot in speaker.result(&seen).unwrap().pots {
        lines.push(format!("{} | {}", pot.headline, pot.detail));
    }
    lines
}

#[test]
fn a_whole_hand_in_english() {
    let said = [
        "Call 20, or raise to at least 40.",
        "Your turn. 20 to call, raise to at least 40. Pot 40.",
        "Check, or bet at least 10.",
        "Your turn. Nothing to call; check, or bet at least 10. Pot 75.",
        "Call 95, or raise to at least 190.",
        "Your turn. 95 to call, raise to at least 190. Pot 265.",
        "Check, or bet at least 10.",
        "Your turn. Nothing to call; check, or bet at least 10. Pot 360.",
        "Call 200, or raise to at least 400.",
        "Your turn. 200 to call, raise to at least 400. Pot 560.",
        "Check, or bet at least 10.",
        "Your turn. Nothing to call; check, or bet at least 10. Pot 760.",
        "Zofia has the button.",
        "You post the small blind, 5.",
        "Katka posts the big blind, 10.",
        "Your cards: ace of clubs, king of diamonds.",
        "Ondřej raises to 25.",
        "Zofia folds.",
        "You call 20.",
        "Katka calls 15.",
        "Flop: king of hearts, nine of diamonds, four of clubs. Pot 75.",
        "You check.",
        "Katka is all-in for 95.",
        "Ondřej calls 95.",
        "You call 95.",
        "Turn: nine of spades. Pot 360.",
        "You check.",
        "Ondřej bets 200.",
        "You call 200.",
        "Main pot 360. Side pot 1: 400.",
        "River: two of hearts.",
        "You are all-in for 920.",
        "Ondřej calls 920.",
        "Main pot 360. Side pot 1: 2240.",
        "You show ace of clubs, king of diamonds: two pair, kings and nines, ace kicker.",
        "Ondřej shows king of spades, jack of spades: two pair, kings and nines, jack kicker.",
        "Katka mucks.",
        "You win side pot 1, 2240, with two pair, kings and nines, ace kicker.",
        "You win the main pot, 360, with two pair, kings and nines, ace kicker.",
        "You win 2\u{202F}600 with two pair, kings and nines, ace kicker. | Ondřej has two pair, kings and nines, jack kicker. The fifth card decides: ace over jack.",
    ];
    assert_eq!(transcript(Language::En), said);
}

#[test]
fn a_whole_hand_in_czech() {
    let said = [
        "Dorovnat 20, nebo zvýšit aspoň na 40.",
        "Jste na řadě. Dorovnat 20, nebo zvýšit aspoň na 40. Bank 40.",
        "Check, nebo vsadit aspoň 10.",
        "Jste na řadě. Není co dorovnávat: check, nebo vsadit aspoň 10. Bank 75.",
        "Dorovnat 95, nebo zvýšit aspoň na 190.",
        "Jste na řadě. Dorovnat 95, nebo zvýšit aspoň na 190. Bank 265.",
        "Check, nebo vsadit aspoň 10.",
        "Jste na řadě. Není co dorovnávat: check, nebo vsadit aspoň 10. Bank 360.",
        "Dorovnat 200, nebo zvýšit aspoň na 400.",
        "Jste na řadě. Dorovnat 200, nebo zvýšit aspoň na 400. Bank 560.",
        "Check, nebo vsadit aspoň 10.",
        "Jste na řadě. Není co dorovnávat: check, nebo vsadit aspoň 10. Bank 760.",
        "Button má Zofia.",
        "Dáváte malý blind 5.",
        "Katka dává velký blind 10.",
        "Vaše karty: křížové eso, kárový král.",
        "Ondřej zvyšuje na 25.",
        "Zofia skládá.",
        "Dorovnáváte 20.",
        "Katka dorovnává 15.",
        "Flop: srdcový král, kárová devítka, křížová čtyřka. Bank 75.",
        "Checkujete.",
        "Katka je all-in za 95.",
        "Ondřej dorovnává 95.",
        "Dorovnáváte 95.",
        "Turn: piková devítka. Bank 360.",
        "Checkujete.",
        "Ondřej sází 200.",
        "Dorovnáváte 200.",
        "Hlavní bank 360. Vedlejší bank 1: 400.",
        "River: srdcová dvojka.",
        "Jste all-in za 920.",
        "Ondřej dorovnává 920.",
        "Hlavní bank 360. Vedlejší bank 1: 2240.",
        "Ukazujete karty: křížové eso, kárový král. Kombinace: dva páry, králové a devítky, kicker eso.",
        "Ondřej ukazuje karty: pikový král, pikový kluk. Kombinace: dva páry, králové a devítky, kicker kluk.",
        "Katka karty neukazuje.",
        "Vyhráváte vedlejší bank 1, 2240: dva páry, králové a devítky, kicker eso.",
        "Vyhráváte hlavní bank, 360: dva páry, králové a devítky, kicker eso.",
        "Vyhráváte 2\u{202F}600: dva páry, králové a devítky, kicker eso. | Ondřej má: dva páry, králové a devítky, kicker kluk. Rozhoduje pátá karta: eso je víc než kluk.",
    ];
    assert_eq!(transcript(Language::Cs), said);
}

#[test]
fn the_sentences_of_the_design() {
    let catalog = catalog(Language::En);
    let names = names();
    let speaker = Speaker {
        catalog: &catalog,
        names: &names,
        you: Some(Seat(0)),
    };
    let c = Chips::new;
    let raise = Citation::MinRaise {
        bet: c(25),
        by: c(15),
        to: c(40),
    };
    let why = speaker.because(&raise);
    assert_eq!(why.title, "Why at least 40?");
    let sum: Vec<String> = why
        .sum
        .iter()
        .map(|line| format!("{} {} {}", line.sign.symbol(), line.figure, line.label))
        .collect();
    assert_eq!(
        sum,
        [
            " 25 the bet",
            "+ 15 the last bet or raise",
            "= 40 the least"
        ]
    );
    assert_eq!(
        why.spoken,
        "A raise must be at least as large as the last bet or raise. That was 15, so 25 grows to \
         40 or more. Only an all-in may be less. 25 plus 15 is 40. Rule BET-2."
    );
    let refusal = Refusal {
        seat: Seat(0),
        action: Action::Raise(RaiseTo(c(900))),
        because: Citation::NobodyToRaise,
    };
    let refused = speaker.refusal(&refusal);
    assert_eq!(refused.title, "Not possible: no one to raise.");
    assert_eq!(speaker.short(&refusal.because), "no one to raise");
    assert!(refused.spoken.ends_with("Rule ALLIN-9."));
}

/// Random hands under all structures: whatever happens and whatever is possible has its words.
#[test]
fn random_hands_are_told_without_a_gap() {
    let names = names();
    let catalogs: Vec<Catalog> = Language::ALL
        .iter()
        .map(|&language| catalog(language))
        .collect();
    let mut random = Lcg(2026);
    let mut longest = String::new();
    for round in 0..600 {
        let rules = HouseRules {
            structure: [
                Structure::NoLimit,
                Structure::PotLimit,
                Structure::FixedLimit,
            ][round % 3],
            losers_show: [LosersShow::MayMuck, LosersShow::AllShow][round / 3 % 2],
            all_in_face_up: [AllInFaceUp::Never, AllInFaceUp::Always][round / 6 % 2],
            rake: Rake {
                rate: 250,
                ..Rake::default()
            },
            ..HouseRules::default()
        };
        let players = 2 + random.below(4);
        let stacks: Vec<u64> = (0..players).map(|_| 3 + random.below(400)).collect();
        let mut hand = dealt(&stacks, &[], "", rules);
        while let Some(seat) = hand.turn().seat() {
            let action = match hand.legal() {
                None => [Action::Show, Action::Muck][random.below(2) as usize],
                Some(legal) => {
                    for catalog in &catalogs {
                        let speaker = Speaker {
                            catalog,
                            names: &names,
                            you: Some(seat),
                        };
                        let line = speaker.turn_line(&legal);
                        sentence(&line);
                        for_the_ear(&speaker.turn_spoken(&legal, hand.state().pot_total()));
                        if catalog.language() == Language::En && line.len() > longest.len() {
                            longest = line;
                        }
                        let reasons = [legal.check, legal.call.map(|call| call.because)];
                        for reason in reasons {
                            match reason {
                                Ok(reason) => explained(&speaker.because(&reason)),
                                Err(reason) => sound(&speaker.short(&reason)),
                            }
                        }
                        match &legal.wager {
                            Ok(wager) => {
                                explained(&speaker.because(&wager.because_min));
                                explained(&speaker.because(&wager.because_max));
                            }
                            Err(reason) => sound(&speaker.short(reason)),
                        }
                    }
                    choose(&legal, &mut random)
                }
            };
            hand.apply(seat, action).unwrap();
        }
        for catalog in &catalogs {
            for you in [None, Some(Seat(0))] {
                let speaker = Speaker {
                    catalog,
                    names: &names,
                    you,
                };
                speaker.narrate(hand.events()).iter().for_each(heard);
                for event in hand.events() {
                    explained(&speaker.because(&event.because));
                }
                let result = speaker.result(hand.events()).unwrap();
                for pot in result.pots {
                    sound(&pot.headline);
                    sound(&pot.detail);
                    for_the_ear(&pot.spoken);
                }
            }
        }
    }
    assert!(longest.chars().count() <= 40, "{longest}");
}

fn choose(legal: &LegalActions, random: &mut Lcg) -> Action {
    let wager = legal.wager.as_ref().ok();
    match random.below(10) {
        0 => Action::Fold,
        1..=3 if wager.is_some() => {
            let wager = wager.unwrap();
            let to = if random.below(3) == 0 {
                wager.max
            } else {
                wager.min
            };
            match wager.kind {
                WagerKind::Bet => Action::Bet(to),
                WagerKind::Raise => Action::Raise(RaiseTo(to)),
            }
        }
        _ if legal.check.is_ok() => Action::Check,
        _ => Action::Call,
    }
}

/// A small generator, enough to vary hands.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}
