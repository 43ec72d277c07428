//! Equity of hands and ranges: the cheapest way to the answer.

use std::collections::BTreeMap;

use super::against::against_range;
use super::combo::Combo;
use super::equity::{Count, Equity, MOST_HANDS, parts};
use super::error::{OddsError, known};
use super::exact;
use super::range::Range;
use super::rng::SimRng;
use super::runouts::choose;
use super::simulate::{Clash, Held, simulate};
use super::suits::{exchanged, exchanges};
use crate::engine::cards::{Card, CardSet, Evaluator, Seed};

/// How much work an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most full boards that are looked at for an exact answer, at least 200 for each way to
    /// deal the hands. If there are more, deals at random answer.
    pub boards: u64,
    /// How many deals at random; fewer where the ranges nearly exclude each other.
    pub deals: u32,
    /// Their luck.
    pub seed: Seed,
}

impl Default for Effort {
    /// Exact for two known hands before the flop and everything after it, and for two pairs of
    /// ranks or three known hands before it: some tenths of a second at most. Else 200,000 deals,
    /// a standard error of a tenth of a per cent.
    fn default() -> Self {
        Self {
            boards: 40_000_000,
            deals: 200_000,
            seed: Seed::new([0; 32]),
        }
    }
}

/// Where an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// All deals were counted.
    Exact,
    /// So many deals at random.
    Sampled {
        /// How many.
        deals: u64,
    },
}

/// What each hand or range wins.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// In the order in which they were given.
    pub equities: Vec<Equity>,
    /// The standard error of each share of the pot, 0 to 1; 0 where the answer is exact.
    pub standard_errors: Vec<f64>,
    /// Exact or sampled.
    pub source: Source,
}

/// What ranges win against each other on a board of 0, 3, 4 or 5 cards; a known hand is
/// [`Range::just`] it. `dead` cards cannot come.
///
/// Each deal counts with the product of the weights of the hands in it (of each range divided by
/// what its weights have in common, so that known hands count boards), and hands that share a
/// card do not meet. Two ranges after the flop are always answered exactly; else all deals are
/// counted if they have no more boards than `effort` allows.
pub fn equity(
    ranges: &[Range],
    board: &[Card],
    dead: CardSet,
    effort: Effort,
) -> Result<Outcome, OddsError> {
    let hands = ranges.len();
    if !(2..=MOST_HANDS).contains(&hands) {
        return Err(OddsError::Hands { hands });
    }
    let dead_cards: Vec<Card> = dead.iter().collect();
    let seen = known(board, &dead_cards, 0, 5)?;
    let known_hands = ranges.iter().all(|range| range.hands().nth(1).is_none());
    if let ([one, other], 3.., false) = (ranges, board.len(), known_hands) {
        return two_ranges(one, other, board, dead);
    }
    let weighted: Vec<Vec<(Combo, u64)>> = ranges
        .iter()
        .map(|range| {
            let unit = range.unit();
            let hands = range.without(seen);
            hands
                .map(|(hand, weight)| (hand, u64::from(weight.per_mille()) / unit))
                .collect()
        })
        .collect();
    let spot = Spot {
        ranges: &weighted,
        board: CardSet::from_slice(board),
        dead,
        seen,
    };
    let outcome = match spot.tuples(effort.boards) {
        Some(tuples) => spot.count(tuples),
        None => sample(ranges, board, dead, effort),
    };
    let found = outcome.equities.iter().any(|equity| equity.deals() > 0);
    if found {
        Ok(outcome)
    } else {
        Err(OddsError::NoDeal)
    }
}

fn exactly(equities: Vec<Equity>) -> Outcome {
    Outcome {
        standard_errors: vec![0.0; equities.len()],
        equities,
        source: Source::Exact,
    }
}

fn two_ranges(
    one: &Range,
    other: &Range,
    board: &[Card],
    dead: CardSet,
) -> Result<Outcome, OddsError> {
    let against = against_range(other, board, dead)?;
    let (mut wins, mut ties, mut losses) = (0, 0, 0);
    let (unit, other_unit) = (one.unit(), other.unit());
    for (hand, weight) in one.hands() {
        if let Some(equity) = against.equity(hand) {
            let weight = u64::from(weight.per_mille()) / unit;
            wins += weight * (equity.wins / other_unit);
            ties += weight * (equity.ties / other_unit);
            losses += weight * (equity.losses / other_unit);
        }
    }
    let equity = Equity::of_two(wins, ties, losses);
    if equity.deals() == 0 {
        return Err(OddsError::NoDeal);
    }
    Ok(exactly(vec![equity, Equity::of_two(losses, ties, wins)]))
}

