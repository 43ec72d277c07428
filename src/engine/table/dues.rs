//! What coming into a game that is going on costs (BLIND-18 to BLIND-23).

use super::place::Entry;
use super::rules::CashRules;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::house::{MissedBlind, NewPlayerEntry};

/// What a player pays who comes in where the big blind is not his.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Dues {
    /// A bet like any other (BLIND-22).
    pub(super) live: Chips,
    /// A missed small blind, into the pot (S-18).
    pub(super) dead: Chips,
}

impl Dues {
    pub(super) fn total(self) -> Chips {
        self.live + self.dead
    }

    pub(super) fn is_nothing(self) -> bool {
        self.total().is_zero()
    }
}

impl CashRules {
    /// What this player pays to come in out of turn of the big blind.
    pub(super) fn dues(&self, entry: Entry) -> Dues {
        let (house, stakes) = (&self.house, &self.stakes);
        let mut dues = Dues::default();
        match entry {
            Entry::In | Entry::ButtonBreak { .. } | Entry::Moved { .. } => {}
            Entry::Newcomer => {
                if house.new_player_entry == NewPlayerEntry::WaitOrPost {
                    dues.live = stakes.big_blind;
                }
            }
            Entry::Missed { big, small } => {
                if big {
                    dues.live = stakes.big_blind;
                }
                if small && house.missed_blind == MissedBlind::BigLiveSmallDead {
                    dues.dead = stakes.small_blind;
                }
            }
        }
        dues
    }

    /// Whether somebody with this entry has to pay as soon as he may, and not wait (BLIND-18).
    pub(super) fn must_pay(&self, entry: Entry) -> bool {
        let missed = matches!(entry, Entry::Missed { .. });
        let rule = self.house.missed_blind;
        missed && rule == MissedBlind::PayToReEnter && !self.dues(entry).is_nothing()
    }

    /// Why a player comes in where the big blind is not his.
    pub(super) fn because_in(&self, entry: Entry) -> Citation {
        let Dues { live, dead } = self.dues(entry);
        match entry {
            Entry::In => Citation::NothingOwed,
            Entry::Newcomer if live.is_zero() => Citation::NewcomerFree,
            Entry::Newcomer => Citation::PostedIn { amount: live },
            Entry::Missed { .. } if (live + dead).is_zero() => Citation::NothingOwed,
            Entry::Missed { .. } => Citation::MissedPaid { live, dead },
            Entry::ButtonBreak { .. } => Citation::ButtonBreakBack,
            Entry::Moved { .. } => Citation::MovedBack,
        }
    }
}
