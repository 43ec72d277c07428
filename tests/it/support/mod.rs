//! A small language for hands: a table, its cards, and what everybody does.

pub(crate) mod random;

use cards_speak::engine::cards::{Card, Deck, parse_cards};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{
    Action, ForcedBet, ForcedKind, Hand, HandSetup, Mode, PlayerSetup, Stakes, Turn, WagerKind,
    What,
};
use cards_speak::engine::house::{HouseRules, Structure};
use cards_speak::engine::seat::Seat;

/// A table before the hand. Seat 0 sits left of the button, the last seat is the button.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) setup: HandSetup,
    hole: Vec<(Seat, [Card; 2])>,
    board: Vec<Card>,
}

impl Table {
    /// No limit, blinds 1/2, no ante, seats with these stacks.
    pub(crate) fn new(stacks: &[u64]) -> Self {
        let players = stacks.iter().zip(0..);
        let players: Vec<PlayerSetup> = players
            .map(|(&stack, seat)| PlayerSetup {
                seat: Seat(seat),
                stack: Chips::new(stack),
            })
            .collect();
        let button = Seat(players.len() as u8 - 1);
        let stakes = Stakes {
            small_blind: Chips::new(1),
            big_blind: Chips::new(2),
            ante: Chips::ZERO,
        };
        let rules = HouseRules::default();
        Self {
            setup: HandSetup::standard(rules, stakes, button, players, Deck::ordered()),
            hole: Vec::new(),
            board: Vec::new(),
        }
    }

    /// Sets the usual forced bets anew; house rules first, then this.
    pub(crate) fn stakes(mut self, small: u64, big: u64, ante: u64) -> Self {
        let stakes = Stakes {
            small_blind: Chips::new(small),
            big_blind: Chips::new(big),
            ante: Chips::new(ante),
        };
        let HandSetup {
            rules,
            mode,
            button,
            players,
            deck,
            ..
        } = self.setup;
        self.setup = HandSetup::standard(rules, stakes, button, players, deck);
        self.setup.mode = mode;
        self
    }

    /// Changes house rules; caps and minimums of the standard hand follow.
    pub(crate) fn rules(mut self, change: impl FnOnce(&mut HouseRules)) -> Self {
        change(&mut self.setup.rules);
        let blind = |kind| {
            let mut forced = self.setup.forced.iter();
            forced
                .find(|bet| bet.kind == kind)
                .map_or(0, |bet| bet.amount.get())
        };
        let (small, big) = (blind(ForcedKind::SmallBlind), blind(ForcedKind::BigBlind));
        let ante = blind(ForcedKind::Ante);
        self.stakes(small, big, ante)
    }

    pub(crate) fn structure(self, structure: Structure) -> Self {
        self.rules(|rules| rules.structure = structure)
    }

    pub(crate) fn tournament(mut self, players_left: u32) -> Self {
        self.setup.mode = Mode::Tournament { players_left };
        self
    }

    /// Nothing is posted and every bet is worth `unit` on each street: an example about one round.
    pub(crate) fn without_blinds(mut self, unit: u64) -> Self {
        self.setup.forced.clear();
        self.setup.min_bets = [Chips::new(unit); 4];
        self
    }

    /// One more forced bet.
    pub(crate) fn post(mut self, seat: u8, kind: ForcedKind, amount: u64) -> Self {
        self.setup.forced.push(ForcedBet {
            seat: Seat(seat),
            kind,
            amount: Chips::new(amount),
        });
        self
    }

    pub(crate) fn hole(mut self, seat: u8, cards: &str) -> Self {
        let cards = parse_cards(cards).unwrap().try_into().unwrap();
        self.hole.push((Seat(seat), cards));
        self
    }

    pub(crate) fn board(mut self, cards: &str) -> Self {
        self.board = parse_cards(cards).unwrap();
        self
    }

    pub(crate) fn deal(mut self) -> Play {
        if !self.hole.is_empty() || !self.board.is_empty() {
            self.setup.arrange(&self.hole, &self.board).unwrap();
        }
        Play(Hand::deal(self.setup).unwrap())
    }

    /// The flop, with everybody in and (but for what was posted) nothing in the pot.
    pub(crate) fn flop(self) -> Play {
        self.deal().check_to(3)
    }
}

/// A pot that was paid: its number, what was in it, the winners with their shares.
type Award = (u8, u64, Vec<(u8, u64)>);

/// A hand being played.
#[derive(Clone)]
pub(crate) struct Play(pub(crate) Hand);

/// `fold`, `check`, `call`, `bet 20`, `raise 40` (to), `show`, `muck`, `play the board`.
fn action(text: &str) -> Action {
    let amount = |text: &str| Chips::new(text.parse().unwrap());
    match text.split_once(' ') {
        None if text == "fold" => Action::Fold,
        None if text == "check" => Action::Check,
        None if text == "call" => Action::Call,
        None if text == "show" => Action::Show,
        None if text == "muck" => Action::Muck,
        Some(("bet", to)) => Action::Bet(amount(to)),
        Some(("raise", to)) => Action::Raise(RaiseTo(amount(to))),
        Some(("play", "the board")) => Action::PlayBoard,
        _ => panic!("no such action: {text}"),
    }
}

