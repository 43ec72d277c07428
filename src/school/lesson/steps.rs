//! Reading one step or check question.

use super::answers::{self, Subject};
use super::engine::Moment;
use super::keys::{Faults, Keys};
use super::own::OwnWords;
use super::slips;
use super::words::TextKind;
use super::{FigureUnit, Setting, Step};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;
use crate::school::fault::Problem;
use crate::school::question::{Answer, Foreseen, Kind, Question, Right, Slip};
use crate::school::spot::{Comparison, Mark, Spot};

/// The parts of a lesson that its steps name.
#[derive(Debug)]
pub(super) struct Shown<'a> {
    pub(super) settings: &'a [(String, Setting)],
    pub(super) comparisons: &'a [(String, Comparison)],
    pub(super) rules: &'a [RuleId],
}

/// Seats are numbered from 1 to this.
const LAST_SEAT: i64 = 23;

/// Reads a step; none, if it cannot be taught.
pub(super) fn read(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    shown: &Shown<'_>,
    mut own: Option<(&mut OwnWords, &str)>,
) -> Option<Step> {
    let before = faults.list.len();
    let asks = asks(keys, faults)?;
    let kind = asks.kind();
    let setting = named(keys, faults, "spot", shown.settings);
    let mark = mark(
        keys,
        faults,
        setting.and_then(|place| spot(&shown.settings[place].1)),
    );
    let comparison = named(keys, faults, "cards", shown.comparisons);
    let seat = keys.number(faults, "seat", (1, LAST_SEAT));
    let seat = seat.and_then(|number| Seat::numbered(number.unsigned_abs()));
    let unit = unit(keys, faults);
    let fixed = keys.flag(faults, "fixed");
    if let Some((words, id)) = &mut own {
        let length = kind.map_or(TextKind::See, |_| TextKind::Prompt);
        if !words.read(keys, faults, "say", (id, length), &[]) {
            let key = "say".to_owned();
            keys.fault(faults, Problem::Missing { key });
        }
    }
    let question = match kind {
        None => None,
        Some(kind) => {
            let spot = setting.and_then(|place| spot(&shown.settings[place].1));
            let moment = spot.and_then(|spot| Moment::new(spot, mark, seat));
            let subject = Subject {
                moment: moment.as_ref(),
                comparison: comparison.map(|place| &shown.comparisons[place].1),
            };
            let question = question(keys, faults, kind, &subject, own);
            question.map(|(right, foreseen)| Question {
                right,
                foreseen,
                rules: shown.rules.to_vec(),
            })
        }
    };
    keys.finish(faults);
    if faults.list.len() > before {
        return None;
    }
    Some(Step {
        question,
        seat,
        unit,
        fixed,
        setting,
        mark,
        comparison,
    })
}

fn question(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    kind: Kind,
    subject: &Subject<'_>,
    mut own: Option<(&mut OwnWords, &str)>,
) -> Option<(Right, Vec<Foreseen>)> {
    let choices = match (kind, &mut own) {
        (Kind::Order, None) => {
            let choices = keys.number(faults, "choices", (2, 10));
            choices.map_or(0, |choices| usize::try_from(choices).unwrap_or(0))
        }
        (Kind::Pick, Some((words, id))) => {
            let choices = words.read_choices(keys, faults, id);
            if choices.is_none() {
                let key = "choices".to_owned();
                keys.fault(faults, Problem::Missing { key });
            }
            choices?
        }
        (Kind::Pick, None) => {
            keys.need(faults, "choices")?;
            usize::try_from(keys.number(faults, "choices", (2, 4))?).unwrap_or(2)
        }
        _ => 0,
    };
    let right = answers::right(keys, faults, kind, subject, choices);
    let place = keys.place.clone();
    let mut wrongs = keys.tables(faults, "wrong", |_| place.clone());
    // Asked for here, so that a slip before does not make a known key unknown.
    for known in ["right", "what", "accept", "hand", "ok"] {
        let _ = keys.get(known);
    }
    let right = right?;
    let foreseen = slips::foreseen(&mut wrongs, faults, &right);
    if let Some((words, id)) = own {
        let fills = fills(&right);
        words.read(
            keys,
            faults,
            "ok",
            (&[id, ".right"].concat(), TextKind::Feedback),
            &fills,
        );
        for (place, wrong) in wrongs.iter_mut().enumerate() {
            let number = match foreseen.get(place).map(|foreseen| &foreseen.slip) {
                Some(Slip::Exactly(Answer::Pick(choice))) => usize::from(*choice),
                _ => place + 1,
            };
            let id = format!("{id}.wrong-{number}");
            words.read(wrong, faults, "say", (&id, TextKind::Feedback), &fills);
        }
    }
    for wrong in &wrongs {
        wrong.finish(faults);
    }
    Some((right, foreseen))
}

