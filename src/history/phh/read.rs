//! Reading PHH.

use toml::Spanned;
use toml::de::DeValue;

use super::forced::ForcedLists;
use super::table::{Amount, Table};
use super::{PLAYS_BOARD, VARIANTS};
use crate::engine::cards::{Card, parse_cards};
use crate::engine::chips::Chips;
use crate::engine::hand::ForcedBet;
use crate::engine::house::{HouseRules, Structure};
use crate::engine::seat::Seat;
use crate::history::file::{
    Draft, Expected, OpenedHand, Problem, Told, Trouble, Unsupported, kind_named,
};
use crate::history::{
    Circumstances, Deed, LoggedHand, LoggedPlayer, Moment, SeenCards, Showing, TournamentNote,
    Unit, amount, see,
};

/// Fields with a place in [`LoggedHand`]; all others are kept as they stand.
const OWN: [&str; 33] = [
    "variant",
    "antes",
    "blinds_or_straddles",
    "small_bet",
    "big_bet",
    "min_bet",
    "starting_stacks",
    "actions",
    "ante_trimming_status",
    "venue",
    "event",
    "time",
    "time_zone_abbreviation",
    "day",
    "month",
    "year",
    "hand",
    "level",
    "seats",
    "seat_count",
    "table",
    "players",
    "finishing_stacks",
    "winnings",
    "currency",
    "currency_symbol",
    "_forced",
    "_button",
    "_house_rules",
    "_smallest_chip",
    "_hero",
    "_tournament",
    "_buy_in",
];

/// Every hand of a file.
pub(in crate::history) fn read(text: &str) -> Vec<Result<OpenedHand, Trouble>> {
    let hands = split(text);
    hands
        .into_iter()
        .map(|(line, part)| hand(part, line))
        .collect()
}

/// Whether a line is the header of a hand in a file of several: `[12]`.
pub(in crate::history) fn is_hand_header(line: &str) -> bool {
    let line = line.split('#').next().unwrap_or("").trim();
    let name = line
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    name.is_some_and(|name| {
        let name = name.trim().trim_matches(['"', '\'']);
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The text of each hand, and how many lines stand before it.
fn split(text: &str) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let (mut start, mut first_line) = (0, 0);
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if is_hand_header(line) {
            parts.push((first_line, &text[start..at]));
            (start, first_line) = (at + line.len(), number + 1);
        }
        at += line.len();
    }
    parts.push((first_line, &text[start..]));
    // Before the first header there may be comments only.
    let says_something = |part: &str| {
        let lines = part.lines().map(str::trim);
        lines
            .into_iter()
            .any(|line| !line.is_empty() && !line.starts_with('#'))
    };
    if parts.len() > 1 && !says_something(parts[0].1) {
        parts.remove(0);
    }
    parts
}

fn hand(text: &str, line: usize) -> Result<OpenedHand, Trouble> {
    let table = Table::parse(text, line)?;
    draft(&table)?.settle()
}

fn draft<'a>(table: &Table<'a>) -> Result<Draft<'a>, Trouble> {
    let structure = structure(table)?;
    let stacks_field = table.need("starting_stacks")?;
    let n = table.list(stacks_field)?.len();
    if !(2..=Seat::MAX).contains(&n) {
        return Err(table.wrong(stacks_field, Expected::EntryForEachPlayer));
    }
    let stacks = table.amounts("starting_stacks", n)?;
    let (min_bet, big_bet) = match structure {
        Structure::FixedLimit => (
            table.needed_amount("small_bet")?,
            table.needed_amount("big_bet")?,
        ),
        Structure::NoLimit | Structure::PotLimit => {
            let min = table.needed_amount("min_bet")?;
            (min, min)
        }
    };
    let actions = actions(table, n)?;
    let antes = table.optional_amounts("antes", n)?;
    let antes = antes.unwrap_or_else(|| vec![Amount::Known(Chips::ZERO); n]);
    let blinds = table.amounts("blinds_or_straddles", n)?;
    let lists = ForcedLists {
        antes: antes.into_iter().map(Amount::chips).collect(),
        blinds: blinds
            .into_iter()
            .map(|amount| (amount.chips(), matches!(amount, Amount::Negative(_))))
            .collect(),
        trimmed: matches!(
            table.get("ante_trimming_status").map(Spanned::get_ref),
            Some(DeValue::Boolean(true))
        ),
        first_actor: actions.first_actor,
    };
    let naive = n == 2 && actions.first_actor == Some(0) && !blind_takes_all(&lists, &stacks);
    let (order, told_button) = places(table, n)?;
    let button = match told_button {
        Some(button) => button,
        // The button acts first between two players; some files have him first in their lists.
        None if naive => order[0],
        None => order[n - 1],
    };
    let forced = match forced(table, &order)? {
        Some(forced) => forced,
        None => lists.bets(&order, n == 2 && !naive, min_bet),
    };
    let names = names(table, n)?;
    let players = order.iter().zip(&stacks).zip(&actions.hole).zip(names);
    let mut players: Vec<LoggedPlayer> = players
        .map(|(((&seat, stack), &hole), name)| LoggedPlayer {
            seat,
            name,
            stack: match stack {
                Amount::Known(stack) => Some(*stack),
                Amount::Negative(_) | Amount::Unknown => None,
            },
            hole,
        })
        .collect();
    players.sort_by_key(|player| player.seat);
    let seat = |place: usize| order.get(place).copied().unwrap_or(Seat(0));
    let told = told(table, &order)?;
    Ok(Draft {
        hand: LoggedHand {
            circumstances: circumstances(table)?,
            unit: unit(table)?,
            structure,
            house: house_rules(table)?,
            button,
            players,
            forced,
            min_bet,
            big_bet,
            smallest_chip: match table.get("_smallest_chip") {
                Some(value) => table.amount(value)?.chips(),
                None => Chips::ZERO,
            },
            board: actions.board,
            deeds: actions
                .deeds
                .iter()
                .map(|&(p, deed, _)| (seat(p), deed))
                .collect(),
            showdown: actions
                .showdown
                .iter()
                .map(|&(p, how)| (seat(p), how))
                .collect(),
            rake: Chips::ZERO,
            hero: hero(table)?,
        },
        told,
        place: table.start(),
        deeds: table.marks(actions.deeds.into_iter().map(|(_, _, byte)| byte).collect()),
    })
}

