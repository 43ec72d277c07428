//! Reading.

use super::header::{Header, HeaderError, TableLine, is_header, seat};
use crate::engine::cards::{Card, parse_cards};
use crate::engine::chips::Chips;
use crate::engine::seat::Seat;
use crate::history::file::{
    Draft, Expected, Marks, OpenedHand, Place, Posted, Posts, Problem, Told, Trouble, Unsupported,
};
use crate::history::{
    Circumstances, Deed, LoggedHand, LoggedPlayer, SeenCards, Showing, Unit, amount, see,
};

/// The words and what they mean; longer ones first.
const WORDS: [(&str, Posted); 9] = [
    ("posts small & big blinds ", Posted::BothBlinds),
    ("posts the ante ", Posted::Ante),
    ("posts ante ", Posted::Ante),
    ("posts small blind ", Posted::SmallBlind),
    ("posts big blind ", Posted::BigBlind),
    ("posts straddle ", Posted::Straddle),
    ("posts a straddle ", Posted::Straddle),
    ("straddle ", Posted::Straddle),
    ("posts ", Posted::Other),
];

/// A line with its number, from 1.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl Line<'_> {
    /// The place of a part of the line.
    fn place(&self, part: &str) -> Place {
        let start = self.text.as_ptr() as usize;
        let byte = (part.as_ptr() as usize).checked_sub(start);
        let before = byte.and_then(|byte| self.text.get(..byte));
        Place {
            line: self.number,
            column: before.map_or(0, |before| before.chars().count()) + 1,
        }
    }

    fn wrong(&self, part: &str, expected: Expected) -> Trouble {
        Trouble::expected(self.place(part), expected, part)
    }
}

/// Every hand of a file.
pub(in crate::history) fn read(text: &str) -> Vec<Result<OpenedHand, Trouble>> {
    let mut hands: Vec<Vec<Line<'_>>> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let text = line.trim_end().trim_start_matches('\u{feff}');
        let line = Line {
            number: number + 1,
            text,
        };
        if is_header(text) {
            hands.push(vec![line]);
        } else if let Some(hand) = hands.last_mut()
            && !text.is_empty()
        {
            hand.push(line);
        }
    }
    let last = hands.len().saturating_sub(1);
    let hands = hands.iter().enumerate();
    hands
        .map(|(place, lines)| hand(lines, place == last))
        .collect()
}

/// `last`: whether it is the last of the file, which may break off in the middle of a line.
fn hand(lines: &[Line<'_>], last: bool) -> Result<OpenedHand, Trouble> {
    let Some((&first, rest)) = lines.split_first() else {
        return Err(Trouble::expected(Place::default(), Expected::Header, ""));
    };
    let header = Header::parse(first.text).map_err(|error| match error {
        HeaderError::Game(game) => {
            Trouble::at(first.place(first.text), Problem::NotSupported(game))
        }
        HeaderError::At(byte) => {
            let part = first.text.get(byte..).unwrap_or("");
            first.wrong(part, Expected::Header)
        }
    })?;
    let mut reader = Reader::new(header);
    for (place, &line) in rest.iter().enumerate() {
        let read = reader.line(line);
        let breaks_off = last && place + 1 == rest.len() && reader.part != Part::Summary;
        if breaks_off && read.is_err() {
            return Err(line.wrong(line.text, Expected::RestOfHand));
        }
        read?;
    }
    let end = lines.last().copied().unwrap_or(first);
    reader.finish(first, end)
}

/// A seat that is listed; not all are dealt in.
struct Listed {
    player: LoggedPlayer,
    name: String,
    dealt_in: bool,
}

/// Where in the hand a line stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Seats,
    Play,
    Showdown,
    Summary,
}

struct Reader {
    header: Header,
    table: Option<TableLine>,
    listed: Vec<Listed>,
    posts: Posts,
    part: Part,
    board: Vec<Card>,
    deeds: Vec<(Seat, Deed, Place)>,
    showdown: Vec<(Seat, Showing)>,
    collected: Vec<(Seat, Chips)>,
    rake: Option<Chips>,
    /// The pot was empty: nobody collects.
    nothing_won: bool,
    dealt_lines: Vec<Seat>,
}

impl Reader {
    fn new(header: Header) -> Self {
        Self {
            header,
            table: None,
            listed: Vec::new(),
            posts: Posts::default(),
            part: Part::Seats,
            board: Vec::new(),
            deeds: Vec::new(),
            showdown: Vec::new(),
            collected: Vec::new(),
            rake: None,
            nothing_won: false,
            dealt_lines: Vec::new(),
        }
    }

