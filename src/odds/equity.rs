//! How much of the pot a hand wins.

/// What becomes of one hand in a number of deals, each counted with its weight.
///
/// All counts are exact. With weights (of a range) a deal counts as often as the product of the
/// weights of the hands in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Equity {
    /// Deals in which it alone has the best hand.
    pub wins: u64,
    /// Deals in which it shares the best hand.
    pub ties: u64,
    /// Deals in which another hand is better.
    pub losses: u64,
    /// What it gets of the shared pots, in parts of `1 / parts` pot.
    pub shares: u64,
    /// Into how many parts a pot is cut in `shares`; every number of winners divides it.
    pub parts: u64,
}

impl Equity {
    /// Of two hands: a tie is half a pot.
    #[must_use]
    pub const fn of_two(wins: u64, ties: u64, losses: u64) -> Self {
        Self {
            wins,
            ties,
            losses,
            shares: ties,
            parts: 2,
        }
    }

    /// All deals.
    #[must_use]
    pub const fn deals(self) -> u64 {
        self.wins + self.ties + self.losses
    }

    /// The share of the pot as an exact fraction: wins and shares, of all deals.
    #[must_use]
    pub const fn ratio(self) -> (u64, u64) {
        (
            self.wins * self.parts + self.shares,
            self.deals() * self.parts,
        )
    }

    /// The share of the pot in parts of 1,000, rounded down; 0 of no deals.
    #[must_use]
    pub const fn per_mille(self) -> u32 {
        // Digit by digit: a thousand times the count may be too great for a number.
        let (mut won, of) = self.ratio();
        if of == 0 {
            return 0;
        }
        let mut digits = won / of;
        let mut place = 0;
        while place < 3 {
            won = won % of * 10;
            digits = digits * 10 + won / of;
            place += 1;
        }
        digits as u32
    }

    /// The share of the pot, 0 to 1; 0 of no deals. For people: decisions use [`Equity::ratio`].
    #[must_use]
    pub fn fraction(self) -> f64 {
        let (won, of) = self.ratio();
        if of == 0 { 0.0 } else { float(won) / float(of) }
    }
}

/// A count as a float: exact below 2^53, beyond it as near as a float comes.
#[expect(
    clippy::cast_precision_loss,
    reason = "nobody reads more than 15 digits of a share"
)]
pub(super) const fn float(count: u64) -> f64 {
    count as f64
}

/// Counts of the deals of one hand, those that it ties by the number of winners.
#[derive(Clone, Copy, Debug)]
pub(super) struct Count {
    lost: u64,
    /// How often it was one of so many winners; 1 is a win, 0 is not used.
    among: [u64; MOST_HANDS + 1],
}

/// As many hands as can be dealt from one deck with five cards on the board.
pub(super) const MOST_HANDS: usize = 23;

impl Count {
    pub(super) const NOTHING: Self = Self {
        lost: 0,
        among: [0; MOST_HANDS + 1],
    };

    /// The hand is one of so many winners, or not one of them.
    #[inline]
    pub(super) fn add(&mut self, winner: bool, winners: usize, weight: u64) {
        if winner {
            self.among[winners.min(MOST_HANDS)] += weight;
        } else {
            self.lost += weight;
        }
    }

    /// What that comes to among so many hands.
    pub(super) fn equity(&self, hands: usize) -> Equity {
        let parts = parts(hands);
        let ties = || (2_u64..).zip(self.among.iter().skip(2));
        Equity {
            wins: self.among[1],
            ties: ties().map(|(_, deals)| deals).sum(),
            losses: self.lost,
            shares: ties()
                .map(|(winners, deals)| deals * (parts / winners))
                .sum(),
            parts,
        }
    }

    /// The standard error of the share of the pot, if the deals were drawn at random.
    pub(super) fn standard_error(&self, hands: usize) -> f64 {
        let equity = self.equity(hands);
        let deals = float(equity.deals());
        if deals < 2.0 {
            return 1.0;
        }
        let squares: f64 = (1_u32..)
            .zip(self.among.iter().skip(1))
            .map(|(winners, &times)| float(times) / f64::from(winners).powi(2))
            .sum();
        let mean = equity.fraction();
        let variance = (squares / deals - mean * mean).max(0.0);
        (variance / (deals - 1.0)).sqrt()
    }
}

/// The least number that every number of winners among so many hands divides.
pub(super) fn parts(hands: usize) -> u64 {
    let numbers = 1..=hands.min(MOST_HANDS) as u64;
    numbers.fold(1, |all, n| all / greatest_divisor(all, n) * n)
}

/// The greatest number that divides both; the other one if one of them is 0.
pub(super) const fn greatest_divisor(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pot_is_cut_so_that_all_can_share() {
        assert_eq!(parts(1), 1);
        assert_eq!(parts(2), 2);
        assert_eq!(parts(10), 2520);
        assert_eq!(parts(23), 5_354_228_880);
    }

    #[test]
    fn per_mille_is_rounded_down_and_does_not_overflow() {
        assert_eq!(Equity::default().per_mille(), 0);
        assert_eq!(Equity::of_two(1, 0, 0).per_mille(), 1000);
        assert_eq!(Equity::of_two(0, 3, 0).per_mille(), 500);
        assert_eq!(Equity::of_two(2, 0, 1).per_mille(), 666);
        let many = 1 << 58;
        assert_eq!(Equity::of_two(many, many, many).per_mille(), 500);
    }
}
