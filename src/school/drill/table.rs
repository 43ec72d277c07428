//! Tables in play: how they are set up, and lines of legal actions in a pattern's frame.

use super::Draw;
use super::instance::{Shown, Table};
use crate::engine::cards::Seed;
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{
    Action, Event, ForcedBet, ForcedKind, Hand, HandSetup, PlayerSetup, Stakes, Street, Turn,
    WagerKind, What,
};
use crate::engine::house::HouseRules;
use crate::engine::seat::Seat;
use crate::school::fault::FaultPlace;
use crate::school::question::Payout;
use crate::school::spot::{Mark, Spot};

/// So many chairs with players: the first ones, or with empty chairs between them.
pub(super) fn chairs(draw: &mut Draw, players: u64, gaps: bool) -> Vec<Seat> {
    let players = players as usize;
    let chairs = if gaps { (players + 3).min(10) } else { players };
    let all: Vec<Seat> = (0..chairs as u8).map(Seat).collect();
    draw.some(&all, players)
}

/// A hand to be dealt, from a shuffled deck.
pub(super) fn setup(
    draw: &mut Draw,
    rules: HouseRules,
    stakes: Stakes,
    button: Seat,
    stacks: &[(Seat, Chips)],
) -> HandSetup {
    let players = stacks
        .iter()
        .map(|&(seat, stack)| PlayerSetup { seat, stack });
    HandSetup::standard(rules, stakes, button, players.collect(), draw.deck())
}

/// The same hand beginning at a later street: nobody has a blind, each has put in as much before,
/// and the rounds before it are checked through.
pub(super) fn from_street(mut setup: HandSetup, street: Street, in_pot: Chips) -> Option<Hand> {
    setup.forced.clear();
    for player in setup.players.iter_mut().filter(|_| !in_pot.is_zero()) {
        player.stack += in_pot;
        setup.forced.push(ForcedBet {
            seat: player.seat,
            kind: ForcedKind::Ante,
            amount: in_pot,
        });
    }
    let mut hand = Hand::deal(setup).ok()?;
    while hand.state().street < street {
        let Turn::Act(seat) = hand.turn() else {
            return None;
        };
        hand.apply(seat, Action::Check).ok()?;
    }
    Some(hand)
}

/// How freely those at a table act.
#[derive(Clone, Copy, Debug)]
pub(in crate::school) struct Mood {
    /// How often somebody bets or raises, in per cent.
    pub(in crate::school) wager: u64,
    /// How often somebody folds who faces a bet, in per cent.
    pub(in crate::school) fold: u64,
    /// How many of a hundred bets and raises are all-in.
    pub(in crate::school) all_in: u64,
    /// What the amounts are multiples of.
    pub(in crate::school) step: u64,
    /// No bet is higher.
    pub(in crate::school) most: u64,
}

impl Mood {
    /// A legal action of whoever is in turn.
    fn action(self, hand: &Hand, draw: &mut Draw) -> Option<Action> {
        let legal = hand.legal()?;
        let roll = draw.below(100);
        if let Ok(wager) = &legal.wager
            && roll < self.wager
        {
            let (min, max) = (wager.min.get(), wager.max.get());
            let betting = &hand.state().betting;
            let reach = match wager.kind {
                WagerKind::Bet => 6 * min,
                WagerKind::Raise => betting.bet.get() + 4 * betting.last_raise.get(),
            };
            let reach = reach.min(self.most).min(max);
            let amount = if draw.below(100) < self.all_in || reach < min {
                if max <= self.most.max(min) { max } else { min }
            } else {
                draw.chips(min, reach, self.step).get().clamp(min, reach)
            };
            return Some(match wager.kind {
                WagerKind::Bet => Action::Bet(Chips::new(amount)),
                WagerKind::Raise => Action::Raise(RaiseTo(Chips::new(amount))),
            });
        }
        if legal.check.is_ok() {
            return Some(Action::Check);
        }
        Some(if draw.below(100) < self.fold {
            Action::Fold
        } else {
            Action::Call
        })
    }
}

