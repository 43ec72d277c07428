//! What forced bets the lines of posting in a log are.

use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind};
use crate::engine::house::Structure;
use crate::engine::seat::Seat;
use crate::history::LoggedHand;

/// The words of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::history) enum Posted {
    Ante,
    SmallBlind,
    BigBlind,
    BothBlinds,
    Straddle,
    /// A missed small blind, dead.
    Dead,
    /// No blind is named; it is live.
    Other,
}

/// The lines of posting so far.
#[derive(Clone, Debug, Default)]
pub(in crate::history) struct Posts {
    lines: Vec<(Seat, Posted, Chips, bool)>,
}

impl Posts {
    /// Adds a line; `all_in` where it was the player's last chip.
    pub(in crate::history) fn add(
        &mut self,
        seat: Seat,
        posted: Posted,
        amount: Chips,
        all_in: bool,
    ) {
        self.lines.push((seat, posted, amount, all_in));
    }

    /// The minimum bet and the upper limit. In fixed limit some first lines name the limits and
    /// others the blinds; the big blind says which.
    pub(in crate::history) fn limits(
        &self,
        structure: Structure,
        stakes: (Chips, Chips),
    ) -> (Chips, Chips) {
        let (low, high) = stakes;
        if structure != Structure::FixedLimit {
            return (high, high);
        }
        let full = |&&(_, posted, _, all_in): &&(Seat, Posted, Chips, bool)| {
            posted == Posted::BigBlind && !all_in
        };
        match self.lines.iter().find(full) {
            Some((_, _, amount, _)) if *amount == high && low != high => (high, high.times(2)),
            _ => (low, high),
        }
    }

    /// The forced bets with their full sizes, into `hand`.
    pub(in crate::history) fn settle(&self, hand: &mut LoggedHand, stakes: (Chips, Chips)) {
        let big = hand.min_bet;
        // In fixed limit the first line does not tell the small blind; it decides nothing.
        let small = match hand.structure {
            Structure::FixedLimit => Chips::ZERO,
            Structure::NoLimit | Structure::PotLimit => stakes.0,
        };
        let antes = self.lines.iter().filter(|line| line.1 == Posted::Ante);
        let ante = antes
            .clone()
            .map(|line| line.2)
            .max()
            .unwrap_or(Chips::ZERO);
        let ante_kind = match antes.count() {
            1 => ForcedKind::BigBlindAnte,
            _ => ForcedKind::Ante,
        };
        let mut largest = big;
        let mut has = (false, false);
        let mut forced = Vec::new();
        for &(seat, posted, amount, all_in) in &self.lines {
            let full = |nominal: Chips| {
                if all_in { amount.max(nominal) } else { amount }
            };
            let mut push = |kind, amount: Chips| {
                if !amount.is_zero() {
                    forced.push(ForcedBet { seat, kind, amount });
                }
            };
            match posted {
                Posted::Ante => push(ante_kind, full(ante)),
                // After the big blind it is a missed one.
                Posted::SmallBlind if has.0 || has.1 => push(ForcedKind::DeadPost, full(small)),
                Posted::SmallBlind => {
                    has.0 = true;
                    push(ForcedKind::SmallBlind, full(small));
                }
                Posted::BigBlind if !has.1 => {
                    has.1 = true;
                    push(ForcedKind::BigBlind, full(big));
                }
                Posted::Dead => push(ForcedKind::DeadPost, full(small)),
                Posted::BigBlind | Posted::Other => push(ForcedKind::LivePost, full(big)),
                Posted::BothBlinds => {
                    let live = amount.min(big);
                    push(ForcedKind::DeadPost, amount.saturating_sub(live));
                    push(ForcedKind::LivePost, if all_in { big } else { live });
                }
                Posted::Straddle => {
                    let amount = full(largest.times(2));
                    largest = largest.max(amount);
                    push(ForcedKind::Straddle, amount);
                }
            }
        }
        hand.forced = forced;
        if !has.1 {
            self.blind_of_who_is_all_in(hand, has.0);
        }
    }

    /// A player whose ante was his last chip posts no blind, but the others pay as if he had.
    fn blind_of_who_is_all_in(&self, hand: &mut LoggedHand, small_posted: bool) {
        let order = hand.by_position();
        let place = match (order.len(), small_posted) {
            (2, _) | (_, false) => 0,
            _ => 1,
        };
        let candidates = order.iter().skip(place).take(2 - place.min(1));
        let broke = |seat: &&Seat| {
            let mut lines = self.lines.iter();
            lines.any(|line| line.0 == **seat && line.1 == Posted::Ante && line.3)
        };
        let seat = if order.len() > 2 && !small_posted {
            // The small blind may be the one without chips; then the big blind is the next.
            candidates.rev().find(broke)
        } else {
            candidates.take(1).find(broke)
        };
        if let Some(&seat) = seat {
            hand.forced.push(ForcedBet {
                seat,
                kind: ForcedKind::BigBlind,
                amount: hand.min_bet,
            });
        }
    }
}

impl Posted {
    /// Whether it counts toward the poster's bet.
    pub(in crate::history) const fn is_live(self) -> bool {
        !matches!(self, Self::Ante | Self::Dead)
    }
}

/// The name of a kind in `_forced`.
const KINDS: [(&str, ForcedKind); 7] = [
    ("ante", ForcedKind::Ante),
    ("big-blind-ante", ForcedKind::BigBlindAnte),
    ("dead-post", ForcedKind::DeadPost),
    ("small-blind", ForcedKind::SmallBlind),
    ("big-blind", ForcedKind::BigBlind),
    ("straddle", ForcedKind::Straddle),
    ("live-post", ForcedKind::LivePost),
];

/// The kind with this name in `_forced`.
pub(in crate::history) fn kind_named(name: &str) -> Option<ForcedKind> {
    let kind = KINDS.iter().find(|(own, _)| *own == name);
    kind.map(|&(_, kind)| kind)
}

/// The name of a kind in `_forced`.
pub(in crate::history) fn name_of_kind(kind: ForcedKind) -> &'static str {
    let name = KINDS.iter().find(|(_, own)| *own == kind);
    name.map_or("", |&(name, _)| name)
}
