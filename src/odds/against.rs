//! What each hand wins against a range, all hands in one go.

use super::combo::Combo;
use super::equity::Equity;
use super::error::{OddsError, known};
use super::range::Range;
use super::runouts::{self, choose};
use super::suits::{Classes, alike_in, classes, exchanged, exchanges};
use crate::engine::cards::{Card, CardSet, Evaluator, Pile};

/// What each of the 1,326 hands wins against a range.
#[derive(Clone, Debug)]
pub struct Against {
    /// By the number of the hand.
    equities: Vec<Equity>,
}

impl Against {
    /// What this hand wins, each deal counted with the weight of the range's hand in it.
    ///
    /// Nothing if the hand has a card that is known to be elsewhere, or if no hand of the range
    /// can be dealt beside it.
    #[must_use]
    pub fn equity(&self, hand: Combo) -> Option<Equity> {
        let found = self.equities.get(hand.index()).copied();
        found.filter(|equity| equity.deals() > 0)
    }
}

/// What each of the 1,326 hands wins against a range on a board of 3, 4 or 5 cards, over all
/// runouts, exactly; `dead` cards cannot come.
///
/// The hands are never compared in pairs. On each full board they are sorted by strength and
/// passed once from the weakest up with the sum of the weights so far, and such a sum for each
/// card, to take off what shares a card with the hand (Johanson and others, IJCAI 2011).
pub fn against_range(range: &Range, board: &[Card], dead: CardSet) -> Result<Against, OddsError> {
    let dead: Vec<Card> = dead.iter().collect();
    let seen = known(board, &dead, 3, 5)?;
    let shared = CardSet::from_slice(board);
    let left = 5 - board.len();
    let classes =
        classes(|one, other| alike_in(&[shared, seen], one, other) && range.is_alike(one, other));
    let mut sweep = Sweep::new(range, seen);
    let base: Pile = board.iter().copied().collect();
    runouts::for_each(CardSet::FULL.difference(seen), classes, left, |runout| {
        sweep.board(base.and(runout.pile), runout.cards, runout.times);
    });
    Ok(Against {
        equities: sweep.finish(classes, left),
    })
}

/// A hand that can be dealt.
#[derive(Clone, Copy)]
struct Live {
    /// The places of its cards among the unseen ones.
    cards: [u8; 2],
    weight: u32,
    combo: Combo,
}

struct Sweep {
    unseen: Vec<Card>,
    /// The same cards as the evaluator wants them.
    piles: Vec<Pile>,
    hands: Vec<Live>,
    /// Where the hands begin whose first card stands in this place; the next card adds its own.
    rows: Vec<usize>,
    won: Vec<u64>,
    not_lost: Vec<u64>,
    sorting: Sorting,
}

/// Sums of weights: of all hands, and of those that hold each card.
struct Sums {
    all: u32,
    with: [u32; 64],
}

impl Sums {
    const NOTHING: Self = Self {
        all: 0,
        with: [0; 64],
    };

    #[inline]
    fn add(&mut self, hand: Live) {
        self.all += hand.weight;
        for card in hand.cards {
            self.with[usize::from(card & 63)] += hand.weight;
        }
    }

    /// The weight of the hands that share no card with this one, which is not among them.
    #[inline]
    fn beside(&self, hand: Live) -> u32 {
        let [one, other] = hand.cards.map(|card| self.with[usize::from(card & 63)]);
        // A hand of just these two cards is in both sums; as `hand` it is in none.
        self.all.wrapping_sub(one).wrapping_sub(other)
    }

    /// The same where the hand itself has been added.
    #[inline]
    fn beside_self(&self, hand: Live) -> u32 {
        self.beside(hand).wrapping_add(hand.weight)
    }
}

impl Sweep {
    fn new(range: &Range, seen: CardSet) -> Self {
        let unseen: Vec<Card> = CardSet::FULL.difference(seen).iter().collect();
        let mut hands = Vec::with_capacity(Combo::COUNT);
        let mut rows = Vec::with_capacity(unseen.len());
        for (place, &one) in (0_u8..).zip(&unseen) {
            rows.push(hands.len());
            for (other_place, &other) in (0_u8..).zip(&unseen).skip(usize::from(place) + 1) {
                if let Some(combo) = Combo::of(one, other) {
                    hands.push(Live {
                        cards: [place, other_place],
                        weight: range.weight(combo).per_mille().into(),
                        combo,
                    });
                }
            }
        }
        Self {
            piles: unseen.iter().map(|&card| Pile::EMPTY.with(card)).collect(),
            won: vec![0; hands.len()],
            not_lost: vec![0; hands.len()],
            sorting: Sorting::with_capacity(hands.len()),
            unseen,
            hands,
            rows,
        }
    }

