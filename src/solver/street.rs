//! The betting of one street between two players, no limit: what may be done, in a few sizes.

use super::tree::Side;

/// The sizes of bets and raises that are looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Bets, in per cent of the pot.
    pub bets: Vec<u32>,
    /// Raises: to so many per cent of the bet.
    pub raises: Vec<u32>,
    /// Whether everything may go in at once, whatever its size.
    pub all_in: bool,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Folds.
    Fold,
    /// Checks, or calls.
    Pass,
    /// Bets or raises to this total on the street.
    To(u64),
}

/// A street in progress. Amounts are the smallest chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// What lay in the middle when it began.
    pub(super) pot: u64,
    /// What both could bet when it began.
    pub(super) stack: u64,
    /// The least bet.
    pub(super) min_bet: u64,
    /// What lies in front of each.
    pub(super) bets: [u64; 2],
    /// The size of the last bet or raise.
    last_raise: u64,
    /// Whose turn it is.
    pub(super) turn: Side,
    /// Whether somebody has checked.
    checked: bool,
}

/// Where a move leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The other's turn.
    Turn(Round),
    /// He has folded.
    Folded,
    /// The street is over; each has put this in on it.
    Over(u64),
}

impl Round {
    /// The beginning of a street.
    pub(super) const fn new(pot: u64, stack: u64, min_bet: u64) -> Self {
        Self {
            pot,
            stack,
            min_bet,
            bets: [0; 2],
            last_raise: 0,
            turn: Side::First,
            checked: false,
        }
    }

    /// What lies in front of the other.
    pub(super) const fn bet(&self) -> u64 {
        self.bets[self.turn.other().index()]
    }

    /// What may be done, a fold first, then a check or call, then wagers by size.
    pub(super) fn moves(&self, sizes: &Sizes) -> Vec<Move> {
        let bet = self.bet();
        let mut moves = Vec::new();
        if bet > self.bets[self.turn.index()] {
            moves.push(Move::Fold);
        }
        moves.push(Move::Pass);
        if bet >= self.stack {
            return moves;
        }
        let percents = if bet == 0 { &sizes.bets } else { &sizes.raises };
        let of = if bet == 0 { self.pot } else { bet };
        for percent in percents {
            let to = of.saturating_mul(u64::from(*percent)) / 100;
            moves.push(self.wager(to));
        }
        if sizes.all_in {
            moves.push(Move::To(self.stack));
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// A wager of about this total, by the rules; one that leaves next to nothing is for everything.
    fn wager(&self, to: u64) -> Move {
        let least = self.bet() + self.last_raise.max(self.min_bet);
        let to = to.max(least);
        let all = to.saturating_mul(6) >= self.stack.saturating_mul(5);
        Move::To(if all { self.stack } else { to })
    }

    /// The street after a move.
    pub(super) fn after(&self, action: Move) -> Next {
        let (me, bet) = (self.turn.index(), self.bet());
        let mut next = *self;
        next.turn = self.turn.other();
        match action {
            Move::Fold => Next::Folded,
            Move::Pass if bet > self.bets[me] => Next::Over(bet),
            Move::Pass if self.checked => Next::Over(bet),
            Move::Pass => {
                next.checked = true;
                Next::Turn(next)
            }
            Move::To(to) => {
                let to = to.min(self.stack);
                next.last_raise = to.saturating_sub(bet).max(self.last_raise);
                next.bets[me] = to;
                Next::Turn(next)
            }
        }
    }
}
