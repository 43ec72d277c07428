//! Drill 8: who opens?

use super::asking::Asking;
use super::sheet::{Built, Sheet};
use super::table::{chairs, example, poster, setup, shown};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, ForcedBet, ForcedKind, Hand, Stakes, Street, Turn};
use crate::engine::house::{HouseRules, Straddle};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Answer, Right};

const NAME: &str = "who-acts-first";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Blinds),
    rules: &[
        RuleId::Round2,
        RuleId::Round7,
        RuleId::Round13,
        RuleId::Round14,
        RuleId::Pos4,
        RuleId::Blind15,
        RuleId::Blind16,
        RuleId::Straddle5,
        RuleId::Btn1,
        RuleId::Btn4,
        RuleId::Seat4,
        RuleId::Deal2,
    ],
    patterns: &[
        Pattern::new("before-the-flop", 15, 1),
        Pattern::new("after-the-flop-small-blind-in", 12, 1),
        Pattern::new("small-blind-folded", 13, 2),
        Pattern::new("both-blinds-folded", 10, 2),
        Pattern::new("button-folded", 10, 3).doubled(),
        Pattern::new("first-left-of-the-button-all-in", 10, 4).doubled(),
        Pattern::new("heads-up-before", 8, 3).doubled(),
        Pattern::new("heads-up-after", 10, 3).doubled(),
        Pattern::new("straddle", 4, 4),
        Pattern::new("dead-button-empty-chair", 8, 5).doubled(),
    ],
    build,
    examples: &[
        (
            "EX-BTN-1",
            "game no-limit 1/2 · cash\ntable seats 1 3-5 · button 2 · SB 3 · BB 4\n\
             stacks 100 each\nplay [a]",
        ),
        (
            "EX-STRADDLE-1",
            "game no-limit 1/2 · cash · straddle 4\ntable seats 1-5 · button 1\nstacks 100 each\n\
             play [a]",
        ),
    ],
    example: |text| asked(example(text)?, ""),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let heads_up = pattern.starts_with("heads-up");
    let players = match level.number() {
        _ if heads_up => 2,
        1 => draw.within(3, 6),
        2 => draw.within(6, 9),
        _ => draw.within(4, 9),
    };
    let dead = pattern == "dead-button-empty-chair";
    let seats = chairs(
        draw,
        players.min(if dead { 7 } else { 9 }),
        level.number() == 5,
    );
    let button = if dead {
        let last = seats.last()?.0;
        let empty: Vec<Seat> = (0..last)
            .map(Seat)
            .filter(|seat| !seats.contains(seat))
            .collect();
        draw.pick(&empty)?
    } else {
        draw.pick(&seats)?
    };
    let mut rules = HouseRules::default();
    if pattern == "straddle" {
        rules.straddle = Straddle::On;
    }
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::ZERO,
    };
    let stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| (*seat, draw.chips(200, 500, 5)))
        .collect();
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    let mut left = setup.deal_order().collect::<Vec<_>>().into_iter();
    let (first, second, third) = (left.next()?, left.next()?, left.next());
    if pattern == "first-left-of-the-button-all-in" {
        let one = setup
            .players
            .iter_mut()
            .find(|player| player.seat == first)?;
        one.stack = Chips::new(10);
    }
    if let (Straddle::On, Some(seat)) = (rules.straddle, third) {
        let kind = ForcedKind::Straddle;
        setup.forced.push(ForcedBet {
            seat,
            kind,
            amount: Chips::new(20),
        });
    }
    let hand = Hand::deal(setup).ok()?;
    if level.number() == 2 && pattern == "before-the-flop" && draw.once_in(4) {
        return first_card(hand);
    }
    let before = matches!(pattern, "before-the-flop" | "heads-up-before" | "straddle")
        || (dead && draw.once_in(2));
    if before {
        return asked(hand, pattern);
    }
    let must_fold = |seat: Seat| match pattern {
        "small-blind-folded" => seat == first,
        "both-blinds-folded" => seat == first || seat == second,
        "button-folded" => seat == button,
        _ => false,
    };
    let must_stay = |seat: Seat| match pattern {
        "after-the-flop-small-blind-in" | "first-left-of-the-button-all-in" => seat == first,
        "small-blind-folded" => seat == second,
        _ => heads_up,
    };
    let folds: Vec<Seat> = seats
        .iter()
        .copied()
        .filter(|seat| {
            must_fold(*seat) || (level.number() > 1 && !must_stay(*seat) && draw.once_in(3))
        })
        .collect();
    let raiser = if level.number() > 1 && draw.once_in(2) {
        draw.pick(&seats)
    } else {
        None
    };
    let hand = to_the_flop(hand, &folds, raiser.filter(|seat| !folds.contains(seat)))?;
    asked(hand, pattern)
}

/// Plays to the flop: these fold, this one raises, the others call.
fn to_the_flop(mut hand: Hand, folds: &[Seat], raiser: Option<Seat>) -> Option<Hand> {
    let mut raiser = raiser;
    while hand.state().street == Street::Preflop {
        let Turn::Act(seat) = hand.turn() else {
            return None;
        };
        let legal = hand.legal()?;
        let action = match (&legal.wager, legal.check.is_ok()) {
            _ if folds.contains(&seat) => Action::Fold,
            (Ok(wager), _) if raiser == Some(seat) => {
                raiser = None;
                Action::Raise(RaiseTo(wager.min))
            }
            (_, true) => Action::Check,
            _ => Action::Call,
        };
        hand.apply(seat, action).ok()?;
    }
    matches!(hand.turn(), Turn::Act(_)).then_some(hand)
}

