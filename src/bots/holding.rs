//! What a hand is worth at a glance.

use super::decision::Holding;
use crate::engine::cards::{Card, CardSet, Category, Strength};

/// The ranks that occur in `cards`, as 13 bits.
pub(super) fn ranks(cards: CardSet) -> u16 {
    let nibbles = cards.bits() | cards.bits() >> 1 | cards.bits() >> 2 | cards.bits() >> 3;
    let mut ranks = 0;
    for rank in 0..13 {
        ranks |= ((nibbles >> (4 * rank)) as u16 & 1) << rank;
    }
    ranks
}

/// How many cards of the commonest suit of `own` there are in `all`, where `own` has that suit.
fn suited(own: CardSet, all: CardSet) -> u32 {
    const CLUBS: u64 = 0x1_1111_1111_1111;
    let count = |suit: u32| {
        let of_suit = CLUBS << suit;
        if own.bits() & of_suit == 0 {
            0
        } else {
            (all.bits() & of_suit).count_ones()
        }
    };
    (0..4).map(count).max().unwrap_or(0)
}

/// How many ranks would make a straight with a card of one's own in it, that the board alone
/// would not make.
fn straight_ranks(own: CardSet, board: CardSet) -> u32 {
    let (all, shared) = (ranks(own.union(board)), ranks(board));
    (0..13)
        .filter(|rank| {
            let with = 1_u16 << rank;
            all & with == 0 && has_straight(all | with) && !has_straight(shared | with)
        })
        .count() as u32
}

const fn has_straight(ranks: u16) -> bool {
    // The ace also stands below the two.
    let wide = ((ranks as u32) << 1) | ((ranks as u32) >> 12 & 1);
    wide & wide >> 1 & wide >> 2 & wide >> 3 & wide >> 4 != 0
}

/// What a hand may still become, in rough numbers of helping cards: 0, 4 (gutshot), 8, 9, 12 …
pub(super) fn draw_outs(own: CardSet, board: CardSet) -> u32 {
    if board.len() >= 5 {
        return 0;
    }
    let flush = if suited(own, own.union(board)) == 4 {
        9
    } else {
        0
    };
    flush + 4 * straight_ranks(own, board).min(2) * (if flush > 0 { 3 } else { 4 }) / 4
}

/// What a hand is worth on a board of three to five cards.
pub(super) fn holding(hole: [Card; 2], board: &[Card]) -> Holding {
    let own = CardSet::from_slice(&hole);
    let shared = CardSet::from_slice(board);
    let Some(strength) = Strength::of(own.union(shared)) else {
        return Holding::Nothing;
    };
    let made = made(hole, board, strength);
    if let Some(made) = made
        && made != Holding::LowPair
    {
        return made;
    }
    let outs = draw_outs(own, shared);
    let flush = outs >= 9;
    match (flush, outs) {
        (true, _) => Holding::FlushDraw,
        (_, 8..) => Holding::StraightDraw,
        _ if made.is_some() => Holding::LowPair,
        (_, 1..) => Holding::Gutshot,
        _ => {
            let highest = board.iter().map(|card| card.rank()).max();
            let over = |card: &Card| Some(card.rank()) > highest;
            if board.len() < 5 && hole.iter().all(over) {
                Holding::Overcards
            } else {
                Holding::Nothing
            }
        }
    }
}

/// What the own cards have made; nothing if the board has it all.
fn made(hole: [Card; 2], board: &[Card], strength: Strength) -> Option<Holding> {
    let shared = CardSet::from_slice(board);
    if Strength::of(shared) == Some(strength) {
        return None;
    }
    let on_board = |rank| board.iter().filter(|card| card.rank() == rank).count();
    let pocket = hole[0].rank() == hole[1].rank();
    let highest = board.iter().map(|card| card.rank()).max();
    // The best rank that pairs through a card of one's own.
    let paired = hole
        .iter()
        .map(|card| card.rank())
        .filter(|&rank| pocket || on_board(rank) > 0);
    let pair = paired.clone().max().map(|rank| {
        if Some(rank) >= highest {
            Holding::TopPair
        } else {
            Holding::LowPair
        }
    });
    match strength.category() {
        Category::HighCard => None,
        Category::Pair => pair,
        Category::TwoPair => {
            let both = !pocket && hole.iter().all(|card| on_board(card.rank()) == 1);
            if both { Some(Holding::TwoPair) } else { pair }
        }
        Category::ThreeOfAKind => {
            let own = hole
                .iter()
                .any(|card| on_board(card.rank()) + 1 + usize::from(pocket) >= 3);
            own.then_some(Holding::ThreeOfAKind)
        }
        Category::Straight => Some(Holding::Straight),
        Category::Flush => Some(Holding::Flush),
        Category::FullHouse
        | Category::FourOfAKind
        | Category::StraightFlush
        | Category::RoyalFlush => Some(Holding::Monster),
    }
}

impl Holding {
    /// No pair and no draw; before the flop the worse half.
    pub(super) const fn is_trash(self) -> bool {
        match self {
            Self::Start { top } => top.0 > 500,
            Self::Nothing | Self::Overcards => true,
            _ => false,
        }
    }

    /// A draw worth betting.
    pub(super) const fn is_draw(self) -> bool {
        matches!(self, Self::FlushDraw | Self::StraightDraw)
    }
}

/// How much the board helps hands that are not made yet, 0 (dry) to 4.
pub(super) fn wetness(board: &[Card]) -> u32 {
    let all = CardSet::from_slice(board);
    let suits = suited(all, all);
    let flush = match (board.len(), suits) {
        (3, 2) | (4.., 3) => 1,
        (3, 3) | (_, 4..) => 2,
        _ => 0,
    };
    let ranks = ranks(all);
    let close = (0..9).map(|low| (ranks >> low & 0b11111).count_ones());
    let straight = match close.max().unwrap_or(0) {
        0..=1 => 0,
        2 => 1,
        _ => 2,
    };
    flush + straight
}
