//! The desk between the game and the screen: it takes decisions, shows what happened at a pace,
//! asks the bots, saves, and publishes one snapshot.
//!
//! The snapshot is the truth; events are motion. After each step the events wait in a queue and
//! are folded into the snapshot one by one; when the queue is empty (or nobody looks) the game's
//! own view takes its place.

mod acts;
mod asks;
mod deals;
mod flow;
mod keeping;
mod shown;
mod turns;
mod visits;

#[cfg(feature = "tournament")]
use std::any::Any;
use std::collections::VecDeque;
use std::ops::Deref;

use leptos::prelude::*;

pub(super) use self::shown::{Ahead, Line, Notice, Sheet, Why};
use super::address::{Place, Wanted, Wrong};
use super::chair::Chair;
use super::live;
use super::pace::Speed;
use super::saved::{self, Opened, Shelf};
use super::settings::Settings;
use super::snapshot::{Entry, Phase, Snapshot};
use super::words::Words;
use crate::engine::hand::{Action, Event};
use crate::engine::seat::Seat;
use crate::game::Session;
use crate::platform::{self, Timeout};
use crate::worker::BotClient;

/// What does not concern the screen.
struct Driver {
    game: Box<dyn Session>,
    /// Where it is kept.
    shelf: &'static dyn Shelf,
    bots: BotClient,
    /// What has happened but is not shown yet.
    queue: VecDeque<Event>,
    /// What a bot has decided but not done yet.
    held: Option<(Seat, Action)>,
    timer: Option<Timeout>,
    /// Another game has another number: answers to older questions come to nothing.
    epoch: u64,
    entries: usize,
    /// The address that asked for this game; empty for the player's own.
    origin: String,
    told_not_kept: bool,
    told_no_bots: bool,
}

/// The desk: a handle that every part of the table has. It lives as long as the page.
#[derive(Clone, Copy)]
pub(super) struct Desk(&'static Shared);

impl Deref for Desk {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        self.0
    }
}

impl Deref for Shared {
    type Target = Chair;

    fn deref(&self) -> &Chair {
        &self.chair
    }
}

/// Everything that the parts of the table share.
pub(super) struct Shared {
    /// The chair of the one who plays here.
    pub chair: Chair,
    pub log: RwSignal<Vec<Entry>>,
    pub line: RwSignal<Line>,
    pub notices: RwSignal<Vec<Notice>>,
    pub sheet: RwSignal<Option<Sheet>>,
    pub settings: RwSignal<Settings>,
    pub paused: RwSignal<bool>,
    /// The game has gone on in another tab; it is paused here.
    pub elsewhere: RwSignal<bool>,
    /// The rest of the hand is hurried through.
    pub fast: RwSignal<bool>,
    /// Counts the ends of hands, everywhere.
    #[cfg(feature = "tournament")]
    pub between: RwSignal<u64>,
    /// What was chosen ahead.
    pub chosen: RwSignal<Option<Ahead>>,
    pub live: live::Voices,
    wanted_speed: RwSignal<Option<Speed>>,
    driver: StoredValue<Driver, LocalStorage>,
    /// Moves the focus once the screen is drawn.
    focusing: StoredValue<Option<Timeout>, LocalStorage>,
    /// Whether the player has done something since the page was opened: before that the focus
    /// stays where the browser has it.
    began: StoredValue<bool>,
    /// While another program of the page is shown: whether the game was paused before.
    away: StoredValue<Option<bool>>,
}

