//! A hand in progress: setup in, decisions in, events out.

use core::iter::successors;

use super::action::Action;
use super::collect::{self, Gather};
use super::event::{Change, Event, What};
use super::legal::LegalActions;
use super::refusal::Refusal;
use super::setup::{HandSetup, Mode, SetupError};
use super::showdown::{self, Step, Strengths};
use super::standing::Standing;
use super::street::Street;
use super::view::{HandState, HoleCards, SeatState, Status, TableView, Turn, Viewer};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::house::{AllInFaceUp, HistoryShowsMucked};
use crate::engine::seat::Seat;

/// One hand of hold'em, valid by construction (GAME-2).
///
/// Dealing, collecting, running out the board and paying happen by themselves; the hand stops
/// where a player has to decide ([`Hand::turn`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    setup: HandSetup,
    state: HandState,
    events: Vec<Event>,
    standing: Standing,
    turn: Turn,
    /// What the players hold, once there is a showdown.
    strengths: Option<Strengths>,
    /// Cards dealt so far.
    dealt: usize,
    /// All chips in play, which never change (BUYIN-6, BUYIN-7).
    total: Chips,
}

impl Hand {
    /// Posts the forced bets, deals, and goes on to the first decision.
    pub fn deal(setup: HandSetup) -> Result<Self, SetupError> {
        setup.validate()?;
        let state = HandState::before(&setup);
        let total = setup.players.iter().map(|player| player.stack).sum();
        let events = Vec::with_capacity(48);
        let mut hand = Self {
            setup,
            state,
            events,
            standing: Standing::default(),
            turn: Turn::Over,
            strengths: None,
            dealt: 0,
            total,
        };
        hand.begin();
        hand.go_on();
        Ok(hand)
    }

    /// What the hand began with.
    #[must_use]
    pub fn setup(&self) -> &HandSetup {
        &self.setup
    }

    /// The table with all hole cards: for the referee, never for a player ([`Hand::view`]).
    #[must_use]
    pub fn state(&self) -> &HandState {
        &self.state
    }

    /// Everything that has happened, hole cards included ([`Event::seen_by`] hides them).
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whose decision the hand waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// What the player in turn may do; none at the showdown and after the end.
    #[must_use]
    pub fn legal(&self) -> Option<LegalActions> {
        let Turn::Act(seat) = self.turn else {
            return None;
        };
        let player = self.state.seat(seat)?;
        Some(self.state.legal_if(self.standing.is_contested(), player))
    }

