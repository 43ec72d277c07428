//! Reasons, in sentences with their sums.

mod reasons;

use super::args::{Args, Value};
use super::catalog::Id;
use super::resolve::Voice;
use super::speaker::{Explained, Sign, Speaker, SumLine};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::Refusal;

/// A figure of a sum and its name.
struct Figure(Sign, Value, Id);

/// A reason on its way to words.
struct Reason {
    id: Id,
    args: Args,
    sum: Vec<Figure>,
}

impl Reason {
    fn new(id: Id, args: Args) -> Self {
        Self {
            id,
            args,
            sum: Vec::new(),
        }
    }

    /// With a sum of three figures: `one`, then `two` by `sign`, is `total`.
    fn reckoned(
        mut self,
        one: (Chips, Id),
        sign: Sign,
        two: (Chips, Id),
        total: (Chips, Id),
    ) -> Self {
        self.sum = vec![
            Figure(Sign::Start, one.0.into(), one.1),
            Figure(sign, two.0.into(), two.1),
            Figure(Sign::Equals, total.0.into(), total.1),
        ];
        self
    }
}

impl Speaker<'_> {
    /// Why the referee did or allows something, or what keeps it from being possible.
    #[must_use]
    pub fn because(&self, citation: &Citation) -> Explained {
        let reason = self.reason(citation);
        let (id, args) = (reason.id.0, &reason.args);
        let spoken = {
            let args = Args::new()
                .with("text", self.catalog.spoken(id, args))
                .with("rule", citation.rule().id());
            match self.spoken_sum(&reason.sum) {
                Some(sum) => self
                    .catalog
                    .spoken(Id("why-spoken-sum").0, &args.with("sum", sum)),
                None => self.catalog.spoken(Id("why-spoken").0, &args),
            }
        };
        let lines = reason.sum.iter().map(|Figure(sign, value, label)| SumLine {
            sign: *sign,
            figure: self.figure(value, Voice::Screen),
            label: self.screen(*label, &Args::new()),
        });
        Explained {
            title: self.catalog.message(&format!("{id}.title"), args),
            text: self.catalog.message(id, args),
            sum: lines.collect(),
            spoken,
            rules: citation.rules(),
        }
    }

    /// Why an action was refused; the title says what is wrong in one line.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> Explained {
        self.refused(&refusal.because)
    }

    /// Why something was refused, in a hand or between hands.
    #[must_use]
    pub fn refused(&self, citation: &Citation) -> Explained {
        let reason = self.reason(citation);
        let short = format!("{}.short", reason.id.0);
        let spoken = Args::new()
            .with("reason", self.catalog.spoken(&short, &reason.args))
            .with("text", self.catalog.spoken(reason.id.0, &reason.args))
            .with("rule", citation.rule().id());
        let title = Args::new().with("reason", self.short(citation));
        Explained {
            title: self.screen(Id("refused"), &title),
            spoken: self.catalog.spoken(Id("refused-spoken").0, &spoken),
            ..self.because(citation)
        }
    }

    /// A reason against something in about four words, for a control that rests in its place:
    /// "no one to raise". Of a reason that is not against anything it is the question.
    #[must_use]
    pub fn short(&self, citation: &Citation) -> String {
        let reason = self.reason(citation);
        let short = format!("{}.short", reason.id.0);
        if self.catalog.has(&short) {
            self.catalog.message(&short, &reason.args)
        } else {
            let title = format!("{}.title", reason.id.0);
            self.catalog.message(&title, &reason.args)
        }
    }

    /// The words of a reason alone, as part of another text.
    pub(super) fn cited(&self, voice: Voice, citation: &Citation) -> String {
        let reason = self.reason(citation);
        self.catalog.in_voice(voice, reason.id.0, &reason.args)
    }

    fn figure(&self, value: &Value, voice: Voice) -> String {
        match (value.number(), voice) {
            (Some(number), Voice::Screen) => self.catalog.number(number),
            (Some(number), Voice::Spoken) => number.to_string(),
            (None, _) => String::new(),
        }
    }

    /// A sum for the ear: "25 plus 15 is 40."
    fn spoken_sum(&self, sum: &[Figure]) -> Option<String> {
        let spoken = |value: &Value| self.figure(value, Voice::Spoken);
        let (id, args) = match sum {
            [Figure(_, one, _), Figure(sign, two, _), Figure(_, total, _)] => {
                let id = match sign {
                    Sign::Minus => Id("sum-minus"),
                    Sign::Times => Id("sum-times"),
                    Sign::Start | Sign::Plus | Sign::Equals => Id("sum-plus"),
                };
                let args = Args::new()
                    .with("one", spoken(one))
                    .with("two", spoken(two))
                    .with("total", spoken(total));
                (id, args)
            }
            [
                Figure(_, one, _),
                Figure(_, two, _),
                Figure(_, three, _),
                Figure(_, total, _),
            ] => {
                let args = Args::new()
                    .with("one", spoken(one))
                    .with("two", spoken(two))
                    .with("three", spoken(three))
                    .with("total", spoken(total));
                (Id("sum-times-plus"), args)
            }
            _ => return None,
        };
        Some(self.catalog.spoken(id.0, &args))
    }
}
