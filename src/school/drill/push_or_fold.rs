//! Drill 35: all-in or fold.

use super::asking::Asking;
use super::instance::{Part, Shown, Table};
use super::share::Share;
use super::sheet::{Built, Sheet};
use super::table::{chairs, setup, shown};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::Card;
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, Hand, Stakes};
use crate::engine::house::HouseRules;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::odds::HandClass;
use crate::school::question::{Answer, Right};

const NAME: &str = "push-or-fold";

/// For each stack from 2 to 15 big blinds and each kind of hand two numbers of 16 bits, lowest
/// byte first, in thousandths of a big blind: how much better than a fold all-in is for the small
/// blind, a call for the big one. By the solution of the game (curriculum 8.4).
///
/// `cargo run --profile tools --no-default-features --features tools --bin train --
/// push-or-fold src/school/drill/push_or_fold.bin` has made it.
const WORTH: &[u8] = include_bytes!("push_or_fold.bin");

/// The shallowest and the deepest stacks, in big blinds.
const STACKS: (u64, u64) = (2, 15);

/// Below so many thousandths of a big blind both answers are accepted.
const CLOSE: u16 = 20;

/// The statements to pick from.
const ALL_IN: u8 = 1;
const FOLD: u8 = 2;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Strategy),
    rules: &[
        RuleId::Blind15,
        RuleId::Blind16,
        RuleId::Allin1,
        RuleId::Allin9,
        RuleId::Allin11,
        RuleId::Tourn9,
        RuleId::Tourn10,
        RuleId::Nolim1,
    ],
    patterns: &[
        Pattern::new("small-blind-clear", 20, 1),
        Pattern::new("small-blind-near-the-border", 30, 3).doubled(),
        Pattern::new("big-blind-clear", 15, 2),
        Pattern::new("big-blind-near", 25, 3).doubled(),
        Pattern::new("very-short", 10, 3).doubled(),
    ],
    build,
    examples: &[],
    example: |_| None,
};

/// A decision.
#[derive(Clone, Copy, Debug)]
struct Case {
    cards: [Card; 2],
    /// What both can lose, in big blinds.
    stack: u64,
    big_blind: u64,
    /// Whether the small blind is to act, not the big one.
    first: bool,
}

impl Case {
    /// How much better all-in or a call is than a fold, in thousandths of a big blind.
    fn worth(self) -> Option<i16> {
        let row = self.stack.checked_sub(STACKS.0)? as usize;
        let place = row * HandClass::COUNT + HandClass::of(self.cards).index();
        let start = 4 * place + if self.first { 0 } else { 2 };
        let bytes = WORTH.get(start..start + 2)?;
        Some(i16::from_le_bytes(bytes.try_into().ok()?))
    }

    /// The same as chips without its sign, in hundredths, to a tenth.
    fn chips(self) -> Option<Term> {
        let thousandths = u64::from(self.worth()?.unsigned_abs()) * self.big_blind;
        Some(Term::Decimal((thousandths + 50) / 100 * 10))
    }
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let number = level.number();
    let stack = match number {
        _ if pattern == "very-short" => draw.within(STACKS.0, 4),
        1 => 10,
        2 => draw.within(5, 10),
        _ => draw.within(STACKS.0, STACKS.1),
    };
    let first = match pattern {
        "very-short" => draw.once_in(2),
        _ => pattern.starts_with("small"),
    };
    let pack = draw.pack(&[]);
    let case = Case {
        cards: [pack[0], pack[1]],
        stack,
        big_blind: if number > 3 {
            draw.pick(&[20, 50, 100, 200])?
        } else {
            100
        },
        first,
    };
    let least = match number {
        1 => 201,
        2 => 101,
        3 => 51,
        4 => 21,
        _ => 0,
    };
    let off = case.worth()?.unsigned_abs();
    let fits = match pattern {
        "small-blind-near-the-border" | "big-blind-near" => (least..=200).contains(&off),
        "very-short" => off >= least,
        _ => off >= least.max(if number > 2 { 201 } else { 0 }),
    };
    let hand = fits.then(|| dealt(case, &pack, number == 5, draw))??;
    let mut parts = vec![decision(case)?];
    if number == 5 && !first {
        parts.push(needed(case)?);
    }
    let open = hand.turn().seat()?;
    let Shown::Table(table) = shown(hand, true) else {
        return None;
    };
    Some(Built {
        shown: Shown::Table(Box::new(Table {
            open: vec![open],
            ..*table
        })),
        parts,
        seconds: 6,
    })
}

