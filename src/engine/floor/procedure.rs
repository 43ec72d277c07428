//! How things are done at a live table: duties of dealer and players that need no ruling.
//!
//! Every check answers `Ok` with the duty that was kept or `Err` with what is wrong; both name
//! their entries of the rule book.

use serde::{Deserialize, Serialize};

use crate::engine::rule::RuleId;

/// A motion of the live shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShuffleStep {
    /// The cards are spread on the table and mixed with flat hands.
    Chemmy,
    /// Two halves are run into each other.
    Riffle,
    /// Packets are drawn off the top.
    Strip,
    /// The lower part comes on top.
    Cut,
}

/// The prescribed sequence: chemmy, riffle, riffle, strip, riffle, cut (SHUF-3, SHUF-4).
pub const SHUFFLE: [ShuffleStep; 6] = [
    ShuffleStep::Chemmy,
    ShuffleStep::Riffle,
    ShuffleStep::Riffle,
    ShuffleStep::Strip,
    ShuffleStep::Riffle,
    ShuffleStep::Cut,
];

/// The longest a live shuffle should take, in seconds (SHUF-2).
pub const SHUFFLE_SECONDS: u32 = 30;

/// Decks at a live table (DECK-5).
pub const DECKS: u8 = 2;

/// A duty of live procedure that was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// The shuffle: sequence, cut, time.
    Shuffle,
    /// Two decks, exchanged with the dealer.
    TwoDecks,
    /// New cards are checked and mixed.
    NewCards,
    /// The dealer deals and serves from the centre of the table.
    DealerAtCentre,
    /// In a league tournament the dealer does not play.
    LeagueDealer,
    /// Players deal for themselves.
    SelfDealt,
    /// The burn card lies face down.
    BurnFaceDown,
    /// Cards lie on the table in the dealer's sight; they may be lifted to look.
    CardsInSight,
    /// Cards are protected.
    CardsProtected,
    /// Chips stay on the table.
    ChipsOnTable,
    /// A fold goes face down to the dealer, or is thrown in and said.
    FoldToDealer,
    /// The dealer helps to read shown hands.
    HelpReading,
    /// A wrong award is pointed out at once.
    AwardPointedOut,
}

impl Duty {
    /// The entries of the rule book behind it, the deciding one first.
    #[must_use]
    pub fn rules(self) -> &'static [RuleId] {
        use RuleId::{
            Burn2, Buyin5, Deal5, Deal6, Deck5, Deck6, Etiq5, Etiq7, Fold3, Seat5, Seat6, Show11,
            Shuf2, Shuf3, Shuf4, Tourn11,
        };
        match self {
            Self::Shuffle => &[Shuf3, Shuf4, Shuf2],
            Self::TwoDecks => &[Deck5],
            Self::NewCards => &[Deck6],
            Self::DealerAtCentre => &[Seat5],
            Self::LeagueDealer => &[Tourn11, Seat5],
            Self::SelfDealt => &[Seat6],
            Self::BurnFaceDown => &[Burn2],
            Self::CardsInSight => &[Deal6, Deal5],
            Self::CardsProtected => &[Etiq5],
            Self::ChipsOnTable => &[Buyin5],
            Self::FoldToDealer => &[Fold3],
            Self::HelpReading => &[Show11],
            Self::AwardPointedOut => &[Etiq7],
        }
    }
}

/// A duty of live procedure that was broken, with its figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum ProcedureFault {
    /// A wrong motion of the shuffle.
    ShuffleStep {
        /// Its place in the sequence, from 1.
        place: usize,
        /// The motion that belongs there.
        should: ShuffleStep,
        /// The motion that was made.
        found: ShuffleStep,
    },
    /// The shuffle stopped too soon.
    ShuffleUnfinished {
        /// The next motion.
        should: ShuffleStep,
    },
    /// The shuffle went on after the cut.
    AfterTheCut {
        /// What was done.
        found: ShuffleStep,
    },
    /// The shuffle took too long.
    ShuffleTooLong {
        /// Its time.
        seconds: u32,
        /// The most.
        most: u32,
    },
    /// A live table has two decks.
    NumberOfDecks {
        /// How many it has.
        found: u8,
        /// How many it should have.
        should: u8,
    },
    /// The dealer changed, the deck did not.
    DeckNotExchanged,
    /// The deck was exchanged though the dealer stayed.
    DeckExchangedTooSoon,
    /// New cards were not checked.
    CardsNotChecked,
    /// New cards were not mixed on the table.
    CardsNotMixed,
    /// Jokers were left in a new deck.
    JokersLeftIn,
    /// The dealer of the house is not in the centre.
    DealerNotAtCentre,
    /// The dealer plays in a league tournament.
    DealerPlays,
    /// The burn card was turned up.
    BurnShown,
    /// Cards left the playing surface.
    CardsOffTable,
    /// The dealer cannot see the cards.
    CardsOutOfSight,
    /// Cards were held up instead of lying on the table.
    CardsHeldUp,
    /// Cards lie unprotected.
    CardsUnprotected,
    /// Chips were handled away from the table.
    ChipsOffTable,
    /// Chips were taken off by a player who is still in the game.
    ChipsTakenOff,
    /// Chips were added during a hand.
    ChipsAdded,
    /// Cards were folded face up while two or more opponents play on.
    FoldedFaceUp {
        /// Opponents left.
        opponents: u8,
    },
    /// Cards were thrown in without a word.
    FoldedSilently,
    /// Cards were pushed into the discard pile by the player.
    FoldedIntoDiscards,
    /// The dealer may read only hands that are shown.
    ReadUnshown,
    /// A wrong award was seen and not pointed out at once.
    AwardNotPointedOut,
}

