//! How the players of a hand stand to the betting.

use super::event::What;
use super::view::{HandState, SeatState};
use crate::engine::chips::Chips;
use crate::engine::seat_set::SeatSet;

/// Who is in, who has chips, who is asked: it decides after every action who is next, so it is
/// kept beside the table and follows the events, instead of a look around the table each time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    /// Who has neither folded nor mucked.
    pub(super) players_in: SeatSet,
    /// Who still has chips to bet with.
    pub(super) able: SeatSet,
    /// Of these, who has not answered the bet, or not spoken yet.
    pub(super) asked: SeatSet,
    /// Whose claim is on the table: cards face up, or the board declared.
    pub(super) up: SeatSet,
}

impl Standing {
    /// Seen in one look around the table.
    pub(super) fn of(state: &HandState) -> Self {
        let mut standing = Self::default();
        for player in &state.seats {
            standing.put(player, state.betting.bet);
        }
        standing
    }

    /// Whether betting can go on: two players have chips for it (ROUND-12).
    pub(super) const fn is_contested(self) -> bool {
        self.able.has_several()
    }

    /// After something has happened to the table that is `state` now.
    #[cfg_attr(
        not(target_family = "wasm"),
        expect(clippy::inline_always, reason = "see Hand::happen"),
        inline(always)
    )]
    pub(super) fn follow(&mut self, what: &What, state: &HandState) {
        match what {
            What::Started { .. } => *self = Self::of(state),
            What::Posted { seat, .. } | What::Returned { seat, .. } => {
                if let Some(player) = state.seat(*seat) {
                    self.put(player, state.betting.bet);
                }
            }
            What::Folded { seat } | What::Mucked { seat } => {
                let own = SeatSet::only(*seat);
                self.players_in = self.players_in.difference(own);
                self.able = self.able.difference(own);
                self.asked = self.asked.difference(own);
            }
            What::Checked { seat } => self.asked = self.asked.difference(SeatSet::only(*seat)),
            What::Called {
                seat, bet, stack, ..
            } => {
                let own = SeatSet::only(*seat);
                // A lone player answers only what was really bet, which may be less (S-9).
                let answered = own.given(bet.to >= state.betting.bet);
                self.able = self.able.difference(own.given(stack.to.is_zero()));
                self.asked = self.asked.difference(answered).intersection(self.able);
            }
            // Everybody else has a new bet to answer.
            What::Bet { seat, stack, .. } | What::Raised { seat, stack, .. } => {
                let own = SeatSet::only(*seat);
                self.able = self.able.difference(own.given(stack.to.is_zero()));
                self.asked = self.able.difference(own);
            }
            What::Shown { seat, .. } | What::PlayedBoard { seat, .. } => self.up.insert(*seat),
            What::BoardDealt { .. } => self.asked = self.able,
            // After the bets have been collected nobody is asked before the next street.
            What::Collected { .. }
            | What::Dealt { .. }
            | What::Burned
            | What::Raked { .. }
            | What::Awarded { .. }
            | What::Ended => {}
        }
    }

    /// A player and the bet to match.
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "no branch may depend on a player, see SeatSet::given"
    )]
    fn put(&mut self, player: &SeatState, bet: Chips) {
        let own = SeatSet::only(player.seat);
        let put = |seats: &mut SeatSet, is_so| {
            *seats = seats.difference(own).union(own.given(is_so));
        };
        let is_able = player.is_able();
        let is_asked = player.matched.is_none() | (player.bet < bet);
        put(&mut self.players_in, player.is_in());
        put(&mut self.able, is_able);
        put(&mut self.asked, is_able & is_asked);
        put(&mut self.up, player.is_up());
    }
}
