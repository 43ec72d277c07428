//! What the bot may hold, by what it has done.

use std::collections::HashMap;

use cards_speak::engine::cards::{Card, CardSet, Seed};
use cards_speak::engine::hand::{Action, Hand, Street, TableView, Taken, Viewer};
use cards_speak::engine::seat::Seat;
use cards_speak::odds::{Combo, HandClass, SimRng};

use super::{Asked, SAMPLE};

/// With how many kinds of luck a hand is asked what it does: often before the flop, where the
/// answers are kept, and less so after it.
const TRIES_BEFORE: u32 = 8;
const TRIES_AFTER: u32 = 2;

/// The luck of the bot where it is only asked.
const LUCK: Seed = Seed::new([3; 32]);

/// The hands that the bot may hold.
#[derive(Debug, Default)]
pub(super) struct Belief {
    /// Which hand of the match it is about.
    number: Option<u64>,
    /// So many decisions of it are known.
    told: usize,
    hands: Vec<(Combo, f64)>,
    /// Whether they have been sampled.
    sampled: bool,
    /// How likely each kind of hand does what was done before the flop, by what was done.
    before: HashMap<String, Vec<f64>>,
}

impl Belief {
    /// The hands, with their weights.
    pub(super) fn hands(&self) -> &[(Combo, f64)] {
        &self.hands
    }

    /// Takes up what has happened since. `seat` is that of the adversary, who holds `mine`.
    pub(super) fn follow(
        &mut self,
        bot: Asked,
        number: u64,
        hand: &Hand,
        seat: Seat,
        mine: [Card; 2],
        rng: &mut SimRng,
    ) -> Option<()> {
        let taken = &hand.state().taken;
        if self.number != Some(number) || taken.len() < self.told {
            self.number = Some(number);
            self.told = 0;
            self.sampled = false;
            self.hands = Combo::all().map(|combo| (combo, 1.0)).collect();
            self.rule_out(&mine);
        }
        let mut then = Hand::deal(hand.setup().clone()).ok()?;
        for (
            place,
            &Taken {
                seat: who, action, ..
            },
        ) in taken.iter().enumerate()
        {
            if place >= self.told && who != seat {
                self.take_up(bot, &then, who, action, rng);
            }
            then.apply(who, action).ok()?;
        }
        self.told = taken.len();
        self.rule_out(&hand.state().board);
        Some(())
    }

    /// Whoever holds these cards, it is not the bot.
    fn rule_out(&mut self, cards: &[Card]) {
        let gone = CardSet::from_slice(cards);
        self.hands
            .retain(|(combo, _)| combo.set().intersection(gone).is_empty());
    }

    /// The bot has done this.
    fn take_up(&mut self, bot: Asked, then: &Hand, who: Seat, action: Action, rng: &mut SimRng) {
        let view = then.view(Viewer::Seat(who));
        if view.hand.street == Street::Preflop {
            let key = format!("{who} {:?} {action:?}", view.hand.taken);
            let likely = self.before.entry(key).or_insert_with(|| {
                let each = HandClass::all().filter_map(|class| class.combos().next());
                each.map(|combo| likelihood(bot, &view, combo, action, TRIES_BEFORE))
                    .collect()
            });
            for (combo, weight) in &mut self.hands {
                let class = HandClass::of(combo.cards());
                *weight *= likely.get(class.index()).copied().unwrap_or(1.0);
            }
            return;
        }
        self.rule_out(&view.hand.board);
        self.sample(rng);
        for (combo, weight) in &mut self.hands {
            *weight *= likelihood(bot, &view, *combo, action, TRIES_AFTER);
        }
    }

    /// Draws some of the hands, each as likely as its weight says, once in a hand.
    pub(super) fn sample(&mut self, rng: &mut SimRng) {
        if self.sampled || self.hands.len() <= SAMPLE as usize {
            return;
        }
        self.sampled = true;
        let all: f64 = self.hands.iter().map(|(_, weight)| weight).sum();
        // One draw for all of them, at equal distances.
        let step = all / f64::from(SAMPLE);
        let mut next = step * f64::from(rng.below(1000)) / 1000.0;
        let mut up_to = 0.0;
        let mut drawn = Vec::with_capacity(SAMPLE as usize);
        for &(combo, weight) in &self.hands {
            up_to += weight;
            let mut times = 0.0;
            while next < up_to {
                times += 1.0;
                next += step;
            }
            if times > 0.0 {
                drawn.push((combo, times));
            }
        }
        self.hands = drawn;
    }
}

/// How likely a hand does this. Never quite nothing: what was asked was a sample.
fn likelihood(bot: Asked, view: &TableView, combo: Combo, action: Action, tries: u32) -> f64 {
    let like = |number: u32| {
        let would = bot.would(view, combo.cards(), LUCK.for_hand(number.into()));
        is_alike(would.action, action)
    };
    let hits: u32 = (0..tries).map(|number| u32::from(like(number))).sum();
    (f64::from(hits) + 0.05) / (f64::from(tries) + 0.1)
}

/// Whether two actions are of one kind: wagers of like size are.
fn is_alike(one: Action, other: Action) -> bool {
    let amount = |action| match action {
        Action::Bet(to) | Action::Raise(cards_speak::engine::chips::RaiseTo(to)) => Some(to.get()),
        _ => None,
    };
    match (amount(one), amount(other)) {
        (Some(one), Some(other)) => one * 2 >= other && other * 2 >= one,
        (None, None) => one == other,
        _ => false,
    }
}