impl Desk {
    /// The desk of this page; its root provides it.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// Sets up the desk with the game that the address asks for or that was saved.
    ///
    /// `None` only if no hand can be dealt, which the usual game always can.
    pub(super) fn open(
        settings: Settings,
        words: Words,
        place: &Place,
        wrong: Vec<Wrong>,
        shelf: &'static dyn Shelf,
    ) -> Option<Self> {
        let none = Wanted::default();
        let wanted = match place {
            Place::Game(wanted) => wanted,
            Place::Table => &none,
        };
        let Opened {
            mut game,
            origin,
            trouble,
        } = shelf.open(wanted, &settings);
        let goes_on = game.hand().is_some();
        if !goes_on && !game.next_hand() {
            return None;
        }
        let mut notices: Vec<Notice> = wrong.into_iter().map(Notice::Wrong).collect();
        notices.extend(trouble.map(Notice::Trouble));
        let desk = Self(Box::leak(Box::new(Shared {
            chair: Chair::new(snapshot(&*game, Phase::Moving)?, RwSignal::new(words)),
            log: RwSignal::new(Vec::new()),
            line: RwSignal::new(Line::Silent),
            notices: RwSignal::new(notices),
            sheet: RwSignal::new(None),
            settings: RwSignal::new(settings),
            paused: RwSignal::new(false),
            elsewhere: RwSignal::new(false),
            fast: RwSignal::new(false),
            #[cfg(feature = "tournament")]
            between: RwSignal::new(0),
            chosen: RwSignal::new(None),
            live: live::Voices::new(),
            wanted_speed: RwSignal::new(wanted.speed),
            driver: StoredValue::new_local(Driver {
                game,
                shelf,
                bots: BotClient::start(),
                queue: VecDeque::new(),
                held: None,
                timer: None,
                epoch: 0,
                entries: 0,
                origin,
                told_not_kept: false,
                told_no_bots: false,
            }),
            focusing: StoredValue::new_local(None),
            began: StoredValue::new(false),
            away: StoredValue::new(None),
        })));
        desk.chair.on(
            move |action| desk.decide(action),
            move || desk.fold_or_ask(),
            move |why| desk.sheet.set(Some(Sheet::Why(why))),
            move || untrack(|| desk.speed()) == Speed::Instant,
        );
        if goes_on {
            desk.sit_down();
        } else {
            desk.show_deal();
        }
        Some(desk)
    }

    /// Goes on where the game stands.
    fn sit_down(self) {
        self.keep_played();
        saved::played_here();
        let past: Vec<Event> = self.driver.with_value(|driver| driver.game.events());
        if past.is_empty() {
            self.deal();
            return;
        }
        self.log.set(Vec::new());
        for event in past {
            self.enter(event);
        }
        self.settle();
    }

    /// The names by place.
    pub(super) fn names(self) -> Vec<String> {
        self.snap.with_untracked(|snap| snap.names.clone())
    }

    /// The pace now.
    pub(super) fn speed(self) -> Speed {
        if self.fast.get() || platform::page_hidden() {
            return Speed::Instant;
        }
        self.chosen_speed()
    }

    /// The pace that is chosen; hurrying through one hand does not change it.
    pub(super) fn chosen_speed(self) -> Speed {
        let wanted = self.wanted_speed.get();
        wanted.unwrap_or_else(|| self.settings.with(|settings| settings.speed))
    }

    fn is_terse(self) -> bool {
        self.settings.with_untracked(|settings| settings.terse)
    }

    /// Looks at the game, if it is one of this kind.
    #[cfg(feature = "tournament")]
    pub(super) fn with_session<S: Session, T>(self, look: impl FnOnce(&S) -> T) -> Option<T> {
        self.driver.with_value(|driver| {
            let game: &dyn Any = &*driver.game;
            game.downcast_ref().map(look)
        })
    }

    fn shelf(self) -> &'static dyn Shelf {
        self.driver.with_value(|driver| driver.shelf)
    }
}

fn snapshot(game: &dyn Session, phase: Phase) -> Option<Snapshot> {
    let stakes = game.stakes();
    let name = |seat: u8| {
        let player = game
            .players()
            .iter()
            .find(|player| player.seat == Seat(seat));
        player.map_or_else(String::new, |player| player.name.clone())
    };
    Some(Snapshot {
        hand: game.hand_number(),
        view: game.view()?,
        names: (0..game.seats()).map(name).collect(),
        stakes: [stakes.small_blind, stakes.big_blind, stakes.ante],
        phase,
        rebuy: game.rebuy(),
    })
}
