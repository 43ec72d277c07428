//! The house-rules sheet in words.

use std::collections::BTreeSet;

use cards_speak::engine::chips::Chips;
use cards_speak::engine::house::{
    AnteSize, HouseRules, OptionKey, Preset, Rake, SmallBlindAmount, Source,
};
use cards_speak::engine::rule::{RuleId, Tag};
use cards_speak::text::{Args, Catalog, HouseLine, Language};

use super::{catalog, first_catalog, sentence, sound};

/// Section 22 of the rule book: the disagreements whose ruling is the default of an option, and
/// the entry of that option.
const SETTLED: [(u8, RuleId); 36] = [
    (1, RuleId::Limit3),
    (2, RuleId::Limit4),
    (4, RuleId::Potlim1),
    (5, RuleId::Bet3),
    (6, RuleId::Bet4),
    (9, RuleId::Allin7),
    (10, RuleId::Allin7),
    (11, RuleId::Blind4),
    (13, RuleId::Draw2),
    (14, RuleId::Btn4),
    (15, RuleId::Blind18),
    (15, RuleId::Blind19),
    (16, RuleId::Blind20),
    (18, RuleId::Straddle1),
    (19, RuleId::Deal3),
    (20, RuleId::Burn1),
    (28, RuleId::Show5),
    (29, RuleId::Show6),
    (30, RuleId::Show18),
    (31, RuleId::Show12),
    (35, RuleId::Odd2),
    (36, RuleId::Odd3),
    (38, RuleId::Buyin9),
    (41, RuleId::Buyin10),
    (42, RuleId::Buyin2),
    (42, RuleId::Buyin3),
    (43, RuleId::Ante1),
    (45, RuleId::Seat6),
    (46, RuleId::Allin10),
    (48, RuleId::Misdeal11),
    (50, RuleId::Misdeal11),
    (56, RuleId::Rake1),
    (58, RuleId::Tourn7),
    (58, RuleId::Tourn8),
    // Settled elsewhere, but the option is about them.
    (44, RuleId::Seat2),
    (59, RuleId::Blind20),
];

#[test]
fn every_disagreement_that_an_option_settles_is_reached_from_the_sheet() {
    for &language in Language::ALL {
        let catalog = catalog(language);
        let sheet = catalog.house_sheet(&HouseRules::default());
        for (number, rule) in SETTLED {
            assert_eq!(rule.tag(), Tag::Option, "{rule}");
            let told = sheet.iter().any(|line| {
                line.rule == rule && line.conflicts.iter().any(|(told, _)| *told == number)
            });
            assert!(told, "C-{number} is not told at {rule}");
        }
        // What the sheet has a number for, it has words for.
        for (words, line) in sheet.iter().zip(HouseRules::default().sheet()) {
            let told: Vec<u8> = words.conflicts.iter().map(|(number, _)| *number).collect();
            assert_eq!(told, line.conflicts);
            for (_, text) in &words.conflicts {
                sentence(text);
            }
        }
        assert_eq!(catalog.house_conflict(7), None);
    }
}

fn titles(catalog: &Catalog) -> BTreeSet<String> {
    let titles = OptionKey::ALL.iter();
    titles.map(|&option| catalog.house_title(option)).collect()
}

fn in_words(line: &HouseLine) {
    sound(&line.title);
    assert!(line.title.chars().count() <= 40, "{}", line.title);
    sentence(&line.about);
    sound(&line.value);
    for choice in &line.choices {
        sound(&choice.text);
        assert!(!choice.text.ends_with('.'), "{}", choice.text);
        assert!(choice.text.chars().count() <= 110, "{}", choice.text);
        sound(&choice.known_to);
    }
}

#[test]
fn every_option_has_a_title_what_it_decides_and_its_values_in_each_language() {
    for &language in Language::ALL {
        let catalog = catalog(language);
        assert_eq!(titles(&catalog).len(), OptionKey::ALL.len());
        for rules in Preset::ALL.map(Preset::rules) {
            let sheet = catalog.house_sheet(&rules);
            assert_eq!(sheet.len(), OptionKey::ALL.len());
            for line in &sheet {
                in_words(line);
                let option = line.option;
                let names: Vec<&str> = line.choices.iter().map(|choice| choice.name).collect();
                let listed = option.values().iter().map(|value| value.name);
                assert_eq!(names, listed.collect::<Vec<_>>());
                if names.is_empty() {
                    continue;
                }
                let chosen = line.choices.iter().filter(|choice| choice.chosen);
                let chosen: Vec<&str> = chosen.map(|choice| choice.text.as_str()).collect();
                assert_eq!(chosen, [line.value.as_str()]);
                let texts: BTreeSet<&str> = line
                    .choices
                    .iter()
                    .map(|choice| choice.text.as_str())
                    .collect();
                assert_eq!(texts.len(), names.len(), "{}", line.title);
            }
        }
        for preset in Preset::ALL {
            sound(&catalog.preset_name(preset));
            sentence(&catalog.preset_about(preset));
        }
        let mut first = first_catalog(language)
            .ids()
            .map(str::to_owned)
            .collect::<Vec<_>>();
        first.retain(|id| id.starts_with("house-"));
        assert!(first.is_empty(), "loaded before anybody asks: {first:?}");
    }
}

