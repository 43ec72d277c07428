//! Which texts a lesson needs, by their ids.

use super::{Lesson, Step};
use crate::school::question::Right;

/// What a text of a lesson is, and so how long it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// The title.
    Title,
    /// What the learner can do afterwards.
    Goal,
    /// What is asked.
    Prompt,
    /// What is told at a step without a question.
    See,
    /// What is answered.
    Feedback,
    /// A statement to pick.
    Choice,
}

impl TextKind {
    /// The most characters.
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            Self::Title => 60,
            Self::Goal => 160,
            Self::Prompt | Self::Choice => 120,
            Self::See => 300,
            Self::Feedback => 200,
        }
    }
}

/// A text that a lesson needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedText {
    /// The id of the message, or of its attribute: `lesson-outs-1.right`.
    pub id: String,
    /// What it is.
    pub kind: TextKind,
    /// Whether it must be there: a statement without a line of its own is answered by the
    /// reason for the right one.
    pub needed: bool,
}

impl Lesson {
    /// Every text that has to be there, in order. A step that only shows may have a `.table`
    /// beside them.
    #[must_use]
    pub fn wanted_texts(&self) -> Vec<WantedText> {
        let mut wanted = Vec::new();
        let mut want = |id: String, kind, needed| wanted.push(WantedText { id, kind, needed });
        let head = ["lesson-", &self.id].concat();
        want([&head, ".goal"].concat(), TextKind::Goal, true);
        want(head, TextKind::Title, true);
        for (place, step) in self.steps.iter().chain(&self.checks).enumerate() {
            step_texts(&self.text_id(place), step, &mut want);
        }
        wanted
    }
}

fn step_texts(id: &str, step: &Step, want: &mut impl FnMut(String, TextKind, bool)) {
    let Some(question) = &step.question else {
        want(id.to_owned(), TextKind::See, true);
        return;
    };
    want(id.to_owned(), TextKind::Prompt, true);
    want([id, ".right"].concat(), TextKind::Feedback, true);
    if let Right::Pick { of, choice } = question.right {
        for number in 1..=of {
            want(format!("{id}.choice-{number}"), TextKind::Choice, true);
            if number != choice {
                want(format!("{id}.wrong-{number}"), TextKind::Feedback, false);
            }
        }
        return;
    }
    if let Right::Sort(order) = &question.right {
        for number in 1..=order.len() {
            want(format!("{id}.choice-{number}"), TextKind::Choice, true);
        }
    }
    for number in 1..=question.foreseen.len() {
        want(format!("{id}.wrong-{number}"), TextKind::Feedback, true);
    }
}
