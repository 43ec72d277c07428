//! Drill 14: may the player raise?

use super::asking::{Asking, exactly};
use super::sheet::{Built, Sheet};
use super::table::{chairs, example, from_street, setup, shown};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, Hand, Stakes, Street, Turn};
use crate::engine::house::{HouseRules, ShortAllInRaise, Structure};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "reopen-or-not";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Pots),
    rules: &[
        RuleId::Allin2,
        RuleId::Allin5,
        RuleId::Allin6,
        RuleId::Allin7,
        RuleId::Allin8,
        RuleId::Bet2,
        RuleId::Bet5,
        RuleId::Raise3,
    ],
    patterns: &[
        Pattern::new("short-has-acted", 25, 1),
        Pattern::new("full-has-acted", 20, 1),
        Pattern::new("exactly-full", 10, 3).doubled(),
        Pattern::new("one-short-of-full", 15, 3).doubled(),
        Pattern::new("short-has-not-acted", 15, 4).doubled(),
        Pattern::new("short-then-a-full-raise-by-another", 10, 5).doubled(),
        Pattern::new("half-a-bet-in-limit", 5, 5).doubled(),
    ],
    build,
    examples: &[(
        "EX-ALLIN-4",
        "game limit 20-40 · cash\ntable seats 1-3 · button 3\nstacks 1:200 2:25 3:200\n\
         start flop · in pot 20 each\nplay 1 bet 20, 2 raise 25, 3 call 25, [a]",
    )],
    example: |text| asked(example(text)?, Level::ALL[2]),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let half = pattern == "half-a-bet-in-limit";
    let limit = level.number() == 1 || half;
    let unit = match level.number() {
        1..=3 => draw.chips(10, 100, 10).get(),
        _ => 2 * draw.within(5, 300),
    };
    let (bet, all) = amounts(pattern, level, draw, (limit, unit));
    let mut rules = HouseRules::default();
    if limit {
        rules.structure = Structure::FixedLimit;
    }
    if half && draw.once_in(2) {
        rules.short_all_in_raise = ShortAllInRaise::HalfBetInLimit;
    }
    let stakes = Stakes {
        small_blind: Chips::new(unit / 2),
        big_blind: Chips::new(unit),
        ante: Chips::ZERO,
    };
    let players = if pattern.starts_with("short-") && pattern != "short-has-acted" {
        draw.within(3, 4)
    } else {
        draw.within(2, 4)
    };
    let seats = chairs(draw, players.max(3), false);
    let button = draw.pick(&seats)?;
    let stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| (*seat, Chips::new(20 * unit)))
        .collect();
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    let order: Vec<Seat> = setup.deal_order().collect();
    // The bet comes from the first or the second, the all-in from the next one.
    let first = draw.below(order.len() as u64 - 1) as usize;
    let first = if pattern == "short-has-not-acted" {
        0
    } else {
        first
    };
    let poor = setup
        .players
        .iter_mut()
        .find(|player| player.seat == order[first + 1])?;
    poor.stack = Chips::new(all);
    let mut hand = from_street(setup, Street::Flop, Chips::new(2 * unit))?;
    for _ in 0..first {
        act(&mut hand, Action::Check)?;
    }
    act(&mut hand, Action::Bet(Chips::new(bet)))?;
    act(&mut hand, Action::Raise(RaiseTo(Chips::new(all))))?;
    let bettor = order[first];
    if pattern == "short-has-not-acted" {
        // Somebody between may call; the last one to act has not acted yet.
        if order.len() > 3 && draw.once_in(2) {
            act(&mut hand, Action::Call)?;
        }
        return asked(hand, level);
    }
    let mut raised = pattern != "short-then-a-full-raise-by-another";
    while hand.turn() != Turn::Act(bettor) {
        let legal = hand.legal()?;
        let action = match legal.wager {
            Ok(wager) if !raised => {
                raised = true;
                Action::Raise(RaiseTo(wager.min))
            }
            _ if draw.once_in(2) => Action::Call,
            _ => Action::Fold,
        };
        act(&mut hand, action)?;
    }
    if !raised
        || hand
            .state()
            .seats
            .iter()
            .filter(|player| player.is_in() && !player.stack.is_zero())
            .count()
            < 2
    {
        // With nobody left to answer the question is another one (ALLIN-9).
        return None;
    }
    asked(hand, level)
}

