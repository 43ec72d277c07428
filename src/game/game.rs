//! The game itself.

use super::error::{GameError, LoadError};
use super::players::{Player, PlayerKind, opponents_of, players_of};
use super::saved::Saved;
use super::setup::GameSetup;
use super::wish::Wish;
use crate::bots::{BotRequest, Notes};
use crate::engine::cards::{Deck, Seed};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Event, Hand, Refusal, TableView, Turn, Viewer};
use crate::engine::seat::Seat;
use crate::engine::table::{
    CashTable, ComeIn, Prompt, Question, Straddling, TableError, TableEvent,
};
use crate::history::{HandRecord, PlayedHand, ReplayError, luck_of_bot};

/// A game of one human against bots, hand after hand.
///
/// The hand that was played stays in view until the next one is dealt.
#[derive(Clone, Debug)]
pub struct Game {
    setup: GameSetup,
    players: Vec<Player>,
    /// The table as it is.
    table: CashTable,
    /// The table as it was when the hand was dealt.
    before: CashTable,
    /// The number of the hand; 0 before the first.
    number: u64,
    hand: Option<Hand>,
    decisions: Vec<(Seat, Action)>,
    /// What everybody has seen of the players up to the hand, by seat number.
    notes: Vec<Notes>,
    /// What the human has bought since the hand.
    bought: Vec<Chips>,
    /// What he has decided about his seat since the hand.
    wishes: Vec<Wish>,
    news: Vec<TableEvent>,
}

impl Game {
    /// Seats everybody and draws for the button; no hand is dealt yet.
    pub fn new(mut setup: GameSetup) -> Result<Self, GameError> {
        let (you, seats) = (setup.you, setup.seats);
        let mut table = CashTable::new(setup.cash_rules())?;
        if you.0 >= seats {
            return Err(GameError::YourSeat { you, seats });
        }
        setup.opponents = opponents_of(&setup);
        let players = players_of(&setup);
        for player in &players {
            table.sit_down(player.seat, setup.buy_in)?;
        }
        // Hands are numbered from 1: the deck of the draw has the number 0.
        table.draw_for_button(&Deck::shuffled(setup.seed.for_hand(0)))?;
        let news = table.take_news();
        Ok(Self {
            setup,
            players,
            before: table.clone(),
            table,
            number: 0,
            hand: None,
            decisions: Vec::new(),
            notes: Vec::new(),
            bought: Vec::new(),
            wishes: Vec::new(),
            news,
        })
    }

    /// What the game began with.
    #[must_use]
    pub const fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// Who plays, by seat number.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// The table between hands; during a hand its stacks are those from before it.
    #[must_use]
    pub const fn table(&self) -> &CashTable {
        &self.table
    }

    /// What happened at the table since the last hand ended: chips bought, the draw, the button.
    #[must_use]
    pub fn table_events(&self) -> &[TableEvent] {
        &self.news
    }

    /// The hand in progress, or the last one; for the referee, it knows all cards.
    #[must_use]
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// The number of the hand, from 1; 0 before the first.
    #[must_use]
    pub const fn hand_number(&self) -> u64 {
        self.number
    }

