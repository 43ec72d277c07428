//! A lesson that is being learned: where it stands, what was answered, what the table shows.

use leptos::prelude::*;

use super::answers::Called;
use super::file::File;
use super::progress::{KeptLesson, Progress};
use super::pupil::{Asked, Pupil};
use super::review::kept;
use super::stage::Stage;
use crate::engine::hand::Action;
use crate::engine::seat::Seat;
use crate::platform::{self, Timeout};
use crate::school::assignment::{Assignment, Report, Subject};
use crate::school::lesson::{FigureUnit, FirstAnswer, Lesson, Setting, Step};
use crate::school::question::{Answer, Outcome, Question, Right, Say, Verdict};
use crate::school::review::CardId;
use crate::text::Id;
use crate::ui::chair::Chair;
use crate::ui::live::Voices;
use crate::ui::rooms::front::Front;

/// An answer and what is said of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Told {
    pub answer: Answer,
    pub verdict: Verdict,
    /// The second mistake: the answer is shown and the lesson goes on.
    pub shown: bool,
}

/// The lesson that is being learned: a handle that all its parts have.
#[derive(Clone, Copy)]
pub(super) struct Player {
    pub front: Front,
    pub lesson: StoredValue<Lesson>,
    pub chair: Chair,
    pub live: Voices,
    /// The steps still to do; the first is the one on the screen. A check question whose answer
    /// had to be shown comes again at the end.
    pub left: RwSignal<Vec<usize>>,
    /// How many steps there are to do in all, those that come again counted.
    pub all: RwSignal<usize>,
    /// What was said of the last answer to this step.
    pub told: RwSignal<Option<Told>>,
    /// Whether the step is answered, or needs no answer.
    pub solved: RwSignal<bool>,
    /// Another number for every showing of a step.
    pub showing: RwSignal<usize>,
    pub stage: Stage,
    slips: StoredValue<u8>,
    /// The first answers so far, and the time spent before this sitting, in milliseconds.
    first: StoredValue<Vec<FirstAnswer>>,
    before: StoredValue<u64>,
    since: StoredValue<f64>,
    file: StoredValue<File<Progress>>,
    focusing: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Player {
    /// A lesson where it was left.
    pub(super) fn new(front: Front, lesson: Lesson) -> Self {
        let steps = lesson.len();
        let file = Progress::open(front);
        let kept = &file.held;
        let left = kept
            .left(&lesson.id)
            .filter(|left| left.iter().all(|&place| place < steps));
        let begun = left.and_then(|_| kept.lesson(&lesson.id));
        let left: Vec<usize> = left.map_or_else(|| (0..steps).collect(), <[usize]>::to_vec);
        let stage = Stage::new();
        let chair = Chair::new(Stage::first_snapshot(), front.words);
        let player = Self {
            front,
            chair,
            live: Voices::new(),
            all: RwSignal::new(steps.max(left.len())),
            left: RwSignal::new(left),
            told: RwSignal::new(None),
            solved: RwSignal::new(false),
            showing: RwSignal::new(0),
            stage,
            slips: StoredValue::new(0),
            first: StoredValue::new(begun.map_or_else(Vec::new, |kept| kept.first.clone())),
            before: StoredValue::new(begun.map_or(0, |kept| kept.millis)),
            since: StoredValue::new(platform::now()),
            file: StoredValue::new(file),
            focusing: StoredValue::new_local(None),
            lesson: StoredValue::new(lesson),
        };
        chair.on(
            move |action| player.acts(action),
            move || player.acts(Action::Fold),
            move |why| player.stage.wonder(player.pupil(), &why),
            || true,
        );
        player.begin();
        player
    }

    /// What the ways to answer and the table know of it.
    pub(super) fn pupil(self) -> Pupil {
        Pupil {
            front: self.front,
            chair: self.chair,
            live: self.live,
            stage: self.stage,
            solved: self.solved,
            given: Signal::derive(move || {
                let given = |told: &Option<Told>| told.as_ref().map(|told| told.answer.clone());
                self.told.with(given)
            }),
            on_answer: Callback::new(move |answer| self.answer(answer)),
        }
    }

    /// The question of the step on the screen as it is asked.
    pub(super) fn asked(self) -> Option<Asked> {
        let question = self.question()?;
        let count = match &question.right {
            Right::Pick { of, .. } => *of,
            Right::Sort(order) => order.len() as u8,
            _ => 0,
        };
        let choices = self.choices(count).into_iter().map(|choice| {
            let part = format!(".choice-{choice}");
            let text = Signal::derive(move || self.words(&part).unwrap_or_default());
            (choice, text)
        });
        let unit = self.step(|_, step| step.unit).unwrap_or_default();
        Some(Asked {
            question,
            choices: choices.collect(),
            figure: match unit {
                FigureUnit::Chips => (Id("school-number-chips"), ""),
                FigureUnit::Percent => (Id("school-number-percent"), "%"),
                FigureUnit::Count => (Id("school-number-count"), ""),
            },
            called: Called::Names { you: self.you() },
            chairs: self.chairs(),
            players: self.players(),
        })
    }

    /// The player of this lesson; its root provides it.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// The step on the screen; none when all are done.
    pub(super) fn place(self) -> Option<usize> {
        self.left.with(|left| left.first().copied())
    }

    /// Asks the step on the screen for something.
    pub(super) fn step<T>(self, of: impl FnOnce(&Lesson, &Step) -> T) -> Option<T> {
        let place = untrack(|| self.place())?;
        self.lesson
            .with_value(|lesson| Some(of(lesson, lesson.step(place)?)))
    }

    /// What the step on the screen asks.
    pub(super) fn question(self) -> Option<Question> {
        self.step(|_, step| step.question.clone()).flatten()
    }

    /// The id of the step's texts.
    pub(super) fn text_id(self) -> String {
        let place = untrack(|| self.place());
        let id = |place| self.lesson.with_value(|lesson| lesson.text_id(place));
        place.map_or_else(String::new, id)
    }

    /// A text of the step by its part, such as `.right`; it follows the language.
    pub(super) fn words(self, part: &str) -> Option<String> {
        let id = [&self.text_id(), part].concat();
        self.worded(&id)
    }

    /// A text of the lesson: of the languages' texts, or of a school's own file.
    pub(super) fn worded(self, id: &str) -> Option<String> {
        self.front.words.with(|words| {
            let code = words.language().code();
            self.lesson.with_value(|lesson| match &lesson.own {
                Some(own) => own.text(id, code).map(str::to_owned),
                None => words.of_lesson(id),
            })
        })
    }

    /// Shows the step that is first now.
    fn begin(self) {
        self.told.set(None);
        self.slips.set_value(0);
        let asks = self.question().is_some();
        self.solved.set(!asks);
        self.showing.update(|showing| *showing += 1);
        self.stage.show(self);
    }

    /// Goes on to the next step.
    pub(super) fn go_on(self) {
        if !self.solved.get_untracked() {
            return;
        }
        self.left.update(|left| {
            left.drain(..left.len().min(1));
        });
        self.keep();
        if self.left.with_untracked(Vec::is_empty) {
            self.report();
        }
        self.begin();
        platform::set_focus("[data-prompt]");
    }

    /// From the beginning again.
    pub(super) fn again(self) {
        let steps = self.lesson.with_value(Lesson::len);
        self.left.set((0..steps).collect());
        self.all.set(steps);
        self.first.set_value(Vec::new());
        self.before.set_value(0);
        self.since.set_value(platform::now());
        self.keep();
        self.begin();
    }

    fn keep(self) {
        let left = self.left.get_untracked();
        let now = KeptLesson {
            done: left.is_empty(),
            left,
            first: self.first.get_value(),
            millis: self.millis(),
        };
        let mut file = self.file.write_value();
        self.lesson
            .with_value(|lesson| file.look().note(&lesson.id, now));
        file.keep();
    }

    /// The time spent so far, in milliseconds.
    fn millis(self) -> u64 {
        self.before.get_value() + u64::from(platform::elapsed(self.since.get_value()))
    }

    /// The lesson is done: tells the page around this one.
    fn report(self) {
        let (asked, _) = Assignment::read(&platform::query(), Subject::Lesson);
        if asked.report == Some(Report::Off) {
            return;
        }
        let message = self.lesson.with_value(|lesson| {
            let first = self.first.get_value();
            lesson.report(&asked, &platform::build_id(), &first, self.millis())
        });
        platform::report(&message.to_string());
    }

    fn acts(self, action: Action) {
        self.answer(Answer::Act(action));
    }

    /// Grades an answer and says what there is to say.
    pub(super) fn answer(self, answer: Answer) {
        let Some(question) = self.question() else {
            return;
        };
        if self.solved.get_untracked() {
            return;
        }
        let hand = self.step(Lesson::hand_of).flatten();
        let mut verdict = question.grade(&answer, hand.as_ref());
        // A statement has its own word under its own number.
        if let (Answer::Pick(choice), Outcome::Wrong) = (&answer, verdict.outcome) {
            let own = self.words(&format!(".wrong-{choice}"));
            if own.is_some() {
                verdict.say = Say::Foreseen(usize::from(*choice) - 1);
            }
        }
        self.count(&answer, verdict.outcome);
        let mut shown = false;
        if verdict.is_mistake() {
            self.slips
                .update_value(|slips| *slips = slips.saturating_add(1));
            shown = self.slips.get_value() > 1;
        }
        let solved = verdict.outcome == Outcome::Right || shown;
        self.told.set(Some(Told {
            answer,
            verdict,
            shown,
        }));
        self.solved.set(solved);
        if shown {
            self.ask_again_later();
        }
        if solved {
            self.stage.solve(self, &question.right);
        }
        let said = untrack(|| super::verdict::spoken(self));
        self.live.say_now(said);
        if solved {
            // The control that had the focus rests now; the verdict is there when it is drawn.
            let drawn = || platform::set_focus("[data-verdict]");
            self.focusing.set_value(Timeout::after(0, drawn));
        }
    }

    /// Only the first answer to a question counts, and none that was taken back.
    fn count(self, answer: &Answer, outcome: Outcome) {
        let Some(place) = untrack(|| self.place()) else {
            return;
        };
        let known = |first: &Vec<FirstAnswer>| first.iter().any(|answer| answer.place == place);
        if outcome != Outcome::TakenBack && !self.first.with_value(known) {
            if outcome == Outcome::Wrong {
                self.remember(place);
            }
            self.first.update_value(|first| {
                first.push(FirstAnswer {
                    place,
                    right: outcome == Outcome::Right,
                    given: answer.notation(),
                });
            });
        }
    }

    /// A check question that was wrong becomes a card of the review, where it is one of those.
    fn remember(self, place: usize) {
        let question = self.lesson.with_value(|lesson| {
            let own = lesson.own.is_some();
            let number = (place + 1).checked_sub(lesson.steps.len())?;
            let card = CardId::read(&format!("check/{}/{number}", lesson.id));
            let rules = &lesson.step(place)?.question.as_ref()?.rules;
            Some((card.filter(|_| !own)?, rules.clone()))
        });
        let Some((card, rules)) = question else {
            return;
        };
        kept::change(self.front, |deck| {
            deck.fail_elsewhere(card, &rules, kept::today());
        });
    }

    /// A check question is done when it was answered right once.
    fn ask_again_later(self) {
        let steps = self.lesson.with_value(|lesson| lesson.steps.len());
        if let Some(place) = untrack(|| self.place()).filter(|place| *place >= steps) {
            self.left.update(|left| left.push(place));
            self.all.update(|all| *all += 1);
        }
    }

    /// Whether the step on the screen asks for an action.
    pub(super) fn asks_to_act(self) -> bool {
        matches!(
            self.question().map(|question| question.right),
            Some(Right::Act(_))
        )
    }
}

impl Player {
    /// Where the learner sits at the table of this step.
    pub(super) fn you(self) -> Option<Seat> {
        self.step(|lesson, step| match lesson.setting_of(step)?.0 {
            Setting::Hand(spot) => spot.you(),
            Setting::Scene(scene) => scene.you,
        })
        .flatten()
    }

