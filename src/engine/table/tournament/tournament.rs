//! A tournament from the first draw to the last prize.

use serde::{Deserialize, Serialize};

use super::clock::{Clock, Elapsed, Remaining};
use super::color_up::smallest_chip;
use super::draw;
use super::error::TournamentError;
use super::event::{TournamentEvent, TournamentWhat};
use super::payouts::Money;
use super::room::{Dealt, Place, Rotation, TableId, TournamentTable};
use super::seating;
use super::setup::{PlayerId, TournamentSetup, TournamentSetupError};
use super::standings::{Finish, Out};
use crate::engine::cards::{DealRng, Deck, Seed};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Hand, HandSetup, Mode, PlayerSetup, Stakes, Turn};
use crate::engine::house::{BlindLevels, HouseRules, Rake, Rebuys, Straddle};
use crate::engine::seat::Seat;

/// A tournament (TOURN-1 to TOURN-10).
///
/// The chips never change but by rebuys and add-ons. While a hand is played at a table, its
/// stacks are those from before it; between hands players may be moved, and a level that began
/// holds from each table's next hand on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "State", into = "State")]
pub struct Tournament {
    pub(super) state: State,
}

/// The tournament as data; what is read is checked before it becomes a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct State {
    pub(super) setup: TournamentSetup,
    /// In the order of the entry list.
    pub(super) entrants: Vec<Entrant>,
    /// The tables at play.
    pub(super) tables: Vec<TournamentTable>,
    pub(super) clock: Clock,
    /// The smallest chip in play.
    pub(super) chip: Chips,
    /// The smallest chip to which the tournament changes as soon as no hand is played.
    pub(super) color_up: Option<Chips>,
    /// Who lost everything and has no place yet.
    pub(super) outs: Vec<Out>,
    /// The round of hand-for-hand.
    pub(super) round: Option<Round>,
    /// Counts hands and rounds in the order of their ends.
    pub(super) moments: u64,
    /// Counts draws, each of which has a seed of its own.
    pub(super) draws: u64,
    pub(super) rebuys_open: bool,
    pub(super) heads_up: bool,
    pub(super) over: bool,
}

/// A player of the entry list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entrant {
    pub(super) id: PlayerId,
    pub(super) absent: bool,
    pub(super) rebuys: u32,
    pub(super) added_on: bool,
    pub(super) finish: Option<Finish>,
    pub(super) prize: Option<Money>,
}

/// One round of hand-for-hand: every table plays one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Round {
    pub(super) moment: u64,
    pub(super) dealt: Vec<TableId>,
}

/// Draws and hands of one seed are kept apart by the highest bit of their numbers.
const DRAW: u64 = 1 << 63;
/// The hands of one table are numbered below this.
const HANDS: u64 = 1 << 40;

impl Tournament {
    /// Draws tables, seats and buttons; the events of the beginning.
    pub fn begin(
        setup: TournamentSetup,
    ) -> Result<(Self, Vec<TournamentEvent>), TournamentSetupError> {
        setup.validate()?;
        let entrant = |&id: &PlayerId| Entrant {
            id,
            absent: false,
            rebuys: 0,
            added_on: false,
            finish: None,
            prize: None,
        };
        let entrants = setup.players.iter().map(entrant).collect();
        let rebuys_open = setup.rules.rebuys == Rebuys::FirstPhase;
        let mut tournament = Self {
            state: State {
                entrants,
                tables: Vec::new(),
                clock: Clock::new(),
                chip: Chips::ZERO,
                color_up: None,
                outs: Vec::new(),
                round: None,
                moments: 0,
                draws: 0,
                rebuys_open,
                heads_up: false,
                over: false,
                setup,
            },
        };
        tournament.state.chip = tournament.needed_chip();
        let mut events = Vec::new();
        tournament.seat_everybody(&mut events);
        tournament.go_on(&mut events);
        Ok((tournament, events))
    }

