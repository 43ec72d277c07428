//! Chips in and out of a cash table (BUYIN-1 to BUYIN-10, CASH-1 to CASH-3).

use super::cash::{CashTable, refused};
use super::error::TableError;
use super::event::TableWhat;
use super::place::Place;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Change, Hand, Status};
use crate::engine::seat::Seat;

impl CashTable {
    /// A player takes an empty place and buys in (BUYIN-1 to BUYIN-3).
    ///
    /// During a hand he waits for the next one. If the game is going on he comes in as a newcomer
    /// (BLIND-20): he waits for the big blind unless [`CashTable::choose_entry`] says otherwise.
    pub fn sit_down(&mut self, seat: Seat, amount: Chips) -> Result<(), TableError> {
        if self.slot(seat)?.is_some() {
            return Err(TableError::SeatTaken { seat });
        }
        let (min, max) = (self.form.rules.min_buy_in(), self.form.rules.max_buy_in());
        if amount < min {
            let tried = amount;
            return Err(refused(seat, Citation::BuyInBelow { tried, min }));
        }
        self.check_most(seat, Chips::ZERO, amount)?;
        *self.slot(seat)? = Some(Place::of_newcomer(amount));
        self.form.bought_in += amount;
        self.tell(
            TableWhat::SatDown {
                seat,
                stack: amount,
            },
            Citation::BuyIn { amount, min, max },
        );
        Ok(())
    }

    /// A player adds chips between hands, from zero too (BUYIN-7, BUYIN-10, CASH-3, S-26).
    pub fn add_chips(&mut self, seat: Seat, added: Chips) -> Result<(), TableError> {
        let from = self.taken(seat)?.stack;
        if self.is_playing() {
            return Err(refused(seat, Citation::NoChipsDuringHand));
        }
        let total = self.check_most(seat, from, added)?;
        let floor = self.form.rules.top_up_floor();
        if total < floor || added.is_zero() {
            return Err(refused(seat, Citation::TopUpBelow { total, floor }));
        }
        self.taken(seat)?.stack = total;
        self.form.bought_in += added;
        let stack = Change { from, to: total };
        let because = if from.is_zero() {
            Citation::Rebuy {
                amount: added,
                floor,
            }
        } else {
            Citation::TopUp {
                added,
                total,
                floor,
            }
        };
        self.tell(TableWhat::ChipsAdded { seat, stack }, because);
        Ok(())
    }

    /// A player leaves with all his chips, when he plays no hand (CASH-2, BUYIN-6).
    pub fn leave(&mut self, seat: Seat) -> Result<Chips, TableError> {
        let amount = self.taken(seat)?.stack;
        if self.form.plays(seat) {
            return Err(refused(seat, Citation::NoLeavingDuringHand));
        }
        self.go(seat, amount, Citation::CashOut { amount })?;
        Ok(amount)
    }

    /// A player leaves as soon as he plays no hand (CASH-2): at once with what he is given here,
    /// or when the hand he plays is settled.
    pub fn leave_after_hand(&mut self, seat: Seat) -> Result<Option<Chips>, TableError> {
        if !self.form.plays(seat) {
            return self.leave(seat).map(Some);
        }
        self.taken(seat)?.leaving = true;
        self.tell(TableWhat::WillLeave { seat }, Citation::LeavesAfterHand);
        Ok(None)
    }

    /// A player who has folded leaves before the hand is over, with what he has not bet (CASH-2):
    /// chips already bet stay in the pot. `hand` is the hand in progress as it is.
    pub fn leave_folded(&mut self, seat: Seat, hand: &Hand) -> Result<Chips, TableError> {
        self.check_hand(hand)?;
        let before = self.taken(seat)?.stack;
        let player = hand.state().seat(seat);
        let folded = player.filter(|player| player.status == Status::Folded);
        let Some(player) = folded.filter(|_| self.form.plays(seat)) else {
            return Err(refused(seat, Citation::NoLeavingDuringHand));
        };
        let amount = player.stack;
        let left = before.saturating_sub(amount);
        self.form.gone.push(seat);
        self.form.left_in_pot += left;
        self.go(seat, amount, Citation::LeftFolded { amount, left })?;
        Ok(amount)
    }

    /// Empties the place.
    pub(super) fn go(
        &mut self,
        seat: Seat,
        stack: Chips,
        because: Citation,
    ) -> Result<(), TableError> {
        *self.slot(seat)? = None;
        self.form.answers.retain(|answer| answer.seat != seat);
        self.form.taken_out += stack;
        self.tell(TableWhat::Left { seat, stack }, because);
        Ok(())
    }

    /// What `from` and `added` come to, if that is not too much.
    fn check_most(&self, seat: Seat, from: Chips, added: Chips) -> Result<Chips, TableError> {
        let most = Chips::MAX_AT_TABLE;
        if self.on_table() + added > most || self.form.bought_in + added > most {
            return Err(TableError::TooManyChips { most });
        }
        let total = from + added;
        match self.form.rules.max_buy_in() {
            Some(max) if total > max => {
                let tried = total;
                Err(refused(seat, Citation::BuyInAbove { tried, max }))
            }
            _ => Ok(total),
        }
    }
}
