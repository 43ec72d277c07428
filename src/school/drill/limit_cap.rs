//! Drill 18: count the raises.

use super::asking::{Asking, exactly};
use super::instance::Part;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, example, from_street, poster, setup, shown, walk};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{ForcedBet, ForcedKind, Hand, HandSetup, Mode, Stakes, Street};
use crate::engine::house::{HouseRules, Straddle, Structure};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "limit-cap";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Houses),
    rules: &[
        RuleId::Struct1,
        RuleId::Limit1,
        RuleId::Limit2,
        RuleId::Limit3,
        RuleId::Limit4,
        RuleId::Limit5,
        RuleId::Limit6,
        RuleId::Limit7,
        RuleId::Limit8,
        RuleId::Limit9,
        RuleId::Bet4,
        RuleId::Straddle6,
        RuleId::Raise2,
        RuleId::Potlim2,
    ],
    patterns: &[
        Pattern::new("size-by-round", 20, 1),
        Pattern::new("below-the-cap", 20, 2),
        Pattern::new("at-the-cap", 20, 3).doubled(),
        Pattern::new("before-the-flop-blind-as-opening-bet", 15, 4).doubled(),
        Pattern::new("two-players-cash", 10, 4).doubled(),
        Pattern::new("two-players-tournament", 5, 4).doubled(),
        Pattern::new("straddle-counted", 5, 5).doubled(),
        Pattern::new("cap-of-4-option", 5, 5),
    ],
    build,
    examples: &[
        (
            "EX-LIMIT-1",
            "game limit 5-10 · cash\ntable seats 1-5 · button 5\nstacks 100 each\n\
             start flop · in pot 0 each\n\
             play 1 bet 5, 2 raise 10, 3 raise 15, 4 raise 20, [a]",
        ),
        (
            "EX-LIMIT-2",
            "game limit 2-4 · cash\ntable seats 1-3 · button 3\nstacks 100 each\n\
             start turn · in pot 0 each\n\
             play 1 bet 4, 2 raise 8, 3 raise 12, 1 raise 16, [a]",
        ),
        (
            "EX-LIMIT-3",
            "game limit 10-20 · cash\ntable seats 1-3 · button 3\nstacks 500 each\n\
             start flop · in pot 0 each\nplay 1 bet 10, [a]",
        ),
        (
            "EX-LIMIT-4",
            "game limit 2-4 · cash\ntable seats 1-4 · button 1\nstacks 100 each\n\
             play 4 raise 4, 1 raise 6, 2 raise 8, [a]",
        ),
        (
            "EX-LIMIT-5",
            "game limit 2-4 · cash\ntable seats 1-2 · button 1\nstacks 100 each\n\
             start turn · in pot 0 each\n\
             play 2 bet 4, 1 raise 8, 2 raise 12, 1 raise 16, [a]",
        ),
        (
            "EX-STRADDLE-1",
            "game limit 2-4 · cash · straddle 4\ntable seats 1-5 · button 1\nstacks 100 each\n\
             play 5 raise 6, 1 raise 8, [a]",
        ),
    ],
    example: |text| asked(example(text)?, ""),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let two = pattern.starts_with("two-players");
    let players = match level.number() {
        _ if two => 2,
        1 => draw.within(2, 4),
        2 | 3 => draw.within(3, 5),
        _ => draw.within(3, 6),
    };
    let lower = if level.number() < 4 {
        draw.pick(&[2, 5, 10, 20, 30])?
    } else {
        draw.within(2, 400)
    };
    let mut rules = HouseRules {
        structure: Structure::FixedLimit,
        ..HouseRules::default()
    };
    if pattern == "cap-of-4-option" {
        rules.raise_cap = 4;
    }
    let straddle = pattern == "straddle-counted";
    if straddle {
        rules.straddle = Straddle::On;
    }
    let stakes = Stakes::of(&rules, Chips::new(lower)).ok()?;
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let mut stacks: Vec<(Seat, Chips)> = Vec::new();
    for seat in seats {
        stacks.push((seat, Chips::new(lower * draw.within(50, 100))));
    }
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    if pattern == "two-players-tournament" {
        setup.mode = Mode::Tournament { players_left: 2 };
    }
    if straddle {
        let seat = setup.deal_order().nth(2)?;
        let kind = ForcedKind::Straddle;
        let amount = Chips::new(2 * lower);
        setup.forced.push(ForcedBet { seat, kind, amount });
    }
    let hand = begun(setup, pattern, lower, draw)?;
    let wager = match pattern {
        "size-by-round" => 35,
        "below-the-cap" => 50,
        _ => 85,
    };
    let mood = Mood {
        wager,
        fold: 10,
        all_in: 0,
        step: 1,
        most: 100 * lower,
    };
    let hand = walk(hand, mood, draw, |hand| fits(pattern, hand))?;
    asked(hand, pattern)
}

