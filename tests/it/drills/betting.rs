//! The betting of a hand, followed again from its setup and its actions by the rules of the book.

use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{Action, ForcedKind, Hand, Mode, Street};
use cards_speak::engine::house::{
    HeadsUpCap, HouseRules, MinRaise, PotLimitMax, ShortAllInRaise, Structure,
};
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Instance, Shown, Table};
use cards_speak::school::question::{Answer, Verb, Verbs};

pub(super) fn table(instance: &Instance) -> &Table {
    match &instance.shown {
        Shown::Table(table) => table,
        _ => panic!("no table in play"),
    }
}

#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) seat: Seat,
    pub(super) stack: u64,
    /// In front in this round.
    pub(super) bet: u64,
    /// In this hand.
    pub(super) put: u64,
    pub(super) folded: bool,
    /// What the bet was, and how many full bets and raises there had been, at the last turn.
    seen: Option<(u64, u8)>,
}

#[derive(Clone, Debug)]
pub(super) struct Plain {
    rules: HouseRules,
    mode: Mode,
    pub(super) players: Vec<Player>,
    pub(super) street: Street,
    pub(super) high: u64,
    /// By how much the last full bet or raise lifted the bet.
    pub(super) step: u64,
    level: u64,
    fulls: u8,
    cap: Option<u8>,
    capped: bool,
    /// Whose left is asked next.
    after: Seat,
    min_bets: [u64; 4],
    caps: Option<[u8; 4]>,
    button: Seat,
    /// Chips that belong to the main pot and to nobody's layer.
    pub(super) dead: u64,
    /// Bets and raises of this round: who, to what.
    pub(super) lifts: Vec<(Seat, u64)>,
}

impl Plain {
    pub(super) fn before(hand: &Hand) -> Self {
        let setup = hand.setup();
        let player = |player: &cards_speak::engine::hand::PlayerSetup| Player {
            seat: player.seat,
            stack: player.stack.get(),
            bet: 0,
            put: 0,
            folded: false,
            seen: None,
        };
        let big = setup.min_bets[0].get();
        let mut plain = Self {
            rules: setup.rules,
            mode: setup.mode,
            players: setup.players.iter().map(player).collect(),
            street: Street::Preflop,
            high: 0,
            step: big,
            level: 0,
            fulls: 0,
            cap: setup.caps.map(|caps| caps[0]),
            capped: false,
            after: setup.button,
            min_bets: setup.min_bets.map(Chips::get),
            caps: setup.caps,
            button: setup.button,
            dead: 0,
            lifts: Vec::new(),
        };
        for forced in &setup.forced {
            let live = forced.kind.is_live();
            let amount = forced.amount.get();
            let one = plain.player_mut(forced.seat);
            let pays = amount.min(one.stack);
            one.stack -= pays;
            if forced.kind == ForcedKind::DeadPost {
                plain.dead += pays;
                continue;
            }
            one.put += pays;
            if live {
                one.bet += pays;
                plain.high = plain.high.max(amount);
            }
            if matches!(forced.kind, ForcedKind::BigBlind | ForcedKind::Straddle) {
                plain.after = forced.seat;
            }
            if forced.kind == ForcedKind::Straddle {
                plain.step = amount;
                plain.fulls += u8::from(setup.rules.straddle_counts_as_raise);
            }
        }
        if setup.rules.structure == Structure::FixedLimit {
            plain.step = big;
        }
        plain.level = plain.high;
        plain
    }

    pub(super) fn at(hand: &Hand) -> Self {
        let mut plain = Self::after_last(hand);
        plain.go_to(hand.state().street);
        plain
    }