/// Fluent finds an attribute by its name alone: one that no value has is never said.
#[test]
fn the_texts_name_no_value_that_an_option_does_not_have() {
    let catalog = catalog(Language::En);
    let mut said: BTreeSet<String> = BTreeSet::new();
    for &option in OptionKey::ALL {
        let title = catalog.house_title(option);
        let id = catalog
            .ids()
            .find(|id| id.starts_with("house-") && catalog.message(id, &Args::new()) == title)
            .unwrap()
            .to_owned();
        for value in option.values() {
            said.insert(format!("{id}.is-{}", value.name));
        }
    }
    let numbers = [
        "house-small-blind-amount.is-derived",
        "house-ante-size.is-tenth-of-big-blind",
        "house-rake.is-none",
    ];
    said.extend(numbers.map(str::to_owned));
    let written: BTreeSet<String> = catalog
        .ids()
        .filter(|id| id.starts_with("house-") && id.contains(".is-"))
        .map(str::to_owned)
        .collect();
    assert_eq!(written, said);
}

#[test]
fn values_that_are_numbers_are_said_with_their_unit() {
    let rules = HouseRules {
        max_seats: 6,
        min_buy_in: 40,
        chips_per_unit: 4,
        small_blind_amount: SmallBlindAmount::Fixed(Chips::new(2_000)),
        ante_size: AnteSize::Fixed(Chips::new(1)),
        rake: Rake {
            rate: 250,
            cap: Some(Chips::new(60)),
            no_flop_no_drop: true,
        },
        ..HouseRules::default()
    };
    let said = |language, rules: &HouseRules| {
        let catalog = catalog(language);
        [
            OptionKey::MaxSeats,
            OptionKey::MinBuyIn,
            OptionKey::ChipsPerUnit,
            OptionKey::SmallBlindAmount,
            OptionKey::AnteSize,
            OptionKey::Rake,
        ]
        .map(|option| catalog.house_value(rules, option))
    };
    assert_eq!(
        said(Language::En, &rules),
        [
            "6 seats",
            "40 big blinds",
            "4 chips",
            "2\u{202F}000 chips",
            "1 chip",
            "2.5 % of a pot that has seen a flop, at most 60",
        ]
    );
    assert_eq!(
        said(Language::Cs, &rules),
        [
            "6 míst",
            "40 velkých blindů",
            "4 žetony",
            "2\u{202F}000 žetonů",
            "1 žeton",
            "2,5 % z banku, pokud se vyložil flop, nejvýš 60",
        ]
    );
    assert_eq!(
        said(Language::En, &HouseRules::default()),
        [
            "10 seats",
            "10 big blinds",
            "1 chip",
            "half of the big blind",
            "a tenth of the big blind",
            "nothing",
        ]
    );
    let always = Rake {
        rate: 500,
        cap: None,
        no_flop_no_drop: false,
    };
    for (cap, expected) in [
        (None, "5 % of every pot"),
        (Some(9), "5 % of every pot, at most 9"),
    ] {
        let rules = HouseRules {
            rake: Rake {
                cap: cap.map(Chips::new),
                ..always
            },
            ..HouseRules::default()
        };
        assert_eq!(said(Language::En, &rules)[5], expected);
    }
}

#[test]
fn the_league_and_its_raises_in_words() {
    let catalog = catalog(Language::En);
    let sheet = catalog.house_sheet(&Preset::League.rules());
    let line = sheet
        .iter()
        .find(|line| line.option == OptionKey::RaiseCap)
        .unwrap();
    assert_eq!(line.title, "Raises in a round");
    assert_eq!(line.value, "four");
    assert!(!line.is_default);
    assert_eq!(
        line.choices[1].known_to,
        "the league rules, the card-room rules"
    );
    let [(1, first), (3, _)] = &line.conflicts[..] else {
        panic!("{line:?}");
    };
    assert!(first.contains("The league mostly allows four"));
    assert_eq!(catalog.preset_name(Preset::League), "Czech league");
    assert_eq!(catalog.house_source(Source::Practice), "common practice");
}