fn structure(table: &Table<'_>) -> Result<Structure, Trouble> {
    let field = table.need("variant")?;
    let code = table.string(field)?;
    let known = VARIANTS.iter().find(|(own, _)| *own == code);
    known.map(|&(_, structure)| structure).ok_or_else(|| {
        let problem = Problem::NotSupported(Unsupported::Game {
            name: code.to_owned(),
        });
        Trouble::at(table.place(field.span().start), problem)
    })
}

/// Whether the blind of the player last in the lists is all he has, so that he acts no more.
fn blind_takes_all(lists: &ForcedLists, stacks: &[Amount]) -> bool {
    let small = lists
        .blinds
        .first()
        .map_or(Chips::ZERO, |(amount, _)| *amount);
    let ante = lists.antes.first().copied().unwrap_or(Chips::ZERO);
    match stacks.get(1) {
        Some(Amount::Known(stack)) => *stack <= small + ante,
        _ => false,
    }
}

/// The seats in the order of the lists, and the button where the file names it.
fn places(table: &Table<'_>, n: usize) -> Result<(Vec<Seat>, Option<Seat>), Trouble> {
    let usual: Vec<Seat> = (0..n as u8).map(Seat).collect();
    let order = match table.get("seats") {
        None => usual,
        Some(value) => {
            let list = table.list(value)?;
            if list.len() != n {
                return Err(table.wrong(value, Expected::EntryForEachPlayer));
            }
            let mut seats = Vec::with_capacity(n);
            for entry in list {
                let number = table.number(entry)?;
                seats.push(
                    Seat::numbered(number).ok_or_else(|| table.wrong(entry, Expected::Seat))?,
                );
            }
            // The lists go clockwise; seat numbers that do not cannot be places.
            let steps = seats.iter().zip(seats.iter().cycle().skip(1));
            let turns = steps.filter(|(own, next)| next <= own).count();
            if turns == 1 { seats } else { usual }
        }
    };
    let button = match table.get("_button") {
        None => None,
        Some(value) => {
            let seat = Seat::numbered(table.number(value)?);
            Some(seat.ok_or_else(|| table.wrong(value, Expected::Seat))?)
        }
    };
    Ok((order, button))
}

fn names(table: &Table<'_>, n: usize) -> Result<Vec<Option<String>>, Trouble> {
    let Some(value) = table.get("players") else {
        return Ok(vec![None; n]);
    };
    let list = table.list(value)?;
    if list.len() != n {
        return Err(table.wrong(value, Expected::EntryForEachPlayer));
    }
    let names = list.iter().map(|entry| {
        let name = table.string(entry)?;
        Ok((!name.is_empty()).then(|| name.to_owned()))
    });
    names.collect()
}

