//! Who plays.

use serde::{Deserialize, Serialize};

use super::setup::{GameSetup, Opponent};
use crate::bots::{Character, Level};
use crate::engine::seat::Seat;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// His place.
    pub seat: Seat,
    /// His name; empty for the human, whom the page calls "you".
    pub name: String,
    /// Human or bot.
    pub kind: PlayerKind,
}

/// Human or bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// The players of a game, by seat number.
pub(super) fn players_of(setup: &GameSetup) -> Vec<Player> {
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
    let bot = |opponent: Opponent, seat| Player {
        seat,
        name: opponent.name,
        kind: PlayerKind::Bot {
            level: opponent.level,
            character: opponent.character,
        },
    };
    let left_of_you = (1..setup.seats).map(|n| Seat((setup.you.0 + n) % setup.seats));
    let bots = named.chain(cast).zip(left_of_you);
    let mut players: Vec<Player> = bots.map(|(opponent, seat)| bot(opponent, seat)).collect();
    players.push(Player {
        seat: setup.you,
        name: String::new(),
        kind: PlayerKind::Human,
    });
    players.sort_by_key(|player| player.seat);
    players
}