    fn line(&mut self, line: Line<'_>) -> Result<(), Trouble> {
        let text = line.text.trim_start();
        if self.table.is_none() {
            if text.starts_with("Table ") {
                let table = TableLine::parse(text);
                self.table = Some(table.ok_or_else(|| line.wrong(text, Expected::TableLine))?);
            }
            return Ok(());
        }
        if let Some(title) = text.strip_prefix("*** ") {
            return self.title(line, title);
        }
        if self.part == Part::Summary {
            return self.summary(line, text);
        }
        if self.part == Part::Seats && self.seat_line(line, text)? {
            return Ok(());
        }
        self.happening(line, text)
    }

    /// `*** FLOP *** [2s 6d 6h]`.
    fn title(&mut self, line: Line<'_>, title: &str) -> Result<(), Trouble> {
        let Some((name, rest)) = title.split_once(" ***") else {
            return Ok(());
        };
        match name {
            "HOLE CARDS" | "PRE-FLOP" | "PREFLOP" => self.part = Part::Play,
            "FLOP" | "TURN" | "RIVER" => {
                self.part = Part::Play;
                self.board(line, name, rest)?;
            }
            "SHOW DOWN" | "SHOWDOWN" => self.part = Part::Showdown,
            "SUMMARY" => self.part = Part::Summary,
            _ if name.starts_with("FIRST ") || name.starts_with("SECOND ") => {
                return Err(run_twice(line));
            }
            _ => {}
        }
        Ok(())
    }

    /// The new cards stand in the last brackets.
    fn board(&mut self, line: Line<'_>, name: &str, rest: &str) -> Result<(), Trouble> {
        let wrong = || line.wrong(rest.trim_start(), Expected::BoardCards);
        let (before, count) = match name {
            "FLOP" => (0, 3),
            "TURN" => (3, 1),
            _ => (4, 1),
        };
        let cards = bracketed(rest).and_then(known_cards).ok_or_else(wrong)?;
        if cards.len() != count || self.board.len() != before {
            return Err(wrong());
        }
        self.board.extend(cards);
        Ok(())
    }

    /// `Seat 1: name ($36.51 in chips)`; whether it is one.
    fn seat_line(&mut self, line: Line<'_>, text: &str) -> Result<bool, Trouble> {
        let Some(rest) = text.strip_prefix("Seat ") else {
            return Ok(false);
        };
        let Some(end) = rest.rfind(" in chips") else {
            return Ok(false);
        };
        let Some((number, _)) = rest.split_once(": ") else {
            return Ok(false);
        };
        let Some(open) = rest[..end]
            .rfind('(')
            .filter(|open| *open >= number.len() + 2)
        else {
            return Ok(false);
        };
        let place = seat(number).ok_or_else(|| line.wrong(number, Expected::Seat))?;
        let name = rest[number.len() + 2..open].trim_end();
        let chips = rest[open + 1..end].trim();
        let stack = money(chips).ok_or_else(|| line.wrong(chips, Expected::Amount))?;
        if self.listed.iter().any(|listed| listed.player.seat == place) {
            return Err(line.wrong(number, Expected::Seat));
        }
        let told = (name != LoggedHand::stand_in(place)).then(|| name.to_owned());
        self.listed.push(Listed {
            player: LoggedPlayer {
                seat: place,
                name: told,
                stack: Some(stack),
                hole: [None; 2],
            },
            name: name.to_owned(),
            dealt_in: false,
        });
        Ok(true)
    }

