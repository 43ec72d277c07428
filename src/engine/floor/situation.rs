//! What went wrong.

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::engine::cards::{Card, CardSet, Category};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Street};
use crate::engine::seat::Seat;

/// The number of a hole card in the order of the deal: the first card of the deal is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardOfDeal(pub NonZeroU8);

impl CardOfDeal {
    /// The first card of the deal.
    pub const FIRST: Self = Self(NonZeroU8::MIN);

    /// The card with this number; no card has the number 0.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        NonZeroU8::new(number).map(Self)
    }

    /// Whether it is the first or the second card of the whole deal (MISDEAL-2).
    #[must_use]
    pub const fn is_first_or_second(self) -> bool {
        self.0.get() <= 2
    }

    /// Who gets it: `order` is the order of the deal, the left of the button first (DEAL-2).
    ///
    /// `None` if it is beyond the second lap.
    #[must_use]
    pub fn receiver(self, order: &[Seat]) -> Option<Seat> {
        let index = usize::from(self.0.get()) - 1;
        let lap = index.checked_div(order.len())?;
        let seat = order.get(index % order.len())?;
        (lap < 2).then_some(*seat)
    }
}

/// Whose doing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The dealer's.
    Dealer,
    /// A player's own.
    Player,
}

/// A place that should have got no cards (MISDEAL-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WrongPlace {
    /// Nobody sits there.
    Empty,
    /// Who sits there is not entitled to a hand.
    NotEntitled,
}

/// Where a false card is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardsIn {
    /// In a player's hand.
    Hand,
    /// Among the community cards.
    Board,
    /// Among the folded cards: it was in play.
    Discards,
    /// Among the burn cards: nobody has played with it.
    Burns,
    /// In the undealt rest of the deck.
    Stub,
}

impl CardsIn {
    /// Whether a card found there has been in play (IRREG-2, IRREG-3).
    #[must_use]
    pub const fn in_play(self) -> bool {
        matches!(self, Self::Hand | Self::Board | Self::Discards)
    }
}

/// Where a joker turns up (IRREG-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "kebab-case")]
pub enum JokerAt {
    /// In a player's hand.
    Hand {
        /// Whether he has acted while holding it.
        played_on: bool,
        /// Whether he has looked at his cards (IRREG-9).
        looked: bool,
    },
    /// Among the community cards.
    Board,
    /// In the deck, as the next card.
    Deck,
}

/// A street that begins with community cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardStreet {
    /// Three cards.
    Flop,
    /// The fourth.
    Turn,
    /// The fifth.
    River,
}

impl BoardStreet {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Flop, Self::Turn, Self::River];

    /// Its name in texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flop => "flop",
            Self::Turn => "turn",
            Self::River => "river",
        }
    }
}

impl From<BoardStreet> for Street {
    fn from(street: BoardStreet) -> Self {
        match street {
            BoardStreet::Flop => Self::Flop,
            BoardStreet::Turn => Self::Turn,
            BoardStreet::River => Self::River,
        }
    }
}

