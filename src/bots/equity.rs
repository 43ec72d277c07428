//! The chance to win against what the others may hold.

use super::range::Combo;
use super::rng::SimRng;
use crate::engine::cards::{Card, CardSet, Strength};

/// Divisible by every number of players who may share a pot.
const WHOLE: u64 = 2520;

/// The chance to win in per mille, a tie by its share, with `hole` on `board` against one hand
/// of each range. Exact against one hand on the river, else from `rollouts` deals.
pub(super) fn equity(
    hole: [Card; 2],
    board: &[Card],
    ranges: &[Vec<Combo>],
    rng: &mut SimRng,
    rollouts: u32,
) -> u32 {
    let own = CardSet::from_slice(&hole);
    let shared = CardSet::from_slice(board);
    if let ([range], 5) = (ranges, board.len()) {
        return exact(own, shared, range);
    }
    let mut won = 0;
    let mut dealt = 0;
    for _ in 0..rollouts {
        let Some(share) = deal(own, shared, ranges, rng) else {
            continue;
        };
        won += share;
        dealt += 1;
    }
    if dealt == 0 {
        // The ranges exclude each other: no more is known than that all are equal.
        return 1000 / (ranges.len() as u32 + 1);
    }
    u32::try_from(won * 1000 / (dealt * WHOLE)).unwrap_or(1000)
}

fn exact(own: CardSet, board: CardSet, range: &[Combo]) -> u32 {
    let mine = Strength::of(own.union(board));
    let (mut won, mut all, mut before) = (0_u64, 0_u64, 0);
    for combo in range {
        let weight = u64::from(combo.up_to - before);
        before = combo.up_to;
        let theirs = Strength::of(combo.cards.union(board));
        all += 2 * weight;
        won += match mine.cmp(&theirs) {
            core::cmp::Ordering::Greater => 2 * weight,
            core::cmp::Ordering::Equal => weight,
            core::cmp::Ordering::Less => 0,
        };
    }
    u32::try_from(won * 1000 / all.max(1)).unwrap_or(1000)
}

/// One deal: the own share of the pot in parts of [`WHOLE`]; nothing if the cards collide.
fn deal(own: CardSet, board: CardSet, ranges: &[Vec<Combo>], rng: &mut SimRng) -> Option<u64> {
    let mut used = own.union(board);
    let mut hands = [CardSet::EMPTY; 23];
    for (hand, range) in hands.iter_mut().zip(ranges) {
        *hand = draw(range, used, rng)?;
        used = used.union(*hand);
    }
    let mut full = board;
    while full.len() < 5 {
        let card = Card::from_index(rng.below(52) as u8)?;
        if !used.contains(card) {
            used.insert(card);
            full.insert(card);
        }
    }
    let mine = Strength::of(own.union(full))?;
    let mut sharing = 1;
    for &hand in hands.iter().take(ranges.len()) {
        let theirs = Strength::of(hand.union(full))?;
        if theirs > mine {
            return Some(0);
        }
        sharing += u64::from(theirs == mine);
    }
    Some(WHOLE / sharing)
}

/// A hand of the range that collides with nothing used; nothing after a few tries.
fn draw(range: &[Combo], used: CardSet, rng: &mut SimRng) -> Option<CardSet> {
    let all = range.last()?.up_to;
    for _ in 0..12 {
        let ticket = rng.below(all);
        let place = range.partition_point(|combo| combo.up_to <= ticket);
        let cards = range.get(place)?.cards;
        if cards.intersection(used).is_empty() {
            return Some(cards);
        }
    }
    None
}
