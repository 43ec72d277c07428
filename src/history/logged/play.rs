//! A logged hand becomes a hand again.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::{Deed, LoggedHand, SeenCards, Showing, fill_in};
use crate::engine::cards::{Card, Deck, DeckError};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::citation::Citation;
use crate::engine::hand::{
    Action, Event, ForcedKind, Hand, HandSetup, Mode, PlayerSetup, Refusal, SeatState, SetupError,
    Status, Turn, What,
};
use crate::engine::house::{
    AllInFaceUp, HeadsUpCap, HouseRules, LateStreetMinimum, LosersShow, PlayBoardDeclaration, Rake,
    StraddleMinRaise, Structure,
};
use crate::engine::seat::Seat;
use crate::history::HandRecord;

/// Why a logged hand cannot be played, and how far it went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayError {
    /// Which deed stopped it, counted from 0; none if it was no deed.
    pub deed: Option<usize>,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a logged hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The hand cannot begin.
    Setup(SetupError),
    /// A card is there twice.
    Repeated {
        /// The card.
        card: Card,
    },
    /// The deed is against a rule.
    Refused(Refusal),
    /// Somebody else was to act, or nobody.
    OutOfTurn {
        /// Who acted in the file.
        seat: Seat,
        /// What came next at the table.
        turn: Turn,
    },
    /// The showdown needs community cards that are not told.
    BoardTooShort {
        /// How many are told.
        told: usize,
        /// How many it needs.
        needed: usize,
    },
    /// An amount is too large to count with.
    TooLarge,
}

impl LoggedHand {
    /// The house rules by which hands of files are played: those of the rule book, but cards are
    /// shown as the file says, straddles are no raises, and a cap holds between two players too.
    #[must_use]
    pub fn usual_rules(&self) -> HouseRules {
        HouseRules {
            structure: self.structure,
            straddle_counts_as_raise: false,
            straddle_min_raise: StraddleMinRaise::TwiceTheStraddle,
            heads_up_cap: HeadsUpCap::Capped,
            // The deck serves 23 players only without burn cards.
            burn_cards: self.players.len() < Seat::MAX,
            losers_show: LosersShow::WinnersOnly,
            all_in_face_up: AllInFaceUp::Never,
            rake: Rake::default(),
            ..HouseRules::default()
        }
    }

    /// The hand as it was played. It is not over if the file breaks off in the middle.
    pub fn play(&self) -> Result<Hand, PlayError> {
        let mut setup = self.setup()?;
        let mut played = self.play_from(setup.clone());
        if played.as_ref().is_err_and(PlayError::is_capped) {
            // Rooms cap at three or four raises, and many not between two players.
            setup.caps = None;
            played = self.play_from(setup.clone());
        }
        let played = played?;
        if self.rake.is_zero() || setup.rules.rake.rate > 0 {
            return Ok(played);
        }
        setup.rules.rake = self.rake_rule(&played);
        self.play_from(setup)
    }

    /// The record of the hand; cards that nobody saw are made up.
    pub fn record(&self, number: u64) -> Result<HandRecord, PlayError> {
        let hand = self.play()?;
        let taken = hand.state().taken.iter();
        let mut decisions: Vec<(Seat, Action)> =
            taken.map(|taken| (taken.seat, taken.action)).collect();
        let chosen = hand.events().iter().filter_map(|event| {
            let action = match event.because {
                Citation::ShowChosen => Action::Show,
                Citation::Muck => Action::Muck,
                Citation::PlayBoard => Action::PlayBoard,
                _ => return None,
            };
            match event.what {
                What::Shown { seat, .. }
                | What::Mucked { seat }
                | What::PlayedBoard { seat, .. } => Some((seat, action)),
                _ => None,
            }
        });
        decisions.extend(chosen);
        Ok(HandRecord {
            number,
            seed: None,
            setup: hand.setup().clone(),
            decisions,
        })
    }

