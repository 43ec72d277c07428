//! Writing.

use core::fmt::Write as _;

use super::header::to_roman;
use super::name;
use crate::engine::cards::{Card, Strength};
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedKind, Hand, Street, Turn, What};
use crate::engine::house::Structure;
use crate::engine::seat::Seat;
use crate::history::{Deed, LoggedHand, PlayError, Reason, SeenCards, Showing};

/// Hands one after the other, two empty lines between them.
pub(in crate::history) fn write(hands: &[LoggedHand]) -> Result<String, PlayError> {
    let mut file = String::new();
    for (place, hand) in hands.iter().enumerate() {
        if place > 0 {
            file += "\n\n\n";
        }
        file += &one(hand, place + 1)?;
    }
    Ok(file)
}

fn one(hand: &LoggedHand, number: usize) -> Result<String, PlayError> {
    let played = hand.play()?;
    if let Some(seat) = played.turn().seat() {
        // The format has no hands that are not over.
        let turn = Turn::Over;
        let reason = Reason::OutOfTurn { seat, turn };
        return Err(PlayError { deed: None, reason });
    }
    let mut writer = Writer::new(hand, &played);
    writer.header(number);
    writer.seats();
    writer.story();
    writer.summary();
    Ok(writer.text)
}

struct Writer<'a> {
    hand: &'a LoggedHand,
    played: &'a Hand,
    names: Vec<(Seat, String)>,
    text: String,
}

impl<'a> Writer<'a> {
    fn new(hand: &'a LoggedHand, played: &'a Hand) -> Self {
        let mut names: Vec<(Seat, String)> = Vec::new();
        for player in &hand.players {
            let name = one_line(&hand.name(player.seat));
            let taken = names.iter().any(|(_, other)| *other == name);
            let name = if name.is_empty() || taken {
                LoggedHand::stand_in(player.seat)
            } else {
                name
            };
            names.push((player.seat, name));
        }
        Self {
            hand,
            played,
            names,
            text: String::new(),
        }
    }

    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn name(&self, seat: Seat) -> &str {
        let own = self.names.iter().find(|(other, _)| *other == seat);
        own.map_or("", |(_, name)| name)
    }

    fn money(&self, amount: Chips) -> String {
        self.hand.unit.money(amount)
    }

    fn header(&mut self, number: usize) {
        let hand = self.hand;
        let told = &hand.circumstances;
        let number = told.number.as_deref().map_or(number.to_string(), one_line);
        let game = match hand.structure {
            Structure::NoLimit => "Hold'em No Limit",
            Structure::PotLimit => "Hold'em Pot Limit",
            Structure::FixedLimit => "Hold'em Limit",
        };
        let (low, high) = match hand.structure {
            Structure::FixedLimit => (hand.min_bet, hand.big_bet),
            Structure::NoLimit | Structure::PotLimit => {
                let small = hand.forced_of(ForcedKind::SmallBlind);
                let half = Chips::new(hand.min_bet.get() / 2);
                (small.map_or(half, |bet| bet.amount), hand.min_bet)
            }
        };
        let stakes = format!("{}/{}", self.money(low), self.money(high));
        let mut line = format!("PokerStars Hand #{number}: ");
        match &told.tournament {
            None => {
                let code = hand.unit.currency.as_deref();
                let code = code.map_or(String::new(), |code| format!(" {code}"));
                let _ = write!(line, " {game} ({stakes}{code})");
            }
            Some(tournament) => {
                let number = tournament
                    .number
                    .as_deref()
                    .map_or("0".to_owned(), one_line);
                let _ = write!(line, "Tournament #{number}, ");
                if let Some(buy_in) = &tournament.buy_in {
                    let _ = write!(line, "{} ", one_line(buy_in));
                }
                let level = tournament
                    .level
                    .map_or(String::new(), |level| format!("Level {} ", to_roman(level)));
                let _ = write!(line, "{game} - {level}({stakes})");
            }
        }
        if let Some((year, month, day)) = told.began.date {
            let (hour, minute, second) = told.began.time.unwrap_or((0, 0, 0));
            let zone = told.began.zone.as_deref().unwrap_or("ET");
            let _ = write!(
                line,
                " - {year:04}/{month:02}/{day:02} {hour}:{minute:02}:{second:02} {zone}"
            );
        }
        self.line(&line);
        let highest = hand
            .players
            .iter()
            .map(|player| player.seat)
            .chain([hand.button]);
        let needed = highest.max().map_or(2, |seat| seat.0 + 1);
        let usual = [2, 6, 9, 10].into_iter().find(|&places| places >= needed);
        let places = told.places.unwrap_or(usual.unwrap_or(needed));
        let table = told.table.as_deref().map_or("1".to_owned(), one_line);
        let button = u32::from(hand.button.0) + 1;
        let line = format!("Table '{table}' {places}-max Seat #{button} is the button");
        self.line(&line);
    }

