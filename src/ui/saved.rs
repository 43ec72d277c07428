//! The game on this device: the player's own, and the last one that an address asked for.
//!
//! A saved game is one text: in the first line what asked for it, then the game's own form.

use sha2::{Digest, Sha256};

use super::address::Wanted;
use super::settings::Settings;
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::house::{HouseRules, Structure};
use crate::game::{Game, GameSetup, Outline, Session};
use crate::platform::{self, Kept, Storage, random_bytes};

/// The player's own game.
const OWN: &str = "game/1";
/// The games of addresses. Each has a place of its own, lest a link cost the player his game, or
/// that of another link.
const LINKED: &str = "game/1/linked";
/// The places of those that were played last, the last first.
const LINKS: &str = "game/1/links";
/// So many games of addresses are kept.
const MOST_LINKED: usize = 12;
/// The address of the game that was played last, whatever it was.
const LAST: &str = "last/1";
/// A saved game that cannot be read is put aside here.
const DAMAGED: &str = "game/1/damaged";

/// Where the games of a table are kept, and where new ones come from.
pub(super) trait Shelf: Sync {
    /// The game that was saved for what is wanted, or a new one.
    fn open(&self, wanted: &Wanted, settings: &Settings) -> Opened;
    /// A new game.
    fn fresh(&self, wanted: &Wanted, settings: &Settings) -> Opened;
    /// The game that an address asked for, as it was kept last, if it can be read.
    fn load(&self, origin: &str) -> Option<Box<dyn Session>>;
    /// The name under which the game of an address is kept.
    fn name_of(&self, origin: &str) -> String;
}

/// The cash games.
pub(super) struct CashGames;

impl Shelf for CashGames {
    fn open(&self, wanted: &Wanted, settings: &Settings) -> Opened {
        open(wanted, settings)
    }

    fn fresh(&self, wanted: &Wanted, settings: &Settings) -> Opened {
        fresh(wanted, settings)
    }

    fn load(&self, origin: &str) -> Option<Box<dyn Session>> {
        Some(Box::new(load(origin)?))
    }

    fn name_of(&self, origin: &str) -> String {
        name_of(origin)
    }
}

/// Why it is another game than the one that was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// The saved game cannot be read; it was set aside.
    Damaged,
    /// The parts of the address do not go together.
    Refused,
}

/// The game to go on with.
pub(super) struct Opened {
    pub game: Box<dyn Session>,
    /// The address that asked for it; empty for the player's own.
    pub origin: String,
    /// Why it is another game than the one that was wanted.
    pub trouble: Option<Trouble>,
}

/// The game that was saved for what is wanted, or a new one.
fn open(wanted: &Wanted, settings: &Settings) -> Opened {
    let origin = origin(wanted);
    let name = name_of(&origin);
    let mut damaged = None;
    if let Some(text) = kept_at(&name) {
        let (of, game) = text.split_once('\n').unwrap_or(("", &text));
        if of == origin {
            if let Ok(game) = Game::load(game) {
                return Opened {
                    game: Box::new(game),
                    origin,
                    trouble: None,
                };
            }
            set_aside(&name, &text);
            damaged = Some(Trouble::Damaged);
        }
    }
    let fresh = fresh(wanted, settings);
    Opened {
        trouble: damaged.or(fresh.trouble),
        ..fresh
    }
}

/// Puts aside what was kept under a name and cannot be read.
pub(super) fn set_aside(name: &str, text: &str) {
    let _ = Storage::set(DAMAGED, text);
    Storage::remove(name);
}

/// A new game.
fn fresh(wanted: &Wanted, settings: &Settings) -> Opened {
    let own = GameSetup {
        seed: Seed::new(random_bytes()),
        seats: settings.seats.clamp(2, 10),
        ..GameSetup::default()
    };
    let rules = wanted.rules.unwrap_or(own.rules);
    let mut asked = GameSetup {
        seed: wanted.seed.unwrap_or(own.seed),
        seats: wanted.seats.unwrap_or(own.seats),
        buy_in: wanted.buy_in.unwrap_or(own.buy_in),
        level: wanted.level.unwrap_or(own.level),
        rules: HouseRules {
            structure: match wanted.structure {
                Some("nl") => Structure::NoLimit,
                Some("pl") => Structure::PotLimit,
                Some("fl") => Structure::FixedLimit,
                _ => rules.structure,
            },
            ..rules
        },
        ..own.clone()
    };
    if let Some((small, big)) = wanted.blinds {
        asked.stakes.small_blind = small;
        asked.stakes.big_blind = big;
        if wanted.buy_in.is_none() {
            asked.buy_in = Chips::new(100 * big.get());
        }
    }
    let game = Game::new(asked);
    let trouble = game.is_err().then_some(Trouble::Refused);
    let game = game.or_else(|_| Game::new(own));
    Opened {
        game: Box::new(game.unwrap_or_else(|_| unreachable!("the usual game is possible"))),
        origin: origin(wanted),
        trouble,
    }
}

