//! Whose turn it is: the player's, with the focus and the voice, or a bot's.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Desk, Line, Notice};
use crate::bots::Plan;
use crate::engine::hand::Action;
use crate::engine::seat::Seat;
use crate::platform::{self, Timeout};
use crate::ui::snapshot::Phase;

impl Desk {
    pub(super) fn my_turn(self) {
        if self.act_ahead() {
            return;
        }
        if let Some(Ok(wager)) = self.legal_now().map(|legal| legal.wager) {
            self.set_amount(wager.min);
        }
        self.line.set(Line::Turn);
        let terse = self.is_terse();
        let said = self.snap.with_untracked(|snap| {
            self.words.with_untracked(|words| {
                if terse && snap.phase == Phase::Yours {
                    words.turn_terse(untrack(|| self.price()))
                } else {
                    words.turn_spoken(snap)
                }
            })
        });
        self.live.say_now(said);
        self.focus_soon("[data-acts]");
    }

    /// The control that had the focus may rest or go now: the focus waits at the referee's line.
    pub(super) fn took_focus(self) {
        self.began.set_value(true);
        platform::set_focus("[data-referee]");
    }

    /// Moves the focus on from the referee's line when the screen is drawn, unless the player
    /// has taken it elsewhere.
    pub(super) fn focus_soon(self, to: &'static str) {
        if !self.began.get_value() {
            return;
        }
        let timer = Timeout::after(0, move || {
            if platform::focus_is_idle("[data-referee], [data-acts]") {
                platform::set_focus(to);
            }
        });
        self.focusing.set_value(timer);
    }

    pub(super) fn ask_bot(self, seat: Seat, epoch: u64) {
        let asked = self.driver.try_update_value(|driver| {
            let request = driver.game.bot_request()?;
            Some((request, driver.bots.clone()))
        });
        let Some(Some((request, bots))) = asked else {
            return;
        };
        spawn_local(async move {
            let Some(decided) = bots.decide(request.clone()).await else {
                return;
            };
            let no_bots = decided.reason.plan == Plan::NoTime;
            let still = self.driver.try_update_value(|driver| {
                let still = driver.epoch == epoch;
                let tell = still && no_bots && !driver.told_no_bots;
                driver.told_no_bots |= tell;
                if still {
                    driver.held = Some((seat, decided.action));
                }
                (still, tell)
            });
            let (still, tell) = still.unwrap_or_default();
            if tell {
                self.notices.update(|notices| notices.push(Notice::NoBots));
            }
            if !still || self.paused.get_untracked() {
                return;
            }
            let pace = untrack(|| self.speed()).pace();
            match request.think_time(&decided, pace) {
                0 => self.pump(),
                ms => self.later(ms),
            }
        });
    }

    pub(super) fn bot_acts(self, seat: Seat, action: Action) {
        let done = self.driver.try_update_value(|driver| {
            // A bot cannot act against the rules; if one tried, it would fold.
            driver
                .game
                .act(seat, action)
                .or_else(|_| driver.game.act(seat, Action::Check))
                .or_else(|_| driver.game.act(seat, Action::Fold))
        });
        if let Some(Ok(events)) = done {
            self.take_in(&events);
        }
    }
}
