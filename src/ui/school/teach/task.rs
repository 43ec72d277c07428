//! What a teacher asks his pupils for, as it is chosen on the page.

use std::collections::BTreeMap;

use crate::engine::cards::Seed;
use crate::platform;
use crate::school::assignment::{Assignment, Subject, Wrong};
use crate::school::drill::Drill;
use crate::school::path;
use crate::ui::rooms::embed;

/// The numbers of the chapters, as addresses have them.
pub(super) const GATES: [&str; 14] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14",
];

/// What a link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Drill,
    Gate,
    Lesson,
}

/// All that is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Task {
    pub what: What,
    drill: &'static str,
    gate: &'static str,
    lesson: &'static str,
    /// The parameters as they are written; those that are empty stand in no link.
    values: BTreeMap<&'static str, String>,
}

/// A seed that nobody has had.
pub(super) fn fresh_seed() -> String {
    let digits = Seed::new(platform::random_bytes()).to_string();
    digits[..8].to_owned()
}

impl Task {
    /// A drill with the same questions for everybody.
    pub(super) fn usual() -> Self {
        Self {
            what: What::Drill,
            drill: "who-wins",
            gate: GATES[0],
            lesson: "first-hand",
            values: BTreeMap::from([("seed", fresh_seed()), ("level", "2".to_owned())]),
        }
    }

    /// A parameter as it is written.
    pub(super) fn value(&self, name: &str) -> &str {
        self.values.get(name).map_or("", String::as_str)
    }

    pub(super) fn set(&mut self, name: &'static str, value: String) {
        self.values.insert(name, value);
    }

    /// The name of the drill, the chapter or the lesson.
    pub(super) fn chosen(&self) -> &'static str {
        match self.what {
            What::Drill => self.drill,
            What::Gate => self.gate,
            What::Lesson => self.lesson,
        }
    }

    /// Chooses one by its name.
    pub(super) fn choose(&mut self, name: &str) {
        match self.what {
            What::Drill => {
                let drill = Drill::named(name);
                self.drill = drill.map_or(self.drill, Drill::name);
            }
            What::Gate => {
                let gate = GATES.into_iter().find(|gate| *gate == name);
                self.gate = gate.unwrap_or(self.gate);
            }
            What::Lesson => {
                let lesson = path::lessons().find(|lesson| lesson.id == name);
                self.lesson = lesson.map_or(self.lesson, |lesson| lesson.id);
            }
        }
    }

    /// Its place, after `#/`.
    fn place(&self) -> String {
        let kind = match self.what {
            What::Drill => "drill/",
            What::Gate => "gate/",
            What::Lesson => "lesson/",
        };
        [kind, self.chosen()].concat()
    }

    fn subject(&self) -> Subject {
        Subject::at(&self.place()).unwrap_or(Subject::Lesson)
    }

    /// What is asked for, and what is wrong in it.
    pub(super) fn read(&self) -> (Assignment, Vec<Wrong>) {
        let subject = self.subject();
        let given = self.values.iter().filter(|(name, value)| {
            let of_lessons = matches!(**name, "pass" | "ref");
            !value.is_empty() && (of_lessons || subject != Subject::Lesson)
        });
        let pairs = given.map(|(name, value)| [name, "=", value].concat());
        Assignment::read(&pairs.collect::<Vec<_>>().join("&"), subject)
    }

    /// What a parameter is if it is left empty, where that is a figure.
    pub(super) fn usual_of(&self, name: &str) -> String {
        let usual = Assignment::usual(self.subject());
        let figure = match name {
            "count" => Some(usual.count),
            "pass" => usual.pass,
            _ => None,
        };
        figure.map_or_else(String::new, |figure| figure.to_string())
    }

    /// Whether a run of it ends with a receipt.
    pub(super) fn has_receipt(&self) -> bool {
        let asked = self.read().0;
        self.what != What::Lesson && (asked.seed.is_some() || !asked.mark.is_empty())
    }

    fn query(&self) -> String {
        self.read().0.query(self.subject())
    }

    /// Its address within the page.
    pub(super) fn address(&self) -> String {
        ["#/", &self.place(), "?", &self.query()].concat()
    }

    /// The link that a teacher gives away.
    pub(super) fn link(&self, folder: &str) -> String {
        [folder, &self.address()].concat()
    }

    /// A link for each pupil of a class, with other cards and the same kinds of case: number, link.
    pub(super) fn links(&self, folder: &str, pupils: u32) -> String {
        let link = self.link(folder);
        let of = |slot: u32| {
            let slot = slot.to_string();
            [&slot, " ", &link, "&slot=", &slot].concat()
        };
        (1..=pupils).map(of).collect::<Vec<_>>().join("\n")
    }

    /// The address of its sheet on paper, for each of so many pupils, perhaps with the answers.
    pub(super) fn sheet(&self, pupils: u32, key: bool) -> String {
        let mut sheet = ["#/", &self.place(), "/sheet?", &self.query()].concat();
        if pupils > 0 && self.what != What::Lesson {
            sheet.push_str("&class=");
            sheet.push_str(&pupils.to_string());
        }
        if key {
            sheet.push_str("&key=1");
        }
        sheet
    }

    /// The element for another page.
    pub(super) fn element(&self, folder: &str) -> String {
        let parameters = self.read().0.parameters(self.subject());
        let place = ["/", &self.place()].concat();
        embed::element(folder, &place, &parameters, &self.address()[1..])
    }

    /// A frame for another page.
    pub(super) fn frame(&self, folder: &str) -> String {
        embed::frame(folder, &self.address()[1..])
    }
}