/// The player's own game as it was kept last, if there is one that can be read.
pub(super) fn own() -> Option<Game> {
    load("")
}

/// What the player's own game says about itself, if there is one.
pub(super) fn own_outline() -> Option<Outline> {
    Outline::read(&kept_game("")?).ok()
}

/// What the game of an address says about itself, if it is kept.
pub(super) fn linked_outline(wanted: &Wanted) -> Option<Outline> {
    Outline::read(&kept_game(&origin(wanted))?).ok()
}

/// The game that an address asked for, as it was kept last, if it can be read.
fn load(origin: &str) -> Option<Game> {
    Game::load(&kept_game(origin)?).ok()
}

/// The text of the game of an address, as it was kept last.
fn kept_game(origin: &str) -> Option<String> {
    let text = kept_at(&name_of(origin))?;
    let (of, game) = text.split_once('\n')?;
    (of == origin).then(|| game.to_owned())
}

/// Keeps the game as it stands, under a name of the shelf.
pub(super) fn keep(game: &dyn Session, origin: &str, shelf: &dyn Shelf) -> Kept {
    let name = shelf.name_of(origin);
    if name.starts_with(LINKED) {
        played_last(&name);
    }
    Storage::set(&name, &text_of(game, origin))
}

/// The game of the page's address is played: home leads back to it.
pub(super) fn played_here() {
    let _ = Storage::set(LAST, &platform::hash());
}

/// The address of the game that was played last; empty for the player's own cash game.
pub(super) fn last_place() -> String {
    Storage::get(LAST).unwrap_or_default()
}

/// The game of an address is played: it is the last to give way to others.
fn played_last(name: &str) {
    let links = Storage::get(LINKS).unwrap_or_default();
    if links.lines().next() == Some(name) {
        return;
    }
    let others = links.lines().filter(|other| *other != name);
    let mut names: Vec<&str> = [name].into_iter().chain(others).collect();
    while names.len() > MOST_LINKED {
        names.pop().inspect(|gone| Storage::remove(gone));
    }
    let _ = Storage::set(LINKS, &names.join("\n"));
}

/// What is kept under a name; the game of an address lay in one place for all before each had its
/// own.
fn kept_at(name: &str) -> Option<String> {
    let linked = name.starts_with(LINKED);
    Storage::get(name).or_else(|| linked.then(|| Storage::get(LINKED))?)
}

/// Lays the player's own cash game on the shelf.
pub(super) fn keep_own(game: &Game) -> Kept {
    keep(game, "", &CashGames)
}

/// The player has left his own cash table.
pub(super) fn forget_own() {
    Storage::remove(OWN);
}

fn text_of(game: &dyn Session, origin: &str) -> String {
    [origin, "\n", &game.save()].concat()
}

/// Whether the game of this address on this device is another than this one, as it stands.
pub(super) fn is_other(game: &dyn Session, origin: &str, shelf: &dyn Shelf) -> bool {
    let name = shelf.name_of(origin);
    match Storage::get(&name) {
        Some(kept) => is_kept_as(origin, &name, shelf) && kept != text_of(game, origin),
        // Whoever has left his own table does not find it again.
        None => name == OWN,
    }
}

/// Whether what is kept under a name is the game of this address.
pub(super) fn is_kept_as(origin: &str, name: &str, shelf: &dyn Shelf) -> bool {
    shelf.name_of(origin) == name
        && Storage::get(name)
            .and_then(|text| Some(text.split_once('\n')?.0 == origin))
            .unwrap_or(false)
}

/// Keeps a hand for the history.
pub(super) async fn keep_played(text: &str) -> Kept {
    platform::keep_hand(&id_of(text), platform::now(), text).await
}

/// Under what id a hand is kept: the same hand once, whether it was just played or is there again
/// after a reload; the same deck played otherwise is another hand.
pub(super) fn id_of(text: &str) -> String {
    Seed::new(Sha256::digest(text).into()).to_string()
}

/// The name under which the game of an address is kept.
fn name_of(origin: &str) -> String {
    if origin.is_empty() {
        return String::from(OWN);
    }
    [LINKED, "/", &id_of(origin)[..16]].concat()
}

/// What identifies the game of an address: a reload of it goes on, another one begins anew.
pub(super) fn origin(wanted: &Wanted) -> String {
    let seats = wanted.seats.map(|seats| seats.to_string());
    let structure = wanted.structure.unwrap_or_default();
    let table = match seats {
        None if structure.is_empty() && wanted.seed.is_none() => String::new(),
        seats => [&seats.unwrap_or_default(), "/", structure].concat(),
    };
    match wanted.seed {
        None => [&table, &*wanted.more].concat(),
        Some(seed) => [&seed.to_string(), "/", &table, &*wanted.more].concat(),
    }
}
