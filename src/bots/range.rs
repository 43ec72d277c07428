//! What the others may hold, judged by what they did.

use super::holding::draw_outs;
use super::notes::{Did, Faced};
use super::preflop::top_of;
use super::spot::{Rival, Spot, is_wager};
use crate::engine::cards::{Card, CardSet, Strength};
use crate::engine::hand::{Action, HandState, Street, Taken};
use crate::engine::seat::Seat;
use crate::odds::{Combo, Pool, Range, Weight};

/// All pairs of cards that the viewer does not see, judged once for all rivals.
#[derive(Debug)]
pub(super) struct Field {
    combos: Vec<Judged>,
}

#[derive(Clone, Copy, Debug)]
struct Judged {
    cards: CardSet,
    top: u32,
    /// For each street with a board: how many of 1,000 hands are stronger, and the outs.
    on: [Option<(u32, u32)>; 3],
}

impl Field {
    /// Everything that is possible in this spot for him who has to act.
    pub(super) fn of(spot: &Spot<'_>) -> Self {
        let hand = &spot.view.hand;
        let seen = CardSet::from_slice(&hand.board).union(CardSet::from_slice(&spot.hole));
        let others = |taken: &Taken| taken.seat != spot.me.seat;
        Self::new(seen, hand, &hand.taken, others)
    }

    /// Everything that is possible for somebody who sees the board alone, at the beginning of the
    /// present street.
    pub(super) fn in_the_open(spot: &Spot<'_>) -> Self {
        let hand = &spot.view.hand;
        let seen = CardSet::from_slice(&hand.board);
        Self::new(seen, hand, earlier_streets(hand), |_| true)
    }

    /// Everything that is possible beside the cards seen, judged for each street on which somebody
    /// whom `counts` lets count took one of these decisions.
    fn new(
        seen: CardSet,
        hand: &HandState,
        taken: &[Taken],
        counts: impl Fn(&Taken) -> bool,
    ) -> Self {
        let board = &hand.board;
        let unseen: Vec<Card> = CardSet::FULL.difference(seen).iter().collect();
        let mut combos = Vec::with_capacity(unseen.len() * unseen.len() / 2);
        for (place, &one) in unseen.iter().enumerate() {
            for &other in unseen.iter().skip(place + 1) {
                combos.push(Judged {
                    cards: CardSet::from_slice(&[one, other]),
                    top: top_of(one, other),
                    on: [None; 3],
                });
            }
        }
        let mut field = Self { combos };
        for street in [Street::Flop, Street::Turn, Street::River] {
            let told = |taken: &Taken| taken.street == street && counts(taken);
            if board.len() >= street.board_len() && taken.iter().any(told) {
                field.judge(street, &board[..street.board_len()]);
            }
        }
        field
    }

    /// Ranks all hands on the board of a street.
    fn judge(&mut self, street: Street, board: &[Card]) {
        let shared = CardSet::from_slice(board);
        let mut counts = vec![0_u32; usize::from(Strength::COUNT)];
        let strengths: Vec<u16> = self
            .combos
            .iter()
            .map(|combo| {
                let strength = Strength::of(combo.cards.union(shared));
                let number = strength.map_or(0, Strength::number);
                counts[usize::from(number)] += 1;
                number
            })
            .collect();
        // From the strongest down: how many stand above each strength.
        let mut above = 0;
        for count in counts.iter_mut().rev() {
            let here = *count;
            *count = above;
            above += here;
        }
        let all = (self.combos.len() as u32).max(1);
        for (combo, number) in self.combos.iter_mut().zip(strengths) {
            let better = counts[usize::from(number)] * 1000 / all;
            let outs = draw_outs(combo.cards, shared);
            combo.on[street.index() - 1] = Some((better, outs));
        }
    }

    /// The hands of a rival and their weights; `reads` of 1,000 takes all of what he did into
    /// account, 0 nothing.
    pub(super) fn range_of(&self, spot: &Spot<'_>, rival: Rival<'_>, reads: u32) -> Pool {
        let taken = &spot.view.hand.taken;
        let mut range = Pool::with_capacity(self.combos.len());
        for (cards, weight) in self.weights(spot, taken, rival.state.seat, reads) {
            range.push(cards, weight);
        }
        if range.is_empty() {
            // He has done what no hand explains: anything is possible.
            for combo in &self.combos {
                range.push(combo.cards, 1);
            }
        }
        range
    }

