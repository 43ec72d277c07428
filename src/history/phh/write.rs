//! Writing PHH.

use core::fmt::Write as _;

use super::forced::ForcedLists;
use super::{PLAYS_BOARD, VARIANTS};
use crate::engine::cards::cards_to_string;
use crate::engine::chips::Chips;
use crate::engine::hand::{Hand, Street, Turn, What};
use crate::engine::house::Structure;
use crate::engine::seat::Seat;
use crate::history::file::name_of_kind;
use crate::history::{Deed, LoggedHand, PlayError, SeenCards, Showing};

/// One hand as a `.phh` file, several as a `.phhs` file.
pub(in crate::history) fn write(hands: &[LoggedHand]) -> Result<String, PlayError> {
    let mut file = String::new();
    for (number, hand) in hands.iter().enumerate() {
        if hands.len() > 1 {
            let gap = if number == 0 { "" } else { "\n" };
            let _ = writeln!(file, "{gap}[{}]", number + 1);
        }
        file += &one(hand)?;
    }
    Ok(file)
}

fn one(hand: &LoggedHand) -> Result<String, PlayError> {
    let played = hand.play()?;
    let order = order(hand);
    let heads_up = order.len() == 2;
    let mut fields = Fields::default();
    let number = |amount: Chips| hand.unit.number(amount);

    let code = VARIANTS.iter().find(|(_, own)| *own == hand.structure);
    fields.text("variant", code.map_or("NT", |(code, _)| code));
    let mut lists = ForcedLists::of(&hand.forced, &order, heads_up);
    let first = played.state().taken.first();
    let first = first.filter(|taken| taken.street == Street::Preflop);
    lists.first_actor = first.and_then(|taken| order.iter().position(|&seat| seat == taken.seat));
    if lists.trimmed {
        fields.raw("ante_trimming_status", "true");
    }
    fields.list("antes", lists.antes.iter().map(|&ante| number(ante)));
    let blinds = lists.blinds.iter().map(|&(amount, post)| {
        let sign = if post && !amount.is_zero() { "-" } else { "" };
        format!("{sign}{}", number(amount))
    });
    fields.list("blinds_or_straddles", blinds);
    if hand.structure == Structure::FixedLimit {
        fields.raw("small_bet", &number(hand.min_bet));
        fields.raw("big_bet", &number(hand.big_bet));
    } else {
        fields.raw("min_bet", &number(hand.min_bet));
    }
    let players = order.iter().filter_map(|&seat| hand.player(seat));
    let stacks = players.clone().map(|player| player.stack);
    fields.list(
        "starting_stacks",
        stacks.map(|stack| stack.map_or("inf".to_owned(), number)),
    );
    actions(hand, &played, &order, &mut fields);

    circumstances(hand, &mut fields);
    let usual = order
        .iter()
        .enumerate()
        .all(|(place, seat)| seat.index() == place);
    if !usual {
        fields.list(
            "seats",
            order.iter().map(|seat| (u32::from(seat.0) + 1).to_string()),
        );
    }
    if players.clone().any(|player| player.name.is_some()) {
        let names = players.map(|player| quoted(player.name.as_deref().unwrap_or("")));
        fields.list("players", names);
    }
    if played.turn() == Turn::Over {
        let won = order.iter().map(|&seat| {
            let state = played.state().seat(seat);
            number(state.map_or(Chips::ZERO, |state| state.won))
        });
        fields.list("winnings", won);
    }
    own_fields(hand, &lists, &order, &mut fields);
    for (name, raw) in &hand.circumstances.others {
        fields.raw(name, raw);
    }
    Ok(fields.0)
}

/// The players in the standard's order: from the left of the button, who comes last. Between two
/// players that is the big blind, then the button.
fn order(hand: &LoggedHand) -> Vec<Seat> {
    hand.by_position()
}

fn actions(hand: &LoggedHand, played: &Hand, order: &[Seat], fields: &mut Fields) {
    let name = |seat: Seat| {
        let place = order.iter().position(|&other| other == seat);
        format!("p{}", place.map_or(0, |place| place + 1))
    };
    let mut lines: Vec<String> = Vec::new();
    for &seat in order {
        let hole = hand.player(seat).map_or([None; 2], |player| player.hole);
        lines.push(format!("d dh {} {}", name(seat), seen(hole)));
    }
    let mut deeds = hand.deeds.iter();
    // Boards that come when nobody can act any more stand behind the hands that are turned up.
    let mut run_out = Vec::new();
    for event in played.events() {
        match &event.what {
            What::BoardDealt { cards, .. } => {
                let line = format!("d db {}", cards_to_string(cards));
                if deeds.len() == 0 && hand_was_all_in(played) {
                    run_out.push(line);
                } else {
                    lines.push(line);
                }
            }
            What::Folded { .. }
            | What::Checked { .. }
            | What::Called { .. }
            | What::Bet { .. }
            | What::Raised { .. } => {
                if let Some(&(seat, deed)) = deeds.next() {
                    let said = match deed {
                        Deed::Fold => "f".to_owned(),
                        Deed::Pass => "cc".to_owned(),
                        Deed::To(amount) => format!("cbr {}", hand.unit.number(amount)),
                    };
                    lines.push(format!("{} {said}", name(seat)));
                }
            }
            _ => {}
        }
    }
    for &(seat, showing) in &hand.showdown {
        let hole = hand.player(seat).map_or([None; 2], |player| player.hole);
        lines.push(match showing {
            Showing::Shown => format!("{} sm {}", name(seat), seen(hole)),
            Showing::Mucked => format!("{} sm", name(seat)),
            Showing::PlaysBoard => format!("{} sm {PLAYS_BOARD}", name(seat)),
        });
    }
    lines.extend(run_out);
    fields.0 += "actions = [\n";
    for line in lines {
        let _ = writeln!(fields.0, "  {},", quoted(&line));
    }
    fields.0 += "]\n";
}

