//! The dealer school as it is kept on the device.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::platform::{Kept, Storage};
use crate::school::dealer::{Level, Run};

const NAME: &str = "dealer/1";

/// What is kept. What is missing in an old or damaged file takes its default.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Dealer {
    /// The level in work, where it stands: its hands are dealt again only when it is gone on with.
    run: Option<serde_json::Value>,
    passed: BTreeSet<Level>,
    /// How often each mishap was met.
    pub met: Vec<u32>,
}

impl Dealer {
    /// What is kept on this device.
    pub(super) fn load() -> Self {
        Storage::get(NAME)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// The level in work, if it is this one.
    pub(super) fn run(self, level: Level) -> Option<Run> {
        let run = self.run?;
        let run: Run = serde_json::from_value(run).ok()?;
        (run.level() == level).then_some(run)
    }

    /// Whether this level is in work.
    pub(super) fn is_begun(&self, level: Level) -> bool {
        let run = self.run.as_ref();
        run.is_some_and(|run| run["level"] == level.name())
    }

    /// Whether this level was passed.
    pub(super) fn is_passed(&self, level: Level) -> bool {
        self.passed.contains(&level)
    }

    /// Keeps where a level stands.
    pub(super) fn keep(run: &Run) -> Kept {
        let mut dealer = Self::load();
        dealer.run = serde_json::to_value(run).ok();
        dealer.save()
    }

    /// Keeps that a level is over.
    pub(super) fn end(run: &Run, passed: bool) -> Kept {
        let mut dealer = Self::load();
        dealer.run = None;
        dealer.met = run.met();
        if passed {
            dealer.passed.insert(run.level());
        }
        dealer.save()
    }

    fn save(&self) -> Kept {
        serde_json::to_string(self).map_or(Kept::InPage, |text| Storage::set(NAME, &text))
    }
}
