//! Drill 4: which buttons are there?

use super::asking::Asking;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, example, from_street, poster, setup, shown, walk};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind, Hand, HandSetup, LegalActions, Stakes, Street};
use crate::engine::house::{HouseRules, ShortAllInRaise, Straddle, Structure};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right, Verb, Verbs};

const NAME: &str = "legal-actions";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Betting),
    rules: &[
        RuleId::Round3,
        RuleId::Round4,
        RuleId::Round8,
        RuleId::Round9,
        RuleId::Check1,
        RuleId::Check2,
        RuleId::Check3,
        RuleId::Check4,
        RuleId::Fold2,
        RuleId::Blind12,
        RuleId::Blind13,
        RuleId::Blind14,
        RuleId::Blind22,
        RuleId::Straddle4,
        RuleId::Limit5,
        RuleId::Allin1,
        RuleId::Allin6,
        RuleId::Allin9,
        RuleId::Bet5,
        RuleId::Raise3,
    ],
    patterns: &[
        Pattern::new("nothing-bet", 12, 1),
        Pattern::new("facing-a-bet", 12, 1),
        Pattern::new("first-before-the-flop", 10, 2),
        Pattern::new("big-blind-unraised", 14, 3).doubled(),
        Pattern::new("big-blind-raised", 8, 3),
        Pattern::new("checked-then-a-bet", 8, 2),
        Pattern::new("stack-shorter-than-the-call", 8, 3).doubled(),
        Pattern::new("stack-between-call-and-minimum-raise", 8, 3).doubled(),
        Pattern::new("capped", 6, 4).doubled(),
        Pattern::new("not-reopened", 6, 3).doubled(),
        Pattern::new("all-opponents-all-in", 4, 3).doubled(),
        Pattern::new("straddler-or-live-post", 4, 4),
    ],
    build,
    examples: &[
        (
            "EX-BLIND-2",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 1\nstacks 100 each\n\
             play 4 call 2, 1 call 2, 2 call 1, [a]",
        ),
        (
            "EX-LIMIT-1",
            "game limit 5-10 · cash\ntable seats 1-5 · button 5\nstacks 100 each\n\
             start flop · in pot 0 each\nplay 1 bet 5, 2 raise 10, 3 raise 15, 4 raise 20, [a]",
        ),
        (
            "EX-ALLIN-4",
            "game limit 20-40 · cash\ntable seats 1-3 · button 3\nstacks 1:200 2:25 3:200\n\
             start flop · in pot 0 each\nplay 1 bet 20, 2 raise 25, 3 call 25, [a]",
        ),
        (
            "EX-STRADDLE-1",
            "game no-limit 1/2 · cash · straddle 4\ntable seats 1-5 · button 1\nstacks 100 each\n\
             play 5 call 4, 1 call 4, 2 call 3, 3 call 2, [a]",
        ),
    ],
    example: |text| asked(example(text)?, ""),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let players = match level.number() {
        1 => draw.within(2, 3),
        2 => draw.within(4, 6),
        3 | 4 => draw.within(2, 6),
        _ => draw.within(7, 10),
    };
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let rules = rules(pattern, level, draw);
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::ZERO,
    };
    let mut stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| (*seat, draw.chips(500, 1000, 10)))
        .collect();
    let short =
        pattern.starts_with("stack") || matches!(pattern, "not-reopened" | "all-opponents-all-in");
    if level.number() >= 3 && (short || draw.once_in(3)) {
        let one = draw.below(stacks.len() as u64) as usize;
        stacks[one].1 = draw.chips(10, 100, 5);
    }
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    if pattern == "straddler-or-live-post" {
        more_blinds(&mut setup, rules.straddle == Straddle::On)?;
    }
    let preflop = matches!(
        pattern,
        "first-before-the-flop"
            | "big-blind-unraised"
            | "big-blind-raised"
            | "straddler-or-live-post"
    );
    let hand = if preflop || (pattern == "facing-a-bet" && draw.once_in(3)) {
        Hand::deal(setup).ok()?
    } else {
        let street = draw.pick(&[Street::Flop, Street::Turn, Street::River])?;
        from_street(setup, street, Chips::new(10))?
    };
    let mood = Mood {
        wager: if pattern == "capped" { 70 } else { 35 },
        fold: 20,
        all_in: if short { 40 } else { 5 },
        step: 5,
        most: 1000,
    };
    let hand = walk(hand, mood, draw, |hand| fits(pattern, hand))?;
    asked(hand, pattern)
}

