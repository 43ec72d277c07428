//! A run of questions: which one comes next, what was answered, what it comes to (curriculum 3.1,
//! 5.6).
//!
//! | to have | ask |
//! |---|---|
//! | a run for oneself, for a link, of a gate | [`Round::begin`] |
//! | the next question | [`Round::ask`], then [`Round::task`] |
//! | what an answer adds to it | [`Round::take`] |
//! | score, fluency, the slips, the patterns to repeat | [`Round::sum`] |
//! | the message for a school | [`Round::report`] |
//! | the receipt | [`Receipt`] |
//! | a run as it is kept, and what is kept of all runs | [`SavedRound`], [`Record`] |

mod receipt;
mod record;
mod report;
mod saved;
mod sum;

pub use receipt::Receipt;
pub use record::{Record, SkillWord};
pub use report::Session;
pub use saved::SavedRound;
pub use sum::{Repeat, Sum};

pub(super) use report::tenths;
pub(super) use sum::median;

use super::assignment::{Assignment, Subject};
use super::drill::{Drill, Given, Level, Result, Task};
use super::path::Chapter;
use crate::engine::cards::Seed;
use crate::engine::rule::RuleId;

/// A run of questions, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// What is practised: a drill or the drills of a gate.
    pub subject: Subject,
    /// What was asked for.
    pub assignment: Assignment,
    /// Where its questions come from.
    pub seed: Seed,
    /// Its name in results: 12 hexadecimal digits.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// What was answered so far.
    pub given: Vec<Answered>,
    /// The question on the screen, if one is.
    pub asking: Option<Task>,
    /// Whether its hint is open.
    pub hinted: bool,
}

/// A question that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The question.
    pub task: Task,
    /// Right, with the hint, or wrong.
    pub result: Result,
    /// What it is worth, in hundredths of a point: an estimate by its error (curriculum 3).
    pub points: u32,
    /// Whether the hint was open.
    pub hinted: bool,
    /// How long it took, in milliseconds.
    pub millis: u32,
    /// The target time, in seconds.
    pub seconds: u32,
    /// The last answer, in the notation of results.
    pub given: String,
    /// The right one.
    pub expected: String,
    /// The slip that it shows, by its name.
    pub slip: Option<String>,
    /// The rules behind it.
    pub rules: Vec<RuleId>,
}

impl Answered {
    /// As it counts for score and stars.
    #[must_use]
    pub fn counted(&self) -> Given {
        Given {
            result: self.result,
            points: self.points,
            level: self.task.level,
            millis: self.millis,
            seconds: self.seconds,
        }
    }
}

/// The drills that a gate draws from, as far as they exist.
pub fn gate_drills(chapter: &Chapter) -> impl Iterator<Item = Drill> {
    chapter.gate.iter().filter_map(|name| Drill::named(name))
}

impl Round {
    /// A run from its beginning; `fresh` are random bytes, for its name and, where the link has no
    /// seed, for its questions.
    #[must_use]
    pub fn begin(subject: Subject, assignment: Assignment, fresh: [u8; 32], now: u64) -> Self {
        let id = Seed::new(fresh).commitment_hex();
        Self {
            subject,
            seed: assignment.seed.unwrap_or(Seed::new(fresh)),
            assignment,
            id: id[..12].to_owned(),
            began: now,
            given: Vec::new(),
            asking: None,
            hinted: false,
        }
    }

    /// Whether all its questions are answered.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.given.len() >= self.assignment.count as usize
    }

    /// The drills that it draws from.
    #[must_use]
    pub fn drills(&self) -> Vec<Drill> {
        match self.subject {
            Subject::Drill(drill) => vec![drill],
            Subject::Gate(chapter) => gate_drills(chapter).collect(),
            Subject::Lesson => Vec::new(),
        }
    }

    /// Puts the next question; `level` is the one at which a drill is to be asked by the ratings
    /// so far. None when the run is over.
    pub fn ask(&mut self, level: impl Fn(Drill) -> Level) -> Option<Task> {
        self.hinted = false;
        self.asking = self.next(level);
        self.asking
    }

    fn next(&self, level: impl Fn(Drill) -> Level) -> Option<Task> {
        if self.is_over() {
            return None;
        }
        self.nth(self.given.len() as u32, level)
    }

    /// Its question number `n`, from 0, whatever was answered before; `level` as in [`Round::ask`].
    #[must_use]
    pub fn nth(&self, n: u32, level: impl Fn(Drill) -> Level) -> Option<Task> {
        let drills = self.drills();
        // The first drill of a gate is another from run to run.
        let first = usize::from(self.seed.bytes()[31]);
        let drill = *drills.get((first + n as usize) % drills.len().max(1))?;
        let level = self.assignment.levels.nearest(level(drill));
        let task = Task::nth(drill, level, self.seed, n, self.assignment.slot);
        let only = &self.assignment.only;
        if only.is_empty() {
            return Some(task);
        }
        let draw = self.seed.for_hand(u64::from(n)).bytes()[31];
        let name = only[usize::from(draw) % only.len()];
        let pattern = drill
            .patterns()
            .iter()
            .find(|pattern| pattern.name == name)?;
        // A pattern is never put below the first level that has it.
        let first = Level::numbered(pattern.from).unwrap_or(level);
        Some(Task {
            pattern: pattern.name,
            level: level.max(first),
            ..task
        })
    }

    /// The question on the screen.
    #[must_use]
    pub const fn task(&self) -> Option<Task> {
        self.asking
    }

    /// Takes an answer to the question on the screen.
    pub fn take(&mut self, answered: Answered) {
        self.asking = None;
        self.given.push(answered);
    }

    /// Whether its time is up; `now` in milliseconds since 1970.
    #[must_use]
    pub fn is_late(&self, now: u64) -> bool {
        self.left(now) == Some(0)
    }

    /// Seconds until its time is up, if it has a limit.
    #[must_use]
    pub fn left(&self, now: u64) -> Option<u64> {
        let limit = u64::from(self.assignment.limit?) * 60;
        Some(limit.saturating_sub(now.saturating_sub(self.began) / 1000))
    }
}
