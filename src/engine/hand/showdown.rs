//! The showdown: who shows in which order, who may muck, and who wins which pot.

use super::event::{Change, Share, What};
use super::standing::Standing;
use super::street::Street;
use super::view::{HandState, SeatState, Status};
use crate::engine::cards::{CardSet, Evaluator, Pile, Strength};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::house::{
    LosersShow, OddChip, OddChipsSpread, PlayBoardDeclaration, ShowFirstWhenChecked,
};
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;

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

/// What the players make with the whole board, each counted once for the whole showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Strengths {
    /// Where it may have to be declared.
    board: Option<Strength>,
    /// By the number of the seat.
    hands: [Option<Strength>; Seat::MAX],
}

impl Strengths {
    /// Of all who are in.
    pub(super) fn of(state: &HandState) -> Self {
        let mut hands = [None; Seat::MAX];
        let tables = Evaluator::built().filter(|_| state.board.len() == Street::River.board_len());
        let board: Pile = state.board.iter().copied().collect();
        for player in state.seats.iter().filter(|player| player.is_in()) {
            if let Some(hand) = hands.get_mut(player.seat.index()) {
                *hand = match (tables, player.hole.cards()) {
                    (Some(tables), Some([one, two])) => {
                        Some(tables.pile(board.with(one).with(two)))
                    }
                    _ => strength(state, player),
                };
            }
        }
        let declared = state.board_must_be_declared();
        let board = if declared {
            board_strength(state)
        } else {
            None
        };
        Self { board, hands }
    }

    /// What his claim is: his hand, or the board if he declared it.
    pub(super) fn claim(&self, player: &SeatState) -> Option<Strength> {
        if player.plays_board {
            return self.board;
        }
        self.hands.get(player.seat.index()).copied().flatten()
    }
}

/// What the two cards of `player` and the board make; none before the flop.
pub(super) fn strength(state: &HandState, player: &SeatState) -> Option<Strength> {
    let hole = player.hole.cards()?;
    Strength::of(CardSet::from_slice(&state.board).union(CardSet::from_slice(&hole)))
}

/// What the five community cards make by themselves.
pub(super) fn board_strength(state: &HandState) -> Option<Strength> {
    Strength::of(CardSet::from_slice(&state.board))
}

impl HandState {
    /// Whether a player who plays the board must say so (SHOW-12).
    pub(super) fn board_must_be_declared(&self) -> bool {
        self.rules.play_board_declaration == PlayBoardDeclaration::Required
            && self.board.len() == Street::River.board_len()
    }

    /// Who came to the showdown: who mucks there has not folded before (GAME-15).
    pub(super) fn came_to_showdown(&self) -> SeatSet {
        self.seats_where(|player| player.status != Status::Folded)
    }

    /// Those who came to the showdown with a claim on `pot`; mucking does not take them out.
    fn contenders(&self, pot: usize) -> SeatSet {
        // Who folded left the pots when the bets were gathered.
        self.pots.get(pot).map_or(SeatSet::EMPTY, |pot| pot.seats)
    }

    /// Of those with a claim on `pot`, the ones who have not mucked.
    fn left_for(&self, pot: usize, standing: Standing) -> SeatSet {
        self.contenders(pot).intersection(standing.players_in)
    }

    /// The claims of these seats, which are on the table.
    fn claims(
        &self,
        seats: SeatSet,
        strengths: &Strengths,
    ) -> impl Iterator<Item = (Seat, Strength)> + Clone {
        let claim = |seat| Some((seat, strengths.claim(self.seat(seat)?)?));
        seats.iter().filter_map(claim)
    }

    fn best_shown(
        &self,
        pot: usize,
        strengths: &Strengths,
        standing: Standing,
    ) -> Option<Strength> {
        let shown = self.left_for(pot, standing).intersection(standing.up);
        self.claims(shown, strengths).map(|(_, claim)| claim).max()
    }

