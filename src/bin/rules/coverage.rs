//! How much of the rule book is enforced, cited, exercised, simulated and played as an example.
//!
//! A test carries the ids of its entries at the beginning of its name: `blind_10_11_…` stands for
//! BLIND-10 and BLIND-11, `ex_pot_1_pot_3_…` for the worked example EX-POT-1 and for POT-3;
//! rulings (`s_17`) and conflicts (`c_60`) may stand among them.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

use cards_speak::engine::floor::SIMULATED;
use cards_speak::engine::house::{HouseRules, OptionKey};
use cards_speak::engine::rule::{RuleId, Tag};

use crate::decides::DECIDES;
use crate::exercised::EXERCISED;

/// The worked examples of section 24: how many there are of each kind.
const EXAMPLES: &[(&str, usize)] = &[
    ("DECK", 1),
    ("POS", 1),
    ("BUYIN", 2),
    ("DRAW", 1),
    ("SHUF", 1),
    ("BLIND", 6),
    ("BTN", 1),
    ("ANTE", 1),
    ("STRADDLE", 1),
    ("LIMIT", 5),
    ("PL", 2),
    ("NL", 1),
    ("CALL", 1),
    ("STRING", 1),
    ("CHIP", 3),
    ("ALLIN", 5),
    ("POT", 3),
    ("SHOW", 2),
    ("ODD", 3),
    ("RANK", 30),
    ("MIS", 20),
    ("ETIQ", 1),
    ("TOURN", 1),
];

/// Tests by the ids that their names carry.
type Tests = BTreeMap<String, BTreeSet<String>>;

/// What of one part of the rule book is covered, and what is missing.
#[derive(Debug)]
pub(crate) struct Part {
    name: &'static str,
    all: usize,
    missing: Vec<String>,
    note: String,
}

/// The coverage of the whole rule book.
#[derive(Debug)]
pub(crate) struct Coverage {
    /// Part by part.
    parts: Vec<Part>,
    /// What the tables say that is not so: tests that are not there, places that have moved.
    wrong: Vec<String>,
}

impl Coverage {
    /// Reads the sources under `root`.
    pub(crate) fn of(root: &Path) -> io::Result<Self> {
        let mut names = BTreeSet::new();
        collect_tests(&root.join("tests/it"), &mut names)?;
        let mut tests = Tests::new();
        for name in &names {
            for id in ids(name) {
                tests.entry(id).or_default().insert(name.clone());
            }
        }
        let cited = cited(root)?;
        let mut wrong = Vec::new();
        let shown: BTreeSet<RuleId> = DECIDES.iter().map(|(rule, ..)| *rule).collect();
        for (rule, file, item) in DECIDES {
            if !fs::read_to_string(root.join(file))?.contains(item) {
                wrong.push(format!("{rule}: no `{item}` in {file}"));
            }
            if cited.contains(rule) {
                wrong.push(format!("{rule} is cited, yet listed as decided in {file}"));
            }
        }
        let parts = vec![
            titled(),
            enforced(&tests),
            is_cited(&cited, &shown),
            has_key(),
            exercised(&names, &mut wrong),
            simulated(),
            examples(&tests),
        ];
        Ok(Self { parts, wrong })
    }

    /// Everything that is missing or wrong, a line each.
    pub(crate) fn faults(&self) -> Vec<String> {
        let missing = self.parts.iter().flat_map(|part| {
            let name = part.name;
            part.missing
                .iter()
                .map(move |what| format!("{name}: {what}"))
        });
        missing.chain(self.wrong.iter().cloned()).collect()
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.parts {
            let Part {
                name,
                all,
                missing,
                note,
            } = part;
            writeln!(f, "{:3} of {all:3} {name}{note}", all - missing.len())?;
        }
        let faults = self.faults();
        if faults.is_empty() {
            return writeln!(f, "nothing is missing");
        }
        writeln!(f, "missing:")?;
        faults.iter().try_for_each(|fault| writeln!(f, "  {fault}"))
    }
}

fn with(tag: Tag) -> Vec<RuleId> {
    let all = RuleId::ALL.iter().copied();
    all.filter(|rule| rule.tag() == tag).collect()
}

fn named(rule: RuleId) -> String {
    format!("{rule} {}", rule.title())
}

fn part(name: &'static str, of: &[RuleId], has: impl Fn(RuleId) -> bool) -> Part {
    let missing = of.iter().filter(|rule| !has(**rule));
    Part {
        name,
        all: of.len(),
        missing: missing.map(|rule| named(*rule)).collect(),
        note: String::new(),
    }
}

fn titled() -> Part {
    part("entries with a title of their own", RuleId::ALL, |rule| {
        let same = RuleId::ALL
            .iter()
            .filter(|other| other.title() == rule.title());
        !rule.title().is_empty() && same.count() == 1
    })
}

fn enforced(tests: &Tests) -> Part {
    part("engine entries enforced", &with(Tag::Engine), |rule| {
        tests.contains_key(rule.id())
    })
}

fn is_cited(cited: &BTreeSet<RuleId>, shown: &BTreeSet<RuleId>) -> Part {
    let of = with(Tag::Engine);
    let mut part = part("engine entries cited", &of, |rule| {
        cited.contains(&rule) || shown.contains(&rule)
    });
    part.note = format!(", {} of them by the place where they decide", shown.len());
    part
}

