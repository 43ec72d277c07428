//! The end of a hand: who shows, what it is, who gets what (duties 16 to 21).

use super::Kind;
use super::picks::{Choice, picks};
use super::walk::{Walk, foresee};
use crate::engine::cards::{CardSet, Category, Strength};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Pot, Share, Turn, What};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::drill::{Line, Part, Term, exactly, number};
use crate::school::question::{Answer, Right, Slip};

/// A pot that is paid out.
struct Paid {
    place: usize,
    amount: Chips,
    shares: Vec<Share>,
    strength: Option<Strength>,
    end: usize,
}

impl Walk<'_> {
    pub(super) fn after(&mut self) -> Option<()> {
        let before = self.live.events().len();
        while let Turn::ShowOrMuck(seat) = self.live.turn() {
            self.live.apply(seat, Action::Show).ok()?;
        }
        // What an action brought by itself was looked at with it; the showdown is left.
        let events = self.live.events().to_vec();
        let betting_ends = events
            .iter()
            .rposition(|event| super::betting::is_action(&event.what))
            .map_or(0, |place| place + 1);
        let first_shown = self.first_shown(betting_ends).min(before);
        let pots = self.table(events.len().min(self.awards_begin())).pots;
        let contested = pots.iter().any(|pot| pot.seats.has_several());
        let paid = self.paid();
        for pot in paid.iter().filter(|pot| !is_contested(&pots, pot)) {
            self.alone(pot, contested, first_shown)?;
        }
        if contested {
            self.order_of_showing(betting_ends)?;
            self.read_all(&pots)?;
        }
        self.fee()?;
        for pot in paid.iter().filter(|pot| is_contested(&pots, pot)) {
            self.push(pot, &paid)?;
            self.odd_chips(pot)?;
        }
        let end = self.hand.events().len();
        let close = Kind::Close.message();
        let part = Self::ask(Kind::Close, Right::Pick { choice: 1, of: 1 }, &[])
            .choices(vec![Line::named(&close, "close")])
            .done()?;
        self.duty(Kind::Close, vec![part], end);
        Some(())
    }

    fn awards_begin(&self) -> usize {
        self.place_of(|what| matches!(what, What::Raked { .. } | What::Awarded { .. }))
    }

    fn first_shown(&self, from: usize) -> usize {
        let events = self.hand.events();
        let shown = events[from..].iter().position(|event| {
            matches!(event.what, What::Shown { .. } | What::Awarded { .. })
                && event.because != Citation::AllInFaceUp
        });
        shown.map_or(events.len(), |place| from + place)
    }

    fn paid(&self) -> Vec<Paid> {
        let events = self.hand.events().iter().enumerate();
        let awarded = events.filter_map(|(end, event)| match &event.what {
            What::Awarded {
                pot,
                amount,
                shares,
                strength,
            } => Some(Paid {
                place: usize::from(*pot),
                amount: *amount,
                shares: shares.clone(),
                strength: *strength,
                end,
            }),
            _ => None,
        });
        awarded.collect()
    }

    /// A pot that nobody contests: it is pushed before any card is shown.
    fn alone(&mut self, pot: &Paid, contested: bool, end: usize) -> Option<()> {
        let message = Kind::Push.message();
        let winner = pot.shares.first()?.seat;
        let args = [("name", Term::Seat(winner))];
        let mut asking = Self::ask(
            Kind::Push,
            Right::Seat(SeatSet::only(winner)),
            &[RuleId::Show19, RuleId::Pot7],
        )
        .prompt(self.about_pot("prompt-alone", pot))
        .reckoning(Line::named(&message, "right-alone").with("name", winner))
        .slip("waits", Answer::Nobody, &[RuleId::Pot7], &args);
        if contested {
            let others = self.table(end);
            for player in others.seats.iter().filter(|player| player.is_in()) {
                asking = asking.slip(
                    "not-in-it",
                    Answer::Seat(player.seat),
                    &[RuleId::Pot4],
                    &[("name", Term::Seat(player.seat))],
                );
            }
        }
        self.duty(Kind::Push, vec![asking.done()?], end);
        Some(())
    }

    /// A sentence about a pot: which one, and how much lies in it.
    fn about_pot(&self, name: &str, pot: &Paid) -> Line {
        let several = self.paid().len() > 1;
        let which = match (several, pot.place) {
            (false, _) => "only",
            (true, 0) => "main",
            (true, _) => "side",
        };
        Line::named(&Kind::Push.message(), name)
            .with("pot", which)
            .with("number", pot.place as u64)
            .with("amount", pot.amount)
    }

    fn order_of_showing(&mut self, from: usize) -> Option<()> {
        let events = &self.hand.events()[from..];
        let shown: Vec<(Seat, Citation)> = events
            .iter()
            .filter_map(|event| match event.what {
                What::Shown { seat, .. } if event.because != Citation::AllInFaceUp => {
                    Some((seat, event.because))
                }
                _ => None,
            })
            .collect();
        let order: Vec<Seat> = shown.iter().map(|(seat, _)| *seat).collect();
        let (Some((first, because)), true) = (shown.first(), order.len() > 1) else {
            return Some(());
        };
        let message = Kind::Showdown.message();
        let bet_last = *because == Citation::ShowLastAggressor;
        let (name, rules): (&str, &[RuleId]) = if bet_last {
            ("right-bet-last", &[RuleId::Show2, RuleId::Show4])
        } else {
            ("right-checked", &[RuleId::Show5, RuleId::Show4])
        };
        let line = Line::named(&message, name)
            .with("name", *first)
            .with("names", order.clone());
        let asking = Self::ask(Kind::Showdown, Right::Order(order.clone()), rules).reckoning(line);
        let mut part = asking.done()?;
        for other in order.iter().filter(|seat| *seat != first) {
            let slip = Slip::Begins(vec![*other]);
            let id = if bet_last {
                "bet-last"
            } else {
                "left-of-button"
            };
            let args = [("name", Term::Seat(*first))];
            foresee(&mut part, &message, id, slip, rules, &args);
        }
        let end = self.first_shown(from);
        self.duty(Kind::Showdown, vec![part], end);
        Some(())
    }

    fn read_all(&mut self, pots: &[Pot]) -> Option<()> {
        let end = self.awards_begin();
        let table = self.table(end);
        let winners: SeatSet = self
            .paid()
            .iter()
            .filter(|pot| is_contested(pots, pot))
            .flat_map(|pot| pot.shares.iter().map(|share| share.seat))
            .collect();
        let mut five = true;
        for player in &table.seats {
            let crate::engine::hand::HoleCards::Up(hole) = player.hole else {
                continue;
            };
            let cards = CardSet::from_slice(&table.board).union(CardSet::from_slice(&hole));
            let strength = Strength::of(cards)?;
            let mut parts = vec![self.kind_of(player.seat, strength)?];
            if five && winners.contains(player.seat) {
                five = false;
                parts.push(best_five(player.seat, cards, strength)?);
            }
            let place = self.duties.len();
            self.duty(Kind::Read, parts, end);
            if self.duties.len() > place {
                self.at_reading(place, player.seat, cards, strength);
            }
        }
        Some(())
    }

    /// Which kind of hand is it?
    fn kind_of(&mut self, seat: Seat, strength: Strength) -> Option<Part> {
        let message = Kind::Read.message();
        let right = strength.category();
        let kinds = neighbours(right, &mut self.draw);
        let choice =
            |kind: &Category| Choice::plain(Line::named(&message, "kind").with("kind", *kind));
        let choices = kinds.iter().map(choice).collect();
        picks(
            message.clone(),
            &[RuleId::Show10, RuleId::Rank1],
            choices,
            &mut self.draw,
        )
        .prompt(Line::named(&message, "prompt").with("name", seat))
        .reckoning(
            Line::named(&message, "right")
                .with("name", seat)
                .with("hand", strength),
        )
        .done()
    }

    fn fee(&mut self) -> Option<()> {
        let taken = |what: &What| match what {
            What::Raked { amount, .. } => Some(*amount),
            _ => None,
        };
        let all: Vec<Chips> = self
            .hand
            .events()
            .iter()
            .filter_map(|event| taken(&event.what))
            .collect();
        let end = self.awards_begin();
        let rake = self.hand.setup().rules.rake;
        if all.is_empty() || rake.rate == 0 {
            return Some(());
        }
        let message = Kind::Fee.message();
        let total: Chips = all.iter().copied().sum();
        let pots: Chips = self.table(end).pots.iter().map(|pot| pot.amount).sum();
        let percent = u64::from(rake.rate) / 100;
        let cap = rake.cap.unwrap_or(Chips::ZERO);
        let uncapped = Chips::new(pots.get() * u64::from(rake.rate) / 10_000);
        let part = Self::ask(Kind::Fee, exactly(total), &[])
            .prompt(
                Line::named(&message, "prompt")
                    .with("percent", percent)
                    .with("cap", cap),
            )
            .reckoning(
                Line::named(&message, "right")
                    .with("percent", percent)
                    .with("pot", pots)
                    .with("cap", cap)
                    .with("fee", total),
            )
            .slip(
                "no-cap",
                number(uncapped),
                &[RuleId::Rake1],
                &[("cap", cap.into())],
            )
            .done()?;
        self.duty(Kind::Fee, vec![part], end);
        Some(())
    }

    fn push(&mut self, pot: &Paid, all: &[Paid]) -> Option<()> {
        let winners: SeatSet = pot.shares.iter().map(|share| share.seat).collect();
        let names: Vec<Seat> = winners.iter().collect();
        let name = if names.len() > 1 {
            "right-split"
        } else {
            "right"
        };
        let line = self
            .about_pot(name, pot)
            .with("names", names.clone())
            .with("hand", pot.strength?);
        let mut asking = Self::ask(
            Kind::Push,
            Right::Seats(winners),
            &[RuleId::Pot7, RuleId::Show10],
        )
        .prompt(self.about_pot("prompt", pot))
        .reckoning(line);
        for winner in names.iter().filter(|_| names.len() > 1) {
            let args = [("names", Term::Seats(names.clone()))];
            let rules = [RuleId::Split1, RuleId::Split2];
            asking = asking.slip(
                "not-shared",
                Answer::Seats(SeatSet::only(*winner)),
                &rules,
                &args,
            );
        }
        for other in all.iter().filter(|other| other.place != pot.place) {
            let seats: SeatSet = other.shares.iter().map(|share| share.seat).collect();
            let names: Vec<Seat> = seats.iter().collect();
            let args = [("names", Term::Seats(names))];
            asking = asking.slip("other-pot", Answer::Seats(seats), &[RuleId::Pot7], &args);
        }
        self.duty(Kind::Push, vec![asking.done()?], pot.end);
        Some(())
    }

    fn odd_chips(&mut self, pot: &Paid) -> Option<()> {
        let odd: Vec<&Share> = pot.shares.iter().filter(|s| !s.odd.is_zero()).collect();
        let Some(first) = odd.first() else {
            return Some(());
        };
        let message = Kind::OddChips.message();
        let order: Vec<Seat> = odd.iter().map(|share| share.seat).collect();
        let each = first.amount.saturating_sub(first.odd);
        let over: Chips = odd.iter().map(|share| share.odd).sum();
        let line = Line::named(&message, "right")
            .with("names", order.clone())
            .with("button", self.hand.setup().button)
            .with("first", order[0]);
        let asking = Self::ask(Kind::OddChips, Right::Order(order.clone()), &[])
            .prompt(
                Line::named(&message, "prompt")
                    .with("amount", pot.amount)
                    .with("share", each)
                    .with("over", over)
                    .with("count", order.len() as u64),
            )
            .reckoning(line);
        let mut part = asking.done()?;
        for share in pot.shares.iter().filter(|share| share.seat != order[0]) {
            let slip = Slip::Begins(vec![share.seat]);
            let args = [
                ("first", Term::Seat(order[0])),
                ("name", Term::Seat(share.seat)),
            ];
            foresee(&mut part, &message, "order", slip, &[RuleId::Odd2], &args);
        }
        self.duty(Kind::OddChips, vec![part], pot.end);
        Some(())
    }
}

/// Whether more than one could win the pot.
fn is_contested(pots: &[Pot], paid: &Paid) -> bool {
    let pot = pots.get(paid.place);
    pot.is_some_and(|pot| pot.seats.has_several())
}

/// The five cards of a winner.
fn best_five(seat: Seat, cards: CardSet, best: Strength) -> Option<Part> {
    let message = Kind::Read.message();
    Walk::ask(
        Kind::Read,
        Right::Five { cards, best },
        &[RuleId::Rank1, RuleId::Show11],
    )
    .prompt(Line::named(&message, "prompt-five").with("name", seat))
    .reckoning(
        Line::named(&message, "right")
            .with("name", seat)
            .with("hand", best),
    )
    .done()
}

/// The kind itself, then up to three others that lie near.
fn neighbours(kind: Category, draw: &mut crate::school::drill::Draw) -> Vec<Category> {
    let place = kind as usize;
    let all = Category::ALL;
    let near: Vec<Category> = all
        .iter()
        .copied()
        .filter(|other| *other != kind && (*other as usize).abs_diff(place) <= 3)
        .collect();
    let mut kinds = vec![kind];
    kinds.extend(draw.some(&near, 3));
    kinds
}
