//! A hand is a fold over its events: how each event changes the table.

use super::action::Action;
use super::board::Board;
use super::event::{Event, Share, What};
use super::setup::{ForcedKind, HandSetup};
use super::street::Street;
use super::view::{Betting, HandState, HoleCards, LastRound, SeatState, Status, Taken};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::house::{MinRaise, StraddleMinRaise, Structure};
use crate::engine::seat::Seat;

impl HandState {
    /// The table before the first event. Only the terms of the game are taken from `setup`:
    /// house rules, minimum bets and caps.
    #[must_use]
    pub fn before(setup: &HandSetup) -> Self {
        let mut state = Self {
            rules: setup.rules,
            mode: setup.mode,
            min_bets: setup.min_bets,
            button: setup.button,
            street: Street::Preflop,
            board: Board::EMPTY,
            seats: Vec::new(),
            pots: Vec::new(),
            dead: Chips::ZERO,
            betting: Betting {
                bet: Chips::ZERO,
                last_raise: Chips::ZERO,
                level: Chips::ZERO,
                wagers: 0,
                cap: None,
                capped: false,
                aggressor: None,
                last_round: LastRound::default(),
                hand_aggressor: None,
                last_blind: None,
                last_actor: None,
            },
            taken: Vec::with_capacity(16),
            rake: Chips::ZERO,
            caps: setup.caps,
            smallest_chip: setup.smallest_chip,
            over: false,
        };
        state.open_street(Street::Preflop);
        state
    }

    /// Lets one event happen. This is the only code that changes a hand.
    ///
    /// An event about a player who is not in the hand changes nothing.
    pub fn fold(&mut self, event: &Event) {
        self.change(&event.what);
    }

