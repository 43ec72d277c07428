//! Fields of a hand, with their places in the file.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::engine::chips::Chips;
use crate::history::amount;
use crate::history::file::{Expected, Marks, Place, Trouble};

/// One hand's fields.
pub(super) struct Table<'a> {
    pub(super) fields: DeTable<'a>,
    text: &'a str,
    /// The line before the hand's first.
    line: usize,
}

/// An amount of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Amount {
    /// This much.
    Known(Chips),
    /// This much, with a minus.
    Negative(Chips),
    /// `inf`: not known.
    Unknown,
}

impl Amount {
    pub(super) fn chips(self) -> Chips {
        match self {
            Self::Known(chips) | Self::Negative(chips) => chips,
            Self::Unknown => Chips::ZERO,
        }
    }
}

impl<'a> Table<'a> {
    /// The fields of `text`, which begins after `line` lines of the file.
    pub(super) fn parse(text: &'a str, line: usize) -> Result<Self, Trouble> {
        match DeTable::parse(text) {
            Ok(fields) => Ok(Self {
                fields: fields.into_inner(),
                text,
                line,
            }),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start).min(text.len());
                let mut place = Place::of(text, at);
                place.line += line;
                let found = text.get(at..).unwrap_or("");
                Err(Trouble::expected(place, Expected::Toml, found))
            }
        }
    }

    /// The place of a byte of the hand's text.
    pub(super) fn place(&self, byte: usize) -> Place {
        let mut place = Place::of(self.text, byte);
        place.line += self.line;
        place
    }

    /// The places of bytes.
    pub(super) fn marks(&self, at: Vec<usize>) -> Marks<'a> {
        let (text, line) = (self.text, self.line);
        Marks::Bytes { text, line, at }
    }

    /// Where the hand begins.
    pub(super) fn start(&self) -> Place {
        let blank = self.text.len() - self.text.trim_start().len();
        self.place(blank)
    }

    /// What stands in the file for a value.
    pub(super) fn raw<T>(&self, value: &Spanned<T>) -> &'a str {
        self.text.get(value.span()).unwrap_or("")
    }

    pub(super) fn wrong<T>(&self, value: &Spanned<T>, expected: Expected) -> Trouble {
        let place = self.place(value.span().start);
        Trouble::expected(place, expected, self.raw(value))
    }

    pub(super) fn get(&self, name: &str) -> Option<&Spanned<DeValue<'a>>> {
        self.fields.get(name)
    }

    pub(super) fn need(&self, name: &str) -> Result<&Spanned<DeValue<'a>>, Trouble> {
        self.get(name).ok_or_else(|| {
            let first = self.text.trim_start().lines().next().unwrap_or("");
            Trouble::expected(self.start(), Expected::Field(name.to_owned()), first)
        })
    }

    pub(super) fn string<'v>(&self, value: &'v Spanned<DeValue<'a>>) -> Result<&'v str, Trouble> {
        let text = value.get_ref().as_str();
        text.ok_or_else(|| self.wrong(value, Expected::String))
    }

    /// A text or a whole number, as text.
    pub(super) fn word(&self, name: &str) -> Result<Option<String>, Trouble> {
        let Some(value) = self.get(name) else {
            return Ok(None);
        };
        match value.get_ref() {
            DeValue::String(text) => Ok(Some(text.to_string())),
            DeValue::Integer(number) => Ok(Some(number.to_string())),
            DeValue::Float(number) => Ok(Some(number.to_string())),
            _ => Err(self.wrong(value, Expected::String)),
        }
    }

    /// A whole number.
    pub(super) fn number(&self, value: &Spanned<DeValue<'a>>) -> Result<u64, Trouble> {
        let number = value.get_ref().as_integer().filter(|n| n.radix() == 10);
        let number = number.and_then(|number| number.as_str().parse().ok());
        number.ok_or_else(|| self.wrong(value, Expected::Number))
    }

    pub(super) fn optional_number(&self, name: &str) -> Result<Option<u64>, Trouble> {
        self.get(name).map(|value| self.number(value)).transpose()
    }

    pub(super) fn amount(&self, value: &Spanned<DeValue<'a>>) -> Result<Amount, Trouble> {
        let text = match value.get_ref() {
            DeValue::Integer(number) if number.radix() == 10 => number.as_str(),
            DeValue::Float(number) => number.as_str(),
            // Amounts in quotes are met with too.
            DeValue::String(text) => text,
            _ => return Err(self.wrong(value, Expected::Amount)),
        };
        match text {
            "inf" | "+inf" | "nan" => return Ok(Amount::Unknown),
            _ => {}
        }
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        match amount(digits) {
            Some(chips) if negative && !chips.is_zero() => Ok(Amount::Negative(chips)),
            Some(chips) => Ok(Amount::Known(chips)),
            None => Err(self.wrong(value, Expected::Amount)),
        }
    }

    /// A positive amount of a field.
    pub(super) fn needed_amount(&self, name: &str) -> Result<Chips, Trouble> {
        let value = self.need(name)?;
        match self.amount(value)? {
            Amount::Known(chips) => Ok(chips),
            Amount::Negative(_) | Amount::Unknown => Err(self.wrong(value, Expected::Amount)),
        }
    }

    pub(super) fn list<'v>(
        &self,
        value: &'v Spanned<DeValue<'a>>,
    ) -> Result<&'v [Spanned<DeValue<'a>>], Trouble> {
        let list = value.get_ref().as_array();
        let list = list.ok_or_else(|| self.wrong(value, Expected::List))?;
        Ok(list)
    }

    /// A list with one amount for each of `players`.
    pub(super) fn amounts(&self, name: &str, players: usize) -> Result<Vec<Amount>, Trouble> {
        let value = self.need(name)?;
        let list = self.list(value)?;
        if list.len() != players {
            return Err(self.wrong(value, Expected::EntryForEachPlayer));
        }
        list.iter().map(|entry| self.amount(entry)).collect()
    }

    /// The same, if the field is there.
    pub(super) fn optional_amounts(
        &self,
        name: &str,
        players: usize,
    ) -> Result<Option<Vec<Amount>>, Trouble> {
        let there = self.get(name).is_some();
        there.then(|| self.amounts(name, players)).transpose()
    }
}
