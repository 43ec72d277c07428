//! A level that is being worked through: where it stands, what was right, what it is worth
//! (curriculum 4.5).

use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use super::deal::{Deal, deals};
use super::duty::{Duty, Then};
use super::{Kind, Level, Mishap};
use crate::engine::rule::RuleId;
use crate::school::drill::{Judged, Line, Part};
use crate::school::question::Answer;

/// What became of a duty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    /// Which of the 21.
    pub kind: Kind,
    /// The mishap that it was about, if it was about one.
    #[serde(default)]
    pub mishap: Option<Mishap>,
    /// The hand, from 0.
    pub hand: usize,
    /// The duty of the hand.
    pub place: usize,
    /// How often its hardest part was wrong.
    pub wrong: u8,
    /// The parts that were wrong, by place.
    #[serde(default)]
    pub parts: Vec<usize>,
    /// Whether the hint was opened.
    pub hinted: bool,
    /// Whether the mishap was not noticed.
    pub missed: bool,
    /// How long it took, in milliseconds.
    pub millis: u32,
}

impl Stop {
    /// The points, in halves: all where it was right at once, half at the second try or with the
    /// hint, else none.
    #[must_use]
    pub fn halves(&self) -> u32 {
        let weight = self.kind.weight();
        match (self.wrong, self.hinted) {
            _ if self.missed => 0,
            (0, false) => 2 * weight,
            (0, true) | (1, _) => weight,
            _ => 0,
        }
    }

    /// Whether chips would have gone to the wrong player.
    #[must_use]
    pub fn is_wrong_about_chips(&self) -> bool {
        self.wrong > 0 && self.mishap.is_none() && self.kind.moves_chips()
    }

    /// Whether the hand stopped here.
    #[must_use]
    pub fn is_stop(&self) -> bool {
        self.wrong > 0 || self.missed
    }
}

/// Where a duty stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// One of its questions is asked.
    Asked(usize),
    /// A mishap has been noticed, or was not: it is to be ruled.
    Ruling,
    /// A slip was let through, and somebody has seen it.
    Objection,
}

/// What an answer led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It is right; the next thing is asked.
    Right(Judged),
    /// It is stopped before it takes effect; the same is asked again.
    Stopped(Judged),
    /// The second mistake: the right answer is said, and the hand goes on.
    Shown(Judged),
    /// A mishap was not noticed; it is to be ruled now.
    Missed(Line),
    /// It took effect, though it is wrong; now somebody objects.
    LetThrough,
}

/// A level that is being worked through. What is kept of it is enough to go on with it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Kept")]
pub struct Run {
    kept: Kept,
    deals: Arc<[Deal]>,
}

/// What is kept of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    level: Level,
    seed: u64,
    /// How often each mishap was met before.
    met: Vec<u32>,
    hand: usize,
    place: usize,
    step: Step,
    /// Whether the mishap of the duty on the table is ruled.
    ruled: bool,
    /// How often the part on the table was wrong: each has its own tries.
    wrong: u8,
    /// The parts done that were wrong, with how often.
    #[serde(default)]
    slips: Vec<(usize, u8)>,
    hinted: bool,
    missed: bool,
    /// The time spent on the duty's questions so far, in milliseconds.
    #[serde(default)]
    spent: u32,
    stops: Vec<Stop>,
}

impl TryFrom<Kept> for Run {
    type Error = String;

    fn try_from(kept: Kept) -> Result<Self, String> {
        let deals = deals(kept.level, kept.seed, &kept.met).map_err(|error| error.to_string())?;
        let deals = deals.into();
        let run = Self { kept, deals };
        let fits = run.is_over() || run.part().is_some();
        fits.then_some(run)
            .ok_or_else(|| "there is no such duty".to_owned())
    }
}

impl Serialize for Run {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.kept.serialize(to)
    }
}

impl Run {
    /// A level from its beginning; `met` says how often each mishap was met before.
    pub fn new(level: Level, seed: u64, met: Vec<u32>) -> Result<Self, String> {
        let mut run = Self::try_from(Kept {
            level,
            seed,
            met,
            hand: 0,
            place: 0,
            step: Step::Asked(0),
            ruled: false,
            wrong: 0,
            slips: Vec::new(),
            hinted: false,
            missed: false,
            spent: 0,
            stops: Vec::new(),
        })?;
        run.arrive();
        Ok(run)
    }

