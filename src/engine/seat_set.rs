//! Seats without order.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// A set of seats, which stand clockwise by number where they are listed.
///
/// As text it is that list. Places from [`Seat::MAX`] on do not exist and are never in.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u32);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The bits of all seats that there can be.
    const ALL: u32 = (1 << Seat::MAX) - 1;

    /// A bit that is none of them.
    const NOWHERE: u32 = u32::BITS - 1;

    /// Puts a seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= Self::bit(seat);
    }

    /// This seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(Self::bit(seat))
    }

    /// Puts a seat in, or not. No branch depends on it: which players are in, or have chips, is
    /// anybody's guess, and a wrong guess of the processor costs more than the whole sum.
    pub(super) const fn add(&mut self, seat: Seat, is_so: bool) {
        self.0 |= Self::only(seat).given(is_so).0;
    }

    /// The set, or nothing; without a branch, as [`Chips::given`](super::chips::Chips).
    pub(super) const fn given(self, is_so: bool) -> Self {
        Self(self.0 & (is_so as u32).wrapping_neg())
    }

    /// The seats that are in either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the seat is in.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// How many seats are in.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least two seats are in.
    #[must_use]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first seat clockwise, the left of `chair` first and `chair` itself last.
    #[must_use]
    pub const fn next_after(self, chair: Seat) -> Option<Seat> {
        if self.is_empty() {
            return None;
        }
        // Turned so that the left of the chair is the first bit; places that do not exist are
        // never in.
        let left = chair.0 as u32 + 1;
        let way = self.0.rotate_right(left).trailing_zeros();
        Some(Seat(((left + way) % u32::BITS) as u8))
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::bit(seat))
    }

    /// The seats that are in this set and not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats that are in both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Its seats, clockwise by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let next = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (next < u32::BITS).then_some(Seat(next as u8))
        })
    }

    /// The bit of the seat, or none. A shift, since a condition would become a branch.
    const fn bit(seat: Seat) -> u32 {
        let place = if seat.index() < Seat::MAX {
            seat.0 as u32
        } else {
            Self::NOWHERE
        };
        1 << place & Self::ALL
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl TryFrom<Vec<Seat>> for SeatSet {
    type Error = NoSuchSeat;

    fn try_from(seats: Vec<Seat>) -> Result<Self, NoSuchSeat> {
        match seats.iter().find(|seat| seat.index() >= Seat::MAX) {
            Some(&seat) => Err(NoSuchSeat { seat }),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A place that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchSeat {
    /// The place.
    pub seat: Seat,
}

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seat, last) = (self.seat, Seat::MAX - 1);
        write!(f, "there is no seat {seat}; seats are numbered 0 to {last}")
    }
}

impl core::error::Error for NoSuchSeat {}
