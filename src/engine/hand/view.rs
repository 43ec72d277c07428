//! What a viewer may know of a hand.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::board::Board;
use super::legal::LegalActions;
use super::pot::Pot;
use super::setup::{Mode, one_chip};
use super::street::Street;
use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::house::HouseRules;
use crate::engine::seat::Seat;

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player: his own cards and what is public.
    Seat(Seat),
    /// Only what is public.
    Spectator,
    /// All hole cards: the referee, and anybody after the hand where the rules allow it.
    Everyone,
}

impl Viewer {
    /// Whether the viewer knows the hole cards of `seat` before they are shown.
    #[must_use]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Everyone => true,
        }
    }
}

/// What comes next in a hand; dealing and collecting happen by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This player must fold, check, call, bet or raise.
    Act(Seat),
    /// This player may show or muck a beaten hand.
    ShowOrMuck(Seat),
    /// The hand is over.
    Over,
}

impl Turn {
    /// The player whose decision is awaited.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Act(seat) | Self::ShowOrMuck(seat) => Some(seat),
            Self::Over => None,
        }
    }
}

/// Everything a viewer may know of a hand: the one snapshot that screens, bots and workers get.
///
/// As text it goes without the legal actions: they follow from the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Snapshot")]
pub struct TableView {
    /// Who looks.
    pub viewer: Viewer,
    /// What comes next.
    pub turn: Turn,
    /// What the player in turn may do; only for himself and for [`Viewer::Everyone`].
    #[serde(skip)]
    pub legal: Option<LegalActions>,
    /// The table.
    pub hand: HandState,
}

/// A view as text.
#[derive(Deserialize)]
struct Snapshot {
    viewer: Viewer,
    turn: Turn,
    hand: HandState,
}

impl From<Snapshot> for TableView {
    fn from(snapshot: Snapshot) -> Self {
        let Snapshot { viewer, turn, hand } = snapshot;
        let legal = match turn {
            Turn::Act(seat) if viewer.knows(seat) => {
                hand.seat(seat).map(|player| hand.legal_for(player))
            }
            Turn::Act(_) | Turn::ShowOrMuck(_) | Turn::Over => None,
        };
        Self {
            viewer,
            turn,
            legal,
            hand,
        }
    }
}

impl TableView {
    /// The viewer's own place, if he plays.
    #[must_use]
    pub fn own_seat(&self) -> Option<&SeatState> {
        match self.viewer {
            Viewer::Seat(seat) => self.hand.seat(seat),
            Viewer::Spectator | Viewer::Everyone => None,
        }
    }
}

/// The table in the middle of a hand: the fold over the hand's events.
///
/// In a view, hole cards that the viewer may not know are [`HoleCards::Down`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandState {
    /// The house rules in force.
    pub rules: HouseRules,
    /// What the hand is part of.
    pub mode: Mode,
    /// The minimum bet of each street (in fixed limit: the one size).
    pub min_bets: [Chips; 4],
    /// Where the button is; the place may be empty.
    pub button: Seat,
    /// The betting round.
    pub street: Street,
    /// The community cards.
    pub board: Board,
    /// The players dealt in, clockwise by seat number.
    pub seats: Vec<SeatState>,
    /// What has been collected, main pot first.
    pub pots: Vec<Pot>,
    /// Dead money on its way to the main pot: a big-blind ante, dead posts.
    pub dead: Chips,
    /// The betting of the street.
    pub betting: Betting,
    /// All decisions so far, in order.
    pub taken: Vec<Taken>,
    /// What the house has taken.
    pub rake: Chips,
    /// Bets and raises allowed on each street, blinds not counted; `None` where there is no cap.
    pub caps: Option<[u8; 4]>,
    /// The smallest chip in play ([`HandSetup::smallest_chip`](super::HandSetup)).
    #[serde(default = "one_chip")]
    pub smallest_chip: Chips,
    /// Whether the hand has ended.
    pub over: bool,
}

/// A player's place in a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// The place.
    pub seat: Seat,
    /// Chips behind.
    pub stack: Chips,
    /// The bet in front of him on this street.
    pub bet: Chips,
    /// The ante in front of him, not collected yet.
    pub ante: Chips,
    /// All he has put in during this hand, less what was returned.
    pub invested: Chips,
    /// What he has won in this hand.
    pub won: Chips,
    /// In, out, or all-in.
    pub status: Status,
    /// His two cards.
    pub hole: HoleCards,
    /// Whether he declared that he plays the board (SHOW-12).
    pub plays_board: bool,
    /// The bet he had matched when he last acted on this street.
    pub matched: Option<Chips>,
    /// How many full bets and raises there had been by then.
    pub matched_wagers: u8,
}

