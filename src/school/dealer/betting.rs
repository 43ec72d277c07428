//! A betting round: whose turn it is, what was done, and when the round is over (duties 8, 9, 11).

use super::Kind;
use super::picks::{Choice, picks};
use super::walk::Walk;
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, HandState, SeatState, Status, Street, What};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::drill::{Asking, Line, Term};
use crate::school::question::{Answer, Right};

impl Walk<'_> {
    /// Somebody is to act: whose turn it is, then what he did.
    pub(super) fn decision(&mut self, seat: Seat, action: Action) -> Option<()> {
        let end = self.live.events().len();
        let opens = self.live.state().betting.last_actor.is_none();
        let place = self.duties.len();
        // A dealer who has learned it says it only where somebody hesitates.
        if self.level <= super::Level::D3 || opens || self.draw.once_in(4) {
            let part = self.turn(seat).done()?;
            self.duty(Kind::Turn, vec![part], end);
        }
        let announced = self.duties.len();
        let part = self.announce(seat, action)?.done()?;
        self.duty(Kind::Announce, vec![part], end);
        if self.duties.len() > place {
            self.before_action(place, seat);
        }
        if self.duties.len() > announced {
            self.at_action(announced, seat, action);
        }
        Some(())
    }

    fn turn(&self, seat: Seat) -> Asking {
        let state = self.live.state();
        let message = Kind::Turn.message();
        let right = Right::Seat(SeatSet::only(seat));
        let button = state.button;
        let (line, rules): (Line, &[RuleId]) = match (state.betting.last_actor, state.street) {
            (Some(last), _) => (
                Line::named(&message, "right-next").with("last", last),
                &[RuleId::Round5],
            ),
            (None, Street::Preflop) => (
                Line::named(&message, "right-blinds")
                    .with("last", state.betting.last_blind.unwrap_or(button)),
                &[RuleId::Round2],
            ),
            (None, _) => (Line::named(&message, "right-button"), &[RuleId::Round7]),
        };
        let mut asking = Self::ask(Kind::Turn, right, rules).reckoning(line.with("name", seat));
        for player in &state.seats {
            asking = other_turn(asking, state, player);
        }
        let (id, who, rule) = self.not_over(seat);
        let args = [("name", Term::Seat(who))];
        asking.slip(id, Answer::Nobody, &[rule], &args)
    }

    /// Why the round is not over.
    fn not_over(&self, turn: Seat) -> (&'static str, Seat, RuleId) {
        let state = self.live.state();
        let big = self.poster_of(crate::engine::hand::ForcedKind::BigBlind);
        let unmatched = |seat: Seat| {
            state
                .seat(seat)
                .is_some_and(|player| player.bet < state.betting.bet)
        };
        if state.street == Street::Preflop && big == Some(turn) && !unmatched(turn) {
            ("big-blind-unheard", turn, RuleId::Round6)
        } else if unmatched(turn) {
            ("unmatched", turn, RuleId::Round10)
        } else {
            ("unheard", turn, RuleId::Round10)
        }
    }

    fn announce(&mut self, seat: Seat, action: Action) -> Option<Asking> {
        let message = Kind::Announce.message();
        let state = self.live.state();
        let player = state.seat(seat)?;
        let legal = self.live.legal()?;
        let bet = state.betting.bet;
        let all = player.bet + player.stack;
        let line = |name: &str| Line::named(&message, name);
        let amount = |name: &str, chips: Chips| Line::named(&message, name).with("amount", chips);
        let (gesture, paid, choices): (&str, Chips, Vec<Choice>) = match action {
            Action::Fold => (
                "prompt-throws",
                Chips::ZERO,
                vec![Choice::plain(line("fold")), Choice::plain(line("check"))],
            ),
            Action::Check => (
                "prompt-taps",
                Chips::ZERO,
                vec![
                    Choice::plain(line("check")),
                    Choice::plain(line("fold")),
                    Choice::plain(line("call-nothing")),
                ],
            ),
            Action::Call => {
                let pay = legal.call.as_ref().ok()?.pay;
                let right = if pay == player.stack {
                    amount("call-all-in", pay)
                } else {
                    amount("call", pay)
                };
                let mut choices = vec![Choice::plain(right)];
                if pay != bet && bet <= all {
                    choices.push(Choice::slip(amount("call", bet), "whole-bet"));
                }
                choices.push(Choice::slip(amount("raise-to", bet.max(pay)), "no-raise"));
                choices.push(Choice::plain(amount("bet", pay)));
                ("prompt-puts", pay, choices)
            }
            Action::Bet(to) => {
                let right = if to == all { "bet-all-in" } else { "bet" };
                let choices = vec![
                    Choice::plain(amount(right, to)),
                    Choice::slip(amount("raise-to", to), "nothing-to-raise"),
                    Choice::slip(amount("call", to), "nothing-to-call"),
                ];
                ("prompt-puts", to, choices)
            }
            Action::Raise(to) => {
                let right = if to.0 == all {
                    "raise-to-all-in"
                } else {
                    "raise-to"
                };
                let by = to.0.saturating_sub(bet);
                let mut wrong = Choice::slip(amount("raise-by", to.0), "by");
                wrong.slip = Some(("by", vec![("to", to.0.into()), ("by", by.into())]));
                let choices = vec![
                    Choice::plain(amount(right, to.0)),
                    wrong,
                    Choice::plain(amount("call", to.0.saturating_sub(player.bet))),
                ];
                ("prompt-puts", to.0.saturating_sub(player.bet), choices)
            }
            Action::Show | Action::Muck | Action::PlayBoard => return None,
        };
        let rules: &[RuleId] = match action {
            Action::Fold => &[RuleId::Fold1, RuleId::Fold3],
            Action::Check => &[RuleId::Check1],
            Action::Call => &[RuleId::Call1],
            Action::Bet(_) => &[RuleId::Bet1, RuleId::Bet2],
            _ => &[RuleId::Raise1, RuleId::Bet2],
        };
        let prompt = if paid.is_zero() {
            line(gesture).with("name", seat)
        } else {
            amount(gesture, paid).with("name", seat)
        };
        let reckoning = match action {
            Action::Fold => line("right-fold"),
            Action::Check => line("right-check"),
            Action::Call => amount("right-call", paid).with("bet", bet),
            Action::Bet(to) => amount("right-bet", to),
            Action::Raise(to) => amount("right-raise", to.0)
                .with("by", to.0.saturating_sub(bet))
                .with("bet", bet),
            _ => return None,
        };
        let asking = picks(message.clone(), rules, choices, &mut self.draw);
        Some(
            asking
                .prompt(prompt)
                .reckoning(reckoning.with("name", seat)),
        )
    }

    /// What follows an action by itself at other tables, and here is the dealer's.
    pub(super) fn follows(&mut self, before: usize) -> Option<()> {
        let events = self.live.events();
        let over = events.len() > before + 1 || self.live.turn().seat().is_none();
        // At the showdown a hand may wait for who may muck: the betting is over then, too.
        let showing = matches!(self.live.turn(), crate::engine::hand::Turn::ShowOrMuck(_));
        if !over && !showing {
            return Some(());
        }
        self.round_over(before + 1)?;
        self.collect(before + 1)
    }

    fn round_over(&mut self, end: usize) -> Option<()> {
        let state = self.table(end);
        let message = Kind::RoundOver.message();
        let left: Vec<Seat> = state
            .seats
            .iter()
            .filter(|player| player.is_in())
            .map(|player| player.seat)
            .collect();
        let line = if let [last] = left[..] {
            Line::named(&message, "right-one-left").with("name", last)
        } else if state.betting.bet.is_zero() {
            Line::named(&message, "right-checked")
        } else {
            Line::named(&message, "right").with("bet", state.betting.bet)
        };
        let rules: &[RuleId] = if left.len() == 1 {
            &[RuleId::Round12, RuleId::Show19]
        } else {
            &[RuleId::Round10, RuleId::Round6]
        };
        let mut asking = Self::ask(Kind::RoundOver, Right::Seat(SeatSet::EMPTY), rules)
            .prompt(Line::named(&Kind::Turn.message(), "prompt"))
            .reckoning(line);
        for seat in left {
            let args = [("name", Term::Seat(seat))];
            asking = asking.slip("again", Answer::Seat(seat), rules, &args);
        }
        self.duty(Kind::RoundOver, vec![asking.done()?], end);
        Some(())
    }
}

