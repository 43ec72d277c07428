//! Hands laid side by side.

use super::instance::Shown;
use crate::engine::cards::{Card, CardSet, Category, Rank, Reading, Strength, parse_cards};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::spot::Comparison;

/// A full board with two or more hands; seat 0 is hand A.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    pub(super) board: Vec<Card>,
    pub(super) hands: Vec<[Card; 2]>,
    pub(super) strengths: Vec<Strength>,
}

impl Laid {
    /// The first five cards as the board, then two for each hand.
    pub(super) fn dealt(pack: &[Card], hands: usize) -> Option<Self> {
        let (board, rest) = pack.split_at_checked(5)?;
        let hands = rest.chunks_exact(2).take(hands).map(|two| [two[0], two[1]]);
        Self::of(board.to_vec(), hands.collect())
    }

    pub(super) fn of(board: Vec<Card>, hands: Vec<[Card; 2]>) -> Option<Self> {
        let cards = |hand: &[Card; 2]| board.iter().chain(hand).copied().collect::<CardSet>();
        let strengths: Option<Vec<Strength>> =
            hands.iter().map(|hand| Strength::of(cards(hand))).collect();
        Some(Self {
            strengths: strengths?,
            board,
            hands,
        })
    }

    /// A row of the rule book: `Kh Kd 8c 5s 2d | Ks Qc | Kc Jd`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('|').map(|part| parse_cards(part.trim()).ok());
        let board = parts.next()??;
        let hands: Option<Vec<[Card; 2]>> = parts.map(|two| two?.try_into().ok()).collect();
        Self::of(board, hands?)
    }

    /// All cards that a hand can choose from.
    pub(super) fn cards(&self, place: usize) -> CardSet {
        let hand = self.hands.get(place).into_iter().flatten();
        self.board.iter().chain(hand).copied().collect()
    }

    pub(super) fn best(&self) -> Option<Strength> {
        self.strengths.iter().copied().max()
    }

    /// The best of those that do not win.
    pub(super) fn second(&self) -> Option<Strength> {
        let best = self.best()?;
        self.strengths
            .iter()
            .copied()
            .filter(|strength| *strength < best)
            .max()
    }

    /// The hands that fit.
    pub(super) fn those(&self, fits: impl Fn(usize, Strength) -> bool) -> SeatSet {
        let hands = self.strengths.iter().enumerate();
        hands
            .filter(|(place, strength)| fits(*place, **strength))
            .map(|(place, _)| Seat(place as u8))
            .collect()
    }

    pub(super) fn winners(&self) -> SeatSet {
        let best = self.best();
        self.those(|_, strength| Some(strength) == best)
    }

    /// The ranks of all cards of a hand, the highest first.
    pub(super) fn ranks(&self, seat: Seat) -> Vec<Rank> {
        let mut ranks: Vec<Rank> = self.cards(seat.index()).iter().map(Card::rank).collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        ranks
    }

    /// The one of these hands that is greatest by this measure, if it is one alone.
    pub(super) fn alone<T: Ord>(
        &self,
        seats: SeatSet,
        measure: impl Fn(&Self, Seat) -> T,
    ) -> Option<Seat> {
        let best = seats.iter().map(|seat| measure(self, seat)).max()?;
        let mut greatest = seats.iter().filter(|seat| measure(self, *seat) == best);
        let first = greatest.next()?;
        greatest.next().is_none().then_some(first)
    }

    pub(super) fn shown(&self) -> Shown {
        let letters = 'A'..='Z';
        let hands = letters.zip(&self.hands);
        Shown::Cards(Comparison {
            board: self.board.clone(),
            hands: hands
                .map(|(letter, hand)| (letter, hand.to_vec()))
                .collect(),
        })
    }
}

/// The ranks that make the kind of a hand; what is left of the five are side cards.
pub(super) fn main_ranks(strength: Strength) -> Vec<Rank> {
    match strength.ranks() {
        Reading::RoyalFlush => Vec::new(),
        Reading::StraightFlush { high }
        | Reading::Straight { high }
        | Reading::Flush { ranks: [high, ..] }
        | Reading::HighCard { ranks: [high, ..] } => vec![high],
        Reading::FourOfAKind { rank, .. }
        | Reading::ThreeOfAKind { rank, .. }
        | Reading::Pair { rank, .. } => vec![rank],
        Reading::FullHouse { trips, pair } => vec![trips, pair],
        Reading::TwoPair { high, low, .. } => vec![high, low],
    }
}

/// Whether both are of one kind with the same main ranks.
pub(super) fn alike(one: Strength, other: Strength) -> bool {
    one.category() == other.category() && main_ranks(one) == main_ranks(other)
}

/// The first place at which two hands of one kind differ, from 0.
pub(super) fn difference(one: Strength, other: Strength) -> Option<usize> {
    let other = other.ranks().five();
    let mut pairs = one.ranks().five().into_iter().zip(other);
    pairs.position(|(one, other)| one != other)
}

/// The entry about a kind of hand.
pub(super) const fn rule_of(category: Category) -> RuleId {
    match category {
        Category::HighCard => RuleId::Rank15,
        Category::Pair => RuleId::Rank14,
        Category::TwoPair => RuleId::Rank13,
        Category::ThreeOfAKind => RuleId::Rank12,
        Category::Straight => RuleId::Rank10,
        Category::Flush => RuleId::Rank9,
        Category::FullHouse => RuleId::Rank8,
        Category::FourOfAKind => RuleId::Rank7,
        Category::StraightFlush => RuleId::Rank5,
        Category::RoyalFlush => RuleId::Rank3,
    }
}
