//! All cards, and what feeds them (curriculum 5.2 and 5.4).

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::grade::is_quick;
use super::{Card, CardId, Day, Grade, Memory, Past, Sitting, Wanted, teaches};
use crate::engine::rule::RuleId;
use crate::school::dealer::Kind;
use crate::school::drill::{Drill, Given, Level, Line, Result, Task, hash};

/// A slip that is seen so often within so many days is worth a step of its own.
const SLIPS: (usize, u32) = (3, 14);

/// What is kept of the review.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Deck {
    cards: BTreeMap<String, Card>,
    /// The lessons whose cards have been made.
    lessons: BTreeSet<String>,
    /// What was done on the last day on which something was.
    pub(super) tally: Tally,
    slips: Vec<SeenSlip>,
    /// The sitting that is under way.
    sitting: Option<Value>,
    /// How much is to be still known.
    pub wanted: Wanted,
    /// Neither review nor ratings are to be seen.
    pub hidden: bool,
}

/// What was done on a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Tally {
    pub(super) day: Day,
    /// How many items were answered, each counted once.
    pub(super) asked: u32,
    /// How many of them for the first time ever.
    pub(super) fresh: u32,
}

/// A slip as it was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SeenSlip {
    day: Day,
    card: String,
    slip: String,
    seed: u64,
    level: u8,
}

/// A slip that was seen: its drill, and the instances as (pattern, level, seed).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habit {
    /// The drill.
    pub drill: Drill,
    /// The slip's name within it.
    pub slip: String,
    /// The learner's own instances, the last at the end.
    pub instances: Vec<(CardId, Level, u64)>,
}

impl Habit {
    /// What is said of the slip in the last of its instances.
    #[must_use]
    pub fn said(&self) -> Option<Line> {
        let (card, level, seed) = self.instances.last()?;
        let CardId::Pattern(drill, pattern) = card else {
            return None;
        };
        let task = Task {
            drill: *drill,
            pattern: pattern.name,
            level: *level,
            seed: *seed,
        };
        let mut slips = task
            .instance()?
            .parts
            .into_iter()
            .flat_map(|part| part.slips);
        let word = slips.find(|word| word.id == self.slip)?;
        Some(word.line)
    }
}

