//! Mishaps on the stage: each is a situation of the floor, which also rules it (curriculum 4.4).

use core::num::NonZeroU8;

use super::Mishap;
use super::duty::{Staged, Then};
use super::picks::{Choice, picks};
use super::walk::Walk;
use crate::engine::cards::{CardSet, Category, Strength};
use crate::engine::chips::Chips;
use crate::engine::floor::{
    BoardStreet, CardOfDeal, CardsIn, Cause, JokerAt, Moment, Phase, Situation, Verdict,
    WrongPlace, rule,
};
use crate::engine::hand::{Action, Street, Viewer};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::drill::{Line, Part, Term};

/// The texts of all rulings.
const RULING: &str = "dealer-ruling";

/// A ruling as an answer, by its title among the texts of the floor.
fn verdict_line(verdict: &Verdict) -> Line {
    let (id, args): (&str, Vec<(&'static str, Term)>) = match verdict {
        Verdict::Misdeal { .. } => ("ruling-misdeal", vec![]),
        Verdict::Void => ("ruling-void", vec![]),
        Verdict::FoulHandDead => ("ruling-foul-hand-dead", vec![]),
        Verdict::HandDead => ("ruling-hand-dead", vec![]),
        Verdict::HandBack => ("ruling-hand-back", vec![]),
        Verdict::Exchange { .. } => ("ruling-exchange", vec![]),
        Verdict::NextInstead { .. } => ("ruling-next-instead", vec![]),
        Verdict::MendBurn { .. } => ("ruling-mend-burn", vec![]),
        Verdict::EarlyInvalid { street, .. } => {
            let word = Term::Word(street.name());
            ("ruling-early", vec![("street", word)])
        }
        Verdict::NewFlop => ("ruling-new-flop", vec![]),
        Verdict::TurnTo { .. } => ("ruling-turn", vec![]),
        Verdict::OnlyThese { .. } => ("ruling-only", vec![]),
        Verdict::CardsSpeak { .. } => ("ruling-cards-speak", vec![]),
        Verdict::AwardTo { .. } => ("ruling-award", vec![]),
        _ => ("ruling-stands", vec![]),
    };
    Line {
        id: [id, ".title"].concat(),
        args,
    }
}

/// Other rulings, to choose from.
fn others(mishap: Mishap) -> &'static [&'static str] {
    match mishap {
        Mishap::SecondCard | Mishap::LaterCard | Mishap::TwoCards => {
            &["ruling-misdeal", "ruling-exchange", "ruling-stands"]
        }
        Mishap::WrongChair => &["ruling-misdeal", "ruling-foul-hand-dead", "ruling-stands"],
        Mishap::BoxedCard => &["ruling-misdeal", "ruling-next-instead", "ruling-stands"],
        Mishap::NoBurn => &["ruling-mend-burn", "ruling-misdeal", "ruling-stands"],
        Mishap::FourFlop => &["ruling-new-flop", "ruling-misdeal", "ruling-stands"],
        Mishap::WrongButton | Mishap::EarlyStreet => {
            &["ruling-misdeal", "ruling-void", "ruling-stands"]
        }
        Mishap::FalseDeck => &["ruling-void", "ruling-next-instead", "ruling-stands"],
        Mishap::OutOfTurn => &["ruling-turn", "ruling-hand-dead", "ruling-stands"],
        Mishap::ThrownAway | Mishap::SweptIn => {
            &["ruling-hand-dead", "ruling-hand-back", "ruling-misdeal"]
        }
        Mishap::OnTheFloor => &["ruling-stands", "ruling-hand-dead", "ruling-misdeal"],
        Mishap::OldChips => &["ruling-only", "ruling-stands", "ruling-misdeal"],
        Mishap::Misread => &["ruling-cards-speak", "ruling-hand-dead", "ruling-misdeal"],
        Mishap::WordsAndChips | Mishap::IllegalRaise | Mishap::ChipsMoved => &[],
    }
}

