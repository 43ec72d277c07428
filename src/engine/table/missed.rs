//! What the blinds leave behind as they go around: who misses them, who comes in (BLIND-18,
//! BLIND-19).

use super::cash::CashTable;
use super::event::TableWhat;
use super::place::{ComeIn, Entry};
use super::positions::Positions;
use super::upcoming::Upcoming;
use crate::engine::citation::Citation;
use crate::engine::seat::Seat;

impl Entry {
    /// What becomes of it when blinds pass an absent player's chair.
    fn passed(self, big: bool, small: bool) -> Self {
        match self {
            Self::In if big || small => Self::Missed { big, small },
            Self::Missed {
                big: big_before,
                small: small_before,
            } => Self::Missed {
                big: big_before || big,
                small: small_before || small,
            },
            // The small blind that follows belongs to the same passing.
            Self::ButtonBreak { passings: 0 } if big => Self::ButtonBreak { passings: 1 },
            Self::ButtonBreak { .. } | Self::Moved { .. } if big => Self::Missed {
                big: true,
                small: false,
            },
            // A newcomer owes his entry anyway.
            Self::In | Self::Newcomer | Self::ButtonBreak { .. } | Self::Moved { .. } => self,
        }
    }

    /// Whether the big and the small blind have been missed.
    const fn missed(self) -> (bool, bool) {
        match self {
            Self::Missed { big, small } => (big, small),
            _ => (false, false),
        }
    }
}

impl CashTable {
    /// The blinds move on to their places of the coming hand, past those who are away.
    pub(super) fn pass_blinds(&mut self, last: Positions, next: Positions) {
        let away = |seat: &Seat| {
            let place = self.place(*seat);
            place.is_some_and(|place| !self.is_ready(place))
        };
        let seats: Vec<Seat> = (0..self.form.rules.seats).map(Seat).filter(away).collect();
        for seat in seats {
            let big = last.big_blind_passes(next, seat);
            let small = last.small_blind_passes(next, seat);
            self.pass(seat, last, (big, small));
        }
    }

    fn pass(&mut self, seat: Seat, last: Positions, (big, small): (bool, bool)) {
        let exempt = self.form.rules.house.button_break_exemption;
        let Ok(place) = self.taken(seat) else {
            return;
        };
        let before = place.entry;
        let breaks = exempt && before == Entry::In && seat == last.button;
        if breaks {
            place.entry = Entry::ButtonBreak { passings: 0 };
        }
        place.entry = place.entry.passed(big, small);
        let (known, now) = (before.missed(), place.entry.missed());
        if breaks {
            self.tell(TableWhat::PausedOnButton { seat }, Citation::ButtonBreak);
        }
        if now.0 && !known.0 {
            self.tell_missed(seat, true);
        }
        if now.1 && !known.1 {
            self.tell_missed(seat, false);
        }
    }

    fn tell_missed(&mut self, seat: Seat, big: bool) {
        self.tell(
            TableWhat::MissedBlind { seat, big },
            Citation::BlindMissed { big },
        );
    }

    /// Everybody who is dealt in is in the game from now on.
    pub(super) fn let_in(&mut self, hand: &Upcoming) {
        for notice in &hand.coming_in {
            let seat = notice.seat;
            self.tell(TableWhat::CameIn { seat }, notice.because);
        }
        for player in &hand.players {
            if let Ok(place) = self.taken(player.seat) {
                place.entry = Entry::In;
                place.come_in = ComeIn::default();
            }
        }
    }
}
