//! Words and chips that the dealer must judge, and raises that he must refuse (duties 9 and 10).

use super::duty::{Staged, Then};
use super::picks::{Choice, picks};
use super::walk::Walk;
use super::{Kind, Mishap};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::floor::{Facing, Reason, Ruling, Sign, Verdict, Words, declare};
use crate::engine::hand::{Action, WagerKind};
use crate::engine::seat::Seat;
use crate::school::drill::Line;

/// A film: its signs, its sentence, and what the player may have meant.
struct Film {
    name: &'static str,
    signs: Vec<Sign>,
    first: Chips,
    later: Chips,
}

impl Walk<'_> {
    /// Words and chips that count as the action that follows in this hand, though they look like
    /// something else.
    pub(super) fn words_and_chips(&mut self, seat: Seat, action: Action) -> Option<Staged> {
        let mishap = Mishap::WordsAndChips;
        let state = self.live.state();
        let legal = self.live.legal()?;
        let facing = Facing::of(state, &legal)?;
        let fits = |film: &Film| {
            let ruling = declare(&film.signs, &facing);
            let counts = matches!(
                ruling.verdict, Verdict::Counts { action: what, .. } if what == action
            );
            counts && is_telling(&ruling)
        };
        let films: Vec<Film> = films(&facing, action).into_iter().filter(fits).collect();
        let place = self.draw.below(films.len() as u64) as usize;
        let film = films.into_iter().nth(place)?;
        let ruling = declare(&film.signs, &facing);
        let message = ["dealer-mishap-", mishap.name()].concat();
        let sign = Line::named(&message, film.name)
            .with("name", seat)
            .with("first", film.first)
            .with("later", film.later);
        let said = |name: &str, amount: Chips| {
            Line::named(&Kind::Announce.message(), name).with("amount", amount)
        };
        let due = facing.due();
        let raise = match &facing.wager {
            Ok(wager) => wager.min,
            Err(_) => facing.bet + facing.bet,
        };
        let meant = facing.own + film.first + film.later;
        let (right, wrong) = match action {
            Action::Call => (
                said("call", due),
                [said("raise-to", raise), said("raise-to", meant.max(raise))],
            ),
            Action::Raise(RaiseTo(to)) => (
                said("raise-to", to),
                [said("call", due), said("raise-to", meant)],
            ),
            _ => return None,
        };
        let mut choices = vec![Choice::plain(right.clone())];
        for line in wrong {
            let known = choices.iter().any(|choice| choice.line == line);
            if !known {
                choices.push(Choice::plain(line));
            }
        }
        let rules = ruling.rules();
        let why = Line::named("dealer-ruling", "right").with("why", Box::new(ruling.clone()));
        let ruling = picks("dealer-ruling".to_owned(), rules, choices, &mut self.draw)
            .prompt(Line::named("dealer-ruling", "prompt-counts"))
            .reckoning(why)
            .done()?;
        Some(Staged {
            mishap,
            sign,
            ruling,
            hidden: false,
            then: Then::Done,
        })
    }

    /// A raise that the referee refuses; what the player does then is another decision.
    pub(super) fn illegal_raise(&mut self, seat: Seat) -> Option<Staged> {
        let mishap = Mishap::IllegalRaise;
        let legal = self.live.legal()?;
        let state = self.live.state();
        let player = state.seat(seat)?;
        let all = player.bet + player.stack;
        let bet = state.betting.bet;
        let (tried, right) = match &legal.wager {
            Ok(wager) if wager.kind == WagerKind::Raise && wager.min > bet + Chips::new(1) => {
                let below = wager.min.saturating_sub(Chips::new(1));
                if below <= bet || wager.min == all {
                    return None;
                }
                if wager.max < all && wager.max > wager.min {
                    (wager.max + Chips::new(2), ("at-most", wager.max))
                } else {
                    (below, ("at-least", wager.min))
                }
            }
            Err(_) if legal.call.is_ok() && all > bet + bet => (bet + bet, ("no-raise", bet)),
            _ => return None,
        };
        let action = Action::Raise(RaiseTo(tried));
        let because = self.live.check(seat, action).err()?.because;
        let message = Kind::Stop.message();
        let line = |name: &str, amount: Chips| {
            let line = Line::named(&message, name);
            if name == "no-raise" {
                line
            } else {
                line.with("amount", amount)
            }
        };
        let mut choices = vec![Choice::plain(line(right.0, right.1))];
        let (least, most) = match &legal.wager {
            Ok(wager) => (wager.min, wager.max),
            Err(_) => (bet + bet, all),
        };
        for (name, amount) in [
            ("allow", tried),
            ("no-raise", bet),
            ("at-least", least),
            ("at-most", most),
        ] {
            if name != right.0 && choices.len() < 4 && (name != "at-most" || most > tried) {
                choices.push(Choice::plain(line(name, amount)));
            }
        }
        let rules = because.rules();
        let why = Line::named(&message, "right").with("why", Box::new(because));
        let ruling = picks(message.clone(), rules, choices, &mut self.draw)
            .reckoning(why)
            .done()?;
        let sign = Line::named(&["dealer-mishap-", mishap.name()].concat(), "sign")
            .with("name", seat)
            .with("to", tried);
        Some(Staged {
            mishap,
            sign,
            ruling,
            hidden: false,
            then: Then::GoOn,
        })
    }
}

