//! Hands by name, as the text has them after a hand that was shown.

use crate::engine::cards::{Rank, Reading};

fn one(rank: Rank) -> &'static str {
    const NAMES: [&str; 13] = [
        "Deuce", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen",
        "King", "Ace",
    ];
    NAMES.get(usize::from(rank.index())).copied().unwrap_or("")
}

fn many(rank: Rank) -> String {
    match rank {
        Rank::Six => "Sixes".to_owned(),
        other => format!("{}s", one(other)),
    }
}

/// `two pair, Aces and Sixes`.
pub(super) fn of(reading: Reading) -> String {
    let lowest = |high: Rank| one(reading.five().last().copied().unwrap_or(high));
    match reading {
        Reading::RoyalFlush => "a Royal Flush".to_owned(),
        Reading::StraightFlush { high } => {
            format!("a straight flush, {} to {}", lowest(high), one(high))
        }
        Reading::FourOfAKind { rank, .. } => format!("four of a kind, {}", many(rank)),
        Reading::FullHouse { trips, pair } => {
            format!("a full house, {} full of {}", many(trips), many(pair))
        }
        Reading::Flush { ranks } => format!("a flush, {} high", one(ranks[0])),
        Reading::Straight { high } => format!("a straight, {} to {}", lowest(high), one(high)),
        Reading::ThreeOfAKind { rank, .. } => format!("three of a kind, {}", many(rank)),
        Reading::TwoPair { high, low, .. } => {
            format!("two pair, {} and {}", many(high), many(low))
        }
        Reading::Pair { rank, .. } => format!("a pair of {}", many(rank)),
        Reading::HighCard { ranks } => format!("high card {}", one(ranks[0])),
    }
}
