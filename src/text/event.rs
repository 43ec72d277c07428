//! What happened, in sentences.

use super::args::Args;
use super::catalog::Id;
use super::resolve::Voice;
use super::speaker::{Said, Speaker};
use crate::engine::cards::{Card, Strength};
use crate::engine::chips::Chips;
use crate::engine::hand::{Event, ForcedKind, Share, What};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::table::{TableEvent, TableWhat};

impl Speaker<'_> {
    /// What happened in one sentence; `None` for what needs no word (a burned card, hidden cards).
    ///
    /// Of several events in a row [`Speaker::narrate`] says more: it knows the pots.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<Said> {
        self.tell(event, None, false)
    }

    /// A run of events in sentences, as `Hand::apply` returns them: streets with the pot, pots by
    /// their names where there are several, and nothing twice.
    #[must_use]
    pub fn narrate(&self, events: &[Event]) -> Vec<Said> {
        let several = events
            .iter()
            .any(|event| matches!(event.what, What::Awarded { pot, .. } if pot > 0));
        let mut amounts: Vec<Chips> = Vec::new();
        let mut said = Vec::new();
        for event in events {
            if let What::Collected { pots } = &event.what {
                let before = amounts;
                amounts = pots.iter().map(|pot| pot.amount).collect();
                // One pot is told with the next cards or with its winner.
                if amounts.len() == 1 || amounts == before {
                    continue;
                }
            }
            let pot = match amounts.as_slice() {
                [only] => Some(*only),
                _ => None,
            };
            said.extend(self.tell(event, pot, several));
        }
        said
    }

    fn tell(&self, event: &Event, pot: Option<Chips>, several: bool) -> Option<Said> {
        let rules = event.because.rules();
        let acted = |seat: &Seat, id: Id, args: Args| Some(self.acted(*seat, id, args, rules));
        let none = Args::new();
        match &event.what {
            What::Started { button, stacks } => {
                let sits = stacks.iter().any(|(seat, _)| seat == button);
                Some(self.button(*button, sits, rules))
            }
            What::Posted {
                seat,
                kind,
                nominal,
                amount,
                ..
            } => {
                let (id, args) = posted(*kind, *nominal, *amount);
                acted(seat, id, args)
            }
            What::Dealt { seat, cards } => {
                let own = (*cards).filter(|_| self.you == Some(*seat))?;
                Some(self.said(Id("event-dealt"), &none.with("cards", own), rules))
            }
            What::Collected { pots } => {
                let amounts: Vec<Chips> = pots.iter().map(|pot| pot.amount).collect();
                self.pots(&amounts, rules)
            }
            What::Burned | What::Ended => None,
            What::BoardDealt { street, cards } => {
                let args = none
                    .with("cards", &cards[..])
                    .with_key("street", street.name());
                Some(match pot {
                    Some(pot) => self.said(Id("event-board-pot"), &args.with("amount", pot), rules),
                    None => self.said(Id("event-board"), &args, rules),
                })
            }
            What::Folded { seat } => acted(seat, Id("event-folded"), none),
            What::Checked { seat } => acted(seat, Id("event-checked"), none),
            What::Called {
                seat, pay, stack, ..
            } => {
                let id = if stack.to.is_zero() {
                    Id("event-called-all-in")
                } else {
                    Id("event-called")
                };
                acted(seat, id, none.with("amount", *pay))
            }
            What::Bet {
                seat,
                bet,
                stack,
                full,
            } => acted(
                seat,
                wager(stack.to, *full, Id("event-bet"), Id("event-all-in-small")),
                none.with("amount", bet.to),
            ),
            What::Raised {
                seat,
                bet,
                stack,
                full,
                ..
            } => acted(
                seat,
                wager(
                    stack.to,
                    *full,
                    Id("event-raised"),
                    Id("event-all-in-short"),
                ),
                none.with("amount", bet.to),
            ),
            What::Returned { seat, amount, .. } => {
                acted(seat, Id("event-returned"), none.with("amount", *amount))
            }
            What::Shown {
                seat,
                cards,
                strength,
            } => {
                let (id, args) = shown(*cards, *strength);
                acted(seat, id, args)
            }
            What::Mucked { seat } => acted(seat, Id("event-mucked"), none),
            What::PlayedBoard { seat, .. } => acted(seat, Id("event-played-board"), none),
            What::Raked { amount, .. } => {
                Some(self.said(Id("event-raked"), &none.with("amount", *amount), rules))
            }
            What::Awarded {
                pot,
                amount,
                shares,
                strength,
            } => {
                let pot = (several || *pot > 0).then_some(*pot);
                Some(self.award(pot, *amount, shares, *strength, rules))
            }
        }
    }

    /// What happened between two hands, in one sentence.
    #[must_use]
    pub fn table_event(&self, event: &TableEvent) -> Said {
        let rules = event.because.rules();
        let acted = |seat: &Seat, id: Id, args: Args| self.acted(*seat, id, args, rules);
        let none = Args::new();
        match &event.what {
            TableWhat::SatDown { seat, stack } => {
                acted(seat, Id("table-sat-down"), none.with("amount", *stack))
            }
            TableWhat::ChipsAdded { seat, stack } => {
                acted(seat, Id("table-chips-added"), none.with("amount", stack.to))
            }
            TableWhat::Left { seat, stack } => {
                acted(seat, Id("table-left"), none.with("amount", *stack))
            }
            TableWhat::Busted { seat } => acted(seat, Id("table-busted"), none),
            TableWhat::CardDrawn { seat, card } => {
                acted(seat, Id("table-card-drawn"), none.with("cards", *card))
            }
            TableWhat::ButtonGiven { seat, card } => {
                acted(seat, Id("table-button-given"), none.with("cards", *card))
            }
            TableWhat::ButtonMoved { from: _, to } => acted(to, Id("event-started"), none),
            TableWhat::SatOut { seat } => acted(seat, Id("table-sat-out"), none),
            TableWhat::SatIn { seat } => acted(seat, Id("table-sat-in"), none),
            TableWhat::CameIn { seat } => acted(seat, Id("table-came-in"), none),
            TableWhat::MissedBlind { seat, big: true } => {
                acted(seat, Id("table-missed-big-blind"), none)
            }
            TableWhat::MissedBlind { seat, big: false } => {
                acted(seat, Id("table-missed-small-blind"), none)
            }
            TableWhat::PausedOnButton { seat } => acted(seat, Id("table-paused-on-button"), none),
            TableWhat::ChangedSeat { from: _, to } => {
                let number = u64::from(to.0) + 1;
                acted(to, Id("table-changed-seat"), none.with("number", number))
            }
            TableWhat::WillLeave { seat } => acted(seat, Id("table-will-leave"), none),
            TableWhat::NoSmallBlind { seat: _ } => {
                self.said(Id("table-no-small-blind"), &none, rules)
            }
        }
    }

    /// Where the button is; under a dead button nobody sits there.
    fn button(&self, seat: Seat, sits: bool, rules: &'static [RuleId]) -> Said {
        if sits {
            return self.acted(seat, Id("event-started"), Args::new(), rules);
        }
        let args = Args::new().with("number", u64::from(seat.0) + 1);
        self.said(Id("event-started-empty"), &args, rules)
    }

    /// The pots in the middle, each by its name where there are several.
    fn pots(&self, amounts: &[Chips], rules: &'static [RuleId]) -> Option<Said> {
        if let [only] = amounts {
            return Some(self.said(Id("event-pot"), &Args::new().with("amount", *only), rules));
        }
        let each = |voice: Voice| {
            let sentences: Vec<String> = (0_u64..)
                .zip(amounts)
                .map(|(pot, amount)| {
                    let args = Args::new().with("pot", pot).with("amount", *amount);
                    self.catalog.in_voice(voice, Id("event-pot-of").0, &args)
                })
                .collect();
            sentences.join(" ")
        };
        (!amounts.is_empty()).then(|| Said {
            text: each(Voice::Screen),
            spoken: each(Voice::Spoken),
            rules,
        })
    }

    /// Who gets a pot, which is named if `pot` is given.
    pub(super) fn award(
        &self,
        pot: Option<u8>,
        amount: Chips,
        shares: &[Share],
        strength: Option<Strength>,
        rules: &'static [RuleId],
    ) -> Said {
        let mut args = Args::new().with("amount", amount);
        if let Some(pot) = pot {
            args = args.with("pot", pot);
        }
        if let Some(hand) = strength {
            args = args.with("hand", hand);
        }
        if let [only] = shares {
            let id = match (pot, strength.is_some()) {
                (None, false) => Id("event-won"),
                (None, true) => Id("event-won-hand"),
                (Some(_), false) => Id("event-won-pot"),
                (Some(_), true) => Id("event-won-pot-hand"),
            };
            return self.acted(only.seat, id, args, rules);
        }
        let id = match pot {
            None => Id("event-split"),
            Some(_) => Id("event-split-pot"),
        };
        let seats: Vec<Seat> = shares.iter().map(|share| share.seat).collect();
        let args = args.with("names", self.listed(&seats));
        let you = seats.iter().find(|seat| self.you == Some(**seat));
        match you.or(seats.first()) {
            Some(seat) => self.acted(*seat, id, args, rules),
            None => self.said(id, &args, rules),
        }
    }

    /// Names in a row, the listener first: "You, Katka and Marek".
    pub(super) fn listed(&self, seats: &[Seat]) -> String {
        let own = |seat: &Seat| self.you == Some(*seat);
        let mut names: Vec<String> = Vec::with_capacity(seats.len());
        if seats.iter().any(own) {
            names.push(self.screen(Id("names-you"), &Args::new()));
        }
        let others = seats.iter().filter(|seat| !own(seat));
        names.extend(others.map(|seat| self.name(*seat)));
        let mut backwards = names.into_iter().rev();
        let Some(last) = backwards.next() else {
            return String::new();
        };
        let Some(before) = backwards.next() else {
            return last;
        };
        let two = Args::new().with("first", before).with("last", last);
        let end = self.screen(Id("names-two"), &two);
        backwards.fold(end, |rest, first| {
            let more = Args::new().with("first", first).with("rest", rest);
            self.screen(Id("names-more"), &more)
        })
    }
}

