//! Suits that can be exchanged without changing anything (suit isomorphism).

use super::combo::Combo;
use crate::engine::cards::CardSet;

/// For each suit a number, the same for suits that can be exchanged.
pub(crate) type Classes = [u8; 4];

/// All cards of clubs; shifted by the number of a suit, all cards of that suit.
const CLUBS: u64 = 0x1_1111_1111_1111;

/// The ranks that a set holds in a suit, spread out like those of clubs.
const fn ranks_in(cards: CardSet, suit: usize) -> u64 {
    (cards.bits() >> suit) & CLUBS
}

/// Puts suits into one class where `alike` says that exchanging them changes nothing.
pub(crate) fn classes(alike: impl Fn(usize, usize) -> bool) -> Classes {
    let mut classes = [0, 1, 2, 3];
    for suit in 1..4 {
        if let Some(earlier) = (0..suit).find(|&earlier| alike(earlier, suit)) {
            classes[suit] = classes[earlier];
        }
    }
    classes
}

/// Whether two suits hold the same ranks in each of the sets.
///
/// The exchanges that leave sets of cards as they are come to just this: a suit can take the
/// place of another where each set has the same ranks in both.
pub(crate) fn alike_in(sets: &[CardSet], one: usize, other: usize) -> bool {
    sets.iter()
        .all(|&set| ranks_in(set, one) == ranks_in(set, other))
}

/// The cards with other suits: `to` has the new number of each suit.
fn with_suits(cards: CardSet, to: [usize; 4]) -> CardSet {
    let moved = (0..4).map(|suit| ranks_in(cards, suit) << to[suit]);
    CardSet::from_bits(moved.fold(0, |all, suit| all | suit))
}

/// The combo of two cards with other suits.
pub(crate) fn exchanged(hand: CardSet, to: [usize; 4]) -> Option<Combo> {
    let mut cards = with_suits(hand, to).iter();
    Combo::of(cards.next()?, cards.next()?)
}

/// All ways to exchange suits within their classes.
pub(super) fn exchanges(classes: Classes) -> impl Iterator<Item = [usize; 4]> {
    let all = (0..256).map(|number| [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6]);
    all.filter(move |to: &[usize; 4]| {
        let once = to.iter().fold(0, |seen, suit| seen | 1 << suit) == 0b1111;
        once && (0..4).all(|suit| classes[suit] == classes[to[suit]])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(classes: Classes) -> usize {
        exchanges(classes).count()
    }

    #[test]
    fn exchanges_stay_within_their_classes() {
        assert_eq!(count([0, 0, 0, 0]), 24);
        assert_eq!(count([0, 1, 1, 1]), 6);
        assert_eq!(count([0, 0, 2, 2]), 4);
        assert_eq!(count([0, 1, 2, 3]), 1);
    }

    #[test]
    fn suits_with_the_same_ranks_everywhere_are_alike() {
        let set = |text: &str| text.parse().unwrap_or(CardSet::EMPTY);
        let of = |sets: &[CardSet]| classes(|one, other| alike_in(sets, one, other));
        assert_eq!(of(&[set("AsAh"), set("KsKh")]), [0, 0, 2, 2]);
        assert_eq!(of(&[set("AsKs"), set("QhQd")]), [0, 1, 1, 3]);
        assert_eq!(of(&[set("AsKh"), set("AhKs")]), [0, 0, 2, 3]);
        assert_eq!(of(&[]), [0; 4]);
    }

    #[test]
    fn cards_change_their_suits_only() {
        let cards: CardSet = "AsKh2c".parse().unwrap_or(CardSet::EMPTY);
        assert_eq!(with_suits(cards, [3, 1, 0, 2]).to_string(), "2sKcAh");
    }
}
