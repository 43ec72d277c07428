//! Drill 12: build the pots.

use super::asking::{Asking, exactly, number};
use super::instance::Part;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, from_street, play_round, setup, shown_until};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::hand::{Event, Hand, Pot, Stakes, Status, Street, What};
use crate::engine::house::{Ante, HouseRules};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::fault::FaultPlace;
use crate::school::question::{Answer, Right};
use crate::school::spot::{Mark, Spot};

const NAME: &str = "build-the-pots";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Pots),
    rules: &[
        RuleId::Pot1,
        RuleId::Pot2,
        RuleId::Pot3,
        RuleId::Pot4,
        RuleId::Pot5,
        RuleId::Pot9,
        RuleId::Pot10,
        RuleId::Allin3,
        RuleId::Allin11,
        RuleId::Fold1,
        RuleId::Game4,
        RuleId::Ante4,
        RuleId::Blind17,
    ],
    patterns: &[
        Pattern::new("one-all-in", 15, 1),
        Pattern::new("two-different-all-ins", 20, 2),
        Pattern::new("uncalled-surplus", 20, 3).doubled(),
        Pattern::new("folders-chips-in-the-pots", 20, 3).doubled(),
        Pattern::new("three-all-ins", 10, 4).doubled(),
        Pattern::new("equal-all-ins", 8, 3),
        Pattern::new("short-blind-or-ante-in-the-pots", 7, 5).doubled(),
    ],
    build,
    examples: &[
        (
            "EX-ALLIN-1",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 1:950 2:2000 3:400\n\
             start flop · in pot 0 each\nplay 1 bet 950, 2 call 950, 3 call 400",
        ),
        (
            "EX-ALLIN-2",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 1:100 2:5 3:100\n\
             start flop · in pot 0 each\nplay 1 bet 20, 2 call 5, 3 call 20",
        ),
        (
            "EX-ALLIN-3",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 1:20 2:500 3:500\n\
             start flop · in pot 0 each\nplay 1 check, 2 bet 300, 3 call 300, 1 call 20",
        ),
        (
            "EX-POT-1",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 4\nstacks 1:50 *:300\n\
             start flop · in pot 0 each\nplay 1 bet 50, 2 call 50, 3 raise 100, 4 fold, 2 call 50",
        ),
        (
            "EX-POT-2",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 4\nstacks 1:50 *:300\n\
             start flop · in pot 0 each\n\
             play 1 bet 50, 2 call 50, 3 raise 100, 4 fold, 2 raise 150, 3 call 50",
        ),
        (
            "EX-POT-3",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 3\nstacks 1:10 2:30 3:60 4:100\n\
             start flop · in pot 0 each\nplay 4 bet 100, 1 call 10, 2 call 30, 3 call 60",
        ),
        (
            "EX-BLIND-3",
            "game no-limit 5/10 · cash\ntable seats 1-3 · button 1\nstacks 1:100 2:100 3:6\n\
             play 1 call 10, 2 call 5",
        ),
    ],
    example: |text| {
        let spot = Spot::read(text, 1, &FaultPlace::File, Seed::new([0; 32])).ok()?;
        let moves = spot.moves().len();
        let before = spot.hand_after(moves.checked_sub(1)?)?.events().len();
        asked(spot.hand_at(Mark::End)?, before + 1, "")
    },
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let (players, step, top) = match level.number() {
        1 => (3, 5, 100),
        2 | 3 => (draw.within(3, 4), 5, 200),
        4 => (draw.within(4, 5), 1, 2_000),
        _ => (draw.within(5, 6), 1, 2_000),
    };
    let (hand, end) = betting(pattern, level, draw, (players, step, top))?;
    let counted = Counted::of(&hand, end)?;
    if !counted.fits(pattern, level) {
        return None;
    }
    asked(hand, end, pattern)
}

/// A round with short stacks, played to its end; how many events there are up to its last action.
pub(super) fn betting(
    pattern: &str,
    level: Level,
    draw: &mut Draw,
    (players, step, top): (u64, u64, u64),
) -> Option<(Hand, usize)> {
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let blinds = pattern == "short-blind-or-ante-in-the-pots";
    let mut rules = HouseRules::default();
    let big = Chips::new(2 * step);
    let ante = if blinds && draw.once_in(2) {
        rules.ante = Ante::Always;
        Chips::new(step)
    } else {
        Chips::ZERO
    };
    let stakes = Stakes {
        small_blind: Chips::new(step),
        big_blind: big,
        ante,
    };
    let mut stacks: Vec<(Seat, Chips)> = Vec::new();
    for &seat in &seats {
        let short = draw.below(3) < 2;
        let stack = if short {
            draw.chips(2 * step, top / 2, step)
        } else {
            draw.chips(top, 2 * top, step)
        };
        stacks.push((seat, stack));
    }
    if pattern == "equal-all-ins" {
        let (one, other) = (draw.below(players) as usize, draw.below(players) as usize);
        stacks[other].1 = stacks[one].1;
    }
    if blinds && ante.is_zero() {
        // The big blind cannot pay all of it.
        for (_, stack) in &mut stacks {
            *stack += Chips::new(20);
        }
    }
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    if blinds && ante.is_zero() {
        setup.min_bets = setup.min_bets.map(|bet| bet.times(10));
        let blind = setup.forced.last_mut()?;
        blind.amount = blind.amount.times(10);
        let (seat, amount) = (blind.seat, blind.amount.get());
        let poor = setup
            .players
            .iter_mut()
            .find(|player| player.seat == seat)?;
        poor.stack = draw.chips(1, amount - 1, 1);
    }
    let mut hand = if blinds {
        Hand::deal(setup).ok()?
    } else {
        let street = draw.pick(&[Street::Flop, Street::Turn, Street::River])?;
        from_street(setup, street, Chips::ZERO)?
    };
    let mood = Mood {
        wager: 45,
        fold: if level.number() < 3 { 0 } else { 20 },
        all_in: 60,
        step,
        most: top,
    };
    let end = play_round(&mut hand, mood, draw)?;
    Some((hand, end))
}

