//! Kinds of case that a drill can put.

use super::{Draw, Level};

/// A kind of case; also the unit of review. Its name is never changed later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// Its name within the drill: `over-a-raise`.
    pub name: &'static str,
    /// How often it comes among those of its level, at level 3.
    pub weight: u32,
    /// The first level that has it.
    pub from: u8,
    /// Whether levels 4 and 5 put it twice as often.
    pub doubled: bool,
}

impl Pattern {
    /// A pattern with its weight, from this level on.
    pub(super) const fn new(name: &'static str, weight: u32, from: u8) -> Self {
        Self {
            name,
            weight,
            from,
            doubled: false,
        }
    }

    /// The same, twice as often at levels 4 and 5.
    pub(super) const fn doubled(self) -> Self {
        Self {
            doubled: true,
            ..self
        }
    }

    /// Its weight at a level; nothing where the level does not have it.
    #[must_use]
    pub fn weight_at(&self, level: Level) -> u32 {
        match level.number() {
            number if number < self.from => 0,
            4 | 5 if self.doubled => 2 * self.weight,
            _ => self.weight,
        }
    }
}

/// One of the patterns, by their weights at a level.
pub(super) fn drawn(
    patterns: &'static [Pattern],
    level: Level,
    draw: &mut Draw,
) -> Option<&'static Pattern> {
    let all: u32 = patterns
        .iter()
        .map(|pattern| pattern.weight_at(level))
        .sum();
    let mut place = draw.below(u64::from(all));
    patterns.iter().find(|pattern| {
        let weight = u64::from(pattern.weight_at(level));
        let here = place < weight;
        place = place.saturating_sub(weight);
        here && weight > 0
    })
}
