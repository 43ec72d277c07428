//! The texts of one language.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use fluent_syntax::ast::{Attribute, Entry, Pattern};
use fluent_syntax::parser;

use super::args::Args;
use super::language::Language;
use super::number::{NumberFormat, grouped};
use super::resolve::{Scope, Voice};

/// The id of a message, written as a literal so that a test can find it in the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub &'static str);

/// All texts of one language, ready to be filled with arguments.
#[derive(Debug)]
pub struct Catalog {
    language: Language,
    format: NumberFormat,
    /// Messages by id, their attributes by `id.attribute`.
    messages: BTreeMap<String, Pattern<String>>,
    /// Terms by id without the dash: words that only this language's own texts use.
    terms: BTreeMap<String, Pattern<String>>,
    /// How many texts have been read.
    sources: usize,
}

impl Catalog {
    /// Reads the texts of a language: the contents of its `.ftl` files, in parts or joined.
    pub fn parse(language: Language, sources: &[&str]) -> Result<Self, CatalogError> {
        let mut catalog = Self {
            language,
            format: grouped,
            messages: BTreeMap::new(),
            terms: BTreeMap::new(),
            sources: 0,
        };
        for text in sources {
            catalog.add(text)?;
        }
        Ok(catalog)
    }

    /// Reads one more text of the language, such as those that are needed later than the others.
    ///
    /// Of a text that cannot be read, or that has an id again, nothing is taken over.
    pub fn add(&mut self, text: &str) -> Result<(), CatalogError> {
        let mut more = Self {
            language: self.language,
            format: self.format,
            messages: BTreeMap::new(),
            terms: BTreeMap::new(),
            sources: self.sources,
        };
        more.read(self.sources, text)?;
        let again = |id: String| CatalogError::Duplicate {
            source: self.sources,
            line: line_of(text, id.split('.').next().unwrap_or_default()),
            id,
        };
        if let Some(id) = more
            .messages
            .keys()
            .find(|id| self.messages.contains_key(*id))
        {
            return Err(again(id.clone()));
        }
        if let Some(id) = more.terms.keys().find(|id| self.terms.contains_key(*id)) {
            return Err(again(format!("-{id}")));
        }
        self.messages.extend(more.messages);
        self.terms.extend(more.terms);
        self.sources += 1;
        Ok(())
    }

    /// The same texts with numbers written by `format`.
    #[must_use]
    pub fn with_number_format(mut self, format: NumberFormat) -> Self {
        self.format = format;
        self
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message `id` (or an attribute, written `id.attribute`).
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    /// The ids of all messages, attributes as `id.attribute`, in alphabetical order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// The text of a message (or attribute, `id.attribute`) for the screen.
    ///
    /// What is unknown or missing stands visibly in the text: `{id}`, `{$argument}`.
    #[must_use]
    pub fn message(&self, id: &str, args: &Args) -> String {
        self.in_voice(Voice::Screen, id, args)
    }

    /// The text of a message for the ear.
    #[must_use]
    pub fn spoken(&self, id: &str, args: &Args) -> String {
        self.in_voice(Voice::Spoken, id, args)
    }

    /// The text of a message in one of the two voices.
    #[must_use]
    pub fn in_voice(&self, voice: Voice, id: &str, args: &Args) -> String {
        Scope::new(self, args, voice).message(id)
    }

    /// A number as it is written on the screen.
    #[must_use]
    pub fn number(&self, number: u64) -> String {
        (self.format)(self.language, number)
    }

    pub(super) fn pattern(&self, id: &str) -> Option<&Pattern<String>> {
        self.messages.get(id)
    }

    pub(super) fn term(&self, id: &str) -> Option<&Pattern<String>> {
        self.terms.get(id)
    }

    fn read(&mut self, source: usize, text: &str) -> Result<(), CatalogError> {
        let resource =
            parser::parse_runtime(text.to_owned()).map_err(|(_, errors)| match errors.first() {
                Some(error) => CatalogError::Syntax {
                    source,
                    line: line_at(text, error.pos.start),
                    problem: error.kind.to_string(),
                },
                None => CatalogError::Syntax {
                    source,
                    line: 1,
                    problem: "unreadable".to_owned(),
                },
            })?;
        let taken = |id: String| CatalogError::Duplicate {
            source,
            line: line_of(text, &id),
            id,
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    if let Some(value) = message.value
                        && self.messages.insert(id.clone(), value).is_some()
                    {
                        return Err(taken(id));
                    }
                    for Attribute { id: name, value } in message.attributes {
                        let full = format!("{id}.{}", name.name);
                        if self.messages.insert(full, value).is_some() {
                            return Err(taken(id));
                        }
                    }
                }
                Entry::Term(term) => {
                    if self
                        .terms
                        .insert(term.id.name.clone(), term.value)
                        .is_some()
                    {
                        return Err(taken(format!("-{}", term.id.name)));
                    }
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        Ok(())
    }
}

/// The line, counted from 1, of a place in a text.
fn line_at(text: &str, place: usize) -> usize {
    let before = text.bytes().take(place);
    before.filter(|byte| *byte == b'\n').count() + 1
}

/// The last line, counted from 1, on which a message of this id begins.
fn line_of(text: &str, id: &str) -> usize {
    let begins = |line: &str| {
        line.strip_prefix(id)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    text.lines()
        .enumerate()
        .filter(|(_, line)| begins(line))
        .last()
        .map_or(1, |(index, _)| index + 1)
}

/// Why texts cannot be read. Sources are counted from 0, lines from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogError {
    /// A line is not Fluent.
    Syntax {
        /// Which source.
        source: usize,
        /// Which line.
        line: usize,
        /// What was expected.
        problem: String,
    },
    /// An id is there twice.
    Duplicate {
        /// Which source has it again.
        source: usize,
        /// On which line.
        line: usize,
        /// The id.
        id: String,
    },
}

impl fmt::Display for CatalogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax {
                source,
                line,
                problem,
            } => write!(f, "text {source}, line {line}: {problem}"),
            Self::Duplicate { source, line, id } => {
                write!(f, "text {source}, line {line}: {id} is there twice")
            }
        }
    }
}

impl Error for CatalogError {}
