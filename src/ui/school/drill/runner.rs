//! A run of questions on the screen: the one that is asked, what was answered, what comes next.

use leptos::prelude::*;

use super::clock::Clock;
use super::course::{Asks, Course, Posed};
use super::kept;
use super::reel::Reel;
use crate::engine::seat::Seat;
use crate::platform::{self, Timeout};
use crate::school::assignment::{Assignment, Report, Subject};
use crate::school::drill::{Judged, Line, Part, Result, Shown, Task};
use crate::school::lesson::{FigureUnit, Lesson};
use crate::school::question::Answer;
use crate::school::review::{self, CardId, Reply};
use crate::school::round::{Answered, Record, Round, Session};
use crate::text::{Args, Id};
use crate::ui::chair::Chair;
use crate::ui::live::Voices;
use crate::ui::rooms::front::Front;
use crate::ui::school::answers::Called;
use crate::ui::school::file::File;
use crate::ui::school::pupil::{Asked, Pupil};
use crate::ui::school::review::kept as deck;
use crate::ui::school::stage::{Laid, Stage};

/// An answer and the judgement on it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Told {
    pub answer: Answer,
    pub judged: Judged,
}

/// The run or sitting: a handle that all parts of its room have.
#[derive(Clone, Copy)]
pub(super) struct Runner {
    pub front: Front,
    pub chair: Chair,
    pub live: Voices,
    pub stage: Stage,
    pub course: RwSignal<Course>,
    /// The lessons whose check questions are asked.
    lessons: StoredValue<Vec<Lesson>>,
    /// The question on the screen.
    pub instance: StoredValue<Option<Posed>>,
    /// Which of its parts is asked.
    pub part: RwSignal<usize>,
    pub told: RwSignal<Option<Told>>,
    pub solved: RwSignal<bool>,
    pub hinted: RwSignal<bool>,
    /// What is to be read once is being read.
    pub reads: RwSignal<bool>,
    /// The question is one more like the last: it does not count.
    pub aside: RwSignal<bool>,
    /// Another number for every showing of a part.
    pub showing: RwSignal<usize>,
    /// The run has ended.
    pub over: RwSignal<bool>,
    /// Whether it counts, once it has ended: its link had tries left.
    pub counts: StoredValue<bool>,
    pub reel: Reel,
    /// The answers to the parts so far, in the notation of results.
    answers: StoredValue<Vec<String>>,
    /// The first part that was wrong, where the others are asked all the same.
    wrong: StoredValue<Option<Judged>>,
    file: StoredValue<File<Record>>,
    pupil: Pupil,
    /// How long the film before the question takes, in milliseconds: that is no time to think.
    film: StoredValue<u32>,
    clock: Clock,
    focusing: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Runner {
    /// A run from where it stands.
    pub(super) fn new(front: Front, course: Course, lessons: Vec<Lesson>) -> Self {
        let hinted = course.is_hinted();
        let told = RwSignal::new(None::<Told>);
        let itself = StoredValue::new(None::<Self>);
        let pupil = Pupil {
            front,
            chair: Chair::new(Stage::first_snapshot(), front.words),
            live: Voices::new(),
            stage: Stage::new(),
            solved: RwSignal::new(false),
            given: Signal::derive(move || {
                told.with(|told| told.as_ref().map(|told| told.answer.clone()))
            }),
            on_answer: Callback::new(move |answer| {
                if let Some(runner) = itself.get_value() {
                    runner.answer(answer);
                }
            }),
        };
        let runner = Self {
            front,
            chair: pupil.chair,
            live: pupil.live,
            stage: pupil.stage,
            solved: pupil.solved,
            pupil,
            over: RwSignal::new(false),
            counts: StoredValue::new(true),
            course: RwSignal::new(course),
            lessons: StoredValue::new(lessons),
            instance: StoredValue::new(None),
            part: RwSignal::new(0),
            told,
            hinted: RwSignal::new(hinted),
            reads: RwSignal::new(false),
            aside: RwSignal::new(false),
            showing: RwSignal::new(0),
            reel: Reel::new(),
            answers: StoredValue::new(Vec::new()),
            wrong: StoredValue::new(None),
            file: StoredValue::new(kept::open(front)),
            film: StoredValue::new(0),
            clock: Clock::new(),
            focusing: StoredValue::new_local(None),
        };
        runner.chair.on(
            move |action| runner.answer(Answer::Act(action)),
            || (),
            // The answer must not be asked from the table.
            move |why| {
                if runner.solved.get_untracked() {
                    runner.stage.wonder(runner.pupil(), &why);
                }
            },
            || true,
        );
        itself.set_value(Some(runner));
        runner.ask();
        runner
    }

    /// The run of this room.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// The run as it stands now; none in a sitting.
    pub(super) fn round(self) -> Option<Round> {
        self.course.with_untracked(|course| course.round().cloned())
    }

    /// What the ways to answer and the table know of it.
    pub(super) fn pupil(self) -> Pupil {
        self.pupil
    }

    // ---- what is asked ----

    /// Puts the question on the screen again, or else the next one.
    fn ask(self) {
        self.recorded(|record| {
            self.course.update(|course| {
                course.ask(|drill| record.level(drill), platform::time());
            });
        });
        let (asks, hinted) = self
            .course
            .with_untracked(|course| (course.asks(), course.is_hinted()));
        let Some(asks) = asks else {
            self.finish();
            return;
        };
        self.keep();
        self.aside.set(false);
        match self.posed(asks) {
            Some(posed) => self.put(posed, hinted),
            None => self.leave_out(),
        }
    }

    fn posed(self, asks: Asks) -> Option<Posed> {
        match asks {
            Asks::Drill(task) => Some(task.instance()?.into()),
            Asks::Check(listed, number) => {
                let has = |id: &str| {
                    let words = self.front.words;
                    words.with_untracked(|words| words.of_lesson(id).is_some())
                };
                let asked = self.lessons.with_value(|lessons| {
                    let lesson = lessons.iter().find(|lesson| lesson.id == listed.id)?;
                    review::check_question(lesson, number, has)
                });
                Some(asked?.into())
            }
        }
    }

    /// The question cannot be put: a run ends with it, a sitting goes on without it.
    fn leave_out(self) {
        let goes_on = self.course.try_update(|course| match course {
            Course::Round(_) => false,
            Course::Sitting(sitting) => {
                sitting.skip();
                true
            }
        });
        if goes_on == Some(true) {
            self.ask();
        } else {
            self.finish();
        }
    }

    /// The next question, or the end.
    fn ask_on(self) {
        self.ask();
        if !self.over.get_untracked() {
            self.focus("[data-prompt]");
        }
    }

    fn put(self, instance: Posed, hinted: bool) {
        self.stage.clear();
        self.reel.clear();
        self.told.set(None);
        self.solved.set(false);
        self.hinted.set(hinted);
        self.part.set(0);
        self.answers.set_value(Vec::new());
        self.wrong.set_value(None);
        let pupil = self.pupil();
        let (film, led) = match &instance.shown {
            Shown::Cards(_) => {
                self.stage.laid.set(Laid::None);
                (0, String::new())
            }
            Shown::Scene(scene) => {
                self.stage.lay_scene(self.chair, scene);
                (0, String::new())
            }
            Shown::Table(table) => {
                let film = self.reel.lay(pupil, table);
                (film, self.reel.spoken(pupil, table))
            }
            Shown::Told(told) => {
                match &told.scene {
                    Some(scene) => self.stage.lay_scene(self.chair, scene),
                    None => self.stage.laid.set(Laid::None),
                }
                let said = told.captions.iter().map(|line| self.line(line, true));
                (0, said.collect::<Vec<_>>().join(" "))
            }
            Shown::Sheets(sheets) => {
                self.stage.laid.set(Laid::None);
                (0, self.line(&sheets.case, true))
            }
        };
        let once = matches!(&instance.shown, Shown::Sheets(sheets) if sheets.once);
        self.reads.set(once);
        self.film.set_value(film);
        self.instance.set_value(Some(instance));
        self.showing.update(|showing| *showing += 1);
        self.clock.restart();
        let prompt = self
            .part_now(|part| self.line(&part.prompt, true))
            .unwrap_or_default();
        self.live
            .say([&led, " ", &prompt].concat().trim().to_owned());
    }

    /// Asks the part on the screen for something.
    pub(super) fn part_now<T>(self, of: impl FnOnce(&Part) -> T) -> Option<T> {
        let place = self.part.get_untracked();
        self.instance
            .with_value(|instance| Some(of(instance.as_ref()?.parts.get(place)?)))
    }

    /// A sentence, for the eye or for the ear.
    pub(super) fn line(self, line: &Line, spoken: bool) -> String {
        self.front
            .words
            .with_untracked(|words| words.drill(line, spoken))
    }

    /// A sentence that follows the language.
    fn following(self, line: Line) -> Signal<String> {
        Signal::derive(move || self.front.words.with(|words| words.drill(&line, false)))
    }

    /// The part on the screen as it is asked.
    pub(super) fn asked(self) -> Option<Asked> {
        let (called, chairs, players) = self.instance.with_value(|instance| {
            Some(match &instance.as_ref()?.shown {
                Shown::Cards(laid) => {
                    let hands: Vec<Seat> = (0..laid.hands.len() as u8).map(Seat).collect();
                    (Called::Letters, hands.clone(), hands)
                }
                Shown::Table(table) => {
                    let players = table.hand.setup().players.iter();
                    let players: Vec<Seat> = players.map(|player| player.seat).collect();
                    (Called::Names { you: None }, players.clone(), players)
                }
                Shown::Scene(scene) => {
                    let you = Called::Names { you: None };
                    (you, scene.seats.clone(), scene.seats.clone())
                }
                Shown::Told(told) => {
                    let seats = told.scene.as_ref().map(|scene| scene.seats.clone());
                    let seats = seats.unwrap_or_default();
                    (Called::Names { you: None }, seats.clone(), seats)
                }
                Shown::Sheets(_) => (Called::Names { you: None }, Vec::new(), Vec::new()),
            })
        })?;
        let unit = self
            .instance
            .with_value(|posed| posed.as_ref().map(|posed| posed.unit));
        let sign = if unit == Some(FigureUnit::Percent) {
            "%"
        } else {
            ""
        };
        self.part_now(|part| {
            let choices = part.choices.iter().zip(1..);
            Asked {
                question: part.question.clone(),
                choices: choices
                    .map(|(line, number)| (number, self.following(line.clone())))
                    .collect(),
                figure: (Id("practice-number"), sign),
                called,
                chairs,
                players,
            }
        })
    }

    // ---- what is answered ----

    /// Judges an answer.
    pub(super) fn answer(self, answer: Answer) {
        if self.solved.get_untracked() || self.over.get_untracked() {
            return;
        }
        let Some(judged) = self.part_now(|part| part.grade(&answer)) else {
            return;
        };
        self.answers
            .update_value(|answers| answers.push(answer.notation()));
        let last = self.instance.with_value(|instance| {
            let parts = instance.as_ref().map_or(0, |instance| instance.parts.len());
            self.part.get_untracked() + 1 >= parts
        });
        // Where nothing is said before the end, not asking on would say it.
        if !last && (judged.right || !self.tells_each()) {
            if !judged.right {
                self.wrong.update_value(|wrong| {
                    wrong.get_or_insert(judged);
                });
            }
            self.next_part();
            return;
        }
        let judged = self.wrong.get_value().unwrap_or(judged);
        let millis = self.clock.stop().saturating_sub(self.film.get_value());
        if !self.aside.get_untracked() {
            self.take(&judged, millis);
        }
        if self.tells_each() {
            self.told.set(Some(Told { answer, judged }));
            self.solved.set(true);
            self.reel.solve(self.pupil());
            let said = untrack(|| super::judged::spoken(self));
            self.live.say_now(said);
            self.focus("[data-verdict]");
        } else {
            self.ask_on();
        }
    }

    /// Whether it is said after each answer what was right.
    fn tells_each(self) -> bool {
        self.course.with_untracked(Course::tells_each)
    }

    fn next_part(self) {
        // A tap on a seat was an answer to the part before.
        self.stage.on_seat(None);
        self.part.update(|part| *part += 1);
        self.showing.update(|showing| *showing += 1);
        let prompt = self
            .part_now(|part| self.line(&part.prompt, true))
            .unwrap_or_default();
        let words = self.front.words;
        self.live.say_now(if self.tells_each() {
            let right = words.with_untracked(|words| words.of(Id("school-right")));
            [&right, " ", &prompt].concat()
        } else {
            prompt
        });
        self.focus("[data-prompt]");
    }

    /// The answer counts for the run and for the ratings.
    fn take(self, judged: &Judged, millis: u32) {
        let hinted = self.hinted.get_untracked();
        let result = match (judged.right, hinted) {
            (true, false) => Result::Right,
            (true, true) => Result::Hinted,
            (false, _) => Result::Wrong,
        };
        let posed = self.instance.with_value(|posed| {
            let posed = posed.as_ref()?;
            let parts = posed.parts.iter();
            let right: Vec<String> = parts.map(|part| part.question.right.notation()).collect();
            Some((posed.task, posed.seconds, right.join(" | ")))
        });
        let Some((task, seconds, expected)) = posed else {
            return;
        };
        let given = self.answers.get_value().join(" | ");
        let answered = task.map(|task| Answered {
            task,
            result,
            points: judged.points / if hinted { 2 } else { 1 },
            hinted,
            millis,
            seconds,
            given: given.clone(),
            expected: expected.clone(),
            slip: judged.slip.map(str::to_owned),
            rules: judged.rules.clone(),
        });
        let item = self
            .course
            .with_untracked(|course| course.sitting()?.asking);
        let Some(item) = item else {
            if let Some(answered) = answered {
                self.take_in_round(answered);
            }
            return;
        };
        if !item.again
            && let Some(answered) = &answered
        {
            self.rate(answered);
        }
        let reply = Reply {
            item,
            halves: result.halves(),
            hinted,
            millis,
            seconds,
            given,
            expected,
            slip: judged.slip.map(str::to_owned),
            rules: judged.rules.clone(),
        };
        deck::change(self.front, |deck| {
            self.course.update(|course| {
                if let Course::Sitting(sitting) = course {
                    sitting.take(reply, deck, platform::time());
                    deck.keep(Some(sitting));
                }
            });
        });
    }

    /// An answer in a run; a wrong one becomes a card of the review.
    fn take_in_round(self, answered: Answered) {
        if answered.result == Result::Wrong
            && let Some(card) = CardId::pattern(answered.task.drill, answered.task.pattern)
        {
            deck::change(self.front, |deck| {
                let told = review::Told {
                    seed: answered.task.seed,
                    slip: answered.slip.as_deref(),
                    rules: &answered.rules,
                };
                deck.fail(card, answered.counted(), told, deck::today());
            });
        }
        self.recorded(|record| {
            self.course.update(|course| {
                if let Course::Round(round) = course {
                    record.count(round, &answered, &platform::today());
                    round.take(answered);
                    record.keep(round);
                }
            });
        });
    }

    /// In a sitting an answer counts for the ratings like one in a run of one's own.
    fn rate(self, answered: &Answered) {
        let aside = self
            .course
            .with_untracked(|course| course.sitting().is_some_and(|sitting| sitting.aside));
        if aside {
            return;
        }
        let subject = Subject::Drill(answered.task.drill);
        let usual = Assignment::usual(subject);
        let run = Round::begin(subject, usual, platform::random_bytes(), platform::time());
        self.recorded(|record| record.count(&run, answered, &platform::today()));
    }

    /// Opens the hint: it halves the point.
    pub(super) fn hint(self) {
        let allowed = self.course.with_untracked(Course::hints) && self.has_hint();
        if !allowed || self.solved.get_untracked() || self.hinted.get_untracked() {
            return;
        }
        self.hinted.set(true);
        if !self.aside.get_untracked() {
            self.course.update(Course::open_hint);
            self.keep();
        }
        let hint = self.instance.with_value(|instance| {
            let hint = instance.as_ref().and_then(|posed| posed.hint.as_ref());
            hint.map(|hint| self.line(hint, true)).unwrap_or_default()
        });
        self.live.say_now(hint);
        self.focus("[data-hint-text]");
    }

    /// Whether the question on the screen is a check question of a lesson.
    pub(super) fn is_check(self) -> bool {
        self.instance
            .with_value(|posed| posed.as_ref().is_some_and(|posed| posed.task.is_none()))
    }

    /// Whether the question on the screen has a hint.
    pub(super) fn has_hint(self) -> bool {
        self.instance
            .with_value(|posed| posed.as_ref().is_some_and(|posed| posed.hint.is_some()))
    }

    /// What was to be read once is read.
    pub(super) fn cover(self) {
        self.reads.set(false);
        self.focus("[data-prompt]");
    }

    /// Goes on to the next question, or to the end.
    pub(super) fn go_on(self) {
        if !self.solved.get_untracked() {
            return;
        }
        self.ask_on();
    }

    /// One more of the same kind, which does not count.
    pub(super) fn another(self) {
        let task = self
            .instance
            .with_value(|instance| instance.as_ref().and_then(|each| each.task));
        let Some(task) = task.filter(|_| self.solved.get_untracked()) else {
            return;
        };
        let fresh = platform::random_bytes();
        let seed = fresh[..8]
            .iter()
            .fold(0, |seed, byte| seed << 8 | u64::from(*byte));
        let Some(instance) = (Task { seed, ..task }).instance() else {
            return;
        };
        self.aside.set(true);
        self.put(instance.into(), false);
        self.focus("[data-prompt]");
    }

    /// The run or sitting ends here: it is summed up, kept and reported.
    pub(super) fn finish(self) {
        if self.over.get_untracked() {
            return;
        }
        self.stage.clear();
        self.reel.clear();
        let report = match self.course.get_untracked() {
            Course::Round(round) => self.close(&round),
            Course::Sitting(sitting) => {
                deck::change(self.front, |deck| deck.keep(None));
                !sitting.given.is_empty() && !sitting.aside
            }
        };
        self.over.set(true);
        if report {
            self.send();
        }
        let (right, asked) = self.course.with_untracked(|course| match course {
            Course::Round(round) => {
                let sum = round.sum();
                (sum.right, sum.asked)
            }
            Course::Sitting(sitting) => {
                let right = sitting.given.iter().filter(|reply| reply.halves > 0);
                (right.count() as u32, sitting.given.len() as u32)
            }
        });
        let args = Args::new().with("right", right).with("asked", asked);
        let words = self.front.words;
        let said = words.with_untracked(|words| words.with(Id("practice-right-of"), &args));
        self.live.say_now(said);
        self.focus("[data-summary] h2");
    }

    /// Closes a run; whether its result goes out by itself.
    fn close(self, round: &Round) -> bool {
        let counts = self.recorded(|record| {
            let counts = record.has_tries(round);
            record.close(round);
            counts
        });
        self.counts.set_value(counts);
        let by_itself = matches!(round.assignment.report, None | Some(Report::Auto));
        counts && by_itself && !round.given.is_empty()
    }

    /// Tells the page around this one.
    pub(super) fn send(self) {
        let content = platform::build_id();
        let message = self.file.with_value(|file| {
            let session = Session {
                content: &content,
                record: &file.held,
            };
            self.course.with_untracked(|course| match course {
                Course::Round(round) => round.report(session),
                Course::Sitting(sitting) => sitting.report(session, sitting.asking.is_none()),
            })
        });
        platform::report(&message.to_string());
    }

    fn keep(self) {
        let sitting = self
            .course
            .with_untracked(|course| course.sitting().cloned());
        match (self.round(), sitting) {
            (Some(round), _) => self.recorded(|record| record.keep(&round)),
            (None, Some(sitting)) => deck::change(self.front, |deck| deck.keep(Some(&sitting))),
            (None, None) => {}
        }
    }

    /// Changes what is kept of all runs.
    fn recorded<R>(self, change: impl FnOnce(&mut Record) -> R) -> R {
        let mut file = self.file.write_value();
        let changed = change(file.look());
        file.keep();
        changed
    }

    /// What had the focus may be gone: this has it when it is drawn.
    fn focus(self, selector: &'static str) {
        let timer = Timeout::after(0, move || platform::set_focus(selector));
        self.focusing.set_value(timer);
    }
}
