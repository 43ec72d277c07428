//! The coming hand before it is dealt: who plays it, from where, for what, and who is asked.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::few;
use crate::engine::word::serde_as_word;

use super::cash::CashTable;
use super::error::TableError;
use super::place::{ComeIn, Entry, Place, Straddling};
use super::positions::Positions;
use crate::engine::cards::Deck;
use crate::engine::chips::Chips;
use crate::engine::circle::{clockwise_after, next};
use crate::engine::citation::Citation;
use crate::engine::hand::{ForcedBet, ForcedKind, HandSetup, PlayerSetup};
use crate::engine::house::{AntePayer, BlindPosting, Straddle};
use crate::engine::seat::Seat;

/// What the next hand will be, as things stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upcoming {
    /// Button and blinds.
    pub positions: Positions,
    /// Who is dealt in, by seat number.
    pub players: Vec<PlayerSetup>,
    /// The forced bets in the order in which they are posted.
    pub forced: Vec<ForcedBet>,
    /// Who comes into a game that is going on, and on what terms.
    pub coming_in: Vec<Notice>,
    /// Who sits at the table and is not dealt in, and why.
    pub waiting: Vec<Notice>,
    /// What has to be answered before the hand can be dealt.
    pub prompts: Vec<Question>,
}

/// How the coming hand concerns a player, and the referee's reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Whom.
    pub seat: Seat,
    /// Why.
    pub because: Citation,
}

/// What a player can be asked before a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prompt {
    /// To post the small blind (BLIND-24).
    SmallBlind,
    /// To post the big blind (BLIND-24).
    BigBlind,
    /// Whether he straddles (STRADDLE-1).
    Straddle,
}

serde_as_word!(Prompt {
    SmallBlind = "small-blind",
    BigBlind = "big-blind",
    Straddle = "straddle",
});

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SmallBlind => "to post the small blind",
            Self::BigBlind => "to post the big blind",
            Self::Straddle => "whether to straddle",
        })
    }
}

/// A prompt that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub prompt: Prompt,
    /// Why he is asked, with the amount.
    pub because: Citation,
}

/// An answer to a prompt of the coming hand. Who refuses a blind sits out, and nothing is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    pub(super) seat: Seat,
    pub(super) prompt: Prompt,
    pub(super) yes: bool,
}

/// Who plays the coming hand, and from where.
struct Plan {
    positions: Positions,
    dealt: Vec<Seat>,
    /// What keeps the others from paying their way in does not count: the game begins anew.
    anew: bool,
}

impl CashTable {
    /// The coming hand as things stand. Changes nothing.
    ///
    /// Positions come first: the big blind is due to the next player present, whoever waits for
    /// it included; nobody else comes in between the button and the big blind (BLIND-21). Where
    /// fewer than two could be dealt in, the game begins anew and everybody present is.
    pub fn upcoming(&self) -> Result<Upcoming, TableError> {
        let plan = self.plan()?;
        let mut setup = self.hand_of(&plan);
        let coming_in = self.coming_in(&plan);
        setup.forced.extend(self.entry_bets(&plan));
        let straddler = self.straddler(&plan);
        let mut prompts = self.blind_prompts(&setup.forced);
        if let Some(seat) = straddler {
            let amount = self.straddle_amount();
            match self.straddles(seat) {
                Some(true) => setup.forced.push(ForcedBet {
                    seat,
                    kind: ForcedKind::Straddle,
                    amount,
                }),
                Some(false) => {}
                None => prompts.push(Question {
                    seat,
                    prompt: Prompt::Straddle,
                    because: Citation::PromptStraddle { amount },
                }),
            }
        }
        Ok(Upcoming {
            positions: plan.positions,
            waiting: self.waiting(&plan),
            players: setup.players,
            forced: setup.forced,
            coming_in,
            prompts,
        })
    }

    /// The chairs of those who can be dealt in: present, with enough chips (BUYIN-9).
    pub(super) fn ready(&self) -> Vec<Seat> {
        let ready = self.places().filter(|(_, place)| self.is_ready(place));
        ready.map(|(seat, _)| seat).collect()
    }

    pub(super) fn is_ready(&self, place: &Place) -> bool {
        !place.sitting_out && place.stack >= self.rules().min_stack()
    }

    /// The hands until the big blind reaches this chair, if these are present (BLIND-23).
    pub(super) fn hands_until_big_blind(&self, present: &[Seat], seat: Seat) -> u8 {
        let Some(last) = self.form.positions else {
            return 0;
        };
        let mut order = clockwise_after(present, last.big_blind);
        order.position(|next| next == seat).unwrap_or(0) as u8
    }

