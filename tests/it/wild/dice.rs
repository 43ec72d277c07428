//! Where wild choices come from: a seed, or the bytes of a fuzzer.

use cards_speak::engine::cards::{DealRng, Seed};

/// A source of choices.
pub(crate) trait Dice {
    /// 0 to `bound` - 1; 0 of nothing.
    fn below(&mut self, bound: u32) -> u32;

    fn one_in(&mut self, chances: u32) -> bool {
        self.below(chances) == 0
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize]
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place as u32 + 1) as usize);
        }
    }

    fn seed(&mut self) -> Seed {
        seed(self.below(1 << 30).into())
    }
}

/// A seed of this number.
pub(crate) fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

impl Dice for DealRng {
    fn below(&mut self, bound: u32) -> u32 {
        DealRng::below(self, bound)
    }
}

/// Choices read from bytes, as few as each needs; after their end every choice is the first.
#[derive(Debug)]
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Dice for Bytes<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let bits = u32::BITS - bound.saturating_sub(1).leading_zeros();
        let needed = bits.div_ceil(8) as usize;
        let (taken, rest) = self.0.split_at(needed.min(self.0.len()));
        self.0 = rest;
        let word = taken
            .iter()
            .fold(0, |word, &byte| word << 8 | u32::from(byte));
        word.checked_rem(bound).unwrap_or(0)
    }
}
