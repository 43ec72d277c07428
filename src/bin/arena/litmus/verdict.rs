//! Whether a spot holds.

use core::fmt;

use cards_speak::bots::Level;

use super::file::{Direction, Litmus, Trial, Wanted};

/// What was found in a spot.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    /// The measure in each of the spots, in per mille; nothing where there was nothing to measure.
    pub(crate) measured: Vec<Option<i64>>,
    pub(crate) outcome: Outcome,
}

/// Whether a spot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It holds.
    Holds,
    /// It does not, which is known.
    Known,
    /// It does not.
    Violated,
    /// It is said to be known not to hold, and holds.
    Unmark,
    /// The level is below those that it is asked of.
    NotAsked,
}

impl Litmus {
    /// Asks a level about a spot.
    pub(crate) fn ask(&self, trial: &Trial, level: Level) -> Result<Finding, String> {
        if level < trial.from {
            let (measured, outcome) = (Vec::new(), Outcome::NotAsked);
            return Ok(Finding { measured, outcome });
        }
        let of = match trial.wanted {
            Wanted::Single { of, .. } | Wanted::Pair { of, .. } | Wanted::Monotonic { of, .. } => {
                of
            }
        };
        let answers = self.answers(trial, level)?;
        let measured: Vec<Option<i64>> = answers.iter().map(|all| all.measure(of)).collect();
        let outcome = match (trial.wanted.holds(&measured), trial.is_known(level)) {
            (true, false) => Outcome::Holds,
            (true, true) => Outcome::Unmark,
            (false, true) => Outcome::Known,
            (false, false) => Outcome::Violated,
        };
        Ok(Finding { measured, outcome })
    }
}

impl Wanted {
    /// Whether it holds for these measures. Where nothing is bet there is no size to give anything
    /// away: that holds.
    fn holds(self, measured: &[Option<i64>]) -> bool {
        let within = |figure: i64, least: Option<i64>, most: Option<i64>| {
            least.is_none_or(|least| figure >= least) && most.is_none_or(|most| figure <= most)
        };
        match self {
            Self::Single { least, most, .. } => {
                let mut figures = measured.iter().flatten();
                figures.all(|&figure| within(figure, least, most))
            }
            Self::Pair { least, most, .. } => match *measured {
                [Some(one), Some(other)] => within(one - other, least, most),
                _ => true,
            },
            Self::Monotonic {
                direction,
                slack,
                total,
                ..
            } => {
                let rise = |from: i64, to: i64| match direction {
                    Direction::Rises => to - from,
                    Direction::Falls => from - to,
                };
                let figures: Vec<i64> = measured.iter().copied().flatten().collect();
                let mut steps = figures.windows(2);
                let ends = figures.first().zip(figures.last());
                steps.all(|step| rise(step[0], step[1]) >= -slack)
                    && ends.is_some_and(|(first, last)| rise(*first, *last) >= total)
            }
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.outcome {
            Outcome::Holds => "holds",
            Outcome::Known => "known not to hold",
            Outcome::Violated => "VIOLATED",
            Outcome::Unmark => "HOLDS, though marked as known",
            Outcome::NotAsked => "not asked",
        };
        f.write_str(word)?;
        for (place, measure) in self.measured.iter().enumerate() {
            f.write_str(if place == 0 { ": " } else { ", " })?;
            match measure {
                Some(measure) => write!(f, "{measure}")?,
                None => f.write_str("-")?,
            }
        }
        Ok(())
    }
}
