//! The ranks that name a hand.

use serde::{Deserialize, Serialize};

use super::Category;
use crate::engine::cards::Rank;

/// A strength read out: the kind of hand and the ranks that tell it from others of its kind.
///
/// The fields stand in the order in which two hands of a kind are compared;
/// arrays run from the highest to the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reading {
    /// Ace to ten of one suit (RANK-3).
    RoyalFlush,
    /// Five in sequence of one suit (RANK-5, RANK-6).
    StraightFlush {
        /// The top card, five to king; five if the ace is the lowest.
        high: Rank,
    },
    /// Four of one rank (RANK-7).
    FourOfAKind {
        /// The rank of the four.
        rank: Rank,
        /// The fifth card.
        kicker: Rank,
    },
    /// Three of one rank and two of another (RANK-8).
    FullHouse {
        /// The rank of the three.
        trips: Rank,
        /// The rank of the two.
        pair: Rank,
    },
    /// Five of one suit (RANK-9).
    Flush {
        /// All five.
        ranks: [Rank; 5],
    },
    /// Five in sequence (RANK-10, RANK-11).
    Straight {
        /// The top card, five to ace; five if the ace is the lowest.
        high: Rank,
    },
    /// Three of one rank (RANK-12).
    ThreeOfAKind {
        /// The rank of the three.
        rank: Rank,
        /// The two side cards.
        kickers: [Rank; 2],
    },
    /// Two pairs (RANK-13).
    TwoPair {
        /// The rank of the higher pair.
        high: Rank,
        /// The rank of the lower pair.
        low: Rank,
        /// The fifth card.
        kicker: Rank,
    },
    /// Two of one rank (RANK-14).
    Pair {
        /// The rank of the pair.
        rank: Rank,
        /// The three side cards.
        kickers: [Rank; 3],
    },
    /// Nothing better (RANK-15).
    HighCard {
        /// All five.
        ranks: [Rank; 5],
    },
}

impl Reading {
    /// The kind of hand (RANK-1).
    #[must_use]
    pub const fn category(self) -> Category {
        match self {
            Self::RoyalFlush => Category::RoyalFlush,
            Self::StraightFlush { .. } => Category::StraightFlush,
            Self::FourOfAKind { .. } => Category::FourOfAKind,
            Self::FullHouse { .. } => Category::FullHouse,
            Self::Flush { .. } => Category::Flush,
            Self::Straight { .. } => Category::Straight,
            Self::ThreeOfAKind { .. } => Category::ThreeOfAKind,
            Self::TwoPair { .. } => Category::TwoPair,
            Self::Pair { .. } => Category::Pair,
            Self::HighCard { .. } => Category::HighCard,
        }
    }

    /// The ranks of all five cards, as one would read them out and compare them.
    ///
    /// Of two readings of one category, the first place where these differ decided.
    #[must_use]
    pub const fn five(self) -> [Rank; 5] {
        match self {
            Self::RoyalFlush => sequence(Rank::Ace),
            Self::StraightFlush { high } | Self::Straight { high } => sequence(high),
            Self::FourOfAKind { rank, kicker } => [rank, rank, rank, rank, kicker],
            Self::FullHouse { trips, pair } => [trips, trips, trips, pair, pair],
            Self::Flush { ranks } | Self::HighCard { ranks } => ranks,
            Self::ThreeOfAKind {
                rank,
                kickers: [a, b],
            } => [rank, rank, rank, a, b],
            Self::TwoPair { high, low, kicker } => [high, high, low, low, kicker],
            Self::Pair {
                rank,
                kickers: [a, b, c],
            } => [rank, rank, a, b, c],
        }
    }
}

/// Five ranks in sequence from the top; below the two comes the ace (RANK-11).
const fn sequence(high: Rank) -> [Rank; 5] {
    // Adding 13 keeps the numbers positive, so that one below the two is the ace.
    let top = high.index() + 13;
    [
        high,
        Rank::at((top - 1) % 13),
        Rank::at((top - 2) % 13),
        Rank::at((top - 3) % 13),
        Rank::at((top - 4) % 13),
    ]
}
