//! Deals at random (Monte Carlo).

use super::equity::{Count, Equity, MOST_HANDS};
use super::exact::settle;
use super::pool::Pool;
use super::rng::SimRng;
use crate::engine::cards::{Card, CardSet, Strength};

/// A hand in a simulation.
#[derive(Clone, Copy, Debug)]
pub enum Held<'a> {
    /// These two cards.
    Known([Card; 2]),
    /// One of these.
    OneOf(&'a Pool),
}

/// What happens when a hand is drawn that shares a card with one drawn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// The whole deal is thrown away. Every deal then comes as often as its weight says.
    Redeal,
    /// Only that hand is drawn again, up to 12 times. Much faster with many hands; those drawn
    /// first come a little too often as if nobody were to follow. Good enough for a bot.
    Redraw,
}

/// What became of the hands in deals at random.
#[derive(Clone, Debug)]
pub struct Sample {
    counts: [Count; MOST_HANDS],
    hands: usize,
    deals: u64,
}

impl Sample {
    /// How many deals there were; fewer than were asked for where hands clashed.
    #[must_use]
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// What became of the hand that was given in this place.
    #[must_use]
    pub fn equity(&self, place: usize) -> Equity {
        let count = self.counts.get(place).unwrap_or(&Count::NOTHING);
        count.equity(self.hands)
    }

    /// The standard error of its share of the pot: two shares in three lie nearer to the true one.
    #[must_use]
    pub fn standard_error(&self, place: usize) -> f64 {
        let count = self.counts.get(place).unwrap_or(&Count::NOTHING);
        count.standard_error(self.hands)
    }
}

/// Tries `tries` times to deal each a hand and the rest of the board, and counts who wins.
///
/// `dead` cards are not dealt. Of more than 23 hands those beyond are left out.
pub fn simulate(
    hands: &[Held<'_>],
    board: &[Card],
    dead: CardSet,
    clash: Clash,
    tries: u32,
    rng: &mut SimRng,
) -> Sample {
    let hands = &hands[..hands.len().min(MOST_HANDS)];
    let table = Table {
        hands,
        board: CardSet::from_slice(board),
        dead,
        clash,
    };
    let mut sample = Sample {
        counts: [Count::NOTHING; MOST_HANDS],
        hands: hands.len(),
        deals: 0,
    };
    for _ in 0..tries {
        if let Some(strengths) = table.deal(rng) {
            settle(&strengths[..hands.len()], 1, &mut sample.counts);
            sample.deals += 1;
        }
    }
    sample
}

struct Table<'a> {
    hands: &'a [Held<'a>],
    board: CardSet,
    dead: CardSet,
    clash: Clash,
}

impl Table<'_> {
    /// The strengths of one deal; nothing if the cards clash.
    fn deal(&self, rng: &mut SimRng) -> Option<[Strength; MOST_HANDS]> {
        let mut used = self.board.union(self.dead);
        for held in self.hands {
            if let Held::Known(cards) = held {
                used = used.union(CardSet::from_slice(cards));
            }
        }
        let mut dealt = [CardSet::EMPTY; MOST_HANDS];
        for (hand, held) in dealt.iter_mut().zip(self.hands) {
            *hand = match held {
                Held::Known(cards) => CardSet::from_slice(cards),
                Held::OneOf(pool) => self.draw(pool, used, rng)?,
            };
            used = used.union(*hand);
        }
        let mut board = self.board;
        while board.len() < 5 {
            let card = Card::from_index(rng.below(52) as u8)?;
            if used.insert(card) {
                board.insert(card);
            }
        }
        let mut strengths = [Strength::LEAST; MOST_HANDS];
        for (strength, hand) in strengths.iter_mut().zip(&dealt[..self.hands.len()]) {
            *strength = Strength::of(hand.union(board))?;
        }
        Some(strengths)
    }

    fn draw(&self, pool: &Pool, used: CardSet, rng: &mut SimRng) -> Option<CardSet> {
        let draws = match self.clash {
            Clash::Redeal => 1,
            Clash::Redraw => 12,
        };
        for _ in 0..draws {
            let cards = pool.draw(rng)?;
            if cards.intersection(used).is_empty() {
                return Some(cards);
            }
        }
        None
    }
}
