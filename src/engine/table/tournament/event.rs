//! What happened in a tournament between hands.

use serde::{Deserialize, Serialize};

use super::color_up::Race;
use super::payouts::Money;
use super::room::TableId;
use super::setup::PlayerId;
use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Change, Stakes};
use crate::engine::seat::Seat;

/// One thing that happened between hands, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentEvent {
    /// What happened.
    pub what: TournamentWhat,
    /// The referee's reason.
    pub because: Citation,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TournamentWhat {
    /// Everybody got his chips.
    Began {
        /// How many players.
        players: u32,
        /// The chips of each.
        stack: Chips,
        /// The entry money of all.
        pool: Money,
    },
    /// A seat was drawn: at the start, or anew at the final table.
    SeatDrawn {
        /// Who.
        player: PlayerId,
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
    },
    /// The button of a table was drawn.
    ButtonDrawn {
        /// The table.
        table: TableId,
        /// Who has it.
        seat: Seat,
        /// The highest card.
        card: Card,
    },
    /// A new level: it holds from each table's next hand on.
    LevelBegan {
        /// Its number.
        level: u32,
        /// What is posted.
        stakes: Stakes,
    },
    /// Small chips left the game.
    ColoredUp {
        /// The smallest chip before.
        from: Chips,
        /// The smallest chip now.
        to: Chips,
        /// Everybody who had odd chips.
        races: Vec<Race>,
    },
    /// A player lost his last chip and may buy again.
    Busted {
        /// Who.
        player: PlayerId,
    },
    /// A player bought chips again.
    Rebought {
        /// Who.
        player: PlayerId,
        /// His stack.
        stack: Change,
        /// The prize pool afterwards.
        pool: Money,
    },
    /// A player took the add-on.
    AddedOn {
        /// Who.
        player: PlayerId,
        /// His stack.
        stack: Change,
        /// The prize pool afterwards.
        pool: Money,
    },
    /// The first phase is over; the prize pool is final.
    RebuysClosed {
        /// The prize pool.
        pool: Money,
    },
    /// A player is out.
    Eliminated {
        /// Who.
        player: PlayerId,
        /// His place; of shared places the best.
        place: u32,
        /// How many share the places from this one on.
        sharing: u32,
    },
    /// A player was moved to another table.
    Moved {
        /// Who.
        player: PlayerId,
        /// From where.
        from: (TableId, Seat),
        /// To where.
        to: (TableId, Seat),
        /// Whether he waits there until the button has passed.
        waits: bool,
    },
    /// A table was broken.
    TableBroken {
        /// Which.
        table: TableId,
    },
    /// From now on all tables play hand for hand.
    HandForHandBegan,
    /// The tables need not wait for each other any more.
    HandForHandEnded,
    /// All who are left sit at one table.
    FinalTable {
        /// Which.
        table: TableId,
    },
    /// Two players are left.
    HeadsUp,
    /// A player has all the chips.
    Won {
        /// Who.
        player: PlayerId,
    },
    /// A prize was paid.
    Paid {
        /// To whom.
        player: PlayerId,
        /// For which place.
        place: u32,
        /// How much.
        prize: Money,
    },
    /// A player is away: his blinds are posted, his hands are folded in turn.
    WentAway {
        /// Who.
        player: PlayerId,
    },
    /// A player is back.
    CameBack {
        /// Who.
        player: PlayerId,
    },
}
