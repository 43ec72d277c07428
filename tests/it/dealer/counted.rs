//! The money of a hand, counted from its decisions and cards alone: who has put in what, what
//! nobody matched, layers, the best hands, odd chips from the left of the button.

use std::collections::BTreeMap;

use cards_speak::engine::cards::{CardSet, Strength};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{Action, ForcedKind, Hand};
use cards_speak::engine::seat::Seat;
use cards_speak::engine::seat_set::SeatSet;

pub(super) struct Counted {
    pub(super) stacks: BTreeMap<Seat, Chips>,
    /// The winners of each pot, the main pot first.
    pub(super) winners: Vec<SeatSet>,
    /// Who gets odd chips, in order, of each pot that has some, from the side in.
    pub(super) odd: Vec<Vec<Seat>>,
}

impl Counted {
    pub(super) fn of(hand: &Hand) -> Self {
        let setup = hand.setup();
        let mut stacks: BTreeMap<Seat, u64> = setup
            .players
            .iter()
            .map(|player| (player.seat, player.stack.get()))
            .collect();
        // What can be matched, and what is dead.
        let mut live: BTreeMap<Seat, u64> = stacks.keys().map(|seat| (*seat, 0)).collect();
        let mut round = live.clone();
        let mut dead = 0;
        let mut folded = Vec::new();
        for forced in &setup.forced {
            let stack = stacks.get_mut(&forced.seat).unwrap();
            let pays = forced.amount.get().min(*stack);
            *stack -= pays;
            match forced.kind {
                ForcedKind::BigBlindAnte | ForcedKind::DeadPost => dead += pays,
                ForcedKind::Ante => *live.get_mut(&forced.seat).unwrap() += pays,
                _ => *round.get_mut(&forced.seat).unwrap() += pays,
            }
        }
        let mut street = None;
        for taken in &hand.state().taken {
            if street.is_some_and(|street| street != taken.street) {
                close(&mut round, &mut live, &mut stacks, &folded);
            }
            street = Some(taken.street);
            match taken.action {
                Action::Fold => folded.push(taken.seat),
                Action::Check | Action::Show | Action::Muck | Action::PlayBoard => {}
                Action::Call | Action::Bet(_) | Action::Raise(_) => {
                    let paid = taken.paid.get();
                    *stacks.get_mut(&taken.seat).unwrap() -= paid;
                    *round.get_mut(&taken.seat).unwrap() += paid;
                }
            }
        }
        close(&mut round, &mut live, &mut stacks, &folded);
        let pots = layers(&live, &folded, dead);
        Self::paid(hand, stacks, &pots)
    }

    fn paid(hand: &Hand, mut stacks: BTreeMap<Seat, u64>, pots: &[(u64, Vec<Seat>)]) -> Self {
        let board = CardSet::from_slice(&hand.state().board);
        let makes = |seat: Seat| {
            let hole = hand.state().seat(seat).unwrap().hole.cards().unwrap();
            Strength::of(board.union(CardSet::from_slice(&hole)))
        };
        let total: u64 = pots.iter().map(|(amount, _)| amount).sum();
        let rake = hand.state().rake.get();
        let per_myriad = u64::from(setup_rate(hand));
        let due = (total * per_myriad / 10_000).min(cap(hand));
        let mut winners = Vec::new();
        let mut odd = Vec::new();
        for (amount, seats) in pots {
            let fee = if rake == 0 { 0 } else { due * amount / total };
            let amount = amount - fee;
            let best = if seats.len() > 1 {
                seats.iter().map(|seat| makes(*seat)).max().unwrap()
            } else {
                None
            };
            let won: Vec<Seat> = seats
                .iter()
                .copied()
                .filter(|seat| seats.len() == 1 || makes(*seat) == best)
                .collect();
            let chip = hand.setup().smallest_chip.get();
            let chip = if amount % chip == 0 { chip } else { 1 };
            let count = won.len() as u64;
            let each = amount / chip / count * chip;
            let over = (amount - each * count) / chip;
            // The left of the button first.
            let button = hand.setup().button.0;
            let mut order = won.clone();
            order.sort_by_key(|seat| (seat.0 + 23 - button - 1) % 23);
            for (place, seat) in order.iter().enumerate() {
                let extra = if (place as u64) < over { chip } else { 0 };
                *stacks.get_mut(seat).unwrap() += each + extra;
            }
            if over > 0 {
                odd.insert(0, order[..over as usize].to_vec());
            }
            winners.push(won.into_iter().collect());
        }
        let stacks = stacks
            .into_iter()
            .map(|(seat, stack)| (seat, Chips::new(stack)))
            .collect();
        Self {
            stacks,
            winners,
            odd,
        }
    }
}

fn setup_rate(hand: &Hand) -> u16 {
    hand.setup().rules.rake.rate
}

fn cap(hand: &Hand) -> u64 {
    hand.setup().rules.rake.cap.map_or(u64::MAX, Chips::get)
}

/// A round is over: what only one has put in goes back, if he is still in.
fn close(
    round: &mut BTreeMap<Seat, u64>,
    live: &mut BTreeMap<Seat, u64>,
    stacks: &mut BTreeMap<Seat, u64>,
    folded: &[Seat],
) {
    let mut bets: Vec<u64> = round.values().copied().collect();
    bets.sort_unstable();
    let (highest, next) = (bets[bets.len() - 1], bets[bets.len() - 2]);
    for (seat, bet) in round.iter_mut() {
        if *bet == highest && highest > next && !folded.contains(seat) {
            *stacks.get_mut(seat).unwrap() += highest - next;
            *bet = next;
        }
        *live.get_mut(seat).unwrap() += *bet;
        *bet = 0;
    }
}

/// Layers from the bottom: each up to the least that anybody still in has put in; those with the
/// same claimants are one pot.
fn layers(live: &BTreeMap<Seat, u64>, folded: &[Seat], dead: u64) -> Vec<(u64, Vec<Seat>)> {
    let claims: Vec<Seat> = live
        .keys()
        .copied()
        .filter(|s| !folded.contains(s))
        .collect();
    let mut levels: Vec<u64> = claims.iter().map(|seat| live[seat]).collect();
    levels.sort_unstable();
    levels.dedup();
    let mut pots: Vec<(u64, Vec<Seat>)> = Vec::new();
    let mut below = 0;
    for (place, level) in levels.iter().copied().enumerate() {
        // Chips of folders above the highest claim lie in the last pot.
        let last = place + 1 == levels.len();
        let amount: u64 = live
            .values()
            .map(|put| {
                let top = if last { *put } else { (*put).min(level) };
                top.saturating_sub(below)
            })
            .sum();
        let seats: Vec<Seat> = claims
            .iter()
            .copied()
            .filter(|s| live[s] >= level)
            .collect();
        below = level;
        match pots.last_mut() {
            Some(pot) if pot.1 == seats => pot.0 += amount,
            _ if amount == 0 => {}
            _ => pots.push((amount, seats)),
        }
    }
    if let Some(main) = pots.first_mut() {
        main.0 += dead;
    }
    pots
}
