//! The figures of a match.

/// What a contestant needed and did wrong.
#[derive(Clone, Debug, Default)]
pub(crate) struct Manners {
    /// Nanoseconds of each decision, in any order.
    pub(crate) times: Vec<u64>,
    /// Illegal answers, and those that did not come in time.
    pub(crate) faults: u64,
}

impl Manners {
    pub(crate) fn add(&mut self, other: &Self) {
        self.times.extend_from_slice(&other.times);
        self.faults += other.faults;
    }

    /// The time in milliseconds that so many of 1,000 decisions do not exceed.
    pub(crate) fn ms(&self, per_mille: usize) -> f64 {
        let mut times = self.times.clone();
        times.sort_unstable();
        let last = times.len().saturating_sub(1);
        let place = (times.len() * per_mille / 1000).min(last);
        times.get(place).map_or(0.0, |&ns| float(ns) / 1e6)
    }
}

/// The result of a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Score {
    pub(crate) hands: u64,
    /// What A won in each round, in chips: independent of each other.
    pub(crate) rounds: Vec<i64>,
    /// Hands of a round.
    pub(crate) hands_per_round: u64,
    /// Chips of a big blind.
    pub(crate) big_blind: u64,
    pub(crate) a: Manners,
    pub(crate) b: Manners,
}

impl Score {
    /// Takes up a part of the match that was played after this one.
    pub(crate) fn add(&mut self, later: &Self) {
        self.hands += later.hands;
        self.rounds.extend_from_slice(&later.rounds);
        self.a.add(&later.a);
        self.b.add(&later.b);
    }

    /// What A wins in big blinds a hundred hands.
    pub(crate) fn bb_per_100(&self) -> f64 {
        self.mean() * self.scale()
    }

    /// The half width of the 95% interval around it.
    pub(crate) fn ci95(&self) -> f64 {
        let rounds = float(self.rounds.len() as u64);
        if rounds < 2.0 {
            return f64::INFINITY;
        }
        let mean = self.mean();
        let squares = self.rounds.iter().map(|&won| (signed(won) - mean).powi(2));
        let variance = squares.sum::<f64>() / (rounds - 1.0);
        1.96 * (variance / rounds).sqrt() * self.scale()
    }

    /// Chips a round.
    fn mean(&self) -> f64 {
        signed(self.rounds.iter().sum()) / float(self.rounds.len() as u64).max(1.0)
    }

    /// From chips a round to big blinds a hundred hands.
    fn scale(&self) -> f64 {
        100.0 / (float(self.big_blind) * float(self.hands_per_round))
    }
}

#[expect(clippy::cast_precision_loss, reason = "all far below 2^53")]
const fn float(count: u64) -> f64 {
    count as f64
}

#[expect(clippy::cast_precision_loss, reason = "all far below 2^53")]
const fn signed(chips: i64) -> f64 {
    chips as f64
}
