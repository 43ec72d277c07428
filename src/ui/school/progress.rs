//! How far the learner has come, kept on the device.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::platform::{Kept, Storage};
use crate::school::lesson::FirstAnswer;
use crate::school::path::{self, PathLesson};

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

/// What is kept of all lessons. What is missing in an old or damaged file takes its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Progress {
    lessons: BTreeMap<String, KeptLesson>,
}

impl Progress {
    const NAME: &str = "school/1";

    /// The progress on this device.
    pub(super) fn load() -> Self {
        Storage::get(Self::NAME)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps the progress of one lesson; what other tabs have kept of others stays.
    pub(super) fn keep(id: &str, now: KeptLesson) -> Kept {
        let mut progress = Self::load();
        let lesson = progress.lessons.entry(id.to_owned()).or_default();
        *lesson = KeptLesson {
            done: lesson.done || now.done,
            ..now
        };
        serde_json::to_string(&progress)
            .map_or(Kept::InPage, |text| Storage::set(Self::NAME, &text))
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
