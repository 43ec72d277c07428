//! The spots that are played: kept like games, by the link that asked for them.

use crate::engine::cards::Seed;
use crate::game::Session;
use crate::platform::{self, Storage};
use crate::school::spot::{SpotForm, SpotGame, from_link};
use crate::ui::address::{SPOT, Wanted};
use crate::ui::saved::{Opened, Trouble, set_aside};

/// The spot that is played.
pub(super) const NAME: &str = "spot/1";

/// Whether a game of this origin is a spot.
pub(super) fn is(origin: &str) -> bool {
    origin.contains(SPOT)
}

/// The link in an address, or in what a game of it is called.
fn link_of(origin: &str) -> &str {
    let after = origin.split(SPOT).nth(1).unwrap_or_default();
    after.split('?').next().unwrap_or_default()
}

/// The spot that was kept, or a new one.
pub(super) fn open(wanted: &Wanted, origin: String) -> Opened {
    let mut trouble = None;
    if let Some(text) = Storage::get(NAME) {
        let (of, game) = text.split_once('\n').unwrap_or(("", &text));
        if of == origin {
            if let Ok(game) = SpotGame::load(game) {
                return Opened {
                    game: Box::new(game),
                    origin,
                    trouble: None,
                };
            }
            set_aside(NAME, &text);
            trouble = Some(Trouble::Damaged);
        }
    }
    let fresh = fresh(wanted, origin);
    Opened {
        trouble: trouble.or(fresh.trouble),
        ..fresh
    }
}

/// A new table of the spot. Whoever comes with a bad link is sent where it is said what is wrong.
pub(super) fn fresh(wanted: &Wanted, origin: String) -> Opened {
    let seed = wanted
        .seed
        .unwrap_or_else(|| Seed::new(platform::random_bytes()));
    let level = wanted.level.unwrap_or_default();
    let link = link_of(&origin);
    let asked = from_link(link).ok();
    let game = asked.and_then(|text| SpotGame::new(&text, level, seed).ok());
    if let Some(game) = game {
        return Opened {
            game: Box::new(game),
            origin,
            trouble: None,
        };
    }
    platform::go(&["/spot?of=", link].concat());
    let usual = SpotGame::new(&SpotForm::default().text(), level, seed);
    Opened {
        game: Box::new(usual.unwrap_or_else(|_| unreachable!("the usual spot is possible"))),
        origin: String::from(SPOT),
        trouble: None,
    }
}

/// The spot that was kept for an origin, if it can be read.
pub(super) fn load(origin: &str) -> Option<Box<dyn Session>> {
    let text = Storage::get(NAME)?;
    let (of, game) = text.split_once('\n')?;
    let game = (of == origin).then(|| SpotGame::load(game).ok())??;
    Some(Box::new(game))
}
