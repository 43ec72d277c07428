//! What is asked today, and in which order (curriculum 5.3).

use std::collections::BTreeMap;

use super::{CardId, Day, Deck};
use crate::school::drill::Level;

/// A sitting has at most so many items.
const A_SITTING: usize = 12;

/// So many items are offered on one day.
const A_DAY: u32 = 30;

/// So many of them may be new, and none while more than so many are due.
const NEW: (u32, usize) = (6, 20);

/// Every fourth item is nearly certain: it is remembered so well, in millionths.
const EVERY: usize = 4;
const CERTAIN: u32 = 950_000;

/// Seconds that an item takes on the average, with reading what is said of it.
const SECONDS: u32 = 25;

/// What is left of a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Portion {
    /// How many items are still offered. Nobody is told how many wait beyond them.
    pub items: u32,
    /// Whether something was answered today.
    pub begun: bool,
}

impl Portion {
    /// About how many minutes that takes.
    #[must_use]
    pub const fn minutes(self) -> u32 {
        (self.items * SECONDS).div_ceil(60)
    }
}

/// An item of a sitting that is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The card.
    pub card: CardId,
    /// The level of its instance.
    pub level: Level,
}

impl Deck {
    /// What is left for today.
    #[must_use]
    pub fn portion(&self, today: Day) -> Portion {
        let tally = self.tally(today);
        let left = A_DAY.saturating_sub(tally.asked);
        Portion {
            items: left.min(self.pool(today).len() as u32),
            begun: tally.asked > 0,
        }
    }

    /// The items of the next sitting, in their order; with `more` beyond the day's portion.
    #[must_use]
    pub fn plan(&self, today: Day, more: bool) -> Vec<Planned> {
        let left = A_DAY.saturating_sub(self.tally(today).asked) as usize;
        let most = if more { A_SITTING } else { A_SITTING.min(left) };
        let mut pool = self.pool(today);
        if more && pool.is_empty() {
            pool = self.not_due(today, 0);
        }
        let certain = self.not_due(today, CERTAIN);
        let certain: Vec<CardId> = certain
            .into_iter()
            .filter(|id| !pool.contains(id))
            .collect();
        // Three of the pool, then one that is nearly certain.
        let places = (most / EVERY).min(certain.len());
        pool.truncate(most - places);
        let places = places.min(pool.len() / (EVERY - 1));
        eased(mixed(pool), certain, places)
            .into_iter()
            .map(|card| Planned {
                card,
                level: self
                    .card(card)
                    .map_or(card.lowest(), |kept| kept.next_level(card)),
            })
            .collect()
    }

    /// What is due, the least remembered first, then what is new.
    fn pool(&self, today: Day) -> Vec<CardId> {
        let due = self.cards().filter(|(_, card)| card.is_due(today));
        let mut due: Vec<(u32, CardId)> = due
            .filter_map(|(id, card)| Some((card.recall(today)?, id)))
            .collect();
        due.sort_by_key(|(recall, _)| *recall);
        let new = if due.len() > NEW.1 {
            0
        } else {
            NEW.0.saturating_sub(self.tally(today).fresh)
        };
        let mut fresh: Vec<CardId> = self
            .cards()
            .filter(|(_, card)| card.memory.is_none() && card.due <= today)
            .map(|(id, _)| id)
            .collect();
        fresh.sort_by_key(|id| (place_of(*id), id.lowest()));
        fresh.truncate(new as usize);
        due.into_iter().map(|(_, id)| id).chain(fresh).collect()
    }

    /// What was right last and need not come yet, not answered today, remembered at least so well;
    /// the least remembered first.
    fn not_due(&self, today: Day, least: u32) -> Vec<CardId> {
        let others = self.cards().filter_map(|(id, card)| {
            let recall = card.recall(today)?;
            let resting = !card.is_due(today) && card.graded < today && recall >= least;
            resting.then_some((recall, id))
        });
        let mut others: Vec<(u32, CardId)> = others.collect();
        others.sort_by_key(|(recall, _)| *recall);
        others.into_iter().map(|(_, id)| id).collect()
    }
}

/// The place of a card's lesson on the path: what is new comes in the order in which it is taught.
fn place_of(id: CardId) -> usize {
    let lesson = id.lesson();
    let mut lessons = crate::school::path::lessons();
    lessons
        .position(|listed| Some(listed.id) == lesson)
        .unwrap_or(usize::MAX)
}

/// The same in an order in which neighbours are of different families, as long as that is possible
/// at all; what comes first comes as early as that allows.
fn mixed(mut left: Vec<CardId>) -> Vec<CardId> {
    let mut list: Vec<CardId> = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let before = list.last().map(|id| id.family());
        let other = |id: &CardId| Some(id.family()) != before;
        let fits = left
            .iter()
            .position(|id| other(id) && can_be_mixed(&left, *id));
        let place = fits.or_else(|| left.iter().position(other)).unwrap_or(0);
        list.push(left.remove(place));
    }
    list
}

/// One that is nearly certain after each three, of another family than its neighbours; where there
/// is none such, that place goes without.
fn eased(mut list: Vec<CardId>, mut certain: Vec<CardId>, places: usize) -> Vec<CardId> {
    for nth in 1..=places {
        let place = nth * EVERY - 1;
        let beside = [list.get(place - 1), list.get(place)];
        let beside = beside.map(|id| id.map(|id| id.family()));
        let other = |id: &CardId| !beside.contains(&Some(id.family()));
        if let Some(choice) = certain.iter().position(other)
            && place <= list.len()
        {
            list.insert(place, certain.remove(choice));
        }
    }
    list
}

/// Whether the others can follow this one without neighbours of one family.
fn can_be_mixed(all: &[CardId], first: CardId) -> bool {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for id in all.iter().filter(|id| **id != first) {
        *counts.entry(id.family()).or_default() += 1;
    }
    let rest = all.len() - 1;
    counts.into_iter().all(|(family, count)| {
        // The first place after it is not for its own family.
        let places = if family == first.family() {
            rest
        } else {
            rest + 1
        };
        count <= places / 2
    })
}