    /// Adds one full board.
    fn board(&mut self, board: Pile, runout: CardSet, times: u64) {
        let tables = Evaluator::get();
        self.sorting.clear();
        // Hands with a card of the runout are not there.
        let free = |card: Card| !runout.contains(card);
        for (place, &one) in self.unseen.iter().enumerate() {
            if !free(one) {
                continue;
            }
            let others = &self.piles[place + 1..];
            let mut hand = (self.rows[place]..).zip(&self.unseen[place + 1..]);
            tables.with_each(board.with(one), others, |strength| {
                if let Some((hand, _)) = hand.next().filter(|&(_, &other)| free(other)) {
                    self.sorting.push(strength.number(), hand);
                }
            });
        }
        let sorted = self.sorting.sorted();
        let mut weaker = Sums::NOTHING;
        let mut rest = sorted;
        while let Some(first) = rest.first() {
            let strength = Key::strength(*first);
            let equal = rest.iter().take_while(|key| key.strength() == strength);
            let (equal, stronger) = rest.split_at(equal.count());
            for key in equal {
                let hand = self.hands[key.place()];
                self.won[key.place()] += times * u64::from(weaker.beside(hand));
            }
            for key in equal {
                weaker.add(self.hands[key.place()]);
            }
            for key in equal {
                let hand = self.hands[key.place()];
                self.not_lost[key.place()] += times * u64::from(weaker.beside_self(hand));
            }
            rest = stronger;
        }
    }

    /// The counts of all hands, those of boards left out for an exchange of suits put in again.
    fn finish(&self, classes: Classes, left: usize) -> Vec<Equity> {
        let mut places = vec![usize::MAX; Combo::COUNT];
        let mut all = Sums::NOTHING;
        for (place, &hand) in self.hands.iter().enumerate() {
            places[hand.combo.index()] = place;
            all.add(hand);
        }
        let exchanges: Vec<[usize; 4]> = exchanges(classes).collect();
        // Each pair of hands meets on the boards of the cards that neither holds.
        let boards = choose(self.unseen.len().saturating_sub(4), left);
        let mut equities = vec![Equity::of_two(0, 0, 0); Combo::COUNT];
        for &hand in &self.hands {
            let (mut won, mut not_lost) = (0, 0);
            for &exchange in &exchanges {
                let like = exchanged(hand.combo.set(), exchange);
                let place = like.map_or(usize::MAX, |like| places[like.index()]);
                won += self.won.get(place).copied().unwrap_or(0);
                not_lost += self.not_lost.get(place).copied().unwrap_or(0);
            }
            let ways = exchanges.len() as u64;
            let (won, not_lost) = (won / ways, not_lost / ways);
            let met = u64::from(all.beside_self(hand)) * boards;
            equities[hand.combo.index()] = Equity::of_two(won, not_lost - won, met - not_lost);
        }
        equities
    }
}

/// Strength and place of a hand in one number, to be sorted by.
#[derive(Clone, Copy, Default)]
struct Key(u32);

impl Key {
    const fn strength(self) -> u32 {
        self.0 >> 16
    }

    const fn place(self) -> usize {
        (self.0 & 0xFFFF) as usize
    }
}

/// Sorts keys by strength in two passes: the low seven bits, then the high six.
struct Sorting {
    keys: Vec<Key>,
    by_low: Vec<Key>,
    low: [u32; 128],
    high: [u32; 64],
}

impl Sorting {
    fn with_capacity(keys: usize) -> Self {
        Self {
            keys: Vec::with_capacity(keys),
            by_low: Vec::with_capacity(keys),
            low: [0; 128],
            high: [0; 64],
        }
    }

    fn clear(&mut self) {
        self.keys.clear();
        self.low = [0; 128];
        self.high = [0; 64];
    }

    #[inline]
    fn push(&mut self, strength: u16, place: usize) {
        let key = Key(u32::from(strength) << 16 | place as u32);
        self.low[Self::low(key)] += 1;
        self.high[Self::high(key)] += 1;
        self.keys.push(key);
    }

    const fn low(key: Key) -> usize {
        (key.0 >> 16 & 127) as usize
    }

    const fn high(key: Key) -> usize {
        (key.0 >> 23 & 63) as usize
    }

    fn sorted(&mut self) -> &[Key] {
        self.by_low.resize(self.keys.len(), Key::default());
        starts(&mut self.low);
        for &key in &self.keys {
            let place = &mut self.low[Self::low(key)];
            self.by_low[*place as usize] = key;
            *place += 1;
        }
        starts(&mut self.high);
        for &key in &self.by_low {
            let place = &mut self.high[Self::high(key)];
            self.keys[*place as usize] = key;
            *place += 1;
        }
        &self.keys
    }
}

/// From how many keys each bucket has to where it begins.
fn starts(buckets: &mut [u32]) {
    let mut start = 0;
    for bucket in buckets {
        start += core::mem::replace(bucket, start);
    }
}
