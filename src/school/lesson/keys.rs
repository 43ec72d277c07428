//! The keys of a table of the file, each with its place.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::history::file::Place;
use crate::school::fault::{Fault, FaultPlace, Problem};

/// A value with its place in the file.
pub(super) type Value<'t> = Spanned<DeValue<'t>>;

/// The faults of a file, found so far.
#[derive(Debug)]
pub(super) struct Faults<'t> {
    text: &'t str,
    pub(super) list: Vec<Fault>,
}

impl<'t> Faults<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self {
            text,
            list: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, byte: usize, place: &FaultPlace, problem: Problem) {
        let Place { line, column } = Place::of(self.text, byte);
        self.list.push(Fault {
            line,
            column,
            place: place.clone(),
            problem,
        });
    }

    /// What stands in the file for a value.
    pub(super) fn raw(&self, value: &Value<'_>) -> &'t str {
        self.text.get(value.span()).unwrap_or("")
    }

    /// Where the contents of a text begin: in a text of several lines, the line after the quotes.
    pub(super) fn inside(&self, value: &Value<'_>) -> (usize, usize) {
        let start = value.span().start;
        let Place { line, column } = Place::of(self.text, start);
        let raw = self.raw(value);
        let several = raw.starts_with("\"\"\"") || raw.starts_with("'''");
        let quotes = if several { 3 } else { 1 };
        if several && raw[quotes..].trim_start_matches('\r').starts_with('\n') {
            (line + 1, 1)
        } else {
            (line, column + quotes)
        }
    }
}

/// A table of the file that is being read.
#[derive(Debug)]
pub(super) struct Keys<'a, 't> {
    table: &'a DeTable<'t>,
    /// Where the table begins.
    start: usize,
    pub(super) place: FaultPlace,
    asked: Vec<&'static str>,
}

impl<'a, 't> Keys<'a, 't> {
    pub(super) const fn new(table: &'a DeTable<'t>, start: usize, place: FaultPlace) -> Self {
        Self {
            table,
            start,
            place,
            asked: Vec::new(),
        }
    }

    /// A fault at the beginning of the table.
    pub(super) fn fault(&self, faults: &mut Faults<'_>, problem: Problem) {
        faults.add(self.start, &self.place, problem);
    }

    /// A fault at a value.
    pub(super) fn fault_at(&self, faults: &mut Faults<'_>, value: &Value<'_>, problem: Problem) {
        faults.add(value.span().start, &self.place, problem);
    }

    /// A value of the wrong kind.
    pub(super) fn wrong(
        &self,
        faults: &mut Faults<'_>,
        key: &str,
        value: &Value<'_>,
        wanted: &str,
    ) {
        let found = faults.raw(value).chars().take(40).collect();
        let (key, wanted) = (key.to_owned(), wanted.to_owned());
        self.fault_at(faults, value, Problem::Value { key, found, wanted });
    }

    /// The value of a key, if it is there.
    pub(super) fn get(&mut self, key: &'static str) -> Option<&'a Value<'t>> {
        self.asked.push(key);
        self.table.get(key)
    }

    /// The value of a key that has to be there.
    pub(super) fn need(
        &mut self,
        faults: &mut Faults<'_>,
        key: &'static str,
    ) -> Option<&'a Value<'t>> {
        let value = self.get(key);
        if value.is_none() {
            let key = key.to_owned();
            self.fault(faults, Problem::Missing { key });
        }
        value
    }

    /// A text, if it is there.
    pub(super) fn text(&mut self, faults: &mut Faults<'_>, key: &'static str) -> Option<&'a str> {
        let value = self.get(key)?;
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong(faults, key, value, "a text in quotation marks");
        }
        text
    }

    /// A text that has to be there.
    pub(super) fn needed_text(
        &mut self,
        faults: &mut Faults<'_>,
        key: &'static str,
    ) -> Option<&'a str> {
        self.need(faults, key)?;
        self.text(faults, key)
    }

    /// A whole number in a range, if it is there.
    pub(super) fn number(
        &mut self,
        faults: &mut Faults<'_>,
        key: &'static str,
        (least, most): (i64, i64),
    ) -> Option<i64> {
        let value = self.get(key)?;
        let number = whole(value).filter(|number| (least..=most).contains(number));
        if number.is_none() {
            self.wrong(faults, key, value, &format!("{least} to {most}"));
        }
        number
    }

    /// Yes or no; no, if it is not there.
    pub(super) fn flag(&mut self, faults: &mut Faults<'_>, key: &'static str) -> bool {
        let Some(value) = self.get(key) else {
            return false;
        };
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.wrong(faults, key, value, "true, false");
        }
        flag.unwrap_or(false)
    }

    /// The entries of a list; none, if it is not there.
    pub(super) fn list(&mut self, faults: &mut Faults<'_>, key: &'static str) -> &'a [Value<'t>] {
        let Some(value) = self.get(key) else {
            return &[];
        };
        if let Some(list) = value.get_ref().as_array() {
            return list;
        }
        self.wrong(faults, key, value, "[ … ]");
        &[]
    }

    /// The tables of a list, each with the place that this gives it; none, if it is not there.
    pub(super) fn tables(
        &mut self,
        faults: &mut Faults<'_>,
        key: &'static str,
        place: impl Fn(usize) -> FaultPlace,
    ) -> Vec<Keys<'a, 't>> {
        let mut tables = Vec::new();
        for (number, value) in self.list(faults, key).iter().enumerate() {
            match value.get_ref().as_table() {
                Some(table) => tables.push(Keys::new(table, value.span().start, place(number))),
                None => self.wrong(faults, key, value, &["[[", key, "]]"].concat()),
            }
        }
        tables
    }

    /// The keys that nobody asked for are faults.
    pub(super) fn finish(&self, faults: &mut Faults<'_>) {
        for key in self.table.keys() {
            let name = key.get_ref().as_ref();
            if !self.asked.contains(&name) {
                let problem = Problem::UnknownKey {
                    key: name.to_owned(),
                    meant: nearest(name, &self.asked).map(str::to_owned),
                };
                faults.add(key.span().start, &self.place, problem);
            }
        }
    }

    /// The keys of the table with their values, in the order of the file.
    pub(super) fn entries(&self) -> Vec<(&'a str, &'a Value<'t>)> {
        let named = self.table.iter();
        let named = named.map(|(key, value)| (key.get_ref().as_ref(), value));
        let mut entries: Vec<(&'a str, &'a Value<'t>)> = named.collect();
        entries.sort_unstable_by_key(|(_, value)| value.span().start);
        entries
    }
}

/// A whole number.
pub(super) fn whole(value: &Value<'_>) -> Option<i64> {
    let number = value.get_ref().as_integer()?;
    let decimal = number.radix() == 10;
    decimal.then(|| number.as_str().parse().ok()).flatten()
}

/// The known word that differs in at most two letters.
pub(super) fn nearest<'w>(word: &str, known: &[&'w str]) -> Option<&'w str> {
    let near = known.iter().map(|other| (distance(word, other), *other));
    let (letters, nearest) = near.min_by_key(|(letters, _)| *letters)?;
    (letters <= 2).then_some(nearest)
}

/// How many letters have to be put in, left out or changed (Levenshtein 1966).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (number, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = number + 1;
        for (place, &also) in other.iter().enumerate() {
            let changed = before + usize::from(letter != also);
            before = row[place + 1];
            row[place + 1] = changed.min(row[place] + 1).min(before + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}
