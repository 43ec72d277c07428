//! What happened at the table between hands.

use serde::{Deserialize, Serialize};

use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::Change;
use crate::engine::seat::Seat;

/// One thing that happened between hands, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableEvent {
    /// What happened.
    pub what: TableWhat,
    /// The referee's reason.
    pub because: Citation,
}

/// What happened between hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TableWhat {
    /// A player sat down with chips.
    SatDown {
        /// Where.
        seat: Seat,
        /// With how much.
        stack: Chips,
    },
    /// A player added chips, from zero too.
    ChipsAdded {
        /// Who.
        seat: Seat,
        /// His stack.
        stack: Change,
    },
    /// A player left with his chips.
    Left {
        /// From where.
        seat: Seat,
        /// With how much.
        stack: Chips,
    },
    /// A player lost his last chip.
    Busted {
        /// Who.
        seat: Seat,
    },
    /// A card was drawn for the button.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// Face up.
        card: Card,
    },
    /// The draw gave somebody the button.
    ButtonGiven {
        /// To whom.
        seat: Seat,
        /// The highest card.
        card: Card,
    },
    /// The button moved on.
    ButtonMoved {
        /// From where.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A player will not be dealt in from the next hand on.
    SatOut {
        /// Who.
        seat: Seat,
    },
    /// A player who sat out wants to be dealt in again.
    SatIn {
        /// Who.
        seat: Seat,
    },
    /// A player came into a game that is going on.
    CameIn {
        /// Who.
        seat: Seat,
    },
    /// A blind passed the chair of somebody who is away.
    MissedBlind {
        /// Whose.
        seat: Seat,
        /// Whether it was the big one.
        big: bool,
    },
    /// A player stopped playing on the button.
    PausedOnButton {
        /// Who.
        seat: Seat,
    },
    /// A player took another place.
    ChangedSeat {
        /// From where.
        from: Seat,
        /// To where.
        to: Seat,
    },
    /// A player will leave when the hand is over.
    WillLeave {
        /// Who.
        seat: Seat,
    },
    /// Nobody posts a small blind in this hand.
    NoSmallBlind {
        /// The chair where it would fall.
        seat: Seat,
    },
}
