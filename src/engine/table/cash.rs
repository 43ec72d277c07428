//! A cash table: players with chips of their own, hand after hand.

use serde::{Deserialize, Serialize};

use super::draw::draw_beats;
use super::error::TableError;
use super::event::{TableEvent, TableWhat};
use super::positions::Positions;
use super::rules::CashRules;
use crate::engine::cards::{Card, Deck};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Change, Hand, HandSetup, PlayerSetup, Turn};
use crate::engine::seat::Seat;

/// A taken place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The chips in front of the player; every stack is public (BUYIN-4).
    pub stack: Chips,
}

/// A cash table between hands and while a hand is played.
///
/// All that was bought in is on the table, was taken out, or went to the house. While a hand is
/// played, stacks are those from before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct CashTable {
    form: Form,
    news: Vec<TableEvent>,
}

/// The table as data; what is read is checked before it becomes a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    rules: CashRules,
    places: Vec<Option<Place>>,
    /// Who won the draw for the button.
    drawn: Option<Seat>,
    /// The button and the blinds of the last hand; none before the first.
    positions: Option<Positions>,
    /// The players of the hand in progress.
    playing: Option<Vec<PlayerSetup>>,
    bought_in: Chips,
    taken_out: Chips,
    rake: Chips,
}

impl CashTable {
    /// An empty table.
    pub fn new(rules: CashRules) -> Result<Self, TableError> {
        check_rules(&rules)?;
        let form = Form {
            rules,
            places: vec![None; usize::from(rules.seats)],
            drawn: None,
            positions: None,
            playing: None,
            bought_in: Chips::ZERO,
            taken_out: Chips::ZERO,
            rake: Chips::ZERO,
        };
        Ok(Self {
            form,
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

    /// All chips on the table.
    #[must_use]
    pub fn on_table(&self) -> Chips {
        self.places().map(|(_, place)| place.stack).sum()
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

    /// All that went to the house.
    #[must_use]
    pub const fn rake(&self) -> Chips {
        self.form.rake
    }

    /// What happened since the last time this was asked, oldest first. Not part of a saved table.
    pub fn take_news(&mut self) -> Vec<TableEvent> {
        core::mem::take(&mut self.news)
    }

    /// A player takes an empty place and buys in (BUYIN-1 to BUYIN-3).
    ///
    /// During a hand he waits for the next one.
    pub fn sit_down(&mut self, seat: Seat, amount: Chips) -> Result<(), TableError> {
        if self.slot(seat)?.is_some() {
            return Err(TableError::SeatTaken { seat });
        }
        let (min, max) = (self.form.rules.min_buy_in(), self.form.rules.max_buy_in());
        if amount < min {
            let tried = amount;
            return Err(refused(seat, Citation::BuyInBelow { tried, min }));
        }
        self.check_most(seat, Chips::ZERO, amount)?;
        *self.slot(seat)? = Some(Place { stack: amount });
        self.form.bought_in += amount;
        self.tell(
            TableWhat::SatDown {
                seat,
                stack: amount,
            },
            Citation::BuyIn { amount, min, max },
        );
        Ok(())
    }

    /// A player adds chips between hands, from zero too (BUYIN-7, BUYIN-10, CASH-3, S-26).
    pub fn add_chips(&mut self, seat: Seat, added: Chips) -> Result<(), TableError> {
        let from = self.stack(seat)?;
        if self.is_playing() {
            return Err(refused(seat, Citation::NoChipsDuringHand));
        }
        let total = self.check_most(seat, from, added)?;
        let floor = self.form.rules.top_up_floor();
        if total < floor || added.is_zero() {
            return Err(refused(seat, Citation::TopUpBelow { total, floor }));
        }
        *self.slot(seat)? = Some(Place { stack: total });
        self.form.bought_in += added;
        let stack = Change { from, to: total };
        let because = if from.is_zero() {
            Citation::Rebuy {
                amount: added,
                floor,
            }
        } else {
            Citation::TopUp {
                added,
                total,
                floor,
            }
        };
        self.tell(TableWhat::ChipsAdded { seat, stack }, because);
        Ok(())
    }

    /// A player leaves with all his chips, when he plays no hand (CASH-2, BUYIN-6).
    pub fn leave(&mut self, seat: Seat) -> Result<Chips, TableError> {
        let stack = self.stack(seat)?;
        let playing = self.form.playing.iter().flatten();
        if playing.into_iter().any(|player| player.seat == seat) {
            return Err(refused(seat, Citation::NoLeavingDuringHand));
        }
        *self.slot(seat)? = None;
        self.form.taken_out += stack;
        let amount = stack;
        self.tell(
            TableWhat::Left { seat, stack },
            Citation::CashOut { amount },
        );
        Ok(stack)
    }

    /// Everybody gets one card face up, the highest takes the button (DRAW-1, DRAW-2).
    ///
    /// The cards are dealt clockwise from the lowest place, off the top.
    pub fn draw_for_button(&mut self, deck: &Deck) -> Result<Seat, TableError> {
        if self.form.drawn.is_some() {
            return Err(TableError::ButtonDrawn);
        }
        let seats = self.dealt_in();
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

    /// Moves the button and sets up the next hand; who has no chips is not dealt in.
    pub fn next_hand(&mut self, deck: Deck) -> Result<HandSetup, TableError> {
        if self.is_playing() {
            return Err(TableError::HandInProgress);
        }
        let seats = self.dealt_in();
        let before = self.button().ok_or(TableError::ButtonNotDrawn)?;
        let next = match self.form.positions {
            None => Positions::first(&seats, before),
            Some(last) => last.next(&seats, self.form.rules.house.button_rule),
        };
        let Some(next) = next else {
            let with_chips = seats.len();
            return Err(TableError::TooFewPlayers { with_chips });
        };
        let stack = |seat| {
            self.place(seat).map(|place| PlayerSetup {
                seat,
                stack: place.stack,
            })
        };
        let players: Vec<PlayerSetup> = seats.iter().copied().filter_map(stack).collect();
        let rules = &self.form.rules;
        let small_blind = seats
            .contains(&next.small_blind)
            .then_some(next.small_blind);
        let setup = HandSetup::with_blinds(
            rules.house,
            rules.stakes,
            next.button,
            (small_blind, Some(next.big_blind)),
            players.clone(),
            deck,
        );
        // What cannot be dealt must leave the table as it is.
        Hand::deal(setup.clone())?;
        let because = self.why_there(before, next, seats.len());
        self.form.playing = Some(players);
        self.form.positions = Some(next);
        if let Some(because) = because {
            let (from, to) = (before, next.button);
            self.tell(TableWhat::ButtonMoved { from, to }, because);
        }
        Ok(setup)
    }

    /// Takes over the stacks of a hand that is over.
    pub fn settle(&mut self, hand: &Hand) -> Result<(), TableError> {
        let playing = self.form.playing.as_ref().ok_or(TableError::NoHand)?;
        if hand.setup().players != *playing {
            return Err(TableError::OtherHand);
        }
        if hand.turn() != Turn::Over {
            return Err(TableError::HandNotOver);
        }
        for player in &hand.state().seats {
            let (seat, stack) = (player.seat, player.stack);
            *self.slot(seat)? = Some(Place { stack });
            if stack.is_zero() {
                self.tell(TableWhat::Busted { seat }, Citation::OutOfChips);
            }
        }
        self.form.rake += hand.state().rake;
        self.form.playing = None;
        Ok(())
    }

    /// Why the button is where it is; nothing if the draw has said it.
    fn why_there(&self, from: Seat, next: Positions, players: usize) -> Option<Citation> {
        let (to, big_blind) = (next.button, next.big_blind);
        let Some(last) = self.form.positions else {
            return (from != to).then_some(Citation::ButtonMoves { from, to });
        };
        // Between two the roles change places, which is a move like any other.
        let were_two = last.button == last.small_blind;
        Some(if players == 2 && !were_two {
            Citation::BigBlindFirst { big_blind }
        } else {
            Citation::ButtonMoves { from, to }
        })
    }

    /// Who has enough chips for the next hand (BUYIN-9).
    fn dealt_in(&self) -> Vec<Seat> {
        let least = self.form.rules.min_stack();
        let players = self.places().filter(|(_, place)| place.stack >= least);
        players.map(|(seat, _)| seat).collect()
    }

    fn slot(&mut self, seat: Seat) -> Result<&mut Option<Place>, TableError> {
        let seats = self.form.rules.seats;
        let slot = self.form.places.get_mut(seat.index());
        slot.ok_or(TableError::NoSuchSeat { seat, seats })
    }

    fn stack(&self, seat: Seat) -> Result<Chips, TableError> {
        let seats = self.form.rules.seats;
        let slot = self.form.places.get(seat.index());
        let place = slot.ok_or(TableError::NoSuchSeat { seat, seats })?;
        let place = place.as_ref().ok_or(TableError::SeatEmpty { seat })?;
        Ok(place.stack)
    }

    /// What `from` and `added` come to, if that is not too much.
    fn check_most(&self, seat: Seat, from: Chips, added: Chips) -> Result<Chips, TableError> {
        let most = Chips::MAX_AT_TABLE;
        if self.on_table() + added > most || self.form.bought_in + added > most {
            return Err(TableError::TooManyChips { most });
        }
        let total = from + added;
        match self.form.rules.max_buy_in() {
            Some(max) if total > max => {
                let tried = total;
                Err(refused(seat, Citation::BuyInAbove { tried, max }))
            }
            _ => Ok(total),
        }
    }

    fn tell(&mut self, what: TableWhat, because: Citation) {
        self.news.push(TableEvent { what, because });
    }
}

fn refused(seat: Seat, because: Citation) -> TableError {
    TableError::Refused { seat, because }
}

fn check_rules(rules: &CashRules) -> Result<(), TableError> {
    let house = &rules.house;
    house
        .validate()
        .map_err(|reason| TableError::House { reason })?;
    let (seats, most) = (rules.seats, house.max_seats);
    if !(2..=most).contains(&seats) {
        return Err(TableError::Places { seats, most });
    }
    let (min, max) = (rules.min_buy_in(), rules.max_buy_in());
    if min.is_zero() || max.is_some_and(|max| max < min) {
        return Err(TableError::BuyInRange { min, max });
    }
    Ok(())
}

impl From<CashTable> for Form {
    fn from(table: CashTable) -> Self {
        table.form
    }
}

impl TryFrom<Form> for CashTable {
    type Error = String;

    fn try_from(form: Form) -> Result<Self, String> {
        check_rules(&form.rules).map_err(|error| error.to_string())?;
        let seats = form.rules.seats;
        if form.places.len() != usize::from(seats) {
            let places = form.places.len();
            return Err(format!("{places} places at a table of {seats}"));
        }
        let at = form.positions.iter();
        let at = at.flat_map(|at| [at.button, at.small_blind, at.big_blind]);
        let named = form.drawn.into_iter().chain(at);
        let playing = form.playing.iter().flatten().map(|player| player.seat);
        if let Some(seat) = named.chain(playing).find(|seat| seat.0 >= seats) {
            return Err(TableError::NoSuchSeat { seat, seats }.to_string());
        }
        let table = Self {
            form,
            news: Vec::new(),
        };
        let out = table
            .form
            .taken_out
            .checked_add(table.form.rake)
            .and_then(|out| out.checked_add(table.on_table()));
        if out != Some(table.form.bought_in) {
            return Err(format!(
                "the chips do not add up: {} bought in, {} on the table, {} taken out, {} to the house",
                table.form.bought_in,
                table.on_table(),
                table.form.taken_out,
                table.form.rake
            ));
        }
        if table.form.bought_in > Chips::MAX_AT_TABLE {
            let most = Chips::MAX_AT_TABLE;
            return Err(TableError::TooManyChips { most }.to_string());
        }
        Ok(table)
    }
}
