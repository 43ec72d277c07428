//! Drill 9: where do the blinds go?

use super::asking::Asking;
use super::instance::{Part, Shown};
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::house::ButtonRule;
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::seat_set::SeatSet;
use crate::engine::table::Positions;
use crate::school::question::{Answer, Right};
use crate::school::spot::Scene;

const NAME: &str = "blinds-next-hand";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Blinds),
    rules: &[
        RuleId::Btn2,
        RuleId::Btn3,
        RuleId::Btn4,
        RuleId::Btn5,
        RuleId::Blind1,
        RuleId::Blind2,
        RuleId::Blind9,
        RuleId::Blind15,
        RuleId::Seat4,
        RuleId::Irreg1,
    ],
    patterns: &[
        Pattern::new("nobody-leaves", 15, 1),
        Pattern::new("small-blind-leaves", 20, 3).doubled(),
        Pattern::new("big-blind-leaves", 20, 3).doubled(),
        Pattern::new("next-big-blind-away", 15, 3).doubled(),
        Pattern::new("button-leaves", 10, 2),
        Pattern::new("two-leave", 10, 4),
        Pattern::new("three-become-two", 10, 3).doubled(),
    ],
    build,
    // The chairs, the button's, and who leaves or is away.
    examples: &[
        ("EX-BTN-1", "12345 1 2 leaves"),
        ("EX-BLIND-5", "123456 1 4 away"),
    ],
    example: |text| {
        let mut words = text.split(' ');
        let mut seats = || -> Option<Vec<Seat>> {
            let numbers = words.next()?.bytes().map(|digit| digit.wrapping_sub(b'1'));
            Some(numbers.map(Seat).collect())
        };
        let (seats, button, gone) = (seats()?, seats()?, seats()?);
        let case = Case {
            at: Positions::first(&seats, *button.first()?)?,
            seats,
            gone,
            away: text.ends_with("away"),
            rule: ButtonRule::DeadButton,
            hands: 1,
        };
        asked(&case, "")
    },
};

/// A hand that is over, and what is before the next.
struct Case {
    /// Who played it.
    seats: Vec<Seat>,
    at: Positions,
    /// Who does not play the next.
    gone: Vec<Seat>,
    /// Whether he keeps his chair.
    away: bool,
    rule: ButtonRule,
    /// How many hands ahead is asked.
    hands: u8,
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let players = match level.number() {
        _ if pattern == "three-become-two" => 3,
        1 => draw.within(3, 6),
        2 => draw.within(4, 7),
        3 => draw.within(4, 8),
        _ => draw.within(5, 9),
    };
    let seats = chairs(draw, players, level.number() > 3);
    let at = Positions::first(&seats, draw.pick(&seats)?)?;
    let gone = match pattern {
        "small-blind-leaves" => vec![at.small_blind],
        "big-blind-leaves" => vec![at.big_blind],
        // With everybody there the big blind goes to the next player.
        "next-big-blind-away" => vec![at.next(&seats, ButtonRule::DeadButton)?.big_blind],
        "button-leaves" => vec![at.button],
        "two-leave" => draw.some(&seats, 2),
        "three-become-two" => vec![draw.pick(&seats)?],
        _ => Vec::new(),
    };
    let far = level.number() == 5;
    let other_rule = far && pattern != "nobody-leaves" && draw.once_in(2);
    let case = Case {
        seats,
        at,
        gone,
        away: pattern == "next-big-blind-away",
        rule: if other_rule {
            ButtonRule::MovingButton
        } else {
            ButtonRule::DeadButton
        },
        hands: if far && !other_rule { 2 } else { 1 },
    };
    asked(&case, pattern)
}

impl Case {
    fn playing(&self) -> Vec<Seat> {
        let seats = self.seats.iter().copied();
        seats.filter(|seat| !self.gone.contains(seat)).collect()
    }

    /// Button and blinds after so many hands.
    fn after(&self, hands: u8, rule: ButtonRule) -> Option<Positions> {
        let playing = self.playing();
        (0..hands).try_fold(self.at, |at, _| at.next(&playing, rule))
    }