/// The hand at its first decision.
fn begun(setup: HandSetup, pattern: &str, lower: u64, draw: &mut Draw) -> Option<Hand> {
    let preflop = match pattern {
        "before-the-flop-blind-as-opening-bet" | "straddle-counted" => true,
        "size-by-round" | "cap-of-4-option" => draw.once_in(4),
        _ => false,
    };
    if preflop {
        return Hand::deal(setup).ok();
    }
    let street = draw.pick(&[Street::Flop, Street::Turn, Street::River])?;
    from_street(setup, street, Chips::new(lower))
}

/// How many raises there have been; before the flop the big blind is the opening bet (LIMIT-6).
fn raises(hand: &Hand) -> u64 {
    let opening = u8::from(hand.state().street != Street::Preflop);
    hand.state().betting.wagers.saturating_sub(opening).into()
}

/// How many raises a round has, if nothing lifts the cap.
fn cap(hand: &Hand) -> u64 {
    hand.setup().rules.raise_cap.into()
}

fn fits(pattern: &str, hand: &Hand) -> bool {
    let Some(legal) = hand.legal() else {
        return false;
    };
    let capped = matches!(legal.wager, Err(Citation::Capped { .. }));
    let (raises, cap) = (raises(hand), cap(hand));
    match pattern {
        "size-by-round" => legal.wager.is_ok() && raises < 3,
        "below-the-cap" => legal.wager.is_ok() && hand.state().betting.wagers > 0,
        "at-the-cap" | "two-players-tournament" => capped,
        "two-players-cash" => legal.wager.is_ok() && raises >= cap,
        // The case is near the cap.
        _ => (legal.wager.is_ok() || capped) && raises + 1 >= cap,
    }
}

fn asked(hand: Hand, pattern: &str) -> Option<Built> {
    let legal = hand.legal()?;
    let parts = match legal.wager {
        Ok(wager) if pattern == "size-by-round" => {
            let part = size_part(&hand, wager.min, "prompt-size")?;
            vec![part]
        }
        Ok(wager) => vec![
            cap_part(&hand, true)?,
            size_part(&hand, wager.min, "prompt-to")?,
        ],
        Err(_) => vec![cap_part(&hand, false)?],
    };
    Some(Built {
        shown: shown(hand, true),
        parts,
        seconds: 8,
    })
}

