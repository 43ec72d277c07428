//! What the table shows at one moment, and the slices of it that its parts look at.

use crate::engine::cards::{Card, CardSet, Strength, best_five};
use crate::engine::chips::Chips;
use crate::engine::few;
use crate::engine::hand::{
    Action, Event, HandState, HoleCards, SeatState, Status, Street, TableView,
};
use crate::engine::seat::Seat;

/// The player at the screen always sits at place 0.
pub(super) const YOU: Seat = Seat(0);

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Events are being shown.
    Moving,
    /// A bot thinks.
    Bot(Seat),
    /// The player decides.
    Yours,
    /// The player shows or mucks.
    ShowOrMuck,
    /// The hand is over; the result stays until the player goes on.
    Over,
}

/// The table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Snapshot {
    /// The number of the hand, from 1.
    pub hand: u64,
    /// What the player may know.
    pub view: TableView,
    /// The names by place; the player's own is empty.
    pub names: Vec<String>,
    /// Blinds and ante.
    pub stakes: [Chips; 3],
    /// What is awaited.
    pub phase: Phase,
    /// Whether the player has no chips left and may buy in again, and for how much.
    pub rebuy: Option<Chips>,
}

/// One line of the hand's log.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    /// Its number, unique in a sitting.
    pub number: usize,
    /// What happened.
    pub event: Event,
}

/// How a card looks at the end of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Light {
    /// As always.
    #[default]
    Plain,
    /// One of the winning five.
    Lit,
    /// Not one of them.
    Dim,
}

/// A label on a seat: its last action on this street, or its blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    None,
    Small,
    Big,
    Folded,
    Checked,
    Called,
    Bet,
    Raised,
    Mucked,
    Thinking,
}

/// The cards of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holes {
    None,
    Down,
    Cards([(Card, Light); 2]),
}

/// All that one seat shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SeatSlice {
    pub seat: Seat,
    pub name: String,
    pub state: &'static str,
    pub stack: Chips,
    pub bet: Chips,
    pub label: Label,
    pub holes: Holes,
    pub now: bool,
    pub button: bool,
    pub won: Chips,
    pub makes: Option<Strength>,
}

impl Snapshot {
    /// The big blind: the unit of the amount controls.
    pub(super) fn unit(&self) -> Chips {
        self.view.hand.min_bets[0]
    }

    /// Whether the player is out of the hand but it goes on.
    pub(super) fn folded(&self) -> bool {
        let own = self.view.own_seat();
        !self.view.hand.over && own.is_some_and(|own| own.status == Status::Folded)
    }

    /// The place whose decision is awaited, while one is.
    pub(super) fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Bot(seat) => Some(seat),
            Phase::Yours | Phase::ShowOrMuck => Some(YOU),
            Phase::Moving | Phase::Over => None,
        }
    }

    /// The street as the contract names it.
    pub(super) fn street(&self) -> &'static str {
        let hand = &self.view.hand;
        let up = |player: &SeatState| matches!(player.hole, HoleCards::Up(_));
        match hand.street {
            _ if self.phase == Phase::ShowOrMuck || hand.seats.iter().any(up) => "showdown",
            street => street.name(),
        }
    }

    /// The winning five (of all winners of the largest award), once there are some.
    pub(super) fn winning_five(&self) -> CardSet {
        let hand = &self.view.hand;
        let most = hand.seats.iter().map(|player| player.won).max();
        let mut lit = CardSet::EMPTY;
        if !hand.over {
            return lit;
        }
        let best = hand
            .seats
            .iter()
            .filter(|player| Some(player.won) == most)
            .filter_map(|player| shown_strength(hand, player))
            .max();
        for player in &hand.seats {
            if !player.won.is_zero()
                && best.is_some()
                && shown_strength(hand, player) == best
                && let Some(five) = best_five(cards_of(hand, player))
            {
                for card in five {
                    lit.insert(card);
                }
            }
        }
        lit
    }

    fn light(lit: CardSet, card: Card) -> Light {
        if lit.is_empty() {
            Light::Plain
        } else if lit.contains(card) {
            Light::Lit
        } else {
            Light::Dim
        }
    }

    /// The card at `place` of the board.
    pub(super) fn board(&self, place: usize) -> Option<(Card, Light)> {
        let card = *self.view.hand.board.get(place)?;
        Some((card, Self::light(self.winning_five(), card)))
    }

    /// What `seat` shows.
    pub(super) fn seat(&self, seat: Seat) -> SeatSlice {
        let hand = &self.view.hand;
        let name = self.names.get(seat.index()).cloned().unwrap_or_default();
        let Some(player) = hand.seat(seat) else {
            return SeatSlice {
                seat,
                name,
                state: "empty",
                stack: Chips::ZERO,
                bet: Chips::ZERO,
                label: Label::None,
                holes: Holes::None,
                now: false,
                button: hand.button == seat,
                won: Chips::ZERO,
                makes: None,
            };
        };
        let lit = self.winning_five();
        let out = matches!(player.status, Status::Folded | Status::Mucked);
        let cards = player.hole.cards();
        let holes = match (player.hole, cards) {
            (_, Some(cards)) if !out || seat == YOU => {
                Holes::Cards(cards.map(|card| (card, Self::light(lit, card))))
            }
            (HoleCards::None, _) => Holes::None,
            _ if out => Holes::None,
            _ => Holes::Down,
        };
        let up = matches!(player.hole, HoleCards::Up(_));
        SeatSlice {
            seat,
            name,
            state: match player.status {
                Status::Active => "active",
                Status::AllIn => "all-in",
                Status::Folded | Status::Mucked => "folded",
            },
            stack: player.stack,
            bet: player.bet,
            label: self.label(player),
            holes,
            now: self.turn() == Some(seat),
            button: hand.button == seat,
            won: player.won,
            makes: if up || seat == YOU {
                strength(hand, player)
            } else {
                None
            },
        }
    }

    fn label(&self, player: &SeatState) -> Label {
        let hand = &self.view.hand;
        match player.status {
            Status::Folded => return Label::Folded,
            Status::Mucked => return Label::Mucked,
            Status::Active | Status::AllIn => {}
        }
        if matches!(self.phase, Phase::Bot(seat) if seat == player.seat) {
            return Label::Thinking;
        }
        if hand.over {
            return Label::None;
        }
        match hand.last_taken(player.seat).map(|taken| taken.action) {
            Some(Action::Check) => Label::Checked,
            Some(Action::Call) => Label::Called,
            Some(Action::Bet(_)) => Label::Bet,
            Some(Action::Raise(_)) => Label::Raised,
            None if hand.street == Street::Preflop && !player.bet.is_zero() => {
                if hand.betting.last_blind == Some(player.seat) {
                    Label::Big
                } else {
                    Label::Small
                }
            }
            _ => Label::None,
        }
    }

    /// What the player's own cards make with the board.
    pub(super) fn own_strength(&self) -> Option<Strength> {
        let hand = &self.view.hand;
        strength(hand, self.view.own_seat()?)
    }

    /// The pots as they lie in the middle; at the end those that were paid out.
    pub(super) fn pots(&self) -> Vec<PotSlice> {
        let hand = &self.view.hand;
        let several = hand.pots.len() > 1;
        let total = hand.pot_total();
        let paid: Chips = hand.seats.iter().map(|player| player.won).sum();
        let slice = |index: usize, amount: Chips, shown: Chips| PotSlice {
            index,
            amount,
            shown,
            several,
        };
        if several {
            let pots = hand.pots.iter().enumerate();
            return pots
                .map(|(index, pot)| slice(index, pot.amount, pot.amount))
                .collect();
        }
        let amount = hand.pots.first().map_or(Chips::ZERO, |pot| pot.amount);
        let shown = if total.is_zero() { paid } else { total };
        vec![slice(0, amount, shown)]
    }
}

