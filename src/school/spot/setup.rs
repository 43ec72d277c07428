//! From the lines of a spot to the setup of a hand.

use super::house;
use super::lines::Lines;
use super::read::Reader;
use crate::engine::cards::{Card, CardSet, Deck, Seed};
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind, HandSetup, Mode, PlayerSetup, Stakes, Street};
use crate::engine::house::{HouseRules, SmallBlindAmount, Straddle, Structure};
use crate::engine::seat::Seat;
use crate::school::fault::Problem;
use crate::school::part::Part;

/// The `game` line.
#[derive(Clone, Copy, Debug)]
struct Game {
    rules: HouseRules,
    stakes: Stakes,
    tournament: bool,
    straddle: Option<Chips>,
}

/// The `table` line.
#[derive(Clone, Debug, Default)]
pub(super) struct Chairs<'a> {
    pub(super) seats: Vec<Seat>,
    pub(super) you: Option<Seat>,
    pub(super) button: Option<Seat>,
    /// Where a blind is said to be; `None` inside is "none".
    pub(super) small: Option<(Part<'a>, Option<Seat>)>,
    pub(super) big: Option<(Part<'a>, Option<Seat>)>,
}

/// A hand that can be dealt, and what the notation adds to it.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) setup: HandSetup,
    pub(super) you: Option<Seat>,
    pub(super) street: Street,
    pub(super) known: Vec<(Seat, [Card; 2])>,
    pub(super) board: Vec<Card>,
}

/// Reads everything but `play` and the figures that are stated.
pub(super) fn read(reader: &mut Reader<'_>, lines: &Lines<'_>, seed: Seed) -> Option<Draft> {
    let before = reader.faults.len();
    let game_line = lines.one("game")?;
    let game = game(reader, game_line);
    let Some(table_line) = lines.one("table") else {
        let key = "table".to_owned();
        reader.fault(game_line, Problem::Missing { key });
        return None;
    };
    let chairs = chairs(reader, table_line);
    let mut game = game?;
    for parts in lines.all("options") {
        for part in parts {
            house::set(reader, &mut game.rules, *part);
        }
    }
    let (street, in_pot) = start(reader, lines.one("start"), &chairs.seats);
    let players = players(reader, lines.one("stacks"), &chairs.seats, &in_pot);
    let known = hole(reader, lines.one("hole"), &chairs.seats);
    let board: Vec<Card> = lines.one("board").map_or(Vec::new(), |line| {
        let streets: Vec<Part<'_>> = line.split(&['|']).collect();
        let cards = streets.into_iter().filter_map(|part| reader.cards(part));
        cards.flatten().collect()
    });
    let given: Vec<Card> = known
        .iter()
        .flat_map(|(_, cards)| cards)
        .chain(&board)
        .copied()
        .collect();
    if let Some(line) = lines.one("hole").or(lines.one("board")) {
        no_card_twice(reader, line, &given);
    }
    if reader.faults.len() > before {
        return None;
    }

    let button = chairs.button.or(chairs.seats.last().copied())?;
    let mut setup = standard(&game, &chairs, button, players);
    if street == Street::Preflop {
        check_blinds(reader, &setup, &chairs);
        more_bets(reader, lines, &game, &mut setup);
    } else {
        setup.forced.clear();
        for (seat, amount) in in_pot {
            setup.forced.push(ForcedBet {
                seat,
                kind: ForcedKind::Ante,
                amount,
            });
        }
    }
    deal(&mut setup, &known, &board, seed);
    Some(Draft {
        setup,
        you: chairs.you,
        street,
        known,
        board,
    })
}

