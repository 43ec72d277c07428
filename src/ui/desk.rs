//! The desk between the game and the screen: it takes decisions, shows what happened at a pace,
//! asks the bots, saves, and publishes one snapshot.
//!
//! The snapshot is the truth; events are motion. After each step the events wait in a queue and
//! are folded into the snapshot one by one; when the queue is empty (or nobody looks) the game's
//! own view takes its place.

#[cfg(feature = "tournament")]
use std::any::Any;
use std::collections::VecDeque;
use std::ops::Deref;

use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, ReactiveNode, Source, ToAnySource};
use leptos::task::spawn_local;

use super::address::{Place, Wanted, Wrong};
use super::chair::Chair;
use super::live;
use super::pace::Speed;
use super::saved::{self, Opened, Shelf, Trouble};
use super::settings::Settings;
use super::snapshot::{Entry, Phase, Snapshot, YOU};
use super::words::Words;
use crate::bots::Plan;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Event, HandState, Refusal, Status, Turn, What};
use crate::engine::seat::Seat;
use crate::engine::table::{Prompt, Question};
use crate::game::Session;
use crate::platform::{self, Timeout};
use crate::text::{Id, Language};
use crate::worker::BotClient;

/// What the referee's line says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Line {
    /// Nothing yet.
    Silent,
    /// What happened last.
    Event(Event),
    /// What the player may do.
    Turn,
    /// Why something is not possible.
    Refused(Refusal),
    /// What a call costs and what it plays for.
    Price,
}

/// Something that the player should know once.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Notice {
    /// The address asks for something that cannot be.
    Wrong(Wrong),
    /// It is not the game that was wanted.
    Trouble(Trouble),
    /// The browser keeps nothing.
    NotKept,
    /// The texts of a language cannot be loaded.
    NoTexts,
    /// The bots' program cannot be loaded: they check or fold.
    NoBots,
}

/// What can be asked Why.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Why {
    /// A reason.
    Because(Citation),
    /// Something that happened.
    Event(Event),
    /// A pot.
    Pot(usize),
}

/// What was chosen ahead of the turn; it is dropped when the price changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    /// Check where that is free, else fold.
    CheckOrFold,
    /// Check, or call for this much.
    Stay(Chips),
}

