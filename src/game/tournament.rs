//! A tournament of one human against bots.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::chair::Chair;
use super::entrants::{character_of, name_of};
use super::error::{LoadError, TournamentGameError};
use super::players::{Player, PlayerKind};
use super::saved;
use crate::bots::{BotRequest, Budget, Level};
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{
    Action, Event, Hand, HandSetup, Refusal, Stakes, TableView, Turn, Viewer,
};
use crate::engine::seat::Seat;
use crate::engine::table::tournament::{
    Elapsed, PlayerId, TableId, Tournament, TournamentError, TournamentEvent, TournamentSetup,
    TournamentTable,
};
use crate::history::{HandRecord, PlayedHand, ReplayError, luck_of_bot};

/// The human's number in the entry list.
const HUMAN: PlayerId = PlayerId(0);

/// How hard bots think at the tables that nobody looks at.
const ELSEWHERE: Budget = Budget { rollouts: 24 };

/// A tournament of one human, who sits at seat 0 of whatever table he is at, against bots.
///
/// While the human plays a hand, nothing happens elsewhere; after it each other table plays one
/// ([`TournamentGame::play_elsewhere`]).
#[derive(Clone, Debug)]
pub struct TournamentGame {
    level: Level,
    /// The tournament as it is.
    tournament: Tournament,
    /// The tournament as it was before the hand was dealt.
    before: Tournament,
    /// The number of the human's hand; 0 before the first.
    number: u64,
    hand: Option<OwnHand>,
    decisions: Vec<(Seat, Action)>,
    /// What the human has said since the hand when he was asked for a rebuy.
    answers: Vec<bool>,
    /// Whether he has taken the add-on since the hand.
    added_on: bool,
    /// Tables that have not played since the human's hand.
    elsewhere: Vec<TableId>,
    news: Vec<TournamentEvent>,
}

/// The human's hand.
#[derive(Clone, Debug)]
struct OwnHand {
    table: TableId,
    chair: Chair,
    /// As the tournament dealt it.
    setup: HandSetup,
    /// As it is played: with the human at seat 0.
    hand: Hand,
    players: Vec<Player>,
    stakes: Stakes,
    seed: Seed,
}

/// What is kept of a tournament.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    level: Level,
    tournament: Tournament,
    number: u64,
    decisions: Vec<(Seat, Action)>,
    answers: Vec<bool>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    added_on: bool,
}

impl TournamentGame {
    /// Draws seats and buttons; no hand is dealt yet. The first of the entry list is the human.
    pub fn new(setup: TournamentSetup, level: Level) -> Result<Self, TournamentGameError> {
        if setup.players.first() != Some(&HUMAN) {
            return Err(TournamentGameError::NoHuman);
        }
        let (tournament, news) = Tournament::begin(setup).map_err(TournamentGameError::Begin)?;
        Ok(Self {
            level,
            before: tournament.clone(),
            tournament,
            number: 0,
            hand: None,
            decisions: Vec::new(),
            answers: Vec::new(),
            added_on: false,
            elsewhere: Vec::new(),
            news,
        })
    }

    /// The standard tournament for so many players at tables of so many, with this seed.
    #[must_use]
    pub fn standard(players: u32, seats: u8, seed: Seed) -> TournamentSetup {
        let players = (HUMAN.0..HUMAN.0 + players).map(PlayerId).collect();
        TournamentSetup {
            seats_per_table: seats,
            ..TournamentSetup::standard(players, seed)
        }
    }

    /// The tournament; while a hand is played, as it was before.
    #[must_use]
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The human's number in the entry list.
    #[must_use]
    pub const fn human(&self) -> PlayerId {
        HUMAN
    }

    /// What somebody of the entry list is called; empty for the human.
    #[must_use]
    pub fn name(&self, player: PlayerId) -> String {
        if player == HUMAN {
            String::new()
        } else {
            name_of(player)
        }
    }

    /// What happened in the tournament since the human's last hand ended.
    #[must_use]
    pub fn news(&self) -> &[TournamentEvent] {
        &self.news
    }

