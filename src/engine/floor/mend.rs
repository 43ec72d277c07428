//! Putting burn cards right.

use serde::{Deserialize, Serialize};

use crate::engine::cards::Card;
use crate::engine::house::HouseRules;

/// The cards of one street as they left the deck: first those burned, then those dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spread {
    /// Burned before the street, in order.
    pub burned: Vec<Card>,
    /// The cards of the street, in order.
    pub dealt: Vec<Card>,
    /// The undealt rest, its top first.
    pub stub: Vec<Card>,
}

impl Spread {
    /// The cards that the right order would have brought (IRREG-12, S-8): all go back on the rest
    /// as they lay, then as many are burned as the house burns and as many dealt as were dealt.
    ///
    /// A rest that is too small leaves the last places empty.
    #[must_use]
    pub fn mended(&self, house: &HouseRules) -> Self {
        let mut cards = self
            .burned
            .iter()
            .chain(&self.dealt)
            .chain(&self.stub)
            .copied();
        Self {
            burned: cards.by_ref().take(usize::from(house.burn_cards)).collect(),
            dealt: cards.by_ref().take(self.dealt.len()).collect(),
            stub: cards.collect(),
        }
    }
}