    /// The hand as `viewer` may know it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> TableView {
        let mut state = self.state.clone();
        for player in &mut state.seats {
            if matches!(player.hole, HoleCards::Known(_)) && !viewer.knows(player.seat) {
                player.hole = HoleCards::Down;
            }
        }
        TableView {
            viewer,
            turn: self.turn,
            legal: self.legal().filter(|legal| viewer.knows(legal.seat)),
            hand: state,
        }
    }

    /// The finished hand as `viewer` may look it up afterwards: hands mucked at the showdown are
    /// known too, where the house rules say so (SHOW-18). Folded hands never are.
    #[must_use]
    pub fn looked_up(&self, viewer: Viewer) -> TableView {
        let mut view = self.view(viewer);
        let shows = self.setup.rules.history_shows_mucked == HistoryShowsMucked::Yes;
        if self.turn == Turn::Over && shows {
            for (player, real) in view.hand.seats.iter_mut().zip(&self.state.seats) {
                if player.status == Status::Mucked {
                    player.hole = real.hole;
                }
            }
        }
        view
    }

    /// Whether `seat` may do this now. Changes nothing.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let verdict = self.judge(seat, action);
        verdict.map(drop).map_err(|because| Refusal {
            seat,
            action,
            because,
        })
    }

    /// Lets `seat` act, and everything that follows by itself; the new events.
    ///
    /// A refused action changes nothing.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<&[Event], Refusal> {
        let because = self.judge(seat, action).map_err(|because| Refusal {
            seat,
            action,
            because,
        })?;
        let before = self.events.len();
        self.act(seat, action, because);
        self.go_on();
        Ok(&self.events[before..])
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<Citation, Citation> {
        match self.turn {
            Turn::Over => Err(Citation::HandOver),
            Turn::Act(turn) | Turn::ShowOrMuck(turn) if turn != seat => {
                let can_act = |player: &SeatState| player.status == Status::Active;
                Err(match self.state.seat(seat) {
                    Some(player) if can_act(player) => Citation::OutOfTurn { turn },
                    _ => Citation::NotInHand,
                })
            }
            Turn::Act(_) => match self.state.seat(seat) {
                Some(player) => {
                    let contested = self.standing.is_contested();
                    self.state.judge(contested, player, action)
                }
                None => Err(Citation::NotInHand),
            },
            Turn::ShowOrMuck(_) => match action {
                Action::Show => Ok(Citation::ShowChosen),
                Action::Muck => Ok(Citation::Muck),
                Action::PlayBoard if self.state.board_must_be_declared() => Ok(Citation::PlayBoard),
                Action::PlayBoard => Err(Citation::NoBoardToPlay),
                _ => Err(Citation::OnlyShowOrMuck),
            },
        }
    }

    /// Lets the player in turn do what has been judged legal.
    fn act(&mut self, seat: Seat, action: Action, because: Citation) {
        let Some(player) = self.state.seat(seat) else {
            return;
        };
        match action {
            Action::Fold => self.happen(What::Folded { seat }, because),
            Action::Check => self.happen(What::Checked { seat }, because),
            Action::Call => {
                let contested = self.standing.is_contested();
                let pay = self.state.cost_of_call(contested, player);
                let (bet, stack) = player.betting_up_to(player.bet + pay);
                let what = What::Called {
                    seat,
                    pay,
                    bet,
                    stack,
                };
                self.happen(what, because);
            }
            Action::Bet(to) => {
                let (bet, stack) = player.betting_up_to(to);
                let what = What::Bet {
                    seat,
                    bet,
                    stack,
                    full: self.state.is_full(to),
                };
                self.happen(what, because);
            }
            Action::Raise(to) => {
                let (bet, stack) = player.betting_up_to(to.0);
                let what = What::Raised {
                    seat,
                    over: self.state.betting.bet,
                    bet,
                    stack,
                    full: self.state.is_full(to.0),
                };
                self.happen(what, because);
            }
            Action::Show => self.show(seat, because),
            Action::Muck => self.happen(What::Mucked { seat }, because),
            Action::PlayBoard => {
                let strength = showdown::board_strength(&self.state);
                self.happen(What::PlayedBoard { seat, strength }, because);
            }
        }
    }

    fn shown(&self, player: &SeatState) -> What {
        let seat = player.seat;
        match player.hole.cards() {
            Some(cards) => What::Shown {
                seat,
                cards,
                strength: match &self.strengths {
                    Some(strengths) => strengths.claim(player),
                    None => showdown::strength(&self.state, player),
                },
            },
            // Nobody reaches a showdown without cards.
            None => What::Mucked { seat },
        }
    }

    /// Lets one event happen and notes it.
    ///
    /// Natively this is a part of every place where something happens: there it is known what it
    /// is, so that nothing has to be asked, and the event is written where it stays.
    #[cfg_attr(
        not(target_family = "wasm"),
        expect(clippy::inline_always, reason = "measured: a tenth of the whole hand"),
        inline(always)
    )]
    fn happen(&mut self, what: What, because: Citation) {
        self.state.change(&what);
        self.standing.follow(&what, &self.state);
        self.events.push(Event { what, because });
    }

    fn begin(&mut self) {
        let button = self.setup.button;
        let stacks = self
            .setup
            .players
            .iter()
            .map(|player| (player.seat, player.stack))
            .collect();
        self.happen(
            What::Started { button, stacks },
            Citation::Button { seat: button },
        );
        self.post_forced_bets();
        if self.state.has_antes() {
            self.gather(Gather::Antes);
        }
        let (players, lap) = (self.standing.players_in, self.setup.players.len());
        let first = self.setup.deal_order().next();
        let order = successors(first, |&seat| players.next_after(seat));
        for (place, seat) in order.take(lap).enumerate() {
            // One card at a time, in two laps (DEAL-1).
            let first = self.setup.deck.get(place);
            let second = self.setup.deck.get(lap + place);
            let cards = first.zip(second).map(|(first, second)| [first, second]);
            self.happen(What::Dealt { seat, cards }, Citation::Deal);
        }
        self.dealt = 2 * lap;
    }

    fn post_forced_bets(&mut self) {
        let heads_up = self.setup.players.len() == 2;
        for place in 0..self.setup.forced.len() {
            let bet = self.setup.forced[place];
            let Some(player) = self.state.seat(bet.seat) else {
                continue;
            };
            // Also of a player without a chip left: the others play as if he had posted (BLIND-17).
            let amount = bet.amount.min(player.stack);
            let rest = player.stack.saturating_sub(amount);
            let stack = Change {
                from: player.stack,
                to: rest,
            };
            let (kind, nominal) = (bet.kind, bet.amount);
            let because = if amount < nominal {
                Citation::ForcedShort {
                    kind,
                    nominal,
                    posted: amount,
                }
            } else {
                Citation::Forced {
                    kind,
                    amount,
                    heads_up,
                }
            };
            self.happen(
                What::Posted {
                    seat: bet.seat,
                    kind,
                    nominal,
                    amount,
                    stack,
                },
                because,
            );
        }
    }

    /// Gives back what nobody matched and makes pots of the rest (BOARD-5, ALLIN-11, POT-2).
    fn gather(&mut self, gather: Gather) {
        if let Some((seat, back, matched)) = collect::uncalled(&self.state, gather) {
            let from = self
                .state
                .seat(seat)
                .map_or(Chips::ZERO, |player| player.stack);
            let stack = Change {
                from,
                to: from + back,
            };
            let because = Citation::Uncalled {
                bet: matched + back,
                matched,
                back,
            };
            self.happen(
                What::Returned {
                    seat,
                    amount: back,
                    stack,
                },
                because,
            );
        }
        let (pots, amount) = collect::pots(&self.state, self.standing.players_in, gather);
        if amount.is_zero() && pots == self.state.pots {
            return;
        }
        let count = pots.len() as u8;
        let because = match gather {
            Gather::Antes => Citation::CollectAntes { amount },
            Gather::Bets if pots.len() > self.state.pots.len().max(1) => {
                Citation::CollectSidePots {
                    amount,
                    pots: count,
                }
            }
            Gather::Bets => Citation::Collect { amount },
        };
        self.happen(What::Collected { pots }, because);
    }

    /// Goes on until somebody has to decide.
    fn go_on(&mut self) {
        self.turn = self.advance();
        self.check_chips();
    }

    fn advance(&mut self) -> Turn {
        while self.strengths.is_none() {
            if let Some(seat) = self.state.next_to_act(self.standing) {
                return Turn::Act(seat);
            }
            if !collect::is_all_gathered(&self.state, self.standing.players_in) {
                self.gather(Gather::Bets);
            }
            if !self.standing.players_in.has_several() {
                break;
            }
            if let Some(street) = self.state.street.next() {
                if !self.standing.is_contested() {
                    self.turn_up_all_in_hands();
                }
                self.deal_street(street);
            } else {
                self.strengths = Some(Strengths::of(&self.state));
            }
        }
        while let Some(strengths) = &self.strengths
            && self.standing.players_in.has_several()
        {
            match self.state.next_show(strengths, self.standing) {
                Step::MustShow(seat, because) => self.show(seat, because),
                Step::MayMuck(seat) => return Turn::ShowOrMuck(seat),
                Step::Done => break,
            }
        }
        self.pay();
        Turn::Over
    }

    /// With no betting left, all hands are turned up where the house rules say so (ALLIN-10).
    fn turn_up_all_in_hands(&mut self) {
        let face_up = match self.setup.rules.all_in_face_up {
            AllInFaceUp::Tournaments => self.setup.mode != Mode::Cash,
            AllInFaceUp::Always => true,
            AllInFaceUp::Never => false,
        };
        if !face_up {
            return;
        }
        let seats = self.state.clockwise_after(self.state.button);
        let closed = |player: &&SeatState| matches!(player.hole, HoleCards::Known(_));
        let hidden = seats.filter(|player| player.is_in()).filter(closed);
        for seat in hidden.map(|player| player.seat).collect::<Vec<Seat>>() {
            self.show(seat, Citation::AllInFaceUp);
        }
    }

    fn show(&mut self, seat: Seat, because: Citation) {
        if let Some(player) = self.state.seat(seat) {
            let what = self.shown(player);
            self.happen(what, because);
        }
    }

    fn deal_street(&mut self, street: Street) {
        if self.setup.rules.burn_cards {
            self.dealt += 1;
            self.happen(What::Burned, Citation::Burn);
        }
        let count = street.board_len() - self.state.board.len();
        let cards = (0..count)
            .filter_map(|n| self.setup.deck.get(self.dealt + n))
            .collect();
        self.dealt += count;
        let because = Citation::BoardDealt {
            street,
            players: self.standing.players_in.len() as u8,
            betting: self.standing.is_contested(),
        };
        self.happen(What::BoardDealt { street, cards }, because);
    }

    /// Pays the pots from the side in (SHOW-14) and ends the hand.
    fn pay(&mut self) {
        self.take_rake();
        let contested = self.state.came_to_showdown().has_several();
        for pot in (0..self.state.pots.len()).rev() {
            let amount = self.state.pots[pot].amount;
            if amount.is_zero() {
                continue;
            }
            let strengths = self.strengths.as_ref();
            let (what, because) = self.state.award_of(pot, amount, strengths, self.standing);
            let because = if contested {
                because
            } else {
                Citation::LastPlayer
            };
            self.happen(what, because);
        }
        self.happen(What::Ended, Citation::HandOver);
    }

    /// The fee of the house, from each pot in proportion, rounded down to a chip (RAKE-1, S-14).
    fn take_rake(&mut self) {
        let rake = self.setup.rules.rake;
        if rake.rate == 0 || (rake.no_flop_no_drop && self.state.board.is_empty()) {
            return;
        }
        let pots: Vec<u64> = self.state.pots.iter().map(|pot| pot.amount.get()).collect();
        let total: u128 = pots.iter().copied().map(u128::from).sum();
        let due = total * u128::from(rake.rate) / 10_000;
        let due = rake.cap.map_or(due, |cap| due.min(cap.get().into()));
        for (pot, &amount) in pots.iter().enumerate() {
            let part = (due * u128::from(amount)).checked_div(total).unwrap_or(0);
            let part = u64::try_from(part).unwrap_or(0);
            let taken = Chips::new(part - part % self.state.unit_of(Chips::new(amount)).get());
            if taken.is_zero() {
                continue;
            }
            let because = Citation::Rake {
                rate: rake.rate,
                pot: Chips::new(amount),
                taken,
            };
            self.happen(
                What::Raked {
                    pot: pot as u8,
                    amount: taken,
                },
                because,
            );
        }
    }

    /// No chip is ever lost or made. A failure here is a defect of the engine, never of its input.
    fn check_chips(&self) {
        assert_eq!(
            self.state.chips_total(),
            self.total,
            "chips were lost or made"
        );
    }
}