    fn seat_everybody(&mut self, events: &mut Vec<TournamentEvent>) {
        let setup = &self.state.setup;
        let (stack, entry) = (setup.starting_stack, setup.entry);
        let players = setup.players.len() as u32;
        events.push(TournamentEvent {
            what: TournamentWhat::Began {
                players,
                stack,
                pool: self.pool(),
            },
            because: Citation::TournamentEntry {
                players,
                stack,
                entry,
            },
        });
        let seats = setup.seats_per_table;
        let tables = seating::tables_for(setup.players.len(), seats);
        let ids: Vec<PlayerId> = setup.players.clone();
        let drawn = seating::draw(&ids, tables, seats, &mut self.rng());
        let stacks: Vec<(PlayerId, Chips)> = ids.into_iter().map(|id| (id, stack)).collect();
        self.state.tables = (0..tables).map(|id| self.empty_table(id as u8)).collect();
        self.seat_as_drawn(&drawn, &stacks, events);
        for at in 0..tables {
            self.draw_button(at, events);
        }
    }

    fn empty_table(&self, id: u8) -> TournamentTable {
        TournamentTable {
            id: TableId(id),
            places: vec![None; usize::from(self.state.setup.seats_per_table)],
            rotation: Rotation::Drawn(Seat(0)),
            dealt: None,
            hands: 0,
        }
    }

    pub(super) fn seat_as_drawn(
        &mut self,
        drawn: &[(PlayerId, TableId, Seat)],
        stacks: &[(PlayerId, Chips)],
        events: &mut Vec<TournamentEvent>,
    ) {
        for &(player, id, seat) in drawn {
            let stack = stacks.iter().find(|(owner, _)| *owner == player);
            let stack = stack.map_or(Chips::ZERO, |&(_, stack)| stack);
            let table = self.state.tables.iter_mut().find(|table| table.id == id);
            let Some(place) = table.and_then(|table| table.places.get_mut(seat.index())) else {
                continue;
            };
            *place = Some(Place {
                player,
                stack,
                moved: false,
            });
            events.push(TournamentEvent {
                what: TournamentWhat::SeatDrawn {
                    player,
                    table: id,
                    seat,
                },
                because: Citation::TournamentSeat,
            });
        }
    }

    pub(super) fn draw_button(&mut self, at: usize, events: &mut Vec<TournamentEvent>) {
        let seed = self.draw_seed();
        let order = self.state.setup.rules.draw_suit_order;
        let Some(table) = self.state.tables.get_mut(at) else {
            return;
        };
        let Some(drawn) = draw::button(&table.with_chips(), seed, order) else {
            return;
        };
        table.rotation = Rotation::Drawn(drawn.seat);
        events.push(TournamentEvent {
            what: TournamentWhat::ButtonDrawn {
                table: table.id,
                seat: drawn.seat,
                card: drawn.card,
            },
            because: Citation::TournamentButton {
                by_suit: drawn.by_suit,
            },
        });
    }

    /// The next hand of a table: its players, button, blinds and deck.
    ///
    /// Everybody with chips is dealt in, whoever is away too (S-19); whoever cannot cover his
    /// blind posts what he has (TOURN-10).
    pub fn next_hand(&mut self, table: TableId) -> Result<HandSetup, TournamentError> {
        let at = self.may_deal(table)?;
        let rule = self.state.setup.rules.button_rule;
        let here = &self.state.tables[at];
        let Some(next) = here.upcoming(rule) else {
            return Err(TournamentError::TooFewPlayers { table });
        };
        let stack = |&seat: &Seat| PlayerSetup {
            seat,
            stack: here.place(seat).map_or(Chips::ZERO, |place| place.stack),
        };
        let players = next.playing.iter().map(stack).collect();
        let positions = next.positions;
        let small = next.playing.contains(&positions.small_blind);
        let blinds = (
            small.then_some(positions.small_blind),
            Some(positions.big_blind),
        );
        let deck = Deck::shuffled(self.seed_of(table, here.hands));
        let rules = self.rules_of_hands();
        let stakes = self.stakes();
        let mut setup =
            HandSetup::with_blinds(rules, stakes, positions.button, blinds, players, deck);
        setup.mode = Mode::Tournament {
            players_left: self.players_left(),
        };
        setup.smallest_chip = self.smallest_chip();
        let round = self.state.round.as_mut().map(|round| {
            round.dealt.push(table);
            round.moment
        });
        let here = &mut self.state.tables[at];
        here.rotation = Rotation::After(positions);
        here.hands += 1;
        for &seat in &next.playing {
            if let Some(place) = here.place_mut(seat) {
                place.moved = false;
            }
        }
        here.dealt = Some(Dealt {
            setup: setup.clone(),
            round,
        });
        Ok(setup)
    }

