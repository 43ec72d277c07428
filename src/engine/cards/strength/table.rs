//! The fast evaluator: seven cards to a strength with a sum and two table reads.
//!
//! Each rank has a number such that no two sets of seven ranks (each at most
//! four times) have the same sum: the *key*, below 2^23. Each suit has a
//! counter that goes up by 7, so that one of its bits says "five or more".
//! Key and counters lie in one word, and one addition a card does it all.
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
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering::Relaxed};

use super::{Strength, dense, read};
use crate::engine::cards::{Card, cards_to_string};

/// The numbers of the ranks: each the smallest that makes all sums differ.
const RANK_KEYS: [u32; 13] = [
    0, 1, 5, 22, 98, 453, 2_031, 8_698, 22_854, 83_661, 262_349, 636_345, 1_479_181,
];

/// The greatest key: four aces and three kings.
const GREATEST_KEY: u32 = 4 * RANK_KEYS[12] + 3 * RANK_KEYS[11];

/// How many of a key's bits are its column.
const COLUMN_BITS: u32 = 11;

/// Enough for all keys of seven cards, and such that twelve bits can never miss.
const ROWS: usize = 1 << 12;
const _: () = assert!((GREATEST_KEY >> COLUMN_BITS) < ROWS as u32);

/// The offsets are multiples of this, so that 16 bits are enough for them.
const OFFSET_UNIT: u32 = 4;

/// The flushes come first in the table, by the ranks of their suit.
const FLUSHES: usize = 1 << 13;

/// How long the table has to be: the flushes, and the rows with these offsets.
const PLACES: usize = FLUSHES + 141_908;

/// How long it is, so that masked places can never miss.
const ROOM: usize = PLACES.next_power_of_two();

/// What turns a key of the row into its place in [`STRENGTHS`], by wrapping addition.
///
/// The tables are at fixed places: in wasm a look-up through a pointer takes a quarter longer.
/// They are written once, by [`Evaluator::build`]; reading such a number is a plain load.
static SHIFTS: [AtomicU32; ROWS] = [const { AtomicU32::new(0) }; ROWS];

/// The strengths, by place.
static STRENGTHS: [AtomicU16; ROOM] = [const { AtomicU16::new(0) }; ROOM];

/// The shipped offsets, 16 bits each, lowest byte first: those of the rows that are not
/// empty, the fullest first, rows equally full by number. The tests below search for them.
const OFFSETS: &[u8] = include_bytes!("row_offsets.bin");

/// The key is below; the counters of the four suits lie above it.
const FIRST_COUNTER: u32 = 32;

/// What a card adds to the counter of its suit: five cards are 35, the first to reach 32.
const A_CARD: u64 = 7;

/// One card more on all four counters.
const ONE_OF_EACH: u64 = (0x0101_0101 * A_CARD) << FIRST_COUNTER;

/// The bit of value 32 of all four counters.
const FIVE_OR_MORE: u64 = 0x2020_2020 << FIRST_COUNTER;

/// What each card adds. The places above 51 are unused, so that no number of a byte can miss.
static ADDED: [Pile; 256] = added();

/// Cards put together, in the form in which the [`Evaluator`] wants them.
///
/// Piles can be made in advance (of the board, of each player's hole cards)
/// and joined when they meet. No card may be in a pile twice; if one is, the
/// strength means nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The key and the counters.
    sum: u64,
    /// For each suit 16 bits, of which 13 are its ranks.
    suits: u64,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { sum: 0, suits: 0 };

    /// The pile with one more card.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Self {
        self.and(ADDED[card.index() as usize])
    }

    /// The cards of both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self {
            sum: self.sum.wrapping_add(other.sum),
            suits: self.suits | other.suits,
        }
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let holds =
            |card: &Card| self.suits >> (16 * card.suit().index() + card.rank().index()) & 1 == 1;
        let cards: Vec<Card> = Card::all().filter(holds).collect();
        write!(f, "Pile({})", cards_to_string(&cards))
    }
}