/// Whether anybody may still raise.
fn cap_part(hand: &Hand, open: bool) -> Option<Part> {
    let state = hand.state();
    let seat = hand.turn().seat()?;
    let (raises, cap) = (raises(hand), cap(hand));
    let two = state.seats.len() == 2;
    let cash = state.mode == Mode::Cash;
    let preflop = state.street == Street::Preflop;
    let straddled = poster(hand, ForcedKind::Straddle).is_some();
    let (line, rules): (&str, &[RuleId]) = match (open, two) {
        (true, true) if cash && raises >= cap => ("right-two", &[RuleId::Limit4]),
        (false, true) => ("right-two-capped", &[RuleId::Limit4, RuleId::Limit5]),
        (true, _) if straddled => ("right-open-straddle", &[RuleId::Straddle6]),
        (false, _) if straddled => ("right-capped-straddle", &[RuleId::Straddle6]),
        (true, _) if preflop => ("right-open-blind", &[RuleId::Limit6, RuleId::Limit3]),
        (false, _) if preflop => ("right-capped-blind", &[RuleId::Limit6, RuleId::Limit5]),
        (true, _) => ("right-open", &[RuleId::Limit3, RuleId::Limit6]),
        (false, _) => ("right-capped", &[RuleId::Limit5, RuleId::Limit3]),
    };
    let prompt = match (two, cash) {
        _ if cap == 4 => "prompt-four",
        (true, true) => "prompt-cash",
        (true, false) => "prompt-tournament",
        _ => "prompt",
    };
    let right = Right::Pick {
        choice: if open { 1 } else { 2 },
        of: 2,
    };
    let figures = [("raises", Term::Count(raises)), ("cap", Term::Count(cap))];
    let mut reckoning = Line::of(NAME, line);
    if line != "right-two" {
        reckoning.args.extend(figures.iter().cloned());
    }
    let asking = Asking::new(NAME, right, rules)
        .prompt(Line::of(NAME, prompt).with("name", seat))
        .choices(vec![Line::of(NAME, "yes"), Line::of(NAME, "no")])
        .reckoning(reckoning);
    let wrong = Answer::Pick(if open { 2 } else { 1 });
    let slip = match open {
        true if line == "right-two" => Some(("cap-with-two-players", RuleId::Limit4)),
        true if cap == 4 && raises == 3 => Some(("usual-cap", RuleId::Limit3)),
        true if raises + 1 == cap => Some(("opening-bet-counted", RuleId::Limit6)),
        true => None,
        false if two => Some(("no-cap-with-two-players", RuleId::Limit4)),
        false if straddled => Some(("straddle-not-counted", RuleId::Straddle6)),
        false if preflop => Some(("first-raise-not-counted", RuleId::Limit6)),
        false => Some(("one-more-after-the-cap", RuleId::Limit5)),
    };
    match slip {
        Some((id, rule)) => asking.slip(id, wrong, &[rule], &figures).done(),
        None => asking.done(),
    }
}

/// The one total that is allowed.
fn size_part(hand: &Hand, to: Chips, prompt: &str) -> Option<Part> {
    let state = hand.state();
    let seat = hand.turn().seat()?;
    let (bet, unit) = (state.betting.bet, state.betting.last_raise);
    if to != bet + unit {
        // The stack is short: not a case of this drill.
        return None;
    }
    let late = state.street >= Street::Turn;
    let (lower, upper) = (state.min_bets[0], state.min_bets[3]);
    let args = [
        ("bet", Term::Chips(bet)),
        ("unit", unit.into()),
        ("to", to.into()),
    ];
    let line = match (late, bet.is_zero()) {
        (true, true) => "right-bet-late",
        (false, true) => "right-bet-early",
        (true, false) => "right-late",
        (false, false) => "right-early",
    };
    let mut reckoning = Line::of(NAME, line);
    reckoning.args.extend(args.iter().cloned());
    let mut asking = Asking::new(NAME, exactly(to), &[RuleId::Limit1, RuleId::Limit2])
        .prompt(Line::of(NAME, prompt).with("name", seat))
        .reckoning(reckoning);
    let (id, other) = if late {
        ("lower-size-late", lower)
    } else {
        ("upper-size-early", upper)
    };
    asking = asking.figure(id, bet + other, &[RuleId::Limit2], &args);
    if bet > unit {
        asking = asking
            .figure("doubled-bet", bet.times(2), &[RuleId::Limit1], &args)
            .figure("by-for-to", unit, &[RuleId::Raise1], &args);
    }
    let asking = if prompt == "prompt-size" {
        asking.trap(id)
    } else {
        asking
    };
    asking.done()
}