/// To begin with other hands takes as long as so many boards.
const BOARDS_OF_A_START: u64 = 200;

/// Hands that meet, and how often.
type Tuples = BTreeMap<Vec<Combo>, u64>;

struct Spot<'a> {
    ranges: &'a [Vec<(Combo, u64)>],
    board: CardSet,
    dead: CardSet,
    seen: CardSet,
}

impl Spot<'_> {
    /// All ways to deal each a hand with their weights, one for all that an exchange of suits
    /// turns into each other; nothing if they would need more boards than allowed, or if their
    /// counts could grow too great.
    fn tuples(&self, most_boards: u64) -> Option<Tuples> {
        let hands = self.ranges.len();
        let unseen = 52_usize.checked_sub(self.seen.len() + 2 * hands)?;
        let boards = choose(unseen, 5 - self.board.len());
        let each = boards.max(BOARDS_OF_A_START);
        let most = usize::try_from(most_boards / each).unwrap_or(usize::MAX);
        // Two hands before the flop may change all suits; else the board settles them.
        let free = self.seen.is_empty() && hands == 2;
        let exchanges: Vec<[usize; 4]> = if free {
            exchanges([0; 4]).collect()
        } else {
            Vec::new()
        };
        let ways: u64 = self
            .ranges
            .iter()
            .fold(1, |ways, range| ways.saturating_mul(range.len() as u64));
        let alike = exchanges.len().max(1) as u64;
        if ways / alike > most as u64 {
            return None;
        }
        let mut tuples = Tuples::new();
        let mut hands = Vec::with_capacity(hands);
        let fits = self.gather(&mut hands, self.seen, 1, &exchanges, most, &mut tuples);
        let all = tuples
            .values()
            .try_fold(0_u64, |all, &weight| all.checked_add(weight))?;
        let counts = all
            .checked_mul(boards)?
            .checked_mul(parts(self.ranges.len()))?;
        (fits && counts < 1 << 62).then_some(tuples)
    }

    /// Adds all tuples that begin with these hands; `false` if there are more than `most`.
    fn gather(
        &self,
        hands: &mut Vec<Combo>,
        used: CardSet,
        weight: u64,
        exchanges: &[[usize; 4]],
        most: usize,
        tuples: &mut Tuples,
    ) -> bool {
        let Some(range) = self.ranges.get(hands.len()) else {
            let like = exchanges.iter().map(|&exchange| {
                let moved = hands.iter();
                moved
                    .filter_map(|hand| exchanged(hand.set(), exchange))
                    .collect()
            });
            let first = like.min().unwrap_or_else(|| hands.clone());
            let sum = tuples.entry(first).or_insert(0);
            *sum = sum.saturating_add(weight);
            return tuples.len() <= most;
        };
        range.iter().all(|&(hand, own)| {
            if !hand.set().intersection(used).is_empty() {
                return true;
            }
            hands.push(hand);
            let weight = weight.saturating_mul(own);
            let used = used.union(hand.set());
            let fits = self.gather(hands, used, weight, exchanges, most, tuples);
            hands.pop();
            fits
        })
    }

    fn count(&self, tuples: Tuples) -> Outcome {
        let hands = self.ranges.len();
        let mut counts = [Count::NOTHING; MOST_HANDS];
        for (combos, weight) in tuples {
            exact::count(&combos, self.board, self.dead, weight, &mut counts[..hands]);
        }
        exactly(counts[..hands].iter().map(|c| c.equity(hands)).collect())
    }
}

fn sample(ranges: &[Range], board: &[Card], dead: CardSet, effort: Effort) -> Outcome {
    let seen = CardSet::from_slice(board).union(dead);
    let pools: Vec<_> = ranges.iter().map(|range| range.pool(seen)).collect();
    let held: Vec<Held<'_>> = pools.iter().map(Held::OneOf).collect();
    let mut rng = SimRng::new(effort.seed);
    let tables = Evaluator::get();
    let sample = simulate(
        &held,
        board,
        dead,
        Clash::Redeal,
        effort.deals,
        &mut rng,
        |cards| tables.pile(cards.iter().collect()),
    );
    let places = 0..ranges.len();
    Outcome {
        equities: places.clone().map(|place| sample.equity(place)).collect(),
        standard_errors: places.map(|place| sample.standard_error(place)).collect(),
        source: Source::Sampled {
            deals: sample.deals(),
        },
    }
}
