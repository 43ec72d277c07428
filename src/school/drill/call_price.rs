//! Drill 5: what does a call cost?

use super::asking::{Asking, exactly};
use super::instance::Part;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, example, from_street, poster, setup, shown, walk};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind, Hand, Stakes, Street};
use crate::engine::house::{Ante, HouseRules, Straddle};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "call-price";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Betting),
    rules: &[
        RuleId::Call1,
        RuleId::Call2,
        RuleId::Call3,
        RuleId::Blind3,
        RuleId::Blind10,
        RuleId::Blind11,
        RuleId::Blind17,
        RuleId::Round11,
        RuleId::Allin1,
        RuleId::Ante4,
        RuleId::Straddle3,
    ],
    patterns: &[
        Pattern::new("nothing-in-yet", 15, 1),
        Pattern::new("chips-already-in", 25, 2),
        Pattern::new("small-blind", 10, 2),
        Pattern::new("big-blind-after-a-raise", 10, 3),
        Pattern::new("short-all-in-between", 10, 3).doubled(),
        Pattern::new("own-stack-short", 10, 3).doubled(),
        Pattern::new("ante-in-play", 8, 4).doubled(),
        Pattern::new("straddle", 6, 4),
        Pattern::new("short-big-blind", 6, 5).doubled(),
    ],
    build,
    examples: &[
        (
            "EX-CALL-1",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 500 each\n\
             start flop · in pot 0 each\nplay 1 bet 50, 2 raise 100, [a]",
        ),
        (
            "EX-ANTE-1",
            "game no-limit 50/100 · cash · ante 10\ntable seats 1-6 · button 1\n\
             stacks 5000 each\nplay [a]",
        ),
        (
            "EX-BLIND-3",
            "game no-limit 5/10 · cash\ntable seats 1-3 · button 1\nstacks 1:100 2:100 3:6\n\
             play [a]",
        ),
        (
            "EX-ALLIN-2",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 1:100 2:5 3:100\n\
             start flop · in pot 0 each\nplay 1 bet 20, 2 call 5, [a]",
        ),
    ],
    example: |text| asked(example(text)?, "", Level::ALL[2]),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let easy = level.number() < 4;
    let step = if easy { 5 } else { 1 };
    let big = if easy {
        Chips::new(10)
    } else {
        draw.chips(4, 200, 2)
    };
    let mut rules = HouseRules::default();
    if pattern == "straddle" {
        rules.straddle = Straddle::On;
    }
    let ante = if pattern == "ante-in-play" {
        rules.ante = Ante::Always;
        draw.chips(1, (big.get() / 4).max(1), 1)
    } else {
        Chips::ZERO
    };
    let stakes = Stakes {
        small_blind: Chips::new(big.get() / 2),
        big_blind: big,
        ante,
    };
    let players = draw.within(3, 6);
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let deep = if easy { 500 } else { 5000 };
    let mut stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| (*seat, draw.chips(deep, 2 * deep, step)))
        .collect();
    if matches!(pattern, "short-all-in-between" | "own-stack-short") {
        let short = draw.below(stacks.len() as u64) as usize;
        stacks[short].1 = draw.chips(big.get(), 12 * big.get(), step);
    }
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    let posted = |kind: ForcedKind| {
        setup
            .forced
            .iter()
            .find(|bet| bet.kind == kind)
            .map(|bet| bet.seat)
    };
    let blind = posted(ForcedKind::BigBlind)?;
    if pattern == "short-big-blind" {
        let poor = setup
            .players
            .iter_mut()
            .find(|player| player.seat == blind)?;
        poor.stack = draw.chips(1, big.get() - 1, 1);
    }
    if pattern == "straddle" {
        let next = seats.iter().position(|seat| *seat == blind)?;
        let seat = seats[(next + 1) % seats.len()];
        let kind = ForcedKind::Straddle;
        setup.forced.push(ForcedBet {
            seat,
            kind,
            amount: big.times(2),
        });
    }
    let preflop = !matches!(
        pattern,
        "nothing-in-yet" | "chips-already-in" | "short-all-in-between" | "own-stack-short"
    );
    let hand = if preflop {
        Hand::deal(setup).ok()?
    } else {
        let street = draw.pick(&[Street::Flop, Street::Turn, Street::River])?;
        from_street(setup, street, Chips::new(2 * step))?
    };
    let most = match level.number() {
        1 => 100,
        2 => 150,
        3 => 300,
        _ => 5_000,
    };
    let mood = Mood {
        wager: 45,
        fold: 15,
        all_in: if pattern == "short-all-in-between" {
            30
        } else {
            0
        },
        step,
        most,
    };
    let hand = walk(hand, mood, draw, |hand| fits(pattern, level, hand))?;
    asked(hand, pattern, level)
}

