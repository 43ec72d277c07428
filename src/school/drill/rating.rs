//! Ratings of the ten skills (curriculum 5.5), in integers.

use super::Level;

/// What a drill trains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Skill {
    /// Which hand is better.
    Hands,
    /// Betting.
    Betting,
    /// Blinds and button.
    Blinds,
    /// Pots.
    Pots,
    /// The showdown.
    Showdown,
    /// Structures and houses.
    Houses,
    /// Cash games and tournaments.
    Events,
    /// The live table.
    Live,
    /// Dealing.
    Dealing,
    /// First strategy.
    Strategy,
}

impl Skill {
    /// All ten.
    pub const ALL: [Self; 10] = [
        Self::Hands,
        Self::Betting,
        Self::Blinds,
        Self::Pots,
        Self::Showdown,
        Self::Houses,
        Self::Events,
        Self::Live,
        Self::Dealing,
        Self::Strategy,
    ];

    /// The word in stored progress, results and ids of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hands => "hands",
            Self::Betting => "betting",
            Self::Blinds => "blinds",
            Self::Pots => "pots",
            Self::Showdown => "showdown",
            Self::Houses => "houses",
            Self::Events => "events",
            Self::Live => "live",
            Self::Dealing => "dealing",
            Self::Strategy => "strategy",
        }
    }
}

/// How an answer counts: right, right with a hint, or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Result {
    /// Right without help: a point.
    Right,
    /// Right with the hint: half a point.
    Hinted,
    /// Wrong, or given up.
    Wrong,
}

impl Result {
    /// What is worth so many half points.
    #[must_use]
    pub const fn of_halves(halves: u8) -> Self {
        match halves {
            0 => Self::Wrong,
            1 => Self::Hinted,
            _ => Self::Right,
        }
    }

    /// In hundredths of a point.
    #[must_use]
    pub const fn points(self) -> u32 {
        50 * self.halves() as u32
    }

    /// In half points.
    #[must_use]
    pub const fn halves(self) -> u8 {
        match self {
            Self::Right => 2,
            Self::Hinted => 1,
            Self::Wrong => 0,
        }
    }
}

/// The rating of one skill, in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    tenths: i32,
    answers: u32,
}

impl Default for Rating {
    fn default() -> Self {
        Self {
            tenths: 10_000,
            answers: 0,
        }
    }
}

/// The five words that stand for a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// Below 950.
    Starting,
    /// To 1099.
    FindingTheWay,
    /// To 1249.
    Steady,
    /// To 1399.
    Sure,
    /// Above.
    CouldExplainIt,
}

impl Standing {
    /// The word in results.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Starting => "starting",
            Self::FindingTheWay => "finding the way",
            Self::Steady => "steady",
            Self::Sure => "sure",
            Self::CouldExplainIt => "could explain it",
        }
    }
}

impl Rating {
    /// A rating as it was stored: in tenths of a point, after so many answers.
    #[must_use]
    pub const fn stored(tenths: i32, answers: u32) -> Self {
        Self { tenths, answers }
    }

    /// In tenths of a point.
    #[must_use]
    pub const fn tenths(self) -> i32 {
        self.tenths
    }

    /// How many answers it stands on.
    #[must_use]
    pub const fn answers(self) -> u32 {
        self.answers
    }

    /// The rating after an answer at a level.
    #[must_use]
    pub fn after(self, level: Level, result: Result) -> Self {
        let pace = match self.answers {
            0..20 => 40,
            20..100 => 20,
            _ => 10,
        };
        let gained = 500_000 * i32::from(result.halves()) - expected(self.tenths, level);
        // Millionths of a success times the pace, in tenths of a point of rating.
        let change = gained * pace;
        let rounded = (change + change.signum() * 50_000) / 100_000;
        Self {
            tenths: self.tenths.saturating_add(rounded),
            answers: self.answers.saturating_add(1),
        }
    }

    /// The level of an adaptive run: the one at which four of five answers are expected to be right.
    #[must_use]
    pub fn level(self) -> Level {
        // Further out all five are as good as certain, or hopeless.
        let tenths = self.tenths.clamp(0, 25_000);
        let distance = |level: &Level| (expected(tenths, *level) - 800_000).abs();
        let nearest = Level::ALL.into_iter().min_by_key(distance);
        nearest.unwrap_or(Level::ALL[0])
    }

    /// The word for it.
    #[must_use]
    pub const fn standing(self) -> Standing {
        match self.tenths {
            ..9_500 => Standing::Starting,
            9_500..11_000 => Standing::FindingTheWay,
            11_000..12_500 => Standing::Steady,
            12_500..14_000 => Standing::Sure,
            _ => Standing::CouldExplainIt,
        }
    }
}

/// The expected success at a level, in millionths: 1 / (1 + 10^((item - rating) / 400)) with the
/// item at 600 + 150 times the level.
fn expected(tenths: i32, level: Level) -> i32 {
    let item = 6_000 + 1_500 * i32::from(level.number());
    let difference = item.saturating_sub(tenths);
    let odds = power(difference.unsigned_abs());
    let one = u128::from(ONE);
    // 1 / (1 + odds), or odds / (1 + odds) where the item is easier than the rating.
    let (above, below) = if difference > 0 {
        (one, one + odds)
    } else {
        (odds, one + odds)
    };
    ((2_000_000 * above + below) / (2 * below)) as i32
}

/// One in the fixed point of [`power`].
const ONE: u64 = 1 << 32;

/// 10^(tenths / 4000) in units of 2^-32, at most for 16,383 tenths.
fn power(tenths: u32) -> u128 {
    /// 10^(2^k / 4000) in units of 2^-32.
    const STEPS: [u64; 14] = [
        4_297_440_390,
        4_299_914_907,
        4_304_868_218,
        4_314_791_964,
        4_334_708_139,
        4_374_816_700,
        4_456_150_615,
        4_623_382_888,
        4_976_910_848,
        5_767_131_594,
        7_743_902_231,
        13_962_393_106,
        45_389_966_399,
        479_689_112_332,
    ];
    let tenths = tenths.min((1 << STEPS.len()) - 1);
    let steps = STEPS.iter().enumerate();
    steps
        .filter(|(bit, _)| tenths >> bit & 1 == 1)
        .fold(u128::from(ONE), |product, (_, step)| {
            (product * u128::from(*step)) >> 32
        })
}
