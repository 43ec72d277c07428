//! Who plays.

use super::setup::{GameSetup, Opponent};
use crate::bots::{Character, Level};
use crate::engine::seat::Seat;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// His place.
    pub seat: Seat,
    /// His name; empty for the human, whom the page calls "you".
    pub name: String,
    /// Human or bot.
    pub kind: PlayerKind,
}

impl Player {
    /// Where and how a bot plays; nothing for the human.
    pub(crate) const fn bot(&self) -> Option<(Seat, Level, Character)> {
        match self.kind {
            PlayerKind::Bot { level, character } => Some((self.seat, level, character)),
            PlayerKind::Human => None,
        }
    }
}

/// Human or bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// The one who plays on this screen.
    Human,
    /// An opponent.
    Bot {
        /// How well he plays.
        level: Level,
        /// In which style.
        character: Character,
    },
}

/// Nine opponents, no two neighbours of one style.
const CAST: [(&str, Character); 9] = [
    ("Tomáš", Character::Regular),
    ("Zofia", Character::Hunter),
    ("Marek", Character::Caller),
    ("Katka", Character::Allrounder),
    ("Ondřej", Character::Rock),
    ("Paweł", Character::Firebrand),
    ("Lenka", Character::Trapper),
    ("Michal", Character::Cautious),
    ("Jana", Character::Regular),
];

/// All opponents of a game, clockwise from the human's left: those that are named, then the cast.
pub(super) fn opponents_of(setup: &GameSetup) -> Vec<Opponent> {
    let named = setup.opponents.iter().cloned();
    let taken = |name: &str| setup.opponents.iter().any(|other| other.name == name);
    let cast = CAST
        .iter()
        .filter(|(name, _)| !taken(name))
        .map(|&(name, character)| Opponent {
            name: name.to_owned(),
            level: setup.level,
            character,
        });
    let others = usize::from(setup.seats.saturating_sub(1));
    named.chain(cast).take(others).collect()
}

/// The players of a game whose opponents are all named, by seat number.
pub(super) fn players_of(setup: &GameSetup) -> Vec<Player> {
    let player = |seat: u8| {
        // The human himself is the one after all opponents.
        let left_of_you = (seat + setup.seats - setup.you.0 - 1) % setup.seats;
        let opponent = setup.opponents.get(usize::from(left_of_you));
        Player {
            seat: Seat(seat),
            name: opponent.map_or_else(String::new, |opponent| opponent.name.clone()),
            kind: opponent.map_or(PlayerKind::Human, |opponent| PlayerKind::Bot {
                level: opponent.level,
                character: opponent.character,
            }),
        }
    };
    (0..setup.seats).map(player).collect()
}
