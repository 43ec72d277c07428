//! Leaves reckoned side by side: what takes most of the work is the same for all of them.

/// As many leaves as are reckoned at once.
pub(super) const LANES: usize = 4;

/// A figure of each leaf.
pub(super) type Row = [f32; LANES];

/// A leaf of those that are reckoned at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lane {
    /// Where the reach of the one player begins.
    pub(super) reach: usize,
    /// Where the values of the other begin.
    pub(super) values: usize,
    /// What a deal is worth.
    pub(super) amount: f32,
}

/// Leaves side by side; where there are not enough the last is there more than once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lanes([Lane; LANES]);

impl Lanes {
    /// All of these, as many at once as there may be.
    pub(super) fn all(mut lanes: impl Iterator<Item = Lane>) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let mut last = lanes.next()?;
            Some(Self(std::array::from_fn(|lane| {
                if lane > 0 {
                    last = lanes.next().unwrap_or(last);
                }
                last
            })))
        })
    }

    /// The reach of each hand as a row.
    #[inline]
    pub(super) fn reach(&self, reach: &[f32], rows: &mut [Row]) {
        let columns = self.0.map(|lane| &reach[lane.reach..][..rows.len()]);
        for (hand, row) in rows.iter_mut().enumerate() {
            *row = columns.map(|column| column[hand]);
        }
    }

    /// What a hand wins, for a deal that is worth 1.
    #[inline]
    pub(super) fn put(&self, hand: usize, won: Row, values: &mut [f32]) {
        for (lane, won) in self.0.iter().zip(won) {
            values[lane.values + hand] = won * lane.amount;
        }
    }
}

#[inline]
pub(super) fn plus(one: Row, other: Row) -> Row {
    std::array::from_fn(|lane| one[lane] + other[lane])
}

#[inline]
pub(super) fn minus(one: Row, other: Row) -> Row {
    std::array::from_fn(|lane| one[lane] - other[lane])
}
