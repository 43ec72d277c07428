//! A run as it is kept on the device.

use serde::{Deserialize, Serialize};

use super::{Answered, Round};
use crate::school::assignment::{Assignment, Subject};
use crate::school::drill::{Drill, Level, Result, Task};

/// A run as it is kept. Its question on the screen is kept, too: a reload puts the same one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedRound {
    /// What was asked for, as links write it.
    query: String,
    seed: String,
    id: String,
    began: u64,
    given: Vec<SavedAnswer>,
    asking: Option<SavedTask>,
    hinted: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedTask {
    drill: String,
    pattern: String,
    level: u8,
    seed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedAnswer {
    task: SavedTask,
    /// 2, 1 or 0.
    halves: u8,
    /// In hundredths, where it is worth something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    hinted: bool,
    millis: u32,
    seconds: u32,
    given: String,
    expected: String,
    slip: Option<String>,
    rules: Vec<String>,
}

impl From<Task> for SavedTask {
    fn from(task: Task) -> Self {
        Self {
            drill: task.drill.name().to_owned(),
            pattern: task.pattern.to_owned(),
            level: task.level.number(),
            seed: task.seed,
        }
    }
}

impl SavedTask {
    fn task(&self) -> Option<Task> {
        let drill = Drill::named(&self.drill)?;
        let mut patterns = drill.patterns().iter();
        let pattern = patterns.find(|pattern| pattern.name == self.pattern)?;
        Some(Task {
            drill,
            pattern: pattern.name,
            level: Level::numbered(self.level)?,
            seed: self.seed,
        })
    }
}

impl From<&Answered> for SavedAnswer {
    fn from(answered: &Answered) -> Self {
        Self {
            task: answered.task.into(),
            halves: answered.result.halves(),
            points: Some(answered.points).filter(|points| *points != answered.result.points()),
            hinted: answered.hinted,
            millis: answered.millis,
            seconds: answered.seconds,
            given: answered.given.clone(),
            expected: answered.expected.clone(),
            slip: answered.slip.clone(),
            rules: answered
                .rules
                .iter()
                .map(|rule| rule.id().to_owned())
                .collect(),
        }
    }
}

impl SavedAnswer {
    fn answered(&self) -> Option<Answered> {
        let rules = self.rules.iter().map(|rule| rule.parse().ok());
        let result = Result::of_halves(self.halves);
        Some(Answered {
            task: self.task.task()?,
            result,
            points: self.points.unwrap_or(result.points()),
            hinted: self.hinted,
            millis: self.millis,
            seconds: self.seconds,
            given: self.given.clone(),
            expected: self.expected.clone(),
            slip: self.slip.clone(),
            rules: rules.collect::<Option<_>>()?,
        })
    }
}

impl From<&Round> for SavedRound {
    fn from(round: &Round) -> Self {
        Self {
            query: round.assignment.query(round.subject),
            seed: round.seed.to_string(),
            id: round.id.clone(),
            began: round.began,
            given: round.given.iter().map(SavedAnswer::from).collect(),
            asking: round.asking.map(SavedTask::from),
            hinted: round.hinted,
        }
    }
}

impl SavedRound {
    /// The run; none if something of it does not exist any more.
    #[must_use]
    pub fn round(&self, subject: Subject) -> Option<Round> {
        let (assignment, wrong) = Assignment::read(&self.query, subject);
        if !wrong.is_empty() {
            return None;
        }
        let asking = match &self.asking {
            Some(task) => Some(task.task()?),
            None => None,
        };
        Some(Round {
            subject,
            assignment,
            seed: self.seed.parse().ok()?,
            id: self.id.clone(),
            began: self.began,
            given: self
                .given
                .iter()
                .map(SavedAnswer::answered)
                .collect::<Option<_>>()?,
            asking,
            hinted: self.hinted,
        })
    }
}
