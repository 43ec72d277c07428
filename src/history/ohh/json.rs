//! JSON with its places in the file.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::value::RawValue;

use crate::engine::chips::Chips;
use crate::history::amount;
use crate::history::file::{Expected, Marks, Place, Trouble};

/// A value, and the text it stands in.
#[derive(Clone, Copy)]
pub(super) struct Json<'a> {
    raw: &'a str,
    /// The text of the hand, and the lines before it.
    text: &'a str,
    line: usize,
}

impl<'a> Json<'a> {
    /// The one value of a text that begins after `line` lines of the file.
    pub(super) fn parse(text: &'a str, line: usize) -> Result<Self, Trouble> {
        match serde_json::from_str::<&RawValue>(text) {
            Ok(raw) => Ok(Self {
                raw: raw.get(),
                text,
                line,
            }),
            Err(error) => {
                let before = text
                    .split_inclusive('\n')
                    .take(error.line().saturating_sub(1));
                let start: usize = before.map(str::len).sum();
                let at = (start + error.column().saturating_sub(1)).min(text.len());
                let mut place = Place::of(text, at);
                place.line += line;
                let found = text.get(at..).unwrap_or("");
                Err(Trouble::expected(place, Expected::Json, found))
            }
        }
    }

    fn part(self, raw: &'a RawValue) -> Self {
        Self {
            raw: raw.get(),
            ..self
        }
    }

    /// Where the value begins in the hand's text.
    pub(super) fn byte(self) -> usize {
        let start = self.text.as_ptr() as usize;
        (self.raw.as_ptr() as usize).saturating_sub(start)
    }

    /// The places of bytes of the hand's text.
    pub(super) fn marks(self, at: Vec<usize>) -> Marks<'a> {
        let (text, line) = (self.text, self.line);
        Marks::Bytes { text, line, at }
    }

    pub(super) fn place(self) -> Place {
        let mut place = Place::of(self.text, self.byte());
        place.line += self.line;
        place
    }

    pub(super) fn wrong(self, expected: Expected) -> Trouble {
        Trouble::expected(self.place(), expected, self.raw)
    }

    pub(super) fn raw(self) -> &'a str {
        self.raw
    }

    pub(super) fn object(self) -> Result<Object<'a>, Trouble> {
        let fields = serde_json::from_str::<BTreeMap<Cow<'a, str>, &'a RawValue>>(self.raw);
        let fields = fields.map_err(|_| self.wrong(Expected::Object))?;
        Ok(Object { own: self, fields })
    }

    pub(super) fn list(self) -> Result<Vec<Self>, Trouble> {
        let list = serde_json::from_str::<Vec<&'a RawValue>>(self.raw);
        let list = list.map_err(|_| self.wrong(Expected::List))?;
        Ok(list.into_iter().map(|raw| self.part(raw)).collect())
    }

    pub(super) fn string(self) -> Result<String, Trouble> {
        serde_json::from_str(self.raw).map_err(|_| self.wrong(Expected::String))
    }

    /// A text, or a number as one.
    pub(super) fn word(self) -> Result<String, Trouble> {
        let number = self
            .raw
            .starts_with(|first: char| first == '-' || first.is_ascii_digit());
        if number {
            return Ok(self.raw.to_owned());
        }
        self.string()
    }

    pub(super) fn number(self) -> Result<u64, Trouble> {
        let number = serde_json::from_str(self.raw);
        number.map_err(|_| self.wrong(Expected::Number))
    }

    pub(super) fn amount(self) -> Result<Chips, Trouble> {
        let text = self.raw.trim_matches('"');
        amount(text).ok_or_else(|| self.wrong(Expected::Amount))
    }

    pub(super) fn is_true(self) -> bool {
        self.raw == "true"
    }
}

/// An object's fields.
pub(super) struct Object<'a> {
    own: Json<'a>,
    fields: BTreeMap<Cow<'a, str>, &'a RawValue>,
}

impl<'a> Object<'a> {
    /// A field, unless it is missing or null.
    pub(super) fn get(&self, name: &str) -> Option<Json<'a>> {
        let raw = self.fields.get(name)?;
        (raw.get() != "null").then(|| self.own.part(raw))
    }

    pub(super) fn need(&self, name: &str) -> Result<Json<'a>, Trouble> {
        self.get(name)
            .ok_or_else(|| self.own.wrong(Expected::Field(name.to_owned())))
    }

    /// A text that says something.
    pub(super) fn word(&self, name: &str) -> Result<Option<String>, Trouble> {
        let word = self.get(name).map(Json::word).transpose()?;
        Ok(word.filter(|word| !word.is_empty()))
    }

    pub(super) fn list(&self, name: &str) -> Result<Vec<Json<'a>>, Trouble> {
        self.get(name).map_or(Ok(Vec::new()), Json::list)
    }

    pub(super) fn amount(&self, name: &str) -> Result<Option<Chips>, Trouble> {
        self.get(name).map(Json::amount).transpose()
    }

    pub(super) fn number(&self, name: &str) -> Result<Option<u64>, Trouble> {
        self.get(name).map(Json::number).transpose()
    }
}