    /// Says whether a table can begin a hand now, or what is against it.
    pub fn check_hand(&self, table: TableId) -> Result<(), TournamentError> {
        let at = self.may_deal(table)?;
        if self.state.tables[at].with_chips().len() < 2 {
            return Err(TournamentError::TooFewPlayers { table });
        }
        Ok(())
    }

    /// The seed of the deck of the hand in progress at a table, or of its last one; nothing before
    /// the first. Kept secret until the hand is over.
    #[must_use]
    pub fn seed_of_hand(&self, table: TableId) -> Option<Seed> {
        let dealt = self.table(table)?.hands;
        Some(self.seed_of(table, dealt.checked_sub(1)?))
    }

    fn seed_of(&self, table: TableId, hand: u64) -> Seed {
        let number = u64::from(table.0) * HANDS + hand % HANDS;
        self.state.setup.seed.for_hand(number)
    }

    /// The tables that can begin a hand now.
    pub fn ready(&self) -> impl Iterator<Item = TableId> {
        let ids = self.state.tables.iter().map(|table| table.id);
        ids.filter(|&id| self.check_hand(id).is_ok())
    }

    fn may_deal(&self, table: TableId) -> Result<usize, TournamentError> {
        if self.state.over {
            return Err(TournamentError::Over);
        }
        let at = self.table_at(table)?;
        let here = &self.state.tables[at];
        if here.dealt.is_some() {
            return Err(TournamentError::HandInProgress { table });
        }
        let undecided =
            self.state.outs.iter().find(|out| {
                !out.decided && here.seated().any(|(_, place)| place.player == out.player)
            });
        if let Some(out) = undecided {
            return Err(TournamentError::RebuyUndecided {
                player: out.player,
                because: self.may_rebuy(),
            });
        }
        match self.waits_for(table) {
            Some(because) => Err(TournamentError::Waits { because }),
            None => Ok(at),
        }
    }

    fn waits_for(&self, table: TableId) -> Option<Citation> {
        if let Some(round) = &self.state.round {
            let earlier = |dealt: &Dealt| dealt.round != Some(round.moment);
            let dealt = || self.state.tables.iter().filter_map(|t| t.dealt.as_ref());
            if round.dealt.contains(&table) || dealt().any(earlier) {
                return Some(self.hand_for_hand());
            }
        }
        if self.in_mid_round() {
            return None;
        }
        if let Some(chip) = self.state.color_up {
            return Some(Citation::ColorUp { chip });
        }
        self.final_table_due().then(|| Citation::FinalTable {
            players: self.players_left(),
        })
    }

    /// Takes a finished hand back, and everything that follows from it.
    pub fn settle(
        &mut self,
        table: TableId,
        hand: &Hand,
    ) -> Result<Vec<TournamentEvent>, TournamentError> {
        let at = self.table_at(table)?;
        let Some(dealt) = &self.state.tables[at].dealt else {
            return Err(TournamentError::NoHand { table });
        };
        if hand.setup() != &dealt.setup {
            return Err(TournamentError::OtherHand);
        }
        if hand.turn() != Turn::Over {
            return Err(TournamentError::HandNotOver);
        }
        let moment = dealt.round.unwrap_or_else(|| self.state.moments + 1);
        self.state.moments = self.state.moments.max(moment);
        self.state.tables[at].dealt = None;
        let mut events = Vec::new();
        for before in &hand.setup().players {
            let after = hand.state().seat(before.seat);
            let stack = after.map_or(before.stack, |player| player.stack);
            let Some(place) = self.state.tables[at].place_mut(before.seat) else {
                continue;
            };
            place.stack = stack;
            let player = place.player;
            if stack.is_zero() {
                self.bust(player, before.stack, moment, &mut events);
            }
        }
        if self.state.setup.rules.blind_levels == BlindLevels::Hands {
            let at_play = self.state.tables.iter().filter(|table| table.count() > 1);
            let tables = at_play.count().max(1) as u32;
            let levels = &self.state.setup.levels;
            if self.state.clock.hand_settled(tables, levels) {
                self.level_began(&mut events);
            }
        }
        self.go_on(&mut events);
        Ok(events)
    }

