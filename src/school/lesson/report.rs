//! The message for the page around this one, at the end of a lesson (curriculum 5.6; the fields
//! are those of `docs/messages-v1.schema.json`, but for those that `embed.js` adds).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::Lesson;
use crate::school::assignment::Assignment;

/// The first answer to a question of a lesson: only it counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstAnswer {
    /// The place of the step, check questions after the steps.
    pub place: usize,
    /// Whether it is right.
    pub right: bool,
    /// The answer, in the notation of results.
    pub given: String,
}

impl Lesson {
    /// The message, for a lesson that is done.
    #[must_use]
    pub fn report(
        &self,
        asked: &Assignment,
        content: &str,
        first: &[FirstAnswer],
        millis: u64,
    ) -> Value {
        let questions = first
            .iter()
            .filter_map(|answer| Some((answer, self.step(answer.place)?.question.as_ref()?)));
        let questions: Vec<_> = questions.collect();
        let right = first.iter().filter(|answer| answer.right).count();
        // Rounded; a lesson without questions is done with all points.
        let score = (200 * right + first.len())
            .checked_div(2 * first.len())
            .unwrap_or(100);
        let mut mistakes: BTreeMap<&str, u32> = BTreeMap::new();
        for (_, question) in questions.iter().filter(|(answer, _)| !answer.right) {
            for rule in &question.rules {
                *mistakes.entry(rule.id()).or_default() += 1;
            }
        }
        let items: Vec<Value> = questions
            .iter()
            .enumerate()
            .map(|(number, (answer, question))| {
                let rules: Vec<&str> = question.rules.iter().map(|rule| rule.id()).collect();
                json!({
                    "n": number + 1,
                    "step": answer.place + 1,
                    "rules": rules,
                    "result": u8::from(answer.right),
                    "given": answer.given,
                    "expected": question.right.notation(),
                    "slip": null,
                })
            })
            .collect();
        json!({
            "kind": "lesson",
            "id": self.id,
            "content": content,
            "ref": asked.mark,
            "slot": null,
            "level": null,
            "seed": null,
            "count": null,
            "options": {},
            "score": score,
            "right": right,
            "hints": 0,
            "passed": asked.pass.map(|pass| score >= pass as usize),
            "seconds": millis / 1000,
            "median": null,
            "items": items,
            "mistakes": mistakes,
            "skills": {},
            "complete": true,
        })
    }
}
