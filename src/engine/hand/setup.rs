//! A hand before it begins: plain data, which may be wrong.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::cards::{Card, CardSet, Deck, DeckError};
use crate::engine::chips::Chips;
use crate::engine::circle::players_after;
use crate::engine::house::{
    Ante, AntePayer, HeadsUpFirstCard, HouseRuleError, HouseRules, LateStreetMinimum, Structure,
};
use crate::engine::seat::Seat;

/// Kinds of forced bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForcedKind {
    /// From every player, into the pot, no part of a bet (ANTE-3, ANTE-4).
    Ante,
    /// One player's ante for the whole table: dead money of the main pot (S-10).
    BigBlindAnte,
    /// A missed small blind, dead in the main pot (BLIND-18, S-18).
    DeadPost,
    /// The small blind (BLIND-2).
    SmallBlind,
    /// The big blind (BLIND-3).
    BigBlind,
    /// A voluntary blind raise (STRADDLE-1).
    Straddle,
    /// A newcomer's or a missed big blind, a bet like any other (BLIND-20, BLIND-22).
    LivePost,
}

impl ForcedKind {
    /// Whether it counts toward the poster's bet.
    #[must_use]
    pub const fn is_live(self) -> bool {
        !matches!(self, Self::Ante | Self::BigBlindAnte | Self::DeadPost)
    }
}

/// A forced bet that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ForcedBet {
    /// From whom.
    pub seat: Seat,
    /// Which.
    pub kind: ForcedKind,
    /// Its full size; a short stack posts what it has (BLIND-17).
    pub amount: Chips,
}

/// A player to be dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerSetup {
    /// The place.
    pub seat: Seat,
    /// Chips before anything is posted.
    pub stack: Chips,
}

/// What the hand is part of; some house rules depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// A cash game.
    #[default]
    Cash,
    /// A tournament.
    Tournament {
        /// Players not eliminated yet, at all tables.
        players_left: u32,
    },
}

pub(super) const fn one_chip() -> Chips {
    Chips::new(1)
}

/// Everything that determines a hand but the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandSetup {
    /// The house rules.
    pub rules: HouseRules,
    /// What the hand is part of.
    pub mode: Mode,
    /// The place of the button; it may be empty (dead button).
    pub button: Seat,
    /// The players dealt in, clockwise by seat number.
    pub players: Vec<PlayerSetup>,
    /// The forced bets in the order in which they are posted; the order decides what a short
    /// stack pays first (S-10).
    pub forced: Vec<ForcedBet>,
    /// The minimum bet of each street, in fixed limit the one size: the big blind, and in fixed
    /// limit twice that on turn and river (LIMIT-2, BET-4).
    pub min_bets: [Chips; 4],
    /// Bets and raises allowed on each street, blinds not counted; `None` where there is no cap.
    /// [`HandSetup::standard`] fills it from the house rules (LIMIT-3).
    pub caps: Option<[u8; 4]>,
    /// The smallest chip in play: what is left over in a split is given out in it (ODD-1), the
    /// fee of the house is rounded down to it (S-14). A pot that it cannot pay falls back to ones.
    #[serde(default = "one_chip")]
    pub smallest_chip: Chips,
    /// The deck in dealing order, burn cards included.
    pub deck: Deck,
}

/// The sizes of the usual forced bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stakes {
    /// The small blind.
    pub small_blind: Chips,
    /// The big blind: the minimum bet (BLIND-3), in fixed limit the lower limit.
    pub big_blind: Chips,
    /// The ante of each player, or of the big blind for all; nothing for none.
    pub ante: Chips,
}

impl Stakes {
    /// The stakes of a cash game that go with a big blind: the small blind by the house rules
    /// (BLIND-4, BLIND-5), an ante where it is always paid (ANTE-1, ANTE-2).
    pub fn of(rules: &HouseRules, big_blind: Chips) -> Result<Self, HouseRuleError> {
        Ok(Self {
            small_blind: rules.small_blind(big_blind)?,
            big_blind,
            ante: match rules.ante {
                Ante::Always => rules.ante_amount(big_blind),
                Ante::None | Ante::LateTournamentLevels => Chips::ZERO,
            },
        })
    }
}

impl HandSetup {
    /// The usual hand: antes, then the small blind left of the button and the big blind left of
    /// it (BLIND-2); between two players the button posts the small blind (BLIND-15).
    ///
    /// `players` stand clockwise by seat number. Whether all this is possible shows when the hand
    /// is dealt.
    #[must_use]
    pub fn standard(
        rules: HouseRules,
        stakes: Stakes,
        button: Seat,
        players: Vec<PlayerSetup>,
        deck: Deck,
    ) -> Self {
        let (small, big) = {
            let mut from_left = clockwise_after(&players, button);
            let (first, second) = (from_left.next(), from_left.next());
            if players.len() == 2 {
                (second, first)
            } else {
                (first, second)
            }
        };
        Self::with_blinds(rules, stakes, button, (small, big), players, deck)
    }

