//! From what a reader found to a hand that was played and compared with the recorded result.

use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedKind, Hand, Turn, What};
use crate::engine::house::{
    HouseRules, MinRaise, OddChip, OddChipsSpread, PotLimitMax, ShortAllInRaise,
    ShowFirstWhenChecked, StraddleMinRaise, Structure,
};
use crate::engine::seat::Seat;
use crate::history::file::{OpenedHand, Place, Problem, Trouble};
use crate::history::{LoggedHand, PlayError};

/// What a reader found; all amounts in the unit of reading.
#[derive(Clone, Debug)]
pub(in crate::history) struct Draft<'a> {
    pub(in crate::history) hand: LoggedHand,
    pub(in crate::history) told: Told,
    /// Where the hand begins.
    pub(in crate::history) place: Place,
    /// Where each deed stands.
    pub(in crate::history) deeds: Marks<'a>,
}

/// Where deeds stand. Lines are counted only for those that are asked for.
#[derive(Clone, Debug)]
pub(in crate::history) enum Marks<'a> {
    /// Places.
    Places(Vec<Place>),
    /// Bytes of a text that stands after so many lines.
    Bytes {
        text: &'a str,
        line: usize,
        at: Vec<usize>,
    },
}

impl Marks<'_> {
    fn get(&self, deed: usize) -> Option<Place> {
        match self {
            Self::Places(places) => places.get(deed).copied(),
            Self::Bytes { text, line, at } => {
                let mut place = Place::of(text, *at.get(deed)?);
                place.line += line;
                Some(place)
            }
        }
    }
}

/// What a file says of the result.
#[derive(Clone, Debug, Default)]
pub(in crate::history) struct Told {
    /// What each winner collected, less rake.
    pub(in crate::history) collected: Option<Vec<(Seat, Chips)>>,
    /// Stacks after the hand.
    pub(in crate::history) finishing: Option<Vec<(Seat, Chips)>>,
    /// What the house took.
    pub(in crate::history) rake: Option<Chips>,
}

/// Whether a hand that was played again ends as its file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does.
    Agrees,
    /// The file says nothing of its end, or breaks off before it.
    NotTold,
    /// It does not.
    Differs(Vec<Difference>),
}

/// A stack at the end that is not as told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Whose.
    pub seat: Seat,
    /// As the file says.
    pub told: Chips,
    /// As played.
    pub played: Chips,
}

impl Draft<'_> {
    /// Plays the hand. Where the usual rules do not lead to the recorded result, other common
    /// house rules are tried; those that do are kept with the hand.
    pub(in crate::history) fn settle(mut self) -> Result<OpenedHand, Trouble> {
        self.told.scale_with(&mut self.hand);
        self.hand.order_forced_bets();
        self.hand.merge_showdown();
        let (place, told) = (self.place, &self.told);
        let mut second_best: Option<End> = None;
        let mut first_error = None;
        let usual = core::iter::once(self.hand.clone());
        // The others are built only where the usual rules do not fit.
        let others = core::iter::once_with(|| variants(&self.hand).skip(1)).flatten();
        for hand in usual.chain(others) {
            match told.play(hand) {
                Ok(end) if end.fit == Fit::Exact => return Ok(end.opened(place)),
                Ok(end) => {
                    let better = second_best.as_ref().is_none_or(|other| end.fit < other.fit);
                    if better {
                        second_best = Some(end);
                    }
                }
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        match (second_best, first_error) {
            (Some(end), _) => Ok(end.opened(place)),
            (None, Some(error)) => Err(self.trouble(error)),
            (None, None) => Err(Trouble::expected(place, super::Expected::Hand, "")),
        }
    }

    fn trouble(&self, error: PlayError) -> Trouble {
        let deed = error.deed.and_then(|deed| self.deeds.get(deed));
        Trouble::at(deed.unwrap_or(self.place), Problem::Play(error))
    }
}

/// How well a hand that was played fits what is told of its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Every chip, or nothing is told.
    Exact,
    /// Before rake; the site took it from the pots in other parts.
    ButForRake,
    /// Not.
    No,
}

