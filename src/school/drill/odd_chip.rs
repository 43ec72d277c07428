//! Drill 15: the odd chip.

use super::asking::Asking;
use super::laid::Laid;
use super::sheet::{Built, Sheet};
use super::table::{chairs, payouts, setup, show_all, shown_until};
use super::who_wins::{board_plays, highest_suit};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, Seed};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, ForcedBet, ForcedKind, Hand, Stakes, Turn};
use crate::engine::house::{HouseRules, OddChip, OddChipsSpread};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::school::question::{Answer, Payout, Right};

const NAME: &str = "odd-chip";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Pots),
    rules: &[
        RuleId::Odd1,
        RuleId::Odd2,
        RuleId::Odd3,
        RuleId::Odd4,
        RuleId::Split1,
        RuleId::Split2,
        RuleId::Split3,
    ],
    patterns: &[
        Pattern::new("two-tie-one-odd", 30, 1),
        Pattern::new("three-tie-one-odd", 20, 2),
        Pattern::new("three-tie-two-odd", 20, 3).doubled(),
        Pattern::new("change-first", 10, 4).doubled(),
        Pattern::new("two-pots-with-an-odd-chip-each", 15, 3).doubled(),
        Pattern::new("button-among-the-tied", 5, 3),
    ],
    build,
    examples: &[
        ("EX-ODD-1", "25 1 2"),
        ("EX-ODD-2", "50 1 3"),
        ("EX-ODD-3", "25 5 2"),
    ],
    example: |text| {
        let mut draw = Draw::new(Seed::new([0; 32]));
        let mut numbers = text.split(' ').filter_map(|number| number.parse().ok());
        let (pot, chip, tied): (u64, u64, u64) =
            (numbers.next()?, numbers.next()?, numbers.next()?);
        let case = Case {
            tied: tied as usize,
            pot: Chips::new(pot),
            chip,
            side: None,
        };
        (0..10_000).find_map(|_| played(&case, HouseRules::default(), false, &mut draw))
    },
};

/// What is to be shared.
#[derive(Clone, Copy, Debug)]
struct Case {
    tied: usize,
    /// The main pot.
    pot: Chips,
    /// The chips it consists of; the smallest in the game is 1.
    chip: u64,
    /// What the beaten all-in player has put in, and what each of the others has on top.
    side: Option<(Chips, Chips)>,
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let tied = if pattern.starts_with("three") { 3 } else { 2 };
    let odd = if pattern == "three-tie-two-odd" { 2 } else { 1 };
    let top = if level.number() > 3 { 5_000 } else { 99 };
    let shares = draw.within(5, top / tied);
    let chip = if pattern == "change-first" {
        draw.pick(&[5, 25])?
    } else {
        1
    };
    let mut rules = HouseRules::default();
    if level.number() == 5 {
        if draw.once_in(2) {
            rules.odd_chip = OddChip::NearestCounterClockwise;
        } else {
            rules.odd_chips_spread = OddChipsSpread::AllToOne;
        }
    }
    let side = (pattern == "two-pots-with-an-odd-chip-each").then(|| {
        (
            Chips::new(draw.within(3, 20)),
            Chips::new(2 * draw.within(3, top / 8) + 1),
        )
    });
    let pot = match side {
        // Four have put in as much, and an odd number of dead chips is with it.
        Some((low, _)) => 4 * low.get() + 2 * draw.below(5) + 1,
        None => chip * (tied * shares + odd),
    };
    let case = Case {
        tied: tied as usize,
        pot: Chips::new(pot),
        chip,
        side,
    };
    played(&case, rules, pattern == "button-among-the-tied", draw)
}

