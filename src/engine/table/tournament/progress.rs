//! What follows when a hand is settled: places, prizes, hand for hand, tables.

use super::color_up::{Odd, color_up};
use super::event::{TournamentEvent, TournamentWhat};
use super::room::{Place, TableId, TournamentTable};
use super::seating;
use super::setup::PlayerId;
use super::standings::{Out, places};
use super::tournament::{Round, Tournament};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::seat::Seat;

type Events = Vec<TournamentEvent>;

fn happen(events: &mut Events, what: TournamentWhat, because: Citation) {
    events.push(TournamentEvent { what, because });
}

impl Tournament {
    /// Everything that is due now.
    pub(super) fn go_on(&mut self, events: &mut Events) {
        self.place_outs(events);
        if self.players_left() == 1 {
            self.finish(events);
            return;
        }
        self.close_rebuys(events);
        self.play_hand_for_hand(events);
        self.race(events);
        self.arrange_tables(events);
        self.play_hand_for_hand(events);
        if self.players_left() == 2 && self.state.tables.len() == 1 && !self.state.heads_up {
            self.state.heads_up = true;
            happen(events, TournamentWhat::HeadsUp, Citation::TournamentHeadsUp);
        }
    }

    // ---- places ----

    pub(super) fn bust(
        &mut self,
        player: PlayerId,
        stack: Chips,
        moment: u64,
        events: &mut Events,
    ) {
        let rule = self.state.setup.rules.rebuys;
        let level = self.state.clock.level();
        let mut entrants = self.state.entrants.iter();
        let rebuys = entrants
            .find(|entrant| entrant.id == player)
            .map(|e| e.rebuys);
        let may_return = rebuys.is_some_and(|rebuys| {
            let open = self.state.rebuys_open;
            open && self.state.setup.rebuys.may_return(rule, level, rebuys)
        });
        if may_return {
            let because = self.may_rebuy();
            happen(events, TournamentWhat::Busted { player }, because);
        }
        self.state.outs.push(Out {
            player,
            stack,
            moment,
            decided: !may_return,
        });
    }

    /// Gives places in the order of the eliminations (TOURN-6, S-28); a moment waits until
    /// everybody has decided, and in hand-for-hand until all tables have played.
    fn place_outs(&mut self, events: &mut Events) {
        while let Some(moment) = self.state.outs.iter().map(|out| out.moment).min() {
            let now = |out: &&Out| out.moment == moment;
            if self.state.outs.iter().filter(now).any(|out| !out.decided) {
                break;
            }
            let of_round = self
                .state
                .round
                .as_ref()
                .is_some_and(|r| r.moment == moment);
            if of_round && !self.round_is_over() {
                break;
            }
            let mut group: Vec<Out> = self.state.outs.iter().filter(now).copied().collect();
            self.state.outs.retain(|out| out.moment != moment);
            let list = &self.state.setup.players;
            group.sort_by_key(|out| list.iter().position(|&player| player == out.player));
            self.eliminate(&group, events);
        }
    }

    fn eliminate(&mut self, group: &[Out], events: &mut Events) {
        let mut left = self.players_left();
        let together = group.len() as u32;
        for finish in places(group, left).into_iter().rev() {
            let player = finish.player;
            left -= 1;
            self.vacate(player);
            let mut entrants = self.state.entrants.iter_mut();
            if let Some(entrant) = entrants.find(|entrant| entrant.id == player) {
                entrant.finish = Some(finish);
            }
            let out = group.iter().find(|out| out.player == player);
            let because = if together == 1 {
                Citation::Eliminated {
                    place: finish.place,
                    left,
                }
            } else {
                Citation::EliminatedTogether {
                    place: finish.place,
                    players: together,
                    stack: out.map_or(Chips::ZERO, |out| out.stack),
                    sharing: finish.sharing,
                }
            };
            let what = TournamentWhat::Eliminated {
                player,
                place: finish.place,
                sharing: finish.sharing,
            };
            happen(events, what, because);
        }
    }

