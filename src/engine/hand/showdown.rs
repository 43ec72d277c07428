//! The showdown: who shows in which order, who may muck, and who wins which pot.

use super::event::{Change, Share, What};
use super::street::Street;
use super::view::{HandState, HoleCards, SeatState, Status};
use crate::engine::cards::{CardSet, Strength};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::house::{
    LosersShow, OddChip, OddChipsSpread, PlayBoardDeclaration, ShowFirstWhenChecked,
};
use crate::engine::seat::Seat;

/// What the showdown waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// This player must show, for this reason.
    MustShow(Seat, Citation),
    /// This player may choose.
    MayMuck(Seat),
    /// Everything that has to be seen has been seen.
    Done,
}

/// What the two cards of `player` and the board make; none before the flop.
pub(super) fn strength(state: &HandState, player: &SeatState) -> Option<Strength> {
    if player.plays_board {
        return board_strength(state);
    }
    let hole = player.hole.cards()?;
    Strength::of(
        state
            .board
            .iter()
            .chain(&hole)
            .copied()
            .collect::<CardSet>(),
    )
}

/// What the five community cards make by themselves.
pub(super) fn board_strength(state: &HandState) -> Option<Strength> {
    Strength::of(CardSet::from_slice(&state.board))
}

/// Whether his claim is on the table: cards face up, or the board declared.
fn is_up(player: &SeatState) -> bool {
    player.plays_board || matches!(player.hole, HoleCards::Up(_))
}

impl HandState {
    /// Whether a player who plays the board must say so (SHOW-12).
    pub(super) fn board_must_be_declared(&self) -> bool {
        self.rules.play_board_declaration == PlayBoardDeclaration::Required
            && self.board.len() == Street::River.board_len()
    }

    /// How many came to the showdown: who mucks there has not folded before (GAME-15).
    pub(super) fn players_at_showdown(&self) -> usize {
        let folded = |player: &&SeatState| player.status == Status::Folded;
        self.seats.len() - self.seats.iter().filter(folded).count()
    }

