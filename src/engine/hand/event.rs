//! What happened at the table, in the past tense, with the referee's reason.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::pot::Pot;
use super::setup::ForcedKind;
use super::street::Street;
use super::view::Viewer;
use crate::engine::cards::{Card, Strength};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::seat::Seat;

/// One thing that happened, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// What happened.
    pub what: What,
    /// The referee's reason.
    pub because: Citation,
}

/// A figure before and after something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// Before.
    pub from: Chips,
    /// After.
    pub to: Chips,
}

/// What happened. The events of a hand are enough to rebuild all that was public of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum What {
    /// The hand began with these stacks, clockwise by seat.
    Started {
        /// Where the button is.
        button: Seat,
        /// The players dealt in, and their stacks.
        stacks: Vec<(Seat, Chips)>,
    },
    /// A forced bet was posted.
    Posted {
        /// Who.
        seat: Seat,
        /// Which forced bet.
        kind: ForcedKind,
        /// Its full size.
        nominal: Chips,
        /// What was posted: less, if the stack is short.
        amount: Chips,
        /// The player's stack.
        stack: Change,
    },
    /// Two cards were dealt; `None` to a viewer who may not know them (DEAL-4).
    Dealt {
        /// To whom.
        seat: Seat,
        /// The cards.
        cards: Option<[Card; 2]>,
    },
    /// Antes and dead posts went to the pot, or the bets of a round did.
    Collected {
        /// The pots afterwards, main pot first.
        pots: Vec<Pot>,
    },
    /// A card was burned; nobody ever learns which (S-31).
    Burned,
    /// Community cards were dealt.
    BoardDealt {
        /// The street they open.
        street: Street,
        /// The new cards.
        cards: Board,
    },
    /// A player folded.
    Folded {
        /// Who.
        seat: Seat,
    },
    /// A player checked.
    Checked {
        /// Who.
        seat: Seat,
    },
    /// A player called.
    Called {
        /// Who.
        seat: Seat,
        /// What he added.
        pay: Chips,
        /// The bet in front of him.
        bet: Change,
        /// His stack; to zero is all-in.
        stack: Change,
    },
    /// A player opened the betting of the street.
    Bet {
        /// Who.
        seat: Seat,
        /// The bet in front of him.
        bet: Change,
        /// His stack; to zero is all-in.
        stack: Change,
        /// Whether it is a full bet (an all-in below the minimum is not).
        full: bool,
    },
    /// A player raised.
    Raised {
        /// Who.
        seat: Seat,
        /// The bet that was raised.
        over: Chips,
        /// The bet in front of him.
        bet: Change,
        /// His stack; to zero is all-in.
        stack: Change,
        /// Whether it is a full raise that reopens the betting.
        full: bool,
    },
    /// A part of a bet that nobody matched went back.
    Returned {
        /// To whom.
        seat: Seat,
        /// How much.
        amount: Chips,
        /// His stack.
        stack: Change,
    },
    /// A player turned both cards up.
    Shown {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: [Card; 2],
        /// What they make with the board (nothing before the flop).
        strength: Option<Strength>,
    },
    /// A player hid his hand and gave up his claim.
    Mucked {
        /// Who.
        seat: Seat,
    },
    /// A player declared that he plays the board; his cards stay hidden.
    PlayedBoard {
        /// Who.
        seat: Seat,
        /// What the board makes.
        strength: Option<Strength>,
    },
    /// The house took its fee from a pot.
    Raked {
        /// The pot, 0 is the main pot.
        pot: u8,
        /// How much.
        amount: Chips,
    },
    /// A pot was paid out.
    Awarded {
        /// The pot, 0 is the main pot.
        pot: u8,
        /// What was in it, less the fee.
        amount: Chips,
        /// Who got how much.
        shares: Vec<Share>,
        /// The winning hand, if it was shown.
        strength: Option<Strength>,
    },
    /// The hand is over.
    Ended,
}

/// A winner's part of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// The winner.
    pub seat: Seat,
    /// What he got, odd chips included.
    pub amount: Chips,
    /// Odd chips in it.
    pub odd: Chips,
    /// His stack.
    pub stack: Change,
}

impl Event {
    /// The event as `viewer` may know it: hole cards of others are `None`.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        if let What::Dealt { seat, cards } = &mut seen.what
            && !viewer.knows(*seat)
        {
            *cards = None;
        }
        seen
    }
}
