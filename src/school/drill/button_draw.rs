//! Drill 11: draw for the button.

use super::asking::Asking;
use super::instance::Shown;
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, Rank, Suit};
use crate::engine::house::DrawSuitOrder;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::table::draw_beats;
use crate::school::fault::FaultPlace;
use crate::school::question::{Answer, Right};
use crate::school::spot::Scene;

const NAME: &str = "button-draw";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Blinds),
    rules: &[
        RuleId::Draw1,
        RuleId::Draw2,
        RuleId::Draw3,
        RuleId::Draw4,
        RuleId::Btn6,
        RuleId::Deck2,
    ],
    patterns: &[
        Pattern::new("one-highest", 30, 1),
        Pattern::new("two-equal-highest", 40, 3).doubled(),
        Pattern::new("three-equal-highest", 15, 4).doubled(),
        Pattern::new("equal-lower-cards-as-bait", 15, 2),
    ],
    build,
    examples: &[("EX-DRAW-1", "table seats 1-3\nhole 1 Ad · 2 Ac · 3 9s")],
    example: |text| {
        let scene = Scene::read(text, 1, &FaultPlace::File).ok()?;
        let order = DrawSuitOrder::default();
        asked(scene, order, "", 5)
    },
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let players = match level.number() {
        1 => draw.within(2, 4),
        2 => draw.within(4, 6),
        3 => draw.within(4, 8),
        _ => draw.within(6, 10),
    };
    let seats = chairs(draw, players, false);
    let order = if level.number() > 2 && draw.once_in(2) {
        DrawSuitOrder::SpadesHeartsClubsDiamonds
    } else {
        DrawSuitOrder::default()
    };
    let (top, lower) = match pattern {
        "two-equal-highest" => (2, 1),
        "three-equal-highest" => (3, 1),
        "equal-lower-cards-as-bait" => (1, 2),
        _ => (1, 1),
    };
    let mut cards = cards(players as usize, top, lower, draw)?;
    draw.shuffle(&mut cards);
    let open = seats
        .iter()
        .copied()
        .zip(cards.iter().map(|card| vec![*card]));
    let scene = Scene {
        open: open.collect(),
        seats,
        you: None,
        button: None,
        small_blind: None,
        big_blind: None,
        board: Vec::new(),
    };
    let seconds = if level.number() == 5 { 3 } else { 5 };
    asked(scene, order, pattern, seconds)
}

/// So many cards, `top` of the highest rank and `lower` of the next; every other rank comes once.
fn cards(count: usize, top: usize, lower: usize, draw: &mut Draw) -> Option<Vec<Card>> {
    let mut ranks = draw.some(&Rank::ALL, (count + 2).checked_sub(top + lower)?);
    ranks.reverse();
    let mut cards = Vec::new();
    for (place, rank) in ranks.into_iter().enumerate() {
        let equal = match place {
            0 => top,
            1 => lower,
            _ => 1,
        };
        // Half of the pairs at the top are of the two suits about which the orders differ.
        let suits = if place == 0 && equal == 2 && draw.once_in(2) {
            vec![Suit::Clubs, Suit::Diamonds]
        } else {
            draw.some(&Suit::ALL, equal)
        };
        cards.extend(suits.into_iter().map(|suit| Card::new(rank, suit)));
    }
    Some(cards)
}

type Drawn = (Seat, Card);

/// Who is ahead of all others.
fn ahead(drawn: &[Drawn], beats: impl Fn(Card, Card) -> bool) -> Option<Drawn> {
    let better = |best: Drawn, next: Drawn| if beats(next.1, best.1) { next } else { best };
    drawn.iter().copied().reduce(better)
}

fn asked(scene: Scene, order: DrawSuitOrder, pattern: &str, seconds: u32) -> Option<Built> {
    let one = |(seat, cards): &(Seat, Vec<Card>)| Some((*seat, *cards.first()?));
    let drawn: Vec<Drawn> = scene.open.iter().map(one).collect::<Option<_>>()?;
    let (winner, card) = ahead(&drawn, |one, other| draw_beats(one, other, order))?;
    let equal: Vec<Drawn> = drawn
        .iter()
        .copied()
        .filter(|(_, other)| other.rank() == card.rank())
        .collect();
    let line = if equal.len() == 1 {
        Line::of(NAME, "right")
    } else {
        let cards: Vec<Card> = equal.iter().map(|(_, card)| *card).collect();
        Line::of(NAME, "right-suit").with("cards", cards)
    };
    let usual = order == DrawSuitOrder::default();
    let prompt = if usual { "prompt" } else { "prompt-other" };
    let right = Right::Seat([winner].into_iter().collect());
    // Ranks decide; suits do only among equals, and only here.
    let decides = if equal.len() == 1 {
        RuleId::Deck2
    } else {
        RuleId::Draw4
    };
    let mut asking = Asking::new(NAME, right, &[RuleId::Draw1, RuleId::Draw2, decides])
        .prompt(Line::of(NAME, prompt))
        .reckoning(line.with("card", vec![card]).with("name", winner));
    let said = |(seat, card): Drawn| [("name", Term::Seat(seat)), ("card", vec![card].into())];
    let other = if usual {
        DrawSuitOrder::SpadesHeartsClubsDiamonds
    } else {
        DrawSuitOrder::default()
    };
    if let Some(wrong) = ahead(&drawn, |one, other_card| draw_beats(one, other_card, other)) {
        let answer = Answer::Seat(wrong.0);
        asking = asking.slip("other-order", answer, &[RuleId::Draw3], &said(wrong));
    }
    // Two of a rank are no pair here.
    let lower: Vec<Drawn> = drawn
        .iter()
        .copied()
        .filter(|(seat, card)| {
            let same = |(other, twin): &Drawn| other != seat && twin.rank() == card.rank();
            drawn.iter().any(same) && !equal.contains(&(*seat, *card))
        })
        .collect();
    if let Some(wrong) = ahead(&lower, |one, other| draw_beats(one, other, order)) {
        let answer = Answer::Seat(wrong.0);
        asking = asking.slip("pair-before-rank", answer, &[RuleId::Draw1], &said(wrong));
    }
    let suit_first = |one: Card, other: Card| {
        let same = one.suit() == other.suit();
        // Of one rank the suits alone decide.
        let leveled = if same {
            other
        } else {
            Card::new(one.rank(), other.suit())
        };
        draw_beats(one, leveled, order)
    };
    if let Some(wrong) = ahead(&drawn, suit_first) {
        let answer = Answer::Seat(wrong.0);
        asking = asking.otherwise("suit-before-rank", answer, &[RuleId::Draw1], &said(wrong));
    }
    if let Some(wrong) = equal.first() {
        let answer = Answer::Seat(wrong.0);
        asking = asking.otherwise(
            "first-of-the-equal",
            answer,
            &[RuleId::Draw2],
            &said(*wrong),
        );
    }
    if pattern == "equal-lower-cards-as-bait" {
        asking = asking.trap("pair-before-rank");
    }
    Some(Built {
        parts: vec![asking.done()?],
        shown: Shown::Scene(scene),
        seconds,
    })
}
