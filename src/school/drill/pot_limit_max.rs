//! Drill 19: the pot-sized raise.

use super::asking::{Asking, exactly, number};
use super::instance::Part;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, example, from_street, setup, shown, walk};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Hand, Stakes, Street, Taken};
use crate::engine::house::{HouseRules, PotLimitMax, Structure};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

const NAME: &str = "pot-limit-max";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Houses),
    rules: &[
        RuleId::Potlim1,
        RuleId::Potlim2,
        RuleId::Struct1,
        RuleId::Nolim1,
        RuleId::Game4,
    ],
    patterns: &[
        Pattern::new("opening-bet", 15, 1),
        Pattern::new("over-one-bet", 25, 2),
        Pattern::new("first-before-the-flop", 20, 3).doubled(),
        Pattern::new("after-a-call", 15, 3).doubled(),
        Pattern::new("over-a-raise", 15, 4).doubled(),
        Pattern::new("stack-shorter", 10, 5).doubled(),
    ],
    build,
    examples: &[
        (
            "EX-PL-1",
            "game pot-limit 1/2 · cash\ntable seats 1-4 · button 1\nstacks 100 each\nplay [a]",
        ),
        (
            "EX-PL-2",
            "game pot-limit 1/2 · cash\ntable seats 1-2 · button 1\nstacks 500 each\n\
             start flop · in pot 10 each\nplay 2 bet 20, [a]",
        ),
    ],
    example: |text| asked(example(text)?, ""),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let easy = level.number() < 4;
    let step = if easy { 5 } else { 1 };
    let big = if easy { 10 } else { 2 * draw.within(2, 50) };
    let mut rules = HouseRules {
        structure: Structure::PotLimit,
        ..HouseRules::default()
    };
    if level.number() == 5 && pattern != "stack-shorter" && draw.once_in(2) {
        rules.pot_limit_max = draw.pick(&PotLimitMax::ALL[1..])?;
    }
    let stakes = Stakes::of(&rules, Chips::new(big)).ok()?;
    let players = draw.within(2, if level.number() == 1 { 4 } else { 5 });
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let mut stacks: Vec<(Seat, Chips)> = Vec::new();
    for seat in seats {
        stacks.push((seat, draw.chips(60 * big, 100 * big, step)));
    }
    if pattern == "stack-shorter" {
        let short = draw.below(players) as usize;
        stacks[short].1 = draw.chips(2 * big, 12 * big, step);
    }
    let setup = setup(draw, rules, stakes, button, &stacks);
    let preflop = match pattern {
        "first-before-the-flop" => true,
        "opening-bet" | "over-one-bet" => false,
        _ => draw.once_in(3),
    };
    let hand = if preflop {
        Hand::deal(setup).ok()?
    } else {
        let street = draw.pick(&[Street::Flop, Street::Turn, Street::River])?;
        let most = if easy { 25 } else { 5 * big };
        // Everybody has put in a blind at least, so the pot is never below the smallest bet.
        from_street(setup, street, draw.chips(big, most, step))?
    };
    let mood = Mood {
        wager: 40,
        fold: 15,
        all_in: 0,
        step,
        most: match level.number() {
            1 | 2 => 50,
            3 => 100,
            _ => 1_500,
        },
    };
    let hand = walk(hand, mood, draw, |hand| fits(pattern, hand))?;
    asked(hand, pattern)
}

/// What a pot-sized bet or raise is made of.
struct Reckoned {
    /// The player in turn.
    seat: Seat,
    /// The highest bet of the round.
    bet: Chips,
    /// All that is in, bets of the round included.
    pot: Chips,
    /// What a call adds.
    call: Chips,
    /// What the others have put in.
    others: Chips,
    /// All that the player can make it.
    all: Chips,
}

impl Reckoned {
    fn of(hand: &Hand) -> Option<Self> {
        let state = hand.state();
        let seat = hand.turn().seat()?;
        let player = state.seat(seat)?;
        let (bet, pot) = (state.betting.bet, state.pot_total());
        Some(Self {
            seat,
            bet,
            pot,
            call: bet.saturating_sub(player.bet),
            others: pot.saturating_sub(player.invested),
            all: player.bet + player.stack,
        })
    }

