//! Known hands, all boards.

use super::combo::Combo;
use super::equity::{Count, MOST_HANDS};
use super::runouts;
use super::suits::{alike_in, classes};
use crate::engine::cards::{CardSet, Evaluator, Pile, Strength};

/// Counts, for each hand, every board that can come, each `weight` times.
///
/// The hands, the board and the dead cards have no card in common, and the board at most five.
pub(super) fn count(
    hands: &[Combo],
    board: CardSet,
    dead: CardSet,
    weight: u64,
    counts: &mut [Count],
) {
    let mut sets = [CardSet::EMPTY; MOST_HANDS + 2];
    let mut piles = [Pile::EMPTY; MOST_HANDS];
    let shared: Pile = board.iter().collect();
    for ((hand, set), pile) in hands.iter().zip(&mut sets).zip(&mut piles) {
        *set = hand.set();
        *pile = shared.and(hand.cards().into_iter().collect());
    }
    let players = hands.len().min(MOST_HANDS);
    sets[players] = board;
    sets[players + 1] = dead;
    let sets = &sets[..players + 2];
    let seen = sets.iter().fold(CardSet::EMPTY, |all, set| all.union(*set));
    let unseen = CardSet::FULL.difference(seen);
    let classes = classes(|one, other| alike_in(sets, one, other));
    let left = 5 - board.len().min(5);
    let tables = Evaluator::get();
    if let ([one, other], [first, second]) = (&piles[..players], &mut *counts) {
        // Two hands are the usual case, and three sums are all there is to it.
        let (mut won, mut tied, mut lost) = (0, 0, 0);
        runouts::for_each(unseen, classes, left, |runout| {
            let mine = tables.pile(one.and(runout.pile));
            let theirs = tables.pile(other.and(runout.pile));
            let times = runout.times;
            won += times * u64::from(mine > theirs);
            tied += times * u64::from(mine == theirs);
            lost += times * u64::from(mine < theirs);
        });
        first.add(true, 1, won * weight);
        first.add(true, 2, tied * weight);
        first.add(false, 1, lost * weight);
        second.add(true, 1, lost * weight);
        second.add(true, 2, tied * weight);
        second.add(false, 1, won * weight);
        return;
    }
    runouts::for_each(unseen, classes, left, |runout| {
        let mut strengths = [Strength::LEAST; MOST_HANDS];
        for (strength, pile) in strengths.iter_mut().zip(&piles[..players]) {
            *strength = tables.pile(pile.and(runout.pile));
        }
        settle(&strengths[..players], runout.times * weight, counts);
    });
}

/// Adds one showdown to the counts.
pub(super) fn settle(strengths: &[Strength], weight: u64, counts: &mut [Count]) {
    let best = strengths.iter().max();
    let winners = strengths.iter().filter(|s| Some(*s) == best).count();
    for (strength, count) in strengths.iter().zip(counts) {
        count.add(Some(strength) == best, winners, weight);
    }
}
