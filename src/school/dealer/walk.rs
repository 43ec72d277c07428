//! A hand as the dealer goes through it: one duty after the other.

use super::duty::{Duty, Staged, Then};
use super::game::Found;
use super::{Kind, Level};
use crate::engine::hand::{Event, Hand, HandState, Turn, What};
use crate::engine::rule::RuleId;
use crate::school::drill::{Asking, Draw, Line, Part};
use crate::school::question::{Foreseen, Right, Slip};

/// The way through a hand.
pub(super) struct Walk<'a> {
    pub(super) level: Level,
    pub(super) found: &'a Found,
    /// The whole hand.
    pub(super) hand: &'a Hand,
    /// The hand as far as it has come.
    pub(super) live: Hand,
    pub(super) draw: Draw,
    pub(super) duties: Vec<Duty>,
    /// Mishaps that can happen, and in the way of which duty.
    pub(super) chances: Vec<(usize, Staged)>,
    /// The duty that deals the cards.
    pub(super) deal_at: usize,
}

impl Walk<'_> {
    /// Goes through the whole hand.
    pub(super) fn through(&mut self) -> Option<()> {
        self.before()?;
        let taken = self.hand.state().taken.clone();
        for decision in taken {
            let Turn::Act(seat) = self.live.turn() else {
                break;
            };
            self.decision(seat, decision.action)?;
            let before = self.live.events().len();
            self.live.apply(seat, decision.action).ok()?;
            self.follows(before)?;
        }
        self.after()
    }

    /// Whether the level has this duty.
    pub(super) fn has(&self, kind: Kind) -> bool {
        kind.from() <= self.level
    }

    /// A question of a duty.
    pub(super) fn ask(kind: Kind, right: Right, rules: &[RuleId]) -> Asking {
        let rules = if rules.is_empty() {
            kind.rules()
        } else {
            rules
        };
        Asking::about(kind.message(), right, rules)
    }

    /// One more duty, at a table that shows so many events.
    pub(super) fn duty(&mut self, kind: Kind, parts: Vec<Part>, end: usize) {
        if self.has(kind) && !parts.is_empty() {
            self.duties.push(Duty {
                kind,
                parts,
                facts: Vec::new(),
                end,
                staged: None,
            });
        }
    }

    /// Notes what is known at the last duty, if it is this one.
    pub(super) fn known(&mut self, kind: Kind, facts: Vec<Line>) {
        if let Some(duty) = self.duties.last_mut().filter(|duty| duty.kind == kind) {
            duty.facts = facts;
        }
    }

    /// The table after so many events.
    pub(super) fn table(&self, end: usize) -> HandState {
        table_after(self.hand, end)
    }

    /// Where the first event of this kind stands.
    pub(super) fn place_of(&self, of: impl Fn(&What) -> bool) -> usize {
        let events = self.hand.events();
        let place = events.iter().position(|event: &Event| of(&event.what));
        place.unwrap_or(events.len())
    }

    /// The duties with the mishaps that are to happen: so many, those drawn by their weights.
    pub(super) fn with_mishaps(
        mut self,
        count: usize,
        weights: &[(super::Mishap, u64)],
    ) -> Vec<Duty> {
        let mut chosen: Vec<(usize, Staged)> = Vec::new();
        for _ in 0..count {
            let open = |mishap: super::Mishap| {
                let is = |staged: &Staged| staged.mishap == mishap;
                let possible = self
                    .chances
                    .iter()
                    .any(|(at, staged)| is(staged) && chosen.iter().all(|(other, _)| other != at));
                possible && !chosen.iter().any(|(_, staged)| is(staged))
            };
            let open: Vec<(super::Mishap, u64)> = weights
                .iter()
                .copied()
                .filter(|(mishap, _)| open(*mishap))
                .collect();
            let all: u64 = open.iter().map(|(_, weight)| weight).sum();
            let mut place = self.draw.below(all);
            let mishap = open.iter().find(|(_, weight)| {
                let here = place < *weight;
                place = place.saturating_sub(*weight);
                here
            });
            let Some(&(mishap, _)) = mishap else { break };
            let fitting: Vec<usize> = (0..self.chances.len())
                .filter(|&chance| {
                    let (at, staged) = &self.chances[chance];
                    staged.mishap == mishap && chosen.iter().all(|(other, _)| other != at)
                })
                .collect();
            if let Some(chance) = self.draw.pick(&fitting) {
                chosen.push(self.chances[chance].clone());
            }
        }
        put_in(&self.duties, self.deal_at, &chosen)
    }
}

/// Puts the mishaps in; where one makes the deal void, the dealing and what followed come again.
fn put_in(duties: &[Duty], deal_at: usize, chosen: &[(usize, Staged)]) -> Vec<Duty> {
    let mut all = Vec::with_capacity(duties.len());
    for (place, duty) in duties.iter().enumerate() {
        let staged = chosen.iter().find(|(at, _)| *at == place);
        let Some((_, staged)) = staged else {
            all.push(duty.clone());
            continue;
        };
        all.push(Duty {
            staged: Some(staged.clone()),
            ..duty.clone()
        });
        if staged.then == Then::Redeal {
            all.extend_from_slice(&duties[deal_at..=place]);
        }
    }
    all
}

/// The table after so many events of a hand.
pub(super) fn table_after(hand: &Hand, end: usize) -> HandState {
    let mut state = HandState::before(hand.setup());
    for event in hand.events().iter().take(end) {
        state.fold(event);
    }
    state
}

/// Foresees one more kind of slip, whatever the answer is exactly.
pub(super) fn foresee(
    part: &mut Part,
    message: &str,
    id: &'static str,
    slip: Slip,
    rules: &[RuleId],
    args: &[(&'static str, crate::school::drill::Term)],
) {
    let mut line = Line::named(message, &["slip-", id].concat());
    line.args.extend(args.iter().cloned());
    part.question.foreseen.push(Foreseen {
        slip,
        allowed: false,
        rules: rules.to_vec(),
    });
    part.slips.push(crate::school::drill::SlipWord { id, line });
}
