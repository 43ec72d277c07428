//! Answers as short texts that are the same in every language, for results.

use super::{Answer, Payout, Right, Verbs};
use crate::engine::cards::{CardSet, best_five};
use crate::engine::hand::{Action, Pot};
use crate::engine::seat::Seat;

impl Answer {
    /// The answer as text: figures as they are, seats by their numbers, statements by theirs,
    /// cards as `As`, pots as `30:1+2`, payouts as `1:20+3:10`.
    #[must_use]
    pub fn notation(&self) -> String {
        match self {
            Self::Act(action) => act(*action),
            Self::Buttons(verbs) => buttons(*verbs),
            Self::Number(figure) => figure.to_string(),
            Self::Seat(seat) => seat.number().to_string(),
            Self::Nobody => "-".to_owned(),
            Self::Seats(all) => seats(all.iter()),
            Self::Order(order) => joined(order.iter().map(|seat| seat.number().to_string()), ","),
            Self::Sort(order) => joined(order.iter().map(u8::to_string), ","),
            Self::Pick(choice) => choice.to_string(),
            Self::Five(five) => cards(*five),
            Self::Pots(all) => pots(all),
            Self::Award(all) => award(all),
        }
    }
}

impl Right {
    /// The right answer in the same notation; where several are right, one of them.
    #[must_use]
    pub fn notation(&self) -> String {
        match self {
            Self::Act(action) => act(*action),
            Self::Buttons(verbs) => buttons(*verbs),
            Self::Number { figure, .. } => figure.to_string(),
            Self::Seat(all) if all.is_empty() => "-".to_owned(),
            Self::Seat(all) | Self::Seats(all) => seats(all.iter()),
            Self::Order(order) => joined(order.iter().map(|seat| seat.number().to_string()), ","),
            Self::Sort(order) => joined(order.iter().map(u8::to_string), ","),
            Self::Pick { choice, .. } => choice.to_string(),
            Self::Five { cards: all, .. } => cards(best_five(*all).into_iter().flatten().collect()),
            Self::Pots(all) => pots(all),
            Self::Award(all) => award(all),
        }
    }
}

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn seats(all: impl Iterator<Item = Seat>) -> String {
    joined(all.map(|seat| seat.number().to_string()), "+")
}

fn act(action: Action) -> String {
    match action {
        Action::Fold => "fold".to_owned(),
        Action::Check => "check".to_owned(),
        Action::Call => "call".to_owned(),
        Action::Bet(to) => ["bet ", &to.get().to_string()].concat(),
        Action::Raise(to) => ["raise ", &to.0.get().to_string()].concat(),
        Action::Show => "show".to_owned(),
        Action::Muck | Action::PlayBoard => "muck".to_owned(),
    }
}

fn buttons(verbs: Verbs) -> String {
    joined(verbs.iter().map(|verb| verb.name().to_owned()), "+")
}

fn cards(five: CardSet) -> String {
    joined(five.iter().map(|card| card.to_string()), " ")
}

fn pots(all: &[Pot]) -> String {
    let pot = |pot: &Pot| [&pot.amount.get().to_string(), ":", &seats(pot.seats.iter())].concat();
    joined(all.iter().map(pot), " ")
}

fn award(all: &[Payout]) -> String {
    let share = |(seat, amount): &(Seat, crate::engine::chips::Chips)| {
        [&seat.number().to_string(), ":", &amount.get().to_string()].concat()
    };
    let payout = |payout: &Payout| joined(payout.iter().map(share), "+");
    joined(all.iter().map(payout), " ")
}
