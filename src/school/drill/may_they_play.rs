//! Drill 10: dealt in or not?

use super::asking::Asking;
use super::instance::Shown;
use super::sheet::{Built, Sheet};
use super::table::chairs;
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::cards::{Card, Deck, Rank, Seed, Suit};
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, Hand, Stakes, Turn};
use crate::engine::house::{HouseRules, NewPlayerEntry};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::engine::table::{CashRules, CashTable, Entry, Positions, Upcoming};
use crate::school::question::{Answer, Right};
use crate::school::spot::Scene;

const NAME: &str = "may-they-play";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Events),
    rules: &[
        RuleId::Blind18,
        RuleId::Blind19,
        RuleId::Blind20,
        RuleId::Blind21,
        RuleId::Blind22,
        RuleId::Blind23,
        RuleId::Blind24,
        RuleId::Btn5,
    ],
    patterns: &[
        Pattern::new("missed-big-blind-safe-side", 12, 1),
        Pattern::new("newcomer-left-of-the-big-blind", 12, 2),
        Pattern::new("newcomer-between-the-blinds", 12, 3).doubled(),
        Pattern::new("between-button-and-small-blind", 12, 3).doubled(),
        Pattern::new("button-has-just-passed", 10, 3),
        Pattern::new("missed-between-button-and-big-blind", 10, 1).doubled(),
        Pattern::new("left-as-the-button-one-passing", 10, 4).doubled(),
        Pattern::new("two-passings", 6, 4).doubled(),
        Pattern::new("moved-away-from-the-blinds", 8, 4).doubled(),
        Pattern::new("moved-closer", 8, 4).doubled(),
    ],
    build,
    // The chairs, the first button, and what the case is about.
    examples: &[
        ("EX-BLIND-4", "13579 9 newcomer-between-the-blinds 4"),
        ("EX-BLIND-5", "123456 1 missed-big-blind-safe-side 4"),
        ("EX-BLIND-6", "12345679 9 moved-away-from-the-blinds 5 8"),
    ],
    example: |text| {
        let words: Vec<&str> = text.split(' ').collect();
        let numbers = |word: &str| -> Vec<Seat> {
            let numbers = word.bytes().map(|digit| digit.wrapping_sub(b'1'));
            numbers.map(Seat).collect()
        };
        let (seats, button) = (numbers(words.first()?), *numbers(words.get(1)?).first()?);
        let pattern = SHEET.patterns.iter().find(|known| known.name == words[2])?;
        let people: Vec<Seat> = words[3..].iter().flat_map(|word| numbers(word)).collect();
        let mut draw = Draw::new(Seed::new([0; 32]));
        let table = opened(HouseRules::default(), &seats, button, &mut draw)?;
        let who = Who {
            seat: *people.first()?,
            to: people.get(1).copied(),
        };
        told(table, pattern.name, who, &mut draw)
    },
};

/// Whom the question is about.
#[derive(Clone, Copy, Debug)]
struct Who {
    /// His chair; of somebody who moves, the old one.
    seat: Seat,
    /// The chair he moves to.
    to: Option<Seat>,
}

/// What holds for him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Free = 1,
    PostOrWait,
    NotYet,
}

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let players = match level.number() {
        1 => 6,
        2 => draw.within(5, 6),
        _ => draw.within(5, 8),
    };
    let newcomer = pattern_of_newcomer(pattern);
    let moves = pattern.starts_with("moved");
    let seats = if newcomer || moves || level.number() > 2 {
        chairs(draw, players.min(7), true)
    } else {
        chairs(draw, players, false)
    };
    let last = seats.last()?.0;
    let empty: Vec<Seat> = (0..last)
        .map(Seat)
        .filter(|seat| !seats.contains(seat))
        .collect();
    let mut house = HouseRules::default();
    if level.number() == 5 && draw.once_in(2) {
        house.new_player_entry = NewPlayerEntry::AnyTime;
        house.button_break_exemption = false;
    }
    let who = Who {
        seat: draw.pick(if newcomer { &empty } else { &seats })?,
        to: if moves { draw.pick(&empty) } else { None },
    };
    let button = draw.pick(&seats)?;
    let table = opened(house, &seats, button, draw)?;
    told(table, pattern, who, draw)
}