    /// Whose decision the game waits for; [`Turn::Over`] if a hand must be dealt.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.hand.as_ref().map_or(Turn::Over, Hand::turn)
    }

    /// The hand as the human may know it; nothing before the first hand.
    #[must_use]
    pub fn view(&self) -> Option<TableView> {
        let hand = self.hand.as_ref()?;
        Some(hand.view(self.viewer()))
    }

    /// All events of the hand as the human may know them.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        let events = self.hand.as_ref().map_or(&[][..], Hand::events);
        self.seen(events)
    }

    /// Whether the human has to buy chips before the next hand.
    #[must_use]
    pub fn needs_rebuy(&self) -> bool {
        let least = self.table.rules().min_stack();
        let stack = self.table.place(self.setup.you).map(|place| place.stack);
        !self.table.is_playing() && stack.is_none_or(|stack| stack < least)
    }

    /// The human buys again up to the usual amount (CASH-3).
    pub fn rebuy(&mut self) -> Result<(), GameError> {
        let place = self.table.place(self.setup.you);
        let stack = place.map_or(Chips::ZERO, |place| place.stack);
        self.add_chips(self.setup.buy_in.saturating_sub(stack))
    }

    /// The human adds chips between hands (BUYIN-7, BUYIN-10).
    pub fn add_chips(&mut self, amount: Chips) -> Result<(), GameError> {
        self.table.add_chips(self.setup.you, amount)?;
        self.bought.push(amount);
        self.news.extend(self.table.take_news());
        Ok(())
    }

    /// The human decides about his seat, between two hands.
    pub fn wish(&mut self, wish: Wish) -> Result<(), GameError> {
        if self.turn() != Turn::Over {
            return Err(GameError::HandInProgress);
        }
        let you = self.setup.you;
        match wish {
            Wish::SitOut => self.table.sit_out(you)?,
            Wish::SitIn => {
                self.table.sit_in(you)?;
                self.table.choose_entry(you, ComeIn::Post)?;
            }
            Wish::SitInOnBigBlind => {
                self.table.sit_in(you)?;
                self.table.choose_entry(you, ComeIn::Wait)?;
            }
            Wish::Straddle(true) => self.table.choose_straddle(you, Straddling::Always)?,
            Wish::Straddle(false) => self.table.choose_straddle(you, Straddling::Never)?,
            Wish::AskStraddle => self.table.choose_straddle(you, Straddling::Ask)?,
            // It counts when the hand is dealt: the bots have bought their chips then.
            Wish::Answer { prompt, .. } => {
                if self.question().is_none_or(|open| open.prompt != prompt) {
                    let seat = you;
                    return Err(TableError::NotAsked { seat, prompt }.into());
                }
            }
        }
        self.wishes.push(wish);
        self.news.extend(self.table.take_news());
        Ok(())
    }

    /// What the human is asked before the next hand is dealt and has not answered yet: to post a
    /// blind (BLIND-24), whether to straddle (STRADDLE-1). Two cannot play when one sits out, so
    /// they are not asked for blinds. The first hand of a table asks nothing: who lays one plays.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        if self.number == 0 || self.turn() != Turn::Over || self.needs_rebuy() {
            return None;
        }
        let mut table = self.table.clone();
        self.bots_buy(&mut table).ok()?;
        let open = table.upcoming().ok()?.prompts;
        open.into_iter().find(|open| {
            let blind = open.prompt != Prompt::Straddle;
            open.seat == self.setup.you
                && self.answered(open.prompt).is_none()
                && !(blind && self.setup.seats == 2)
        })
    }

    /// What the human has answered to a question about the coming hand.
    fn answered(&self, asked: Prompt) -> Option<bool> {
        self.wishes.iter().find_map(|wish| match wish {
            Wish::Answer { prompt, yes } if *prompt == asked => Some(*yes),
            _ => None,
        })
    }

    /// Whether the human is dealt in with the hand that was played last.
    #[must_use]
    pub fn is_dealt_in(&self) -> bool {
        let hand = self.hand.as_ref();
        hand.is_some_and(|hand| hand.state().seat(self.setup.you).is_some())
    }

    /// Deals the next hand; its first events as the human may know them.
    ///
    /// Bots that are out of chips or short buy before.
    pub fn start_hand(&mut self) -> Result<Vec<Event>, GameError> {
        if self.turn() != Turn::Over {
            return Err(GameError::HandInProgress);
        }
        if self.needs_rebuy() {
            let rules = self.table.rules();
            let (floor, max) = (rules.top_up_floor(), rules.max_buy_in());
            return Err(GameError::NeedsRebuy { floor, max });
        }
        let mut table = self.table.clone();
        self.bots_buy(&mut table)?;
        self.answer_all(&mut table)?;
        let before = table.clone();
        let number = self.number + 1;
        let setup = table.next_hand(Deck::shuffled(self.setup.seed.for_hand(number)))?;
        let hand = Hand::deal(setup)?;
        let events = self.seen(hand.events());
        self.news.extend(table.take_news());
        if let Some(last) = &self.hand {
            Notes::take(&mut self.notes, last.state());
        }
        self.before = before;
        self.table = table;
        self.number = number;
        self.hand = Some(hand);
        self.decisions.clear();
        self.bought.clear();
        self.wishes.clear();
        // With everybody all-in from the blinds a hand may end at once.
        self.settle();
        Ok(events)
    }

    /// Lets somebody act; the new events as the human may know them.
    ///
    /// A refused action changes nothing.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let Some(hand) = &mut self.hand else {
            let because = Citation::HandOver;
            return Err(Refusal {
                seat,
                action,
                because,
            });
        };
        let events = hand.apply(seat, action)?.to_vec();
        self.decisions.push((seat, action));
        self.settle();
        Ok(self.seen(&events))
    }

    /// The question to the bot in turn; nothing if the human is, or nobody.
    ///
    /// Its luck depends on the hand's seed and the number of the decision alone: a game that is
    /// loaded goes on as it would have.
    #[must_use]
    pub fn bot_request(&self) -> Option<BotRequest> {
        let hand = self.hand.as_ref()?;
        let seat = hand.turn().seat()?;
        let PlayerKind::Bot { level, character } = self.player(seat)?.kind else {
            return None;
        };
        let decision = self.decisions.len() as u64;
        Some(BotRequest {
            id: (self.number << 12) | decision,
            view: hand.view(Viewer::Seat(seat)),
            level,
            character,
            notes: self.notes.clone(),
            seed: luck_of_bot(self.setup.seed.for_hand(self.number), decision),
        })
    }

    /// What is promised about the hand in progress, or the last one: SHA-256 of its seed.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.setup.seed.for_hand(self.number).commitment_hex()
    }

    /// What is promised about the next hand.
    #[must_use]
    pub fn next_commitment(&self) -> String {
        self.setup.seed.for_hand(self.number + 1).commitment_hex()
    }

    /// The seed of the hand, once it is over.
    #[must_use]
    pub fn revealed_seed(&self) -> Option<Seed> {
        let over = self.hand.is_some() && self.turn() == Turn::Over;
        over.then(|| self.setup.seed.for_hand(self.number))
    }

    /// The record of the hand, so far.
    #[must_use]
    pub fn record(&self) -> Option<HandRecord> {
        let hand = self.hand.as_ref()?;
        Some(HandRecord {
            number: self.number,
            seed: Some(self.setup.seed.for_hand(self.number)),
            setup: hand.setup().clone(),
            decisions: self.decisions.clone(),
        })
    }

    /// The hand for its player to look at again, once it is over; `at` is when, in milliseconds
    /// since 1970.
    #[must_use]
    pub fn played(&self, at: u64) -> Option<PlayedHand> {
        if self.turn() != Turn::Over {
            return None;
        }
        let others = || {
            self.players
                .iter()
                .filter(|other| other.seat != self.setup.you)
        };
        let names = others().map(|other| (other.seat, other.name.clone()));
        let mut played = PlayedHand::new(self.record()?, self.setup.you, names.collect(), at);
        played.bots = others().filter_map(Player::bot).collect();
        played.notes.clone_from(&self.notes);
        Some(played)
    }

    /// The whole game as text (JSON), to be kept.
    #[must_use]
    pub fn save(&self) -> String {
        Saved {
            bought: self.bought.clone(),
            wishes: self.wishes.clone(),
            ..self.at_end_of_hand()
        }
        .to_text()
    }

    /// The game that ended with the hand as text, to be kept for the history: the same whatever
    /// the human buys or decides before the next one.
    #[must_use]
    pub fn save_hand(&self) -> String {
        self.at_end_of_hand().to_text()
    }

    fn at_end_of_hand(&self) -> Saved {
        Saved {
            setup: self.setup.clone(),
            table: self.before.clone(),
            number: self.number,
            decisions: self.decisions.clone(),
            notes: self.notes.clone(),
            bought: Vec::new(),
            wishes: Vec::new(),
        }
    }

    /// The game that was saved, at the same decision.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        let saved = Saved::from_text(text)?;
        let mut game = Self {
            players: players_of(&saved.setup),
            setup: saved.setup,
            before: saved.table.clone(),
            table: saved.table,
            number: saved.number,
            hand: None,
            decisions: Vec::new(),
            notes: saved.notes,
            bought: Vec::new(),
            wishes: Vec::new(),
            news: Vec::new(),
        };
        if game.number > 0 {
            game.deal_again().map_err(LoadError::Game)?;
        }
        for (decision, (seat, action)) in saved.decisions.into_iter().enumerate() {
            game.act(seat, action)
                .map_err(|refusal| LoadError::Replay(ReplayError::Refused { decision, refusal }))?;
        }
        for amount in saved.bought {
            game.add_chips(amount).map_err(LoadError::Game)?;
        }
        for wish in saved.wishes {
            game.wish(wish).map_err(LoadError::Game)?;
        }
        Ok(game)
    }

    fn deal_again(&mut self) -> Result<(), GameError> {
        let deck = Deck::shuffled(self.setup.seed.for_hand(self.number));
        let mut table = self.table.clone();
        self.answer_all(&mut table)?;
        self.table = table;
        let setup = self.table.next_hand(deck)?;
        self.hand = Some(Hand::deal(setup)?);
        self.news.extend(self.table.take_news());
        self.settle();
        Ok(())
    }

    /// Everybody posts the blinds he is asked for, and nobody straddles, but for the human who
    /// has said otherwise.
    fn answer_all(&self, table: &mut CashTable) -> Result<(), GameError> {
        while let Some(open) = table.upcoming()?.prompts.first() {
            let (seat, prompt) = (open.seat, open.prompt);
            let own = (seat == self.setup.you).then(|| self.answered(prompt));
            let yes = own.flatten().unwrap_or(prompt != Prompt::Straddle);
            table.answer(seat, prompt, yes)?;
        }
        Ok(())
    }

    /// A bot without chips buys in again; a short one tops up, as regulars do.
    fn bots_buy(&self, table: &mut CashTable) -> Result<(), GameError> {
        for player in &self.players {
            let stack = table.place(player.seat).map_or(Chips::ZERO, |at| at.stack);
            let missing = self.setup.buy_in.saturating_sub(stack);
            let short = stack.times(3) < self.setup.buy_in;
            if short && player.kind != PlayerKind::Human {
                table.add_chips(player.seat, missing)?;
            }
        }
        Ok(())
    }

    /// Hands a finished hand's chips back to the table.
    fn settle(&mut self) {
        let over = self.hand.as_ref().filter(|hand| hand.turn() == Turn::Over);
        if let Some(hand) = over
            && self.table.settle(hand).is_ok()
        {
            self.news = self.table.take_news();
        }
    }

    const fn viewer(&self) -> Viewer {
        Viewer::Seat(self.setup.you)
    }

    fn seen(&self, events: &[Event]) -> Vec<Event> {
        let viewer = self.viewer();
        events.iter().map(|event| event.seen_by(viewer)).collect()
    }
}
