//! Amounts of chips.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// An amount in the smallest chip of the game; never negative.
///
/// A hand refuses more than [`Chips::MAX_AT_TABLE`] in all, so sums of what lies on one table
/// cannot overflow; taking away is always checked.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Chips(u64);

impl Chips {
    /// No chips.
    pub const ZERO: Self = Self(0);

    /// The most that may lie on one table: every amount up to here is exact in a browser's number.
    pub const MAX_AT_TABLE: Self = Self(1 << 50);

    /// `amount` chips.
    #[must_use]
    pub const fn new(amount: u64) -> Self {
        Self(amount)
    }

    /// The number of smallest chips.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum, unless it overflows.
    #[must_use]
    pub const fn checked_add(self, other: Self) -> Option<Self> {
        match self.0.checked_add(other.0) {
            Some(sum) => Some(Self(sum)),
            None => None,
        }
    }

    /// What is left, unless `other` is more.
    #[must_use]
    pub const fn checked_sub(self, other: Self) -> Option<Self> {
        match self.0.checked_sub(other.0) {
            Some(rest) => Some(Self(rest)),
            None => None,
        }
    }

    /// What is left, or nothing.
    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The amount, or nothing; without a branch, see [`SeatSet::add`](super::seat_set::SeatSet).
    pub(super) const fn given(self, is_so: bool) -> Self {
        Self(self.0 & (is_so as u64).wrapping_neg())
    }

    /// The product, at most `u64::MAX`.
    #[must_use]
    pub const fn times(self, factor: u64) -> Self {
        Self(self.0.saturating_mul(factor))
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<u64> for Chips {
    fn from(amount: u64) -> Self {
        Self(amount)
    }
}

/// Sums stay below the limit of a table (see [`Chips`]); beyond it they stop at the largest number.
impl Add for Chips {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Chips {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Chips {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

/// The total a player has in front of him on this street after a raise ("raise **to** 40").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RaiseTo(pub Chips);

/// The increment of a raise over the bet before it ("raise **by** 15").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RaiseBy(pub Chips);

impl RaiseTo {
    /// The increment over `bet`.
    #[must_use]
    pub const fn by(self, bet: Chips) -> RaiseBy {
        RaiseBy(self.0.saturating_sub(bet))
    }
}

impl RaiseBy {
    /// The total that this increment over `bet` makes.
    #[must_use]
    pub fn to(self, bet: Chips) -> RaiseTo {
        RaiseTo(bet + self.0)
    }
}
