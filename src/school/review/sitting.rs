//! A sitting: what is asked, what was answered, what comes back (curriculum 5.3).

use serde::{Deserialize, Serialize};

use super::{CardId, Day, Deck, Habit, Told};
use crate::engine::cards::Seed;
use crate::engine::rule::RuleId;
use crate::school::drill::{Given, Level, Result, Task};

/// A wrong item comes back after so many others and so many milliseconds.
const OTHERS: usize = 3;
const PAUSE: u64 = 120_000;

/// After so many milliseconds of answering nothing new is asked.
const LONG_ENOUGH: u64 = 300_000;

/// What is asked once in a sitting: everything that determines the instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The card.
    pub card: CardId,
    level: u8,
    /// Where the cards and figures come from.
    pub seed: u64,
    /// It was wrong before in this sitting: it is asked once more, and does not count.
    pub again: bool,
}

impl Item {
    /// Its level.
    #[must_use]
    pub fn level(self) -> Level {
        Level::numbered(self.level).unwrap_or(Level::ALL[0])
    }

    /// The question of a drill; none of a check question. A duty is asked by the drill that
    /// practises it, in whichever pattern comes.
    #[must_use]
    pub fn task(self) -> Option<Task> {
        let level = self.level();
        match self.card {
            CardId::Pattern(drill, pattern) => Some(Task {
                drill,
                pattern: pattern.name,
                level,
                seed: self.seed,
            }),
            CardId::Duty(_) => {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
                let drill = self.card.drill()?;
                Some(Task::nth(drill, level, Seed::new(bytes), 0, 0))
            }
            CardId::Check(..) => None,
        }
    }
}

/// An item that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// What was asked.
    pub item: Item,
    /// 2, 1 or 0: right, right with the hint, wrong.
    pub halves: u8,
    /// Whether the hint was open.
    pub hinted: bool,
    /// How long it took, in milliseconds.
    pub millis: u32,
    /// The target time, in seconds.
    pub seconds: u32,
    /// The answer, in the notation of results.
    pub given: String,
    /// The right one.
    pub expected: String,
    /// The slip that it shows.
    pub slip: Option<String>,
    /// The rules behind it.
    pub rules: Vec<RuleId>,
}

impl Reply {
    /// As it counts.
    #[must_use]
    pub fn counted(&self) -> Given {
        let result = match self.halves {
            0 => Result::Wrong,
            1 => Result::Hinted,
            _ => Result::Right,
        };
        Given {
            result,
            points: result.points(),
            level: self.item.level(),
            millis: self.millis,
            seconds: self.seconds,
        }
    }
}

/// A wrong item on its way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Waiting {
    item: Item,
    /// How many were answered when it was.
    after: usize,
    /// When, in milliseconds since 1970.
    since: u64,
}

/// A sitting, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// Its name in results: 12 hexadecimal digits.
    pub id: String,
    /// The day on which it began; all its answers count for it.
    pub day: Day,
    queue: Vec<Item>,
    waiting: Vec<Waiting>,
    /// What was answered so far.
    pub given: Vec<Reply>,
    /// The item on the screen.
    pub asking: Option<Item>,
    /// Whether its hint is open.
    pub hinted: bool,
    /// A step about one slip, with the learner's own instances: it counts for nothing.
    pub aside: bool,
}

impl Sitting {
    /// The next sitting; `fresh` are random bytes. None if nothing is left to ask, but with
    /// `more` there is as long as there are cards.
    #[must_use]
    pub fn begin(deck: &Deck, today: Day, more: bool, fresh: [u8; 32]) -> Option<Self> {
        let seed = Seed::new(fresh);
        let planned = deck.plan(today, more).into_iter().zip(0..);
        let items = planned.map(|(planned, number)| Item {
            card: planned.card,
            level: planned.level.number(),
            seed: number_of(seed.for_hand(number)),
            again: false,
        });
        Self::of(items.collect(), today, seed, false)
    }

    /// The step about a slip that came three times: the same three instances once more.
    #[must_use]
    pub fn about(habit: &Habit, today: Day, fresh: [u8; 32]) -> Option<Self> {
        let items = habit.instances.iter().map(|(card, level, seed)| Item {
            card: *card,
            level: level.number(),
            seed: *seed,
            again: false,
        });
        Self::of(items.collect(), today, Seed::new(fresh), true)
    }

    fn of(queue: Vec<Item>, day: Day, seed: Seed, aside: bool) -> Option<Self> {
        (!queue.is_empty()).then(|| Self {
            id: seed.commitment_hex()[..12].to_owned(),
            day,
            queue,
            waiting: Vec::new(),
            given: Vec::new(),
            asking: None,
            hinted: false,
            aside,
        })
    }

    /// How many items it has in all, as far as that is known.
    #[must_use]
    pub fn len(&self) -> usize {
        self.given.len() + usize::from(self.asking.is_some()) + self.queue.len()
    }

    /// Whether it never asks anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that are still to come, the one on the screen among them.
    pub fn to_come(&self) -> impl Iterator<Item = CardId> {
        let items = self.asking.iter().chain(&self.queue);
        let waiting = self.waiting.iter().map(|waiting| &waiting.item);
        items.chain(waiting).map(|item| item.card)
    }

    /// Puts the next item; `now` in milliseconds since 1970. None at the end.
    pub fn ask(&mut self, now: u64) -> Option<Item> {
        self.hinted = false;
        let answered = self.given.len();
        let back = self.waiting.iter().position(|waiting| {
            answered >= waiting.after + OTHERS && now.saturating_sub(waiting.since) >= PAUSE
        });
        let spent: u64 = self.given.iter().map(|reply| u64::from(reply.millis)).sum();
        self.asking = match back {
            Some(place) => Some(self.waiting.remove(place).item),
            None if spent >= LONG_ENOUGH || self.queue.is_empty() => None,
            None => Some(self.queue.remove(0)),
        };
        self.asking
    }

    /// Takes the answer to the item on the screen, and lets it count.
    pub fn take(&mut self, reply: Reply, deck: &mut Deck, now: u64) {
        self.asking = None;
        let item = reply.item;
        if !item.again && !self.aside {
            let fresh = deck
                .card(item.card)
                .is_none_or(|card| card.memory.is_none());
            let told = Told {
                seed: item.seed,
                slip: reply.slip.as_deref(),
                rules: &reply.rules,
            };
            deck.grade(item.card, reply.counted(), told, self.day);
            deck.count(fresh, self.day);
        }
        self.given.push(reply);
        let wrong = self.given.last().is_some_and(|reply| reply.halves == 0);
        if wrong && !item.again && !self.aside {
            // Another instance of the same kind.
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&item.seed.to_le_bytes());
            self.waiting.push(Waiting {
                item: Item {
                    seed: number_of(Seed::new(bytes).for_hand(1)),
                    again: true,
                    ..item
                },
                after: self.given.len(),
                since: now,
            });
        }
    }

    /// The item on the screen cannot be asked: it is left out.
    pub fn skip(&mut self) {
        self.asking = None;
    }
}

fn number_of(seed: Seed) -> u64 {
    let (first, _) = seed.bytes().split_at(8);
    first
        .iter()
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}