/// How a player stands in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// In, with chips.
    Active,
    /// In, without chips (ALLIN-1).
    AllIn,
    /// Out: folded.
    Folded,
    /// Out: mucked at the showdown.
    Mucked,
}

/// Two hole cards as a viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HoleCards {
    /// None dealt yet.
    None,
    /// Face down, not known to the viewer.
    Down,
    /// Known to the viewer alone (and to their owner).
    Known([Card; 2]),
    /// Face up for everybody.
    Up([Card; 2]),
}

impl HoleCards {
    /// The cards, if the viewer knows them.
    #[must_use]
    pub fn cards(self) -> Option<[Card; 2]> {
        match self {
            Self::Known(cards) | Self::Up(cards) => Some(cards),
            Self::None | Self::Down => None,
        }
    }
}

/// The betting of one street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Betting {
    /// The total to match; a short blind counts as full (BLIND-17).
    pub bet: Chips,
    /// The last full bet or raise, at least the minimum bet.
    pub last_raise: Chips,
    /// The highest full level: where fixed limit goes on from after a short all-in.
    pub level: Chips,
    /// Full bets and raises of the street (before the flop the big blind is not counted); 255 are
    /// as many or more.
    pub wagers: u8,
    /// How many are allowed (fixed limit); none where there is no cap.
    pub cap: Option<u8>,
    /// The cap was reached while three or more players could act (LIMIT-4).
    pub capped: bool,
    /// Who last lifted the bet on this street, short all-ins included (S-25).
    pub aggressor: Option<Seat>,
    /// The last round in which anybody acted: it decides who opens the showdown (S-6).
    pub last_round: LastRound,
    /// Who last lifted the bet in the whole hand.
    pub hand_aggressor: Option<Seat>,
    /// Who posted last of the big blind and the straddles: the action starts on his left.
    pub last_blind: Option<Seat>,
    /// Who acted last on this street.
    pub last_actor: Option<Seat>,
}

/// The last betting round in which anybody acted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastRound {
    /// Which round.
    pub street: Street,
    /// Who acted first in it.
    pub first: Option<Seat>,
    /// Who last lifted the bet in it, short all-ins included (S-25).
    pub aggressor: Option<Seat>,
}

/// A decision that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Taken {
    /// On which street.
    pub street: Street,
    /// By whom.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// What it added to the pot.
    pub paid: Chips,
    /// Whether it was his last chip.
    pub all_in: bool,
}

impl HandState {
    /// The player at `seat`, if he was dealt in.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.place(seat).and_then(|place| self.seats.get(place))
    }

    /// Where `seat` stands in the list of players. They stand in the order of their numbers, so
    /// that nobody stands behind the place that has his number: most often he is right there.
    pub(super) fn place(&self, seat: Seat) -> Option<usize> {
        let own = seat.index();
        if self
            .seats
            .get(own)
            .is_some_and(|player| player.seat == seat)
        {
            return Some(own);
        }
        let before = self.seats.get(..own).unwrap_or(&self.seats);
        before.iter().rposition(|player| player.seat == seat)
    }

    /// All chips in the middle and in front of the players.
    #[must_use]
    pub fn pot_total(&self) -> Chips {
        let collected: Chips = self.pots.iter().map(|pot| pot.amount).sum();
        let waiting: Chips = self
            .seats
            .iter()
            .map(|player| player.bet + player.ante)
            .sum();
        collected + waiting + self.dead
    }

    /// All chips of the hand: stacks, bets, pots and what the house took.
    #[must_use]
    pub fn chips_total(&self) -> Chips {
        // Asked after every action: one plain sum. A table never holds enough to overflow it.
        let mut sum = self.dead.get().wrapping_add(self.rake.get());
        for player in &self.seats {
            let in_front = player.bet.get().wrapping_add(player.ante.get());
            sum = sum.wrapping_add(player.stack.get()).wrapping_add(in_front);
        }
        for pot in &self.pots {
            sum = sum.wrapping_add(pot.amount.get());
        }
        Chips::new(sum)
    }

    /// The last decision of `seat` on the present street.
    #[must_use]
    pub fn last_taken(&self, seat: Seat) -> Option<&Taken> {
        self.taken
            .iter()
            .rev()
            .find(|t| t.seat == seat && t.street == self.street)
    }
}

impl SeatState {
    /// Whether he still has chips to bet with.
    pub(super) fn is_able(&self) -> bool {
        self.status == Status::Active
    }

    /// Whether his claim is on the table: cards face up, or the board declared.
    pub(super) fn is_up(&self) -> bool {
        self.plays_board | matches!(self.hole, HoleCards::Up(_))
    }

    /// Whether he can still win something.
    #[must_use]
    pub fn is_in(&self) -> bool {
        matches!(self.status, Status::Active | Status::AllIn)
    }
}
