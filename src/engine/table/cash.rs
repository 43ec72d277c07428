//! A cash table: players with chips of their own, hand after hand.

use serde::{Deserialize, Serialize};

use super::draw::draw_beats;
use super::error::TableError;
use super::event::{TableEvent, TableWhat};
use super::form::Form;
use super::place::Place;
use super::positions::Positions;
use super::rules::CashRules;
use super::upcoming::Upcoming;
use crate::engine::cards::{Card, Deck};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Hand, HandSetup, Turn};
use crate::engine::seat::Seat;

/// A cash table between hands and while a hand is played.
///
/// All that was bought in is on the table, was taken out, or went to the house. While a hand is
/// played, stacks are those from before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct CashTable {
    pub(super) form: Form,
    pub(super) news: Vec<TableEvent>,
}

impl CashTable {
    /// An empty table.
    pub fn new(rules: CashRules) -> Result<Self, TableError> {
        Ok(Self {
            form: Form::new(rules)?,
            news: Vec::new(),
        })
    }

    /// What is agreed at this table.
    #[must_use]
    pub const fn rules(&self) -> &CashRules {
        &self.form.rules
    }

    /// Where the button is; nowhere before the draw.
    #[must_use]
    pub fn button(&self) -> Option<Seat> {
        let moved = self.form.positions.map(|at| at.button);
        moved.or(self.form.drawn)
    }

    /// Button and blinds of the hand in progress, or of the last one; none before the first.
    #[must_use]
    pub const fn positions(&self) -> Option<Positions> {
        self.form.positions
    }