impl Walk<'_> {
    /// A mishap that may happen in the way of the duty at this place.
    fn chance(&mut self, place: usize, staged: Option<Staged>) {
        if let Some(staged) = staged.filter(|staged| staged.mishap.from() <= self.level) {
            self.chances.push((place, staged));
        }
    }

    /// A situation with the floor's own ruling.
    fn staged(
        &mut self,
        mishap: Mishap,
        sign: Line,
        situation: &Situation,
        moment: Moment,
    ) -> Option<Staged> {
        let ruling = rule(situation, moment, &self.hand.setup().rules);
        let right = verdict_line(&ruling.verdict);
        let then = match ruling.verdict {
            Verdict::Misdeal { .. } | Verdict::Void => Then::Redeal,
            _ => Then::GoOn,
        };
        let mut choices = vec![Choice::plain(right.clone())];
        for other in others(mishap) {
            let id = [other, ".title"].concat();
            if id != right.id {
                let args = Vec::new();
                choices.push(Choice::plain(Line { id, args }));
            }
        }
        let rules = ruling.rules();
        let why = Line::named(RULING, "right").with("why", Box::new(ruling.clone()));
        let ruling = self.ruling(choices, rules, why)?;
        Some(Staged {
            mishap,
            sign,
            ruling,
            hidden: true,
            then,
        })
    }

    fn ruling(&mut self, choices: Vec<Choice>, rules: &[RuleId], why: Line) -> Option<Part> {
        let asking = picks(RULING.to_owned(), rules, choices, &mut self.draw);
        asking.reckoning(why).done()
    }

    fn sign(mishap: Mishap, name: &str) -> Line {
        Line::named(&["dealer-mishap-", mishap.name()].concat(), name)
    }

    /// What may happen before somebody acts.
    pub(super) fn before_action(&mut self, place: usize, turn: Seat) {
        let moment = Moment::of(&self.live.view(Viewer::Everyone));
        let state = self.live.state();
        let (street, fresh) = (state.street, moment.acted_on_street == 0);
        if street == Street::Preflop {
            if moment.acted == 0 {
                self.in_the_deal(place);
                self.false_deck(place);
                self.old_chips(place);
            }
            self.wrong_chair(place, moment);
            self.wrong_button(place, moment);
        } else if let Some(board) = board_street(street) {
            let sign = Self::sign(Mishap::NoBurn, if fresh { "sign" } else { "sign-late" });
            let situation = Situation::Burned {
                street: board,
                cards: 0,
            };
            let staged = self.staged(Mishap::NoBurn, sign, &situation, moment);
            self.chance(place, staged);
            if fresh && street == Street::Flop {
                let sign = Self::sign(Mishap::FourFlop, "sign");
                let situation = Situation::LargeFlop {
                    extra: NonZeroU8::MIN,
                };
                let staged = self.staged(Mishap::FourFlop, sign, &situation, moment);
                self.chance(place, staged);
            }
        }
        if !fresh {
            self.early_street(place, turn, street, moment);
        }
        self.at_the_table(place, turn, moment);
    }

    /// Cards that turn over while they are dealt, or lie the wrong way round.
    fn in_the_deal(&mut self, place: usize) {
        let order: Vec<Seat> = self.hand.setup().deal_order().collect();
        let cards = 2 * order.len() as u64;
        let second = self.draw.within(1, 2);
        let later = self.draw.within(3, cards);
        let two = self.draw.within(1, cards - 1);
        for (mishap, number, more) in [
            (Mishap::SecondCard, second, 0),
            (Mishap::LaterCard, later, 0),
            (Mishap::TwoCards, two, 1),
        ] {
            let card = u8::try_from(number).ok().and_then(CardOfDeal::new);
            let Some((card, seat)) = card.and_then(|card| Some((card, card.receiver(&order)?)))
            else {
                continue;
            };
            let sign = Self::sign(mishap, "sign")
                .with("name", seat)
                .with("number", number);
            let situation = Situation::Exposed {
                by: Cause::Dealer,
                card,
                more,
            };
            let staged = self.staged(mishap, sign, &situation, Moment::DEALING);
            self.chance(place, staged);
        }
        let next_gone = self.draw.once_in(2);
        let sign = Self::sign(
            Mishap::BoxedCard,
            if next_gone { "sign-gone" } else { "sign" },
        );
        let situation = Situation::Boxed {
            cards: NonZeroU8::MIN,
            next_gone,
        };
        let staged = self.staged(Mishap::BoxedCard, sign, &situation, Moment::DEALING);
        self.chance(place, staged);
    }

    fn wrong_chair(&mut self, place: usize, moment: Moment) {
        if moment.acted == 1 {
            return;
        }
        let order: Vec<Seat> = self.hand.setup().deal_order().collect();
        let left_out = moment.acted == 0 && self.draw.once_in(2);
        let (name, situation) = if left_out {
            let situation = Situation::NoCards {
                entitled: true,
                wants_to_play: true,
            };
            ("sign-none", situation)
        } else {
            let place = WrongPlace::Empty;
            ("sign", Situation::WrongPlace { place })
        };
        let Some(seat) = self.draw.pick(&order) else {
            return;
        };
        let sign = Self::sign(Mishap::WrongChair, name)
            .with("name", seat)
            .with("acted", u64::from(moment.acted));
        let staged = self.staged(Mishap::WrongChair, sign, &situation, moment);
        self.chance(place, staged);
    }

    fn wrong_button(&mut self, place: usize, moment: Moment) {
        let sign = Self::sign(Mishap::WrongButton, "sign").with("acted", u64::from(moment.acted));
        let staged = self.staged(Mishap::WrongButton, sign, &Situation::WrongButton, moment);
        self.chance(place, staged);
    }

    fn false_deck(&mut self, place: usize) {
        let card = self.hand.setup().deck.get(0);
        let Some(card) = card else { return };
        let played_on = false;
        let looked = true;
        let (name, situation) = match self.draw.below(5) {
            0 => ("sign-alike", Situation::TwoAlike { card }),
            1 => (
                "sign-back",
                Situation::OddBack {
                    found: CardsIn::Hand,
                },
            ),
            2 => (
                "sign-back-stub",
                Situation::OddBack {
                    found: CardsIn::Stub,
                },
            ),
            3 => (
                "sign-joker",
                Situation::Joker {
                    found: JokerAt::Hand { played_on, looked },
                    next_gone: true,
                },
            ),
            _ => (
                "sign-missing",
                Situation::CardsMissing {
                    cards: NonZeroU8::MIN,
                },
            ),
        };
        let mut sign = Self::sign(Mishap::FalseDeck, name);
        if name == "sign-alike" {
            sign = sign.with("card", vec![card]);
        }
        let staged = self.staged(Mishap::FalseDeck, sign, &situation, Moment::DEALING);
        self.chance(place, staged);
    }

    /// Chips of the last hand lie in the middle, and somebody did not play it.
    fn old_chips(&mut self, place: usize) {
        let this_hand: Vec<Seat> = self.hand.setup().players.iter().map(|p| p.seat).collect();
        let Some(newcomer) = self.draw.pick(&this_hand) else {
            return;
        };
        let last_hand = this_hand
            .iter()
            .copied()
            .filter(|seat| *seat != newcomer)
            .collect();
        let amount = Chips::new(self.draw.within(1, 3) * self.hand.setup().min_bets[0].get());
        let sign = Self::sign(Mishap::OldChips, "sign")
            .with("amount", amount)
            .with("name", newcomer);
        let situation = Situation::ForgottenChips {
            amount,
            last_hand,
            this_hand,
        };
        let moment = Moment::DEALING;
        let staged = self.staged(Mishap::OldChips, sign, &situation, moment);
        self.chance(place, staged);
    }

    /// The next street is dealt though somebody still has to act.
    fn early_street(&mut self, place: usize, turn: Seat, street: Street, moment: Moment) {
        let Some(next) = street.next().and_then(board_street) else {
            return;
        };
        let sign = Self::sign(Mishap::EarlyStreet, "sign").with("name", turn);
        let situation = Situation::EarlyStreet { street: next };
        let staged = self.staged(Mishap::EarlyStreet, sign, &situation, moment);
        self.chance(place, staged);
    }

    /// What may happen at any time: cards fall, chips come and go, somebody is in a hurry.
    fn at_the_table(&mut self, place: usize, turn: Seat, moment: Moment) {
        let state = self.live.state();
        let able: Vec<Seat> = state
            .seats
            .iter()
            .filter(|player| player.status == crate::engine::hand::Status::Active)
            .map(|player| player.seat)
            .collect();
        let waiting: Vec<Seat> = able.iter().copied().filter(|seat| *seat != turn).collect();
        if let Some(seat) = self.draw.pick(&able) {
            let sign = Self::sign(Mishap::OnTheFloor, "sign").with("name", seat);
            let staged = self.staged(Mishap::OnTheFloor, sign, &Situation::CardsFell, moment);
            self.chance(place, staged);
            let staged = self.chips_moved(seat);
            self.chance(place, staged);
        }
        if let Some(actor) = self.draw.pick(&waiting) {
            let folds = self.draw.once_in(2);
            let sign = Self::sign(Mishap::OutOfTurn, if folds { "sign-fold" } else { "sign" })
                .with("name", actor);
            let situation = Situation::OutOfTurn {
                actor,
                turn,
                action: if folds { Action::Fold } else { Action::Call },
                in_discards: false,
            };
            let staged = self.staged(Mishap::OutOfTurn, sign, &situation, moment);
            self.chance(place, staged);
        }
    }

    /// Chips may not be added during a hand, nor be taken off the table (BUYIN-7, BUYIN-6).
    fn chips_moved(&mut self, seat: Seat) -> Option<Staged> {
        let mishap = Mishap::ChipsMoved;
        let adds = self.draw.once_in(2);
        let message = ["dealer-mishap-", mishap.name()].concat();
        let line = |name: &str| Line::named(&message, name);
        let (sign, right, rules): (&str, [&str; 3], &[RuleId]) = if adds {
            (
                "sign",
                ["after", "now", "never"],
                &[RuleId::Buyin7, RuleId::Buyin5],
            )
        } else {
            (
                "sign-pockets",
                ["back", "half", "his"],
                &[RuleId::Buyin6, RuleId::Buyin5],
            )
        };
        let choices = right.map(|name| Choice::plain(line(name))).into();
        let why = line(if adds { "right" } else { "right-pockets" }).with("name", seat);
        Some(Staged {
            mishap,
            sign: line(sign).with("name", seat),
            ruling: self.ruling(choices, rules, why)?,
            hidden: true,
            then: Then::GoOn,
        })
    }

    /// What may happen while somebody acts.
    pub(super) fn at_action(&mut self, place: usize, seat: Seat, action: Action) {
        if action == Action::Fold {
            self.at_fold(place, seat);
        }
        let staged = self.illegal_raise(seat);
        self.chance(place, staged);
        let staged = self.words_and_chips(seat, action);
        self.chance(place, staged);
    }

    fn at_fold(&mut self, place: usize, seat: Seat) {
        let moment = Moment::of(&self.live.view(Viewer::Everyone));
        let sign = Self::sign(Mishap::SweptIn, "sign").with("name", seat);
        let situation = Situation::SweptIn {
            protected: false,
            all_in: false,
        };
        let staged = self.staged(Mishap::SweptIn, sign, &situation, moment);
        self.chance(place, done(staged));
        let state = self.live.state();
        if state.street < Street::Turn {
            return;
        }
        let showdown = state.street == Street::River;
        let sign = Self::sign(Mishap::ThrownAway, "sign").with("name", seat);
        let situation = Situation::ThrownIn { showdown };
        let staged = self.staged(Mishap::ThrownAway, sign, &situation, moment);
        self.chance(place, done(staged));
    }

    /// Somebody names another hand than the one that lies there.
    pub(super) fn at_reading(
        &mut self,
        place: usize,
        seat: Seat,
        cards: CardSet,
        strength: Strength,
    ) {
        let is = strength.category();
        let claimed = match is {
            Category::Pair | Category::ThreeOfAKind | Category::Straight => Category::TwoPair,
            Category::HighCard | Category::TwoPair => Category::Pair,
            Category::Flush | Category::FullHouse => Category::Straight,
            Category::FourOfAKind | Category::StraightFlush | Category::RoyalFlush => {
                Category::Flush
            }
        };
        let moment = Moment {
            phase: Phase::Showdown,
            ..Moment::street(2)
        };
        let sign = Self::sign(Mishap::Misread, "sign")
            .with("name", seat)
            .with("kind", claimed);
        let situation = Situation::Misread { claimed, cards };
        let staged = self.staged(Mishap::Misread, sign, &situation, moment);
        self.chance(place, staged);
    }
}

/// The ruling is what the interrupted duty was about.
fn done(staged: Option<Staged>) -> Option<Staged> {
    staged.map(|staged| Staged {
        then: Then::Done,
        ..staged
    })
}

const fn board_street(street: Street) -> Option<BoardStreet> {
    match street {
        Street::Preflop => None,
        Street::Flop => Some(BoardStreet::Flop),
        Street::Turn => Some(BoardStreet::Turn),
        Street::River => Some(BoardStreet::River),
    }
}
