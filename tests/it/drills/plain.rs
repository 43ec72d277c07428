//! Hands compared in the plainest way: all fives of the cards, each read by counting.

use cards_speak::engine::cards::Card;

/// The kind of five cards (9 is the straight flush), then its ranks in the order of comparison.
pub(super) fn read(five: &[Card]) -> (u8, Vec<u8>) {
    let mut ranks: Vec<u8> = five.iter().map(|card| card.rank().index() + 2).collect();
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    let count = |rank: u8| ranks.iter().filter(|other| **other == rank).count();
    let mut grouped = ranks.clone();
    grouped.sort_by_key(|rank| std::cmp::Reverse((count(*rank), *rank)));
    let sizes: Vec<usize> = {
        let mut seen = grouped.clone();
        seen.dedup();
        seen.iter().map(|rank| count(*rank)).collect()
    };
    let flush = five.iter().all(|card| card.suit() == five[0].suit());
    let row = ranks.windows(2).all(|two| two[0] == two[1] + 1);
    let wheel = ranks == [14, 5, 4, 3, 2];
    let straight = row || wheel;
    let high = if wheel { vec![5] } else { vec![ranks[0]] };
    match (&sizes[..], straight, flush) {
        (_, true, true) => (9, high),
        ([4, 1], ..) => (8, grouped),
        ([3, 2], ..) => (7, grouped),
        (_, _, true) => (6, ranks),
        (_, true, _) => (5, high),
        ([3, 1, 1], ..) => (4, grouped),
        ([2, 2, 1], ..) => (3, grouped),
        ([2, 1, 1, 1], ..) => (2, grouped),
        _ => (1, ranks),
    }
}

/// All choices of five.
pub(super) fn fives(cards: &[Card]) -> Vec<Vec<Card>> {
    (0_u32..1 << cards.len())
        .filter(|chosen| chosen.count_ones() == 5)
        .map(|chosen| {
            let places = (0..cards.len()).filter(|place| chosen >> place & 1 == 1);
            places.map(|place| cards[place]).collect()
        })
        .collect()
}

/// The best five of some cards, and what they are.
pub(super) fn best(cards: &[Card]) -> (Vec<Card>, (u8, Vec<u8>)) {
    let all = fives(cards).into_iter().map(|five| {
        let reading = read(&five);
        (five, reading)
    });
    all.max_by(|one, other| one.1.cmp(&other.1)).unwrap()
}
