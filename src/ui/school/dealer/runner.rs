//! A level in work on the screen: what is asked, what was answered, what is said of it.

use leptos::prelude::*;

use super::kept::Dealer;
use super::table;
use crate::engine::cards::Seed;
use crate::platform::{self, Timeout};
use crate::school::assignment::Assignment;
use crate::school::dealer::{Kind, Level, Reply, Report, Run, Step, Stop};
use crate::school::drill::{Judged, Line};
use crate::school::question::{Answer, Right};
use crate::school::review::CardId;
use crate::text::Id;
use crate::ui::chair::Chair;
use crate::ui::live::Voices;
use crate::ui::rooms::front::Front;
use crate::ui::school::answers::Called;
use crate::ui::school::drill::clock::Clock;
use crate::ui::school::file::File;
use crate::ui::school::pupil::{Asked, Pupil};
use crate::ui::school::review::kept as deck;
use crate::ui::school::stage::Stage;

/// What is said of the last thing that was done.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Told {
    /// An answer was judged; the second wrong one is followed by the right one.
    Judged {
        /// Whether the right answer had to be shown.
        shown: bool,
        /// The judgement.
        judged: Judged,
    },
    /// One sentence.
    Said {
        /// The word in the page's data attributes.
        name: &'static str,
        /// The sentence.
        id: Id,
        /// What was overlooked.
        sign: Option<Line>,
    },
}