    /// Who posts the small blind.
    fn poster(&self, at: Positions) -> Option<Seat> {
        Some(at.small_blind).filter(|seat| self.playing().contains(seat))
    }
}

/// Who sits at this place of the order; the left of the chair is first, the right is last.
fn neighbours(seats: &[Seat], chair: Seat) -> (Option<Seat>, Option<Seat>) {
    let set: SeatSet = seats.iter().copied().collect();
    let before = seats.iter().rev().find(|seat| **seat < chair);
    let right = before.or(seats.last()).copied();
    (set.next_after(chair), right)
}

fn asked(case: &Case, pattern: &str) -> Option<Built> {
    let next = case.after(case.hands, case.rule)?;
    let other = match case.rule {
        ButtonRule::DeadButton => ButtonRule::MovingButton,
        ButtonRule::MovingButton => ButtonRule::DeadButton,
    };
    let other = case.after(case.hands, other)?;
    let parts = vec![
        big_part(case, next, other, pattern)?,
        small_part(case, next, other)?,
        button_part(case, next, other)?,
    ];
    let scene = Scene {
        seats: case.seats.clone(),
        you: None,
        button: Some(case.at.button),
        small_blind: Some(case.at.small_blind),
        big_blind: Some(case.at.big_blind),
        open: Vec::new(),
        board: Vec::new(),
    };
    Some(Built {
        shown: Shown::Scene(scene),
        parts,
        seconds: 12,
    })
}

fn only(seat: Option<Seat>) -> Right {
    Right::Seat(seat.into_iter().collect())
}

fn place(seat: Option<Seat>) -> Answer {
    seat.map_or(Answer::Nobody, Answer::Seat)
}

/// What somebody answers who follows the other reading of the rule.
const fn other_reading(rule: ButtonRule) -> &'static str {
    match rule {
        ButtonRule::DeadButton => "moving-button",
        ButtonRule::MovingButton => "dead-button",
    }
}

/// Between two players one sentence says all.
fn between_two(case: &Case, next: Positions) -> Option<Line> {
    let two = next.button == next.small_blind;
    let line = || {
        Line::of(NAME, "right-two")
            .with("name", next.big_blind)
            .with("other", next.button)
    };
    (two && case.playing().len() == 2).then(line)
}

fn big_part(case: &Case, next: Positions, other: Positions, pattern: &str) -> Option<Part> {
    let moving = case.rule == ButtonRule::MovingButton;
    let first = case.after(1, case.rule)?;
    let name = [("name", Term::Seat(next.big_blind))];
    let line = between_two(case, next).unwrap_or_else(|| match (case.rule, case.hands) {
        (ButtonRule::MovingButton, _) => Line::of(NAME, "right-moving")
            .with("name", next.big_blind)
            .with("button", next.button),
        (_, 1) => Line::of(NAME, "right").with("name", next.big_blind),
        _ => Line::of(NAME, "right-after-next")
            .with("name", next.big_blind)
            .with("first", first.big_blind),
    });
    let what = match case.gone.len() {
        0 => "nobody",
        1 if case.away => "away",
        1 => "leaves",
        _ => "leave",
    };
    let when = if case.hands == 1 {
        "next"
    } else {
        "after-next"
    };
    let id = if moving { "prompt-moving" } else { "prompt" };
    let prompt = Line::of(NAME, id)
        .with("what", what)
        .with("names", case.gone.clone())
        .with("when", when);
    let mut asking = Asking::new(
        NAME,
        only(Some(next.big_blind)),
        &[RuleId::Btn4, RuleId::Blind9],
    )
    .prompt(prompt)
    .reckoning(line);
    asking = asking.slip(
        other_reading(case.rule),
        Answer::Seat(other.big_blind),
        &[RuleId::Btn4],
        &name,
    );
    let (left, _) = neighbours(&case.seats, case.at.big_blind);
    if let Some(absent) = left.filter(|seat| case.gone.contains(seat)) {
        let args = [("name", Term::Seat(absent))];
        asking = asking.slip("absent", Answer::Seat(absent), &[RuleId::Btn4], &args);
    }
    if case.hands > 1 {
        let answer = Answer::Seat(first.big_blind);
        let args = [("name", Term::Seat(first.big_blind))];
        asking = asking.otherwise("one-hand-only", answer, &[RuleId::Blind9], &args);
    }
    asking = standstill(asking, Answer::Seat(case.at.big_blind));
    let (_, right) = neighbours(&case.seats, case.at.big_blind);
    asking = backwards(asking, place(right));
    let trap = match pattern {
        "small-blind-leaves" | "big-blind-leaves" => Some(other_reading(case.rule)),
        "next-big-blind-away" => Some("absent"),
        _ => None,
    };
    match trap {
        Some(trap) => asking.trap(trap).done(),
        None => asking.done(),
    }
}

