//! A check question of a lesson as the review asks it: like a question of a drill, once.

use crate::school::drill::{Line, Part, SlipWord};
use crate::school::lesson::{FigureUnit, Lesson};
use crate::school::question::{Answer, Foreseen, Question, Right, Slip};

/// The target time of a check question, in seconds.
const SECONDS: u32 = 15;

/// A check question, ready to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckQuestion {
    /// What is asked.
    pub part: Part,
    /// In what a figure is counted.
    pub unit: FigureUnit,
    /// The target time in seconds.
    pub seconds: u32,
}

/// The check question of this number, from 1; `has` says whether there is a text of an id, for a
/// wrong answer need not have one of its own.
#[must_use]
pub fn check_question(
    lesson: &Lesson,
    number: u8,
    has: impl Fn(&str) -> bool,
) -> Option<CheckQuestion> {
    let place = lesson.steps.len() + usize::from(number.checked_sub(1)?);
    let step = lesson.step(place)?;
    let asked = step.question.as_ref()?;
    let id = lesson.text_id(place);
    let line = |part: &str| Line {
        id: [&id, part].concat(),
        args: Vec::new(),
    };
    let wrong = |number: usize| {
        let part = format!(".wrong-{number}");
        has(&[&id, part.as_str()].concat()).then(|| line(&part))
    };
    let of = match asked.right {
        Right::Pick { of, .. } => of,
        _ => 0,
    };
    // A statement is foreseen by its number, a figure by its place in the list.
    let listed = asked.foreseen.iter().cloned().zip(1..);
    let picked = (1..=of).filter_map(|choice| {
        let answer = Answer::Pick(choice);
        let foreseen = Foreseen {
            slip: Slip::Exactly(answer.clone()),
            allowed: false,
            rules: Vec::new(),
        };
        (!asked.right.is_met_by(&answer)).then_some((foreseen, usize::from(choice)))
    });
    let all: Vec<(Foreseen, usize)> = if of == 0 {
        listed.collect()
    } else {
        picked.collect()
    };
    let known = all
        .into_iter()
        .filter_map(|(foreseen, number)| Some((foreseen, wrong(number)?)));
    let (foreseen, slips) = known
        .map(|(foreseen, line)| {
            (
                foreseen,
                SlipWord {
                    id: "foreseen",
                    line,
                },
            )
        })
        .unzip();
    Some(CheckQuestion {
        part: Part {
            prompt: line(""),
            choices: (1..=of)
                .map(|choice| line(&format!(".choice-{choice}")))
                .collect(),
            question: Question {
                foreseen,
                ..asked.clone()
            },
            also: Vec::new(),
            reach: None,
            slips,
            reckoning: line(".right"),
        },
        unit: step.unit,
        seconds: SECONDS,
    })
}
