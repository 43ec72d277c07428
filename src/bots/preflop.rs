//! The order of the 169 starting hands.

use super::decision::PerMille;
use crate::engine::cards::Card;

/// How many of 1,000 starting hands are as good or better, by the numbers of the two ranks.
///
/// Suited hands stand where the row is the higher rank, the others where it is the lower one.
/// Ours: the order of the chances to win against one, two and four unknown hands, weighted 40,
/// 30 and 30, from 60,000 deals each.
const TOP: [[u16; 13]; 13] = [
    [
        529, 1000, 981, 963, 972, 990, 954, 900, 825, 749, 659, 547, 378,
    ],
    [
        891, 419, 927, 909, 918, 945, 936, 888, 812, 719, 625, 506, 336,
    ],
    [
        840, 737, 324, 834, 861, 870, 879, 849, 761, 689, 589, 473, 292,
    ],
    [
        815, 725, 638, 208, 782, 791, 800, 773, 734, 634, 559, 434, 259,
    ],
    [
        837, 740, 677, 580, 137, 710, 698, 668, 650, 616, 497, 399, 283,
    ],
    [
        852, 752, 674, 607, 509, 72, 598, 574, 538, 521, 461, 351, 247,
    ],
    [
        803, 764, 680, 601, 512, 422, 37, 482, 446, 414, 390, 310, 197,
    ],
    [
        722, 701, 671, 565, 488, 405, 327, 27, 363, 319, 274, 232, 170,
    ],
    [
        641, 604, 577, 550, 464, 381, 295, 223, 22, 217, 185, 146, 108,
    ],
    [
        562, 524, 485, 449, 425, 354, 262, 203, 132, 18, 158, 123, 84,
    ],
    [452, 437, 402, 366, 342, 301, 238, 176, 111, 96, 13, 93, 64],
    [369, 339, 298, 265, 250, 220, 188, 126, 75, 67, 52, 9, 49],
    [235, 200, 173, 149, 161, 129, 114, 99, 55, 40, 33, 30, 4],
];

/// Among the best how many of all starting hands two cards are.
#[must_use]
pub fn starting_hand(cards: [Card; 2]) -> PerMille {
    PerMille(top_of(cards[0], cards[1]) as u16)
}

/// How many of 1,000 starting hands are as good or better: aces 4, seven-deuce about 1,000.
pub(super) fn top_of(one: Card, other: Card) -> u32 {
    let (low, high) = (one.rank().min(other.rank()), one.rank().max(other.rank()));
    let (row, column) = if one.suit() == other.suit() {
        (high, low)
    } else {
        (low, high)
    };
    u32::from(TOP[usize::from(row.index())][usize::from(column.index())])
}

/// The same with small pairs moved up for what they win when they make three of a kind: for
/// deep stacks and cheap flops.
pub(super) fn deep_top_of(one: Card, other: Card) -> u32 {
    let top = top_of(one, other);
    if one.rank() == other.rank() {
        top * 6 / 10
    } else {
        top
    }
}
