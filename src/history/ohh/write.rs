//! Writing OHH.

use serde_json::{Map, Value, json};

use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedKind, Hand, Street, Turn, What};
use crate::engine::house::Structure;
use crate::engine::seat::Seat;
use crate::history::file::name_of_kind;
use crate::history::{LoggedHand, PlayError, SeenCards, Showing};

const VERSION: &str = "1.4.6";

/// Hands one after the other, an empty line after each.
pub(in crate::history) fn write(hands: &[LoggedHand]) -> Result<String, PlayError> {
    let mut file = String::new();
    for hand in hands {
        let played = hand.play()?;
        let mut writer = Writer {
            hand,
            played: &played,
            ohh: Map::new(),
        };
        writer.standard();
        // The standard's fields are read back; where they did not say all, ours do.
        let text = document(&writer.ohh);
        let back = super::read(&text).pop().and_then(Result::ok);
        let text = match back {
            Some(back) if back.hand == *hand => text,
            _ => {
                writer.exact();
                document(&writer.ohh)
            }
        };
        file += &text;
        file += "\n";
    }
    Ok(file)
}

fn document(ohh: &Map<String, Value>) -> String {
    let text = serde_json::to_string_pretty(&json!({ "ohh": ohh }));
    text.unwrap_or_default() + "\n"
}

struct Writer<'a> {
    hand: &'a LoggedHand,
    played: &'a Hand,
    ohh: Map<String, Value>,
}