impl ProcedureFault {
    /// The entries of the rule book against it, the deciding one first.
    #[must_use]
    pub fn rules(self) -> &'static [RuleId] {
        use RuleId::{
            Burn2, Buyin5, Buyin6, Buyin7, Deal5, Deal6, Deck4, Deck5, Deck6, Etiq5, Etiq6, Etiq7,
            Fold3, Fold4, Fold5, Seat5, Show8, Show11, Shuf2, Shuf3, Shuf4, Tourn11,
        };
        match self {
            Self::ShuffleStep {
                should: ShuffleStep::Cut,
                ..
            }
            | Self::ShuffleStep {
                found: ShuffleStep::Cut,
                ..
            }
            | Self::ShuffleUnfinished {
                should: ShuffleStep::Cut,
            }
            | Self::AfterTheCut { .. } => &[Shuf4, Shuf3],
            Self::ShuffleStep { .. } | Self::ShuffleUnfinished { .. } => &[Shuf3],
            Self::ShuffleTooLong { .. } => &[Shuf2],
            Self::NumberOfDecks { .. } | Self::DeckNotExchanged | Self::DeckExchangedTooSoon => {
                &[Deck5]
            }
            Self::CardsNotChecked | Self::CardsNotMixed => &[Deck6],
            Self::JokersLeftIn => &[Deck4, Deck6],
            Self::DealerNotAtCentre => &[Seat5],
            Self::DealerPlays => &[Tourn11],
            Self::BurnShown => &[Burn2],
            Self::CardsOffTable | Self::CardsOutOfSight => &[Deal5],
            Self::CardsHeldUp => &[Deal6],
            Self::CardsUnprotected => &[Etiq5, Etiq6],
            Self::ChipsOffTable => &[Buyin5],
            Self::ChipsTakenOff => &[Buyin6],
            Self::ChipsAdded => &[Buyin7],
            Self::FoldedFaceUp { .. } => &[Fold5, Fold3],
            Self::FoldedSilently => &[Fold3],
            Self::FoldedIntoDiscards => &[Fold3, Fold4],
            Self::ReadUnshown => &[Show11, Show8],
            Self::AwardNotPointedOut => &[Etiq7],
        }
    }

    /// The deciding entry of the rule book.
    #[must_use]
    pub fn rule(self) -> RuleId {
        self.rules()[0]
    }
}

/// Whether a check found the duty kept or broken.
pub type Checked = Result<Duty, ProcedureFault>;

/// The live shuffle: its sequence (SHUF-3), the cut at its end (SHUF-4), its time (SHUF-2).
pub fn check_shuffle(steps: &[ShuffleStep], seconds: u32) -> Checked {
    for (index, should) in SHUFFLE.into_iter().enumerate() {
        match steps.get(index) {
            None => return Err(ProcedureFault::ShuffleUnfinished { should }),
            Some(&found) if found != should => {
                let place = index + 1;
                return Err(ProcedureFault::ShuffleStep {
                    place,
                    should,
                    found,
                });
            }
            Some(_) => {}
        }
    }
    if let Some(&found) = steps.get(SHUFFLE.len()) {
        return Err(ProcedureFault::AfterTheCut { found });
    }
    if seconds > SHUFFLE_SECONDS {
        let most = SHUFFLE_SECONDS;
        return Err(ProcedureFault::ShuffleTooLong { seconds, most });
    }
    Ok(Duty::Shuffle)
}

/// The decks of a table (DECK-5).
pub fn check_decks(decks: u8, dealer_changed: bool, deck_exchanged: bool) -> Checked {
    if decks != DECKS {
        return Err(ProcedureFault::NumberOfDecks {
            found: decks,
            should: DECKS,
        });
    }
    match (dealer_changed, deck_exchanged) {
        (true, false) => Err(ProcedureFault::DeckNotExchanged),
        (false, true) => Err(ProcedureFault::DeckExchangedTooSoon),
        (true, true) | (false, false) => Ok(Duty::TwoDecks),
    }
}

/// Opening with new cards (DECK-6; jokers: DECK-4).
pub fn check_new_cards(checked: bool, jokers_out: bool, mixed: bool) -> Checked {
    if !checked {
        Err(ProcedureFault::CardsNotChecked)
    } else if !jokers_out {
        Err(ProcedureFault::JokersLeftIn)
    } else if !mixed {
        Err(ProcedureFault::CardsNotMixed)
    } else {
        Ok(Duty::NewCards)
    }
}

