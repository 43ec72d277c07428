//! An opponent of a level and a character.

use super::Bot;
use super::character::{Character, Style};
use super::decision::{Budget, Decision, Holding, PerMille, Plan, Reason, legal_or_passive};
use super::endgame;
use super::holding::{holding, wetness};
use super::level::{Level, Skill};
use super::notes::{Did, Faced, Notes};
use super::preflop::{deep_top_of, top_of};
use super::push_fold::all_in_per_million;
use super::range::{Field, usual_opens};
use super::showdown::show_or_muck;
use super::spot::{ADAPTS, Rival, Spot, yet_to_act};
use crate::engine::cards::{Card, CardSet, Strength};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, Status, Street, TableView, Turn};
use crate::engine::house::Structure;
use crate::odds::{Clash, Held, Pool, SimRng, simulate};
use crate::solver::Move;

/// An opponent of a level and a character.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    skill: Skill,
    style: Style,
    notes: &'a [Notes],
}

impl<'a> Player<'a> {
    /// An opponent.
    #[must_use]
    pub const fn new(level: Level, character: Character) -> Self {
        Self {
            skill: level.skill(),
            style: character.style(),
            notes: &[],
        }
    }

    /// The same, who has watched the others: what everybody has seen, by seat number.
    #[must_use]
    pub const fn knowing(self, notes: &'a [Notes]) -> Self {
        Self { notes, ..self }
    }
}

impl Bot for Player<'_> {
    fn decide(&mut self, view: &TableView, rng: &mut SimRng, budget: Budget) -> Decision {
        if let Turn::ShowOrMuck(seat) = view.turn {
            return show_or_muck(view, seat);
        }
        let notes = if self.skill.adapts { self.notes } else { &[] };
        let Some(spot) = Spot::of(view, notes) else {
            return Decision::passive(view);
        };
        let mut mind = Mind {
            skill: self.skill,
            style: self.style,
            spot: &spot,
            rng,
            rollouts: self.skill.rollouts.min(budget.rollouts),
        };
        let reckoned = if SOLVES { mind.reckoned(budget) } else { None };
        let thought = reckoned.unwrap_or_else(|| match spot.street() {
            Street::Preflop => mind.preflop(),
            _ => mind.postflop(),
        });
        mind.conclude(thought)
    }
}

/// Whether short stacks and the ends of hands are reckoned out where a level can.
const SOLVES: bool = cfg!(feature = "solver");

/// A hand dealt in thought is worth as much work as so many figures of a solution.
const FIGURES_A_ROLLOUT: usize = 4_000;

/// What an opponent means to do, before it is fitted to the rules of the moment.
#[derive(Clone, Copy, Debug)]
struct Thought {
    wish: Wish,
    holding: Holding,
    equity: Option<u32>,
    plan: Plan,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// Check, or else fold.
    Pass,
    /// Check, or else call.
    Stay,
    /// Bet or raise to this total.
    Wager(u64),
    /// Bet or raise as much as there is.
    Jam,
    /// Just this: it has been reckoned out.
    Exactly(Action),
}

/// A decision in the making.
struct Mind<'a> {
    skill: Skill,
    style: Style,
    spot: &'a Spot<'a>,
    rng: &'a mut SimRng,
    rollouts: u32,
}

