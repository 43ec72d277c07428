//! How often of how many.

/// How often something was done, of the times when it could be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// How often it was done.
    pub times: u64,
    /// How often it could be done.
    pub of: u64,
}

/// The 97.5th percentile of the normal distribution: 95% lie between it and its negative.
pub(super) const NORMAL_95: f64 = 1.959_963_984_540_054;

impl Rate {
    /// One more case.
    pub const fn add(&mut self, done: bool) {
        self.times += done as u64;
        self.of += 1;
    }

    /// Cases that are counted elsewhere.
    pub const fn add_all(&mut self, other: Self) {
        self.times += other.times;
        self.of += other.of;
    }

    /// The share in per cent; nothing of no cases.
    #[must_use]
    pub fn per_cent(self) -> Option<f64> {
        (self.of > 0).then(|| 100.0 * float(self.times) / float(self.of))
    }

    /// Between which per cents the true share lies in 95 of 100 such samples: the score interval
    /// of Wilson (1927), which is right for few cases and near 0 and 100 too.
    #[must_use]
    pub fn interval(self) -> Option<(f64, f64)> {
        if self.of == 0 {
            return None;
        }
        let (share, cases) = (float(self.times) / float(self.of), float(self.of));
        let square = NORMAL_95 * NORMAL_95;
        let middle = share + square / (2.0 * cases);
        let half =
            NORMAL_95 * (share * (1.0 - share) / cases + square / (4.0 * cases * cases)).sqrt();
        let whole = 1.0 + square / cases;
        let per_cent = |bound: f64| (100.0 * bound / whole).clamp(0.0, 100.0);
        Some((per_cent(middle - half), per_cent(middle + half)))
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 hands")]
pub(super) const fn float(count: u64) -> f64 {
    count as f64
}
