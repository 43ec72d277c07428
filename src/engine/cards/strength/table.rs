//! The fast evaluator: seven cards to a strength with a sum and two table reads.
//!
//! Each rank has a number such that no two sets of seven ranks (each at most
//! four times) have the same sum: the *key*, below 2^23. Each suit has a
//! counter of four bits that starts at 3, so that its top bit says "five or
//! more". Key and counters lie in one word, and one addition a card does it all.
//!
//! - With a flush, the ranks of its suit are a number of 13 bits, looked up directly.
//! - Without, the 49,205 keys are too thinly spread for a table of their own.
//!   The key is cut into a row (its high bits) and a column (its low bits);
//!   each row has an offset into one table where the rows lie on top of each
//!   other so that no two entries meet.
//!
//! Only the offsets are shipped, since they take long to search for. The
//! strengths are filled in at the first use from [`read`], the plain evaluator.

use std::fmt;
use std::sync::OnceLock;

use super::{Strength, dense, read};
use crate::engine::cards::card_set::CardSet;
use crate::engine::cards::{Card, Suit};

/// The numbers of the ranks: each the smallest that makes all sums differ.
const RANK_KEYS: [u32; 13] = [
    0, 1, 5, 22, 98, 453, 2_031, 8_698, 22_854, 83_661, 262_349, 636_345, 1_479_181,
];

/// The greatest key: four aces and three kings.
const GREATEST_KEY: u32 = 4 * RANK_KEYS[12] + 3 * RANK_KEYS[11];

/// How many of a key's bits are its column.
const COLUMN_BITS: u32 = 11;

const COLUMNS: u32 = (1 << COLUMN_BITS) - 1;

const ROWS: usize = (GREATEST_KEY >> COLUMN_BITS) as usize + 1;

/// The offsets are multiples of this, so that 16 bits are enough for them.
const OFFSET_UNIT: usize = 4;

/// The shipped offsets, 16 bits each, lowest byte first: those of the rows that are not
/// empty, the fullest first, rows equally full by number. [`tests`] searches for them.
const OFFSETS: &[u8] = include_bytes!("row_offsets.bin");

/// The key is below; the counters of the four suits lie above it.
const FIRST_COUNTER: u32 = 32;

/// A counter of 8 or more started at 3 and saw five cards.
const FIVE_OF_A_SUIT: u64 = 0x8888 << FIRST_COUNTER;

/// What each card adds. Twelve places are unused, so that six bits can never miss.
const ADDED: [u64; 64] = added();

/// Cards gathered one by one, for the [`Evaluator`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile {
    sum: u64,
    cards: u64,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self {
        sum: 0x3333 << FIRST_COUNTER,
        cards: 0,
    };

    /// The pile with one more card, which must not be in it yet.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Self {
        let index = card.index() & 63;
        Self {
            sum: self.sum.wrapping_add(ADDED[index as usize]),
            cards: self.cards | 1 << index,
        }
    }

    /// Its cards.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(self.cards)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({})", self.cards())
    }
}

/// The tables of the fast evaluator, about 300 kB.
///
/// [`Strength::of_seven`] is enough for a showdown. A loop over many hands
/// takes the tables once, and gathers the cards that its hands have in common
/// in one [`Pile`].
pub struct Evaluator {
    /// The place in `strengths` of column 0 of each row, in units.
    rows: [u16; ROWS],
    strengths: Box<[u16]>,
    /// By the ranks of the suit.
    flushes: Box<[u16]>,
}

impl Evaluator {
    /// The tables; the first call builds them in a few milliseconds.
    #[must_use]
    #[inline]
    pub fn get() -> &'static Self {
        static TABLES: OnceLock<Evaluator> = OnceLock::new();
        TABLES.get_or_init(Self::build)
    }

    /// The strength of a pile of seven cards (RANK-2); for other numbers the answer means nothing.
    #[must_use]
    #[inline]
    pub fn pile(&self, pile: Pile) -> Strength {
        if pile.sum & FIVE_OF_A_SUIT == 0 {
            self.unsuited(pile.sum as u32)
        } else {
            self.suited(pile.sum, pile.cards())
        }
    }

    /// The strength of seven different cards (RANK-2).
    #[must_use]
    #[inline]
    pub fn seven(&self, cards: &[Card; 7]) -> Strength {
        // The set is needed only for a flush, one hand in 33.
        let sum = cards.iter().fold(Pile::EMPTY.sum, |sum, card| {
            sum.wrapping_add(ADDED[usize::from(card.index() & 63)])
        });
        if sum & FIVE_OF_A_SUIT == 0 {
            self.unsuited(sum as u32)
        } else {
            self.suited(sum, CardSet::from_slice(cards))
        }
    }

    #[inline]
    fn unsuited(&self, key: u32) -> Strength {
        // Both places exist for every key of seven cards; a pile of other
        // cards may miss, and must not panic.
        let row = self
            .rows
            .get((key >> COLUMN_BITS) as usize)
            .copied()
            .unwrap_or(0);
        let place = usize::from(row) * OFFSET_UNIT + (key & COLUMNS) as usize;
        Strength(self.strengths.get(place).copied().unwrap_or(0))
    }

    #[cold]
    fn suited(&self, sum: u64, cards: CardSet) -> Strength {
        let counter = (sum & FIVE_OF_A_SUIT).trailing_zeros();
        let suit = Suit::at(((counter - FIRST_COUNTER) / 4) as u8);
        let ranks = usize::from(read::ranks_of(cards, suit));
        Strength(self.flushes.get(ranks).copied().unwrap_or(0))
    }

    fn build() -> Self {
        let hands = hands_without_flush();
        let offsets = OFFSETS
            .chunks_exact(2)
            .map(|pair| u16::from(pair[0]) | u16::from(pair[1]) << 8);
        let mut rows = [0; ROWS];
        for (row, offset) in rows_by_size(&hands).into_iter().zip(offsets) {
            rows[row] = offset;
        }
        let place = |key: u32| {
            let row = rows[(key >> COLUMN_BITS) as usize];
            usize::from(row) * OFFSET_UNIT + (key & COLUMNS) as usize
        };
        let end = hands
            .iter()
            .map(|hand| place(hand.key) + 1)
            .max()
            .unwrap_or(0);
        let mut strengths = vec![0; end];
        for hand in hands {
            strengths[place(hand.key)] = hand.strength;
        }
        let flushes = (0..1 << 13)
            .map(|ranks| read::suited_hand(ranks).map_or(0, dense::number))
            .collect();
        Self {
            rows,
            strengths: strengths.into_boxed_slice(),
            flushes,
        }
    }
}