/// Who gets the first card (DEAL-2).
fn first_card(hand: Hand) -> Option<Built> {
    let first = hand.setup().deal_order().next()?;
    let button = hand.state().button;
    let right: SeatSet = [first].into_iter().collect();
    let part = Asking::new(NAME, Right::Seat(right), &[RuleId::Deal2])
        .prompt(Line::of(NAME, "prompt-first-card"))
        .reckoning(Line::of(NAME, "right-first-card").with("name", first))
        .slip(
            "button-dealt-first",
            Answer::Seat(button),
            &[RuleId::Deal2],
            &[("name", Term::Seat(button))],
        )
        .done()?;
    Some(Built {
        shown: shown(hand, false),
        parts: vec![part],
        seconds: 5,
    })
}

/// Every slip that this table allows.
fn with_slips(mut asking: Asking, hand: &Hand, (preflop, two): (bool, bool)) -> Asking {
    let state = hand.state();
    let button = state.button;
    let small = poster(hand, ForcedKind::SmallBlind);
    let said = |seat: Seat| [("name", Term::Seat(seat))];
    if let Some(small) = small.filter(|_| two && !preflop) {
        asking = asking.slip(
            "small-blind-heads-up",
            Answer::Seat(small),
            &[RuleId::Blind16],
            &said(small),
        );
    }
    let clockwise: Vec<Seat> = hand.setup().deal_order().collect();
    let able = |seat: Seat| {
        state
            .seat(seat)
            .is_some_and(|player| player.is_in() && !player.stack.is_zero())
    };
    if let Some(first) = clockwise.first().copied().filter(|_| preflop && !two) {
        asking = asking.slip(
            "blind-before-the-flop",
            Answer::Seat(first),
            &[RuleId::Round2],
            &said(first),
        );
    }
    if let Some(first) = clockwise
        .first()
        .copied()
        .filter(|first| !preflop && !able(*first))
    {
        asking = asking.otherwise(
            "folded-or-all-in",
            Answer::Seat(first),
            &[RuleId::Fold1, RuleId::Allin4],
            &said(first),
        );
    }
    if let Some(raiser) = state.betting.hand_aggressor {
        asking = asking.otherwise(
            "last-raiser",
            Answer::Seat(raiser),
            &[RuleId::Round7],
            &said(raiser),
        );
    }
    if able(button) && !two {
        asking = asking.otherwise(
            "button-first",
            Answer::Seat(button),
            &[RuleId::Btn1, RuleId::Round7],
            &said(button),
        );
    }
    let mut backwards = clockwise
        .iter()
        .rev()
        .copied()
        .filter(|seat| *seat != button && able(*seat));
    if let Some(right) = backwards.next().filter(|_| !two && !preflop) {
        asking = asking.otherwise(
            "right-instead-of-left",
            Answer::Seat(right),
            &[RuleId::Seat4],
            &said(right),
        );
    }
    asking
}

fn asked(hand: Hand, pattern: &str) -> Option<Built> {
    let opener = hand.turn().seat()?;
    let state = hand.state();
    let street = state.street;
    let two = state.seats.len() == 2;
    let preflop = street == Street::Preflop;
    let straddler = poster(&hand, ForcedKind::Straddle);
    let (reckoning, rules): (&str, &[RuleId]) = match (preflop, two) {
        (true, true) => ("right-heads-up-before", &[RuleId::Blind15, RuleId::Blind16]),
        (false, true) => ("right-heads-up-after", &[RuleId::Blind16]),
        (true, _) if straddler.is_some() => ("right-straddle", &[RuleId::Straddle5]),
        (true, _) => ("right-before", &[RuleId::Round2]),
        (false, _) if state.seat(state.button).is_some_and(|own| !own.is_in()) => {
            ("right-after", &[RuleId::Round7, RuleId::Pos4])
        }
        (false, _) => (
            "right-after",
            &[RuleId::Round7, RuleId::Round13, RuleId::Round14],
        ),
    };
    let right: SeatSet = [opener].into_iter().collect();
    let asking = Asking::new(NAME, Right::Seat(right), rules)
        .prompt(Line::of(
            NAME,
            if preflop { "prompt" } else { "prompt-after" },
        ))
        .reckoning(Line::of(NAME, reckoning).with("name", opener));
    let asking = with_slips(asking, &hand, (preflop, two));
    let trap = match pattern {
        "small-blind-folded" | "both-blinds-folded" | "first-left-of-the-button-all-in" => {
            Some("folded-or-all-in")
        }
        "heads-up-after" => Some("small-blind-heads-up"),
        _ => None,
    };
    let asking = match trap {
        Some(trap) => asking.trap(trap),
        None => asking,
    };
    Some(Built {
        shown: shown(hand, false),
        parts: vec![asking.done()?],
        seconds: 5,
    })
}