    fn seats(&mut self) {
        for player in &self.played.setup().players {
            let number = u32::from(player.seat.0) + 1;
            let (name, stack) = (self.name(player.seat), self.money(player.stack));
            let line = format!("Seat {number}: {name} ({stack} in chips)");
            self.line(&line);
        }
    }

    fn story(&mut self) {
        let events = self.played.events();
        let mut board: Vec<Card> = Vec::new();
        let mut posted = Vec::new();
        let mut deeds = self.hand.deeds.iter();
        let mut dealt = false;
        let mut showdown = false;
        for event in events {
            match &event.what {
                What::Posted {
                    seat,
                    kind,
                    amount,
                    stack,
                    ..
                } => {
                    posted.push((*seat, *kind, *amount, stack.to.is_zero()));
                }
                What::Dealt { .. } if !dealt => {
                    dealt = true;
                    self.posts(&posted);
                    self.line("*** HOLE CARDS ***");
                    self.dealt_lines();
                }
                What::BoardDealt { street, cards } => {
                    self.street(*street, &board, cards);
                    board.extend_from_slice(cards);
                }
                What::Folded { seat } | What::Checked { seat } => {
                    let fold = matches!(deeds.next(), Some((_, Deed::Fold)));
                    let verb = if fold { "folds" } else { "checks" };
                    let line = format!("{}: {verb}", self.name(*seat));
                    self.line(&line);
                }
                What::Called {
                    seat, pay, stack, ..
                } => {
                    deeds.next();
                    let what = format!("calls {}", self.money(*pay));
                    self.wager(*seat, &what, stack.to);
                }
                What::Bet {
                    seat, bet, stack, ..
                } => {
                    deeds.next();
                    let what = format!("bets {}", self.money(bet.to));
                    self.wager(*seat, &what, stack.to);
                }
                What::Raised {
                    seat,
                    over,
                    bet,
                    stack,
                    ..
                } => {
                    deeds.next();
                    let by = self.money(bet.to.saturating_sub(*over));
                    let what = format!("raises {by} to {}", self.money(bet.to));
                    self.wager(*seat, &what, stack.to);
                }
                // An ante that nobody matched comes back before the cards are dealt.
                What::Returned { seat, amount, .. } if dealt => {
                    let amount = self.money(*amount);
                    let line = format!("Uncalled bet ({amount}) returned to {}", self.name(*seat));
                    self.line(&line);
                }
                What::Shown { .. }
                | What::Mucked { .. }
                | What::Raked { .. }
                | What::Awarded { .. }
                    if !showdown =>
                {
                    showdown = true;
                    self.showdown();
                }
                _ => {}
            }
        }
        self.collections();
    }

    fn wager(&mut self, seat: Seat, what: &str, rest: Chips) {
        let all_in = if rest.is_zero() { " and is all-in" } else { "" };
        let line = format!("{}: {what}{all_in}", self.name(seat));
        self.line(&line);
    }

    fn posts(&mut self, posted: &[(Seat, ForcedKind, Chips, bool)]) {
        let mut place = 0;
        while let Some(&(seat, kind, amount, all_in)) = posted.get(place) {
            place += 1;
            let words = match kind {
                ForcedKind::Ante | ForcedKind::BigBlindAnte => "the ante",
                ForcedKind::SmallBlind => "small blind",
                ForcedKind::BigBlind | ForcedKind::LivePost => "big blind",
                ForcedKind::Straddle => "straddle",
                ForcedKind::DeadPost => match posted.get(place) {
                    // Both at once, as who comes back posts them.
                    Some(&(next, ForcedKind::LivePost, live, last)) if next == seat => {
                        place += 1;
                        let what =
                            format!("posts small & big blinds {}", self.money(amount + live));
                        self.post(seat, &what, last);
                        continue;
                    }
                    _ => "small blind",
                },
            };
            let what = format!("posts {words} {}", self.money(amount));
            self.post(seat, &what, all_in);
        }
    }