impl Writer<'_> {
    fn set(&mut self, name: &str, value: Value) {
        self.ohh.insert(name.to_owned(), value);
    }

    fn optional(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.set(name, value.into());
        }
    }

    /// An amount as a number.
    fn amount(&self, amount: Chips) -> Value {
        let text = self.hand.unit.number(amount);
        let whole = text.parse::<u64>().map(Value::from);
        // Sixteen digits at most: the number that is read back is the same.
        whole.unwrap_or_else(|_| text.parse::<f64>().map_or(Value::from(text), Value::from))
    }

    fn id(&self, seat: Seat) -> u64 {
        let mut players = self.hand.players.iter();
        let place = players.position(|player| player.seat == seat);
        place.map_or(0, |place| place as u64 + 1)
    }

    fn standard(&mut self) {
        let hand = self.hand;
        let told = &hand.circumstances;
        self.set("spec_version", VERSION.into());
        self.set("internal_version", VERSION.into());
        let site = told.site.as_deref().unwrap_or("");
        self.set("site_name", site.into());
        self.set("network_name", site.into());
        self.set("game_type", "Holdem".into());
        self.set("table_name", told.table.as_deref().unwrap_or("").into());
        if let Some(places) = told.places {
            self.set("table_size", places.into());
        }
        self.set("game_number", told.number.as_deref().unwrap_or("").into());
        self.began();
        let currency = hand.unit.currency.as_deref().unwrap_or("Chips");
        self.set("currency", currency.into());
        let forced = |kind| hand.forced_of(kind).map_or(Chips::ZERO, |bet| bet.amount);
        let ante = forced(ForcedKind::Ante).max(forced(ForcedKind::BigBlindAnte));
        self.set("ante_amount", self.amount(ante));
        let small = forced(ForcedKind::SmallBlind);
        self.set("small_blind_amount", self.amount(small));
        self.set("big_blind_amount", self.amount(hand.min_bet));
        let bet_type = match hand.structure {
            Structure::NoLimit => "NL",
            Structure::PotLimit => "PL",
            Structure::FixedLimit => "FL",
        };
        self.set("bet_limit", json!({ "bet_type": bet_type, "bet_cap": 0 }));
        let number = |seat: Seat| u64::from(seat.0) + 1;
        self.set("dealer_seat", number(hand.button).into());
        if let Some(hero) = hand.hero {
            self.set("hero_player_id", self.id(hero).into());
        }
        self.set("flags", json!([]));
        self.tournament();
        let players = self.played.setup().players.iter();
        let players = players.map(|player| {
            let name = hand.player(player.seat).and_then(|own| own.name.clone());
            json!({
                "id": self.id(player.seat),
                "seat": number(player.seat),
                "name": name.unwrap_or_default(),
                "starting_stack": self.amount(player.stack),
            })
        });
        let players = players.collect();
        self.set("players", Value::Array(players));
        let rounds = self.rounds();
        self.set("rounds", rounds);
        if self.played.turn() == Turn::Over {
            let pots = self.pots();
            self.set("pots", pots);
        }
    }

    fn began(&mut self) {
        let began = &self.hand.circumstances.began;
        if began.date.is_none() && began.time.is_none() && began.zone.is_none() {
            return;
        }
        let date = began.date.map_or(String::new(), |(year, month, day)| {
            format!("{year:04}-{month:02}-{day:02}")
        });
        let time = began.time.map_or(String::new(), |(hour, minute, second)| {
            format!("T{hour:02}:{minute:02}:{second:02}")
        });
        let zone = began.zone.as_deref();
        let utc = if zone == Some("UTC") { "Z" } else { "" };
        self.set("start_date_utc", format!("{date}{time}{utc}").into());
        if zone != Some("UTC") {
            self.set("_time_zone", zone.unwrap_or("-").into());
        }
    }

    fn tournament(&mut self) {
        let told = &self.hand.circumstances;
        let Some(tournament) = &told.tournament else {
            return;
        };
        self.set("tournament", true.into());
        let number = tournament.number.as_deref().unwrap_or("");
        let name = told.event.as_deref().unwrap_or("");
        let info = json!({ "tournament_number": number, "name": name });
        self.set("tournament_info", info);
        if let Some(level) = tournament.level {
            self.set("_level", level.into());
        }
        self.optional("_buy_in", tournament.buy_in.as_deref());
    }

    /// The rounds with everything that was put in and done.
    fn rounds(&self) -> Value {
        let mut rounds = vec![Round::new("Preflop", &[])];
        let mut dealt = false;
        for event in self.played.events() {
            let Some(round) = rounds.last_mut() else {
                break;
            };
            match &event.what {
                What::Posted {
                    seat,
                    kind,
                    amount,
                    stack,
                    ..
                } => {
                    let name = match kind {
                        ForcedKind::Ante | ForcedKind::BigBlindAnte => "Post Ante",
                        ForcedKind::SmallBlind => "Post SB",
                        ForcedKind::BigBlind => "Post BB",
                        ForcedKind::Straddle => "Straddle",
                        ForcedKind::DeadPost => "Post Dead",
                        ForcedKind::LivePost => "Post Extra Blind",
                    };
                    let amount = Some(self.amount(*amount));
                    round.add(self.id(*seat), name, amount, stack.to.is_zero());
                }
                What::Dealt { .. } if !dealt => {
                    dealt = true;
                    for player in &self.hand.players {
                        if player.hole.iter().any(Option::is_some) {
                            round.cards(self.id(player.seat), "Dealt Cards", player.hole);
                        }
                    }
                }
                What::BoardDealt { street, cards } => {
                    let name = match street {
                        Street::Preflop => "Preflop",
                        Street::Flop => "Flop",
                        Street::Turn => "Turn",
                        Street::River => "River",
                    };
                    rounds.push(Round::new(name, cards));
                }
                What::Folded { seat } => round.add(self.id(*seat), "Fold", None, false),
                What::Checked { seat } => round.add(self.id(*seat), "Check", None, false),
                What::Called {
                    seat, pay, stack, ..
                } => {
                    let amount = Some(self.amount(*pay));
                    round.add(self.id(*seat), "Call", amount, stack.to.is_zero());
                }
                What::Bet {
                    seat, bet, stack, ..
                } => {
                    let amount = Some(self.amount(bet.to.saturating_sub(bet.from)));
                    round.add(self.id(*seat), "Bet", amount, stack.to.is_zero());
                }
                What::Raised {
                    seat, bet, stack, ..
                } => {
                    let amount = Some(self.amount(bet.to.saturating_sub(bet.from)));
                    round.add(self.id(*seat), "Raise", amount, stack.to.is_zero());
                }
                _ => {}
            }
        }
        if !self.hand.showdown.is_empty() {
            let mut showdown = Round::new("Showdown", &[]);
            for &(seat, showing) in &self.hand.showdown {
                let hole = self
                    .hand
                    .player(seat)
                    .map_or([None; 2], |player| player.hole);
                let id = self.id(seat);
                match showing {
                    Showing::Shown => showdown.cards(id, "Shows Cards", hole),
                    Showing::Mucked => showdown.add(id, "Mucks Cards", None, false),
                    Showing::PlaysBoard => {
                        showdown.add(id, "Mucks Cards", None, false);
                        if let Some(Value::Object(action)) = showdown.actions.last_mut() {
                            action.insert("_plays_board".to_owned(), true.into());
                        }
                    }
                }
            }
            rounds.push(showdown);
        }
        let rounds = rounds.into_iter().enumerate();
        rounds.map(|(id, round)| round.value(id)).collect()
    }

    fn pots(&self) -> Value {
        let mut raked: Vec<(u8, Chips)> = Vec::new();
        let mut pots = Vec::new();
        for event in self.played.events() {
            match &event.what {
                What::Raked { pot, amount } => raked.push((*pot, *amount)),
                What::Awarded {
                    pot,
                    amount,
                    shares,
                    ..
                } => {
                    let own = raked.iter().filter(|(other, _)| other == pot);
                    let rake: Chips = own.map(|(_, amount)| *amount).sum();
                    let wins = shares.iter().map(|share| {
                        json!({
                            "player_id": self.id(share.seat),
                            "win_amount": self.amount(share.amount),
                        })
                    });
                    let wins: Vec<Value> = wins.collect();
                    pots.push(json!({
                        "number": pot,
                        "amount": self.amount(*amount + rake),
                        "rake": self.amount(rake),
                        "player_wins": wins,
                    }));
                }
                _ => {}
            }
        }
        pots.reverse();
        Value::Array(pots)
    }

    /// What the standard's fields did not say.
    fn exact(&mut self) {
        let hand = self.hand;
        let forced = hand.forced.iter().map(|bet| {
            let number = u32::from(bet.seat.0) + 1;
            let kind = name_of_kind(bet.kind);
            Value::from(format!("{number} {kind} {}", hand.unit.number(bet.amount)))
        });
        let forced = forced.collect();
        self.set("_forced", Value::Array(forced));
        self.set("_min_bet", self.amount(hand.min_bet));
        self.set("_big_bet", self.amount(hand.big_bet));
        self.set("_smallest_chip", self.amount(hand.smallest_chip));
        if let Some(rules) = hand
            .house
            .and_then(|rules| serde_json::to_value(rules).ok())
        {
            self.set("_house_rules", rules);
        }
    }
}

