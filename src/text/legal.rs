//! What the player in turn may do, in one line, and what a player did, in one word.

use super::args::Args;
use super::catalog::{Catalog, Id};
use super::resolve::Voice;
use super::speaker::Speaker;
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, ForcedKind, LegalActions, Taken, WagerKind};
use crate::engine::seat::Seat;

impl Speaker<'_> {
    /// The referee's line to the player in turn: "Call 25, or raise to at least 40."
    #[must_use]
    pub fn turn_line(&self, legal: &LegalActions) -> String {
        let (id, args) = turn(legal);
        self.screen(id, &args)
    }

    /// The same for the ear: "Your turn. 25 to call, raise to at least 40. Pot 65."
    #[must_use]
    pub fn turn_spoken(&self, legal: &LegalActions, pot: Chips) -> String {
        let (id, args) = turn(legal);
        let id = format!("{}.spoken", id.0);
        self.catalog.spoken(&id, &args.with("pot", pot))
    }

    /// The line to a player who may show or muck a beaten hand.
    #[must_use]
    pub fn show_or_muck_line(&self) -> String {
        self.screen(Id("turn-show-or-muck"), &Args::new())
    }

    /// The same for the ear.
    #[must_use]
    pub fn show_or_muck_spoken(&self) -> String {
        let id = format!("{}.spoken", Id("turn-show-or-muck").0);
        self.catalog.spoken(&id, &Args::new())
    }

    /// The line while another is in turn: "Katka is to act."
    #[must_use]
    pub fn waiting_line(&self, seat: Seat) -> String {
        let args = Args::new().with("name", self.name(seat));
        self.addressed(Voice::Screen, seat, Id("turn-waiting"), &args)
    }
}

/// The message to the player in turn.
fn turn(legal: &LegalActions) -> (Id, Args) {
    let args = match &legal.call {
        Ok(call) => Args::new().with("call", call.pay),
        Err(_) => Args::new(),
    };
    let Ok(wager) = &legal.wager else {
        let id = match (&legal.check, &legal.call) {
            (Ok(_), _) => Id("turn-check"),
            (Err(_), Ok(call)) if call.all_in => Id("turn-call-all-in"),
            (Err(_), Ok(_)) => Id("turn-call"),
            (Err(_), Err(_)) => Id("turn-fold"),
        };
        return (id, args);
    };
    let one = wager.min == wager.max;
    let id = match (&legal.check, wager.kind) {
        (Ok(_), WagerKind::Bet) if one => Id("turn-check-bet-one"),
        (Ok(_), WagerKind::Bet) => Id("turn-check-bet"),
        (Ok(_), WagerKind::Raise) if one => Id("turn-check-raise-one"),
        (Ok(_), WagerKind::Raise) => Id("turn-check-raise"),
        (Err(_), _) if one && wager.max_all_in => Id("turn-call-raise-all-in"),
        (Err(_), _) if one => Id("turn-call-raise-one"),
        (Err(_), _) => Id("turn-call-raise"),
    };
    (id, args.with("min", wager.min))
}

impl Catalog {
    /// A decision in a word for the player's place: "Raise", "All-in".
    #[must_use]
    pub fn did(&self, taken: &Taken) -> String {
        let id = match taken.action {
            Action::Fold => Id("did-fold"),
            Action::Show => Id("did-show"),
            Action::Muck => Id("did-muck"),
            Action::PlayBoard => Id("did-play-board"),
            _ if taken.all_in => Id("did-all-in"),
            Action::Check => Id("did-check"),
            Action::Call => Id("did-call"),
            Action::Bet(_) => Id("did-bet"),
            Action::Raise(_) => Id("did-raise"),
        };
        self.message(id.0, &Args::new())
    }

    /// A forced bet in a word for the player's place: "BB".
    #[must_use]
    pub fn posted(&self, kind: ForcedKind) -> String {
        let id = match kind {
            ForcedKind::Ante | ForcedKind::BigBlindAnte => Id("did-ante"),
            ForcedKind::DeadPost | ForcedKind::LivePost => Id("did-post"),
            ForcedKind::SmallBlind => Id("did-small-blind"),
            ForcedKind::BigBlind => Id("did-big-blind"),
            ForcedKind::Straddle => Id("did-straddle"),
        };
        self.message(id.0, &Args::new())
    }

    /// The name of a pot: "Main pot", "Side pot 2".
    #[must_use]
    pub fn pot_name(&self, pot: u8) -> String {
        self.message(Id("pot-name").0, &Args::new().with("pot", pot))
    }
}
