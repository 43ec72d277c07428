//! What passed, failed and was set aside.

use std::collections::BTreeMap;
use std::fmt;

/// Counts over the lines of one or more files.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    passed: usize,
    failed: usize,
    skipped: BTreeMap<String, usize>,
}

impl Tally {
    /// Counts a line that agrees.
    pub(crate) fn pass(&mut self) {
        self.passed += 1;
    }

    /// Counts a line that does not, and prints why: one mismatch a line.
    pub(crate) fn fail(&mut self, why: &str) {
        println!("{why}");
        self.failed += 1;
    }

    /// Counts a line that the format sets aside.
    pub(crate) fn skip(&mut self, reason: &str) {
        *self.skipped.entry(reason.to_owned()).or_default() += 1;
    }

    /// Adds the counts of another file.
    pub(crate) fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        for (reason, count) in &other.skipped {
            *self.skipped.entry(reason.clone()).or_default() += count;
        }
    }

    /// How many failed.
    pub(crate) fn failed(&self) -> usize {
        self.failed
    }

    /// Reasons for setting lines aside, and how often.
    pub(crate) fn skips(&self) -> impl Iterator<Item = (&str, usize)> {
        let skips = self.skipped.iter();
        skips.map(|(reason, &count)| (reason.as_str(), count))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let skipped: usize = self.skipped.values().sum();
        let (passed, failed) = (self.passed, self.failed);
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")
    }
}