    fn plan(&self) -> Result<Plan, TableError> {
        if self.is_playing() {
            return Err(TableError::HandInProgress);
        }
        let ready = self.ready();
        let with_chips = ready.len();
        let too_few = TableError::TooFewPlayers { with_chips };
        if with_chips < 2 {
            return Err(too_few);
        }
        let drawn = self.form.drawn.ok_or(TableError::ButtonNotDrawn)?;
        let Some(last) = self.form.positions else {
            // Where the draw put the button, unless its owner has gone.
            let owner = ready.iter().find(|&&seat| seat >= drawn).or(ready.first());
            let button = owner.copied().unwrap_or(drawn);
            let positions = Positions::first(&ready, button).ok_or(too_few)?;
            return Ok(Plan {
                positions,
                dealt: ready,
                anew: true,
            });
        };
        let rule = self.form.rules.house.button_rule;
        let (settled, others): (Vec<Seat>, Vec<Seat>) = ready
            .iter()
            .partition(|&&seat| self.entry(seat) == Entry::In);
        let mut coming = others;
        coming.retain(|&seat| self.comes_when_possible(&ready, seat));
        while let Some(positions) = last.next_with(&settled, &ready, &coming, rule) {
            let before = coming.len();
            coming.retain(|&seat| !positions.bars(seat));
            if coming.len() == before {
                let mut dealt = [settled, coming, vec![positions.big_blind]].concat();
                few::sort(&mut dealt);
                dealt.dedup();
                return Ok(Plan {
                    positions,
                    dealt,
                    anew: false,
                });
            }
        }
        let positions = last.next(&ready, rule).ok_or(too_few)?;
        Ok(Plan {
            positions,
            dealt: ready,
            anew: true,
        })
    }

    fn entry(&self, seat: Seat) -> Entry {
        self.place(seat).map_or(Entry::In, |place| place.entry)
    }

    /// Whether somebody who is not in comes in as soon as his chair allows it.
    fn comes_when_possible(&self, ready: &[Seat], seat: Seat) -> bool {
        let Some(place) = self.place(seat) else {
            return false;
        };
        let rules = self.rules();
        match place.entry {
            Entry::Moved { distance } => self.hands_until_big_blind(ready, seat) <= distance,
            entry => {
                place.come_in == ComeIn::Post
                    || rules.dues(entry).is_nothing()
                    || rules.must_pay(entry)
            }
        }
    }

    /// The hand without what those pay who come in; its deck is still in order.
    fn hand_of(&self, plan: &Plan) -> HandSetup {
        let dealt = |seat: Seat| plan.dealt.contains(&seat);
        let players = self.places().filter(|(seat, _)| dealt(*seat));
        let players = players.map(|(seat, place)| PlayerSetup {
            seat,
            stack: place.stack,
        });
        let at = plan.positions;
        // The chair of the small blind may be empty (BTN-4).
        let small_blind = Some(at.small_blind).filter(|seat| dealt(*seat));
        let blinds = (small_blind, Some(at.big_blind));
        let (house, stakes) = (self.form.rules.house, self.form.rules.stakes);
        HandSetup::with_blinds(
            house,
            stakes,
            at.button,
            blinds,
            players.collect(),
            Deck::ordered(),
        )
    }

    fn coming_in(&self, plan: &Plan) -> Vec<Notice> {
        let not_in = |seat: &Seat| self.entry(*seat) != Entry::In;
        // Before the first hand everybody is.
        let coming = plan.dealt.iter().copied().filter(not_in);
        let coming = coming.filter(|_| self.form.positions.is_some());
        let notice = |seat| {
            let because = if plan.anew {
                Citation::GameAnew
            } else if seat == plan.positions.big_blind {
                Citation::BlindReached
            } else {
                self.form.rules.because_in(self.entry(seat))
            };
            Notice { seat, because }
        };
        coming.map(notice).collect()
    }

    /// What those pay who come in, clockwise from the button; of a short stack the dead money
    /// first, as with antes (S-10).
    fn entry_bets(&self, plan: &Plan) -> Vec<ForcedBet> {
        let mut bets = Vec::new();
        if plan.anew {
            return bets;
        }
        for seat in clockwise_after(&plan.dealt, plan.positions.button) {
            if seat == plan.positions.big_blind {
                continue;
            }
            let dues = self.form.rules.dues(self.entry(seat));
            let both = [
                (ForcedKind::DeadPost, dues.dead),
                (ForcedKind::LivePost, dues.live),
            ];
            let due = both.into_iter().filter(|(_, amount)| !amount.is_zero());
            bets.extend(due.map(|(kind, amount)| ForcedBet { seat, kind, amount }));
        }
        bets
    }

