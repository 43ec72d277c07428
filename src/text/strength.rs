//! Hands in words, and what decides between two of them.

use super::args::Args;
use super::catalog::{Catalog, Id};
use super::resolve::Voice;
use crate::engine::cards::{Category, Rank, Reading, Strength};

/// The message that names a hand.
pub(super) fn name(strength: Strength) -> (Id, Args) {
    let args = Args::new();
    match strength.ranks() {
        Reading::RoyalFlush => (Id("hand-royal-flush"), args),
        Reading::StraightFlush { high } => (Id("hand-straight-flush"), args.with("high", high)),
        Reading::FourOfAKind { rank, kicker } => (
            Id("hand-four"),
            args.with("rank", rank).with("kicker", kicker),
        ),
        Reading::FullHouse { trips, pair } => (
            Id("hand-full-house"),
            args.with("trips", trips).with("pair", pair),
        ),
        Reading::Flush { ranks: [high, ..] } => (Id("hand-flush"), args.with("high", high)),
        Reading::Straight { high } => (Id("hand-straight"), args.with("high", high)),
        Reading::ThreeOfAKind {
            rank,
            kickers: [kicker, _],
        } => (
            Id("hand-three"),
            args.with("rank", rank).with("kicker", kicker),
        ),
        Reading::TwoPair { high, low, kicker } => (
            Id("hand-two-pair"),
            args.with("high", high)
                .with("low", low)
                .with("kicker", kicker),
        ),
        Reading::Pair {
            rank,
            kickers: [kicker, ..],
        } => (
            Id("hand-pair"),
            args.with("rank", rank).with("kicker", kicker),
        ),
        Reading::HighCard {
            ranks: [high, kicker, ..],
        } => (
            Id("hand-high-card"),
            args.with("high", high).with("kicker", kicker),
        ),
    }
}

/// The message that says why one hand beats another.
pub(super) fn decided(winner: Strength, loser: Strength) -> (Id, Args) {
    if winner.category() != loser.category() {
        let args = Args::new()
            .with("winner", winner.category())
            .with("loser", loser.category());
        return (Id("decided-category"), args);
    }
    let five = winner.ranks().five();
    let other = loser.ranks().five();
    let first = (1_u64..)
        .zip(five.into_iter().zip(other))
        .find(|(_, (one, two))| one != two);
    let Some((place, (won, lost))) = first else {
        return (Id("decided-equal"), Args::new());
    };
    let args = Args::new().with("winner", won).with("loser", lost);
    match (winner.category(), place) {
        (Category::Straight | Category::StraightFlush | Category::RoyalFlush, _) => {
            (Id("decided-straight"), args)
        }
        (Category::FourOfAKind, 1) => (Id("decided-ranks"), args.with_key("group", "four")),
        (Category::ThreeOfAKind | Category::FullHouse, 1) => {
            (Id("decided-ranks"), args.with_key("group", "three"))
        }
        (Category::Pair, 1) | (Category::FullHouse, _) => {
            (Id("decided-ranks"), args.with_key("group", "pair"))
        }
        (Category::TwoPair, 1) => (Id("decided-ranks"), args.with_key("group", "higher-pair")),
        (Category::TwoPair, 3) => (Id("decided-ranks"), args.with_key("group", "lower-pair")),
        (_, place) => (Id("decided-card"), args.with("place", place)),
    }
}

impl Catalog {
    /// The full name of a hand: "two pair, kings and nines, ace kicker".
    #[must_use]
    pub fn hand_name(&self, strength: Strength) -> String {
        let (id, args) = name(strength);
        self.message(id.0, &args)
    }

    /// The kind of a hand: "Two pair".
    #[must_use]
    pub fn hand_short(&self, category: Category) -> String {
        let id = match category {
            Category::HighCard => Id("label-high-card"),
            Category::Pair => Id("label-pair"),
            Category::TwoPair => Id("label-two-pair"),
            Category::ThreeOfAKind => Id("label-three"),
            Category::Straight => Id("label-straight"),
            Category::Flush => Id("label-flush"),
            Category::FullHouse => Id("label-full-house"),
            Category::FourOfAKind => Id("label-four"),
            Category::StraightFlush => Id("label-straight-flush"),
            Category::RoyalFlush => Id("label-royal-flush"),
        };
        self.message(id.0, &Args::new())
    }

    /// Why one hand beats another: "The fifth card decides: ace over jack."
    #[must_use]
    pub fn decided(&self, winner: Strength, loser: Strength) -> String {
        let (id, args) = decided(winner, loser);
        self.in_voice(Voice::Screen, id.0, &args)
    }

    /// A rank in a language's dictionary form: "ace".
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        self.message(Id("rank-name").0, &Args::new().with("rank", rank))
    }
}
