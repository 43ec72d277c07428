//! Bets become pots: uncalled parts go back, the rest is cut into main pot and side pots.

use super::pot::Pot;
use super::view::{HandState, SeatState};
use crate::engine::chips::Chips;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;

/// What lies in front of the players and is to be gathered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gather {
    /// The antes.
    Antes,
    /// The bets of a round.
    Bets,
}

impl Gather {
    fn of(self, player: &SeatState) -> Chips {
        match self {
            Self::Antes => player.ante,
            Self::Bets => player.bet,
        }
    }
}

/// The part of the highest bet that nobody matched: whose, how much, and the most another put in
/// (ALLIN-11).
pub(super) fn uncalled(state: &HandState, gather: Gather) -> Option<(Seat, Chips, Chips)> {
    let (mut highest, mut matched, mut whose) = (Chips::ZERO, Chips::ZERO, None);
    for player in &state.seats {
        let own = gather.of(player);
        matched = matched.max(own.min(highest));
        if own > highest {
            (highest, whose) = (own, Some(player));
        }
    }
    let back = highest.saturating_sub(matched);
    let player = whose.filter(|player| player.is_in() && !back.is_zero())?;
    Some((player.seat, back, matched))
}

/// Whether there is nothing to gather and nobody has left a pot: as after a street that was
/// checked, or that nobody could bet on.
pub(super) fn is_all_gathered(state: &HandState, players_in: SeatSet) -> bool {
    let stays = |pot: &Pot| pot.seats.difference(players_in).is_empty();
    state.betting.bet.is_zero() && state.pots.iter().all(stays)
}

/// The pots after what lies in front of the players has been gathered (POT-1 to POT-5), and how
/// much that was.
///
/// A pot is known by who can win it: each all-in among the players still in cuts a layer, and a
/// layer with the claimants of a pot that is there already goes into that pot. Dead money belongs
/// to the main pot whole (S-10).
pub(super) fn pots(state: &HandState, players_in: SeatSet, gather: Gather) -> (Vec<Pot>, Chips) {
    let mut pots = Vec::with_capacity(state.pots.len() + 1);
    pots.extend_from_slice(&state.pots);
    let bet_in = |player: &SeatState| gather.of(player).given(player.is_in());
    let (mut all, mut most) = (Chips::ZERO, Chips::ZERO);
    for player in &state.seats {
        all += gather.of(player);
        most = most.max(bet_in(player));
    }
    for pot in &mut pots {
        pot.seats = pot.seats.intersection(players_in);
    }
    let mut below = Chips::ZERO;
    while below < most {
        let (mut claimants, mut cut) = (SeatSet::EMPTY, most);
        for player in &state.seats {
            let bet = bet_in(player);
            let claims = bet > below;
            claimants.add(player.seat, claims);
            cut = cut.min(if claims { bet } else { most });
        }
        // What a folded player put in above the last cut goes to the top layer.
        let top = if cut == most { all } else { cut };
        let parts = state.seats.iter().map(|player| gather.of(player).min(top));
        let amount = parts.map(|part| part.saturating_sub(below)).sum();
        add(&mut pots, amount, claimants);
        below = cut;
    }
    if below.is_zero() {
        // Everybody who put something in has folded since.
        match pots.last_mut() {
            Some(pot) => pot.amount += all,
            None => add(&mut pots, all, players_in),
        }
    }
    let dead = state.dead;
    if !dead.is_zero() {
        match pots.first_mut() {
            Some(main) => main.amount += dead,
            None => add(&mut pots, dead, players_in),
        }
    }
    give_to_the_others(&mut pots, players_in);
    (pots, all + dead)
}

/// A pot whose claimants have all folded goes to those who can still win something (POT-8): into
/// the last pot that has a claimant, or to everybody still in.
fn give_to_the_others(pots: &mut Vec<Pot>, players_in: SeatSet) {
    let left = |pot: &&Pot| pot.seats.is_empty();
    let unclaimed: Chips = pots.iter().filter(left).map(|pot| pot.amount).sum();
    if unclaimed.is_zero() {
        return;
    }
    pots.retain(|pot| !pot.seats.is_empty());
    match pots.last_mut() {
        Some(last) => last.amount += unclaimed,
        None => add(pots, unclaimed, players_in),
    }
}

fn add(pots: &mut Vec<Pot>, amount: Chips, seats: SeatSet) {
    if amount.is_zero() {
        return;
    }
    match pots.iter_mut().find(|pot| pot.seats == seats) {
        Some(pot) => pot.amount += amount,
        None => pots.push(Pot { amount, seats }),
    }
}
