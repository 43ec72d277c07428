//! The message for the page around this one, at the end of a sitting (curriculum 5.6; the fields
//! are those of `docs/messages-v1.schema.json`, but for those that `embed.js` adds).

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{Reply, Sitting};
use crate::school::drill::{self, Drill, Given, Result};
use crate::school::round::{Session, median, tenths};

impl Sitting {
    /// The message; `complete` unless it was left early.
    #[must_use]
    pub fn report(&self, session: Session<'_>, complete: bool) -> Value {
        // What came back is practice.
        let first = || self.given.iter().filter(|reply| !reply.item.again);
        let given: Vec<Given> = first().map(Reply::counted).collect();
        let right = |given: &&Given| given.result != Result::Wrong;
        let mut times: Vec<u32> = given
            .iter()
            .filter(right)
            .map(|given| given.millis)
            .collect();
        times.sort_unstable();
        let millis = self.given.iter().map(|reply| reply.millis);
        json!({
            "kind": "review",
            "id": "daily",
            "content": session.content,
            "run": self.id,
            "slot": null,
            "level": null,
            "seed": null,
            "count": given.len(),
            "options": {},
            "score": drill::score(&given),
            "right": times.len(),
            "hints": first().filter(|reply| reply.hinted).count(),
            "passed": null,
            "seconds": tenths(millis.fold(0, u32::saturating_add)),
            "median": median(&times).map(tenths),
            "items": self.given.iter().zip(1..).map(|(reply, n)| item(reply, n)).collect::<Vec<_>>(),
            "mistakes": self.mistakes(),
            "skills": self.skills(session),
            "complete": complete,
        })
    }

    fn mistakes(&self) -> BTreeMap<&'static str, u32> {
        let mut mistakes = BTreeMap::new();
        let wrong = self.given.iter().filter(|reply| reply.halves == 0);
        for rule in wrong.flat_map(|reply| &reply.rules) {
            *mistakes.entry(rule.id()).or_default() += 1;
        }
        mistakes
    }

    fn skills(&self, session: Session<'_>) -> Map<String, Value> {
        let drills = self
            .given
            .iter()
            .filter_map(|reply| reply.item.card.drill());
        let skills = drills.filter_map(Drill::skill).map(|skill| {
            let word = session.record.standing(skill).name();
            (skill.name().to_owned(), json!({ "word": word }))
        });
        skills.collect()
    }
}

fn item(reply: &Reply, n: usize) -> Value {
    let rules: Vec<&str> = reply.rules.iter().map(|rule| rule.id()).collect();
    let result = match reply.halves {
        0 => json!(0),
        1 => json!(0.5),
        _ => json!(1),
    };
    json!({
        "n": n,
        "pattern": reply.item.card.to_string(),
        "level": reply.item.level().number(),
        "again": reply.item.again,
        "rules": rules,
        "result": result,
        "given": reply.given,
        "expected": reply.expected,
        "slip": reply.slip,
        "seconds": tenths(reply.millis),
    })
}