/// What lies in the middle when the round is over.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub(super) pots: Vec<Pot>,
    pub(super) back: Option<(Seat, Chips)>,
    /// What each has put in, before anything went back.
    pub(super) put: Vec<(Seat, Chips)>,
    pub(super) folded: Vec<Seat>,
    all_in: Vec<Seat>,
}

impl Counted {
    /// Of a hand whose betting round ended at this event.
    pub(super) fn of(hand: &Hand, end: usize) -> Option<Self> {
        let later = hand.events().get(end..)?;
        let pots = later.iter().find_map(|event| match &event.what {
            What::Collected { pots } => Some(pots.clone()),
            _ => None,
        })?;
        let returned = |event: &Event| match event.what {
            What::Returned { seat, amount, .. } => Some((seat, amount)),
            _ => None,
        };
        let back = later.iter().find_map(returned);
        let state = hand.state();
        let of = |wanted: fn(&crate::engine::hand::SeatState) -> bool| -> Vec<Seat> {
            let players = state.seats.iter().filter(|player| wanted(player));
            players.map(|player| player.seat).collect()
        };
        let returned_to = |seat: Seat| match back {
            Some((owner, amount)) if owner == seat => amount,
            _ => Chips::ZERO,
        };
        let put = state
            .seats
            .iter()
            .map(|player| (player.seat, player.invested + returned_to(player.seat)));
        let all_in: Vec<Seat> = state
            .seats
            .iter()
            .filter(|player| {
                let before = hand
                    .setup()
                    .players
                    .iter()
                    .find(|before| before.seat == player.seat);
                let all = before.map(|before| before.stack);
                player.status != Status::Folded && all == Some(player.invested)
            })
            .map(|player| player.seat)
            .collect();
        Some(Self {
            pots,
            back,
            put: put.collect(),
            folded: of(|player| player.status == Status::Folded),
            all_in,
        })
    }

    fn put_by(&self, seat: Seat) -> Chips {
        let own = self.put.iter().find(|(owner, _)| *owner == seat);
        own.map_or(Chips::ZERO, |(_, amount)| *amount)
    }

    /// The folders with chips in the middle.
    fn left_behind(&self) -> Vec<Seat> {
        self.folded
            .iter()
            .copied()
            .filter(|seat| !self.put_by(*seat).is_zero())
            .collect()
    }

    /// How far each pot reaches: the least that anybody entitled to it has put in.
    fn levels(&self) -> Vec<Chips> {
        let level = |pot: &Pot| pot.seats.iter().map(|seat| self.put_by(seat)).min();
        self.pots.iter().filter_map(level).collect()
    }

    fn fits(&self, pattern: &str, level: Level) -> bool {
        let distinct = {
            let mut amounts: Vec<Chips> =
                self.all_in.iter().map(|seat| self.put_by(*seat)).collect();
            amounts.sort_unstable();
            let all = amounts.len();
            amounts.dedup();
            (amounts.len(), all)
        };
        let (surplus, folders) = (self.back.is_some(), !self.left_behind().is_empty());
        let contested = self.pots.first().is_some_and(|pot| pot.seats.len() > 1);
        let plain = level.number() > 2 || (!surplus && self.folded.is_empty());
        let quiet = level.number() != 3 || self.left_behind().len() <= 1;
        contested
            && plain
            && quiet
            && self.pots.len() > 1
            && match pattern {
                "one-all-in" => distinct == (1, 1) && self.pots.len() == 2 && !surplus,
                "two-different-all-ins" => distinct.0 == 2 && (level.number() > 2 || !surplus),
                "uncalled-surplus" => surplus,
                "folders-chips-in-the-pots" => folders,
                "three-all-ins" => distinct.0 == 3,
                "equal-all-ins" => distinct.1 > distinct.0,
                _ => true,
            }
    }
}

