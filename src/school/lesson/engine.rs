//! What the engine says where a lesson asks for it.

use crate::engine::chips::Chips;
use crate::engine::hand::{Hand, Pot, SeatState, What};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Figure, Payout};
use crate::school::spot::check::{gathered, net, shown};
use crate::school::spot::{Mark, Spot};

/// A hand at the moment of a question.
#[derive(Debug)]
pub(super) struct Moment<'a> {
    pub(super) spot: &'a Spot,
    pub(super) mark: Mark,
    pub(super) hand: Hand,
    /// Whose chair the question is about.
    pub(super) seat: Option<Seat>,
}

impl<'a> Moment<'a> {
    pub(super) fn new(spot: &'a Spot, mark: Mark, seat: Option<Seat>) -> Option<Self> {
        let hand = spot.hand_at(mark)?;
        Some(Self {
            spot,
            mark,
            hand,
            seat,
        })
    }

    /// The chair of the question, or the one to act.
    fn actor(&self) -> Option<&SeatState> {
        let seat = self.seat.or(self.hand.turn().seat())?;
        self.hand.state().seat(seat)
    }

    /// The chair of the question, or the learner's.
    fn player(&self) -> Option<Seat> {
        self.seat.or(self.spot.you())
    }

    fn end(&self) -> Option<Hand> {
        self.spot.hand_at(Mark::End)
    }

    /// A figure by its name; none where the engine has no answer.
    pub(super) fn figure(&self, what: &str) -> Option<Figure> {
        let amount = match what {
            "call" => self.price()?,
            "min-raise" => self.wager()?.0,
            "max-raise" => self.wager()?.1,
            "pot" => self.pot(),
            "refund" => self.refund()?,
            "share" => self.share()?,
            "net" | "win" => {
                let player = self.player()?;
                let end = self.end()?;
                let result = net(&end).into_iter().find(|(seat, _)| *seat == player);
                return result.map(|(_, amount)| Figure::whole(amount));
            }
            _ => return None,
        };
        Some(Figure::from(amount))
    }

    fn price(&self) -> Option<Chips> {
        let player = self.actor()?;
        let due = self.hand.state().betting.bet.saturating_sub(player.bet);
        Some(due.min(player.stack))
    }

    fn wager(&self) -> Option<(Chips, Chips)> {
        let legal = self.hand.legal()?;
        if self.actor()?.seat != legal.seat {
            return None;
        }
        let wager = legal.wager.ok()?;
        Some((wager.min, wager.max))
    }

    /// Everything in the middle; after the end, what lay there before it was paid out.
    fn pot(&self) -> Chips {
        let total = self.hand.state().pot_total();
        if total.is_zero() {
            gathered(&self.hand).iter().map(|pot| pot.amount).sum()
        } else {
            total
        }
    }

    fn refund(&self) -> Option<Chips> {
        let player = self.player()?;
        let end = self.end()?;
        let back = end.events().iter().filter_map(|event| match event.what {
            What::Returned { seat, amount, .. } if seat == player => Some(amount),
            _ => None,
        });
        Some(back.sum())
    }

    fn share(&self) -> Option<Chips> {
        let player = self.player()?;
        let end = self.end()?;
        end.state().seat(player).map(|player| player.won)
    }

    /// Seats by the name of what is asked.
    pub(super) fn seats(&self, what: &str) -> Option<Vec<Seat>> {
        match what {
            "turn" => Some(self.hand.turn().seat().into_iter().collect()),
            "opener" => {
                let state = self.hand.state();
                let mut taken = state.taken.iter();
                let first = taken.find(|taken| taken.street == state.street);
                let first = first.map(|taken| taken.seat).or(self.hand.turn().seat());
                Some(first.into_iter().collect())
            }
            "shows" => Some(shown(&self.end()?)),
            "winners" => {
                let end = self.end()?;
                let winners = end
                    .state()
                    .seats
                    .iter()
                    .filter(|player| !player.won.is_zero());
                Some(winners.map(|player| player.seat).collect())
            }
            _ => None,
        }
    }

    /// The pots as they lie at the mark; where bets are in front of players, as they will be
    /// gathered.
    pub(super) fn pots(&self) -> Vec<Pot> {
        let state = self.hand.state();
        let bets = state.seats.iter().any(|player| !player.bet.is_zero());
        if !bets && !state.over && self.mark != Mark::End {
            return state.pots.clone();
        }
        let events_now = self.hand.events().len();
        let Some(end) = self.end() else {
            return Vec::new();
        };
        if self.mark == Mark::End {
            return gathered(&end);
        }
        let later = end.events().iter().skip(events_now);
        let mut next = later.filter_map(|event| match &event.what {
            What::Collected { pots } => Some(pots.clone()),
            _ => None,
        });
        next.next().unwrap_or_else(|| gathered(&end))
    }

    /// Who gets how much of each pot.
    pub(super) fn payouts(&self) -> Vec<Payout> {
        let Some(end) = self.end() else {
            return Vec::new();
        };
        let pots = gathered(&end).len();
        let mut payouts = vec![Vec::new(); pots];
        for event in end.events() {
            if let What::Awarded { pot, shares, .. } = &event.what
                && let Some(payout) = payouts.get_mut(usize::from(*pot))
            {
                let mut paid: Payout = shares
                    .iter()
                    .map(|share| (share.seat, share.amount))
                    .collect();
                paid.sort_unstable();
                *payout = paid;
            }
        }
        payouts
    }
}

/// The seats as they are written: `1 3 4`.
pub(super) fn written_seats(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
    numbers.join(" ")
}

/// The seats without order.
pub(super) fn set_of(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}