    fn post(&mut self, seat: Seat, what: &str, all_in: bool) {
        let rest = Chips::new(u64::from(!all_in));
        self.wager(seat, what, rest);
    }

    /// Whose cards are known though he did not show them.
    fn unshown(&self) -> Vec<Seat> {
        let shown = |seat| self.hand.showdown.contains(&(seat, Showing::Shown));
        let players = self.hand.players.iter();
        let known = players.filter(|player| player.hole.iter().any(Option::is_some));
        let seats = known.map(|player| player.seat);
        seats
            .filter(|&seat| !shown(seat) && Some(seat) != self.hand.hero)
            .collect()
    }

    /// Whether all known hands are told at the deal: in a history that is nobody's own.
    fn tells_all(&self) -> bool {
        self.hand.hero.is_none() && self.unshown().len() > 1
    }

    fn dealt_lines(&mut self) {
        let seats = if self.tells_all() {
            self.unshown()
        } else {
            self.hand.hero.into_iter().collect()
        };
        for seat in seats {
            let cards = spaced_hole(self.hole(seat));
            let line = format!("Dealt to {} [{cards}]", self.name(seat));
            self.line(&line);
        }
    }

    fn hole(&self, seat: Seat) -> SeenCards {
        self.hand
            .player(seat)
            .map_or([None; 2], |player| player.hole)
    }

    fn street(&mut self, street: Street, before: &[Card], new: &[Card]) {
        let name = match street {
            Street::Preflop => return,
            Street::Flop => "FLOP",
            Street::Turn => "TURN",
            Street::River => "RIVER",
        };
        let line = if before.is_empty() {
            format!("*** {name} *** [{}]", spaced(new))
        } else {
            format!("*** {name} *** [{}] [{}]", spaced(before), spaced(new))
        };
        self.line(&line);
    }

    fn showdown(&mut self) {
        if self.hand.showdown.is_empty() {
            return;
        }
        self.line("*** SHOW DOWN ***");
        for &(seat, showing) in &self.hand.showdown {
            let line = match showing {
                Showing::Shown => {
                    let cards = spaced_hole(self.hole(seat));
                    let made = self.made(seat);
                    let made = made.map_or(String::new(), |made| format!(" ({made})"));
                    format!("{}: shows [{cards}]{made}", self.name(seat))
                }
                Showing::Mucked => format!("{}: mucks hand", self.name(seat)),
                Showing::PlaysBoard => format!("{}: plays the board", self.name(seat)),
            };
            self.line(&line);
        }
    }

    /// The name of what a player's known cards make.
    fn made(&self, seat: Seat) -> Option<String> {
        let hole = self.hole(seat);
        let [Some(first), Some(second)] = hole else {
            return None;
        };
        let board = &self.played.state().board;
        let cards = board.iter().copied().chain([first, second]).collect();
        Strength::of(cards).map(|strength| name::of(strength.ranks()))
    }

    /// Which pot it is, by its number of all.
    fn pot_name(pot: usize, pots: usize) -> String {
        match (pot, pots) {
            (_, 1) => "pot".to_owned(),
            (0, _) => "main pot".to_owned(),
            (_, 2) => "side pot".to_owned(),
            (pot, _) => format!("side pot-{pot}"),
        }
    }

    fn pots(&self) -> Vec<(usize, Chips)> {
        let mut pots: Vec<(usize, Chips)> = Vec::new();
        for event in self.played.events() {
            if let What::Awarded { pot, amount, .. } = &event.what {
                pots.push((usize::from(*pot), *amount));
            }
        }
        pots.reverse();
        pots
    }