/// The house and its structure: no limit up to level 3, any from 4, other options at 5.
fn rules(pattern: &str, level: Level, draw: &mut Draw) -> HouseRules {
    let mut rules = HouseRules::default();
    if level.number() >= 4 {
        let any = [
            Structure::NoLimit,
            Structure::PotLimit,
            Structure::FixedLimit,
        ];
        rules.structure = draw.pick(&any).unwrap_or_default();
    }
    if level.number() == 5 {
        rules.raise_cap = 4;
        rules.short_all_in_raise = ShortAllInRaise::HalfBetInLimit;
    }
    if pattern == "capped" {
        rules.structure = Structure::FixedLimit;
    }
    if pattern == "straddler-or-live-post" && draw.once_in(2) {
        rules.straddle = Straddle::On;
    }
    rules
}

/// A straddle left of the big blind, or a live post right of the button.
fn more_blinds(setup: &mut HandSetup, straddle: bool) -> Option<()> {
    let seats: Vec<Seat> = setup.players.iter().map(|player| player.seat).collect();
    if seats.len() < 4 {
        return None;
    }
    let big = setup
        .forced
        .iter()
        .find(|bet| bet.kind == ForcedKind::BigBlind)?;
    let place = seats.iter().position(|seat| *seat == big.seat)?;
    let (kind, left, times) = if straddle {
        (ForcedKind::Straddle, 1, 2)
    } else {
        (ForcedKind::LivePost, 2, 1)
    };
    let seat = seats[(place + left) % seats.len()];
    let taken = setup.forced.iter().any(|bet| bet.seat == seat);
    let amount = big.amount.times(times);
    if taken {
        return None;
    }
    setup.forced.push(ForcedBet { seat, kind, amount });
    Some(())
}

/// Whether the decision at hand is a case of the pattern.
fn fits(pattern: &str, hand: &Hand) -> bool {
    let state = hand.state();
    let (Some(seat), Some(legal)) = (hand.turn().seat(), hand.legal()) else {
        return false;
    };
    let Some(player) = state.seat(seat) else {
        return false;
    };
    let bet = state.betting.bet;
    let preflop = state.street == Street::Preflop;
    let big = preflop && poster(hand, ForcedKind::BigBlind) == Some(seat);
    let acted = state
        .taken
        .iter()
        .any(|taken| taken.street == state.street && taken.seat == seat);
    let full = legal
        .wager
        .as_ref()
        .is_ok_and(|wager| wager.max > wager.min || wager.min == bet + state.betting.last_raise);
    let pays_all = legal
        .call
        .as_ref()
        .is_ok_and(|call| call.pay < bet.saturating_sub(player.bet));
    let refused = |rule: RuleId| {
        legal
            .wager
            .as_ref()
            .is_err_and(|why| why.rules().contains(&rule))
    };
    match pattern {
        "nothing-bet" => !preflop && bet.is_zero() && full,
        "facing-a-bet" => legal.call.is_ok() && full && !acted && !pays_all && !big,
        "first-before-the-flop" => preflop && state.taken.is_empty() && legal.call.is_ok() && full,
        "big-blind-unraised" => big && !acted && legal.check.is_ok() && legal.wager.is_ok(),
        "big-blind-raised" => big && !acted && legal.call.is_ok() && full && !pays_all,
        "checked-then-a-bet" => {
            !preflop && acted && player.bet.is_zero() && legal.call.is_ok() && full
        }
        "stack-shorter-than-the-call" => pays_all,
        "stack-between-call-and-minimum-raise" => {
            let all = player.bet + player.stack;
            let least = bet + state.betting.last_raise;
            legal.call.is_ok() && legal.wager.is_ok() && all < least
        }
        "capped" => refused(RuleId::Limit5),
        "not-reopened" => refused(RuleId::Allin6),
        "all-opponents-all-in" => refused(RuleId::Allin9) && legal.call.is_ok() && !pays_all,
        _ => {
            let live = [ForcedKind::Straddle, ForcedKind::LivePost];
            let own = live.iter().any(|kind| poster(hand, *kind) == Some(seat));
            own && !acted && legal.check.is_ok() && legal.wager.is_ok()
        }
    }
}

/// Why there is no raise, by the entry that forbids it.
fn closed(legal: &LegalActions) -> Option<&'static str> {
    let why = legal.wager.as_ref().err()?;
    let reasons = [
        (RuleId::Limit5, "capped"),
        (RuleId::Allin6, "not-reopened"),
        (RuleId::Allin9, "alone"),
        (RuleId::Allin1, "short"),
    ];
    let known = reasons.iter().find(|(rule, _)| why.rules().contains(rule));
    known.map(|(_, reason)| *reason)
}

