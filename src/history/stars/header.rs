//! The first two lines of a hand.

use crate::engine::chips::Chips;
use crate::engine::house::Structure;
use crate::engine::seat::Seat;
use crate::history::file::Unsupported;
use crate::history::{Moment, TournamentNote, Unit, amount};

/// What the first line says.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub(super) site: Option<String>,
    pub(super) number: String,
    pub(super) structure: Structure,
    /// Small and big blind, or the two limits.
    pub(super) stakes: (Chips, Chips),
    pub(super) currency: Option<String>,
    pub(super) tournament: Option<TournamentNote>,
    pub(super) began: Moment,
}

/// Why a first line cannot be read.
pub(super) enum HeaderError {
    Game(Unsupported),
    /// The byte from which on it is not understood.
    At(usize),
}

/// Whether a line begins a hand.
pub(in crate::history) fn is_header(line: &str) -> bool {
    let line = line.trim_start_matches('\u{feff}').trim_start();
    let Some((before, after)) = line.split_once('#') else {
        return false;
    };
    let site = before.starts_with("PokerStars ") || before.starts_with("Poker ");
    let hand = before.ends_with("Hand ") || before.ends_with("Game ");
    site && hand && before.len() < 60 && after.contains(':')
}

const GAMES: [(&str, Structure); 4] = [
    ("Hold'em No Limit", Structure::NoLimit),
    ("Hold'em Pot Limit", Structure::PotLimit),
    ("Hold'em Fixed Limit", Structure::FixedLimit),
    ("Hold'em Limit", Structure::FixedLimit),
];

impl Header {
    pub(super) fn parse(line: &str) -> Result<Self, HeaderError> {
        let at = |part: &str| part.as_ptr() as usize - line.as_ptr() as usize;
        let number_start = line.find('#').ok_or(HeaderError::At(0))? + 1;
        let after = &line[number_start..];
        let end = after.find(':').ok_or(HeaderError::At(number_start))?;
        let (number, rest) = (after[..end].trim(), &after[end + 1..]);
        let found = GAMES.iter().find_map(|&(name, structure)| {
            let place = rest.find(name)?;
            Some((place, &rest[place + name.len()..], structure))
        });
        let Some((place, after_game, structure)) = found.filter(|_| !rest.contains("6+ Hold'em"))
        else {
            let name = rest.split(['(', '-']).next().unwrap_or(rest).trim();
            let name = name.rsplit(", ").next().unwrap_or(name).to_owned();
            return Err(HeaderError::Game(Unsupported::Game { name }));
        };
        let before_game = &rest[..place];
        if let Some((_, stakes)) = after_game.split_once('(')
            && stakes
                .split(')')
                .next()
                .is_some_and(|stakes| stakes.contains("Cap"))
        {
            // More than the cap cannot be lost; the rules of the game are others then.
            let name = "Hold'em Cap".to_owned();
            return Err(HeaderError::Game(Unsupported::Game { name }));
        }
        let (stakes, code) = stakes(after_game).ok_or(HeaderError::At(at(after_game)))?;
        let tournament = tournament(before_game, after_game);
        let site = line
            .starts_with("PokerStars")
            .then(|| "PokerStars".to_owned());
        Ok(Self {
            site,
            number: number.to_owned(),
            structure,
            stakes,
            currency: if tournament.is_some() { None } else { code },
            tournament,
            began: moment(after_game),
        })
    }
}

/// `($0.25/$0.50 USD)`, or `, $0.25/$0.50)` in mixed games.
fn stakes(text: &str) -> Option<((Chips, Chips), Option<String>)> {
    let inside = match text.strip_prefix(',') {
        Some(rest) => rest.split(')').next()?,
        None => text.split_once('(')?.1.split([')', '(']).next()?,
    };
    let (small, rest) = inside.trim().split_once('/')?;
    let mut words = rest.split_whitespace();
    let (symbol, small) = Unit::split_symbol(small.trim());
    let (_, big) = Unit::split_symbol(words.next()?);
    let code = words
        .next()
        .filter(|code| code.len() == 3 && code.bytes().all(|letter| letter.is_ascii_uppercase()));
    let code = code.or(symbol).map(str::to_owned);
    Some(((amount(small)?, amount(big)?), code))
}

