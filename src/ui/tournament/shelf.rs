//! Where tournaments and spots are kept: one of each at a time.

use super::spots;
use crate::bots::Level;
use crate::engine::cards::Seed;
use crate::engine::house::{Ante, HouseRules, Structure};
use crate::engine::table::tournament::{RebuyTerms, TournamentSetup};
use crate::game::{Session, TournamentGame};
use crate::platform::{self, Storage};
use crate::ui::address::Wanted;

use crate::ui::saved::{Opened, Shelf, Trouble, origin, set_aside};
use crate::ui::settings::Settings;

/// The tournament that is played.
const NAME: &str = "tournament/1";

/// The players of a tournament that is asked for without saying more.
const PLAYERS: u32 = 6;
/// The most players at one table, where the address does not say it.
const SEATS: u8 = 6;

/// The shelf of the tournaments.
pub(super) struct Tournaments;

impl Shelf for Tournaments {
    fn open(&self, wanted: &Wanted, settings: &Settings) -> Opened {
        let asked = origin(wanted);
        if spots::is(&asked) {
            return spots::open(wanted, asked);
        }
        let mut trouble = None;
        if let Some(text) = Storage::get(NAME) {
            let (of, game) = text.split_once('\n').unwrap_or(("", &text));
            // Whoever asks for none in particular wants the one that is played.
            if asked.is_empty() || of == asked {
                if let Ok(game) = TournamentGame::load(game) {
                    return Opened {
                        game: Box::new(game),
                        origin: of.to_owned(),
                        trouble: None,
                    };
                }
                set_aside(NAME, &text);
                trouble = Some(Trouble::Damaged);
            }
        }
        let fresh = self.fresh(wanted, settings);
        Opened {
            trouble: trouble.or(fresh.trouble),
            ..fresh
        }
    }

    fn fresh(&self, wanted: &Wanted, _: &Settings) -> Opened {
        if spots::is(&origin(wanted)) {
            return spots::fresh(wanted, origin(wanted));
        }
        let level = wanted.level.unwrap_or_default();
        let usual = setup(&Wanted {
            seed: wanted.seed,
            ..Wanted::default()
        });
        let begun = TournamentGame::new(setup(wanted), level);
        let trouble = begun.is_err().then_some(Trouble::Refused);
        let game = begun.or_else(|_| TournamentGame::new(usual, Level::default()));
        Opened {
            game: Box::new(
                game.unwrap_or_else(|_| unreachable!("the usual tournament is possible")),
            ),
            origin: origin(wanted),
            trouble,
        }
    }

    fn load(&self, origin: &str) -> Option<Box<dyn Session>> {
        if spots::is(origin) {
            return spots::load(origin);
        }
        let text = Storage::get(NAME)?;
        let (of, game) = text.split_once('\n')?;
        (of == origin)
            .then(|| TournamentGame::load(game).ok())?
            .map(|game| Box::new(game) as Box<dyn Session>)
    }

    fn name_of(&self, origin: &str) -> String {
        String::from(if spots::is(origin) { spots::NAME } else { NAME })
    }
}

/// The tournament that an address asks for.
fn setup(wanted: &Wanted) -> TournamentSetup {
    let players = wanted.players.unwrap_or(PLAYERS);
    let most = u8::try_from(players).unwrap_or(u8::MAX);
    let seats = wanted.seats.unwrap_or(SEATS).min(most.max(2));
    let seed = wanted
        .seed
        .unwrap_or_else(|| Seed::new(platform::random_bytes()));
    let mut setup = TournamentGame::standard(players, seats, seed);
    let rules = wanted.rules.unwrap_or_default();
    setup.rules = HouseRules {
        ante: Ante::LateTournamentLevels,
        structure: match wanted.structure {
            Some("nl") => Structure::NoLimit,
            Some("pl") => Structure::PotLimit,
            Some("fl") => Structure::FixedLimit,
            _ => rules.structure,
        },
        ..rules
    };
    if let Some(stack) = wanted.buy_in {
        setup.starting_stack = stack;
        setup.rebuys = RebuyTerms::standard(stack, setup.entry);
    }
    setup
}
