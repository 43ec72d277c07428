//! What a link to the school asks for: the parameters behind `#/drill/NAME` and its like
//! (curriculum 6.1).
//!
//! A value that is none of those allowed is never guessed: it is a [`Wrong`], and the page offers
//! to start without it. Parameters that nobody knows are left alone.

mod query;
mod read;
mod wrong;

pub use wrong::{Allowed, Wrong};

use super::drill::{Drill, Level};
use super::path::Chapter;
use crate::engine::cards::Seed;

/// What a link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A drill.
    Drill(Drill),
    /// The gate at the end of a chapter.
    Gate(&'static Chapter),
    /// A lesson: it has no seed, no level and no number of questions.
    Lesson,
}

/// The levels that a run may take: one, or the range within which it adapts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    /// The lowest.
    pub from: Level,
    /// The highest.
    pub to: Level,
}

impl Levels {
    /// This level and no other.
    #[must_use]
    pub const fn only(level: Level) -> Self {
        Self {
            from: level,
            to: level,
        }
    }

    /// The level, if it is fixed.
    #[must_use]
    pub fn fixed(self) -> Option<Level> {
        (self.from == self.to).then_some(self.from)
    }

    /// The nearest level of the range.
    #[must_use]
    pub fn nearest(self, level: Level) -> Level {
        level.clamp(self.from, self.to)
    }
}

impl Default for Levels {
    fn default() -> Self {
        Self {
            from: Level::ALL[0],
            to: Level::ALL[4],
        }
    }
}

/// When a run says what was right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Feedback {
    /// After each question.
    #[default]
    Each,
    /// Only at the end: a test.
    End,
}

/// Whether the result goes to the page around this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// When the learner says so.
    Ask,
    /// At the end.
    Auto,
    /// Never.
    Off,
}

/// What a link asks for. All at its default is a run for oneself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// Where the questions come from; none: fresh for each run.
    pub seed: Option<Seed>,
    /// The pupil's number in class, 0 for none.
    pub slot: u32,
    /// How many questions.
    pub count: u32,
    /// The levels.
    pub levels: Levels,
    /// The patterns by their names; all, if there are none.
    pub only: Vec<&'static str>,
    /// The pass mark, in per cent.
    pub pass: Option<u32>,
    /// How many runs may count.
    pub tries: Option<u32>,
    /// Whether hints may be opened.
    pub hints: bool,
    /// When it is said what was right.
    pub feedback: Feedback,
    /// Minutes for the whole run.
    pub limit: Option<u32>,
    /// The school's own mark.
    pub mark: String,
    /// Whether the result is sent; none: as is usual where the page is.
    pub report: Option<Report>,
}

impl Assignment {
    /// A run as it is without parameters.
    #[must_use]
    pub fn usual(subject: Subject) -> Self {
        let (count, levels) = match subject {
            // Eight questions at level 2, six right (curriculum 2).
            Subject::Gate(_) => (8, Levels::only(Level::ALL[1])),
            Subject::Drill(_) | Subject::Lesson => (20, Levels::default()),
        };
        Self {
            seed: None,
            slot: 0,
            count,
            levels,
            only: Vec::new(),
            pass: matches!(subject, Subject::Gate(_)).then_some(75),
            tries: None,
            hints: true,
            feedback: Feedback::Each,
            limit: None,
            mark: String::new(),
            report: None,
        }
    }

    /// Whether seed and level are given, so that it is the same run for everybody.
    #[must_use]
    pub fn is_fixed(&self) -> bool {
        self.seed.is_some() && self.levels.fixed().is_some()
    }
}
