//! What the part of the address after the `#` asks for.

use super::amount;
use super::pace::Speed;
use crate::bots::Level;
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::house::{HouseRules, OptionKey};
use crate::text::Id;

/// A screen, or a game to be started.
#[expect(
    clippy::large_enum_variant,
    reason = "one lives while an address is read"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The table, with the game as it stands.
    Table,
    /// A certain game.
    Game(Wanted),
}

/// The game that an address asks for; what it leaves open is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted {
    /// The seed of all deals.
    pub seed: Option<Seed>,
    /// How many places.
    pub seats: Option<u8>,
    /// How much may be bet.
    pub structure: Option<&'static str>,
    /// The pace.
    pub speed: Option<Speed>,
    /// The house rules.
    pub rules: Option<HouseRules>,
    /// The small and the big blind.
    pub blinds: Option<(Chips, Chips)>,
    /// The chips that everybody begins with.
    pub buy_in: Option<Chips>,
    /// How well the others play.
    pub level: Option<Level>,
    /// How many players, for a tournament.
    pub players: Option<u32>,
    /// The whole query, if it has one of the last five.
    pub more: String,
}

impl Wanted {
    /// Whether it asks for another game than the one that is on.
    pub(super) fn is_game(&self) -> bool {
        self.seed.is_some()
            || self.seats.is_some()
            || self.structure.is_some()
            || !self.more.is_empty()
    }
}

/// Something in an address that cannot be: which part, and a message that says what would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    /// The part, as it was written.
    pub part: String,
    /// The message.
    pub id: Id,
}

/// The address of the tournament.
pub(super) const TOURNAMENT: &str = "/tournament";

/// Before the spot that is to be played.
#[cfg(feature = "tournament")]
pub(super) const SPOT: &str = "/spot/";

/// The structures that can be played, as addresses write them.
pub(super) const STRUCTURES: [&str; 3] = ["nl", "pl", "fl"];

/// Reads the part after the `#`. Whatever is wrong is reported and left out; the rest counts.
pub(super) fn read(hash: &str) -> (Place, Vec<Wrong>) {
    let mut wrong = Vec::new();
    let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
    let place = match path.trim_end_matches('/') {
        "" | "/play" | TOURNAMENT => Place::Game(Wanted::default()),
        #[cfg(feature = "tournament")]
        path if is_spot(path) => Place::Game(Wanted::default()),
        _ => {
            wrong.push(Wrong {
                part: path.to_owned(),
                id: Id("ui-wrong-place"),
            });
            Place::Table
        }
    };
    let Place::Game(mut wanted) = place else {
        return (place, wrong);
    };
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let known = match name {
            "seed" => put(&mut wanted.seed, seed(value), Id("ui-wrong-seed")),
            "seats" => put(&mut wanted.seats, seats(value), Id("ui-wrong-seats")),
            "structure" => put(
                &mut wanted.structure,
                structure(value),
                Id("ui-wrong-structure"),
            ),
            "speed" => put(
                &mut wanted.speed,
                Speed::from_name(value),
                Id("ui-wrong-speed"),
            ),
            "rules" => put(&mut wanted.rules, rules(value), Id("ui-wrong-rules")),
            "blinds" => put(&mut wanted.blinds, blinds(value), Id("ui-wrong-blinds")),
            "buyin" => put(&mut wanted.buy_in, chips(value), Id("ui-wrong-buyin")),
            "level" => put(&mut wanted.level, level(value), Id("ui-wrong-level")),
            "players" if path == TOURNAMENT => {
                put(&mut wanted.players, players(value), Id("ui-wrong-players"))
            }
            _ => Err(Id("ui-wrong-name")),
        };
        if let Err(id) = known {
            wrong.push(Wrong {
                part: pair.to_owned(),
                id,
            });
        }
    }
    #[cfg(feature = "tournament")]
    if is_spot(path) {
        wanted.more = [path, "?", query].concat();
        return (Place::Game(wanted), wrong);
    }
    if wanted.level.is_some()
        || wanted.buy_in.is_some()
        || wanted.blinds.is_some()
        || wanted.rules.is_some()
        || wanted.players.is_some()
    {
        query.clone_into(&mut wanted.more);
    }
    if wanted.is_game() || wanted.speed.is_some() {
        (Place::Game(wanted), wrong)
    } else {
        (Place::Table, wrong)
    }
}

/// Whether a spot is played there.
#[cfg(feature = "tournament")]
pub(super) fn is_spot(path: &str) -> bool {
    path.starts_with(SPOT)
}

fn put<T>(place: &mut Option<T>, value: Option<T>, id: Id) -> Result<(), Id> {
    *place = Some(value.ok_or(id)?);
    Ok(())
}

/// A seed is up to 64 hexadecimal digits; a short one is filled up with zeros in front.
fn seed(value: &str) -> Option<Seed> {
    if value.is_empty() || value.len() > 64 || !value.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut whole = "0".repeat(64 - value.len());
    whole.push_str(value);
    whole.parse().ok()
}

fn seats(value: &str) -> Option<u8> {
    value.parse().ok().filter(|seats| (2..=10).contains(seats))
}

fn players(value: &str) -> Option<u32> {
    value
        .parse()
        .ok()
        .filter(|players| (2..=180).contains(players))
}