    fn collections(&mut self) {
        let pots = self.pots().len();
        let mut place = pots;
        for event in self.played.events() {
            let What::Awarded { shares, .. } = &event.what else {
                continue;
            };
            place = place.saturating_sub(1);
            for share in shares {
                let amount = self.money(share.amount);
                let pot = Self::pot_name(place, pots);
                let line = format!("{} collected {amount} from {pot}", self.name(share.seat));
                self.line(&line);
            }
        }
    }

    fn summary(&mut self) {
        self.line("*** SUMMARY ***");
        let pots = self.pots();
        let rake = self.played.state().rake;
        let total: Chips = pots.iter().map(|(_, amount)| *amount).sum::<Chips>() + rake;
        let mut line = format!("Total pot {}", self.money(total));
        if pots.len() > 1 {
            for (place, (_, amount)) in pots.iter().enumerate() {
                let name = match Self::pot_name(place, pots.len()).as_str() {
                    "main pot" => "Main pot".to_owned(),
                    side => side.replacen("side", "Side", 1),
                };
                let _ = write!(line, " {name} {}.", self.money(*amount));
            }
        }
        let _ = write!(line, " | Rake {}", self.money(rake));
        self.line(&line);
        let board = &self.played.state().board;
        if !board.is_empty() {
            let line = format!("Board [{}]", spaced(board));
            self.line(&line);
        }
        for player in &self.hand.players {
            let line = self.seat_summary(player.seat);
            self.line(&line);
        }
    }

    fn seat_summary(&self, seat: Seat) -> String {
        let hand = self.hand;
        let mut line = format!("Seat {}: {}", u32::from(seat.0) + 1, self.name(seat));
        if seat == hand.button {
            line += " (button)";
        }
        for (kind, words) in [
            (ForcedKind::SmallBlind, " (small blind)"),
            (ForcedKind::BigBlind, " (big blind)"),
        ] {
            if hand.forced_of(kind).is_some_and(|bet| bet.seat == seat) {
                line += words;
            }
        }
        let won = self
            .played
            .state()
            .seat(seat)
            .map_or(Chips::ZERO, |player| player.won);
        let showing = hand.showdown.iter().find(|(other, _)| *other == seat);
        let cards = spaced_hole(self.hole(seat));
        let told = !self.tells_all() && self.unshown().contains(&seat);
        let made = self.made(seat).unwrap_or_default();
        match showing {
            Some((_, Showing::Shown)) if won.is_zero() => {
                let _ = write!(line, " showed [{cards}] and lost with {made}");
            }
            Some((_, Showing::Shown)) => {
                let won = self.money(won);
                let _ = write!(line, " showed [{cards}] and won ({won}) with {made}");
            }
            // The last player left, be it of an empty pot; and who won though he hid his hand.
            _ if !won.is_zero() || (showing.is_none() && hand.stays(seat)) => {
                let _ = write!(line, " collected ({})", self.money(won));
                if told {
                    let _ = write!(line, " [{cards}]");
                }
            }
            Some((_, Showing::Mucked | Showing::PlaysBoard)) => {
                line += " mucked";
                if told {
                    let _ = write!(line, " [{cards}]");
                }
            }
            None => {
                line += &self.folded(seat);
                if told {
                    let _ = write!(line, " [{cards}]");
                }
            }
        }
        line
    }

    /// On which street a player folded.
    fn folded(&self, seat: Seat) -> String {
        let state = self.played.state();
        let fold = state.taken.iter().rev().find(|taken| taken.seat == seat);
        let street = match fold.map(|taken| taken.street) {
            Some(Street::Flop) => "on the Flop",
            Some(Street::Turn) => "on the Turn",
            Some(Street::River) => "on the River",
            Some(Street::Preflop) | None => "before Flop",
        };
        let paid = state
            .seat(seat)
            .is_some_and(|player| !player.invested.is_zero());
        let bet = if paid { "" } else { " (didn't bet)" };
        format!(" folded {street}{bet}")
    }
}

fn spaced(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    cards.join(" ")
}

fn spaced_hole(hole: SeenCards) -> String {
    let cards = hole.map(|card| card.map_or("??".to_owned(), |card| card.to_string()));
    cards.join(" ")
}

/// A text that cannot break its line.
fn one_line(text: &str) -> String {
    let line: String = text
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    line.trim().to_owned()
}
