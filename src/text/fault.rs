//! What is wrong with a table, a game or a saved one, in sentences.
//!
//! Every fault that a player can bring about by what he enters or opens has its own sentence.
//! Those that only the program itself can bring about share one. All these texts are among those
//! that are fetched later.

mod assignment;
mod file;
mod lesson;
mod tournament;
mod written;

use super::args::Args;
use super::catalog::Id;
use super::number::percent;
use super::resolve::Voice;
use super::speaker::{Said, Speaker};
use crate::engine::citation::Citation;
use crate::engine::hand::SetupError;
use crate::engine::house::{Allowed, HouseRuleError, OptionKey, Value as Listed};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::table::TableError;
use crate::game::{GameError, LoadError};
use crate::history::ReplayError;

impl Speaker<'_> {
    /// Why a house rule cannot be as it was set, with its name and values in words.
    #[must_use]
    pub fn house_fault(&self, error: &HouseRuleError) -> Said {
        let (option, catalog) = (error.option, self.catalog);
        let named = |name: &str| option.values().iter().any(|value| value.name == name);
        let value = if named(&error.value) {
            catalog.house_choice(option, &error.value)
        } else {
            error.value.clone()
        };
        let args = Args::new()
            .with("option", catalog.house_title(option))
            .with("value", value);
        let (id, args) = match error.allowed {
            Allowed::Between { least, most } => match (option, error.value.parse()) {
                (OptionKey::Rake, Ok(rate)) => (
                    Id("wrong-house-rake"),
                    args.with("percent", percent(catalog.language(), rate)),
                ),
                _ => (
                    Id("wrong-house-range"),
                    args.with("least", least).with("most", most),
                ),
            },
            Allowed::Number => match catalog.house_usual(option) {
                Some(usual) => (Id("wrong-house-amount"), args.with("usual", usual)),
                None => (Id("wrong-house-number"), args),
            },
            Allowed::Listed => {
                let choice = |value: &Listed| catalog.house_choice(option, value.name);
                let listed: Vec<String> = option.values().iter().map(choice).collect();
                (
                    Id("wrong-house-listed"),
                    args.with("listed", listed.join("; ")),
                )
            }
            Allowed::EvenBigBlind { big_blind } => {
                (Id("wrong-house-half"), args.with("amount", big_blind))
            }
        };
        self.said(id, &args, option.rules())
    }

    /// Why a hand cannot be dealt.
    #[must_use]
    pub fn setup_fault(&self, error: &SetupError) -> Said {
        let none = Args::new();
        let (id, args, rules): (Id, Args, &[RuleId]) = match error {
            SetupError::TooFewPlayers { players } => return self.too_few(*players),
            SetupError::TooManyPlayers {
                players: 23,
                most: 22,
            } => (
                Id("wrong-too-many-with-burns"),
                none,
                &[RuleId::Seat3, RuleId::Burn1],
            ),
            SetupError::TooManyPlayers { players, most } => (
                Id("wrong-too-many-players"),
                none.with("players", *players as u64)
                    .with("most", *most as u64),
                &[RuleId::Seat3],
            ),
            SetupError::SeatOrder { seat } => {
                (Id("wrong-seat-order"), none.with("seat", place(*seat)), &[])
            }
            SetupError::NoSuchSeat { seat } => return self.no_such_seat(*seat, Seat::MAX as u8),
            SetupError::EmptyStack { seat } => {
                let name = none.with("name", self.name(*seat));
                return self.acted(*seat, Id("wrong-empty-stack"), name, &[RuleId::Buyin9]);
            }
            SetupError::TooManyChips { most } => {
                (Id("wrong-too-many-chips"), none.with("most", *most), &[])
            }
            SetupError::ForcedFromNobody { seat } | SetupError::ForcedOfNothing { seat } => {
                (Id("wrong-forced-bet"), none.with("seat", place(*seat)), &[])
            }
            SetupError::NoMinimumBet { street: _ } => {
                (Id("wrong-no-minimum-bet"), none, &[RuleId::Bet1])
            }
            SetupError::HouseRule(error) => return self.house_fault(error),
        };
        self.said(id, &args, rules)
    }

    /// Why the table refuses something.
    #[must_use]
    pub fn table_fault(&self, error: &TableError) -> Said {
        let none = Args::new();
        let (id, args, rules): (Id, Args, &[RuleId]) = match error {
            TableError::Places { seats, most } => (
                Id("wrong-places"),
                none.with("seats", *seats).with("most", *most),
                &[RuleId::Seat1, RuleId::Seat2],
            ),
            TableError::House { reason } => return self.house_fault(reason),
            TableError::BuyInRange {
                min,
                max: Some(max),
            } if !min.is_zero() => (
                Id("wrong-buy-in-range"),
                none.with("min", *min).with("max", *max),
                &[RuleId::Buyin2, RuleId::Buyin3],
            ),
            TableError::BuyInRange { .. } => (Id("wrong-buy-in-nothing"), none, &[RuleId::Buyin2]),
            TableError::NoSuchSeat { seat, seats } => return self.no_such_seat(*seat, *seats),
            TableError::SeatTaken { seat } => {
                (Id("wrong-seat-taken"), none.with("seat", place(*seat)), &[])
            }
            TableError::SeatEmpty { seat } => {
                (Id("wrong-seat-empty"), none.with("seat", place(*seat)), &[])
            }
            TableError::Refused { seat: _, because } => return self.against(because),
            TableError::HandInProgress | TableError::HandNotOver => {
                (Id("wrong-hand-in-progress"), none, &[])
            }
            TableError::NoHand
            | TableError::OtherHand
            | TableError::ButtonNotDrawn
            | TableError::ButtonDrawn
            | TableError::NotAsked { .. } => (Id("wrong-moment"), none, &[]),
            TableError::PromptOpen { seat, prompt: _ } => {
                let name = none.with("name", self.name(*seat));
                return self.acted(*seat, Id("wrong-prompt-open"), name, &[RuleId::Blind24]);
            }
            TableError::TooFewPlayers { with_chips } => return self.too_few(*with_chips),
            TableError::TooManyChips { most } => {
                (Id("wrong-too-many-chips"), none.with("most", *most), &[])
            }
            TableError::Setup { reason } => return self.setup_fault(reason),
        };
        self.said(id, &args, rules)
    }

    /// Why a game cannot begin or go on.
    #[must_use]
    pub fn game_fault(&self, error: &GameError) -> Said {
        let none = Args::new();
        match error {
            GameError::YourSeat { you, seats } => self.no_such_seat(*you, *seats),
            GameError::HandInProgress => self.said(Id("wrong-hand-in-progress"), &none, &[]),
            GameError::NeedsRebuy {
                floor,
                max: Some(max),
            } => self.said(
                Id("wrong-needs-rebuy"),
                &none.with("min", *floor).with("max", *max),
                &[RuleId::Cash3, RuleId::Buyin10],
            ),
            GameError::NeedsRebuy { floor, max: None } => self.said(
                Id("wrong-needs-rebuy-open"),
                &none.with("min", *floor),
                &[RuleId::Cash3, RuleId::Buyin10],
            ),
            GameError::Table(error) => self.table_fault(error),
            GameError::Setup(error) => self.setup_fault(error),
        }
    }

    /// Why a saved game cannot be opened.
    #[must_use]
    pub fn load_fault(&self, error: &LoadError) -> Said {
        let none = Args::new();
        match error {
            LoadError::NotJson { line, column } => self.said(
                Id("wrong-saved-text"),
                &none
                    .with("line", *line as u64)
                    .with("column", *column as u64),
                &[],
            ),
            LoadError::Version {
                found: Some(found),
                expected,
            } => self.said(
                Id("wrong-saved-version"),
                &none.with("found", *found).with("expected", *expected),
                &[],
            ),
            LoadError::Version { found: None, .. } => {
                self.said(Id("wrong-saved-no-version"), &none, &[])
            }
            LoadError::Field { reason: _ } | LoadError::Tournament(_) => {
                self.said(Id("wrong-saved-part"), &none, &[])
            }
            LoadError::Game(error) => {
                self.within(Id("wrong-saved-game"), none, self.game_fault(error))
            }
            LoadError::Replay(ReplayError::Setup(error)) => {
                self.within(Id("wrong-saved-game"), none, self.setup_fault(error))
            }
            LoadError::Replay(error @ ReplayError::Refused { .. }) => self.replay_fault(error),
        }
    }

    /// Why the record of a hand cannot be played again.
    #[must_use]
    pub fn replay_fault(&self, error: &ReplayError) -> Said {
        match error {
            ReplayError::Setup(error) => self.setup_fault(error),
            ReplayError::Refused { decision, refusal } => {
                let because = &refusal.because;
                let why = Said {
                    text: self.cited(Voice::Screen, because),
                    spoken: self.cited(Voice::Spoken, because),
                    rules: because.rules(),
                };
                let args = Args::new().with("number", *decision as u64 + 1);
                self.within(Id("wrong-saved-decision"), args, why)
            }
        }
    }

    /// A refusal by a rule of the game.
    fn against(&self, because: &Citation) -> Said {
        let refused = self.refused(because);
        Said {
            text: refused.text,
            spoken: refused.spoken,
            rules: refused.rules,
        }
    }

    /// A sentence with another one as its reason.
    fn within(&self, id: Id, args: Args, why: Said) -> Said {
        let spoken = args.clone().with("why", why.spoken);
        Said {
            text: self.screen(id, &args.with("why", why.text)),
            spoken: self.catalog.spoken(id.0, &spoken),
            rules: why.rules,
        }
    }

    fn too_few(&self, players: usize) -> Said {
        let args = Args::new().with("players", players as u64);
        self.said(Id("wrong-too-few-players"), &args, &[RuleId::Seat1])
    }

    fn no_such_seat(&self, seat: Seat, seats: u8) -> Said {
        let args = Args::new().with("seat", place(seat)).with("seats", seats);
        self.said(Id("wrong-no-such-seat"), &args, &[])
    }
}

/// Places are counted from 0 in the engine and from 1 in words.
fn place(seat: Seat) -> u64 {
    u64::from(seat.0) + 1
}
