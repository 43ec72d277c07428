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

    /// Puts a seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= Self::bit(seat);
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

    /// The seats that are in both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Its seats, clockwise by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..Seat::MAX as u8)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }

    const fn bit(seat: Seat) -> u32 {
        if seat.index() < Seat::MAX {
            1 << seat.index()
        } else {
            0
        }
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