    /// Those who came to the showdown with a claim on `pot`; mucking does not take them out.
    fn contenders(&self, pot: usize) -> impl Iterator<Item = &SeatState> + '_ {
        let seats = self.pots.get(pot).map_or(&[][..], |pot| &pot.seats);
        seats
            .iter()
            .filter_map(|&seat| self.seat(seat))
            .filter(|player| player.status != Status::Folded)
    }

    fn best_shown(&self, pot: usize) -> Option<Strength> {
        let shown = self
            .contenders(pot)
            .filter(|player| player.is_in() && is_up(player));
        shown.filter_map(|player| strength(self, player)).max()
    }

    /// Whether the hand wins or shares a contested pot so far; a pot without another contender
    /// needs no showing (SHOW-8).
    fn wins_something(&self, player: &SeatState) -> bool {
        let own = strength(self, player);
        (0..self.pots.len())
            .filter(|&pot| self.contenders(pot).any(|other| other.seat == player.seat))
            .filter(|&pot| self.contenders(pot).count() > 1)
            .any(|pot| self.best_shown(pot).is_none_or(|best| own >= Some(best)))
    }

    /// Who opens the showdown, and why (SHOW-2, SHOW-5, S-6, S-25).
    fn opener(&self) -> (Option<Seat>, Citation) {
        let last = self.betting.last_round;
        if last.aggressor.is_some() {
            return (last.aggressor, Citation::ShowLastAggressor);
        }
        if self.rules.show_first_when_checked == ShowFirstWhenChecked::LastAggressorOfHand
            && self.betting.hand_aggressor.is_some()
        {
            return (
                self.betting.hand_aggressor,
                Citation::ShowLastAggressorOfHand,
            );
        }
        let first = last.first.filter(|_| last.street == Street::River);
        (first, Citation::ShowFirstToAct)
    }

    /// The next step of the showdown, pots from the side in (SHOW-14, SHOW-15).
    pub(super) fn next_show(&self) -> Step {
        let (opener, opens) = self.opener();
        // Clockwise, the opener first; without one, the left of the button.
        let opening = self
            .seats
            .iter()
            .position(|player| Some(player.seat) == opener);
        let left = || {
            self.seats
                .partition_point(|player| player.seat <= self.button)
        };
        let (before, after) = self.seats.split_at(opening.unwrap_or_else(left));
        let order = after.iter().chain(before);
        for pot in (0..self.pots.len()).rev() {
            if self.contenders(pot).count() < 2 {
                continue;
            }
            let claims = |player: &SeatState| self.contenders(pot).any(|c| c.seat == player.seat);
            let waiting = order
                .clone()
                .find(|player| player.is_in() && !is_up(player) && claims(player));
            let Some(player) = waiting else { continue };
            let nobody_up = self.best_shown(pot).is_none();
            let left = self.contenders(pot).filter(|other| other.is_in()).count();
            let plays_board = strength(self, player) == board_strength(self);
            if self.board_must_be_declared() && plays_board && left > 1 {
                return Step::MayMuck(player.seat);
            }
            return match self.rules.losers_show {
                // The last who has not mucked wins without showing (S-24).
                LosersShow::WinnersOnly if left < 2 => continue,
                LosersShow::WinnersOnly => Step::MayMuck(player.seat),
                _ if nobody_up => Step::MustShow(player.seat, opens),
                LosersShow::AllShow => Step::MustShow(player.seat, Citation::ShowAll),
                LosersShow::MayMuck if self.wins_something(player) => {
                    Step::MustShow(player.seat, Citation::ShowBeats)
                }
                LosersShow::MayMuck => Step::MayMuck(player.seat),
            };
        }
        Step::Done
    }

    /// Who gets `pot`, and why. `amount` is what is in it.
    pub(super) fn award_of(&self, pot: usize, amount: Chips) -> (What, Citation) {
        let mut left: Vec<&SeatState> = self.contenders(pot).filter(|p| p.is_in()).collect();
        if left.is_empty() {
            // Who mucked keeps a pot that nobody contested.
            left = self.contenders(pot).collect();
        }
        let shown = left.iter().filter(|player| is_up(player));
        let best = shown
            .clone()
            .filter_map(|player| strength(self, player))
            .max();
        let winners: Vec<Seat> = match best {
            Some(_) if left.len() > 1 => {
                let wins = shown
                    .clone()
                    .filter(|player| strength(self, player) == best);
                wins.map(|player| player.seat).collect()
            }
            _ => left.iter().map(|player| player.seat).collect(),
        };
        let count = winners.len().max(1) as u64;
        let unit = self.unit_of(amount).get();
        let each = Chips::new(amount.get() / unit / count * unit);
        let odd = amount.get() - each.get() * count;
        let shares = self.shares(&winners, each, odd, unit);
        let because = match best {
            _ if self.contenders(pot).count() < 2 => Citation::Unopposed,
            None => Citation::Unopposed,
            Some(strength) if winners.len() > 1 => {
                let players = winners.len() as u8;
                Citation::Split {
                    strength,
                    players,
                    share: each,
                    odd: Chips::new(odd),
                }
            }
            Some(best) => {
                let others = shown.filter_map(|player| strength(self, player));
                let second = others.filter(|&other| other < best).max();
                Citation::BestHand {
                    strength: best,
                    second,
                }
            }
        };
        let pot = pot as u8;
        (
            What::Awarded {
                pot,
                amount,
                shares,
                strength: best,
            },
            because,
        )
    }

    /// In which chips this amount is divided and rounded: the smallest in play (ODD-1), or ones
    /// where they cannot pay it.
    pub(super) fn unit_of(&self, amount: Chips) -> Chips {
        let chip = self.smallest_chip;
        if !chip.is_zero() && amount.get().is_multiple_of(chip.get()) {
            chip
        } else {
            Chips::new(1)
        }
    }

    /// Equal parts, and the odd chips by the house rules (ODD-2, ODD-3), in the order in which
    /// odd chips are given.
    fn shares(&self, winners: &[Seat], each: Chips, odd: u64, unit: u64) -> Vec<Share> {
        let mut order: Vec<&SeatState> = self.clockwise_after(self.button).collect();
        if self.rules.odd_chip == OddChip::NearestCounterClockwise {
            // Left of the button comes last, the button himself first.
            order.reverse();
        }
        let winning = order
            .into_iter()
            .filter(|player| winners.contains(&player.seat));
        winning
            .enumerate()
            .map(|(place, player)| {
                let extra = match self.rules.odd_chips_spread {
                    OddChipsSpread::OneEach if (place as u64) < odd / unit => unit,
                    OddChipsSpread::AllToOne if place == 0 => odd,
                    OddChipsSpread::OneEach | OddChipsSpread::AllToOne => 0,
                };
                let extra = Chips::new(extra);
                let amount = each + extra;
                let stack = Change {
                    from: player.stack,
                    to: player.stack + amount,
                };
                Share {
                    seat: player.seat,
                    amount,
                    odd: extra,
                    stack,
                }
            })
            .collect()
    }
}
