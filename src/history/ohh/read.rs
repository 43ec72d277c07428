//! Reading OHH.

use std::collections::BTreeMap;

use super::POSTS;
use super::json::{Json, Object};
use crate::engine::cards::{Card, parse_cards};
use crate::engine::chips::Chips;
use crate::engine::hand::ForcedBet;
use crate::engine::house::{HouseRules, Structure};
use crate::engine::seat::Seat;
use crate::history::file::{
    Draft, Expected, OpenedHand, Posts, Problem, Told, Trouble, Unsupported, Verdict, kind_named,
};
use crate::history::{
    Circumstances, Deed, LoggedHand, LoggedPlayer, Moment, SeenCards, Showing, TournamentNote,
    Unit, amount, see,
};

/// Every hand of a file.
pub(in crate::history) fn read(text: &str) -> Vec<Result<OpenedHand, Trouble>> {
    let hands = split(text);
    hands
        .into_iter()
        .map(|(line, part)| hand(part, line))
        .collect()
}

/// The text of each object at the top, or in a list at the top, and how many lines stand before
/// it. A line that can only begin a hand ends one that is broken.
fn split(text: &str) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (None, 0_usize);
    let (mut in_string, mut escaped) = (false, false);
    let (mut line, mut first_line) = (0, 0);
    for (at, letter) in text.char_indices() {
        let rest = &text[at..];
        let line_begins = text[..at].ends_with('\n');
        if let Some(begin) = start
            && line_begins
            && begins_hand(rest)
        {
            parts.push((first_line, &text[begin..at]));
            (start, depth, in_string) = (None, 0, false);
        }
        match letter {
            _ if escaped => escaped = false,
            '\\' if in_string => escaped = true,
            '"' if depth > 0 => in_string = !in_string,
            '{' if !in_string => {
                if depth == 0 {
                    (start, first_line) = (Some(at), line);
                }
                depth += 1;
            }
            '}' if !in_string && depth > 0 => {
                depth -= 1;
                if let (0, Some(begin)) = (depth, start) {
                    parts.push((first_line, &text[begin..=at]));
                    start = None;
                }
            }
            _ => {}
        }
        if letter == '\n' {
            line += 1;
        }
    }
    if let Some(begin) = start {
        parts.push((first_line, &text[begin..]));
    }
    parts
}

/// `{"ohh"` at the beginning of a line, with any space between.
fn begins_hand(text: &str) -> bool {
    let inside = text.strip_prefix('{').map(str::trim_start);
    inside.is_some_and(|inside| inside.starts_with("\"ohh\""))
}

fn hand(text: &str, line: usize) -> Result<OpenedHand, Trouble> {
    let json = Json::parse(text, line)?;
    let outside = json.object()?;
    let inside = match outside.get("ohh") {
        Some(inside) => inside.object()?,
        None => outside,
    };
    let hand = Hand {
        object: inside,
        json,
    };
    // Some programs write the total of a raise instead of what it put in.
    let told = hand.draft(false)?.settle();
    match &told {
        Ok(opened) if opened.verdict == Verdict::Agrees => told,
        _ => match hand.draft(true)?.settle() {
            Ok(other) if told.is_err() || other.verdict == Verdict::Agrees => Ok(other),
            _ => told,
        },
    }
}

/// Which number of a player is which place.
type Ids = Vec<(u64, Seat)>;

struct Hand<'a> {
    object: Object<'a>,
    json: Json<'a>,
}

/// What is found in the rounds.
#[derive(Default)]
struct Rounds {
    posts: Posts,
    board: Vec<Card>,
    deeds: Vec<(Seat, Deed, usize)>,
    showdown: Vec<(Seat, Showing)>,
}

