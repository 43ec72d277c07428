//! The dealer school as it is kept on the device.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::school::dealer::{Level, Run};
use crate::ui::rooms::front::Front;
use crate::ui::school::file::File;

/// What is kept. What is missing takes its default.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Dealer {
    /// The levels in work, where they stand: the hands of one are dealt again only when it is gone
    /// on with.
    runs: BTreeMap<Level, Value>,
    /// The only level in work, as it was kept before each had its own place.
    #[serde(skip_serializing)]
    run: Option<Value>,
    passed: BTreeSet<Level>,
    /// How often each mishap was met.
    pub met: Vec<u32>,
}

/// What is kept on this device.
pub(super) fn open(front: Front) -> File<Dealer> {
    let mut file: File<Dealer> = File::open(front, "dealer/1");
    let only = file.held.run.take();
    if let Some(run) = only
        && let Some(level) = run["level"].as_str().and_then(Level::named)
    {
        file.held.runs.entry(level).or_insert(run);
    }
    file
}

/// The level in work, if it is; one that cannot be read is set aside.
pub(super) fn run(file: &mut File<Dealer>, level: Level) -> Option<Run> {
    let kept = file.held.runs.get(&level)?;
    if let Ok(run) = Run::deserialize(kept) {
        return Some(run);
    }
    let aside = file.held.runs.remove(&level)?;
    file.set_aside(&aside.to_string());
    None
}

impl Dealer {
    /// Whether this level is in work.
    pub(super) fn is_begun(&self, level: Level) -> bool {
        self.runs.contains_key(&level)
    }

    /// Whether this level was passed.
    pub(super) fn is_passed(&self, level: Level) -> bool {
        self.passed.contains(&level)
    }

    /// Notes where a level stands.
    pub(super) fn note(&mut self, run: &Run) {
        if let Ok(kept) = serde_json::to_value(run) {
            self.runs.insert(run.level(), kept);
        }
    }

    /// Notes that a level is over.
    pub(super) fn end(&mut self, run: &Run, passed: bool) {
        self.runs.remove(&run.level());
        self.met = run.met();
        if passed {
            self.passed.insert(run.level());
        }
    }
}
