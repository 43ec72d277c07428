//! Before the first action: deck, button, who is dealt in, forced bets, the deal (duties 1 to 7).

use super::Kind;
use super::game::waits_because;
use super::picks::{Choice, picks};
use super::walk::{Walk, foresee};
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedKind, What};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::drill::{Line, Part, Term, exactly, number};
use crate::school::question::{Answer, Right, Slip};

impl Walk<'_> {
    pub(super) fn before(&mut self) -> Option<()> {
        let drawn = !self.found.drawn.is_empty();
        if drawn {
            self.new_deck()?;
        }
        self.shuffle(drawn)?;
        if drawn {
            self.draw_for_button()?;
        }
        self.button()?;
        self.dealt_in()?;
        let blinds = self.place_of(|what| matches!(what, What::Posted { .. }));
        self.forced(blinds)?;
        self.deal_at = self.duties.len();
        self.laps()
    }

    fn new_deck(&mut self) -> Option<()> {
        let message = Kind::NewDeck.message();
        let line = |name: &str| Line::named(&message, name);
        let choices = vec![
            Choice::plain(line("choice-check")),
            Choice::slip(line("choice-deal"), "deal"),
            Choice::slip(line("choice-both"), "both"),
        ];
        let part = picks(
            message.clone(),
            Kind::NewDeck.rules(),
            choices,
            &mut self.draw,
        );
        self.duty(Kind::NewDeck, vec![part.done()?], 0);
        Some(())
    }

    /// Six motions in order for the first hand; later one key.
    fn shuffle(&mut self, first: bool) -> Option<()> {
        let message = Kind::Shuffle.message();
        let part = if first {
            let mut order: Vec<u8> = (1..=6).collect();
            self.draw.shuffle(&mut order);
            // Where each of the motions stands among the statements.
            let at = |motion: u8| {
                let place = order.iter().position(|other| *other == motion);
                place.map_or(1, |place| place as u8 + 1)
            };
            let right = Right::Sort((1..=6).map(at).collect());
            let lines = order
                .iter()
                .map(|motion| Line::named(&message, &["motion-", &motion.to_string()].concat()));
            let asking = Self::ask(Kind::Shuffle, right, &[]).choices(lines.collect());
            let mut part = asking.done()?;
            let before = Slip::Before(at(6), at(5));
            foresee(&mut part, &message, "cut", before, &[RuleId::Shuf4], &[]);
            part
        } else {
            let right = Right::Pick { choice: 1, of: 1 };
            Self::ask(Kind::Shuffle, right, &[RuleId::Shuf1, RuleId::Shuf2])
                .prompt(Line::named(&message, "prompt-again"))
                .choices(vec![Line::named(&message, "again")])
                .reckoning(Line::named(&message, "right-again"))
                .done()?
        };
        self.duty(Kind::Shuffle, vec![part], 0);
        Some(())
    }

    fn draw_for_button(&mut self) -> Option<()> {
        let winner = self.hand.setup().button;
        let card = |seat: Seat| {
            let own = self.found.drawn.iter().find(|(owner, _)| *owner == seat);
            own.map(|(_, card)| *card)
        };
        let best = card(winner)?;
        let line = Line::named(&Kind::Draw.message(), "right")
            .with("name", winner)
            .with("card", vec![best]);
        let mut asking =
            Self::ask(Kind::Draw, Right::Seat(SeatSet::only(winner)), &[]).reckoning(line);
        for &(seat, other) in &self.found.drawn {
            if other.rank() == best.rank() {
                let args = [
                    ("name", Term::Seat(winner)),
                    ("card", Term::Cards(vec![best])),
                ];
                let rules = [RuleId::Draw2, RuleId::Draw4];
                asking = asking.slip("suit", Answer::Seat(seat), &rules, &args);
            }
        }
        self.duty(Kind::Draw, vec![asking.done()?], 0);
        Some(())
    }

    fn button(&mut self) -> Option<()> {
        let button = self.hand.setup().button;
        let message = Kind::Button.message();
        let line = |name: &str| Line::named(&message, name);
        let right = Right::Seat(SeatSet::only(button));
        let seat = Term::Count(u64::from(button.number()));
        let asking = match self.found.last_button {
            None => Self::ask(Kind::Button, right, &[RuleId::Draw1, RuleId::Btn1])
                .prompt(line("prompt-drawn"))
                .reckoning(line("right-drawn").with("name", button))
                .slip(
                    "left-of-drawn",
                    Answer::Seat(self.left_of(button)),
                    &[RuleId::Draw1],
                    &[("name", Term::Seat(button))],
                ),
            Some(last) => {
                let occupied = self.found.sitting.contains(&button);
                let reckoning = if occupied {
                    line("right").with("name", button)
                } else {
                    line("right-dead").with("seat", seat.clone())
                };
                let rules: &[RuleId] = if occupied {
                    &[RuleId::Btn2, RuleId::Btn1]
                } else {
                    &[RuleId::Btn4, RuleId::Btn2]
                };
                let mut asking = Self::ask(Kind::Button, right, rules)
                    .prompt(line("prompt").with("name", last))
                    .reckoning(reckoning)
                    .slip(
                        "stays",
                        Answer::Seat(last),
                        &[RuleId::Btn2],
                        &[("name", Term::Seat(last))],
                    );
                if occupied {
                    asking = asking.slip(
                        "too-far",
                        Answer::Seat(self.left_of(button)),
                        &[RuleId::Btn2],
                        &[("name", Term::Seat(button))],
                    );
                } else {
                    asking = asking.slip(
                        "skips-empty",
                        Answer::Seat(self.left_of(button)),
                        &[RuleId::Btn4],
                        &[("seat", seat)],
                    );
                }
                asking
            }
        };
        self.duty(Kind::Button, vec![asking.done()?], 0);
        Some(())
    }

    /// Who sits next to the left of a chair.
    fn left_of(&self, chair: Seat) -> Seat {
        let sitting: SeatSet = self.found.sitting.iter().copied().collect();
        sitting.next_after(chair).unwrap_or(chair)
    }

    fn dealt_in(&mut self) -> Option<()> {
        let dealt: Vec<Seat> = self.hand.setup().players.iter().map(|p| p.seat).collect();
        let set: SeatSet = dealt.iter().copied().collect();
        let line = Line::named(&Kind::DealtIn.message(), "right").with("names", dealt.clone());
        let mut asking = Self::ask(Kind::DealtIn, Right::Seats(set), &[]).reckoning(line);
        for notice in &self.found.waiting {
            let with = set.union(SeatSet::only(notice.seat));
            let rules = notice.because.rules();
            let args = [("name", Term::Seat(notice.seat))];
            let id = waits_because(&notice.because);
            asking = asking.slip(id, Answer::Seats(with), rules, &args);
        }
        self.duty(Kind::DealtIn, vec![asking.done()?], 1);
        let message = Kind::DealtIn.message();
        let fact = |&(seat, word): &(Seat, &str)| Line::named(&message, word).with("name", seat);
        let facts = self.found.facts.iter().map(fact).collect();
        self.known(Kind::DealtIn, facts);
        Some(())
    }

    fn forced(&mut self, first: usize) -> Option<()> {
        let mut parts = Vec::new();
        let mut antes: Vec<Chips> = Vec::new();
        let mut small = false;
        for event in &self.hand.events()[first..] {
            let What::Posted {
                seat,
                kind,
                nominal,
                amount,
                ..
            } = event.what
            else {
                continue;
            };
            match kind {
                ForcedKind::Ante | ForcedKind::BigBlindAnte => antes.push(amount),
                // Nobody is away long enough for it at these tables (BLIND-18, BLIND-21).
                ForcedKind::DeadPost => {}
                _ => {
                    small |= kind == ForcedKind::SmallBlind;
                    if kind == ForcedKind::BigBlind && !small {
                        parts.push(no_small_blind()?);
                    }
                    parts.push(self.poster(seat, kind)?);
                    parts.push(posted(seat, kind, nominal, amount)?);
                }
            }
        }
        if let Some(ante) = antes.iter().max().copied() {
            parts.insert(0, all_antes(&antes, ante)?);
        }
        self.duty(Kind::Forced, parts, first);
        let facts = self.stakes();
        self.known(Kind::Forced, facts);
        Some(())
    }

    /// The blinds, and who has said to pay more than them.
    fn stakes(&self) -> Vec<Line> {
        let message = Kind::Forced.message();
        let amount = |kind: ForcedKind| {
            let mut forced = self.hand.setup().forced.iter();
            forced.find(|bet| bet.kind == kind).map(|bet| bet.amount)
        };
        let big = amount(ForcedKind::BigBlind).unwrap_or(self.hand.setup().min_bets[0]);
        let small = amount(ForcedKind::SmallBlind).unwrap_or(Chips::new(big.get() / 2));
        let blinds = Line::named(&message, "fact-blinds")
            .with("small", small)
            .with("big", big);
        let more = self.hand.setup().forced.iter().filter_map(|bet| {
            let name = match bet.kind {
                ForcedKind::Straddle => "fact-straddle",
                ForcedKind::LivePost => "fact-live",
                _ => return None,
            };
            Some(Line::named(&message, name).with("name", bet.seat))
        });
        [blinds].into_iter().chain(more).collect()
    }

    /// Who posts this?
    fn poster(&self, seat: Seat, kind: ForcedKind) -> Option<Part> {
        let message = Kind::Forced.message();
        let name = forced_name(kind);
        let rules: &[RuleId] = match kind {
            ForcedKind::SmallBlind if self.hand.setup().players.len() == 2 => &[RuleId::Blind15],
            ForcedKind::SmallBlind | ForcedKind::BigBlind => &[RuleId::Blind2, RuleId::Blind1],
            ForcedKind::Straddle => &[RuleId::Straddle2, RuleId::Straddle4],
            ForcedKind::LivePost => &[RuleId::Blind20, RuleId::Blind22],
            // All antes are taken together.
            ForcedKind::Ante | ForcedKind::BigBlindAnte | ForcedKind::DeadPost => return None,
        };
        let mut asking = Self::ask(Kind::Forced, Right::Seat(SeatSet::only(seat)), rules)
            .prompt(Line::named(&message, &["prompt-", name].concat()))
            .reckoning(Line::named(&message, &["right-", name].concat()).with("name", seat));
        let blind = matches!(kind, ForcedKind::SmallBlind | ForcedKind::BigBlind);
        if blind && self.hand.setup().players.len() > 2 {
            let button = self.hand.setup().button;
            asking = asking.slip(
                "button",
                Answer::Seat(button),
                &[RuleId::Blind15, RuleId::Blind2],
                &[("name", Term::Seat(button))],
            );
        }
        asking.done()
    }

    fn laps(&mut self) -> Option<()> {
        let message = Kind::Laps.message();
        let order: Vec<Seat> = self.hand.setup().deal_order().collect();
        let (first, last) = (*order.first()?, *order.last()?);
        let end = self.place_of(|what| matches!(what, What::Dealt { .. }));
        let lap = |prompt: &str| {
            let line = Line::named(&message, "right")
                .with("first", first)
                .with("last", last);
            let asking = Self::ask(Kind::Laps, Right::Order(order.clone()), &[])
                .prompt(Line::named(&message, prompt))
                .reckoning(line);
            let mut part = asking.done()?;
            let button = self.hand.setup().button;
            let args = [("name", Term::Seat(button))];
            if order.len() > 2 && order.contains(&button) {
                let slip = Slip::Begins(vec![button]);
                foresee(
                    &mut part,
                    &message,
                    "button-first",
                    slip,
                    &[RuleId::Deal2],
                    &args,
                );
            }
            let big = self
                .poster_of(ForcedKind::BigBlind)
                .filter(|big| *big != first);
            if let Some(big) = big {
                let args = [("first", Term::Seat(first))];
                let slip = Slip::Begins(vec![big]);
                let rules = [RuleId::Deal2];
                foresee(&mut part, &message, "big-blind-first", slip, &rules, &args);
            }
            Some(part)
        };
        let mut parts = vec![lap("prompt")?];
        // From level D3 on the second lap follows by itself.
        if self.level < super::Level::D3 {
            parts.push(lap("prompt-second")?);
        }
        self.duty(Kind::Laps, parts, end);
        Some(())
    }

    /// Who has posted this forced bet.
    pub(super) fn poster_of(&self, kind: ForcedKind) -> Option<Seat> {
        let mut forced = self.hand.setup().forced.iter();
        forced.find(|bet| bet.kind == kind).map(|bet| bet.seat)
    }
}