/// The forced bets where the file lists them one by one: `p1 small-blind 5`.
fn forced(table: &Table<'_>, order: &[Seat]) -> Result<Option<Vec<ForcedBet>>, Trouble> {
    let Some(value) = table.get("_forced") else {
        return Ok(None);
    };
    let mut forced = Vec::new();
    for entry in table.list(value)? {
        let mut words = table.string(entry)?.split_whitespace();
        let place = words.next().and_then(player_number);
        let seat = place.and_then(|place| order.get(place));
        let seat = *seat.ok_or_else(|| table.wrong(entry, Expected::Player))?;
        let kind = words.next().and_then(kind_named);
        let kind = kind.ok_or_else(|| table.wrong(entry, Expected::Action))?;
        let chips = words.next().and_then(amount);
        let amount = chips.ok_or_else(|| table.wrong(entry, Expected::Amount))?;
        forced.push(ForcedBet { seat, kind, amount });
    }
    Ok(Some(forced))
}

fn unit(table: &Table<'_>) -> Result<Unit, Trouble> {
    let currency = match (table.word("currency")?, table.word("currency_symbol")?) {
        (Some(code), _) => Some(code),
        (None, Some(symbol)) => {
            let code = Unit::currency_of(&symbol).map(str::to_owned);
            Some(code.unwrap_or(symbol))
        }
        (None, None) => None,
    };
    Ok(Unit {
        currency,
        ..Unit::reading()
    })
}

fn house_rules(table: &Table<'_>) -> Result<Option<HouseRules>, Trouble> {
    let Some(value) = table.get("_house_rules") else {
        return Ok(None);
    };
    let rules = serde_json::from_str(table.string(value)?);
    rules
        .map(Some)
        .map_err(|_| table.wrong(value, Expected::Object))
}

fn hero(table: &Table<'_>) -> Result<Option<Seat>, Trouble> {
    let Some(value) = table.get("_hero") else {
        return Ok(None);
    };
    let seat = Seat::numbered(table.number(value)?);
    seat.map(Some)
        .ok_or_else(|| table.wrong(value, Expected::Seat))
}

fn circumstances(table: &Table<'_>) -> Result<Circumstances, Trouble> {
    let number = |name: &str| table.optional_number(name);
    let date = match (number("year")?, number("month")?, number("day")?) {
        (Some(year), Some(month), Some(day)) => Moment::date_of(year, month, day),
        _ => None,
    };
    let time = match table.get("time").map(Spanned::get_ref) {
        Some(DeValue::Datetime(moment)) => moment
            .time
            .map(|time| (time.hour, time.minute, time.second.unwrap_or(0))),
        _ => None,
    };
    let level = number("level")?.and_then(|level| u32::try_from(level).ok());
    let (tournament, buy_in) = (table.word("_tournament")?, table.word("_buy_in")?);
    let is_tournament = level.is_some() || tournament.is_some();
    let mut others = Vec::new();
    for (name, value) in &table.fields {
        let name: &str = name.get_ref();
        // A partial date or an odd time is kept as it is.
        let unread = match name {
            "year" | "month" | "day" => date.is_none(),
            "time" => time.is_none(),
            _ => !OWN.contains(&name),
        };
        if unread {
            others.push((name.to_owned(), table.raw(value).to_owned()));
        }
    }
    Ok(Circumstances {
        site: table.word("venue")?,
        number: table.word("hand")?,
        table: table.word("table")?,
        places: number("seat_count")?.and_then(|count| u8::try_from(count).ok()),
        event: table.word("event")?,
        began: Moment {
            date,
            time,
            zone: table.word("time_zone_abbreviation")?,
        },
        tournament: is_tournament.then(|| TournamentNote {
            number: tournament.filter(|number| !number.is_empty()),
            level,
            buy_in,
        }),
        others,
    })
}

fn told(table: &Table<'_>, order: &[Seat]) -> Result<Told, Trouble> {
    let by_seat = |name: &str| -> Result<_, Trouble> {
        let amounts = table.optional_amounts(name, order.len())?;
        Ok(amounts.and_then(|amounts| {
            let known = amounts
                .iter()
                .all(|amount| matches!(amount, Amount::Known(_)));
            let pairs = order
                .iter()
                .copied()
                .zip(amounts.iter().map(|amount| amount.chips()));
            known.then(|| pairs.collect())
        }))
    };
    Ok(Told {
        collected: by_seat("winnings")?,
        finishing: by_seat("finishing_stacks")?,
        rake: None,
    })
}