/// Whether the ruling is about how it was said, and not what anybody would have taken it for.
fn is_telling(ruling: &Ruling) -> bool {
    matches!(
        ruling.because,
        Reason::StringBet { .. }
            | Reason::OneChip { .. }
            | Reason::TooFewForCall { .. }
            | Reason::LessThanOneAndAHalf { .. }
            | Reason::OneAndAHalf { .. }
            | Reason::CallThenRaise
            | Reason::SaidTooLittle { .. }
    )
}

/// What might be said and shoved by somebody who then is taken to have done this.
fn films(facing: &Facing, action: Action) -> Vec<Film> {
    let due = facing.due();
    let Ok(wager) = &facing.wager else {
        return Vec::new();
    };
    let full = wager.min.saturating_sub(facing.bet);
    let half = Chips::new(full.get().div_ceil(2));
    let one = Chips::new(1);
    let mut films = Vec::new();
    let mut film = |name, signs, first, later| {
        films.push(Film {
            name,
            signs,
            first,
            later,
        });
    };
    let puts = |pieces, amount: Chips| Sign::puts(pieces, amount.get());
    match action {
        Action::Call if !due.is_zero() && due < facing.stack => {
            let more = full + full;
            film("sign-string", vec![puts(3, due), puts(4, more)], due, more);
            let chip = due + full + one;
            film("sign-one-chip", vec![puts(1, chip)], chip, Chips::ZERO);
            if due > one {
                let few = due.saturating_sub(one);
                film("sign-too-few", vec![puts(3, few)], few, Chips::ZERO);
            }
            if half > one {
                let some = due + half.saturating_sub(one);
                film("sign-half", vec![puts(4, some)], some, Chips::ZERO);
            }
            let words = vec![
                Sign::says(Words::Call),
                Sign::says(Words::RaiseTo {
                    to: RaiseTo(wager.min),
                }),
            ];
            film("sign-call-raise", words, Chips::ZERO, wager.min);
        }
        Action::Raise(RaiseTo(to)) if to == wager.min && half < full => {
            let some = due + half;
            film("sign-half", vec![puts(4, some)], some, Chips::ZERO);
            let less = to.saturating_sub(one);
            let words = vec![Sign::says(Words::RaiseTo { to: RaiseTo(less) })];
            film("sign-too-little", words, less, Chips::ZERO);
        }
        _ => {}
    }
    films
}
