//! Between two rounds: what goes back, pots, cards (duties 12 to 15).

use super::Kind;
use super::picks::{Choice, picks};
use super::walk::{Walk, foresee};
use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{HandState, Pot, Status, Street, What};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::drill::{Line, Part, Term, exactly, number};
use crate::school::question::{Answer, Right, Slip};

impl Walk<'_> {
    /// The duties for what has happened from this event of the live hand on.
    pub(super) fn collect(&mut self, first: usize) -> Option<()> {
        let events = self.live.events()[first..].to_vec();
        let mut faced = false;
        for (place, event) in events.iter().enumerate() {
            let end = first + place;
            match &event.what {
                What::Returned { seat, amount, .. } => {
                    self.refund(*seat, *amount, &event.because, end)?;
                }
                What::Collected { pots } => self.gather(pots, end)?,
                What::Shown { .. } if event.because == Citation::AllInFaceUp && !faced => {
                    faced = true;
                    self.turn_up(true, end)?;
                }
                What::BoardDealt { street, cards } => {
                    let burned = place > 0 && events[place - 1].what == What::Burned;
                    let before = end - usize::from(burned);
                    if !faced && self.betting_is_closed(before) {
                        faced = true;
                        self.turn_up(false, before)?;
                    }
                    // All tables of the school burn cards (BURN-1).
                    if burned {
                        self.burn_and_turn(*street, cards, before)?;
                    }
                }
                _ => {}
            }
        }
        Some(())
    }

    /// Whether all that is left is to deal the board and to show.
    fn betting_is_closed(&self, end: usize) -> bool {
        let table = self.table(end);
        let count = |of: Status| table.seats.iter().filter(|p| p.status == of).count();
        count(Status::AllIn) > 0 && count(Status::Active) < 2
    }

    fn refund(&mut self, seat: Seat, amount: Chips, because: &Citation, end: usize) -> Option<()> {
        let message = Kind::Refund.message();
        let &Citation::Uncalled { bet, matched, back } = because else {
            return Some(());
        };
        let line = Line::named(&message, "right")
            .with("name", seat)
            .with("bet", bet)
            .with("matched", matched)
            .with("back", back);
        let args = [("name", Term::Seat(seat)), ("back", back.into())];
        let how_much = Self::ask(Kind::Refund, exactly(amount), &[])
            .prompt(Line::named(&message, "prompt"))
            .reckoning(line.clone())
            .slip("nothing", number(Chips::ZERO), &[RuleId::Allin11], &args)
            .slip("whole", number(bet), &[RuleId::Allin11], &args)
            .done()?;
        let to_whom = Self::ask(Kind::Refund, Right::Seat(SeatSet::only(seat)), &[])
            .prompt(Line::named(&message, "prompt-seat").with("back", back))
            .reckoning(line)
            .done()?;
        self.duty(Kind::Refund, vec![how_much, to_whom], end);
        Some(())
    }

    fn gather(&mut self, pots: &[Pot], end: usize) -> Option<()> {
        let table = self.table(end);
        let bets: Chips = table.seats.iter().map(|player| player.bet).sum();
        // Antes are gathered while they are posted.
        if bets.is_zero() {
            return Some(());
        }
        let part = if self.level < super::Level::D3 {
            one_pot(&table, pots, bets)?
        } else {
            several_pots(&table, pots)?
        };
        self.duty(Kind::Gather, vec![part], end);
        Some(())
    }

    fn turn_up(&mut self, yes: bool, end: usize) -> Option<()> {
        let message = Kind::TurnUp.message();
        let right = Right::Pick {
            choice: if yes { 1 } else { 2 },
            of: 2,
        };
        let name = if yes { "right-yes" } else { "right-no" };
        let part = Self::ask(Kind::TurnUp, right, &[])
            .choices(vec![
                Line::named(&message, "yes"),
                Line::named(&message, "no"),
            ])
            .reckoning(Line::named(&message, name))
            .done()?;
        self.duty(Kind::TurnUp, vec![part], end);
        Some(())
    }

    fn burn_and_turn(&mut self, street: Street, cards: &[Card], end: usize) -> Option<()> {
        let message = Kind::BurnTurn.message();
        let line = |name: &str| Line::named(&message, name);
        let flop = street == Street::Flop;
        let (right, no_burn, other) = if flop {
            ("burn-three", "three", "burn-one")
        } else {
            ("burn-one", "one", "burn-three")
        };
        let choices = vec![
            Choice::plain(line(right)),
            Choice::slip(line(no_burn), "no-burn"),
            Choice::slip(line(other), "count"),
        ];
        let rules: &[RuleId] = match street {
            Street::Flop | Street::Preflop => &[RuleId::Burn1, RuleId::Board1, RuleId::Burn2],
            Street::Turn => &[RuleId::Burn1, RuleId::Board2],
            Street::River => &[RuleId::Burn1, RuleId::Board3],
        };
        // Nothing is turned before the flop.
        let word = match street {
            Street::Preflop => Street::Flop.name(),
            street => street.name(),
        };
        let part = picks(message.clone(), rules, choices, &mut self.draw)
            .prompt(line("prompt").with("street", word))
            .reckoning(
                line("right")
                    .with("street", word)
                    .with("cards", cards.to_vec()),
            )
            .done()?;
        self.duty(Kind::BurnTurn, vec![part], end);
        Some(())
    }
}

