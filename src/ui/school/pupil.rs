//! Whoever answers: what the ways to answer and the table know of the room they stand in, so that
//! lessons and drills share them.

use leptos::prelude::*;

use super::answers::{self, Called};
use super::stage::Stage;
use crate::engine::seat::Seat;
use crate::platform;
use crate::school::question::{Answer, Question};
use crate::text::Id;
use crate::ui::chair::Chair;
use crate::ui::live::Voices;
use crate::ui::rooms::front::Front;

/// A handle that every part of a room with questions has; its root provides it.
#[derive(Clone, Copy)]
pub(super) struct Pupil {
    pub front: Front,
    pub chair: Chair,
    pub live: Voices,
    pub stage: Stage,
    /// Whether the question is answered.
    pub solved: RwSignal<bool>,
    /// The last answer to it.
    pub given: Signal<Option<Answer>>,
    /// What follows an answer.
    pub on_answer: Callback<Answer>,
}

impl Pupil {
    /// The pupil of this room.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// Answers.
    pub(super) fn answer(self, answer: Answer) {
        self.on_answer.run(answer);
    }
}

/// Whether nothing waits for the eye: the address or the settings say so.
pub(super) fn is_quick(front: Front) -> bool {
    platform::hash().contains("speed=instant") || front.is_instant() || platform::page_hidden()
}

/// A question as it is asked.
#[derive(Clone)]
pub(super) struct Asked {
    pub question: Question,
    /// The statements to pick from, by their numbers, in the order in which they are shown.
    pub choices: Vec<(u8, Signal<String>)>,
    /// What a field for a figure is called, and the sign behind it.
    pub figure: (Id, &'static str),
    pub called: Called,
    /// All chairs that can be an answer.
    pub chairs: Vec<Seat>,
    /// The players of the hand.
    pub players: Vec<Seat>,
}

/// The question that is asked here: a handle.
#[derive(Clone, Copy)]
pub(super) struct Asking(StoredValue<Asked>);

impl Asking {
    pub(super) fn provide(asked: Asked) {
        provide_context(Self(StoredValue::new(asked)));
    }

    pub(super) fn get() -> Self {
        expect_context()
    }

    pub(super) fn of<T>(self, of: impl FnOnce(&Asked) -> T) -> T {
        self.0.with_value(of)
    }

    /// A seat by its name.
    pub(super) fn name(self, seat: Seat) -> Signal<String> {
        let words = Pupil::get().front.words;
        let called = self.of(|asked| asked.called);
        Signal::derive(move || words.with(|words| answers::called(words, seat, called)))
    }
}