    /// Right after the last action, whatever follows by itself.
    pub(super) fn after_last(hand: &Hand) -> Self {
        let mut plain = Self::before(hand);
        for taken in &hand.state().taken {
            plain.go_to(taken.street);
            plain.act(taken.seat, taken.action);
        }
        plain
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.players
            .iter()
            .find(|player| player.seat == seat)
            .unwrap()
    }

    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        self.players
            .iter_mut()
            .find(|player| player.seat == seat)
            .unwrap()
    }

    pub(super) fn go_to(&mut self, street: Street) {
        while self.street < street {
            let next = match self.street {
                Street::Preflop => Street::Flop,
                Street::Flop => Street::Turn,
                _ => Street::River,
            };
            self.street = next;
            self.high = 0;
            self.level = 0;
            self.fulls = 0;
            self.capped = false;
            self.step = self.min_bets[next as usize];
            self.cap = self.caps.map(|caps| caps[next as usize]);
            self.after = self.button;
            self.lifts.clear();
            for player in &mut self.players {
                player.bet = 0;
                player.seen = None;
            }
        }
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        let price = self.price(seat);
        let lift = match action {
            Action::Bet(amount) => Some(amount.get()),
            Action::Raise(RaiseTo(amount)) => Some(amount.get()),
            _ => None,
        };
        if let Some(to) = lift {
            let limit = self.rules.structure == Structure::FixedLimit;
            let base = if limit { self.level } else { self.high };
            let half = limit && self.rules.short_all_in_raise == ShortAllInRaise::HalfBetInLimit;
            let full = to >= base + self.step || half && 2 * (to - base) >= self.step;
            if full {
                self.fulls += 1;
                if !limit && self.rules.min_raise == MinRaise::LastBetOrRaise {
                    self.step = to - self.high;
                }
                self.level = if limit { base + self.step } else { to };
                let able = self
                    .players
                    .iter()
                    .filter(|player| !player.folded && player.stack > 0);
                self.capped |= self.cap == Some(self.fulls) && able.count() > 2;
            }
            self.high = to;
            self.lifts.push((seat, to));
        }
        let fulls = self.fulls;
        let high = self.high;
        let one = self.player_mut(seat);
        let to = match action {
            Action::Fold => {
                one.folded = true;
                one.bet
            }
            Action::Call => price.min(one.bet + one.stack),
            _ => lift.unwrap_or(one.bet),
        };
        one.put += to - one.bet;
        one.stack -= to - one.bet;
        one.bet = to;
        one.seen = Some((high, fulls));
        self.after = seat;
    }

    pub(super) fn able(&self) -> Vec<Seat> {
        let able = self
            .players
            .iter()
            .filter(|player| !player.folded && player.stack > 0);
        able.map(|player| player.seat).collect()
    }

    pub(super) fn pot(&self) -> u64 {
        self.dead + self.players.iter().map(|player| player.put).sum::<u64>()
    }

    /// No limit or pot limit, with the usual smallest raise.
    pub(super) fn usual(&self) -> bool {
        self.rules.structure != Structure::FixedLimit
            && self.rules.min_raise == MinRaise::LastBetOrRaise
    }

    pub(super) fn big_blind(&self) -> u64 {
        self.min_bets[0]
    }

    /// The total that a call comes to, if the chips reach.
    pub(super) fn price(&self, seat: Seat) -> u64 {
        if self.able().iter().any(|other| *other != seat) {
            return self.high;
        }
        let others = self
            .players
            .iter()
            .filter(|player| player.seat != seat && !player.folded);
        others
            .map(|player| player.bet)
            .max()
            .unwrap_or(0)
            .min(self.high)
    }

    /// Everybody clockwise, the left of a chair first.
    pub(super) fn round(&self, chair: Seat) -> Vec<&Player> {
        let left = self.players.iter().filter(|player| player.seat > chair);
        left.chain(self.players.iter().filter(|player| player.seat <= chair))
            .collect()
    }

    /// Whose turn it is in this round.
    pub(super) fn turn(&self) -> Option<Seat> {
        if self.players.iter().filter(|player| !player.folded).count() < 2 {
            return None;
        }
        let able = self.able();
        let asked = |player: &&&Player| {
            if !able.contains(&player.seat) {
                return false;
            }
            if able.len() > 1 {
                player.seen.is_none() || player.bet < self.high
            } else {
                player.bet < self.price(player.seat)
            }
        };
        let order = self.round(self.after);
        order.iter().find(asked).map(|player| player.seat)
    }

    /// The least total of a bet or raise; nothing if there is none.
    pub(super) fn least(&self, seat: Seat) -> Option<u64> {
        let player = self.player(seat);
        let all = player.bet + player.stack;
        let reopened = match player.seen {
            None => true,
            Some((high, fulls)) => self.fulls > fulls || self.high - high >= self.step,
        };
        let two = self.able().len() == 2;
        let lifted = two
            && !self.capped
            && match self.rules.heads_up_cap {
                HeadsUpCap::Unlimited => true,
                HeadsUpCap::Capped => false,
                _ => self.mode == Mode::Cash,
            };
        let open = self.cap.is_none_or(|cap| self.fulls < cap) || lifted;
        let others = self.able().iter().any(|other| *other != seat);
        if !reopened || !open || !others || all <= self.high {
            return None;
        }
        let full = match self.rules.structure {
            Structure::FixedLimit => self.level + self.step,
            _ => self.high + self.step,
        };
        if self.rules.structure == Structure::PotLimit {
            assert_eq!(self.rules.pot_limit_max, PotLimitMax::PotAfterCall);
            let most = self.high + self.pot() + (self.high - player.bet);
            if self.high > 0 && most < full.min(all) {
                return None;
            }
        }
        Some(full.min(all))
    }
}

