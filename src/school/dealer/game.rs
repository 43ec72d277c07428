//! The table between hands: who sits there, where the button goes, who is dealt in.

use super::Level;
use super::league::League;
use crate::engine::cards::{Card, Deck};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Hand, HandSetup, Stakes, Turn};
use crate::engine::house::{HouseRules, MissedBlind, Preset, Rake, Straddle, Structure};
use crate::engine::seat::Seat;
use crate::engine::table::{
    CashRules, CashTable, ComeIn, Entry, Notice, Place, Straddling, TableError, TableEvent,
    TableWhat,
};
use crate::school::drill::Draw;

/// What the dealer finds before a hand.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The hand to be dealt.
    pub(super) setup: HandSetup,
    /// The cards of the draw for the button, where it is drawn for now.
    pub(super) drawn: Vec<(Seat, Card)>,
    /// Where the button was.
    pub(super) last_button: Option<Seat>,
    /// All who sit there, by number.
    pub(super) sitting: Vec<Seat>,
    /// Who sits out, has no chips, pays to come in or waits for the big blind.
    pub(super) facts: Vec<(Seat, &'static str)>,
    /// Those who are not dealt in, and why.
    pub(super) waiting: Vec<Notice>,
}

/// A table of the dealer school.
#[derive(Clone, Debug)]
pub(super) enum Game {
    /// A cash game.
    Cash(CashTable),
    /// A night of the league.
    League(League),
}

/// The blinds of the cash games.
const STAKES: Stakes = Stakes {
    small_blind: Chips::new(1),
    big_blind: Chips::new(2),
    ante: Chips::ZERO,
};

/// The house rules of a level's cash game; at level D5 the table of its later hands plays pot
/// limit.
pub(super) fn house(level: Level, hand: usize) -> HouseRules {
    let school = Preset::School.rules();
    match level {
        Level::D4 => HouseRules {
            missed_blind: MissedBlind::BigLiveSmallDead,
            ..school
        },
        Level::D5 => HouseRules {
            structure: if hand < 2 {
                Structure::FixedLimit
            } else {
                Structure::PotLimit
            },
            straddle: Straddle::On,
            rake: Rake {
                rate: if hand < 2 { 0 } else { 500 },
                cap: Some(Chips::new(5)),
                no_flop_no_drop: true,
            },
            ..school
        },
        _ => school,
    }
}

impl Game {
    /// The table at the beginning of a level, or where the dealer goes on to another one.
    pub(super) fn new(level: Level, hand: usize, draw: &mut Draw) -> Result<Self, TableError> {
        if level == Level::D6 {
            return Ok(Self::League(League::new(draw)));
        }
        let players = level.players();
        let rules = CashRules {
            seats: players,
            stakes: STAKES,
            house: house(level, hand),
        };
        let mut table = CashTable::new(rules)?;
        // One chair is left for the newcomer of level D4.
        let taken = players - u8::from(level == Level::D4);
        let short = draw.below(u64::from(taken)) as u8;
        for chair in 0..taken {
            let stack = match level {
                Level::D1 => 100,
                Level::D3 | Level::D4 if chair == short => draw.within(20, 34),
                Level::D4 => draw.within(25, 150),
                _ => draw.within(60, 180),
            };
            table.sit_down(Seat(chair), Chips::new(stack))?;
            let straddles = level == Level::D5 && chair % 3 == 0;
            let straddles = if straddles {
                Straddling::Always
            } else {
                Straddling::Never
            };
            table.choose_straddle(Seat(chair), straddles)?;
        }
        let mut game = Self::Cash(table);
        if level == Level::D1 {
            game.hand_before(draw)?;
        }
        Ok(game)
    }

    /// A hand that is over before the learner comes: at the first level he moves the button at
    /// once.
    fn hand_before(&mut self, draw: &mut Draw) -> Result<(), TableError> {
        let found = self.next(&draw.deck())?;
        let mut hand = Hand::deal(found.setup)?;
        while let Turn::Act(seat) = hand.turn() {
            let folded = hand.apply(seat, crate::engine::hand::Action::Fold);
            if folded.is_err() {
                break;
            }
        }
        self.settle(&hand)
    }

