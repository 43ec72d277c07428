//! The words of a school's own lesson: they stand in its file, under the ids of built-in ones.

use super::keys::{Faults, Keys, Value};
use super::words::TextKind;
use crate::engine::rule::RuleId;
use crate::school::fault::Problem;

/// The languages of the game, by their codes.
pub(super) const LANGUAGES: [&str; 4] = ["en", "cs", "sk", "pl"];

/// One text in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnText {
    /// The id that it would have in the languages' texts.
    pub id: String,
    /// The code of its language.
    pub language: &'static str,
    /// The text; rules stand in round brackets as in built-in lessons.
    pub text: String,
}

/// All words of a school's own lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnWords(Vec<OwnText>);

impl OwnWords {
    /// A text in this language, or in the first that it has.
    #[must_use]
    pub fn text(&self, id: &str, language: &str) -> Option<&str> {
        let of_id = || self.0.iter().filter(|text| text.id == id);
        let own = of_id().find(|text| text.language == language);
        own.or_else(|| of_id().next())
            .map(|text| text.text.as_str())
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[OwnText] {
        &self.0
    }

    /// Reads a text by language; whether there was one.
    pub(super) fn read(
        &mut self,
        keys: &mut Keys<'_, '_>,
        faults: &mut Faults<'_>,
        key: &'static str,
        (id, kind): (&str, TextKind),
        fills: &[(&str, String)],
    ) -> bool {
        let Some(value) = keys.get(key) else {
            return false;
        };
        let entries = by_language(keys, faults, key, value);
        for (language, value) in entries {
            let name = [key, ".", language].concat();
            let Some(text) = value.get_ref().as_str() else {
                keys.wrong(faults, &name, value, "a text in quotation marks");
                continue;
            };
            self.put(
                keys,
                faults,
                (&name, value),
                (id, language, kind),
                (text, fills),
            );
        }
        true
    }

    /// Reads the choices by language; how many there are.
    pub(super) fn read_choices(
        &mut self,
        keys: &mut Keys<'_, '_>,
        faults: &mut Faults<'_>,
        id: &str,
    ) -> Option<usize> {
        let value = keys.get("choices")?;
        value.get_ref().as_table()?;
        let mut count = None;
        for (language, value) in by_language(keys, faults, "choices", value) {
            let name = ["choices.", language].concat();
            let list = value.get_ref().as_array();
            let length = list.map_or(0, |list| list.len());
            if !(2..=4).contains(&length) || count.is_some_and(|count| count != length) {
                keys.wrong(
                    faults,
                    &name,
                    value,
                    "2 to 4 texts, as many in every language",
                );
                continue;
            }
            count = Some(length);
            for (number, entry) in list.into_iter().flat_map(|list| list.iter()).enumerate() {
                let Some(text) = entry.get_ref().as_str() else {
                    keys.wrong(faults, &name, entry, "a text in quotation marks");
                    continue;
                };
                let id = format!("{id}.choice-{}", number + 1);
                let kind = TextKind::Choice;
                self.put(
                    keys,
                    faults,
                    (&name, entry),
                    (&id, language, kind),
                    (text, &[]),
                );
            }
        }
        count
    }

    fn put(
        &mut self,
        keys: &Keys<'_, '_>,
        faults: &mut Faults<'_>,
        (name, value): (&str, &Value<'_>),
        (id, language, kind): (&str, &'static str, TextKind),
        (text, fills): (&str, &[(&str, String)]),
    ) {
        let length = text.chars().count();
        if length > kind.most() {
            let (key, most) = (name.to_owned(), kind.most());
            keys.fault_at(faults, value, Problem::TooLong { key, length, most });
        }
        match filled(text, fills) {
            Ok(text) => self.0.push(OwnText {
                id: id.to_owned(),
                language,
                text,
            }),
            Err(found) => keys.fault_at(faults, value, Problem::Placeholder { found }),
        }
    }

    /// Warnings for texts that are there in some languages only.
    pub(super) fn gaps(&self, keys: &Keys<'_, '_>, faults: &mut Faults<'_>) {
        let used = |language: &&str| self.0.iter().any(|text| text.language == *language);
        let languages: Vec<&str> = LANGUAGES.into_iter().filter(used).collect();
        let mut ids: Vec<&str> = self.0.iter().map(|text| text.id.as_str()).collect();
        ids.dedup();
        for id in ids {
            for language in &languages {
                let has = |text: &OwnText| text.id == id && text.language == *language;
                if !self.0.iter().any(has) {
                    let key = [id, " (", language, ")"].concat();
                    keys.fault(faults, Problem::LanguageGap { key });
                }
            }
        }
    }
}

/// The texts of a key by their languages.
fn by_language<'a, 't>(
    keys: &Keys<'a, 't>,
    faults: &mut Faults<'_>,
    key: &str,
    value: &'a Value<'t>,
) -> Vec<(&'static str, &'a Value<'t>)> {
    let Some(table) = value.get_ref().as_table() else {
        keys.wrong(faults, key, value, "en = …, cs = …, sk = …, pl = …");
        return Vec::new();
    };
    let inside = Keys::new(table, value.span().start, keys.place.clone());
    let mut texts = Vec::new();
    for (name, text) in inside.entries() {
        if let Some(language) = LANGUAGES.into_iter().find(|known| *known == name) {
            texts.push((language, text));
        } else {
            let (found, key) = (name.to_owned(), key.to_owned());
            keys.fault_at(faults, text, Problem::Language { found, key });
        }
    }
    if texts.is_empty() {
        let key = key.to_owned();
        keys.fault_at(faults, value, Problem::NoLanguage { key });
    }
    texts
}

/// The text with its placeholders filled: `{ALLIN-5}` becomes `(ALLIN-5)`, `{amount}` the figure.
/// The error is what means nothing.
fn filled(text: &str, fills: &[(&str, String)]) -> Result<String, String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((name, after)) = after.split_once('}') else {
            return Err(rest.to_owned());
        };
        if let Some((_, fill)) = fills.iter().find(|(known, _)| *known == name) {
            filled.push_str(fill);
        } else if name.parse::<RuleId>().is_ok() {
            for part in ["(", name, ")"] {
                filled.push_str(part);
            }
        } else {
            return Err(name.to_owned());
        }
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}