    /// The place with this number, if somebody sits there.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.form.places.get(seat.index())?.as_ref()
    }

    /// Who sits where, clockwise by number.
    pub fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        let numbered = (0_u8..).zip(&self.form.places);
        numbered.filter_map(|(number, place)| Some((Seat(number), place.as_ref()?)))
    }

    /// Whether a hand is in progress.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.form.playing.is_some()
    }

    /// All chips in front of players.
    #[must_use]
    pub fn on_table(&self) -> Chips {
        self.places().map(|(_, place)| place.stack).sum()
    }

    /// What players who left during the hand in progress have left in its pot.
    #[must_use]
    pub const fn left_in_pot(&self) -> Chips {
        self.form.left_in_pot
    }

    /// All that was ever bought.
    #[must_use]
    pub const fn bought_in(&self) -> Chips {
        self.form.bought_in
    }

    /// All that left with players.
    #[must_use]
    pub const fn taken_out(&self) -> Chips {
        self.form.taken_out
    }

    /// All that went to the house (RAKE-1).
    #[must_use]
    pub const fn rake(&self) -> Chips {
        self.form.rake
    }

    /// What happened since the last time this was asked, oldest first. Not part of a saved table.
    pub fn take_news(&mut self) -> Vec<TableEvent> {
        core::mem::take(&mut self.news)
    }

    /// Everybody who can play gets one card face up, the highest takes the button (DRAW-1,
    /// DRAW-2).
    ///
    /// The cards are dealt clockwise from the lowest place, off the top.
    pub fn draw_for_button(&mut self, deck: &Deck) -> Result<Seat, TableError> {
        if self.form.drawn.is_some() {
            return Err(TableError::ButtonDrawn);
        }
        let seats = self.ready();
        let drawn: Vec<(Seat, Card)> = seats.iter().copied().zip(*deck.cards()).collect();
        let order = self.form.rules.house.draw_suit_order;
        let highest = drawn.iter().copied().reduce(|best, next| {
            let higher = draw_beats(next.1, best.1, order);
            if higher { next } else { best }
        });
        let Some((winner, card)) = highest.filter(|_| drawn.len() >= 2) else {
            let with_chips = drawn.len();
            return Err(TableError::TooFewPlayers { with_chips });
        };
        let equals = drawn
            .iter()
            .filter(|(_, other)| other.rank() == card.rank());
        let by_suit = equals.count() > 1;
        for &(seat, card) in &drawn {
            self.tell(TableWhat::CardDrawn { seat, card }, Citation::ButtonDraw);
        }
        self.form.drawn = Some(winner);
        self.tell(
            TableWhat::ButtonGiven { seat: winner, card },
            Citation::ButtonWon { by_suit },
        );
        Ok(winner)
    }

    /// Moves button and blinds and sets up the hand that [`CashTable::upcoming`] describes.
    ///
    /// Refused while a prompt is open; what is refused leaves the table as it is.
    pub fn next_hand(&mut self, deck: Deck) -> Result<HandSetup, TableError> {
        let upcoming = self.upcoming()?;
        if let Some(open) = upcoming.prompts.first() {
            let (seat, prompt) = (open.seat, open.prompt);
            return Err(TableError::PromptOpen { seat, prompt });
        }
        let (at, rules) = (upcoming.positions, &self.form.rules);
        let players = upcoming.players.clone();
        let (house, stakes) = (rules.house, rules.stakes);
        let mut setup =
            HandSetup::with_blinds(house, stakes, at.button, (None, None), players, deck);
        setup.forced.clone_from(&upcoming.forced);
        // What cannot be dealt must leave the table as it is.
        Hand::deal(setup.clone())?;
        if let Some(last) = self.form.positions {
            self.pass_blinds(last, at);
        }
        self.let_in(&upcoming);
        self.tell_positions(&upcoming);
        self.form.playing = Some(upcoming.players);
        self.form.positions = Some(at);
        self.form.answers.clear();
        Ok(setup)
    }

    /// Takes over the stacks of a hand that is over, and lets those go who asked to.
    pub fn settle(&mut self, hand: &Hand) -> Result<(), TableError> {
        self.check_hand(hand)?;
        if hand.turn() != Turn::Over {
            return Err(TableError::HandNotOver);
        }
        for player in &hand.state().seats {
            let (seat, stack) = (player.seat, player.stack);
            if self.form.gone.contains(&seat) {
                continue;
            }
            let place = self.taken(seat)?;
            place.stack = stack;
            let leaving = core::mem::take(&mut place.leaving);
            if stack.is_zero() {
                self.tell(TableWhat::Busted { seat }, Citation::OutOfChips);
            }
            if leaving {
                self.go(seat, stack, Citation::CashOut { amount: stack })?;
            }
        }
        self.form.rake += hand.state().rake;
        self.form.playing = None;
        self.form.gone.clear();
        self.form.left_in_pot = Chips::ZERO;
        Ok(())
    }

    /// Says where button and blinds have gone.
    fn tell_positions(&mut self, hand: &Upcoming) {
        let at = hand.positions;
        let deals = |seat: Seat| hand.players.iter().any(|player| player.seat == seat);
        // Between two the roles change places, which is a move like any other.
        let were_more = |last: Positions| last.button != last.small_blind;
        let become_two = hand.players.len() == 2 && self.form.positions.is_some_and(were_more);
        if let Some(from) = self.button()
            && (from != at.button || become_two)
        {
            let (to, big_blind) = (at.button, at.big_blind);
            let because = if become_two {
                Citation::BigBlindFirst { big_blind }
            } else if deals(to) {
                Citation::ButtonMoves { from, to }
            } else {
                Citation::DeadButton { seat: to }
            };
            self.tell(TableWhat::ButtonMoved { from, to }, because);
        }
        if !deals(at.small_blind) {
            let seat = at.small_blind;
            self.tell(TableWhat::NoSmallBlind { seat }, Citation::NoSmallBlind);
        }
    }

    /// Whether this is the hand in progress.
    pub(super) fn check_hand(&self, hand: &Hand) -> Result<(), TableError> {
        let playing = self.form.playing.as_ref().ok_or(TableError::NoHand)?;
        if hand.setup().players == *playing {
            Ok(())
        } else {
            Err(TableError::OtherHand)
        }
    }

    pub(super) fn slot(&mut self, seat: Seat) -> Result<&mut Option<Place>, TableError> {
        let seats = self.form.rules.seats;
        let slot = self.form.places.get_mut(seat.index());
        slot.ok_or(TableError::NoSuchSeat { seat, seats })
    }

    pub(super) fn taken(&mut self, seat: Seat) -> Result<&mut Place, TableError> {
        let place = self.slot(seat)?.as_mut();
        place.ok_or(TableError::SeatEmpty { seat })
    }

    pub(super) fn tell(&mut self, what: TableWhat, because: Citation) {
        self.news.push(TableEvent { what, because });
    }
}

pub(super) fn refused(seat: Seat, because: Citation) -> TableError {
    TableError::Refused { seat, because }
}
