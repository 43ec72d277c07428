//! A local best response: how much somebody loses to a player who knows his strategy and looks one
//! step ahead (Lisý and Bowling, "Equilibrium Approximation Quality of Current No-Limit Poker
//! Bots", 2017).
//!
//! It keeps what the bot may hold by asking the bot itself what it would have done with each hand,
//! and at each of its decisions does what wins most if from then on both only check and call:
//! fold, check or call, raise the pot, or put everything in. What it wins is really won, so it is
//! never more than the bot can be beaten for; a better adversary may win more.
//!
//! Where the paper asks for the whole strategy, this one asks a sample: every kind of starting
//! hand before the flop, and [`SAMPLE`] hands drawn from what is left after it.

mod belief;
mod choice;

use cards_speak::bots::{BotRequest, Budget, Character, Decision, Level};
use cards_speak::engine::cards::{Card, Seed};
use cards_speak::engine::hand::{Action, Hand, HoleCards, TableView, Viewer};
use cards_speak::engine::seat::Seat;
use cards_speak::odds::SimRng;

use belief::Belief;

/// So many hands of the bot are looked at after the flop.
const SAMPLE: u32 = 90;

/// How hard the bot thinks when it is only asked what it would do. It plays with all it has; an
/// adversary who judges it a little wrongly only wins less.
const ASKED: Budget = Budget::SMALL;

/// An adversary of one bot, heads-up.
#[derive(Debug)]
pub(crate) struct Lbr {
    bot: Asked,
    belief: Belief,
}

/// The bot, to be asked what it would do.
#[derive(Clone, Copy, Debug)]
struct Asked {
    level: Level,
    character: Character,
}

impl Lbr {
    /// The adversary of a bot.
    pub(crate) fn new(level: Level, character: Character) -> Self {
        Self {
            bot: Asked { level, character },
            belief: Belief::default(),
        }
    }

    /// What it does in a hand between two; it uses no card that its seat does not see.
    pub(crate) fn act(
        &mut self,
        number: u64,
        hand: &Hand,
        seat: Seat,
        luck: Seed,
    ) -> Option<Action> {
        let view = hand.view(Viewer::Seat(seat));
        let mine = view.own_seat()?.hole.cards()?;
        let mut rng = SimRng::new(luck);
        self.belief
            .follow(self.bot, number, hand, seat, mine, &mut rng)?;
        choice::best(self.bot, hand, &view, mine, &self.belief, &mut rng)
    }
}

impl Asked {
    /// What the bot would do where `view` is its own, with these cards.
    fn would(self, view: &TableView, cards: [Card; 2], luck: Seed) -> Decision {
        let mut view = view.clone();
        if let Viewer::Seat(seat) = view.viewer {
            let own = view
                .hand
                .seats
                .iter_mut()
                .find(|player| player.seat == seat);
            if let Some(own) = own {
                own.hole = HoleCards::Known(cards);
            }
        }
        let request = BotRequest {
            id: 0,
            view,
            level: self.level,
            character: self.character,
            notes: Vec::new(),
            seed: luck,
        };
        request.answer(ASKED)
    }
}
