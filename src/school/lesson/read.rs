//! Reading a lesson's file.

use toml::de::DeTable;

use super::keys::{Faults, Keys, whole};
use super::own::OwnWords;
use super::steps::{self, Shown};
use super::words::TextKind;
use super::{Lesson, Setting, Step};
use crate::engine::cards::Seed;
use crate::engine::rule::RuleId;
use crate::school::fault::{Fault, FaultPlace, Problem};
use crate::school::spot::{Comparison, Scene, Spot};

/// A file may have so many bytes.
pub const MOST_BYTES: usize = 256 * 1024;

const FORMAT: &str = "cards-speak-lesson";
const VERSION: i64 = 1;

impl Lesson {
    /// Reads a lesson; with every fault of the file, if it has one. `taken` are names that a
    /// school's own lesson may not have.
    pub fn read(text: &str, taken: &[&str]) -> Result<Self, Vec<Fault>> {
        Self::read_with_warnings(text, taken).0
    }

    /// The same, and the warnings of a file that can be loaded.
    pub fn read_with_warnings(
        text: &str,
        taken: &[&str],
    ) -> (Result<Self, Vec<Fault>>, Vec<Fault>) {
        let mut faults = Faults::new(text);
        let file = FaultPlace::File;
        if text.len() > MOST_BYTES {
            let (bytes, most) = (text.len(), MOST_BYTES);
            faults.add(0, &file, Problem::Size { bytes, most });
            return (Err(faults.list), Vec::new());
        }
        let (table, errors) = DeTable::parse_recoverable(text);
        if !errors.is_empty() {
            for error in errors {
                let at = error.span().map_or(0, |span| span.start);
                let message = error.message().to_owned();
                faults.add(at, &file, Problem::Toml { message });
            }
            return (Err(faults.list), Vec::new());
        }
        let mut keys = Keys::new(table.get_ref(), 0, file);
        let lesson = read(&mut keys, &mut faults, taken);
        let (warnings, list): (Vec<Fault>, Vec<Fault>) = faults
            .list
            .into_iter()
            .partition(|fault| fault.problem.is_warning());
        match lesson {
            Some(lesson) if list.is_empty() => (Ok(lesson), warnings),
            _ => (Err(list), warnings),
        }
    }
}

fn read(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, taken: &[&str]) -> Option<Lesson> {
    if !is_a_lesson(keys, faults) {
        return None;
    }
    let is_own = keys.get("title").is_some();
    let id = id(keys, faults, if is_own { taken } else { &[] });
    keys.need(faults, "minutes");
    let minutes = keys.number(faults, "minutes", (1, 15));
    let rules = rules(keys, faults);
    let examples = texts(keys, faults, "examples");
    let author = keys.text(faults, "author").map(str::to_owned);
    let licence = keys.text(faults, "licence").map(str::to_owned);
    let mut own = is_own.then(OwnWords::default);
    let name = id.clone().unwrap_or_default();
    if let Some(words) = &mut own {
        let head = ["lesson-", &name].concat();
        words.read(keys, faults, "title", (&head, TextKind::Title), &[]);
        let goal = [&head, ".goal"].concat();
        if !words.read(keys, faults, "goal", (&goal, TextKind::Goal), &[]) {
            let key = "goal".to_owned();
            keys.fault(faults, Problem::Missing { key });
        }
    }
    let settings = settings(keys, faults, &name);
    let comparisons = comparisons(keys, faults);
    let shown = Shown {
        settings: &settings,
        comparisons: &comparisons,
        rules: &rules,
    };
    let steps = all_steps(keys, faults, &shown, (&name, own.as_mut()), "step");
    let checks = all_steps(keys, faults, &shown, (&name, own.as_mut()), "check");
    keys.finish(faults);
    if let Some(words) = &own {
        words.gaps(keys, faults);
        unpractised(keys, faults, words, &rules);
    }
    Some(Lesson {
        id: id?,
        minutes: u8::try_from(minutes?).unwrap_or(15),
        rules,
        examples,
        author,
        licence,
        steps: steps?,
        checks: checks?,
        own,
        settings,
        comparisons,
    })
}

/// Whether the head says so; nothing else is read otherwise.
fn is_a_lesson(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>) -> bool {
    let format = keys.get("format");
    if format.and_then(|value| value.get_ref().as_str()) != Some(FORMAT) {
        let found = format.map_or(String::new(), |value| faults.raw(value).to_owned());
        keys.fault(faults, Problem::Format { found });
        return false;
    }
    let Some(version) = keys.need(faults, "version") else {
        return false;
    };
    if whole(version) != Some(VERSION) {
        let found = faults.raw(version).to_owned();
        keys.fault_at(faults, version, Problem::Version { found });
        return false;
    }
    true
}

