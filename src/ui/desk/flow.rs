//! How things happen on the screen: one event after another, at a pace.

use leptos::prelude::*;

use super::{Ahead, Desk, Line, snapshot};
use crate::engine::hand::{Event, Status, Turn, What};
use crate::platform::Timeout;
use crate::ui::pace::Speed;
use crate::ui::snapshot::{Entry, Phase, YOU};

impl Desk {
    /// Saves what happened, then shows it.
    pub(super) fn take_in(self, events: &[Event]) {
        self.save();
        self.keep_played();
        self.driver
            .update_value(|driver| driver.queue.extend(events.iter().cloned()));
        self.snap.update(|snap| snap.phase = Phase::Moving);
        // After what the player has pressed it is drawn in a task of its own: together they would be a
        // long one.
        if self.is_quick() {
            self.pump();
        } else {
            self.later(0);
        }
    }

    /// Shows what waits, as far as the pace allows, then lets the game go on.
    pub(super) fn pump(self) {
        self.driver.update_value(|driver| driver.timer = None);
        while !self.paused.get_untracked() {
            let Some(next) = self
                .driver
                .try_update_value(|driver| driver.queue.pop_front())
            else {
                return;
            };
            let speed = untrack(|| self.speed());
            let Some(event) = next else {
                let held = self.driver.try_update_value(|driver| driver.held.take());
                if let Some(Some((seat, action))) = held {
                    self.bot_acts(seat, action);
                } else if self.snap.with_untracked(|snap| snap.phase == Phase::Moving) {
                    self.settle();
                }
                return;
            };
            let gathers = matches!(event.what, What::Collected { .. })
                && speed.collect() > 0
                && !self.gathering.get_untracked()
                && self.snap.with_untracked(|snap| {
                    let mut players = snap.view.hand.seats.iter();
                    players.any(|player| !player.bet.is_zero())
                });
            if gathers {
                self.driver
                    .update_value(|driver| driver.queue.push_front(event));
                self.gathering.set(true);
                self.later(speed.collect());
                return;
            }
            if self.gathering.get_untracked() {
                self.gathering.set(false);
            }
            let all_in = self.snap.with_untracked(|snap| {
                let players = snap.view.hand.seats.iter();
                let able = players.filter(|player| player.status == Status::Active);
                able.count() < 2
            });
            let wait = speed.after(&event.what, all_in);
            let price = untrack(|| self.price());
            self.snap.update(|snap| snap.view.hand.fold(&event));
            if matches!(self.chosen.get_untracked(), Some(Ahead::Stay(_)))
                && untrack(|| self.price()) != price
            {
                self.chosen.set(None);
            }
            self.tell(&event, speed);
            self.enter(event);
            if wait > 0 {
                self.later(wait);
                return;
            }
        }
    }

    pub(super) fn later(self, ms: u32) {
        let timer = Timeout::after(ms, move || self.pump());
        self.driver.update_value(|driver| driver.timer = timer);
    }

    /// Writes an event into the log and the referee's line.
    pub(super) fn enter(self, event: Event) {
        let number = self
            .driver
            .try_update_value(|driver| {
                driver.entries += 1;
                driver.entries
            })
            .unwrap_or_default();
        let silent = matches!(
            event.what,
            What::Started { .. }
                | What::Dealt { .. }
                | What::Burned
                | What::Collected { .. }
                | What::Ended
        );
        if !silent {
            self.line.set(Line::Event(event.clone()));
        }
        if matches!(event.what, What::Folded { seat } if seat == YOU)
            && self.settings.with_untracked(|settings| settings.skip)
        {
            self.fast.set(true);
        }
        self.log.update(|log| log.push(Entry { number, event }));
    }

    /// Says an event aloud. At full speed only streets and awards are spoken.
    fn tell(self, event: &Event, speed: Speed) {
        let main = matches!(event.what, What::BoardDealt { .. } | What::Awarded { .. });
        if speed == Speed::Instant && !main {
            return;
        }
        // In few words what everybody knows goes without saying.
        let plain = matches!(
            event.what,
            What::Started { .. }
                | What::Posted { .. }
                | What::Collected { .. }
                | What::Returned { .. }
                | What::Mucked { .. }
                | What::Raked { .. }
        );
        if plain && self.is_terse() {
            return;
        }
        let names = self.names();
        let gathered = self.log.with_untracked(|log| {
            let gathered = |entry: &&Entry| matches!(entry.event.what, What::Collected { .. });
            let last = log.iter().rev().find(gathered);
            last.map(|entry| entry.event.clone())
        });
        let said = self
            .words
            .with_untracked(|words| words.event_spoken(event, gathered.as_ref(), &names));
        if let Some(said) = said {
            self.live.say(said);
        }
    }

    /// Puts the game's own view on the screen and lets whoever is in turn decide.
    pub(super) fn settle(self) {
        let Some((turn, epoch)) = self
            .driver
            .try_with_value(|driver| (driver.game.turn(), driver.epoch))
        else {
            return;
        };
        let phase = match turn {
            Turn::Act(YOU) => Phase::Yours,
            Turn::ShowOrMuck(YOU) => Phase::ShowOrMuck,
            Turn::Act(seat) | Turn::ShowOrMuck(seat) => Phase::Bot(seat),
            Turn::Over => Phase::Over,
        };
        let next = self
            .driver
            .try_with_value(|driver| snapshot(&*driver.game, phase));
        self.gathering.set(false);
        if let Some(Some(next)) = next {
            self.snap.set(next);
        }
        match phase {
            Phase::Yours | Phase::ShowOrMuck => self.my_turn(),
            Phase::Bot(seat) => self.ask_bot(seat, epoch),
            Phase::Over => {
                self.fast.set(false);
                self.focus_soon("[data-next-hand]");
                #[cfg(feature = "tournament")]
                self.elsewhere_goes_on();
            }
            Phase::Moving => {}
        }
    }

    /// The page was hidden or is seen again: what waited is shown as it is.
    pub(in crate::ui) fn seen_again(self) {
        self.pump();
    }
}