    /// A hand in which these players post the small and the big blind; under a dead button there
    /// may be no small blind (BTN-4). Antes come from everybody, or one from the big blind for
    /// all, by the house rules (S-10, S-14).
    #[must_use]
    pub fn with_blinds(
        rules: HouseRules,
        stakes: Stakes,
        button: Seat,
        (small, big): (Option<Seat>, Option<Seat>),
        players: Vec<PlayerSetup>,
        deck: Deck,
    ) -> Self {
        let mut forced = Vec::with_capacity(players.len() + 2);
        let mut post = |seat: Option<Seat>, kind, amount: Chips| {
            if let Some(seat) = seat
                && !amount.is_zero()
            {
                forced.push(ForcedBet { seat, kind, amount });
            }
        };
        if rules.ante_payer == AntePayer::Everyone {
            for seat in clockwise_after(&players, button) {
                post(Some(seat), ForcedKind::Ante, stakes.ante);
            }
        }
        post(small, ForcedKind::SmallBlind, stakes.small_blind);
        post(big, ForcedKind::BigBlind, stakes.big_blind);
        if rules.ante_payer == AntePayer::BigBlind {
            post(big, ForcedKind::BigBlindAnte, stakes.ante);
        }

        let low = stakes.big_blind;
        let (high, caps) = match rules.structure {
            Structure::NoLimit | Structure::PotLimit => match rules.late_street_minimum {
                LateStreetMinimum::LimitOnly => (low, None),
                LateStreetMinimum::AllStructures => (low.times(2), None),
            },
            Structure::FixedLimit => {
                let after_a_bet = rules.raise_cap.saturating_add(1);
                let caps = [rules.raise_cap, after_a_bet, after_a_bet, after_a_bet];
                (low.times(2), Some(caps))
            }
        };
        Self {
            rules,
            mode: Mode::Cash,
            button,
            players,
            forced,
            min_bets: [low, low, high, high],
            caps,
            smallest_chip: one_chip(),
            deck,
        }
    }

    /// The players in the order in which cards are dealt to them (DEAL-2, DEAL-3).
    pub fn deal_order(&self) -> impl Iterator<Item = Seat> {
        let order = clockwise_after(&self.players, self.button);
        let button_first = self.rules.heads_up_first_card == HeadsUpFirstCard::ButtonFirst;
        let turned = self.players.len() == 2 && button_first;
        // Between two, to turn the order round is to begin with the other.
        order
            .cycle()
            .skip(usize::from(turned))
            .take(self.players.len())
    }

    /// Arranges the deck so that these cards are dealt: a spot, or a hand from elsewhere.
    ///
    /// Whatever is not given (other hole cards, burn cards, the rest of the board) is filled up
    /// with the lowest cards left.
    pub fn arrange(&mut self, hole: &[(Seat, [Card; 2])], board: &[Card]) -> Result<(), DeckError> {
        let given = hole
            .iter()
            .flat_map(|(_, cards)| cards)
            .chain(board)
            .copied();
        let mut used = CardSet::EMPTY;
        for card in given {
            if !used.insert(card) {
                return Err(DeckError::Repeated { card });
            }
        }
        let mut rest = CardSet::FULL.difference(used).iter();
        let mut top = Vec::with_capacity(Card::COUNT);
        for lap in 0..2 {
            for seat in self.deal_order() {
                let known = hole.iter().find(|&&(owner, _)| owner == seat);
                top.extend(known.map(|(_, cards)| cards[lap]).or_else(|| rest.next()));
            }
        }
        for (place, length) in [(0, 3), (3, 1), (4, 1)] {
            if self.rules.burn_cards {
                top.extend(rest.next());
            }
            for next in place..place + length {
                top.extend(board.get(next).copied().or_else(|| rest.next()));
            }
        }
        self.deck = Deck::arranged(&top)?;
        Ok(())
    }