fn pattern_of_newcomer(pattern: &str) -> bool {
    let by_chair = ["between-button-and-small-blind", "button-has-just-passed"];
    pattern.starts_with("newcomer") || by_chair.contains(&pattern)
}

/// A cash table after its first hand, which had the button at this chair.
fn opened(house: HouseRules, seats: &[Seat], button: Seat, draw: &mut Draw) -> Option<CashTable> {
    let stakes = Stakes::of(&house, Chips::new(10)).ok()?;
    let rules = CashRules {
        seats: 10,
        stakes,
        house,
    };
    let mut table = CashTable::new(rules).ok()?;
    for &seat in seats {
        table.sit_down(seat, draw.chips(500, 1000, 50)).ok()?;
    }
    // The only ace gives the button.
    let low = Rank::ALL
        .iter()
        .flat_map(|rank| Suit::ALL.map(|suit| Card::new(*rank, suit)));
    let mut low = low.filter(|card| card.rank() != Rank::Ace);
    let cards: Option<Vec<Card>> = seats
        .iter()
        .map(|seat| {
            if *seat == button {
                Some(Card::new(Rank::Ace, Suit::Spades))
            } else {
                low.next()
            }
        })
        .collect();
    table.draw_for_button(&Deck::arranged(&cards?).ok()?).ok()?;
    play_hand(&mut table, draw)?;
    Some(table)
}

/// A hand in which everybody folds.
fn play_hand(table: &mut CashTable, draw: &mut Draw) -> Option<()> {
    let mut hand = Hand::deal(table.next_hand(draw.deck()).ok()?).ok()?;
    while let Turn::Act(seat) = hand.turn() {
        hand.apply(seat, Action::Fold).ok()?;
    }
    table.settle(&hand).ok()
}

/// How many chairs to the left.
const fn way(from: Seat, to: Seat) -> u8 {
    (to.0 + 10 - from.0) % 10
}

/// Plays on until the case is there, and asks.
fn told(mut table: CashTable, pattern: &str, who: Who, draw: &mut Draw) -> Option<Built> {
    let mut away = false;
    for _ in 0..16 {
        let last = table.positions()?;
        let mut coming = table.clone();
        let ready = match pattern {
            "moved-away-from-the-blinds" | "moved-closer" => moved(&mut coming, who),
            "missed-big-blind-safe-side" | "missed-between-button-and-big-blind" => {
                if away {
                    coming.sit_in(who.seat).ok()?;
                } else {
                    table.sit_out(who.seat).ok()?;
                }
                away
            }
            "left-as-the-button-one-passing" | "two-passings" => {
                if away {
                    coming.sit_in(who.seat).ok()?;
                } else if last.button == who.seat {
                    table.sit_out(who.seat).ok()?;
                    away = true;
                    play_hand(&mut table, draw)?;
                    continue;
                }
                away
            }
            _ => coming.sit_down(who.seat, Chips::new(500)).is_ok(),
        };
        if ready && let Ok(upcoming) = coming.upcoming() {
            // Where a newcomer sits down the blinds of the coming hand are set already.
            let ready_hand = pattern_of_newcomer(pattern).then(|| table.upcoming().ok());
            let ready_hand = ready_hand.flatten().unwrap_or_else(|| upcoming.clone());
            let built = asked(&coming, (&ready_hand, &upcoming), last, pattern, who);
            if built.is_some() {
                return built;
            }
        }
        away |= pattern.starts_with("missed");
        play_hand(&mut table, draw)?;
    }
    None
}

/// Whether he takes the other chair, and not just before his own big blind.
fn moved(table: &mut CashTable, who: Who) -> bool {
    let due = table.upcoming().map(|hand| hand.positions.big_blind);
    let last = table.positions().map(|at| (at.big_blind, at.small_blind));
    let blind = due.ok() == Some(who.seat)
        || last.is_some_and(|(big, small)| big == who.seat || small == who.seat);
    !blind
        && who
            .to
            .is_some_and(|to| table.change_seat(who.seat, to).is_ok())
}

