//! Two hole cards without order.

use std::fmt;

use crate::engine::cards::{Card, CardSet, Rank, Suit};

/// Two hole cards without order, one of 1,326.
///
/// Its number orders by the higher card, then by the lower one: `2d2c` is 0, `AsAh` is 1,325.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Combo(u16);

/// The cards of all combos, the higher first.
static CARDS: [[Card; 2]; Combo::COUNT] = cards();

impl Combo {
    /// How many there are.
    pub const COUNT: usize = 1326;

    /// The combo of two cards; `None` if they are the same card.
    #[must_use]
    pub const fn of(one: Card, other: Card) -> Option<Self> {
        let (one, other) = (one.index() as u16, other.index() as u16);
        let (low, high) = if one < other {
            (one, other)
        } else {
            (other, one)
        };
        if low == high {
            None
        } else {
            Some(Self(high * (high - 1) / 2 + low))
        }
    }

    /// The combo with this number, if it is below 1,326.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u16))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u16).map(Self)
    }

    /// Its cards, the higher number first.
    #[must_use]
    pub fn cards(self) -> [Card; 2] {
        CARDS[self.index()]
    }

    /// Its cards as a set.
    #[must_use]
    pub fn set(self) -> CardSet {
        CardSet::from_slice(&self.cards())
    }
}

impl fmt::Display for Combo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, low] = self.cards();
        write!(f, "{high}{low}")
    }
}

impl fmt::Debug for Combo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const fn card(index: usize) -> Card {
    Card::new(Rank::ALL[index / 4], Suit::ALL[index % 4])
}

const fn cards() -> [[Card; 2]; Combo::COUNT] {
    let mut all = [[card(0); 2]; Combo::COUNT];
    let (mut place, mut high) = (0, 1);
    while high < Card::COUNT {
        let mut low = 0;
        while low < high {
            all[place] = [card(high), card(low)];
            place += 1;
            low += 1;
        }
        high += 1;
    }
    all
}
