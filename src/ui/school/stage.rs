//! The table of a step: the real engine at its mark, seen from the learner's chair.

use leptos::prelude::*;

use super::player::Player;
use super::pupil::{Pupil, is_quick};
use crate::engine::cards::Deck;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{
    Event, ForcedKind, Hand, HandSetup, HandState, HoleCards, PlayerSetup, Stakes, TableView, Turn,
    Viewer, What,
};
use crate::engine::house::HouseRules;
use crate::engine::seat::Seat;
use crate::platform::Timeout;
use crate::school::lesson::{Lesson, Setting, Step};
use crate::school::people;
use crate::school::question::Right;
use crate::school::spot::{Mark, Scene, Spot, Until, place_of, seat_at};
use crate::text::Explained;
use crate::ui::chair::Chair;
use crate::ui::desk::Why;
use crate::ui::snapshot::{Phase, Snapshot, YOU};

/// Between two actions that the page plays, in milliseconds.
pub(super) const MOVE_MS: u32 = 650;

/// What the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Laid {
    /// There is none at this step.
    None,
    /// A hand.
    Hand,
    /// Seats, a button, open cards.
    Scene,
}

/// How the seats of the file lie around the table on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// Who sits at the bottom.
    pub first: Seat,
    /// How many chairs there are.
    pub chairs: u8,
}

impl Round {
    pub(super) fn seat(self, place: Seat) -> Seat {
        seat_at(place, self.first, self.chairs)
    }

    pub(super) fn place(self, seat: Seat) -> Seat {
        place_of(seat, self.first, self.chairs)
    }
}

/// A hand on the screen.
#[derive(Clone)]
struct Film {
    /// Which table of the lesson.
    setting: usize,
    spot: Spot,
    first: Seat,
    /// How many actions of its line are shown.
    moves: usize,
}

/// The table: a handle.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub laid: RwSignal<Laid>,
    pub round: RwSignal<Round>,
    /// Who sits where, by place; the learner's own name is empty.
    pub names: RwSignal<Vec<String>>,
    /// What the referee was asked.
    pub note: RwSignal<Option<Explained>>,
    film: StoredValue<Option<Film>>,
    /// What has happened, for who asks Why?
    pub events: StoredValue<Vec<Event>>,
    pub timer: StoredValue<Option<Timeout>, LocalStorage>,
    /// What a tap on a seat of the felt does.
    on_seat: StoredValue<Option<Callback<Seat>>>,
}

impl Stage {
    pub(super) fn new() -> Self {
        Self {
            laid: RwSignal::new(Laid::None),
            round: RwSignal::new(Round {
                first: YOU,
                chairs: 0,
            }),
            names: RwSignal::new(Vec::new()),
            note: RwSignal::new(None),
            film: StoredValue::new(None),
            events: StoredValue::new(Vec::new()),
            timer: StoredValue::new_local(None),
            on_seat: StoredValue::new(None),
        }
    }

    /// From now on this follows a tap on a seat.
    pub(super) fn on_seat(self, tapped: Option<Callback<Seat>>) {
        self.on_seat.set_value(tapped);
    }

    /// A place of the felt was tapped.
    pub(super) fn tapped(self, place: Seat) {
        self.picked(self.round.get_untracked().seat(place));
    }

    /// A seat, or a hand that is called by its letter, was picked.
    pub(super) fn picked(self, seat: Seat) {
        if let Some(tapped) = self.on_seat.get_value() {
            tapped.run(seat);
        }
    }

    /// An empty table, before the first step.
    pub(super) fn first_snapshot() -> Snapshot {
        let none = usual(YOU, Vec::new());
        snapshot(
            HandState::before(&none),
            Turn::Over,
            Phase::Moving,
            Vec::new(),
        )
    }

    /// Lays the table of the step that the player is at.
    pub(super) fn show(self, player: Player) {
        self.clear();
        let setting = player.step(|lesson, step| {
            lesson
                .setting_of(step)
                .map(|(setting, mark)| (setting.clone(), mark))
        });
        match setting.flatten() {
            None => {
                self.laid.set(Laid::None);
                self.film.set_value(None);
            }
            Some((Setting::Scene(scene), _)) => self.lay_scene(player.chair, &scene),
            Some((Setting::Hand(spot), mark)) => self.lay_hand(player, &spot, mark),
        }
    }

    /// Nothing is laid, noted or followed any more.
    pub(super) fn clear(self) {
        self.note.set(None);
        self.on_seat(None);
        self.timer.set_value(None);
    }

