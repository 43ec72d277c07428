//! Who speaks to whom, and the shapes of what is said.

use super::args::Args;
use super::catalog::{Catalog, Id};
use super::resolve::Voice;
use crate::engine::cards::{Card, Strength};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

/// The referee's voice in one language, for one listener.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// The texts.
    pub catalog: &'a Catalog,
    /// What the players are called.
    pub names: &'a [(Seat, String)],
    /// The listener's own place, if he plays: he is addressed as "you".
    pub you: Option<Seat>,
}

/// A sentence about something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// For the screen: cards as signs, a thin space between thousands.
    pub text: String,
    /// For the ear: cards as words, amounts without spaces.
    pub spoken: String,
    /// The entries of the rule book behind it, the deciding one first.
    pub rules: &'static [RuleId],
}

/// The answer to a "why?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The question it answers: "Why at least 40?"; of a refusal, what is refused and why.
    pub title: String,
    /// The rule in words, about this hand.
    pub text: String,
    /// The sum with named figures; empty where there is nothing to reckon.
    pub sum: Vec<SumLine>,
    /// All of it for the ear: the words, the sum, the number of the rule.
    pub spoken: String,
    /// The entries of the rule book behind it, the deciding one first.
    pub rules: &'static [RuleId],
}

/// One line of a sum: the sign, the figure, what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// What is done with the figure.
    pub sign: Sign,
    /// The figure as written.
    pub figure: String,
    /// Its name.
    pub label: String,
}

/// What a line of a sum does with its figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// The first figure.
    Start,
    /// It is added.
    Plus,
    /// It is taken away.
    Minus,
    /// It multiplies.
    Times,
    /// It is the result.
    Equals,
}

impl Sign {
    /// The sign as written; nothing before the first figure.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Start => "",
            Self::Plus => "+",
            Self::Minus => "−",
            Self::Times => "×",
            Self::Equals => "=",
        }
    }
}

impl Speaker<'_> {
    /// The same message for the eye and for the ear.
    pub(super) fn said(&self, id: Id, args: &Args, rules: &'static [RuleId]) -> Said {
        Said {
            text: self.screen(id, args),
            spoken: self.catalog.spoken(id.0, args),
            rules,
        }
    }

    /// What `seat` did: with his name, or, if it is the listener, as "you".
    pub(super) fn acted(&self, seat: Seat, id: Id, args: Args, rules: &'static [RuleId]) -> Said {
        let args = args.with("name", self.name(seat));
        let voice = |voice| self.addressed(voice, seat, id, &args);
        Said {
            text: voice(Voice::Screen),
            spoken: voice(Voice::Spoken),
            rules,
        }
    }

    /// A message about `seat`, who may be the listener.
    pub(super) fn addressed(&self, voice: Voice, seat: Seat, id: Id, args: &Args) -> String {
        self.about(voice, self.you == Some(seat), id, args)
    }

    /// A message about the listener (`own`) or about somebody else.
    pub(super) fn about(&self, voice: Voice, own: bool, id: Id, args: &Args) -> String {
        if own {
            self.catalog.in_voice(voice, &format!("{}.you", id.0), args)
        } else {
            self.catalog.in_voice(voice, id.0, args)
        }
    }

    pub(super) fn screen(&self, id: Id, args: &Args) -> String {
        self.catalog.message(id.0, args)
    }

    /// What the player at `seat` is called; a place without a player by its number.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let found = self.names.iter().find(|(named, _)| *named == seat);
        if let Some((_, name)) = found {
            return name.clone();
        }
        let number = u64::from(seat.0) + 1;
        self.screen(Id("seat-name"), &Args::new().with("number", number))
    }

    /// A card in words: "ace of spades".
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.catalog.card(card)
    }

    /// Cards in words: "ace of spades, ten of hearts".
    #[must_use]
    pub fn cards(&self, cards: &[Card]) -> String {
        self.catalog.cards(cards)
    }

    /// The full name of a hand: "two pair, kings and nines, ace kicker".
    #[must_use]
    pub fn hand_name(&self, strength: Strength) -> String {
        self.catalog.hand_name(strength)
    }

    /// The kind of a hand: "Two pair".
    #[must_use]
    pub fn hand_short(&self, strength: Strength) -> String {
        self.catalog.hand_short(strength.category())
    }

    /// Two hole cards as players call them: "Ace-queen suited", "Pair of nines".
    #[must_use]
    pub fn hole_name(&self, cards: [Card; 2]) -> String {
        self.catalog.hole_name(cards)
    }

    /// Why one hand beats another: "The fifth card decides: ace over jack."
    #[must_use]
    pub fn decided(&self, winner: Strength, loser: Strength) -> String {
        self.catalog.decided(winner, loser)
    }
}