    fn play_from(&self, setup: HandSetup) -> Result<Hand, PlayError> {
        let mut hand = Hand::deal(setup).map_err(|error| no_deed(Reason::Setup(error)))?;
        for (deed, &(seat, what)) in self.deeds.iter().enumerate() {
            apply(&mut hand, seat, what).map_err(|reason| PlayError {
                deed: Some(deed),
                reason,
            })?;
        }
        while let Turn::ShowOrMuck(seat) = hand.turn() {
            let action = match self.shows(seat) {
                Showing::Shown => Action::Show,
                Showing::Mucked => Action::Muck,
                Showing::PlaysBoard => Action::PlayBoard,
            };
            let applied = hand.apply(seat, action).map(drop);
            applied.map_err(|refusal| no_deed(Reason::Refused(refusal)))?;
        }
        let (told, needed) = (self.board.len(), hand.state().board.len());
        if hand.turn() == Turn::Over && told < needed {
            return Err(no_deed(Reason::BoardTooShort { told, needed }));
        }
        Ok(hand)
    }

    /// Where the file does not say it, known cards were shown.
    fn shows(&self, seat: Seat) -> Showing {
        let told = self.showdown.iter().find(|(other, _)| *other == seat);
        let player = self.player(seat);
        let known = player.is_some_and(|player| player.hole.iter().all(Option::is_some));
        match told {
            Some((_, showing)) => *showing,
            None if known => Showing::Shown,
            None => Showing::Mucked,
        }
    }

    /// The hand before it begins, without a rake that is told as a sum only; unknown cards and stacks are made up.
    fn setup(&self) -> Result<HandSetup, PlayError> {
        let rules = HouseRules {
            losers_show: LosersShow::WinnersOnly,
            all_in_face_up: AllInFaceUp::Never,
            structure: self.structure,
            burn_cards: self.players.len() < Seat::MAX,
            play_board_declaration: if self.declares_board() {
                PlayBoardDeclaration::Required
            } else {
                PlayBoardDeclaration::default()
            },
            ..self.house.unwrap_or_else(|| self.usual_rules())
        };
        let deep = self.deep_stack();
        let players = self.players.iter().map(|player| PlayerSetup {
            seat: player.seat,
            stack: player.stack.unwrap_or(deep),
        });
        let mut setup = HandSetup {
            rules,
            mode: match self.circumstances.tournament {
                None => Mode::Cash,
                Some(_) => Mode::Tournament {
                    players_left: self.players.len() as u32,
                },
            },
            button: self.button,
            players: players.collect(),
            forced: self.forced.clone(),
            min_bets: self.min_bets(&rules),
            caps: match self.structure {
                Structure::FixedLimit => {
                    let cap = rules.raise_cap;
                    let after_a_bet = cap.saturating_add(1);
                    Some([cap, after_a_bet, after_a_bet, after_a_bet])
                }
                Structure::NoLimit | Structure::PotLimit => None,
            },
            smallest_chip: self.smallest_chip,
            deck: Deck::ordered(),
        };
        let hole: Vec<(Seat, SeenCards)> = self.players.iter().map(|p| (p.seat, p.hole)).collect();
        let dealt = fill_in(&hole, &self.board, |seat| self.stays(seat));
        let arranged = dealt.and_then(|dealt| setup.arrange(&dealt, &self.board));
        arranged.map_err(|error| {
            no_deed(match error {
                DeckError::Repeated { card } => Reason::Repeated { card },
                DeckError::Incomplete { .. } | DeckError::Card(_) => Reason::TooLarge,
            })
        })?;
        Ok(setup)
    }

    fn declares_board(&self) -> bool {
        let mut showdown = self.showdown.iter();
        showdown.any(|(_, showing)| *showing == Showing::PlaysBoard)
    }

    /// The minimum bets of the four streets; before the flop at least the big blind. Straddles
    /// count by the house rules (STRADDLE-8).
    fn min_bets(&self, rules: &HouseRules) -> [Chips; 4] {
        let (low, high) = (self.min_bet, self.big_bet);
        if self.structure == Structure::FixedLimit {
            return [low, low, high, high];
        }
        let blinds = self
            .forced
            .iter()
            .filter(|bet| matches!(bet.kind, ForcedKind::SmallBlind | ForcedKind::BigBlind));
        let blind = blinds.map(|bet| bet.amount).max().unwrap_or(low);
        let late = match rules.late_street_minimum {
            LateStreetMinimum::LimitOnly => low,
            LateStreetMinimum::AllStructures => low.times(2),
        };
        [low.max(blind), low, late, late]
    }

