//! What is wrong with a lesson file, in sentences (curriculum 6.5).

use super::super::args::Args;
use super::super::catalog::Id;
use super::super::resolve::Voice;
use super::super::speaker::Speaker;
use crate::school::fault::{Fault, FaultPlace, Problem};

impl Speaker<'_> {
    /// What is wrong at a place of a lesson file, and what would be right.
    #[must_use]
    pub fn lesson_fault(&self, fault: &Fault) -> String {
        let none = Args::new();
        let place = match &fault.place {
            FaultPlace::File => (Id("own-at-file"), none.clone()),
            FaultPlace::Table => (Id("own-at-table"), none.clone()),
            FaultPlace::Spot(name) => (Id("own-at-spot"), none.clone().with("name", name.as_str())),
            FaultPlace::Cards(name) => {
                (Id("own-at-cards"), none.clone().with("name", name.as_str()))
            }
            FaultPlace::Step(number) => (
                Id("own-at-step"),
                none.clone().with("number", *number as u64),
            ),
            FaultPlace::Check(number) => (
                Id("own-at-check"),
                none.clone().with("number", *number as u64),
            ),
        };
        let place = self.catalog.message(place.0.0, &place.1);
        let (id, args) = self.lesson_problem(&fault.problem);
        let args = args
            .with("line", fault.line as u64)
            .with("column", fault.column as u64)
            .with("place", place);
        self.catalog.message(id.0, &args)
    }

    fn lesson_problem(&self, problem: &Problem) -> (Id, Args) {
        let none = Args::new();
        let found = |found: &str| Args::new().with("found", found);
        match problem {
            Problem::Toml { message } => (Id("own-toml"), none.with("message", message.as_str())),
            Problem::Format { found: text } => (Id("own-format"), found(text)),
            Problem::Version { found: text } => (Id("own-version"), found(text)),
            Problem::Missing { key } => (Id("own-missing"), none.with("key", key.as_str())),
            Problem::UnknownKey { key, meant: None } => {
                (Id("own-unknown-key"), none.with("key", key.as_str()))
            }
            Problem::UnknownKey {
                key,
                meant: Some(meant),
            } => (
                Id("own-misspelt-key"),
                none.with("key", key.as_str()).with("meant", meant.as_str()),
            ),
            Problem::Value {
                key,
                found: text,
                wanted,
            } => (
                Id("own-value"),
                found(text)
                    .with("key", key.as_str())
                    .with("wanted", wanted.as_str()),
            ),
            Problem::Id { found: text } => (Id("own-id"), found(text)),
            Problem::IdTaken { found: text } => (Id("own-id-taken"), found(text)),
            Problem::Language { found: text, key } => {
                (Id("own-language"), found(text).with("key", key.as_str()))
            }
            Problem::NoLanguage { key } => (Id("own-no-language"), none.with("key", key.as_str())),
            Problem::TooLong { key, length, most } => (
                Id("own-too-long"),
                none.with("key", key.as_str())
                    .with("length", *length as u64)
                    .with("most", *most as u64),
            ),
            Problem::Rule {
                found: text,
                last: None,
            } => (Id("own-rule"), found(text)),
            Problem::Rule {
                found: text,
                last: Some(last),
            } => (
                Id("own-rule-of-group"),
                found(text).with("last", last.as_str()),
            ),
            Problem::OptionName { found: text } => (Id("own-option-name"), found(text)),
            Problem::OptionValue {
                option,
                found: text,
                allowed,
            } => (
                Id("own-option-value"),
                found(text)
                    .with("option", option.as_str())
                    .with("allowed", allowed.as_str()),
            ),
            other => self.lesson_hand_problem(other),
        }
    }

    /// What is wrong with the hands, the questions and the texts.
    fn lesson_hand_problem(&self, problem: &Problem) -> (Id, Args) {
        let none = Args::new();
        let found = |found: &str| Args::new().with("found", found);
        match problem {
            Problem::Notation {
                found: text,
                wanted,
            } => (
                Id("own-notation"),
                found(text).with("wanted", wanted.as_str()),
            ),
            Problem::Card { found: text } => (Id("own-card"), found(text)),
            Problem::DuplicateCard { card } => (
                Id("own-duplicate-card"),
                none.with("card", self.catalog.card_signs(*card)),
            ),
            Problem::Seat { found: text, seats } => {
                (Id("own-seat"), found(text).with("seats", seats.as_str()))
            }
            Problem::Setup(error) => (
                Id("own-setup"),
                none.with("why", self.setup_fault(error).text),
            ),
            Problem::Turn {
                seat,
                turn: Some(turn),
            } => (
                Id("own-turn"),
                none.with("seat", u64::from(seat.0) + 1)
                    .with("turn", u64::from(turn.0) + 1),
            ),
            Problem::Turn { seat, turn: None } => (
                Id("own-turn-over"),
                none.with("seat", u64::from(seat.0) + 1),
            ),
            Problem::Illegal {
                seat,
                action,
                because,
            } => (
                Id("own-illegal"),
                none.with("seat", u64::from(seat.0) + 1)
                    .with("action", action.as_str())
                    .with("why", self.cited(Voice::Screen, because)),
            ),
            Problem::Figure { what, engine, file } => (
                Id("own-figure"),
                none.with("what", what.as_str())
                    .with("engine", engine.as_str())
                    .with("file", file.as_str()),
            ),
            Problem::Mark { found: text, known } => {
                (Id("own-mark"), found(text).with("known", known.as_str()))
            }
            Problem::WrongRight { engine, file } => (
                Id("own-wrong-right"),
                none.with("engine", engine.as_str())
                    .with("file", file.as_str()),
            ),
            Problem::WrongIsRight { answer } => (
                Id("own-wrong-is-right"),
                none.with("answer", answer.as_str()),
            ),
            Problem::Unreachable { answer } => {
                (Id("own-unreachable"), none.with("answer", answer.as_str()))
            }
            Problem::Checks { count } => (Id("own-checks"), none.with("count", *count as u64)),
            Problem::Placeholder { found: text } => (
                Id("own-placeholder"),
                found(text).with("known", "amount, seat"),
            ),
            Problem::Size { bytes, most } => (
                Id("own-size"),
                none.with("size", bytes.div_ceil(1024) as u64)
                    .with("most", *most as u64 / 1024),
            ),
            Problem::LanguageGap { key } => {
                (Id("own-language-gap"), none.with("key", key.as_str()))
            }
            // All others have been met before.
            Problem::Unpractised { rule } => {
                (Id("own-unpractised"), none.with("rule", rule.as_str()))
            }
            _ => (Id("own-unpractised"), none.with("rule", "")),
        }
    }
}
