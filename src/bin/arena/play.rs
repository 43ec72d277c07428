//! The match.

use std::thread;
use std::time::Instant;

use cards_speak::bots::Notes;
use cards_speak::engine::cards::{Deck, Seed};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{Action, Hand, HandSetup, PlayerSetup, Stakes, Turn};
use cards_speak::engine::house::HouseRules;
use cards_speak::engine::seat::Seat;
use cards_speak::stats::luck_adjusted;

use super::contestant::{Contestant, Question};
use super::figures::{Manners, Score};
use super::options::Options;

/// Blinds of 50 and 100: fine enough for any size of bet.
pub(crate) const STAKES: Stakes = Stakes {
    small_blind: Chips::new(50),
    big_blind: Chips::new(100),
    ante: Chips::ZERO,
};

/// After so many hands the players forget what they have seen of each other, as if they met anew.
const SESSION: u64 = 1000;

/// Plays it. The same options give the same result, however many threads play it (programs that
/// are no part of this one may differ).
pub(crate) fn play(options: &Options) -> Result<Score, String> {
    let hands_per_round = if options.duplicate {
        u64::from(options.seats)
    } else {
        1
    };
    let rounds = options.hands.div_ceil(hands_per_round);
    let session = (SESSION / hands_per_round).max(1);
    let sessions = rounds.div_ceil(session);
    let threads = (options.threads as u64).min(sessions).max(1);
    let part = |number: u64| (number * sessions / threads * session).min(rounds);
    let parts = thread::scope(|scope| {
        let started: Vec<_> = (0..threads)
            .map(|number| {
                let range = part(number)..part(number + 1);
                scope.spawn(move || play_rounds(options, range, session))
            })
            .collect();
        let ended = started.into_iter().map(thread::ScopedJoinHandle::join);
        ended.collect::<Vec<_>>()
    });
    let mut score = Score {
        hands_per_round,
        big_blind: STAKES.big_blind.get(),
        ..Score::default()
    };
    for part in parts {
        let part = part.map_err(|_| "a thread broke off".to_owned())??;
        score.add(&part);
    }
    Ok(score)
}

fn play_rounds(
    options: &Options,
    rounds: std::ops::Range<u64>,
    session: u64,
) -> Result<Score, String> {
    let mut table = Table {
        options,
        a: options.a.seat(&options.b, options.limit)?,
        b: options.b.seat(&options.a, options.limit)?,
        notes: Vec::new(),
        score: Score::default(),
    };
    for round in rounds {
        if round % session == 0 {
            table.notes.clear();
        }
        table.round(round)?;
    }
    Ok(table.score)
}

struct Table<'a> {
    options: &'a Options,
    a: Contestant,
    b: Contestant,
    /// What has been seen of the players in this session: of A, then of the others, clockwise.
    notes: Vec<Notes>,
    score: Score,
}

impl Table<'_> {
    fn round(&mut self, round: u64) -> Result<(), String> {
        let seats = u64::from(self.options.seats);
        let deal = self.options.seed.for_hand(round);
        let mut won = 0;
        if self.options.duplicate {
            // The same cards and the same button for A in every seat.
            for seat in 0..self.options.seats {
                let number = round * seats + u64::from(seat);
                won += self.hand(number, deal, round % seats, Seat(seat))?;
            }
        } else {
            won += self.hand(round, deal, round % seats, Seat(0))?;
        }
        self.score.rounds.push(won);
        Ok(())
    }

    /// Plays a hand with A in this seat; what he wins, in chips.
    fn hand(&mut self, number: u64, deal: Seed, button: u64, a: Seat) -> Result<i64, String> {
        let stack = STAKES.big_blind.times(self.options.stack);
        let rules = HouseRules {
            structure: self.options.structure,
            ..HouseRules::default()
        };
        let players = (0..self.options.seats).map(|seat| PlayerSetup {
            seat: Seat(seat),
            stack,
        });
        let players = players.collect();
        let deck = Deck::shuffled(deal);
        let setup = HandSetup::standard(rules, STAKES, Seat(button as u8), players, deck);
        let mut hand = Hand::deal(setup).map_err(|error| error.to_string())?;
        // The luck of a decision is that of the deal and the step, whoever decides: two
        // contestants who play alike then end even in a duplicate round.
        let luck = deal.for_hand(u64::MAX);
        let seats = self.options.seats.into();
        let mut notes = std::mem::take(&mut self.notes);
        notes.resize(seats, Notes::default());
        notes.rotate_right(a.index());
        let mut step = 0;
        loop {
            let (seat, action) = match hand.turn() {
                Turn::Over => break,
                // It does not change who wins what.
                Turn::ShowOrMuck(seat) => (seat, Action::Show),
                Turn::Act(seat) => {
                    step += 1;
                    let question = Question {
                        number,
                        hand: &hand,
                        seat,
                        notes: &notes,
                        luck: luck.for_hand(step),
                    };
                    let action = self.decide(seat == a, question);
                    (seat, action)
                }
            };
            hand.apply(seat, action)
                .map_err(|refusal| format!("hand {number}: {refusal}"))?;
        }
        Notes::take(&mut notes, hand.state());
        notes.rotate_left(a.index());
        self.notes = notes;
        self.score.hands += 1;
        if self.options.fair_all_ins {
            // Whole chips are fine enough.
            return Ok(luck_adjusted(&hand, a).round() as i64);
        }
        let end = hand.state().seat(a).map_or(0, |player| player.stack.get());
        let signed = |chips: u64| i64::try_from(chips).unwrap_or(i64::MAX);
        Ok(signed(end) - signed(stack.get()))
    }

    fn decide(&mut self, is_a: bool, question: Question<'_>) -> Action {
        let Question { hand, seat, .. } = question;
        let (who, manners): (_, &mut Manners) = if is_a {
            (&mut self.a, &mut self.score.a)
        } else {
            (&mut self.b, &mut self.score.b)
        };
        let start = Instant::now();
        let answer = who.act(question);
        let took = start.elapsed().as_nanos();
        manners.times.push(u64::try_from(took).unwrap_or(u64::MAX));
        match answer {
            Some(action) if hand.check(seat, action).is_ok() => action,
            _ => {
                manners.faults += 1;
                let check = hand.check(seat, Action::Check).is_ok();
                if check { Action::Check } else { Action::Fold }
            }
        }
    }
}