/// Whether the last streets were dealt without betting.
fn hand_was_all_in(played: &Hand) -> bool {
    let acts = |what: &What| {
        matches!(
            what,
            What::Folded { .. }
                | What::Checked { .. }
                | What::Called { .. }
                | What::Bet { .. }
                | What::Raised { .. }
        )
    };
    let mut late = played
        .events()
        .iter()
        .rev()
        .take_while(|event| !acts(&event.what));
    late.any(|event| matches!(event.what, What::BoardDealt { .. }))
}

fn seen(hole: SeenCards) -> String {
    let cards = hole.map(|card| card.map_or("??".to_owned(), |card| card.to_string()));
    cards.concat()
}

fn circumstances(hand: &LoggedHand, fields: &mut Fields) {
    let told = &hand.circumstances;
    fields.optional("event", told.event.as_deref());
    fields.optional("venue", told.site.as_deref());
    if let Some((hour, minute, second)) = told.began.time {
        fields.raw("time", &format!("{hour:02}:{minute:02}:{second:02}"));
    }
    if let Some((year, month, day)) = told.began.date {
        fields.raw("day", &day.to_string());
        fields.raw("month", &month.to_string());
        fields.raw("year", &year.to_string());
    }
    fields.optional("time_zone_abbreviation", told.began.zone.as_deref());
    fields.word("hand", told.number.as_deref());
    fields.word("table", told.table.as_deref());
    if let Some(places) = told.places {
        fields.raw("seat_count", &places.to_string());
    }
    if let Some(tournament) = &told.tournament {
        if let Some(level) = tournament.level {
            fields.raw("level", &level.to_string());
        }
        let number = tournament.number.as_deref();
        fields.text("_tournament", number.unwrap_or(""));
        fields.optional("_buy_in", tournament.buy_in.as_deref());
    }
    fields.optional("currency", hand.unit.currency.as_deref());
    if hand.unit.currency.is_some() {
        fields.optional("currency_symbol", hand.unit.symbol());
    }
}

/// What the standard has no field for.
fn own_fields(hand: &LoggedHand, lists: &ForcedLists, order: &[Seat], fields: &mut Fields) {
    let place = |seat: Seat| order.iter().position(|&other| other == seat).unwrap_or(0) + 1;
    let mut read_back = LoggedHand {
        forced: lists.bets(order, order.len() == 2, hand.min_bet),
        ..hand.clone()
    };
    read_back.order_forced_bets();
    if read_back.forced != hand.forced {
        let entries = hand.forced.iter().map(|bet| {
            let kind = name_of_kind(bet.kind);
            let amount = hand.unit.number(bet.amount);
            quoted(&format!("p{} {kind} {amount}", place(bet.seat)))
        });
        fields.list("_forced", entries);
    }
    if order.last() != Some(&hand.button) {
        fields.raw("_button", &(u32::from(hand.button.0) + 1).to_string());
    }
    if let Some(rules) = &hand.house
        && let Ok(rules) = serde_json::to_string(rules)
    {
        fields.text("_house_rules", &rules);
    }
    if hand.smallest_chip != Chips::new(1) {
        fields.raw("_smallest_chip", &hand.unit.number(hand.smallest_chip));
    }
    if let Some(hero) = hand.hero {
        fields.raw("_hero", &(u32::from(hero.0) + 1).to_string());
    }
}

/// Lines of TOML.
#[derive(Default)]
struct Fields(String);

impl Fields {
    fn raw(&mut self, name: &str, value: &str) {
        let _ = writeln!(self.0, "{} = {value}", key(name));
    }

    fn text(&mut self, name: &str, value: &str) {
        self.raw(name, &quoted(value));
    }

    fn optional(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.text(name, value);
        }
    }

    /// A number where it is one, otherwise a text.
    fn word(&mut self, name: &str, value: Option<&str>) {
        let Some(value) = value else { return };
        let number: Option<i64> = value.parse().ok();
        if number.is_some_and(|number| number.to_string() == value) {
            self.raw(name, value);
        } else {
            self.text(name, value);
        }
    }

    fn list(&mut self, name: &str, values: impl Iterator<Item = String>) {
        let values: Vec<String> = values.collect();
        self.raw(name, &format!("[{}]", values.join(", ")));
    }
}

fn key(name: &str) -> String {
    let bare = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-');
    if !name.is_empty() && name.chars().all(bare) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' => quoted += "\\\"",
            '\\' => quoted += "\\\\",
            '\n' => quoted += "\\n",
            '\t' => quoted += "\\t",
            control if control.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", control as u32);
            }
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