    /// Time has passed. It counts where levels are counted in minutes.
    pub fn pass_time(&mut self, elapsed: Elapsed) -> Vec<TournamentEvent> {
        let mut events = Vec::new();
        let by_minutes = self.state.setup.rules.blind_levels == BlindLevels::Minutes;
        if by_minutes && !self.state.over {
            let levels = &self.state.setup.levels;
            if self.state.clock.pass(elapsed, levels) {
                self.level_began(&mut events);
                self.go_on(&mut events);
            }
        }
        events
    }

    /// A player goes away or comes back: while he is away his blinds and antes are posted and his
    /// hands are folded in turn ([`Tournament::absent_turn`]).
    pub fn set_absent(
        &mut self,
        player: PlayerId,
        absent: bool,
    ) -> Result<Vec<TournamentEvent>, TournamentError> {
        let at = self.entrant_at(player)?;
        let entrant = &mut self.state.entrants[at];
        if entrant.absent == absent {
            return Ok(Vec::new());
        }
        entrant.absent = absent;
        let what = if absent {
            TournamentWhat::WentAway { player }
        } else {
            TournamentWhat::CameBack { player }
        };
        let because = Citation::TournamentAbsent;
        Ok(vec![TournamentEvent { what, because }])
    }

    /// What is done for a player who is away, if it is his turn: he folds; all-in with a posted
    /// blind he shows at the showdown.
    #[must_use]
    pub fn absent_turn(&self, table: TableId, hand: &Hand) -> Option<(Seat, Action)> {
        let seat = hand.turn().seat()?;
        let player = self.table(table)?.place(seat)?.player;
        let away = |entrant: &Entrant| entrant.id == player && entrant.absent;
        if !self.state.entrants.iter().any(away) {
            return None;
        }
        match hand.turn() {
            Turn::Act(_) => Some((seat, Action::Fold)),
            Turn::ShowOrMuck(_) => Some((seat, Action::Show)),
            Turn::Over => None,
        }
    }

    fn level_began(&mut self, events: &mut Vec<TournamentEvent>) {
        let level = self.state.clock.level();
        let stakes = self.stakes();
        events.push(TournamentEvent {
            what: TournamentWhat::LevelBegan { level, stakes },
            because: Citation::LevelUp {
                level,
                small_blind: stakes.small_blind,
                big_blind: stakes.big_blind,
                ante: stakes.ante,
            },
        });
        let chip = self.needed_chip();
        if self.state.setup.color_up && chip > self.state.chip {
            self.state.color_up = Some(chip);
        }
    }

    fn needed_chip(&self) -> Chips {
        let setup = &self.state.setup;
        let mut bought = vec![setup.starting_stack];
        if setup.rules.rebuys == Rebuys::FirstPhase {
            bought.extend([setup.rebuys.chips, setup.rebuys.add_on_chips]);
        }
        smallest_chip(
            &setup.levels,
            self.state.clock.level(),
            &setup.rules,
            &bought,
        )
    }

    /// The house rules of its hands: no rake, for chips are not money here; no straddle
    /// (STRADDLE-1).
    fn rules_of_hands(&self) -> HouseRules {
        HouseRules {
            rake: Rake::default(),
            straddle: Straddle::Off,
            ..self.state.setup.rules
        }
    }

    pub(super) fn draw_seed(&mut self) -> Seed {
        let number = DRAW | self.state.draws;
        self.state.draws += 1;
        self.state.setup.seed.for_hand(number)
    }

    pub(super) fn rng(&mut self) -> DealRng {
        DealRng::new(self.draw_seed())
    }

    pub(super) fn table_at(&self, table: TableId) -> Result<usize, TournamentError> {
        let mut tables = self.state.tables.iter();
        let at = tables.position(|here| here.id == table);
        at.ok_or(TournamentError::NoSuchTable { table })
    }

    pub(super) fn entrant_at(&self, player: PlayerId) -> Result<usize, TournamentError> {
        let mut entrants = self.state.entrants.iter();
        let at = entrants.position(|entrant| entrant.id == player && entrant.finish.is_none());
        at.ok_or(TournamentError::NoSuchPlayer { player })
    }
}

/// What anybody may know.
impl Tournament {
    /// What it began with.
    #[must_use]
    pub const fn setup(&self) -> &TournamentSetup {
        &self.state.setup
    }