    /// Says what is wrong, if anything is.
    pub(super) fn validate(&self) -> Result<(), SetupError> {
        let players = self.players.len();
        if players < 2 {
            return Err(SetupError::TooFewPlayers { players });
        }
        let most = if self.rules.burn_cards {
            Seat::MAX - 1
        } else {
            Seat::MAX
        };
        if players > most {
            return Err(SetupError::TooManyPlayers { players, most });
        }
        let mut total = Chips::ZERO;
        for (place, player) in self.players.iter().enumerate() {
            if player.seat.index() >= Seat::MAX {
                return Err(SetupError::NoSuchSeat { seat: player.seat });
            }
            if place > 0 && self.players[place - 1].seat >= player.seat {
                return Err(SetupError::SeatOrder { seat: player.seat });
            }
            if player.stack.is_zero() {
                return Err(SetupError::EmptyStack { seat: player.seat });
            }
            total += player.stack;
        }
        if self.button.index() >= Seat::MAX {
            return Err(SetupError::NoSuchSeat { seat: self.button });
        }
        if total > Chips::MAX_AT_TABLE {
            return Err(SetupError::TooManyChips {
                most: Chips::MAX_AT_TABLE,
            });
        }
        for bet in &self.forced {
            if !self.players.iter().any(|player| player.seat == bet.seat) {
                return Err(SetupError::ForcedFromNobody { seat: bet.seat });
            }
            if bet.amount.is_zero() {
                return Err(SetupError::ForcedOfNothing { seat: bet.seat });
            }
            if bet.amount > Chips::MAX_AT_TABLE {
                return Err(SetupError::TooManyChips {
                    most: Chips::MAX_AT_TABLE,
                });
            }
        }
        for (street, &min) in self.min_bets.iter().enumerate() {
            if min.is_zero() {
                return Err(SetupError::NoMinimumBet { street });
            }
            if min > Chips::MAX_AT_TABLE {
                return Err(SetupError::TooManyChips {
                    most: Chips::MAX_AT_TABLE,
                });
            }
        }
        self.rules.validate().map_err(SetupError::HouseRule)
    }
}

/// The places of `players` (clockwise by number), the left of `chair` first.
fn clockwise_after(players: &[PlayerSetup], chair: Seat) -> impl Iterator<Item = Seat> + Clone {
    players_after(players, |player| player.seat, chair).map(|player| player.seat)
}

/// What is wrong with a [`HandSetup`], and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum SetupError {
    /// A hand needs at least two players (SEAT-1).
    TooFewPlayers {
        /// How many there are.
        players: usize,
    },
    /// The deck does not reach (SEAT-3): 22 players with burn cards, 23 without.
    TooManyPlayers {
        /// How many there are.
        players: usize,
        /// The most under these rules.
        most: usize,
    },
    /// Places must be different and in clockwise order by number.
    SeatOrder {
        /// The place that is out of order or taken twice.
        seat: Seat,
    },
    /// Places are numbered below [`Seat::MAX`].
    NoSuchSeat {
        /// The place.
        seat: Seat,
    },
    /// A player without chips cannot be dealt in (BUYIN-9).
    EmptyStack {
        /// His place.
        seat: Seat,
    },
    /// More chips than a table may hold ([`Chips::MAX_AT_TABLE`]).
    TooManyChips {
        /// The most.
        most: Chips,
    },
    /// A forced bet from somebody who is not dealt in.
    ForcedFromNobody {
        /// The place.
        seat: Seat,
    },
    /// A forced bet of nothing.
    ForcedOfNothing {
        /// The place.
        seat: Seat,
    },
    /// The minimum bet must be at least one chip (BET-1).
    NoMinimumBet {
        /// On which street (0 to 3).
        street: usize,
    },
    /// A house rule has a value outside its list.
    HouseRule(HouseRuleError),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFewPlayers { players } => {
                write!(f, "{players} players: a hand needs at least two (SEAT-1)")
            }
            Self::TooManyPlayers { players, most } => {
                write!(
                    f,
                    "{players} players: the deck serves at most {most} (SEAT-3)"
                )
            }
            Self::SeatOrder { seat } => {
                write!(
                    f,
                    "seat {seat} is taken twice or out of order; list seats by number"
                )
            }
            Self::NoSuchSeat { seat } => {
                write!(
                    f,
                    "there is no seat {seat}; seats are numbered 0 to {}",
                    Seat::MAX - 1
                )
            }
            Self::EmptyStack { seat } => {
                write!(
                    f,
                    "seat {seat} has no chips and cannot be dealt in (BUYIN-9)"
                )
            }
            Self::TooManyChips { most } => write!(f, "a table holds at most {most} chips"),
            Self::ForcedFromNobody { seat } => {
                write!(
                    f,
                    "a forced bet is due from seat {seat}, where nobody is dealt in"
                )
            }
            Self::ForcedOfNothing { seat } => {
                write!(f, "the forced bet of seat {seat} is nothing; leave it out")
            }
            Self::NoMinimumBet { street } => {
                write!(
                    f,
                    "the minimum bet of street {street} is nothing; at least 1 (BET-1)"
                )
            }
            Self::HouseRule(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SetupError {}
