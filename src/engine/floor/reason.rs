//! Why the floor decides as it does.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::moment::Moment;
use super::situation::{BoardStreet, CardOfDeal, CardsIn, JokerAt, WrongPlace};
use crate::engine::cards::{Card, Category};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::Action;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

/// A question on which the sources of the rule book disagree, by its number there: C-48.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conflict(pub u8);

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C-{}", self.0)
    }
}

/// Why the floor decides as it does.
///
/// One variant is one sentence in every language; its fields are the figures of that sentence.
/// [`Reason::rules`] names the entries of the rule book behind it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    // ---- the deal ----
    /// Two players have acted: no misdeal any more, and no blind is given back.
    PlayHasBegun {
        /// Players who have acted.
        acted: u8,
    },
    /// The hand is over: there is nothing left to deal again.
    HandOver,
    /// The first or the second card of the deal was exposed by the dealer, in a house where that
    /// is a misdeal.
    FirstCardsExposed {
        /// Which card.
        card: CardOfDeal,
        /// Players who have acted.
        acted: u8,
    },
    /// The dealer exposed two or more cards.
    ManyExposed {
        /// How many.
        cards: u16,
        /// Players who have acted.
        acted: u8,
    },
    /// The dealer exposed one card, which is exchanged.
    OneExposed {
        /// Which card.
        card: CardOfDeal,
    },
    /// A player turned up his own card: that is no fault of the dealer's.
    OwnCardShown {
        /// Which card.
        card: CardOfDeal,
    },
    /// Two or more cards lie face up in the deck.
    ManyBoxed {
        /// How many.
        cards: u8,
        /// Players who have acted.
        acted: u8,
    },
    /// A card that lies face up in the deck is no card; the next takes its place.
    Boxed {
        /// How many.
        cards: u8,
    },
    /// As before, but the next card has gone to another player: replaced after the deal.
    BoxedNextGone {
        /// How many.
        cards: u8,
    },
    /// Two or more extra cards were dealt.
    ManyExtra {
        /// How many.
        cards: u8,
        /// Players who have acted.
        acted: u8,
    },
    /// Exactly one extra card was dealt: too few for a misdeal.
    OneExtra,
    /// A card was dealt out of order.
    OutOfOrder {
        /// Players who have acted.
        acted: u8,
    },
    /// A card out of order only because an exposed one is the burn: the exception.
    ExposedAsBurn,
    /// The one missing card is the last of the deal: nothing went out of order.
    LastCardMissing,
    /// The button is in the wrong place.
    ButtonWrong {
        /// Players who have acted.
        acted: u8,
    },
    /// The button was in the wrong place and play has begun.
    ButtonWrongLate {
        /// Players who have acted.
        acted: u8,
    },
    /// Cards were dealt to a place that should have none.
    WrongPlaceDealt {
        /// Which kind of place.
        place: WrongPlace,
        /// Players who have acted.
        acted: u8,
    },
    /// A player who is entitled to a hand and wants to play got no cards.
    LeftOut {
        /// Players who have acted.
        acted: u8,
    },
    /// A player without cards is not entitled to them, or does not want to play.
    RightlyLeftOut,

    // ---- the deck ----
    /// A card with another back was in play.
    OddBackInPlay {
        /// Where it is.
        found: CardsIn,
    },
    /// A card with another back was never in play.
    OddBackUnused {
        /// Where it is.
        found: CardsIn,
    },
    /// The same card twice.
    TwoAlike {
        /// That card.
        card: Card,
    },
    /// A missing card does not cancel the result.
    CardsMissing {
        /// How many.
        cards: u8,
    },
    /// A joker is no card; the next takes its place.
    JokerNoCard {
        /// Where it is.
        found: JokerAt,
    },
    /// As before, but the next card has gone to another player: replaced after the deal.
    JokerNextGone {
        /// Where it is.
        found: JokerAt,
    },
    /// He went on playing with a joker.
    JokerPlayed,
    /// He went on playing with a joker because he had not looked: his own risk.
    JokerUnseen,
    /// The hand must be played out with the rest of the deck as well as it can be restored.
    StubSpoiled,

    // ---- the board ----
    /// The wrong number of cards was burned, and nobody has acted on the street yet.
    BurnWrong {
        /// The street.
        street: BoardStreet,
        /// How many were burned.
        burned: u8,
        /// How many should have been.
        should: u8,
    },
    /// The wrong number of cards was burned, but there has been action on the street.
    BurnWrongLate {
        /// The street.
        street: BoardStreet,
        /// Players who have acted on it.
        acted: u8,
    },
    /// As many cards were burned as the house burns.
    BurnRight {
        /// How many.
        burned: u8,
    },
    /// A card dealt before the betting is finished is invalid.
    DealtEarly {
        /// The street.
        street: BoardStreet,
    },
    /// The flop has more than three cards.
    LargeFlop {
        /// How many it has.
        cards: u16,
    },

    // ---- chips and players ----
    /// Chips left over can be won only by those who took part in the hand they come from.
    ChipsOfLastHand {
        /// The chips.
        amount: Chips,
        /// Dealt in now, but not then.
        newcomers: Vec<Seat>,
    },
    /// Cards that fall off the table are played.
    CardsFell,
    /// Unprotected cards were taken as folded: no ground for complaint.
    Unprotected,
    /// An all-in hand cannot be folded, protected or not.
    AllInSafe,
    /// Protected cards are not folded by the dealer's hand.
    Protected,
    /// What has touched the discard pile is dead.
    TouchedDiscards,
    /// What has touched the discard pile is dead; only shown cards win.
    ThrownAtShowdown,
    /// Only the player in turn may act.
    OutOfTurn {
        /// Who acted.
        actor: Seat,
        /// Whose turn it is.
        turn: Seat,
        /// What he did.
        action: Action,
    },
    /// As before, and his cards have touched the discard pile.
    OutOfTurnDead {
        /// Who acted.
        actor: Seat,
        /// Whose turn it is.
        turn: Seat,
    },
    /// It was his turn.
    InTurn,
    /// What one has seen, all may see.
    ShowOneShowAll,
    /// What one has seen, all may see, but he can no longer use it: after the betting.
    ShowAllLater,
    /// The cards count, not what is said of them; the dealer may help to read them.
    Misread {
        /// What was said.
        claimed: Category,
        /// What they are.
        is: Category,
    },
    /// The cards are what was said of them.
    ReadRight {
        /// What they are.
        is: Category,
    },
    /// These cards make no hand: both hole cards must be shown.
    NotShown,
    /// A wrong award was pointed out and is put right.
    AwardWrong,
    /// A wrong award was not pointed out at once.
    AwardWrongLate,
    /// The award was right.
    AwardRight,

    // ---- words and chips ----
    /// Not his turn: neither words nor chips count.
    NotHisTurn,
    /// Nothing that is a clear action was said or done.
    Unclear,
    /// The word binds.
    Said,
    /// The amount was said first; the chips may come in several motions.
    SaidAmount {
        /// The total on the street that was said.
        to: Chips,
    },
    /// A word without an amount; the chips of one motion name it.
    SaidThenOneMotion {
        /// The total on the street that they make.
        to: Chips,
    },
    /// Less than the smallest bet or raise: the word binds, the amount is made up.
    SaidTooLittle {
        /// What was said or put out, as a total on the street.
        said: Chips,
        /// The least, and why.
        least: Citation,
    },
    /// More than the greatest bet or raise: only so much counts.
    TooMuch {
        /// What was said or put out, as a total on the street.
        said: Chips,
        /// The most, and why.
        most: Citation,
    },
    /// He may not bet or raise.
    NoRaise {
        /// Why not.
        refused: Citation,
    },
    /// "Call" was said first: what follows is a string raise.
    CallThenRaise,
    /// Chips in more than one motion, no amount said: only the first motion counts.
    StringBet {
        /// The first motion.
        first: Chips,
        /// What came after it.
        later: Chips,
    },
    /// One silent chip worth more than the bet is a call.
    OneChip {
        /// The chip.
        chip: Chips,
        /// The bet.
        bet: Chips,
    },
    /// One silent chip that opens the betting is a bet of its full value (S-16).
    OneChipOpens {
        /// The chip.
        chip: Chips,
    },
    /// One and a half times the bet, silently, is a raise; the rest is due.
    OneAndAHalf {
        /// The total put out.
        put: Chips,
        /// From how much on it is a raise.
        from: Chips,
        /// The full raise.
        to: Chips,
    },
    /// Less than one and a half times the bet, silently, is a call.
    LessThanOneAndAHalf {
        /// The total put out.
        put: Chips,
        /// From how much on it would be a raise.
        from: Chips,
    },
    /// Silent chips in one motion are a bet or raise of what they are worth.
    OneMotion {
        /// The total on the street that they make.
        to: Chips,
    },
    /// Too few chips for the call: the rest is due.
    TooFewForCall {
        /// What was put in.
        put: Chips,
        /// What the call costs.
        due: Chips,
    },
    /// Too few chips for a bet: the rest is due.
    TooFewForBet {
        /// What was put in.
        put: Chips,
        /// The least bet, and why.
        least: Citation,
    },
    /// Silent chips of exactly the price are a call.
    ExactCall {
        /// The price.
        due: Chips,
    },
    /// Silent chips that are all the player has.
    SilentAllIn {
        /// The total on the street that they make.
        to: Chips,
    },
    /// Saying so or tapping the table is a check.
    CheckSign,
    /// A check is not possible against a bet.
    NoCheck {
        /// What is to be paid.
        due: Chips,
    },
    /// The cards went forward: a fold.
    FoldSign,
}

