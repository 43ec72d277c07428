//! Links written.

use super::{Assignment, Feedback, Levels, Report, Subject};
use crate::school::drill::Drill;
use crate::school::path::{CHAPTERS, Chapter};

impl Subject {
    /// Its place in an address, after `#/`: `drill/min-raise-to`, `gate/2`.
    #[must_use]
    pub fn place(self) -> String {
        match self {
            Self::Drill(drill) => ["drill/", drill.name()].concat(),
            Self::Gate(chapter) => ["gate/", &chapter.number.to_string()].concat(),
            Self::Lesson => "lesson".to_owned(),
        }
    }

    /// The drill or the gate at such a place.
    #[must_use]
    pub fn at(place: &str) -> Option<Self> {
        match place.split_once('/')? {
            ("drill", name) => Drill::named(name).map(Self::Drill),
            ("gate", number) => {
                let gate = |chapter: &&Chapter| chapter.number.to_string() == number;
                CHAPTERS.iter().find(gate).map(Self::Gate)
            }
            _ => None,
        }
    }
}

impl Assignment {
    /// What a link asks for, in the form in which receipts have it: the same for the same
    /// parameters in any order. None: it is no link to a drill or a gate, or a wrong one.
    #[must_use]
    pub fn asked_by(link: &str) -> Option<String> {
        let (_, address) = link.trim().split_once("#/")?;
        let (place, query) = address.split_once('?').unwrap_or((address, ""));
        let subject = Subject::at(place)?;
        let (assignment, wrong) = Self::read(query, subject);
        wrong.is_empty().then(|| assignment.asked(subject))
    }

    /// The same of an assignment.
    #[must_use]
    pub fn asked(&self, subject: Subject) -> String {
        [&subject.place(), "?", &self.query(subject)].concat()
    }

    /// The part of an address after its `?` that asks for this; only what is not as usual.
    #[must_use]
    pub fn query(&self, subject: Subject) -> String {
        let pairs = self.parameters(subject).into_iter();
        let pairs = pairs.map(|(name, value)| ["&", name, "=", &value].concat());
        ["v=1".to_owned()].into_iter().chain(pairs).collect()
    }

    /// The parameters of a link that asks for this, with their values; only what is not as usual.
    #[must_use]
    pub fn parameters(&self, subject: Subject) -> Vec<(&'static str, String)> {
        let usual = Self::usual(subject);
        let mut pairs = Vec::new();
        let mut put = |name, value: String| pairs.push((name, value));
        if let Some(seed) = &self.seed {
            let digits = seed.to_string();
            let short = digits.trim_start_matches('0');
            put(
                "seed",
                if short.is_empty() { "0" } else { short }.to_owned(),
            );
        }
        if self.slot > 0 {
            put("slot", self.slot.to_string());
        }
        if self.count != usual.count {
            put("count", self.count.to_string());
        }
        if self.levels != usual.levels {
            put("level", self.levels.to_string());
        }
        if !self.only.is_empty() {
            put("only", self.only.join(","));
        }
        if let Some(pass) = self.pass.filter(|_| self.pass != usual.pass) {
            put("pass", pass.to_string());
        }
        if let Some(tries) = self.tries {
            put("tries", tries.to_string());
        }
        if !self.hints {
            put("hints", "off".to_owned());
        }
        if self.feedback == Feedback::End {
            put("feedback", "end".to_owned());
        }
        if let Some(limit) = self.limit {
            put("limit", limit.to_string());
        }
        if !self.mark.is_empty() {
            put("ref", self.mark.clone());
        }
        if let Some(report) = self.report {
            let word = match report {
                Report::Ask => "ask",
                Report::Auto => "auto",
                Report::Off => "off",
            };
            put("report", word.to_owned());
        }
        pairs
    }
}

/// As links write them: `3`, `1-4`.
impl core::fmt::Display for Levels {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.fixed() {
            Some(level) => write!(f, "{}", level.number()),
            None => write!(f, "{}-{}", self.from.number(), self.to.number()),
        }
    }
}
