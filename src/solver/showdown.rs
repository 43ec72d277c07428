//! Showdowns of all hands against all hands in linear time.

use super::hands::{Hands, Held};
use super::lanes::{LANES, Lanes, Row, minus, plus};
use super::tree::Side;
use crate::engine::cards::{CardSet, Strength};

/// Cards by their numbers.
const CARDS: usize = 52;

/// Lists of hands: of all, and by cards.
const LISTS: usize = 1 + CARDS;

/// The list of all hands.
const ALL: usize = 0;

/// The list of the hands with a card.
fn list_of(card: u8) -> usize {
    1 + usize::from(card)
}

/// A hand with its strength.
type Ranked = (Option<Strength>, Held);

/// The hands of both players on one board, in the order of their strengths.
#[derive(Debug)]
pub(super) struct Showdown {
    sides: [Sorted; 2],
}

/// The hands of one player that do not share a card with the board, and where they stand among
/// the other's.
#[derive(Debug)]
struct Sorted {
    /// Lists of them, the weakest first: of all, and for each card of those that hold it.
    lists: Vec<u16>,
    /// Where each list ends.
    ends: [u16; LISTS],
    /// The hands that share a card with the board.
    dead: Vec<u16>,
    /// Ways to stand among the other's hands: in one of his lists.
    levels: Vec<Level>,
    /// How each hand stands, in the order of their strengths.
    standings: Vec<Standing>,
}

/// A way to stand in a list of hands, by places in the running sums of their reach: those that are
/// weaker, those that are not stronger, all. Hands alike in strength have it together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Level {
    weaker: u16,
    not_stronger: u16,
    all: u16,
}

/// How a hand stands among the other player's, by the numbers of levels.
#[derive(Clone, Copy, Debug)]
struct Standing {
    hand: u16,
    /// Among all hands.
    all: u16,
    /// Among those that hold either of its cards.
    with: [u16; 2],
}

/// Sums of reach: of all hands, and of those that hold each card.
pub(super) struct Sums {
    all: Row,
    with: [Row; 64],
}

impl Sums {
    pub(super) const NOTHING: Self = Self {
        all: [0.0; LANES],
        with: [[0.0; LANES]; 64],
    };

    #[inline]
    pub(super) fn add(&mut self, held: Held, reach: Row) {
        self.all = plus(self.all, reach);
        for card in held.cards {
            let with = &mut self.with[usize::from(card & 63)];
            *with = plus(*with, reach);
        }
    }

    /// The reach of hands that share no card with this one, where none of just its cards is in.
    #[inline]
    pub(super) fn beside(&self, held: Held) -> Row {
        let [one, other] = held.cards.map(|card| self.with[usize::from(card & 63)]);
        minus(minus(self.all, one), other)
    }
}

impl Showdown {
    /// On a board of five cards.
    pub(super) fn new(hands: [&Hands; 2], board: CardSet) -> Self {
        let ranked = hands.map(|hands| {
            let mut ranked: Vec<Ranked> = hands
                .list()
                .filter(|(_, cards)| cards.intersection(board).is_empty())
                .map(|(held, cards)| (Strength::of(cards.union(board)), held))
                .collect();
            ranked.sort_by_key(|(strength, _)| *strength);
            ranked
        });
        let mut sides = [0, 1].map(|side| Sorted::of(&ranked[side], hands[side]));
        for side in Side::BOTH {
            let (own, other) = (side.index(), side.other().index());
            let (levels, standings) = stand(&ranked[own], &ranked[other], &sides[other]);
            sides[own].levels = levels;
            sides[own].standings = standings;
        }
        Self { sides }
    }

    /// How many figures [`Showdown::values`] needs to work with, for so many hands of the players:
    /// each hand is in three lists, sums of a list begin with nothing.
    pub(super) fn scratch(hands: [usize; 2]) -> usize {
        let hands = hands[0].max(hands[1]);
        (hands + (3 * hands + LISTS) + 3 * hands) * LANES
    }