fn has_key() -> Part {
    part(
        "option entries in the house rules",
        &with(Tag::Option),
        |rule| OptionKey::ALL.iter().any(|key| key.rule() == rule),
    )
}

fn exercised(names: &BTreeSet<String>, wrong: &mut Vec<String>) -> Part {
    for (option, value, test) in EXERCISED {
        if !names.contains(*test) {
            wrong.push(format!("{option} = {value}: no test {test}"));
        }
        let key = OptionKey::ALL.iter().find(|key| key.name() == *option);
        let taken = key.is_some_and(|key| HouseRules::default().set(*key, value).is_ok());
        if !taken {
            wrong.push(format!("{option} = {value}: no such option or value"));
        }
    }
    let (mut all, mut missing) = (0, Vec::new());
    for key in OptionKey::ALL {
        let own = EXERCISED
            .iter()
            .filter(|(option, ..)| *option == key.name());
        let played: BTreeSet<&str> = own.map(|(_, value, _)| *value).collect();
        if key.values().is_empty() {
            // Any number will do: two that differ.
            all += 2;
            let short = 2_usize.saturating_sub(played.len());
            missing.extend((0..short).map(|_| format!("{}: another value", key.name())));
        }
        for value in key.values() {
            all += 1;
            if !played.contains(value.name) {
                missing.push(format!("{} = {}", key.name(), value.name));
            }
        }
    }
    Part {
        name: "values of options exercised",
        all,
        missing,
        note: String::new(),
    }
}

fn simulated() -> Part {
    part("table entries simulated", &with(Tag::Table), |rule| {
        SIMULATED.contains(&rule)
    })
}

fn examples(tests: &Tests) -> Part {
    let numbered = |(kind, count): &(&str, usize)| -> Vec<String> {
        (1..=*count).map(|n| format!("EX-{kind}-{n}")).collect()
    };
    let all: Vec<String> = EXAMPLES.iter().flat_map(numbered).collect();
    Part {
        name: "worked examples played",
        all: all.len(),
        missing: all
            .into_iter()
            .filter(|id| !tests.contains_key(id))
            .collect(),
        note: String::new(),
    }
}

/// The entries that the sources of the citations and of the floor's reasons name.
fn cited(root: &Path) -> io::Result<BTreeSet<RuleId>> {
    let mut cited = BTreeSet::new();
    for file in ["src/engine/citation.rs", "src/engine/floor/reason.rs"] {
        let text = fs::read_to_string(root.join(file))?;
        // What stands before the table of rules is documentation.
        let table = text
            .split_once("match self {")
            .map_or("", |(_, table)| table);
        let words: BTreeSet<&str> = table
            .split(|character: char| !character.is_ascii_alphanumeric())
            .collect();
        let names = |rule: &&RuleId| words.contains(format!("{rule:?}").as_str());
        cited.extend(RuleId::ALL.iter().filter(names));
    }
    Ok(cited)
}

/// The names of all tests in the files of this folder and of those in it.
fn collect_tests(folder: &Path, names: &mut BTreeSet<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect_tests(&path, names)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            let functions = text.split("#[test]").skip(1);
            names.extend(functions.filter_map(|after| {
                let (_, name) = after.split_once("fn ")?;
                Some(name.split('(').next()?.to_owned())
            }));
            // The rows of the hand comparisons become tests by a macro.
            let rows = text.lines().map(str::trim_start);
            let rows = rows.filter(|line| line.starts_with("ex_rank_"));
            names.extend(rows.filter_map(|row| Some(row.split_once(':')?.0.to_owned())));
        }
    }
    Ok(())
}

/// The ids at the beginning of a test's name: `BLIND-10`, `EX-POT-1`.
fn ids(name: &str) -> Vec<String> {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let mut kinds: BTreeSet<String> = EXAMPLES
        .iter()
        .map(|(kind, _)| kind.to_lowercase())
        .collect();
    kinds.extend(RuleId::ALL.iter().filter_map(|rule| {
        let (section, _) = rule.id().split_once('-')?;
        Some(section.to_lowercase())
    }));
    kinds.extend(["s", "c"].map(str::to_owned));

    let mut found = Vec::new();
    let mut section = None;
    let mut prefix = "";
    let mut words = name.split('_').peekable();
    while let Some(word) = words.next() {
        match word {
            "ex" => prefix = "EX-",
            "and" => {}
            _ if is_number(&word) => match &section {
                Some(section) => found.push(format!("{section}-{word}")),
                None => break,
            },
            _ if kinds.contains(word) && words.peek().is_some_and(is_number) => {
                section = Some(format!("{prefix}{}", word.to_uppercase()));
                prefix = "";
            }
            _ => break,
        }
    }
    found
}

#[test]
fn names_carry_ids() {
    assert_eq!(ids("blind_10_11_the_small_blind"), ["BLIND-10", "BLIND-11"]);
    assert_eq!(ids("ex_pot_1_pot_3_8_side"), ["EX-POT-1", "POT-3", "POT-8"]);
    assert_eq!(ids("btn_2_and_btn_3_s_2_roles"), ["BTN-2", "BTN-3", "S-2"]);
    assert!(ids("limit_games_2_4").is_empty());
    assert!(ids("round_of_2").is_empty());
}
