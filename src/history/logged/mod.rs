//! A hand as a file tells it: what caused it, as far as that was seen, and nothing that follows
//! from it.

mod circumstances;
mod play;
mod unit;
mod unknown;

use serde::{Deserialize, Serialize};

use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind, Hand, Mode, Viewer, What};
use crate::engine::house::{HouseRules, Structure};
use crate::engine::seat::Seat;

pub use circumstances::{Circumstances, Moment, TournamentNote};
pub use play::{PlayError, Reason};
pub use unit::Unit;
pub(super) use unit::{READING, amount};
pub(super) use unknown::see;
pub use unknown::{SeenCards, fill_in};

/// A hand as a file tells it. Cards may be unknown; pots, awards and stacks follow from
/// [`LoggedHand::play`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedHand {
    /// Where and when.
    pub circumstances: Circumstances,
    /// What the amounts count.
    pub unit: Unit,
    /// How much may be bet.
    #[serde(with = "structure_by_name")]
    pub structure: Structure,
    /// House rules of the hand where they are not those of [`LoggedHand::usual_rules`].
    pub house: Option<HouseRules>,
    /// The place of the button; it may be empty.
    pub button: Seat,
    /// The players dealt in, by seat.
    pub players: Vec<LoggedPlayer>,
    /// The forced bets in the order of posting.
    pub forced: Vec<ForcedBet>,
    /// The minimum bet; in fixed limit the lower limit.
    pub min_bet: Chips,
    /// The upper limit of fixed limit; otherwise the minimum bet again.
    pub big_bet: Chips,
    /// The smallest chip in play.
    pub smallest_chip: Chips,
    /// The community cards.
    pub board: Vec<Card>,
    /// What the players did, in order.
    pub deeds: Vec<(Seat, Deed)>,
    /// Who turned his cards up and who hid them at the showdown, in order.
    pub showdown: Vec<(Seat, Showing)>,
    /// What the house took.
    pub rake: Chips,
    /// Whose hand history this is, if it is a player's.
    pub hero: Option<Seat>,
}

/// A player of a [`LoggedHand`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedPlayer {
    /// His place.
    pub seat: Seat,
    /// His name, if it is told.
    pub name: Option<String>,
    /// His chips before anything was posted; some files do not tell.
    pub stack: Option<Chips>,
    /// His cards as far as they are known.
    pub hole: SeenCards,
}

/// What a player did. Formats differ in the words: a check and a call are the same here, and so
/// are a bet and a raise; the table says which it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Folded.
    Fold,
    /// Checked or called.
    Pass,
    /// Bet this, or raised to this.
    To(Chips),
}

/// What a player did with his cards at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Showing {
    /// Turned them up.
    Shown,
    /// Hid them.
    Mucked,
    /// Hid them and declared that he plays the board (SHOW-12).
    PlaysBoard,
}

impl LoggedHand {
    /// A hand of this program as `viewer` may tell it: other players' cards only if they were
    /// shown.
    #[must_use]
    pub fn of(hand: &Hand, viewer: Viewer) -> Self {
        let mut logged = Self::told(hand, viewer);
        logged.keep_house_rules(&hand.setup().rules);
        logged.order_forced_bets();
        logged
    }