fn structure(value: &str) -> Option<&'static str> {
    STRUCTURES.into_iter().find(|known| *known == value)
}

/// House rules off default, such as `raiseCap:4,burnCards:off`.
fn rules(value: &str) -> Option<HouseRules> {
    let mut rules = HouseRules::default();
    for pair in value.split(',') {
        let (name, value) = pair.split_once(':')?;
        rules.set(OptionKey::named(name)?, value).ok()?;
    }
    Some(rules)
}

fn chips(value: &str) -> Option<Chips> {
    amount::parse(value).filter(|amount| !amount.is_zero())
}

fn blinds(value: &str) -> Option<(Chips, Chips)> {
    let (small, big) = value.split_once('/')?;
    Some((chips(small)?, chips(big)?)).filter(|(small, big)| small <= big)
}

fn level(value: &str) -> Option<Level> {
    Level::new(value.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_address() {
        let (place, wrong) = read("/play?seed=1a&seats=6&structure=nl&speed=instant");
        assert_eq!(wrong, []);
        let Place::Game(wanted) = place else {
            unreachable!("{place:?}")
        };
        assert_eq!(wanted.seats, Some(6));
        assert_eq!(wanted.structure, Some("nl"));
        assert_eq!(wanted.speed, Some(Speed::Instant));
        assert!(wanted.is_game());
    }

    #[test]
    fn a_table_with_everything() {
        let hash = "/play?rules=raiseCap:3,burnCards:off&blinds=25/50&buyin=2000&level=8&seats=4";
        let (place, wrong) = read(hash);
        assert_eq!(wrong, []);
        let Place::Game(wanted) = place else {
            unreachable!("{place:?}")
        };
        let rules = wanted.rules.unwrap_or_default();
        assert_eq!((rules.raise_cap, rules.burn_cards), (3, false));
        assert_eq!(wanted.blinds, Some((Chips::new(25), Chips::new(50))));
        assert_eq!(wanted.buy_in, Some(Chips::new(2000)));
        assert_eq!(wanted.level, Level::new(8));
        assert!(wanted.is_game());
        assert_eq!(
            wanted.more,
            "rules=raiseCap:3,burnCards:off&blinds=25/50&buyin=2000&level=8&seats=4"
        );
    }

    #[test]
    fn every_parameter_goes_with_each_other_one() {
        let pairs = [
            "seed=1a",
            "seats=4",
            "structure=pl",
            "speed=slow",
            "rules=raiseCap:3",
            "blinds=25/50",
            "buyin=2000",
            "level=8",
        ];
        let known = |wanted: &Wanted| {
            [
                wanted.seed.is_some(),
                wanted.seats == Some(4),
                wanted.structure == Some("pl"),
                wanted.speed == Some(Speed::Slow),
                wanted.rules.is_some_and(|rules| rules.raise_cap == 3),
                wanted.blinds == Some((Chips::new(25), Chips::new(50))),
                wanted.buy_in == Some(Chips::new(2000)),
                wanted.level == Level::new(8),
            ]
        };
        for (one, first) in pairs.iter().enumerate() {
            for (other, second) in pairs.iter().enumerate() {
                let (place, wrong) = read(&["/play?", first, "&", second].concat());
                assert_eq!(wrong, [], "{first} {second}");
                let Place::Game(wanted) = place else {
                    unreachable!("{first} {second}: {place:?}")
                };
                for (at, is) in known(&wanted).into_iter().enumerate() {
                    assert_eq!(is, at == one || at == other, "{first} {second}");
                }
            }
        }
    }

    #[test]
    fn a_table_that_cannot_be() {
        let wrong = [
            ("rules=raiseCap:9", "ui-wrong-rules"),
            ("rules=raiseCap", "ui-wrong-rules"),
            ("rules=", "ui-wrong-rules"),
            ("blinds=10", "ui-wrong-blinds"),
            ("blinds=10/5", "ui-wrong-blinds"),
            ("buyin=0", "ui-wrong-buyin"),
            ("level=9", "ui-wrong-level"),
        ];
        for (pair, id) in wrong {
            let (place, wrong) = read(&["/play?", pair].concat());
            assert_eq!(place, Place::Table, "{pair}");
            assert_eq!(wrong[0].id.0, id, "{pair}");
        }
    }

    #[test]
    fn no_address_is_the_table() {
        for hash in ["", "/", "/play", "/play?"] {
            assert_eq!(read(hash), (Place::Table, vec![]), "{hash}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_and_the_rest_counts() {
        let (place, wrong) = read("/play?seats=12&speed=fast&seed=xyz&colour=red&structure=");
        let Place::Game(wanted) = place else {
            unreachable!("{place:?}")
        };
        assert_eq!(wanted.speed, Some(Speed::Fast));
        assert_eq!(wanted.seats, None);
        let ids: Vec<_> = wrong.iter().map(|wrong| wrong.id.0).collect();
        assert_eq!(
            ids,
            [
                Id("ui-wrong-seats"),
                Id("ui-wrong-seed"),
                Id("ui-wrong-name"),
                Id("ui-wrong-structure")
            ]
        );
        assert_eq!(read("/learn").1[0].id.0, Id("ui-wrong-place"));
    }
}
