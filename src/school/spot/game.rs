//! A spot that is played on against bots, again and again.

use serde::{Deserialize, Serialize};

use super::film::seat_at;
use super::play::Spot;
use crate::bots::{BotRequest, Character, Level};
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{
    Action, Event, ForcedKind, Hand, Refusal, Stakes, TableView, Turn, Viewer,
};
use crate::engine::seat::Seat;
use crate::game::{LoadError, Player, PlayerKind, Session, saved_from_text, saved_to_text};
use crate::history::{HandRecord, PlayedHand, ReplayError, luck_of_bot};
use crate::school::fault::Fault;
use crate::school::people;

/// The player at the screen: the spot is turned so that he sits there.
const YOU: Seat = Seat(0);

/// A spot at a table: hand after hand it begins the same, with other cards where it leaves them
/// open.
#[derive(Clone, Debug)]
pub struct SpotGame {
    kept: Saved,
    spot: Spot,
    /// How many chairs the table has.
    chairs: u8,
    players: Vec<Player>,
    /// How many of the decisions belong to the spot.
    given: usize,
    hand: Option<Hand>,
}

/// What is kept of it: how it begins, and what was decided since.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    /// The lines of the spot.
    spot: String,
    level: Level,
    seed: Seed,
    number: u64,
    decisions: Vec<(Seat, Action)>,
}

impl SpotGame {
    /// Lays the table; no hand is dealt yet. The seed chooses the cards that the spot leaves open.
    pub fn new(text: &str, level: Level, seed: Seed) -> Result<Self, Vec<Fault>> {
        let laid = laid(text, seed)?;
        Ok(Self {
            players: players_of(&laid, level),
            kept: Saved {
                spot: text.to_owned(),
                level,
                seed,
                number: 0,
                decisions: Vec::new(),
            },
            chairs: laid.chairs,
            spot: laid.turned,
            given: 0,
            hand: None,
        })
    }

    /// The lines of the spot.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.kept.spot
    }

    /// The game that was saved, at the same decision.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        let saved: Saved = saved_from_text(text)?;
        let faults = |faults: Vec<Fault>| LoadError::Field {
            reason: faults.first().map(ToString::to_string).unwrap_or_default(),
        };
        let mut game = Self::new(&saved.spot, saved.level, saved.seed).map_err(faults)?;
        if saved.number > 0 {
            game.deal(saved.number);
        }
        for (decision, (seat, action)) in saved.decisions.into_iter().enumerate() {
            game.act(seat, action)
                .map_err(|refusal| LoadError::Replay(ReplayError::Refused { decision, refusal }))?;
        }
        Ok(game)
    }

    /// Deals the hand of this number and plays it to where the spot ends.
    fn deal(&mut self, number: u64) -> bool {
        let seed = self.kept.seed.for_hand(number);
        let Ok(Laid { turned, .. }) = laid(&self.kept.spot, seed) else {
            return false;
        };
        self.given = turned.decisions().len();
        self.hand = turned.hand_after(turned.moves().len());
        self.spot = turned;
        self.kept.number = number;
        self.kept.decisions.clear();
        self.hand.is_some()
    }

    fn seed(&self) -> Seed {
        self.kept.seed.for_hand(self.kept.number)
    }

    fn record(&self) -> Option<HandRecord> {
        let mut decisions = self.spot.decisions();
        decisions.extend_from_slice(&self.kept.decisions);
        Some(HandRecord {
            number: self.kept.number,
            // The deck is not the shuffled one: cards of it were put where the spot names them.
            seed: None,
            setup: self.hand.as_ref()?.setup().clone(),
            decisions,
        })
    }
}

/// A spot, and the same from the player's chair.
struct Laid {
    first: Seat,
    chairs: u8,
    turned: Spot,
}

