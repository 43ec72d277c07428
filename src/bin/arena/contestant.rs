//! Who plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use cards_speak::bots::{BotRequest, Budget, Character, Level, Notes, legal_or_passive};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::hand::{Action, Hand, Viewer};
use cards_speak::engine::seat::Seat;
use cards_speak::odds::SimRng;

use super::external::Program;
use super::lbr::Lbr;
use super::rule_bot::RuleBot;

/// The name of a contestant.
#[derive(Clone, Debug)]
pub(crate) enum Name {
    Level(Level, Character),
    /// The strongest there is.
    Top,
    Rule(RuleBot),
    /// An adversary who knows the strategy of the other.
    Lbr,
    Program(String),
}

impl Name {
    pub(crate) const fn is_program(&self) -> bool {
        matches!(self, Self::Program(_))
    }

    /// The level and character of one of the game's bots.
    pub(crate) const fn bot(&self) -> Option<(Level, Character)> {
        match self {
            Self::Level(level, character) => Some((*level, *character)),
            Self::Top => Some((Level::MAX, Character::Regular)),
            Self::Rule(_) | Self::Lbr | Self::Program(_) => None,
        }
    }

    /// Gets the contestant ready to play against another.
    pub(crate) fn seat(&self, other: &Self, limit: Duration) -> Result<Contestant, String> {
        Ok(match self {
            Self::Level(level, character) => Contestant::Bot(*level, *character),
            Self::Top => Contestant::Bot(Level::MAX, Character::Regular),
            Self::Lbr => {
                let bot = other.bot();
                let (level, character) = bot.ok_or("lbr plays against l1 to l8 and top only")?;
                Contestant::Lbr(Box::new(Lbr::new(level, character)))
            }
            Self::Rule(rule) => Contestant::Rule(*rule),
            Self::Program(command) => {
                Contestant::Program(Box::new(Program::start(command, limit)?))
            }
        })
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level, Character::Regular) => write!(f, "l{level}"),
            Self::Level(level, character) => write!(f, "l{level}:{}", character.key()),
            Self::Top => f.write_str("top"),
            Self::Rule(rule) => f.write_str(rule.name()),
            Self::Lbr => f.write_str("lbr"),
            Self::Program(command) => write!(f, "exec:{command}"),
        }
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(command) = text.strip_prefix("exec:") {
            return Ok(Self::Program(command.to_owned()));
        }
        if text == "top" {
            return Ok(Self::Top);
        }
        if text == "lbr" {
            return Ok(Self::Lbr);
        }
        if let Some(rule) = RuleBot::named(text) {
            return Ok(Self::Rule(rule));
        }
        let (level, character) = text.split_once(':').unwrap_or((text, "regular"));
        let level = level.strip_prefix('l').and_then(|n| n.parse().ok());
        let character = Character::ALL.into_iter().find(|c| c.key() == character);
        match (level.and_then(Level::new), character) {
            (Some(level), Some(character)) => Ok(Self::Level(level, character)),
            _ => Err(format!(
                "nobody is called {text:?}: l1 to l8 (l8:hunter …), top, {}, lbr or exec:COMMAND",
                RuleBot::ALL.map(RuleBot::name).join(", ")
            )),
        }
    }
}

/// What somebody is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'a> {
    /// The number of the hand.
    pub(crate) number: u64,
    pub(crate) hand: &'a Hand,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// What has been seen of the players, by seat number.
    pub(crate) notes: &'a [Notes],
    pub(crate) luck: Seed,
}

/// Somebody at the table.
pub(crate) enum Contestant {
    Bot(Level, Character),
    Rule(RuleBot),
    Lbr(Box<Lbr>),
    Program(Box<Program>),
}

impl Contestant {
    /// What he does; nothing if he says nothing that can be understood in time.
    pub(crate) fn act(&mut self, question: Question<'_>) -> Option<Action> {
        let Question {
            number,
            hand,
            seat,
            luck,
            ..
        } = question;
        let view = hand.view(Viewer::Seat(seat));
        match self {
            Self::Bot(level, character) => {
                let request = BotRequest {
                    id: number,
                    view,
                    level: *level,
                    character: *character,
                    notes: question.notes.to_vec(),
                    seed: luck,
                };
                Some(request.answer(Budget::FULL).action)
            }
            Self::Rule(rule) => {
                let wish = rule.wish(&view, &mut SimRng::new(luck));
                Some(legal_or_passive(&view, wish))
            }
            Self::Lbr(adversary) => adversary.act(number, hand, seat, luck),
            Self::Program(program) => program.ask(number, &view),
        }
    }
}