/// A hand that was played, and how it compares.
struct End {
    hand: LoggedHand,
    played: Hand,
    verdict: Verdict,
    fit: Fit,
    /// The stacks after the hand as they are told.
    stacks: Option<Vec<(Seat, Chips)>>,
}

impl End {
    fn opened(mut self, place: Place) -> OpenedHand {
        self.hand.keep_what_happened(&self.played);
        let state = self.played.state();
        let stacks = self.stacks.unwrap_or_else(|| {
            let players = state.seats.iter();
            players.map(|player| (player.seat, player.stack)).collect()
        });
        OpenedHand {
            place,
            hand: self.hand,
            played: self.played,
            verdict: self.verdict,
            stacks,
        }
    }
}

/// How many house rules may be other than usual, that not too many are tried.
const MOST_CHANGES: usize = 3;

/// The hand under the usual rules, then under others that rooms have, the fewest changes first.
fn variants(hand: &LoggedHand) -> impl Iterator<Item = LoggedHand> + '_ {
    let mut all = vec![(0, hand.clone())];
    let mut change = |with: &dyn Fn(&mut HouseRules)| {
        for (changes, before) in all.clone() {
            if changes < MOST_CHANGES {
                let mut rules = before.house.unwrap_or_else(|| hand.usual_rules());
                with(&mut rules);
                let house = Some(rules);
                all.push((changes + 1, LoggedHand { house, ..before }));
            }
        }
    };
    if hand.house.is_none() {
        change(&|rules| rules.odd_chips_spread = OddChipsSpread::AllToOne);
        change(&|rules| rules.odd_chip = OddChip::NearestCounterClockwise);
        match hand.structure {
            Structure::NoLimit => change(&|rules| rules.min_raise = MinRaise::OneBigBlind),
            Structure::PotLimit => {
                change(&|rules| rules.min_raise = MinRaise::OneBigBlind);
                change(&|rules| rules.pot_limit_max = PotLimitMax::PotBeforeCall);
                change(&|rules| rules.pot_limit_max = PotLimitMax::OthersChips);
            }
            Structure::FixedLimit => {
                change(&|rules| rules.short_all_in_raise = ShortAllInRaise::HalfBetInLimit);
            }
        }
        change(&|rules| {
            rules.show_first_when_checked = ShowFirstWhenChecked::LastAggressorOfHand;
        });
        let straddled = hand.forced_of(ForcedKind::Straddle).is_some();
        if straddled {
            let plus_one = StraddleMinRaise::StraddlePlusOneBigBlind;
            change(&|rules| rules.straddle_min_raise = plus_one);
        }
    }
    let coarse = hand.common_chip();
    if coarse > hand.smallest_chip {
        for (changes, before) in all.clone() {
            let smallest_chip = coarse;
            all.push((
                changes + 1,
                LoggedHand {
                    smallest_chip,
                    ..before
                },
            ));
        }
    }
    all.sort_by_key(|(changes, _)| *changes);
    all.into_iter().map(|(_, hand)| hand)
}

impl Told {
    /// Brings the hand and what is told of its end to one unit.
    fn scale_with(&mut self, hand: &mut LoggedHand) {
        let lists = [&self.collected, &self.finishing].into_iter().flatten();
        let mut amounts: Vec<Chips> = lists.flatten().map(|(_, amount)| *amount).collect();
        amounts.extend(self.rake);
        hand.settle_unit(&mut amounts);
        let mut amounts = amounts.into_iter();
        for list in [&mut self.collected, &mut self.finishing]
            .into_iter()
            .flatten()
        {
            for (entry, amount) in list.iter_mut().zip(&mut amounts) {
                entry.1 = amount;
            }
        }
        if let (Some(rake), Some(amount)) = (&mut self.rake, amounts.next()) {
            *rake = amount;
        }
    }

