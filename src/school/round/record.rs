//! What is kept of all runs on the device: ratings, stars, slips, gates (curriculum 5.5).

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Answered, Round, SavedRound};
use crate::school::assignment::Subject;
use crate::school::drill::{self, Drill, Given, Level, Rating, Result, Skill, Standing, Stars};

/// So many of the last answers of one level decide about its stars.
const OF_A_LEVEL: usize = 20;

/// So many runs with a seed are remembered, so that a second time does not count.
const SEEDS: usize = 200;

type Rounds = BTreeMap<String, SavedRound>;

/// What is kept. What is missing in an old or damaged file takes its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// By the skill's name; of a drill that trains none, by the drill's.
    skills: BTreeMap<String, KeptSkill>,
    drills: BTreeMap<String, KeptDrill>,
    /// The chapters whose gates are open.
    gates: Vec<u8>,
    /// Runs with a seed that were answered, the last at the end.
    seeds: Vec<String>,
    /// How many runs of a link have counted so far.
    tries: BTreeMap<String, u32>,
    /// The runs that are under way, by what they practise.
    #[serde(deserialize_with = "rounds")]
    rounds: Rounds,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptSkill {
    tenths: i32,
    answers: u32,
    /// The best word that was reached: its place among the five.
    word: u8,
    /// The day on which it was last confirmed.
    day: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct KeptDrill {
    /// Of each level the last answers: half points, milliseconds, target in seconds.
    given: BTreeMap<u8, Vec<(u8, u32, u32)>>,
    slips: BTreeMap<String, u32>,
}

/// The word that stands in front for a skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkillWord {
    /// The best that was reached.
    pub standing: Standing,
    /// The day on which it was last confirmed, `2026-11-30`.
    pub day: String,
    /// The rating has fallen two words since.
    pub refresh: bool,
}

const STANDINGS: [Standing; 5] = [
    Standing::Starting,
    Standing::FindingTheWay,
    Standing::Steady,
    Standing::Sure,
    Standing::CouldExplainIt,
];

/// Under which name a run is kept.
fn key(subject: Subject) -> String {
    match subject {
        Subject::Drill(drill) => drill.name().to_owned(),
        Subject::Gate(_) => subject.place(),
        Subject::Lesson => String::new(),
    }
}

/// What is kept under this name.
fn subject(key: &str) -> Option<Subject> {
    Subject::at(key).or_else(|| Drill::named(key).map(Subject::Drill))
}

/// Reads the runs under way: one whose questions do not exist any more cannot be gone on with.
fn rounds<'de, D: Deserializer<'de>>(from: D) -> core::result::Result<Rounds, D::Error> {
    let rounds = Rounds::deserialize(from)?;
    for (key, saved) in &rounds {
        let round = subject(key).and_then(|subject| saved.round(subject));
        round.ok_or_else(|| D::Error::custom(format!("{key} does not exist any more")))?;
    }
    Ok(rounds)
}

/// Under which name the rating of a drill is kept.
fn rated(drill: Drill) -> &'static str {
    drill.skill().map_or(drill.name(), Skill::name)
}

impl Record {
    fn rating_of(&self, name: &str) -> Rating {
        let kept = self.skills.get(name);
        kept.map_or_else(Rating::default, |kept| {
            Rating::stored(kept.tenths, kept.answers)
        })
    }

    /// The rating of a skill.
    #[must_use]
    pub fn rating(&self, skill: Skill) -> Rating {
        self.rating_of(skill.name())
    }

    /// The word for the rating of now.
    #[must_use]
    pub fn standing(&self, skill: Skill) -> Standing {
        self.rating(skill).standing()
    }

    /// The word that is shown; none of a skill without answers.
    #[must_use]
    pub fn word(&self, skill: Skill) -> Option<SkillWord> {
        let kept = self.skills.get(skill.name())?;
        let standing = *STANDINGS.get(usize::from(kept.word))?;
        let now = STANDINGS
            .iter()
            .position(|word| *word == self.standing(skill))?;
        Some(SkillWord {
            standing,
            day: kept.day.clone(),
            refresh: now + 2 <= usize::from(kept.word),
        })
    }

    /// The level at which a drill is asked by the rating of its skill.
    #[must_use]
    pub fn level(&self, drill: Drill) -> Level {
        self.rating_of(rated(drill)).level()
    }

    /// The stars of a drill at the highest level that has one.
    #[must_use]
    pub fn stars(&self, drill: Drill) -> Option<(Level, Stars)> {
        let kept = self.drills.get(drill.name())?;
        Level::ALL.into_iter().rev().find_map(|level| {
            let given = kept.given.get(&level.number())?;
            let given: Vec<Given> = given.iter().map(|given| counted(*given, level)).collect();
            let stars = drill::stars(&given, level);
            stars.sure.then_some((level, stars))
        })
    }