    fn vacate(&mut self, player: PlayerId) -> Option<Place> {
        let tables = self.state.tables.iter_mut();
        let mut places = tables.flat_map(|table| table.places.iter_mut());
        let place = places.find(|place| place.is_some_and(|place| place.player == player))?;
        place.take()
    }

    // ---- the end and the money ----

    fn finish(&mut self, events: &mut Events) {
        if self.state.over {
            return;
        }
        self.state.over = true;
        self.state.rebuys_open = false;
        self.state.round = None;
        self.state.color_up = None;
        let chips = self.chips_in_play();
        let mut entrants = self.state.entrants.iter_mut();
        let Some(winner) = entrants.find(|entrant| entrant.finish.is_none()) else {
            return;
        };
        let player = winner.id;
        let alone = Out {
            player,
            stack: chips,
            moment: 0,
            decided: true,
        };
        winner.finish = places(&[alone], 1).first().copied();
        let because = Citation::TournamentWon { chips };
        happen(events, TournamentWhat::Won { player }, because);
        self.pay(events);
    }

    fn close_rebuys(&mut self, events: &mut Events) {
        let setup = &self.state.setup;
        let level = self.state.clock.level();
        let open = setup.rebuys.open(setup.rules.rebuys, level);
        if self.state.rebuys_open && !open && self.state.outs.is_empty() {
            self.state.rebuys_open = false;
            let through_level = setup.rebuys.through_level;
            let pool = self.pool();
            let because = Citation::RebuysClosed { through_level };
            happen(events, TournamentWhat::RebuysClosed { pool }, because);
        }
        if !self.state.rebuys_open {
            self.pay(events);
        }
    }

    /// Pays all prizes that are due, the worst place first. The pool must be final.
    fn pay(&mut self, events: &mut Events) {
        let pool = self.pool();
        let Ok(table) = self.state.setup.payouts() else {
            return;
        };
        let paid_places = table.places() as u32;
        let mut due: Vec<(u32, u32, usize)> = Vec::new();
        for (at, entrant) in self.state.entrants.iter().enumerate() {
            if let Some(finish) = entrant.finish
                && entrant.prize.is_none()
                && finish.place <= paid_places
            {
                due.push((finish.place, finish.order, at));
            }
        }
        due.sort_unstable_by(|one, other| other.cmp(one));
        for (place, order, at) in due {
            let entrant = &mut self.state.entrants[at];
            let sharing = entrant.finish.map_or(1, |finish| finish.sharing);
            let prize = table.prize(pool, place, sharing, order);
            entrant.prize = Some(prize);
            if pool.0 == 0 {
                continue;
            }
            let because = if sharing > 1 {
                Citation::PrizeShared {
                    place,
                    sharing,
                    pool,
                    prize,
                }
            } else {
                Citation::Prize {
                    place,
                    share: table.share(place),
                    pool,
                    prize,
                }
            };
            let player = entrant.id;
            let what = TournamentWhat::Paid {
                player,
                place,
                prize,
            };
            happen(events, what, because);
        }
    }

    // ---- hand for hand ----

    fn paid_places(&self) -> u32 {
        let table = self.state.setup.payouts();
        table.map_or(1, |table| table.places() as u32)
    }

    pub(super) fn hand_for_hand(&self) -> Citation {
        Citation::HandForHand {
            left: self.players_left(),
            paid: self.paid_places(),
        }
    }

    /// Whether some tables of the round have begun their hand, so that all must play it.
    pub(super) fn in_mid_round(&self) -> bool {
        let round = self.state.round.as_ref();
        round.is_some_and(|round| !round.dealt.is_empty())
    }

    fn round_is_over(&self) -> bool {
        let Some(round) = &self.state.round else {
            return true;
        };
        self.state.tables.iter().all(|table| {
            let played = round.dealt.contains(&table.id) || table.with_chips().len() < 2;
            table.dealt.is_none() && played
        })
    }