/// Every slip that this decision allows; the bet, and what the player has in front.
fn with_slips(
    mut asking: Asking,
    legal: &LegalActions,
    preflop: bool,
    (bet, own): (Chips, Chips),
) -> Asking {
    let right = Verbs::legal(legal);
    let has = |verb| right.contains(verb);
    let name = ("name", Term::Seat(legal.seat));
    let with = |verb, marked| Answer::Buttons(right.with(verb, marked));
    if has(Verb::Check) {
        asking = asking
            .slip(
                "call-with-nothing-to-call",
                with(Verb::Call, true),
                &[RuleId::Round8],
                std::slice::from_ref(&name),
            )
            .slip(
                "no-fold-though-free",
                with(Verb::Fold, false),
                &[RuleId::Fold2],
                std::slice::from_ref(&name),
            );
    } else {
        let rule = if preflop {
            RuleId::Check3
        } else {
            RuleId::Check4
        };
        let due = bet.saturating_sub(own);
        asking = asking.slip(
            "check-after-a-bet",
            with(Verb::Check, true),
            &[rule],
            &[name.clone(), ("bet", bet.into())],
        );
        if legal.call.as_ref().is_ok_and(|call| call.pay < due) {
            asking = asking.slip(
                "no-call-when-short",
                with(Verb::Call, false),
                &[RuleId::Allin1],
                std::slice::from_ref(&name),
            );
        }
    }
    if has(Verb::Raise) {
        let instead = Answer::Buttons(right.with(Verb::Raise, false).with(Verb::Bet, true));
        asking = asking.slip(
            "bet-for-raise",
            instead,
            &[RuleId::Raise1],
            &[("bet", bet.into())],
        );
        if has(Verb::Check) {
            let check = with(Verb::Check, false);
            asking = asking.slip(
                "no-check-for-the-blind",
                check,
                &[RuleId::Blind13],
                std::slice::from_ref(&name),
            );
        }
    }
    if let Some(reason @ ("capped" | "not-reopened")) = closed(legal) {
        let (id, rule) = if reason == "capped" {
            ("raise-when-capped", RuleId::Limit5)
        } else {
            ("raise-when-not-reopened", RuleId::Allin6)
        };
        asking = asking.slip(id, with(Verb::Raise, true), &[rule], &[name]);
    }
    asking
}

fn asked(hand: Hand, pattern: &str) -> Option<Built> {
    let legal = hand.legal()?;
    let seat = legal.seat;
    let (street, betting) = (hand.state().street, hand.state().betting);
    let own = hand.state().seat(seat)?.bet;
    let right = Verbs::legal(&legal);
    let has = |verb| right.contains(verb);
    let preflop = street == Street::Preflop;
    let (reckoning, rules): (&str, &[RuleId]) =
        match (has(Verb::Check), has(Verb::Bet), has(Verb::Raise)) {
            (true, true, _) => ("right-nothing-bet", &[RuleId::Round8, RuleId::Check1]),
            (true, _, true) if poster(&hand, ForcedKind::Straddle) == Some(seat) => {
                ("right-option", &[RuleId::Straddle4, RuleId::Blind13])
            }
            (true, _, true) => ("right-option", &[RuleId::Blind12, RuleId::Blind13]),
            (false, _, true) => (
                "right-bet",
                &[RuleId::Round9, RuleId::Check4, RuleId::Round4],
            ),
            (false, false, false) => match closed(&legal)? {
                "capped" => ("right-capped", &[RuleId::Limit5]),
                "not-reopened" => ("right-not-reopened", &[RuleId::Allin6]),
                "alone" => ("right-alone", &[RuleId::Allin9]),
                _ => ("right-short", &[RuleId::Allin1]),
            },
            _ => return None,
        };
    let line = Line::of(NAME, reckoning).with("name", seat);
    let line = match reckoning {
        "right-nothing-bet" => line,
        _ => line.with("bet", betting.bet),
    };
    let asking = Asking::new(NAME, Right::Buttons(right), rules)
        .prompt(Line::of(NAME, "prompt").with("name", seat))
        .reckoning(line);
    let asking = with_slips(asking, &legal, preflop, (betting.bet, own));
    let asking = match pattern {
        "big-blind-unraised" => asking.trap("no-check-for-the-blind"),
        "capped" => asking.trap("raise-when-capped"),
        "not-reopened" => asking.trap("raise-when-not-reopened"),
        "stack-shorter-than-the-call" => asking.trap("no-call-when-short"),
        _ => asking,
    };
    Some(Built {
        shown: shown(hand, true),
        parts: vec![asking.done()?],
        seconds: 7,
    })
}
