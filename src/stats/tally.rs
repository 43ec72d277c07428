//! What a player does over many hands.

use super::deeds::Deeds;
use super::rate::{NORMAL_95, Rate, float};
use crate::engine::chips::Chips;

/// The sum of what a player did in many hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Hands that he was dealt.
    pub hands: u64,
    /// Put in chips of his own will before the flop (VPIP).
    pub voluntary: Rate,
    /// Raised before the flop (PFR).
    pub raised_first: Rate,
    /// Raised once more before the flop (3-bet).
    pub three_bet: Rate,
    /// Bets and raises of his bets, raises, calls and folds after the flop.
    pub aggression: Rate,
    /// Saw the showdown, of the flops he saw (WTSD).
    pub to_showdown: Rate,
    /// Won chips at the showdown (W$SD).
    pub won_showdown: Rate,
    /// What he won.
    pub winnings: Winnings,
}

impl Tally {
    /// One more hand, with a big blind of `big_blind`.
    pub fn add(&mut self, deeds: &Deeds, big_blind: Chips) {
        self.hands += 1;
        self.voluntary.add_all(deeds.voluntary);
        self.raised_first.add_all(deeds.raised_first);
        self.three_bet.add_all(deeds.three_bet);
        self.aggression.add_all(deeds.aggression);
        self.to_showdown.add_all(deeds.to_showdown);
        self.won_showdown.add_all(deeds.won_showdown);
        self.winnings.add(deeds.net, big_blind);
    }
}

/// What was won and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Winnings {
    hands: u64,
    /// In chips.
    net: i64,
    /// The sum of all hands in thousandths of a big blind, and of their squares.
    sum: i128,
    squares: u128,
}

impl Winnings {
    fn add(&mut self, net: i64, big_blind: Chips) {
        let blind = i128::from(big_blind.get().max(1));
        let of_blind = i128::from(net) * 1000 / blind;
        self.hands += 1;
        self.net += net;
        self.sum += of_blind;
        self.squares += of_blind.unsigned_abs().pow(2);
    }

    /// In how many hands.
    #[must_use]
    pub const fn hands(&self) -> u64 {
        self.hands
    }

    /// All that was won, less what was lost, in chips.
    #[must_use]
    pub const fn net(&self) -> i64 {
        self.net
    }

    /// Big blinds won in a hundred hands, and half the width of the interval in which the true
    /// value lies in 95 of 100 such samples; nothing below two hands.
    #[must_use]
    pub fn per_hundred(&self) -> Option<(f64, f64)> {
        if self.hands < 2 {
            return None;
        }
        let hands = float(self.hands);
        let mean = wide(self.sum) / 1000.0 / hands;
        let squares = wide(i128::try_from(self.squares).unwrap_or(i128::MAX)) / 1e6;
        let variance = ((squares - hands * mean * mean) / (hands - 1.0)).max(0.0);
        Some((100.0 * mean, 100.0 * NORMAL_95 * (variance / hands).sqrt()))
    }
}

#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
const fn wide(sum: i128) -> f64 {
    sum as f64
}
