//! The 169 kinds of starting hands.

use std::fmt;

use super::combo::Combo;
use crate::engine::cards::{Card, Rank};

/// One of the 169 kinds of starting hands: two cards of which only the ranks count, and whether
/// they are of one suit.
///
/// Its number is row x 13 + column by the numbers of the ranks. Suited hands stand where the row
/// is the higher rank, offsuit ones where it is the lower one, pairs between them: `22` is 0,
/// `AA` 168.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandClass(u8);

impl HandClass {
    /// How many there are.
    pub const COUNT: usize = 169;

    /// The kind of two different cards.
    #[must_use]
    pub fn of(cards: [Card; 2]) -> Self {
        let [one, other] = cards.map(|card| card.rank().index());
        let (low, high) = (one.min(other), one.max(other));
        let suited = cards[0].suit() == cards[1].suit();
        let (row, column) = if suited { (high, low) } else { (low, high) };
        Self(13 * row + column)
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its combos: 6 of a pair, 4 of a suited hand, 12 of an offsuit one.
    pub fn combos(self) -> impl Iterator<Item = Combo> {
        Combo::all().filter(move |combo| Self::of(combo.cards()) == self)
    }
}

impl fmt::Display for HandClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (self.0 / 13, self.0 % 13);
        let rank = |number| Rank::from_index(number).unwrap_or(Rank::Ace);
        write!(f, "{}{}", rank(row.max(column)), rank(row.min(column)))?;
        match row.cmp(&column) {
            std::cmp::Ordering::Less => f.write_str("o"),
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Greater => f.write_str("s"),
        }
    }
}

impl fmt::Debug for HandClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