/// The message of a hand that is turned up.
fn shown(cards: [Card; 2], strength: Option<Strength>) -> (Id, Args) {
    let args = Args::new().with("cards", cards);
    match strength {
        Some(hand) => (Id("event-shown-hand"), args.with("hand", hand)),
        None => (Id("event-shown"), args),
    }
}

/// The message of a forced bet.
fn posted(kind: ForcedKind, nominal: Chips, amount: Chips) -> (Id, Args) {
    let args = Args::new().with("amount", amount);
    if amount < nominal {
        let id = Id("event-posted-short");
        (id, args.with("nominal", nominal))
    } else {
        (Id("event-posted"), args.with_key("kind", kind_key(kind)))
    }
}

/// The last chips are all-in, whatever the verb; short of a full bet or raise that is said too.
fn wager(left: Chips, full: bool, usual: Id, short: Id) -> Id {
    match (left.is_zero(), full) {
        (false, _) => usual,
        (true, true) => Id("event-all-in"),
        (true, false) => short,
    }
}

const fn kind_key(kind: ForcedKind) -> &'static str {
    match kind {
        ForcedKind::Ante => "ante",
        ForcedKind::BigBlindAnte => "big-blind-ante",
        ForcedKind::DeadPost => "dead-post",
        ForcedKind::SmallBlind => "small-blind",
        ForcedKind::BigBlind => "big-blind",
        ForcedKind::Straddle => "straddle",
        ForcedKind::LivePost => "live-post",
    }
}