impl Play {
    /// Lets a player act; the engine must agree.
    #[track_caller]
    pub(crate) fn act(mut self, seat: u8, what: &str) -> Self {
        if let Err(refusal) = self.0.apply(Seat(seat), action(what)) {
            panic!("{refusal}");
        }
        self
    }

    /// Several players in order: `(seat, action)`.
    #[track_caller]
    pub(crate) fn acts(self, all: &[(u8, &str)]) -> Self {
        all.iter()
            .fold(self, |play, &(seat, what)| play.act(seat, what))
    }

    /// Several players in order, as one writes a hand down: `2 raise 6, 3 fold | 0 check`; the
    /// bar between the streets is for the reader.
    #[track_caller]
    pub(crate) fn line(self, all: &str) -> Self {
        all.split([',', '|']).fold(self, |play, one| {
            let (seat, what) = one.trim().split_once(' ').unwrap();
            play.act(seat.parse().unwrap(), what)
        })
    }

    /// Everybody checks until so many community cards lie on the table.
    pub(crate) fn check_to(mut self, board: usize) -> Self {
        while self.0.state().board.len() < board {
            let seat = self.turn();
            self = self.act(seat, "check");
        }
        self
    }

    /// Tries something that must be refused and must change nothing; the reason.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, what: &str) -> Citation {
        let mut hand = self.0.clone();
        let refusal = hand.apply(Seat(seat), action(what)).unwrap_err();
        assert_eq!(hand, self.0, "a refused action changed the hand");
        assert_eq!(refusal.seat, Seat(seat));
        assert_eq!(refusal.action, action(what));
        refusal.because
    }

    /// The seat in turn.
    #[track_caller]
    pub(crate) fn turn(&self) -> u8 {
        self.0.turn().seat().unwrap().0
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.turn() == Turn::Over
    }

    /// `fold, check, bet 2-100` for the player in turn, or a question at the showdown.
    pub(crate) fn legal(&self) -> String {
        let Some(legal) = self.0.legal() else {
            return match self.0.turn() {
                Turn::ShowOrMuck(_) => "show, muck".to_owned(),
                _ => String::new(),
            };
        };
        let mut offers = vec!["fold".to_owned()];
        if legal.check.is_ok() {
            offers.push("check".to_owned());
        }
        if let Ok(call) = legal.call {
            offers.push(format!("call {}", call.pay));
        }
        if let Ok(wager) = legal.wager {
            let kind = match wager.kind {
                WagerKind::Bet => "bet",
                WagerKind::Raise => "raise",
            };
            let (min, max) = (wager.min, wager.max);
            offers.push(if min == max {
                format!("{kind} {min}")
            } else {
                format!("{kind} {min}-{max}")
            });
        }
        offers.join(", ")
    }

    /// Chips in the middle and in front of the players.
    pub(crate) fn pot(&self) -> u64 {
        self.0.state().pot_total().get()
    }

    /// Amounts of the pots as last gathered, before they were paid, and who can win them.
    pub(crate) fn pots(&self) -> Vec<(u64, Vec<u8>)> {
        let gathered = self.0.events().iter().rev();
        let mut pots = gathered.filter_map(|event| match &event.what {
            What::Collected { pots } => Some(pots),
            _ => None,
        });
        let pots = pots.next().cloned().unwrap_or_default();
        pots.iter()
            .map(|pot| {
                let seats = pot.seats.iter().map(|seat| seat.0).collect();
                (pot.amount.get(), seats)
            })
            .collect()
    }

    pub(crate) fn stacks(&self) -> Vec<u64> {
        let seats = self.0.state().seats.iter();
        seats.map(|player| player.stack.get()).collect()
    }

    /// What each player won or lost, in order of seats.
    pub(crate) fn net(&self) -> Vec<i64> {
        let players = &self.0.setup().players;
        let pairs = players.iter().zip(self.stacks());
        pairs
            .map(|(player, now)| now.cast_signed() - player.stack.get().cast_signed())
            .collect()
    }

    /// Who showed, in order.
    pub(crate) fn shown(&self) -> Vec<u8> {
        self.what(|what| match what {
            What::Shown { seat, .. } => Some(seat.0),
            _ => None,
        })
    }

    /// Which pots were paid, in order: number, amount, winners with their shares.
    pub(crate) fn awards(&self) -> Vec<Award> {
        self.what(|what| match what {
            What::Awarded {
                pot,
                amount,
                shares,
                ..
            } => {
                let shares = shares.iter();
                let shares = shares.map(|share| (share.seat.0, share.amount.get()));
                Some((*pot, amount.get(), shares.collect()))
            }
            _ => None,
        })
    }

    /// The reasons of the events that `choose` picks.
    pub(crate) fn reasons(&self, choose: impl Fn(&What) -> bool) -> Vec<Citation> {
        let events = self.0.events().iter();
        events
            .filter(|event| choose(&event.what))
            .map(|event| event.because)
            .collect()
    }

    fn what<T>(&self, choose: impl Fn(&What) -> Option<T>) -> Vec<T> {
        let events = self.0.events().iter();
        events.filter_map(|event| choose(&event.what)).collect()
    }
}