/// The tables of the fast evaluator: 300 kB are used of half a megabyte.
///
/// [`Strength::of`] is enough for a showdown. A loop over many hands takes the
/// tables once, and gathers the cards that its hands have in common in one [`Pile`].
///
/// The tables themselves lie beside it; whoever has one of these knows that they are filled.
pub struct Evaluator(());

static TABLES: OnceLock<Evaluator> = OnceLock::new();

impl Evaluator {
    /// The tables; the first call builds them in a few milliseconds.
    #[must_use]
    #[inline]
    pub fn get() -> &'static Self {
        TABLES.get_or_init(Self::build)
    }

    /// The tables, if somebody has built them: not worth it for one showdown, but faster where
    /// they are there.
    #[must_use]
    #[inline]
    pub(in crate::engine) fn built() -> Option<&'static Self> {
        TABLES.get()
    }

    /// The strength of a pile of seven cards (RANK-2); for other numbers the answer means nothing.
    #[must_use]
    #[inline]
    pub fn pile(&self, pile: Pile) -> Strength {
        let five_of_a_suit = pile.sum & FIVE_OR_MORE;
        if five_of_a_suit == 0 {
            return Self::without_flush(pile.sum as u32);
        }
        // Counter n starts at bit 8 n, the ranks of suit n start at bit 16 n.
        let counter = five_of_a_suit.trailing_zeros() - FIRST_COUNTER - 5;
        let ranks = (pile.suits >> (2 * counter)) as usize & (FLUSHES - 1);
        Strength(STRENGTHS[ranks].load(Relaxed))
    }

    /// The strength of seven cards with this key of which no five have one suit.
    #[inline]
    fn without_flush(key: u32) -> Strength {
        let row = (key >> COLUMN_BITS) as usize & (ROWS - 1);
        let place = key.wrapping_add(SHIFTS[row].load(Relaxed)) as usize;
        // All places of seven cards exist; other piles may miss, and must not panic.
        Strength(STRENGTHS[place & (ROOM - 1)].load(Relaxed))
    }

    /// The strengths of six cards with each of `last` as the seventh, told one by one in their
    /// order; for other numbers they mean nothing.
    ///
    /// For loops that add card to card: nine of ten times no suit is there four times among six
    /// cards, so that no seventh makes a flush of them and none has to be asked whether it does.
    #[inline]
    pub fn with_each(&self, six: Pile, last: &[Pile], mut tell: impl FnMut(Strength)) {
        if six.sum.wrapping_add(ONE_OF_EACH) & FIVE_OR_MORE != 0 {
            for &card in last {
                tell(self.pile(six.and(card)));
            }
            return;
        }
        // Cards of one rank make the same of them, and stand together where cards go by number.
        let mut known = u32::MAX;
        let mut strength = Strength::LEAST;
        for card in last {
            let key = card.sum as u32;
            if key != known {
                known = key;
                strength = Self::without_flush((six.sum as u32).wrapping_add(key));
            }
            tell(strength);
        }
    }

    /// The strength of seven different cards (RANK-2).
    #[must_use]
    #[inline]
    pub fn seven(&self, cards: &[Card; 7]) -> Strength {
        self.pile(cards.iter().copied().collect())
    }

    /// Fills the tables; only to measure how long it takes, for anything else there is
    /// [`Evaluator::get`].
    #[must_use]
    pub fn build() -> Self {
        let hands = hands_without_flush();
        for (row, offset) in rows_by_size(&hands)
            .into_iter()
            .zip(OFFSETS.chunks_exact(2))
        {
            let offset = u16::from_le_bytes([offset[0], offset[1]]);
            let start = FLUSHES as u32 + u32::from(offset) * OFFSET_UNIT;
            SHIFTS[row].store(start.wrapping_sub((row as u32) << COLUMN_BITS), Relaxed);
        }
        for hand in hands {
            let shift = SHIFTS[(hand.key >> COLUMN_BITS) as usize].load(Relaxed);
            STRENGTHS[hand.key.wrapping_add(shift) as usize].store(hand.strength, Relaxed);
        }
        for (ranks, strength) in (0..).zip(&STRENGTHS[..FLUSHES]) {
            let number = read::suited_hand(ranks).map_or(0, dense::number);
            strength.store(number, Relaxed);
        }
        Self(())
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
    let mut sizes = vec![0_u16; ROWS];
    for hand in hands {
        sizes[(hand.key >> COLUMN_BITS) as usize] += 1;
    }
    let mut rows: Vec<usize> = (0..ROWS).filter(|&row| sizes[row] > 0).collect();
    rows.sort_by_key(|&row| u16::MAX - sizes[row]);
    rows
}