/// Whether the chair is where the pattern wants it.
fn fits(pattern: &str, at: Positions, last: Positions, seats: &[Seat], who: Seat) -> bool {
    let between = |from: Seat, to: Seat| who != from && way(from, who) < way(from, to);
    let next = |chair: Seat| {
        seats
            .iter()
            .copied()
            .min_by_key(|seat| match way(chair, *seat) {
                0 => 10,
                far => far,
            })
    };
    match pattern {
        "newcomer-left-of-the-big-blind" => next(at.big_blind) == Some(who) && !at.bars(who),
        "newcomer-between-the-blinds" => between(at.small_blind, at.big_blind),
        "between-button-and-small-blind" => between(at.button, at.small_blind),
        "button-has-just-passed" => between(last.button, at.button),
        "missed-between-button-and-big-blind" => at.bars(who),
        "moved-away-from-the-blinds" | "moved-closer" => true,
        _ => !at.bars(who),
    }
}

/// Asks about the hand that is ready, `upcoming` with him at the table.
fn asked(
    table: &CashTable,
    (ready, upcoming): (&Upcoming, &Upcoming),
    last: Positions,
    pattern: &str,
    who: Who,
) -> Option<Built> {
    let seat = who.to.unwrap_or(who.seat);
    let at = ready.positions;
    let seats: Vec<Seat> = table.places().map(|(seat, _)| seat).collect();
    let entry = table.place(seat)?.entry;
    let lived = match pattern {
        "left-as-the-button-one-passing" if table.rules().house.button_break_exemption => {
            entry == Entry::ButtonBreak { passings: 1 }
        }
        "left-as-the-button-one-passing" => matches!(entry, Entry::Missed { big: true, .. }),
        // The exemption is for one passing only, so more than one is a case where it holds.
        "two-passings" => {
            table.rules().house.button_break_exemption && matches!(entry, Entry::Missed { .. })
        }
        "missed-big-blind-safe-side" | "missed-between-button-and-big-blind" => {
            matches!(entry, Entry::Missed { big: true, .. })
        }
        _ => true,
    };
    // Whose big blind it is plays in any case.
    if !lived || seat == at.big_blind || !fits(pattern, at, last, &seats, seat) {
        return None;
    }
    let barred = pattern_of_newcomer(pattern) && at.bars(seat);
    if !barred && at != upcoming.positions {
        return None;
    }
    let notices = upcoming.coming_in.iter().chain(&upcoming.waiting);
    let mut because = notices.filter(|notice| notice.seat == seat);
    let because = because.next().map(|notice| &notice.because);
    let standing = match because {
        _ if barred => Standing::NotYet,
        None | Some(Citation::NewcomerFree | Citation::ButtonBreakBack | Citation::MovedBack) => {
            Standing::Free
        }
        Some(Citation::NewcomerWaits { .. } | Citation::MissedWaits { .. }) => Standing::PostOrWait,
        Some(Citation::Barred | Citation::MovedWaits { .. }) => Standing::NotYet,
        _ => return None,
    };
    let wanted = match pattern {
        "moved-away-from-the-blinds" => standing == Standing::NotYet,
        "moved-closer" => standing == Standing::Free && entry == Entry::In,
        _ => true,
    };
    if !wanted {
        return None;
    }
    let dealt = |seat: Seat| ready.players.iter().any(|player| player.seat == seat);
    let scene = Scene {
        seats,
        you: None,
        button: Some(at.button),
        small_blind: Some(at.small_blind).filter(|seat| dealt(*seat)),
        big_blind: Some(at.big_blind),
        open: Vec::new(),
        board: Vec::new(),
    };
    let part = asking(table, pattern, who, (entry, standing)).done()?;
    Some(Built {
        shown: Shown::Scene(scene),
        parts: vec![part],
        seconds: 12,
    })
}