    /// What happens at the table before hand number `hand` (from 0) of the level: who has lost
    /// much buys chips; at level D4 somebody leaves, comes, sits out and comes back.
    pub(super) fn between(
        &mut self,
        level: Level,
        hand: usize,
        draw: &mut Draw,
    ) -> Result<(), TableError> {
        let Self::Cash(table) = self else {
            return Ok(());
        };
        let poor: Vec<(Seat, Chips)> = table
            .places()
            .map(|(seat, place)| (seat, place.stack))
            .filter(|(_, stack)| stack.get() < 20)
            // At level D4 who has lost everything stays for a while and looks on.
            .filter(|(_, stack)| level != Level::D4 || !stack.is_zero())
            .collect();
        for (seat, stack) in poor {
            let to = draw.within(24, 60);
            table.add_chips(seat, Chips::new(to).saturating_sub(stack))?;
        }
        if level != Level::D4 {
            return Ok(());
        }
        let Some(at) = table.positions() else {
            return Ok(());
        };
        match hand {
            1 => {
                let newcomer = Seat(level.players() - 1);
                table.sit_down(newcomer, Chips::new(draw.within(40, 120)))?;
                // The small blind leaves: the button comes to an empty chair (BTN-4).
                table.leave(at.small_blind)?;
                let next = table.upcoming()?;
                let other = next
                    .players
                    .iter()
                    .map(|player| player.seat)
                    .find(|seat| *seat != next.positions.big_blind && *seat != at.big_blind);
                // Who misses the small blind leaves its chair empty; who misses the big blind.
                let rests = match draw.below(3) {
                    0 => Some(at.big_blind),
                    1 => Some(next.positions.big_blind),
                    _ => other,
                };
                if let Some(seat) = rests.filter(|seat| table.place(*seat).is_some()) {
                    table.sit_out(seat)?;
                }
            }
            2 => {
                let away: Vec<Seat> = table
                    .places()
                    .filter(|(_, place)| place.sitting_out)
                    .map(|(seat, _)| seat)
                    .collect();
                for seat in away {
                    table.sit_in(seat)?;
                    let pays = draw.once_in(2);
                    table.choose_entry(seat, if pays { ComeIn::Post } else { ComeIn::Wait })?;
                }
                table.choose_entry(Seat(level.players() - 1), ComeIn::Post)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// The hand that comes next, from this deck.
    pub(super) fn next(&mut self, deck: &Deck) -> Result<Found, TableError> {
        let table = match self {
            Self::League(league) => return league.next(deck),
            Self::Cash(table) => table,
        };
        let mut drawn = Vec::new();
        let last_button = table.positions().map(|at| at.button);
        table.take_news();
        if table.button().is_none() {
            table.draw_for_button(deck)?;
            let card = |event: &TableEvent| match event.what {
                TableWhat::CardDrawn { seat, card } => Some((seat, card)),
                _ => None,
            };
            drawn = table.take_news().iter().filter_map(card).collect();
        }
        let mut waiting = table.upcoming()?.waiting;
        waiting.sort_by_key(|notice| notice.seat);
        let begun = table.positions().is_some();
        let fact = |(seat, place): (Seat, &Place)| {
            let comes = begun && place.entry != Entry::In;
            let word = match (place.sitting_out, place.stack.is_zero(), place.come_in) {
                (true, ..) => "fact-sits-out",
                (false, true, _) => "fact-no-chips",
                (false, false, ComeIn::Post) if comes => "fact-pays",
                (false, false, ComeIn::Wait) if comes => "fact-waits",
                _ => return None,
            };
            Some((seat, word))
        };
        let facts = table.places().filter_map(fact).collect();
        let sitting = table.places().map(|(seat, _)| seat).collect();
        let setup = table.next_hand(deck.clone())?;
        Ok(Found {
            setup,
            drawn,
            last_button,
            sitting,
            facts,
            waiting,
        })
    }

    /// Takes the stacks over from a hand that is over.
    pub(super) fn settle(&mut self, hand: &Hand) -> Result<(), TableError> {
        match self {
            Self::Cash(table) => table.settle(hand),
            Self::League(league) => {
                league.settle(hand);
                Ok(())
            }
        }
    }
}

/// The word for why somebody is not dealt in.
pub(super) const fn waits_because(because: &Citation) -> &'static str {
    match because {
        Citation::SitsOut => "sits-out",
        Citation::OutOfChips | Citation::ShortStack { .. } => "no-chips",
        Citation::Barred => "barred",
        Citation::NewcomerWaits { .. } => "newcomer",
        _ => "missed",
    }
}