fn id(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, taken: &[&str]) -> Option<String> {
    let id = keys.needed_text(faults, "id")?;
    let letters = id
        .bytes()
        .all(|sign| matches!(sign, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    let kebab =
        letters && id.starts_with(|first: char| first.is_ascii_lowercase()) && !id.ends_with('-');
    if let Some(value) = keys.get("id") {
        let found = id.to_owned();
        if !kebab || !(3..=40).contains(&id.len()) {
            keys.fault_at(faults, value, Problem::Id { found });
        } else if taken.contains(&id) {
            keys.fault_at(faults, value, Problem::IdTaken { found });
        }
    }
    Some(id.to_owned())
}

fn texts(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, key: &'static str) -> Vec<String> {
    let mut texts = Vec::new();
    for value in keys.list(faults, key) {
        match value.get_ref().as_str() {
            Some(text) => texts.push(text.to_owned()),
            None => keys.wrong(faults, key, value, "a text in quotation marks"),
        }
    }
    texts
}

fn rules(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>) -> Vec<RuleId> {
    keys.need(faults, "rules");
    let mut rules = Vec::new();
    for value in keys.list(faults, "rules") {
        let text = value.get_ref().as_str().unwrap_or_default();
        if let Ok(rule) = text.parse() {
            rules.push(rule);
        } else {
            let found = faults.raw(value).trim_matches(['"', '\'']).to_owned();
            let last = last_of_group(text);
            keys.fault_at(faults, value, Problem::Rule { found, last });
        }
    }
    rules
}

/// The last rule of the group that a wrong id names: the `ALLIN` of `ALLIN-44`.
fn last_of_group(text: &str) -> Option<String> {
    let (group, _) = text.rsplit_once('-')?;
    let of_group = RuleId::ALL.iter().rev().find(|rule| {
        let id = rule.id().rsplit_once('-');
        id.is_some_and(|(other, _)| other == group)
    });
    of_group.map(|rule| rule.id().to_owned())
}

fn settings(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, id: &str) -> Vec<(String, Setting)> {
    let mut settings = Vec::new();
    let tables = keys.tables(faults, "spot", |number| {
        FaultPlace::Spot((number + 1).to_string())
    });
    for mut keys in tables {
        let Some(name) = keys.needed_text(faults, "name") else {
            continue;
        };
        keys.place = FaultPlace::Spot(name.to_owned());
        let text = keys.needed_text(faults, "text");
        keys.finish(faults);
        let (Some(text), Some(value)) = (text, keys.get("text")) else {
            continue;
        };
        let (line, _) = faults.inside(value);
        let read = if Scene::is(text) {
            Scene::read(text, line, &keys.place).map(Setting::Scene)
        } else {
            let seed = seed(id, name);
            let spot = Spot::read(text, line, &keys.place, seed);
            spot.map(|spot| Setting::Hand(Box::new(spot)))
        };
        match read {
            Ok(setting) => settings.push((name.to_owned(), setting)),
            Err(list) => faults.list.extend(list),
        }
    }
    settings
}

/// The cards that a spot leaves open come from the names of lesson and spot, always the same.
fn seed(lesson: &str, spot: &str) -> Seed {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest([lesson, "/", spot].concat());
    Seed::new(digest.into())
}

fn comparisons(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>) -> Vec<(String, Comparison)> {
    let mut comparisons = Vec::new();
    let tables = keys.tables(faults, "cards", |number| {
        FaultPlace::Cards((number + 1).to_string())
    });
    for mut keys in tables {
        let Some(name) = keys.needed_text(faults, "name") else {
            continue;
        };
        keys.place = FaultPlace::Cards(name.to_owned());
        let text = keys.needed_text(faults, "text");
        keys.finish(faults);
        let (Some(text), Some(value)) = (text, keys.get("text")) else {
            continue;
        };
        let (line, column) = faults.inside(value);
        match Comparison::read(text, line, column, &keys.place) {
            Ok(comparison) => comparisons.push((name.to_owned(), comparison)),
            Err(list) => faults.list.extend(list),
        }
    }
    comparisons
}

/// The steps, or the check questions; none, if one of them cannot be taught.
fn all_steps(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    shown: &Shown<'_>,
    (id, mut own): (&str, Option<&mut OwnWords>),
    key: &'static str,
) -> Option<Vec<Step>> {
    keys.need(faults, key);
    let is_check = key == "check";
    let tables = keys.tables(faults, key, |number| {
        if is_check {
            FaultPlace::Check(number + 1)
        } else {
            FaultPlace::Step(number + 1)
        }
    });
    let count = tables.len();
    if is_check && !(2..=4).contains(&count) {
        keys.fault(faults, Problem::Checks { count });
    }
    let letter = if is_check { "q" } else { "" };
    let mut steps = Vec::with_capacity(count);
    for (number, mut table) in tables.into_iter().enumerate() {
        let text_id = format!("lesson-{id}-{letter}{}", number + 1);
        let words = own.as_deref_mut().map(|words| (words, text_id.as_str()));
        steps.extend(steps::read(&mut table, faults, shown, words));
    }
    (steps.len() == count).then_some(steps)
}

/// Warnings for listed rules that no text names.
fn unpractised(keys: &Keys<'_, '_>, faults: &mut Faults<'_>, words: &OwnWords, rules: &[RuleId]) {
    for rule in rules {
        let cited = ["(", rule.id(), ")"].concat();
        if !words.all().iter().any(|text| text.text.contains(&cited)) {
            let rule = rule.id().to_owned();
            keys.fault(faults, Problem::Unpractised { rule });
        }
    }
}
