//! What the helper beside the table says before the player acts: what he may do, what it costs,
//! what his cards are worth and what may still become of them.

use super::args::Args;
use super::catalog::Id;
use super::number::tenths;
use super::speaker::Speaker;
use crate::engine::cards::{Card, CardSet, Category, Strength};
use crate::engine::chips::Chips;
use crate::engine::hand::{LegalActions, SeatState, TableView, WagerKind};
use crate::odds::{chance_of_one, improvements};

impl Speaker<'_> {
    /// The helper's lines for the viewer: what he may do and the price, if he is in turn, and what
    /// he holds, as long as he is in the hand.
    #[must_use]
    pub fn help(&self, view: &TableView) -> Vec<String> {
        let Some(own) = view.own_seat().filter(|own| own.is_in()) else {
            return Vec::new();
        };
        let legal = view.legal.as_ref().filter(|legal| legal.seat == own.seat);
        let may = legal.map(|legal| self.may(legal));
        let price = legal.and_then(|legal| self.price(view, own, legal));
        let lines = [may, price, self.holding(view, own)];
        lines.into_iter().flatten().collect()
    }

    /// The actions, each with its amounts, or why there is no bet or raise.
    fn may(&self, legal: &LegalActions) -> String {
        let none = Args::new();
        let stay = match (&legal.check, &legal.call) {
            (Ok(_), _) => self.screen(Id("helper-check"), &none),
            (_, Ok(call)) => {
                let id = if call.all_in {
                    Id("helper-call-all-in")
                } else {
                    Id("helper-call")
                };
                self.screen(id, &none.with("call", call.pay))
            }
            _ => self.screen(Id("helper-fold"), &none),
        };
        let push = match &legal.wager {
            Ok(wager) => {
                let id = match (wager.kind, wager.min == wager.max) {
                    (WagerKind::Bet, false) => Id("helper-bet"),
                    (WagerKind::Bet, true) => Id("helper-bet-one"),
                    (WagerKind::Raise, false) => Id("helper-raise"),
                    (WagerKind::Raise, true) => Id("helper-raise-one"),
                };
                let args = Args::new().with("min", wager.min).with("max", wager.max);
                self.screen(id, &args)
            }
            Err(because) => {
                let args = Args::new().with("reason", self.short(because));
                self.screen(Id("helper-no-wager"), &args)
            }
        };
        [&stay, " ", &push].concat()
    }

    /// What a call costs and can win; nothing where there is none. Whoever calls with his last
    /// chips plays for no more than he pays against each of the others (ALLIN-2).
    fn price(&self, view: &TableView, own: &SeatState, legal: &LegalActions) -> Option<String> {
        let call = legal.call.as_ref().ok().filter(|_| legal.check.is_err())?;
        let mine = own.invested + call.pay;
        let put = view.hand.seats.iter().map(|player| {
            let most = if player.seat == own.seat {
                player.invested
            } else {
                mine
            };
            player.invested.min(most)
        });
        let (pot, pay) = (put.sum::<Chips>().get(), call.pay.get());
        // Rounded up: one per cent less would not pay.
        let percent = pay.saturating_mul(100).div_ceil((pot + pay).max(1));
        let odds = pot.saturating_mul(10) / pay.max(1);
        let args = Args::new()
            .with("call", call.pay)
            .with("pot", Chips::new(pot))
            .with("odds", tenths(self.catalog.language(), odds))
            .with("percent", percent);
        Some(self.screen(Id("helper-price"), &args))
    }

    /// The hand by its name, and the cards that would improve it.
    fn holding(&self, view: &TableView, own: &SeatState) -> Option<String> {
        let hole = own.hole.cards()?;
        let board = &view.hand.board;
        let hand = match Strength::of(CardSet::from_slice(&hole).union(CardSet::from_slice(board)))
        {
            Some(strength) if board.len() >= 3 => self.hand_name(strength),
            _ => self.hole_name(hole),
        };
        let named = self.screen(Id("helper-hand"), &Args::new().with("hand", hand));
        let to_come = match board.len() {
            3 => 2,
            4 => 1,
            _ => return Some(named),
        };
        let kinds = own_outs(hole, board);
        let outs = kinds.iter().map(|(_, outs)| outs).sum::<usize>();
        if outs == 0 {
            return Some(named);
        }
        let named_kinds = kinds.iter().map(|(category, outs)| {
            let hand = self.catalog.hand_short(*category);
            [&hand, " ", &self.catalog.number(*outs as u64)].concat()
        });
        let named_kinds = named_kinds.collect::<Vec<_>>().join(", ");
        let unseen = Card::COUNT - 2 - board.len();
        let chance = |cards| u64::from(chance_of_one(outs, unseen, cards).per_mille() + 5) / 10;
        let args = Args::new()
            .with("outs", outs as u64)
            .with("kinds", named_kinds)
            .with("next", chance(1))
            .with("both", chance(to_come));
        let id = if to_come == 2 {
            Id("helper-outs-two")
        } else {
            Id("helper-outs")
        };
        Some([&named, " ", &self.screen(id, &args)].concat())
    }
}

/// The next cards that make the player's hand one of a higher category, by category, the lowest
/// first; not those that only pair the board, which helps everybody alike.
fn own_outs(hole: [Card; 2], board: &[Card]) -> Vec<(Category, usize)> {
    let Ok(by_category) = improvements(hole, board, CardSet::EMPTY) else {
        return Vec::new();
    };
    let kinds = Category::ALL.into_iter().zip(by_category);
    let counted = kinds.map(|(category, cards)| {
        let shared = |card: &Card| board.iter().any(|other| other.rank() == card.rank());
        let own = |card: &Card| category > Category::TwoPair || !shared(card);
        (category, cards.iter().filter(own).count())
    });
    counted.filter(|(_, cards)| *cards > 0).collect()
}