/// Whether the decision at hand is a case of the pattern.
fn fits(pattern: &str, level: Level, hand: &Hand) -> bool {
    let state = hand.state();
    let (Some(seat), Some(legal)) = (hand.turn().seat(), hand.legal()) else {
        return false;
    };
    let (Some(player), Ok(call)) = (state.seat(seat), &legal.call) else {
        return false;
    };
    let due = state.betting.bet.saturating_sub(player.bet);
    let short = call.pay < due;
    let is = |kind| poster(hand, kind) == Some(seat);
    let raised = !state.taken.is_empty() && state.betting.aggressor.is_some();
    let most_in = if level.number() == 2 { 50 } else { 5_000 };
    match pattern {
        "nothing-in-yet" => player.bet.is_zero() && !short,
        "chips-already-in" => !player.bet.is_zero() && player.bet.get() <= most_in && !short,
        "small-blind" => is(ForcedKind::SmallBlind) && !short,
        "big-blind-after-a-raise" => is(ForcedKind::BigBlind) && raised && !short,
        "own-stack-short" => short,
        "short-all-in-between" => {
            let lower = state.seats.iter().any(|other| {
                other.is_in()
                    && other.stack.is_zero()
                    && !other.bet.is_zero()
                    && other.bet < state.betting.bet
            });
            lower
                && !short
                && right_neighbour(hand, seat).is_some_and(|bet| bet < state.betting.bet)
        }
        "short-big-blind" => !is(ForcedKind::SmallBlind) && !raised && !short,
        "straddle" => !raised && !short,
        // An ante: any price will do.
        _ => !short,
    }
}

/// What lies in front of the next player to the right who is in.
fn right_neighbour(hand: &Hand, seat: Seat) -> Option<Chips> {
    let players = &hand.state().seats;
    let place = players.iter().position(|player| player.seat == seat)?;
    let round = players[..place]
        .iter()
        .rev()
        .chain(players[place + 1..].iter().rev());
    let mut round = round.filter(|player| player.is_in());
    round.next().map(|player| player.bet)
}

