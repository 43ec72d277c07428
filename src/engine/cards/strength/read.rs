//! Finds the best five of up to seven cards by their ranks: plain, and the same for 5, 6 and 7.

use super::Reading;
use crate::engine::cards::{CardSet, Rank, Suit};

/// Thirteen bits; bit n is the rank with number n.
pub(super) type Ranks = u16;

/// The best five of 5, 6 or 7 cards (RANK-2); `None` for other numbers of cards.
pub(super) fn best(cards: CardSet) -> Option<Reading> {
    if !(5..=7).contains(&cards.len()) {
        return None;
    }
    let suits = Suit::ALL.map(|suit| ranks_of(cards, suit));
    // Seven cards hold five of a suit at most once, and then neither four of
    // a kind nor a full house: those leave at most four different ranks.
    match suits.into_iter().find(|&ranks| is_flush(ranks)) {
        Some(suited) => suited_hand(suited),
        None => best_unsuited(Counts::of(suits)),
    }
}

/// The suit with at least five cards, if there is one.
pub(super) fn flush_suit(cards: CardSet) -> Option<Suit> {
    Suit::ALL
        .into_iter()
        .find(|&suit| is_flush(ranks_of(cards, suit)))
}

const fn is_flush(suited: Ranks) -> bool {
    suited.count_ones() >= 5
}

/// The ranks of the cards of one suit.
const fn ranks_of(cards: CardSet, suit: Suit) -> Ranks {
    // The ranks of a suit are every fourth bit; each step halves the gaps.
    let mut bits = cards.bits() >> suit.index() & 0x1111_1111_1111_1111;
    bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
    bits = (bits | bits >> 6) & 0x000f_000f_000f_000f;
    bits = (bits | bits >> 12) & 0x0000_00ff_0000_00ff;
    (bits | bits >> 24) as Ranks
}

/// The ranks that are there at least once, twice, three times, four times.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    one: Ranks,
    two: Ranks,
    three: Ranks,
    four: Ranks,
}

impl Counts {
    /// Of the ranks of the four suits.
    const fn of([clubs, diamonds, hearts, spades]: [Ranks; 4]) -> Self {
        // Of the first two suits and of the last two: in one at least, in both.
        let (either, both) = (clubs | diamonds, clubs & diamonds);
        let (or, and) = (hearts | spades, hearts & spades);
        Self {
            one: either | or,
            two: both | and | either & or,
            three: both & or | either & and,
            four: both & and,
        }
    }

    /// With one more card of a rank.
    pub(super) const fn with(self, rank: Ranks) -> Self {
        Self {
            one: self.one | rank,
            two: self.two | self.one & rank,
            three: self.three | self.two & rank,
            four: self.four | self.three & rank,
        }
    }
}

/// The best hand of five to seven cards of one suit.
pub(super) fn suited_hand(suited: Ranks) -> Option<Reading> {
    Some(match straight_high(suited) {
        Some(Rank::Ace) => Reading::RoyalFlush,
        Some(high) => Reading::StraightFlush { high },
        None => Reading::Flush {
            ranks: highest(suited)?,
        },
    })
}

/// The best hand of five to seven cards, suits aside.
pub(super) fn best_unsuited(counts: Counts) -> Option<Reading> {
    let Counts {
        one,
        two,
        three,
        four,
    } = counts;
    if let Some(rank) = top(four) {
        let kicker = top(without(one, rank))?;
        return Some(Reading::FourOfAKind { rank, kicker });
    }
    if let Some(rank) = top(three) {
        // Of two threes the lower one is the pair.
        if let Some(pair) = top(without(two, rank)) {
            return Some(Reading::FullHouse { trips: rank, pair });
        }
    }
    if let Some(high) = straight_high(one) {
        return Some(Reading::Straight { high });
    }
    if let Some(rank) = top(three) {
        let kickers = highest(without(one, rank))?;
        return Some(Reading::ThreeOfAKind { rank, kickers });
    }
    if let Some(high) = top(two) {
        if let Some(low) = top(without(two, high)) {
            // A third pair counts only for its rank, as a fifth card.
            let kicker = top(without(without(one, high), low))?;
            return Some(Reading::TwoPair { high, low, kicker });
        }
        let kickers = highest(without(one, high))?;
        return Some(Reading::Pair {
            rank: high,
            kickers,
        });
    }
    Some(Reading::HighCard {
        ranks: highest(one)?,
    })
}

/// The top of the highest five in sequence; five for the ace below the two (RANK-11).
fn straight_high(ranks: Ranks) -> Option<Rank> {
    // Bit 0 is the ace as the lowest card, bit n + 1 the rank n.
    let line = ranks << 1 | ranks >> Rank::Ace.index();
    let tops = line & line << 1 & line << 2 & line << 3 & line << 4;
    top(tops >> 1)
}

fn without(ranks: Ranks, rank: Rank) -> Ranks {
    ranks & !(1 << rank.index())
}

fn top(ranks: Ranks) -> Option<Rank> {
    let bit = 15_u32.checked_sub(ranks.leading_zeros())?;
    Rank::from_index(bit as u8)
}

/// The N highest, from the top.
fn highest<const N: usize>(mut ranks: Ranks) -> Option<[Rank; N]> {
    let mut found = [Rank::Two; N];
    for place in &mut found {
        *place = top(ranks)?;
        ranks = without(ranks, *place);
    }
    Some(found)
}
