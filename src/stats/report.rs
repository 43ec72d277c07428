//! Figures of many hands, in all and by kind.

use super::deeds::Deeds;
use super::luck::luck_adjusted;
use super::rate::float;
use super::tally::Tally;
use crate::engine::hand::{Hand, Turn};
use crate::engine::house::Structure;
use crate::engine::position::Position;
use crate::engine::seat::Seat;

/// How many were dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Company {
    /// Two.
    HeadsUp,
    /// Three to six.
    Short,
    /// Seven and more.
    Full,
}

impl Company {
    const fn of(players: usize) -> Self {
        match players {
            0..=2 => Self::HeadsUp,
            3..=6 => Self::Short,
            _ => Self::Full,
        }
    }
}

/// Figures of many hands of one player, in all and by kind. Kinds stand in the order in which they
/// are usually told; those without a hand are left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    all: Tally,
    positions: Vec<(Position, Tally)>,
    structures: Vec<(Structure, Tally)>,
    companies: Vec<(Company, Tally)>,
    course: Vec<Step>,
}

/// One hand in the course of the winnings.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Step {
    /// When, and which of its game: the order.
    when: (u64, u64),
    /// In big blinds.
    net: f64,
    /// The same without the luck of the last cards.
    adjusted: f64,
}

/// The winnings after some hands, in big blinds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// After how many hands.
    pub hands: usize,
    /// What was won in all, less what was lost.
    pub net: f64,
    /// The same if every all-in had paid its share of all ways to deal the last cards.
    pub adjusted: f64,
}

/// A place with all those under the gun as one.
#[must_use]
pub const fn place(position: Position) -> Position {
    match position {
        Position::UnderTheGun(_) => Position::UnderTheGun(0),
        other => other,
    }
}

/// The places in the order of acting after the flop.
pub const PLACES: [Position; 7] = [
    Position::SmallBlind,
    Position::BigBlind,
    Position::UnderTheGun(0),
    Position::Lojack,
    Position::Hijack,
    Position::Cutoff,
    Position::Button,
];

impl Report {
    /// Counts a hand that is over, played by the one at `seat` at a time in milliseconds since
    /// 1970, as number `number` of its game. Hands that he was not dealt do not count.
    pub fn add(&mut self, hand: &Hand, seat: Seat, at: u64, number: u64) {
        let setup = hand.setup();
        let Some(deeds) = Deeds::of(hand, seat).filter(|_| hand.turn() == Turn::Over) else {
            return;
        };
        let big_blind = setup.min_bets[0];
        self.all.add(&deeds, big_blind);
        let seats: Vec<Seat> = setup.players.iter().map(|player| player.seat).collect();
        if let Some(position) = Position::of(seat, setup.button, &seats) {
            of(&mut self.positions, place(position)).add(&deeds, big_blind);
        }
        of(&mut self.structures, setup.rules.structure).add(&deeds, big_blind);
        of(&mut self.companies, Company::of(seats.len())).add(&deeds, big_blind);
        let blind = float(big_blind.get().max(1));
        let size = float(deeds.net.unsigned_abs()) / blind;
        self.course.push(Step {
            when: (at, number),
            net: if deeds.net < 0 { -size } else { size },
            adjusted: luck_adjusted(hand, seat) / blind,
        });
    }

    /// All hands.
    #[must_use]
    pub const fn all(&self) -> &Tally {
        &self.all
    }

    /// By position, in the order of [`PLACES`].
    #[must_use]
    pub fn positions(&self) -> Vec<(Position, Tally)> {
        in_order(&PLACES, &self.positions)
    }

    /// By the structure of betting.
    #[must_use]
    pub fn structures(&self) -> Vec<(Structure, Tally)> {
        in_order(Structure::ALL, &self.structures)
    }

    /// By the number of players.
    #[must_use]
    pub fn companies(&self) -> Vec<(Company, Tally)> {
        let all = [Company::HeadsUp, Company::Short, Company::Full];
        in_order(&all, &self.companies)
    }

    /// The winnings in the order of play: before the first hand, and after at most `most` of them,
    /// the last among them.
    #[must_use]
    pub fn course(&self, most: usize) -> Vec<Balance> {
        let mut steps = self.course.clone();
        steps.sort_by_key(|step| step.when);
        let every = steps.len().div_ceil(most.max(1)).max(1);
        let mut now = Balance::default();
        let mut course = vec![now];
        for (place, step) in steps.iter().enumerate() {
            now.hands = place + 1;
            now.net += step.net;
            now.adjusted += step.adjusted;
            if now.hands % every == 0 || now.hands == steps.len() {
                course.push(now);
            }
        }
        course
    }
}

/// The tally of a kind.
fn of<K: PartialEq>(tallies: &mut Vec<(K, Tally)>, kind: K) -> &mut Tally {
    let place = tallies.iter().position(|(own, _)| *own == kind);
    let place = place.unwrap_or_else(|| {
        tallies.push((kind, Tally::default()));
        tallies.len() - 1
    });
    &mut tallies[place].1
}

fn in_order<K: PartialEq + Copy>(order: &[K], tallies: &[(K, Tally)]) -> Vec<(K, Tally)> {
    let found = |kind: &K| tallies.iter().find(|(own, _)| own == kind).copied();
    order.iter().filter_map(found).collect()
}