    /// Whether the hand wins or shares a contested pot so far; a pot without another contender
    /// needs no showing (SHOW-8).
    fn wins_something(
        &self,
        player: &SeatState,
        strengths: &Strengths,
        standing: Standing,
    ) -> bool {
        let own = strengths.claim(player);
        (0..self.pots.len())
            .filter(|&pot| self.contenders(pot).contains(player.seat))
            .filter(|&pot| self.contenders(pot).has_several())
            .any(|pot| {
                let best = self.best_shown(pot, strengths, standing);
                best.is_none() || own >= best
            })
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
    pub(super) fn next_show(&self, strengths: &Strengths, standing: Standing) -> Step {
        let (opener, opens) = self.opener();
        let up = standing.up;
        for pot in (0..self.pots.len()).rev() {
            if !self.contenders(pot).has_several() {
                continue;
            }
            let left = self.left_for(pot, standing);
            let waiting = left.difference(up);
            // Clockwise, the opener first; without one, the left of the button.
            let first = opener.filter(|&seat| waiting.contains(seat));
            let next = first.or_else(|| waiting.next_after(opener.unwrap_or(self.button)));
            let Some(player) = next.and_then(|seat| self.seat(seat)) else {
                continue;
            };
            let nobody_up = left.intersection(up).is_empty();
            let plays_board = strengths.claim(player) == strengths.board;
            if self.board_must_be_declared() && plays_board && left.has_several() {
                return Step::MayMuck(player.seat);
            }
            return match self.rules.losers_show {
                // The last who has not mucked wins without showing (S-24).
                LosersShow::WinnersOnly if !left.has_several() => continue,
                LosersShow::WinnersOnly => Step::MayMuck(player.seat),
                _ if nobody_up => Step::MustShow(player.seat, opens),
                LosersShow::AllShow => Step::MustShow(player.seat, Citation::ShowAll),
                LosersShow::MayMuck if self.wins_something(player, strengths, standing) => {
                    Step::MustShow(player.seat, Citation::ShowBeats)
                }
                LosersShow::MayMuck => Step::MayMuck(player.seat),
            };
        }
        Step::Done
    }

    /// Who gets `pot`, and why. `amount` is what is in it.
    pub(super) fn award_of(
        &self,
        pot: usize,
        amount: Chips,
        strengths: Option<&Strengths>,
        standing: Standing,
    ) -> (What, Citation) {
        let contenders = self.contenders(pot);
        let left = self.left_for(pot, standing);
        let shown = left.intersection(standing.up);
        let claims = strengths.map(|strengths| self.claims(shown, strengths));
        let claims = claims.into_iter().flatten();
        let best = claims.clone().map(|(_, claim)| claim).max();
        let winners = match best {
            Some(_) if left.has_several() => {
                let wins = claims.clone().filter(|&(_, claim)| Some(claim) == best);
                wins.map(|(seat, _)| seat).collect()
            }
            // Who mucked keeps a pot that nobody contested.
            _ if left.is_empty() => contenders,
            _ => left,
        };
        let count = winners.len().max(1) as u64;
        let unit = self.unit_of(amount).get();
        let each = Chips::new(amount.get() / unit / count * unit);
        let odd = amount.get() - each.get() * count;
        let shares = self.shares(winners, each, odd, unit);
        let because = match best {
            _ if !contenders.has_several() => Citation::Unopposed,
            None => Citation::Unopposed,
            Some(strength) if winners.has_several() => {
                let players = winners.len() as u8;
                Citation::Split {
                    strength,
                    players,
                    share: each,
                    odd: Chips::new(odd),
                }
            }
            Some(best) => {
                let others = claims.map(|(_, claim)| claim);
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
    fn shares(&self, winners: SeatSet, each: Chips, odd: u64, unit: u64) -> Vec<Share> {
        let share = |(place, player): (usize, &SeatState)| {
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
        };
        let winning = self
            .clockwise_after(self.button)
            .filter(|player| winners.contains(player.seat));
        let mut shares = Vec::with_capacity(winners.len());
        match self.rules.odd_chip {
            // Left of the button comes last, the button himself first.
            OddChip::NearestCounterClockwise => {
                shares.extend(winning.rev().enumerate().map(share));
            }
            OddChip::FirstLeftOfButton => shares.extend(winning.enumerate().map(share)),
        }
        shares
    }
}