    /// Lays a table without a hand.
    pub(super) fn lay_scene(self, chair: Chair, scene: &Scene) {
        self.film.set_value(None);
        let round = round_of(scene);
        self.sit(round, &scene.seats, scene.you);
        chair
            .snap
            .set(of_scene(scene, round, self.names.get_untracked()));
        self.laid.set(Laid::Scene);
    }

    fn lay_hand(self, player: Player, spot: &Spot, mark: Mark) {
        let (setting, first) = player
            .step(|lesson, step| (lesson.place_of_setting(step), viewpoint(lesson, step, spot)))
            .unwrap_or((0, YOU));
        let target = spot.moves_before(mark).unwrap_or(0);
        let before = self.film.with_value(|film| {
            let film = film.as_ref()?;
            let same = film.setting == setting && film.first == first;
            (same && film.moves <= target).then_some(film.moves)
        });
        let round = Round {
            first,
            chairs: spot.chairs(),
        };
        let seats: Vec<Seat> = spot
            .setup()
            .players
            .iter()
            .map(|player| player.seat)
            .collect();
        self.sit(round, &seats, spot.you());
        self.film.set_value(Some(Film {
            setting,
            spot: spot.turned_to(first),
            first,
            moves: before.unwrap_or(target),
        }));
        self.laid.set(Laid::Hand);
        match before {
            Some(moves) if moves < target && !is_quick(player.front) => {
                self.play_on(player, target);
            }
            _ => {
                self.say_between(player, before, target);
                self.settle(player);
            }
        }
    }

    /// Who sits where.
    pub(super) fn sit(self, round: Round, seats: &[Seat], you: Option<Seat>) {
        self.names.set(names(round, seats, you));
        self.round.set(round);
    }

    /// Plays the next action, and goes on until the mark.
    fn play_on(self, player: Player, target: usize) {
        let Some(film) = self.film.get_value() else {
            return;
        };
        if film.moves >= target {
            self.settle(player);
            return;
        }
        let moves = film.moves + 1;
        self.say_between(player, Some(film.moves), moves);
        let events = film.spot.events(Mark::Start, moves, Until::Whole);
        let table = film.spot.table_after(&events);
        let names = self.names.get_untracked();
        player
            .chair
            .snap
            .set(snapshot(table, Turn::Over, Phase::Moving, names));
        self.film.update_value(|film| {
            if let Some(film) = film {
                film.moves = moves;
            }
        });
        let timer = Timeout::after(MOVE_MS, move || self.play_on(player, target));
        self.timer.set_value(timer);
    }

    /// Says what happens between two moments of the hand.
    fn say_between(self, player: Player, before: Option<usize>, after: usize) {
        let (Some(film), Some(before)) = (self.film.get_value(), before) else {
            return;
        };
        let all = film.spot.events(Mark::Start, after, Until::Whole);
        let known = film.spot.events(Mark::Start, before, Until::Whole).len();
        let names = self.names.get_untracked();
        let mut gathered = None;
        for event in all.iter().skip(known) {
            match event.what {
                What::Collected { .. } => gathered = Some(event),
                What::Shown { seat, .. } if !film.spot.names_cards_of(seat) => continue,
                _ => {}
            }
            let words = player.front.words;
            let said = words.with_untracked(|words| words.event_spoken(event, gathered, &names));
            if let Some(said) = said {
                player.live.say(said);
            }
        }
    }

    /// Shows the step's own moment, as far as its question allows.
    fn settle(self, player: Player) {
        let Some(mut film) = self.film.get_value() else {
            return;
        };
        let Some((mark, until, hides_turn)) = player.step(|lesson, step| {
            let mark = lesson.spot_of(step).map_or(Mark::Start, |(_, mark)| mark);
            let right = step.question.as_ref().map(|question| &question.right);
            let asks = matches!(right, Some(Right::Seat(_) | Right::Order(_)));
            (mark, until_of(right, mark), asks)
        }) else {
            return;
        };
        let solved = player.solved.get_untracked();
        film.moves = film.spot.moves_before(mark).unwrap_or(film.moves);
        let until = if solved { Until::Whole } else { until };
        let events = film.spot.events(mark, film.moves, until);
        let table = film.spot.table_after(&events);
        let hand = film.spot.hand_at(mark);
        let names = self.names.get_untracked();
        let turn = hand.as_ref().map_or(Turn::Over, Hand::turn);
        let acts = player.asks_to_act() && !solved;
        let phase = match turn {
            _ if until != Until::Whole || (hides_turn && !solved) => Phase::Moving,
            Turn::Act(YOU) => Phase::Yours,
            Turn::Act(seat) | Turn::ShowOrMuck(seat) => Phase::Bot(seat),
            Turn::Over => Phase::Over,
        };
        let mut snap = snapshot(table, turn, phase, names);
        if phase == Phase::Yours && acts {
            let view = hand.map(|hand| hand.view(Viewer::Seat(YOU)));
            snap.view.legal = view.and_then(|view| view.legal);
        }
        self.film.set_value(Some(film));
        self.events.set_value(events);
        player.chair.snap.set(snap);
        if let Some(Ok(wager)) = player.chair.legal_now().map(|legal| legal.wager) {
            player.chair.set_amount(wager.min);
        }
    }

