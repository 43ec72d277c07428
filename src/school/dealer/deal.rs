//! The hands of a level, each with its duties.

use super::duty::Duty;
use super::game::{Found, Game};
use super::played::played;
use super::walk::{Walk, table_after};
use super::{Level, Mishap};
use crate::engine::cards::{Card, Seed};
use crate::engine::hand::{Hand, HandState};
use crate::engine::seat::Seat;
use crate::engine::table::TableError;
use crate::school::drill::Draw;

/// A whole hand to be dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The hand, over: what has not been dealt yet is not shown.
    pub hand: Hand,
    /// The open cards of the draw for the button, where it is drawn for.
    pub drawn: Vec<(Seat, Card)>,
    /// All who sit at the table, by number; not all of them play.
    pub sitting: Vec<Seat>,
    /// Where the button lies before it is moved.
    pub last_button: Option<Seat>,
    /// What is to be done, in order.
    pub duties: Vec<Duty>,
}

impl Deal {
    /// A hand that was played elsewhere, over, with its duties and without mishaps: a worked
    /// example.
    #[must_use]
    pub fn of(level: Level, hand: Hand, last_button: Option<Seat>) -> Option<Self> {
        let sitting: Vec<Seat> = hand.setup().players.iter().map(|p| p.seat).collect();
        let found = Found {
            setup: hand.setup().clone(),
            drawn: Vec::new(),
            last_button,
            sitting: sitting.clone(),
            facts: Vec::new(),
            waiting: Vec::new(),
        };
        let source = Seed::new([0; 32]);
        let mut walk = Walk::new(level, &found, &hand, source)?;
        walk.through()?;
        let duties = walk.duties;
        Some(Self {
            duties,
            hand,
            drawn: Vec::new(),
            sitting,
            last_button,
        })
    }

    /// The table after so many events of the hand.
    #[must_use]
    pub fn table(&self, end: usize) -> HandState {
        table_after(&self.hand, end)
    }
}

/// The hands of a level: the same for the same level, seed and mishaps met before (`met`, by
/// place in [`Mishap::ALL`]).
pub fn deals(level: Level, seed: u64, met: &[u32]) -> Result<Vec<Deal>, TableError> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8] = level as u8 + 1;
    let source = Seed::new(bytes);
    let mut draw = Draw::new(source);
    let mut game = Game::new(level, 0, &mut draw)?;
    let mut met = met.to_vec();
    met.resize(Mishap::ALL.len(), 0);
    let mut deals = Vec::with_capacity(level.hands());
    for number in 0..level.hands() {
        // The dealer of level D5 goes on to a table that plays pot limit.
        if level == Level::D5 && number == 2 {
            game = Game::new(level, number, &mut draw)?;
        }
        game.between(level, number, &mut draw)?;
        let (found, hand) = played(level, number, &mut game, &mut draw)?;
        let walk = Walk::new(level, &found, &hand, source.for_hand(number as u64 + 1));
        let duties = walk.map_or_else(Vec::new, |walk| walk.finish(&met));
        for duty in &duties {
            if let Some(staged) = &duty.staged {
                met[staged.mishap as usize] += 1;
            }
        }
        deals.push(Deal {
            duties,
            hand,
            drawn: found.drawn,
            sitting: found.sitting,
            last_button: found.last_button,
        });
    }
    Ok(deals)
}

impl<'a> Walk<'a> {
    /// The way through a hand, at its beginning.
    fn new(level: Level, found: &'a Found, hand: &'a Hand, source: Seed) -> Option<Self> {
        Some(Self {
            level,
            found,
            hand,
            live: Hand::deal(hand.setup().clone()).ok()?,
            draw: Draw::new(source),
            duties: Vec::new(),
            chances: Vec::new(),
            deal_at: 0,
        })
    }

    /// All duties of the hand, with as many mishaps as the level has.
    fn finish(mut self, met: &[u32]) -> Vec<Duty> {
        let whole = self.through();
        debug_assert!(whole.is_some(), "every duty has its question");
        let (least, most) = self.level.mishaps();
        let count = self.draw.within(least as u64, most as u64) as usize;
        let weights = Mishap::weights(self.level, met);
        self.with_mishaps(count, &weights)
    }
}
