//! Cards: what they stand for, and what is kept of them (curriculum 5.1).

use core::fmt;

use serde::{Deserialize, Serialize};

use super::{Day, Grade, Memory, lesson_of, teaches};
use crate::engine::rule::RuleId;
use crate::school::dealer::Kind;
use crate::school::drill::{Drill, Level, Pattern};
use crate::school::path::{self, PathLesson};

/// So many of the last answers are kept.
const ANSWERS: usize = 3;

/// What a card stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum CardId {
    /// A kind of case of a drill.
    Pattern(Drill, &'static Pattern),
    /// A check question of a lesson, from 1.
    Check(&'static PathLesson, u8),
    /// A duty of the dealer.
    Duty(Kind),
}

impl CardId {
    /// The card of this id; none if there is no such thing (any more).
    #[must_use]
    pub fn read(id: &str) -> Option<Self> {
        let (first, rest) = id.split_once('/')?;
        match first {
            "check" => {
                let (lesson, number) = rest.split_once('/')?;
                let number = number.parse().ok()?;
                let taught = teaches().iter().find(|taught| taught.lesson == lesson)?;
                let lesson = path::lessons().find(|listed| listed.id == lesson)?;
                (1..=taught.checks)
                    .contains(&number)
                    .then_some(Self::Check(lesson, number))
            }
            "duty" => {
                let mut kinds = Kind::ALL.iter().copied();
                kinds.find(|kind| kind.name() == rest).map(Self::Duty)
            }
            drill => Self::pattern(Drill::named(drill)?, rest),
        }
    }

    /// The card of a drill's pattern.
    #[must_use]
    pub fn pattern(drill: Drill, name: &str) -> Option<Self> {
        let mut patterns = drill.patterns().iter();
        let pattern = patterns.find(|pattern| pattern.name == name)?;
        Some(Self::Pattern(drill, pattern))
    }

    /// The drill that asks it; none of a check question.
    #[must_use]
    pub fn drill(self) -> Option<Drill> {
        match self {
            Self::Pattern(drill, _) => Some(drill),
            Self::Check(..) => None,
            Self::Duty(kind) => Drill::named(kind.drill()),
        }
    }

    /// What two neighbours in a sitting should not share: the drill, or the lesson.
    pub(super) fn family(self) -> &'static str {
        match (self.drill(), self) {
            (Some(drill), _) => drill.name(),
            (None, Self::Check(lesson, _)) => lesson.id,
            (None, _) => "",
        }
    }

    /// The lesson that it belongs to; none of a dealer's duty.
    pub(super) fn lesson(self) -> Option<&'static str> {
        match self {
            Self::Pattern(drill, _) => lesson_of(drill.name()).map(|lesson| lesson.id),
            Self::Check(lesson, _) => Some(lesson.id),
            Self::Duty(_) => None,
        }
    }

    /// The rules behind it; those of a check question stand in its lesson.
    #[must_use]
    pub fn rules(self) -> &'static [RuleId] {
        match self {
            Self::Pattern(drill, _) => drill.rules(),
            Self::Check(..) => &[],
            Self::Duty(kind) => kind.rules(),
        }
    }

    /// The first level that has it.
    pub(super) fn lowest(self) -> Level {
        let from = match self {
            Self::Pattern(_, pattern) => pattern.from,
            Self::Check(..) | Self::Duty(_) => 1,
        };
        Level::numbered(from).unwrap_or(Level::ALL[0])
    }
}

impl fmt::Display for CardId {
    /// The id, which is never changed later: `min-raise-to/over-a-raise`, `check/first-hand/1`,
    /// `duty/turn`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pattern(drill, pattern) => write!(f, "{}/{}", drill.name(), pattern.name),
            Self::Check(lesson, number) => write!(f, "check/{}/{number}", lesson.id),
            Self::Duty(kind) => write!(f, "duty/{}", kind.name()),
        }
    }
}

impl From<CardId> for String {
    fn from(id: CardId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for CardId {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Self, Self::Error> {
        Self::read(&id).ok_or("no such card")
    }
}

/// What is kept of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Card {
    /// The rules behind the last answer.
    pub rules: Vec<RuleId>,
    /// The level at which it was last right; 0 if it never was.
    pub level: u8,
    /// None until the first answer.
    pub memory: Option<Memory>,
    /// When it is to come again.
    pub due: Day,
    /// When it was last graded.
    pub graded: Day,
    /// The last three answers, the last at the end.
    pub past: Vec<Past>,
}

/// An answer as it is kept: no more than this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// Where the instance came from.
    pub seed: u64,
    /// Its level.
    pub level: u8,
    /// How it counted.
    pub grade: Grade,
    /// Whether it came within half the target time, without a hint.
    pub quick: bool,
    /// The slip that it showed.
    pub slip: Option<String>,
    /// How long it took, in milliseconds.
    pub millis: u32,
}

impl Card {
    /// The level of its next instance: one up after an easy answer, one down after a hard or
    /// wrong one.
    #[must_use]
    pub fn next_level(&self, id: CardId) -> Level {
        let Some(last) = self.past.last() else {
            return id.lowest();
        };
        // Whoever never had it right begins where he erred.
        let base = if self.level == 0 {
            last.level
        } else {
            self.level
        };
        let number = match last.grade {
            Grade::Easy => base.saturating_add(1),
            Grade::Good => base,
            Grade::Hard | Grade::Again => base.saturating_sub(1),
        };
        let level = Level::numbered(number.clamp(1, 5)).unwrap_or(Level::ALL[0]);
        level.max(id.lowest())
    }

    /// The level of the last answer, if that was quick.
    pub(super) fn quick_before(&self) -> Option<Level> {
        let last = self.past.last().filter(|last| last.quick)?;
        Level::numbered(last.level)
    }

    /// How likely it is remembered on this day, in millionths; nothing before its first answer.
    #[must_use]
    pub fn recall(&self, today: Day) -> Option<u32> {
        Some(self.memory?.recall(today.since(self.graded)))
    }

    /// Whether it is to come today.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        self.memory.is_some() && self.due <= today
    }

    pub(super) fn push(&mut self, past: Past) {
        self.past.push(past);
        let before = self.past.len().saturating_sub(ANSWERS);
        self.past.drain(..before);
    }
}