    /// All chairs of the table of this step that can be an answer, in the order of their numbers.
    pub(super) fn chairs(self) -> Vec<Seat> {
        let count = untrack(|| self.stage.round.get()).chairs;
        (0..count).map(Seat).collect()
    }

    /// The players of the hand of this step.
    pub(super) fn players(self) -> Vec<Seat> {
        self.step(|lesson, step| {
            let (spot, _) = lesson.spot_of(step)?;
            Some(
                spot.setup()
                    .players
                    .iter()
                    .map(|player| player.seat)
                    .collect(),
            )
        })
        .flatten()
        .unwrap_or_default()
    }

    /// The choices of this step in the order in which they are shown.
    pub(super) fn choices(self, count: u8) -> Vec<u8> {
        let fixed = self.step(|_, step| step.fixed).unwrap_or(false);
        order(&self.text_id(), count, fixed)
    }
}

/// So many choices of a step, by the id of its texts, in the order in which they are shown.
pub(super) fn order(id: &str, count: u8, fixed: bool) -> Vec<u8> {
    let mut choices: Vec<u8> = (1..=count).collect();
    if !fixed {
        choices.sort_by_key(|&choice| mixed(id, choice));
    }
    choices
}

/// A number that has nothing to do with the one it comes from (FNV-1a): the same shuffle of the
/// choices whenever a lesson is opened.
fn mixed(id: &str, choice: u8) -> u64 {
    let letters = id.bytes().chain([choice]);
    letters.fold(0xcbf2_9ce4_8422_2325, |hash, letter| {
        (hash ^ u64::from(letter))
            .wrapping_mul(0x0100_0000_01b3)
            .rotate_left(23)
    })
}
