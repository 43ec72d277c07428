//! Drill 13: award the pots.

use super::asking::{Asking, number};
use super::build_the_pots::{Counted, betting};
use super::instance::Part;
use super::sheet::{Built, Sheet};
use super::table::{payouts, show_all, shown_until};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, CardSet, Seed, Strength};
use crate::engine::chips::Chips;
use crate::engine::hand::{Hand, Pot, Turn};
use crate::engine::house::Rake;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::fault::FaultPlace;
use crate::school::question::{Answer, Figure, Payout, Right};
use crate::school::spot::{Mark, Spot};

const NAME: &str = "award-the-pots";

const FEE: &str = "fee-taken-off";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Pots),
    rules: &[
        RuleId::Pot3,
        RuleId::Pot5,
        RuleId::Pot6,
        RuleId::Pot7,
        RuleId::Pot8,
        RuleId::Show14,
        RuleId::Show15,
        RuleId::Show19,
        RuleId::Split2,
        RuleId::Allin13,
        RuleId::Rake1,
        RuleId::Game5,
    ],
    patterns: &[
        Pattern::new("side-winner-differs", 20, 1),
        Pattern::new("one-takes-all", 15, 2),
        Pattern::new("best-hand-only-in-the-main-pot", 20, 3).doubled(),
        Pattern::new("third-best-hand-wins-a-pot", 15, 3).doubled(),
        Pattern::new("split-in-one-pot-only", 15, 4).doubled(),
        Pattern::new("split-in-two-pots", 10, 4),
        Pattern::new(FEE, 5, 5),
    ],
    build,
    examples: &[
        (
            "EX-ALLIN-2",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 1:100 2:5 3:100\n\
             start river · in pot 0 each\nhole 1 AsKd · 2 9c9d · 3 QhJs\nboard 9h 8d 5s | 3c | 2h\n\
             play 1 bet 20, 2 call 5, 3 call 20",
        ),
        (
            "EX-ALLIN-3",
            "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 1:20 2:500 3:500\n\
             start river · in pot 0 each\nhole 1 AsAd · 2 KhQd · 3 2c7c\nboard Ah 8d 5s | 3c | 2h\n\
             play 1 check, 2 bet 300, 3 call 300, 1 call 20",
        ),
        (
            "EX-POT-1",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 4\nstacks 1:50 *:300\n\
             start river · in pot 0 each\nhole 1 AsAd · 2 KhKd · 3 QcJc · 4 7c4d\n\
             board Ah 8d 5s | 3c | 2h\n\
             play 1 bet 50, 2 call 50, 3 raise 100, 4 fold, 2 call 50",
        ),
        (
            "EX-POT-2",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 4\nstacks 1:50 *:300\n\
             start river · in pot 0 each\nhole 1 AsAd · 2 QcJc · 3 KhKd · 4 7c4d\n\
             board Ah 8d 5s | 3c | 2h\n\
             play 1 bet 50, 2 call 50, 3 raise 100, 4 fold, 2 raise 150, 3 call 50",
        ),
        (
            "EX-POT-3",
            "game no-limit 1/2 · cash\ntable seats 1-4 · button 3\nstacks 1:10 2:30 3:60 4:100\n\
             start river · in pot 0 each\nhole 1 AsAd · 2 KhKd · 3 QcQd · 4 7c4d\n\
             board Ah 8d 5s | 3c | 2h\n\
             play 4 bet 100, 1 call 10, 2 call 30, 3 call 60",
        ),
    ],
    example: |text| {
        let spot = Spot::read(text, 1, &FaultPlace::File, Seed::new([0; 32])).ok()?;
        let before = spot.hand_after(spot.moves().len().checked_sub(1)?)?;
        let end = before.events().len() + 1;
        let hand = spot.hand_at(Mark::End)?;
        let counted = Counted::of(&hand, end)?;
        asked(hand, end, &counted.pots, Level::ALL[2])
    },
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let (players, step, top) = match level.number() {
        1 => (3, 5, 100),
        2 | 3 => (draw.within(3, 4), 5, 200),
        4 => (draw.within(4, 5), 1, 2_000),
        _ => (draw.within(5, 6), 1, 2_000),
    };
    let (hand, end) = betting("", level, draw, (players, step, top))?;
    let counted = Counted::of(&hand, end)?;
    let pots = counted.pots;
    let (least, most) = match level.number() {
        1 | 2 => (2, 2),
        3 | 4 => (2, 3),
        _ => (3, 4),
    };
    let contested = pots.iter().all(|pot| pot.seats.len() > 1);
    if !contested || matches!(hand.turn(), Turn::Act(_)) || !(least..=most).contains(&pots.len()) {
        return None;
    }
    let seats: Vec<Seat> = pots.first()?.seats.iter().collect();
    let (hole, board) = (0..300).find_map(|_| cards(pattern, &pots, &seats, draw))?;
    let mut setup = hand.setup().clone();
    setup.arrange(&hole, &board).ok()?;
    if pattern == FEE {
        setup.rules.rake = Rake {
            rate: 500,
            ..Rake::default()
        };
    }
    let mut played = Hand::deal(setup).ok()?;
    for taken in &hand.state().taken {
        played.apply(taken.seat, taken.action).ok()?;
    }
    show_all(&mut played)?;
    asked(played, end, &pots, level)
}

