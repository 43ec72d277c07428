//! Showdowns of all hands against all hands in linear time.

use super::hands::{Hands, Held};
use super::tree::Side;
use crate::engine::cards::{CardSet, Strength};
use crate::odds::Combo;

/// Cards by their numbers.
const CARDS: usize = 52;

/// Sums of reach, from nothing on: one more than there are hands.
const MOST_SUMS: usize = Combo::COUNT + 1;

/// The same card by card: each hand is there twice, and each card has one more than hands.
const MOST_CARD_SUMS: usize = 2 * Combo::COUNT + CARDS;

/// The hands of both players on one board, in the order of their strengths.
#[derive(Debug)]
pub(super) struct Showdown {
    sides: [Sorted; 2],
}

/// The hands of one player that do not share a card with the board, the weakest first.
#[derive(Debug, Default)]
struct Sorted {
    hands: Vec<u16>,
    /// For each card those that hold it, one card after the other.
    with: Vec<u16>,
    /// Where the hands with each card end in that list.
    ends: Vec<u16>,
    /// Where each hand, in the order of its own list, stands among the other's.
    places: Vec<Place>,
}

/// Where a hand stands among the other player's: places in the sums of their reach.
#[derive(Clone, Copy, Debug)]
struct Place {
    hand: u16,
    /// Of all hands: those that are weaker, and those that are not stronger.
    all: [u16; 2],
    /// Of the hands that hold either of its cards: weaker, not stronger, all.
    with: [[u16; 3]; 2],
}

/// Sums of reach: of all hands, and of those that hold each card.
pub(super) struct Sums {
    all: f32,
    with: [f32; 64],
}

impl Sums {
    pub(super) const NOTHING: Self = Self {
        all: 0.0,
        with: [0.0; 64],
    };

    #[inline]
    pub(super) fn add(&mut self, held: Held, reach: f32) {
        self.all += reach;
        for card in held.cards {
            self.with[usize::from(card & 63)] += reach;
        }
    }

    /// The reach of hands that share no card with this one, where none of just its cards is in.
    #[inline]
    pub(super) fn beside(&self, held: Held) -> f32 {
        let [one, other] = held.cards;
        self.all - self.with[usize::from(one & 63)] - self.with[usize::from(other & 63)]
    }
}

impl Showdown {
    /// On a board of five cards.
    pub(super) fn new(hands: [&Hands; 2], board: CardSet) -> Self {
        let ranked = hands.map(|hands| {
            let mut ranked: Vec<(Option<Strength>, Held)> = hands
                .list()
                .filter(|(_, cards)| cards.intersection(board).is_empty())
                .map(|(held, cards)| (Strength::of(cards.union(board)), held))
                .collect();
            ranked.sort_by_key(|(strength, _)| *strength);
            ranked
        });
        let mut sides = ranked.each_ref().map(|ranked| Sorted::of(ranked));
        for side in Side::BOTH {
            let (own, other) = (side.index(), side.other().index());
            sides[own].places = places(&ranked[own], &ranked[other], &sides[other]);
        }
        Self { sides }
    }

    /// What each hand of `side` wins where each puts in `amount`: the reach of those that are
    /// beaten less that of those that beat it, all and less what shares a card with the hand
    /// (Johanson, Waugh, Bowling and Zinkevich, IJCAI 2011; here by running sums, of all and card
    /// by card, into which the hand knows its places).
    pub(super) fn values(&self, side: Side, amount: f32, reach: &[f32], values: &mut [f32]) {
        let theirs = &self.sides[side.other().index()];
        let mut all = [0.0; MOST_SUMS];
        run(&theirs.hands, reach, &mut all);
        let mut with = [0.0; MOST_CARD_SUMS];
        let mut start = 0;
        for (card, end) in theirs.ends.iter().map(|end| usize::from(*end)).enumerate() {
            run(&theirs.with[start..end], reach, &mut with[start + card..]);
            start = end;
        }
        let whole = all[theirs.hands.len().min(MOST_SUMS - 1)];
        values.fill(0.0);
        for place in &self.sides[side.index()].places {
            let [weaker, not_stronger] = place.all.map(|at| all[usize::from(at)]);
            let mut won = weaker + not_stronger - whole;
            for card in place.with {
                let [weaker, not_stronger, whole] = card.map(|at| with[usize::from(at)]);
                won -= weaker + not_stronger - whole;
            }
            // A hand of just the same cards is in the last two sums of each alike.
            values[usize::from(place.hand)] = won * amount;
        }
    }
}

impl Sorted {
    fn of(ranked: &[(Option<Strength>, Held)]) -> Self {
        let mut sorted = Self {
            hands: ranked.iter().map(|(_, held)| held.hand).collect(),
            ..Self::default()
        };
        for card in 0..CARDS {
            let holds = |held: &&Held| held.cards.map(usize::from).contains(&card);
            let with = ranked.iter().map(|(_, held)| held).filter(holds);
            sorted.with.extend(with.map(|held| held.hand));
            sorted.ends.push(sorted.with.len() as u16);
        }
        sorted
    }

    /// Where the sums of a card begin.
    fn start(&self, card: usize) -> u16 {
        let before = card.checked_sub(1).map_or(0, |before| self.ends[before]);
        before + card as u16
    }
}

/// The running sums of the reach of these hands, from nothing on.
fn run(hands: &[u16], reach: &[f32], sums: &mut [f32]) {
    let Some((_, sums)) = sums.split_first_mut() else {
        return;
    };
    let mut sum = 0.0;
    for (hand, to) in hands.iter().zip(sums) {
        sum += reach[usize::from(*hand)];
        *to = sum;
    }
}

/// Where the hands of one player stand among those of the other.
fn places(
    own: &[(Option<Strength>, Held)],
    theirs: &[(Option<Strength>, Held)],
    sorted: &Sorted,
) -> Vec<Place> {
    // How many of theirs are weaker, and not stronger, as the own hands go up: all, and by card.
    let mut weaker = Counts::NOTHING;
    let mut not_stronger = Counts::NOTHING;
    let (mut low, mut high) = (theirs.iter().peekable(), theirs.iter().peekable());
    let of = |&(strength, held): &(Option<Strength>, Held)| {
        while let Some((_, held)) = low.next_if(|(other, _)| *other < strength) {
            weaker.add(*held);
        }
        while let Some((_, held)) = high.next_if(|(other, _)| *other <= strength) {
            not_stronger.add(*held);
        }
        let with = held.cards.map(usize::from).map(|card| {
            let start = sorted.start(card);
            let end = sorted.ends[card] + card as u16;
            [
                start + weaker.with[card],
                start + not_stronger.with[card],
                end,
            ]
        });
        Place {
            hand: held.hand,
            all: [weaker.all, not_stronger.all],
            with,
        }
    };
    own.iter().map(of).collect()
}

/// How many hands: of all, and of those that hold each card.
struct Counts {
    all: u16,
    with: [u16; CARDS],
}

impl Counts {
    const NOTHING: Self = Self {
        all: 0,
        with: [0; CARDS],
    };

    fn add(&mut self, held: Held) {
        self.all += 1;
        for card in held.cards {
            self.with[usize::from(card)] += 1;
        }
    }
}
