//! Whose turn it is, and what he may do: the rules of betting as questions about the table.

use super::action::Action;
use super::event::Change;
use super::legal::{Call, LegalActions, Wager, WagerKind};
use super::setup::Mode;
use super::standing::Standing;
use super::street::Street;
use super::view::{HandState, SeatState};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::circle::players_after;
use crate::engine::citation::Citation;
use crate::engine::house::{HeadsUpCap, MinRaise, PotLimitMax, ShortAllInRaise, Structure};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;

impl HandState {
    /// All players dealt in, clockwise, the left of `from` first.
    pub(super) fn clockwise_after(
        &self,
        from: Seat,
    ) -> impl DoubleEndedIterator<Item = &SeatState> + Clone {
        players_after(&self.seats, |player| player.seat, from)
    }

    /// The places of the players of whom this is true.
    pub(super) fn seats_where(&self, of_whom: impl Fn(&SeatState) -> bool) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for player in &self.seats {
            seats.add(player.seat, of_whom(player));
        }
        seats
    }

    /// Whether this is true of at least two players.
    fn is_true_of_two(&self, of_whom: impl Fn(&SeatState) -> bool) -> bool {
        let (mut one, mut two) = (false, false);
        for player in &self.seats {
            let is_so = of_whom(player);
            two |= one & is_so;
            one |= is_so;
        }
        two
    }

    /// Players who still have chips to bet with.
    pub(super) fn able(&self) -> SeatSet {
        self.seats_where(SeatState::is_able)
    }

    /// The next player with a decision in this betting round; none when the round is over
    /// (ROUND-2, ROUND-5, ROUND-7, ROUND-10). `standing`: how the players stand.
    pub(super) fn next_to_act(&self, standing: Standing) -> Option<Seat> {
        debug_assert_eq!(standing, Standing::of(self), "who is asked");
        if self.over || !standing.players_in.has_several() {
            return None;
        }
        let opener = match self.street {
            Street::Preflop => self.betting.last_blind.unwrap_or(self.button),
            Street::Flop | Street::Turn | Street::River => self.button,
        };
        let from = self.betting.last_actor.unwrap_or(opener);
        let contested = standing.is_contested();
        let asked = if contested {
            standing.asked
        } else {
            standing.able
        };
        let next = asked.next_after(from)?;
        // A lone player with chips answers a bet but is asked nothing else (S-17).
        let answers = |player: &SeatState| player.bet < self.real_bet(player);
        (contested || self.seat(next).is_some_and(answers)).then_some(next)
    }

    /// Whether another player in the hand has chips left to answer a bet of `player`, in turn.
    fn somebody_can_answer(&self, player: &SeatState) -> bool {
        self.is_true_of_two(|other| other.is_able() || other.seat == player.seat)
    }

    /// The highest bet that another player in the hand has really made.
    fn real_bet(&self, player: &SeatState) -> Chips {
        let mut most = Chips::ZERO;
        for other in &self.seats {
            let bet = other.bet.given(other.is_in());
            most = most.max(bet.given(other.seat != player.seat));
        }
        most.min(self.betting.bet)
    }

    /// What `player` may do if it is his turn.
    pub(super) fn legal_for(&self, player: &SeatState) -> LegalActions {
        self.legal_if(self.somebody_can_answer(player), player)
    }

    /// `answered`: whether another player in the hand has chips left to answer a bet.
    pub(super) fn legal_if(&self, answered: bool, player: &SeatState) -> LegalActions {
        let price = self.price_if(answered, player);
        LegalActions {
            seat: player.seat,
            check: self.check_for(player, price),
            call: self.call_for(player, price),
            wager: self.wager_for(answered, player),
        }
    }

    /// The total to match: the nominal bet, but for a lone player what was really bet (S-9).
    fn price_if(&self, answered: bool, player: &SeatState) -> Chips {
        if answered {
            self.betting.bet
        } else {
            self.real_bet(player)
        }
    }

    fn check_for(&self, player: &SeatState, price: Chips) -> Result<Citation, Citation> {
        let due = price.saturating_sub(player.bet);
        if !due.is_zero() {
            return Err(Citation::NoCheck { price: due });
        }
        Ok(match self.street {
            Street::Preflop => Citation::CheckOption { bet: player.bet },
            Street::Flop | Street::Turn | Street::River => Citation::Check,
        })
    }

    /// What a call costs `player`: all he has, if that is less than the price.
    pub(super) fn cost_of_call(&self, answered: bool, player: &SeatState) -> Chips {
        let price = self.price_if(answered, player);
        price.saturating_sub(player.bet).min(player.stack)
    }

    fn call_for(&self, player: &SeatState, price: Chips) -> Result<Call, Citation> {
        let due = price.saturating_sub(player.bet);
        if due.is_zero() {
            return Err(Citation::NothingToCall);
        }
        let pay = due.min(player.stack);
        let because = if pay < due {
            Citation::CallShort { price: due, pay }
        } else if price < self.betting.bet {
            Citation::CallReal { bet: price, pay }
        } else {
            Citation::Call {
                bet: price,
                already: player.bet,
                pay,
            }
        };
        Ok(Call {
            pay,
            to: player.bet + pay,
            all_in: pay == player.stack,
            because,
        })
    }

    fn wager_for(&self, answered: bool, player: &SeatState) -> Result<Wager, Citation> {
        if !answered {
            return Err(Citation::NobodyToRaise);
        }
        let betting = &self.betting;
        if let Some(matched) = player.matched {
            let grown = betting.bet.saturating_sub(matched);
            // Several short all-ins may add up to a full raise (S-1).
            if betting.wagers == player.matched_wagers && grown < betting.last_raise {
                return Err(Citation::NotReopened {
                    grown,
                    full: betting.last_raise,
                });
            }
        }
        let all = player.bet + player.stack;
        if all <= betting.bet {
            let price = betting.bet.saturating_sub(player.bet);
            return Err(Citation::StackOnlyCalls {
                price,
                stack: player.stack,
            });
        }
        if let Some(cap) = betting.cap
            && betting.wagers >= cap
            && !self.cap_is_lifted()
        {
            let opening = u8::from(self.street != Street::Preflop);
            return Err(Citation::Capped {
                cap: cap.saturating_sub(opening),
            });
        }
        let kind = if betting.bet.is_zero() {
            WagerKind::Bet
        } else {
            WagerKind::Raise
        };
        match self.rules.structure {
            Structure::FixedLimit => Ok(self.fixed_wager(kind, all)),
            Structure::NoLimit => {
                let (min, because_min) = self.least_wager(kind, all);
                let because_max = Citation::MaxStack { to: all };
                Ok(Wager {
                    kind,
                    min,
                    max: all,
                    max_all_in: true,
                    because_min,
                    because_max,
                })
            }
            Structure::PotLimit => self.pot_wager(kind, player, all),
        }
    }

    /// Two players may raise beyond the cap where the house rules say so, unless the round reached
    /// it before (LIMIT-4, S-27).
    fn cap_is_lifted(&self) -> bool {
        let by_rule = match self.rules.heads_up_cap {
            HeadsUpCap::Unlimited => true,
            HeadsUpCap::Capped => false,
            HeadsUpCap::ByMode => self.mode == Mode::Cash,
            HeadsUpCap::LiftedAtTheEnd => match self.mode {
                Mode::Cash => true,
                Mode::Tournament { players_left } => players_left == 2,
            },
        };
        by_rule && !self.betting.capped && self.able().len() == 2
    }

    /// The smallest full bet or raise, as a total.
    fn full_wager(&self) -> Chips {
        match self.rules.structure {
            Structure::FixedLimit => self.betting.level + self.betting.last_raise,
            Structure::NoLimit | Structure::PotLimit => self.betting.bet + self.betting.last_raise,
        }
    }

    /// The least total in no limit and pot limit for a player who can make it `all`.
    fn least_wager(&self, kind: WagerKind, all: Chips) -> (Chips, Citation) {
        let (bet, by, full) = (self.betting.bet, self.betting.last_raise, self.full_wager());
        let straddled = self.street == Street::Preflop
            && self.betting.aggressor.is_none()
            && bet > self.min_bets[Street::Flop.index()];
        let because = match kind {
            WagerKind::Bet if all < full => Citation::AllInBet {
                min: full,
                amount: all,
            },
            WagerKind::Bet => Citation::MinBet { min: full },
            WagerKind::Raise if all < full => Citation::AllInShortRaise { bet, to: all, full },
            WagerKind::Raise if straddled => Citation::MinRaiseStraddle { bet, by, to: full },
            WagerKind::Raise if self.rules.min_raise == MinRaise::OneBigBlind => {
                Citation::MinRaiseOneBigBlind { bet, by, to: full }
            }
            WagerKind::Raise => Citation::MinRaise { bet, by, to: full },
        };
        (full.min(all), because)
    }

    fn fixed_wager(&self, kind: WagerKind, all: Chips) -> Wager {
        let (unit, to) = (self.betting.last_raise, self.full_wager());
        let opening = u8::from(self.street != Street::Preflop);
        let size = Citation::FixedSize {
            unit,
            to,
            raise: self
                .betting
                .wagers
                .saturating_add(1)
                .saturating_sub(opening),
            cap: self.betting.cap.map(|cap| cap.saturating_sub(opening)),
        };
        let because_min = match kind {
            WagerKind::Bet if all < to => Citation::AllInBet {
                min: to,
                amount: all,
            },
            WagerKind::Raise if all < to => Citation::AllInShortRaise {
                bet: self.betting.bet,
                to: all,
                full: to,
            },
            WagerKind::Bet | WagerKind::Raise => size,
        };
        let to = to.min(all);
        Wager {
            kind,
            min: to,
            max: to,
            max_all_in: to == all,
            because_min,
            because_max: size,
        }
    }

    fn pot_wager(
        &self,
        kind: WagerKind,
        player: &SeatState,
        all: Chips,
    ) -> Result<Wager, Citation> {
        let (bet, pot) = (self.betting.bet, self.pot_total());
        let by = match self.rules.pot_limit_max {
            PotLimitMax::PotAfterCall => pot + bet.saturating_sub(player.bet),
            PotLimitMax::PotBeforeCall => pot,
            PotLimitMax::OthersChips => pot.saturating_sub(player.invested),
        };
        let (min, because_min) = self.least_wager(kind, all);
        let most = match (kind, bet + by) {
            // A pot smaller than the minimum bet does not forbid that bet.
            (WagerKind::Bet, to) => to.max(self.full_wager()),
            (WagerKind::Raise, to) => to,
        };
        if most < min {
            return Err(Citation::AbovePot {
                tried: min,
                max: most,
            });
        }
        let because_max = if all <= most {
            Citation::MaxStack { to: all }
        } else {
            Citation::MaxPot {
                bet,
                by: most.saturating_sub(bet),
                to: most,
            }
        };
        let max = most.min(all);
        Ok(Wager {
            kind,
            min,
            max,
            max_all_in: max == all,
            because_min,
            because_max,
        })
    }

    /// Whether a bet or raise to `to` is a full one that reopens the betting (ALLIN-5, ALLIN-7).
    pub(super) fn is_full(&self, to: Chips) -> bool {
        if to >= self.full_wager() {
            return true;
        }
        self.rules.structure == Structure::FixedLimit
            && self.rules.short_all_in_raise == ShortAllInRaise::HalfBetInLimit
            && to.saturating_sub(self.betting.level).times(2) >= self.betting.last_raise
    }

    /// Whether `player`, in turn, may do this; the reason either way. `answered`: whether another
    /// player in the hand has chips left to answer a bet.
    pub(super) fn judge(
        &self,
        answered: bool,
        player: &SeatState,
        action: Action,
    ) -> Result<Citation, Citation> {
        let price = self.price_if(answered, player);
        match action {
            Action::Fold => Ok(Citation::Fold {
                left_behind: player.invested,
            }),
            Action::Check => self.check_for(player, price),
            Action::Call => self.call_for(player, price).map(|call| call.because),
            Action::Bet(to) => self.judge_wager(answered, player, WagerKind::Bet, to),
            Action::Raise(RaiseTo(to)) => self.judge_wager(answered, player, WagerKind::Raise, to),
            Action::Show | Action::Muck | Action::PlayBoard => Err(Citation::NotShowdown),
        }
    }

    fn judge_wager(
        &self,
        answered: bool,
        player: &SeatState,
        kind: WagerKind,
        to: Chips,
    ) -> Result<Citation, Citation> {
        let wager = self.wager_for(answered, player)?;
        let bet = self.betting.bet;
        if kind != wager.kind {
            return Err(match kind {
                WagerKind::Bet => Citation::AlreadyBet { bet },
                WagerKind::Raise => Citation::NothingToRaise,
            });
        }
        let all = player.bet + player.stack;
        if to > all {
            return Err(Citation::AboveStack {
                tried: to,
                max: all,
            });
        }
        let fixed = self.rules.structure == Structure::FixedLimit;
        if fixed && to != wager.min {
            return Err(Citation::NotFixedSize {
                tried: to,
                to: wager.min,
            });
        }
        if to < wager.min {
            let by = wager.min.saturating_sub(bet);
            let (tried, min) = (to, wager.min);
            let one_big_blind =
                kind == WagerKind::Raise && self.rules.min_raise == MinRaise::OneBigBlind;
            return Err(if one_big_blind {
                Citation::BelowMinOneBigBlind {
                    tried,
                    bet,
                    by,
                    min,
                }
            } else {
                Citation::BelowMin {
                    tried,
                    bet,
                    by,
                    min,
                }
            });
        }
        if to > wager.max {
            return Err(Citation::AbovePot {
                tried: to,
                max: wager.max,
            });
        }
        if fixed && to < self.full_wager() && self.is_full(to) {
            let level = self.betting.level + self.betting.last_raise;
            return Ok(Citation::HalfBetReopens { to, level });
        }
        Ok(wager.because_min)
    }
}

impl SeatState {
    /// How a bet of `to` in all changes what lies in front of him, and what is behind.
    pub(super) fn betting_up_to(&self, to: Chips) -> (Change, Change) {
        let pay = to.saturating_sub(self.bet);
        let rest = self.stack.saturating_sub(pay);
        let bet = Change { from: self.bet, to };
        let stack = Change {
            from: self.stack,
            to: rest,
        };
        (bet, stack)
    }
}
