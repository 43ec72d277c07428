//! What was asked for.

use std::thread::available_parallelism;
use std::time::Duration;

use cards_speak::engine::cards::Seed;
use cards_speak::engine::house::Structure;

use super::contestant::Name;

pub(crate) const USAGE: &str = "\
usage: arena --a NAME --b NAME [options]
       arena litmus [LEVEL]   what the levels do in the spots of tests/data/litmus.json
       arena strength FORM [PART]
                              STRENGTH.md; FORM is short (minutes) or full (hours); PART alone:
                              league, players, adversary, all-in, style, litmus or conduct

A sits in one seat, B in all others. A NAME is one of
  l1 to l8          the levels of the game, a regular player; l8:hunter is another character
  top               the strongest there is
  fold station nit tag lag maniac shover random min-raiser pot-odds size-teller
                    players by a simple rule
  lbr               a local best response to the other, who must be one of l1 to l8, heads-up
  exec:COMMAND      a program: a line of JSON in, a line of JSON out (docs/bot-protocol.md)

  --seats N         players at the table, 2 to 10 (2)
  --structure nl|pl|fl
                    no limit, pot limit or fixed limit (nl)
  --stack 100bb     what everybody has at the start of each hand, in big blinds (100bb)
  --hands N         how many hands, rounded up to whole rounds (10000)
  --duplicate       the same decks for A in every seat; such a round counts as one result
  --fair-all-ins    all-ins before the river pay each his share of all cards that could come
  --seed HEX        the decks and the bots' luck (0)
  --limit-ms N      how long a program may think about one decision (1000)
  --threads N       at once (as many as the machine has; 1 with a program); changes nothing else
  --json            the result as JSON";

/// What was asked for.
#[derive(Debug)]
pub(crate) struct Options {
    pub(crate) a: Name,
    pub(crate) b: Name,
    pub(crate) seats: u8,
    pub(crate) structure: Structure,
    /// In big blinds.
    pub(crate) stack: u64,
    pub(crate) hands: u64,
    pub(crate) duplicate: bool,
    pub(crate) fair_all_ins: bool,
    pub(crate) seed: Seed,
    pub(crate) limit: Duration,
    pub(crate) threads: usize,
    pub(crate) json: bool,
}

impl Options {
    /// What holds where nothing else is said.
    pub(crate) fn between(a: Name, b: Name) -> Self {
        Self {
            a,
            b,
            seats: 2,
            structure: Structure::NoLimit,
            stack: 100,
            hands: 10_000,
            duplicate: false,
            fair_all_ins: false,
            seed: Seed::new([0; 32]),
            limit: Duration::from_secs(1),
            threads: available_parallelism().map_or(1, Into::into),
            json: false,
        }
    }

    /// Reads the words of the command line.
    pub(crate) fn read(given: &[String]) -> Result<Self, String> {
        let (mut a, mut b, mut threads) = (None, None, None);
        let mut options = Self::between(Name::Top, Name::Top);
        let mut words = given.iter();
        while let Some(word) = words.next() {
            let mut value = || {
                let next = words.next().map(String::as_str);
                next.ok_or_else(|| format!("{word} needs a value"))
            };
            match word.as_str() {
                "--a" => a = Some(value()?.parse()?),
                "--b" => b = Some(value()?.parse()?),
                "--seats" => options.seats = number(word, value()?, 2, 10)? as u8,
                "--structure" => options.structure = structure(value()?)?,
                "--stack" => {
                    let text = value()?;
                    let blinds = text.strip_suffix("bb").unwrap_or(text);
                    options.stack = number(word, blinds, 1, 100_000)?;
                }
                "--hands" => options.hands = number(word, value()?, 1, 1_000_000_000)?,
                "--duplicate" => options.duplicate = true,
                "--fair-all-ins" => options.fair_all_ins = true,
                "--seed" => {
                    let text = value()?;
                    let seed = text.parse::<Seed>();
                    options.seed = seed.map_err(|error| format!("--seed {text}: {error}"))?;
                }
                "--limit-ms" => {
                    let limit = number(word, value()?, 1, 600_000)?;
                    options.limit = Duration::from_millis(limit);
                }
                "--threads" => threads = Some(number(word, value()?, 1, 256)? as usize),
                "--json" => options.json = true,
                _ => return Err(format!("{word:?} is not an option")),
            }
        }
        options.a = a.ok_or("--a is missing: who sits in one seat")?;
        options.b = b.ok_or("--b is missing: who sits in the others")?;
        if options.seats > 2 && matches!((&options.a, &options.b), (Name::Lbr, _) | (_, Name::Lbr))
        {
            return Err("lbr plays heads-up only: --seats 2".to_owned());
        }
        // A program that learns should meet all hands in order.
        let programs = [&options.a, &options.b]
            .iter()
            .any(|name| name.is_program());
        match threads {
            Some(threads) => options.threads = threads,
            None if programs => options.threads = 1,
            None => {}
        }
        Ok(options)
    }
}

fn number(option: &str, text: &str, least: u64, most: u64) -> Result<u64, String> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!(
            "{option} {text}: a whole number from {least} to {most}"
        )),
    }
}

fn structure(text: &str) -> Result<Structure, String> {
    match text {
        "nl" => Ok(Structure::NoLimit),
        "pl" => Ok(Structure::PotLimit),
        "fl" => Ok(Structure::FixedLimit),
        _ => Err(format!("--structure {text}: one of nl, pl, fl")),
    }
}

/// The word for a structure.
pub(crate) const fn word_of(structure: Structure) -> &'static str {
    match structure {
        Structure::NoLimit => "nl",
        Structure::PotLimit => "pl",
        Structure::FixedLimit => "fl",
    }
}
