//! A small generator: the contests measure hands, not luck.

use cards_speak::engine::cards::{Card, Deck};

/// Marsaglia's xorshift with 64 bits.
pub(super) struct Dice(u64);

impl Dice {
    /// The same numbers each time.
    pub(super) const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    /// A number below `bound`.
    pub(super) const fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as u32
    }

    /// The first `N` cards of a shuffled deck.
    pub(super) fn cards<const N: usize>(&mut self) -> [Card; N] {
        let mut deck = *ORDERED.cards();
        for place in 0..N {
            let other = place + self.below((Card::COUNT - place) as u32) as usize;
            deck.swap(place, other);
        }
        std::array::from_fn(|place| deck[place])
    }
}

static ORDERED: std::sync::LazyLock<Deck> = std::sync::LazyLock::new(Deck::ordered);