/// The name of a forced bet in the texts.
const fn forced_name(kind: ForcedKind) -> &'static str {
    match kind {
        ForcedKind::SmallBlind => "small",
        ForcedKind::BigBlind => "big",
        ForcedKind::Straddle => "straddle",
        ForcedKind::LivePost => "live",
        ForcedKind::DeadPost | ForcedKind::Ante | ForcedKind::BigBlindAnte => "ante",
    }
}

/// Nobody posts the small blind: its chair is empty (BTN-4).
fn no_small_blind() -> Option<Part> {
    let message = Kind::Forced.message();
    let rules = [RuleId::Btn4, RuleId::Blind2];
    Walk::ask(Kind::Forced, Right::Seat(SeatSet::EMPTY), &rules)
        .prompt(Line::named(&message, "prompt-small"))
        .reckoning(Line::named(&message, "right-no-small"))
        .done()
}

/// How much is it? A short stack posts what it has (BLIND-17).
fn posted(seat: Seat, kind: ForcedKind, nominal: Chips, amount: Chips) -> Option<Part> {
    let message = Kind::Forced.message();
    let rules: &[RuleId] = if amount < nominal {
        &[RuleId::Blind17]
    } else {
        match kind {
            ForcedKind::Straddle => &[RuleId::Straddle2],
            ForcedKind::LivePost => &[RuleId::Blind22],
            _ => &[RuleId::Blind2],
        }
    };
    let right = if amount < nominal {
        Line::named(&message, "right-short")
            .with("name", seat)
            .with("amount", amount)
            .with("nominal", nominal)
    } else {
        Line::named(&message, "right-amount").with("amount", amount)
    };
    Walk::ask(Kind::Forced, exactly(amount), rules)
        .prompt(
            Line::named(&message, "prompt-amount")
                .with("kind", forced_name(kind))
                .with("name", seat),
        )
        .reckoning(right)
        .figure(
            "full",
            nominal,
            &[RuleId::Blind17],
            &[("amount", amount.into()), ("name", Term::Seat(seat))],
        )
        .done()
}

/// All antes together.
fn all_antes(antes: &[Chips], ante: Chips) -> Option<Part> {
    let message = Kind::Forced.message();
    let total: Chips = antes.iter().copied().sum();
    let line = Line::named(&message, "right-antes")
        .with("count", antes.len() as u64)
        .with("ante", ante)
        .with("total", total);
    Walk::ask(
        Kind::Forced,
        exactly(total),
        &[RuleId::Ante3, RuleId::Ante4],
    )
    .prompt(Line::named(&message, "prompt-antes").with("ante", ante))
    .reckoning(line)
    .slip(
        "one-missing",
        number(total.saturating_sub(ante)),
        &[RuleId::Ante3],
        &[("count", Term::Count(antes.len() as u64))],
    )
    .done()
}