    /// The same by the usual house rules, with the forced bets as they were posted.
    fn told(hand: &Hand, viewer: Viewer) -> Self {
        let (setup, state) = (hand.setup(), hand.state());
        let mut deeds = Vec::new();
        let mut showdown = Vec::new();
        for event in hand.events() {
            match &event.what {
                What::Folded { seat } => deeds.push((*seat, Deed::Fold)),
                What::Checked { seat } | What::Called { seat, .. } => {
                    deeds.push((*seat, Deed::Pass));
                }
                What::Bet { seat, bet, .. } | What::Raised { seat, bet, .. } => {
                    deeds.push((*seat, Deed::To(bet.to)));
                }
                What::Shown { seat, .. } => showdown.push((*seat, Showing::Shown)),
                What::PlayedBoard { seat, .. } => showdown.push((*seat, Showing::PlaysBoard)),
                What::Mucked { seat } => showdown.push((*seat, Showing::Mucked)),
                _ => {}
            }
        }
        let seen = hand.view(viewer).hand;
        let players = setup.players.iter().zip(&seen.seats);
        let players = players.map(|(player, seen)| LoggedPlayer {
            seat: player.seat,
            name: None,
            stack: Some(player.stack),
            hole: seen.hole.cards().map_or([None; 2], |cards| cards.map(Some)),
        });
        Self {
            circumstances: Circumstances {
                tournament: match setup.mode {
                    Mode::Cash => None,
                    Mode::Tournament { .. } => Some(TournamentNote::default()),
                },
                ..Circumstances::default()
            },
            unit: Unit::default(),
            structure: setup.rules.structure,
            house: None,
            button: setup.button,
            players: players.collect(),
            forced: setup.forced.clone(),
            min_bet: setup.min_bets[1],
            big_bet: match setup.rules.structure {
                Structure::FixedLimit => setup.min_bets[3],
                Structure::NoLimit | Structure::PotLimit => setup.min_bets[1],
            },
            smallest_chip: setup.smallest_chip,
            board: state.board.to_vec(),
            deeds,
            showdown,
            rake: state.rake,
            hero: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Everyone => None,
            },
        }
    }

    /// Remembers the house rules that decide how a hand is played, where they are not the usual
    /// ones.
    fn keep_house_rules(&mut self, rules: &HouseRules) {
        let usual = self.usual_rules();
        let deciding = HouseRules {
            straddle_counts_as_raise: rules.straddle_counts_as_raise,
            straddle_min_raise: rules.straddle_min_raise,
            raise_cap: rules.raise_cap,
            heads_up_cap: rules.heads_up_cap,
            pot_limit_max: rules.pot_limit_max,
            min_raise: rules.min_raise,
            late_street_minimum: rules.late_street_minimum,
            short_all_in_raise: rules.short_all_in_raise,
            odd_chip: rules.odd_chip,
            odd_chips_spread: rules.odd_chips_spread,
            show_first_when_checked: rules.show_first_when_checked,
            rake: rules.rake,
            ..usual
        };
        let decides = deciding != usual && {
            let mut other = self.clone();
            other.house = Some(deciding);
            !self.plays_like(&other)
        };
        if decides {
            self.house = Some(deciding);
        }
    }

    /// Whether both end with the same stacks, or both cannot be played.
    fn plays_like(&self, other: &Self) -> bool {
        let ends = |hand: &Self| hand.play().ok().map(|hand| hand.state().seats.clone());
        ends(self) == ends(other)
    }

    /// The player at a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&LoggedPlayer> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// The name of the player at a seat; without one, his place.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let name = self.player(seat).and_then(|player| player.name.clone());
        name.unwrap_or_else(|| Self::stand_in(seat))
    }

    /// What stands for the name of a player who has none, in formats that need one.
    pub(super) fn stand_in(seat: Seat) -> String {
        format!("Player {}", u32::from(seat.0) + 1)
    }

    /// The players from the left of the button on: the order of posting and acting.
    #[must_use]
    pub fn by_position(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.players.iter().map(|player| player.seat).collect();
        let left = seats.partition_point(|&seat| seat <= self.button);
        seats.rotate_left(left);
        seats
    }

    /// Whether the player never folds.
    #[must_use]
    pub fn stays(&self, seat: Seat) -> bool {
        !self.deeds.contains(&(seat, Deed::Fold))
    }

    /// The forced bet of a kind, the first if there are several.
    pub(super) fn forced_of(&self, kind: ForcedKind) -> Option<&ForcedBet> {
        self.forced.iter().find(|bet| bet.kind == kind)
    }

    /// Brings the forced bets into one order: blinds, straddles, posts by position; antes before
    /// all of them or, where they do not come first, before the posts. What one player posts of a
    /// class keeps its order: it decides what a short stack pays first.
    pub(super) fn order_forced_bets(&mut self) {
        let is_ante = |kind| matches!(kind, ForcedKind::Ante | ForcedKind::BigBlindAnte);
        let antes_first = self.forced.first().is_none_or(|bet| is_ante(bet.kind));
        let order = self.by_position();
        let place = |seat: Seat| order.iter().position(|&other| other == seat);
        let class = |kind| match kind {
            ForcedKind::Ante | ForcedKind::BigBlindAnte if antes_first => 0,
            ForcedKind::SmallBlind => 1,
            ForcedKind::BigBlind => 2,
            ForcedKind::Straddle => 3,
            ForcedKind::Ante | ForcedKind::BigBlindAnte => 4,
            ForcedKind::DeadPost | ForcedKind::LivePost => 5,
        };
        self.forced.sort_by_key(|bet| {
            let straddle = match bet.kind {
                ForcedKind::Straddle => bet.amount,
                _ => Chips::ZERO,
            };
            (class(bet.kind), straddle, place(bet.seat))
        });
    }

    /// Every amount of the hand.
    fn amounts_mut(&mut self) -> Vec<&mut Chips> {
        let mut all = vec![
            &mut self.min_bet,
            &mut self.big_bet,
            &mut self.smallest_chip,
            &mut self.rake,
        ];
        all.extend(self.players.iter_mut().filter_map(|p| p.stack.as_mut()));
        all.extend(self.forced.iter_mut().map(|bet| &mut bet.amount));
        all.extend(self.deeds.iter_mut().filter_map(|(_, deed)| match deed {
            Deed::To(amount) => Some(amount),
            Deed::Fold | Deed::Pass => None,
        }));
        all
    }

    /// Leaves one entry of the showdown for each player: who hides his hand at first, as before
    /// every card of a board that is run out, may show it later.
    pub(super) fn merge_showdown(&mut self) {
        let mut merged: Vec<(Seat, Showing)> = Vec::new();
        for &(seat, how) in &self.showdown {
            match merged.iter_mut().find(|(own, _)| *own == seat) {
                Some(entry) if how == Showing::Shown => entry.1 = how,
                Some(_) => {}
                None => merged.push((seat, how)),
            }
        }
        self.showdown = merged;
    }

    /// Keeps what happened at the table: deeds that were passed over go, and of the showdown what
    /// the players who came to it did, whether the file says it or not.
    pub(super) fn keep_what_happened(&mut self, played: &Hand) {
        let happened = Self::told(played, Viewer::Everyone);
        self.deeds = happened.deeds;
        self.rake = happened.rake;
        let state = played.state();
        let came = |seat: Seat| self.stays(seat) && state.seat(seat).is_some();
        let contested = state
            .seats
            .iter()
            .filter(|player| came(player.seat))
            .count()
            > 1;
        let mut showdown: Vec<(Seat, Showing)> = Vec::new();
        for (seat, how) in self.showdown.iter().chain(&happened.showdown) {
            let new = showdown.iter().all(|(other, _)| other != seat);
            if contested && new && came(*seat) {
                showdown.push((*seat, *how));
            }
        }
        self.showdown = showdown;
    }

    /// Brings a hand that was read in 10^-[`READING`] to the decimals it needs, and with it the
    /// `others`, amounts of its result. Money has at least two, so that cents can be split.
    pub(super) fn settle_unit(&mut self, others: &mut [Chips]) {
        let all = others.iter().copied();
        let own: Vec<Chips> = self.amounts_mut().into_iter().map(|own| *own).collect();
        let mut least = u64::MAX;
        for amount in all.chain(own).filter(|amount| !amount.is_zero()) {
            let mut power = 1;
            while power < 10_u64.pow(u32::from(READING)) && amount.get().is_multiple_of(power * 10)
            {
                power *= 10;
            }
            least = least.min(power);
        }
        let spare = (0..READING).take_while(|&zeros| 10_u64.pow(u32::from(zeros) + 1) <= least);
        let needed = READING - spare.count() as u8;
        let decimals = match needed {
            0 if self.unit.currency.is_none() => 0,
            needed => needed.max(2),
        };
        let by = 10_u64.pow(u32::from(READING - decimals));
        if self.smallest_chip.is_zero() {
            self.smallest_chip = Chips::new(by);
        }
        for amount in self.amounts_mut().into_iter().chain(others) {
            *amount = Chips::new(amount.get() / by);
        }
        self.unit.decimals = decimals;
    }
}

impl LoggedHand {
    /// The largest chip that every amount of the hand is a multiple of.
    pub(super) fn common_chip(&self) -> Chips {
        let mut copy = self.clone();
        let own = copy.smallest_chip;
        copy.smallest_chip = Chips::ZERO;
        let amounts = copy.amounts_mut().into_iter().map(|amount| amount.get());
        let common = amounts.fold(0, greatest_common_divisor);
        Chips::new(common).max(own)
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

/// The structure as it is written in saved house rules.
mod structure_by_name {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::engine::house::Structure;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
    pub(super) fn serialize<S: Serializer>(own: &Structure, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(own.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Structure, D::Error> {
        let name = String::deserialize(from)?;
        let mut all = Structure::ALL.iter().copied();
        let known = all.find(|structure| structure.name() == name);
        known.ok_or_else(|| D::Error::custom(format!("{name:?} is no structure")))
    }
}
