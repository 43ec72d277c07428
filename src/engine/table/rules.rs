//! What is agreed at a cash table before anybody sits down.

use serde::{Deserialize, Serialize};

use crate::engine::chips::Chips;
use crate::engine::hand::Stakes;
use crate::engine::house::{HouseRules, MaxBuyIn, MinStackToPlay, TopUpFloor};

/// The agreements of a cash table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CashRules {
    /// Places at the table, at least 2 and at most what the house rules allow (SEAT-1, SEAT-2).
    pub seats: u8,
    /// Blinds and antes.
    pub stakes: Stakes,
    /// The house rules.
    pub house: HouseRules,
}

impl CashRules {
    /// The least buy-in (BUYIN-2).
    #[must_use]
    pub const fn min_buy_in(&self) -> Chips {
        self.stakes.big_blind.times(self.house.min_buy_in as u64)
    }

    /// The most a player may have after buying (BUYIN-3).
    #[must_use]
    pub const fn max_buy_in(&self) -> Option<Chips> {
        match self.house.max_buy_in {
            MaxBuyIn::HundredBigBlinds => Some(self.stakes.big_blind.times(100)),
            MaxBuyIn::TwoHundredBigBlinds => Some(self.stakes.big_blind.times(200)),
            MaxBuyIn::None => None,
        }
    }

    /// What old stack and new chips must come to (BUYIN-10, S-4, S-26).
    #[must_use]
    pub const fn top_up_floor(&self) -> Chips {
        match self.house.top_up_floor {
            TopUpFloor::HalfMinBuyIn => Chips::new(self.min_buy_in().get().div_ceil(2)),
            TopUpFloor::None => self.min_stack(),
        }
    }

    /// The least a player is dealt in with (BUYIN-9).
    #[must_use]
    pub const fn min_stack(&self) -> Chips {
        match self.house.min_stack_to_play {
            MinStackToPlay::AnyChips => Chips::new(1),
            MinStackToPlay::OneBigBlind => self.stakes.big_blind,
        }
    }
}
