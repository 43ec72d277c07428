//! A chair at a table: what is seen from it, and what is done from it. The parts of a table know
//! nothing else, so that a game and a lesson share them.

use leptos::prelude::*;

use super::amount;
use super::desk::Why;
use super::snapshot::{Phase, Snapshot};
use super::words::Words;
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, LegalActions, WagerKind};
use crate::platform::Timeout;
use crate::text::Id;

/// A handle that every part of a table has.
#[derive(Clone, Copy)]
pub(super) struct Chair {
    pub snap: RwSignal<Snapshot>,
    pub words: RwSignal<Words>,
    /// What stands in the amount field.
    pub amount: RwSignal<String>,
    /// Whether stacks are counted in big blinds.
    pub blinds: RwSignal<bool>,
    /// Bets are on their way to the pot.
    pub gathering: RwSignal<bool>,
    /// A price has just changed under the pointer: the actions do nothing for a moment.
    pub waits: RwSignal<bool>,
    unwait: StoredValue<Option<Timeout>, LocalStorage>,
    does: StoredValue<Does, LocalStorage>,
}

/// What follows what is done from a chair.
struct Does {
    act: Box<dyn Fn(Action)>,
    fold: Box<dyn Fn()>,
    ask: Box<dyn Fn(Why)>,
    quick: Box<dyn Fn() -> bool>,
}

impl Chair {
    /// A chair before anything can be done from it.
    pub(super) fn new(snap: Snapshot, words: RwSignal<Words>) -> Self {
        Self {
            snap: RwSignal::new(snap),
            words,
            amount: RwSignal::new(String::new()),
            blinds: RwSignal::new(false),
            gathering: RwSignal::new(false),
            waits: RwSignal::new(false),
            unwait: StoredValue::new_local(None),
            does: StoredValue::new_local(Does {
                act: Box::new(|_| ()),
                fold: Box::new(|| ()),
                ask: Box::new(|_| ()),
                quick: Box::new(|| true),
            }),
        }
    }

    /// From now on this follows a decision, the wish to fold, and a Why?; and at full speed no
    /// button waits when its price has changed.
    pub(super) fn on(
        self,
        act: impl Fn(Action) + 'static,
        fold: impl Fn() + 'static,
        ask: impl Fn(Why) + 'static,
        quick: impl Fn() -> bool + 'static,
    ) {
        self.does.set_value(Does {
            act: Box::new(act),
            fold: Box::new(fold),
            ask: Box::new(ask),
            quick: Box::new(quick),
        });
    }

    /// The chair of this table; its root provides it.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// A text without arguments; it follows the language.
    pub(super) fn text(self, id: Id) -> String {
        self.words.with(|words| words.of(id))
    }

    /// The same as a signal.
    pub(super) fn t(self, id: &'static str) -> Signal<String> {
        self.t_id(Id(id))
    }

    /// The same as a signal.
    pub(super) fn t_id(self, id: Id) -> Signal<String> {
        Signal::derive(move || self.text(id))
    }

    /// An amount as it is written.
    pub(super) fn figure(self, amount: Chips) -> String {
        self.words.with(|words| words.chips(amount))
    }

    /// A stack as it is written.
    pub(super) fn stack(self, amount: Chips) -> String {
        if self.blinds.get() {
            let big_blind = self.snap.with(Snapshot::unit);
            return self.words.with(|words| words.in_blinds(amount, big_blind));
        }
        self.figure(amount)
    }

    // ---- what is done ----

    /// Decides.
    pub(super) fn act(self, action: Action) {
        self.does.with_value(|does| (does.act)(action));
    }

    /// A fold; whoever keeps the table may ask first.
    pub(super) fn fold(self) {
        self.does.with_value(|does| (does.fold)());
    }

    /// Asks Why?
    pub(super) fn wonder(self, why: Why) {
        self.does.with_value(|does| (does.ask)(why));
    }

    /// Whether no button waits when its price has changed.
    pub(super) fn is_quick(self) -> bool {
        self.does.with_value(|does| (does.quick)())
    }

    /// The action in the third place, with the amount of the field.
    pub(super) fn push(self) {
        let Some(legal) = self.legal_now() else {
            return;
        };
        let Ok(wager) = legal.wager else { return };
        let amount = untrack(|| self.typed()).unwrap_or(Chips::ZERO);
        self.act(match wager.kind {
            WagerKind::Bet => Action::Bet(amount),
            WagerKind::Raise => Action::Raise(RaiseTo(amount)),
        });
    }

    /// The action in the second place: check, or else call; at the showdown, show.
    pub(super) fn stay(self) {
        if self.shows() {
            self.act(Action::Show);
        }
        let Some(legal) = self.legal_now() else {
            return;
        };
        if legal.check.is_ok() {
            self.act(Action::Check);
        } else if legal.call.is_ok() {
            self.act(Action::Call);
        }
    }

    /// Whether the player has to show or muck.
    pub(super) fn shows(self) -> bool {
        self.snap
            .with_untracked(|snap| snap.phase == Phase::ShowOrMuck)
    }

    // ---- what may be done, and for how much ----

    /// What the player in turn may do, while the screen waits for him.
    pub(super) fn legal(self) -> Option<LegalActions> {
        self.snap.with(|snap| match snap.phase {
            Phase::Yours => snap.view.legal,
            _ => None,
        })
    }

    /// The same at this moment only.
    pub(super) fn legal_now(self) -> Option<LegalActions> {
        untrack(|| self.legal())
    }

    /// The price of staying in as it stands now: nothing is a check.
    pub(super) fn price(self) -> Chips {
        self.snap.with(|snap| {
            let own = snap.view.own_seat();
            own.map_or(Chips::ZERO, |own| {
                let bet = snap.view.hand.betting.bet;
                bet.saturating_sub(own.bet).min(own.stack)
            })
        })
    }

    /// The amount in the field, if it is one.
    pub(super) fn typed(self) -> Option<Chips> {
        self.amount.with(|text| amount::parse(text))
    }

    /// Puts an amount into the field.
    pub(super) fn set_amount(self, to: Chips) {
        self.amount
            .set(self.words.with_untracked(|words| words.chips(to)));
    }

    /// Moves the amount by big blinds.
    pub(super) fn step(self, steps: i64) {
        let Some(Ok(wager)) = self.legal_now().map(|legal| legal.wager) else {
            return;
        };
        let unit = self.snap.with_untracked(Snapshot::unit);
        let from = untrack(|| self.typed()).unwrap_or(wager.min);
        self.set_amount(amount::step(from, steps, &wager, unit));
    }

    /// Disarms the actions for so many milliseconds: a price has changed under the pointer.
    pub(super) fn disarm(self, ms: u32) {
        self.waits.set(true);
        let timer = Timeout::after(ms, move || {
            let _ = self.waits.try_set(false);
        });
        self.unwait.set_value(timer);
    }
}
