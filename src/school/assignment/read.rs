//! Links read.

use super::{Allowed, Assignment, Feedback, Levels, Report, Subject, Wrong};
use crate::engine::cards::Seed;
use crate::school::drill::Level;

/// Parameters that only runs of questions have; a lesson has none of them.
const OF_RUNS: [&str; 9] = [
    "seed", "slot", "count", "level", "only", "tries", "hints", "feedback", "limit",
];

/// One parameter as it stands in a link.
struct Given<'a> {
    name: &'a str,
    value: String,
}

impl Given<'_> {
    fn wrong(&self, allowed: Allowed) -> Wrong {
        Wrong {
            parameter: self.name.to_owned(),
            value: self.value.clone(),
            allowed,
        }
    }

    fn number(&self, from: u32, to: u32) -> Result<u32, Wrong> {
        let digits = self.value.bytes().all(|digit| digit.is_ascii_digit());
        let number = self.value.parse().ok().filter(|_| digits);
        number
            .filter(|number| (from..=to).contains(number))
            .ok_or_else(|| self.wrong(Allowed::Number { from, to }))
    }

    fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, Wrong> {
        let found = words.iter().find(|(word, _)| *word == self.value);
        found
            .map(|(_, value)| *value)
            .ok_or_else(|| self.wrong(Allowed::Word(words.iter().map(|(word, _)| *word).collect())))
    }

    fn levels(&self) -> Result<Levels, Wrong> {
        let level = |text: &str| text.parse().ok().and_then(Level::numbered);
        let (from, to) = self
            .value
            .split_once('-')
            .unwrap_or((&self.value, &self.value));
        match (level(from), level(to)) {
            (Some(from), Some(to)) if from <= to => Ok(Levels { from, to }),
            _ => Err(self.wrong(Allowed::Levels)),
        }
    }

    fn patterns(&self, subject: Subject) -> Result<Vec<&'static str>, Wrong> {
        let Subject::Drill(drill) = subject else {
            return Err(self.wrong(Allowed::Nothing));
        };
        let names = drill.patterns().iter().map(|pattern| pattern.name);
        let all: Vec<&'static str> = names.collect();
        let found = |text: &str| {
            // With the drill's name before it, too, as results write it.
            let text = text.strip_prefix(drill.name()).unwrap_or(text);
            let text = text.strip_prefix('/').unwrap_or(text);
            all.iter().copied().find(|name| *name == text)
        };
        let chosen: Option<Vec<&'static str>> = self.value.split(',').map(found).collect();
        chosen.ok_or_else(|| self.wrong(Allowed::Names(all.clone())))
    }

    fn mark(&self) -> Result<String, Wrong> {
        let fits = |sign: char| sign.is_ascii_alphanumeric() || "-._".contains(sign);
        if self.value.len() <= 64 && self.value.chars().all(fits) {
            Ok(self.value.clone())
        } else {
            Err(self.wrong(Allowed::Mark))
        }
    }
}

impl Assignment {
    /// Reads the part of an address after its `?`. Every parameter that is wrong is named, and
    /// left at its default.
    #[must_use]
    pub fn read(query: &str, subject: Subject) -> (Self, Vec<Wrong>) {
        let mut assignment = Self::usual(subject);
        let mut wrong = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = decoded(value);
            let given = Given { name, value };
            if let Err(fault) = assignment.take(&given, subject) {
                wrong.push(fault);
            }
        }
        (assignment, wrong)
    }

    /// The seed in the part of an address after its `?`, of what takes nothing else.
    #[must_use]
    pub fn seed_in(query: &str) -> Option<Seed> {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let (_, seed) = pairs.find(|(name, _)| *name == "seed")?;
        decoded(seed).parse().ok()
    }

    fn take(&mut self, given: &Given<'_>, subject: Subject) -> Result<(), Wrong> {
        if subject == Subject::Lesson && OF_RUNS.contains(&given.name) {
            return Err(given.wrong(Allowed::Nothing));
        }
        match given.name {
            "seed" => {
                let seed = given.value.parse();
                self.seed = Some(seed.map_err(|_| given.wrong(Allowed::Seed))?);
            }
            "slot" => self.slot = given.number(1, 99)?,
            "count" => self.count = given.number(1, 100)?,
            "level" => self.levels = given.levels()?,
            "only" => self.only = given.patterns(subject)?,
            "pass" => self.pass = Some(given.number(0, 100)?),
            "tries" => self.tries = Some(given.number(1, 9)?),
            "hints" => self.hints = given.word(&[("on", true), ("off", false)])?,
            "feedback" => {
                self.feedback = given.word(&[("each", Feedback::Each), ("end", Feedback::End)])?;
            }
            "limit" => self.limit = Some(given.number(1, 120)?),
            "ref" => self.mark = given.mark()?,
            "report" => {
                let words = [
                    ("ask", Report::Ask),
                    ("auto", Report::Auto),
                    ("off", Report::Off),
                ];
                self.report = Some(given.word(&words)?);
            }
            // Questions are built under the house rules that their pattern needs.
            "rules" => return Err(given.wrong(Allowed::Nothing)),
            _ => {}
        }
        Ok(())
    }
}

/// What `%41` and `+` stand for; what is no such thing stays as it is.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let hex = |digits: &[u8]| u8::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok();
        let escaped = after.get(..2).filter(|_| *first == b'%').and_then(hex);
        let (byte, after) = match escaped {
            Some(byte) => (byte, &after[2..]),
            None if *first == b'+' => (b' ', after),
            None => (*first, after),
        };
        bytes.push(byte);
        rest = after;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
