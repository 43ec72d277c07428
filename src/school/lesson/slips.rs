//! The foreseen wrong answers of a step.

use super::answers::{action, figure, seat_of, seats_of, verbs};
use super::engine::set_of;
use super::keys::{Faults, Keys, Value, whole};
use crate::engine::cards::Rank;
use crate::engine::chips::Chips;
use crate::engine::seat::Seat;
use crate::school::fault::Problem;
use crate::school::question::{Answer, Foreseen, Kind, Payout, Right, Slip, Verb};

/// Reads the wrong answers; one that is right, or that can never be met, is a fault.
pub(super) fn foreseen(
    wrongs: &mut [Keys<'_, '_>],
    faults: &mut Faults<'_>,
    right: &Right,
) -> Vec<Foreseen> {
    let mut list: Vec<Foreseen> = Vec::with_capacity(wrongs.len());
    for keys in wrongs {
        let Some(value) = keys.need(faults, "answer") else {
            continue;
        };
        let allowed = keys.flag(faults, "allowed");
        let Some(slip) = slip(faults, value, right.kind()) else {
            keys.wrong(faults, "answer", value, wanted(right.kind()));
            continue;
        };
        let answer = faults.raw(value).to_owned();
        if let Slip::Exactly(exactly) = &slip {
            if right.is_met_by(exactly) {
                keys.fault_at(faults, value, Problem::WrongIsRight { answer });
            } else if list.iter().any(|before| before.slip.covers(exactly)) {
                keys.fault_at(faults, value, Problem::Unreachable { answer });
            }
        } else if list
            .iter()
            .any(|before| before.slip == slip || before.slip == Slip::Else)
        {
            keys.fault_at(faults, value, Problem::Unreachable { answer });
        }
        list.push(Foreseen {
            slip,
            allowed,
            rules: Vec::new(),
        });
    }
    list
}

/// What may stand there, as examples.
fn wanted(kind: Kind) -> &'static str {
    match kind {
        Kind::Act => "\"call\", \"raise\", \"raise 8\", \"else\"",
        Kind::Buttons => "\"with call\", \"without fold\", [\"fold\", \"call\"], \"else\"",
        Kind::Number => "14, 26.7, \"else\"",
        Kind::Seat | Kind::Seats => "2, \"nobody\", \"else\"",
        Kind::Order => "[2, 3], \"first 3\", \"4 before 2\", \"else\"",
        Kind::Pick => "2",
        Kind::Five => "\"77766\", \"with Kd\", \"else\"",
        Kind::Pots => "\"main 40\", \"side 1 3\", \"else\"",
        Kind::Award => "\"main 2\", \"side 1:13 4:12\", \"else\"",
    }
}

fn slip(faults: &Faults<'_>, value: &Value<'_>, kind: Kind) -> Option<Slip> {
    let text = value.get_ref().as_str();
    if text == Some("else") {
        return Some(Slip::Else);
    }
    let exactly = Slip::Exactly;
    match kind {
        Kind::Act => {
            let text = text?;
            match text.parse::<Verb>() {
                Ok(verb) => Some(Slip::Verb(verb)),
                Err(()) => action(text).map(|action| exactly(Answer::Act(action))),
            }
        }
        Kind::Buttons => match text {
            None => verbs(value).map(|verbs| exactly(Answer::Buttons(verbs))),
            Some(text) => {
                let (how, verb) = text.split_once(' ')?;
                let marked = match how {
                    "with" => true,
                    "without" => false,
                    _ => return None,
                };
                let verb = verb.parse().ok()?;
                Some(Slip::Button { verb, marked })
            }
        },
        Kind::Number => figure(faults, value).map(|figure| exactly(Answer::Number(figure))),
        Kind::Seat => match text {
            Some("nobody") => Some(exactly(Answer::Nobody)),
            _ => seat_of(value).map(|seat| exactly(Answer::Seat(seat))),
        },
        Kind::Seats => None,
        Kind::Order => match text {
            Some(text) => {
                if let Some((first, second)) = text.split_once(" before ") {
                    let number = |text: &str| text.trim().parse().ok();
                    return Some(Slip::Before(number(first)?, number(second)?));
                }
                let seats = text.strip_prefix("first ")?;
                seat_numbers(seats).map(Slip::Begins)
            }
            None => seats_of(value).map(|seats| exactly(Answer::Order(seats))),
        },
        Kind::Pick => {
            let choice = u8::try_from(whole(value)?).ok()?;
            Some(exactly(Answer::Pick(choice)))
        }
        Kind::Five => {
            let text = text?;
            if let Some(card) = text.strip_prefix("with ") {
                return card.parse().ok().map(Slip::With);
            }
            let ranks: Option<Vec<Rank>> = text.chars().map(Rank::from_char).collect();
            let mut ranks: [Rank; 5] = ranks?.try_into().ok()?;
            ranks.sort_unstable();
            Some(Slip::Ranks(ranks))
        }
        Kind::Pots | Kind::Award => of_a_pot(text?, kind),
    }
}

fn seat_numbers(text: &str) -> Option<Vec<Seat>> {
    let number = |word: &str| word.parse().ok().and_then(Seat::numbered);
    text.split_whitespace().map(number).collect()
}

/// `main 40`, `side2 1 3`, `main 1:13 4:12`.
fn of_a_pot(text: &str, kind: Kind) -> Option<Slip> {
    let (name, rest) = text.split_once(' ')?;
    let pot = match name {
        "main" => 0,
        "side" => 1,
        _ => name.strip_prefix("side")?.parse().ok()?,
    };
    if rest.contains(':') {
        let share = |word: &str| {
            let (seat, amount) = word.split_once(':')?;
            let seat = Seat::numbered(seat.parse().ok()?)?;
            Some((seat, Chips::new(amount.parse().ok()?)))
        };
        let payout: Option<Payout> = rest.split_whitespace().map(share).collect();
        return payout.map(|payout| Slip::Paid { pot, payout });
    }
    // A single number is a sum where pots are built, and a seat where they are given away.
    if kind == Kind::Pots && !rest.trim().contains(' ') {
        let amount = Chips::new(rest.trim().parse().ok()?);
        return Some(Slip::Sum { pot, amount });
    }
    let seats = seat_numbers(rest)?;
    Some(Slip::Entitled {
        pot,
        seats: set_of(&seats),
    })
}