pub(super) fn buttons(instance: &Instance) -> Vec<Answer> {
    let hand = &table(instance).hand;
    let plain = Plain::at(hand);
    let seat = plain.turn().unwrap();
    let free = plain.price(seat) <= plain.player(seat).bet;
    let mut verbs = Verbs::EMPTY.with(Verb::Fold, true);
    verbs = verbs.with(if free { Verb::Check } else { Verb::Call }, true);
    if plain.least(seat).is_some() {
        verbs = verbs.with(
            if plain.high == 0 {
                Verb::Bet
            } else {
                Verb::Raise
            },
            true,
        );
    }
    vec![Answer::Buttons(verbs)]
}

pub(super) fn number(amount: u64) -> Answer {
    Answer::Number(Chips::new(amount).into())
}

/// The price, and at level 5 whether it is a cold call.
pub(super) fn price(instance: &Instance) -> Vec<Answer> {
    let plain = Plain::at(&table(instance).hand);
    let seat = plain.turn().unwrap();
    let player = plain.player(seat);
    let mut answers = vec![number((plain.high - player.bet).min(player.stack))];
    if instance.parts.len() > 1 {
        let raises = plain.lifts.len()
            - usize::from(plain.street != Street::Preflop && !plain.lifts.is_empty());
        answers.push(Answer::Pick(if raises > 0 && player.bet == 0 {
            1
        } else {
            2
        }));
    }
    answers
}

pub(super) fn least(instance: &Instance) -> Vec<Answer> {
    let plain = Plain::at(&table(instance).hand);
    let seat = plain.turn().unwrap();
    vec![number(plain.least(seat).unwrap())]
}

fn one(seat: Option<Seat>) -> Answer {
    seat.map_or(Answer::Nobody, Answer::Seat)
}

/// Who acts next in the round of the last action.
pub(super) fn next(instance: &Instance) -> Vec<Answer> {
    vec![one(Plain::after_last(&table(instance).hand).turn())]
}

/// Who opens the round, or gets the first card.
pub(super) fn opener(instance: &Instance) -> Vec<Answer> {
    let plain = Plain::at(&table(instance).hand);
    if instance.parts[0].prompt.id.ends_with("first-card") {
        return vec![one(Some(plain.round(plain.button)[0].seat))];
    }
    vec![one(plain.turn())]
}

/// Whether there is a raise, and the least.
pub(super) fn reopened(instance: &Instance) -> Vec<Answer> {
    let plain = Plain::at(&table(instance).hand);
    let least = plain.least(plain.turn().unwrap());
    let mut answers = vec![Answer::Pick(if least.is_some() { 1 } else { 2 })];
    if instance.parts.len() > 1 {
        answers.push(number(least.unwrap()));
    }
    answers
}

/// Learners who always err in one way.
pub(super) fn erring(slip: &str, instance: &Instance) -> Option<Answer> {
    let plain = Plain::at(&table(instance).hand);
    let seat = plain.turn()?;
    let player = plain.player(seat);
    let due = plain.high - player.bet;
    let with = |answer: &Answer, verb, marked| match answer {
        Answer::Buttons(verbs) if verbs.contains(verb) != marked => {
            Some(Answer::Buttons(verbs.with(verb, marked)))
        }
        _ => None,
    };
    let right = &buttons(instance)[0];
    let raises = plain.least(seat).is_some();
    match slip {
        "check-after-a-bet" if due > 0 => with(right, Verb::Check, true),
        "call-with-nothing-to-call" if due == 0 => with(right, Verb::Call, true),
        "no-fold-though-free" if due == 0 => with(right, Verb::Fold, false),
        "no-call-when-short" if due > player.stack => with(right, Verb::Call, false),
        "no-check-for-the-blind" if due == 0 && plain.high > 0 => with(right, Verb::Check, false),
        "own-chips" if player.bet > 0 => Some(number(plain.high)),
        "pot-instead-of-bet" => Some(number(plain.pot())),
        "more-than-the-stack" if due > player.stack => Some(number(due)),
        "doubled-last-total" if raises && plain.high > 0 && plain.usual() => {
            Some(number(2 * plain.high))
        }
        "short-total-doubled" => Some(number(2 * plain.high)),
        "yes-because-higher" if !raises => Some(Answer::Pick(1)),
        "no-though-not-acted" if raises && player.seen.is_none() => Some(Answer::Pick(2)),
        "by-for-to" if plain.high > 0 => Some(number(plain.least(seat)? - plain.high)),
        _ => None,
    }
}
