//! One table of a tournament: who sits where, and where button and blinds go next.

use core::cmp::Ordering;
use core::fmt;

use serde::{Deserialize, Serialize};

use super::setup::PlayerId;
use crate::engine::chips::Chips;
use crate::engine::hand::HandSetup;
use crate::engine::house::ButtonRule;
use crate::engine::seat::Seat;
use crate::engine::table::Positions;

/// A table's number, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub u8);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A taken seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Who sits there.
    pub player: PlayerId,
    /// His chips; while a hand is played, those from before it.
    pub stack: Chips,
    /// Whether he was moved here and has not been dealt in yet.
    pub moved: bool,
}

/// Where button and blinds stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Rotation {
    /// The button was drawn; no hand has been dealt.
    Drawn(Seat),
    /// The positions of the last hand.
    After(Positions),
}

/// A hand in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dealt {
    pub(super) setup: HandSetup,
    /// The round of hand-for-hand to which it belongs.
    pub(super) round: Option<u64>,
}

/// A table of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentTable {
    pub(super) id: TableId,
    pub(super) places: Vec<Option<Place>>,
    pub(super) rotation: Rotation,
    pub(super) dealt: Option<Dealt>,
    pub(super) hands: u64,
}

/// Who is dealt in next, and where the blinds are then.
#[derive(Clone, Debug)]
pub(super) struct Upcoming {
    pub(super) positions: Positions,
    pub(super) playing: Vec<Seat>,
}

impl TournamentTable {
    /// Its number.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Who sits where, clockwise by seat number.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Place)> {
        let numbered = (0_u8..).zip(&self.places);
        numbered.filter_map(|(number, place)| Some((Seat(number), place.as_ref()?)))
    }

    /// How many sit here.
    #[must_use]
    pub fn count(&self) -> usize {
        self.places.iter().flatten().count()
    }

    /// How many hands were dealt here.
    #[must_use]
    pub const fn hands(&self) -> u64 {
        self.hands
    }

    /// The hand in progress.
    #[must_use]
    pub fn hand(&self) -> Option<&HandSetup> {
        self.dealt.as_ref().map(|dealt| &dealt.setup)
    }

    /// Button and blinds of the hand in progress, or of the last one; none before the first.
    #[must_use]
    pub const fn positions(&self) -> Option<Positions> {
        match self.rotation {
            Rotation::Drawn(_) => None,
            Rotation::After(positions) => Some(positions),
        }
    }

    /// Who sits at a seat.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())?.as_ref()
    }

    pub(super) fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.places.get_mut(seat.index())?.as_mut()
    }

    pub(super) fn with_chips(&self) -> Vec<Seat> {
        let able = self.seated().filter(|(_, place)| !place.stack.is_zero());
        able.map(|(seat, _)| seat).collect()
    }

    pub(super) fn open_seats(&self) -> Vec<Seat> {
        let numbered = (0_u8..).zip(&self.places);
        let open = numbered.filter(|(_, place)| place.is_none());
        open.map(|(number, _)| Seat(number)).collect()
    }

    /// Whether nothing keeps the players at this table: no hand, nobody who may buy again.
    pub(super) fn at_rest(&self) -> bool {
        self.dealt.is_none() && self.places.iter().flatten().all(|p| !p.stack.is_zero())
    }

    /// The next positions if these (ascending) are the players.
    fn rotate(&self, playing: &[Seat], rule: ButtonRule) -> Option<Positions> {
        match self.rotation {
            Rotation::Drawn(button) => Positions::first(playing, button),
            Rotation::After(last) => last.next(playing, rule),
        }
    }

    /// The next hand. A moved player takes part at once, the blinds included, unless he would
    /// come in between the button and the small blind (S-19).
    pub(super) fn upcoming(&self, rule: ButtonRule) -> Option<Upcoming> {
        let all = self.with_chips();
        let positions = self.rotate(&all, rule)?;
        let moved = |seat: Seat| self.place(seat).is_some_and(|place| place.moved);
        let waits =
            |seat: Seat| moved(seat) && between(positions.button, seat, positions.small_blind);
        let playing: Vec<Seat> = all.iter().copied().filter(|&seat| !waits(seat)).collect();
        if playing.len() == all.len() || playing.len() < 2 {
            let playing = all;
            return Some(Upcoming { positions, playing });
        }
        let positions = self.rotate(&playing, rule)?;
        Some(Upcoming { positions, playing })
    }

    /// The open seat in which a player pays the big blind soonest; one in which he would have to
    /// wait only if there is no other.
    pub(super) fn worst_open_seat(&self, rule: ButtonRule) -> Option<Seat> {
        let judged = self.open_seats().into_iter().map(|seat| {
            let mut playing = self.with_chips();
            playing.push(seat);
            playing.sort_unstable();
            let Some(positions) = self.rotate(&playing, rule) else {
                return (false, 0, seat);
            };
            let at = |wanted: Seat| playing.iter().position(|&s| s == wanted).unwrap_or(0);
            let count = playing.len();
            let distance = (at(seat) + count - at(positions.big_blind)) % count;
            let waits = between(positions.button, seat, positions.small_blind);
            (waits, distance, seat)
        });
        judged.min().map(|(_, _, seat)| seat)
    }

    /// Whether a newcomer in this seat has to let the button pass.
    pub(super) fn would_wait(&self, seat: Seat, rule: ButtonRule) -> bool {
        let mut playing = self.with_chips();
        if !playing.contains(&seat) {
            playing.push(seat);
            playing.sort_unstable();
        }
        self.rotate(&playing, rule)
            .is_some_and(|next| between(next.button, seat, next.small_blind))
    }

    /// Who pays the big blind in the next hand.
    pub(super) fn next_big_blind(&self, rule: ButtonRule) -> Option<Seat> {
        match self.upcoming(rule) {
            Some(next) => Some(next.positions.big_blind),
            None => self.seated().next().map(|(seat, _)| seat),
        }
    }
}

/// Whether `seat` lies strictly between two chairs, clockwise.
fn between(from: Seat, seat: Seat, to: Seat) -> bool {
    match from.cmp(&to) {
        Ordering::Less => from < seat && seat < to,
        Ordering::Greater => seat > from || seat < to,
        Ordering::Equal => false,
    }
}
