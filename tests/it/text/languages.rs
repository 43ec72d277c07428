//! The languages against each other and against what `Intl` says of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cards_speak::engine::chips::Chips;
use cards_speak::text::{Args, Language, grouped};
use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use super::{ROOT, catalog, patterns, sources, uses};

/// The letters that a language has beside a to z.
fn letters(language: Language) -> &'static str {
    match language {
        Language::En => "",
        Language::Cs => "áčďéěíňóřšťúůýž",
        Language::Sk => "áäčďéíĺľňóôŕšťúýž",
        Language::Pl => "ąćęłńóśźż",
    }
}

/// Its quotation marks, and the apostrophe of "Hold’em" or "don’t".
fn marks(language: Language) -> &'static str {
    match language {
        Language::En => "“”’",
        Language::Cs | Language::Sk => "„“’",
        Language::Pl => "„”’",
    }
}

/// The words of a text, what stands in its choices included, without what is filled in.
fn words(pattern: &Pattern<String>, found: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.push_str(value),
            PatternElement::Placeable { expression } => {
                found.push('{');
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        words(&variant.value, found);
                        found.push('|');
                    }
                }
                found.push('}');
            }
        }
    }
}

fn words_of(pattern: &Pattern<String>) -> String {
    let mut found = String::new();
    words(pattern, &mut found);
    found
}

#[test]
fn each_language_keeps_to_its_letters_and_quotation_marks() {
    for &language in Language::ALL {
        for (id, pattern) in patterns(language) {
            let text = words_of(&pattern);
            for sign in text.chars().flat_map(char::to_lowercase) {
                if sign.is_alphabetic() {
                    let own = sign.is_ascii() || letters(language).contains(sign);
                    assert!(own, "{id} in {language:?}: {sign} in {text}");
                }
                if "\"'„“”‚‘’«»".contains(sign) {
                    let own = marks(language).contains(sign);
                    assert!(own, "{id} in {language:?}: {sign} in {text}");
                }
            }
            let open = text.chars().filter(|&sign| sign == '„').count();
            let close = text.chars().filter(|sign| "“”".contains(*sign)).count();
            assert!(
                language == Language::En || open == close,
                "{id} in {language:?}: {text}"
            );
        }
    }
}

/// Words of the game that other languages have taken over: a text may be the same as in English
/// if it has no others.
const TAKEN_OVER: &[&str] = &[
    "-bet", "a", "adam", "all-in", "ante", "b", "bb", "bea", "btn", "button", "c", "call", "check",
    "co", "cold", "cutoff", "cyril", "dora", "draw", "em", "emil", "filip", "fixed", "flop",
    "flush", "full", "gita", "gun", "hijack", "hj", "hold", "house", "hugo", "ida", "j", "jan",
    "k", "kicker", "limit", "lj", "lojack", "lowball", "min", "misdeal", "no", "omaha", "pfr",
    "plus", "pot", "pseudo", "q", "raise", "river", "royal", "sb", "sd", "straddle", "stud",
    "system", "the", "turn", "umbra", "under", "utg", "vpip", "w", "wtsd",
];

/// English words that stand in no text of another language.
const ENGLISH_ONLY: &[&str] = &[
    "and", "are", "be", "been", "card", "cards", "chips", "from", "has", "have", "is", "it", "its",
    "more", "must", "nobody", "not", "of", "player", "players", "raise", "seat", "table", "than",
    "that", "this", "was", "which", "whoever", "with", "you", "your",
];

fn split_words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|sign: char| !sign.is_alphabetic() && sign != '-');
    parts.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// The glossary has the English words that are heard, and in `.rule` no text but an entry's id.
fn is_word_of_the_glossary(id: &str) -> bool {
    let attribute = id.rsplit_once('.').map(|(_, attribute)| attribute);
    id.starts_with("glossary-") && attribute != Some("means")
}

