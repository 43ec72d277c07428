//! Figures that a learner types: chips, per cents, counts.

use core::fmt;
use core::str::FromStr;

use crate::engine::chips::Chips;

/// A figure in thousandths, so that 26.7 per cent is exact; it may be negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure(i64);

impl Figure {
    const ONE: i64 = 1000;

    /// A whole number; beyond what fits, the nearest that does.
    #[must_use]
    pub const fn whole(number: i64) -> Self {
        Self(number.saturating_mul(Self::ONE))
    }

    /// So many thousandths.
    #[must_use]
    pub const fn thousandths(thousandths: i64) -> Self {
        Self(thousandths)
    }

    /// The number of thousandths.
    #[must_use]
    pub const fn in_thousandths(self) -> i64 {
        self.0
    }

    /// The whole number it is, if it is one.
    #[must_use]
    pub const fn as_whole(self) -> Option<i64> {
        if self.0 % Self::ONE == 0 {
            Some(self.0 / Self::ONE)
        } else {
            None
        }
    }
}

impl From<Chips> for Figure {
    fn from(chips: Chips) -> Self {
        Self::whole(i64::try_from(chips.get()).unwrap_or(i64::MAX))
    }
}

/// As it is written in lesson files: `14`, `26.7`, `-2`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (
            self.0.unsigned_abs() / Self::ONE as u64,
            self.0.unsigned_abs() % Self::ONE as u64,
        );
        if rest == 0 {
            return write!(f, "{sign}{whole}");
        }
        let decimals = format!("{rest:03}");
        write!(f, "{sign}{whole}.{}", decimals.trim_end_matches('0'))
    }
}

/// What is no figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureError;

impl fmt::Display for FigureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a figure such as 14, 26.7 or -2")
    }
}

impl core::error::Error for FigureError {}

/// As anybody types it: decimals after a point or a comma, spaces between thousands, a sign of
/// per cent behind, a minus of either length before.
impl FromStr for Figure {
    type Err = FigureError;

    fn from_str(text: &str) -> Result<Self, FigureError> {
        let text: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let text = text.strip_suffix('%').unwrap_or(&text);
        let (negative, text) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let digits = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(decimals) || decimals.len() > 3 {
            return Err(FigureError);
        }
        let whole: i64 = whole.parse().map_err(|_| FigureError)?;
        let rest: i64 = format!("{decimals:0<3}").parse().map_err(|_| FigureError)?;
        let sum = whole
            .checked_mul(Self::ONE)
            .and_then(|sum| sum.checked_add(rest));
        let sum = sum.ok_or(FigureError)?;
        Ok(Self(if negative { -sum } else { sum }))
    }
}
