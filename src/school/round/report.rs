//! The message for the page around this one, at the end of a run (curriculum 5.6; the fields are
//! those of `docs/messages-v1.schema.json`, but for those that `embed.js` adds).

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{Answered, Record, Round};
use crate::school::assignment::Subject;
use crate::school::drill::Result;

/// What a result says besides the run itself.
#[derive(Clone, Copy, Debug)]
pub struct Session<'a> {
    /// The version of the content.
    pub content: &'a str,
    /// The words for the skills.
    pub record: &'a Record,
}

impl Round {
    /// The message.
    #[must_use]
    pub fn report(&self, session: Session<'_>) -> Value {
        let sum = self.sum();
        let (kind, id) = match self.subject {
            Subject::Drill(drill) => ("drill", drill.name().to_owned()),
            Subject::Gate(chapter) => ("gate", chapter.number.to_string()),
            Subject::Lesson => ("lesson", String::new()),
        };
        let asked = &self.assignment;
        let level = match asked.levels.fixed() {
            Some(level) => json!(level.number()),
            None => json!(asked.levels.to_string()),
        };
        let mut skills = Map::new();
        for drill in self.drills() {
            if let Some(skill) = drill.skill() {
                let word = session.record.standing(skill).name();
                skills.insert(skill.name().to_owned(), json!({ "word": word }));
            }
        }
        json!({
            "kind": kind,
            "id": id,
            "content": session.content,
            "run": self.id,
            "ref": asked.mark,
            "slot": asked.slot,
            "level": level,
            "seed": asked.seed.map(|seed| seed.to_string()),
            "count": asked.count,
            "options": {},
            "score": sum.score,
            "right": sum.right,
            "hints": sum.hints,
            "passed": sum.passed,
            "seconds": tenths(sum.millis),
            "median": sum.median.map(tenths),
            "items": self.items(),
            "mistakes": self.mistakes(),
            "skills": skills,
            "complete": self.is_over(),
        })
    }

    fn items(&self) -> Vec<Value> {
        let item = |(place, answered): (usize, &Answered)| {
            let rules: Vec<&str> = answered.rules.iter().map(|rule| rule.id()).collect();
            let result = match answered.result {
                Result::Right => json!(1),
                Result::Hinted => json!(0.5),
                Result::Wrong => json!(0),
            };
            json!({
                "n": place + 1,
                "drill": answered.task.drill.name(),
                "pattern": answered.task.pattern,
                "level": answered.task.level.number(),
                "rules": rules,
                "result": result,
                "given": answered.given,
                "expected": answered.expected,
                "slip": answered.slip,
                "seconds": tenths(answered.millis),
            })
        };
        self.given.iter().enumerate().map(item).collect()
    }

    fn mistakes(&self) -> BTreeMap<&'static str, u32> {
        let mut mistakes = BTreeMap::new();
        let wrong = self
            .given
            .iter()
            .filter(|given| given.result == Result::Wrong);
        for rule in wrong.flat_map(|given| &given.rules) {
            *mistakes.entry(rule.id()).or_default() += 1;
        }
        mistakes
    }
}

/// Milliseconds as seconds with one decimal.
pub(in crate::school) fn tenths(millis: u32) -> Value {
    let tenths = millis.saturating_add(50) / 100;
    json!(f64::from(tenths) / 10.0)
}