type Cards = (Vec<(Seat, [Card; 2])>, Vec<Card>);

/// Cards with which the pots go as the pattern wants.
fn cards(pattern: &str, pots: &[Pot], seats: &[Seat], draw: &mut Draw) -> Option<Cards> {
    let pack = draw.pack(&[]);
    let (board, rest) = pack.split_at_checked(5)?;
    let hole: Vec<(Seat, [Card; 2])> = seats
        .iter()
        .zip(rest.chunks_exact(2))
        .map(|(seat, two)| (*seat, [two[0], two[1]]))
        .collect();
    let strengths = strengths(&hole, board);
    let winners: Vec<Vec<Seat>> = pots.iter().map(|pot| winners(pot, &strengths)).collect();
    let single = winners.iter().all(|winners| winners.len() == 1);
    let splits = winners.iter().filter(|winners| winners.len() > 1).count();
    let differs = winners.iter().any(|seats| *seats != winners[0]);
    let better = |seat: Seat| {
        let own = strength(&strengths, seat);
        strengths
            .iter()
            .filter(|(_, other)| Some(*other) > own)
            .count()
    };
    let fits = match pattern {
        "one-takes-all" => single && !differs,
        "third-best-hand-wins-a-pot" => single && winners.iter().any(|seats| better(seats[0]) >= 2),
        "split-in-one-pot-only" => splits == 1,
        "split-in-two-pots" => splits >= 2,
        FEE => single,
        // The best hand is in the main pot only, and somebody else wins the side pot.
        _ => single && differs,
    };
    fits.then(|| (hole.clone(), board.to_vec()))
}

fn strengths(hole: &[(Seat, [Card; 2])], board: &[Card]) -> Vec<(Seat, Strength)> {
    let of = |(seat, two): &(Seat, [Card; 2])| {
        let cards: CardSet = board.iter().chain(two).copied().collect();
        Strength::of(cards).map(|strength| (*seat, strength))
    };
    hole.iter().filter_map(of).collect()
}

fn strength(strengths: &[(Seat, Strength)], seat: Seat) -> Option<Strength> {
    strengths
        .iter()
        .find(|(owner, _)| *owner == seat)
        .map(|(_, strength)| *strength)
}

fn winners(pot: &Pot, strengths: &[(Seat, Strength)]) -> Vec<Seat> {
    let best = pot
        .seats
        .iter()
        .filter_map(|seat| strength(strengths, seat))
        .max();
    pot.seats
        .iter()
        .filter(|seat| strength(strengths, *seat) == best)
        .collect()
}

fn asked(hand: Hand, end: usize, pots: &[Pot], level: Level) -> Option<Built> {
    let right = payouts(&hand)?;
    let state = hand.state();
    let hole: Vec<(Seat, [Card; 2])> = pots
        .first()?
        .seats
        .iter()
        .filter_map(|seat| Some((seat, state.seat(seat)?.hole.cards()?)))
        .collect();
    let strengths = strengths(&hole, &state.board);
    let fee = !state.rake.is_zero();
    let less = |amount: Chips| amount.saturating_sub(Chips::new(amount.get() / 20));
    let mut each = right.iter().zip(pots);
    if fee && each.any(|(payout, pot)| payout[0].1 != less(pot.amount)) {
        // The fee of the hand is shared out among the pots (S-14): where that leaves other amounts
        // than five per cent of each pot, the case is not asked.
        return None;
    }
    let names = ["main", "side", "second", "third"];
    let line = if fee {
        "right-fee"
    } else {
        ["right-two", "right-three", "right-four"].get(pots.len().checked_sub(2)?)?
    };
    let mut line = Line::of(NAME, line);
    for (name, pot) in names.iter().zip(pots).take(if fee { 0 } else { 4 }) {
        line = line.with(name, winners(pot, &strengths));
    }
    if fee {
        line = line.with("fee", state.rake);
    }
    let prompt = Line::of(NAME, if fee { "prompt-fee" } else { "prompt" });
    let asking = Asking::new(NAME, Right::Award(right.clone()), &rules_of(&right))
        .prompt(prompt)
        .reckoning(line);
    let asking = with_slips(asking, &right, pots, &strengths, state.rake);
    let mut parts = vec![asking.done()?, decided_first(pots)?];
    if level.number() == 5 {
        parts.push(net(&hand, &right)?);
    }
    let open = hole.iter().map(|(seat, _)| *seat).collect();
    let end = before_the_showdown(&hand, end);
    Some(Built {
        shown: shown_until(hand, end, open),
        parts,
        seconds: 20,
    })
}