    fn blind_prompts(&self, forced: &[ForcedBet]) -> Vec<Question> {
        if self.form.rules.house.blind_posting == BlindPosting::Automatic {
            return Vec::new();
        }
        let asked = forced.iter().filter_map(|bet| {
            let prompt = match bet.kind {
                ForcedKind::SmallBlind => Prompt::SmallBlind,
                ForcedKind::BigBlind => Prompt::BigBlind,
                _ => return None,
            };
            let (seat, amount) = (bet.seat, bet.amount);
            let big = prompt == Prompt::BigBlind;
            let because = Citation::PromptBlind { big, amount };
            Some(Question {
                seat,
                prompt,
                because,
            })
        });
        asked
            .filter(|asked| self.answer_of(asked.seat, asked.prompt).is_none())
            .collect()
    }

    /// Exactly two big blinds (STRADDLE-2).
    fn straddle_amount(&self) -> Chips {
        self.form.rules.stakes.big_blind.times(2)
    }

    /// The player after the big blind, where he may straddle: in a game that knows it, of at least
    /// three (S-13), with chips for all of it (STRADDLE-2), and not while he pays to come in.
    fn straddler(&self, plan: &Plan) -> Option<Seat> {
        let rules = &self.form.rules;
        if rules.house.straddle == Straddle::Off || plan.dealt.len() < 3 {
            return None;
        }
        let seat = next(&plan.dealt, plan.positions.big_blind)?;
        let place = self.place(seat)?;
        let ante = match rules.house.ante_payer {
            AntePayer::Everyone => rules.stakes.ante,
            AntePayer::BigBlind => Chips::ZERO,
        };
        let pays = !plan.anew && !rules.dues(place.entry).is_nothing();
        let covers = place.stack >= self.straddle_amount() + ante;
        (covers && !pays).then_some(seat)
    }

    /// Whether this player straddles, if he has said so.
    fn straddles(&self, seat: Seat) -> Option<bool> {
        match self.place(seat)?.straddle {
            Straddling::Always => Some(true),
            Straddling::Never => Some(false),
            Straddling::Ask => self.answer_of(seat, Prompt::Straddle),
        }
    }

    fn answer_of(&self, seat: Seat, prompt: Prompt) -> Option<bool> {
        let mut answers = self.form.answers.iter();
        let given = answers.find(|answer| answer.seat == seat && answer.prompt == prompt)?;
        Some(given.yes)
    }

    fn waiting(&self, plan: &Plan) -> Vec<Notice> {
        let waits = self.places().filter(|(seat, _)| !plan.dealt.contains(seat));
        let ready = self.ready();
        let notice = |(seat, place): (Seat, &Place)| {
            let because = if self.is_ready(place) {
                self.because_waiting(seat, place, plan.positions, &ready)
            } else if place.stack.is_zero() {
                Citation::OutOfChips
            } else if place.sitting_out {
                Citation::SitsOut
            } else {
                Citation::ShortStack {
                    stack: place.stack,
                    min: self.form.rules.min_stack(),
                }
            };
            Notice { seat, because }
        };
        waits.map(notice).collect()
    }

    fn because_waiting(
        &self,
        seat: Seat,
        place: &Place,
        positions: Positions,
        ready: &[Seat],
    ) -> Citation {
        if let Entry::Moved { distance } = place.entry {
            let hands = self.hands_until_big_blind(ready, seat);
            if hands > distance {
                let hands = hands - distance;
                return Citation::MovedWaits { hands };
            }
        }
        if positions.bars(seat) {
            return Citation::Barred;
        }
        self.because_of(place.entry)
    }

    /// What is open to somebody with this entry who is present and not yet dealt in.
    pub(super) fn because_of(&self, entry: Entry) -> Citation {
        let rules = &self.form.rules;
        let amount = rules.dues(entry).total();
        match entry {
            _ if amount.is_zero() => rules.because_in(entry),
            Entry::Newcomer => Citation::NewcomerWaits { amount },
            _ if rules.must_pay(entry) => Citation::NoWaiting { amount },
            _ => Citation::MissedWaits { amount },
        }
    }
}