impl Rounds {
    /// `put_in`: what lies in front of the players on this street.
    fn action(
        &mut self,
        json: Json<'_>,
        ids: &[(u64, Seat)],
        players: &mut [LoggedPlayer],
        put_in: &mut BTreeMap<Seat, Chips>,
        totals: bool,
    ) -> Result<(), Trouble> {
        let action = json.object()?;
        let field = action.need("action")?;
        let name = field.string()?;
        if matches!(
            name.as_str(),
            "Added Chips" | "Sits Down" | "Stands Up" | "Add to Pot"
        ) {
            return Ok(());
        }
        let id = action.need("player_id")?;
        let seat = ids.iter().find(|(own, _)| Some(*own) == id.number().ok());
        let seat = seat
            .map(|(_, seat)| *seat)
            .ok_or_else(|| id.wrong(Expected::Player))?;
        let all_in = action.get("is_allin").is_some_and(Json::is_true);
        let amount = || action.need("amount")?.amount();
        let before = put_in.get(&seat).copied().unwrap_or_default();
        if let Some(&(_, posted)) = POSTS.iter().find(|(own, _)| *own == name) {
            let amount = amount()?;
            self.posts.add(seat, posted, amount, all_in);
            if posted.is_live() {
                put_in.insert(seat, before + amount);
            }
            return Ok(());
        }
        let deed = match name.as_str() {
            "Fold" => Deed::Fold,
            "Check" => Deed::Pass,
            "Call" => {
                let more = action.amount("amount")?.unwrap_or(Chips::ZERO);
                put_in.insert(seat, before + more);
                Deed::Pass
            }
            "Bet" | "Raise" => {
                let amount = amount()?;
                let to = if totals { amount } else { before + amount };
                put_in.insert(seat, to.max(before));
                Deed::To(to)
            }
            "Dealt Cards" | "Shows Cards" | "Mucks Cards" => {
                let player = players.iter_mut().find(|player| player.seat == seat);
                let cards = action.get("cards").map(seen).transpose()?;
                if let (Some(player), Some(cards)) = (player, cards) {
                    see(&mut player.hole, cards);
                }
                match name.as_str() {
                    "Shows Cards" => self.showdown.push((seat, Showing::Shown)),
                    "Mucks Cards" => self.showdown.push((
                        seat,
                        if action.get("_plays_board").is_some_and(Json::is_true) {
                            Showing::PlaysBoard
                        } else {
                            Showing::Mucked
                        },
                    )),
                    _ => {}
                }
                return Ok(());
            }
            _ => return Err(field.wrong(Expected::Action)),
        };
        self.deeds.push((seat, deed, json.byte()));
        Ok(())
    }
}