    #[cfg_attr(
        not(target_family = "wasm"),
        expect(clippy::inline_always, reason = "see Hand::happen"),
        inline(always)
    )]
    pub(super) fn change(&mut self, what: &What) {
        match what {
            What::Started { button, stacks } => {
                self.button = *button;
                self.seats = stacks
                    .iter()
                    .map(|&(seat, stack)| SeatState::new(seat, stack))
                    .collect();
            }
            What::Posted {
                seat,
                kind,
                nominal,
                amount,
                ..
            } => {
                self.post(*seat, *kind, *nominal, *amount);
            }
            What::Dealt { seat, cards } => {
                self.update(*seat, |player| {
                    player.hole = cards.map_or(HoleCards::Down, HoleCards::Known);
                });
            }
            What::Collected { pots } => {
                // Antes and dead money are always gathered before the first bets.
                if self.has_antes() {
                    self.dead = Chips::ZERO;
                    self.seats
                        .iter_mut()
                        .for_each(|player| player.ante = Chips::ZERO);
                } else {
                    self.seats
                        .iter_mut()
                        .for_each(|player| player.bet = Chips::ZERO);
                    self.betting.bet = Chips::ZERO;
                    self.betting.level = Chips::ZERO;
                }
                self.pots.clone_from(pots);
            }
            What::Burned => {}
            What::BoardDealt { street, cards } => {
                self.board.extend(cards.iter().copied());
                self.open_street(*street);
            }
            What::Folded { seat } => {
                self.take(*seat, Action::Fold, Chips::ZERO);
                self.update(*seat, |player| player.status = Status::Folded);
            }
            What::Checked { seat } => self.take(*seat, Action::Check, Chips::ZERO),
            What::Called { seat, pay, .. } => self.take(*seat, Action::Call, *pay),
            What::Bet {
                seat, bet, full, ..
            } => {
                let paid = bet.to.saturating_sub(bet.from);
                self.wager(*seat, Action::Bet(bet.to), bet.to, paid, *full);
            }
            What::Raised {
                seat, bet, full, ..
            } => {
                let paid = bet.to.saturating_sub(bet.from);
                self.wager(*seat, Action::Raise(RaiseTo(bet.to)), bet.to, paid, *full);
            }
            What::Returned { seat, amount, .. } => self.give_back(*seat, *amount),
            What::Shown { seat, cards, .. } => {
                self.update(*seat, |player| player.hole = HoleCards::Up(*cards));
            }
            What::Mucked { seat } => self.update(*seat, |player| player.status = Status::Mucked),
            What::PlayedBoard { seat, .. } => {
                self.update(*seat, |player| player.plays_board = true);
            }
            What::Raked { pot, amount } => {
                self.rake += *amount;
                if let Some(pot) = self.pots.get_mut(usize::from(*pot)) {
                    pot.amount = pot.amount.saturating_sub(*amount);
                }
            }
            What::Awarded { pot, shares, .. } => self.award(usize::from(*pot), shares),
            What::Ended => self.over = true,
        }
    }

    fn update(&mut self, seat: Seat, change: impl FnOnce(&mut SeatState)) {
        let place = self.place(seat);
        if let Some(player) = place.and_then(|place| self.seats.get_mut(place)) {
            change(player);
        }
    }

    /// Whether antes or dead money wait to be gathered.
    pub(super) fn has_antes(&self) -> bool {
        !self.dead.is_zero() || self.seats.iter().any(|player| !player.ante.is_zero())
    }

    fn open_street(&mut self, street: Street) {
        self.street = street;
        let betting = &mut self.betting;
        betting.bet = Chips::ZERO;
        betting.level = Chips::ZERO;
        betting.last_raise = self.min_bets[street.index()];
        betting.wagers = 0;
        betting.cap = self.caps.map(|caps| caps[street.index()]);
        betting.capped = false;
        betting.aggressor = None;
        betting.last_actor = None;
        for player in &mut self.seats {
            player.matched = None;
            player.matched_wagers = 0;
        }
    }

    fn post(&mut self, seat: Seat, kind: ForcedKind, nominal: Chips, amount: Chips) {
        self.update(seat, |player| {
            player.pay(amount);
            match kind {
                ForcedKind::Ante => player.ante += amount,
                ForcedKind::BigBlindAnte | ForcedKind::DeadPost => {}
                _ => player.bet += amount,
            }
        });
        if !kind.is_live() {
            if kind != ForcedKind::Ante {
                self.dead += amount;
            }
            return;
        }
        let in_front = self.seat(seat).map_or(Chips::ZERO, |player| player.bet);
        let betting = &mut self.betting;
        // A short blind does not lower the price for the others (BLIND-17); who posts twice is
        // to be met in all that lies in front of him.
        betting.bet = betting.bet.max(nominal).max(in_front);
        betting.level = betting.bet;
        match kind {
            ForcedKind::BigBlind => betting.last_blind = Some(seat),
            ForcedKind::Straddle => {
                betting.last_blind = Some(seat);
                if self.rules.straddle_counts_as_raise {
                    betting.wagers = betting.wagers.saturating_add(1);
                }
                if self.rules.structure != Structure::FixedLimit
                    && self.rules.straddle_min_raise == StraddleMinRaise::TwiceTheStraddle
                {
                    betting.last_raise = nominal;
                }
            }
            _ => {}
        }
    }

    /// Notes a decision; chips paid go in front of the player.
    fn take(&mut self, seat: Seat, action: Action, paid: Chips) {
        let street = self.street;
        let (bet, wagers) = (self.betting.bet, self.betting.wagers);
        let mut all_in = false;
        self.update(seat, |player| {
            if !paid.is_zero() {
                player.pay(paid);
                player.bet += paid;
                all_in = player.status == Status::AllIn;
            }
            player.matched = Some(bet);
            player.matched_wagers = wagers;
        });
        self.taken.push(Taken {
            street,
            seat,
            action,
            paid,
            all_in,
        });
        let betting = &mut self.betting;
        if betting.last_actor.is_none() {
            betting.last_round = LastRound {
                street,
                first: Some(seat),
                aggressor: None,
            };
        }
        betting.last_actor = Some(seat);
    }

    fn wager(&mut self, seat: Seat, action: Action, to: Chips, paid: Chips, full: bool) {
        let several = self.betting.cap.is_some() && self.able().len() > 2;
        let fixed = self.rules.structure == Structure::FixedLimit;
        let betting = &mut self.betting;
        if full {
            if fixed {
                betting.level += betting.last_raise;
            } else {
                if self.rules.min_raise == MinRaise::LastBetOrRaise {
                    betting.last_raise = to.saturating_sub(betting.bet);
                }
                betting.level = to;
            }
            betting.wagers = betting.wagers.saturating_add(1);
            let at_cap = betting.cap.is_some_and(|cap| betting.wagers >= cap);
            betting.capped |= at_cap && several;
        }
        betting.bet = to;
        self.take(seat, action, paid);
        let betting = &mut self.betting;
        betting.aggressor = Some(seat);
        betting.last_round.aggressor = Some(seat);
        betting.hand_aggressor = Some(seat);
    }

    fn give_back(&mut self, seat: Seat, amount: Chips) {
        self.update(seat, |player| {
            if player.ante.is_zero() {
                player.bet = player.bet.saturating_sub(amount);
            } else {
                player.ante = player.ante.saturating_sub(amount);
            }
            player.stack += amount;
            player.invested = player.invested.saturating_sub(amount);
            if player.status == Status::AllIn && !amount.is_zero() {
                player.status = Status::Active;
            }
        });
    }

    fn award(&mut self, pot: usize, shares: &[Share]) {
        if let Some(pot) = self.pots.get_mut(pot) {
            pot.amount = Chips::ZERO;
        }
        for share in shares {
            self.update(share.seat, |player| {
                player.stack += share.amount;
                player.won += share.amount;
            });
        }
    }
}

impl SeatState {
    fn new(seat: Seat, stack: Chips) -> Self {
        Self {
            seat,
            stack,
            bet: Chips::ZERO,
            ante: Chips::ZERO,
            invested: Chips::ZERO,
            won: Chips::ZERO,
            status: Status::Active,
            hole: HoleCards::None,
            plays_board: false,
            matched: None,
            matched_wagers: 0,
        }
    }

    fn pay(&mut self, amount: Chips) {
        self.stack = self.stack.saturating_sub(amount);
        self.invested += amount;
        if self.stack.is_zero() {
            self.status = Status::AllIn;
        }
    }
}
