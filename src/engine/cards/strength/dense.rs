//! The numbers of the 7,462 classes of five cards, without gaps, and the way back.
//!
//! Within a category the classes are counted, not looked up. k different ranks
//! out of n have the number C(r1, k) + C(r2, k - 1) + … for their places
//! r1 > r2 > … (the combinatorial number system): it grows exactly as the
//! comparison from the top down does. Ranks that are already spoken for are
//! left out of the counting, and so are the ten straights among five ranks.

use super::{Category, Reading};
use crate::engine::cards::Rank;

/// Five different ranks that are not in sequence: C(13, 5) - 10.
const UNPAIRED: u16 = 1287 - STRAIGHTS;
/// Five-high to ace-high.
const STRAIGHTS: u16 = 10;

const PAIR: u16 = UNPAIRED;
const TWO_PAIR: u16 = PAIR + 13 * 220;
const THREE: u16 = TWO_PAIR + 78 * 11;
const STRAIGHT: u16 = THREE + 13 * 66;
const FLUSH: u16 = STRAIGHT + STRAIGHTS;
const FULL_HOUSE: u16 = FLUSH + UNPAIRED;
const FOUR: u16 = FULL_HOUSE + 13 * 12;
const STRAIGHT_FLUSH: u16 = FOUR + 13 * 12;
const ROYAL: u16 = STRAIGHT_FLUSH + STRAIGHTS - 1;

/// How many classes there are.
pub(super) const COUNT: u16 = ROYAL + 1;

/// What the numbers of the ten straights would be if they were counted among
/// the sets of five ranks, in ascending order.
const STRAIGHT_PLACES: [u16; 10] = straight_places();

/// The number of a class.
pub(super) fn number(reading: Reading) -> u16 {
    match reading {
        Reading::HighCard { ranks } => unpaired(ranks),
        Reading::Pair { rank, kickers } => {
            let kickers = kickers.map(|kicker| beside(kicker, rank));
            PAIR + u16::from(rank.index()) * 220 + combination(kickers)
        }
        Reading::TwoPair { high, low, kicker } => {
            let pairs = combination([high.index(), low.index()].map(u16::from));
            let kicker = beside(kicker, high) - u16::from(kicker > low);
            TWO_PAIR + pairs * 11 + kicker
        }
        Reading::ThreeOfAKind { rank, kickers } => {
            let kickers = kickers.map(|kicker| beside(kicker, rank));
            THREE + u16::from(rank.index()) * 66 + combination(kickers)
        }
        Reading::Straight { high } => STRAIGHT + from_five(high),
        Reading::Flush { ranks } => FLUSH + unpaired(ranks),
        Reading::FullHouse { trips, pair } => {
            FULL_HOUSE + u16::from(trips.index()) * 12 + beside(pair, trips)
        }
        Reading::FourOfAKind { rank, kicker } => {
            FOUR + u16::from(rank.index()) * 12 + beside(kicker, rank)
        }
        Reading::StraightFlush { high } => STRAIGHT_FLUSH + from_five(high),
        Reading::RoyalFlush => ROYAL,
    }
}

/// The category of the class with this number.
pub(super) fn category(number: u16) -> Category {
    match number {
        ..PAIR => Category::HighCard,
        PAIR..TWO_PAIR => Category::Pair,
        TWO_PAIR..THREE => Category::TwoPair,
        THREE..STRAIGHT => Category::ThreeOfAKind,
        STRAIGHT..FLUSH => Category::Straight,
        FLUSH..FULL_HOUSE => Category::Flush,
        FULL_HOUSE..FOUR => Category::FullHouse,
        FOUR..STRAIGHT_FLUSH => Category::FourOfAKind,
        STRAIGHT_FLUSH..ROYAL => Category::StraightFlush,
        ROYAL.. => Category::RoyalFlush,
    }
}