/// What lies in the middle when the bets are in: one pot.
fn one_pot(table: &HandState, pots: &[Pot], bets: Chips) -> Option<Part> {
    let message = Kind::Gather.message();
    let total: Chips = pots.iter().map(|pot| pot.amount).sum();
    let before = total.saturating_sub(bets);
    let each: Vec<Chips> = bets_of(table, |_| true);
    let line = Line::named(&message, "right")
        .with("bets", Term::Sum(each))
        .with("before", before)
        .with("total", total);
    let left: Chips = bets_of(table, |out| out).into_iter().sum();
    Walk::ask(
        Kind::Gather,
        exactly(total),
        &[RuleId::Board5, RuleId::Game4],
    )
    .prompt(Line::named(&message, "prompt"))
    .reckoning(line)
    .slip(
        "folders",
        number(total.saturating_sub(left)),
        &[RuleId::Fold1],
        &[("left", left.into())],
    )
    .slip(
        "this-round",
        number(bets),
        &[RuleId::Board5],
        &[("before", before.into())],
    )
    .done()
}

/// Main pot and side pots, and who can win each.
fn several_pots(table: &HandState, pots: &[Pot]) -> Option<Part> {
    let message = Kind::Gather.message();
    let rules = [RuleId::Pot1, RuleId::Pot2, RuleId::Pot3];
    let amounts: Vec<Chips> = pots.iter().map(|pot| pot.amount).collect();
    let total: Chips = amounts.iter().copied().sum();
    let line = if pots.len() == 1 {
        Line::named(&message, "right-one").with("total", total)
    } else {
        Line::named(&message, "right-pots")
            .with("pots", Term::Sum(amounts.clone()))
            .with("total", total)
    };
    let mut asking = Walk::ask(Kind::Gather, Right::Pots(pots.to_vec()), &rules)
        .prompt(Line::named(&message, "prompt-pots"))
        .reckoning(line);
    let last = pots.last()?;
    let all_in = |seat: Seat| table.seat(seat).is_some_and(|p| p.status == Status::AllIn);
    let closed: SeatSet = last.seats.iter().filter(|seat| all_in(*seat)).collect();
    if !closed.is_empty() && closed.len() < last.seats.len() {
        // Somebody all-in matches all that lies there: the side pot comes with the next bet.
        let mut built = pots.to_vec();
        built.push(Pot {
            amount: Chips::ZERO,
            seats: last.seats.difference(closed),
        });
        let args = [("names", Term::Seats(closed.iter().collect()))];
        asking = asking.slip("too-early", Answer::Pots(built), &[RuleId::Pot4], &args);
    }
    let mut part = asking.done()?;
    if let [main, .., last] = pots {
        let without: Vec<Seat> = main.seats.difference(last.seats).iter().collect();
        let slip = Slip::Sum {
            pot: 0,
            amount: total,
        };
        let args = [("names", Term::Seats(without))];
        foresee(&mut part, &message, "one-pot", slip, &[RuleId::Pot4], &args);
    }
    let left: Chips = bets_of(table, |out| out).into_iter().sum();
    let main = amounts.first().copied()?;
    if !left.is_zero() && left < main {
        let slip = Slip::Sum {
            pot: 0,
            amount: main.saturating_sub(left),
        };
        let args = [("left", Term::Chips(left))];
        foresee(
            &mut part,
            &message,
            "folders",
            slip,
            &[RuleId::Fold1],
            &args,
        );
    }
    Some(part)
}

/// The bets that lie in front of players, of all or only of those who are out.
fn bets_of(table: &HandState, wanted: impl Fn(bool) -> bool) -> Vec<Chips> {
    let lying = table.seats.iter().filter(|player| !player.bet.is_zero());
    let of = lying.filter(|player| wanted(player.status == Status::Folded));
    of.map(|player| player.bet).collect()
}
