//! What a run comes to.

use std::collections::BTreeMap;

use super::{Answered, Round};
use crate::engine::rule::RuleId;
use crate::school::drill::{self, Drill, Given, Result};

/// A run in figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// 0 to 100; a hint halves a point.
    pub score: u32,
    /// How many questions were answered.
    pub asked: u32,
    /// How many of them are right, with or without a hint.
    pub right: u32,
    /// How many hints were opened.
    pub hints: u32,
    /// The share of right answers within the target time, 0 to 100.
    pub fluency: u32,
    /// Whether the pass mark is reached; none where there is none. A run that was left early
    /// passes nothing.
    pub passed: Option<bool>,
    /// The time spent, in milliseconds.
    pub millis: u32,
    /// The median of the times of right answers, in milliseconds.
    pub median: Option<u32>,
    /// For each rule: how many answers it bears on, and how many of these are right.
    pub rules: BTreeMap<RuleId, (u32, u32)>,
    /// The patterns with a wrong answer, the most mistakes first.
    pub repeat: Vec<Repeat>,
}

/// A pattern that is worth another look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// The drill.
    pub drill: Drill,
    /// The name of the pattern.
    pub pattern: &'static str,
    /// How many answers in it were wrong.
    pub wrong: u32,
    /// The last of them.
    pub last: Answered,
}

impl Round {
    /// The run in figures.
    #[must_use]
    pub fn sum(&self) -> Sum {
        let given: Vec<Given> = self.given.iter().map(Answered::counted).collect();
        let right = |answered: &&Answered| answered.result != Result::Wrong;
        let mut times: Vec<u32> = self
            .given
            .iter()
            .filter(right)
            .map(|given| given.millis)
            .collect();
        times.sort_unstable();
        let score = drill::score(&given);
        let pass = |pass: u32| self.is_over() && score >= pass;
        Sum {
            score,
            asked: given.len() as u32,
            right: times.len() as u32,
            hints: self.given.iter().filter(|given| given.hinted).count() as u32,
            fluency: drill::fluency(&given),
            passed: self.assignment.pass.map(pass),
            millis: self
                .given
                .iter()
                .map(|given| given.millis)
                .fold(0, u32::saturating_add),
            median: median(&times),
            rules: self.by_rule(),
            repeat: self.repeats(),
        }
    }

    fn by_rule(&self) -> BTreeMap<RuleId, (u32, u32)> {
        let mut rules: BTreeMap<RuleId, (u32, u32)> = BTreeMap::new();
        for answered in &self.given {
            for rule in &answered.rules {
                let (asked, right) = rules.entry(*rule).or_default();
                *asked += 1;
                *right += u32::from(answered.result != Result::Wrong);
            }
        }
        rules
    }

    fn repeats(&self) -> Vec<Repeat> {
        let mut repeats: Vec<Repeat> = Vec::new();
        for last in self
            .given
            .iter()
            .filter(|given| given.result == Result::Wrong)
        {
            let (drill, pattern) = (last.task.drill, last.task.pattern);
            let same = |repeat: &&mut Repeat| repeat.drill == drill && repeat.pattern == pattern;
            if let Some(repeat) = repeats.iter_mut().find(same) {
                repeat.wrong += 1;
                repeat.last = last.clone();
            } else {
                repeats.push(Repeat {
                    drill,
                    pattern,
                    wrong: 1,
                    last: last.clone(),
                });
            }
        }
        repeats.sort_by_key(|repeat| std::cmp::Reverse(repeat.wrong));
        repeats
    }
}

/// The one in the middle; of two there the mean.
pub(in crate::school) fn median(sorted: &[u32]) -> Option<u32> {
    let middle = sorted.len() / 2;
    let upper = *sorted.get(middle)?;
    Some(if sorted.len() % 2 == 1 {
        upper
    } else {
        sorted[middle - 1].midpoint(upper)
    })
}