/// What may stand in the texts for figures.
fn fills(right: &Right) -> Vec<(&'static str, String)> {
    match right {
        Right::Number { figure, .. } => vec![("amount", figure.to_string())],
        Right::Seat(seats) => {
            let numbers: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
            vec![("seat", numbers.join(", "))]
        }
        _ => Vec::new(),
    }
}

/// What a step asks.
#[derive(Clone, Copy, Debug)]
enum Asks {
    /// The learner only looks.
    Nothing,
    /// A question.
    Kind(Kind),
}

impl Asks {
    const fn kind(self) -> Option<Kind> {
        match self {
            Self::Nothing => None,
            Self::Kind(kind) => Some(kind),
        }
    }
}

/// The kind of a step; none, if it says no kind that there is.
fn asks(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>) -> Option<Asks> {
    let value = keys.need(faults, "kind")?;
    let name = value.get_ref().as_str();
    if name == Some("see") {
        return Some(Asks::Nothing);
    }
    let kind = Kind::ALL.into_iter().find(|kind| Some(kind.name()) == name);
    if kind.is_none() {
        let names = Kind::ALL.map(Kind::name).join(", ");
        keys.wrong(faults, "kind", value, &["see, ", &names].concat());
    }
    kind.map(Asks::Kind)
}

/// The place of what a key names.
fn named<T>(
    keys: &mut Keys<'_, '_>,
    faults: &mut Faults<'_>,
    key: &'static str,
    list: &[(String, T)],
) -> Option<usize> {
    let name = keys.text(faults, key)?;
    let place = list.iter().position(|(known, _)| known == name);
    if place.is_none()
        && let Some(value) = keys.get(key)
    {
        let known: Vec<&str> = list.iter().map(|(known, _)| known.as_str()).collect();
        let problem = Problem::Mark {
            found: name.to_owned(),
            known: known.join(", "),
        };
        keys.fault_at(faults, value, problem);
    }
    place
}

fn spot(setting: &Setting) -> Option<&Spot> {
    match setting {
        Setting::Hand(spot) => Some(spot),
        Setting::Scene(_) => None,
    }
}

fn mark(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>, spot: Option<&Spot>) -> Mark {
    let Some(name) = keys.text(faults, "mark") else {
        return Mark::Start;
    };
    let mark = Mark::named(name);
    let is_there = match (mark, spot) {
        (Some(Mark::Letter(letter)), Some(spot)) => spot.letters().any(|known| known == letter),
        (None, _) | (Some(Mark::Letter(_)), None) => false,
        (Some(Mark::Start | Mark::End), _) => true,
    };
    if !is_there && let Some(value) = keys.get("mark") {
        let letters = spot.into_iter().flat_map(Spot::letters).map(String::from);
        let known: Vec<String> = letters
            .chain(["start".to_owned(), "end".to_owned()])
            .collect();
        let problem = Problem::Mark {
            found: name.to_owned(),
            known: known.join(", "),
        };
        keys.fault_at(faults, value, problem);
    }
    mark.unwrap_or(Mark::Start)
}

fn unit(keys: &mut Keys<'_, '_>, faults: &mut Faults<'_>) -> FigureUnit {
    match keys.text(faults, "unit") {
        None | Some("chips") => FigureUnit::Chips,
        Some("percent") => FigureUnit::Percent,
        Some("count") => FigureUnit::Count,
        Some(_) => {
            if let Some(value) = keys.get("unit") {
                keys.wrong(faults, "unit", value, "chips, percent, count");
            }
            FigureUnit::Chips
        }
    }
}