/// `no-limit 1/2 · cash`, `limit 2-4 · tournament · ante 1 · straddle 4 · small blind 1`.
fn game(reader: &mut Reader<'_>, line: Part<'_>) -> Option<Game> {
    const WANTED: &str = "no-limit 1/2, pot-limit 1/2, limit 2-4";
    let mut pieces = line.split(&['·']);
    let Some((structure, sizes)) = pieces.next().map(Part::first_word) else {
        reader.notation(line, WANTED);
        return None;
    };
    let mut rules = HouseRules::default();
    let (small, big) = match structure.text {
        "no-limit" | "pot-limit" => {
            if structure.text == "pot-limit" {
                rules.structure = Structure::PotLimit;
            }
            let Some((small, big)) = sizes.halves('/') else {
                reader.notation(sizes, "1/2");
                return None;
            };
            (Some(reader.amount(small)?), reader.amount(big)?)
        }
        "limit" => {
            rules.structure = Structure::FixedLimit;
            let Some((lower, upper)) = sizes.halves('-') else {
                reader.notation(sizes, "2-4");
                return None;
            };
            let (lower, upper) = (reader.amount(lower)?, reader.amount(upper)?);
            if upper != lower.times(2) {
                reader.figure(
                    sizes,
                    "limit",
                    &lower.times(2).to_string(),
                    &upper.to_string(),
                );
            }
            (None, lower)
        }
        _ => {
            reader.notation(structure, WANTED);
            return None;
        }
    };
    let mut game = Game {
        rules,
        stakes: Stakes {
            small_blind: Chips::ZERO,
            big_blind: big,
            ante: Chips::ZERO,
        },
        tournament: false,
        straddle: None,
    };
    let mut stated = small;
    for piece in pieces {
        let (first, rest) = piece.first_word();
        match (first.text, rest.text) {
            ("cash", "") => {}
            ("tournament", "") => game.tournament = true,
            ("ante", _) => game.stakes.ante = reader.amount(rest)?,
            ("straddle", _) => {
                game.rules.straddle = Straddle::On;
                game.straddle = Some(reader.amount(rest)?);
            }
            ("small", _) => {
                let amount = rest.after("blind").unwrap_or(rest);
                stated = Some(reader.amount(amount)?);
            }
            _ => reader.notation(piece, "cash, tournament, ante N, straddle N, small blind N"),
        }
    }
    let derived = game.rules.small_blind(big).ok();
    if let Some(small) = stated.filter(|small| derived != Some(*small)) {
        game.rules.small_blind_amount = SmallBlindAmount::Fixed(small);
    }
    game.stakes.small_blind = stated.or(derived).unwrap_or(Chips::ZERO);
    Some(game)
}

/// `seats 1 3-5 · you 4 · button 2 · SB 3 · BB 4`.
pub(super) fn chairs<'a>(reader: &mut Reader<'_>, line: Part<'a>) -> Chairs<'a> {
    let mut chairs = Chairs::default();
    for piece in line.split(&['·']) {
        let (first, rest) = piece.first_word();
        match first.text {
            "seats" => {
                for part in rest.split(&[' ', ',']) {
                    let (from, to) = part.halves('-').unwrap_or((part, part));
                    if let (Some(from), Some(to)) = (reader.seat(from), reader.seat(to)) {
                        chairs.seats.extend((from.0..=to.0).map(Seat));
                    }
                }
            }
            "you" => chairs.you = reader.seat(rest),
            "button" => chairs.button = reader.seat(rest),
            "SB" => chairs.small = Some((rest, none_or_seat(reader, rest))),
            "BB" => chairs.big = Some((rest, none_or_seat(reader, rest))),
            _ => reader.notation(piece, "seats, you, button, SB, BB"),
        }
    }
    if chairs.seats.is_empty() {
        reader.notation(line, "seats 1-6 · you 1 · button 6");
    }
    if let Some(you) = chairs.you {
        sits(reader, line, you, &chairs.seats);
    }
    chairs
}

fn none_or_seat(reader: &mut Reader<'_>, part: Part<'_>) -> Option<Seat> {
    if part.text == "none" {
        return None;
    }
    reader.seat(part)
}

/// Whether somebody sits there; a fault if not.
fn sits(reader: &mut Reader<'_>, part: Part<'_>, seat: Seat, seats: &[Seat]) -> bool {
    let there = seats.contains(&seat);
    if !there {
        let found = seat.number().to_string();
        let taken: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
        let seats = taken.join(" ");
        reader.fault(part, Problem::Seat { found, seats });
    }
    there
}

