//! From one hand to the next.

#[cfg(feature = "tournament")]
use std::any::Any;

use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, ReactiveNode, Source, ToAnySource};

use super::{Desk, Line, Sheet, snapshot};
use crate::engine::hand::HandState;
#[cfg(feature = "tournament")]
use crate::game::Session;
use crate::platform::Timeout;
use crate::ui::saved;
use crate::ui::snapshot::Phase;

impl Desk {
    /// Deals the next hand, or asks what has to be known before.
    pub(super) fn deal(self) {
        if !self.asks_first() {
            self.deal_now();
        }
    }

    /// The same after a press of the player. The press is shown at once and the hand comes in a task
    /// of its own: together they would be a long one.
    pub(super) fn deal_soon(self) {
        if self.asks_first() {
            return;
        }
        if self.is_quick() {
            self.deal_now();
            return;
        }
        self.snap.update(|snap| snap.phase = Phase::Moving);
        let timer = Timeout::after(0, move || self.deal_now());
        self.driver.update_value(|driver| driver.timer = timer);
    }

    fn asks_first(self) -> bool {
        let question = self.driver.with_value(|driver| driver.game.question());
        let asks = question.is_some();
        if let Some(question) = question {
            let names = self.names();
            let said = self
                .words
                .with_untracked(|words| words.explain(&question.because, &names));
            self.live.say_now(said.spoken);
            self.sheet.set(Some(Sheet::Asked(question)));
        }
        asks
    }

    fn deal_now(self) {
        let dealt = self
            .driver
            .try_update_value(|driver| driver.game.next_hand());
        if dealt == Some(true) {
            self.show_deal();
        }
        // There is none: a tournament is over.
        #[cfg(feature = "tournament")]
        if dealt == Some(false) {
            self.snap.update(|snap| snap.phase = Phase::Over);
            self.sheet.set(Some(Sheet::More));
        }
    }

    /// Shows a hand that has just been dealt, from its first event on.
    pub(super) fn show_deal(self) {
        saved::played_here();
        self.forget_readers();
        self.fast.set(false);
        self.chosen.set(None);
        self.log.set(Vec::new());
        self.line.set(Line::Silent);
        let first = self.driver.with_value(|driver| {
            let mut snap = snapshot(&*driver.game, Phase::Moving)?;
            snap.view.hand = HandState::before(driver.game.hand()?.setup());
            Some((snap, driver.game.events()))
        });
        if let Some((snap, events)) = first {
            self.snap.set(snap);
            self.take_in(&events);
        }
    }

    /// A signal keeps every reader that it ever had (in `reactive_graph` an effect that is dropped
    /// stays in the lists of what it has read), and each hand has hundreds. Now and then, between two
    /// hands, all of them are told of a change, and those who are still there read again.
    fn forget_readers(self) {
        const HANDS: u64 = 20;
        let number = self.driver.with_value(|driver| driver.game.hand_number());
        if !number.is_multiple_of(HANDS) {
            return;
        }
        let read: [AnySource; 15] = [
            self.words.to_any_source(),
            self.snap.to_any_source(),
            self.log.to_any_source(),
            self.settings.to_any_source(),
            self.notices.to_any_source(),
            self.paused.to_any_source(),
            self.line.to_any_source(),
            self.sheet.to_any_source(),
            self.chosen.to_any_source(),
            self.fast.to_any_source(),
            self.wanted_speed.to_any_source(),
            self.amount.to_any_source(),
            self.blinds.to_any_source(),
            self.gathering.to_any_source(),
            self.waits.to_any_source(),
        ];
        for signal in read {
            signal.mark_dirty();
            signal.clear_subscribers();
        }
    }

    /// Does something to the game between two hands, if it is one of this kind; what has come of it
    /// is kept and shown.
    #[cfg(feature = "tournament")]
    pub(in crate::ui) fn between_hands<S: Session>(self, change: impl FnOnce(&mut S)) {
        let over = self.snap.with_untracked(|snap| snap.phase == Phase::Over);
        let done = over
            && self.driver.try_update_value(|driver| {
                let game: &mut dyn Any = &mut *driver.game;
                game.downcast_mut().map(change).is_some()
            }) == Some(true);
        if done {
            self.save();
            self.settle();
        }
    }

    /// What happens elsewhere between two hands, a little at a time.
    #[cfg(feature = "tournament")]
    pub(super) fn elsewhere_goes_on(self) {
        let more = self
            .driver
            .try_update_value(|driver| driver.game.elsewhere());
        if more == Some(true) {
            let timer = Timeout::after(0, move || self.elsewhere_goes_on());
            self.driver.update_value(|driver| driver.timer = timer);
        } else {
            self.between.update(|hands| *hands += 1);
        }
    }
}
