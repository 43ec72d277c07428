//! How far the learner has come, kept on the device.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::file::File;
use crate::school::lesson::FirstAnswer;
use crate::school::path::{self, PathLesson};
use crate::ui::rooms::front::Front;

/// How a lesson stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Standing {
    #[default]
    New,
    Begun,
    Done,
}

impl Standing {
    /// The word in the page's data attributes.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Begun => "begun",
            Self::Done => "done",
        }
    }
}

/// What is kept of one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct KeptLesson {
    /// The steps that are still to do, in order; the first is the one on the screen.
    pub left: Vec<usize>,
    /// Whether it was done before.
    pub done: bool,
    /// The first answers to the questions so far, and the time spent, in milliseconds.
    pub first: Vec<FirstAnswer>,
    pub millis: u64,
}

/// What is kept of all lessons. What is missing takes its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Progress {
    lessons: BTreeMap<String, KeptLesson>,
}

impl Progress {
    /// The progress on this device.
    pub(super) fn open(front: Front) -> File<Self> {
        File::open(front, "school/1")
    }

    /// Notes how far a lesson has come.
    pub(super) fn note(&mut self, id: &str, now: KeptLesson) {
        let lesson = self.lessons.entry(id.to_owned()).or_default();
        *lesson = KeptLesson {
            done: lesson.done || now.done,
            ..now
        };
    }

    /// The steps of a lesson that are still to do; none: from its beginning.
    pub(super) fn left(&self, id: &str) -> Option<&[usize]> {
        let kept = self.lessons.get(id)?;
        (!kept.left.is_empty()).then_some(&kept.left)
    }

    /// What is kept of a lesson.
    pub(super) fn lesson(&self, id: &str) -> Option<&KeptLesson> {
        self.lessons.get(id)
    }

    /// Whether no lesson was begun.
    pub(super) fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// How a lesson stands.
    pub(super) fn standing(&self, id: &str) -> Standing {
        match self.lessons.get(id) {
            Some(kept) if kept.done => Standing::Done,
            Some(kept) if !kept.left.is_empty() => Standing::Begun,
            _ => Standing::New,
        }
    }

    /// What to do next: what was begun, else the first that is not done.
    pub(super) fn next(&self) -> Option<&'static PathLesson> {
        let with = |standing| path::lessons().find(|lesson| self.standing(lesson.id) == standing);
        with(Standing::Begun).or_else(|| with(Standing::New))
    }
}