/// Button and blinds left where they are.
fn standstill(asking: Asking, answer: Answer) -> Asking {
    asking.otherwise(
        "nothing-moves",
        answer,
        &[RuleId::Btn2, RuleId::Blind9],
        &[],
    )
}

/// Moved to the right instead of the left.
fn backwards(asking: Asking, answer: Answer) -> Asking {
    asking.otherwise("counter-clockwise", answer, &[RuleId::Seat4], &[])
}

fn small_part(case: &Case, next: Positions, other: Positions) -> Option<Part> {
    let poster = case.poster(next);
    let line = match (between_two(case, next), poster, case.rule) {
        (Some(line), ..) => line,
        (_, Some(seat), ButtonRule::DeadButton) => Line::of(NAME, "right-small").with("name", seat),
        (_, Some(seat), ButtonRule::MovingButton) => {
            Line::of(NAME, "right-small-moving").with("name", seat)
        }
        (_, None, _) => Line::of(NAME, "right-small-nobody"),
    };
    let rules = [
        RuleId::Btn3,
        RuleId::Btn4,
        // By the dead button nobody is spared his blinds; else the first to the left posts.
        if poster.is_none() {
            RuleId::Btn5
        } else {
            RuleId::Blind2
        },
    ];
    let mut asking = Asking::new(NAME, only(poster), &rules)
        .prompt(Line::of(NAME, "prompt-small"))
        .reckoning(line);
    if poster.is_none() {
        // Somebody is found who posts it.
        let playing = case.playing();
        let (left, right) = neighbours(&playing, next.small_blind);
        for seat in [left, right].into_iter().flatten() {
            let id = "small-blind-for-the-empty-chair";
            asking = asking.slip(id, Answer::Seat(seat), &[RuleId::Btn4], &[]);
        }
    }
    let name = [("name", Term::Seat(next.big_blind))];
    let reading = other_reading(case.rule);
    let answer = place(case.poster(other));
    asking = asking.otherwise(reading, answer, &[RuleId::Btn4], &name);
    standstill(asking, Answer::Seat(case.at.small_blind)).done()
}

fn button_part(case: &Case, next: Positions, other: Positions) -> Option<Part> {
    let chair = next.button;
    let taken = case.playing().contains(&chair);
    let line = match (between_two(case, next), taken, case.rule) {
        (Some(line), ..) => line,
        (_, _, ButtonRule::MovingButton) => {
            Line::of(NAME, "right-button-moving").with("name", chair)
        }
        (_, true, _) => Line::of(NAME, "right-button").with("name", chair),
        (_, false, _) => Line::of(NAME, "right-button-empty"),
    };
    let name = [("name", Term::Seat(next.big_blind))];
    let reading = other_reading(case.rule);
    let asking = Asking::new(NAME, only(Some(chair)), &[RuleId::Btn3, RuleId::Btn4])
        .prompt(Line::of(NAME, "prompt-button"))
        .reckoning(line)
        .slip(reading, Answer::Seat(other.button), &[RuleId::Btn4], &name);
    let asking = standstill(asking, Answer::Seat(case.at.button));
    let (_, right) = neighbours(&case.seats, case.at.button);
    backwards(asking, place(right)).done()
}