/// The one sheet that may lie over the table.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sheet {
    Why(Why),
    Keys,
    Log,
    FreeFold,
    Notices,
    /// What the player is asked before a hand.
    Asked(Question),
    /// What the program of a tournament adds to the table.
    #[cfg(feature = "tournament")]
    More,
}

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

    // ---- what the player does ----

    /// A fold; where a check is free it asks first. At the showdown, a muck.
    fn fold_or_ask(self) {
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
    fn decide(self, action: Action) {
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

    /// Goes on to the next hand; a player without chips buys in first.
    pub(super) fn next_hand(self) {
        let over = self.snap.with_untracked(|snap| snap.phase == Phase::Over);
        if over && !self.paused.get_untracked() {
            self.sheet.set(None);
            self.notices.set(Vec::new());
            self.took_focus();
            self.deal();
        }
    }

    /// Hurries through the rest of a hand that the player is out of.
    pub(super) fn hurry(self) {
        if self.snap.with_untracked(Snapshot::folded) {
            self.fast.set(true);
            self.pump();
        }
    }

    /// Stops everything, or goes on.
    pub(super) fn pause(self) {
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
    pub(super) fn set_speed(self, speed: Speed) {
        self.wanted_speed.set(None);
        self.settings.update(|settings| settings.speed = speed);
        self.pump();
    }

    /// Another tab has gone on with the game `name`: nothing more happens here, lest the two
    /// write over each other.
    pub(super) fn overtaken(self, name: &str) {
        let same = self
            .driver
            .with_value(|driver| saved::is_kept_as(&driver.origin, name, driver.shelf));
        if same {
            self.elsewhere.set(true);
            self.paused.set(true);
            self.live.say(
                self.words
                    .with_untracked(|words| words.of(Id("ui-elsewhere"))),
            );
            self.driver.update_value(|driver| driver.timer = None);
        }
    }

    /// Goes on here with the game as the other tab has left it.
    fn take_over(self) {
        self.elsewhere.set(false);
        let origin = self.driver.with_value(|driver| driver.origin.clone());
        match self.shelf().load(&origin) {
            Some(game) => self.continue_with(Opened {
                game,
                origin,
                trouble: None,
            }),
            // The other tab's game is gone or cannot be read: the one that is here goes on.
            None => self.pause(),
        }
    }

    /// Another program of the page is shown: nothing happens here until the player comes back.
    pub(super) fn leave(self) {
        if self.away.get_value().is_none() {
            self.away.set_value(Some(self.paused.get_untracked()));
            self.paused.set(true);
            self.driver.update_value(|driver| driver.timer = None);
        }
    }

    /// The player comes back from another program, which may have changed the settings or laid a
    /// new table: the game of the address is shown, the one that is here or as it was left.
    fn come_back(self, place: &Place) -> bool {
        let Some(paused) = self.away.get_value() else {
            return false;
        };
        self.away.set_value(None);
        self.settings_changed();
        let settings = self.settings.get_untracked();
        let here = self.driver.with_value(|driver| driver.origin.clone());
        let origin = match place {
            Place::Table => String::new(),
            Place::Game(wanted) if wanted.is_game() => saved::origin(wanted),
            Place::Game(_) => here.clone(),
        };
        let other = origin != here
            || self
                .driver
                .with_value(|driver| saved::is_other(&*driver.game, &driver.origin, driver.shelf));
        let opened = match place {
            _ if !other => None,
            Place::Game(wanted) if wanted.is_game() => Some(self.shelf().open(wanted, &settings)),
            Place::Table => Some(self.shelf().open(&Wanted::default(), &settings)),
            Place::Game(_) => self.shelf().load(&origin).map(|game| Opened {
                game,
                origin,
                trouble: None,
            }),
        };
        if let Some(opened) = opened {
            self.continue_with(opened);
        } else {
            self.paused.set(paused || self.elsewhere.get_untracked());
            self.took_focus();
            self.pump();
        }
        true
    }

    /// The settings were changed elsewhere: in the rooms, in another tab, by the page around.
    pub(super) fn settings_changed(self) {
        let settings = Settings::load();
        let language = settings.language();
        self.settings.set(settings);
        if self.words.with_untracked(Words::language) != language {
            self.load_words(language);
        }
    }

    /// The address has changed.
    pub(super) fn go(self, place: &Place, wrong: Vec<Wrong>) {
        self.notices
            .set(wrong.into_iter().map(Notice::Wrong).collect());
        // Before the game of the address is shown, which may begin with a question.
        self.sheet.set(None);
        let came_back = self.come_back(place);
        match place {
            Place::Table => {}
            Place::Game(wanted) => {
                self.wanted_speed.set(wanted.speed);
                if wanted.is_game() && !came_back {
                    self.replace(wanted);
                } else {
                    self.pump();
                }
            }
        }
    }

    fn replace(self, wanted: &Wanted) {
        self.continue_with(
            self.settings
                .with_untracked(|settings| self.shelf().fresh(wanted, settings)),
        );
    }

    /// Takes up another game.
    fn continue_with(self, opened: Opened) {
        let Opened {
            game,
            origin,
            trouble,
        } = opened;
        self.notices
            .update(|notices| notices.extend(trouble.map(Notice::Trouble)));
        self.driver.update_value(|driver| {
            driver.game = game;
            driver.origin = origin;
            driver.epoch += 1;
            driver.queue.clear();
            driver.held = None;
            driver.timer = None;
        });
        self.paused.set(false);
        self.elsewhere.set(false);
        self.chosen.set(None);
        self.fast.set(false);
        self.sit_down();
    }

    /// The texts of the sheets that few open: the keys, and what is wrong with a link.
    pub(super) fn want_more(self) {
        let (language, parts) = self
            .words
            .with_untracked(|words| (words.language(), words.parts()));
        if parts.is_empty() {
            self.load_parts(language, &["more"]);
        }
    }

    fn load_words(self, language: Language) {
        self.load_parts(language, self.words.with_untracked(Words::parts));
    }

    fn load_parts(self, language: Language, parts: &'static [&'static str]) {
        spawn_local(async move {
            match Words::load_parts(language, parts).await {
                Ok(words) => {
                    // The player may have chosen another one in the meantime.
                    let wanted = self.settings.try_with_untracked(Settings::language);
                    if wanted == Some(language) {
                        let _ = self.words.try_set(words);
                    }
                }
                Err(_) => {
                    let _ = self
                        .notices
                        .try_update(|notices| notices.push(Notice::NoTexts));
                }
            }
        });
    }

    // ---- what is asked ----

    /// What the referee's line can be asked.
    pub(super) fn why_now(self) -> Option<Why> {
        match self.line.get() {
            Line::Silent => None,
            Line::Event(event) => Some(Why::Event(event)),
            Line::Refused(refusal) => Some(Why::Because(refusal.because)),
            Line::Turn | Line::Price => {
                let legal = self.legal()?;
                let because = match (legal.wager, legal.call, legal.check) {
                    (Ok(wager), _, _) => wager.because_min,
                    (_, Ok(call), _) => call.because,
                    (_, _, Ok(check)) => check,
                    (Err(refused), ..) => refused,
                };
                Some(Why::Because(because))
            }
        }
    }

    /// Says what a call costs and what it plays for, in the referee's line and aloud.
    pub(super) fn ask_price(self) {
        let said = self
            .snap
            .with_untracked(|snap| self.words.with_untracked(|words| words.price_spoken(snap)));
        if let Some(said) = said {
            self.line.set(Line::Price);
            self.live.say_now(said);
        }
    }

    /// Opens the finished hand where other lines of it can be tried.
    pub(super) fn look_back(self) {
        let id = self
            .driver
            .with_value(|driver| driver.game.played().map(|text| saved::id_of(&text)));
        if let Some(id) = id {
            platform::go(&["/history/", &id].concat());
        }
    }

    /// Opens the sheet for what was last said.
    pub(super) fn ask(self) {
        if !self.notices.with_untracked(Vec::is_empty) {
            self.sheet.set(Some(Sheet::Notices));
        } else if let Some(why) = untrack(|| self.why_now()) {
            self.sheet.set(Some(Sheet::Why(why)));
        }
    }

    /// Whether the helper sits beside the table: as the player has set it, else where a school
    /// has laid the table.
    pub(super) fn helps(self) -> bool {
        #[cfg(feature = "tournament")]
        let school = super::address::is_spot(&platform::hash());
        #[cfg(not(feature = "tournament"))]
        let school = false;
        let set = self.settings.with(|settings| settings.helper);
        set.unwrap_or(school)
    }

    /// What the helper has to know beside the view: whether the player is to act, or which rules
    /// decided the hand that is over.
    pub(super) fn stage(self, phase: Phase) -> String {
        match phase {
            Phase::Yours => "act".to_owned(),
            Phase::Over => self.log.with_untracked(|log| {
                let mut rules: Vec<&str> = Vec::new();
                for Entry { event, .. } in log {
                    let decides = matches!(
                        event.what,
                        What::Returned { .. }
                            | What::Shown { .. }
                            | What::Mucked { .. }
                            | What::PlayedBoard { .. }
                            | What::Raked { .. }
                            | What::Awarded { .. }
                    );
                    let because = event.because.rules().iter().filter(|_| decides);
                    for rule in because.map(|rule| rule.id()) {
                        if !rules.contains(&rule) {
                            rules.push(rule);
                        }
                    }
                }
                rules.join(" ")
            }),
            _ => String::new(),
        }
    }

    /// The names by place.
    pub(super) fn names(self) -> Vec<String> {
        self.snap.with_untracked(|snap| snap.names.clone())
    }

    // ---- how things happen ----

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

    /// Answers the question before the hand, and goes on to it.
    pub(super) fn answer(self, prompt: Prompt, yes: bool) {
        self.sheet.set(None);
        let answered = self
            .driver
            .try_update_value(|driver| driver.game.answer(prompt, yes));
        if answered == Some(true) {
            self.took_focus();
            self.deal();
        }
    }

    fn deal(self) {
        if let Some(question) = self.driver.with_value(|driver| driver.game.question()) {
            let names = self.names();
            let said = self
                .words
                .with_untracked(|words| words.explain(&question.because, &names));
            self.live.say_now(said.spoken);
            self.sheet.set(Some(Sheet::Asked(question)));
            return;
        }
        let dealt = self
            .driver
            .try_update_value(|driver| driver.game.next_hand());
        if dealt == Some(true) {
            self.show_deal();
        }
        // There is none: a tournament is over.
        #[cfg(feature = "tournament")]
        if dealt == Some(false) {
            self.sheet.set(Some(Sheet::More));
        }
    }

    /// Looks at the game, if it is one of this kind.
    #[cfg(feature = "tournament")]
    pub(super) fn with_session<S: Session, T>(self, look: impl FnOnce(&S) -> T) -> Option<T> {
        self.driver.with_value(|driver| {
            let game: &dyn Any = &*driver.game;
            game.downcast_ref().map(look)
        })
    }

    /// Does something to the game between two hands, if it is one of this kind; what has come of it
    /// is kept and shown.
    #[cfg(feature = "tournament")]
    pub(super) fn between_hands<S: Session>(self, change: impl FnOnce(&mut S)) {
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

    fn shelf(self) -> &'static dyn Shelf {
        self.driver.with_value(|driver| driver.shelf)
    }

    /// Shows a hand that has just been dealt, from its first event on.
    fn show_deal(self) {
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

    /// Saves what happened, then shows it.
    fn take_in(self, events: &[Event]) {
        self.save();
        self.keep_played();
        self.driver
            .update_value(|driver| driver.queue.extend(events.iter().cloned()));
        self.snap.update(|snap| snap.phase = Phase::Moving);
        // At a human pace it is drawn in a task of its own: with the decision it would be a long one.
        if untrack(|| self.speed()) == Speed::Instant {
            self.pump();
        } else {
            self.later(0);
        }
    }

    fn save(self) {
        let kept = self
            .driver
            .with_value(|driver| saved::keep(&*driver.game, &driver.origin, driver.shelf));
        self.kept(kept);
    }

    /// Keeps the hand for the history, if it is over.
    fn keep_played(self) {
        let played = self.driver.with_value(|driver| driver.game.played());
        if let Some(text) = played {
            spawn_local(async move { self.kept(saved::keep_played(&text).await) });
        }
    }

    /// Says once that nothing is kept on this device.
    fn kept(self, kept: platform::Kept) {
        let told = self.driver.try_update_value(|driver| {
            let tell = kept == platform::Kept::InPage && !driver.told_not_kept;
            driver.told_not_kept |= tell;
            tell
        });
        if told == Some(true) {
            self.notices.update(|notices| notices.push(Notice::NotKept));
        }
    }

    /// Shows what waits, as far as the pace allows, then lets the game go on.
    fn pump(self) {
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

    fn later(self, ms: u32) {
        let timer = Timeout::after(ms, move || self.pump());
        self.driver.update_value(|driver| driver.timer = timer);
    }

    /// Writes an event into the log and the referee's line.
    fn enter(self, event: Event) {
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
    fn settle(self) {
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

    /// What happens elsewhere between two hands, a little at a time.
    #[cfg(feature = "tournament")]
    fn elsewhere_goes_on(self) {
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

    /// Does what was chosen ahead, if it still holds.
    fn act_ahead(self) -> bool {
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

    fn my_turn(self) {
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

    fn is_terse(self) -> bool {
        self.settings.with_untracked(|settings| settings.terse)
    }

    /// The control that had the focus may rest or go now: the focus waits at the referee's line.
    fn took_focus(self) {
        self.began.set_value(true);
        platform::set_focus("[data-referee]");
    }

    /// Moves the focus on from the referee's line when the screen is drawn, unless the player
    /// has taken it elsewhere.
    fn focus_soon(self, to: &'static str) {
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

    fn ask_bot(self, seat: Seat, epoch: u64) {
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

    fn bot_acts(self, seat: Seat, action: Action) {
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

    /// The page was hidden or is seen again: what waited is shown as it is.
    pub(super) fn seen_again(self) {
        self.pump();
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
