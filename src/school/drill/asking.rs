//! How a part of an instance is put together.

use super::instance::{Part, SlipWord};
use super::{Line, Term};
use crate::engine::chips::Chips;
use crate::engine::rule::RuleId;
use crate::school::question::{Answer, Figure, Foreseen, Question, Right, Slip};

/// A part in the making.
#[derive(Clone, Debug)]
pub(in crate::school) struct Asking {
    /// The message of the texts: `drill-odd-chip`.
    message: String,
    part: Part,
    /// The slip that must be possible: without it the case teaches nothing.
    trap: Option<&'static str>,
}

/// A figure as an answer.
pub(in crate::school) fn number(figure: impl Into<Figure>) -> Answer {
    Answer::Number(figure.into())
}

/// A figure that is right, exactly.
pub(in crate::school) fn exactly(figure: impl Into<Figure>) -> Right {
    Right::Number {
        figure: figure.into(),
        accept: None,
    }
}

impl Asking {
    /// A question: its prompt `prompt` and its reckoning `right`, each with what is filled in.
    pub(in crate::school) fn new(drill: &'static str, right: Right, rules: &[RuleId]) -> Self {
        Self::about(["drill-", drill].concat(), right, rules)
    }

    /// A question whose texts are those of this message.
    pub(in crate::school) fn about(message: String, right: Right, rules: &[RuleId]) -> Self {
        Self {
            part: Part {
                prompt: Line::named(&message, "prompt"),
                choices: Vec::new(),
                question: Question {
                    right,
                    foreseen: Vec::new(),
                    rules: rules.to_vec(),
                },
                also: Vec::new(),
                reach: None,
                slips: Vec::new(),
                reckoning: Line::named(&message, "right"),
            },
            message,
            trap: None,
        }
    }

    /// What is asked.
    pub(in crate::school) fn prompt(mut self, line: Line) -> Self {
        self.part.prompt = line;
        self
    }

    /// How the right answer is reckoned.
    pub(in crate::school) fn reckoning(mut self, line: Line) -> Self {
        self.part.reckoning = line;
        self
    }

    /// The statements to pick from.
    pub(in crate::school) fn choices(mut self, choices: Vec<Line>) -> Self {
        self.part.choices = choices;
        self
    }

    /// Another answer that is accepted: nearly as good.
    pub(super) fn also(mut self, answer: Answer) -> Self {
        self.part.also.push(answer);
        self
    }

    /// The answer is an estimate: it is worth less by its error, and nothing from so far off on.
    pub(super) fn estimate(mut self, reach: Figure) -> Self {
        self.part.reach = Some(reach);
        self
    }

    /// A wrong answer that is foreseen; dropped where it is right, or foreseen under the same name.
    pub(in crate::school) fn slip(
        mut self,
        id: &'static str,
        answer: Answer,
        rules: &[RuleId],
        args: &[(&'static str, Term)],
    ) -> Self {
        let question = &mut self.part.question;
        let is_right = question.right.is_met_by(&answer);
        let slip = Slip::Exactly(answer);
        let mut known = question.foreseen.iter().zip(&self.part.slips);
        let again = known.any(|(foreseen, word)| foreseen.slip == slip && word.id == id);
        if is_right || again {
            return self;
        }
        question.foreseen.push(Foreseen {
            slip,
            allowed: false,
            rules: rules.to_vec(),
        });
        let mut line = Line::named(&self.message, &["slip-", id].concat());
        line.args.extend(args.iter().cloned());
        self.part.slips.push(SlipWord { id, line });
        self
    }

    /// A wrong answer, unless a more particular slip has it already.
    pub(in crate::school) fn otherwise(
        self,
        id: &'static str,
        answer: Answer,
        rules: &[RuleId],
        args: &[(&'static str, Term)],
    ) -> Self {
        let mut foreseen = self.part.question.foreseen.iter();
        if foreseen.any(|foreseen| foreseen.slip.covers(&answer)) {
            return self;
        }
        self.slip(id, answer, rules, args)
    }

    /// A wrong figure of chips.
    pub(in crate::school) fn figure(
        self,
        id: &'static str,
        figure: Chips,
        rules: &[RuleId],
        args: &[(&'static str, Term)],
    ) -> Self {
        self.slip(id, number(figure), rules, args)
    }

    /// The slip that must be possible, and alone in its answer.
    pub(in crate::school) fn trap(mut self, id: &'static str) -> Self {
        self.trap = Some(id);
        self
    }

    /// The part; none if its trap coincides with the right answer or with another slip.
    pub(in crate::school) fn done(self) -> Option<Part> {
        if let Some(trap) = self.trap {
            let foreseen = &self.part.question.foreseen;
            let alone =
                |slip: &Slip| foreseen.iter().filter(|other| other.slip == *slip).count() == 1;
            let mut places = self.part.slips.iter().zip(foreseen);
            places.find(|(word, foreseen)| word.id == trap && alone(&foreseen.slip))?;
        }
        Some(self.part)
    }
}