struct Round {
    street: &'static str,
    cards: Vec<Value>,
    actions: Vec<Value>,
}

impl Round {
    fn new(street: &'static str, cards: &[Card]) -> Self {
        Self {
            street,
            cards: cards.iter().map(|card| card.to_string().into()).collect(),
            actions: Vec::new(),
        }
    }

    fn add(&mut self, player: u64, action: &str, amount: Option<Value>, all_in: bool) {
        let mut own = Map::new();
        own.insert("action_number".to_owned(), self.actions.len().into());
        own.insert("player_id".to_owned(), player.into());
        own.insert("action".to_owned(), action.into());
        if let Some(amount) = amount {
            own.insert("amount".to_owned(), amount);
            own.insert("is_allin".to_owned(), all_in.into());
        }
        self.actions.push(own.into());
    }

    fn cards(&mut self, player: u64, action: &str, hole: SeenCards) {
        self.add(player, action, None, false);
        if let Some(Value::Object(own)) = self.actions.last_mut() {
            let cards = hole.map(|card| card.map_or("??".to_owned(), |card| card.to_string()));
            own.insert("cards".to_owned(), cards.to_vec().into());
        }
    }

    fn value(self, id: usize) -> Value {
        json!({
            "id": id,
            "street": self.street,
            "cards": self.cards,
            "actions": self.actions,
        })
    }
}
