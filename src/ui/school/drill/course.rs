//! What the questions on the screen are part of: a run, or a sitting of the review.

use crate::school::assignment::Feedback;
use crate::school::drill::{Drill, Instance, Level, Line, Part, Shown, Task, Told};
use crate::school::lesson::FigureUnit;
use crate::school::path::PathLesson;
use crate::school::review::{CardId, CheckQuestion, Sitting};
use crate::school::round::Round;

/// A run of a drill or a gate, or a sitting of the review.
#[derive(Clone, Debug)]
pub(in crate::ui::school) enum Course {
    Round(Round),
    Sitting(Sitting),
}

/// What is to be asked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Asks {
    /// A question of a drill.
    Drill(Task),
    /// A check question of a lesson, from 1.
    Check(&'static PathLesson, u8),
}

impl Course {
    /// The run, if it is one.
    pub(super) fn round(&self) -> Option<&Round> {
        match self {
            Self::Round(round) => Some(round),
            Self::Sitting(_) => None,
        }
    }

    /// The sitting, if it is one.
    pub(in crate::ui::school) fn sitting(&self) -> Option<&Sitting> {
        match self {
            Self::Round(_) => None,
            Self::Sitting(sitting) => Some(sitting),
        }
    }

    /// Puts a question, if none is on the screen; `now` in milliseconds since 1970.
    pub(super) fn ask(&mut self, level: impl Fn(Drill) -> Level, now: u64) {
        match self {
            Self::Round(round) if round.task().is_none() => {
                round.ask(level);
            }
            Self::Sitting(sitting) if sitting.asking.is_none() => {
                sitting.ask(now);
            }
            Self::Round(_) | Self::Sitting(_) => {}
        }
    }

    /// The question on the screen.
    pub(super) fn asks(&self) -> Option<Asks> {
        match self {
            Self::Round(round) => round.task().map(Asks::Drill),
            Self::Sitting(sitting) => {
                let item = sitting.asking?;
                match item.card {
                    CardId::Check(lesson, number) => Some(Asks::Check(lesson, number)),
                    CardId::Pattern(..) | CardId::Duty(_) => item.task().map(Asks::Drill),
                }
            }
        }
    }

    /// How many questions there are in all.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Round(round) => round.assignment.count as usize,
            Self::Sitting(sitting) => sitting.len(),
        }
    }

    /// How many of them are answered.
    pub(super) fn answered(&self) -> usize {
        match self {
            Self::Round(round) => round.given.len(),
            Self::Sitting(sitting) => sitting.given.len(),
        }
    }

    /// Whether hints may be opened.
    pub(super) fn hints(&self) -> bool {
        self.round().is_none_or(|round| round.assignment.hints)
    }

    /// Whether the hint of the question on the screen is open.
    pub(super) fn is_hinted(&self) -> bool {
        match self {
            Self::Round(round) => round.hinted,
            Self::Sitting(sitting) => sitting.hinted,
        }
    }

    /// The hint is open.
    pub(super) fn open_hint(&mut self) {
        match self {
            Self::Round(round) => round.hinted = true,
            Self::Sitting(sitting) => sitting.hinted = true,
        }
    }

    /// Whether it is said after each answer what was right.
    pub(super) fn tells_each(&self) -> bool {
        self.round()
            .is_none_or(|round| round.assignment.feedback == Feedback::Each)
    }
}

/// A question on the screen.
#[derive(Clone, Debug)]
pub(super) struct Posed {
    /// What it was built from; a check question is there only once.
    pub task: Option<Task>,
    pub shown: Shown,
    pub parts: Vec<Part>,
    /// A check question has none.
    pub hint: Option<Line>,
    pub unit: FigureUnit,
    /// The target time.
    pub seconds: u32,
}

impl From<Instance> for Posed {
    fn from(instance: Instance) -> Self {
        Self {
            task: Some(instance.task),
            shown: instance.shown,
            parts: instance.parts,
            hint: Some(instance.hint),
            unit: FigureUnit::Count,
            seconds: instance.seconds,
        }
    }
}

impl From<CheckQuestion> for Posed {
    fn from(asked: CheckQuestion) -> Self {
        Self {
            task: None,
            shown: Shown::Told(Told {
                scene: None,
                captions: Vec::new(),
            }),
            parts: vec![asked.part],
            hint: None,
            unit: asked.unit,
            seconds: asked.seconds,
        }
    }
}
