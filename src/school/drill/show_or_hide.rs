//! Drill 17: show or hide?

use super::asking::Asking;
use super::instance::Part;
use super::laid::Laid;
use super::sheet::{Built, Sheet};
use super::table::{Mood, chairs, from_street, play_round, setup, shown_until};
use super::who_wins::board_plays;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{CardSet, Seed, Strength};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Event, Hand, Stakes, Street, Turn, What};
use crate::engine::house::{HouseRules, LosersShow};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::fault::FaultPlace;
use crate::school::question::{Answer, Right};
use crate::school::spot::Spot;

const NAME: &str = "show-or-hide";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Showdown),
    rules: &[
        RuleId::Show6,
        RuleId::Show7,
        RuleId::Show8,
        RuleId::Show9,
        RuleId::Show12,
        RuleId::Show18,
        RuleId::Fold5,
    ],
    patterns: &[
        Pattern::new("you-open", 20, 1),
        Pattern::new("beaten", 20, 1),
        Pattern::new("you-win", 15, 2).doubled(),
        Pattern::new("you-tie", 15, 3).doubled(),
        Pattern::new("you-win-only-a-side-pot", 10, 4).doubled(),
        Pattern::new("everybody-folded", 10, 3).doubled(),
        Pattern::new("all-must-show-option", 10, 5),
    ],
    build,
    examples: &[(
        "EX-SHOW-2",
        "game no-limit 1/2 · cash\ntable seats 1-3 · button 3\nstacks 100 each\n\
         hole 1 9h8h · 2 AsJd · 3 KsQd\nboard Ad Kc 9c 8d 2s\nstart river · in pot 10 each\n\
         play 1 check, 2 bet 10, 3 call 10, 1 call 10",
    )],
    example: |text| {
        let spot = Spot::read(text, 1, &FaultPlace::File, Seed::new([0; 32])).ok()?;
        let hand = spot.hand_after(spot.moves().len())?;
        let you = hand.turn().seat()?;
        let end = hand.events().len();
        asked(hand, end, you, "")
    },
};

/// What holds for somebody with closed cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Duty {
    Must = 1,
    MayChoose,
    Should,
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let side = pattern == "you-win-only-a-side-pot";
    let players = match level.number() {
        _ if side => draw.within(3, 5),
        1 => draw.within(2, 3),
        2 | 3 => draw.within(3, 4),
        _ => draw.within(3, 5),
    };
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let mut rules = HouseRules::default();
    if pattern == "all-must-show-option" {
        rules.losers_show = LosersShow::AllShow;
    }
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::ZERO,
    };
    let poor = if side { draw.pick(&seats) } else { None };
    let mut stacks: Vec<(Seat, Chips)> = Vec::new();
    for &seat in &seats {
        let (least, most) = if poor == Some(seat) {
            (20, 80)
        } else {
            (200, 500)
        };
        stacks.push((seat, draw.chips(least, most, 5)));
    }
    let mut setup = setup(draw, rules, stakes, button, &stacks);
    if pattern == "you-tie" {
        // Half of the ties lie on the board.
        let laid = if draw.once_in(2) {
            board_plays(draw, seats.len())?
        } else {
            Laid::dealt(&draw.pack(&[]), seats.len())?
        };
        let holders: Vec<_> = seats.iter().copied().zip(laid.hands).collect();
        setup.arrange(&holders, &laid.board).ok()?;
    }
    let you = draw.pick(&seats)?;
    let mut hand = from_street(setup, Street::River, Chips::new(10))?;
    let end = if pattern == "everybody-folded" {
        everybody_folds(&mut hand, you, draw)?
    } else {
        let mood = Mood {
            wager: 45,
            fold: 10,
            all_in: if side { 40 } else { 0 },
            step: 5,
            most: 200,
        };
        play_round(&mut hand, mood, draw)?;
        moment_of(&mut hand, you, draw)?
    };
    asked(hand, end, you, pattern)
}

/// One bets and all others fold; says how many events there are up to the last fold.
fn everybody_folds(hand: &mut Hand, you: Seat, draw: &mut Draw) -> Option<usize> {
    let mut end = 0;
    while let Turn::Act(seat) = hand.turn() {
        let bet = draw.chips(10, 60, 5);
        let action = match hand.legal()?.check {
            _ if seat == you => Action::Bet(bet),
            Ok(_) => Action::Check,
            Err(_) => Action::Fold,
        };
        end = hand.events().len() + 1;
        hand.apply(seat, action).ok()?;
    }
    Some(end)
}

/// Plays the showdown as far as this player's cards, and says how many events lie before them.
fn moment_of(hand: &mut Hand, you: Seat, draw: &mut Draw) -> Option<usize> {
    while let Turn::ShowOrMuck(seat) = hand.turn() {
        if seat == you {
            return Some(hand.events().len());
        }
        let action = if draw.once_in(3) {
            Action::Show
        } else {
            Action::Muck
        };
        hand.apply(seat, action).ok()?;
    }
    shown_at(hand, you)
}

/// Where in the hand this player's cards were turned up.
fn shown_at(hand: &Hand, you: Seat) -> Option<usize> {
    let turned = |event: &Event| matches!(event.what, What::Shown { seat, .. } if seat == you);
    hand.events().iter().position(turned)
}

/// Of the hands that lie open before this moment, the best one that stands against this player.
fn best_open(hand: &Hand, end: usize, you: Seat) -> Option<Strength> {
    let mut pots = hand.state().pots.iter();
    let rivals = pots.rfind(|pot| pot.seats.contains(you))?.seats;
    let open = hand.events()[..end].iter();
    let open = open.filter_map(|event| match event.what {
        What::Shown { seat, strength, .. } if rivals.contains(seat) => strength,
        _ => None,
    });
    open.max()
}

