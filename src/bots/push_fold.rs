//! All-in or fold with a short stack, by its solution.

use super::spot::{Spot, is_wager};
use crate::engine::hand::{Action, Street};
use crate::engine::house::Structure;
use crate::odds::HandClass;
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
    let often = if first {
        solution.pushes(class)
    } else {
        solution.calls(class)
    };
    Some(per_million(often))
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