/// Plays the case: a river that is checked, folders whose chips lie in the pot, hands that tie.
fn played(case: &Case, rules: HouseRules, button_tied: bool, draw: &mut Draw) -> Option<Built> {
    let extra = if case.side.is_some() { 2 } else { 1 };
    let count = case.tied + extra;
    let laid = if case.tied == 3 {
        board_plays(draw, 3)?
    } else {
        let laid = Laid::dealt(&draw.pack(&[]), if case.side.is_some() { 3 } else { 2 })?;
        let ties = laid.strengths[0] == laid.strengths[1];
        let beaten = laid
            .strengths
            .get(2)
            .is_none_or(|third| *third < laid.strengths[0]);
        (ties && beaten).then_some(laid)?
    };
    let seats = chairs(draw, count as u64, false);
    let mut people = seats.clone();
    draw.shuffle(&mut people);
    let tied = people[..case.tied].to_vec();
    let button = if button_tied {
        draw.pick(&tied)?
    } else {
        draw.pick(&seats)?
    };
    if !button_tied && tied.contains(&button) && case.side.is_none() {
        return None;
    }
    let stakes = Stakes {
        small_blind: Chips::new(1),
        big_blind: Chips::new(2),
        ante: Chips::ZERO,
    };
    // Everybody has put in as much; a dead post of the folder makes up the sum.
    let (puts, dead) = puts(case)?;
    let beaten = case.side.map(|_| people[case.tied]);
    let stacks: Vec<(Seat, Chips)> = people
        .iter()
        .zip(&puts)
        .map(|(seat, put)| {
            (
                *seat,
                if Some(*seat) == beaten {
                    *put
                } else {
                    *put + Chips::new(100)
                },
            )
        })
        .collect();
    let mut stacks = stacks;
    stacks.sort_unstable();
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    setup.forced.clear();
    for (seat, amount) in people.iter().zip(&puts) {
        setup.forced.push(ForcedBet {
            seat: *seat,
            kind: ForcedKind::Ante,
            amount: *amount,
        });
    }
    let holders = people.iter().copied().zip(laid.hands.iter().copied());
    let holders: Vec<_> = holders.collect();
    setup.arrange(&holders, &laid.board).ok()?;
    let poster = *people.last()?;
    setup.forced.push(ForcedBet {
        seat: poster,
        kind: ForcedKind::DeadPost,
        amount: dead,
    });
    let mut hand = Hand::deal(setup).ok()?;
    let folders = &people[laid.hands.len()..];
    let mut end = 0;
    while let Turn::Act(seat) = hand.turn() {
        let river = hand.state().board.len() == 5;
        let action = if river && folders.contains(&seat) {
            Action::Fold
        } else {
            Action::Check
        };
        end = hand.events().len() + 1;
        hand.apply(seat, action).ok()?;
    }
    show_all(&mut hand)?;
    asked(hand, end, &laid, &holders[..case.tied], case)
}

/// What each has put in, in the order of their roles: those who tie, the one who is beaten, the
/// folder; and the dead chips that are with it.
fn puts(case: &Case) -> Option<(Vec<Chips>, Chips)> {
    if let Some((low, on_top)) = case.side {
        let dead = case.pot.checked_sub(low.times(4))?;
        let all = low + on_top;
        return Some((vec![all, all, low, all], dead));
    }
    let players = case.tied as u64 + 1;
    let units = case.pot.get() / case.chip;
    let each = Chips::new((units - 1) / players * case.chip);
    let dead = case.pot.checked_sub(each.times(players))?;
    Some((vec![each; players as usize], dead))
}

