//! What a player did in one hand.

use super::rate::Rate;
use crate::engine::hand::{Event, Hand, Status, Street, What};
use crate::engine::seat::Seat;
use crate::history::Figures;

/// What a player did in one hand, as trackers count it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Whether he put in chips before the flop that he did not have to (VPIP); of 1 if he had a
    /// decision there.
    pub voluntary: Rate,
    /// Whether he raised before the flop (PFR); of 1 if he had a decision there.
    pub raised_first: Rate,
    /// Whether he raised again when somebody else had raised once before the flop (3-bet).
    pub three_bet: Rate,
    /// Bets and raises after the flop, of all his bets, raises, calls and folds there.
    pub aggression: Rate,
    /// Whether he saw the showdown (WTSD); of 1 if he saw the flop.
    pub to_showdown: Rate,
    /// Whether he won chips at the showdown (W$SD).
    pub won_showdown: Rate,
    /// What he won or lost, in chips.
    pub net: i64,
}

impl Deeds {
    /// What `seat` did in a hand that is over; nothing if he was not dealt in.
    #[must_use]
    pub fn of(hand: &Hand, seat: Seat) -> Option<Self> {
        hand.state().seat(seat)?;
        let figures = Figures::of(hand, seat);
        let mut deeds = Self {
            net: figures.net,
            ..Self::default()
        };
        deeds.before_the_flop(hand.events(), seat);
        deeds.after_the_flop(hand.events(), seat);
        let folded = |event: &&Event| event.what == What::Folded { seat };
        let mut until_flop = hand.events().iter().take_while(|event| !is_flop(event));
        let saw_flop = hand.events().iter().any(is_flop) && !until_flop.any(|event| folded(&event));
        let stayed = hand.state().seat(seat).map(|own| own.status) != Some(Status::Folded);
        if saw_flop {
            deeds.to_showdown.add(stayed && figures.showdown);
        }
        if figures.showdown {
            deeds.won_showdown.add(won(hand.events(), seat));
        }
        Some(deeds)
    }

    fn before_the_flop(&mut self, events: &[Event], seat: Seat) {
        let (mut decided, mut voluntary, mut raised) = (false, false, false);
        // Raises by others, and all of them.
        let (mut by_others, mut raise_count) = (0_u32, 0_u32);
        for event in events.iter().take_while(|event| !is_flop(event)) {
            let Some((who, deed)) = decision(&event.what) else {
                continue;
            };
            let own = who == seat;
            decided |= own;
            // Who must call with all he has could not have raised.
            let could_raise = deed != Deed::CalledAllIn;
            if own && raise_count == 1 && by_others == 1 && could_raise {
                self.three_bet.add(deed == Deed::Raised);
            }
            voluntary |= own && matches!(deed, Deed::Raised | Deed::Called | Deed::CalledAllIn);
            raised |= own && deed == Deed::Raised;
            if deed == Deed::Raised {
                raise_count += 1;
                by_others += u32::from(!own);
            }
        }
        // In a walk nobody is asked: it says nothing about the player.
        if decided {
            self.voluntary.add(voluntary);
            self.raised_first.add(raised);
        }
    }

    fn after_the_flop(&mut self, events: &[Event], seat: Seat) {
        for event in events.iter().skip_while(|event| !is_flop(event)) {
            match decision(&event.what) {
                Some((who, deed)) if who == seat && deed != Deed::Checked => {
                    self.aggression.add(deed == Deed::Raised);
                }
                _ => {}
            }
        }
    }
}

fn is_flop(event: &Event) -> bool {
    matches!(&event.what, What::BoardDealt { street, .. } if *street == Street::Flop)
}

/// A decision, as far as it is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Folded,
    Checked,
    Called,
    CalledAllIn,
    /// A bet or a raise.
    Raised,
}

fn decision(what: &What) -> Option<(Seat, Deed)> {
    match *what {
        What::Folded { seat } => Some((seat, Deed::Folded)),
        What::Checked { seat } => Some((seat, Deed::Checked)),
        What::Called { seat, stack, .. } if stack.to.is_zero() => Some((seat, Deed::CalledAllIn)),
        What::Called { seat, .. } => Some((seat, Deed::Called)),
        What::Bet { seat, .. } | What::Raised { seat, .. } => Some((seat, Deed::Raised)),
        _ => None,
    }
}

fn won(events: &[Event], seat: Seat) -> bool {
    events.iter().any(|event| match &event.what {
        What::Awarded { shares, .. } => shares.iter().any(|share| share.seat == seat),
        _ => false,
    })
}