/// A pot that the player plays for if he stays in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Contested {
    pub pot: usize,
    pub amount: Chips,
    pub against: Vec<Seat>,
}

impl Snapshot {
    /// The pots that the player plays for if he checks or calls now, the main pot first.
    pub(super) fn contested(&self) -> Vec<Contested> {
        let pays = match &self.view.legal {
            Some(legal) => legal.call.as_ref().map_or(Chips::ZERO, |call| call.pay),
            None => Chips::ZERO,
        };
        let players: Vec<(&SeatState, Chips)> = self
            .view
            .hand
            .seats
            .iter()
            .map(|player| {
                let more = if player.seat == YOU {
                    pays
                } else {
                    Chips::ZERO
                };
                (player, player.invested + more)
            })
            .collect();
        let mine = players.iter().find(|(player, _)| player.seat == YOU);
        let Some((_, mine)) = mine.copied() else {
            return Vec::new();
        };
        let mut levels: Vec<Chips> = players
            .iter()
            .filter(|(player, _)| player.is_in())
            .map(|(_, put)| (*put).min(mine))
            .collect();
        few::sort(&mut levels);
        levels.dedup();
        let mut below = Chips::ZERO;
        let mut pots = Vec::new();
        for level in levels {
            let part = |put: Chips| put.min(level).saturating_sub(put.min(below));
            let amount = players.iter().map(|(_, put)| part(*put)).sum();
            let against: Vec<Seat> = players
                .iter()
                .filter(|(player, put)| player.is_in() && player.seat != YOU && *put >= level)
                .map(|(player, _)| player.seat)
                .collect();
            below = level;
            if !against.is_empty() {
                pots.push(Contested {
                    pot: pots.len(),
                    amount,
                    against,
                });
            }
        }
        pots
    }
}

/// One pot as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PotSlice {
    /// 0 is the main pot.
    pub index: usize,
    /// What lies in it.
    pub amount: Chips,
    /// What stands on it: a single pot shows the bets of the street, too.
    pub shown: Chips,
    /// Whether there are side pots.
    pub several: bool,
}

fn cards_of(hand: &HandState, player: &SeatState) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for &card in &hand.board {
        cards.insert(card);
    }
    for card in player.hole.cards().into_iter().flatten() {
        cards.insert(card);
    }
    cards
}

fn strength(hand: &HandState, player: &SeatState) -> Option<Strength> {
    player.hole.cards()?;
    Strength::of(cards_of(hand, player))
}

fn shown_strength(hand: &HandState, player: &SeatState) -> Option<Strength> {
    match player.hole {
        HoleCards::Up(_) => strength(hand, player),
        _ => None,
    }
}