    /// How often a drill was answered, as far as that is remembered.
    #[must_use]
    pub fn answers(&self, drill: Drill) -> usize {
        let kept = self.drills.get(drill.name());
        kept.map_or(0, |kept| kept.given.values().map(Vec::len).sum())
    }

    /// How often a slip was seen in a drill.
    #[must_use]
    pub fn slips(&self, drill: Drill, slip: &str) -> u32 {
        let kept = self.drills.get(drill.name());
        kept.and_then(|kept| kept.slips.get(slip))
            .copied()
            .unwrap_or(0)
    }

    /// Whether the gate of a chapter is open.
    #[must_use]
    pub fn is_open(&self, chapter: u8) -> bool {
        self.gates.contains(&chapter)
    }

    /// Whether nothing was ever answered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.drills.is_empty() && self.gates.is_empty()
    }

    /// Counts an answer, if its run counts; the day is the local date.
    pub fn count(&mut self, round: &Round, answered: &Answered, day: &str) {
        if self.was_answered(round) {
            return;
        }
        let drill = answered.task.drill;
        let name = rated(drill);
        let before = self.rating_of(name);
        let after = before.after(answered.task.level, answered.result);
        let now = STANDINGS.iter().position(|word| *word == after.standing());
        let now = now.unwrap_or(0) as u8;
        let kept = self
            .skills
            .entry(name.to_owned())
            .or_insert_with(|| KeptSkill {
                tenths: 0,
                answers: 0,
                word: now,
                day: day.to_owned(),
            });
        kept.tenths = after.tenths();
        kept.answers = after.answers();
        if now >= kept.word {
            kept.word = now;
            day.clone_into(&mut kept.day);
        }
        let kept = self.drills.entry(drill.name().to_owned()).or_default();
        let given = kept.given.entry(answered.task.level.number()).or_default();
        given.push((answered.result.halves(), answered.millis, answered.seconds));
        let before_last = given.len().saturating_sub(OF_A_LEVEL);
        given.drain(..before_last);
        if let Some(slip) = &answered.slip {
            *kept.slips.entry(slip.clone()).or_default() += 1;
        }
    }

    /// The same seed at the same level, answered before, does not count again.
    fn was_answered(&self, round: &Round) -> bool {
        same(round).is_some_and(|same| self.seeds.contains(&same))
    }

    /// A run has ended: a gate may open, a seed does not count again, one of the tries is used.
    pub fn close(&mut self, round: &Round) {
        self.rounds.remove(&key(round.subject));
        // Whoever only looked has not tried.
        if round.given.is_empty() {
            return;
        }
        if let Some(same) = same(round).filter(|same| !self.seeds.contains(same)) {
            self.seeds.push(same);
            let before = self.seeds.len().saturating_sub(SEEDS);
            self.seeds.drain(..before);
        }
        if let Some(link) = link(round) {
            *self.tries.entry(link).or_default() += 1;
        }
        if let Subject::Gate(chapter) = round.subject
            && round.sum().passed == Some(true)
            && !self.is_open(chapter.number)
        {
            self.gates.push(chapter.number);
        }
    }

    /// Whether a run that ends now counts: its link has tries left.
    #[must_use]
    pub fn has_tries(&self, round: &Round) -> bool {
        let used = link(round).and_then(|link| self.tries.get(&link).copied());
        round
            .assignment
            .tries
            .is_none_or(|tries| used.unwrap_or(0) < tries)
    }

    /// Keeps a run that is under way.
    pub fn keep(&mut self, round: &Round) {
        self.rounds
            .insert(key(round.subject), SavedRound::from(round));
    }

    /// Forgets a run that is under way.
    pub fn forget(&mut self, subject: Subject) {
        self.rounds.remove(&key(subject));
    }

    /// The run that is under way.
    #[must_use]
    pub fn round(&self, subject: Subject) -> Option<Round> {
        self.rounds.get(&key(subject))?.round(subject)
    }
}

/// What tells a run with a seed from others; none where each has its own.
fn same(round: &Round) -> Option<String> {
    round.assignment.seed?;
    let asked = &round.assignment;
    let parts = [
        key(round.subject),
        round.seed.to_string(),
        asked.levels.to_string(),
        asked.slot.to_string(),
    ];
    Some(parts.join("/"))
}

/// The link of a run whose tries are counted.
fn link(round: &Round) -> Option<String> {
    round.assignment.tries?;
    Some(
        [
            &key(round.subject),
            "?",
            &round.assignment.query(round.subject),
        ]
        .concat(),
    )
}

fn counted((halves, millis, seconds): (u8, u32, u32), level: Level) -> Given {
    let result = Result::of_halves(halves);
    Given {
        result,
        points: result.points(),
        level,
        millis,
        seconds,
    }
}
