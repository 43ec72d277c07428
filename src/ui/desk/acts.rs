//! What the player does: decides, now or ahead of the turn, goes on, stops, hurries.

use leptos::prelude::*;

use super::{Ahead, Desk, Line, Sheet};
use crate::engine::chips::Chips;
use crate::engine::hand::Action;
use crate::engine::table::Prompt;
use crate::platform;
use crate::text::Id;
use crate::ui::pace::Speed;
use crate::ui::snapshot::{Phase, Snapshot, YOU};

impl Desk {
    /// A fold; where a check is free it asks first. At the showdown, a muck.
    pub(super) fn fold_or_ask(self) {
        if self.shows() {
            self.decide(Action::Muck);
        }
        let Some(legal) = self.legal_now() else {
            return;
        };
        let free = self.settings.with_untracked(|settings| settings.free_fold);
        if legal.check.is_ok() && !free {
            self.sheet.set(Some(Sheet::FreeFold));
        } else {
            self.decide(Action::Fold);
        }
    }

    /// Decides for the player. What is refused is said in the referee's line.
    pub(super) fn decide(self, action: Action) {
        let ready = self
            .snap
            .with_untracked(|snap| matches!(snap.phase, Phase::Yours | Phase::ShowOrMuck));
        if !ready || self.paused.get_untracked() || self.waits.get_untracked() {
            return;
        }
        let done = self
            .driver
            .try_update_value(|driver| driver.game.act(YOU, action));
        match done {
            Some(Ok(events)) => {
                self.sheet.set(None);
                self.notices.set(Vec::new());
                self.took_focus();
                self.take_in(&events);
            }
            Some(Err(refusal)) => {
                let names = self.names();
                let said = self
                    .words
                    .with_untracked(|words| words.refusal(&refusal, &names));
                self.live.say_now(said);
                // The review asks for it (`school::review`).
                let _ =
                    platform::Storage::set(platform::Storage::REFUSED, refusal.because.rule().id());
                self.line.set(Line::Refused(refusal));
            }
            None => {}
        }
    }

    /// Does what was chosen ahead, if it still holds.
    pub(super) fn act_ahead(self) -> bool {
        let Some(chosen) = self.chosen.get_untracked() else {
            return false;
        };
        self.chosen.set(None);
        let Some(legal) = self.legal_now() else {
            return false;
        };
        let action = match chosen {
            _ if legal.check.is_ok() && chosen != Ahead::Stay(Chips::ZERO) => Action::Check,
            Ahead::CheckOrFold => Action::Fold,
            Ahead::Stay(price) if price.is_zero() && legal.check.is_ok() => Action::Check,
            Ahead::Stay(price) if legal.call.is_ok_and(|call| call.pay == price) => Action::Call,
            Ahead::Stay(_) => return false,
        };
        self.act(action);
        true
    }

    /// Goes on to the next hand; a player without chips buys in first.
    pub(in crate::ui) fn next_hand(self) {
        let over = self.snap.with_untracked(|snap| snap.phase == Phase::Over);
        if over && !self.paused.get_untracked() {
            self.sheet.set(None);
            self.notices.set(Vec::new());
            self.took_focus();
            self.deal_soon();
        }
    }

    /// Answers the question before the hand, and goes on to it.
    pub(in crate::ui) fn answer(self, prompt: Prompt, yes: bool) {
        self.sheet.set(None);
        let answered = self
            .driver
            .try_update_value(|driver| driver.game.answer(prompt, yes));
        if answered == Some(true) {
            self.took_focus();
            self.deal_soon();
        }
    }

    /// Hurries through the rest of a hand that the player is out of.
    pub(in crate::ui) fn hurry(self) {
        if self.snap.with_untracked(Snapshot::folded) {
            self.fast.set(true);
            self.pump();
        }
    }

    /// Stops everything, or goes on.
    pub(in crate::ui) fn pause(self) {
        if self.elsewhere.get_untracked() {
            self.take_over();
            return;
        }
        let paused = !self.paused.get_untracked();
        self.paused.set(paused);
        let said = if paused {
            Id("ui-paused")
        } else {
            Id("ui-resumed")
        };
        self.live
            .say(self.words.with_untracked(|words| words.of(said)));
        if paused {
            self.driver.update_value(|driver| driver.timer = None);
        } else {
            self.pump();
        }
    }

    /// Another pace, for this game and the next ones.
    pub(in crate::ui) fn set_speed(self, speed: Speed) {
        self.wanted_speed.set(None);
        self.settings.update(|settings| settings.speed = speed);
        self.pump();
    }
}
