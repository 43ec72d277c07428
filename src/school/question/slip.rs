//! Slips that are foreseen.

use super::{Answer, Verb};
use crate::engine::cards::{Card, CardSet, Rank};
use crate::engine::chips::Chips;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;

/// A slip that has a word of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// Which answers it covers.
    pub slip: Slip,
    /// Legal, but not what is wanted here: taken back without a mistake being counted.
    pub allowed: bool,
    /// The rules that speak against it; none where the question's own do.
    pub rules: Vec<RuleId>,
}

/// A kind of wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Exactly this answer.
    Exactly(Answer),
    /// This action, whatever the amount.
    Verb(Verb),
    /// This button marked though it is not there, or not marked though it is.
    Button {
        /// The button.
        verb: Verb,
        /// Whether it was marked.
        marked: bool,
    },
    /// Places in an order that begins like this.
    Begins(Vec<Seat>),
    /// In an order, this number before that one: seats as they are counted, or statements.
    Before(u8, u8),
    /// Five cards of these ranks, sorted.
    Ranks([Rank; 5]),
    /// Five cards with this one among them.
    With(Card),
    /// A wrong sum of this pot, 0 is the main pot.
    Sum {
        /// The pot.
        pot: usize,
        /// The sum.
        amount: Chips,
    },
    /// Wrong seats at this pot.
    Entitled {
        /// The pot, 0 is the main pot.
        pot: usize,
        /// Who was to win it.
        seats: SeatSet,
    },
    /// This pot paid out like this.
    Paid {
        /// The pot, 0 is the main pot.
        pot: usize,
        /// To whom how much.
        payout: super::Payout,
    },
    /// Everything that is not listed.
    Else,
}

impl Slip {
    /// Whether this answer, which is not right, is this slip.
    #[must_use]
    pub fn covers(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Else, _) => true,
            (Self::Exactly(slip), answer) => slip == answer,
            (Self::Verb(verb), Answer::Act(action)) => Verb::of(*action) == Some(*verb),
            (Self::Button { verb, marked }, Answer::Buttons(verbs)) => {
                verbs.contains(*verb) == *marked
            }
            (Self::Begins(first), Answer::Order(seats)) => seats.starts_with(first),
            (Self::Before(first, second), Answer::Order(seats)) => {
                let numbers: Vec<u8> = seats.iter().map(|seat| seat.0 + 1).collect();
                stands_before(&numbers, *first, *second)
            }
            (Self::Before(first, second), Answer::Sort(statements)) => {
                stands_before(statements, *first, *second)
            }
            (Self::Ranks(ranks), Answer::Five(cards)) => ranks_of(*cards) == ranks,
            (Self::With(card), Answer::Five(cards)) => cards.contains(*card),
            (Self::Sum { pot, amount }, Answer::Pots(pots)) => {
                pots.get(*pot).is_some_and(|built| built.amount == *amount)
            }
            (Self::Entitled { pot, seats }, Answer::Pots(pots)) => {
                pots.get(*pot).is_some_and(|built| built.seats == *seats)
            }
            (Self::Sum { pot, amount }, Answer::Award(payouts)) => {
                let paid = |payout: &super::Payout| payout.iter().map(|&(_, share)| share).sum();
                payouts.get(*pot).map(paid) == Some(*amount)
            }
            (Self::Entitled { pot, seats }, Answer::Award(payouts)) => {
                let paid = |payout: &super::Payout| payout.iter().map(|&(seat, _)| seat).collect();
                payouts.get(*pot).map(paid) == Some(*seats)
            }
            (Self::Paid { pot, payout }, Answer::Award(payouts)) => {
                payouts.get(*pot) == Some(payout)
            }
            _ => false,
        }
    }
}

/// Whether both stand in the list, and the first of them before the second.
fn stands_before(list: &[u8], first: u8, second: u8) -> bool {
    let place = |number| list.iter().position(|other| *other == number);
    place(first)
        .zip(place(second))
        .is_some_and(|(first, second)| first < second)
}

/// The ranks of some cards, the lowest first.
fn ranks_of(cards: CardSet) -> Vec<Rank> {
    // The number of a card grows with its rank.
    cards.iter().map(Card::rank).collect()
}