impl Mind<'_> {
    // ---- reckoned out ----

    /// What the solution of the spot says, where he knows how to find one.
    fn reckoned(&mut self, budget: Budget) -> Option<Thought> {
        match self.spot.street() {
            Street::Preflop if self.skill.push_fold => self.push_or_fold(),
            // Where there is little time there is none for this.
            Street::Turn | Street::River if self.skill.endgames && budget >= Budget::FULL => {
                if self.is_extreme() {
                    None
                } else {
                    self.endgame(budget)
                }
            }
            _ => None,
        }
    }

    /// Whether a rival plays so far from any equilibrium that one wins less against him than what
    /// his habits say.
    fn is_extreme(&self) -> bool {
        let spot = self.spot;
        spot.rivals.iter().any(|rival| {
            let notes = spot.notes_of(rival.state.seat);
            let folds = notes.rate(Faced::Bet, &[Did::Fold], USUAL_FOLDS);
            let bets = notes.rate(Faced::Unbet, Did::WAGERS, 400);
            !(200..=750).contains(&folds) || !(120..=750).contains(&bets)
        })
    }

    fn push_or_fold(&mut self) -> Option<Thought> {
        let often = all_in_per_million(self.spot)?;
        let [one, other] = self.spot.hole;
        let (action, plan) = if self.rng.below(1_000_000) < often {
            let all = RaiseTo(Chips::new(self.spot.depth));
            (Action::Raise(all), Plan::ShortStack)
        } else {
            (Action::Fold, self.idle_plan())
        };
        Some(Thought {
            wish: Wish::Exactly(action),
            holding: Holding::Start {
                top: per_mille(top_of(one, other)),
            },
            equity: None,
            plan,
        })
    }

    fn endgame(&mut self, budget: Budget) -> Option<Thought> {
        let spot = self.spot;
        let holding = holding(spot.hole, &spot.view.hand.board);
        let action_of = |step| match step {
            Move::Fold => Action::Fold,
            Move::Pass => Action::Call,
            Move::To(to) => Action::Raise(RaiseTo(Chips::new(to))),
        };
        let work = budget.rollouts as usize * FIGURES_A_ROLLOUT;
        let step = endgame::reckoned(spot, self.rng, work, |step| {
            !is_reckless(spot, holding, action_of(step))
        })?;
        let equity = self.judge(&spot.rivals);
        let plan = match step {
            Move::Fold => Plan::TooDear,
            Move::Pass if spot.price == 0 => Plan::FreeCard,
            Move::Pass => Plan::PriceIsRight,
            Move::To(_) if equity >= 500 => Plan::Value,
            Move::To(_) if holding.is_draw() => Plan::SemiBluff,
            Move::To(_) => Plan::Bluff,
        };
        Some(Thought {
            wish: Wish::Exactly(action_of(step)),
            holding,
            equity: Some(equity),
            plan,
        })
    }

    // ---- before the flop ----

    fn preflop(&mut self) -> Thought {
        let [one, other] = self.spot.hole;
        let top = top_of(one, other);
        let holding = Holding::Start {
            top: per_mille(top),
        };
        // A hand looks a little better or worse to who cannot judge it.
        let blur = self.rng.around_zero(self.skill.misjudgement / 2);
        let seen = shifted(
            deep_top_of(one, other),
            blur * i32::try_from(top).unwrap_or(0) / 400,
        );
        let spot = self.spot;
        let thought = |wish, plan| Thought {
            wish,
            holding,
            equity: None,
            plan,
        };
        let committed = spot.price * 5 >= spot.me.stack.get() * 2;
        if !spot.is_limit() && spot.price > 0 && (committed || self.faces_all_in()) {
            return self.call_for_the_stack(holding, top);
        }
        if !spot.is_limit() && spot.depth_in_units() <= 10 {
            if top <= self.push_range() {
                return thought(Wish::Jam, Plan::ShortStack);
            }
            if spot.raises > 0 {
                return self.call_for_the_stack(holding, top);
            }
        }
        let raise_to = self.preflop_size();
        if ADAPTS
            && spot.raises == 0
            && let Some(thought) = self.before_an_all_in(holding, raise_to)
        {
            return thought;
        }
        if spot.raises == 0 {
            let open = self.open_range();
            let pfr = scaled(open, self.style.pfr, 180);
            let enough = match spot.limpers {
                _ if ADAPTS && self.all_give_up() => 1000,
                0 => pfr,
                _ => pfr * 3 / 4,
            };
            if seen <= enough {
                let trap = seen <= 40 && self.rng.chance(self.style.trap / 3);
                return if trap && spot.limpers == 0 && spot.players() > 2 {
                    thought(Wish::Stay, Plan::Trap)
                } else if seen <= 150 {
                    thought(Wish::Wager(raise_to), Plan::Value)
                } else {
                    thought(Wish::Wager(raise_to), Plan::Open)
                };
            }
            let limps = self.style.vpip > 2 * self.style.pfr || spot.limpers > 0;
            let cheap = spot.need() <= 280 || self.skill.position < 400;
            let limp = scaled(open.max(260), self.style.vpip, 230);
            if seen <= limp && (limps || cheap) && spot.price > 0 {
                return thought(Wish::Stay, Plan::PriceIsRight);
            }
            return thought(Wish::Pass, self.idle_plan());
        }
        self.against_a_raise(seen, holding, raise_to)
    }

    fn against_a_raise(&mut self, seen: u32, holding: Holding, raise_to: u64) -> Thought {
        let spot = self.spot;
        let thought = |wish, plan| Thought {
            wish,
            holding,
            equity: None,
            plan,
        };
        let heads_up = spot.players() == 2;
        let need = spot.need();
        let (raise, call) = match spot.raises {
            1 => {
                let price = 400_u32.saturating_sub(need) * 2;
                let closing = if spot.behind <= 1 { price } else { price / 4 };
                let wide = if heads_up { 260 } else { 0 };
                (if heads_up { 120 } else { 48 }, 110 + closing + wide)
            }
            2 => (
                if heads_up { 60 } else { 22 },
                if heads_up { 220 } else { 85 },
            ),
            _ => (
                if heads_up { 35 } else { 12 },
                if heads_up { 90 } else { 30 },
            ),
        };
        let width = self.width();
        let raise = scaled(raise, self.style.pfr, 180) * width / 1000;
        let call = scaled(call, self.style.vpip, 230) * width / 1000;
        // A big raise is more than twice the usual one: it needs a better hand.
        let size = (spot.view.hand.betting.bet.get() / spot.unit).min(10_000);
        let usual = [4, 4, 13, 30][spot.raises.min(3) as usize];
        let call = if size > usual && !spot.is_limit() {
            call * usual as u32 / size as u32
        } else {
            call
        };
        if seen <= raise {
            if self.rng.chance(self.style.trap) && spot.raises == 1 {
                return thought(Wish::Stay, Plan::Trap);
            }
            return thought(Wish::Wager(raise_to), Plan::Value);
        }
        let bluff = 45 * self.style.bluff / 1000;
        if spot.raises == 1 && seen > call && seen <= call + 120 && self.rng.chance(bluff) {
            return thought(Wish::Wager(raise_to), Plan::Bluff);
        }
        if seen <= call {
            return thought(Wish::Stay, Plan::PriceIsRight);
        }
        thought(Wish::Pass, self.idle_plan())
    }

    /// All chips are at stake: the chance to win decides, not the looks of the hand.
    fn call_for_the_stack(&mut self, holding: Holding, top: u32) -> Thought {
        let spot = self.spot;
        // Who has not answered yet will mostly fold; for the others the margin is enough.
        let joins = |rival: &&Rival<'_>| ADAPTS && self.joins_all_ins(**rival);
        let waits = |rival: &&Rival<'_>| yet_to_act(spot.view, rival.state);
        let joining = spot.rivals.iter().filter(waits).filter(joins).count() as u32;
        let in_it = |rival: &&Rival<'_>| !waits(rival) || joins(rival);
        let rivals: Vec<_> = spot.rivals.iter().filter(in_it).copied().collect();
        let equity = self.judge(&rivals);
        let need = spot.need_with(joining.into());
        let margin = 20 + 15 * (spot.behind - joining);
        let loose = (self.style.call / 40).min(50);
        let wish = if equity + loose >= need + margin + 25 {
            let best = top <= self.push_range() / 4 && equity >= 550;
            if best { Wish::Jam } else { Wish::Stay }
        } else {
            Wish::Pass
        };
        let plan = match wish {
            Wish::Jam => Plan::Value,
            Wish::Stay => Plan::PriceIsRight,
            _ => self.idle_plan(),
        };
        Thought {
            wish,
            holding,
            equity: Some(equity),
            plan,
        }
    }

    /// Whether somebody goes on, more often than not, where another has put everything in.
    fn joins_all_ins(&self, rival: Rival<'_>) -> bool {
        let notes = self.spot.notes_of(rival.state.seat);
        notes.rate(Faced::AllIn, Did::GOES_ON, 100) >= 500
    }

    /// Where somebody who puts everything in every other time is still to act, a raise is worth as
    /// much as a call of all that: what to do then; nothing where nobody is such.
    fn before_an_all_in(&mut self, holding: Holding, raise_to: u64) -> Option<Thought> {
        let spot = self.spot;
        let comes = |rival: &&Rival<'_>| {
            let notes = spot.notes_of(rival.state.seat);
            yet_to_act(spot.view, rival.state) && notes.all_in_rate() >= 500
        };
        let rivals: Vec<_> = spot.rivals.iter().filter(comes).copied().collect();
        if rivals.is_empty() {
            return None;
        }
        let equity = self.judge(&rivals);
        let even = 1000 / (rivals.len() as u32 + 1);
        let (wish, plan) = if equity >= even + 15 {
            (Wish::Wager(raise_to), Plan::Value)
        } else {
            (Wish::Pass, self.idle_plan())
        };
        Some(Thought {
            wish,
            holding,
            equity: Some(equity),
            plan,
        })
    }

    fn faces_all_in(&self) -> bool {
        let able = |rival: &&Rival<'_>| !rival.state.stack.is_zero();
        self.spot.rivals.iter().filter(able).count() == 0
    }

    /// The share of hands to open with: wider the fewer are left to act.
    fn open_range(&self) -> u32 {
        let spot = self.spot;
        if spot.players() == 2 {
            return 860;
        }
        let by_place = match spot.behind {
            0 | 1 => 480,
            2 => 420,
            3 => 290,
            4 => 220,
            5 => 175,
            6 => 155,
            7 => 140,
            8 => 125,
            _ => 115,
        };
        let aware = self.skill.position;
        (by_place * aware + 230 * (1000 - aware)) / 1000
    }

    /// Whether those who could answer fold so often that a raise wins with any hand.
    fn all_give_up(&self) -> bool {
        let spot = self.spot;
        let active = |rival: &&Rival<'_>| rival.state.status == Status::Active;
        let still_in = spot.rivals.iter().filter(active);
        let often = still_in.fold(1000, |often, rival| {
            let notes = spot.notes_of(rival.state.seat);
            often * notes.rate(Faced::Raised, &[Did::Fold], 450) / 1000
        });
        spot.behind > 0 && often >= 720
    }

    /// How much wider, per mille, to play against whoever raised than against others, by how
    /// many hands he raises.
    fn width(&self) -> u32 {
        let spot = self.spot;
        let raiser = spot.view.hand.betting.hand_aggressor;
        let Some(seat) = raiser.filter(|_| ADAPTS && spot.raises == 1) else {
            return 1000;
        };
        let usual = usual_opens(spot.players());
        let opens = spot
            .notes_of(seat)
            .rate(Faced::Unraised, Did::WAGERS, usual);
        (opens * 1000 / usual).clamp(350, 2000)
    }

    /// The share of hands to put a short stack in with.
    fn push_range(&self) -> u32 {
        let spot = self.spot;
        let at_ten = match spot.behind {
            0 | 1 => 520,
            2 => 330,
            3 => 260,
            4 => 210,
            5 => 180,
            6 => 150,
            7 => 130,
            _ => 110,
        };
        let depth = u32::try_from(spot.depth_in_units()).unwrap_or(20);
        let push = at_ten * 20 / (10 + depth);
        // Over limpers and raisers a push must get through more hands.
        let resisted = match (spot.raises, spot.limpers) {
            (0, 0) => push,
            (0, _) => push * 7 / 10,
            _ => push * 2 / 5,
        };
        let loose = (self.style.vpip + 460) / 7;
        resisted * loose / 100
    }

    fn preflop_size(&mut self) -> u64 {
        let spot = self.spot;
        let bet = spot.view.hand.betting.bet.get();
        if spot.raises == 0 {
            let halves = 5 + u64::from(self.style.aggression > 1400) + u64::from(self.rng.below(2));
            return spot.unit * (halves + 2 * u64::from(spot.limpers)) / 2;
        }
        let thirds = if spot.last_to_act { 9 } else { 11 };
        match spot.raises {
            1 => bet * thirds / 3,
            _ => bet * 9 / 4,
        }
    }

    // ---- after the flop ----

    fn postflop(&mut self) -> Thought {
        let spot = self.spot;
        let board = &spot.view.hand.board;
        let holding = holding(spot.hole, board);
        let equity = self.judge(&spot.rivals);
        let (wish, plan) = if spot.price == 0 {
            self.unopened(holding, equity)
        } else {
            self.facing_a_bet(holding, equity)
        };
        Thought {
            wish,
            holding,
            equity: Some(equity),
            plan,
        }
    }

    fn unopened(&mut self, holding: Holding, equity: u32) -> (Wish, Plan) {
        let spot = self.spot;
        let rivals = spot.rivals.len() as u32;
        let river = spot.street() == Street::River;
        let value = match rivals {
            1 => 590,
            2 => 470,
            3 => 390,
            _ => 330,
        } + if river { 40 } else { 0 };
        let style = self.style;
        // Whoever calls too much pays for more hands and does not fold to a bluff.
        let folds = self.folds_to_a_bet();
        let value = (value + folds / 5).saturating_sub(USUAL_FOLDS / 5);
        if equity >= value {
            let slow = equity >= 850 && !river && self.rng.chance(style.trap);
            if slow {
                return (Wish::Stay, Plan::Trap);
            }
            if self.rng.chance((820 * style.aggression / 1000).min(960)) {
                return (self.bet(equity >= value + 120), Plan::Value);
            }
            return (Wish::Stay, Plan::FreeCard);
        }
        if self.short_for_a_bluff() {
            return (Wish::Stay, Plan::FreeCard);
        }
        let alone = if rivals == 1 { 1000 } else { 350 };
        if holding.is_draw() {
            let often = by_folds(420 * style.bluff / 1000 * alone / 1000, folds);
            if self.rng.chance(often.min(800)) {
                return (self.bet(false), Plan::SemiBluff);
            }
            return (Wish::Stay, Plan::FreeCard);
        }
        // A hand that may win if it is checked down is no hand to bluff with.
        let air = equity < 330 || (equity < 450 && spot.street() == Street::Flop);
        let often = match (spot.has_initiative(), spot.street()) {
            (true, Street::Flop) => 600 - 90 * wetness(&spot.view.hand.board),
            (true, Street::Turn) => 280,
            (true, _) => 220,
            (false, _) if spot.last_to_act => 180,
            (false, _) => 60,
        };
        let often = by_folds(often * style.bluff / 1000 * alone / 1000, folds).min(900);
        if air && rivals <= 2 && self.rng.chance(often) {
            return (self.bet(false), Plan::Bluff);
        }
        (Wish::Stay, Plan::FreeCard)
    }

    fn facing_a_bet(&mut self, holding: Holding, equity: u32) -> (Wish, Plan) {
        let spot = self.spot;
        let style = self.style;
        let rivals = spot.rivals.len() as u32;
        let river = spot.street() == Street::River;
        let need = spot.need();
        let strong = match (spot.is_limit(), rivals, spot.raises) {
            (true, 1, 1) => 640,
            (true, _, 1) => 560,
            (true, _, _) => 760,
            (_, 1, 1) => 740,
            (_, _, 1) => 660,
            _ => 840,
        } + if river { 60 } else { 0 };
        if equity >= strong {
            let slow = !river && equity >= 880 && self.rng.chance(style.trap);
            let often = (700 * style.aggression / 1000).min(950);
            if !slow && (self.rng.chance(often) || equity >= 960) {
                return (self.raise(), Plan::Value);
            }
            return (Wish::Stay, Plan::Trap);
        }
        if !self.short_for_a_bluff() && spot.raises == 1 && rivals == 1 {
            let often = if holding.is_draw() { 130 } else { 30 };
            let fits = holding.is_draw() || (holding.is_trash() && !river);
            let often = by_folds(often * style.bluff / 1000, self.folds_to_a_bet());
            if fits && self.rng.chance(often) {
                let plan = if holding.is_draw() {
                    Plan::SemiBluff
                } else {
                    Plan::Bluff
                };
                return (self.raise(), plan);
            }
        }
        // Draws win more than the pot when they come in; others pay when they do not.
        let deep = spot.me.stack.get() >= 4 * spot.price;
        let to_come = match spot.street() {
            Street::River => 0,
            _ if holding.is_draw() && deep => 70,
            _ => 0,
        };
        let caution = 15 + 15 * spot.behind + if river { 0 } else { 10 };
        // Nobody pays to see the end of a hand with which he beats no bluff.
        let curious = if river && holding.is_trash() {
            0
        } else {
            self.skill.calls
        };
        let loose = style.call.saturating_sub(1000) / 6 + curious;
        let tight = 1000_u32.saturating_sub(style.call) / 6;
        if equity + to_come + loose >= need + caution + tight {
            (Wish::Stay, Plan::PriceIsRight)
        } else {
            (Wish::Pass, Plan::TooDear)
        }
    }

    /// A bet by the texture of the board; bluffs and good hands look the same.
    fn bet(&mut self, big: bool) -> Wish {
        let spot = self.spot;
        let percent = match spot.street() {
            Street::River => 66,
            _ => 40 + 9 * wetness(&spot.view.hand.board),
        } + self.rng.below(15);
        let amount = spot.pot * u64::from(percent) / 100;
        let stack = spot.me.stack.get();
        if big && amount * 5 >= stack * 2 && self.may_jam() {
            return Wish::Jam;
        }
        Wish::Wager(amount.max(spot.unit))
    }

    fn raise(&mut self) -> Wish {
        let spot = self.spot;
        let bet = spot.view.hand.betting.bet.get();
        let to = bet * 5 / 2 + spot.pot.saturating_sub(bet) / 4 + u64::from(self.rng.below(3));
        let add = to.saturating_sub(spot.me.bet.get());
        if add * 2 >= spot.me.stack.get() && self.may_jam() {
            return Wish::Jam;
        }
        Wish::Wager(to)
    }

    /// How often of 1,000 the most stubborn rival folds to a bet.
    fn folds_to_a_bet(&self) -> u32 {
        let spot = self.spot;
        let folds = spot.rivals.iter().map(|rival| {
            let notes = spot.notes_of(rival.state.seat);
            notes.rate(Faced::Bet, &[Did::Fold], USUAL_FOLDS)
        });
        folds.min().unwrap_or(USUAL_FOLDS)
    }

    fn may_jam(&self) -> bool {
        self.spot.view.hand.rules.structure == Structure::NoLimit
    }

    /// With too little behind nobody folds to a bluff.
    fn short_for_a_bluff(&self) -> bool {
        let spot = self.spot;
        let stacks = spot.rivals.iter().map(|rival| rival.state.stack.get());
        let left = stacks.max().unwrap_or(0).min(spot.me.stack.get());
        left < spot.pot * 4 / 5
    }

    // ---- both ----

    /// The chance to win against these as he sees it.
    fn judge(&mut self, rivals: &[Rival<'_>]) -> u32 {
        let spot = self.spot;
        let field = Field::of(spot);
        let reads = self.skill.reads;
        let ranges: Vec<_> = rivals
            .iter()
            .map(|&rival| field.range_of(spot, rival, reads))
            .collect();
        let true_to_it = self.equity(&ranges);
        let off = self.rng.around_zero(self.skill.misjudgement);
        shifted(true_to_it, off).min(1000)
    }

    /// The chance to win against one hand of each range in per mille, a tie by its share. Exact
    /// against one hand on the river, else from deals at random.
    fn equity(&mut self, ranges: &[Pool]) -> u32 {
        let spot = self.spot;
        let board = &spot.view.hand.board;
        if let ([range], 5) = (ranges, board.len()) {
            return range.beaten_by(spot.hole, board).per_mille();
        }
        let own = Held::Known(spot.hole);
        let hands: Vec<_> = [own]
            .into_iter()
            .chain(ranges.iter().map(Held::OneOf))
            .collect();
        let sample = simulate(
            &hands,
            board,
            CardSet::EMPTY,
            Clash::Redraw,
            self.rollouts,
            self.rng,
            |cards| Strength::of(cards).unwrap_or(Strength::LEAST),
        );
        if sample.deals() == 0 {
            // The ranges exclude each other: no more is known than that all are equal.
            return 1000 / hands.len() as u32;
        }
        sample.equity(0).per_mille()
    }

    fn idle_plan(&self) -> Plan {
        if self.spot.price == 0 {
            Plan::FreeCard
        } else {
            Plan::TooDear
        }
    }

    /// Fits the wish to the rules of the moment and keeps out of the worst blunders.
    fn conclude(&mut self, thought: Thought) -> Decision {
        let spot = self.spot;
        let mut wish = thought.wish;
        let mut plan = thought.plan;
        let cheap = spot.price * 6 <= spot.me.stack.get();
        if self.rng.chance(self.skill.slips) && cheap && !thought.holding.is_trash() {
            // The second best thing: to see what happens.
            wish = Wish::Stay;
        }
        let stack = spot.me.stack.get();
        let own = spot.me.bet.get() + stack;
        let wager = spot.legal.wager.as_ref().ok();
        let action = match (wish, wager) {
            (Wish::Wager(_) | Wish::Jam, Some(wager)) => {
                let (min, max) = (wager.min.get(), wager.max.get());
                let mut to = match wish {
                    Wish::Wager(to) => to.max(min).min(max),
                    _ => max,
                };
                // No crumbs are left behind a good hand: they go in as well.
                let value = matches!(plan, Plan::Value | Plan::ShortStack);
                if value && self.may_jam() && to * 10 >= own * 7 {
                    to = max;
                }
                // A wager for more than a third of the stack that is no value bet is a bluff
                // for everything: rather not.
                let dear = (to - spot.me.bet.get().min(to)) * 5 >= stack * 2;
                if dear && !value && !spot.is_limit() {
                    plan = self.idle_plan();
                    self.stay_or_pass()
                } else {
                    Action::Raise(RaiseTo(Chips::new(to)))
                }
            }
            (Wish::Exactly(action), _) => action,
            (Wish::Pass, _) => Action::Fold,
            _ => Action::Call,
        };
        let mut action = legal_or_passive(spot.view, action);
        let reckoned = matches!(wish, Wish::Exactly(_));
        if !reckoned && is_reckless(spot, thought.holding, action) {
            // Nobody puts ten big blinds or more in with nothing.
            plan = self.idle_plan();
            action = legal_or_passive(spot.view, Action::Fold);
        }
        if action == Action::Fold && cannot_lose(spot) {
            plan = Plan::PriceIsRight;
            action = legal_or_passive(spot.view, Action::Call);
        }
        Decision {
            action,
            reason: Reason {
                holding: thought.holding,
                equity: thought.equity.map(per_mille),
                price: per_mille(spot.need()),
                opponents: spot.rivals.len() as u8,
                plan,
            },
        }
    }

    /// Where a raise would cost too much: a call if the price allows it.
    fn stay_or_pass(&self) -> Action {
        if self.spot.price * 8 <= self.spot.me.stack.get() {
            Action::Call
        } else {
            Action::Fold
        }
    }
}

