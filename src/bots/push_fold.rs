//! All-in or fold with a short stack, by its solution.

use super::notes::{Did, Faced, Notes};
use super::preflop::top_of;
use super::spot::{Spot, is_wager};
use crate::engine::hand::{Action, Street};
use crate::engine::house::Structure;
use crate::odds::{Combo, HandClass, PreflopEquities};
use crate::solver::{Effort, PushFold, chips};

/// Up to so many big blinds nothing else is played.
const MOST_BLINDS: u64 = 12;

/// How often of 1,000,000 to put everything in, where that or to fold is all that makes sense:
/// everybody has folded to the player before the last, or he has gone all-in and the last is to
/// answer. Nothing in any other spot.
pub(super) fn all_in_per_million(spot: &Spot<'_>) -> Option<u32> {
    let hand = &spot.view.hand;
    let [rival] = spot.rivals[..] else {
        return None;
    };
    let (me, rival) = (spot.me, rival.state);
    let no_limit = hand.rules.structure == Structure::NoLimit;
    if hand.street != Street::Preflop || !no_limit || spot.price == 0 {
        return None;
    }
    let stack = spot.depth;
    let fold = |action| action == Action::Fold;
    let (last, before) = match hand.taken.split_last() {
        Some((last, before)) if !fold(last.action) => (Some(last), before),
        _ => (None, &hand.taken[..]),
    };
    if !before.iter().all(|taken| fold(taken.action)) {
        return None;
    }
    // What each had in front of him when it began.
    let (first, bets) = match last {
        None => (true, [me.bet.get(), rival.bet.get()]),
        Some(last) if is_wager(last.action) && rival.bet.get() >= stack => (
            false,
            [
                rival.bet.get().saturating_sub(last.paid.get()),
                me.bet.get(),
            ],
        ),
        Some(_) => return None,
    };
    if never_folds_nor_raises(spot.notes_of(rival.seat)) {
        return None;
    }
    let blind = bets[1].max(hand.min_bets[0].get()).max(1);
    if stack > MOST_BLINDS * blind {
        return None;
    }
    let dead = spot.pot.saturating_sub(me.bet.get() + rival.bet.get());
    let game = PushFold::new(chips(stack), bets.map(chips), chips(dead));
    let solution = game.solve(Effort {
        iterations: 400,
        exploitability: chips(blind) / 2000.0,
    });
    let class = HandClass::of(spot.hole);
    let notes = spot.notes_of(rival.seat);
    if first {
        let usual = share_of_all(|class| solution.calls(class));
        let calls = notes.rate(Faced::AllIn, Did::GOES_ON, usual);
        if calls.abs_diff(usual) <= NEAR {
            return Some(per_million(solution.pushes(class)));
        }
        // He answers otherwise than he should: the best answer to that.
        let called = i64::from(calls) * won(class, calls, stack, dead)
            + i64::from(1000 - calls) * signed(bets[1].min(stack) + dead);
        return Some(if called > -1000 * signed(bets[0]) {
            1_000_000
        } else {
            0
        });
    }
    let usual = share_of_all(|class| solution.pushes(class));
    let pushes = notes.all_in_with(usual);
    if pushes.abs_diff(usual) <= NEAR {
        return Some(per_million(solution.calls(class)));
    }
    let called = won(class, pushes, stack, dead);
    Some(if called > -signed(bets[1]) {
        1_000_000
    } else {
        0
    })
}

/// A habit that is no further from the solution's share of hands, of 1,000, is answered by the
/// solution itself: it may be chance, and what it would win is little.
const NEAR: u32 = 80;

fn signed(chips: u64) -> i64 {
    i64::try_from(chips).unwrap_or(i64::MAX)
}

/// How many of 1,000 hands do something, by how often each kind does.
fn share_of_all(often: impl Fn(HandClass) -> f32) -> u32 {
    let of = |class: HandClass| per_million(often(class)) / 1000 * class.combos().count() as u32;
    HandClass::all().map(of).sum::<u32>() / Combo::COUNT as u32
}

/// What a hand wins of the stacks, on average, where the other has one of the best so many of
/// 1,000 hands and both put everything in.
fn won(own: HandClass, range: u32, stack: u64, dead: u64) -> i64 {
    let table = PreflopEquities::get();
    let (mut won, mut all) = (0, 0);
    for other in HandClass::all() {
        let mut combos = other.combos().map(Combo::cards);
        let top = combos
            .next()
            .map_or(1000, |[one, other]| top_of(one, other));
        if top <= range.max(10) {
            let (share, of) = table.share(own, other);
            won += share / 1024;
            all += of / 1024;
        }
    }
    let pot = 2 * stack + dead;
    signed(pot * (won * 1000 / all.max(1)) / 1000) - signed(stack)
}

/// Against such a player one waits for a flop and bets what is good.
fn never_folds_nor_raises(notes: Notes) -> bool {
    notes.times(Faced::Unbet) >= 12
        && notes.rate(Faced::Bet, &[Did::Fold], 450) < 200
        && notes.rate(Faced::Unbet, Did::WAGERS, 400) < 200
}

/// A share of 0 to 1 in parts of a million.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is from 0 to 1"
)]
pub(super) fn per_million(share: f32) -> u32 {
    (share * 1e6) as u32
}