/// The level: a handle that all parts of its room have.
#[derive(Clone, Copy)]
pub(super) struct Runner {
    pub front: Front,
    pub chair: Chair,
    pub live: Voices,
    pub stage: Stage,
    /// The level in work.
    pub run: RwSignal<Run>,
    /// A hand that is gone through once more, which does not count.
    pub replay: RwSignal<Option<Run>>,
    pub told: RwSignal<Option<Told>>,
    /// The rule, once it is opened.
    pub hint: RwSignal<Option<Line>>,
    /// Another number for every question.
    pub showing: RwSignal<usize>,
    pupil: Pupil,
    clock: Clock,
    file: StoredValue<File<Dealer>>,
    focusing: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Runner {
    /// A level where it stands.
    pub(super) fn new(front: Front, run: Run, file: File<Dealer>) -> Self {
        let itself = StoredValue::new(None::<Self>);
        let pupil = Pupil {
            front,
            chair: Chair::new(Stage::first_snapshot(), front.words),
            live: Voices::new(),
            stage: Stage::new(),
            solved: RwSignal::new(false),
            given: Signal::stored(None),
            on_answer: Callback::new(move |answer| {
                if let Some(runner) = itself.get_value() {
                    runner.answer(&answer);
                }
            }),
        };
        let runner = Self {
            front,
            chair: pupil.chair,
            live: pupil.live,
            stage: pupil.stage,
            run: RwSignal::new(run),
            replay: RwSignal::new(None),
            told: RwSignal::new(None),
            hint: RwSignal::new(None),
            showing: RwSignal::new(0),
            pupil,
            clock: Clock::new(),
            file: StoredValue::new(file),
            focusing: StoredValue::new_local(None),
        };
        // The dealer does not act, and what the table knows is what is asked.
        runner.chair.on(|_| (), || (), |_| (), || true);
        itself.set_value(Some(runner));
        runner.put();
        runner
    }

    /// The level of this room.
    pub(super) fn get() -> Self {
        expect_context()
    }

    pub(super) fn pupil(self) -> Pupil {
        self.pupil
    }

    /// The run that is on the table: the level itself, or a replay.
    pub(super) fn now<T>(self, of: impl FnOnce(&Run) -> T) -> T {
        self.replay.with(|replay| match replay {
            Some(replay) => of(replay),
            None => self.run.with(of),
        })
    }

    fn change<T>(self, of: impl FnOnce(&mut Run) -> T) -> Option<T> {
        if self.replay.with_untracked(Option::is_some) {
            self.replay.try_update(|replay| replay.as_mut().map(of))?
        } else {
            self.run.try_update(of)
        }
    }

    /// Puts what is to be done on the screen.
    fn put(self) {
        self.stage.clear();
        self.hint.set(None);
        untrack(|| self.now(|run| table::lay(self, run)));
        self.showing.update(|showing| *showing += 1);
        self.clock.restart();
        self.say_what_is_asked();
        self.focus();
    }

    /// What is asked, and how it is answered.
    pub(super) fn asked(self) -> Option<Asked> {
        self.now(|run| {
            let part = run.part()?;
            let deal = run.deal()?;
            let words = self.front.words;
            let choices = (1_u8..).zip(&part.choices).map(|(number, line)| {
                let line = line.clone();
                let text = Signal::derive(move || words.with(|words| words.drill(&line, false)));
                (number, text)
            });
            let chairs = table::round(run).chairs;
            let empty = run.duty()?.kind == Kind::Button;
            let chair = (0..chairs.min(run.level().players()))
                .map(crate::engine::seat::Seat)
                .filter(|seat| empty || deal.sitting.contains(seat));
            let players = deal.hand.setup().players.iter().map(|player| player.seat);
            Some(Asked {
                question: part.question.clone(),
                choices: choices.collect(),
                figure: (Id("school-number-chips"), ""),
                called: Called::Names { you: None },
                chairs: chair.collect(),
                players: players.collect(),
            })
        })
    }

    fn answer(self, answer: &Answer) {
        let millis = self.clock.stop();
        let kind = self.now_untracked(|run| run.duty().map(|duty| duty.kind));
        let Some(Some(reply)) = self.change(|run| run.answer(answer, millis)) else {
            return;
        };
        let moves_on = !matches!(reply, Reply::Stopped(_));
        if let (Some(kind), Reply::Stopped(judged) | Reply::Shown(judged)) = (kind, &reply) {
            self.remember(kind, judged);
        }
        self.told.set(Some(match reply {
            Reply::Right(judged) | Reply::Stopped(judged) => Told::Judged {
                shown: false,
                judged,
            },
            Reply::Shown(judged) => Told::Judged {
                shown: true,
                judged,
            },
            Reply::Missed(sign) => Told::Said {
                name: "missed",
                id: Id("dealer-missed"),
                sign: Some(sign),
            },
            Reply::LetThrough => Told::Said {
                name: "objection",
                id: Id("dealer-objection"),
                sign: None,
            },
        }));
        self.say_what_was_told();
        // A mistake stays one, whatever becomes of the page.
        self.keep();
        if moves_on {
            self.put();
        } else {
            self.clock.restart();
        }
    }

    /// A duty that was stopped becomes a card of the review.
    fn remember(self, kind: Kind, judged: &Judged) {
        if self.replay.with_untracked(Option::is_some) {
            return;
        }
        let card = CardId::Duty(kind);
        deck::change(self.front, |deck| {
            deck.fail_elsewhere(card, &judged.rules, deck::today());
        });
    }

    /// The bell: something is wrong.
    pub(super) fn ring(self) {
        if self.now_untracked(|run| run.part().is_none()) {
            return;
        }
        let heard = self.change(Run::ring) == Some(true);
        let (name, id) = if heard {
            ("heard", Id("dealer-bell-right"))
        } else {
            ("nothing", Id("dealer-bell-nothing"))
        };
        let sign = None;
        self.told.set(Some(Told::Said { name, id, sign }));
        self.say_what_was_told();
        if heard {
            self.keep();
            self.put();
        }
    }

    fn now_untracked<T>(self, of: impl FnOnce(&Run) -> T) -> T {
        untrack(|| self.now(of))
    }

    /// Opens the rule; it costs half of the points.
    pub(super) fn open_hint(self) {
        let ruling = self.now_untracked(|run| run.step() == Step::Ruling);
        if ruling || self.now_untracked(|run| run.part().is_none()) {
            return;
        }
        if let Some(Some(line)) = self.change(Run::hint) {
            let said = self
                .front
                .words
                .with_untracked(|words| words.drill(&line, true));
            self.live.say_now(said);
            self.hint.set(Some(line));
            self.keep();
        }
    }

    /// Reads the table aloud.
    pub(super) fn read_table(self) {
        let said = self
            .front
            .words
            .with_untracked(|words| self.now_untracked(|run| table::described(words, run)));
        self.live.say_now(said);
    }

    /// Goes on to the next hand.
    pub(super) fn next_hand(self) {
        self.told.set(None);
        self.run.update(Run::next_hand);
        self.keep();
        self.put();
    }

    /// The level once more, with other cards.
    pub(super) fn again(self) {
        let level = self.run.with_untracked(Run::level);
        let fresh = self.file.with_value(|file| fresh(level, &file.held));
        if let Some(run) = fresh {
            self.told.set(None);
            self.run.set(run);
            self.keep();
            self.put();
        }
    }

    /// Goes through a hand again from where it stopped.
    pub(super) fn replay_from(self, stop: &Stop) {
        let replay = self.run.with_untracked(|run| run.from_here(stop));
        self.told.set(None);
        self.replay.set(Some(replay));
        self.put();
    }

    /// Back to the report.
    pub(super) fn end_replay(self) {
        self.replay.set(None);
        self.told.set(None);
        self.put();
    }

    fn keep(self) {
        if self.replay.with_untracked(Option::is_some) {
            return;
        }
        self.file.update_value(|file| {
            let dealer = file.look();
            self.run.with_untracked(|run| {
                if run.is_over() {
                    dealer.end(run, Report::of(run.stops()).is_passed());
                } else {
                    dealer.note(run);
                }
            });
            file.keep();
        });
    }

    // ---- what is said ----

    fn say_what_is_asked(self) {
        let words = self.front.words;
        let said = self.now_untracked(|run| {
            let part = run.part()?;
            words.with_untracked(|words| {
                let sign = run.sign().map(|sign| words.drill(sign, true));
                let facts = run.duty().map(|duty| duty.facts.iter());
                let facts = facts.into_iter().flatten();
                let facts = facts.map(|line| words.drill(line, true));
                let prompt = words.drill(&part.prompt, true);
                let said = sign.into_iter().chain(facts).chain([prompt]);
                Some(said.collect::<Vec<_>>())
            })
        });
        if let Some(said) = said {
            self.live.say(said.join(" "));
        }
    }

    fn say_what_was_told(self) {
        let told = self.told.get_untracked();
        let words = self.front.words;
        let said = words.with_untracked(|words| match &told {
            Some(Told::Judged { shown, judged }) => {
                let head = words.of(heading(*shown, judged));
                let lines = judged.say.iter().map(|line| words.drill(line, true));
                [head]
                    .into_iter()
                    .chain(lines)
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            Some(Told::Said { id, sign, .. }) => {
                let sign = sign.as_ref().map(|sign| words.drill(sign, true));
                let parts = [Some(words.of(*id)), sign];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            None => String::new(),
        });
        self.live.say_now(said);
    }

    /// The control that had the focus has gone: a sum is typed at once, all else is a key.
    fn focus(self) {
        let types = self.now_untracked(|run| {
            let right = run.part().map(|part| &part.question.right);
            matches!(right, Some(Right::Number { .. }))
        });
        let selector = if types {
            "#practice [data-number]"
        } else {
            "#practice :is([data-prompt], [data-report] h2)"
        };
        let drawn = move || platform::set_focus(selector);
        self.focusing.set_value(Timeout::after(0, drawn));
    }
}

/// The first words of a judgement.
pub(super) const fn heading(shown: bool, judged: &Judged) -> Id {
    if judged.right {
        Id("school-right")
    } else if shown {
        Id("school-shown")
    } else {
        Id("school-wrong")
    }
}

/// A level from its beginning, with cards that nobody knows; the address may name them (`seed=`).
pub(super) fn fresh(level: Level, dealer: &Dealer) -> Option<Run> {
    let named = Assignment::seed_in(&platform::query());
    let seed = named.unwrap_or_else(|| Seed::new(platform::random_bytes()));
    let seed = seed.bytes().last_chunk().copied();
    let seed = seed.map(u64::from_be_bytes).unwrap_or_default();
    Run::new(level, seed, dealer.met.clone()).ok()
}