/// Whether it puts in the whole stack, ten big blinds or more, with trash.
fn is_reckless(spot: &Spot<'_>, holding: Holding, action: Action) -> bool {
    let all_in = match action {
        Action::Bet(to) | Action::Raise(RaiseTo(to)) => to >= spot.me.stack + spot.me.bet,
        Action::Call => spot.price >= spot.me.stack.get(),
        _ => false,
    };
    all_in && holding.is_trash() && spot.own_big_blinds() >= 10
}

/// Whether no two cards beat his hand on the river: then any price is right, if only for a share.
fn cannot_lose(spot: &Spot<'_>) -> bool {
    let board = CardSet::from_slice(&spot.view.hand.board);
    if board.len() < 5 {
        return false;
    }
    let own = CardSet::from_slice(&spot.hole);
    let mine = Strength::of(own.union(board));
    let unseen: Vec<Card> = CardSet::FULL.difference(own.union(board)).iter().collect();
    let better = |one: Card, other: Card| {
        Strength::of(CardSet::from_slice(&[one, other]).union(board)) > mine
    };
    unseen
        .iter()
        .enumerate()
        .all(|(place, &one)| unseen[..place].iter().all(|&other| !better(one, other)))
}

/// How often of 1,000 somebody folds to a bet, as far as nothing is known of him.
const USUAL_FOLDS: u32 = 450;

/// How often to bluff somebody who folds so often: never who folds to three bets of ten, twice as
/// often who folds to six.
fn by_folds(often: u32, folds: u32) -> u32 {
    let times = folds.saturating_sub(300).min(450);
    often * times / (USUAL_FOLDS - 300)
}

/// A share of hands, wider or narrower by the style.
fn scaled(share: u32, style: u32, regular: u32) -> u32 {
    (share * style / regular).min(950)
}

/// A figure that somebody misjudges by so much; at least 1.
fn shifted(figure: u32, off: i32) -> u32 {
    figure.saturating_add_signed(off).max(1)
}

fn per_mille(parts: u32) -> PerMille {
    PerMille(u16::try_from(parts.min(1000)).unwrap_or(1000))
}
