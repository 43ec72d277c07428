//! A night of the league: one table of a tournament, in front of the dealer.

use super::game::Found;
use crate::engine::cards::{Card, Deck};
use crate::engine::chips::Chips;
use crate::engine::hand::{Hand, HandSetup, Mode, PlayerSetup};
use crate::engine::house::{HouseRules, Preset};
use crate::engine::seat::Seat;
use crate::engine::table::tournament::LevelTable;
use crate::engine::table::{Positions, TableError, draw_beats};
use crate::school::drill::Draw;

/// The level of the blinds when the learner comes: the first with an ante.
const FIRST_LEVEL: u32 = 5;

/// The chips that are played with: all stacks and bets are so many of them.
pub(super) const CHIP: u64 = 5;

/// The table.
#[derive(Clone, Debug)]
pub(super) struct League {
    rules: HouseRules,
    stacks: Vec<(Seat, Chips)>,
    positions: Option<Positions>,
    hands: u32,
}

impl League {
    /// Ten players with 6 to 25 big blinds.
    pub(super) fn new(draw: &mut Draw) -> Self {
        let stacks = (0..10).map(|chair| (Seat(chair), draw.chips(900, 3_800, CHIP)));
        Self {
            rules: Preset::League.rules(),
            stacks: stacks.collect(),
            positions: None,
            hands: 0,
        }
    }

    /// The hand that comes next; the blinds rise every other hand (TOURN-8).
    pub(super) fn next(&mut self, deck: &Deck) -> Result<Found, TableError> {
        let seats: Vec<Seat> = self.stacks.iter().map(|(seat, _)| *seat).collect();
        let too_few = TableError::TooFewPlayers {
            with_chips: seats.len(),
        };
        let last_button = self.positions.map(|at| at.button);
        let mut drawn = Vec::new();
        let positions = if let Some(last) = self.positions {
            last.next(&seats, self.rules.button_rule)
        } else {
            drawn = seats.iter().copied().zip(*deck.cards()).collect();
            let button = highest(&drawn, &self.rules);
            button.and_then(|button| Positions::first(&seats, button))
        };
        let at = positions.ok_or(too_few)?;
        let levels = LevelTable::standard();
        let stakes = levels.stakes(FIRST_LEVEL + self.hands / 2, &self.rules);
        let small = Some(at.small_blind).filter(|seat| seats.contains(seat));
        let players = self
            .stacks
            .iter()
            .map(|&(seat, stack)| PlayerSetup { seat, stack });
        let mut setup = HandSetup::with_blinds(
            self.rules,
            stakes,
            at.button,
            (small, Some(at.big_blind)),
            players.collect(),
            deck.clone(),
        );
        setup.mode = Mode::Tournament {
            players_left: seats.len() as u32,
        };
        setup.smallest_chip = Chips::new(CHIP);
        self.positions = Some(at);
        self.hands += 1;
        Ok(Found {
            setup,
            drawn,
            last_button,
            sitting: seats,
            facts: Vec::new(),
            waiting: Vec::new(),
        })
    }

    /// Who has no chips left is out (TOURN-6).
    pub(super) fn settle(&mut self, hand: &Hand) {
        let players = hand.state().seats.iter();
        self.stacks = players
            .map(|player| (player.seat, player.stack))
            .filter(|(_, stack)| !stack.is_zero())
            .collect();
    }
}

/// Who has drawn the highest card (DRAW-2).
fn highest(drawn: &[(Seat, Card)], rules: &HouseRules) -> Option<Seat> {
    let best = drawn.iter().copied().reduce(|best, other| {
        if draw_beats(other.1, best.1, rules.draw_suit_order) {
            other
        } else {
            best
        }
    });
    best.map(|(seat, _)| seat)
}
