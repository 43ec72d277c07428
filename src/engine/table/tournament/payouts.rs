//! Who gets what of the entry money (TOURN-7).

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::house::Payouts;

/// Entry money and prizes in the smallest coin; in a game without money, points.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Money(pub u64);

impl Money {
    /// The largest prize pool: every amount up to here is exact in a browser's number.
    pub const MOST: Self = Self(1 << 50);
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The shares of the paid places, the first place first, in hundredths of a percent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayoutTable {
    shares: Vec<u16>,
}

/// The whole, in hundredths of a percent.
const WHOLE: u16 = PayoutTable::WHOLE;

impl PayoutTable {
    /// All shares together, in hundredths of a percent: 100%.
    pub const WHOLE: u16 = 10_000;

    /// The table that the house rule names, for a field of `players`; `custom` is the organiser's
    /// own, in hundredths of a percent.
    pub fn of(payouts: Payouts, custom: &[u16], players: usize) -> Result<Self, PayoutError> {
        let shares = match payouts {
            Payouts::WinnerTakesAll => vec![WHOLE],
            Payouts::TwoPlaces => vec![6_500, 3_500],
            Payouts::ThreePlaces => vec![5_000, 3_000, 2_000],
            Payouts::BestTenth => falling_scale(players.div_ceil(10)),
            Payouts::Custom => custom.to_vec(),
        };
        let table = Self { shares };
        table.validate(players)?;
        Ok(table)
    }

    /// How many places are paid.
    #[must_use]
    pub fn places(&self) -> usize {
        self.shares.len()
    }

    /// The share of a place (from 1) in hundredths of a percent.
    #[must_use]
    pub fn share(&self, place: u32) -> u16 {
        let at = (place as usize).checked_sub(1);
        at.and_then(|at| self.shares.get(at))
            .copied()
            .unwrap_or_default()
    }

    /// The prizes in whole coins, the first place first. Shares are rounded down; the coins left
    /// over go one each to the best places, so that the prizes come to the pool exactly.
    #[must_use]
    pub fn prizes(&self, pool: Money) -> Vec<Money> {
        let part = |&share: &u16| {
            let coins = u128::from(pool.0) * u128::from(share) / u128::from(WHOLE);
            u64::try_from(coins).unwrap_or(pool.0)
        };
        let mut prizes: Vec<u64> = self.shares.iter().map(part).collect();
        let given: u64 = prizes.iter().sum();
        let left_over = usize::try_from(pool.0.saturating_sub(given)).unwrap_or(0);
        for prize in prizes.iter_mut().take(left_over) {
            *prize += 1;
        }
        prizes.into_iter().map(Money).collect()
    }

    /// The prize of one of `sharing` players who share the places from `place` on: the prizes of
    /// these places in equal parts. A coin that cannot be divided goes to the first of them in
    /// the entry list (`order` from 0).
    #[must_use]
    pub fn prize(&self, pool: Money, place: u32, sharing: u32, order: u32) -> Money {
        let prizes = self.prizes(pool);
        let from = (place.max(1) - 1) as usize;
        let shared = prizes.iter().skip(from).take(sharing.max(1) as usize);
        let total: u64 = shared.map(|prize| prize.0).sum();
        let sharing = u64::from(sharing.max(1));
        let odd = u64::from(u64::from(order) < total % sharing);
        Money(total / sharing + odd)
    }

    fn validate(&self, players: usize) -> Result<(), PayoutError> {
        if self.shares.is_empty() {
            return Err(PayoutError::Nobody);
        }
        if self.shares.len() > players {
            return Err(PayoutError::MorePlacesThanPlayers {
                places: self.shares.len(),
                players,
            });
        }
        if let Some(place) = self.shares.iter().position(|&share| share == 0) {
            return Err(PayoutError::Nothing {
                place: place as u32 + 1,
            });
        }
        if let Some(place) = self.shares.windows(2).position(|pair| pair[0] < pair[1]) {
            return Err(PayoutError::NotFalling {
                place: place as u32 + 2,
            });
        }
        let sum: u64 = self.shares.iter().copied().map(u64::from).sum();
        if sum != u64::from(WHOLE) {
            return Err(PayoutError::NotTheWhole { sum });
        }
        Ok(())
    }
}

/// Each place in proportion to one divided by its number; what is left over goes to the first.
fn falling_scale(places: usize) -> Vec<u16> {
    const ONE: u64 = 1_000_000_000;
    let weights: Vec<u64> = (1..=places.max(1) as u64)
        .map(|place| ONE / place)
        .collect();
    let sum: u64 = weights.iter().sum();
    let share = |weight: &u64| u64::from(WHOLE) * weight / sum;
    let mut shares: Vec<u16> = weights
        .iter()
        .map(share)
        .map(|share| share as u16)
        .collect();
    let given: u16 = shares.iter().sum();
    if let Some(first) = shares.first_mut() {
        *first += WHOLE - given;
    }
    shares
}

/// Why shares are not a payout table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum PayoutError {
    /// At least the winner is paid.
    Nobody,
    /// There are more paid places than players.
    MorePlacesThanPlayers {
        /// Paid places.
        places: usize,
        /// The most of them.
        players: usize,
    },
    /// A paid place gets something.
    Nothing {
        /// The place that gets nothing.
        place: u32,
    },
    /// A better place gets at least as much.
    NotFalling {
        /// The place that gets more than the one before it.
        place: u32,
    },
    /// The shares come to exactly 100%.
    NotTheWhole {
        /// What they come to, in hundredths of a percent.
        sum: u64,
    },
}

impl fmt::Display for PayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Nobody => f.write_str("no place is paid; pay at least the first (TOURN-7)"),
            Self::MorePlacesThanPlayers { places, players } => write!(
                f,
                "{places} places are paid but only {players} play; pay at most {players} (TOURN-7)"
            ),
            Self::Nothing { place } => write!(
                f,
                "place {place} is paid nothing; leave it out of the payouts (TOURN-7)"
            ),
            Self::NotFalling { place } => write!(
                f,
                "place {place} is paid more than place {}; order the payouts from the first place down (TOURN-7)",
                place - 1
            ),
            Self::NotTheWhole { sum } => {
                let whole = u64::from(WHOLE);
                let (more, by) = if sum > whole {
                    ("take away", sum - whole)
                } else {
                    ("add", whole - sum)
                };
                let (percent, rest) = (sum / 100, sum % 100);
                let (by, by_rest) = (by / 100, by % 100);
                write!(
                    f,
                    "the payouts come to {percent}.{rest:02}%; {more} {by}.{by_rest:02}% to make 100% (TOURN-7)"
                )
            }
        }
    }
}

impl core::error::Error for PayoutError {}
