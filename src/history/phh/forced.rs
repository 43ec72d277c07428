//! Forced bets as PHH lists them, by position.

use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind};
use crate::engine::seat::Seat;

/// The lists of a file, in the order of the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ForcedLists {
    pub(super) antes: Vec<Chips>,
    /// Blinds and straddles; `true` marks a post, which the file writes with a minus.
    pub(super) blinds: Vec<(Chips, bool)>,
    /// Whether a short ante wins only its part of the others.
    pub(super) trimmed: bool,
    /// Who acts first of all, by his place in the lists.
    pub(super) first_actor: Option<usize>,
}

impl ForcedLists {
    /// The forced bets of the players in `order`, the left of the button first. Between two
    /// players the lists stand the other way round: the small blind first, which the button posts.
    pub(super) fn bets(&self, order: &[Seat], reversed: bool, min_bet: Chips) -> Vec<ForcedBet> {
        let mut order = order.to_vec();
        if reversed {
            order.reverse();
        }
        let mut forced = Vec::new();
        let mut push = |seat, kind, amount: Chips| {
            if !amount.is_zero() {
                forced.push(ForcedBet { seat, kind, amount });
            }
        };
        let uniform = self.antes.windows(2).all(|pair| pair[0] == pair[1]);
        let ante = if uniform || self.trimmed {
            ForcedKind::Ante
        } else {
            ForcedKind::BigBlindAnte
        };
        for (&seat, &amount) in order.iter().zip(&self.antes) {
            push(seat, ante, amount);
        }
        let kinds = self.kinds(min_bet);
        let big = kinds
            .iter()
            .position(|&kind| kind == Some(ForcedKind::BigBlind));
        let big = big.and_then(|place| self.blinds.get(place));
        let big = big.map_or(min_bet, |(amount, _)| *amount);
        for ((&seat, &(amount, post)), kind) in order.iter().zip(&self.blinds).zip(kinds) {
            if post {
                // Less than the big blind is a missed small one: dead.
                let live = if amount < big { Chips::ZERO } else { big };
                push(seat, ForcedKind::DeadPost, amount.saturating_sub(live));
                push(seat, ForcedKind::LivePost, live);
            } else if let Some(kind) = kind {
                push(seat, kind, amount);
            }
        }
        forced
    }

    /// Which blind each of the list is.
    fn kinds(&self, min_bet: Chips) -> Vec<Option<ForcedKind>> {
        let at = |place: usize| match self.blinds.get(place) {
            Some(&(amount, false)) => amount,
            _ => Chips::ZERO,
        };
        let (first, second) = (at(0), at(1));
        let single = |amount: Chips| {
            if amount < min_bet {
                ForcedKind::SmallBlind
            } else {
                ForcedKind::BigBlind
            }
        };
        let (small, big) = (ForcedKind::SmallBlind, ForcedKind::BigBlind);
        let two = match (first.is_zero(), second.is_zero()) {
            (true, _) => [small, single(second)],
            (_, true) => [single(first), small],
            // Under a dead button the big blind can stand first.
            _ if first > second => [big, small],
            _ if first == second && self.first_actor == Some(1) && !self.straddled(first) => {
                [big, ForcedKind::LivePost]
            }
            _ => [small, big],
        };
        let bet = first.max(second).max(Chips::new(1));
        let later = |amount: Chips| {
            if amount > bet {
                ForcedKind::Straddle
            } else {
                ForcedKind::LivePost
            }
        };
        let entries = self.blinds.iter().enumerate();
        let kinds = entries.map(|(place, &(amount, post))| match place {
            _ if post || amount.is_zero() => None,
            0 | 1 => Some(two[place]),
            _ => Some(later(amount)),
        });
        kinds.collect()
    }

    /// Whether somebody posts more than the blinds, or there are only two players.
    fn straddled(&self, blind: Chips) -> bool {
        let mut later = self.blinds.iter().skip(2);
        self.blinds.len() <= 2 || later.any(|&(amount, post)| !post && amount > blind)
    }

    /// The lists that say these forced bets best.
    pub(super) fn of(forced: &[ForcedBet], order: &[Seat], reversed: bool) -> Self {
        let mut order = order.to_vec();
        if reversed {
            order.reverse();
        }
        let mut lists = Self {
            antes: vec![Chips::ZERO; order.len()],
            blinds: vec![(Chips::ZERO, false); order.len()],
            trimmed: false,
            first_actor: None,
        };
        for bet in forced {
            let Some(place) = order.iter().position(|&seat| seat == bet.seat) else {
                continue;
            };
            match bet.kind {
                ForcedKind::Ante | ForcedKind::BigBlindAnte => lists.antes[place] += bet.amount,
                ForcedKind::DeadPost | ForcedKind::LivePost => {
                    lists.blinds[place].0 += bet.amount;
                    lists.blinds[place].1 = true;
                }
                ForcedKind::SmallBlind | ForcedKind::BigBlind | ForcedKind::Straddle => {
                    lists.blinds[place].0 += bet.amount;
                }
            }
        }
        let uniform = lists.antes.windows(2).all(|pair| pair[0] == pair[1]);
        lists.trimmed = !uniform && forced.iter().any(|bet| bet.kind == ForcedKind::Ante);
        lists
    }
}
