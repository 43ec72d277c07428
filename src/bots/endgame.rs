//! The end of a hand between two, reckoned out: river and turn as a game of both ranges.

use super::push_fold::per_million;
use super::range::Field;
use super::spot::Spot;
use crate::engine::chips::RaiseTo;
use crate::engine::hand::{Action, Street, Taken};
use crate::engine::house::Structure;
use crate::odds::{Combo, SimRng, Weight};
use crate::solver::{self, Effort, Move, Side, Sizes, Solver, Subgame, chips};

/// The most memory for the figures, in bytes.
const MEMORY: usize = 16 << 20;

/// Fewer iterations than these are no answer, more are not worth the time.
const LEAST_ITERATIONS: usize = 16;
const MOST_ITERATIONS: usize = 60;

/// What is done less often than this, of 1,000,000, is not done: it is there because the
/// strategy is not quite solved (Ganzfried, Sandholm and Waugh, AAMAS 2012).
const SELDOM: u32 = 50_000;

/// What an equilibrium does here between the ranges of both, by chance where it mixes, and only
/// what is `allowed`. Nothing where it is not between two on the turn or river at no limit, or
/// where it would take more than `work`: figures times iterations.
pub(super) fn reckoned(
    spot: &Spot<'_>,
    rng: &mut SimRng,
    work: usize,
    allowed: impl Fn(Move) -> bool,
) -> Option<Move> {
    let game = game_of(spot)?;
    let side = if game.spot.so_far.len().is_multiple_of(2) {
        Side::First
    } else {
        Side::Second
    };
    let pot = game.spot.pot;
    let subgame = Subgame::new(&game.spot, MEMORY).ok()?;
    let hand = subgame.hand(side, game.own)?;
    let mut solver = Solver::new(subgame);
    let iterations = (work / solver.figures().max(1)).min(MOST_ITERATIONS);
    if iterations < LEAST_ITERATIONS {
        return None;
    }
    let effort = Effort {
        iterations: iterations as u32,
        exploitability: chips(pot) / 200.0,
    };
    solver.solve(effort, || true);
    let here = solver.game().here();
    let shares = solver.strategy(here, hand)?;
    let moves = solver.game().moves(here).iter().zip(shares);
    let moves = moves.filter(|(action, _)| allowed(**action));
    let often: Vec<(Move, u32)> = moves
        .map(|(action, share)| (*action, per_million(share)))
        .collect();
    let most = often.iter().map(|(_, often)| *often).max()?;
    let often: Vec<(Move, u32)> = often
        .into_iter()
        .filter(|(_, often)| *often >= SELDOM.min(most))
        .collect();
    let mut ticket = rng.below(often.iter().map(|(_, often)| often).sum());
    for (action, often) in often {
        if ticket < often {
            return Some(action);
        }
        ticket -= often;
    }
    None
}

/// A street to be solved, and what the player holds.
struct Question {
    spot: solver::Spot,
    own: Combo,
}

fn game_of(spot: &Spot<'_>) -> Option<Question> {
    let hand = &spot.view.hand;
    let [rival] = spot.rivals[..] else {
        return None;
    };
    let (me, rival) = (spot.me, rival.state);
    let turn = match hand.street {
        Street::Turn => true,
        Street::River => false,
        Street::Preflop | Street::Flop => return None,
    };
    if hand.rules.structure != Structure::NoLimit {
        return None;
    }
    let on_street = hand
        .taken
        .iter()
        .filter(|taken| taken.street == hand.street);
    let on_street: Vec<&Taken> = on_street.collect();
    let between = [me.seat, rival.seat];
    if !on_street.iter().all(|taken| between.contains(&taken.seat)) {
        return None;
    }
    let stack = spot.depth;
    let so_far: Vec<Move> = on_street
        .iter()
        .map(|taken| match taken.action {
            Action::Bet(to) | Action::Raise(RaiseTo(to)) => Move::To(to.get().min(stack)),
            _ => Move::Pass,
        })
        .collect();
    // Hands that hardly ever come this far cost as much as any; on the turn there is less time.
    let least = if turn { 40 } else { 10 };
    let field = Field::in_the_open(spot);
    let own = Combo::of(spot.hole[0], spot.hole[1])?;
    let mut mine = field.public_range(spot, me.seat, least);
    if let Some(seen) = Weight::new(100) {
        // He may hold what he holds.
        mine.set(own, mine.weight(own).max(seen));
    }
    let theirs = field.public_range(spot, rival.seat, least);
    let first = so_far.len().is_multiple_of(2);
    let spot = solver::Spot {
        board: hand.board.to_vec(),
        ranges: if first {
            [mine, theirs]
        } else {
            [theirs, mine]
        },
        pot: spot.pot.saturating_sub(me.bet.get() + rival.bet.get()),
        stack,
        min_bet: hand.min_bets[hand.street.index()].get(),
        sizes: if turn {
            [sizes(&[66]), sizes(&[66])]
        } else {
            [sizes(&[33, 75]), sizes(&[33, 75])]
        },
        so_far,
    };
    Some(Question { spot, own })
}

fn sizes(bets: &[u32]) -> Sizes {
    Sizes {
        bets: bets.to_vec(),
        raises: vec![300],
        all_in: bets.len() > 1,
    }
}