/// The bet, and to how much the all-in comes.
fn amounts(pattern: &str, level: Level, draw: &mut Draw, (limit, unit): (bool, u64)) -> (u64, u64) {
    let bet = if limit {
        unit
    } else {
        unit + if level.number() > 3 {
            draw.below(unit)
        } else {
            0
        }
    };
    let all = match pattern {
        "full-has-acted" if limit => 2 * bet,
        "full-has-acted" => 2 * bet + draw.chips(bet / 2, bet, bet / 2).get(),
        "exactly-full" => 2 * bet,
        "one-short-of-full" => 2 * bet - 1,
        "half-a-bet-in-limit" => bet + draw.within(bet / 2, bet - 1),
        _ if level.number() < 3 => {
            bet + draw
                .chips(bet / 5, bet / 2, bet / 10)
                .get()
                .clamp(1, bet - 1)
        }
        _ => bet + draw.within(1, bet - 1),
    };
    (bet, all)
}

fn act(hand: &mut Hand, action: Action) -> Option<()> {
    let Turn::Act(seat) = hand.turn() else {
        return None;
    };
    hand.apply(seat, action).ok()?;
    Some(())
}

fn asked(hand: Hand, level: Level) -> Option<Built> {
    let legal = hand.legal()?;
    let state = hand.state();
    let player = state.seat(legal.seat)?;
    let may = legal.wager.is_ok();
    let refused = legal.wager.as_ref().err();
    if refused.is_some_and(|why| !why.rules().contains(&RuleId::Allin6)) {
        return None;
    }
    let betting = &state.betting;
    let limit = state.rules.structure == Structure::FixedLimit;
    let house = state.rules.short_all_in_raise == ShortAllInRaise::HalfBetInLimit;
    let (bet, unit) = (betting.bet, betting.last_raise);
    let acted = player.matched.is_some();
    let grown = bet.saturating_sub(player.matched.unwrap_or(Chips::ZERO));
    let (reckoning, rules): (&str, &[RuleId]) = match (may, acted) {
        (false, _) => ("right-closed", &[RuleId::Allin6, RuleId::Allin5]),
        (true, false) => ("right-not-acted", &[RuleId::Allin5, RuleId::Allin8]),
        (true, true) if limit && house && grown < unit => ("right-half", &[RuleId::Allin7]),
        (true, true) => ("right-open", &[RuleId::Allin5]),
    };
    let name = ("name", Term::Seat(legal.seat));
    let right = Right::Pick {
        choice: if may { 1 } else { 2 },
        of: 2,
    };
    let mut line = Line::of(NAME, reckoning).with("name", legal.seat);
    if reckoning != "right-not-acted" {
        line = line.with("grown", grown).with("full", unit);
    }
    let prompt = match (limit, house) {
        (true, true) => "prompt-half",
        (true, false) => "prompt-limit",
        _ => "prompt",
    };
    let figures = [name.clone(), ("grown", grown.into()), ("full", unit.into())];
    let mut asking = Asking::new(NAME, right, rules)
        .prompt(Line::of(NAME, prompt).with("name", legal.seat))
        .choices(vec![Line::of(NAME, "yes"), Line::of(NAME, "no")])
        .reckoning(line);
    if !may {
        let half = limit && grown.times(2) >= unit;
        let (id, rules) = if half {
            ("half-without-the-option", [RuleId::Allin7])
        } else {
            ("yes-because-higher", [RuleId::Allin6])
        };
        asking = asking.slip(id, Answer::Pick(1), &rules, &figures);
    } else if acted {
        asking = asking.slip(
            "no-though-full",
            Answer::Pick(2),
            &[RuleId::Allin5],
            &figures,
        );
    } else {
        asking = asking.slip(
            "no-though-not-acted",
            Answer::Pick(2),
            &[RuleId::Allin5],
            &figures[..1],
        );
    }
    let mut parts = vec![asking.done()?];
    if let (Ok(wager), 4..) = (&legal.wager, level.number()) {
        let min = wager.min;
        let line = if limit {
            "right-least-limit"
        } else {
            "right-least"
        };
        let args = [
            ("bet", Term::Chips(bet)),
            ("by", unit.into()),
            ("min", min.into()),
        ];
        let mut line = Line::of(NAME, line);
        line.args.extend(args.iter().cloned());
        let part = Asking::new(NAME, exactly(min), &[RuleId::Bet2])
            .prompt(Line::of(NAME, "prompt-least"))
            .reckoning(line)
            .figure("short-total-doubled", bet.times(2), &[RuleId::Bet2], &args);
        parts.push(part.done()?);
    }
    Some(Built {
        shown: shown(hand, true),
        parts,
        seconds: 8,
    })
}