fn tournament(before_game: &str, after_game: &str) -> Option<TournamentNote> {
    let (_, rest) = before_game.split_once("Tournament #")?;
    let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
    let (number, rest) = rest.split_at(end.unwrap_or(rest.len()));
    let buy_in = rest.trim_matches([',', ' ']).trim();
    let level = after_game.split_once("Level ").and_then(|(_, rest)| {
        let word = rest.split([' ', '(']).next()?;
        word.parse().ok().or_else(|| from_roman(word))
    });
    Some(TournamentNote {
        number: Some(number.to_owned()),
        level,
        buy_in: (!buy_in.is_empty()).then(|| buy_in.to_owned()),
    })
}

const ROMAN: [(&str, u32); 13] = [
    ("M", 1000),
    ("CM", 900),
    ("D", 500),
    ("CD", 400),
    ("C", 100),
    ("XC", 90),
    ("L", 50),
    ("XL", 40),
    ("X", 10),
    ("IX", 9),
    ("V", 5),
    ("IV", 4),
    ("I", 1),
];

/// A level as a Roman numeral; only as it is usually written.
fn from_roman(text: &str) -> Option<u32> {
    if text.len() > 20 {
        return None;
    }
    let (mut rest, mut number) = (text, 0);
    for (letters, value) in ROMAN {
        while let Some(shorter) = rest.strip_prefix(letters) {
            rest = shorter;
            number += value;
        }
    }
    (rest.is_empty() && number > 0).then_some(number)
}

/// A level as a Roman numeral, up to 3999; beyond that in digits.
pub(super) fn to_roman(number: u32) -> String {
    if !(1..4000).contains(&number) {
        return number.to_string();
    }
    let (mut rest, mut text) = (number, String::new());
    for (letters, value) in ROMAN {
        while rest >= value {
            text += letters;
            rest -= value;
        }
    }
    text
}

/// ` - 2020/02/07 19:15:13 ET`; a second date in brackets is the same moment elsewhere.
fn moment(text: &str) -> Moment {
    let dates = text
        .match_indices(" - ")
        .map(|(place, dash)| &text[place + dash.len()..]);
    let Some(date) = dates.clone().find(|date| is_date(date)) else {
        return Moment::default();
    };
    let date = date.split('[').next().unwrap_or(date);
    let mut words = date.split_whitespace();
    let numbers = |word: Option<&str>, sign: char| -> Option<[u64; 3]> {
        let mut parts = word?.split(sign).map(|part| part.parse().ok());
        Some([parts.next()??, parts.next()??, parts.next()??])
    };
    let day = numbers(words.next(), '/');
    let time = numbers(words.next(), ':');
    Moment {
        date: day.and_then(|[year, month, day]| Moment::date_of(year, month, day)),
        time: time.and_then(|[hour, minute, second]| Moment::time_of(hour, minute, second)),
        zone: words.next().map(str::to_owned),
    }
}

fn is_date(text: &str) -> bool {
    let mut letters = text.bytes();
    (0..4).all(|_| letters.next().is_some_and(|letter| letter.is_ascii_digit()))
        && letters.next() == Some(b'/')
}

/// What the line of the table says.
pub(super) struct TableLine {
    pub(super) name: String,
    pub(super) places: Option<u8>,
    pub(super) button: Seat,
}

impl TableLine {
    /// `Table 'Aaltje III' 6-max Seat #2 is the button`.
    pub(super) fn parse(line: &str) -> Option<Self> {
        let rest = line.trim().strip_prefix("Table ")?;
        let (before, after) = rest.rsplit_once("Seat #")?;
        let number = after.strip_suffix("is the button")?.trim();
        let button = seat(number)?;
        // Without quotes the name is one word.
        let (name, rest) = match before.strip_prefix('\'') {
            Some(quoted) => quoted.rsplit_once('\'')?,
            None => before.split_once(' ')?,
        };
        let places = rest.split_whitespace().find_map(|word| {
            let places = word.strip_suffix("-max")?;
            places.parse().ok()
        });
        Some(Self {
            name: name.to_owned(),
            places,
            button,
        })
    }
}

/// A place by its number, counted from 1.
pub(super) fn seat(number: &str) -> Option<Seat> {
    Seat::numbered(number.parse().ok()?)
}
