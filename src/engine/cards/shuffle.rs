//! The shuffle (SHUF-1), spelled out so that anyone can do it again in any language.
//!
//! **Words.** The key stream of `ChaCha20` (RFC 8439, 20 rounds), cut into
//! 32-bit words, lowest byte first. Key: the 32 bytes of the seed. Nonce: all
//! zero. Block counter: from 0.
//!
//! **A number below n.** Take the next word; while it is not below the greatest
//! multiple of n that is at most 2^32, take the next one instead. The number is
//! the remainder of the word divided by n. Every number is then exactly as
//! likely as every other.
//!
//! **The order.** Lay out the deck by number (`2c 2d 2h 2s 3c … As`), places 0 to
//! 51. For i from 51 down to 1: j = a number below i + 1; swap the cards at the
//! places i and j. Place 0 is the top of the deck.
//!
//! SHUF-2 to SHUF-4 are about hands and cardboard; one uniform order is all
//! that they are after.

use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::Seed;

/// The source of randomness of a deal; the module's documentation has the algorithm.
pub struct DealRng {
    stream: ChaCha20Rng,
}

impl DealRng {
    /// The stream of a seed, from its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            stream: ChaCha20Rng::from_seed(*seed.bytes()),
        }
    }

    /// The next word of the stream.
    pub fn next_word(&mut self) -> u32 {
        self.stream.next_u32()
    }

    /// A number from 0 to `bound` - 1, each as likely as the others; 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // 2^32 mod bound words at the end of the range would favour small numbers.
        let surplus = bound.wrapping_neg() % bound;
        let last_fair = u32::MAX - surplus;
        loop {
            let word = self.next_word();
            if word <= last_fair {
                return word % bound;
            }
        }
    }

    /// Puts items into a uniformly random order (Fisher and Yates, from the last place to the first).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            let other = self.below(place as u32 + 1) as usize;
            items.swap(place, other);
        }
    }
}

// The state of the stream would give away the rest of the deck.
impl fmt::Debug for DealRng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DealRng").finish_non_exhaustive()
    }
}
