//! What wins most if from then on both only check and call.

use cards_speak::engine::cards::{Card, CardSet, Seed, Strength};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{Action, Hand, TableView, Viewer, WagerKind};
use cards_speak::odds::{Clash, Combo, Held, Pool, SimRng, simulate};

use super::Asked;
use super::belief::Belief;

/// Deals for a chance to win before the river.
const DEALS: u32 = 300;

/// The luck of the bot where it is only asked.
const LUCK: Seed = Seed::new([4; 32]);

/// The best of fold, check or call, a raise of the pot, and everything. `None` where nobody is to
/// act.
pub(super) fn best(
    bot: Asked,
    hand: &Hand,
    view: &TableView,
    mine: [Card; 2],
    belief: &Belief,
    rng: &mut SimRng,
) -> Option<Action> {
    let legal = view.legal.as_ref()?;
    let me = view.own_seat()?;
    let rival = view.hand.seats.iter().find(|other| other.seat != me.seat)?;
    let pot = float(view.hand.pot_total());
    let price = legal.call.as_ref().map_or(Chips::ZERO, |call| call.pay);
    let board = &view.hand.board;
    let wins = chance(mine, board, belief.hands(), rng);
    let passive = wins * pot - (1.0 - wins) * float(price);
    let (mut best, mut action) = if price.is_zero() {
        (passive, Action::Check)
    } else if passive > 0.0 {
        (passive, Action::Call)
    } else {
        (0.0, Action::Fold)
    };
    let Ok(wager) = &legal.wager else {
        return Some(action);
    };
    let to_match = view.hand.betting.bet;
    // The pot after a call on top, and all that the two can still lose to each other.
    let by_pot = to_match + view.hand.pot_total() + price;
    let covered = rival.bet + rival.stack;
    let everything = (me.bet + me.stack).min(covered);
    let mut sizes = vec![
        by_pot.max(wager.min).min(wager.max),
        everything.max(wager.min).min(wager.max),
    ];
    sizes.dedup();
    for to in sizes {
        let raise = match wager.kind {
            WagerKind::Bet => Action::Bet(to),
            WagerKind::Raise => Action::Raise(RaiseTo(to)),
        };
        let mut after = hand.clone();
        after.apply(me.seat, raise).ok()?;
        let theirs = after.view(Viewer::Seat(rival.seat));
        // What is not answered comes back: the bot can lose no more than it has.
        let puts_in = float(to.min(covered)) - float(me.bet);
        let answers = float(to.min(covered)) - float(rival.bet);
        let (mut folds, mut all) = (0.0, 0.0);
        let mut stays: Vec<(Combo, f64)> = Vec::new();
        for (number, &(combo, weight)) in thinned(belief.hands()).enumerate() {
            let luck = LUCK.for_hand(number as u64);
            all += weight;
            if bot.would(&theirs, combo.cards(), luck).action == Action::Fold {
                folds += weight;
            } else {
                stays.push((combo, weight));
            }
        }
        let folds = if all > 0.0 { folds / all } else { 0.0 };
        let wins = chance(mine, board, &stays, rng);
        let called = wins * (pot + answers) - (1.0 - wins) * puts_in;
        let worth = folds * pot + (1.0 - folds) * called;
        if worth > best {
            (best, action) = (worth, raise);
        }
    }
    Some(action)
}

/// At most twice the sample: before the flop there are a thousand hands, and every so manieth
/// stands for those around it.
fn thinned(hands: &[(Combo, f64)]) -> impl Iterator<Item = &(Combo, f64)> {
    hands
        .iter()
        .step_by(hands.len().div_ceil(2 * super::SAMPLE as usize).max(1))
}

/// The chance to win against one of these hands, a tie by its half.
fn chance(mine: [Card; 2], board: &[Card], hands: &[(Combo, f64)], rng: &mut SimRng) -> f64 {
    let most = hands.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
    let mut pool = Pool::with_capacity(hands.len());
    for (combo, weight) in hands {
        #[expect(clippy::cast_sign_loss, reason = "a share of the greatest weight")]
        let share = (weight / most * 10_000.0).round() as u32;
        pool.push(combo.set(), share);
    }
    if pool.is_empty() {
        return 0.5;
    }
    if board.len() == 5 {
        return pool.beaten_by(mine, board).fraction();
    }
    let held = [Held::Known(mine), Held::OneOf(&pool)];
    let sample = simulate(
        &held,
        board,
        CardSet::EMPTY,
        Clash::Redeal,
        DEALS,
        rng,
        |cards| Strength::of(cards).unwrap_or(Strength::LEAST),
    );
    sample.equity(0).fraction()
}

#[expect(clippy::cast_precision_loss, reason = "all far below 2^53")]
const fn float(chips: Chips) -> f64 {
    chips.get() as f64
}