/// `100 each`, `1:950 2:2000`, `6:6 *:100`: an amount for each of these seats.
fn amounts(reader: &mut Reader<'_>, line: Part<'_>, seats: &[Seat]) -> Vec<(Seat, Chips)> {
    let (first, rest) = line.first_word();
    if rest.text == "each" {
        let each = reader.amount(first).unwrap_or(Chips::ZERO);
        return seats.iter().map(|&seat| (seat, each)).collect();
    }
    let mut others = None;
    let mut given = Vec::new();
    for part in line.words() {
        let Some((seat, amount)) = part.halves(':') else {
            reader.notation(part, "100 each, seat:amount");
            continue;
        };
        let amount = reader.amount(amount);
        if seat.text == "*" {
            others = amount;
        } else if let (Some(seat), Some(amount)) = (reader.seat(seat), amount)
            && sits(reader, part, seat, seats)
        {
            given.push((seat, amount));
        }
    }
    let amount = |seat: Seat| {
        let own = given.iter().find(|(owner, _)| *owner == seat);
        own.map(|(_, amount)| *amount).or(others)
    };
    let all: Vec<(Seat, Chips)> = seats
        .iter()
        .filter_map(|&seat| Some((seat, amount(seat)?)))
        .collect();
    if all.len() < seats.len() {
        reader.notation(line, "an amount for each seat");
    }
    all
}

/// `flop · in pot 10 each`: the street, and what each seat has put in before.
fn start(
    reader: &mut Reader<'_>,
    line: Option<Part<'_>>,
    seats: &[Seat],
) -> (Street, Vec<(Seat, Chips)>) {
    const WANTED: &str = "flop · in pot 10 each";
    let Some(line) = line else {
        return (Street::Preflop, Vec::new());
    };
    let mut pieces = line.split(&['·']);
    let street = match pieces.next().map(|part| part.text) {
        Some("flop") => Street::Flop,
        Some("turn") => Street::Turn,
        Some("river") => Street::River,
        _ => {
            reader.notation(line, WANTED);
            Street::Flop
        }
    };
    let in_pot = pieces
        .next()
        .and_then(|part| part.after("in")?.after("pot"));
    let Some(in_pot) = in_pot else {
        reader.notation(line, WANTED);
        return (street, Vec::new());
    };
    let mut put_in = amounts(reader, in_pot, seats);
    put_in.retain(|(_, amount)| !amount.is_zero());
    (street, put_in)
}

fn players(
    reader: &mut Reader<'_>,
    line: Option<Part<'_>>,
    seats: &[Seat],
    in_pot: &[(Seat, Chips)],
) -> Vec<PlayerSetup> {
    let Some(line) = line else {
        let nowhere = Part::at("", 1, 1);
        let key = "stacks".to_owned();
        reader.fault(nowhere, Problem::Missing { key });
        return Vec::new();
    };
    let stacks = amounts(reader, line, seats);
    let before = |seat: Seat| {
        let put_in = in_pot.iter().filter(|(owner, _)| *owner == seat);
        put_in.map(|(_, amount)| *amount).sum::<Chips>()
    };
    let player = |(seat, stack): (Seat, Chips)| PlayerSetup {
        seat,
        stack: stack + before(seat),
    };
    stacks.into_iter().map(player).collect()
}

/// `1 AsKd · 2 QhJs`.
fn hole(reader: &mut Reader<'_>, line: Option<Part<'_>>, seats: &[Seat]) -> Vec<(Seat, [Card; 2])> {
    let mut known = Vec::new();
    for piece in line.into_iter().flat_map(|line| line.split(&['·'])) {
        let (seat, cards) = piece.first_word();
        let (Some(seat), Some(held)) = (reader.seat(seat), reader.cards(cards)) else {
            continue;
        };
        match <[Card; 2]>::try_from(held) {
            Ok(two) if sits(reader, piece, seat, seats) => known.push((seat, two)),
            Ok(_) => {}
            Err(_) => reader.notation(cards, "AsKd"),
        }
    }
    known
}

