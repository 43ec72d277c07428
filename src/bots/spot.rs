//! A view, reckoned up for a decision.

use super::notes::Notes;
use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::hand::{
    Action, LegalActions, SeatState, Status, Street, TableView, Taken, Turn,
};
use crate::engine::house::Structure;
use crate::engine::seat::Seat;

/// Whether players are told apart by what they have done before: the levels that do so have a
/// program of their own.
pub(super) const ADAPTS: bool = cfg!(feature = "solver");

/// An opponent who is still in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival<'a> {
    pub(super) state: &'a SeatState,
}

/// A decision to take, in figures; amounts are smallest chips.
#[derive(Debug)]
pub(super) struct Spot<'a> {
    pub(super) view: &'a TableView,
    /// What everybody has seen of the players, by seat number; may be too short.
    pub(super) notes: &'a [Notes],
    pub(super) legal: &'a LegalActions,
    pub(super) me: &'a SeatState,
    pub(super) hole: [Card; 2],
    pub(super) rivals: Vec<Rival<'a>>,
    /// What lies in the middle and in front of everybody.
    pub(super) pot: u64,
    /// What a call costs; 0 where a check is free.
    pub(super) price: u64,
    /// The big blind, or a straddle above it.
    pub(super) unit: u64,
    /// What he and the deepest rival can still lose to each other, own bet included.
    pub(super) depth: u64,
    /// Rivals with chips who have not acted since the last raise.
    pub(super) behind: u32,
    /// Bets and raises on this street; the blinds are none.
    pub(super) raises: u32,
    /// Players who called without a raise before the flop.
    pub(super) limpers: u32,
    /// Whether nobody acts after him on the streets to come.
    pub(super) last_to_act: bool,
}

impl<'a> Spot<'a> {
    /// Nothing if the viewer is not in turn to act.
    pub(super) fn of(view: &'a TableView, notes: &'a [Notes]) -> Option<Self> {
        let Turn::Act(seat) = view.turn else {
            return None;
        };
        let (me, legal) = (view.own_seat()?, view.legal.as_ref()?);
        if me.seat != seat {
            return None;
        }
        let hand = &view.hand;
        if !is_sane(view, legal) {
            return None;
        }
        let others = hand.seats.iter().filter(|player| player.seat != seat);
        let rivals: Vec<Rival<'a>> = others
            .filter(|player| player.is_in())
            .map(|state| Rival { state })
            .collect();
        let on_street = |taken: &&Taken| taken.street == hand.street;
        let raises = hand
            .taken
            .iter()
            .filter(on_street)
            .filter(|taken| is_wager(taken.action));
        let raises = raises.count() as u32;
        let big_blind = hand.min_bets[0].get().max(1);
        let preflop = hand.street == Street::Preflop;
        let unit = if preflop && raises == 0 {
            hand.betting.bet.get().max(big_blind)
        } else {
            big_blind
        };
        let own = me.stack.get() + me.bet.get();
        let deepest = rivals
            .iter()
            .map(|rival| rival.state.stack.get() + rival.state.bet.get())
            .max();
        let behind = rivals.iter().filter(|rival| yet_to_act(view, rival.state));
        let limps = hand
            .taken
            .iter()
            .filter(on_street)
            .take_while(|taken| !is_wager(taken.action));
        let limpers = limps.filter(|taken| taken.action == Action::Call);
        Some(Self {
            view,
            notes,
            legal,
            me,
            hole: me.hole.cards()?,
            pot: hand.pot_total().get(),
            price: legal.call.as_ref().map_or(0, |call| call.pay.get()),
            unit,
            depth: own.min(deepest.unwrap_or(own)),
            behind: behind.count() as u32,
            raises,
            limpers: if preflop { limpers.count() as u32 } else { 0 },
            last_to_act: is_last(view, me.seat, &rivals),
            rivals,
        })
    }

    /// The street.
    pub(super) fn street(&self) -> Street {
        self.view.hand.street
    }

    /// The depth in big blinds (or straddles).
    pub(super) fn depth_in_units(&self) -> u64 {
        self.depth / self.unit
    }

    /// The own chips in true big blinds, the present bet included.
    pub(super) fn own_big_blinds(&self) -> u64 {
        let big_blind = self.view.hand.min_bets[0].get().max(1);
        (self.me.stack.get() + self.me.bet.get()) / big_blind
    }

    /// The chance that a call needs to pay, in per mille: price / (what can be won + price).
    pub(super) fn need(&self) -> u32 {
        self.need_with(0)
    }

    /// The same if so many others put in as much.
    pub(super) fn need_with(&self, joining: u64) -> u32 {
        if self.price == 0 {
            return 0;
        }
        // From everybody he wins at most what he puts in himself (POT-3).
        let mine = self.me.invested.get() + self.price;
        let seats = self.view.hand.seats.iter();
        let others = seats.filter(|player| player.seat != self.me.seat);
        let from_others: u64 = others.map(|player| player.invested.get().min(mine)).sum();
        let pot = from_others + mine * (1 + joining);
        u32::try_from(self.price * 1000 / pot.max(1)).unwrap_or(1000)
    }

    /// Whether there is one size only.
    pub(super) fn is_limit(&self) -> bool {
        self.view.hand.rules.structure == Structure::FixedLimit
    }

    /// Whether he was the last to bet or raise in the hand.
    pub(super) fn has_initiative(&self) -> bool {
        self.view.hand.betting.hand_aggressor == Some(self.me.seat)
    }

    /// What everybody has seen of a player.
    pub(super) fn notes_of(&self, seat: Seat) -> Notes {
        if ADAPTS {
            Notes::of(self.notes, seat)
        } else {
            Notes::default()
        }
    }

    /// Players dealt in.
    pub(super) fn players(&self) -> u32 {
        self.view.hand.seats.len() as u32
    }
}

/// Whether a view is one that a hand can give: one that came from elsewhere must not lead to
/// sums beyond all bounds.
fn is_sane(view: &TableView, legal: &LegalActions) -> bool {
    let hand = &view.hand;
    let most = Chips::MAX_AT_TABLE;
    let call = legal.call.as_ref().map_or(Chips::ZERO, |call| call.pay);
    let (min, max) = legal
        .wager
        .as_ref()
        .map_or((Chips::ZERO, Chips::ZERO), |wager| (wager.min, wager.max));
    let amounts = [hand.chips_total(), hand.betting.bet, call, hand.min_bets[0]];
    hand.seats.len() <= Seat::MAX
        && hand.board.len() <= 5
        && min <= max
        && max <= most
        && amounts.iter().all(|amount| *amount <= most)
        && hand.seats.iter().all(|player| player.invested <= most)
}

/// Whether it puts in more than a call.
pub(super) const fn is_wager(action: Action) -> bool {
    matches!(action, Action::Bet(_) | Action::Raise(_))
}

/// Whether an active rival still has to answer the present bet, as far as is known.
pub(super) fn yet_to_act(view: &TableView, rival: &SeatState) -> bool {
    rival.status == Status::Active && rival.matched != Some(view.hand.betting.bet)
}

/// Whether no active rival sits between this place and the button, the button included.
fn is_last(view: &TableView, me: Seat, rivals: &[Rival<'_>]) -> bool {
    let button = view.hand.button.0;
    // Distance to the left of the button: the smaller, the earlier after the flop.
    let order = |seat: Seat| seat.0.wrapping_sub(button).wrapping_sub(1) % 64;
    let active = rivals
        .iter()
        .filter(|rival| rival.state.status == Status::Active);
    active
        .map(|rival| order(rival.state.seat))
        .all(|other| other < order(me))
}