    /// What somebody may hold in the eyes of everybody else by what he did on the streets before
    /// this one; hands of less than `least` of 1,000 of the likeliest are left out.
    pub(super) fn public_range(&self, spot: &Spot<'_>, seat: Seat, least: u32) -> Range {
        let taken = earlier_streets(&spot.view.hand);
        let weights = || self.weights(spot, taken, seat, 1000);
        let most = weights().map(|(_, weight)| weight).max();
        let most = most.unwrap_or(1).max(1);
        let mut range = Range::empty();
        for (cards, weight) in weights() {
            let share = weight * 1000 / most;
            let mut cards = cards.iter();
            let combo = cards.next().zip(cards.next());
            let combo = combo.and_then(|(one, other)| Combo::of(one, other));
            let weight = u16::try_from(share).ok().and_then(Weight::new);
            if let (Some(combo), Some(weight), true) = (combo, weight, share >= least) {
                range.set(combo, weight);
            }
        }
        range
    }

    /// All hands with their weights by what somebody did.
    pub(super) fn weights<'a>(
        &'a self,
        spot: &Spot<'_>,
        taken: &[Taken],
        seat: Seat,
        reads: u32,
    ) -> impl Iterator<Item = (CardSet, u32)> + 'a {
        let preflop = Preflop::of(spot, taken, seat, reads);
        let habits = Habits::of(spot, seat);
        let postflop = told_after_the_flop(taken, seat);
        self.combos.iter().map(move |combo| {
            let mut weight = preflop.weight(combo.top);
            for &(street, told) in &postflop {
                if let Some((better, outs)) = combo.on[street.index() - 1] {
                    let said = told.weight(habits, better, outs);
                    weight = weight * (said * reads + 64 * (1000 - reads)) / 64_000;
                }
            }
            (combo.cards, weight)
        })
    }
}

/// The decisions of the streets before the present one.
fn earlier_streets(hand: &HandState) -> &[Taken] {
    let taken = &hand.taken;
    let end = taken.partition_point(|taken| taken.street < hand.street);
    &taken[..end]
}

/// How many of 1,000 hands are opened at a table of so many on average.
pub(super) const fn usual_opens(players: u32) -> u32 {
    match players {
        2 => 700,
        3 => 450,
        4 => 360,
        5..=6 => 280,
        _ => 220,
    }
}

/// What somebody's play before the flop says: one of the best `cap`, rarely of the best `floor`.
struct Preflop {
    cap: u32,
    floor: u32,
}

impl Preflop {
    fn of(spot: &Spot<'_>, taken: &[Taken], seat: Seat, reads: u32) -> Self {
        let open = usual_opens(spot.players());
        let notes = spot.notes_of(seat);
        // Whoever hardly raises has good hands as well when he calls.
        let raises_with = notes.rate(Faced::Raised, Did::WAGERS, open * 2 / 5);
        let (mut cap, mut floor) = (1000, 0);
        let mut raises = 0;
        for taken in taken {
            if taken.street != Street::Preflop {
                break;
            }
            let wager = is_wager(taken.action);
            if taken.seat == seat {
                // Two fifths of all that is at stake are as good as everything.
                let all_in = taken.all_in || taken.paid.get() * 5 >= spot.depth * 2;
                (cap, floor) = match (taken.action, raises) {
                    (Action::Bet(_) | Action::Raise(_), 0..=1) if all_in => {
                        // The more it is, the better the hand.
                        let usual = match (raises, spot.depth_in_units()) {
                            (0, 0..=12) => open.max(350),
                            (0, 13..=30) => open * 3 / 5,
                            (1, 0..=12) => open / 2,
                            (0, _) | (1, 13..=30) => open * 2 / 5,
                            _ => open / 4,
                        };
                        (notes.all_in_with(usual), 0)
                    }
                    (Action::Bet(_) | Action::Raise(_), 0) => {
                        (notes.rate(Faced::Unraised, Did::WAGERS, open), 0)
                    }
                    (Action::Bet(_) | Action::Raise(_), 1) => (raises_with, 0),
                    (Action::Bet(_) | Action::Raise(_), _) if all_in => {
                        (notes.all_in_with(open / 5), 0)
                    }
                    (Action::Bet(_) | Action::Raise(_), _) => (raises_with / 2, 0),
                    (Action::Call, 0) => {
                        let opens = notes.rate(Faced::Unraised, Did::WAGERS, open);
                        let limps = notes.rate(Faced::Unraised, Did::GOES_ON, 750);
                        (limps, 100.min(opens / 2))
                    }
                    (Action::Call, 1) => {
                        let usual = (open * 3 / 2).min(800);
                        let calls = notes.rate(Faced::Raised, Did::GOES_ON, usual);
                        (calls, (open / 6).min(raises_with / 2))
                    }
                    (Action::Call, _) => (open / 2, (open / 12).min(raises_with / 4)),
                    (Action::Check, _) => (1000, 150),
                    _ => (cap, floor),
                };
            }
            raises += u32::from(wager);
        }
        Self {
            cap: cap + (1000 - cap) * (1000 - reads) / 1000,
            floor: floor * reads / 1000,
        }
    }

