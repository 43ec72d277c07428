//! How long a human would have thought: a pure model, so that pace can be tested and saved.

use serde::{Deserialize, Serialize};

use super::decision::{Decision, Plan};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Street, TableView};
use crate::odds::SimRng;

/// How fast the bots act.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// For watching and learning.
    Slow,
    /// Like a table of humans who do not dawdle.
    #[default]
    Normal,
    /// Just long enough to be seen.
    Fast,
    /// Without any wait.
    Instant,
}

impl Pace {
    const fn percent(self) -> u32 {
        match self {
            Self::Slow => 220,
            Self::Normal => 100,
            Self::Fast => 35,
            Self::Instant => 0,
        }
    }
}

/// For how many milliseconds the player should seem to think before his decision is seen.
///
/// Routine is quick: folding before the flop, a free check. A close price, a big pot, a late
/// street and a raise take longer. Two of the same are never quite the same.
#[must_use]
pub fn think_time(decision: &Decision, view: &TableView, rng: &mut SimRng, pace: Pace) -> u32 {
    if pace == Pace::Instant {
        return 0;
    }
    let base = match (decision.action, view.hand.street) {
        (Action::Show | Action::Muck | Action::PlayBoard, _) => 500,
        (Action::Fold, Street::Preflop) => 420,
        (Action::Check, _) => 600,
        (Action::Fold | Action::Call, _) => 850,
        (Action::Bet(_) | Action::Raise(_), _) => 1100,
    };
    let price = decision.reason.price.0;
    let close = match decision.reason.equity {
        Some(equity) if price > 0 => {
            150_u32.saturating_sub(u32::from(equity.0.abs_diff(price))) * 8
        }
        _ => 0,
    };
    let weight = weight_of_pot(view);
    let street = match decision.reason.plan {
        Plan::Bluff | Plan::SemiBluff | Plan::Trap => 300,
        _ => 120 * view.hand.street.index() as u32,
    };
    let full = base + close + weight + street;
    // 60% to 160%, with a long pause now and then.
    let spread = 60 + rng.below(51) + rng.below(51);
    let pause = if rng.chance(40) { 2 } else { 1 };
    (full * spread / 100 * pause * pace.percent() / 100).min(6000)
}

/// Up to 900 for a pot that is large next to what the player still has.
fn weight_of_pot(view: &TableView) -> u32 {
    let pot = view.hand.pot_total();
    let Some(own) = view.own_seat() else {
        return 0;
    };
    let all = pot + own.stack + Chips::new(1);
    u32::try_from(pot.get().min(Chips::MAX_AT_TABLE.get()) * 900 / all.get()).unwrap_or(900)
}
