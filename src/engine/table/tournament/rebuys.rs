//! More chips in the first phase (TOURN-5).

use serde::{Deserialize, Serialize};

use super::payouts::Money;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::house::Rebuys;

/// On what terms chips may be bought again; in force only where the house rule `rebuys` is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RebuyTerms {
    /// The last level of the first phase (S-29).
    pub through_level: u32,
    /// The chips of a rebuy, open to whoever has no more than a starting stack.
    pub chips: Chips,
    /// Its price.
    pub price: Money,
    /// How often each player may rebuy; `None` for as often as he likes.
    pub most: Option<u32>,
    /// The chips of the add-on, once for each player and at any stack; nothing for none.
    pub add_on_chips: Chips,
    /// Its price.
    pub add_on_price: Money,
}

/// Where a player stands who wants more chips.
#[derive(Clone, Copy, Debug)]
pub(super) struct Buyer {
    pub(super) stack: Chips,
    /// He lost his last chip in the first phase and has not decided yet.
    pub(super) busted: bool,
    pub(super) in_hand: bool,
    pub(super) rebuys: u32,
    pub(super) added_on: bool,
}

impl RebuyTerms {
    /// A rebuy for the entry money and the starting stack, and one add-on, through level 4.
    #[must_use]
    pub const fn standard(starting_stack: Chips, entry: Money) -> Self {
        Self {
            through_level: 4,
            chips: starting_stack,
            price: entry,
            most: None,
            add_on_chips: starting_stack,
            add_on_price: entry,
        }
    }

    /// Whether the first phase lasts on this level.
    #[must_use]
    pub fn open(&self, rule: Rebuys, level: u32) -> bool {
        rule == Rebuys::FirstPhase && level <= self.through_level
    }

    /// Whether a player who has lost everything has a rebuy left.
    pub(super) fn may_return(&self, rule: Rebuys, level: u32, rebuys: u32) -> bool {
        self.open(rule, level) && self.most.is_none_or(|most| rebuys < most)
    }

    fn phase(&self, rule: Rebuys, level: u32, buyer: Buyer) -> Result<(), Citation> {
        if rule == Rebuys::None {
            return Err(Citation::NoRebuys);
        }
        if !self.open(rule, level) && !buyer.busted {
            return Err(Citation::RebuysOver {
                through_level: self.through_level,
                level,
            });
        }
        if buyer.in_hand {
            return Err(Citation::RebuyDuringHand);
        }
        Ok(())
    }

    pub(super) fn rebuy(
        &self,
        rule: Rebuys,
        level: u32,
        buyer: Buyer,
        starting_stack: Chips,
    ) -> Result<Citation, Citation> {
        self.phase(rule, level, buyer)?;
        if buyer.stack > starting_stack {
            return Err(Citation::RebuyStackTooBig {
                stack: buyer.stack,
                most: starting_stack,
            });
        }
        if let Some(most) = self.most
            && buyer.rebuys >= most
        {
            return Err(Citation::RebuyLimit { most });
        }
        Ok(Citation::TournamentRebuy {
            chips: self.chips,
            through_level: self.through_level,
        })
    }

    pub(super) fn add_on(
        &self,
        rule: Rebuys,
        level: u32,
        buyer: Buyer,
    ) -> Result<Citation, Citation> {
        self.phase(rule, level, buyer)?;
        if self.add_on_chips.is_zero() || buyer.added_on {
            return Err(Citation::AddOnTaken {
                offered: !self.add_on_chips.is_zero(),
            });
        }
        Ok(Citation::AddOn {
            chips: self.add_on_chips,
            through_level: self.through_level,
        })
    }
}