fn asked(hand: Hand, end: usize, pattern: &str) -> Option<Built> {
    let counted = Counted::of(&hand, end)?;
    let pots = &counted.pots;
    let back = counted.back.map_or(Chips::ZERO, |(_, amount)| amount);
    let amounts: Vec<Chips> = pots.iter().map(|pot| pot.amount).collect();
    let total: Chips = counted.put.iter().map(|(_, amount)| *amount).sum();
    let levels = counted.levels();
    let line = Line::of(NAME, "right")
        .with("levels", Term::Amounts(levels.clone()))
        .with("pots", Term::Sum(amounts))
        .with("back", back)
        .with("total", total);
    let mut rules = vec![RuleId::Pot1, RuleId::Pot3, RuleId::Pot5];
    if pots.len() > 1 {
        // Reckoned when the round is over; what comes later goes to the last of them, for those
        // who still have chips.
        rules.extend([RuleId::Pot2, RuleId::Pot4, RuleId::Pot9]);
    }
    let mut asking = Asking::new(NAME, Right::Pots(pots.clone()), &rules).reckoning(line);
    let changed = |change: &dyn Fn(usize, &mut Pot)| changed(pots, change);
    if let Some((seat, amount)) = counted.back {
        let last = pots.len() - 1;
        let answer = changed(&|place, pot| {
            if place == last {
                pot.amount += amount;
            }
        });
        let args = [("name", Term::Seat(seat)), ("back", amount.into())];
        asking = asking.slip("refund-left-in", answer, &[RuleId::Allin11], &args);
    }
    asking = with_folders(asking, &counted, &levels);
    let from_zero = changed(&|place, pot| {
        if place > 0 {
            pot.amount = levels[place].times(pot.seats.len() as u64);
        }
    });
    asking = asking.slip(
        "layers-from-zero",
        from_zero,
        &[RuleId::Pot5],
        &[("levels", Term::Amounts(levels.clone()))],
    );
    let miscounted = changed(&|place, pot| {
        if place == 0 {
            pot.amount = pot.amount.saturating_sub(levels[0]);
        }
    });
    asking = asking.slip(
        "one-player-missing",
        miscounted,
        &[RuleId::Allin3],
        &[("layer", levels[0].into())],
    );
    let asking = match pattern {
        "uncalled-surplus" => asking.trap("refund-left-in"),
        "folders-chips-in-the-pots" => asking.trap("folders-chips-left-out"),
        _ => asking,
    };
    let seconds = 10 * pots.len() as u32;
    let parts = vec![asking.done()?, refund(&counted, back)?];
    Some(Built {
        shown: shown_until(hand, end, Vec::new()),
        parts,
        seconds: seconds.max(20),
    })
}

/// The pots with a mistake in each of them.
fn changed(pots: &[Pot], change: &dyn Fn(usize, &mut Pot)) -> Answer {
    let mut wrong = pots.to_vec();
    for (place, pot) in wrong.iter_mut().enumerate() {
        change(place, pot);
    }
    Answer::Pots(wrong)
}

/// The slips about those who folded with chips in the middle.
fn with_folders(asking: Asking, counted: &Counted, levels: &[Chips]) -> Asking {
    let folders = counted.left_behind();
    if folders.is_empty() {
        return asking;
    }
    let entitled = changed(&counted.pots, &|place, pot| {
        if place == 0 {
            let all = pot.seats.iter().chain(folders.iter().copied());
            pot.seats = all.collect::<SeatSet>();
        }
    });
    let without = changed(&counted.pots, &|place, pot| {
        let below = if place == 0 {
            Chips::ZERO
        } else {
            levels[place - 1]
        };
        for folder in &folders {
            let put = counted.put_by(*folder).min(levels[place]);
            pot.amount = pot.amount.saturating_sub(put.saturating_sub(below));
        }
    });
    let names = [("names", Term::Seats(folders.clone()))];
    asking
        .slip(
            "folder-entitled",
            entitled,
            &[RuleId::Fold1, RuleId::Pot3],
            &names,
        )
        .slip(
            "folders-chips-left-out",
            without,
            &[RuleId::Fold1, RuleId::Game4],
            &names,
        )
}

/// How many chips go back.
fn refund(counted: &Counted, back: Chips) -> Option<Part> {
    let mut put: Vec<Chips> = counted.put.iter().map(|(_, amount)| *amount).collect();
    put.sort_unstable();
    let (most, next) = (put.pop()?, put.pop()?);
    let line = match counted.back {
        Some((seat, _)) => Line::of(NAME, "right-back")
            .with("name", seat)
            .with("most", most)
            .with("next", next)
            .with("back", back),
        None => Line::of(NAME, "right-no-back").with("most", most),
    };
    let mut asking = Asking::new(NAME, exactly(back), &[RuleId::Allin11])
        .prompt(Line::of(NAME, "prompt-back"))
        .reckoning(line);
    if let Some((seat, _)) = counted.back {
        let args = [("name", Term::Seat(seat))];
        asking = asking.slip(
            "nothing-back",
            number(Chips::ZERO),
            &[RuleId::Allin11],
            &args,
        );
    }
    asking.done()
}