fn asked(
    hand: Hand,
    end: usize,
    laid: &Laid,
    tied: &[(Seat, [Card; 2])],
    case: &Case,
) -> Option<Built> {
    let right = payouts(&hand)?;
    let amounts: Vec<Chips> = right
        .iter()
        .map(|payout| payout.iter().map(|(_, share)| *share).sum())
        .collect();
    let clockwise: Vec<Seat> = hand
        .setup()
        .deal_order()
        .filter(|seat| tied.iter().any(|(owner, _)| owner == seat))
        .collect();
    let rules = hand.state().rules;
    let even = |payout: &Payout| payout.iter().all(|(_, share)| *share == payout[0].1);
    if right
        .iter()
        .any(|payout| payout.len() != tied.len() || even(payout))
    {
        return None;
    }
    let (first, counter) = (
        clockwise[0],
        rules.odd_chip == OddChip::NearestCounterClockwise,
    );
    let to = if counter { *clockwise.last()? } else { first };
    let least = right[0].iter().map(|(_, share)| *share).min()?;
    let odd = amounts[0].saturating_sub(least.times(tied.len() as u64));
    let line = if rules.odd_chips_spread == OddChipsSpread::AllToOne {
        "right-all-to-one"
    } else {
        "right"
    };
    let line = Line::of(NAME, line)
        .with("pot", amounts[0])
        .with("share", least)
        .with("odd", odd.get())
        .with("name", to);
    let prompt = match (counter, rules.odd_chips_spread) {
        (true, _) => "prompt-counter-clockwise",
        (_, OddChipsSpread::AllToOne) => "prompt-all-to-one",
        _ if case.chip > 1 => "prompt-change",
        _ => "prompt",
    };
    let prompt = Line::of(NAME, prompt);
    let prompt = if case.chip > 1 && prompt.id.ends_with("change") {
        prompt.with("chip", Chips::new(case.chip))
    } else {
        prompt
    };
    let asking = Asking::new(
        NAME,
        Right::Award(right.clone()),
        &[RuleId::Odd2, RuleId::Odd1, RuleId::Split1],
    )
    .prompt(prompt)
    .reckoning(line);
    let normal = !counter && rules.odd_chips_spread == OddChipsSpread::OneEach;
    let asking = if normal {
        let asking = usual_slips(asking, &amounts, &clockwise, (laid, tied), (odd, case.chip));
        if case.chip > 1 {
            asking.trap("without-change")
        } else {
            asking
        }
    } else {
        let usual = amounts
            .iter()
            .map(|amount| shared(*amount, &clockwise, 1, true));
        let answer = Answer::Award(usual.collect());
        asking.slip(
            "default-instead",
            answer,
            &[RuleId::Odd2, RuleId::Odd3],
            &[],
        )
    };
    let part = asking.done()?;
    let open: Vec<Seat> = hand
        .state()
        .seats
        .iter()
        .filter(|player| player.is_in())
        .map(|player| player.seat)
        .collect();
    Some(Built {
        shown: shown_until(hand, end, open),
        parts: vec![part],
        seconds: 10,
    })
}

/// The slips where odd chips go out one by one from the left of the button; what is left over of
/// the main pot, and the chips it lies in.
fn usual_slips(
    mut asking: Asking,
    amounts: &[Chips],
    clockwise: &[Seat],
    (laid, tied): (&Laid, &[(Seat, [Card; 2])]),
    (odd, chip): (Chips, u64),
) -> Asking {
    let by = |order: &[Seat], one_each: bool| {
        let each = amounts
            .iter()
            .map(|amount| shared(*amount, order, 1, one_each));
        Answer::Award(each.collect())
    };
    let backwards: Vec<Seat> = clockwise.iter().rev().copied().collect();
    let name = [("name", Term::Seat(clockwise[0]))];
    asking = asking.slip("button-side", by(&backwards, true), &[RuleId::Odd2], &name);
    if odd.get() > 1 {
        asking = asking.slip("all-to-one", by(clockwise, false), &[RuleId::Odd3], &name);
    }
    if chip > 1 {
        let unchanged = amounts
            .iter()
            .map(|amount| shared(*amount, clockwise, chip, true));
        asking = asking.slip(
            "without-change",
            Answer::Award(unchanged.collect()),
            &[RuleId::Odd1],
            &[("chip", Chips::new(chip).into())],
        );
    }
    if let [main, side] = amounts[..] {
        let apart = vec![
            shared(main, clockwise, 1, true),
            shared(side, &backwards, 1, true),
        ];
        asking = asking.slip(
            "one-for-two-pots",
            Answer::Award(apart),
            &[RuleId::Split2],
            &name,
        );
    }
    let seats: SeatSet = (0..tied.len() as u8).map(Seat).collect();
    if let Some(higher) = laid
        .alone(seats, highest_suit)
        .map(|place| tied[place.index()].0)
    {
        let mut order = clockwise.to_vec();
        order.retain(|seat| *seat != higher);
        order.insert(0, higher);
        asking = asking.otherwise(
            "higher-suit",
            by(&order, true),
            &[RuleId::Split3],
            &[("name", Term::Seat(higher))],
        );
    }
    asking
}

/// An amount in equal parts; what is left over goes to the first in order, in these chips.
fn shared(amount: Chips, order: &[Seat], chip: u64, one_each: bool) -> Payout {
    let count = order.len() as u64;
    let each = amount.get() / chip / count * chip;
    let odd = (amount.get() - each * count) / chip;
    let mut payout: Payout = order
        .iter()
        .zip(0_u64..)
        .map(|(seat, place)| {
            let extra = if one_each && place < odd {
                chip
            } else if !one_each && place == 0 {
                odd * chip
            } else {
                0
            };
            (*seat, Chips::new(each + extra))
        })
        .collect();
    payout.sort_unstable();
    payout
}