    /// The greatest total by the pot, whatever the stack.
    fn most(&self, reading: PotLimitMax) -> Chips {
        self.bet
            + match reading {
                PotLimitMax::PotAfterCall => self.pot + self.call,
                PotLimitMax::PotBeforeCall => self.pot,
                PotLimitMax::OthersChips => self.others,
            }
    }
}

fn fits(pattern: &str, hand: &Hand) -> bool {
    let (Some(legal), Some(reckoned)) = (hand.legal(), Reckoned::of(hand)) else {
        return false;
    };
    let Ok(wager) = legal.wager else {
        return false;
    };
    let state = hand.state();
    let now = |taken: &&Taken| taken.street == state.street;
    let called = |taken: &Taken| taken.action == Action::Call;
    let calls = state.taken.iter().filter(now).any(called);
    let lifts = state.betting.wagers;
    let opening = u8::from(state.street != Street::Preflop);
    let short = wager.max < reckoned.most(state.rules.pot_limit_max);
    match pattern {
        "opening-bet" => reckoned.bet.is_zero() && !short,
        "over-one-bet" => lifts == 1 && !calls && !short,
        "first-before-the-flop" => state.taken.is_empty() && !short,
        "after-a-call" => calls && lifts == opening && !short,
        "over-a-raise" => lifts == opening + 1 && !short,
        _ => short && !reckoned.bet.is_zero(),
    }
}

fn asked(hand: Hand, pattern: &str) -> Option<Built> {
    let reckoned = Reckoned::of(&hand)?;
    let most = hand.legal()?.wager.ok()?.max;
    let part = part(&reckoned, most, hand.setup().rules.pot_limit_max, pattern)?;
    Some(Built {
        shown: shown(hand, true),
        parts: vec![part],
        seconds: 12,
    })
}

fn part(by: &Reckoned, most: Chips, reading: PotLimitMax, pattern: &str) -> Option<Part> {
    let full = by.most(reading);
    let usual = reading == PotLimitMax::PotAfterCall;
    let opening = by.bet.is_zero();
    let figures = [
        ("bet", Term::Chips(by.bet)),
        ("pot", by.pot.into()),
        ("call", by.call.into()),
        ("others", by.others.into()),
        ("full", full.into()),
        ("most", most.into()),
    ];
    let line = match reading {
        _ if most < full => "right-short",
        PotLimitMax::OthersChips => "right-others",
        _ if opening => "right-opening",
        PotLimitMax::PotBeforeCall => "right-before-call",
        PotLimitMax::PotAfterCall => "right",
    };
    let prompt = match reading {
        PotLimitMax::PotAfterCall => "prompt",
        PotLimitMax::PotBeforeCall => "prompt-before-call",
        PotLimitMax::OthersChips => "prompt-others",
    };
    let mut reckoning = Line::of(NAME, line);
    reckoning.args.extend(figures.iter().cloned());
    let rules = [RuleId::Potlim1];
    // However often it was raised before, there is another raise.
    let own = [RuleId::Potlim1, RuleId::Potlim2];
    let mut asking = Asking::new(NAME, exactly(most), &own)
        .prompt(Line::of(NAME, prompt).with("name", by.seat))
        .reckoning(reckoning);
    if most < full {
        asking = asking.figure("more-than-the-stack", full, &[RuleId::Buyin8], &figures);
    }
    if !usual {
        let most = by.most(PotLimitMax::PotAfterCall);
        asking = asking.figure("usual-reading", most, &rules, &figures);
    }
    if usual && most == full && !opening {
        asking = asking
            .figure("pot-without-own-call", by.bet + by.pot, &rules, &figures)
            .figure("pot-as-the-total", by.pot, &rules, &figures);
        // Without chips in front that is the same figure.
        let increment = number(by.pot + by.call);
        let thrice = number(by.bet.times(3));
        asking = asking.otherwise("by-for-to", increment, &[RuleId::Raise1], &figures);
        asking = asking.otherwise("three-times-the-bet", thrice, &rules, &figures);
    }
    let stack = number(by.all);
    asking = asking.otherwise("no-limit-instead", stack, &[RuleId::Nolim1], &figures);
    let trap = match pattern {
        "stack-shorter" => Some("more-than-the-stack"),
        "opening-bet" => None,
        _ if !usual => Some("usual-reading"),
        "" => None,
        _ => Some("pot-without-own-call"),
    };
    match trap {
        Some(trap) => asking.trap(trap).done(),
        None => asking.done(),
    }
}
