//! Randomness of decisions and simulations.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::engine::cards::Seed;

/// The generator of decisions and simulations (Xoshiro256++), never of deals.
#[derive(Clone, Debug)]
pub struct SimRng(Xoshiro256PlusPlus);

impl SimRng {
    /// The generator of a seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::from_seed(*seed.bytes()))
    }

    /// A number from 0 to `bound` - 1; 0 for a bound of 0.
    ///
    /// The bias is below 2^-32 of the bound: simulations cannot feel it, and there is no loop.
    pub fn below(&mut self, bound: u32) -> u32 {
        let word = self.0.next_u64() >> 32;
        ((word * u64::from(bound)) >> 32) as u32
    }

    /// Whether something happens that happens `per_mille` times in 1,000.
    pub fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// A number from `-reach` to `reach`, those near zero likelier.
    pub fn around_zero(&mut self, reach: u32) -> i32 {
        let sum = self.below(reach + 1) + self.below(reach + 1);
        i32::try_from(sum).unwrap_or(0) - i32::try_from(reach).unwrap_or(0)
    }
}
