//! What a bot thought, told after the hand.

use super::args::Args;
use super::catalog::Id;
use super::resolve::Voice;
use super::speaker::Speaker;
use crate::bots::{Assumed, Decision, Holding, PerMille, Plan};
use crate::engine::seat::Seat;

/// The longest list of hands that is still read; a longer one says only how many they are.
const MOST_LETTERS: usize = 90;

/// A bot's decision, and what may be told of it.
#[derive(Clone, Copy, Debug)]
pub struct Thought<'a> {
    /// Whose it is.
    pub seat: Seat,
    /// What it was.
    pub decision: &'a Decision,
    /// Whether its cards may be looked up (SHOW-18): only then what it held, its chances and its
    /// plan are told, for they give the cards away.
    pub known: bool,
    /// Whom it reckoned with, and what it took him to hold.
    pub rival: Option<(Seat, &'a Assumed)>,
}

impl Speaker<'_> {
    /// What a bot thought, in whole sentences; they are part of the texts of hands.
    #[must_use]
    pub fn thought(&self, thought: Thought<'_>) -> Vec<String> {
        let reason = &thought.decision.reason;
        let mut told = Vec::new();
        if thought.known {
            told.push(self.screen(plan(reason.plan), &Args::new()));
            told.extend(self.held(reason.holding));
        } else {
            let args = Args::new().with("name", self.name(thought.seat));
            told.push(self.screen(Id("records-why-hidden"), &args));
        }
        if let Some((seat, assumed)) = thought.rival {
            told.push(self.assumed(seat, assumed));
        }
        let equity = reason.equity.filter(|_| thought.known);
        told.extend(self.figures(equity, reason.price));
        told
    }

    fn held(&self, holding: Holding) -> Option<String> {
        let (kind, top) = match holding {
            Holding::Start { top } => ("start", percent(top).max(1)),
            other => (key(other)?, 0),
        };
        let args = Args::new().with_key("holding", kind).with("top", top);
        Some(self.screen(Id("records-why-holding"), &args))
    }

    fn assumed(&self, seat: Seat, assumed: &Assumed) -> String {
        let args = Args::new().with("name", self.name(seat));
        let share = percent(assumed.share).max(1);
        if assumed.share.0 >= 950 {
            return self.addressed(Voice::Screen, seat, Id("records-why-any"), &args);
        }
        let args = args.with("share", share);
        let range = assumed.likely.to_string();
        if range.len() > MOST_LETTERS || range.is_empty() {
            return self.addressed(Voice::Screen, seat, Id("records-why-share"), &args);
        }
        let args = args.with("range", range);
        self.addressed(Voice::Screen, seat, Id("records-why-range"), &args)
    }

    fn figures(&self, equity: Option<PerMille>, price: PerMille) -> Option<String> {
        let priced = Args::new().with("price", percent(price));
        let (id, args) = match (equity, price.0) {
            (None, 0) => return None,
            (None, _) => (Id("records-why-price"), priced),
            (Some(equity), 0) => (
                Id("records-why-chance"),
                Args::new().with("equity", percent(equity)),
            ),
            (Some(equity), _) => (
                Id("records-why-both"),
                priced.with("equity", percent(equity)),
            ),
        };
        Some(self.screen(id, &args))
    }
}

/// In whole per cents.
fn percent(share: PerMille) -> u64 {
    (u64::from(share.0) + 5) / 10
}

const fn plan(plan: Plan) -> Id {
    match plan {
        Plan::Value => Id("records-why-value"),
        Plan::Bluff => Id("records-why-bluff"),
        Plan::SemiBluff => Id("records-why-semi-bluff"),
        Plan::ShortStack => Id("records-why-short-stack"),
        Plan::Trap => Id("records-why-trap"),
        Plan::PriceIsRight => Id("records-why-right"),
        Plan::TooDear => Id("records-why-dear"),
        Plan::FreeCard => Id("records-why-free"),
        Plan::Open => Id("records-why-open"),
        Plan::Showdown => Id("records-why-showdown"),
        Plan::NoTime => Id("records-why-no-time"),
    }
}

/// What a hand is worth as the key of a variant.
const fn key(holding: Holding) -> Option<&'static str> {
    Some(match holding {
        Holding::Start { .. } => return None,
        Holding::Nothing => "nothing",
        Holding::Overcards => "overcards",
        Holding::Gutshot => "gutshot",
        Holding::StraightDraw => "straight-draw",
        Holding::FlushDraw => "flush-draw",
        Holding::LowPair => "low-pair",
        Holding::TopPair => "top-pair",
        Holding::TwoPair => "two-pair",
        Holding::ThreeOfAKind => "three",
        Holding::Straight => "straight",
        Holding::Flush => "flush",
        Holding::Monster => "monster",
    })
}