/// Two players, the decision with the one who gets the first two of these cards; with `mixed`
/// stacks one of them has more than the other can lose.
fn dealt(case: Case, pack: &[Card], mixed: bool, draw: &mut Draw) -> Option<Hand> {
    let seats = chairs(draw, 2, false);
    let button = draw.pick(&seats)?;
    let blind = seats.iter().copied().find(|seat| *seat != button)?;
    let longer = if mixed { draw.pick(&seats) } else { None };
    let more = draw.within(1, 2 * case.stack) * case.big_blind;
    let stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| {
            let extra = if longer == Some(*seat) { more } else { 0 };
            (*seat, Chips::new(case.stack * case.big_blind + extra))
        })
        .collect();
    let stakes = Stakes {
        small_blind: Chips::new(case.big_blind / 2),
        big_blind: Chips::new(case.big_blind),
        ante: Chips::ZERO,
    };
    let mut setup = setup(draw, HouseRules::default(), stakes, button, &stacks);
    let (own, other) = if case.first {
        (button, blind)
    } else {
        (blind, button)
    };
    let holders = [(own, case.cards), (other, [pack[2], pack[3]])];
    setup.arrange(&holders, &pack[4..9]).ok()?;
    let mut hand = Hand::deal(setup).ok()?;
    if !case.first {
        let all = hand.legal()?.wager.ok()?.max;
        hand.apply(button, Action::Raise(RaiseTo(all))).ok()?;
    }
    Some(hand)
}

/// All-in or fold, call or fold.
fn decision(case: Case) -> Option<Part> {
    let worth = case.worth()?;
    let close = worth.unsigned_abs() < CLOSE;
    let (right, wrong) = if worth > 0 {
        (ALL_IN, FOLD)
    } else {
        (FOLD, ALL_IN)
    };
    let (prompt, choice, seat, slip) = match (case.first, worth > 0) {
        (true, true) => ("prompt", "all-in", "first", "folded-for-all-in"),
        (true, false) => ("prompt", "all-in", "first", "all-in-for-fold"),
        (false, true) => ("prompt-call", "call", "second", "folded-for-call"),
        (false, false) => ("prompt-call", "call", "second", "called-for-fold"),
    };
    let reckoning = match (close, worth > 0) {
        (true, _) => "right-close",
        (false, true) => "right",
        (false, false) => "right-fold",
    };
    let chips = case.chips()?;
    let question = Right::Pick {
        choice: right,
        of: 2,
    };
    let rules = if case.first {
        [RuleId::Tourn9, RuleId::Blind15]
    } else {
        [RuleId::Allin9, RuleId::Allin11]
    };
    let asking = Asking::new(NAME, question, &rules)
        .prompt(Line::of(NAME, prompt))
        .choices(vec![Line::of(NAME, choice), Line::of(NAME, "fold")])
        .reckoning(
            Line::of(NAME, reckoning)
                .with("seat", seat)
                .with("stack", case.stack)
                .with("chips", chips.clone()),
        );
    let wrong = Answer::Pick(wrong);
    if close {
        return asking.also(wrong).done();
    }
    asking.slip(slip, wrong, &[], &[("chips", chips)]).done()
}

/// The share that a call must win.
fn needed(case: Case) -> Option<Part> {
    let (call, whole) = (case.stack - 1, 2 * case.stack);
    let chips = |blinds: u64| Chips::new(blinds * case.big_blind);
    let share = Share::of(call, whole);
    let forgot = Share::of(call, whole - call);
    Asking::new(NAME, share.within(5), &[RuleId::Allin11])
        .prompt(Line::of(NAME, "prompt-share"))
        .reckoning(
            Line::of(NAME, "right-share")
                .with("call", chips(call))
                .with("pot", chips(whole))
                .with("share", share),
        )
        .share(
            "own-blind-forgotten",
            Share::of(1, 2),
            &[RuleId::Blind16],
            &[("blind", chips(1).into())],
        )
        .share(
            "own-call-left-out",
            forgot,
            &[],
            &[("share", forgot.into())],
        )
        .done()
}
