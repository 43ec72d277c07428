//! A question with the table it is about, all computed from its task.

use super::{Level, Line};
use crate::engine::hand::Hand;
use crate::engine::house::HouseRules;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Figure, Question, Right, Say};
use crate::school::spot::{Comparison, Scene};

/// What is asked once in a drill: everything that determines the instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The drill.
    pub drill: super::Drill,
    /// The name of the pattern.
    pub pattern: &'static str,
    /// The level.
    pub level: Level,
    /// Where the cards and figures come from.
    pub seed: u64,
}

/// A question of a drill, ready to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// What it was built from.
    pub task: Task,
    /// What the learner sees.
    pub shown: Shown,
    /// What is asked, one after the other; right is only who has all of them right.
    pub parts: Vec<Part>,
    /// The rule without figures; opening it halves the point.
    pub hint: Line,
    /// The target time in seconds.
    pub seconds: u32,
}

/// What the learner sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Hands laid side by side; in answers seat 0 is hand A.
    Cards(Comparison),
    /// A table in play.
    Table(Box<Table>),
    /// A table without a hand.
    Scene(Scene),
    /// What is told in words.
    Told(Told),
    /// Sheets of house rules, and a case.
    Sheets(Sheets),
}

/// Sheets of house rules side by side, and a case that they decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    /// The sheets; the first is A.
    pub sheets: Vec<HouseRules>,
    /// What happens, and what is asked about it.
    pub case: Line,
    /// The sheet is read once: it is covered when the question is answered.
    pub once: bool,
}

/// What is told in words: a film of captions, at a table without a hand or at none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The table, where order or places matter.
    pub scene: Option<Scene>,
    /// What happens, one sentence after the other.
    pub captions: Vec<Line>,
}

/// A table in play, at the moment of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The hand.
    pub hand: Hand,
    /// How many of its events happened before the film begins: those from here on are shown.
    pub begin: usize,
    /// How many of its events are shown at all. Where the question is what comes next, the hand has
    /// more of them: the bets are gathered, a card is dealt.
    pub end: usize,
    /// Whether the table may show whose turn it is; not where that is the question.
    pub turn: bool,
    /// Whose cards lie open for the learner.
    pub open: Vec<Seat>,
}

/// One question of an instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What is asked.
    pub prompt: Line,
    /// The statements to pick from, the first is number 1; empty for all other kinds.
    pub choices: Vec<Line>,
    /// The question with its right answer and the slips that are foreseen.
    pub question: Question,
    /// Answers that are accepted as well, where two are nearly as good.
    pub also: Vec<Answer>,
    /// Where the answer is an estimate: how far off it is worth nothing.
    pub reach: Option<Figure>,
    /// The slips at the same places as [`Question::foreseen`].
    pub slips: Vec<SlipWord>,
    /// How the right answer is reckoned, with the figures.
    pub reckoning: Line,
}

/// A slip by its name, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipWord {
    /// Its name within the drill, `doubled-last-total`; it is counted and reported.
    pub id: &'static str,
    /// What is said.
    pub line: Line,
}

/// The judgement on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Whether it is right.
    pub right: bool,
    /// What it is worth, in hundredths of a point: an estimate by its error, anything else all or
    /// nothing.
    pub points: u32,
    /// The slip that it shows, where it shows exactly one.
    pub slip: Option<&'static str>,
    /// What is said, in order: the slip, if there is one, then the reckoning.
    pub say: Vec<Line>,
    /// Of pots and payouts, one by one, whether they are right; empty elsewhere.
    pub pots: Vec<bool>,
    /// The rules behind it.
    pub rules: Vec<RuleId>,
}

impl Part {
    /// Judges an answer. A slip counts only if the answer is exactly one of those foreseen.
    #[must_use]
    pub fn grade(&self, answer: &Answer) -> Judged {
        let verdict = self.question.grade(answer, None);
        let right = self.question.right.is_met_by(answer) || self.also.contains(answer);
        let mut judged = Judged {
            right,
            points: self.points(answer, right),
            slip: None,
            say: vec![self.reckoning.clone()],
            pots: Vec::new(),
            rules: self.question.rules.clone(),
        };
        if right {
            return judged;
        }
        if let Say::Pots(pots) = self.pot_by_pot(answer) {
            judged.pots = pots;
        }
        let foreseen = self.question.foreseen.iter().zip(&self.slips);
        let mut fitting = foreseen.filter(|(foreseen, _)| foreseen.slip.covers(answer));
        if let (Some((_, word)), None) = (fitting.next(), fitting.next()) {
            judged.slip = Some(word.id);
            judged.say.insert(0, word.line.clone());
            judged.rules = verdict.rules;
        }
        judged
    }

    /// 1 − |error| / reach of a point.
    fn points(&self, answer: &Answer, right: bool) -> u32 {
        let all = if right { 100 } else { 0 };
        let (Some(reach), Right::Number { figure, .. }, Answer::Number(given)) =
            (self.reach, &self.question.right, answer)
        else {
            return all;
        };
        let [reach, figure, given] = [reach, *figure, *given].map(Figure::in_thousandths);
        let left = reach.saturating_sub(given.saturating_sub(figure).saturating_abs());
        u32::try_from(left.saturating_mul(100) / reach.max(1)).unwrap_or(0)
    }

    /// Pots and payouts are judged one by one, whether the slip is foreseen or not.
    fn pot_by_pot(&self, answer: &Answer) -> Say {
        let bare = Question {
            foreseen: Vec::new(),
            ..self.question.clone()
        };
        bare.grade(answer, None).say
    }
}