/// What the actions say.
struct Actions {
    hole: Vec<SeenCards>,
    board: Vec<Card>,
    deeds: Vec<(usize, Deed, usize)>,
    showdown: Vec<(usize, Showing)>,
    first_actor: Option<usize>,
}

fn actions(table: &Table<'_>, n: usize) -> Result<Actions, Trouble> {
    let mut actions = Actions {
        hole: vec![[None; 2]; n],
        board: Vec::new(),
        deeds: Vec::new(),
        showdown: Vec::new(),
        first_actor: None,
    };
    let mut dealt = vec![0; n];
    let mut board_known = true;
    for entry in table.list(table.need("actions")?)? {
        let text = table.string(entry)?;
        // A commentary begins with a hash that stands alone, or begins the text.
        let words = text
            .split_whitespace()
            .take_while(|word| !word.starts_with('#'));
        let words: Vec<&str> = words.collect();
        let player = |word: &str| {
            let place = player_number(word).filter(|&place| place < n);
            place.ok_or_else(|| table.wrong(entry, Expected::Player))
        };
        match words.as_slice() {
            [] => {}
            ["d", "dh", who, cards] => {
                let place = player(who)?;
                for card in seen_cards(cards).ok_or_else(|| table.wrong(entry, Expected::Card))? {
                    let slot = actions.hole[place].get_mut(dealt[place]);
                    *slot.ok_or_else(|| table.wrong(entry, Expected::TwoCards))? = card;
                    dealt[place] += 1;
                }
            }
            ["d", "db", cards] => {
                let cards = seen_cards(cards).ok_or_else(|| table.wrong(entry, Expected::Card))?;
                for card in cards {
                    match card {
                        Some(card) if board_known => actions.board.push(card),
                        _ => board_known = false,
                    }
                }
                if actions.board.len() > 5 {
                    return Err(table.wrong(entry, Expected::BoardCards));
                }
            }
            [who, "sm"] if text.ends_with(PLAYS_BOARD) => {
                actions.showdown.push((player(who)?, Showing::PlaysBoard));
            }
            [who, "sm", shown @ ..] => {
                let place = player(who)?;
                let how = showing(shown, &mut actions.hole[place])
                    .ok_or_else(|| table.wrong(entry, Expected::TwoCards))?;
                actions.showdown.push((place, how));
            }
            [who, deed @ ..] => {
                let place = player(who)?;
                let deed = match deed {
                    ["f"] => Deed::Fold,
                    ["cc"] => Deed::Pass,
                    ["cbr", chips] => match amount(chips) {
                        Some(chips) => Deed::To(chips),
                        None => return Err(table.wrong(entry, Expected::Amount)),
                    },
                    _ => return Err(table.wrong(entry, Expected::Action)),
                };
                if actions.board.is_empty() {
                    actions.first_actor = actions.first_actor.or(Some(place));
                }
                actions.deeds.push((place, deed, entry.span().start));
            }
        }
    }
    Ok(actions)
}

/// `p1` is 0.
fn player_number(word: &str) -> Option<usize> {
    let number: usize = word.strip_prefix('p')?.parse().ok()?;
    number.checked_sub(1)
}

/// Cards of which some may be `??`.
fn seen_cards(text: &str) -> Option<Vec<Option<Card>>> {
    let text = text.replace("10", "T");
    let letters: Vec<char> = text.chars().collect();
    let pairs = letters.chunks(2).map(|pair| {
        if let ['?', '?'] = pair {
            return Some(None);
        }
        let card: String = pair.iter().collect();
        let cards = parse_cards(&card).ok()?;
        Some(Some(*cards.first()?))
    });
    pairs.collect()
}

/// What `sm` says, and the cards that become known by it.
fn showing(words: &[&str], hole: &mut SeenCards) -> Option<Showing> {
    match words {
        [] => Some(Showing::Mucked),
        ["-"] => Some(Showing::Shown),
        [cards] => {
            let cards = seen_cards(cards)?;
            see(hole, cards.iter().copied());
            let known = cards.iter().all(Option::is_some);
            (cards.len() == 2).then_some(if known {
                Showing::Shown
            } else {
                Showing::Mucked
            })
        }
        _ => None,
    }
}
