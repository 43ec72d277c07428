//! What is agreed at a cash table before anybody sits down.

use serde::{Deserialize, Serialize};

use super::draw::DrawSuitOrder;
use crate::engine::chips::Chips;
use crate::engine::hand::Stakes;
use crate::engine::house::HouseRules;

/// How much a player may bring to the table, in big blinds (BUYIN-2, BUYIN-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BuyInRange {
    /// The least.
    pub min: u32,
    /// The most; `None` where there is no limit.
    pub max: Option<u32>,
}

impl Default for BuyInRange {
    fn default() -> Self {
        Self {
            min: 10,
            max: Some(100),
        }
    }
}

/// The agreements of a cash table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CashRules {
    /// Places at the table, 2 to 10 (SEAT-1, SEAT-2).
    pub seats: u8,
    /// Blinds and antes.
    pub stakes: Stakes,
    /// The house rules of every hand.
    pub house: HouseRules,
    /// What a player may bring.
    #[serde(default)]
    pub buy_in: BuyInRange,
    /// DRAW-2.
    #[serde(default)]
    pub draw_suit_order: DrawSuitOrder,
}

impl CashRules {
    /// The least buy-in (BUYIN-2).
    #[must_use]
    pub const fn min_buy_in(&self) -> Chips {
        self.stakes.big_blind.times(self.buy_in.min as u64)
    }

    /// The most a player may have after buying (BUYIN-3).
    #[must_use]
    pub fn max_buy_in(&self) -> Option<Chips> {
        let most = self.buy_in.max?;
        Some(self.stakes.big_blind.times(u64::from(most)))
    }

    /// What old stack and new chips must come to: half of the least buy-in (BUYIN-10, S-26).
    #[must_use]
    pub const fn top_up_floor(&self) -> Chips {
        Chips::new(self.min_buy_in().get().div_ceil(2))
    }
}
