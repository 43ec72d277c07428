//! A cash table as data; what is read is checked before it becomes a table.

use serde::{Deserialize, Serialize};

use super::cash::CashTable;
use super::error::TableError;
use super::place::{Entry, Place};
use super::positions::Positions;
use super::rules::CashRules;
use super::upcoming::Answer;
use crate::engine::chips::Chips;
use crate::engine::hand::PlayerSetup;
use crate::engine::seat::Seat;

/// The table as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Form {
    pub(super) rules: CashRules,
    pub(super) places: Vec<Option<Place>>,
    /// Who won the draw for the button.
    pub(super) drawn: Option<Seat>,
    /// Button and blinds of the last hand; none before the first.
    pub(super) positions: Option<Positions>,
    /// Answers to the prompts of the coming hand.
    #[serde(default)]
    pub(super) answers: Vec<Answer>,
    /// The players of the hand in progress.
    pub(super) playing: Option<Vec<PlayerSetup>>,
    /// Those of them who folded and left before its end.
    #[serde(default)]
    pub(super) gone: Vec<Seat>,
    /// What they left in its pot.
    #[serde(default)]
    pub(super) left_in_pot: Chips,
    pub(super) bought_in: Chips,
    pub(super) taken_out: Chips,
    pub(super) rake: Chips,
}

impl Form {
    pub(super) fn new(rules: CashRules) -> Result<Self, TableError> {
        check_rules(&rules)?;
        Ok(Self {
            rules,
            places: vec![None; usize::from(rules.seats)],
            drawn: None,
            positions: None,
            answers: Vec::new(),
            playing: None,
            gone: Vec::new(),
            left_in_pot: Chips::ZERO,
            bought_in: Chips::ZERO,
            taken_out: Chips::ZERO,
            rake: Chips::ZERO,
        })
    }

    /// Whether this player plays the hand in progress and has not left.
    pub(super) fn plays(&self, seat: Seat) -> bool {
        let mut playing = self.playing.iter().flatten();
        playing.any(|player| player.seat == seat) && !self.gone.contains(&seat)
    }

    fn check(&self) -> Result<(), String> {
        check_rules(&self.rules).map_err(|error| error.to_string())?;
        let seats = self.rules.seats;
        if self.places.len() != usize::from(seats) {
            let places = self.places.len();
            return Err(format!("{places} places at a table of {seats}"));
        }
        self.check_seats()?;
        self.check_entries()?;
        self.check_playing()?;
        self.check_chips()
    }

    fn check_seats(&self) -> Result<(), String> {
        let seats = self.rules.seats;
        let chairs = self
            .positions
            .map(|at| [at.button, at.small_blind, at.big_blind]);
        let named = self.drawn.into_iter().chain(chairs.into_iter().flatten());
        let playing = self.playing.iter().flatten().map(|player| player.seat);
        let answers = self.answers.iter().map(|answer| answer.seat);
        let mut all = named.chain(playing).chain(answers);
        if let Some(seat) = all.find(|seat| seat.0 >= seats) {
            return Err(TableError::NoSuchSeat { seat, seats }.to_string());
        }
        match self.positions {
            Some(_) if self.drawn.is_none() => {
                Err("a hand was dealt before the draw for the button".to_owned())
            }
            Some(at) if at.button == at.big_blind || at.small_blind == at.big_blind => {
                Err("the big blind has another role too".to_owned())
            }
            _ => Ok(()),
        }
    }

    fn check_entries(&self) -> Result<(), String> {
        let seats = self.rules.seats;
        for place in self.places.iter().flatten() {
            let possible = match place.entry {
                Entry::In | Entry::Newcomer => true,
                Entry::Missed { big, small } => big || small,
                Entry::ButtonBreak { passings } => passings <= 1,
                Entry::Moved { distance } => distance < seats,
            };
            if !possible {
                let entry = place.entry;
                return Err(format!("nobody comes in as \"{entry}\" at {seats} places"));
            }
        }
        Ok(())
    }

    fn check_playing(&self) -> Result<(), String> {
        let all = self.playing.as_deref().unwrap_or_default();
        if !all.is_sorted_by(|one, next| one.seat < next.seat) {
            return Err("the players of the hand are not in order".to_owned());
        }
        let known = |seat: &Seat| all.iter().any(|player| player.seat == *seat);
        if !self.gone.iter().all(known) {
            return Err("somebody left a hand that he did not play".to_owned());
        }
        if self.gone.is_empty() && !self.left_in_pot.is_zero() {
            return Err("nobody has left the chips in the pot".to_owned());
        }
        let here = all.iter().filter(|player| self.plays(player.seat));
        for player in here {
            let place = self.places[player.seat.index()];
            if place.is_none_or(|place| place.stack != player.stack) {
                let seat = player.seat;
                return Err(format!("seat {seat} plays with other chips than he has"));
            }
        }
        Ok(())
    }

    fn check_chips(&self) -> Result<(), String> {
        let stacks = self.places.iter().flatten().map(|place| place.stack);
        let parts = stacks.chain([self.taken_out, self.rake, self.left_in_pot]);
        let all = parts.into_iter().try_fold(Chips::ZERO, Chips::checked_add);
        if all != Some(self.bought_in) {
            return Err(format!(
                "the chips do not add up: {} bought in, {} taken out, {} to the house, the rest is not on the table",
                self.bought_in, self.taken_out, self.rake
            ));
        }
        if self.bought_in > Chips::MAX_AT_TABLE {
            let most = Chips::MAX_AT_TABLE;
            return Err(TableError::TooManyChips { most }.to_string());
        }
        Ok(())
    }
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
        form.check()?;
        Ok(Self {
            form,
            news: Vec::new(),
        })
    }
}