impl Deck {
    /// All cards that can be asked.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        let cards = self.cards.iter();
        cards.filter_map(|(id, card)| Some((CardId::read(id)?, card)))
    }

    /// A card.
    #[must_use]
    pub fn card(&self, id: CardId) -> Option<&Card> {
        self.cards.get(&id.to_string())
    }

    fn entry(&mut self, id: CardId) -> &mut Card {
        self.cards.entry(id.to_string()).or_default()
    }

    /// A lesson is done: there is a card for everything that it teaches, to be asked first when
    /// its turn comes.
    pub fn learn(&mut self, lesson: &str) {
        let Some(taught) = teaches().iter().find(|taught| taught.lesson == lesson) else {
            return;
        };
        if !self.lessons.insert(lesson.to_owned()) {
            return;
        }
        let drills = taught.drills.iter().filter_map(|name| Drill::named(name));
        let patterns = drills.flat_map(|drill| {
            let patterns = drill.patterns().iter();
            patterns.map(move |pattern| CardId::Pattern(drill, pattern))
        });
        let checks = (1..=taught.checks)
            .filter_map(|number| CardId::read(&format!("check/{lesson}/{number}")));
        for id in patterns.chain(checks) {
            self.entry(id);
        }
    }

    /// The dealer school is past its second level: there is a card for each duty.
    pub fn learn_duties(&mut self) {
        if self.lessons.insert("dealer".to_owned()) {
            for kind in Kind::ALL {
                self.entry(CardId::Duty(*kind));
            }
        }
    }

    /// Grades an answer to a card, and says how it counted. The first of a sitting counts, the
    /// same item in the same sitting again does not.
    pub fn grade(&mut self, id: CardId, given: Given, told: Told<'_>, today: Day) -> Grade {
        let grade = Grade::of(given, self.card(id).and_then(Card::quick_before));
        let wanted = self.wanted;
        let card = self.entry(id);
        let memory = match card.memory {
            None => Memory::first(grade),
            Some(memory) => memory.after(grade, today.since(card.graded)),
        };
        card.memory = Some(memory);
        card.graded = today;
        if grade != Grade::Again {
            card.level = given.level.number();
        }
        card.rules = told.rules.to_vec();
        card.push(Past {
            seed: told.seed,
            level: given.level.number(),
            grade,
            quick: is_quick(given),
            slip: told.slip.map(str::to_owned),
            millis: given.millis,
        });
        let interval = memory.interval(wanted);
        let due = self.spread(id, interval, today);
        self.entry(id).due = due;
        if let Some(slip) = told.slip {
            self.saw(id, slip, told.seed, given.level, today);
        }
        grade
    }

    /// A mistake outside of a sitting: the card is made if there is none, and counts as wrong. A
    /// second one on the same day says nothing new of what is remembered.
    pub fn fail(&mut self, id: CardId, given: Given, told: Told<'_>, today: Day) {
        let again = self.card(id).is_some_and(|card| {
            let last = card.past.last();
            card.graded == today && last.is_some_and(|last| last.grade == Grade::Again)
        });
        if again {
            if let Some(slip) = told.slip {
                self.saw(id, slip, told.seed, given.level, today);
            }
            return;
        }
        let wrong = Given {
            result: Result::Wrong,
            points: 0,
            ..given
        };
        self.grade(id, wrong, told, today);
    }

    /// The same where no instance of a drill was asked: in a lesson, in the dealer school.
    pub fn fail_elsewhere(&mut self, id: CardId, rules: &[RuleId], today: Day) {
        let given = Given {
            result: Result::Wrong,
            points: 0,
            level: id.lowest(),
            millis: 0,
            seconds: 0,
        };
        let told = Told {
            seed: 0,
            slip: None,
            rules,
        };
        self.fail(id, given, told, today);
    }

    /// Something at the table shows that a card is worth another look, which is no answer: one
    /// that there is comes today, a new one tomorrow.
    pub fn remind(&mut self, id: CardId, today: Day) {
        let known = self.card(id).is_some_and(|card| card.memory.is_some());
        let card = self.entry(id);
        if known {
            card.due = card.due.min(today);
        } else {
            card.due = today.after(1);
        }
    }

    /// The day after so many days, moved by up to a twentieth of them if another card of the same
    /// lesson comes on that day: a day is to be mixed.
    fn spread(&self, id: CardId, interval: u32, today: Day) -> Day {
        let due = today.after(interval);
        let reach = interval / 20;
        let same = |(other, card): (CardId, &Card)| {
            other != id && card.due == due && other.lesson() == id.lesson()
        };
        if reach == 0 || !self.cards().any(same) {
            return due;
        }
        let hash = hash(&id.to_string()) % (2 * u64::from(reach) + 1);
        today.after((interval - reach).saturating_add(hash as u32).min(180))
    }

    fn saw(&mut self, id: CardId, slip: &str, seed: u64, level: Level, today: Day) {
        self.slips.retain(|seen| today.since(seen.day) < SLIPS.1);
        self.slips.push(SeenSlip {
            day: today,
            card: id.to_string(),
            slip: slip.to_owned(),
            seed,
            level: level.number(),
        });
    }

    /// The slips that were seen three times within 14 days.
    #[must_use]
    pub fn habits(&self, today: Day) -> Vec<Habit> {
        let mut habits = self.slips_since(today);
        habits.retain(|habit| habit.instances.len() >= SLIPS.0);
        for habit in &mut habits {
            let before = habit.instances.len() - SLIPS.0;
            habit.instances.drain(..before);
        }
        habits
    }

    /// The slips that were seen within 14 days, each with all its instances.
    #[must_use]
    pub fn slips_since(&self, today: Day) -> Vec<Habit> {
        let mut habits: Vec<Habit> = Vec::new();
        let recent = self
            .slips
            .iter()
            .filter(|seen| today.since(seen.day) < SLIPS.1);
        for seen in recent {
            let Some(id) = CardId::read(&seen.card) else {
                continue;
            };
            let (Some(drill), Some(level)) = (id.drill(), Level::numbered(seen.level)) else {
                continue;
            };
            let instance = (id, level, seen.seed);
            let same = |habit: &&mut Habit| habit.drill == drill && habit.slip == seen.slip;
            if let Some(habit) = habits.iter_mut().find(same) {
                habit.instances.push(instance);
            } else {
                habits.push(Habit {
                    drill,
                    slip: seen.slip.clone(),
                    instances: vec![instance],
                });
            }
        }
        habits
    }

    /// A slip's step was seen: it is offered again only after three more.
    pub fn forget_habit(&mut self, drill: Drill, slip: &str) {
        self.slips.retain(|seen| {
            let of = CardId::read(&seen.card).and_then(CardId::drill);
            of != Some(drill) || seen.slip != slip
        });
    }

    /// Counts an item of the day.
    pub(super) fn count(&mut self, fresh: bool, today: Day) {
        if self.tally.day != today {
            self.tally = Tally {
                day: today,
                ..Tally::default()
            };
        }
        self.tally.asked += 1;
        self.tally.fresh += u32::from(fresh);
    }

    /// What was done today.
    pub(super) fn tally(&self, today: Day) -> Tally {
        if self.tally.day == today {
            self.tally
        } else {
            Tally::default()
        }
    }

    /// Keeps the sitting that is under way, or that there is none.
    pub fn keep(&mut self, sitting: Option<&Sitting>) {
        self.sitting = sitting.and_then(|sitting| serde_json::to_value(sitting).ok());
    }

    /// The sitting that is under way, if it was begun today: what waits is another thing tomorrow.
    #[must_use]
    pub fn sitting(&self, today: Day) -> Option<Sitting> {
        let sitting = self.sitting.clone()?;
        let sitting: Sitting = serde_json::from_value(sitting).ok()?;
        (sitting.day == today).then_some(sitting)
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

/// What is kept of an answer besides how it counts.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// Where the instance came from.
    pub seed: u64,
    /// The slip that it shows.
    pub slip: Option<&'a str>,
    /// The rules behind it.
    pub rules: &'a [RuleId],
}
