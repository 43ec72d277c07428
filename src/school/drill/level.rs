//! How much must be held in the head (curriculum 3.1).

/// A level, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All five, the easiest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The level of this number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}