/// Plays one action, and says how many events there are up to it: what follows by itself (bets
/// gathered, cards dealt) comes after.
pub(in crate::school) fn step(hand: &mut Hand, mood: Mood, draw: &mut Draw) -> Option<usize> {
    let Turn::Act(seat) = hand.turn() else {
        return None;
    };
    let before = hand.events().len();
    let action = mood.action(hand, draw)?;
    hand.apply(seat, action).ok()?;
    Some(before + 1)
}

/// Plays the betting round to its end, and says how many events there are up to its last action.
pub(super) fn play_round(hand: &mut Hand, mood: Mood, draw: &mut Draw) -> Option<usize> {
    let street = hand.state().street;
    for _ in 0..40 {
        let end = step(hand, mood, draw)?;
        let goes_on = hand.state().street == street && matches!(hand.turn(), Turn::Act(_));
        if !goes_on {
            return Some(end);
        }
    }
    None
}

/// Everybody who may shows his hand, until the hand is over.
pub(in crate::school) fn show_all(hand: &mut Hand) -> Option<()> {
    while let Turn::ShowOrMuck(seat) = hand.turn() {
        hand.apply(seat, Action::Show).ok()?;
    }
    (hand.turn() == Turn::Over).then_some(())
}

/// Who got how much of each pot, the main pot first, by seat number.
pub(super) fn payouts(hand: &Hand) -> Option<Vec<Payout>> {
    let collected = |event: &Event| match &event.what {
        What::Collected { pots } => Some(pots.len()),
        _ => None,
    };
    let pots = hand.events().iter().rev().find_map(collected)?;
    let mut payouts = vec![Vec::new(); pots];
    for event in hand.events() {
        if let What::Awarded { pot, shares, .. } = &event.what {
            let paid = shares.iter().map(|share| (share.seat, share.amount));
            let payout = payouts.get_mut(usize::from(*pot))?;
            payout.extend(paid);
            payout.sort_unstable();
        }
    }
    Some(payouts)
}

/// The table as it stands after so many of its events, with the film of the round that ends there.
pub(super) fn shown_until(hand: Hand, end: usize, open: Vec<Seat>) -> Shown {
    let begin = film_begins(&hand.events()[..end]);
    Shown::Table(Box::new(Table {
        hand,
        begin,
        end,
        turn: false,
        open,
    }))
}

/// Plays on until a decision that fits; none if the hand ends before.
pub(super) fn walk(
    mut hand: Hand,
    mood: Mood,
    draw: &mut Draw,
    fits: impl Fn(&Hand) -> bool,
) -> Option<Hand> {
    for _ in 0..24 {
        let Turn::Act(seat) = hand.turn() else {
            return None;
        };
        if fits(&hand) && !draw.once_in(3) {
            return Some(hand);
        }
        let action = mood.action(&hand, draw)?;
        hand.apply(seat, action).ok()?;
    }
    None
}

/// A worked example, written as a spot: the hand at its mark `a`.
pub(super) fn example(text: &str) -> Option<Hand> {
    let spot = Spot::read(text, 1, &FaultPlace::File, Seed::new([0; 32])).ok()?;
    spot.hand_at(Mark::Letter('a'))
}

/// The table at its last moment. The film begins with the round of that moment, before the flop
/// with the blinds.
pub(super) fn shown(hand: Hand, turn: bool) -> Shown {
    let end = hand.events().len();
    let begin = film_begins(hand.events());
    Shown::Table(Box::new(Table {
        hand,
        begin,
        end,
        turn,
        open: Vec::new(),
    }))
}

/// Behind the last card of the board; before the flop at the very beginning.
fn film_begins(events: &[Event]) -> usize {
    let dealt = |event: &Event| matches!(event.what, What::BoardDealt { .. });
    events.iter().rposition(dealt).map_or(0, |place| place + 1)
}

/// The seat of this forced bet.
pub(super) fn poster(hand: &Hand, kind: ForcedKind) -> Option<Seat> {
    let mut forced = hand.setup().forced.iter();
    forced.find(|bet| bet.kind == kind).map(|bet| bet.seat)
}