    /// Begins and ends hand-for-hand, and its rounds: on from where one more elimination reaches
    /// the prizes, while there are several tables.
    fn play_hand_for_hand(&mut self, events: &mut Events) {
        let (left, paid) = (self.players_left(), self.paid_places());
        let several = self.state.tables.len() > 1 && !self.final_table_due();
        let bubble = several && left == paid + 1 && !self.state.rebuys_open;
        match (&self.state.round, bubble) {
            (None, true) => {
                let because = self.hand_for_hand();
                happen(events, TournamentWhat::HandForHandBegan, because);
                self.new_round();
            }
            (Some(round), true) if !round.dealt.is_empty() && self.round_is_over() => {
                self.new_round();
            }
            (Some(_), false) => {
                self.state.round = None;
                let because = Citation::HandForHandOver { left, paid };
                happen(events, TournamentWhat::HandForHandEnded, because);
            }
            _ => {}
        }
    }

    fn new_round(&mut self) {
        self.state.moments += 1;
        self.state.round = Some(Round {
            moment: self.state.moments,
            dealt: Vec::new(),
        });
    }

    // ---- small chips ----

    fn race(&mut self, events: &mut Events) {
        let resting = self.state.tables.iter().all(TournamentTable::at_rest);
        let Some(to) = self.state.color_up else {
            return;
        };
        if !resting || self.in_mid_round() {
            return;
        }
        self.state.color_up = None;
        let stacks: Vec<Odd> = self
            .state
            .setup
            .players
            .iter()
            .filter_map(|&player| {
                let (_, _, stack) = self.find(player)?;
                Some(Odd { player, stack })
            })
            .collect();
        let seed = self.draw_seed();
        let order = self.state.setup.rules.draw_suit_order;
        let from = self.state.chip;
        // A race that would put somebody out waits for the next level.
        let Some(races) = color_up(&stacks, (from, to), seed, order) else {
            return;
        };
        for race in &races {
            if let Some((table, seat, _)) = self.find(race.player)
                && let Ok(at) = self.table_at(table)
                && let Some(place) = self.state.tables[at].place_mut(seat)
            {
                place.stack = race.stack.to;
            }
        }
        self.state.chip = to;
        let what = TournamentWhat::ColoredUp { from, to, races };
        happen(events, what, Citation::ColorUp { chip: to });
    }

    // ---- tables ----

    fn seated(&self) -> usize {
        self.state.tables.iter().map(TournamentTable::count).sum()
    }

    /// Whether all who are left fit at one table and sit at several.
    pub(super) fn final_table_due(&self) -> bool {
        let seats = usize::from(self.state.setup.seats_per_table);
        self.state.tables.len() > 1 && self.seated() <= seats
    }

    /// Breaks, balances, and makes the final table.
    fn arrange_tables(&mut self, events: &mut Events) {
        if self.in_mid_round() {
            return;
        }
        let seats = usize::from(self.state.setup.seats_per_table);
        while self.state.tables.len() > 1 {
            if self.final_table_due() {
                if self.state.tables.iter().all(TournamentTable::at_rest) {
                    self.make_final_table(events);
                }
                break;
            }
            let fewer = (self.state.tables.len() - 1) * seats;
            let breaking = if self.seated() <= fewer {
                seating::next_to_break(&self.state.tables, &self.state.setup.break_plan)
            } else {
                None
            };
            if let Some(id) = breaking
                && self.table(id).is_some_and(TournamentTable::at_rest)
            {
                self.break_table(id, events);
                continue;
            }
            let Some((from, to)) = seating::unbalanced(&self.state.tables, breaking) else {
                break;
            };
            if !self.balance(from, to, events) {
                break;
            }
        }
    }

    fn broken(&self) -> Citation {
        Citation::TableBroken {
            left: self.players_left(),
            tables: self.state.tables.len() as u32,
            seats: self.state.setup.seats_per_table,
        }
    }