    const fn weight(&self, top: u32) -> u32 {
        if top < self.floor {
            256
        } else if top <= self.cap {
            1024
        } else if top <= self.cap * 3 / 2 {
            200
        } else if top <= self.cap * 2 {
            60
        } else {
            12
        }
    }
}

/// What somebody did on a street with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Raised,
    Bet,
    Called,
    Checked,
}

/// How somebody plays with a board, per mille.
#[derive(Clone, Copy, Debug)]
struct Habits {
    /// How often he bets where nobody has.
    bets: u32,
    /// How often he raises a bet.
    raises: u32,
    /// How often he does not fold to a bet.
    goes_on: u32,
}

impl Habits {
    fn of(spot: &Spot<'_>, seat: Seat) -> Self {
        let notes = spot.notes_of(seat);
        Self {
            bets: notes.rate(Faced::Unbet, Did::WAGERS, 400),
            raises: notes.rate(Faced::Bet, Did::WAGERS, 120),
            goes_on: notes.rate(Faced::Bet, Did::GOES_ON, 550),
        }
    }
}

impl Told {
    /// How well it fits a hand: 64 is as well as anything. Two thirds of what somebody bets or
    /// raises are his best hands, the rest may be anything.
    const fn weight(self, habits: Habits, better: u32, outs: u32) -> u32 {
        let Habits {
            bets,
            raises,
            goes_on,
        } = habits;
        let draw = outs >= 8;
        let (bet_for_value, raised_for_value) = (bets * 13 / 20, raises * 2 / 3);
        match self {
            Self::Raised => {
                let bluff = 160 * (raises - raised_for_value) / (1001 - raised_for_value);
                if better <= raised_for_value {
                    160
                } else if better * 4 <= raised_for_value * 9 {
                    most(80, bluff)
                } else if draw {
                    most(48, bluff)
                } else if better * 8 <= raised_for_value * 35 {
                    most(32, bluff)
                } else {
                    bluff
                }
            }
            Self::Bet => {
                let bluff = 128 * (bets - bet_for_value) / (1001 - bet_for_value);
                if better * 2 <= bet_for_value {
                    128
                } else if better <= bet_for_value {
                    most(96, bluff)
                } else if draw {
                    most(64, bluff)
                } else if better * 4 <= bet_for_value * 7 {
                    most(48, bluff)
                } else {
                    bluff
                }
            }
            Self::Called => {
                if better <= raised_for_value {
                    48
                } else if better * 11 <= goes_on * 8 || draw {
                    96
                } else if better * 11 <= goes_on * 12 {
                    48
                } else {
                    goes_on * 16 / 550
                }
            }
            Self::Checked => match better {
                0..=120 => most(8, 72_u32.saturating_sub(bets / 10)),
                121..=300 => most(16, 72_u32.saturating_sub(bets * 3 / 50)),
                _ => 72,
            },
        }
    }
}

const fn most(one: u32, other: u32) -> u32 {
    if one > other { one } else { other }
}

/// The strongest thing that somebody did on each street with a board.
fn told_after_the_flop(taken: &[Taken], seat: Seat) -> Vec<(Street, Told)> {
    let mut told: Vec<(Street, Told)> = Vec::with_capacity(3);
    let mut street = Street::Preflop;
    let mut wagers = 0;
    for taken in taken {
        if taken.street != street {
            street = taken.street;
            wagers = 0;
        }
        let wager = is_wager(taken.action);
        if street != Street::Preflop && taken.seat == seat {
            let said = match taken.action {
                _ if wager && wagers > 0 => Told::Raised,
                _ if wager => Told::Bet,
                Action::Call => Told::Called,
                _ => Told::Checked,
            };
            match told.last_mut() {
                Some((on, before)) if *on == street => {
                    if !(*before == Told::Raised || said == Told::Checked) {
                        *before = said;
                    }
                }
                _ => told.push((street, said)),
            }
        }
        wagers += u32::from(wager);
    }
    told
}