/// Who deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "dealer", rename_all = "kebab-case")]
pub enum Dealer {
    /// An employee of the room.
    House {
        /// Whether he has the central place.
        at_centre: bool,
    },
    /// A player of the table.
    Player,
}

/// The dealer's place (SEAT-5) and, in league tournaments, that he does not play (TOURN-11).
pub fn check_dealer(dealer: Dealer, league_tournament: bool) -> Checked {
    match dealer {
        Dealer::Player if league_tournament => Err(ProcedureFault::DealerPlays),
        Dealer::Player => Ok(Duty::SelfDealt),
        Dealer::House { at_centre: false } => Err(ProcedureFault::DealerNotAtCentre),
        Dealer::House { .. } if league_tournament => Ok(Duty::LeagueDealer),
        Dealer::House { .. } => Ok(Duty::DealerAtCentre),
    }
}

/// The burn card (BURN-2).
pub const fn check_burn_card(face_up: bool) -> Checked {
    if face_up {
        Err(ProcedureFault::BurnShown)
    } else {
        Ok(Duty::BurnFaceDown)
    }
}

/// What a player does with his cards or chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Handling {
    /// He lifts the edges of his cards to look.
    LiftsCardsToLook,
    /// He covers them with a hand, a chip or another object.
    ProtectsCards,
    /// He leaves them uncovered.
    LeavesCardsUncovered,
    /// He keeps them in the air.
    HoldsCardsUp,
    /// They are on the table where the dealer cannot see them.
    HidesCards,
    /// He holds them in his lap.
    TakesCardsOffTable,
    /// His chips lie on the table.
    StacksChipsOnTable,
    /// He handles chips on his knees or in his hands away from the table.
    HandlesChipsOffTable,
    /// He pockets chips while he is in the game.
    PocketsChips,
    /// He adds chips during a hand.
    AddsChipsInHand,
}

/// Cards (DEAL-5, DEAL-6, ETIQ-5) and chips (BUYIN-5 to BUYIN-7) in a player's hands.
pub const fn check_handling(handling: Handling) -> Checked {
    match handling {
        Handling::LiftsCardsToLook => Ok(Duty::CardsInSight),
        Handling::ProtectsCards => Ok(Duty::CardsProtected),
        Handling::LeavesCardsUncovered => Err(ProcedureFault::CardsUnprotected),
        Handling::HoldsCardsUp => Err(ProcedureFault::CardsHeldUp),
        Handling::HidesCards => Err(ProcedureFault::CardsOutOfSight),
        Handling::TakesCardsOffTable => Err(ProcedureFault::CardsOffTable),
        Handling::StacksChipsOnTable => Ok(Duty::ChipsOnTable),
        Handling::HandlesChipsOffTable => Err(ProcedureFault::ChipsOffTable),
        Handling::PocketsChips => Err(ProcedureFault::ChipsTakenOff),
        Handling::AddsChipsInHand => Err(ProcedureFault::ChipsAdded),
    }
}

/// How a player folds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FoldGesture {
    /// Face down to the dealer.
    FaceDownToDealer,
    /// Thrown in, with the word "fold".
    ThrownInAndSaid,
    /// Thrown in without a word.
    ThrownInSilently,
    /// Face up.
    FaceUp,
    /// Into the discard pile.
    IntoDiscards,
}

/// A live fold (FOLD-3, C-34); folded cards stay hidden while others play on (FOLD-5).
pub const fn check_fold(gesture: FoldGesture, opponents_left: u8) -> Checked {
    match gesture {
        FoldGesture::FaceUp if opponents_left > 1 => Err(ProcedureFault::FoldedFaceUp {
            opponents: opponents_left,
        }),
        FoldGesture::FaceDownToDealer | FoldGesture::ThrownInAndSaid | FoldGesture::FaceUp => {
            Ok(Duty::FoldToDealer)
        }
        FoldGesture::ThrownInSilently => Err(ProcedureFault::FoldedSilently),
        FoldGesture::IntoDiscards => Err(ProcedureFault::FoldedIntoDiscards),
    }
}

/// Whether the dealer may help to read a hand: one that is shown (SHOW-11).
pub const fn check_reading(shown: bool) -> Checked {
    if shown {
        Ok(Duty::HelpReading)
    } else {
        Err(ProcedureFault::ReadUnshown)
    }
}

/// When somebody who sees a wrong award says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spoken {
    /// At once.
    AtOnce,
    /// Later.
    Later,
    /// Never: it was not his pot.
    Never,
}

/// The duty of everybody who sees a wrong award, in the hand or not (ETIQ-7).
pub const fn check_award_seen(spoken: Spoken) -> Checked {
    match spoken {
        Spoken::AtOnce => Ok(Duty::AwardPointedOut),
        Spoken::Later | Spoken::Never => Err(ProcedureFault::AwardNotPointedOut),
    }
}