/// The class with this number; the exact inverse of [`number`].
pub(super) fn reading(number: u16) -> Reading {
    match category(number) {
        Category::HighCard => Reading::HighCard {
            ranks: unpaired_ranks(number),
        },
        Category::Pair => {
            let (rank, rest) = split(number - PAIR, 220);
            let kickers = members(rest).map(|place| past(place, rank));
            Reading::Pair { rank, kickers }
        }
        Category::TwoPair => {
            let place = number - TWO_PAIR;
            let [high, low] = members(place / 11).map(rank_at);
            let kicker = past(past(place % 11, low).index().into(), high);
            Reading::TwoPair { high, low, kicker }
        }
        Category::ThreeOfAKind => {
            let (rank, rest) = split(number - THREE, 66);
            let kickers = members(rest).map(|place| past(place, rank));
            Reading::ThreeOfAKind { rank, kickers }
        }
        Category::Straight => Reading::Straight {
            high: up_from_five(number - STRAIGHT),
        },
        Category::Flush => Reading::Flush {
            ranks: unpaired_ranks(number - FLUSH),
        },
        Category::FullHouse => {
            let (trips, rest) = split(number - FULL_HOUSE, 12);
            Reading::FullHouse {
                trips,
                pair: past(rest, trips),
            }
        }
        Category::FourOfAKind => {
            let (rank, rest) = split(number - FOUR, 12);
            Reading::FourOfAKind {
                rank,
                kicker: past(rest, rank),
            }
        }
        Category::StraightFlush => Reading::StraightFlush {
            high: up_from_five(number - STRAIGHT_FLUSH),
        },
        Category::RoyalFlush => Reading::RoyalFlush,
    }
}

/// The place of a rank among the twelve others than `taken`.
fn beside(rank: Rank, taken: Rank) -> u16 {
    u16::from(rank.index()) - u16::from(rank > taken)
}

/// The rank at a place among those that remain without `taken`; undoes [`beside`].
fn past(place: u16, taken: Rank) -> Rank {
    rank_at(place + u16::from(place >= u16::from(taken.index())))
}

fn rank_at(place: u16) -> Rank {
    Rank::at(place as u8)
}

/// The rank that `size` classes share each, and the place among them.
fn split(place: u16, size: u16) -> (Rank, u16) {
    (rank_at(place / size), place % size)
}

fn from_five(high: Rank) -> u16 {
    u16::from(high.index()) - u16::from(Rank::Five.index())
}

fn up_from_five(place: u16) -> Rank {
    rank_at(place + u16::from(Rank::Five.index()))
}

/// The number of five different ranks, not in sequence, among all such.
fn unpaired(ranks: [Rank; 5]) -> u16 {
    let place = combination(ranks.map(|rank| u16::from(rank.index())));
    let below = STRAIGHT_PLACES
        .iter()
        .filter(|&&straight| straight < place)
        .count();
    place - below as u16
}

/// Undoes [`unpaired`].
fn unpaired_ranks(number: u16) -> [Rank; 5] {
    let place = STRAIGHT_PLACES.iter().fold(number, |place, &straight| {
        place + u16::from(straight <= place)
    });
    members(place).map(rank_at)
}

/// The number of a set of N places, given from the highest to the lowest.
fn combination<const N: usize>(places: [u16; N]) -> u16 {
    places
        .into_iter()
        .zip((1..=N as u16).rev())
        .map(|(place, size)| choose(place, size))
        .sum()
}

/// The set of N places with this number, from the highest to the lowest; undoes [`combination`].
fn members<const N: usize>(mut number: u16) -> [u16; N] {
    let mut places = [0; N];
    for (found, size) in places.iter_mut().zip((1..=N as u16).rev()) {
        *found = (0..13)
            .rev()
            .find(|&place| choose(place, size) <= number)
            .unwrap_or(0);
        number -= choose(*found, size);
    }
    places
}

/// C(n, k) for n up to 12 and k up to 5.
fn choose(n: u16, k: u16) -> u16 {
    CHOOSE[usize::from(k & 7)][usize::from(n & 15)]
}

/// Pascal's triangle, by the size of the set and what it is chosen from; round
/// sizes, so that masked numbers can never miss.
const CHOOSE: [[u16; 16]; 8] = triangle();

const fn triangle() -> [[u16; 16]; 8] {
    let mut table = [[0; 16]; 8];
    let mut n = 0;
    while n < 16 {
        table[0][n] = 1;
        let mut k = 1;
        while k < 8 && n > 0 {
            table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

const fn straight_places() -> [u16; 10] {
    let mut places = [0; 10];
    let mut high = 4;
    // Six-high to king-high come before all sets with an ace.
    while high <= 11 {
        places[high - 4] = straight_place(high);
        high += 1;
    }
    // With an ace, 5-4-3-2 is the first of all.
    places[8] = CHOOSE[5][12];
    places[9] = straight_place(12);
    places
}

const fn straight_place(high: usize) -> u16 {
    let (mut sum, mut down) = (0, 0);
    while down < 5 {
        sum += CHOOSE[5 - down][high - down];
        down += 1;
    }
    sum
}
