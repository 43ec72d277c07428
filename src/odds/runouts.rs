//! All ways in which the rest of the board may come.

use super::suits::Classes;
use crate::engine::cards::{Card, CardSet, Pile, Rank, Suit};

/// Cards that may come, and how often the like of them comes.
#[derive(Clone, Copy)]
pub(super) struct Runout {
    pub(super) cards: CardSet,
    pub(super) pile: Pile,
    /// How many runouts differ from this one only by an exchange of suits, itself included.
    pub(super) times: u64,
}

/// Some cards of one suit.
#[derive(Clone, Copy)]
struct Hand {
    ranks: u16,
    cards: CardSet,
    pile: Pile,
}

/// The hands of one suit by their number of cards, each list by its ranks.
type BySize = Vec<Vec<Hand>>;

/// Calls `see` with all sets of `count` cards out of `unseen`, one for all that an exchange of
/// suits within `classes` turns into each other. The exchanges must leave `unseen` as it is.
pub(super) fn for_each(
    unseen: CardSet,
    classes: Classes,
    count: usize,
    mut see: impl FnMut(Runout),
) {
    if count == 0 {
        see(Runout {
            cards: CardSet::EMPTY,
            pile: Pile::EMPTY,
            times: 1,
        });
        return;
    }
    // Suits of one class side by side.
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|&suit| classes[suit]);
    let suits = order.map(|suit| hands_of(Suit::ALL[suit], unseen, count));
    let joined = |place: usize| place > 0 && classes[order[place]] == classes[order[place - 1]];
    let walk = Walk {
        suits: &suits,
        joined: [false, joined(1), joined(2), joined(3)],
    };
    let start = Runout {
        cards: CardSet::EMPTY,
        pile: Pile::EMPTY,
        times: 1,
    };
    walk.suit(0, count, Run::START, start, &mut see);
}

/// How many sets of `count` cards there are out of `of`.
pub(super) const fn choose(of: usize, count: usize) -> u64 {
    if count > of {
        return 0;
    }
    let (mut all, mut place) = (1, 0);
    while place < count {
        all = all * (of - place) as u64 / (place as u64 + 1);
        place += 1;
    }
    all
}

struct Walk<'a> {
    suits: &'a [BySize; 4],
    /// Whether a suit is of the same class as the one before it.
    joined: [bool; 4],
}

/// Suits of one class that have been chosen.
#[derive(Clone, Copy)]
struct Run {
    /// How many.
    length: u64,
    /// How many of them, the last ones, have the same ranks.
    equal: u64,
    /// The ranks of the last.
    ranks: u16,
}

impl Run {
    const START: Self = Self {
        length: 0,
        equal: 0,
        ranks: u16::MAX,
    };
}

impl Walk<'_> {
    /// Chooses the cards of this suit and of those after it. Of suits of one class the earlier
    /// has the greater ranks: that picks one runout of those that are alike.
    fn suit(
        &self,
        place: usize,
        left: usize,
        run: Run,
        so_far: Runout,
        see: &mut impl FnMut(Runout),
    ) {
        let joined = self.joined[place];
        let run = if joined { run } else { Run::START };
        let by_size = &self.suits[place];
        if place + 1 < self.suits.len() {
            for (size, hands) in by_size.iter().enumerate().take(left + 1) {
                for hand in hands.iter().take_while(|hand| hand.ranks <= run.ranks) {
                    let (next, runout) = run.and(hand, so_far);
                    self.suit(place + 1, left - size, next, runout, see);
                }
            }
            return;
        }
        // The innermost loop, without what only the suits before the last need.
        let Some(hands) = by_size.get(left) else {
            return;
        };
        if joined {
            for hand in hands.iter().take_while(|hand| hand.ranks <= run.ranks) {
                see(run.and(hand, so_far).1);
            }
        } else {
            for hand in hands {
                see(so_far.and(hand, so_far.times));
            }
        }
    }
}

impl Runout {
    #[inline]
    fn and(self, hand: &Hand, times: u64) -> Self {
        Self {
            cards: self.cards.union(hand.cards),
            pile: self.pile.and(hand.pile),
            times,
        }
    }
}

impl Run {
    /// The run with these cards of its next suit, and the runout with them.
    #[inline]
    fn and(self, hand: &Hand, so_far: Runout) -> (Self, Runout) {
        let mut next = Self {
            length: self.length + 1,
            equal: 1,
            ranks: hand.ranks,
        };
        // The orders of the suits of the run, equal ones not told apart.
        let mut times = so_far.times * next.length;
        if hand.ranks == self.ranks {
            next.equal += self.equal;
            times /= next.equal;
        }
        (next, so_far.and(hand, times))
    }
}

fn hands_of(suit: Suit, unseen: CardSet, most: usize) -> BySize {
    let free: Vec<Card> = Rank::ALL
        .into_iter()
        .map(|rank| Card::new(rank, suit))
        .filter(|&card| unseen.contains(card))
        .collect();
    let none = Hand {
        ranks: 0,
        cards: CardSet::EMPTY,
        pile: Pile::EMPTY,
    };
    let mut by_size = vec![vec![none]];
    for size in 0..most {
        let mut longer = Vec::new();
        for hand in &by_size[size] {
            // Each set once: a card goes on the top of lower ones only.
            for &card in &free {
                let rank = 1 << card.rank().index();
                if rank > hand.ranks {
                    longer.push(Hand {
                        ranks: hand.ranks | rank,
                        cards: hand.cards.union(CardSet::from_slice(&[card])),
                        pile: hand.pile.with(card),
                    });
                }
            }
        }
        longer.sort_by_key(|hand| hand.ranks);
        by_size.push(longer);
    }
    by_size
}

#[cfg(test)]
mod tests {
    use super::super::suits::{alike_in, classes};
    use super::*;

    fn sizes(known: &[&str], count: usize) -> (u64, u64) {
        let sets: Vec<CardSet> = known
            .iter()
            .map(|text| text.parse().unwrap_or(CardSet::EMPTY))
            .collect();
        let seen = sets.iter().fold(CardSet::EMPTY, |all, set| all.union(*set));
        let unseen = CardSet::FULL.difference(seen);
        let (mut different, mut all) = (0, 0);
        let alike = |one, other| alike_in(&sets, one, other);
        for_each(unseen, classes(alike), count, |runout| {
            assert_eq!(runout.cards.len(), count);
            different += 1;
            all += runout.times;
        });
        assert_eq!(all, choose(unseen.len(), count));
        (different, all)
    }

    #[test]
    fn every_runout_is_counted_once() {
        // The 1,755 flops and the 134,459 boards that differ.
        assert_eq!(sizes(&[], 3), (1755, 22_100));
        assert_eq!(sizes(&[], 5), (134_459, 2_598_960));
        assert_eq!(sizes(&["AsAh", "KsKh"], 5).1, 1_712_304);
        assert_eq!(sizes(&["AsKd", "QhJc", "2s3d4h"], 2), (990, 990));
    }
}