const fn added() -> [Pile; 256] {
    let mut added = [Pile::EMPTY; 256];
    let mut card = 0;
    while card < Card::COUNT {
        let (rank, suit) = (card / 4, card as u32 % 4);
        added[card] = Pile {
            sum: RANK_KEYS[rank] as u64 | A_CARD << (FIRST_COUNTER + 8 * suit),
            suits: 1 << (16 * suit + rank as u32),
        };
        card += 1;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::cards::{CardSet, Category, Rank, Suit};

    const COLUMNS: u32 = (1 << COLUMN_BITS) - 1;

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
            let start = (0..1 << 18)
                .step_by(OFFSET_UNIT as usize)
                .find(|start| columns.iter().all(|column| !taken[start + column]))
                .unwrap_or_default();
            for column in columns {
                taken[start + column] = true;
            }
            offsets.extend(
                (start as u32 / OFFSET_UNIT)
                    .to_le_bytes()
                    .into_iter()
                    .take(2),
            );
        }
        let places = taken
            .iter()
            .rposition(|taken| *taken)
            .map_or(0, |last| last + 1)
            + FLUSHES;
        assert_eq!(places, PLACES, "PLACES has to be {places}");
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
            assert_eq!(
                tables
                    .pile(Pile {
                        sum: hand.key.into(),
                        suits: 0
                    })
                    .0,
                hand.strength
            );
        }
    }

    #[test]
    fn every_flush_has_its_place() {
        let tables = Evaluator::get();
        let suit_of = |ranks: u16, suit| {
            let holds = move |rank: &Rank| ranks >> rank.index() & 1 == 1;
            Rank::ALL
                .into_iter()
                .filter(holds)
                .map(move |rank| Card::new(rank, suit))
        };
        for (place, suit) in Suit::ALL.into_iter().enumerate() {
            let other = Suit::ALL[(place + 1) % 4];
            for ranks in (0..1 << 13).filter(|ranks: &u16| (5..=7).contains(&ranks.count_ones())) {
                // Pairs beside the flush, which must not disturb it.
                let cards: CardSet = suit_of(ranks, suit)
                    .chain(suit_of(ranks, other))
                    .take(7)
                    .collect();
                let strength = read::best(cards).map(|reading| Strength(dense::number(reading)));
                assert_eq!(
                    Some(tables.pile(cards.iter().collect())),
                    strength,
                    "{cards}"
                );
            }
        }
    }

    #[test]
    fn each_seventh_card_makes_what_the_pile_of_all_makes() {
        let tables = Evaluator::get();
        let cards: Vec<Card> = Card::all().collect();
        let piles: Vec<Pile> = cards.iter().map(|&card| Pile::EMPTY.with(card)).collect();
        let mut flushes = 0;
        // Six cards at every distance: runs with and without four of a suit, and of any length.
        for step in 1..=8 {
            for start in 0..52 - 5 * step {
                let held: Vec<usize> = (0..6).map(|n| start + n * step).collect();
                let six: Pile = held.iter().map(|&place| cards[place]).collect();
                let others = || (0..52).filter(|place| !held.contains(place));
                let last: Vec<Pile> = others().map(|place| piles[place]).collect();
                let mut told = Vec::new();
                tables.with_each(six, &last, |strength| told.push(strength));
                let alone: Vec<Strength> = last
                    .iter()
                    .map(|&card| tables.pile(six.and(card)))
                    .collect();
                assert_eq!(told, alone, "{six:?}");
                flushes += alone
                    .iter()
                    .filter(|strength| strength.category() == Category::Flush)
                    .count();
            }
        }
        assert!(flushes > 0);
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
