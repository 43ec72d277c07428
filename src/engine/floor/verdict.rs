//! What is done about it.

use serde::{Deserialize, Serialize};

use super::situation::BoardStreet;
use crate::engine::cards::Strength;
use crate::engine::chips::Chips;
use crate::engine::hand::Action;
use crate::engine::seat::Seat;

/// Where chips already put in go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChipsGo {
    /// They stay where they are.
    Stay,
    /// All go back to their owners, blinds and antes too.
    Back,
}

/// Where the button goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ButtonGoes {
    /// It stays; after the hand it moves as usual.
    Stays,
    /// Now, with the blinds, to where it should have been (S-7).
    PutRight,
    /// For the next hand, with the blinds, to where everybody occupies every position within one
    /// orbit, if possible (IRREG-1).
    BalancedNextHand,
}

/// What happens to the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckGoes {
    /// Nothing: the next card is the next card.
    On,
    /// All cards come back, are shuffled and dealt again (S-7).
    Redealt,
    /// It is false and is taken out of play; a correct one is shuffled for the next deal.
    Replaced,
    /// Only the undealt rest is shuffled, with the cards the verdict names.
    StubShuffled,
}

/// When a card is exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// At once.
    Now,
    /// When the deal is complete.
    AfterDeal,
}

/// Where a card goes that nobody may keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OldCardGoes {
    /// It is the next burn card.
    Burn,
    /// Aside, where no cards are burned (BURN-1).
    Aside,
}

/// Where the cards of a street dealt too early go (S-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyGoes {
    /// The flop: back; the burn card stays, the stub is shuffled, a new flop comes.
    BackBeforeFlop,
    /// The turn card: aside; after the betting burn and deal the next card as the turn; the early
    /// card is shuffled back into the stub before the river.
    AsideUntilRiver,
    /// The river card: shuffled back into the stub before the river is dealt; the burn card stays.
    BackBeforeRiver,
}

impl From<BoardStreet> for EarlyGoes {
    fn from(street: BoardStreet) -> Self {
        match street {
            BoardStreet::Flop => Self::BackBeforeFlop,
            BoardStreet::Turn => Self::AsideUntilRiver,
            BoardStreet::River => Self::BackBeforeRiver,
        }
    }
}

/// When everybody sees cards that one has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShowWhen {
    /// At once (SHOW-16).
    Now,
    /// When the betting is over (SHOW-17).
    AfterBetting,
}

/// The kinds of verdicts, as the school sorts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basket {
    /// The deal is void and is made again.
    Misdeal,
    /// The hand is void, the deck was false.
    Void,
    /// Something is put right and the hand goes on.
    Repair,
    /// All that happened stands.
    Stands,
    /// Only one player's hand is dead.
    HandOnly,
    /// What a player's words and chips count as.
    Counts,
}

