//! Small chips leave the game when no level needs them any more.
//!
//! Everybody changes his small chips for larger ones. The odd chips that are left over are raced
//! for by all players of the tournament together: one card for each odd chip, the highest cards
//! get a large chip each. Together the odd chips make whole large chips, so none is made or lost.
//! Whoever would be left with nothing gets his chip before all others: nobody goes out but by
//! losing a hand (TOURN-3).

use serde::{Deserialize, Serialize};

use super::levels::LevelTable;
use super::setup::PlayerId;
use crate::engine::cards::{Card, Deck, Seed};
use crate::engine::chips::Chips;
use crate::engine::hand::Change;
use crate::engine::house::{DrawSuitOrder, HouseRules};
use crate::engine::table::draw::height;

/// The chips of a set, the largest first.
const CHIPS: [u64; 20] = [
    5_000_000_000,
    1_000_000_000,
    500_000_000,
    100_000_000,
    50_000_000,
    10_000_000,
    5_000_000,
    1_000_000,
    500_000,
    100_000,
    50_000,
    10_000,
    5_000,
    1_000,
    500,
    100,
    50,
    25,
    10,
    5,
];

/// The largest chip of the set in which all these amounts can be paid.
pub(super) fn chip_of(amounts: &[Chips]) -> Chips {
    let pays = |chip: &u64| amounts.iter().all(|amount| amount.get() % chip == 0);
    Chips::new(CHIPS.into_iter().find(pays).unwrap_or(1))
}

/// The smallest chip that is still needed from level `number` on: all blinds and antes, and
/// whatever is bought (`bought`), can be paid in it.
#[must_use]
pub fn smallest_chip(
    levels: &LevelTable,
    number: u32,
    rules: &HouseRules,
    bought: &[Chips],
) -> Chips {
    let last = (levels.listed().len() as u32).max(number);
    let mut amounts = bought.to_vec();
    for level in number..=last {
        let stakes = levels.stakes(level, rules);
        amounts.extend([stakes.small_blind, stakes.big_blind, stakes.ante]);
    }
    chip_of(&amounts)
}

/// A stack before the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odd {
    /// Whose.
    pub player: PlayerId,
    /// All his chips.
    pub stack: Chips,
}

/// What the race did to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// Who.
    pub player: PlayerId,
    /// What he had in odd chips.
    pub odd: Chips,
    /// The cards he drew, one for each odd chip.
    pub cards: u32,
    /// The highest of them.
    pub best: Card,
    /// Whether he got his chip because he would have been left with nothing.
    pub kept_in: bool,
    /// His stack.
    pub stack: Change,
}

/// The race from chips of `old` to chips of `new`: everybody who had odd chips, in the order of
/// `stacks`. `None` if it must wait: the odd chips do not make whole large chips, or not enough
/// of them to keep everybody in the game.
#[must_use]
pub fn color_up(
    stacks: &[Odd],
    (old, new): (Chips, Chips),
    seed: Seed,
    order: DrawSuitOrder,
) -> Option<Vec<Race>> {
    let (old, new) = (old.get().max(1), new.get().max(1));
    let odd_of = |stack: Chips| stack.get() % new;
    let total: u64 = stacks.iter().map(|racer| odd_of(racer.stack)).sum();
    if !total.is_multiple_of(new) {
        return None;
    }
    let prizes = usize::try_from(total / new).ok()?;
    let mut dealt = Cards::new(seed);
    let mut races: Vec<Race> = Vec::new();
    for racer in stacks {
        let odd = odd_of(racer.stack);
        if odd == 0 {
            continue;
        }
        let cards = u32::try_from(odd.div_ceil(old)).unwrap_or(u32::MAX).min(52);
        let drawn = (0..cards).filter_map(|_| dealt.next());
        let best = drawn.max_by_key(|&card| height(card, order))?;
        let kept = racer.stack.saturating_sub(Chips::new(odd));
        races.push(Race {
            player: racer.player,
            odd: Chips::new(odd),
            cards,
            best,
            kept_in: kept.is_zero(),
            stack: Change {
                from: racer.stack,
                to: kept,
            },
        });
    }
    if races.iter().filter(|race| race.kept_in).count() > prizes {
        return None;
    }
    let mut ranking: Vec<usize> = (0..races.len()).collect();
    // The sort is stable: of equal cards from different decks the first in the list wins.
    ranking.sort_by_key(|&at| {
        let race = &races[at];
        core::cmp::Reverse((race.kept_in, height(race.best, order), race.odd))
    });
    for at in ranking.into_iter().take(prizes) {
        races[at].stack.to += Chips::new(new);
    }
    Some(races)
}

/// Cards from as many shuffled decks as are needed.
struct Cards {
    seed: Seed,
    decks: u64,
    deck: Deck,
    place: usize,
}

impl Cards {
    fn new(seed: Seed) -> Self {
        let deck = Deck::shuffled(seed.for_hand(0));
        Self {
            seed,
            decks: 1,
            deck,
            place: 0,
        }
    }

    fn next(&mut self) -> Option<Card> {
        if self.place == Card::COUNT {
            self.deck = Deck::shuffled(self.seed.for_hand(self.decks));
            self.decks += 1;
            self.place = 0;
        }
        let card = self.deck.get(self.place);
        self.place += 1;
        card
    }
}
