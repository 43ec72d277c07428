//! What a hand or a level was worth (curriculum 4.5).

use super::Kind;
use super::run::Stop;

/// The figures of some duties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Points, in halves.
    pub halves: u32,
    /// Points that were possible, in halves.
    pub possible: u32,
    /// Duties at which chips would have gone to the wrong player.
    pub chips_wrong: u32,
    /// Mishaps that were not noticed.
    pub missed: u32,
}

/// The pass mark, in per cent.
pub const PASS: u32 = 90;

impl Report {
    /// Of these duties.
    #[must_use]
    pub fn of<'a>(stops: impl IntoIterator<Item = &'a Stop>) -> Self {
        let mut report = Self::default();
        for stop in stops {
            report.halves += stop.halves();
            report.possible += 2 * stop.kind.weight();
            report.chips_wrong += u32::from(stop.is_wrong_about_chips());
            report.missed += u32::from(stop.missed);
        }
        report
    }

    /// Points out of those possible, in per cent, rounded down; 100 of none.
    #[must_use]
    pub const fn accuracy(&self) -> u32 {
        match (self.halves * 100).checked_div(self.possible) {
            Some(percent) => percent,
            None => 100,
        }
    }

    /// Whether a level with these figures is passed: accuracy 90% and no chips wrong.
    #[must_use]
    pub const fn is_passed(&self) -> bool {
        self.accuracy() >= PASS && self.chips_wrong == 0
    }
}

/// The kinds of duty that cost most, the dearest first, at most three; and what each cost, in
/// halves of points.
#[must_use]
pub fn dearest(stops: &[Stop]) -> Vec<(Kind, u32)> {
    let cost = |kind: &Kind| {
        let own = stops.iter().filter(|stop| stop.kind == *kind);
        let lost: u32 = own.map(|stop| 2 * stop.kind.weight() - stop.halves()).sum();
        (*kind, lost)
    };
    let mut costs: Vec<(Kind, u32)> = Kind::ALL
        .iter()
        .map(cost)
        .filter(|(_, lost)| *lost > 0)
        .collect();
    costs.sort_by_key(|(_, lost)| core::cmp::Reverse(*lost));
    costs.truncate(3);
    costs
}

/// The median time of each kind of duty, in milliseconds, in the order of a hand: a fact, no
/// grade.
#[must_use]
pub fn pace(stops: &[Stop]) -> Vec<(Kind, u32)> {
    let median = |kind: &Kind| {
        let own = stops.iter().filter(|stop| stop.kind == *kind);
        let mut times: Vec<u32> = own.map(|stop| stop.millis).collect();
        times.sort_unstable();
        times.get(times.len() / 2).map(|millis| (*kind, *millis))
    };
    Kind::ALL.iter().filter_map(median).collect()
}
