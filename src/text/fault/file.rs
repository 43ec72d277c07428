//! What is wrong with a file of hands, in sentences.

use super::super::args::Args;
use super::super::catalog::Id;
use super::super::speaker::Speaker;
use crate::history::file::{Expected, Problem, Trouble, Unsupported};
use crate::history::{PlayError, Reason};

impl Speaker<'_> {
    /// What is wrong with a file of hands: where, what stands there and what should, or why the
    /// hand cannot have been played so. Players have the names of the file, or their places.
    #[must_use]
    pub fn file_fault(&self, trouble: &Trouble) -> String {
        let args = Args::new()
            .with("line", trouble.line as u64)
            .with("column", trouble.column as u64)
            .with("what", self.problem(&trouble.problem));
        self.screen(Id("file-fault"), &args)
    }

    fn problem(&self, problem: &Problem) -> String {
        let none = Args::new();
        match problem {
            Problem::Expected { expected, found } => {
                let args = none
                    .with("expected", self.expected(expected))
                    .with("found", found.as_str());
                let id = if found.trim().is_empty() {
                    Id("file-expected-nothing")
                } else {
                    Id("file-expected")
                };
                self.screen(id, &args)
            }
            Problem::NotSupported(Unsupported::Game { name }) => {
                self.screen(Id("file-other-game"), &none.with("name", name.as_str()))
            }
            Problem::NotSupported(Unsupported::RunTwice) => {
                self.screen(Id("file-run-twice"), &none)
            }
            Problem::NotSupported(Unsupported::Cancelled) => {
                self.screen(Id("file-cancelled"), &none)
            }
            Problem::Play(error) => self.unplayable(error),
        }
    }

    /// What should stand there, as it is written after "expected".
    fn expected(&self, expected: &Expected) -> String {
        let id = match expected {
            Expected::Hand => Id("file-want-hand"),
            Expected::Text => Id("file-want-text"),
            Expected::Toml => Id("file-want-toml"),
            Expected::Json => Id("file-want-json"),
            Expected::Field(name) => {
                let args = Args::new().with("name", name.as_str());
                return self.screen(Id("file-want-field"), &args);
            }
            Expected::String => Id("file-want-string"),
            Expected::List => Id("file-want-list"),
            Expected::Object => Id("file-want-object"),
            Expected::EntryForEachPlayer => Id("file-want-entries"),
            Expected::Number => Id("file-want-number"),
            Expected::Amount => Id("file-want-amount"),
            Expected::Card => Id("file-want-card"),
            Expected::TwoCards => Id("file-want-two-cards"),
            Expected::BoardCards => Id("file-want-board"),
            Expected::Player => Id("file-want-player"),
            Expected::Seat => Id("file-want-seat"),
            Expected::Action => Id("file-want-action"),
            Expected::BetLimit => Id("file-want-limit"),
            Expected::Header => Id("file-want-header"),
            Expected::TableLine => Id("file-want-table"),
            Expected::RestOfHand => Id("file-want-rest"),
        };
        self.screen(id, &Args::new())
    }

    fn unplayable(&self, error: &PlayError) -> String {
        let none = Args::new();
        let reason = match &error.reason {
            Reason::Setup(error) => self.setup_fault(error).text,
            Reason::Repeated { card } => {
                self.screen(Id("file-repeated"), &none.with("card", *card))
            }
            Reason::Refused(refusal) => {
                let said = self.refusal(refusal);
                [&said.title, " ", &said.text].concat()
            }
            Reason::OutOfTurn { seat, turn } => {
                let args = none.with("name", self.name(*seat));
                match turn.seat() {
                    Some(next) => {
                        let args = args.with("next", self.name(next));
                        self.screen(Id("file-out-of-turn"), &args)
                    }
                    None => self.screen(Id("file-after-the-end"), &args),
                }
            }
            Reason::BoardTooShort { told, needed } => {
                let args = none
                    .with("told", *told as u64)
                    .with("needed", *needed as u64);
                self.screen(Id("file-short-board"), &args)
            }
            Reason::TooLarge => self.screen(Id("file-too-large"), &none),
        };
        let args = Args::new().with("reason", reason);
        match error.deed {
            Some(deed) => {
                let args = args.with("deed", deed as u64 + 1);
                self.screen(Id("file-deed"), &args)
            }
            None => self.screen(Id("file-no-deed"), &args),
        }
    }
}
