//! Drill 6: the smallest raise.

use super::asking::{Asking, exactly};
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, example, from_street, setup, shown, walk};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, ForcedBet, ForcedKind, Hand, Stakes, Street, Taken, WagerKind};
use crate::engine::house::{HouseRules, MinRaise, Straddle, Structure};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

const NAME: &str = "min-raise-to";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Betting),
    rules: &[
        RuleId::Bet1,
        RuleId::Bet2,
        RuleId::Bet3,
        RuleId::Bet4,
        RuleId::Bet5,
        RuleId::Bet6,
        RuleId::Raise1,
        RuleId::Raise2,
        RuleId::Allin2,
        RuleId::Allin7,
        RuleId::Straddle8,
        RuleId::Blind12,
        RuleId::Limit1,
        RuleId::Nolim2,
    ],
    patterns: &[
        Pattern::new("opening-bet", 12, 1),
        Pattern::new("over-a-bet", 18, 1),
        Pattern::new("over-a-raise", 25, 2),
        Pattern::new("over-a-re-raise", 15, 3).doubled(),
        Pattern::new("before-the-flop", 10, 2),
        Pattern::new("after-a-short-all-in", 10, 4).doubled(),
        Pattern::new("own-stack-below-the-minimum", 5, 3).doubled(),
        Pattern::new("straddle", 5, 5),
    ],
    build,
    examples: &[
        (
            "EX-NL-1",
            "game no-limit 2/5 · cash\ntable seats 1-3 · button 3\nstacks 500 each\n\
             start flop · in pot 0 each\nplay 1 bet 5, 2 raise 20, [a]",
        ),
        (
            "EX-ALLIN-4",
            "game no-limit 10/20 · cash\ntable seats 1-3 · button 3\nstacks 1:200 2:25 3:200\n\
             start flop · in pot 0 each\nplay 1 bet 20, 2 raise 25, [a]",
        ),
        (
            "EX-STRADDLE-1",
            "game no-limit 1/2 · cash · straddle 4\ntable seats 1-5 · button 1\nstacks 100 each\n\
             play [a]",
        ),
    ],
    example: |text| asked(example(text)?, "straddle", Level::ALL[2]),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let easy = level.number() < 4;
    let step = if easy { 5 } else { 1 };
    let big = if easy {
        draw.chips(5, 20, 5)
    } else {
        draw.chips(2, 100, 1)
    };
    let mut rules = HouseRules::default();
    if level.number() == 5 && pattern != "straddle" {
        match draw.below(4) {
            0 => rules.min_raise = MinRaise::OneBigBlind,
            1 => rules.structure = Structure::FixedLimit,
            _ => {}
        }
    }
    if pattern == "straddle" {
        rules.straddle = Straddle::On;
    }
    let stakes = Stakes {
        small_blind: Chips::new((big.get() / 2).max(1)),
        big_blind: big,
        ante: Chips::ZERO,
    };
    let players = draw.within(3, 6);
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let mut stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| (*seat, draw.chips(5_000, 9_000, 5)))
        .collect();
    let shorts = matches!(
        pattern,
        "after-a-short-all-in" | "own-stack-below-the-minimum"
    );
    if shorts {
        let short = draw.below(stacks.len() as u64) as usize;
        stacks[short].1 = draw.chips(2 * big.get(), 20 * big.get(), step);
    }
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    let blind = setup
        .forced
        .iter()
        .find(|bet| bet.kind == ForcedKind::BigBlind)?
        .seat;
    if pattern == "straddle" {
        let place = seats.iter().position(|seat| *seat == blind)?;
        let seat = seats[(place + 1) % seats.len()];
        let kind = ForcedKind::Straddle;
        setup.forced.push(ForcedBet {
            seat,
            kind,
            amount: big.times(2),
        });
    }
    let hand = if matches!(pattern, "before-the-flop" | "straddle") {
        Hand::deal(setup).ok()?
    } else {
        let street = draw.pick(&[Street::Flop, Street::Turn, Street::River])?;
        from_street(setup, street, big)?
    };
    let most = match level.number() {
        1 => 50,
        2 => 200,
        3 => 500,
        _ => 5_000,
    };
    let mood = Mood {
        wager: 55,
        fold: 15,
        all_in: if shorts { 25 } else { 0 },
        step,
        most,
    };
    let hand = walk(hand, mood, draw, |hand| fits(pattern, hand))?;
    asked(hand, pattern, level)
}

/// The totals that were bet or raised to in this round, the first one first; before the flop after
/// the blind.
fn totals(hand: &Hand) -> Vec<Chips> {
    let state = hand.state();
    let total = |taken: &Taken| match taken.action {
        Action::Bet(amount) => Some(amount),
        Action::Raise(to) => Some(to.0),
        _ => None,
    };
    let taken = state
        .taken
        .iter()
        .filter(|taken| taken.street == state.street);
    let blinds = (state.street == Street::Preflop).then(|| {
        let live = hand.setup().forced.iter().filter(|bet| bet.kind.is_live());
        live.map(|bet| bet.amount).max().unwrap_or(Chips::ZERO)
    });
    blinds.into_iter().chain(taken.filter_map(total)).collect()
}