/// What is said where somebody takes this player's turn for the next one.
fn other_turn(asking: Asking, state: &HandState, player: &SeatState) -> Asking {
    let seat = player.seat;
    let answer = Answer::Seat(seat);
    let args = [("name", Term::Seat(seat))];
    match player.status {
        Status::Folded | Status::Mucked => asking.slip("folded", answer, &[RuleId::Fold1], &args),
        Status::AllIn => asking.slip("all-in", answer, &[RuleId::Allin4], &args),
        Status::Active if state.betting.last_actor == Some(seat) => {
            asking.slip("has-acted", answer, &[RuleId::Round5], &args)
        }
        Status::Active if state.betting.last_actor.is_none() => {
            let blind = state.street == Street::Preflop && !player.bet.is_zero();
            if blind {
                let last = state.betting.last_blind.unwrap_or(seat);
                let args = [("last", Term::Seat(last))];
                asking.slip("blind-first", answer, &[RuleId::Round2], &args)
            } else if seat == state.button {
                asking.slip("button-first", answer, &[RuleId::Round7], &args)
            } else {
                asking
            }
        }
        Status::Active => asking,
    }
}

/// Whether this event is somebody's action.
pub(super) const fn is_action(what: &What) -> bool {
    matches!(
        what,
        What::Folded { .. }
            | What::Checked { .. }
            | What::Called { .. }
            | What::Bet { .. }
            | What::Raised { .. }
    )
}
