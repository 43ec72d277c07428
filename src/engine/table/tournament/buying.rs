//! Buying more chips, declining, and what cannot be bought or sold (TOURN-4, TOURN-5).

use super::error::TournamentError;
use super::event::{TournamentEvent, TournamentWhat};
use super::payouts::Money;
use super::rebuys::Buyer;
use super::setup::PlayerId;
use super::tournament::Tournament;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::Change;
use crate::engine::seat::Seat;

impl Tournament {
    pub(super) fn may_rebuy(&self) -> Citation {
        Citation::MayRebuy {
            through_level: self.state.setup.rebuys.through_level,
        }
    }

    /// Who lost everything and has to say whether he buys again.
    pub fn undecided(&self) -> impl Iterator<Item = PlayerId> {
        let outs = self.state.outs.iter().filter(|out| !out.decided);
        outs.map(|out| out.player)
    }

    /// A player buys chips again.
    pub fn rebuy(&mut self, player: PlayerId) -> Result<Vec<TournamentEvent>, TournamentError> {
        let (buyer, entrant, at, seat) = self.buyer(player)?;
        let setup = &self.state.setup;
        let (terms, rule) = (setup.rebuys, setup.rules.rebuys);
        let level = self.state.clock.level();
        let because = terms
            .rebuy(rule, level, buyer, setup.starting_stack)
            .map_err(|because| TournamentError::Refused { player, because })?;
        self.affordable(terms.chips, terms.price)?;
        self.state.entrants[entrant].rebuys += 1;
        self.state.outs.retain(|out| out.player != player);
        let stack = self.add(at, seat, terms.chips);
        let pool = self.pool();
        let what = TournamentWhat::Rebought {
            player,
            stack,
            pool,
        };
        let mut events = vec![TournamentEvent { what, because }];
        self.go_on(&mut events);
        Ok(events)
    }

    /// A player takes the add-on.
    pub fn add_on(&mut self, player: PlayerId) -> Result<Vec<TournamentEvent>, TournamentError> {
        let (buyer, entrant, at, seat) = self.buyer(player)?;
        let setup = &self.state.setup;
        let (terms, rule) = (setup.rebuys, setup.rules.rebuys);
        let level = self.state.clock.level();
        let because = terms
            .add_on(rule, level, buyer)
            .map_err(|because| TournamentError::Refused { player, because })?;
        self.affordable(terms.add_on_chips, terms.add_on_price)?;
        self.state.entrants[entrant].added_on = true;
        self.state.outs.retain(|out| out.player != player);
        let stack = self.add(at, seat, terms.add_on_chips);
        let pool = self.pool();
        let what = TournamentWhat::AddedOn {
            player,
            stack,
            pool,
        };
        let mut events = vec![TournamentEvent { what, because }];
        self.go_on(&mut events);
        Ok(events)
    }

    /// A player who lost everything does not buy again: he is out.
    pub fn decline(&mut self, player: PlayerId) -> Result<Vec<TournamentEvent>, TournamentError> {
        let mut outs = self.state.outs.iter_mut();
        let undecided = outs.find(|out| out.player == player && !out.decided);
        let Some(out) = undecided else {
            return Err(TournamentError::NoSuchPlayer { player });
        };
        out.decided = true;
        let mut events = Vec::new();
        self.go_on(&mut events);
        Ok(events)
    }

    /// Why a player cannot sell his chips back and go: nobody can (TOURN-4). Who goes is away.
    #[must_use]
    pub fn cash_out(&self, player: PlayerId) -> TournamentError {
        match self.entrant_at(player) {
            Ok(_) => TournamentError::Refused {
                player,
                because: Citation::ChipsNotSold,
            },
            Err(error) => error,
        }
    }

    fn buyer(&self, player: PlayerId) -> Result<(Buyer, usize, usize, Seat), TournamentError> {
        let entrant = self.entrant_at(player)?;
        let nobody = TournamentError::NoSuchPlayer { player };
        let Some((table, seat, stack)) = self.find(player) else {
            return Err(nobody);
        };
        let out = self.state.outs.iter().find(|out| out.player == player);
        if out.is_some_and(|out| out.decided) {
            return Err(nobody);
        }
        let at = self.table_at(table)?;
        let hand = self.state.tables[at].hand();
        let plays = hand.is_some_and(|hand| hand.players.iter().any(|p| p.seat == seat));
        let bought = self.state.entrants[entrant];
        let buyer = Buyer {
            stack,
            busted: out.is_some(),
            in_hand: plays,
            rebuys: bought.rebuys,
            added_on: bought.added_on,
        };
        Ok((buyer, entrant, at, seat))
    }

    fn affordable(&self, chips: Chips, price: Money) -> Result<(), TournamentError> {
        let chips = self.chips_bought() + chips;
        let pool = self.pool().0.saturating_add(price.0);
        if chips > Chips::MAX_AT_TABLE || pool > Money::MOST.0 {
            return Err(TournamentError::TooMuch);
        }
        Ok(())
    }

    fn add(&mut self, at: usize, seat: Seat, chips: Chips) -> Change {
        let place = self.state.tables[at].place_mut(seat);
        let from = place.as_ref().map_or(Chips::ZERO, |place| place.stack);
        let to = from + chips;
        if let Some(place) = place {
            place.stack = to;
        }
        Change { from, to }
    }
}