    /// The level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.kept.level
    }

    /// The hand that is dealt, from 0.
    #[must_use]
    pub const fn hand(&self) -> usize {
        self.kept.hand
    }

    /// The duty of the hand.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.kept.place
    }

    /// Where the duty stands.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.kept.step
    }

    /// Whether the hint of this duty was opened.
    #[must_use]
    pub const fn is_hinted(&self) -> bool {
        self.kept.hinted
    }

    /// What became of the duties so far.
    #[must_use]
    pub fn stops(&self) -> &[Stop] {
        &self.kept.stops
    }

    /// The hand that is dealt; none when the level is over.
    #[must_use]
    pub fn deal(&self) -> Option<&Deal> {
        self.deals.get(self.kept.hand)
    }

    /// A hand of the level.
    #[must_use]
    pub fn dealt(&self, hand: usize) -> Option<&Deal> {
        self.deals.get(hand)
    }

    /// The duty on the table; none when the hand is over.
    #[must_use]
    pub fn duty(&self) -> Option<&Duty> {
        self.deal()?.duties.get(self.kept.place)
    }

    /// Whether all duties of the hand are done and its report is to be read.
    #[must_use]
    pub fn is_between(&self) -> bool {
        self.deal().is_some() && self.duty().is_none()
    }

    /// Whether all hands are done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.kept.hand >= self.deals.len() || (self.is_between() && self.is_last_hand())
    }

    fn is_last_hand(&self) -> bool {
        self.kept.hand + 1 >= self.deals.len()
    }

    /// What is asked now.
    #[must_use]
    pub fn part(&self) -> Option<&Part> {
        let duty = self.duty()?;
        match self.kept.step {
            Step::Asked(part) => duty.parts.get(part),
            Step::Ruling => duty.staged.as_ref().map(|staged| &staged.ruling),
            Step::Objection => duty.parts.last(),
        }
    }

    /// What is to be seen that should not be: a mishap that is not ruled yet.
    #[must_use]
    pub fn sign(&self) -> Option<&Line> {
        let staged = self.duty()?.staged.as_ref()?;
        (!self.kept.ruled).then_some(&staged.sign)
    }

    /// Whether something is wrong that the learner has to notice by himself.
    fn is_hiding(&self) -> bool {
        let staged = self.duty().and_then(|duty| duty.staged.as_ref());
        !self.kept.ruled && staged.is_some_and(|staged| staged.hidden)
    }

    /// A mishap that need not be noticed is asked at once.
    fn arrive(&mut self) {
        self.kept.step = Step::Asked(0);
        self.kept.ruled = false;
        self.clear();
        let staged = self.duty().and_then(|duty| duty.staged.as_ref());
        if staged.is_some_and(|staged| !staged.hidden) {
            self.kept.step = Step::Ruling;
        }
    }

    fn clear(&mut self) {
        self.kept.wrong = 0;
        self.kept.slips.clear();
        self.kept.hinted = false;
        self.kept.missed = false;
        self.kept.spent = 0;
    }

    /// The bell: stops the hand because something is wrong. Says whether something is.
    pub fn ring(&mut self) -> bool {
        let hides = self.is_hiding() && matches!(self.kept.step, Step::Asked(_));
        if hides {
            self.kept.step = Step::Ruling;
        }
        hides
    }

    /// Opens the rule without figures; it halves the points.
    pub fn hint(&mut self) -> Option<Line> {
        self.kept.hinted = true;
        self.duty().map(Duty::hint)
    }

    /// Takes an answer; `millis` is how long it took.
    pub fn answer(&mut self, answer: &Answer, millis: u32) -> Option<Reply> {
        if self.is_hiding() && matches!(self.kept.step, Step::Asked(_)) {
            let sign = self.sign().cloned()?;
            self.kept.missed = true;
            self.kept.step = Step::Ruling;
            return Some(Reply::Missed(sign));
        }
        let judged = self.part()?.grade(answer);
        self.kept.spent = self.kept.spent.saturating_add(millis);
        if judged.right {
            self.solved();
            return Some(Reply::Right(judged));
        }
        self.kept.wrong = self.kept.wrong.saturating_add(1);
        let lets = self.kept.level.lets_through()
            && matches!(self.duty()?.kind, Kind::BurnTurn | Kind::Push)
            && self.kept.wrong == 1
            && matches!(self.kept.step, Step::Asked(_));
        if lets {
            self.kept.step = Step::Objection;
            return Some(Reply::LetThrough);
        }
        if self.kept.wrong > 1 {
            self.solved();
            return Some(Reply::Shown(judged));
        }
        Some(Reply::Stopped(judged))
    }

    /// A part is done: the next one, or the next duty.
    fn solved(&mut self) {
        let Some(duty) = self.duty() else { return };
        let then = duty.staged.as_ref().map(|staged| staged.then);
        let parts = duty.parts.len();
        let part = match self.kept.step {
            Step::Asked(part) => part,
            Step::Ruling => 0,
            Step::Objection => parts.saturating_sub(1),
        };
        if self.kept.wrong > 0 {
            self.kept.slips.push((part, self.kept.wrong));
            self.kept.wrong = 0;
        }
        match self.kept.step {
            Step::Asked(part) if part + 1 < parts => self.kept.step = Step::Asked(part + 1),
            Step::Asked(_) | Step::Objection => {
                self.note(None);
                self.go_on();
            }
            Step::Ruling => {
                let mishap = self
                    .duty()
                    .and_then(|duty| duty.staged.as_ref())
                    .map(|staged| staged.mishap);
                self.note(mishap);
                self.clear();
                self.kept.ruled = true;
                self.kept.step = Step::Asked(0);
                if then != Some(Then::GoOn) {
                    self.go_on();
                }
            }
        }
    }

    fn note(&mut self, mishap: Option<Mishap>) {
        let Some(duty) = self.duty() else { return };
        let kind = if mishap.is_some() {
            Kind::Stop
        } else {
            duty.kind
        };
        let slips = &self.kept.slips;
        let stop = Stop {
            kind,
            mishap,
            hand: self.kept.hand,
            place: self.kept.place,
            wrong: slips.iter().map(|(_, wrong)| *wrong).max().unwrap_or(0),
            parts: slips.iter().map(|(part, _)| *part).collect(),
            hinted: self.kept.hinted,
            missed: self.kept.missed,
            millis: self.kept.spent,
        };
        self.kept.stops.push(stop);
    }

    fn go_on(&mut self) {
        self.kept.place += 1;
        self.arrive();
    }

    /// Goes on to the next hand when this one is over.
    pub fn next_hand(&mut self) {
        if self.is_between() && !self.is_last_hand() {
            self.kept.hand += 1;
            self.kept.place = 0;
            self.arrive();
        }
    }

    /// The same hand from this stop on, for practice.
    #[must_use]
    pub fn from_here(&self, stop: &Stop) -> Self {
        let mut run = self.clone();
        run.kept.hand = stop.hand;
        run.kept.place = stop.place;
        run.kept.stops.clear();
        run.arrive();
        run
    }

    /// How often each mishap has been met by now, by place in [`Mishap::ALL`].
    #[must_use]
    pub fn met(&self) -> Vec<u32> {
        let mut met = self.kept.met.clone();
        met.resize(Mishap::ALL.len(), 0);
        for mishap in self.kept.stops.iter().filter_map(|stop| stop.mishap) {
            met[mishap as usize] += 1;
        }
        met
    }

    /// The rules that a stop was about.
    #[must_use]
    pub fn rules_of(&self, stop: &Stop) -> Vec<RuleId> {
        let mut rules = Vec::new();
        for part in self.parts_of(stop) {
            for rule in &part.question.rules {
                if !rules.contains(rule) {
                    rules.push(*rule);
                }
            }
        }
        rules
    }

    /// The questions of a stop that were graded wrong: the ruling of a mishap, else those parts of
    /// the duty; the first one where none was wrong.
    #[must_use]
    pub fn parts_of(&self, stop: &Stop) -> Vec<&Part> {
        let duty = self
            .dealt(stop.hand)
            .and_then(|deal| deal.duties.get(stop.place));
        let Some(duty) = duty else { return Vec::new() };
        if let (Some(staged), Some(_)) = (&duty.staged, stop.mishap) {
            return vec![&staged.ruling];
        }
        let wrong = stop.parts.iter().filter_map(|part| duty.parts.get(*part));
        let wrong: Vec<&Part> = wrong.collect();
        if wrong.is_empty() {
            return duty.parts.first().into_iter().collect();
        }
        wrong
    }
}