fn asked(hand: Hand, pattern: &str, level: Level) -> Option<Built> {
    let legal = hand.legal()?;
    let call = legal.call.ok()?;
    let state = hand.state();
    let player = state.seat(legal.seat)?;
    let (own, stack) = (player.bet, player.stack);
    let bet = state.betting.bet;
    let due = bet.saturating_sub(own);
    if call.pay != due.min(stack) {
        // A lone player calls only what was really bet (S-9): not a case of this drill.
        return None;
    }
    let (name, price) = (("name", Term::Seat(legal.seat)), call.pay);
    let figures = [
        ("bet", bet.into()),
        ("own", own.into()),
        ("price", price.into()),
    ];
    let (reckoning, rules): (&str, &[RuleId]) = if price < due {
        ("right-short", &[RuleId::Allin1, RuleId::Round11])
    } else if own.is_zero() {
        ("right", &[RuleId::Call1])
    } else {
        ("right-own", &[RuleId::Call1, RuleId::Blind10])
    };
    let mut line = Line::of(NAME, reckoning).with("name", legal.seat);
    line.args.extend(figures.iter().cloned());
    line = line.with("stack", stack);
    let mut asking = Asking::new(NAME, exactly(price), rules)
        .prompt(Line::of(NAME, "prompt").with("name", legal.seat))
        .reckoning(line);
    if price < due {
        let args = [name.clone(), ("stack", stack.into())];
        asking = asking.figure("more-than-the-stack", due, &[RuleId::Allin1], &args);
    }
    if !own.is_zero() {
        asking = asking.figure("own-chips", bet, &[RuleId::Call1], &figures);
    }
    let pot = state.pot_total();
    asking = asking.figure(
        "pot-instead-of-bet",
        pot,
        &[RuleId::Call1],
        &[("pot", pot.into()), ("bet", bet.into())],
    );
    if let Some(neighbour) = right_neighbour(&hand, legal.seat).map(|bet| bet.saturating_sub(own))
        && !neighbour.is_zero()
    {
        asking = asking.figure(
            "neighbour",
            neighbour,
            &[RuleId::Call2],
            &[("bet", bet.into())],
        );
    }
    let ante = hand
        .setup()
        .forced
        .iter()
        .find(|forced| forced.kind == ForcedKind::Ante && state.street == Street::Preflop);
    if let Some(ante) = ante {
        let args = [("ante", ante.amount.into()), ("price", price.into())];
        asking = asking.figure(
            "ante-taken-off",
            price.saturating_sub(ante.amount),
            &[RuleId::Ante4],
            &args,
        );
    }
    if pattern == "short-big-blind" {
        let blind = poster(&hand, ForcedKind::BigBlind).and_then(|seat| state.seat(seat))?;
        let args = [("posted", blind.bet.into()), ("bet", bet.into())];
        asking = asking.figure(
            "short-blind",
            blind.bet.saturating_sub(own),
            &[RuleId::Blind17],
            &args,
        );
    }
    let trap = match pattern {
        "chips-already-in" | "small-blind" | "big-blind-after-a-raise" => Some("own-chips"),
        "short-all-in-between" => Some("neighbour"),
        "own-stack-short" => Some("more-than-the-stack"),
        "ante-in-play" => Some("ante-taken-off"),
        "short-big-blind" => Some("short-blind"),
        _ => None,
    };
    let asking = match trap {
        Some(trap) => asking.trap(trap),
        None => asking,
    };
    let mut parts = vec![asking.done()?];
    if level.number() == 5 {
        parts.push(cold(&hand, legal.seat)?);
    }
    Some(Built {
        shown: shown(hand, true),
        parts,
        seconds: 6,
    })
}

/// Whether it is a cold call (CALL-3): over a raise, with nothing in before.
fn cold(hand: &Hand, seat: Seat) -> Option<Part> {
    let state = hand.state();
    let own = state.seat(seat)?.bet;
    let raised = state.betting.wagers > 1
        || (state.street == Street::Preflop && state.betting.aggressor.is_some());
    let cold = raised && own.is_zero();
    let right = Right::Pick {
        choice: if cold { 1 } else { 2 },
        of: 2,
    };
    let line = match (cold, own.is_zero()) {
        (true, _) => Line::of(NAME, "right-cold"),
        (false, true) => Line::of(NAME, "right-not-raised"),
        (false, false) => Line::of(NAME, "right-not-cold").with("own", own),
    };
    let mut asking = Asking::new(NAME, right, &[RuleId::Call3])
        .prompt(Line::of(NAME, "prompt-cold"))
        .choices(vec![Line::of(NAME, "yes"), Line::of(NAME, "no")])
        .reckoning(line);
    if !own.is_zero() && raised {
        let answer = Answer::Pick(1);
        asking = asking.slip(
            "cold-with-chips-in",
            answer,
            &[RuleId::Call3],
            &[("own", own.into())],
        );
    }
    asking.done()
}