fn laid(text: &str, seed: Seed) -> Result<Laid, Vec<Fault>> {
    let spot = Spot::by_itself(text, seed)?;
    let to_act = spot.hand_after(spot.moves().len());
    let to_act = to_act.and_then(|hand| hand.turn().seat());
    let anybody = spot.setup().players.first().map(|player| player.seat);
    let first = spot.you().or(to_act).or(anybody).unwrap_or(YOU);
    Ok(Laid {
        first,
        chairs: spot.chairs(),
        turned: spot.turned_to(first),
    })
}

fn players_of(laid: &Laid, level: Level) -> Vec<Player> {
    let seats = laid.turned.setup().players.iter().map(|player| player.seat);
    let player = |seat: Seat| {
        let place = seat_at(seat, laid.first, laid.chairs);
        let character = Character::ALL[place.index() % Character::ALL.len()];
        let bot = PlayerKind::Bot { level, character };
        Player {
            seat,
            name: if seat == YOU {
                String::new()
            } else {
                people::name(place).to_owned()
            },
            kind: if seat == YOU { PlayerKind::Human } else { bot },
        }
    };
    seats.map(player).collect()
}

impl Session for SpotGame {
    fn players(&self) -> &[Player] {
        &self.players
    }

    fn seats(&self) -> u8 {
        self.chairs
    }

    fn stakes(&self) -> Stakes {
        let setup = self.spot.setup();
        let big_blind = setup.min_bets[0];
        let posted = |kind| {
            let bet = setup.forced.iter().find(|bet| bet.kind == kind);
            bet.map_or(Chips::ZERO, |bet| bet.amount)
        };
        Stakes {
            small_blind: setup.rules.small_blind(big_blind).unwrap_or(Chips::ZERO),
            big_blind,
            ante: posted(ForcedKind::BigBlindAnte),
        }
    }

    fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    fn hand_number(&self) -> u64 {
        self.kept.number
    }

    fn view(&self) -> Option<TableView> {
        Some(self.hand.as_ref()?.view(Viewer::Seat(YOU)))
    }

    fn events(&self) -> Vec<Event> {
        seen(self.hand.as_ref().map_or(&[][..], Hand::events))
    }

    /// Every hand begins with the same stacks.
    fn rebuy(&self) -> Option<Chips> {
        None
    }

    fn next_hand(&mut self) -> bool {
        self.turn() == Turn::Over && self.deal(self.kept.number + 1)
    }

    fn elsewhere(&mut self) -> bool {
        false
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let Some(hand) = &mut self.hand else {
            let because = Citation::HandOver;
            return Err(Refusal {
                seat,
                action,
                because,
            });
        };
        let events = hand.apply(seat, action)?.to_vec();
        self.kept.decisions.push((seat, action));
        Ok(seen(&events))
    }

    fn bot_request(&self) -> Option<BotRequest> {
        let hand = self.hand.as_ref()?;
        let seat = hand.turn().seat()?;
        let player = self.players.iter().find(|player| player.seat == seat)?;
        let PlayerKind::Bot { level, character } = player.kind else {
            return None;
        };
        let decision = (self.given + self.kept.decisions.len()) as u64;
        Some(BotRequest {
            id: (self.kept.number << 12) | decision,
            view: hand.view(Viewer::Seat(seat)),
            level,
            character,
            notes: Vec::new(),
            seed: luck_of_bot(self.seed(), decision),
        })
    }

    fn save(&self) -> String {
        saved_to_text(&self.kept)
    }

    fn played(&self) -> Option<String> {
        if self.turn() != Turn::Over {
            return None;
        }
        let others = || self.players.iter().filter(|player| player.seat != YOU);
        let names = others().map(|player| (player.seat, player.name.clone()));
        let mut played = PlayedHand::new(self.record()?, YOU, names.collect(), 0);
        played.bots = others().filter_map(Player::bot).collect();
        Some(played.to_text())
    }
}

fn seen(events: &[Event]) -> Vec<Event> {
    let viewer = Viewer::Seat(YOU);
    events.iter().map(|event| event.seen_by(viewer)).collect()
}