fn asking(
    table: &CashTable,
    pattern: &str,
    who: Who,
    (entry, standing): (Entry, Standing),
) -> Asking {
    let rules = table.rules();
    let house = &rules.house;
    let any_time = house.new_player_entry == NewPlayerEntry::AnyTime;
    let seat = who.to.unwrap_or(who.seat);
    let name = ("name", Term::Seat(seat));
    let prompt = match (pattern, who.to) {
        ("left-as-the-button-one-passing", _) if !house.button_break_exemption => {
            Line::of(NAME, "prompt-break-house")
        }
        ("left-as-the-button-one-passing", _) => Line::of(NAME, "prompt-break"),
        ("two-passings", _) => Line::of(NAME, "prompt-two-passings"),
        (_, Some(to)) => Line::of(NAME, "prompt-moved")
            .with("from", u64::from(who.seat.number()))
            .with("to", u64::from(to.number())),
        _ if pattern.starts_with("missed") => Line::of(NAME, "prompt-missed"),
        _ if any_time => Line::of(NAME, "prompt-newcomer-house"),
        _ => Line::of(NAME, "prompt-newcomer"),
    };
    let (line, rule) = match (standing, entry) {
        (Standing::NotYet, Entry::Moved { .. }) => ("right-farther", RuleId::Blind23),
        (Standing::NotYet, _) => ("right-barred", RuleId::Blind21),
        (Standing::Free, Entry::Newcomer) => ("right-any-time", RuleId::Blind20),
        (Standing::Free, Entry::ButtonBreak { .. }) => ("right-break", RuleId::Blind19),
        (Standing::Free, _) => ("right-closer", RuleId::Blind23),
        (_, Entry::Newcomer) => ("right-newcomer", RuleId::Blind20),
        _ if pattern == "two-passings" => ("right-two-passings", RuleId::Blind19),
        _ if pattern.starts_with("left") => ("right-no-exemption", RuleId::Blind19),
        _ => ("right-missed", RuleId::Blind18),
    };
    let mut reckoning = Line::of(NAME, line).with("name", seat);
    if standing == Standing::PostOrWait {
        reckoning = reckoning.with("amount", rules.stakes.big_blind);
    }
    let choices = ["free", "post-or-wait", "not-yet"];
    let right = Right::Pick {
        choice: standing as u8,
        of: 3,
    };
    let mut asking = Asking::new(NAME, right, &[rule])
        .prompt(prompt.with("name", seat))
        .choices(choices.map(|choice| Line::of(NAME, choice)).to_vec())
        .reckoning(reckoning);
    let slips: &[(&'static str, Standing, RuleId)] = match line {
        "right-barred" if entry == Entry::Newcomer && any_time => &[
            ("any-time-but-barred", Standing::Free, RuleId::Blind21),
            ("posts-though-barred", Standing::PostOrWait, RuleId::Blind21),
        ],
        "right-barred" if entry == Entry::Newcomer => &[
            ("free-newcomer", Standing::Free, RuleId::Blind20),
            ("posts-though-barred", Standing::PostOrWait, RuleId::Blind21),
        ],
        "right-barred" => &[
            ("free-though-missed", Standing::Free, RuleId::Blind18),
            ("posts-though-barred", Standing::PostOrWait, RuleId::Blind21),
        ],
        "right-newcomer" => &[
            ("free-newcomer", Standing::Free, RuleId::Blind20),
            ("barred-though-passed", Standing::NotYet, RuleId::Blind21),
        ],
        "right-missed" => &[
            ("free-though-missed", Standing::Free, RuleId::Blind18),
            ("barred-though-passed", Standing::NotYet, RuleId::Blind21),
        ],
        "right-any-time" => &[("usual-rule", Standing::PostOrWait, RuleId::Blind20)],
        "right-no-exemption" => &[("usual-rule", Standing::Free, RuleId::Blind19)],
        "right-break" => &[(
            "pays-after-the-break",
            Standing::PostOrWait,
            RuleId::Blind19,
        )],
        "right-two-passings" => &[("second-passing", Standing::Free, RuleId::Blind19)],
        "right-closer" => &[
            ("waits-though-closer", Standing::NotYet, RuleId::Blind23),
            ("pays-though-moved", Standing::PostOrWait, RuleId::Blind23),
        ],
        _ => &[
            ("plays-though-farther", Standing::Free, RuleId::Blind23),
            ("pays-though-moved", Standing::PostOrWait, RuleId::Blind23),
        ],
    };
    for &(id, standing, rule) in slips {
        let answer = Answer::Pick(standing as u8);
        asking = asking.slip(id, answer, &[rule], core::slice::from_ref(&name));
    }
    asking
}
