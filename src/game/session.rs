//! What a table on a screen drives, whatever is played.

use core::any::Any;

use super::game::Game;
use super::players::Player;
use super::tournament::TournamentGame;
use super::wish::Wish;
use crate::bots::BotRequest;
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Event, Hand, Refusal, Stakes, TableView, Turn};
use crate::engine::seat::Seat;
use crate::engine::table::tournament::Elapsed;
use crate::engine::table::{Prompt, Question};

/// A game of one human at seat 0, hand after hand: a cash game or a tournament.
pub trait Session: Any {
    /// Who plays, by seat number; seats between them may be empty.
    fn players(&self) -> &[Player];
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Blinds and ante of the hand.
    fn stakes(&self) -> Stakes;
    /// The hand in progress, or the last one; for the referee, it knows all cards.
    fn hand(&self) -> Option<&Hand>;
    /// The number of the hand, from 1; 0 before the first.
    fn hand_number(&self) -> u64;
    /// The hand as the human may know it; nothing before the first hand.
    fn view(&self) -> Option<TableView>;
    /// All events of the hand as the human may know them.
    fn events(&self) -> Vec<Event>;
    /// What the human, who has no chips left, can buy in for before the next hand.
    fn rebuy(&self) -> Option<Chips>;
    /// What the human is asked before the next hand is dealt.
    fn question(&self) -> Option<Question> {
        None
    }
    /// His answer to that question.
    fn answer(&mut self, prompt: Prompt, yes: bool) -> bool {
        let _ = (prompt, yes);
        false
    }
    /// Deals the next hand; whoever has to buy in before does. `false` if there is none.
    fn next_hand(&mut self) -> bool;
    /// Does a little of what happens elsewhere between two hands; whether there is more of it.
    fn elsewhere(&mut self) -> bool;
    /// Lets somebody act; the new events as the human may know them.
    ///
    /// # Errors
    ///
    /// The referee's refusal; nothing has changed then.
    fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal>;
    /// The question to the bot in turn; nothing if the human is, or nobody.
    fn bot_request(&self) -> Option<BotRequest>;
    /// The whole game as text, to be kept.
    fn save(&self) -> String;
    /// A finished hand as text for the history.
    fn played(&self) -> Option<String>;

    /// Whose decision the game waits for; [`Turn::Over`] if a hand must be dealt.
    fn turn(&self) -> Turn {
        self.hand().map_or(Turn::Over, Hand::turn)
    }
}

/// What both games answer by their own methods of the same names.
macro_rules! its_own {
    () => {
        fn players(&self) -> &[Player] {
            self.players()
        }

        fn hand(&self) -> Option<&Hand> {
            self.hand()
        }

        fn hand_number(&self) -> u64 {
            self.hand_number()
        }

        fn view(&self) -> Option<TableView> {
            self.view()
        }

        fn events(&self) -> Vec<Event> {
            self.events()
        }

        fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
            self.act(seat, action)
        }

        fn bot_request(&self) -> Option<BotRequest> {
            self.bot_request()
        }

        fn save(&self) -> String {
            self.save()
        }
    };
}

impl Session for Game {
    its_own!();

    fn seats(&self) -> u8 {
        self.setup().seats
    }

    fn stakes(&self) -> Stakes {
        self.setup().stakes
    }

    fn rebuy(&self) -> Option<Chips> {
        self.needs_rebuy().then_some(self.setup().buy_in)
    }

    fn question(&self) -> Option<Question> {
        self.question()
    }

    fn answer(&mut self, prompt: Prompt, yes: bool) -> bool {
        self.wish(Wish::Answer { prompt, yes }).is_ok()
    }

    fn next_hand(&mut self) -> bool {
        if self.needs_rebuy() && self.rebuy().is_err() {
            return false;
        }
        self.start_hand().is_ok()
    }

    fn elsewhere(&mut self) -> bool {
        false
    }

    /// The game that ended with it; a hand that the human has sat out is not his.
    fn played(&self) -> Option<String> {
        self.revealed_seed()
            .filter(|_| self.is_dealt_in())
            .map(|_| self.save_hand())
    }
}

impl Session for TournamentGame {
    its_own!();

    fn seats(&self) -> u8 {
        self.tournament().setup().seats_per_table
    }

    fn stakes(&self) -> Stakes {
        self.stakes()
    }

    fn rebuy(&self) -> Option<Chips> {
        let terms = self.tournament().setup().rebuys;
        self.asks_for_rebuy().then_some(terms.chips)
    }

    fn next_hand(&mut self) -> bool {
        if self.asks_for_rebuy() && self.answer_rebuy(true).is_err() {
            return false;
        }
        self.start_hand(Elapsed { seconds: 0 }).is_ok()
    }

    fn elsewhere(&mut self) -> bool {
        self.play_elsewhere()
    }

    fn played(&self) -> Option<String> {
        Some(self.played_hand()?.to_text())
    }
}