    fn play(&self, hand: LoggedHand) -> Result<End, PlayError> {
        let played = hand.play()?;
        let shares = self.shares(&played);
        let end = |hand, played, verdict, fit| End {
            hand,
            played,
            verdict,
            fit,
            stacks: None,
        };
        let won: u128 = shares.iter().map(|share| u128::from(share.won)).sum();
        let told: u128 = shares.iter().map(|share| u128::from(share.told)).sum();
        // Somebody wins every pot; lists of nothing are met in files all the same.
        let says_nothing = told == 0 && won > 0 && self.finishing.is_none();
        if played.turn() != Turn::Over || shares.is_empty() || says_nothing {
            return Ok(end(hand, played, Verdict::NotTold, Fit::Exact));
        }
        let rake = won
            .checked_sub(told)
            .and_then(|rake| u64::try_from(rake).ok());
        let rake = rake.filter(|&rake| self.rake.is_none_or(|own| own.get() == rake));
        let Some(rake) = rake else {
            let verdict = differs(&shares, &played);
            return Ok(end(hand, played, verdict, Fit::No));
        };
        if rake == 0 {
            return Ok(if shares.iter().all(|share| share.told == share.won) {
                end(hand, played, Verdict::Agrees, Fit::Exact)
            } else {
                let verdict = differs(&shares, &played);
                end(hand, played, verdict, Fit::No)
            });
        }
        // With the rake every chip may fit; if not, winners have less by it and nobody more.
        let before = shares.iter().all(|share| share.told <= share.won);
        let raked = LoggedHand {
            rake: Chips::new(rake),
            ..hand
        };
        let with_rake = raked.play()?;
        let after = self.shares(&with_rake);
        if after.iter().all(|share| share.told == share.won) {
            return Ok(end(raked, with_rake, Verdict::Agrees, Fit::Exact));
        }
        if !before {
            let verdict = differs(&after, &with_rake);
            return Ok(end(raked, with_rake, verdict, Fit::No));
        }
        let stacks = after.iter().filter_map(|share| share.stacks(&with_rake));
        let stacks = stacks.map(|(seat, told, _)| (seat, told)).collect();
        Ok(End {
            stacks: Some(stacks),
            ..end(raked, with_rake, Verdict::Agrees, Fit::ButForRake)
        })
    }

    /// What each player won, as told and as played before rake.
    fn shares(&self, played: &Hand) -> Vec<Share> {
        let state = played.state();
        let mut returned = vec![0; state.seats.len()];
        for event in played.events() {
            if let What::Returned { seat, amount, .. } = event.what
                && let Some(place) = state.seats.iter().position(|own| own.seat == seat)
            {
                returned[place] += amount.get();
            }
        }
        let find = |list: &Option<Vec<(Seat, Chips)>>, seat| {
            let list = list.as_ref()?;
            let own = list.iter().filter(|(other, _)| *other == seat);
            let sum: Chips = own.clone().map(|(_, amount)| *amount).sum();
            Some((own.count(), sum.get()))
        };
        let mut shares = Vec::new();
        for (player, returned) in state.seats.iter().zip(returned) {
            let won = player.won.get();
            let told = match (
                find(&self.finishing, player.seat),
                find(&self.collected, player.seat),
            ) {
                // What is in the stack beyond what was not won.
                (Some((1.., stack)), _) => {
                    let rest = player.stack.get().saturating_sub(won);
                    stack.checked_sub(rest)
                }
                (_, Some((_, sum))) => Some(sum),
                _ => continue,
            };
            // Some sites count an uncalled bet among the winnings.
            let with_returned = told == Some(won + returned);
            shares.push(Share {
                seat: player.seat,
                won,
                told: if with_returned {
                    won
                } else {
                    told.unwrap_or(u64::MAX)
                },
            });
        }
        shares
    }
}

struct Share {
    seat: Seat,
    won: u64,
    told: u64,
}

impl Share {
    /// The stack at the end as told and as played.
    fn stacks(&self, played: &Hand) -> Option<(Seat, Chips, Chips)> {
        let stack = played.state().seat(self.seat)?.stack;
        let rest = stack.get().saturating_sub(self.won);
        let told = Chips::new(rest.saturating_add(self.told));
        Some((self.seat, told, stack))
    }
}

fn differs(shares: &[Share], played: &Hand) -> Verdict {
    let wrong = shares.iter().filter(|share| share.told != share.won);
    let stacks = wrong.filter_map(|share| share.stacks(played));
    let differences = stacks.map(|(seat, told, played)| Difference { seat, told, played });
    Verdict::Differs(differences.collect())
}