    /// The step is answered: the table shows it.
    pub(super) fn solve(self, player: Player, right: &Right) {
        if self.laid.get_untracked() != Laid::Hand {
            return;
        }
        self.timer.set_value(None);
        if !matches!(right, Right::Act(_)) {
            self.settle(player);
            return;
        }
        let Some(mut film) = self.film.get_value() else {
            return;
        };
        let before = film.moves;
        film.moves = (film.moves + 1).min(film.spot.moves().len());
        let after = film.moves;
        let events = film.spot.events(Mark::Start, after, Until::Whole);
        let table = film.spot.table_after(&events);
        let turn = film
            .spot
            .hand_after(after)
            .map_or(Turn::Over, |hand| hand.turn());
        let phase = match turn {
            Turn::Act(seat) => Phase::Bot(seat),
            Turn::ShowOrMuck(_) | Turn::Over => Phase::Moving,
        };
        self.film.set_value(Some(film));
        self.events.set_value(events);
        let names = self.names.get_untracked();
        player.chair.snap.set(snapshot(table, turn, phase, names));
        self.say_between(player, Some(before), after);
    }

    /// Answers a Why? about the table.
    pub(super) fn wonder(self, pupil: Pupil, why: &Why) {
        let because: Option<Citation> = match why {
            Why::Because(because) => Some(*because),
            Why::Event(event) => Some(event.because),
            Why::Pot(_) => self.events.with_value(|events| {
                let paid = |event: &&Event| {
                    matches!(
                        event.what,
                        What::Collected { .. }
                            | What::Posted { .. }
                            | What::Called { .. }
                            | What::Bet { .. }
                            | What::Raised { .. }
                    )
                };
                events.iter().rev().find(paid).map(|event| event.because)
            }),
        };
        let names = self.names.get_untracked();
        let words = pupil.front.words;
        let told =
            because.map(|because| words.with_untracked(|words| words.explain(&because, &names)));
        if let Some(told) = &told {
            pupil.live.say_now(told.text.clone());
        }
        self.note.set(told);
    }
}

/// Who sits where around the table, by place; the learner's own name is empty.
pub(super) fn names(round: Round, seats: &[Seat], you: Option<Seat>) -> Vec<String> {
    let name = |place: u8| {
        let seat = round.seat(Seat(place));
        let there = seats.contains(&seat) && you != Some(seat);
        if there {
            people::name(seat).to_owned()
        } else {
            String::new()
        }
    };
    (0..round.chairs).map(name).collect()
}

/// How a table without a hand lies on the screen.
pub(super) fn round_of(scene: &Scene) -> Round {
    let taken = scene.seats.iter().chain(&scene.button);
    let last = taken.map(|seat| seat.0).max();
    Round {
        first: scene.you.or(scene.seats.first().copied()).unwrap_or(YOU),
        chairs: last.map_or(0, |seat| seat + 1),
    }
}

/// The table of a step at its moment, as far as its question allows; none, if it has no table.
pub(super) fn still(lesson: &Lesson, step: &Step) -> Option<(Snapshot, Round)> {
    let (setting, mark) = lesson.setting_of(step)?;
    let spot = match setting {
        Setting::Scene(scene) => {
            let round = round_of(scene);
            let names = names(round, &scene.seats, scene.you);
            return Some((of_scene(scene, round, names), round));
        }
        Setting::Hand(spot) => spot,
    };
    let first = viewpoint(lesson, step, spot);
    let round = Round {
        first,
        chairs: spot.chairs(),
    };
    let players = spot.setup().players.iter();
    let seats: Vec<Seat> = players.map(|player| player.seat).collect();
    let names = names(round, &seats, spot.you());
    let spot = spot.turned_to(first);
    let right = step.question.as_ref().map(|question| &question.right);
    let moves = spot.moves_before(mark).unwrap_or(0);
    let events = spot.events(mark, moves, until_of(right, mark));
    let table = spot.table_after(&events);
    Some((snapshot(table, Turn::Over, Phase::Moving, names), round))
}

