//! How often each kind of hand comes.

use super::error::{OddsError, known};
use super::runouts;
use super::suits::{alike_in, classes};
use crate::engine::cards::{Card, CardSet, Category, Evaluator, Pile, Strength};

/// How many of all ways to come to seven cards end in each category.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CategoryCounts([u64; 10]);

impl CategoryCounts {
    /// The ways that end in this category.
    #[must_use]
    pub const fn of(&self, category: Category) -> u64 {
        self.0[category as usize]
    }

    /// All ways.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.0.iter().sum()
    }
}

/// How often the best five of seven cards (RANK-2) is of each category, over all ways in which
/// the missing cards may come.
///
/// `hole` is known or, as `None`, any two cards. The board has 0, 3, 4 or 5 cards. `dead` cards
/// cannot come.
pub fn categories(
    hole: Option<[Card; 2]>,
    board: &[Card],
    dead: CardSet,
) -> Result<CategoryCounts, OddsError> {
    let own: Vec<Card> = hole.into_iter().flatten().collect();
    let others: Vec<Card> = own.iter().copied().chain(dead).collect();
    let seen = known(board, &others, 0, 5)?;
    let cards = CardSet::from_slice(board).union(CardSet::from_slice(&own));
    let pile: Pile = cards.iter().collect();
    let tables = Evaluator::get();
    let mut by_strength = vec![0_u64; usize::from(Strength::COUNT)];
    runouts::for_each(
        CardSet::FULL.difference(seen),
        classes(|one, other| alike_in(&[cards, seen], one, other)),
        7 - cards.len(),
        |runout| {
            let strength = tables.pile(pile.and(runout.pile));
            by_strength[usize::from(strength.number())] += runout.times;
        },
    );
    let mut counts = [0; 10];
    for (number, ways) in (0..).zip(by_strength) {
        if let Some(strength) = Strength::from_number(number) {
            counts[strength.category() as usize] += ways;
        }
    }
    Ok(CategoryCounts(counts))
}