/// What the payout shows: one who wins several pots, others who get what the winner of the main
/// pot may not have, equal hands.
fn rules_of(right: &[Payout]) -> Vec<RuleId> {
    let mut rules = vec![RuleId::Pot7, RuleId::Pot3];
    let gets = |payout: &Payout, seat: Seat| payout.iter().any(|(winner, _)| *winner == seat);
    if let Some((main, side)) = right.split_first() {
        let all = |(seat, _): &(Seat, Chips)| side.iter().all(|payout| gets(payout, *seat));
        if !side.is_empty() && main.iter().any(all) {
            rules.push(RuleId::Pot6);
        }
        let none = |payout: &Payout| main.iter().all(|(seat, _)| !gets(payout, *seat));
        if side.iter().any(none) {
            rules.push(RuleId::Pot8);
        }
    }
    if right.iter().any(|payout| payout.len() > 1) {
        rules.push(RuleId::Game5);
    }
    rules
}

/// Every slip that these pots and hands allow.
fn with_slips(
    mut asking: Asking,
    right: &[Payout],
    pots: &[Pot],
    strengths: &[(Seat, Strength)],
    fee: Chips,
) -> Asking {
    let mut order = strengths.to_vec();
    order.sort_unstable_by_key(|(_, strength)| core::cmp::Reverse(*strength));
    let paid = |to: &dyn Fn(usize) -> Seat| {
        let each = right.iter().enumerate().map(|(place, payout)| {
            let sum: Chips = payout.iter().map(|(_, share)| *share).sum();
            vec![(to(place), sum)]
        });
        Answer::Award(each.collect())
    };
    if let [(best, first), (second, next), ..] = order[..]
        && first > next
    {
        let name = [("name", Term::Seat(best))];
        asking = asking.slip(
            "everything-to-the-best",
            paid(&|_| best),
            &[RuleId::Pot3, RuleId::Allin13],
            &name,
        );
        let barred = pots
            .iter()
            .any(|pot| !pot.seats.contains(best) && !pot.seats.contains(second));
        if barred {
            let to = |place: usize| {
                if pots[place].seats.contains(best) {
                    best
                } else {
                    second
                }
            };
            let name = [("name", Term::Seat(second))];
            asking = asking.otherwise(
                "second-best-though-not-entitled",
                paid(&to),
                &[RuleId::Pot3],
                &name,
            );
        }
    }
    if !fee.is_zero() {
        let whole = right
            .iter()
            .zip(pots)
            .map(|(payout, pot)| vec![(payout[0].0, pot.amount)]);
        let args = [("fee", fee.into())];
        asking = asking.otherwise(
            "fee-forgotten",
            Answer::Award(whole.collect()),
            &[RuleId::Rake1],
            &args,
        );
    }
    asking
}

/// The events up to the last card of the board: the bets are gathered, nothing is awarded.
fn before_the_showdown(hand: &Hand, end: usize) -> usize {
    use crate::engine::hand::What;
    let events = hand.events();
    let settled = events.iter().rposition(|event| {
        matches!(
            event.what,
            What::BoardDealt { .. } | What::Collected { .. } | What::Returned { .. }
        )
    });
    settled.map_or(end, |place| end.max(place + 1))
}

/// Which pot is decided first (SHOW-14, SHOW-15).
fn decided_first(pots: &[Pot]) -> Option<Part> {
    let right = Right::Pick {
        choice: pots.len() as u8,
        of: pots.len() as u8,
    };
    let side = |place: usize| {
        if pots.len() == 2 {
            Line::of(NAME, "side-pot")
        } else {
            Line::of(NAME, "side-pot-number").with("number", place as u64)
        }
    };
    let choices = (0..pots.len()).map(|place| {
        if place == 0 {
            Line::of(NAME, "main-pot")
        } else {
            side(place)
        }
    });
    Asking::new(NAME, right, &[RuleId::Show14, RuleId::Show15])
        .prompt(Line::of(NAME, "prompt-first"))
        .choices(choices.collect())
        .reckoning(Line::of(NAME, "right-first"))
        .slip("main-pot-first", Answer::Pick(1), &[RuleId::Show14], &[])
        .done()
}

/// The result of whoever wins the main pot: collected less put in.
fn net(hand: &Hand, right: &[Payout]) -> Option<Part> {
    let seat = right.first()?.first()?.0;
    let player = hand.state().seat(seat)?;
    let (won, put) = (player.won, player.invested);
    let whole = |amount: Chips| i64::try_from(amount.get()).unwrap_or(i64::MAX);
    let figure = Figure::whole(whole(won) - whole(put));
    let line = Line::of(NAME, "right-net")
        .with("name", seat)
        .with("won", won)
        .with("put", put);
    let right = Right::Number {
        figure,
        accept: None,
    };
    Asking::new(NAME, right, &[RuleId::Allin13, RuleId::Show19])
        .prompt(Line::of(NAME, "prompt-net").with("name", seat))
        .reckoning(line)
        .slip(
            "collected-for-net",
            number(won),
            &[RuleId::Allin13],
            &[("put", put.into())],
        )
        .done()
}