    /// The player a line begins with, and the rest after `between`; the longest name wins.
    fn player<'t>(&self, text: &'t str, between: &str) -> Option<(usize, &'t str)> {
        let listed = self.listed.iter().enumerate();
        let fitting = listed.filter_map(|(place, listed)| {
            let rest = text.strip_prefix(listed.name.as_str())?;
            Some((place, rest.strip_prefix(between)?))
        });
        fitting.min_by_key(|(_, rest)| rest.len())
    }

    fn happening(&mut self, line: Line<'_>, text: &str) -> Result<(), Trouble> {
        if let Some(rest) = text.strip_prefix("Dealt to ") {
            return self.dealt(line, rest);
        }
        if let Some((place, rest)) = self.player(text, " collected ") {
            let word = rest.split_whitespace().next().unwrap_or("");
            let chips = money(word).ok_or_else(|| line.wrong(rest, Expected::Amount))?;
            self.listed[place].dealt_in = true;
            self.collected.push((self.listed[place].player.seat, chips));
            return Ok(());
        }
        if let Some((place, said)) = self.player(text, ": ") {
            return self.said(line, place, said);
        }
        let lower = text.to_ascii_lowercase();
        if lower.starts_with("hand cancelled") || lower.starts_with("hand canceled") {
            let problem = Problem::NotSupported(Unsupported::Cancelled);
            return Err(Trouble::at(line.place(text), problem));
        }
        // Everything else is about the table: who comes, goes and talks.
        Ok(())
    }

    /// `Dealt to name [Ac Jh]`.
    fn dealt(&mut self, line: Line<'_>, rest: &str) -> Result<(), Trouble> {
        let Some((place, rest)) = self.player(rest, "") else {
            return Ok(());
        };
        let Some(cards) = bracketed(rest) else {
            return Ok(());
        };
        let cards = two_cards(cards).ok_or_else(|| line.wrong(rest.trim(), Expected::TwoCards))?;
        let listed = &mut self.listed[place];
        listed.dealt_in = true;
        see(&mut listed.player.hole, cards);
        self.dealt_lines.push(listed.player.seat);
        Ok(())
    }

    /// What stands after `name: `.
    fn said(&mut self, line: Line<'_>, place: usize, said: &str) -> Result<(), Trouble> {
        let seat = self.listed[place].player.seat;
        let said = said.trim_start();
        let amount_in = |text: &str| {
            let word = text.split_whitespace().next().unwrap_or("");
            money(word).ok_or_else(|| line.wrong(text, Expected::Amount))
        };
        let posted = WORDS.iter().find_map(|&(words, posted)| {
            let rest = said.strip_prefix(words)?;
            Some((posted, rest))
        });
        if let Some((posted, rest)) = posted {
            let chips = amount_in(rest)?;
            self.posts.add(seat, posted, chips, rest.contains("all-in"));
            self.listed[place].dealt_in = true;
            return Ok(());
        }
        let word = said.split_whitespace().next().unwrap_or("");
        let deed = match word {
            "folds" => {
                if let Some(cards) = bracketed(said).and_then(two_cards) {
                    see(&mut self.listed[place].player.hole, cards);
                }
                Some(Deed::Fold)
            }
            "checks" | "calls" => Some(Deed::Pass),
            "bets" => Some(Deed::To(amount_in(&said["bets".len()..])?)),
            "raises" => {
                let to = said.split_once(" to ").map_or("", |(_, to)| to);
                Some(Deed::To(amount_in(to)?))
            }
            _ => None,
        };
        if let Some(deed) = deed {
            self.listed[place].dealt_in = true;
            self.deeds.push((seat, deed, line.place(said)));
            return Ok(());
        }
        match word {
            "shows" => {
                let cards = bracketed(said).and_then(two_cards);
                let cards = cards.ok_or_else(|| line.wrong(said, Expected::TwoCards))?;
                let hole = &mut self.listed[place].player.hole;
                see(hole, cards);
                self.listed[place].dealt_in = true;
                if cards.iter().all(Option::is_some) {
                    self.showdown.push((seat, Showing::Shown));
                }
                Ok(())
            }
            "mucks" | "doesn't" | "does" => {
                self.listed[place].dealt_in = true;
                self.showdown.push((seat, Showing::Mucked));
                Ok(())
            }
            "plays" => {
                self.listed[place].dealt_in = true;
                self.showdown.push((seat, Showing::PlaysBoard));
                Ok(())
            }
            // About the player, not the hand.
            "sits" | "is" | "has" | "was" | "will" | "wins" | "finished" | "re-buys" | "leaves"
            | "joins" | "said," | "said" | "re-enters" | "takes" | "receives" | "stands"
            | "cashed" | "cannot" | "did" | "adds" | "Pays" | "Receives" | "Chooses" => Ok(()),
            _ => Err(line.wrong(said, Expected::Action)),
        }
    }

    fn summary(&mut self, line: Line<'_>, text: &str) -> Result<(), Trouble> {
        let lower = text.to_ascii_lowercase();
        if lower.starts_with("hand was run ") {
            return Err(run_twice(line));
        }
        if let Some(rest) = text.strip_prefix("Total pot ") {
            let word = rest.split_whitespace().next().unwrap_or("");
            let total = money(word).ok_or_else(|| line.wrong(rest, Expected::Amount))?;
            self.nothing_won = total.is_zero();
            // Fees of other names are taken from the pot too.
            let fees = text.split(" | ").skip(1).map(|fee| {
                let word = fee.split_whitespace().last().unwrap_or("");
                money(word).ok_or_else(|| line.wrong(fee, Expected::Amount))
            });
            self.rake = Some(fees.sum::<Result<Chips, Trouble>>()?);
            return Ok(());
        }
        let Some((number, rest)) = text.strip_prefix("Seat ").and_then(|t| t.split_once(": "))
        else {
            return Ok(());
        };
        let place = seat(number);
        let listed = self
            .listed
            .iter_mut()
            .find(|own| Some(own.player.seat) == place);
        if let Some(listed) = listed
            && let Some(rest) = rest.strip_prefix(listed.name.as_str())
            && let Some(cards) = bracketed(rest).and_then(two_cards)
        {
            see(&mut listed.player.hole, cards);
        }
        Ok(())
    }

    fn finish(mut self, first: Line<'_>, last: Line<'_>) -> Result<OpenedHand, Trouble> {
        let end = last.place(&last.text[last.text.len()..]);
        let cut_off = || Trouble::expected(end, Expected::RestOfHand, "");
        let Some(table) = self.table.take() else {
            return Err(Trouble::expected(end, Expected::TableLine, ""));
        };
        self.listed.retain(|listed| listed.dealt_in);
        if self.listed.len() < 2 {
            return Err(cut_off());
        }
        self.listed.sort_by_key(|listed| listed.player.seat);
        let header = self.header;
        let (min_bet, big_bet) = self.posts.limits(header.structure, header.stakes);
        let mut hand = LoggedHand {
            circumstances: Circumstances {
                site: header.site,
                number: Some(header.number),
                table: Some(table.name),
                places: table.places,
                began: header.began,
                tournament: header.tournament,
                ..Circumstances::default()
            },
            unit: Unit {
                currency: header.currency,
                ..Unit::reading()
            },
            structure: header.structure,
            house: None,
            button: table.button,
            players: self
                .listed
                .into_iter()
                .map(|listed| listed.player)
                .collect(),
            forced: Vec::new(),
            min_bet,
            big_bet,
            smallest_chip: Chips::ZERO,
            board: self.board,
            deeds: self
                .deeds
                .iter()
                .map(|&(seat, deed, _)| (seat, deed))
                .collect(),
            showdown: self.showdown,
            rake: Chips::ZERO,
            hero: match self.dealt_lines.as_slice() {
                [hero] => Some(*hero),
                _ => None,
            },
        };
        self.posts.settle(&mut hand, header.stakes);
        let ended = self.part == Part::Summary;
        let told = self.nothing_won || !self.collected.is_empty();
        let collected = told.then(|| {
            let nothing = hand.players.iter().map(|player| (player.seat, Chips::ZERO));
            self.collected.iter().copied().chain(nothing).collect()
        });
        let draft = Draft {
            hand,
            told: Told {
                collected,
                finishing: None,
                rake: self.rake,
            },
            place: first.place(first.text),
            deeds: Marks::Places(self.deeds.into_iter().map(|(_, _, place)| place).collect()),
        };
        let opened = draft.settle();
        match opened {
            // Without a summary the file broke off, whatever else is wrong.
            Err(trouble) if ended => Err(trouble),
            Ok(opened) if opened.played.state().over => Ok(opened),
            Ok(_) | Err(_) => Err(cut_off()),
        }
    }
}