    /// More than enough for every deed of the hand, for players whose chips are not told.
    fn deep_stack(&self) -> Chips {
        let bets = self.deeds.iter().filter_map(|(_, deed)| match deed {
            Deed::To(amount) => Some(*amount),
            Deed::Fold | Deed::Pass => None,
        });
        let forced = self.forced.iter().map(|bet| bet.amount);
        bets.chain(forced).sum::<Chips>() + self.min_bet.times(100)
    }

    /// The rake as a rule that takes what was taken: its rate rounded up, with that cap.
    fn rake_rule(&self, hand: &Hand) -> Rake {
        let won = hand.state().seats.iter().map(|player| player.won.get());
        let total = u128::from(won.sum::<u64>().max(1));
        let wanted = u128::from(self.rake.get());
        // Each pot gives its part rounded down; a little more must be due for the whole.
        let pots: Vec<u64> = hand.events().iter().filter_map(pot_paid).collect();
        let taken =
            |due: u128| -> u128 { pots.iter().map(|&pot| due * u128::from(pot) / total).sum() };
        let most = wanted + pots.len() as u128;
        let due = (wanted..=most).find(|&due| taken(due) >= wanted);
        let due = due.unwrap_or(wanted).min(total);
        let rate = (due * 10_000).div_ceil(total).min(10_000);
        Rake {
            rate: rate as u16,
            cap: Some(Chips::new(due as u64)),
            no_flop_no_drop: false,
        }
    }
}

fn pot_paid(event: &Event) -> Option<u64> {
    match &event.what {
        What::Awarded { amount, .. } => Some(amount.get()),
        _ => None,
    }
}

fn no_deed(reason: Reason) -> PlayError {
    PlayError { deed: None, reason }
}

/// Lets one deed happen; the table says which action it was.
fn apply(hand: &mut Hand, seat: Seat, deed: Deed) -> Result<(), Reason> {
    if hand.turn() != Turn::Act(seat) {
        // Some sites ask for a check that nobody could answer (S-17); it may be passed over.
        if deed == Deed::Pass && owes_nothing(hand, seat) {
            return Ok(());
        }
        let turn = hand.turn();
        return Err(Reason::OutOfTurn { seat, turn });
    }
    let legal = hand.legal();
    let check = legal.as_ref().is_some_and(|legal| legal.check.is_ok());
    let bet = hand.state().betting.bet;
    let action = match deed {
        Deed::Fold => Action::Fold,
        Deed::Pass if check => Action::Check,
        Deed::Pass => Action::Call,
        Deed::To(to) => {
            let call = legal.as_ref().and_then(|legal| legal.call.as_ref().ok());
            let calls = call.is_some_and(|call| call.to == to);
            match () {
                // Some sites write an all-in call as a raise.
                () if calls => Action::Call,
                () if bet.is_zero() => Action::Bet(to),
                () => Action::Raise(RaiseTo(to)),
            }
        }
    };
    let applied = hand.apply(seat, action);
    applied.map(drop).map_err(Reason::Refused)
}

fn owes_nothing(hand: &Hand, seat: Seat) -> bool {
    let state = hand.state();
    let alone = state.seats.iter().filter(|p| p.status == Status::Active);
    let player = state.seat(seat);
    player.is_some_and(SeatState::is_in) && (hand.turn().seat().is_none() || alone.count() < 2)
}

impl PlayError {
    fn is_capped(&self) -> bool {
        matches!(&self.reason, Reason::Refused(refusal)
            if matches!(refusal.because, Citation::Capped { .. }))
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(deed) = self.deed {
            write!(f, "action {}: ", deed + 1)?;
        }
        self.reason.fmt(f)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Repeated { card } => write!(f, "{card} comes twice"),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::OutOfTurn { seat, turn } => {
                write!(f, "seat {seat} acts, but at the table it is {turn:?}")
            }
            Self::BoardTooShort { told, needed } => write!(
                f,
                "the showdown needs {needed} community cards, {told} are told"
            ),
            Self::TooLarge => f.write_str("an amount is too large"),
        }
    }
}

impl core::error::Error for PlayError {}