fn own(hand: &Hand, you: Seat) -> Option<Strength> {
    let cards = hand.state().seat(you)?.hole.cards()?;
    let board = CardSet::from_slice(&hand.state().board);
    Strength::of(board.union(CardSet::from_slice(&cards)))
}

/// Whether somebody who has claims on an inner pot alone holds more than this player.
fn is_behind_in_the_main_pot(hand: &Hand, you: Seat) -> bool {
    let pots = &hand.state().pots;
    let rival = |seat: Seat| seat != you && own(hand, seat) > own(hand, you);
    pots.len() > 1 && pots.first().is_some_and(|pot| pot.seats.iter().any(rival))
}

fn asked(hand: Hand, end: usize, you: Seat, pattern: &str) -> Option<Built> {
    let because = hand
        .events()
        .get(end)
        .filter(|_| shown_at(&hand, you) == Some(end));
    let because = because.map(|event| &event.because);
    let mine = own(&hand, you)?;
    let best = best_open(&hand, end, you);
    let left = hand.state().seats.iter().filter(|player| player.is_in());
    let alone = left.count() == 1 && hand.state().street == Street::River && best.is_none();
    let folded = alone && because.is_none();
    let (duty, line, rules): (Duty, &str, &[RuleId]) = match because {
        Some(Citation::ShowLastAggressor) => {
            (Duty::Must, "right-open", &[RuleId::Show2, RuleId::Show6])
        }
        Some(Citation::ShowFirstToAct) => (
            Duty::Must,
            "right-open-checked",
            &[RuleId::Show5, RuleId::Show6],
        ),
        Some(Citation::ShowAll) => (Duty::Must, "right-all", &[RuleId::Show6]),
        Some(Citation::ShowBeats) if best == Some(mine) => {
            (Duty::Should, "right-tie", &[RuleId::Show7, RuleId::Show8])
        }
        Some(Citation::ShowBeats) if pattern == "you-win-only-a-side-pot" => {
            (Duty::Should, "right-side", &[RuleId::Show7, RuleId::Show14])
        }
        Some(Citation::ShowBeats) => (Duty::Should, "right-win", &[RuleId::Show7, RuleId::Show8]),
        None if folded => (Duty::MayChoose, "right-folded", &[RuleId::Show9]),
        None if hand.turn() == Turn::ShowOrMuck(you) => {
            (Duty::MayChoose, "right-beaten", &[RuleId::Show7])
        }
        _ => return None,
    };
    let pots = hand.state().pots.len();
    let fits = match pattern {
        "you-open" => line.starts_with("right-open") && pots == 1,
        "beaten" => line == "right-beaten" && pots == 1,
        "you-win" => line == "right-win" && pots == 1,
        "you-tie" => line == "right-tie" && pots == 1,
        "you-win-only-a-side-pot" => {
            line == "right-side" && best.is_some() && is_behind_in_the_main_pot(&hand, you)
        }
        "everybody-folded" => folded,
        // Where a beaten hand could be hidden elsewhere.
        "all-must-show-option" => line == "right-all" && best > Some(mine),
        _ => true,
    };
    if !fits {
        return None;
    }
    let mut said = Line::of(NAME, line).with("name", you);
    if matches!(
        line,
        "right-beaten" | "right-win" | "right-tie" | "right-side"
    ) {
        said = said.with("hand", mine).with("best", best?);
    }
    let part = part(&hand, (duty, line, rules), said, you)?;
    Some(Built {
        shown: shown_until(hand, end, vec![you]),
        parts: vec![part],
        seconds: 7,
    })
}

fn part(
    hand: &Hand,
    (duty, line, rules): (Duty, &str, &[RuleId]),
    said: Line,
    you: Seat,
) -> Option<Part> {
    let all = hand.setup().rules.losers_show == LosersShow::AllShow;
    let prompt = if all { "prompt-all" } else { "prompt" };
    let choices = ["must", "may-choose", "should"];
    let right = Right::Pick {
        choice: duty as u8,
        of: 3,
    };
    let asking = Asking::new(NAME, right, rules)
        .prompt(Line::of(NAME, prompt).with("name", you))
        .choices(choices.map(|choice| Line::of(NAME, choice)).to_vec())
        .reckoning(said);
    let name = [("name", Term::Seat(you))];
    let pick = |duty: Duty| Answer::Pick(duty as u8);
    let hides = match line {
        "right-open" | "right-open-checked" => ("hides-though-opening", RuleId::Show6),
        "right-all" => ("hides-though-all-show", RuleId::Show6),
        "right-tie" => ("hides-a-tie", RuleId::Show8),
        "right-side" => ("hides-a-side-pot", RuleId::Show14),
        _ => ("hides-a-winner", RuleId::Show8),
    };
    let asking = match duty {
        Duty::Must => asking.slip(hides.0, pick(Duty::MayChoose), &[hides.1], &name),
        Duty::Should => asking
            .slip(hides.0, pick(Duty::MayChoose), &[hides.1], &name)
            .slip(
                "duty-for-a-claim",
                pick(Duty::Must),
                &[RuleId::Show7],
                &name,
            ),
        Duty::MayChoose => {
            let folded = line == "right-folded";
            let (id, rule) = if folded {
                ("must-when-all-folded", RuleId::Show9)
            } else {
                ("must-though-beaten", RuleId::Show7)
            };
            asking.slip(id, pick(Duty::Must), &[rule], &name).slip(
                "show-though-free",
                pick(Duty::Should),
                &[rule],
                &name,
            )
        }
    };
    asking.done()
}
