//! Other lines of a hand that was played: take a decision back, or let other cards come.

use serde::{Deserialize, Serialize};

use super::played::Figures;
use super::record::{HandRecord, ReplayError};
use crate::engine::cards::{Card, Deck, Seed};
use crate::engine::hand::{Action, Hand, Refusal, Turn};
use crate::engine::seat::Seat;

/// A hand and the lines that were tried from it. The first line is the hand as it was played; the
/// others never touch it.
#[derive(Clone, Debug)]
pub struct WhatIf {
    lines: Vec<Line>,
}

/// One line of play.
#[derive(Clone, Debug)]
pub struct Line {
    fork: Option<Fork>,
    /// What chose the other community cards.
    cards: Option<Seed>,
    record: HandRecord,
    hand: Hand,
}

/// Where a line leaves another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The number of the line that it leaves.
    pub line: usize,
    /// So many decisions they share.
    pub decision: usize,
    /// Whether other community cards come from there.
    pub other_cards: bool,
}

/// A line as it is kept with its hand: where it leaves another, and what was decided since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// The number of the line that it leaves; 0 is the hand as it was played.
    pub line: usize,
    /// So many decisions they share.
    pub decision: usize,
    /// What chose the other community cards, if it has others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Seed>,
    /// The decisions since.
    pub decisions: Vec<(Seat, Action)>,
}

/// What became of a hand whose last cards were dealt many times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// How often they were dealt.
    pub deals: u32,
    /// How often the player won chips.
    pub won: u32,
    /// How often he neither won nor lost.
    pub even: u32,
    /// What he won and lost in all, in chips.
    pub net: i64,
}

impl Outcomes {
    /// More deals of the same.
    pub const fn add(&mut self, more: Self) {
        self.deals += more.deals;
        self.won += more.won;
        self.even += more.even;
        self.net += more.net;
    }
}

impl Line {
    /// Where it leaves another; nothing for the hand as it was played.
    #[must_use]
    pub const fn fork(&self) -> Option<Fork> {
        self.fork
    }

    /// The hand as far as it has come.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What is needed to play it again.
    #[must_use]
    pub const fn record(&self) -> &HandRecord {
        &self.record
    }

    /// The hand before the decision of that number, counted from 0.
    pub fn before(&self, decision: usize) -> Result<Hand, ReplayError> {
        self.cut(decision).replay()
    }

    /// What the player at `seat` won or lost, once the hand is over.
    #[must_use]
    pub fn net(&self, seat: Seat) -> Option<i64> {
        (self.hand.turn() == Turn::Over).then(|| net(&self.hand, seat))
    }

    /// How it is kept; nothing for the hand as it was played.
    fn kept(&self) -> Option<Try> {
        let fork = self.fork?;
        Some(Try {
            line: fork.line,
            decision: fork.decision,
            cards: self.cards,
            decisions: self.record.decisions[fork.decision..].to_vec(),
        })
    }

    fn cut(&self, decision: usize) -> HandRecord {
        let mut record = self.record.clone();
        record.decisions.truncate(decision);
        record
    }
}

impl WhatIf {
    /// The hand as it was played.
    pub fn new(record: HandRecord) -> Result<Self, ReplayError> {
        let hand = record.replay()?;
        let played = Line {
            fork: None,
            cards: None,
            record,
            hand,
        };
        Ok(Self {
            lines: vec![played],
        })
    }

    /// The hand with the lines that were kept with it, as far as they can be played.
    pub fn with_tries(record: HandRecord, tries: &[Try]) -> Result<Self, ReplayError> {
        let mut what_if = Self::new(record)?;
        for one in tries {
            let number = match one.cards {
                None => what_if.take_back(one.line, one.decision)?,
                Some(seed) => what_if.other_cards(one.line, one.decision, seed)?,
            };
            for &(seat, action) in &one.decisions {
                if what_if.act(number, seat, action).is_err() {
                    break;
                }
            }
        }
        Ok(what_if)
    }

    /// The lines but the first, to be kept with the hand.
    #[must_use]
    pub fn tries(&self) -> Vec<Try> {
        self.lines.iter().filter_map(Line::kept).collect()
    }

    /// All lines in the order in which they were begun.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Begins a line that leaves `line` before the decision of that number, on the same deck; its
    /// number.
    ///
    /// # Errors
    ///
    /// None for a line of this hand and a decision in it; the referee's reason otherwise.
    pub fn take_back(&mut self, line: usize, decision: usize) -> Result<usize, ReplayError> {
        let line = line.min(self.lines.len() - 1);
        let record = self.lines[line].cut(decision);
        let fork = Fork {
            line,
            decision: record.decisions.len(),
            other_cards: false,
        };
        self.push(fork, None, record)
    }