/// A fault for a card that comes twice.
pub(super) fn no_card_twice(reader: &mut Reader<'_>, part: Part<'_>, cards: &[Card]) {
    let mut seen = CardSet::EMPTY;
    for &card in cards {
        if !seen.insert(card) {
            reader.fault(part, Problem::DuplicateCard { card });
        }
    }
}

fn standard(
    game: &Game,
    chairs: &Chairs<'_>,
    button: Seat,
    players: Vec<PlayerSetup>,
) -> HandSetup {
    let dead_small = matches!(chairs.small, Some((_, None)));
    let deck = Deck::ordered();
    let mut setup = if dead_small {
        let big = chairs.big.and_then(|(_, seat)| seat);
        let blinds = (None, big);
        HandSetup::with_blinds(game.rules, game.stakes, button, blinds, players, deck)
    } else {
        HandSetup::standard(game.rules, game.stakes, button, players, deck)
    };
    if game.tournament {
        setup.mode = Mode::Tournament {
            players_left: setup.players.len() as u32,
        };
    }
    setup
}

/// The seats of the blinds, as they are stated and as they are.
fn check_blinds(reader: &mut Reader<'_>, setup: &HandSetup, chairs: &Chairs<'_>) {
    let posts = |kind| {
        let bet = setup.forced.iter().find(|bet| bet.kind == kind);
        bet.map(|bet| bet.seat)
    };
    for (name, stated, kind) in [
        ("SB", chairs.small, ForcedKind::SmallBlind),
        ("BB", chairs.big, ForcedKind::BigBlind),
    ] {
        let Some((part, seat)) = stated else { continue };
        let number = |seat: Option<Seat>| {
            seat.map_or_else(|| "none".to_owned(), |seat| seat.number().to_string())
        };
        reader.figure(part, name, &number(posts(kind)), &number(seat));
    }
}

/// A straddle left of the big blind, and live posts.
fn more_bets(reader: &mut Reader<'_>, lines: &Lines<'_>, game: &Game, setup: &mut HandSetup) {
    let big = setup
        .forced
        .iter()
        .find(|bet| bet.kind == ForcedKind::BigBlind);
    if let (Some(amount), Some(big)) = (game.straddle, big.map(|bet| bet.seat)) {
        let after = setup.players.iter().map(|player| player.seat);
        let mut after: Vec<Seat> = after.collect();
        let first = after.iter().position(|&seat| seat > big).unwrap_or(0);
        after.rotate_left(first);
        if let Some(&seat) = after.first() {
            let kind = ForcedKind::Straddle;
            setup.forced.push(ForcedBet { seat, kind, amount });
        }
    }
    let seats: Vec<Seat> = setup.players.iter().map(|player| player.seat).collect();
    for part in lines.one("posts").into_iter().flat_map(Part::words) {
        if let Some(seat) = reader.seat(part)
            && sits(reader, part, seat, &seats)
        {
            setup.forced.push(ForcedBet {
                seat,
                kind: ForcedKind::LivePost,
                amount: game.stakes.big_blind,
            });
        }
    }
}

/// Puts the known cards where they are dealt; all others come from the seed.
fn deal(setup: &mut HandSetup, known: &[(Seat, [Card; 2])], board: &[Card], seed: Seed) {
    let taken: CardSet = known
        .iter()
        .flat_map(|(_, cards)| cards)
        .chain(board)
        .copied()
        .collect();
    let shuffled = Deck::shuffled(seed);
    let mut rest = (0..Card::COUNT)
        .filter_map(|place| shuffled.get(place))
        .filter(|card| !taken.contains(*card));
    let mut hole = known.to_vec();
    for player in &setup.players {
        let is_known = known.iter().any(|(seat, _)| *seat == player.seat);
        if let (false, Some(first), Some(second)) = (is_known, rest.next(), rest.next()) {
            hole.push((player.seat, [first, second]));
        }
    }
    let mut whole = board.to_vec();
    whole.extend(rest.by_ref().take(5_usize.saturating_sub(board.len())));
    // No card is given twice: that was checked, and the rest is what was left over.
    let _ = setup.arrange(&hole, &whole);
}
