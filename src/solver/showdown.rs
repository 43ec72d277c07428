//! Showdowns of all hands against all hands in linear time.

use super::hands::{Hands, Held};
use super::tree::Side;
use crate::engine::cards::{CardSet, Strength};

/// The hands of both players on one board, in the order of their strengths.
#[derive(Debug)]
pub(super) struct Showdown {
    /// For each player the hands that do not share a card with the board, the weakest first.
    order: [Vec<Held>; 2],
    /// Where the hands of one strength end in both lists, the weakest first.
    ends: Vec<[u16; 2]>,
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
        let sorted = hands.map(|hands| {
            let mut sorted: Vec<(Option<Strength>, Held)> = hands
                .list()
                .filter(|(_, cards)| cards.intersection(board).is_empty())
                .map(|(held, cards)| (Strength::of(cards.union(board)), held))
                .collect();
            sorted.sort_by_key(|(strength, _)| *strength);
            sorted
        });
        let [mut first, mut second] = [sorted[0].as_slice(), sorted[1].as_slice()];
        let mut ends = Vec::new();
        let mut end = [0; 2];
        while let Some(strength) = [first.first(), second.first()]
            .into_iter()
            .flatten()
            .map(|(strength, _)| *strength)
            .min()
        {
            for (rest, end) in [&mut first, &mut second].into_iter().zip(&mut end) {
                let equal = rest.iter().take_while(|(s, _)| *s == strength).count();
                *rest = &rest[equal..];
                *end += equal as u16;
            }
            ends.push(end);
        }
        Self {
            order: sorted.map(|list| list.into_iter().map(|(_, held)| held).collect()),
            ends,
        }
    }

    /// What each hand of `side` wins where each puts in `amount`: once through all hands from the
    /// weakest up with the reach of those that are beaten, all and by card, to take off what shares
    /// a card with the hand (Johanson, Waugh, Bowling and Zinkevich, IJCAI 2011).
    pub(super) fn values(&self, side: Side, amount: f32, reach: &[f32], values: &mut [f32]) {
        let own = &self.order[side.index()];
        let theirs = &self.order[side.other().index()];
        let mut sums = Sums::NOTHING;
        let (mut mine, mut other) = (0, 0);
        values.fill(0.0);
        for ends in &self.ends {
            let my_end = usize::from(ends[side.index()]);
            let other_end = usize::from(ends[side.other().index()]);
            let equal = &own[mine..my_end];
            for held in equal {
                values[usize::from(held.hand)] = sums.beside(*held);
            }
            for held in &theirs[other..other_end] {
                sums.add(*held, reach[usize::from(held.hand)]);
            }
            for held in equal {
                values[usize::from(held.hand)] += sums.beside(*held);
            }
            (mine, other) = (my_end, other_end);
        }
        // Beaten, and beaten or equal, less all: won less lost. A hand of just the same cards is
        // in the last two alike.
        for held in own {
            let value = &mut values[usize::from(held.hand)];
            *value = (*value - sums.beside(*held)) * amount;
        }
    }
}