/// What is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// The deal is void: all chips back, shuffle, deal again (S-7).
    Misdeal {
        /// What happens to button and blinds.
        button: ButtonGoes,
    },
    /// The hand is void: all chips back to their owners, another deck.
    Void,
    /// The hand stands.
    Stands {
        /// What happens to button and blinds.
        button: ButtonGoes,
    },
    /// The hand stands; the one hand with a wrong number of cards, or dealt to nobody entitled, is
    /// dead, and its blinds are not given back (MISDEAL-10).
    FoulHandDead,
    /// This player's hand is dead, as if he had folded.
    HandDead,
    /// The player gets his cards back and plays on.
    HandBack,

    /// An exposed hole card is exchanged for the top card of the rest (MISDEAL-11).
    Exchange {
        /// When.
        when: When,
        /// Where the exposed card goes.
        old: OldCardGoes,
    },
    /// The one card too many goes back (S-7).
    ExtraBack {
        /// As what.
        goes: OldCardGoes,
    },
    /// The player with one card gets the top card of the rest.
    TopCardDue,
    /// These cards do not count; the next ones take their places (IRREG-6 to IRREG-8).
    NextInstead {
        /// How many.
        cards: u8,
        /// When.
        when: When,
    },
    /// The street is mended to the cards that the right order would have brought (S-8); see
    /// [`Spread::mended`](super::Spread::mended).
    MendBurn {
        /// How many cards were burned.
        burned: u8,
        /// How many should have been.
        should: u8,
    },
    /// The cards of this street are invalid (IRREG-14).
    EarlyInvalid {
        /// Which street.
        street: BoardStreet,
        /// Where its cards go.
        goes: EarlyGoes,
    },
    /// All but the hole cards and the burn card is shuffled, and a new flop is dealt (IRREG-16).
    NewFlop,
    /// The rest of the deck is restored as exactly as possible and the hand played out (IRREG-15).
    RestoreStub,
    /// The turn goes back to the right player; what was done early does not count.
    TurnTo {
        /// The right player.
        seat: Seat,
        /// Whether the hand of the one who acted early is dead all the same (FOLD-4).
        hand_dead: bool,
    },
    /// Everybody may see the cards.
    ShowAll {
        /// When.
        when: ShowWhen,
    },
    /// Only these may win the chips left in the middle (IRREG-5).
    OnlyThese {
        /// The chips.
        amount: Chips,
        /// Who took part in the last hand and is dealt in.
        seats: Vec<Seat>,
    },
    /// The pot goes to these (ETIQ-7).
    AwardTo {
        /// Who should have it.
        seats: Vec<Seat>,
    },
    /// The cards count, whatever was said (SHOW-10).
    CardsSpeak {
        /// What they are.
        strength: Strength,
    },

    /// Words and chips count as this action.
    Counts {
        /// The action, as the engine takes it.
        action: Action,
        /// Chips that he must add to what he has put forward.
        add: Chips,
        /// Chips that go back to him.
        back: Chips,
    },
    /// It counts as nothing: he still has to act (or to wait for his turn).
    NotTaken {
        /// Chips that go back to him.
        back: Chips,
    },
}

impl Verdict {
    /// The hand stands, and the button moves as usual.
    pub const STANDS: Self = Self::Stands {
        button: ButtonGoes::Stays,
    };

    /// What happens to chips already put in.
    #[must_use]
    pub const fn chips(&self) -> ChipsGo {
        match self {
            Self::Misdeal { .. } | Self::Void => ChipsGo::Back,
            _ => ChipsGo::Stay,
        }
    }

    /// What happens to button and blinds.
    #[must_use]
    pub const fn button(&self) -> ButtonGoes {
        match self {
            Self::Misdeal { button } | Self::Stands { button } => *button,
            _ => ButtonGoes::Stays,
        }
    }

    /// What happens to the deck.
    #[must_use]
    pub const fn deck(&self) -> DeckGoes {
        match self {
            Self::Misdeal { .. } => DeckGoes::Redealt,
            Self::Void => DeckGoes::Replaced,
            Self::EarlyInvalid { .. } | Self::NewFlop | Self::RestoreStub => DeckGoes::StubShuffled,
            _ => DeckGoes::On,
        }
    }

    /// Which kind of verdict it is.
    #[must_use]
    pub const fn basket(&self) -> Basket {
        match self {
            Self::Misdeal { .. } => Basket::Misdeal,
            Self::Void => Basket::Void,
            Self::Stands { .. } | Self::OnlyThese { .. } => Basket::Stands,
            Self::FoulHandDead | Self::HandDead => Basket::HandOnly,
            Self::HandBack
            | Self::Exchange { .. }
            | Self::ExtraBack { .. }
            | Self::TopCardDue
            | Self::NextInstead { .. }
            | Self::MendBurn { .. }
            | Self::EarlyInvalid { .. }
            | Self::NewFlop
            | Self::RestoreStub
            | Self::TurnTo { .. }
            | Self::ShowAll { .. }
            | Self::AwardTo { .. } => Basket::Repair,
            Self::CardsSpeak { .. } | Self::Counts { .. } | Self::NotTaken { .. } => Basket::Counts,
        }
    }

    /// Whether it mends cards, which only a running hand needs.
    pub(super) const fn mends_cards(&self) -> bool {
        matches!(
            self,
            Self::Exchange { .. }
                | Self::ExtraBack { .. }
                | Self::TopCardDue
                | Self::NextInstead { .. }
                | Self::MendBurn { .. }
                | Self::EarlyInvalid { .. }
                | Self::NewFlop
                | Self::RestoreStub
                | Self::HandBack
        )
    }
}
