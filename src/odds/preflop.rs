//! What the 169 kinds of hands win against each other before the flop.

use std::sync::OnceLock;

use super::combo::Combo;
use super::hand_class::HandClass;
use crate::engine::cards::CardSet;

/// For each pair of kinds of which the second has the greater number, in order, a number of 32
/// bits, lowest byte first: twice the deals that the first wins, plus those it ties.
///
/// `cargo run --profile tools --no-default-features --features tools --bin train --
/// preflop-equities src/odds/preflop_equities.bin` has made it.
const SHARES: &[u8] = include_bytes!("preflop_equities.bin");

/// Boards that two known hands leave: 5 of 48 cards.
const BOARDS: u64 = 1_712_304;

/// What the 169 kinds of hands win against each other before the flop: exact, over all boards and
/// all their suits.
#[derive(Debug)]
pub struct PreflopEquities {
    /// For each kind and each other one the ways to deal both.
    deals: Vec<u16>,
}

impl PreflopEquities {
    /// The table.
    #[must_use]
    pub fn get() -> &'static Self {
        static TABLE: OnceLock<PreflopEquities> = OnceLock::new();
        TABLE.get_or_init(Self::build)
    }

    /// In how many ways two players can be dealt hands of these kinds.
    #[must_use]
    pub fn deals(&self, one: HandClass, other: HandClass) -> u16 {
        self.deals[one.index() * HandClass::COUNT + other.index()]
    }

    /// The share of the pot that the first wins against the second, as an exact fraction.
    #[must_use]
    pub fn share(&self, one: HandClass, other: HandClass) -> (u64, u64) {
        let all = 2 * u64::from(self.deals(one, other)) * BOARDS;
        let (first, second) = (one.index(), other.index());
        let won = match first.cmp(&second) {
            std::cmp::Ordering::Less => stored(first, second),
            std::cmp::Ordering::Equal => all / 2,
            std::cmp::Ordering::Greater => all - stored(second, first),
        };
        (won, all)
    }

    fn build() -> Self {
        let hands: Vec<(usize, CardSet)> = Combo::all()
            .map(|combo| (HandClass::of(combo.cards()).index(), combo.set()))
            .collect();
        let mut deals = vec![0; HandClass::COUNT * HandClass::COUNT];
        for &(one, cards) in &hands {
            for &(other, theirs) in &hands {
                deals[one * HandClass::COUNT + other] +=
                    u16::from(cards.intersection(theirs).is_empty());
            }
        }
        Self { deals }
    }
}

/// The number of a pair of kinds, the smaller first.
fn stored(one: usize, other: usize) -> u64 {
    // The pairs of the kinds before it: with all after each of them.
    let before = one * (2 * HandClass::COUNT - one - 1) / 2;
    let place = 4 * (before + other - one - 1);
    let bytes = SHARES.get(place..place + 4);
    let number = bytes.and_then(|bytes| bytes.try_into().ok());
    number.map_or(0, u32::from_le_bytes).into()
}