#[test]
fn nothing_has_stayed_english() {
    let english = patterns(Language::En);
    for &language in &Language::ALL[1..] {
        for (id, pattern) in patterns(language) {
            let text = words_of(&pattern).replace("Cards Speak", "");
            for word in split_words(&text) {
                // The name of a fault at the table; and the rule book, the lessons and the drill of
                // words teach the English ones (and „was“ is a Polish one).
                let name = word == "raise" && text.contains("string raise")
                    // A value is written as in the link.
                    || matches!(id.as_str(), "page-wrong-contrast" | "page-wrong-unit");
                let teaching = ["rule-", "lesson-", "drill-true-or-tale."];
                let teaches = teaching.iter().any(|part| id.starts_with(part));
                let taught = teaches || is_word_of_the_glossary(&id);
                assert!(
                    name || taught || !ENGLISH_ONLY.contains(&word.as_str()),
                    "{id} in {language:?}: {word} in {text}"
                );
            }
            let same = english.get(&id).map(words_of).as_ref() == Some(&text)
                && !is_word_of_the_glossary(&id);
            assert!(
                // Numbers of rules are the same everywhere: of POT-6 the letters and the hyphen.
                !same
                    || split_words(&text)
                        .all(|word| word.ends_with('-') || TAKEN_OVER.contains(&word.as_str())),
                "{id} in {language:?} is English: {text}"
            );
        }
    }
}

/// Where English tells one from many, so does every language.
#[test]
fn what_english_counts_is_counted_everywhere() {
    let counted = |pattern: &Pattern<String>| -> BTreeSet<String> {
        let choices = uses(pattern).choices.into_iter();
        choices
            .filter(|(_, keys)| {
                keys.iter().any(|key| key == "one") && keys.iter().all(|key| key != "two")
            })
            .map(|(argument, _)| argument)
            .collect()
    };
    let english = patterns(Language::En);
    for &language in Language::ALL {
        let own = patterns(language);
        for (id, pattern) in english.iter().filter(|(id, _)| !id.starts_with('-')) {
            assert_eq!(counted(pattern), counted(&own[id]), "{id} in {language:?}");
        }
    }
}

#[test]
fn no_language_has_a_file_that_another_lacks() {
    let names = |language| -> Vec<String> {
        let files = sources(language).into_iter();
        files.map(|(name, _)| name).collect()
    };
    for &language in Language::ALL {
        assert_eq!(names(language), names(Language::En), "{language:?}");
    }
    let folders: BTreeSet<String> = fs::read_dir(Path::new(ROOT).join("public/locales"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let codes: BTreeSet<String> = Language::ALL
        .iter()
        .map(|language| language.code().to_owned())
        .collect();
    assert_eq!(folders, codes);
}

/// Numbers and plural categories are those of `Intl`; the space between thousands is a thin one,
/// in English too, where `Intl` has a comma.
#[test]
fn numbers_are_written_and_counted_as_intl_does() {
    let table = fs::read_to_string(Path::new(ROOT).join("tests/data/intl.tsv")).unwrap();
    let mut seen = BTreeSet::new();
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [code, number, category, written] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let language = Language::from_code(code).unwrap();
        let number: u64 = number.parse().unwrap();
        assert_eq!(
            language.plural().category(number).name(),
            category,
            "{line}"
        );
        assert!(
            language
                .plural()
                .categories()
                .iter()
                .any(|known| known.name() == category),
            "{line}"
        );
        let thin = written.replace(['\u{A0}', ','], "\u{202F}");
        assert_eq!(grouped(language, number), thin, "{line}");
        seen.insert(language);
    }
    assert_eq!(seen.len(), Language::ALL.len());
}

#[test]
fn a_count_takes_the_right_form_in_every_language() {
    let forms = [
        (
            Language::En,
            "Next level in",
            ["1 minute", "2 minutes", "5 minutes", "22 minutes"],
        ),
        (
            Language::Cs,
            "Další úroveň za",
            ["1 minutu", "2 minuty", "5 minut", "22 minut"],
        ),
        (
            Language::Sk,
            "Ďalšia úroveň o",
            ["1 minútu", "2 minúty", "5 minút", "22 minút"],
        ),
        (
            Language::Pl,
            "Następny poziom za",
            ["1 minutę", "2 minuty", "5 minut", "22 minuty"],
        ),
    ];
    for (language, before, expected) in forms {
        let catalog = catalog(language);
        let said = [1_u64, 2, 5, 22].map(|minutes| {
            let args = Args::new().with("minutes", minutes);
            catalog.message("tournament-next-minutes", &args)
        });
        assert_eq!(said, expected.map(|count| format!("{before} {count}")));
    }
    let pl = catalog(Language::Pl);
    let pot = |amount| pl.message("event-pot", &Args::new().with("amount", Chips::new(amount)));
    assert_eq!(pot(1240), "Pula 1240.");
    assert_eq!(pot(12_400), "Pula 12\u{202F}400.");
}