    /// Who sits at the human's table, by seat number, the human at seat 0.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        self.hand.as_ref().map_or(&[], |own| &own.players)
    }

    /// The hand in progress, or the last one; for the referee, it knows all cards.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref().map(|own| &own.hand)
    }

    /// The number of the hand, from 1; 0 before the first.
    #[must_use]
    pub const fn hand_number(&self) -> u64 {
        self.number
    }

    /// Whose decision the hand waits for; [`Turn::Over`] if one must be dealt.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.hand().map_or(Turn::Over, Hand::turn)
    }

    /// The hand as the human may know it; nothing before the first hand.
    #[must_use]
    pub fn view(&self) -> Option<TableView> {
        Some(self.hand()?.view(Viewer::Seat(Seat(0))))
    }

    /// All events of the hand as the human may know them.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        seen(self.hand().map_or(&[][..], Hand::events))
    }

    /// Whether the human has his place: out, or the winner.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let standings = self.tournament.standings();
        self.tournament.is_over() || standings.iter().any(|finish| finish.player == HUMAN)
    }

    /// Whether the human has lost his chips and may buy again (TOURN-5).
    #[must_use]
    pub fn asks_for_rebuy(&self) -> bool {
        self.tournament.undecided().any(|player| player == HUMAN)
    }

    /// The human buys chips again, or is out.
    pub fn answer_rebuy(&mut self, yes: bool) -> Result<(), TournamentGameError> {
        let told = if yes {
            self.tournament.rebuy(HUMAN)?
        } else {
            self.tournament.decline(HUMAN)?
        };
        self.answers.push(yes);
        self.news.extend(told);
        Ok(())
    }

    /// The chips that the human may buy once, whatever he has, before the next hand (TOURN-5).
    #[must_use]
    pub fn add_on_offered(&self) -> Option<Chips> {
        let chips = self.tournament.setup().rebuys.add_on_chips;
        let offered = self.turn() == Turn::Over
            && self.number > 0
            && self.tournament.clone().add_on(HUMAN).is_ok();
        offered.then_some(chips)
    }

    /// The human takes the add-on.
    pub fn add_on(&mut self) -> Result<(), TournamentGameError> {
        if self.turn() != Turn::Over {
            return Err(TournamentGameError::HandInProgress);
        }
        let told = self.tournament.add_on(HUMAN)?;
        self.added_on = true;
        self.news.extend(told);
        Ok(())
    }

    /// Plays one hand at one of the other tables, if one has still to play before the human's
    /// next hand; `false` if none has.
    pub fn play_elsewhere(&mut self) -> bool {
        if self.turn() != Turn::Over || self.tournament.is_over() {
            return false;
        }
        self.bots_decide_on_rebuys();
        let mine = self.tournament.find(HUMAN).map(|(table, _, _)| table);
        let blocked = mine.is_some_and(|table| self.tournament.check_hand(table).is_err());
        let ready = |table: &TableId| self.tournament.check_hand(*table).is_ok();
        let due = self.elsewhere.iter().copied().find(ready);
        let other = || self.tournament.ready().find(|table| Some(*table) != mine);
        let Some(table) = due.or_else(|| if blocked { other() } else { None }) else {
            self.elsewhere.clear();
            return false;
        };
        self.elsewhere.retain(|waiting| *waiting != table);
        self.play_one(table);
        true
    }

    fn play_one(&mut self, table: TableId) {
        let Ok(setup) = self.tournament.next_hand(table) else {
            return;
        };
        let hands = self
            .tournament
            .table(table)
            .map_or(0, TournamentTable::hands);
        let seed = self.luck(table, hands);
        let Ok(mut hand) = Hand::deal(setup) else {
            return;
        };
        let mut number = 0;
        while let Some(seat) = hand.turn().seat() {
            let place = self.tournament.table(table).and_then(|at| at.place(seat));
            let request = BotRequest {
                id: number,
                view: hand.view(Viewer::Seat(seat)),
                level: self.level,
                character: place.map_or_else(Default::default, |place| character_of(place.player)),
                notes: Vec::new(),
                seed: seed.for_hand(number),
            };
            let action = request.answer(ELSEWHERE).action;
            if hand.apply(seat, action).is_err() {
                return;
            }
            number += 1;
        }
        if let Ok(told) = self.tournament.settle(table, &hand) {
            self.news.extend(told);
        }
    }

    /// Bots buy again as long as it is allowed, once each.
    fn bots_decide_on_rebuys(&mut self) {
        let asked: Vec<PlayerId> = self.tournament.undecided().collect();
        for player in asked.into_iter().filter(|player| *player != HUMAN) {
            let told = self
                .tournament
                .rebuy(player)
                .or_else(|_| self.tournament.decline(player));
            self.news.extend(told.unwrap_or_default());
        }
    }

    /// Deals the human's next hand; its first events as he may know them. What has still to be
    /// played elsewhere is played before; `elapsed` has passed since the last hand.
    pub fn start_hand(&mut self, elapsed: Elapsed) -> Result<Vec<Event>, TournamentGameError> {
        if self.turn() != Turn::Over {
            return Err(TournamentGameError::HandInProgress);
        }
        while self.play_elsewhere() {}
        if self.is_finished() {
            return Err(TournamentGameError::Finished);
        }
        let told = self.tournament.pass_time(elapsed);
        self.news.extend(told);
        let before = self.tournament.clone();
        if let Err(error) = self.deal() {
            self.tournament = before;
            return Err(error);
        }
        self.before = before;
        self.number += 1;
        self.decisions.clear();
        self.answers.clear();
        self.added_on = false;
        let events = self.events();
        // With everybody all-in from the blinds a hand may end at once.
        self.settle();
        Ok(events)
    }

    fn deal(&mut self) -> Result<(), TournamentGameError> {
        let nowhere = TournamentError::NoSuchPlayer { player: HUMAN };
        let (table, seat, _) = self.tournament.find(HUMAN).ok_or(nowhere)?;
        let stakes = self.tournament.stakes();
        let setup = self.tournament.next_hand(table)?;
        let seats = self.tournament.setup().seats_per_table;
        let chair = Chair::new(seat, seats);
        let hand = Hand::deal(chair.local_hand(&setup))?;
        let mut players: Vec<Player> = (0..seats)
            .filter_map(|seat| self.at(table, chair, Seat(seat)))
            .collect();
        players.sort_by_key(|player| player.seat);
        let seed = self
            .tournament
            .seed_of_hand(table)
            .unwrap_or(self.tournament.setup().seed);
        self.hand = Some(OwnHand {
            table,
            chair,
            setup,
            hand,
            players,
            stakes,
            seed,
        });
        Ok(())
    }

    /// Who sits at a seat of the table.
    fn at(&self, table: TableId, chair: Chair, seat: Seat) -> Option<Player> {
        let player = self.tournament.table(table)?.place(seat)?.player;
        let bot = PlayerKind::Bot {
            level: self.level,
            character: character_of(player),
        };
        Some(Player {
            seat: chair.local(seat),
            name: self.name(player),
            kind: if player == HUMAN {
                PlayerKind::Human
            } else {
                bot
            },
        })
    }

    /// Lets somebody act; the new events as the human may know them.
    ///
    /// A refused action changes nothing.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let Some(own) = &mut self.hand else {
            let because = Citation::HandOver;
            return Err(Refusal {
                seat,
                action,
                because,
            });
        };
        let events = own.hand.apply(seat, action)?.to_vec();
        self.decisions.push((seat, action));
        self.settle();
        Ok(seen(&events))
    }

    /// Hands a finished hand back to the tournament: the same decisions at the table's own seats.
    fn settle(&mut self) {
        let Some(own) = self
            .hand
            .as_ref()
            .filter(|own| own.hand.turn() == Turn::Over)
        else {
            return;
        };
        let Ok(mut hand) = Hand::deal(own.setup.clone()) else {
            return;
        };
        for &(seat, action) in &self.decisions {
            if hand.apply(own.chair.at_table(seat), action).is_err() {
                return;
            }
        }
        let table = own.table;
        if let Ok(told) = self.tournament.settle(table, &hand) {
            self.news = told;
            let tables = self.tournament.tables().iter().map(TournamentTable::id);
            self.elsewhere = tables.filter(|other| *other != table).collect();
        }
    }

    /// The question to the bot in turn; nothing if the human is, or nobody.
    #[must_use]
    pub fn bot_request(&self) -> Option<BotRequest> {
        let own = self.hand.as_ref()?;
        let seat = own.hand.turn().seat()?;
        let player = own.players.iter().find(|player| player.seat == seat)?;
        let PlayerKind::Bot { level, character } = player.kind else {
            return None;
        };
        let decision = self.decisions.len() as u64;
        Some(BotRequest {
            id: (self.number << 12) | decision,
            view: own.hand.view(Viewer::Seat(seat)),
            level,
            character,
            notes: Vec::new(),
            seed: luck_of_bot(own.seed, decision),
        })
    }

    /// The bots' luck in one hand of a table that nobody looks at.
    fn luck(&self, table: TableId, hand: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.tournament.setup().seed.bytes());
        hash.update(b"bots");
        hash.update([table.0]);
        hash.update(hand.to_le_bytes());
        Seed::new(hash.finalize().into())
    }

    /// What is promised about the hand in progress, or the last one: SHA-256 of its seed.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        Some(self.hand.as_ref()?.seed.commitment_hex())
    }

    /// The seed of the hand, once it is over.
    #[must_use]
    pub fn revealed_seed(&self) -> Option<Seed> {
        let own = self.hand.as_ref()?;
        (own.hand.turn() == Turn::Over).then_some(own.seed)
    }

    /// The record of the hand, so far.
    #[must_use]
    pub fn record(&self) -> Option<HandRecord> {
        let own = self.hand.as_ref()?;
        Some(HandRecord {
            number: self.number,
            seed: Some(own.seed),
            setup: own.hand.setup().clone(),
            decisions: self.decisions.clone(),
        })
    }

    /// Blinds and ante of the hand in progress, or of the last one; before the first, of that.
    #[must_use]
    pub fn stakes(&self) -> Stakes {
        self.hand
            .as_ref()
            .map_or_else(|| self.tournament.stakes(), |own| own.stakes)
    }

    /// The hand, once it is over, as the human keeps it; without the time, which is not known here.
    #[must_use]
    pub fn played_hand(&self) -> Option<PlayedHand> {
        self.revealed_seed()?;
        let others = self
            .players()
            .iter()
            .filter(|player| player.seat != Seat(0));
        let names = others.map(|player| (player.seat, player.name.clone()));
        let mut played = PlayedHand::new(self.record()?, Seat(0), names.collect(), 0);
        played.bots = self.players().iter().filter_map(Player::bot).collect();
        Some(played)
    }

    /// The average stack of those who are left.
    #[must_use]
    pub fn average_stack(&self) -> Chips {
        let left = u64::from(self.tournament.players_left().max(1));
        Chips::new(self.tournament.chips_in_play().get() / left)
    }

    /// The whole tournament as text (JSON), to be kept.
    #[must_use]
    pub fn save(&self) -> String {
        saved::to_text(&Saved {
            level: self.level,
            tournament: self.before.clone(),
            number: self.number,
            decisions: self.decisions.clone(),
            answers: self.answers.clone(),
            added_on: self.added_on,
        })
    }

    /// The tournament that was saved, at the same decision.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        let saved: Saved = saved::from_text(text)?;
        let mut game = Self {
            level: saved.level,
            before: saved.tournament.clone(),
            tournament: saved.tournament,
            number: saved.number,
            hand: None,
            decisions: Vec::new(),
            answers: Vec::new(),
            added_on: false,
            elsewhere: Vec::new(),
            news: Vec::new(),
        };
        if game.number > 0 {
            game.deal().map_err(LoadError::Tournament)?;
            game.settle();
        }
        for (decision, (seat, action)) in saved.decisions.into_iter().enumerate() {
            game.act(seat, action)
                .map_err(|refusal| LoadError::Replay(ReplayError::Refused { decision, refusal }))?;
        }
        for yes in saved.answers {
            game.answer_rebuy(yes).map_err(LoadError::Tournament)?;
        }
        if saved.added_on {
            game.add_on().map_err(LoadError::Tournament)?;
        }
        Ok(game)
    }
}

fn seen(events: &[Event]) -> Vec<Event> {
    let viewer = Viewer::Seat(Seat(0));
    events.iter().map(|event| event.seen_by(viewer)).collect()
}
