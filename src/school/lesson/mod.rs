//! Lessons: files that say what is shown, asked and answered (curriculum 2.1 and 6.4).
//!
//! The built-in lessons have their words in the languages' texts; a school's own lesson brings
//! them along. Both are read by [`Lesson::read`], which lists everything that is wrong.

mod answers;
mod engine;
mod keys;
mod own;
mod read;
mod report;
mod slips;
mod steps;
mod words;

pub use own::{OwnText, OwnWords};
pub use read::MOST_BYTES;
pub use report::FirstAnswer;
pub use words::{TextKind, WantedText};

use super::question::Question;
use super::spot::{Comparison, Mark, Scene, Spot};
use crate::engine::hand::Hand;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

/// A lesson that can be taught: everything in it is right.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in addresses and texts.
    pub id: String,
    /// How long it takes.
    pub minutes: u8,
    /// The rules that it practises.
    pub rules: Vec<RuleId>,
    /// The worked examples of the rule book that it uses.
    pub examples: Vec<String>,
    /// Who wrote it, of a school's own.
    pub author: Option<String>,
    /// Under which terms, of a school's own.
    pub licence: Option<String>,
    /// What is shown and asked, in order.
    pub steps: Vec<Step>,
    /// The check questions.
    pub checks: Vec<Step>,
    /// The words of a school's own lesson.
    pub own: Option<OwnWords>,
    settings: Vec<(String, Setting)>,
    comparisons: Vec<(String, Comparison)>,
}

/// What a table shows.
#[derive(Clone, Debug)]
pub enum Setting {
    /// A hand that is played.
    Hand(Box<Spot>),
    /// A table without a hand.
    Scene(Scene),
}

/// A step of a lesson, or a check question.
#[derive(Clone, Debug)]
pub struct Step {
    /// What is asked; nothing where the learner only looks.
    pub question: Option<Question>,
    /// Whose chair it is about, where that is not the learner's or the seat to act.
    pub seat: Option<Seat>,
    /// In what a figure is counted.
    pub unit: FigureUnit,
    /// Whether the choices keep their order.
    pub fixed: bool,
    setting: Option<usize>,
    mark: Mark,
    comparison: Option<usize>,
}

/// In what a figure is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FigureUnit {
    /// Chips.
    #[default]
    Chips,
    /// Per cent.
    Percent,
    /// Cards, players, hands.
    Count,
}

impl Lesson {
    /// The table that a step shows, and at which moment.
    #[must_use]
    pub fn setting_of(&self, step: &Step) -> Option<(&Setting, Mark)> {
        let (_, setting) = self.settings.get(step.setting?)?;
        Some((setting, step.mark))
    }

    /// Which of the lesson's tables a step shows; the first, where it shows none.
    #[must_use]
    pub fn place_of_setting(&self, step: &Step) -> usize {
        step.setting.unwrap_or(0)
    }

    /// The hands that a step compares.
    #[must_use]
    pub fn comparison_of(&self, step: &Step) -> Option<&Comparison> {
        let (_, comparison) = self.comparisons.get(step.comparison?)?;
        Some(comparison)
    }

    /// The spot of a step with its moment, if a hand is played in it.
    #[must_use]
    pub fn spot_of(&self, step: &Step) -> Option<(&Spot, Mark)> {
        match self.setting_of(step)? {
            (Setting::Hand(spot), mark) => Some((spot, mark)),
            (Setting::Scene(_), _) => None,
        }
    }

    /// The hand of a step at its moment.
    #[must_use]
    pub fn hand_of(&self, step: &Step) -> Option<Hand> {
        let (spot, mark) = self.spot_of(step)?;
        spot.hand_at(mark)
    }

    /// Steps and check questions, in order.
    #[must_use]
    pub fn step(&self, place: usize) -> Option<&Step> {
        self.steps.iter().chain(&self.checks).nth(place)
    }

    /// How many steps and check questions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len() + self.checks.len()
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The id of the texts of a step: `lesson-ID-3`, of a check question `lesson-ID-q1`.
    #[must_use]
    pub fn text_id(&self, place: usize) -> String {
        let steps = self.steps.len();
        if place < steps {
            format!("lesson-{}-{}", self.id, place + 1)
        } else {
            format!("lesson-{}-q{}", self.id, place - steps + 1)
        }
    }
}