fn fits(pattern: &str, hand: &Hand) -> bool {
    let (state, Some(legal)) = (hand.state(), hand.legal()) else {
        return false;
    };
    let Ok(wager) = &legal.wager else {
        return false;
    };
    let betting = &state.betting;
    let totals = totals(hand);
    let full = wager.min == betting.bet + betting.last_raise
        || state.rules.structure == Structure::FixedLimit
            && wager.min == betting.level + betting.last_raise;
    let short_all_in = totals.last() != Some(&betting.bet)
        || betting.wagers as usize + usize::from(state.street == Street::Preflop) != totals.len();
    match pattern {
        "opening-bet" => wager.kind == WagerKind::Bet && full,
        "over-a-bet" => totals.len() == 1 && full && !short_all_in,
        "over-a-raise" => totals.len() == 2 && full && !short_all_in,
        "over-a-re-raise" => totals.len() == 3 && full && !short_all_in,
        "before-the-flop" | "straddle" => totals.len() <= 2 && full,
        "after-a-short-all-in" => short_all_in && full,
        _ => !full && wager.min == wager.max && wager.kind == WagerKind::Raise,
    }
}

/// The slips against the usual rule; `args` are the bet, the step and the total that is right.
fn usual_slips(
    asking: Asking,
    because: &[RuleId],
    totals: &[Chips],
    args: &[(&'static str, Term)],
    own: Chips,
    (bet, big): (Chips, Chips),
) -> Asking {
    let with_big = [args, &[("big", Term::Chips(big))]].concat();
    let mut asking = asking
        .figure("doubled-last-total", bet.times(2), because, &args[..2])
        .figure("one-big-blind", bet + big, because, &with_big);
    if !own.is_zero() {
        let sum = bet.times(2).saturating_sub(own);
        asking = asking.figure("minus-own-chips", sum, because, &args[..2]);
    }
    if let [.., before, first, _] = [&[Chips::ZERO], totals].concat()[..] {
        let earlier = first.saturating_sub(before);
        let with_earlier = [args, &[("earlier", Term::Chips(earlier))]].concat();
        asking = asking.figure("earlier-raise", bet + earlier, because, &with_earlier);
    }
    asking
}

fn asked(hand: Hand, pattern: &str, level: Level) -> Option<Built> {
    let legal = hand.legal()?;
    let wager = legal.wager.ok()?;
    let state = hand.state();
    let player = state.seat(legal.seat)?;
    let (rules, betting) = (state.rules, state.betting);
    let (bet, by, min) = (betting.bet, betting.last_raise, wager.min);
    let big = hand.setup().min_bets[0];
    let limit = rules.structure == Structure::FixedLimit;
    let no_limit = rules.structure == Structure::NoLimit;
    let one_blind = !limit && rules.min_raise == MinRaise::OneBigBlind;
    let straddled =
        pattern == "straddle" && state.street == Street::Preflop && betting.aggressor.is_none();
    let totals = totals(&hand);
    let (reckoning, because): (&str, &[RuleId]) = match wager.kind {
        _ if min < bet + by && !limit => ("right-all-in", &[RuleId::Allin2, RuleId::Bet5]),
        _ if limit => ("right-limit", &[RuleId::Limit1]),
        WagerKind::Bet => ("right-opening", &[RuleId::Bet1]),
        WagerKind::Raise if one_blind => ("right-one-blind", &[RuleId::Bet3]),
        WagerKind::Raise if straddled => ("right-straddle", &[RuleId::Straddle8]),
        WagerKind::Raise if pattern == "over-a-re-raise" && no_limit => {
            ("right", &[RuleId::Bet2, RuleId::Raise2, RuleId::Nolim2])
        }
        WagerKind::Raise => ("right", &[RuleId::Bet2]),
    };
    if limit && pattern == "own-stack-below-the-minimum" {
        return None;
    }
    let args = [("bet", bet.into()), ("by", by.into()), ("min", min.into())];
    let mut line = Line::of(NAME, reckoning);
    line.args.extend(args.iter().cloned());
    let prompt = match (limit, one_blind, wager.kind) {
        (true, ..) => "prompt-limit",
        (_, true, _) => "prompt-one-blind",
        (_, _, WagerKind::Bet) => "prompt-bet",
        _ => "prompt",
    };
    let mut asking = Asking::new(NAME, exactly(min), because)
        .prompt(Line::of(NAME, prompt).with("name", legal.seat))
        .reckoning(line);
    if wager.kind == WagerKind::Raise {
        let to = [("bet", bet.into()), ("min", min.into())];
        asking = asking.figure("by-for-to", min.saturating_sub(bet), &[RuleId::Raise1], &to);
        if one_blind {
            let last = totals.iter().rev().nth(1).copied().unwrap_or(Chips::ZERO);
            let usual = bet + bet.saturating_sub(last);
            asking = asking.figure("usual-rule", usual, &[RuleId::Bet3], &args);
        } else if !limit {
            asking = usual_slips(
                asking,
                &because[..1],
                &totals,
                &args,
                player.bet,
                (bet, big),
            );
        }
    }
    let trap = match pattern {
        "over-a-raise" | "over-a-re-raise" if level.number() >= 3 && !one_blind && !limit => {
            Some("doubled-last-total")
        }
        "after-a-short-all-in" if !one_blind && !limit => Some("doubled-last-total"),
        _ => None,
    };
    let asking = match trap {
        Some(trap) => asking.trap(trap),
        None => asking,
    };
    Some(Built {
        shown: shown(hand, true),
        parts: vec![asking.done()?],
        seconds: 8,
    })
}