impl<'a> Hand<'a> {
    /// `totals`: whether the amount of a raise is what lies in front of the player after it.
    fn draft(&self, totals: bool) -> Result<Draft<'a>, Trouble> {
        let object = &self.object;
        let game = object.need("game_type")?;
        let name = game.string()?;
        if name != "Holdem" {
            let problem = Problem::NotSupported(Unsupported::Game { name });
            return Err(Trouble::at(game.place(), problem));
        }
        let structure = self.structure()?;
        let (mut players, ids) = self.players()?;
        let dealer = object.need("dealer_seat")?;
        let button =
            Seat::numbered(dealer.number()?).ok_or_else(|| dealer.wrong(Expected::Seat))?;
        let small = object.amount("small_blind_amount")?.unwrap_or(Chips::ZERO);
        let big = object.need("big_blind_amount")?.amount()?;
        let rounds = self.rounds(&ids, &mut players, totals)?;
        players.sort_by_key(|player| player.seat);
        let stakes = match structure {
            Structure::FixedLimit => (big, big.times(2)),
            Structure::NoLimit | Structure::PotLimit => (small, big),
        };
        let min_bet = object.amount("_min_bet")?.unwrap_or(big);
        let big_bet = match structure {
            Structure::FixedLimit => object.amount("_big_bet")?.unwrap_or(min_bet.times(2)),
            Structure::NoLimit | Structure::PotLimit => min_bet,
        };
        let seat_by_id = |id: u64| {
            ids.iter()
                .find(|(own, _)| *own == id)
                .map(|(_, seat)| *seat)
        };
        let hero = object.number("hero_player_id")?.and_then(seat_by_id);
        let mut hand = LoggedHand {
            circumstances: self.circumstances()?,
            unit: Unit {
                currency: object
                    .word("currency")?
                    .filter(|code| !code.eq_ignore_ascii_case("chips")),
                ..Unit::reading()
            },
            structure,
            house: self.house_rules()?,
            button,
            players,
            forced: Vec::new(),
            min_bet,
            big_bet,
            smallest_chip: object.amount("_smallest_chip")?.unwrap_or(Chips::ZERO),
            board: rounds.board,
            deeds: rounds
                .deeds
                .iter()
                .map(|&(seat, deed, _)| (seat, deed))
                .collect(),
            showdown: rounds.showdown,
            rake: Chips::ZERO,
            hero,
        };
        match self.forced()? {
            Some(forced) => hand.forced = forced,
            None => rounds.posts.settle(&mut hand, stakes),
        }
        let told = self.told(&hand, seat_by_id)?;
        Ok(Draft {
            hand,
            told,
            place: self.json.place(),
            deeds: self
                .json
                .marks(rounds.deeds.into_iter().map(|(_, _, byte)| byte).collect()),
        })
    }

    fn structure(&self) -> Result<Structure, Trouble> {
        let limit = self.object.need("bet_limit")?.object()?;
        let field = limit.need("bet_type")?;
        match field.string()?.as_str() {
            "NL" | "No Limit" => Ok(Structure::NoLimit),
            "PL" | "Pot Limit" => Ok(Structure::PotLimit),
            "FL" | "Fixed Limit" | "Limit" => Ok(Structure::FixedLimit),
            _ => Err(field.wrong(Expected::BetLimit)),
        }
    }

    /// The players who are in the hand, and whose number is which place.
    fn players(&self) -> Result<(Vec<LoggedPlayer>, Ids), Trouble> {
        let mut players: Vec<LoggedPlayer> = Vec::new();
        let mut ids = Vec::new();
        for entry in self.object.need("players")?.list()? {
            let player = entry.object()?;
            let field = player.need("seat")?;
            let seat = Seat::numbered(field.number()?);
            let new = |seat: &Seat| players.iter().all(|other| other.seat != *seat);
            let seat = seat
                .filter(new)
                .ok_or_else(|| field.wrong(Expected::Seat))?;
            let hole = match player.get("cards") {
                Some(cards) => seen(cards)?,
                None => [None; 2],
            };
            if player.get("is_sitting_out").is_some_and(Json::is_true) {
                continue;
            }
            ids.push((player.need("id")?.number()?, seat));
            players.push(LoggedPlayer {
                seat,
                name: player.word("name")?,
                stack: Some(player.need("starting_stack")?.amount()?),
                hole,
            });
        }
        if !(2..=Seat::MAX).contains(&players.len()) {
            let field = self.object.need("players")?;
            return Err(field.wrong(Expected::EntryForEachPlayer));
        }
        Ok((players, ids))
    }

    fn rounds(
        &self,
        ids: &[(u64, Seat)],
        players: &mut [LoggedPlayer],
        totals: bool,
    ) -> Result<Rounds, Trouble> {
        let mut found = Rounds::default();
        for round in self.object.need("rounds")?.list()? {
            let round = round.object()?;
            let mut put_in = BTreeMap::new();
            if let Some(cards) = round.get("cards") {
                for card in cards.list()? {
                    found.board.push(known(card)?);
                }
                if !matches!(found.board.len(), 0 | 3..=5) {
                    return Err(cards.wrong(Expected::BoardCards));
                }
            }
            for action in round.list("actions")? {
                found.action(action, ids, players, &mut put_in, totals)?;
            }
        }
        Ok(found)
    }

    /// `_forced`: the forced bets one by one, `1 small-blind 5` with the number of the place.
    fn forced(&self) -> Result<Option<Vec<ForcedBet>>, Trouble> {
        let Some(field) = self.object.get("_forced") else {
            return Ok(None);
        };
        let mut forced = Vec::new();
        for entry in field.list()? {
            let text = entry.string()?;
            let mut words = text.split_whitespace();
            let number = words.next().and_then(|word| word.parse().ok());
            let seat = number.and_then(Seat::numbered);
            let seat = seat.ok_or_else(|| entry.wrong(Expected::Seat))?;
            let kind = words.next().and_then(kind_named);
            let kind = kind.ok_or_else(|| entry.wrong(Expected::Action))?;
            let chips = words.next().and_then(amount);
            let amount = chips.ok_or_else(|| entry.wrong(Expected::Amount))?;
            forced.push(ForcedBet { seat, kind, amount });
        }
        Ok(Some(forced))
    }

    fn house_rules(&self) -> Result<Option<HouseRules>, Trouble> {
        let Some(field) = self.object.get("_house_rules") else {
            return Ok(None);
        };
        let rules = serde_json::from_str(field.raw());
        rules.map(Some).map_err(|_| field.wrong(Expected::Object))
    }

    fn circumstances(&self) -> Result<Circumstances, Trouble> {
        let object = &self.object;
        let places = object.number("table_size")?;
        let info = object
            .get("tournament_info")
            .map(Json::object)
            .transpose()?;
        let is_tournament = info.is_some() || object.get("tournament").is_some_and(Json::is_true);
        let level = object.number("_level")?;
        let site = object.word("site_name")?;
        let tournament = is_tournament.then(|| -> Result<_, Trouble> {
            let number = match &info {
                Some(info) => info.word("tournament_number")?,
                None => None,
            };
            Ok(TournamentNote {
                number,
                level: level.and_then(|level| u32::try_from(level).ok()),
                buy_in: object.word("_buy_in")?,
            })
        });
        Ok(Circumstances {
            site: match site {
                Some(site) => Some(site),
                None => object.word("network_name")?,
            },
            number: object.word("game_number")?,
            table: object.word("table_name")?,
            places: places.and_then(|places| u8::try_from(places).ok()),
            event: match &info {
                Some(info) => info.word("name")?,
                None => None,
            },
            began: self.began()?,
            tournament: tournament.transpose()?,
            others: Vec::new(),
        })
    }

    /// `2021-05-21T07:53:30Z`.
    fn began(&self) -> Result<Moment, Trouble> {
        let Some(text) = self.object.word("start_date_utc")? else {
            return Ok(Moment::default());
        };
        let (date, time) = text.split_once(['T', ' ']).unwrap_or((&text, ""));
        let numbers = |text: &str, sign: char| -> Option<[u64; 3]> {
            let mut parts = text.split(sign).map(|part| part.parse().ok());
            Some([parts.next()??, parts.next()??, parts.next()??])
        };
        let seconds = time.split(['.', 'Z', '+']).next().unwrap_or("");
        let zone = match self.object.word("_time_zone")? {
            Some(zone) if zone == "-" => None,
            Some(zone) => Some(zone),
            None => Some("UTC".to_owned()),
        };
        Ok(Moment {
            date: numbers(date, '-')
                .and_then(|[year, month, day]| Moment::date_of(year, month, day)),
            time: numbers(seconds, ':')
                .and_then(|[hour, minute, second]| Moment::time_of(hour, minute, second)),
            zone,
        })
    }

    fn told(
        &self,
        hand: &LoggedHand,
        seat_by_id: impl Fn(u64) -> Option<Seat>,
    ) -> Result<Told, Trouble> {
        let Some(pots) = self.object.get("pots") else {
            return Ok(Told::default());
        };
        let nothing = hand.players.iter().map(|player| (player.seat, Chips::ZERO));
        let mut collected: Vec<(Seat, Chips)> = nothing.collect();
        for pot in pots.list()? {
            let pot = pot.object()?;
            for win in pot.list("player_wins")? {
                let win = win.object()?;
                let id = win.need("player_id")?;
                let seat = seat_by_id(id.number()?).ok_or_else(|| id.wrong(Expected::Player))?;
                collected.push((seat, win.need("win_amount")?.amount()?));
            }
        }
        Ok(Told {
            collected: Some(collected),
            ..Told::default()
        })
    }
}

fn known(json: Json<'_>) -> Result<Card, Trouble> {
    let text = json.string()?.replace("10", "T");
    match parse_cards(&text).as_deref() {
        Ok([card]) => Ok(*card),
        _ => Err(json.wrong(Expected::Card)),
    }
}

/// Up to two cards, of which some may be `??`.
fn seen(json: Json<'_>) -> Result<SeenCards, Trouble> {
    let mut cards = [None; 2];
    let list = json.list()?;
    if list.len() > 2 {
        return Err(json.wrong(Expected::TwoCards));
    }
    for (slot, card) in cards.iter_mut().zip(list) {
        let hidden = matches!(card.raw(), "\"??\"" | "\"\"" | "\"X\"" | "null");
        if !hidden {
            *slot = Some(known(card)?);
        }
    }
    Ok(cards)
}
