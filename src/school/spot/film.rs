//! A spot as it is shown: from whose chair, how far, and without the cards that it leaves open.

use super::play::{Mark, Spot};
use crate::engine::chips::RaiseTo;
use crate::engine::hand::{
    Action, Event, ForcedBet, Hand, HandSetup, HandState, HoleCards, PlayerSetup, What,
};
use crate::engine::seat::Seat;

/// How far a moment is shown: an answer that is asked for must not lie on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Until {
    /// All of it.
    #[default]
    Whole,
    /// Before the bets that lie in front of players are gathered.
    Gathered,
    /// Before the first hand is turned up.
    Shown,
    /// Before the first pot is given away.
    Paid,
}

impl Until {
    fn hides(self, what: &What) -> bool {
        match self {
            Self::Whole => false,
            Self::Gathered => matches!(
                what,
                What::Returned { .. }
                    | What::Collected { .. }
                    | What::Shown { .. }
                    | What::Awarded { .. }
            ),
            Self::Shown => matches!(what, What::Shown { .. } | What::Awarded { .. }),
            Self::Paid => matches!(what, What::Awarded { .. } | What::Raked { .. }),
        }
    }
}

impl Spot {
    /// How many chairs stand around the table, the empty ones included.
    #[must_use]
    pub fn chairs(&self) -> u8 {
        chairs_of(self.setup())
    }

    /// The same spot with this chair as the first: a screen draws the one who looks at its bottom.
    #[must_use]
    pub fn turned_to(&self, first: Seat) -> Self {
        let place = |seat: Seat| place_of(seat, first, self.chairs());
        let mut turned = self.clone();
        turn(turned.setup_mut(), place);
        turned.rename(place);
        turned
    }

    /// What has happened up to so many actions of the line (and at the mark `end` all that
    /// follows), as far as it is shown.
    #[must_use]
    pub fn events(&self, mark: Mark, moves: usize, until: Until) -> Vec<Event> {
        let at_end = mark == Mark::End && moves == self.moves().len();
        let hand = if at_end {
            self.hand_at(Mark::End)
        } else {
            self.hand_after(moves)
        };
        let Some(hand) = hand else {
            return Vec::new();
        };
        let mut events = hand.events().to_vec();
        let before = self.events_before_last(&hand);
        let hidden = events
            .iter()
            .skip(before)
            .position(|event| until.hides(&event.what));
        if let Some(place) = hidden {
            events.truncate(before + place);
        }
        events
    }

    /// Where the events of the last action begin.
    fn events_before_last(&self, hand: &Hand) -> usize {
        let decided = |event: &Event| {
            matches!(
                event.what,
                What::Folded { .. }
                    | What::Checked { .. }
                    | What::Called { .. }
                    | What::Bet { .. }
                    | What::Raised { .. }
            )
        };
        let last = hand.events().iter().rposition(decided);
        last.map_or(0, |place| place + 1).max(self.events_before())
    }

    /// The table after these events, without the cards that the spot leaves open.
    #[must_use]
    pub fn table_after(&self, events: &[Event]) -> HandState {
        let mut state = HandState::before(self.setup());
        for event in events {
            state.fold(event);
        }
        for player in &mut state.seats {
            if player.hole != HoleCards::None && !self.names_cards_of(player.seat) {
                player.hole = HoleCards::Down;
            }
        }
        state
    }
}

/// How many chairs stand around the table of a hand, the empty ones included.
#[must_use]
pub fn chairs_of(setup: &HandSetup) -> u8 {
    let seats = setup.players.iter().map(|player| player.seat.0);
    let last = seats.chain([setup.button.0]).max();
    last.map_or(0, |seat| seat.saturating_add(1))
}

/// The same hand with this chair as the first, event by event.
#[must_use]
pub fn hand_turned_to(hand: &Hand, first: Seat) -> Option<Hand> {
    let chairs = chairs_of(hand.setup());
    let place = |seat| place_of(seat, first, chairs);
    let mut setup = hand.setup().clone();
    turn(&mut setup, place);
    let mut turned = Hand::deal(setup).ok()?;
    for (number, event) in hand.events().iter().enumerate() {
        // What follows by itself has happened already.
        if turned.events().len() == number {
            let (seat, action) = decided(&event.what)?;
            turned.apply(place(seat), action).ok()?;
        }
    }
    Some(turned)
}

/// Whose decision it was, and which.
fn decided(what: &What) -> Option<(Seat, Action)> {
    Some(match what {
        What::Folded { seat } => (*seat, Action::Fold),
        What::Checked { seat } => (*seat, Action::Check),
        What::Called { seat, .. } => (*seat, Action::Call),
        What::Bet { seat, bet, .. } => (*seat, Action::Bet(bet.to)),
        What::Raised { seat, bet, .. } => (*seat, Action::Raise(RaiseTo(bet.to))),
        What::Shown { seat, .. } => (*seat, Action::Show),
        What::Mucked { seat } => (*seat, Action::Muck),
        What::PlayedBoard { seat, .. } => (*seat, Action::PlayBoard),
        _ => return None,
    })
}

fn turn(setup: &mut HandSetup, place: impl Fn(Seat) -> Seat) {
    setup.button = place(setup.button);
    for ForcedBet { seat, .. } in &mut setup.forced {
        *seat = place(*seat);
    }
    for PlayerSetup { seat, .. } in &mut setup.players {
        *seat = place(*seat);
    }
    setup.players.sort_unstable_by_key(|player| player.seat);
}

/// The place of a seat at a table of so many chairs, counted clockwise from the first.
#[must_use]
pub fn place_of(seat: Seat, first: Seat, chairs: u8) -> Seat {
    Seat((seat.0 + chairs.saturating_sub(first.0)) % chairs.max(1))
}

/// The seat at a place: the other way round.
#[must_use]
pub fn seat_at(place: Seat, first: Seat, chairs: u8) -> Seat {
    Seat((place.0 + first.0) % chairs.max(1))
}