/// What went wrong at a live table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Situation {
    // ---- the deal ----
    /// Hole cards were turned up during the deal (MISDEAL-2, MISDEAL-3, MISDEAL-11, MISDEAL-12).
    Exposed {
        /// Who did it.
        by: Cause,
        /// The first of them.
        card: CardOfDeal,
        /// How many more.
        more: u8,
    },
    /// Cards lie face up in the deck (MISDEAL-4, IRREG-6, IRREG-7).
    Boxed {
        /// How many have been found.
        cards: NonZeroU8,
        /// Whether the card after it has already gone to another player.
        next_gone: bool,
    },
    /// More hole cards were dealt than there should be (MISDEAL-5, S-7).
    ExtraCards {
        /// How many more.
        cards: NonZeroU8,
    },
    /// A hole card was dealt out of order (MISDEAL-6).
    OutOfOrder {
        /// Whether the reason is only that an exposed card is used as the burn.
        exposed_as_burn: bool,
    },
    /// The button is in the wrong place (MISDEAL-7, IRREG-1).
    WrongButton,
    /// Cards went to a place that should have none (MISDEAL-8).
    WrongPlace {
        /// Which kind of place.
        place: WrongPlace,
    },
    /// A player has no cards (MISDEAL-9).
    NoCards {
        /// Whether he is entitled to a hand.
        entitled: bool,
        /// Whether he wants to play it.
        wants_to_play: bool,
    },
    /// A player has only one card (MISDEAL-10).
    OneCard {
        /// Whether the missing one is the last of the deal, so that nothing went out of order.
        last_of_deal: bool,
    },

    // ---- the deck ----
    /// A card with another back (IRREG-2, IRREG-3).
    OddBack {
        /// Where it is.
        found: CardsIn,
    },
    /// The same card twice (IRREG-4).
    TwoAlike {
        /// That card.
        card: Card,
    },
    /// Cards are missing from the deck (IRREG-10).
    CardsMissing {
        /// How many.
        cards: NonZeroU8,
    },
    /// A joker in a game without jokers (IRREG-8, IRREG-9, DECK-4).
    Joker {
        /// Where it is.
        found: JokerAt,
        /// Whether the card after it has already gone to another player (IRREG-7).
        next_gone: bool,
    },
    /// The undealt rest of the deck was mixed up, for instance with the hand believed over
    /// (IRREG-15).
    SpoiledStub,

    // ---- the board ----
    /// How many cards were burned before a street: too many, too few, or as many as should be
    /// (IRREG-12, IRREG-13).
    Burned {
        /// The street dealt after them.
        street: BoardStreet,
        /// How many were burned.
        cards: u8,
    },
    /// A street was dealt while the betting before it was open (IRREG-14, S-8).
    EarlyStreet {
        /// The street that was dealt.
        street: BoardStreet,
    },
    /// The flop came with more than three cards (IRREG-16).
    LargeFlop {
        /// How many more.
        extra: NonZeroU8,
    },

    // ---- chips and players ----
    /// Chips of the last hand were left in the middle (IRREG-5).
    ForgottenChips {
        /// How many.
        amount: Chips,
        /// Who took part in the last hand.
        last_hand: Vec<Seat>,
        /// Who is dealt in now.
        this_hand: Vec<Seat>,
    },
    /// A player's cards fell off the table (IRREG-11, DEAL-5).
    CardsFell,
    /// The dealer swept in a player's cards as folded (ETIQ-5, ETIQ-6, C-60).
    SweptIn {
        /// Whether they were protected with a hand, a chip or another object.
        protected: bool,
        /// Whether the player was all-in.
        all_in: bool,
    },
    /// A player's own throw brought his cards to the discard pile (FOLD-4).
    ThrownIn {
        /// Whether it happened at the showdown, perhaps with the best hand.
        showdown: bool,
    },
    /// Somebody acted before his turn (ETIQ-1, DECL-2).
    OutOfTurn {
        /// Who acted.
        actor: Seat,
        /// Whose turn it was.
        turn: Seat,
        /// What he did.
        action: Action,
        /// Whether his cards have touched the discard pile (FOLD-4).
        in_discards: bool,
    },
    /// A player let one other see his cards (SHOW-16, SHOW-17).
    ShownToOne {
        /// Whether the one who saw has a decision left in this hand.
        viewer_can_act: bool,
    },
    /// A player names a hand that is not the one he shows (SHOW-10, SHOW-11).
    Misread {
        /// What he says.
        claimed: Category,
        /// His two cards and the board.
        cards: CardSet,
    },
    /// A pot went to the wrong place (ETIQ-7).
    WrongAward {
        /// Who got it.
        went_to: Vec<Seat>,
        /// Who should have it.
        belongs_to: Vec<Seat>,
        /// Whether somebody said so before the next hand began.
        in_time: bool,
    },
}