/// From whose chair a step is seen: the learner's; where somebody else is to act, his.
fn viewpoint(lesson: &Lesson, step: &Step, spot: &Spot) -> Seat {
    let acts = step
        .question
        .as_ref()
        .is_some_and(|question| matches!(question.right, Right::Act(_)));
    let actor = lesson.hand_of(step).and_then(|hand| hand.turn().seat());
    let chair = if acts { actor } else { spot.you() };
    let first = spot.setup().players.first().map(|player| player.seat);
    chair.or(first).unwrap_or(YOU)
}

/// How far the table may be shown while a question waits for its answer.
fn until_of(right: Option<&Right>, mark: Mark) -> Until {
    match right {
        Some(Right::Pots(_)) => Until::Gathered,
        Some(Right::Award(_)) => Until::Paid,
        Some(Right::Order(_) | Right::Seat(_)) if mark == Mark::End => Until::Shown,
        _ => Until::Whole,
    }
}

/// A table as it is seen from the learner's chair.
pub(super) fn snapshot(
    mut hand: HandState,
    turn: Turn,
    phase: Phase,
    names: Vec<String>,
) -> Snapshot {
    // Nobody sees the cards of others before they are turned up.
    for player in &mut hand.seats {
        if player.seat != YOU && matches!(player.hole, HoleCards::Known(_)) {
            player.hole = HoleCards::Down;
        }
    }
    Snapshot {
        hand: 1,
        view: TableView {
            viewer: Viewer::Seat(YOU),
            turn,
            legal: None,
            hand,
        },
        names,
        stakes: [Chips::ZERO; 3],
        phase,
        rebuy: None,
    }
}

/// A table with the usual rules, to sit at.
fn usual(button: Seat, players: Vec<PlayerSetup>) -> HandSetup {
    let stakes = Stakes {
        small_blind: Chips::new(1),
        big_blind: Chips::new(2),
        ante: Chips::ZERO,
    };
    HandSetup::standard(
        HouseRules::default(),
        stakes,
        button,
        players,
        Deck::ordered(),
    )
}

/// A table at which nothing is played: chips are not shown, the blinds are labels.
pub(super) fn of_scene(scene: &Scene, round: Round, names: Vec<String>) -> Snapshot {
    let players = scene.seats.iter().map(|&seat| PlayerSetup {
        seat: round.place(seat),
        stack: Chips::new(100),
    });
    let mut players: Vec<PlayerSetup> = players.collect();
    players.sort_unstable_by_key(|player| player.seat);
    // Without a button it lies on no chair.
    let button = scene.button.map_or(Seat(u8::MAX), |seat| round.place(seat));
    let setup = usual(button, players);
    let mut table = HandState::before(&setup);
    let because = Citation::Button { seat: button };
    let stacks = setup
        .players
        .iter()
        .map(|player| (player.seat, player.stack))
        .collect();
    table.fold(&Event {
        what: What::Started { button, stacks },
        because,
    });
    for (blind, kind) in [
        (scene.small_blind, ForcedKind::SmallBlind),
        (scene.big_blind, ForcedKind::BigBlind),
    ] {
        let Some(seat) = blind.map(|seat| round.place(seat)) else {
            continue;
        };
        let amount = Chips::new(if kind == ForcedKind::BigBlind { 2 } else { 1 });
        let stack = crate::engine::hand::Change {
            from: Chips::new(100),
            to: Chips::new(100),
        };
        table.fold(&Event {
            what: What::Posted {
                seat,
                kind,
                nominal: amount,
                amount,
                stack,
            },
            because,
        });
    }
    table.board = scene.board.iter().copied().collect();
    for (seat, cards) in &scene.open {
        let place = round.place(*seat);
        if let (&[first, second], Some(player)) = (
            cards.as_slice(),
            table.seats.iter_mut().find(|player| player.seat == place),
        ) {
            player.hole = HoleCards::Up([first, second]);
        }
    }
    snapshot(table, Turn::Over, Phase::Moving, names)
}