fn run_twice(line: Line<'_>) -> Trouble {
    Trouble::at(
        line.place(line.text),
        Problem::NotSupported(Unsupported::RunTwice),
    )
}

/// An amount with or without its symbol.
fn money(text: &str) -> Option<Chips> {
    let text = text.trim_matches([',', '(', ')', '.']);
    amount(Unit::split_symbol(text).1)
}

/// What stands in the last brackets.
fn bracketed(text: &str) -> Option<&str> {
    let end = text.rfind(']')?;
    let start = text[..end].rfind('[')?;
    Some(&text[start + 1..end])
}

fn known_cards(text: &str) -> Option<Vec<Card>> {
    let words = text.replace("10", "T");
    let cards: String = words.split_whitespace().collect();
    parse_cards(&cards).ok()
}

/// One or two cards; `??` is one that is not known.
fn two_cards(text: &str) -> Option<SeenCards> {
    let mut cards = [None; 2];
    let mut words = text.split_whitespace();
    for card in &mut cards {
        let Some(word) = words.next() else { break };
        *card = match word {
            "??" => None,
            word => match known_cards(word)?.as_slice() {
                [card] => Some(*card),
                _ => return None,
            },
        };
    }
    let some = !text.trim().is_empty();
    (some && words.next().is_none()).then_some(cards)
}