    /// The players of a broken table go by lot to open seats, each to the emptiest table.
    fn break_table(&mut self, id: TableId, events: &mut Events) {
        let Ok(at) = self.table_at(id) else {
            return;
        };
        let table = self.state.tables.remove(at);
        let because = self.broken();
        let what = TournamentWhat::TableBroken { table: id };
        happen(events, what, because);
        let mut leaving: Vec<(Seat, Place)> = table.seated().map(|(s, p)| (s, *p)).collect();
        let mut rng = self.rng();
        rng.shuffle(&mut leaving);
        for (seat, place) in leaving {
            let Some(to) = seating::emptiest(&self.state.tables) else {
                continue;
            };
            let open = self.table(to).map(TournamentTable::open_seats);
            let open = open.unwrap_or_default();
            let drawn = rng.below(open.len() as u32) as usize;
            if let Some(&chair) = open.get(drawn) {
                self.sit(place, (id, seat), (to, chair), because, events);
            }
        }
    }

    /// Who would be the next big blind at the fuller table goes to the worst open seat at the
    /// other (S-19); whether somebody went.
    fn balance(&mut self, from: TableId, to: TableId, events: &mut Events) -> bool {
        let rule = self.state.setup.rules.button_rule;
        let (Some(fuller), Some(other)) = (self.table(from), self.table(to)) else {
            return false;
        };
        let because = Citation::TableBalanced {
            from: fuller.count() as u32,
            to: other.count() as u32,
        };
        let leaving = fuller.next_big_blind(rule);
        let leaving = leaving.and_then(|seat| Some((seat, *fuller.place(seat)?)));
        let (Some((seat, place)), Some(chair)) = (leaving, other.worst_open_seat(rule)) else {
            return false;
        };
        self.vacate(place.player);
        self.sit(place, (from, seat), (to, chair), because, events);
        true
    }

    fn sit(
        &mut self,
        place: Place,
        from: (TableId, Seat),
        to: (TableId, Seat),
        because: Citation,
        events: &mut Events,
    ) {
        let rule = self.state.setup.rules.button_rule;
        let Ok(at) = self.table_at(to.0) else {
            return;
        };
        let table = &mut self.state.tables[at];
        let waits = table.would_wait(to.1, rule);
        if let Some(chair) = table.places.get_mut(to.1.index()) {
            *chair = Some(Place {
                moved: true,
                ..place
            });
        }
        let what = TournamentWhat::Moved {
            player: place.player,
            from,
            to,
            waits,
        };
        happen(events, what, because);
    }

    /// One table is left; seats and button are drawn anew.
    fn make_final_table(&mut self, events: &mut Events) {
        let players = self.players_left();
        let places = self
            .state
            .tables
            .iter()
            .flat_map(|t| t.places.iter().flatten());
        let stacks: Vec<(PlayerId, Chips)> = places.map(|p| (p.player, p.stack)).collect();
        let mut broken = Vec::new();
        while self.state.tables.len() > 1 {
            let next = seating::next_to_break(&self.state.tables, &self.state.setup.break_plan);
            let Some(at) = next.and_then(|id| self.table_at(id).ok()) else {
                break;
            };
            broken.push(self.state.tables.remove(at).id);
        }
        let because = Citation::FinalTable { players };
        for table in broken {
            let what = TournamentWhat::TableBroken { table };
            happen(events, what, because);
        }
        let Some(last) = self.state.tables.first_mut() else {
            return;
        };
        let id = last.id;
        last.places.fill(None);
        happen(events, TournamentWhat::FinalTable { table: id }, because);
        let seats = self.state.setup.seats_per_table;
        let ids: Vec<PlayerId> = stacks.iter().map(|&(player, _)| player).collect();
        let drawn = seating::draw(&ids, 1, seats, &mut self.rng());
        let drawn: Vec<_> = drawn
            .into_iter()
            .map(|(p, _, seat)| (p, id, seat))
            .collect();
        self.seat_as_drawn(&drawn, &stacks, events);
        self.draw_button(0, events);
    }
}
