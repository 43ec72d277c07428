//! The cards that may come on the river, those alike taken together.

use super::hands::{Hands, Held};
use super::tree::Side;
use crate::engine::cards::{Card, CardSet, Suit};
use crate::odds::{Range, suits};

/// How many rivers there are for each two hands: 52 cards less the turn's board and theirs.
const RIVERS: f32 = 44.0;

/// A card that may come on the river, and the like of it: cards that an exchange of suits, which
/// changes neither board nor ranges, turns into it (Gilpin and Sandholm 2007).
#[derive(Debug)]
pub(super) struct River {
    card: Card,
    /// For each player the hands that hold it.
    gone: [Vec<u16>; 2],
    /// For each card like it and each player: by hand, which hand plays this river as the hand
    /// plays that one; nothing where the hand holds that card.
    like: Vec<[Vec<Option<u16>>; 2]>,
}

impl River {
    pub(super) const fn card(&self) -> Card {
        self.card
    }

    /// Takes the hands out that hold the card.
    pub(super) fn take_out(&self, side: Side, reach: &mut [f32]) {
        for hand in &self.gone[side.index()] {
            reach[usize::from(*hand)] = 0.0;
        }
    }

    /// Adds what is won after this card and those like it, each as likely as any.
    pub(super) fn gather(&self, side: Side, after: &mut [f32], values: &mut [f32]) {
        self.take_out(side, after);
        for (value, after) in values.iter_mut().zip(&*after) {
            *value += after / RIVERS;
        }
        for like in &self.like {
            for (value, hand) in values.iter_mut().zip(&like[side.index()]) {
                if let Some(hand) = hand {
                    *value += after[usize::from(*hand)] / RIVERS;
                }
            }
        }
    }
}

/// All of them.
pub(super) fn rivers(hands: &[Hands; 2], ranges: &[Range; 2], board: CardSet) -> Vec<River> {
    let classes = suits::classes(|one, other| {
        let alike = |range: &Range| range.is_alike(one, other);
        suits::alike_in(&[board], one, other) && ranges.iter().all(alike)
    });
    let mut rivers: Vec<River> = Vec::new();
    for card in CardSet::FULL.difference(board) {
        let suit = usize::from(card.suit().index());
        let first = usize::from(classes[suit]);
        let like = Card::new(card.rank(), Suit::ALL[first]);
        let mut to = [0, 1, 2, 3];
        to.swap(suit, first);
        if let Some(river) = rivers.iter_mut().find(|river| river.card == like) {
            river.like.push(hands.each_ref().map(|hands| {
                let of = |(_, cards): (Held, CardSet)| {
                    let like = suits::exchanged(cards, to).filter(|_| !cards.contains(card));
                    like.and_then(|like| hands.place(like))
                };
                hands.list().map(of).collect()
            }));
        } else {
            let gone = hands.each_ref().map(|hands| {
                let holding = hands.list().filter(|(_, cards)| cards.contains(card));
                holding.map(|(held, _)| held.hand).collect()
            });
            rivers.push(River {
                card,
                gone,
                like: Vec::new(),
            });
        }
    }
    rivers
}
