//! What is wrong with a file of hands, in sentences.

use super::super::args::Args;
use super::super::catalog::Id;
use super::super::speaker::Speaker;
use crate::history::exchange::{Fault, Why, Wrong};
use crate::history::file::{Expected, Unsupported};

impl Speaker<'_> {
    /// What is wrong with a file of hands: where, what stands there and what should, or why the
    /// hand cannot have been played so. Players have their names or their places.
    #[must_use]
    pub fn file_fault(&self, fault: &Fault) -> String {
        let args = Args::new()
            .with("line", fault.line as u64)
            .with("column", fault.column as u64)
            .with("what", self.wrong(&fault.wrong));
        self.screen(Id("file-fault"), &args)
    }

    fn wrong(&self, wrong: &Wrong) -> String {
        let none = Args::new();
        match wrong {
            Wrong::Expected(expected, found) => {
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
            Wrong::NotSupported(Unsupported::Game { name }) => {
                self.screen(Id("file-other-game"), &none.with("name", name.as_str()))
            }
            Wrong::NotSupported(Unsupported::RunTwice) => self.screen(Id("file-run-twice"), &none),
            Wrong::NotSupported(Unsupported::Cancelled) => self.screen(Id("file-cancelled"), &none),
            Wrong::Play(deed, why) => {
                let args = none.with("reason", self.unplayable(*why));
                match deed {
                    Some(deed) => {
                        let args = args.with("deed", *deed as u64 + 1);
                        self.screen(Id("file-deed"), &args)
                    }
                    None => self.screen(Id("file-no-deed"), &args),
                }
            }
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

    fn unplayable(&self, why: Why) -> String {
        let none = Args::new();
        let (id, args) = match why {
            Why::Players(players) => (Id("file-players"), none.with("players", players as u64)),
            Why::EmptyStack(seat) => (Id("file-empty-stack"), none.with("name", self.name(seat))),
            Why::CannotBegin => (Id("file-cannot-begin"), none),
            Why::Repeated(card) => (Id("file-repeated"), none.with("card", card)),
            Why::Refused(rule) => (Id("file-refused"), none.with("rule", rule.id())),
            Why::OutOfTurn(seat, next) => {
                let args = none.with("name", self.name(seat));
                match next {
                    Some(next) => (Id("file-out-of-turn"), args.with("next", self.name(next))),
                    None => (Id("file-after-the-end"), args),
                }
            }
            Why::BoardTooShort(told, needed) => (
                Id("file-short-board"),
                none.with("told", told as u64).with("needed", needed as u64),
            ),
            Why::TooLarge => (Id("file-too-large"), none),
        };
        self.screen(id, &args)
    }
}
