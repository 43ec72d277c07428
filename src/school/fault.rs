//! What is wrong with a lesson file, and where (curriculum 6.5).

use serde::{Deserialize, Serialize};

use crate::engine::cards::Card;
use crate::engine::citation::Citation;
use crate::engine::hand::SetupError;
use crate::engine::seat::Seat;

/// One mistake in a file: all of them are listed, nothing is loaded with any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// In which part of the lesson.
    pub place: FaultPlace,
    /// What is wrong, and what would be right.
    pub problem: Problem,
}

/// A part of a lesson, as its author calls it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultPlace {
    /// The file, or its head.
    #[default]
    File,
    /// A table that is laid by itself, outside of a file.
    Table,
    /// A set-up by its name.
    Spot(String),
    /// A comparison of hands by its name.
    Cards(String),
    /// A step by its number, from 1.
    Step(usize),
    /// A check question by its number, from 1.
    Check(usize),
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Problem {
    /// Not TOML; the message is the reader's own, in English.
    Toml {
        /// What it says.
        message: String,
    },
    /// Not a lesson file.
    Format {
        /// What stands there.
        found: String,
    },
    /// A version that this program cannot read.
    Version {
        /// What stands there.
        found: String,
    },
    /// A key is missing.
    Missing {
        /// Its name.
        key: String,
    },
    /// A key that means nothing.
    UnknownKey {
        /// Its name.
        key: String,
        /// The key that was probably meant.
        meant: Option<String>,
    },
    /// A value of another type, or outside its range.
    Value {
        /// The key.
        key: String,
        /// What stands there.
        found: String,
        /// What should, such as `1 to 15`.
        wanted: String,
    },
    /// Not a name for a lesson.
    Id {
        /// What stands there.
        found: String,
    },
    /// A built-in lesson has this name.
    IdTaken {
        /// The name.
        found: String,
    },
    /// A language that does not exist.
    Language {
        /// What stands there.
        found: String,
        /// The key of the text.
        key: String,
    },
    /// A text in no language at all.
    NoLanguage {
        /// The key of the text.
        key: String,
    },
    /// A text over its limit.
    TooLong {
        /// The key of the text, with its language.
        key: String,
        /// Its length in characters.
        length: usize,
        /// The most.
        most: usize,
    },
    /// No such rule.
    Rule {
        /// What stands there.
        found: String,
        /// The last of its group, where there is such a group.
        last: Option<String>,
    },
    /// No such option of the house rules.
    OptionName {
        /// What stands there.
        found: String,
    },
    /// Not a value of an option.
    OptionValue {
        /// The option.
        option: String,
        /// What stands there.
        found: String,
        /// What is allowed.
        allowed: String,
    },
    /// A line of a set-up that cannot be read.
    Notation {
        /// What stands there.
        found: String,
        /// What should, such as `seat:amount`.
        wanted: String,
    },
    /// No such card.
    Card {
        /// What stands there.
        found: String,
    },
    /// A card twice.
    DuplicateCard {
        /// The card.
        card: Card,
    },
    /// Nobody sits there.
    Seat {
        /// What stands there.
        found: String,
        /// The seats that are taken.
        seats: String,
    },
    /// The engine refuses the set-up.
    Setup(SetupError),
    /// Somebody else is to act.
    Turn {
        /// Who acts in the file.
        seat: Seat,
        /// Who is to act; nobody, if the hand is over.
        turn: Option<Seat>,
    },
    /// An action that the engine refuses.
    Illegal {
        /// Who.
        seat: Seat,
        /// What, as it is written.
        action: String,
        /// Why.
        because: Citation,
    },
    /// A stated figure differs from the engine's.
    Figure {
        /// Of what: `pot`, `back`, `wins`.
        what: String,
        /// By the engine.
        engine: String,
        /// In the file.
        file: String,
    },
    /// No such mark, set-up or comparison.
    Mark {
        /// What stands there.
        found: String,
        /// What there is.
        known: String,
    },
    /// The stated answer is not right.
    WrongRight {
        /// By the engine.
        engine: String,
        /// In the file.
        file: String,
    },
    /// A wrong answer that is right.
    WrongIsRight {
        /// The answer.
        answer: String,
    },
    /// A wrong answer that can never be met, since one before it covers it.
    Unreachable {
        /// The answer.
        answer: String,
    },
    /// Fewer than two check questions, or more than four.
    Checks {
        /// How many there are.
        count: usize,
    },
    /// A placeholder that means nothing.
    Placeholder {
        /// What stands there.
        found: String,
    },
    /// A file that is too large.
    Size {
        /// Its size in bytes.
        bytes: usize,
        /// The most.
        most: usize,
    },
    /// A warning: a listed rule that no text names.
    Unpractised {
        /// The rule.
        rule: String,
    },
    /// A warning: a text in some languages only.
    LanguageGap {
        /// The key of the text, with the language.
        key: String,
    },
}

impl Problem {
    /// Whether the lesson may be loaded all the same.
    #[must_use]
    pub const fn is_warning(&self) -> bool {
        matches!(self, Self::Unpractised { .. } | Self::LanguageGap { .. })
    }
}

impl core::fmt::Display for Fault {
    /// For engineers and the log of a build; `text` has the sentences for people.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}:{}: ", self.line, self.column)?;
        match &self.place {
            FaultPlace::File | FaultPlace::Table => {}
            FaultPlace::Spot(name) => write!(f, "spot {name:?}: ")?,
            FaultPlace::Cards(name) => write!(f, "cards {name:?}: ")?,
            FaultPlace::Step(number) => write!(f, "step {number}: ")?,
            FaultPlace::Check(number) => write!(f, "check {number}: ")?,
        }
        write!(f, "{:?}", self.problem)
    }
}