    /// What each hand of `side` wins where each puts in the amounts of these leaves: the reach of
    /// those that are beaten less that of those that beat it, all and less what shares a card with
    /// the hand (Johanson, Waugh, Bowling and Zinkevich, IJCAI 2011; here by running sums of lists
    /// of hands, in which the hand knows where it stands). `hands` says how many there are of
    /// `side` and of the other.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn values(
        &self,
        side: Side,
        hands: [usize; 2],
        lanes: &Lanes,
        reach: &[f32],
        values: &mut [f32],
        scratch: &mut [f32],
    ) {
        let own = &self.sides[side.index()];
        let theirs = &self.sides[side.other().index()];
        let (scratch, _) = scratch.as_chunks_mut();
        let (rows, rest) = scratch.split_at_mut(hands[1]);
        let (sums, rest) = rest.split_at_mut(theirs.lists.len() + LISTS);
        lanes.reach(reach, rows);
        let mut start = 0;
        for (list, end) in theirs.ends.iter().map(|end| usize::from(*end)).enumerate() {
            run(&theirs.lists[start..end], rows, &mut sums[start + list..]);
            start = end;
        }
        // Those that are beaten less those that beat it.
        let levels = &mut rest[..own.levels.len()];
        for (level, to) in own.levels.iter().zip(&mut *levels) {
            let [weaker, not_stronger, all] =
                [level.weaker, level.not_stronger, level.all].map(|at| sums[usize::from(at)]);
            *to = minus(plus(weaker, not_stronger), all);
        }
        for standing in &own.standings {
            let [one, other] = standing.with.map(|level| levels[usize::from(level)]);
            let won = minus(levels[usize::from(standing.all)], plus(one, other));
            // A hand of just the same cards is in all sums but those of weaker ones: it is even.
            lanes.put(usize::from(standing.hand), won, values);
        }
        for hand in &own.dead {
            lanes.put(usize::from(*hand), [0.0; LANES], values);
        }
    }
}

impl Sorted {
    /// Of these hands, sorted by strength, out of all that the player has.
    fn of(ranked: &[Ranked], hands: &Hands) -> Self {
        let lists_of = |held: Held| [ALL, list_of(held.cards[0]), list_of(held.cards[1])];
        // Where the next hand of each list goes.
        let mut next = [0; LISTS];
        for list in ranked.iter().flat_map(|(_, held)| lists_of(*held)) {
            next[list] += 1;
        }
        let mut end = 0;
        for next in &mut next {
            end += std::mem::replace(next, end);
        }
        let mut lists = vec![0; usize::from(end)];
        for (_, held) in ranked {
            for list in lists_of(*held) {
                lists[usize::from(next[list])] = held.hand;
                next[list] += 1;
            }
        }
        let mut dead = vec![true; hands.len()];
        for (_, held) in ranked {
            dead[usize::from(held.hand)] = false;
        }
        let dead = (0..)
            .zip(dead)
            .filter_map(|(hand, dead)| dead.then_some(hand));
        Self {
            lists,
            ends: next,
            dead: dead.collect(),
            levels: Vec::new(),
            standings: Vec::new(),
        }
    }
}

/// The running sums of the rows of these hands, from nothing on.
#[inline]
fn run(hands: &[u16], rows: &[Row], sums: &mut [Row]) {
    let Some((first, sums)) = sums.split_first_mut() else {
        return;
    };
    let mut sum = [0.0; LANES];
    *first = sum;
    for (hand, to) in hands.iter().zip(sums) {
        sum = plus(sum, rows[usize::from(*hand)]);
        *to = sum;
    }
}

/// How the hands of one player stand among those of the other.
fn stand(own: &[Ranked], theirs: &[Ranked], sorted: &Sorted) -> (Vec<Level>, Vec<Standing>) {
    let mut levels: Vec<Level> = Vec::with_capacity(own.len());
    // The number of the last level in each list.
    let mut last: [Option<u16>; LISTS] = [None; LISTS];
    // How many of theirs are weaker, and not stronger, as the own hands go up: by list.
    let (mut weaker, mut not_stronger) = (Counts::NOTHING, Counts::NOTHING);
    let (mut low, mut high) = (theirs.iter().peekable(), theirs.iter().peekable());
    let mut standings = Vec::with_capacity(own.len());
    for &(strength, held) in own {
        while let Some((_, held)) = low.next_if(|(other, _)| *other < strength) {
            weaker.add(*held);
        }
        while let Some((_, held)) = high.next_if(|(other, _)| *other <= strength) {
            not_stronger.add(*held);
        }
        let mut number = |list: usize| {
            let end = sorted.ends[list] + list as u16;
            let start = list
                .checked_sub(1)
                .map_or(0, |before| sorted.ends[before] + list as u16);
            let level = Level {
                weaker: start + weaker.0[list],
                not_stronger: start + not_stronger.0[list],
                all: end,
            };
            let known = last[list].filter(|known| levels[usize::from(*known)] == level);
            let number = known.unwrap_or_else(|| {
                levels.push(level);
                levels.len() as u16 - 1
            });
            last[list] = Some(number);
            number
        };
        standings.push(Standing {
            hand: held.hand,
            all: number(ALL),
            with: held.cards.map(list_of).map(number),
        });
    }
    (levels, standings)
}

/// How many hands are in each list.
struct Counts([u16; LISTS]);

impl Counts {
    const NOTHING: Self = Self([0; LISTS]);

    fn add(&mut self, held: Held) {
        self.0[ALL] += 1;
        for card in held.cards {
            self.0[list_of(card)] += 1;
        }
    }
}