impl Reason {
    /// The entries of the rule book behind it, the deciding one first.
    #[must_use]
    #[expect(
        clippy::match_same_arms,
        reason = "in the order of the variants, not of the rules"
    )]
    pub fn rules(&self) -> &'static [RuleId] {
        use RuleId::{
            Allin1, Allin4, Bet1, Bet2, Bet5, Burn1, Call1, Check1, Check4, Check5, Chip1, Chip2,
            Chip3, Deal2, Deal5, Deal7, Deck4, Decl1, Decl2, Etiq1, Etiq5, Etiq6, Etiq7, Fold3,
            Fold4, Irreg1, Irreg2, Irreg3, Irreg4, Irreg5, Irreg6, Irreg7, Irreg8, Irreg9, Irreg10,
            Irreg11, Irreg12, Irreg13, Irreg14, Irreg15, Irreg16, Misdeal1, Misdeal2, Misdeal3,
            Misdeal4, Misdeal5, Misdeal6, Misdeal7, Misdeal8, Misdeal9, Misdeal10, Misdeal11,
            Misdeal12, Round5, Show8, Show10, Show11, Show16, Show17, String1, String2, String3,
        };
        match self {
            Self::PlayHasBegun { .. } | Self::HandOver => &[Misdeal10, Misdeal1],
            Self::FirstCardsExposed { .. } => &[Misdeal2, Misdeal11, Misdeal1],
            Self::ManyExposed { .. } => &[Misdeal3, Misdeal12, Misdeal1],
            Self::OneExposed { .. } => &[Misdeal11],
            Self::OwnCardShown { .. } => &[Misdeal2, Deal7],
            Self::ManyBoxed { .. } => &[Misdeal4, Misdeal1],
            Self::Boxed { .. } => &[Irreg6],
            Self::BoxedNextGone { .. } => &[Irreg7, Irreg6],
            Self::ManyExtra { .. } => &[Misdeal5, Misdeal1],
            Self::OneExtra => &[Misdeal5],
            Self::OutOfOrder { .. } => &[Misdeal6, Misdeal1],
            Self::ExposedAsBurn => &[Misdeal6, Misdeal11],
            Self::LastCardMissing => &[Misdeal6, Deal2],
            Self::ButtonWrong { .. } => &[Misdeal7, Misdeal1],
            Self::ButtonWrongLate { .. } => &[Irreg1, Misdeal10],
            Self::WrongPlaceDealt { .. } => &[Misdeal8, Misdeal1],
            Self::LeftOut { .. } => &[Misdeal9, Misdeal1],
            Self::RightlyLeftOut => &[Misdeal9],
            Self::OddBackInPlay { .. } => &[Irreg2],
            Self::OddBackUnused { .. } => &[Irreg3],
            Self::TwoAlike { .. } => &[Irreg4],
            Self::CardsMissing { .. } => &[Irreg10],
            Self::JokerNoCard { .. } => &[Irreg8, Irreg6, Deck4],
            Self::JokerNextGone { .. } => &[Irreg8, Irreg7, Deck4],
            Self::JokerPlayed => &[Irreg8, Deck4],
            Self::JokerUnseen => &[Irreg8, Irreg9, Deck4],
            Self::StubSpoiled => &[Irreg15],
            Self::BurnWrong { .. } => &[Irreg12, Burn1],
            Self::BurnWrongLate { .. } => &[Irreg13],
            Self::BurnRight { .. } => &[Burn1],
            Self::DealtEarly { .. } => &[Irreg14],
            Self::LargeFlop { .. } => &[Irreg16],
            Self::ChipsOfLastHand { .. } => &[Irreg5],
            Self::CardsFell => &[Irreg11, Deal5],
            Self::Unprotected => &[Etiq6, Etiq5, Fold4],
            Self::AllInSafe => &[Allin4, Etiq6],
            Self::Protected => &[Etiq5, Etiq6],
            Self::TouchedDiscards => &[Fold4],
            Self::ThrownAtShowdown => &[Fold4, Show8],
            Self::OutOfTurn { .. } => &[Etiq1, Round5, Decl2],
            Self::OutOfTurnDead { .. } => &[Etiq1, Fold4, Round5],
            Self::InTurn => &[Round5],
            Self::ShowOneShowAll => &[Show16, Deal7],
            Self::ShowAllLater => &[Show17, Show16, Deal7],
            Self::Misread { .. } | Self::ReadRight { .. } => &[Show10, Show11],
            Self::NotShown => &[Show8],
            Self::AwardWrong => &[Etiq7, Show10],
            Self::AwardWrongLate => &[Etiq7],
            Self::AwardRight => &[Show10],
            Self::NotHisTurn => &[Etiq1, Decl2, Round5],
            Self::Unclear => &[Decl2],
            Self::Said => &[Decl1],
            Self::SaidAmount { .. } => &[Decl1, String2],
            Self::SaidThenOneMotion { .. } => &[Decl1, String2],
            Self::SaidTooLittle { .. } => &[Decl1, Bet2, Chip3],
            Self::TooMuch { most, .. } => most.rules(),
            Self::NoRaise { refused } => refused.rules(),
            Self::CallThenRaise => &[String3, String1, Decl1],
            Self::StringBet { .. } => &[String1, String2],
            Self::OneChip { .. } | Self::OneChipOpens { .. } => &[Chip1],
            Self::OneAndAHalf { .. } | Self::LessThanOneAndAHalf { .. } => &[Chip2],
            Self::OneMotion { .. } => &[String2],
            Self::TooFewForCall { .. } => &[Chip3, Call1],
            Self::TooFewForBet { .. } => &[Chip3, Bet1],
            Self::ExactCall { .. } => &[Call1],
            Self::SilentAllIn { .. } => &[Allin1, Bet5],
            Self::CheckSign => &[Check5, Check1],
            Self::NoCheck { .. } => &[Check4, Check5],
            Self::FoldSign => &[Fold3],
        }
    }

    /// The deciding entry of the rule book.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.rules()[0]
    }

    /// Where the sources disagree about it.
    #[must_use]
    pub const fn conflict(&self) -> Option<Conflict> {
        let number = match self {
            Self::FirstCardsExposed { .. } => 48,
            Self::OneExposed { card } if card.is_first_or_second() => 48,
            Self::OneExposed { .. } => 50,
            Self::ManyExposed { .. } => 49,
            Self::ButtonWrong { .. } | Self::ButtonWrongLate { .. } => 51,
            Self::PlayHasBegun { .. } => 55,
            Self::CardsFell => 52,
            Self::TouchedDiscards | Self::ThrownAtShowdown | Self::StubSpoiled => 53,
            Self::Unprotected | Self::AllInSafe => 60,
            Self::ShowOneShowAll | Self::ShowAllLater => 33,
            Self::Misread { .. } => 31,
            Self::OneAndAHalf { .. } | Self::LessThanOneAndAHalf { .. } => 9,
            Self::FoldSign => 34,
            _ => return None,
        };
        Some(Conflict(number))
    }

    /// Why a misdeal is no longer possible.
    pub(super) fn too_late(moment: Moment) -> Self {
        if moment.acted >= Moment::PLAY_HAS_BEGUN {
            Self::PlayHasBegun {
                acted: moment.acted,
            }
        } else {
            Self::HandOver
        }
    }
}
