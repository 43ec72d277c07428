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

/// Deals each a hand and the rest of the board `deals` times, and counts who wins.
///
/// Deals that clash are left out; where whole deals are thrown away, 63 more are tried for each.
/// `dead` cards are not dealt. Of more than 23 hands those beyond are left out.
///
/// `strength` ranks seven cards: [`Strength::of`] without any tables, which the bots' worker would
/// have to load, or an [`Evaluator`](crate::engine::cards::Evaluator), several times as fast.
pub fn simulate(
    hands: &[Held<'_>],
    board: &[Card],
    dead: CardSet,
    clash: Clash,
    deals: u32,
    rng: &mut SimRng,
    strength: impl Fn(CardSet) -> Strength,
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
    let tries = match clash {
        Clash::Redeal => 64 * u64::from(deals),
        Clash::Redraw => deals.into(),
    };
    for _ in 0..tries {
        if sample.deals >= deals.into() {
            break;
        }
        if let Some(strengths) = table.deal(rng, &strength) {
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
    fn deal(
        &self,
        rng: &mut SimRng,
        rank: &impl Fn(CardSet) -> Strength,
    ) -> Option<[Strength; MOST_HANDS]> {
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
        if used.len() + 5 > Card::COUNT + board.len() {
            // Not enough cards are left.
            return None;
        }
        while board.len() < 5 {
            let card = Card::from_index(rng.below(52) as u8)?;
            if used.insert(card) {
                board.insert(card);
            }
        }
        let mut strengths = [Strength::LEAST; MOST_HANDS];
        for (strength, hand) in strengths.iter_mut().zip(&dealt[..self.hands.len()]) {
            *strength = rank(hand.union(board));
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
