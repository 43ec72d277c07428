//! Which hands to open by the number of players behind (curriculum 8.3).

use std::sync::OnceLock;

use super::share::Share;
use crate::engine::cards::Card;
use crate::odds::{Combo, HandClass};

/// The 169 kinds of hands, the best first: by the share of the pot that each wins when two
/// opponents come along with the best 30% of the same list (6,000,000 deals for each kind).
const LIST: &str = "\
    AA KK QQ JJ TT AKs AKo AQs 99 AJs AQo 88 ATs AJo KQs 77 KJs ATo A9s 66 KQo KTs A8s QJs 55 \
    A7s KJo QTs A5s A9o JTs A6s A4s 44 K9s A3s QJo KTo A2s A8o 33 Q9s T9s J9s K8s 98s QTo K7s \
    87s Q8s K6s 76s T8s A7o 65s 22 J8s A5o JTo K5s 54s 97s 86s Q6s A4o A6o K4s 75s Q7s K9o T7s \
    64s 96s Q5s J7s K3s A3o 85s 53s Q4s K2s T9o T6s Q9o J6s Q3s J9o A2o J5s 43s 74s 95s 63s Q2s \
    J4s 98o K8o 87o 76o J3s 65o 84s 52s T8o T5s Q8o K7o J8o K6o T4s J2s 54o 42s 86o 73s 97o K5o \
    T3s 94s 62s 93s 32s 75o Q6o T2s 64o K4o T7o 83s 96o 92s Q7o J7o 82s Q5o 53o 85o K3o 72s Q4o \
    T6o 43o J6o K2o Q3o 74o J5o 63o 95o Q2o J4o 52o 84o J3o T5o 42o T4o J2o 73o 62o T3o 94o 32o \
    93o 83o T2o 92o 82o 72o";

/// The hands that are left for another player.
const LEFT: u128 = 1_225;

/// Whether to be the first in with a hand: the chance that somebody behind holds one that stands
/// higher on the list, players taken as independent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// Cases of all, in which nobody behind has a higher hand.
    none: u128,
    all: u128,
}

impl Opening {
    /// With these cards and so many players behind, at most nine.
    pub(super) fn of(cards: [Card; 2], behind: u64) -> Option<Self> {
        let own = Combo::of(cards[0], cards[1])?;
        let place = place_of(HandClass::of(cards));
        let higher = Combo::all().filter(|other| {
            place_of(HandClass::of(other.cards())) < place
                && other.set().intersection(own.set()).is_empty()
        });
        let lower = LEFT.checked_sub(higher.count() as u128)?;
        let players = u32::try_from(behind.min(9)).ok()?;
        Some(Self {
            none: lower.pow(players),
            all: LEFT.pow(players),
        })
    }

    /// Whether the rule says to raise: a higher hand is behind in half of the cases at most.
    pub(super) const fn raises(self) -> bool {
        2 * self.none >= self.all
    }

    /// The chance that a higher hand is behind.
    pub(super) fn chance(self) -> Share {
        // Half of so many halves of a tenth, rounded up.
        let halves = 2_000 * (self.all - self.none) / self.all;
        Share::tenths(halves.div_ceil(2) as u32)
    }

    /// Whether both answers are accepted: a chance of 47 to 53%.
    pub(super) fn is_close(self) -> bool {
        let parts = 100 * (self.all - self.none);
        (47 * self.all..=53 * self.all).contains(&parts)
    }
}

/// The place of a kind of hand on the list, from 0.
fn place_of(class: HandClass) -> u8 {
    static PLACES: OnceLock<Vec<u8>> = OnceLock::new();
    let places = PLACES.get_or_init(|| {
        let names: Vec<&str> = LIST.split_whitespace().collect();
        let place = |class: HandClass| {
            let name = class.to_string();
            names
                .iter()
                .position(|other| *other == name)
                .unwrap_or(names.len()) as u8
        };
        HandClass::all().map(place).collect()
    });
    places[class.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::cards::parse_cards;

    #[test]
    fn chances_are_those_of_the_plan() {
        // Hand; per mille with 9, 8, 5, 4, 3, 2 and 1 behind.
        let rows = [
            ("Qs Qh", [85, 76, 48, 39, 29, 19, 10]),
            ("As Kh", [176, 158, 102, 82, 62, 42, 21]),
            ("9s 9h", [313, 284, 188, 154, 118, 80, 41]),
            ("As Jh", [388, 353, 239, 196, 151, 103, 53]),
            ("Ks Qh", [581, 539, 384, 321, 252, 176, 92]),
            ("As 9s", [528, 487, 341, 284, 221, 154, 80]),
            ("5s 5h", [702, 659, 489, 416, 332, 236, 126]),
            ("Ks Th", [811, 773, 604, 523, 426, 309, 169]),
            ("Qs Th", [880, 848, 692, 610, 507, 376, 210]),
            ("Ts 9s", [872, 839, 681, 599, 496, 367, 204]),
            ("Ks 9h", [969, 954, 855, 786, 686, 538, 320]),
        ];
        for (cards, chances) in rows {
            let two: Option<[Card; 2]> =
                parse_cards(cards).ok().and_then(|two| two.try_into().ok());
            for (behind, chance) in [9, 8, 5, 4, 3, 2, 1].into_iter().zip(chances) {
                let opening = two.and_then(|two| Opening::of(two, behind));
                let stated = Some(Share::tenths(chance));
                assert_eq!(opening.map(Opening::chance), stated, "{cards} {behind}");
            }
        }
    }
}
