//! The texts of the rule book.

use std::collections::BTreeSet;

use cards_speak::engine::rule::{RuleId, Tag};
use cards_speak::text::{Args, Language};

use super::catalog;

#[test]
fn each_entry_is_explained_in_each_language() {
    for &language in Language::ALL {
        let texts = catalog(language);
        for rule in RuleId::ALL {
            let id = format!("rule-{rule}");
            assert!(texts.has(&id), "{language:?}: no title of {rule}");
            let text = texts.message(&format!("{id}.text"), &Args::new());
            let words = text.split_whitespace().count();
            assert!((8..=110).contains(&words), "{language:?} {rule}: {text}");
            if rule.tag() == Tag::Option {
                assert!(texts.has(&format!("{id}.variants")), "{language:?} {rule}");
            }
        }
    }
}

/// Whatever the rule book has is an entry, in parts that the screen knows.
#[test]
fn the_rule_book_has_nothing_but_entries() {
    let parts = ["", ".text", ".variants", ".example"];
    for &language in Language::ALL {
        let known: BTreeSet<String> = RuleId::ALL
            .iter()
            .flat_map(|rule| parts.map(|part| format!("rule-{rule}{part}")))
            .collect();
        let texts = catalog(language);
        let strange: Vec<&str> = texts
            .ids()
            .filter(|id| id.starts_with("rule-") && !known.contains(*id))
            .collect();
        assert!(strange.is_empty(), "{language:?}: {strange:?}");
    }
}

/// An id in a text leads somewhere.
#[test]
fn the_rule_book_refers_only_to_entries() {
    let groups: BTreeSet<&str> = RuleId::ALL
        .iter()
        .filter_map(|rule| rule.id().split('-').next())
        .collect();
    for &language in Language::ALL {
        let texts = catalog(language);
        for id in texts.ids().filter(|id| id.starts_with("rule-")) {
            let text = texts.message(id, &Args::new());
            let of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
            for word in text.split(|letter| !of_id(letter)) {
                let named = word.split_once('-').is_some_and(|(group, number)| {
                    groups.contains(group) && number.bytes().all(|digit| digit.is_ascii_digit())
                });
                if named {
                    assert!(word.parse::<RuleId>().is_ok(), "{language:?} {id}: {word}");
                }
            }
        }
    }
}