    /// The same with other community cards from there on, chosen by `seed`; everybody keeps his
    /// two cards.
    ///
    /// # Errors
    ///
    /// None for a line of this hand and a decision in it; the referee's reason otherwise.
    pub fn other_cards(
        &mut self,
        line: usize,
        decision: usize,
        seed: Seed,
    ) -> Result<usize, ReplayError> {
        let line = line.min(self.lines.len() - 1);
        let mut record = self.lines[line].cut(decision);
        let hand = record.replay()?;
        redeal(&mut record, &hand, seed);
        let fork = Fork {
            line,
            decision: record.decisions.len(),
            other_cards: true,
        };
        self.push(fork, Some(seed), record)
    }

    /// Lets somebody act in a line.
    ///
    /// # Errors
    ///
    /// The referee's refusal; nothing has changed then.
    pub fn act(&mut self, line: usize, seat: Seat, action: Action) -> Result<(), Refusal> {
        let line = line.min(self.lines.len() - 1);
        let line = &mut self.lines[line];
        line.hand.apply(seat, action)?;
        line.record.decisions.push((seat, action));
        Ok(())
    }

    /// Plays a line to its end `deals` times with the same decisions, and other community cards
    /// from the decision of that number on: how good it was, the luck aside.
    ///
    /// # Errors
    ///
    /// None for a line of this hand that is over; the referee's reason otherwise.
    pub fn again(
        &self,
        line: usize,
        decision: usize,
        deals: u32,
        seed: Seed,
        seat: Seat,
    ) -> Result<Outcomes, ReplayError> {
        let line = &self.lines[line.min(self.lines.len() - 1)];
        let forked = line.before(decision)?;
        let mut outcomes = Outcomes::default();
        for deal in 0..deals {
            let mut record = line.record.clone();
            redeal(&mut record, &forked, seed.for_hand(u64::from(deal)));
            let hand = to_the_end(&record)?;
            let net = net(&hand, seat);
            outcomes.deals += 1;
            outcomes.won += u32::from(net > 0);
            outcomes.even += u32::from(net == 0);
            outcomes.net += net;
        }
        Ok(outcomes)
    }

    fn push(
        &mut self,
        fork: Fork,
        cards: Option<Seed>,
        record: HandRecord,
    ) -> Result<usize, ReplayError> {
        let hand = record.replay()?;
        self.lines.push(Line {
            fork: Some(fork),
            cards,
            record,
            hand,
        });
        Ok(self.lines.len() - 1)
    }
}

/// Other community cards after those that `hand` has; everybody keeps his two cards.
fn redeal(record: &mut HandRecord, hand: &Hand, seed: Seed) {
    let state = hand.state();
    let holes = state.seats.iter();
    let holes: Vec<(Seat, [Card; 2])> = holes
        .filter_map(|player| Some((player.seat, player.hole.cards()?)))
        .collect();
    let taken: Vec<Card> = holes
        .iter()
        .flat_map(|(_, cards)| cards)
        .chain(&state.board)
        .copied()
        .collect();
    let fresh = Deck::shuffled(seed);
    let fresh = (0..Card::COUNT).filter_map(|place| fresh.get(place));
    let fresh = fresh.filter(|card| !taken.contains(card));
    let board: Vec<Card> = state.board.iter().copied().chain(fresh).take(5).collect();
    // No card is there twice, so the deck can be arranged.
    if record.setup.arrange(&holes, &board).is_ok() {
        record.seed = None;
    }
}

/// Plays the betting again; at the showdown everybody shows, for with other cards others may have
/// to.
fn to_the_end(record: &HandRecord) -> Result<Hand, ReplayError> {
    let betting = |(_, action): &&(Seat, Action)| {
        !matches!(action, Action::Show | Action::Muck | Action::PlayBoard)
    };
    let mut record = record.clone();
    record.decisions = record.decisions.iter().filter(betting).copied().collect();
    let decided = record.decisions.len();
    let mut hand = record.replay()?;
    while let Turn::ShowOrMuck(seat) = hand.turn() {
        hand.apply(seat, Action::Show)
            .map_err(|refusal| ReplayError::Refused {
                decision: decided,
                refusal,
            })?;
    }
    Ok(hand)
}

/// What `seat` has more or less than when the hand began.
fn net(hand: &Hand, seat: Seat) -> i64 {
    Figures::of(hand, seat).net
}
