//! The end of a hand: who wins how much, with what, against what, and why.

use super::args::Args;
use super::catalog::Id;
use super::resolve::Voice;
use super::speaker::Speaker;
use crate::engine::cards::Strength;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Event, Share, What};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

/// The end of a hand in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Each award in the order of the showdown, from the side in (SHOW-14). Neighbouring pots
    /// that go to the same player alone are one award.
    pub pots: Vec<PotResult>,
}

/// One award in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotResult {
    /// The pots it is about, 0 is the main pot.
    pub pots: Vec<u8>,
    /// How much it is.
    pub amount: Chips,
    /// Who gets how much of it.
    pub winners: Vec<(Seat, Chips)>,
    /// The winning hand, if it was shown.
    pub strength: Option<Strength>,
    /// Who wins how much with what.
    pub headline: String,
    /// Against what, and what decided.
    pub detail: String,
    /// Headline and detail for the ear.
    pub spoken: String,
    /// The entries of the rule book behind it, the deciding one first.
    pub rules: &'static [RuleId],
}

/// An award before it is put into words.
struct Award<'a> {
    pots: Vec<u8>,
    amount: Chips,
    shares: Vec<Share>,
    strength: Option<Strength>,
    because: &'a Citation,
}

impl Speaker<'_> {
    /// The result of a finished hand from its events; `None` while nothing has been awarded.
    #[must_use]
    pub fn result(&self, events: &[Event]) -> Option<Summary> {
        let mut awards: Vec<Award<'_>> = Vec::new();
        for event in events {
            let What::Awarded {
                pot,
                amount,
                shares,
                strength,
            } = &event.what
            else {
                continue;
            };
            let next = Award {
                pots: vec![*pot],
                amount: *amount,
                shares: shares.clone(),
                strength: *strength,
                because: &event.because,
            };
            match awards.last_mut() {
                Some(last) if same_winner(last, &next) => {
                    last.pots.push(*pot);
                    last.amount += *amount;
                    // The later pot has more players in it, so its reason says more.
                    last.because = &event.because;
                }
                _ => awards.push(next),
            }
        }
        if awards.is_empty() {
            return None;
        }
        let alone = awards.len() == 1;
        let pots = awards
            .iter()
            .map(|award| self.award_in_words(award, alone, events))
            .collect();
        Some(Summary { pots })
    }

    fn award_in_words(&self, award: &Award<'_>, alone: bool, events: &[Event]) -> PotResult {
        let pot = match award.pots.as_slice() {
            [only] if !alone => Some(*only),
            _ => None,
        };
        let said = self.award(
            pot,
            award.amount,
            &award.shares,
            award.strength,
            award.because.rules(),
        );
        let detail = self.detail(Voice::Screen, award, events);
        let spoken = self.detail(Voice::Spoken, award, events);
        PotResult {
            pots: award.pots.clone(),
            amount: award.amount,
            winners: award
                .shares
                .iter()
                .map(|share| (share.seat, share.amount))
                .collect(),
            strength: award.strength,
            headline: said.text,
            spoken: format!("{} {spoken}", said.spoken),
            detail,
            rules: said.rules,
        }
    }

    /// Whole sentences: who had what against it, and what decided.
    fn detail(&self, voice: Voice, award: &Award<'_>, events: &[Event]) -> String {
        let say = |id: Id, args: &Args| self.catalog.in_voice(voice, id.0, args);
        match award.because {
            Citation::BestHand {
                strength,
                second: Some(second),
            } => {
                let decided = self.catalog.decided(*strength, *second);
                match self.holder(*second, events) {
                    Some(seat) => {
                        let args = Args::new()
                            .with("name", self.name(seat))
                            .with("hand", *second);
                        let against = self.addressed(voice, seat, Id("result-against"), &args);
                        format!("{against} {decided}")
                    }
                    None => decided,
                }
            }
            Citation::Split {
                strength: _,
                players: _,
                share,
                odd: _,
            } => say(Id("result-each"), &Args::new().with("amount", *share)),
            Citation::LastPlayer => say(Id("result-folded"), &Args::new()),
            Citation::BestHand {
                strength: _,
                second: None,
            } => say(Id("result-only-shown"), &Args::new()),
            _ => say(Id("result-unopposed"), &Args::new()),
        }
    }

    /// Who showed this hand, or played the board that makes it; the listener before others.
    fn holder(&self, strength: Strength, events: &[Event]) -> Option<Seat> {
        let shown = events.iter().filter_map(|event| match &event.what {
            What::Shown {
                seat,
                strength: Some(hand),
                ..
            }
            | What::PlayedBoard {
                seat,
                strength: Some(hand),
            } if *hand == strength => Some(*seat),
            _ => None,
        });
        let mut first = None;
        for seat in shown {
            if self.you == Some(seat) {
                return Some(seat);
            }
            first = first.or(Some(seat));
        }
        first
    }
}

/// Whether both awards go to one and the same player with the same hand.
fn same_winner(one: &Award<'_>, two: &Award<'_>) -> bool {
    match (one.shares.as_slice(), two.shares.as_slice()) {
        ([first], [second]) => first.seat == second.seat && one.strength == two.strength,
        _ => false,
    }
}
