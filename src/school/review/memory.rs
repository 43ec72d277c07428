//! How well a card is remembered, and when it comes again: FSRS-6 with its published weights
//! (curriculum 5.2).
//!
//! The two crates that have it do not fit. `rs-fsrs` (1.2) is the version before, with 19 weights,
//! and reads the clock itself through `chrono`; `fsrs` (6.6) brings the fitting of weights with
//! it (`ndarray`, `rayon`, a random generator) and reckons with the power function of whatever
//! it runs on, which differs in the last digits from device to device. What is needed of it are the
//! nine formulas below; logarithms and powers are those of `libm`, the same everywhere.

use serde::{Deserialize, Serialize};

use super::Grade;

/// The default weights w0 to w20.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// A card is asked again after so many days at the latest.
const LONGEST: f64 = 180.0;

/// Stability in days, from the first to the last that is reckoned with.
const STABILITY: (f64, f64) = (0.001, 36_500.0);

/// The share of cards that is to be still known on the day they come again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// 0.85: fewer reviews.
    Fewer,
    /// 0.90.
    #[default]
    Usual,
    /// 0.95, before an exam.
    More,
}

impl Wanted {
    /// All three, the fewest reviews first.
    pub const ALL: [Self; 3] = [Self::Fewer, Self::Usual, Self::More];

    /// In per cent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        match self {
            Self::Fewer => 85,
            Self::Usual => 90,
            Self::More => 95,
        }
    }
}

/// The memory of a card after its last answer.
///
/// Kept in whole millionths, so that it is the same after being written down and read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// After how many days it is remembered nine times out of ten, in millionths of a day.
    stability: u64,
    /// From 1 to 10, in millionths.
    difficulty: u32,
}

impl Memory {
    /// After the first answer ever.
    #[must_use]
    pub fn first(grade: Grade) -> Self {
        let stability = match grade {
            Grade::Again => W[0],
            Grade::Hard => W[1],
            Grade::Good => W[2],
            Grade::Easy => W[3],
        };
        Self::of(stability, first_difficulty(grade))
    }

    /// After an answer so many days after the last one.
    #[must_use]
    pub fn after(self, grade: Grade, days: u32) -> Self {
        let (stability, difficulty) = (self.days(), self.hardness());
        let next = match grade {
            _ if days == 0 => on_the_same_day(stability, grade),
            Grade::Again => after_a_lapse(stability, difficulty, self.share(days)),
            Grade::Hard | Grade::Good | Grade::Easy => {
                after_success(stability, difficulty, self.share(days), grade)
            }
        };
        Self::of(next, next_difficulty(difficulty, grade))
    }

    /// How likely it is remembered so many days after the last answer, in millionths.
    #[must_use]
    #[expect(
        clippy::cast_sign_loss,
        reason = "a share between 0 and 1 times a million"
    )]
    pub fn recall(self, days: u32) -> u32 {
        (self.share(days) * 1e6) as u32
    }

    /// After how many days it is to come again: when the recall has fallen to what is wanted.
    #[must_use]
    #[expect(clippy::cast_sign_loss, reason = "it is between 1 and 180")]
    pub fn interval(self, wanted: Wanted) -> u32 {
        let wanted = f64::from(wanted.percent()) / 100.0;
        let days = self.days() / factor() * (libm::pow(wanted, -1.0 / W[20]) - 1.0);
        libm::round(days).clamp(1.0, LONGEST) as u32
    }

    /// Stability in days.
    #[expect(
        clippy::cast_precision_loss,
        reason = "at most 36,500 million, far below 2^53"
    )]
    fn days(self) -> f64 {
        (self.stability as f64 / 1e6).clamp(STABILITY.0, STABILITY.1)
    }

    fn hardness(self) -> f64 {
        (f64::from(self.difficulty) / 1e6).clamp(1.0, 10.0)
    }

    fn share(self, days: u32) -> f64 {
        libm::pow(1.0 + factor() * f64::from(days) / self.days(), -W[20])
    }

    #[expect(clippy::cast_sign_loss, reason = "both are at least 0.001")]
    fn of(stability: f64, difficulty: f64) -> Self {
        let stability = stability.clamp(STABILITY.0, STABILITY.1);
        Self {
            stability: libm::round(stability * 1e6) as u64,
            difficulty: libm::round(difficulty.clamp(1.0, 10.0) * 1e6) as u32,
        }
    }
}

/// So that after as many days as the stability the recall is 0.9.
fn factor() -> f64 {
    libm::pow(0.9, -1.0 / W[20]) - 1.0
}

fn first_difficulty(grade: Grade) -> f64 {
    W[4] - libm::exp(W[5] * (grade.number() - 1.0)) + 1.0
}

/// Damped near the upper end, and drawn a little to that of an easy card.
fn next_difficulty(difficulty: f64, grade: Grade) -> f64 {
    let change = -W[6] * (grade.number() - 3.0);
    let next = difficulty + change * (10.0 - difficulty) / 9.0;
    W[7] * (first_difficulty(Grade::Easy) - next) + next
}

fn after_success(stability: f64, difficulty: f64, recall: f64, grade: Grade) -> f64 {
    let by_grade = match grade {
        Grade::Hard => W[15],
        Grade::Easy => W[16],
        Grade::Again | Grade::Good => 1.0,
    };
    let growth = libm::exp(W[8])
        * (11.0 - difficulty)
        * libm::pow(stability, -W[9])
        * (libm::exp((1.0 - recall) * W[10]) - 1.0)
        * by_grade;
    stability * (1.0 + growth)
}

fn after_a_lapse(stability: f64, difficulty: f64, recall: f64) -> f64 {
    let next = W[11]
        * libm::pow(difficulty, -W[12])
        * (libm::pow(stability + 1.0, W[13]) - 1.0)
        * libm::exp((1.0 - recall) * W[14]);
    next.min(stability / libm::exp(W[17] * W[18]))
}

fn on_the_same_day(stability: f64, grade: Grade) -> f64 {
    let change = libm::exp(W[17] * (grade.number() - 3.0 + W[18])) * libm::pow(stability, -W[19]);
    stability
        * match grade {
            Grade::Again => change,
            Grade::Hard | Grade::Good | Grade::Easy => change.max(1.0),
        }
}
