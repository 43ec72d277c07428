//! Sitting out, coming back, changing places, and the answers to prompts (BLIND-18 to BLIND-24).

use super::cash::{CashTable, refused};
use super::error::TableError;
use super::event::TableWhat;
use super::place::{ComeIn, Entry, Straddling};
use super::upcoming::{Answer, Prompt, Question};
use crate::engine::citation::Citation;
use crate::engine::few;
use crate::engine::house::Straddle;
use crate::engine::seat::Seat;

impl CashTable {
    /// A player is not dealt in from the next hand on; he may ask for it at any time.
    ///
    /// Blinds that pass his chair from then on he has missed (BLIND-18).
    pub fn sit_out(&mut self, seat: Seat) -> Result<(), TableError> {
        let place = self.taken(seat)?;
        if !place.sitting_out {
            place.sitting_out = true;
            self.tell(TableWhat::SatOut { seat }, Citation::SitsOut);
        }
        Ok(())
    }

    /// A player wants to be dealt in again, and no longer to leave; he may ask for it at any time.
    /// The event says what he owes.
    pub fn sit_in(&mut self, seat: Seat) -> Result<(), TableError> {
        let place = self.taken(seat)?;
        place.leaving = false;
        if place.sitting_out {
            place.sitting_out = false;
            let because = self.because_back(seat)?;
            self.tell(TableWhat::SatIn { seat }, because);
        }
        Ok(())
    }

    /// What a player does where he may pay to come in or wait for the big blind (BLIND-18,
    /// BLIND-20). Where the house has those who missed it pay at once, waiting is refused.
    pub fn choose_entry(&mut self, seat: Seat, choice: ComeIn) -> Result<(), TableError> {
        let entry = self.taken(seat)?.entry;
        let rules = &self.form.rules;
        if choice == ComeIn::Wait && rules.must_pay(entry) {
            let amount = rules.dues(entry).total();
            return Err(refused(seat, Citation::NoWaiting { amount }));
        }
        self.taken(seat)?.come_in = choice;
        Ok(())
    }

    /// Whether a player straddles when he may (STRADDLE-1).
    pub fn choose_straddle(&mut self, seat: Seat, choice: Straddling) -> Result<(), TableError> {
        let off = self.form.rules.house.straddle == Straddle::Off;
        let place = self.taken(seat)?;
        if off && choice == Straddling::Always {
            return Err(refused(seat, Citation::NoStraddle));
        }
        place.straddle = choice;
        Ok(())
    }

    /// A player takes another, empty place, when he plays no hand (BLIND-23).
    ///
    /// No farther from the big blind than before, counted in hands, he goes on playing; else he
    /// waits until it is as near as it was. Who leaves the place where the small blind comes next
    /// has missed it. Who owes a big blind or waits already goes on doing so.
    pub fn change_seat(&mut self, from: Seat, to: Seat) -> Result<(), TableError> {
        let place = *self.taken(from)?;
        if self.slot(to)?.is_some() {
            return Err(TableError::SeatTaken { seat: to });
        }
        if self.form.plays(from) {
            return Err(refused(from, Citation::NoSeatChangeDuringHand));
        }
        let mut moved = place;
        let mut because = Citation::MovedCloser;
        if let Some(last) = self.form.positions {
            let others = self.ready().into_iter().filter(|&seat| seat != from);
            let others: Vec<Seat> = others.collect();
            let distance = |seat: Seat| {
                let mut present = others.clone();
                present.push(seat);
                few::sort(&mut present);
                self.hands_until_big_blind(&present, seat)
            };
            let (before, after) = (distance(from), distance(to));
            let owes_no_big_blind = match place.entry {
                Entry::In | Entry::ButtonBreak { .. } => true,
                Entry::Missed { big, .. } => !big,
                Entry::Newcomer | Entry::Moved { .. } => false,
            };
            if owes_no_big_blind && after > before {
                moved.entry = Entry::Moved { distance: before };
                let hands = after - before;
                because = Citation::MovedWaits { hands };
            } else if place.entry == Entry::In && from == last.big_blind {
                moved.entry = Entry::Missed {
                    big: false,
                    small: true,
                };
            } else if place.entry != Entry::In {
                because = self.because_of(place.entry);
            }
        }
        *self.slot(from)? = None;
        *self.slot(to)? = Some(moved);
        self.form.answers.retain(|answer| answer.seat != from);
        self.tell(TableWhat::ChangedSeat { from, to }, because);
        Ok(())
    }

    /// Answers a prompt of the coming hand (BLIND-24, STRADDLE-1).
    ///
    /// Who refuses a blind sits out and has missed it (S-19); the positions are worked out again.
    pub fn answer(&mut self, seat: Seat, prompt: Prompt, yes: bool) -> Result<(), TableError> {
        let open = self.upcoming()?.prompts;
        let asked = |question: &Question| question.seat == seat && question.prompt == prompt;
        if !open.iter().any(asked) {
            return Err(TableError::NotAsked { seat, prompt });
        }
        let big = prompt == Prompt::BigBlind;
        if yes || prompt == Prompt::Straddle {
            self.form.answers.push(Answer { seat, prompt, yes });
            return Ok(());
        }
        let place = self.taken(seat)?;
        place.sitting_out = true;
        place.entry = match place.entry {
            Entry::Missed { big: before, small } => Entry::Missed {
                big: before || big,
                small: small || !big,
            },
            _ => Entry::Missed { big, small: !big },
        };
        self.tell(TableWhat::SatOut { seat }, Citation::PromptRefused { big });
        Ok(())
    }

    /// What somebody who comes back may expect.
    fn because_back(&self, seat: Seat) -> Result<Citation, TableError> {
        let place = self.place(seat).ok_or(TableError::SeatEmpty { seat })?;
        if let Entry::Moved { distance } = place.entry {
            let mut present = self.ready();
            present.push(seat);
            few::sort(&mut present);
            present.dedup();
            let hands = self.hands_until_big_blind(&present, seat);
            if hands > distance {
                let hands = hands - distance;
                return Ok(Citation::MovedWaits { hands });
            }
        }
        Ok(self.because_of(place.entry))
    }
}