impl fmt::Debug for Evaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Evaluator").finish_non_exhaustive()
    }
}

/// Seven ranks.
#[derive(Clone, Copy)]
struct Hand {
    key: u32,
    strength: u16,
}

/// All sets of seven ranks, each rank at most four times.
fn hands_without_flush() -> Vec<Hand> {
    let mut hands = Vec::with_capacity(49_205);
    gather(&mut hands, 13, 7, 0, read::Counts::default());
    hands
}

/// Adds all hands that take `left` more cards out of the lowest `ranks` ranks.
fn gather(hands: &mut Vec<Hand>, ranks: u8, left: u8, key: u32, counts: read::Counts) {
    if left == 0 {
        let strength = read::best_unsuited(counts).map_or(0, dense::number);
        hands.push(Hand { key, strength });
        return;
    }
    let Some(rank) = ranks.checked_sub(1) else {
        return;
    };
    let (mut key, mut counts) = (key, counts);
    for taken in 0..=left.min(4) {
        if left - taken <= 4 * rank {
            gather(hands, rank, left - taken, key, counts);
        }
        key += RANK_KEYS[usize::from(rank)];
        counts = counts.with(1 << rank);
    }
}

/// The rows that are not empty, the fullest first, rows equally full by number.
fn rows_by_size(hands: &[Hand]) -> Vec<usize> {
    let mut sizes = [0_u16; ROWS];
    for hand in hands {
        sizes[(hand.key >> COLUMN_BITS) as usize] += 1;
    }
    let mut rows: Vec<usize> = (0..ROWS).filter(|&row| sizes[row] > 0).collect();
    rows.sort_by_key(|&row| u16::MAX - sizes[row]);
    rows
}

const fn added() -> [u64; 64] {
    let mut added = [0; 64];
    let mut card = 0;
    while card < Card::COUNT {
        added[card] = RANK_KEYS[card / 4] as u64 | 1 << (FIRST_COUNTER + 4 * (card as u32 % 4));
        card += 1;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each row, the fullest first, the least offset at which its entries meet no others.
    fn search() -> Vec<u8> {
        let hands = hands_without_flush();
        let mut columns = vec![Vec::new(); ROWS];
        for hand in &hands {
            columns[(hand.key >> COLUMN_BITS) as usize].push((hand.key & COLUMNS) as usize);
        }
        let mut taken = vec![false; 1 << 20];
        let mut offsets = Vec::new();
        for row in rows_by_size(&hands) {
            let columns = &columns[row];
            let offset = (0..=u16::MAX)
                .find(|offset| {
                    let start = usize::from(*offset) * OFFSET_UNIT;
                    columns.iter().all(|column| !taken[start + column])
                })
                .unwrap_or_default();
            for column in columns {
                taken[usize::from(offset) * OFFSET_UNIT + column] = true;
            }
            offsets.extend(offset.to_le_bytes());
        }
        offsets
    }

    #[test]
    fn the_shipped_offsets_are_those_of_the_search() {
        assert!(
            search() == OFFSETS,
            "run: cargo nextest run --no-default-features --run-ignored only write_the_offsets"
        );
    }

    #[test]
    #[ignore = "writes into the source"]
    fn write_the_offsets() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/src/engine/cards/strength/row_offsets.bin"
        );
        assert!(std::fs::write(path, search()).is_ok());
    }

    #[test]
    fn no_two_hands_share_a_key_or_a_place() {
        let tables = Evaluator::get();
        let mut hands = hands_without_flush();
        assert_eq!(hands.len(), 49_205);
        hands.sort_by_key(|hand| hand.key);
        assert!(hands.windows(2).all(|pair| pair[0].key < pair[1].key));
        assert_eq!(hands.last().map(|hand| hand.key), Some(GREATEST_KEY));
        for hand in hands {
            assert_eq!(tables.unsuited(hand.key).0, hand.strength);
        }
    }

    #[test]
    fn a_pile_of_any_cards_is_ranked_without_panic() {
        let tables = Evaluator::get();
        let mut pile = Pile::EMPTY;
        for card in Card::all().rev().cycle().take(200) {
            pile = pile.with(card);
            let _ = tables.pile(pile);
        }
    }
}
