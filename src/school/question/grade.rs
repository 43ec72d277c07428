//! Grading: the answer against what is right, then against the slips, then by the referee.

use super::{Answer, Outcome, Question, Right, Say, Verb, Verbs, Verdict};
use crate::engine::cards::Strength;
use crate::engine::citation::Citation;
use crate::engine::hand::{Hand, LegalActions, WagerKind};

impl Right {
    /// Whether this answer is right; one of another kind never is.
    #[must_use]
    pub fn is_met_by(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Act(right), Answer::Act(action)) => right == action,
            (Self::Buttons(right), Answer::Buttons(verbs)) => right == verbs,
            (Self::Number { figure, accept }, Answer::Number(number)) => {
                let near = accept.is_some_and(|(from, to)| (from..=to).contains(number));
                figure == number || near
            }
            (Self::Seat(right), Answer::Seat(seat)) => right.contains(*seat),
            (Self::Seat(right), Answer::Nobody) => right.is_empty(),
            (Self::Seats(right), Answer::Seats(seats)) => right == seats,
            (Self::Order(right), Answer::Order(seats)) => right == seats,
            (Self::Sort(right), Answer::Sort(statements)) => right == statements,
            (Self::Pick { choice, .. }, Answer::Pick(picked)) => choice == picked,
            (Self::Five { cards, best }, Answer::Five(five)) => {
                five.len() == 5
                    && five.difference(*cards).is_empty()
                    && Strength::of(*five) == Some(*best)
            }
            (Self::Pots(right), Answer::Pots(pots)) => right == pots,
            (Self::Award(right), Answer::Award(payouts)) => right == payouts,
            _ => false,
        }
    }
}

impl Question {
    /// The verdict on an answer. `hand` is the hand at the decision, where the question is about
    /// one: the referee then says what is not foreseen.
    #[must_use]
    pub fn grade(&self, answer: &Answer, hand: Option<&Hand>) -> Verdict {
        if self.right.is_met_by(answer) {
            return self.verdict(Outcome::Right, Say::Right);
        }
        let slip = self
            .foreseen
            .iter()
            .position(|foreseen| foreseen.slip.covers(answer));
        if let Some(place) = slip {
            let foreseen = &self.foreseen[place];
            let outcome = if foreseen.allowed {
                Outcome::TakenBack
            } else {
                Outcome::Wrong
            };
            let mut verdict = self.verdict(outcome, Say::Foreseen(place));
            if !foreseen.rules.is_empty() {
                verdict.rules.clone_from(&foreseen.rules);
            }
            return verdict;
        }
        self.unforeseen(answer, hand)
    }

    fn unforeseen(&self, answer: &Answer, hand: Option<&Hand>) -> Verdict {
        match (&self.right, answer) {
            (Right::Act(_), Answer::Act(action)) => {
                let refusal = hand.and_then(|hand| {
                    let seat = hand.turn().seat()?;
                    hand.check(seat, *action).err()
                });
                match refusal {
                    Some(refusal) => Self::by_the_referee(Outcome::TakenBack, refusal.because),
                    None => self.verdict(Outcome::TakenBack, Say::WantedElse),
                }
            }
            (Right::Buttons(right), Answer::Buttons(verbs)) => {
                let legal = hand.and_then(Hand::legal);
                match legal.and_then(|legal| why_button(&legal, *right, *verbs)) {
                    Some(because) => Self::by_the_referee(Outcome::Wrong, because),
                    None => self.verdict(Outcome::Wrong, Say::Right),
                }
            }
            (Right::Pots(right), Answer::Pots(pots)) => {
                self.verdict(Outcome::Wrong, Say::Pots(side_by_side(right, pots)))
            }
            (Right::Award(right), Answer::Award(payouts)) => {
                self.verdict(Outcome::Wrong, Say::Pots(side_by_side(right, payouts)))
            }
            _ => self.verdict(Outcome::Wrong, Say::Right),
        }
    }

    fn verdict(&self, outcome: Outcome, say: Say) -> Verdict {
        Verdict {
            outcome,
            say,
            rules: self.rules.clone(),
        }
    }

    fn by_the_referee(outcome: Outcome, because: Citation) -> Verdict {
        Verdict {
            outcome,
            rules: because.rules().to_vec(),
            say: Say::Why(Box::new(because)),
        }
    }
}

/// Place by place whether both lists agree; what only one of them has does not.
fn side_by_side<T: PartialEq>(right: &[T], built: &[T]) -> Vec<bool> {
    let places = right.len().max(built.len());
    let same = |place| right.get(place) == built.get(place);
    (0..places).map(same).collect()
}

/// The referee's reason for the first button that was set wrongly: why it is there, or is not.
fn why_button(legal: &LegalActions, right: Verbs, marked: Verbs) -> Option<Citation> {
    let differs = |verb: &Verb| right.contains(*verb) != marked.contains(*verb);
    let either = |reason: &Result<Citation, Citation>| match reason {
        Ok(reason) | Err(reason) => *reason,
    };
    let verb = Verb::ALL.into_iter().find(differs)?;
    Some(match verb {
        // A fold is always there (FOLD-2), and gives up what lies in the pot.
        Verb::Fold => return None,
        Verb::Check => either(&legal.check),
        Verb::Call => match &legal.call {
            Ok(call) => call.because,
            Err(reason) => *reason,
        },
        Verb::Bet | Verb::Raise => match &legal.wager {
            Ok(wager) => {
                let there = match wager.kind {
                    WagerKind::Bet => Verb::Bet,
                    WagerKind::Raise => Verb::Raise,
                };
                if there != verb {
                    // A raise is marked where a bet is to be made, or the other way round.
                    return None;
                }
                wager.because_min
            }
            Err(reason) => *reason,
        },
    })
}
