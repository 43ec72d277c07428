//! The table of a drill: a hand of the engine up to its question, with what led there as a film.

use leptos::prelude::*;

use crate::engine::hand::{Event, Hand, HandState, HoleCards, Turn, What};
use crate::engine::seat::Seat;
use crate::platform::Timeout;
use crate::school::drill::Table;
use crate::school::spot::{chairs_of, hand_turned_to};
use crate::ui::school::pupil::{Pupil, is_quick};
use crate::ui::school::stage::{Laid, MOVE_MS, Round, names, snapshot};
use crate::ui::snapshot::{Phase, Snapshot, YOU};
use crate::ui::words::Words;

/// The hand on the screen.
#[derive(Clone)]
struct Film {
    /// Turned so that whoever looks on sits at the first place.
    hand: Hand,
    /// How many of its events are shown by now, and how many before the question is answered.
    at: usize,
    end: usize,
    turn: bool,
    /// Whose cards lie open, by place.
    open: Vec<Seat>,
}

impl Film {
    /// The film of a table from its beginning, and how the table lies on the screen.
    fn of(table: &Table) -> Option<(Self, Round)> {
        let players = &table.hand.setup().players;
        let actor = table.hand.turn().seat().filter(|_| table.turn);
        let first = actor.or(table.open.first().copied());
        let first = first
            .or(players.first().map(|player| player.seat))
            .unwrap_or(YOU);
        let round = Round {
            first,
            chairs: chairs_of(table.hand.setup()),
        };
        let film = Self {
            hand: hand_turned_to(&table.hand, first)?,
            at: table.begin.min(table.end),
            end: table.end,
            turn: table.turn,
            open: table.open.iter().map(|seat| round.place(*seat)).collect(),
        };
        Some((film, round))
    }

    /// The table as far as the film is shown.
    fn picture(&self, turn: Turn, names: Vec<String>) -> Snapshot {
        let mut table = HandState::before(self.hand.setup());
        for event in self.hand.events().iter().take(self.at) {
            table.fold(event);
        }
        let phase = match turn {
            Turn::Act(YOU) => Phase::Yours,
            Turn::Act(seat) | Turn::ShowOrMuck(seat) => Phase::Bot(seat),
            Turn::Over => Phase::Moving,
        };
        let mut opened = Vec::new();
        for player in &mut table.seats {
            match player.hole {
                HoleCards::Known(cards) if self.open.contains(&player.seat) => {
                    opened.push((player.seat, cards));
                }
                HoleCards::Known(_) => player.hole = HoleCards::Down,
                _ => {}
            }
        }
        let mut snap = snapshot(table, turn, phase, names);
        for (seat, cards) in opened {
            let mut seats = snap.view.hand.seats.iter_mut();
            if let Some(player) = seats.find(|player| player.seat == seat) {
                player.hole = HoleCards::Known(cards);
            }
        }
        snap
    }

    /// What happened up to the question since the film began, sentence by sentence.
    fn told(&self, table: &Table, say: impl Fn(&Event) -> Option<String>) -> Vec<String> {
        let events = self.hand.events();
        let told = events.get(table.begin..table.end).unwrap_or_default();
        let shown = told.iter().filter(|event| shows(&event.what));
        shown.filter_map(say).collect()
    }
}

/// The seats of a table that are taken.
fn seats_of(table: &Table) -> Vec<Seat> {
    let players = table.hand.setup().players.iter();
    players.map(|player| player.seat).collect()
}

/// A table at the moment of its question, how it lies, and what led there in words: for paper.
pub(super) fn still(words: &Words, table: &Table) -> Option<(Snapshot, Round, Vec<String>)> {
    let (mut film, round) = Film::of(table)?;
    film.at = film.end;
    let names = names(round, &seats_of(table), None);
    let told = film.told(table, |event| words.event(event, &names));
    Some((film.picture(Turn::Over, names), round, told))
}

/// The film: a handle.
#[derive(Clone, Copy)]
pub(super) struct Reel(StoredValue<Option<Film>>);

impl Reel {
    pub(super) fn new() -> Self {
        Self(StoredValue::new(None))
    }

    /// Lays a table, and plays its film unless nothing is to wait; gives how long the film takes,
    /// in milliseconds.
    pub(super) fn lay(self, pupil: Pupil, table: &Table) -> u32 {
        let Some((film, round)) = Film::of(table) else {
            return 0;
        };
        pupil.stage.sit(round, &seats_of(table), None);
        self.0.set_value(Some(film));
        pupil.stage.laid.set(Laid::Hand);
        if is_quick(pupil.front) {
            self.settle(pupil);
            return 0;
        }
        let coming = table.hand.events().get(table.begin..table.end);
        let moves = coming.unwrap_or_default().iter();
        let moves = moves.filter(|event| shows(&event.what)).count() as u32;
        self.draw(pupil, Turn::Over);
        self.play_on(pupil);
        moves * MOVE_MS
    }

    /// Nothing is played any more.
    pub(super) fn clear(self) {
        self.0.set_value(None);
    }

    /// Shows the next thing that somebody did, and goes on until the question.
    fn play_on(self, pupil: Pupil) {
        let next = self.0.with_value(|film| {
            let film = film.as_ref()?;
            let coming = film.hand.events().get(film.at..film.end)?;
            let moves = |event: &Event| shows(&event.what);
            Some(film.at + coming.iter().position(moves)? + 1)
        });
        let Some(next) = next else {
            self.settle(pupil);
            return;
        };
        self.to(next);
        self.draw(pupil, Turn::Over);
        let timer = Timeout::after(MOVE_MS, move || self.play_on(pupil));
        pupil.stage.timer.set_value(timer);
    }

    fn to(self, at: usize) {
        self.0.update_value(|film| {
            if let Some(film) = film {
                film.at = at;
            }
        });
    }

    /// Shows the moment of the question, and says what led to it.
    fn settle(self, pupil: Pupil) {
        let Some(film) = self.0.get_value() else {
            return;
        };
        let turn = if film.turn {
            film.hand.turn()
        } else {
            Turn::Over
        };
        self.to(film.end);
        self.draw(pupil, turn);
    }

    /// The question is answered: the table shows what follows.
    pub(super) fn solve(self, pupil: Pupil) {
        pupil.stage.timer.set_value(None);
        let Some(film) = self.0.get_value() else {
            return;
        };
        self.to(film.hand.events().len());
        self.draw(pupil, film.hand.turn());
    }

    fn draw(self, pupil: Pupil, turn: Turn) {
        let Some(film) = self.0.get_value() else {
            return;
        };
        let events = film.hand.events().iter().take(film.at);
        pupil.stage.events.set_value(events.cloned().collect());
        let names = pupil.stage.names.get_untracked();
        pupil.chair.snap.set(film.picture(turn, names));
    }

    /// What happened up to the question since the film began, for the ear.
    pub(super) fn spoken(self, pupil: Pupil, table: &Table) -> String {
        let names = pupil.stage.names.get_untracked();
        self.0.with_value(|film| {
            let Some(film) = film else {
                return String::new();
            };
            let words = pupil.front.words;
            let said = film.told(table, |event| {
                words.with_untracked(|words| words.event_spoken(event, None, &names))
            });
            said.join(" ")
        })
    }
}

/// Whether it is something that is seen by itself.
fn shows(what: &What) -> bool {
    matches!(
        what,
        What::Posted { .. }
            | What::Folded { .. }
            | What::Checked { .. }
            | What::Called { .. }
            | What::Bet { .. }
            | What::Raised { .. }
            | What::Shown { .. }
            | What::Mucked { .. }
            | What::BoardDealt { .. }
    )
}
