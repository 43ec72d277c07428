//! Drill 34: first in.

use super::asking::Asking;
use super::instance::{Part, Shown, Table};
use super::opening::Opening;
use super::sheet::{Built, Sheet};
use super::table::{chairs, setup, shown};
use super::{Draw, Level, Line, Pattern, Skill};
use crate::engine::cards::{Card, Suit};
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Hand, Stakes, Turn};
use crate::engine::house::HouseRules;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "open-or-fold";

/// The statements to pick from.
const RAISE: u8 = 1;
const FOLD: u8 = 2;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Strategy),
    rules: &[RuleId::Pos1, RuleId::Pos2, RuleId::Pos3, RuleId::Round3],
    patterns: &[
        Pattern::new("clear-raise", 20, 1),
        Pattern::new("clear-fold", 25, 1),
        Pattern::new("near-the-border", 35, 3).doubled(),
        Pattern::new("same-cards-in-two-positions", 20, 4).doubled(),
    ],
    build,
    examples: &[],
    example: |_| None,
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let pack = draw.pack(&[]);
    let cards = [pack[0], pack[1]];
    let behind = draw.within(1, 9);
    let opening = Opening::of(cards, behind)?;
    let chance = opening.chance().in_tenths();
    let (low, high) = match level.number() {
        1 => (0..250, 801..1_001),
        2 => (250..401, 650..801),
        _ => (0..400, 601..1_001),
    };
    let fits = match pattern {
        "clear-raise" => low.contains(&chance),
        "clear-fold" => high.contains(&chance),
        "near-the-border" => (400..=600).contains(&chance),
        _ => !opening.is_close(),
    };
    let mut parts = vec![fits.then(|| asked("prompt", cards, behind))??];
    if pattern == "same-cards-in-two-positions" {
        let other = draw.within(1, 9);
        let there = Opening::of(cards, other)?;
        let turned = there.raises() != opening.raises() && !there.is_close();
        parts.push(turned.then(|| asked("prompt-again", cards, other))??);
    }
    let hand = folded_to(&pack, behind, draw)?;
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
        seconds: if level.number() == 5 { 3 } else { 5 },
    })
}

/// Everybody has folded to the player who gets the first two of these cards.
fn folded_to(pack: &[Card], behind: u64, draw: &mut Draw) -> Option<Hand> {
    let players = draw.within((behind + 1).max(3), 10);
    let seats = chairs(draw, players, false);
    let button = draw.pick(&seats)?;
    let stakes = Stakes {
        small_blind: Chips::new(5),
        big_blind: Chips::new(10),
        ante: Chips::ZERO,
    };
    let stacks: Vec<(Seat, Chips)> = seats
        .iter()
        .map(|seat| (*seat, Chips::new(1_000)))
        .collect();
    let mut setup = setup(draw, HouseRules::default(), stakes, button, &stacks);
    // Clockwise; the big blind, second from the left of the button, speaks last.
    let mut turns: Vec<Seat> = setup.deal_order().collect();
    turns.rotate_left(2);
    let own = *turns.get((players - behind - 1) as usize)?;
    let (mine, rest) = pack.split_at_checked(2)?;
    let (board, rest) = rest.split_at_checked(5)?;
    let mut holders = vec![(own, [mine[0], mine[1]])];
    let others = seats.iter().filter(|seat| **seat != own);
    let hands = rest.chunks_exact(2).map(|two| [two[0], two[1]]);
    holders.extend(others.copied().zip(hands));
    setup.arrange(&holders, board).ok()?;
    let mut hand = Hand::deal(setup).ok()?;
    while let Turn::Act(seat) = hand.turn() {
        if seat == own {
            return Some(hand);
        }
        hand.apply(seat, Action::Fold).ok()?;
    }
    None
}

/// Raise or fold with these cards and so many players behind.
fn asked(prompt: &str, cards: [Card; 2], behind: u64) -> Option<Part> {
    let opening = Opening::of(cards, behind)?;
    let raises = opening.raises();
    let (right, wrong, answer) = if raises {
        (RAISE, FOLD, "raise")
    } else {
        (FOLD, RAISE, "fold")
    };
    let reckoning = if opening.is_close() {
        Line::of(NAME, "right-close")
    } else {
        Line::of(NAME, "right").with("answer", answer)
    };
    let question = Right::Pick {
        choice: right,
        of: 2,
    };
    let asking = Asking::new(NAME, question, &[RuleId::Pos3, RuleId::Round3])
        .prompt(Line::of(NAME, prompt).with("behind", behind))
        .choices(vec![Line::of(NAME, "raise"), Line::of(NAME, "fold")])
        .reckoning(
            reckoning
                .with("behind", behind)
                .with("share", opening.chance()),
        );
    if opening.is_close() {
        return asking.also(Answer::Pick(wrong)).done();
    }
    with_slip(asking, cards, behind, raises, Answer::Pick(wrong)).done()
}

/// The slip behind the wrong answer: the right one for other suits, or for another position.
fn with_slip(asking: Asking, cards: [Card; 2], behind: u64, raises: bool, wrong: Answer) -> Asking {
    let turned = |opening: &Opening| opening.raises() != raises;
    let twin = twin(cards).and_then(|twin| Opening::of(twin, behind));
    let suited = cards[0].suit() == cards[1].suit();
    if let Some(opening) = twin.filter(turned).filter(|_| suited == raises) {
        let id = if suited {
            "suited-for-offsuit"
        } else {
            "offsuit-for-suited"
        };
        let args = [("share", opening.chance().into())];
        return asking.slip(id, wrong, &[], &args);
    }
    // The nearest position where it would be right.
    let places: Vec<u64> = if raises {
        (behind + 1..=9).collect()
    } else {
        (1..behind).rev().collect()
    };
    let found = places.into_iter().find_map(|place| {
        let opening = Opening::of(cards, place).filter(turned)?;
        Some((place, opening))
    });
    let Some((place, opening)) = found else {
        return asking;
    };
    let id = if raises {
        "earlier-position"
    } else {
        "later-position"
    };
    let args = [("behind", place.into()), ("share", opening.chance().into())];
    asking.slip(id, wrong, &[RuleId::Pos3], &args)
}

/// The same ranks, suited for offsuit or the other way round; a pair has no such twin.
fn twin([one, other]: [Card; 2]) -> Option<[Card; 2]> {
    let suit = if one.suit() == other.suit() {
        Suit::ALL.into_iter().find(|suit| *suit != one.suit())?
    } else {
        one.suit()
    };
    (one.rank() != other.rank()).then(|| [one, Card::new(other.rank(), suit)])
}