    /// The tables at play.
    #[must_use]
    pub fn tables(&self) -> &[TournamentTable] {
        &self.state.tables
    }

    /// A table at play.
    #[must_use]
    pub fn table(&self, table: TableId) -> Option<&TournamentTable> {
        self.state.tables.iter().find(|here| here.id == table)
    }

    /// Where a player sits, and his chips before the hand in progress.
    #[must_use]
    pub fn find(&self, player: PlayerId) -> Option<(TableId, Seat, Chips)> {
        self.state.tables.iter().find_map(|table| {
            let (seat, place) = table.seated().find(|(_, place)| place.player == player)?;
            Some((table.id, seat, place.stack))
        })
    }

    /// How many have no final place yet.
    #[must_use]
    pub fn players_left(&self) -> u32 {
        let left = self.state.entrants.iter();
        left.filter(|entrant| entrant.finish.is_none()).count() as u32
    }

    /// The clock of the levels.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.state.clock
    }

    /// What is left of the level.
    #[must_use]
    pub fn remaining(&self) -> Remaining {
        let setup = &self.state.setup;
        self.state
            .clock
            .remaining(&setup.levels, setup.rules.blind_levels)
    }

    /// What is posted in the next hands.
    #[must_use]
    pub fn stakes(&self) -> Stakes {
        let setup = &self.state.setup;
        setup.levels.stakes(self.state.clock.level(), &setup.rules)
    }

    /// The smallest chip in play.
    #[must_use]
    pub const fn smallest_chip(&self) -> Chips {
        self.state.chip
    }

    /// Whether the tables play hand for hand.
    #[must_use]
    pub const fn is_hand_for_hand(&self) -> bool {
        self.state.round.is_some()
    }

    /// Whether one player has all the chips (TOURN-2).
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.state.over
    }

    /// Whether a player is away.
    #[must_use]
    pub fn is_absent(&self, player: PlayerId) -> bool {
        let mut entrants = self.state.entrants.iter();
        entrants.any(|entrant| entrant.id == player && entrant.absent)
    }

    /// All chips that were bought; so many are in play.
    #[must_use]
    pub fn chips_bought(&self) -> Chips {
        let setup = &self.state.setup;
        let chips = |entrant: &Entrant| {
            let again = setup.rebuys.chips.times(entrant.rebuys.into());
            let add_on = setup.rebuys.add_on_chips.times(entrant.added_on.into());
            setup.starting_stack + again + add_on
        };
        self.state.entrants.iter().map(chips).sum()
    }

    /// All chips on the tables; hands in progress are counted as before them.
    #[must_use]
    pub fn chips_in_play(&self) -> Chips {
        let tables = self.state.tables.iter();
        let places = tables.flat_map(|table| table.places.iter().flatten());
        places.map(|place| place.stack).sum()
    }

    /// The prize pool: all entries, rebuys and add-ons.
    #[must_use]
    pub fn pool(&self) -> Money {
        let setup = &self.state.setup;
        let paid = |entrant: &Entrant| {
            let again = setup.rebuys.price.0.saturating_mul(entrant.rebuys.into());
            let add_on = setup.rebuys.add_on_price.0 * u64::from(entrant.added_on);
            setup.entry.0.saturating_add(again).saturating_add(add_on)
        };
        let all = self.state.entrants.iter().map(paid);
        Money(all.fold(0, u64::saturating_add))
    }

    /// The prizes of the paid places, the first place first; final when no rebuys are possible.
    #[must_use]
    pub fn prizes(&self) -> Vec<Money> {
        let table = self.state.setup.payouts();
        table.map_or_else(|_| Vec::new(), |table| table.prizes(self.pool()))
    }

    /// Final places so far, the best first.
    #[must_use]
    pub fn standings(&self) -> Vec<Finish> {
        let finishes = self.state.entrants.iter().filter_map(|e| e.finish);
        let mut finishes: Vec<Finish> = finishes.collect();
        finishes.sort_by_key(|finish| (finish.place, finish.order));
        finishes
    }

    /// What a player was paid.
    #[must_use]
    pub fn prize_of(&self, player: PlayerId) -> Option<Money> {
        let mut entrants = self.state.entrants.iter();
        entrants.find(|entrant| entrant.id == player)?.prize
    }
}
