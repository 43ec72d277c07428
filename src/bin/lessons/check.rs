//! Reads all lessons and their texts, and gathers what is wrong.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cards_speak::engine::rule::RuleId;
use cards_speak::school::lesson::{Lesson, TextKind};
use cards_speak::school::path::{CHAPTERS, PathLesson};
use cards_speak::text::{Args, Catalog, Language};

/// What was found.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    pub(crate) lessons: usize,
    pub(crate) steps: usize,
    pub(crate) checks: usize,
    /// One line each: file, place, what.
    pub(crate) faults: Vec<String>,
    /// Lessons of the path that have no file.
    pub(crate) missing: Vec<&'static str>,
}

/// Checks the lessons of the project whose root this is.
pub(crate) fn all(root: &Path) -> Checked {
    let mut checked = Checked::default();
    let folder = root.join("public/lessons");
    let mut files: BTreeSet<String> = fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    for chapter in CHAPTERS {
        let part = format!("lesson-{:02}", chapter.number);
        let mut lessons = Vec::new();
        for listed in chapter.lessons {
            let file = [listed.id, ".toml"].concat();
            if !files.remove(&file) {
                checked.missing.push(listed.id);
                continue;
            }
            let text = fs::read_to_string(folder.join(&file)).unwrap_or_default();
            checked.lessons += 1;
            match Lesson::read(&text, &[]) {
                Ok(lesson) => {
                    checked.steps += lesson.steps.len();
                    checked.checks += lesson.checks.len();
                    head(&lesson, listed, &mut checked.faults);
                    lessons.push(lesson);
                }
                Err(faults) => {
                    let told = faults.into_iter().map(|fault| format!("{file}:{fault}"));
                    checked.faults.extend(told);
                }
            }
        }
        for &language in Language::ALL {
            let path = Path::new("public/locales")
                .join(language.code())
                .join(&part);
            texts(root, &path, language, &lessons, &mut checked.faults);
        }
    }
    for file in files {
        checked.faults.push(format!("{file}: not on the path"));
    }
    checked
}

/// What the path says of a lesson before it is loaded.
fn head(lesson: &Lesson, listed: &PathLesson, faults: &mut Vec<String>) {
    if lesson.id != listed.id {
        faults.push(format!("{}.toml: its id is {}", listed.id, lesson.id));
    }
    if lesson.minutes != listed.minutes {
        let (here, there) = (lesson.minutes, listed.minutes);
        faults.push(format!(
            "{}.toml: {here} minutes, {there} on the path",
            listed.id
        ));
    }
}

/// The texts of a chapter in one language.
fn texts(
    root: &Path,
    path: &Path,
    language: Language,
    lessons: &[Lesson],
    faults: &mut Vec<String>,
) {
    for lesson in lessons {
        let file = path.join([&lesson.id, ".ftl"].concat());
        let name = file.display().to_string();
        let source = fs::read_to_string(root.join(&file)).unwrap_or_default();
        let catalog = match Catalog::parse(language, &[&source]) {
            Ok(catalog) => catalog,
            Err(error) => {
                faults.push(format!("{name}: {error}"));
                continue;
            }
        };
        let wanted = lesson.wanted_texts();
        for text in &wanted {
            if !catalog.has(&text.id) {
                if text.needed {
                    faults.push(format!("{name}: {} is missing", text.id));
                }
                continue;
            }
            let words = catalog.message(&text.id, &Args::new());
            let length = words.chars().count();
            let most = text.kind.most();
            if length > most {
                faults.push(format!(
                    "{name}: {}: {length} characters, at most {most}",
                    text.id
                ));
            }
            if let Some(problem) = wrong_in(&words) {
                faults.push(format!("{name}: {}: {problem}", text.id));
            }
        }
        for id in catalog.ids() {
            let is_table = id.strip_suffix(".table").is_some_and(|step| {
                wanted
                    .iter()
                    .any(|text| text.id == step && text.kind == TextKind::See)
            });
            if !is_table && !wanted.iter().any(|text| text.id == id) {
                faults.push(format!("{name}: {id} belongs to nothing"));
            }
        }
    }
}

/// What no text may have in it: an unknown rule, an unfilled place, a card in letters.
fn wrong_in(words: &str) -> Option<String> {
    if words.contains(['{', '}']) {
        return Some("a brace".to_owned());
    }
    if words.chars().any(|sign| sign == '\u{FE0F}') {
        return Some("a suit with a variation sign".to_owned());
    }
    let is_id = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
    for word in words.split(|sign| !is_id(sign)) {
        let Some((group, number)) = word.rsplit_once('-') else {
            continue;
        };
        let known = RuleId::ALL.iter().any(|rule| {
            let id = rule.id().rsplit_once('-');
            id.is_some_and(|(other, _)| other == group)
        });
        let numbered = !number.is_empty() && number.bytes().all(|sign| sign.is_ascii_digit());
        if known && numbered && word.parse::<RuleId>().is_err() {
            return Some(format!("there is no rule {word}"));
        }
    }
    let mut before = ' ';
    for sign in words.chars() {
        if "♠♥♦♣".contains(sign) && !(before.is_ascii_digit() || "AKQJ".contains(before)) {
            let alone = !before.is_alphanumeric();
            if !alone {
                return Some(format!("{before}{sign} is no card"));
            }
        }
        before = sign;
    }
    None
}
